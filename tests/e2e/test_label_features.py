"""Labels in features (C9): said in the sheet, changed there by keys; nothing scored is told (C10)."""

from pathlib import Path

from PySide6.QtWidgets import QApplication

from annotally_gui.dialogs.label_features import LabelFeaturesDialog
from annotally_gui.dialogs.open_files import OpenFilesDialog
from support.adjudication_steps import shot
from support.driver import Driver, Start
from support.small_inputs import write
from support.webanno_samples import SPAN, webanno


def town(value: str, note: str) -> str:
    rows = (f"1-1 0-3 Ada {value} {note}", "1-2 4-8 left _ _")
    return webanno("#Text=Ada left", *rows, layers=(SPAN,))


def sheet_of(driver: Driver, folder: Path) -> OpenFilesDialog:
    folder.mkdir()
    paths = [
        write(folder, f"{who}.tsv", text) for who, text in (("key", town("A", "x")), ("resp", town("B", "x")))
    ]
    driver.window.open_paths(paths)
    sheet = driver.dialog(OpenFilesDialog)
    assert isinstance(sheet, OpenFilesDialog)
    return sheet


def test_c9_the_sheet_says_the_label_and_another_is_chosen_by_keys(start: Start, tmp_path: Path) -> None:
    driver = start((1000, 700))
    sheet = sheet_of(driver, tmp_path / "files")
    assert sheet.task.currentData() == "spans"
    assert sheet.labels.text() == "Thing: value…"
    shot(driver, "label-sheet")
    driver.settled(lambda: driver.keys("Return"))
    assert "label Thing=value" in driver.app_state.comparison.signature
    assert "F 0.00" in driver.status_text()
    assert driver.context.alerts.warnings[0].found.startswith("documents resp and key are taken for one")

    sheet = sheet_of(driver, tmp_path / "again")
    driver.keys("alt+l")
    dialog = driver.dialog(LabelFeaturesDialog)
    assert isinstance(dialog, LabelFeaturesDialog)
    driver.until(dialog.boxes["Thing"].hasFocus)
    shot(driver, "label-features")
    driver.keys("Down")
    driver.until(lambda: dialog.boxes["Thing"].currentData() == "note")
    driver.keys("alt+u")
    driver.until(lambda: sheet.labels.text() == "Thing: note…")
    driver.settled(lambda: driver.click(sheet.accept_button))
    assert "label Thing=note" in driver.app_state.comparison.signature
    assert "F 100.00" in driver.status_text()
    assert any("value of Thing (1)" in warning.found for warning in driver.context.alerts.warnings)


def test_c10_a_task_that_scores_nothing_is_told_at_once(start: Start, tmp_path: Path) -> None:
    driver = start((1000, 700))
    sheet = sheet_of(driver, tmp_path / "files")
    sheet.task.setCurrentIndex(sheet.task.findData("muc4"))
    sheet.task.activated.emit(sheet.task.currentIndex())
    assert not sheet.labels.isVisible()
    driver.settled(lambda: driver.click(sheet.accept_button))
    shot(driver, "nothing-scored")
    assert driver.window.status.currentMessage().startswith("Nothing is scored: ")
    assert QApplication.activeModalWidget() is None
    assert any(warning.found.startswith("nothing is scored: ") for warning in driver.context.alerts.warnings)
    assert driver.corpus.model.rowCount() == 1


def test_c10_the_sheet_comes_again_from_the_status_bar_with_the_task_of_the_files(
    start: Start, tmp_path: Path
) -> None:
    driver = start((1000, 700))
    sheet = sheet_of(driver, tmp_path / "files")
    sheet.task.setCurrentIndex(sheet.task.findData("muc4"))
    sheet.task.activated.emit(sheet.task.currentIndex())
    driver.settled(lambda: driver.click(sheet.accept_button))
    driver.until(driver.window.status.choice.isVisible)
    shot(driver, "nothing-scored-choice")
    driver.keys("alt+t")
    second_dialog = driver.dialog(OpenFilesDialog)
    assert isinstance(second_dialog, OpenFilesDialog)
    assert (second_dialog.task.currentData(), second_dialog.table.rowCount()) == ("spans", 2)
    driver.settled(lambda: driver.keys("Return"))
    assert "F 0.00" in driver.status_text()
    assert driver.corpus.model.rowCount() == 1
