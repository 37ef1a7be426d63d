"""The concordance pane: searching, choosing, what a decision is about and how many that is."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from annotally.adjudication.project.messages import CODES
from annotally.comparison.result import Level
from annotally.reports.tree.concordance import Concordance, Hit
from annotally_gui.context import AppContext
from annotally_gui.models.decision_model import DecisionModel
from annotally_gui.models.forest import Forest
from annotally_gui.views.concordance import ConcordancePane, Search
from support.annotator_samples import ADA, FIVE, tree_of
from support.forest_builders import sample_trees
from support.verdict_builders import decided

TREE = sample_trees()[0]
ROWS = [row for row, level in enumerate(TREE.nodes.level) if level == Level.INSTANCE]
HITS = [
    Hit(TREE.document, n * 10, n * 10 + 4, "a ", "word", " b", row, n != 1) for n, row in enumerate(ROWS[:3])
]
HITS.append(Hit(TREE.document, 90, 94, "a ", "word", " b"))
FOUND = Concordance(4, 1, 4, 4)


@pytest.fixture
def pane(context: AppContext, qtbot: QtBot) -> ConcordancePane:
    concordance_pane = ConcordancePane(context.actions)
    forest = Forest([TREE])
    forest.complete_index()
    verdicts = DecisionModel(forest)
    verdicts.take([decided(TREE, {ROWS[0]: CODES["first"]})])
    concordance_pane.model.look_up_in(lambda: forest, lambda: verdicts)
    qtbot.addWidget(concordance_pane)
    concordance_pane.resize(760, 300)
    concordance_pane.show()
    return concordance_pane


def filled(pane: ConcordancePane) -> ConcordancePane:
    pane.set_adjudicating(True)
    pane.append(HITS)
    pane.finish(FOUND)
    return pane


def test_return_in_the_field_searches_and_so_does_every_way_to_search(
    pane: ConcordancePane, qtbot: QtBot
) -> None:
    searches: list[Search] = []
    pane.searched.connect(lambda: searches.append(pane.search))
    pane.case.click()
    assert searches == [], "nothing is written yet"
    pane.begin("word")
    assert pane.field.selectedText() == "word"
    qtbot.keyClick(pane.field, Qt.Key.Key_Return)
    pane.expression.click()
    assert searches == [Search("word", False, True), Search("word", True, True)]


def shown(pane: ConcordancePane) -> list[str]:
    return [button.text() for button in pane.buttons.values() if button.isVisibleTo(pane)]


def test_each_of_several_annotators_can_be_taken_in_many_places(pane: ConcordancePane, qtbot: QtBot) -> None:
    decision_chosen: list[str] = []
    pane.decision_chosen.connect(decision_chosen.append)
    pane.set_side_names("first", "second")
    filled(pane)
    assert shown(pane) == ["Take A", "Take B", "Take both", "Neither", "Undecide"]
    pane.model.clear()
    tree = tree_of(*[[ADA]] * 5)
    pane.model.look_up_in(lambda: Forest([tree]), lambda: None)
    pane.set_side_names(*FIVE)
    pane.append([Hit(tree.document, 0, 9, "", "Ada Quill", "", 1, True)])
    assert shown(pane) == ["A", "B", "C", "D", "E", "Majority", "Neither", "Undecide"]
    assert not pane.table.isColumnHidden(pane.model.final)
    pane.table.setCurrentIndex(pane.model.index(0, 1))
    for key in (Qt.Key.Key_5, Qt.Key.Key_3, Qt.Key.Key_M, Qt.Key.Key_6):
        qtbot.keyClick(pane.table, key)
    assert decision_chosen == ["decide.fifth", "decide.both", "decide.majority"]


def test_how_many_are_meant_is_said_before_anything_is_decided(pane: ConcordancePane) -> None:
    filled(pane)
    assert pane.status.whole == "4 occurrences · 3 annotations"
    assert [pane.about.itemText(n) for n in (0, 1)] == ["1 selected, 1 decided", "all 3 listed, 1 decided"]
    assert len(pane.target_places) == 1
    pane.table.selectAll()
    assert pane.about.itemText(0) == "3 selected, 1 decided", "where nobody has anything nothing is decided"
    pane.table.clearSelection()
    assert not pane.buttons["decide.first"].isEnabled()
    pane.about.setCurrentIndex(1)
    assert pane.buttons["decide.first"].isEnabled()
    assert len(pane.target_places) == 3


def test_decisions_are_made_by_buttons_and_by_the_keys_of_their_actions(
    pane: ConcordancePane, qtbot: QtBot
) -> None:
    filled(pane)
    decision_chosen: list[str] = []
    pane.decision_chosen.connect(decision_chosen.append)
    pane.buttons["decide.neither"].click()
    pane.table.setFocus()
    for key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_0, Qt.Key.Key_Backspace):
        qtbot.keyClick(pane.table, key)
    assert decision_chosen == [
        "decide.neither",
        *("decide.first", "decide.second", "decide.both", "decide.neither", "decide.undecide"),
    ]
    pane.set_adjudicating(False)
    qtbot.keyClick(pane.table, Qt.Key.Key_1)
    assert len(decision_chosen) == 6, "no project is open"
    assert not pane.buttons["decide.first"].isVisible()


def test_return_leads_there_and_escape_away(pane: ConcordancePane, qtbot: QtBot) -> None:
    filled(pane)
    gone: list[tuple[str, int, int]] = []
    pane.place_chosen.connect(lambda *place: gone.append(place))
    pane.table.setCurrentIndex(pane.model.index(3, 1))
    qtbot.keyClick(pane.table, Qt.Key.Key_Return)
    assert gone == [(TREE.document, -1, 90)]
    with qtbot.waitSignal(pane.exited):
        qtbot.keyClick(pane.field, Qt.Key.Key_Escape)


def test_just_these_words_leaves_the_others_out(pane: ConcordancePane) -> None:
    filled(pane)
    pane.exact.click()
    assert pane.model.rowCount() == 2
    assert pane.status.whole == "4 occurrences · 2 annotations"


def test_what_is_too_much_is_said_and_so_is_nothing(pane: ConcordancePane) -> None:
    pane.append(HITS)
    pane.finish(Concordance(9, 2, 4, 9))
    assert pane.status.whole.endswith("the first 4 of 9 listed")
    pane.say("Searching…")
    pane.finish(Concordance(0, 0, 0, 0))
    assert "No occurrences" in pane._empty.text()
    assert not pane.table.isVisible()
