"""The day's work by keyboard: what is asked, what was decided, and against whom."""

import csv
from pathlib import Path

import pytest

from annotally_gui.dialogs.feedback import FeedbackDialog
from annotally_gui.views.questions import QuestionsPane
from driver import Driver, Start
from settling_steps import first_open, in_chooser, new_project, press, shot


@pytest.fixture
def project(start: Start, tmp_path: Path) -> Driver:
    return new_project(start, tmp_path)


def test_what_was_flagged_is_walked_and_all_decisions_are_written_out(
    project: Driver, tmp_path: Path
) -> None:
    driver = project
    first_open(driver)
    place = driver.selected
    driver.keys("g")
    questions = driver.pane(QuestionsPane)
    driver.until(lambda: questions.model.rowCount() == 1)
    driver.idle()
    press(driver, "0", 1)
    press(driver, "2", 2)
    assert driver.selected != place
    driver.keys("ctrl+alt+g")
    driver.until(questions.table.hasFocus)
    driver.keys("Home", "Return")
    driver.until(lambda: driver.selected == place)
    shot(driver, "questions")
    in_chooser(driver, "ctrl+alt+l", tmp_path / "log.csv")
    driver.until((tmp_path / "log.csv").exists)
    driver.idle()
    with (tmp_path / "log.csv").open(encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file))
    assert [(line["choice"], line["flag"]) for line in lines] == [("neither", "yes"), ("take B", "")]
    driver.keys("ctrl+alt+w")
    dialog = driver.dialog(FeedbackDialog)
    assert isinstance(dialog, FeedbackDialog)
    driver.until(lambda: dialog.model.rowCount() >= 2)
    shot(driver, "feedback")
    driver.keys("Escape")
    driver.until(lambda: driver._open(FeedbackDialog) is None)
