"""Common complaints of annotators about such programs, each with a picture of its answer.

The captions name the complaint. Slowness is measured by the benchmarks, not here.
"""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from annotally_gui.dialogs.export_key import ExportKeyDialog
from annotally_gui.dialogs.feedback import FeedbackDialog
from annotally_gui.dialogs.full_report import FullReportDialog
from annotally_gui.dialogs.rules import RulesDialog
from annotally_gui.dialogs.shortcuts import ShortcutSheet
from annotally_gui.views.agreement import AgreementPane
from annotally_gui.views.questions import QuestionsPane
from support.adjudication_steps import decided, into_tree, press, verdicts, waits
from support.hand import Journey
from support.journey_samples import DIFFERENT, IDENTICAL, annotator_folders


def decide_a_few(journey: Journey) -> None:
    """Decide, undo, comment and flag: skips, jumps, undo, comments."""
    driver = journey.driver
    into_tree(driver)
    row = driver.app_state.forest_row()
    top = driver.reading.text.verticalScrollBar().value()
    press(driver, "1", 1)
    passed = range(row + 1, driver.app_state.forest_row())
    assert waits(driver)
    assert not any(map(verdicts(driver).waits, passed)), "nothing open is skipped"
    journey.step("Skips: the next in order, with its number")
    assert driver.reading.text.verticalScrollBar().value() == top
    journey.step("Jumps: the text stays where it is while the next words are in sight")
    place = driver.selected
    press(driver, "2", 2)
    journey.press("ctrl+z")
    driver.until(lambda: decided(driver) == 1 and driver.selected == place)
    journey.step("Undo: back at its place")
    journey.press("c")
    driver.write("Is the title part of the name?")
    journey.press("Return")
    driver.idle()
    journey.step("Comments: beside the decision, never a difference")
    journey.press("g")
    driver.idle()


def run_rules(journey: Journey) -> None:
    """See what rules would decide, and run the first."""
    driver = journey.driver
    rules = journey.open_rules()
    driver.until(rules.run_button.isEnabled)
    journey.step("Pre-merging: what all say alike, previewed")
    journey.press("Return")
    driver.until(lambda: decided(driver) > 1)
    driver.idle()
    journey.choose_majority(rules)
    journey.step("Bulk: a rule decides many, undone by one step")
    journey.leave(RulesDialog)


def narrow_down(journey: Journey) -> None:
    """Filter, export the list, look at flags and comments."""
    driver = journey.driver
    into_tree(driver)
    journey.press("ctrl+l")
    driver.write("is:open type:PERSON")
    driver.until(lambda: driver.mapping.selection is not None and driver.mapping.model.is_complete)
    assert driver.mapping.summary().startswith("6 of 27 objects")
    journey.step("Filters: words and conditions")
    journey.press("ctrl+e")
    driver.dialog(QFileDialog)
    journey.step("CSV: the list as it is filtered")
    journey.press("Escape")
    driver.until(lambda: driver.app.activeModalWidget() is None)
    driver.activate()
    journey.press("ctrl+shift+l")
    driver.idle()
    journey.press("alt+9")
    driver.until(lambda: driver.pane(QuestionsPane).model.rowCount() == 1)
    journey.step("Notes: what was flagged or commented, in one list")


def look_back(journey: Journey) -> None:
    """Mark a document as done; agreement, feedback and the report."""
    driver = journey.driver
    journey.press("ctrl+Return")
    driver.until(lambda: verdicts(driver).totals.done == 1)
    journey.step("Looked-at: documents that are done are marked")
    journey.press("alt+7")
    agreement = driver.pane(AgreementPane)
    driver.until(lambda: agreement.model.sheet is not None)
    journey.step("Kappa: every coefficient with its counts")
    journey.press("ctrl+alt+w")
    driver.dialog(FeedbackDialog)
    driver.idle()
    journey.step("Feedback: each annotator's share, with examples")
    journey.leave(FeedbackDialog)
    journey.press("ctrl+alt+i")
    driver.dialog(FullReportDialog)
    journey.step("Reports: to hand on")
    journey.leave(FullReportDialog)


def finish(journey: Journey) -> None:
    """Come to the final key with objects open, and hide the names."""
    driver = journey.driver
    journey.press("ctrl+alt+e")
    export = driver.dialog(ExportKeyDialog)
    assert isinstance(export, ExportKeyDialog)
    driver.until(lambda: export.format.count() > 0 and not driver.engine.pending)
    journey.step("Incomplete merges: what is open is said before a key is written")
    assert not export.export_button.isEnabled()
    export.format.setCurrentIndex(export.format.count() - 1)
    driver.until(lambda: export.losses.isVisible() and not export.losses.is_settled())
    journey.step("Loss: what the format cannot hold is listed first")
    journey.leave(ExportKeyDialog)
    driver.settled(lambda: journey.press("ctrl+alt+h"))
    into_tree(driver)
    assert driver.app_state.comparison is not None
    assert not {"anna", "ben", "cora"} & set(driver.app_state.comparison.sides)
    journey.step("Blind: numbers in place of names, everywhere")


@pytest.mark.soak  # each of these ways has a quick test of its own; this one is for the pictures
def test_each_complaint_has_an_answer_that_can_be_seen(journey: Journey, tmp_path: Path) -> None:
    driver = journey.driver
    folder = tmp_path / "news"
    sheet = journey.choose_annotators(annotator_folders(folder, "anna", "ben", "cora"))
    assert sheet.two_keys.isChecked()
    journey.step("Wizard: one sheet, roles and task proposed")
    journey.start()
    journey.in_project(IDENTICAL + DIFFERENT)
    into_tree(driver)
    journey.step("Names in sight: on cards, columns and lanes")
    journey.press("ctrl+question")
    driver.dialog(ShortcutSheet)
    journey.step("Keys: every action has one, all can be changed")
    journey.leave(ShortcutSheet)
    for part in (decide_a_few, run_rules, narrow_down, look_back, finish):
        part(journey)
