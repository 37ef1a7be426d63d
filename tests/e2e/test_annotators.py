"""Three annotators adjudicated by keys alone: votes, digits, the majority, lanes, pairs, final key."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from annotally.adjudication.project.messages import CODES, code_side
from annotally.comparison.result import Level
from annotally_gui.dialogs.bring import BringDialog
from annotally_gui.dialogs.export_key import ExportKeyDialog
from annotally_gui.dialogs.rules import RulesDialog
from annotally_gui.dialogs.split_off import SplitOffDialog
from annotally_gui.models.app_state import Place
from annotally_gui.models.tree_model import MappingColumn
from annotally_gui.views.concordance import ConcordancePane
from annotally_gui.views.pairs import PairsPane
from support.adjudication_steps import (
    decided,
    first_open,
    in_chooser,
    press,
    ready,
    shot,
    three_annotators,
    verdicts,
)
from support.driver import Driver, Start


@pytest.fixture
def three(start: Start, tmp_path: Path) -> Driver:
    """A window with three annotators of the sample."""
    driver = start()
    driver.open(three_annotators(tmp_path))
    return driver


def open_session(driver: Driver, folder: Path) -> Driver:
    """Begin a project of what is open, and go into its tree."""
    in_chooser(driver, "ctrl+n", folder / "three")
    ready(driver, objects=61)
    return driver


def rows(driver: Driver) -> int:
    return driver.app_state.forest_row()


def test_three_annotators_side_by_side(three: Driver) -> None:
    tree, model = three.mapping.tree, three.mapping.model
    assert model.sides == ("anna", "ben", "cora")
    shown = [model.headerData(column, tree.header().orientation()) for column in model.columns]
    assert shown == ["Object / slot", "State", "A (anna)", "B (ben)", "C (cora)", "Final"]
    assert tree.isColumnHidden(MappingColumn.FINAL)
    three.keys("F8")
    three.until(lambda: three.selected is not None)
    three.idle()
    vote = three.forest.vote(rows(three))
    assert vote is not None
    assert f"{vote[0]} of {vote[1]}" in model.text(rows(three), MappingColumn.STATE)
    shot(three, "annotators-1-compared")


def test_next_follows_the_chosen_order(three: Driver) -> None:
    forest = three.forest
    three.keys("ctrl+k", "a")
    three.until(lambda: three.settings.values.queue_order == "agreement")
    three.idle()
    three.keys("F8")
    three.until(lambda: three.selected is not None)
    three.idle()
    shares = []
    for _ in range(4):
        vote = forest.vote(rows(three))
        assert vote is not None
        shares.append(vote[0] / vote[1])
        place = three.selected
        three.keys("F8")
        three.until(lambda place=place: three.selected != place)
        three.idle()
    lowest = min(forest.vote(row)[0] / forest.vote(row)[1] for row in forest.stops())  # type: ignore[index]  # all have votes
    assert shares == sorted(shares)
    assert shares[0] == lowest
    three.keys("ctrl+k", "r")


def tools(driver: Driver) -> list[str]:
    """Return the tools for decisions, as the toolbar shows them."""
    shown = [action.iconText() for action in driver.window.tools.actions() if action.isVisible()]
    return shown[shown.index("Take A") : shown.index("Neither") + 1]


def test_the_toolbar_takes_the_third_annotator_and_the_majority(three: Driver, tmp_path: Path) -> None:
    driver = open_session(three, tmp_path)
    assert tools(driver) == ["Take A", "Take B", "Take C", "Majority", "Neither"]
    for number, name in enumerate(("decide.both", "decide.majority"), 1):
        first_open(driver)
        row = rows(driver)
        button = driver.window.tools.widgetForAction(driver.context.actions.action(name))
        driver.until(button.isEnabled)
        driver.click(button)
        driver.until(lambda number=number: decided(driver) == number)
        driver.idle()
        if name == "decide.both":
            assert code_side(verdicts(driver).code(row)) == 2


def test_the_lanes_are_those_of_all_or_of_two(three: Driver) -> None:
    legend = three.window.legend
    assert legend.lanes == "A, C above, B (ben) below"
    three.reading.text.setFocus()
    for text in (
        "A (anna) above, B (ben) below",
        "A (anna) above, C (cora) below",
        "B (ben) above, C (cora) below",
        "A, C above, B (ben) below",
    ):
        three.keys("l")
        three.until(lambda item=text: legend.lanes == item)
    shot(three, "annotators-2-lanes")


def test_a_pair_is_opened_as_a_comparison_of_its_own(three: Driver) -> None:
    pane = three.pane(PairsPane)
    three.until(lambda: pane.model.rowCount() == 3)
    cell = pane.model.index(2, 2)
    assert cell.data() == pane.model.index(1, 3).data() != ""
    shot(three, "annotators-3-pairs")
    pane.table.setFocus()
    pane.table.setCurrentIndex(cell)
    three.settled(lambda: three.keys("Return"))
    assert three.app_state.comparison is not None
    assert three.app_state.comparison.sides == ("ben", "cora")
    assert three.mapping.model.columnCount() == 5
    assert three.scores.model.rowCount() > 0
    assert three.window.legend.lanes == "ben above, cora below"
    assert tools(three) == ["Take A", "Take B", "Neither"]


def test_three_annotators_are_adjudicated(three: Driver, tmp_path: Path) -> None:
    driver = open_session(three, tmp_path)
    first_open(driver)
    row = rows(driver)
    press(driver, "3", 1)
    assert code_side(verdicts(driver).code(row)) == 2
    second = rows(driver)
    press(driver, "1", 2)
    driver.keys("alt+Up", "alt+Up")
    driver.mapping.tree.choose(second)
    driver.app_state.select(driver.app_state.place)
    driver.idle()
    shot(driver, "annotators-4-decided")
    driver.keys("ctrl+shift+r")
    dialog = driver.dialog(RulesDialog)
    assert isinstance(dialog, RulesDialog)
    dialog.rules.setCurrentIndex(dialog.rules.model().index(dialog.rules.topLevelItemCount() - 2, 0))
    assert dialog.current == "majority", "the third opinion comes last"
    driver.until(dialog.run_button.isEnabled)
    driver.idle()
    shot(driver, "annotators-5-majority")
    previous = decided(driver)
    driver.keys("Return")
    driver.until(lambda: decided(driver) > previous)
    driver.idle()
    driver.keys("Escape")
    driver.until(lambda: driver._open(RulesDialog) is None)
    driver.activate()
    driver.mapping.tree.setFocus()
    while verdicts(driver).totals.open:
        count = decided(driver)
        first_open(driver)
        press(driver, "1", count + 1)
    driver.until(lambda: "C–Final" in driver.status_text())
    shot(driver, "annotators-6-adjudicated")
    assert "all pairs" in driver.status_text()
    assert driver.window.legend.lanes == "A, C above, B (ben) below"
    driver.keys("ctrl+alt+e")
    export = driver.dialog(ExportKeyDialog)
    assert isinstance(export, ExportKeyDialog)
    driver.until(export.export_button.isEnabled)
    shot(driver, "annotators-7-export")
    driver.keys("Return")
    driver.until(lambda: driver._open(ExportKeyDialog) is None)
    assert "PERSON" in (tmp_path / "three-final.tmpl").read_text("utf-8")


def test_a_digit_adds_and_m_takes_the_majority(three: Driver, tmp_path: Path) -> None:
    driver = open_session(three, tmp_path)
    driver.context.settings.change(advance=False)
    first_open(driver)
    row = rows(driver)
    for key, sides in (("shift+3", (2,)), ("shift+1", (2, 0)), ("shift+2", (2, 0, 1))):
        driver.keys(key)
        driver.until(lambda sides=sides: verdicts(driver).sides(row) == sides)
    assert verdicts(driver).code(row) == CODES["either"]
    winner = driver.forest.winner(row)
    driver.keys("m")
    driver.until(lambda: verdicts(driver).code(row) != CODES["either"])
    assert winner is not None
    assert verdicts(driver).sides(row) == ((winner,) if winner >= 0 else ())
    assert QApplication.activeModalWidget() is None
    assert not driver.context.actions.action("decide.fourth").isVisible()


def test_annotations_are_taken_out_of_a_row_and_brought_to_another(three: Driver, tmp_path: Path) -> None:
    """C4 among three: S asks whose, P what is the same thing; both are undone by the key of undo."""
    driver = open_session(three, tmp_path)
    driver.app_state.select(Place(*driver.forest.place(shared_row(driver))))
    driver.idle()
    row = rows(driver)
    driver.keys("s")
    dialog = driver.dialog(SplitOffDialog)
    assert isinstance(dialog, SplitOffDialog)
    apart = dialog.apart
    for side in apart:
        driver.keys(str(side + 1))
    driver.until(lambda: not dialog.apart)
    assert not dialog.split_button.isEnabled()
    driver.keys("2")
    driver.until(lambda: dialog.apart == (1,))
    shot(driver, "annotators-8-split")
    driver.keys("Return")
    driver.until(lambda: driver._open(SplitOffDialog) is None)
    driver.until(lambda: driver.mapping.model.verdicts.paired(rows(driver)) is False)
    driver.activate()
    model = driver.pane(PairsPane).model
    driver.until(lambda: "manual (2)" in str(model.headerData(0, Qt.Orientation.Horizontal)))
    driver.until(lambda: "manual (2)" in driver.status_text())
    driver.idle()
    shot(driver, "annotators-9-split-off")
    driver.mapping.tree.setFocus()
    driver.keys("p", "p")
    sheet = driver.dialog(BringDialog)
    assert isinstance(sheet, BringDialog)
    driver.until(sheet.pair_button.isEnabled)
    shot(driver, "annotators-10-bring")
    driver.keys("Return")
    driver.until(lambda: driver._open(BringDialog) is None)
    driver.until(lambda: driver.mapping.model.verdicts.paired(rows(driver)) is True)
    driver.activate()
    driver.mapping.tree.setFocus()
    driver.keys("ctrl+z")
    driver.until(lambda: driver.app_state.project is not None and driver.app_state.project.undo == "split")
    driver.keys("ctrl+z")
    driver.until(lambda: driver.app_state.project is not None and driver.app_state.project.undo == "")
    driver.idle()
    assert [
        number for number in range(len(driver.forest)) if driver.mapping.model.verdicts.paired(number)
    ] == []
    assert all(driver.forest.texts(row))


def test_c_is_taken_in_every_place_of_a_name(three: Driver, tmp_path: Path) -> None:
    driver = open_session(three, tmp_path)
    driver.keys("ctrl+shift+f")
    pane = driver.pane(ConcordancePane)
    driver.until(pane.field.hasFocus)
    driver.write("Oldacre")
    driver.keys("Return")
    driver.until(lambda: pane.model.rowCount() >= 2)
    driver.until(pane.table.hasFocus)
    titles = [pane.model.headerData(at, Qt.Orientation.Horizontal) for at in range(pane.model.columnCount())]
    assert titles[4:8] == ["A (anna)", "B (ben)", "C (cora)", "Final"]
    driver.keys("ctrl+a", "3")
    places = pane.model.places(range(pane.model.rowCount()))
    driver.until(lambda: pane.model.decided(places) == len(places))
    driver.idle()
    assert str(pane.model.index(0, pane.model.final).data()).startswith("C ")
    shot(driver, "annotators-11-concordance")
    driver.keys("m")
    driver.until(lambda: "majority" in pane.status.whole)
    driver.idle()


def shared_row(driver: Driver) -> int:
    """Return an object that all three have."""
    forest = driver.forest
    values = (row for row in range(len(forest)) if forest.level[row] == Level.INSTANCE)
    return next(row for row in values if all(forest.texts(row)))
