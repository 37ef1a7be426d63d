"""The day's work by keyboard: what is asked, what was decided, and against whom."""

import csv
import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QTableView,
    QTreeView,
    QWidget,
)

from annotally_gui.dialogs.feedback import FeedbackDialog
from annotally_gui.dialogs.rules import RulesDialog
from annotally_gui.models.feedback_model import FeedbackColumn
from annotally_gui.models.final_words import RULES
from annotally_gui.views.questions import QuestionsPane
from support.adjudication_steps import decided, first_open, in_chooser, new_project, press, shot
from support.driver import Driver, Start


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
    in_chooser(driver, "ctrl+alt+q", tmp_path / "votes.jsonl")
    driver.until((tmp_path / "votes.jsonl").exists)
    driver.idle()
    votes = [json.loads(line) for line in (tmp_path / "votes.jsonl").read_text("utf-8").splitlines()]
    final = {vote["final"] for vote in votes if vote["aspect"] == "label" and vote["source"] != "unresolved"}
    assert "(nothing)" in final
    assert len(final) == 2
    driver.keys("ctrl+alt+w")
    dialog = driver.dialog(FeedbackDialog)
    assert isinstance(dialog, FeedbackDialog)
    driver.until(lambda: dialog.model.rowCount() >= 2)
    shot(driver, "feedback")
    driver.keys("Escape")
    driver.until(lambda: driver._open(FeedbackDialog) is None)


def test_a_document_that_is_done_leads_on_and_only_what_is_open_can_be_listed(
    project: Driver,
) -> None:
    driver = project
    first_open(driver)
    shown_view = driver.app_state.view
    assert shown_view is not None
    driver.keys("ctrl+Return")
    driver.until(lambda: driver.selected is not None and driver.selected[0] != shown_view.document)
    driver.idle()
    assert "1 of 14 documents done" in driver.status_text()
    press(driver, "1", 1)
    action = driver.context.actions.action("view.open_only")
    assert action.text() == "Un&decided only"
    driver.keys("o")
    driver.until(lambda: driver.mapping.filter_text == "is:open")
    assert action.isChecked()
    driver.keys("o")
    driver.until(lambda: driver.mapping.filter_text == "")
    assert not action.isChecked()
    driver.idle()


def spoken(driver: Driver) -> str:
    """Return every word that the window shows, tells in tooltips, or says to a screen reader."""
    words = [driver.window.windowTitle(), driver.status_text()]
    for widget in driver.window.findChildren(QWidget):
        words += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
        words += [
            str(getattr(widget, name)())
            for name in ("text", "currentText", "toPlainText")
            if _has(widget, name)
        ]
        if isinstance(widget, (QTableView, QTreeView)) and widget.model() is not None:
            model = widget.model()
            across = Qt.Orientation.Horizontal
            for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
                words += [str(model.headerData(n, across, role)) for n in range(model.columnCount())]
                words += [
                    str(model.index(row, column).data(role))
                    for row in range(min(9, model.rowCount()))
                    for column in range(model.columnCount())
                ]
    return "\n".join(words)


def _has(widget: QWidget, name: str) -> bool:
    return isinstance(widget, (QLabel, QAbstractButton, QLineEdit, QComboBox, QPlainTextEdit)) and hasattr(
        widget, name
    )


def open_objects(driver: Driver) -> set[frozenset[str]]:
    """Return what the sides say, in whatever order, of the objects that are open in the tree."""
    forest = driver.forest
    opened = (row for row in driver.mapping.tree.opened_rows if forest.depth[row])
    return {frozenset(forest.texts(row)) for row in opened}


def test_a_blind_project_shows_no_name_anywhere(project: Driver) -> None:
    driver = project
    first_open(driver)
    names = driver.app_state.comparison.sides if driver.app_state.comparison is not None else ()
    assert names == ("first", "second")
    assert "A (first)" in spoken(driver)
    tree, model = driver.mapping.tree, driver.mapping.model
    tree.expand(model.index_at(driver.forest.children(0)[-1]))
    open_before = open_objects(driver)
    assert len(open_before) > 1
    driver.settled(lambda: driver.keys("ctrl+alt+h"))
    driver.until(lambda: driver.app_state.project is not None and driver.app_state.project.blind)
    driver.until(
        lambda: (
            driver.app_state.comparison is not None and driver.app_state.comparison.sides[0] == "annotator 1"
        )
    )
    driver.idle()
    driver.until(lambda: open_objects(driver) == open_before)
    first_open(driver)
    driver.keys("alt+7")
    driver.idle()
    shot(driver, "blind")
    words = spoken(driver)
    assert "annotator 1" in words
    assert "(first)" not in words
    assert "(second)" not in words
    assert "first – second" not in words
    assert "first above" not in words
    driver.settled(lambda: driver.keys("ctrl+alt+h"))
    driver.until(lambda: driver.app_state.project is not None and not driver.app_state.project.blind)
    driver.idle()
    assert "annotator 1" not in spoken(driver)


def test_what_a_rule_decides_is_given_a_reason_and_a_comment_that_feedback_tells(project: Driver) -> None:
    driver = project
    driver.keys("ctrl+shift+r")
    rules = driver.dialog(RulesDialog)
    assert isinstance(rules, RulesDialog)
    driver.until(rules.run_button.isEnabled)
    driver.keys(*["Down"] * list(RULES).index("of-type"))  # everything of a type from one side
    driver.until(lambda: rules.current == "of-type")
    driver.keys("alt+k", "Down")
    driver.until(lambda: rules.side.currentIndex() == 1)
    driver.keys("alt+n", "Down", "Tab")
    driver.until(rules.why.field.hasFocus)
    reason = rules.why.reason
    driver.write("B read the guideline")
    driver.until(lambda: rules.why.comment == "B read the guideline")
    driver.idle()
    driver.until(rules.run_button.isEnabled)
    shot(driver, "rules-grounds")
    driver.keys("alt+r")
    driver.until(lambda: decided(driver) > 0)
    driver.until(lambda: rules.why.reason == "")
    driver.keys("Escape")
    driver.until(lambda: driver._open(RulesDialog) is None)
    driver.until(driver.mapping.bar.reasons.isVisible)
    driver.choose(driver.mapping.bar.reasons, reason)
    driver.until(lambda: driver.mapping.filter_text == f"reason:{reason}")
    driver.idle()
    shot(driver, "reasons")
    driver.keys("ctrl+alt+w")
    dialog = driver.dialog(FeedbackDialog)
    assert isinstance(dialog, FeedbackDialog)
    driver.until(lambda: dialog.model.rowCount() > 0)
    driver.idle()
    shot(driver, "feedback-grounds")
    assert dialog.list.item(0).text().endswith(f"({reason}; B read the guideline)")
    assert dialog.model.index(0, FeedbackColumn.REASONS).data().startswith(f"{reason} ")
