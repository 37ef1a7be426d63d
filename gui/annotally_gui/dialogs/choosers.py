"""The system's choosers of files and folders, which begin where a person chose last."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QFileDialog, QListView, QTreeView, QWidget

from annotally_gui.services.settings import Settings

PathsTaker = Callable[[list[str]], object]
"""Takes the paths that were chosen."""


def choose_files(parent: QWidget, settings: Settings, title: str, then: PathsTaker) -> QFileDialog:
    """Ask for one file or several, and hand them on."""
    dialog = make_chooser(parent, settings, title, QFileDialog.FileMode.ExistingFiles)
    return _show(dialog, settings, then)


def choose_folders(parent: QWidget, settings: Settings, title: str, then: PathsTaker) -> QFileDialog:
    """Ask for one folder, or for several where the chooser can, and hand them on."""
    dialog = make_chooser(parent, settings, title, QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    # Qt offers no mode for several folders; its own chooser has lists that can be told to select several,
    # those of desktops have none and choose one.
    for view in (*dialog.findChildren(QListView, "listView"), *dialog.findChildren(QTreeView, "treeView")):
        view.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
    return _show(dialog, settings, then)


def make_chooser(parent: QWidget, settings: Settings, title: str, mode: QFileDialog.FileMode) -> QFileDialog:
    """Return a chooser that begins in the folder of the last choice; it is deleted when it is closed."""
    dialog = QFileDialog(parent, title, settings.values.open_folder)
    dialog.setFileMode(mode)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return dialog


def _show(dialog: QFileDialog, settings: Settings, then: PathsTaker) -> QFileDialog:
    def take(paths: list[str]) -> None:
        settings.change(open_folder=str(Path(paths[0]).parent))
        then(paths)

    dialog.filesSelected.connect(take)
    dialog.open()
    return dialog
