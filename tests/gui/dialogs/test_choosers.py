"""The choosers of files and of folders."""

from pathlib import Path

from PySide6.QtCore import QItemSelectionModel
from PySide6.QtWidgets import QFileDialog, QListView, QWidget
from pytestqt.qtbot import QtBot

from annotally_gui.dialogs.choosers import choose_files, choose_folders
from annotally_gui.services.settings import Settings


def test_what_was_chosen_is_handed_on_and_the_next_choice_begins_there(
    qtbot: QtBot, settings: Settings, tmp_path: Path
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    heard: list[list[str]] = []
    chooser = choose_files(window, settings, "Files", heard.append)
    paths = [str(tmp_path / name) for name in ("a", "b")]
    chooser.filesSelected.emit(paths)
    chooser.close()
    assert heard == [paths]
    assert settings.values.open_folder == str(tmp_path)
    again = choose_folders(window, settings, "Folder", heard.append)
    assert Path(again.directory().absolutePath()) == tmp_path
    again.close()


def test_several_folders_are_chosen_where_the_chooser_has_a_list(
    qtbot: QtBot, settings: Settings, tmp_path: Path
) -> None:
    folder = tmp_path / "annotators"  # beside that of the settings
    for name in ("first", "second", "third"):
        (folder / name).mkdir(parents=True)
    settings.change(open_folder=str(folder))
    window = QWidget()
    qtbot.addWidget(window)
    heard: list[list[str]] = []
    chooser = choose_folders(window, settings, "Folder", heard.append)
    assert chooser.fileMode() is QFileDialog.FileMode.Directory
    (listed,) = chooser.findChildren(QListView, "listView")
    qtbot.waitUntil(lambda: listed.model().rowCount(listed.rootIndex()) == 3)
    whole = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
    for row in (0, 2):
        listed.selectionModel().select(listed.model().index(row, 0, listed.rootIndex()), whole)
    chooser.accept()
    assert [sorted(paths) for paths in heard] == [[str(folder / name) for name in ("first", "third")]]
