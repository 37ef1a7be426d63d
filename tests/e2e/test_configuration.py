"""A configuration file as the task: opened, changed, tried, saved, and there again after a restart."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from annotally.tasks.task_names import TEXT, file_name
from annotally_gui.dialogs.configuration import ConfigurationDialog
from annotally_gui.dialogs.keep_changes import KeepChangesDialog
from annotally_gui.dialogs.message_boxes import RefusalDialog
from annotally_gui.dialogs.open_files import OpenFilesDialog
from annotally_resources import resource
from support.driver import Driver, Start

SAMPLE = Path(str(resource("sample"))) / "entities"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the sample's entities with their configuration."""
    return Path(shutil.copytree(SAMPLE, tmp_path / "entities"))


def open_configuration(driver: Driver, path: Path) -> None:
    """Open a configuration through the sheet, with the files it names."""
    driver.window.open_paths([str(path)])
    sheet = driver.dialog(OpenFilesDialog)
    assert isinstance(sheet, OpenFilesDialog)
    assert sheet.table.rowCount() == 2
    driver.settled(lambda: driver.keys("Return"))
    driver.activate()


def asked(driver: Driver) -> ConfigurationDialog:
    driver.keys("F7")
    dialog = driver.dialog(ConfigurationDialog)
    assert isinstance(dialog, ConfigurationDialog)
    return dialog


def signature(driver: Driver) -> str:
    assert driver.app_state.comparison is not None
    return driver.app_state.comparison.signature


def test_a_configuration_is_changed_tried_and_saved(start: Start, folder: Path) -> None:
    path = folder / "named-entity.cfg"
    written = path.read_text(encoding="utf-8")
    driver = start()
    open_configuration(driver, path)
    assert driver.app_state.request is not None
    assert driver.app_state.request.task == file_name(str(path))
    previous_signature = signature(driver)

    dialog = asked(driver)
    driver.write("articles")
    driver.until(lambda: dialog.current == "premodifiers")
    driver.click(dialog.editor.value.lines.viewport())
    driver.keys("ctrl+a")
    driver.write("the")
    driver.until(lambda: dialog.draft.state("premodifiers").values == ("the",))
    driver.settled(lambda: driver.keys("alt+g"))
    driver.activate()
    assert signature(driver) != previous_signature
    assert driver.app_state.request is not None
    assert driver.app_state.request.task.startswith(TEXT)
    assert path.read_text(encoding="utf-8") == written

    dialog = asked(driver)
    assert dialog.current == "premodifiers"
    assert dialog.isWindowModified()
    driver.keys("alt+s")
    driver.until(lambda: not dialog.isWindowModified())
    assert path.read_text(encoding="utf-8") == written.replace(":premodifiers a an the", ":premodifiers the")
    tried = signature(driver)
    driver.settled(lambda: driver.keys("alt+g"))
    assert signature(driver) == tried
    assert driver.app_state.request is not None
    assert driver.app_state.request.task == file_name(str(path))


def test_edits_are_asked_about_before_they_are_lost(sample: Driver) -> None:
    dialog = asked(sample)
    sample.write("connect_left")
    sample.until(lambda: dialog.current == "connect_leftovers")
    sample.click(dialog.editor.value.choice)
    sample.keys("y", "Return")
    sample.until(lambda: dialog.draft.state("connect_leftovers").values == ("yes",))
    sample.keys("Escape")
    sample.dialog(KeepChangesDialog)
    sample.keys("alt+d")
    sample.until(lambda: QApplication.activeModalWidget() is None)
    assert sample.app_state.request is None


def test_a_configuration_in_error_is_refused_on_the_sheet_with_every_line(start: Start, folder: Path) -> None:
    path = folder / "named-entity.cfg"
    path.write_text(path.read_text(encoding="utf-8").replace("scored  0", "scored  x"), encoding="utf-8")
    driver = start()
    driver.window.open_paths([str(folder / "key.sgm"), str(folder / "response.sgm"), str(path)])
    sheet = driver.dialog(OpenFilesDialog)
    assert isinstance(sheet, OpenFilesDialog)
    driver.keys("Return")
    driver.until(lambda: sheet.refusal is not None)
    assert sheet.refusal is not None
    assert [diagnostic.found for diagnostic in sheet.refusal.diagnostics] == ["threshold 'x'"] * 3
    assert not driver.comes(RefusalDialog, 0.2)
    driver.keys("Escape")
    driver.until(lambda: QApplication.activeModalWidget() is None)


def test_the_next_start_compares_by_the_same_text_though_it_is_in_no_file(start: Start, folder: Path) -> None:
    driver = start()
    open_configuration(driver, folder / "named-entity.cfg")
    dialog = asked(driver)
    dialog.list.select("connect_leftovers")
    driver.click(dialog.editor.value.choice)
    driver.keys("y", "Return")
    driver.until(lambda: dialog.draft.unsaved)
    driver.settled(lambda: driver.keys("alt+g"))
    driver.activate()
    previous_signature = signature(driver)
    driver.keys("ctrl+q")
    driver.until(driver.window.isHidden)
    driver.close()
    second_driver = start(None)
    second_driver.settled(second_driver.window.restore_session)
    assert signature(second_driver) == previous_signature
