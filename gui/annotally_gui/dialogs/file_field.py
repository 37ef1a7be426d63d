"""A field of a dialog for a file, which may be none."""

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QWidget

from annotally_gui.dialogs.frame import make_button
from annotally_gui.services.i18n import tr
from annotally_gui.services.settings import Settings
from annotally_gui.services.theme import GAP
from annotally_gui.widgets.elided_label import ElidedLabel


class FileField(QWidget):
    """A field for a file, which may be none."""

    changed = Signal()

    def __init__(self, settings: Settings, name: str, patterns: str) -> None:
        super().__init__()
        self._settings, self._name, self._patterns = settings, name, patterns
        self.path = ""
        self.file_label = ElidedLabel()
        self.choose = make_button(tr("Choose…"), self._ask)
        self.choose.setAccessibleName(tr("Choose {what}", what=name))
        self.none = make_button(tr("None"), lambda: self.take(""))
        self.none.setAccessibleName(tr("No {what}", what=name))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP)
        row.addWidget(self.file_label, 1)
        row.addWidget(self.choose)
        row.addWidget(self.none)
        self.setFocusProxy(self.choose)
        self.show_path("")

    def show_path(self, path: str) -> None:
        """Show a file; an empty path is none."""
        self.path = path
        self.file_label.set_whole(Path(path).name if path else tr("none"))
        self.file_label.setToolTip(path)
        self.none.setEnabled(bool(path))

    def take(self, path: str) -> None:
        """Take a file, or none with an empty path."""
        self.show_path(path)
        self.changed.emit()

    def _ask(self) -> None:
        folder = self._settings.values.open_folder
        path, _ = QFileDialog.getOpenFileName(self, self._name, folder, self._patterns)
        if path:
            self._settings.change(open_folder=str(Path(path).parent))
            self.take(path)
