"""Adjudicating two annotators by keyboard alone: decide, undo, redo, rules, export, and come back."""

import re
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu

from annotally.adjudication.project.messages import CODES
from annotally_gui.controllers import decision_scores
from annotally_gui.dialogs.export_key import ExportKeyDialog
from annotally_gui.dialogs.inputs_astray import InputsAstrayDialog
from annotally_gui.dialogs.message_boxes import NoticeDialog, QuestionDialog
from support.adjudication_steps import (
    decided,
    first_open,
    in_chooser,
    new_project,
    press,
    ready,
    run_identical,
    shot,
    verdicts,
)
from support.driver import PATIENCE, Driver, Start, kill_worker


@pytest.fixture
def project(start: Start, tmp_path: Path) -> Driver:
    """A window with a new project of two annotators."""
    return new_project(start, tmp_path)


def score(driver: Driver, pair: str) -> float:
    """Return one of the three scores as the status bar has it."""
    match = re.search(rf"{pair} (\d+\.\d\d)", driver.status_text())
    return float(match[1]) if match else 0.0


def known_code(driver: Driver, place: tuple[str, int]) -> int:
    document = verdicts(driver)[place[0]]
    return document.choice[place[1]] if document is not None else 0


def test_twenty_differences_are_decided_in_reading_order_undone_and_done_again(
    project: Driver, tmp_path: Path
) -> None:
    driver = project
    assert driver.window.windowTitle().startswith("mine")
    assert (tmp_path / "mine.annotally").exists()
    shot(driver, "1-new")
    ruled = run_identical(driver, "2-rules")
    assert f"{ruled} of 65 decided ({ruled} by rule) · saved " in driver.status_text()
    assert verdicts(driver).totals.open >= 20
    first_open(driver)
    shot(driver, "3-first-open")
    keys = {
        "1": "first",
        "2": "second",
        "3": "both",
        "0": "neither",
        "shift+2": "either",
        "shift+1": "either",
    }
    places = []
    for number in range(20):
        assert driver.selected is not None
        places.append(driver.selected)
        key = list(keys)[number % len(keys)]
        press(driver, key, ruled + number + 1)
        assert known_code(driver, places[-1]) == CODES[keys[key]]
    rows = [driver.forest.row(*place) or 0 for place in places]
    assert rows == sorted(set(rows))
    driver.until(lambda: score(driver, "A–Final") > 0 < score(driver, "B–Final"))
    shot(driver, "4-twenty")
    for count in range(19, -1, -1):
        press(driver, "ctrl+z", ruled + count)
    assert driver.selected == places[0]
    press(driver, "ctrl+z", 0)  # the rule was one step
    press(driver, "ctrl+y", ruled)
    for count in range(1, 21):
        press(driver, "ctrl+shift+z", ruled + count)
    assert driver.selected == places[-1]


def test_all_is_decided_exported_and_there_at_the_next_start(
    project: Driver, start: Start, tmp_path: Path
) -> None:
    driver = project
    first_open(driver)
    driver.keys(*["1", "2"] * 32, "1")  # faster than anything is acknowledged
    driver.until(lambda: verdicts(driver).totals.open == 0)
    driver.idle()
    driver.keys("ctrl+Return")
    driver.until(lambda: verdicts(driver).totals.done == 1)
    driver.until(lambda: score(driver, "A–Final") > 90 < score(driver, "B–Final"))
    driver.keys("ctrl+alt+e")
    export = driver.dialog(ExportKeyDialog)
    assert isinstance(export, ExportKeyDialog)
    driver.until(export.export_button.isEnabled)
    shot(driver, "5-export")
    driver.keys("Return")
    driver.until(lambda: driver._open(ExportKeyDialog) is None)
    assert "PERSON" in (tmp_path / "mine-final.tmpl").read_text("utf-8")
    previous_verdicts, place = {verdict.document: verdict for verdict in verdicts(driver)}, driver.selected
    assert list(tmp_path.glob(".mine*.lock"))
    driver.close()
    assert not list(tmp_path.glob(".mine*.lock"))  # nobody else is kept from it
    second_driver = start()
    with second_driver.bot.waitSignal(second_driver.window.settled, timeout=PATIENCE):
        second_driver.window.restore_session()
    ready(second_driver)
    assert {verdict.document: verdict for verdict in verdicts(second_driver)} == previous_verdicts
    assert second_driver.selected == place
    shot(second_driver, "6-again")
    second_driver.keys("ctrl+z")
    second_driver.until(lambda: verdicts(second_driver).totals.done == 0)
    second_driver.idle()


def test_a_slot_is_decided_apart_commented_flagged_and_found_by_the_filter(project: Driver) -> None:
    driver = project
    first_open(driver)
    place = driver.selected
    assert place is not None
    tree = driver.mapping.tree
    driver.keys("Down")
    driver.until(lambda: driver.selected == (place[0], place[1] + 1))
    driver.idle()
    driver.keys("2")
    driver.until(lambda: known_code(driver, (place[0], place[1] + 1)) == CODES["second"])
    driver.until(lambda: driver.selected == (place[0], place[1] + 2))  # the next slot of the object
    assert verdicts(driver).waits(driver.forest.row(*place) or 0)
    driver.keys("g")
    driver.until(lambda: bool(verdicts(driver).remark(driver.app_state.forest_row())))
    driver.idle()
    driver.keys("c")
    card = driver.inspector.card
    assert card is not None
    driver.until(card.comment.hasFocus)
    driver.write("ask 1 of 2")
    driver.keys("Return")
    driver.until(tree.hasFocus)
    driver.idle()
    remark = verdicts(driver).remark(driver.app_state.forest_row())
    assert remark is not None
    assert (remark.comment, remark.flagged) == ("ask 1 of 2", True)
    shot(driver, "7-slot")
    driver.keys("Menu")
    driver.until(lambda: isinstance(QApplication.activePopupWidget(), QMenu))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert "decide.neither" in [action.objectName() for action in menu.actions()]
    driver.keys("Escape")
    driver.until(lambda: QApplication.activePopupWidget() is None)
    driver.mapping.set_filter_text("is:flagged")
    assert [rows for _, rows in driver.mapping.visible_rows()] == [[place[1] + 2]]
    driver.mapping.set_filter_text("is:open")
    previous_summary = driver.mapping.summary()
    driver.mapping.tree.setFocus()
    first_open(driver)
    driver.keys("0")
    driver.until(lambda: driver.mapping.summary() != previous_summary)
    driver.idle()


def test_backspace_opens_again_and_what_lies_below_something_left_out_is_told(project: Driver) -> None:
    driver = project
    first_open(driver)
    place = driver.selected
    assert place is not None
    driver.context.settings.change(advance=False)
    press(driver, "0", 1)
    assert driver.selected == place
    press(driver, "BackSpace", 0)
    press(driver, "0", 1)
    driver.keys("Down")
    driver.until(lambda: driver.selected == (place[0], place[1] + 1))
    driver.until(lambda: not driver.context.actions.action("decide.first").isEnabled())
    card = driver.inspector.card
    assert card is not None
    driver.until(lambda: "left out or was edited" in card.notes.whole)
    shot(driver, "8-not-entered")
    driver.keys("1")
    driver.idle()
    assert decided(driver) == 1


def test_a_project_open_elsewhere_can_be_read_and_one_whose_input_moved_is_located(
    project: Driver, start: Start, tmp_path: Path
) -> None:
    first_open(project)
    press(project, "1", 1)
    other_start = start()
    in_chooser(other_start, "ctrl+shift+p", tmp_path / "mine.annotally")
    other_start.dialog(QuestionDialog)
    shot(other_start, "9-held")
    other_start.keys("alt+r")
    ready(other_start)
    assert "read-only" in other_start.status_text()
    assert not other_start.context.actions.action("decide.first").isEnabled()
    assert decided(other_start) == 1
    project.close()
    (tmp_path / "key").rename(tmp_path / "moved")
    in_chooser(other_start, "ctrl+shift+p", tmp_path / "mine.annotally")
    sheet = other_start.dialog(InputsAstrayDialog)
    assert isinstance(sheet, InputsAstrayDialog)
    assert not sheet.open_button.isEnabled()
    shot(other_start, "10-astray")
    sheet.locate(1, str(tmp_path / "moved"))
    other_start.settled(lambda: other_start.keys("Return"))
    ready(other_start)
    assert other_start.app_state.project is not None
    assert not other_start.app_state.project.read_only
    assert decided(other_start) == 1


def test_the_sample_of_two_annotators_is_adjudicated_at_once(start: Start, tmp_path: Path) -> None:
    driver = start()
    shot(driver, "11-welcome")
    driver.context.actions.action("file.adjudicate_sample").trigger()
    driver.dialog(QFileDialog)
    driver.keys("ctrl+a")
    driver.write(str(tmp_path / "tried"))
    driver.settled(lambda: driver.keys("Return"))
    ready(driver)
    assert (tmp_path / "tried.annotally").exists()
    first_open(driver)
    press(driver, "1", 1)


def test_what_was_decided_is_there_when_the_worker_was_killed(project: Driver) -> None:
    driver = project
    first_open(driver)
    press(driver, "1", 1)
    press(driver, "2", 2)
    place = driver.selected
    with driver.bot.waitSignal(driver.window.settled, timeout=PATIENCE):
        kill_worker(driver)
        driver.dialog(NoticeDialog)
        driver.keys("Return")
    ready(driver)
    assert decided(driver) == 2
    driver.until(lambda: driver.selected == place)
    press(driver, "1", 3)
    press(driver, "ctrl+z", 2)


def test_the_place_comes_back_when_the_focus_returns_while_all_is_scored_again(project: Driver) -> None:
    driver = project
    first_open(driver)
    press(driver, "1", 1)
    place = driver.selected
    field, tree = driver.mapping.bar.field, driver.mapping.tree

    def take_focus(_batch: object) -> None:
        field.setFocus()
        tree.setFocus()

    driver.app_state.batch_came.connect(take_focus)
    with driver.bot.waitSignal(driver.window.settled, timeout=PATIENCE):
        kill_worker(driver)
        driver.dialog(NoticeDialog)
        driver.keys("Return")
    ready(driver)
    driver.until(lambda: driver.selected == place)


def test_closing_lets_go_of_the_project_and_it_is_opened_from_the_recent_ones(
    project: Driver, tmp_path: Path
) -> None:
    driver = project
    first_open(driver)
    press(driver, "1", 1)
    place = driver.selected
    driver.keys("ctrl+w")
    driver.until(lambda: driver.app_state.comparison is None)
    driver.idle()
    assert not list(tmp_path.glob(".mine*.lock"))
    for action_id in ("decide.first", "edit.undo", "file.export_key", "file.new_project"):
        assert not driver.context.actions.action(action_id).isEnabled()
    line = driver.window.welcome.list.item(0).text()
    assert line.startswith("mine – first / second · ")
    assert line.endswith(" · 1 of 65 decided")
    driver.window.welcome.take_focus()
    driver.settled(lambda: driver.keys("Return"))
    ready(driver)
    assert decided(driver) == 1
    driver.until(lambda: driver.selected == place)


def test_what_is_being_undone_can_be_redone_before_the_answer(project: Driver) -> None:
    driver = project
    ruled = run_identical(driver, "redo-rules")
    first_open(driver)
    press(driver, "1", ruled + 1)
    for _ in range(3):
        driver.keys("ctrl+z")  # nobody waits for an answer
        driver.keys("ctrl+shift+z")
    driver.idle()
    driver.until(lambda: decided(driver) == ruled + 1)
    press(driver, "ctrl+z", ruled)
    driver.idle()
    assert not driver.context.actions.action("edit.undo").text().endswith("decide")
    assert driver.context.actions.action("edit.redo").isEnabled()
    press(driver, "ctrl+shift+z", ruled + 1)
    driver.idle()
    assert not driver.context.actions.action("edit.redo").isEnabled()
    assert driver.context.actions.action("edit.undo").isEnabled()


def test_the_status_line_says_nothing_of_decisions_before_they_are_read(
    project: Driver, start: Start, tmp_path: Path
) -> None:
    driver = project
    ruled = run_identical(driver, "status-rules")
    driver.idle()
    driver.close()
    driver = start()
    texts: list[str] = []
    position = driver.window.status.position
    previous_setter = position.set_whole
    position.set_whole = lambda text: (texts.append(text), previous_setter(text))[1]  # type: ignore[method-assign]  # heard
    driver.window.open_paths([str(tmp_path / "mine.annotally")])
    driver.until(lambda: f"{ruled} of 65 decided" in driver.status_text())
    assert not [text for text in texts if "0 of 65" in text or "of 0 decided" in text]


def test_scores_are_asked_for_with_a_decision_and_come_before_the_next_cards(
    project: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver, engine = project, project.window.context.engine
    monkeypatch.setattr(decision_scores, "AT_ONCE", PATIENCE)  # however busy the machine is
    first_open(driver)
    press(driver, "1", 1)
    driver.until(lambda: score(driver, "A–Final") > 0)
    driver.idle()
    asked: list[str] = []
    answered: list[str] = []
    engine.started.connect(lambda request: asked.append(request.name))
    engine.ended.connect(lambda request: answered.append(request.name))
    for count in (2, 3, 4):
        asked.clear()
        answered.clear()
        press(driver, "1", count)
        driver.until(lambda: "Service.inspect" in answered)
        driver.idle()
        expected = ["Adjudication.decide", "DecidedScores.score_all", "Service.inspect"]
        for names in (asked, answered):
            assert [name for name in names if name in expected][:3] == expected
