"""The questions pane: listed, chosen, followed, written out."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from annotally.adjudication.project.entries import Remark
from annotally_gui.models.app_state import Place
from annotally_gui.models.decision_model import DecisionModel
from annotally_gui.models.forest import Forest
from annotally_gui.views.questions import QuestionsPane
from support.forest_builders import sample_trees
from support.verdict_builders import decided

TREE = sample_trees()[0]


@pytest.fixture
def pane(qtbot: QtBot) -> QuestionsPane:
    questions_pane = QuestionsPane()
    qtbot.addWidget(questions_pane)
    forest = Forest([TREE])
    verdicts = DecisionModel(forest)
    verdicts.take([decided(TREE, {}, remarks={1: Remark("one", True), 2: Remark("two")})])
    questions_pane.set_side_names("first", "second")
    questions_pane.model.look_up_in(lambda: forest, lambda: verdicts)
    questions_pane.resize(700, 240)
    questions_pane.show()
    return questions_pane


def test_it_says_what_would_be_here_until_something_is(pane: QuestionsPane) -> None:
    assert not pane.table.isVisible()
    assert not pane.foot.isVisible()
    pane.model.refresh()
    assert pane.table.isVisible()
    assert pane.status.whole == "2 rows · 1 flagged"


def test_return_leads_there_and_what_is_selected_elsewhere_is_followed(
    pane: QuestionsPane, qtbot: QtBot
) -> None:
    pane.model.refresh()
    gone: list[Place] = []
    pane.place_chosen.connect(gone.append)
    pane.follow(Place(TREE.document, 2))
    qtbot.keyClick(pane.table, Qt.Key.Key_Return)
    assert gone == [Place(TREE.document, 2)]
    pane.follow(Place(TREE.document, 5))
    assert pane.table.currentIndex().row() == 1, "there is no question about it"


def test_the_list_can_be_written_out(pane: QuestionsPane, qtbot: QtBot) -> None:
    pane.model.refresh()
    with qtbot.waitSignal(pane.export_asked):
        pane.export_button.click()
