"""Whether there is to be a project, and where."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from annotally_gui.dialogs import project_place
from annotally_gui.dialogs.project_place import ProjectPlaceField
from annotally_gui.services.settings import Settings


@pytest.fixture
def field(qtbot: QtBot, settings: Settings, tmp_path: Path) -> ProjectPlaceField:
    field = ProjectPlaceField(settings)
    qtbot.addWidget(field)
    field.propose([str(tmp_path / f"Emma_{number}.xml") for number in (1, 2)])
    field.show()
    return field


def test_there_is_none_until_somebody_asks_for_it(
    field: ProjectPlaceField, qtbot: QtBot, tmp_path: Path
) -> None:
    assert (field.place, field.problem(), field.change_button.isVisible()) == ("", "", False)
    with qtbot.waitSignal(field.changed):
        field.check.click()
    assert field.place == field.label.whole == str(tmp_path / "Emma.annotally")
    assert field.problem() == ""
    assert field.change_button.isVisible()


def test_a_place_that_a_person_chose_stays_and_a_file_there_is_never_replaced(
    field: ProjectPlaceField, tmp_path: Path
) -> None:
    field.check.click()
    field.change_button.click()
    (chooser,) = field.findChildren(QFileDialog)
    assert chooser.selectedFiles() == [str(tmp_path / "Emma.annotally")]
    chooser.fileSelected.emit(str(tmp_path / "mine.annotally"))
    chooser.close()
    field.propose([str(tmp_path / "other" / "x.xml")])
    assert field.place == str(tmp_path / "mine.annotally")
    assert field.problem() == ""
    (tmp_path / "mine.annotally").write_text("work of days")
    assert field.problem().startswith("mine.annotally already exists and is never replaced.")


def test_a_folder_that_cannot_be_written_is_named(
    field: ProjectPlaceField, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    field.check.click()
    monkeypatch.setattr(project_place, "is_writable", lambda _folder: False)
    assert str(tmp_path) in field.problem()
