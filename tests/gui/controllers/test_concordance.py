"""The concordance among the other panes: where it leads, what it asks for, what it says afterwards."""

from types import SimpleNamespace

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from annotally.adjudication.project.messages import Changed, ProjectState
from annotally.comparison.result import Level
from annotally.model.diagnostics import error
from annotally.reports.tree.concordance import Concordance, Hit
from annotally_gui.context import AppContext
from annotally_gui.controllers.concordance import ConcordanceController
from annotally_gui.models.app_state import AppState, Place
from annotally_gui.models.decision_model import DecisionModel
from annotally_gui.services.engine_client import Client
from annotally_gui.views.concordance import ConcordancePane
from support.forest_builders import sample_trees
from support.inline_client import InlineClient
from support.opened_comparisons import opened_comparison
from support.pane_samples import Selecting

TREES = sample_trees()
NAME = TREES[0].document
ROW = next(row for row, level in enumerate(TREES[0].nodes.level) if level == Level.INSTANCE)


class Searching:
    """Finds two places, or refuses; keeps what was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[object, ...]] = []
        self.grounds: list[tuple[str, str]] = []
        self.concordance = self
        self.adjudication = SimpleNamespace(editing=SimpleNamespace(reasons=lambda: ("slip", "guideline")))
        self.refuses = False

    def find(self, *search: object) -> object:
        self.asked.append(search)
        if self.refuses:
            raise error("", 0, 0, "( is none", "an expression", "mend it")
        yield (Hit(NAME, 0, 4, "", "John", "", ROW, True), Hit(NAME, 50, 54, "", "John", ""))
        return Concordance(2, 1, 2, 2)

    def decide(
        self, places: object, choice: str, sides: object, label: str, reason: str, comment: str
    ) -> tuple[Changed, int]:
        self.asked.append((places, choice, sides, label))
        self.grounds.append((reason, comment))
        return Changed(ProjectState("p", undo=label), label, 1, (NAME,)), 1

    def majority(self, places: object, label: str, reason: str, comment: str) -> tuple[Changed, int]:
        self.asked.append((places, label))
        self.grounds.append((reason, comment))
        return Changed(ProjectState("p", undo=label), label, 1, (NAME,)), 2


@pytest.fixture
def service() -> Searching:
    return Searching()


@pytest.fixture
def engine(service: Searching) -> Client:
    return InlineClient(service)


class Around:
    """The concordance, and what it leads to."""

    def __init__(self, context: AppContext, qtbot: QtBot) -> None:
        self.app_state = AppState()
        self.app_state.forest.append(TREES)
        self.app_state.forest.complete_index()
        self.app_state.comparison = opened_comparison("a", "b")
        self.pane = ConcordancePane(context.actions)
        qtbot.addWidget(self.pane)
        self.scrolled: list[int] = []
        self.shown: list[str] = []
        self.raised: list[str] = []
        text = SimpleNamespace(scroll_to=self.scrolled.append, selected_text=lambda: "John\nDingell")
        selecting = Selecting(self.app_state)
        selecting.show_document = self.shown.append  # type: ignore[attr-defined]  # a stand-in
        layout = SimpleNamespace(raise_pane=self.raised.append, focus_text=lambda: self.raised.append("text"))
        window = SimpleNamespace(context=context, layout_of_panes=layout)
        self.verdicts = DecisionModel(self.app_state.forest)
        mapping = SimpleNamespace(model=SimpleNamespace(verdicts=self.verdicts))
        self.concordance = ConcordanceController(
            window,  # type: ignore[arg-type]  # stand-ins
            self.app_state,
            selecting,  # type: ignore[arg-type]  # stands in for the pane
            self.pane,
            mapping,  # type: ignore[arg-type]  # stands in for the pane
            SimpleNamespace(text=text),  # type: ignore[arg-type]  # stands in for the pane
        )


@pytest.fixture
def around(context: AppContext, qtbot: QtBot) -> Around:
    return Around(context, qtbot)


def test_it_begins_with_the_words_selected_in_the_text(around: Around, context: AppContext) -> None:
    context.actions.set_there(
        next(n for n in type(context.actions._specs["edit.find"].need) if n == "comparison"), True
    )
    context.actions.action("edit.concordance").trigger()
    assert around.raised == ["concordance"]
    assert around.pane.field.text() == "John Dingell"


def test_it_leads_to_rows_and_where_nobody_has_anything_to_the_words(around: Around) -> None:
    around.pane.field.setText("John")
    around.pane.searched.emit()
    assert around.pane.model.rowCount() == 2
    around.pane.place_chosen.emit(NAME, ROW, 0)
    assert around.app_state.place == Place(NAME, ROW)
    around.pane.place_chosen.emit(NAME, -1, 50)
    assert (around.shown, around.scrolled) == ([NAME], [])
    around.app_state.document_shown.emit(SimpleNamespace(document=NAME))
    assert around.scrolled == [50]
    around.app_state.view = SimpleNamespace(document=NAME)  # type: ignore[assignment]  # it is shown now
    around.pane.place_chosen.emit(NAME, -1, 60)
    assert around.scrolled == [50, 60]
    around.pane.exited.emit()
    assert around.raised == ["text"]


def test_a_decision_is_one_request_and_says_what_was_left_out(around: Around, service: Searching) -> None:
    around.pane.field.setText("John")
    around.pane.searched.emit()
    around.pane.decision_chosen.emit("decide.second")
    assert len(service.asked) == 1, "no project is open"
    around.app_state.set_project(ProjectState("p"))
    acknowledged: list[Changed] = []
    around.concordance.acknowledged.connect(acknowledged.append)
    around.pane.about.setCurrentIndex(1)
    around.pane.decision_chosen.emit("decide.second")
    assert service.asked[-1] == (((NAME, ROW),), "take", (1,), "take B in 1 place")
    assert around.pane.status.whole == "take B in 1 place, 1 left out: decide its object first"
    assert acknowledged[0].count == 1
    assert around.app_state.project == ProjectState("p", undo="take B in 1 place")


def test_a_reason_and_a_comment_go_with_one_decision_and_not_with_the_next(
    around: Around, service: Searching
) -> None:
    why = around.pane.why
    assert not why.isVisibleTo(around.pane)
    around.pane.field.setText("John")
    around.pane.searched.emit()
    around.app_state.set_project(ProjectState("p"))
    assert why.isVisibleTo(around.pane)
    assert [why.choice.itemText(n) for n in range(why.choice.count())] == ["no reason", "slip", "guideline"]
    around.pane.about.setCurrentIndex(1)
    why.choice.setCurrentIndex(2)
    why.field.setText(" names are whole ")
    around.pane.decision_chosen.emit("decide.second")
    around.pane.decision_chosen.emit("decide.first")
    assert service.grounds == [("guideline", "names are whole"), ("", "")]


def test_another_list_of_reasons_is_offered_and_what_was_chosen_stays_if_it_can(around: Around) -> None:
    around.app_state.set_project(ProjectState("p"))
    why = around.pane.why
    why.choice.setCurrentIndex(2)
    around.concordance.offer_reasons(("typing", "guideline"))
    assert why.reason == "guideline"
    around.concordance.offer_reasons(("typing",))
    assert why.reason == ""


def test_of_three_annotators_the_key_of_both_takes_the_third(around: Around, service: Searching) -> None:
    around.app_state.comparison = opened_comparison("a", "b", "c")
    around.pane.field.setText("John")
    around.pane.searched.emit()
    around.app_state.set_project(ProjectState("p"))
    around.pane.about.setCurrentIndex(1)
    around.pane.decision_chosen.emit("decide.both")
    assert service.asked[-1] == (((NAME, ROW),), "take", (2,), "take C in 1 place")


def test_what_is_refused_is_said_where_the_places_would_stand(around: Around, service: Searching) -> None:
    service.refuses = True
    around.pane.field.setText("(")
    around.pane.searched.emit()
    assert around.pane._empty.text() == "( is none: mend it."
    around.pane.field.setText(" ")
    around.pane.searched.emit()
    assert len(service.asked) == 1, "there is nothing to search"


def test_rows_that_are_others_now_are_forgotten(around: Around, qtbot: QtBot) -> None:
    around.pane.field.setText("John")
    around.pane.searched.emit()
    around.app_state.recompared.emit(None)
    assert around.pane.model.rowCount() == 0
    assert QWidget.isHidden(around.pane.table) or not around.pane.table.isVisible()


def test_of_several_annotators_any_is_taken_and_the_majority(around: Around, service: Searching) -> None:
    around.app_state.comparison = opened_comparison("a", "b", "c")
    around.pane.set_side_names("a", "b", "c")
    around.app_state.set_project(ProjectState("p"))
    around.pane.field.setText("John")
    around.pane.searched.emit()
    around.pane.table.selectAll()
    around.pane.decision_chosen.emit("decide.both")
    places = ((NAME, ROW),)
    assert service.asked[-1] == (places, "take", (2,), "take C in 1 place")
    around.pane.decision_chosen.emit("decide.majority")
    assert service.asked[-1] == (places, "majority in 1 place")
    assert around.pane.status.whole == "majority in 1 place, 2 without a majority"


def test_rows_are_found_again_once_a_document_is_compared_otherwise(
    around: Around, service: Searching
) -> None:
    around.app_state.repaired.emit(None)
    assert service.asked == [], "nothing is listed"
    around.pane.field.setText("John")
    around.pane.searched.emit()
    around.app_state.repaired.emit(None)
    assert len(service.asked) == 2
