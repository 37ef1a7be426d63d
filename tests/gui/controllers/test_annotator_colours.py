"""Colours of annotators: of annotators alone, never in blind mode, and only as long as they are wanted."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from annotally.adjudication.project.messages import ProjectState
from annotally_gui.actions.spec import Need
from annotally_gui.context import AppContext
from annotally_gui.controllers.annotator_colours import AnnotatorColourController, ColouredPanes
from annotally_gui.models.app_state import AppState
from annotally_gui.models.lanes import Lanes
from annotally_gui.widgets.annotator_marks import Annotator
from support.opened_comparisons import opened_comparison


class Around:
    """What colouring tells: how many have a colour in the text, over columns, and in the legend."""

    def __init__(self, context: AppContext) -> None:
        self.context, self.app_state = context, AppState()
        self.lanes = Lanes()
        self.text: list[int] = []
        self.cards: list[int] = []
        self.icons: list[int] = []
        self.legend: list[tuple[str, ...]] = []
        window = SimpleNamespace(
            context=context,
            legend=SimpleNamespace(show_annotators=self._explain),
            devicePixelRatioF=lambda: 1.0,
        )
        panes = ColouredPanes(
            SimpleNamespace(model=SimpleNamespace(set_side_icons=lambda all_: self.icons.append(len(all_)))),  # type: ignore[arg-type]  # a stand-in
            SimpleNamespace(set_annotators=self.text.append),  # type: ignore[arg-type]  # a stand-in
            SimpleNamespace(set_annotator_colors=lambda all_: self.cards.append(len(all_))),  # type: ignore[arg-type]  # a stand-in
        )
        self.annotator_colours = AnnotatorColourController(window, self.app_state, panes, lambda: self.lanes)  # type: ignore[arg-type]  # a stand-in

    def _explain(self, annotators: list[Annotator]) -> None:
        self.legend.append(tuple(" ".join(annotator[:3]) for annotator in annotators))

    def open(self, *sides: str, key2key: bool = True) -> None:
        self.app_state.comparison = opened_comparison(*sides, key2key=key2key)
        self.annotator_colours.tell()

    @property
    def told(self) -> tuple[int, int, tuple[str, ...]]:
        assert self.cards == self.icons
        return self.text[-1], self.icons[-1], self.legend[-1]

    @property
    def switch(self) -> tuple[bool, bool]:
        """Whether the switch can be used, and is on."""
        action = self.context.actions.action("view.annotator_colors")
        return action.isEnabled(), action.isChecked()


@pytest.fixture
def around(context: AppContext, qtbot: QtBot) -> Around:
    context.actions.set_there(Need.COMPARISON, True)
    return Around(context)


def test_two_annotators_have_colours_a_key_and_a_response_have_none(around: Around) -> None:
    assert not around.switch[0]
    around.open("anna", "ben")
    assert around.told == (2, 2, ("A anna above", "B ben below"))
    assert around.switch == (True, True)
    around.open("key", "response", key2key=False)
    assert around.told == (0, 0, ())
    assert around.switch == (False, False)


def test_a_decision_tells_no_colours_anew_and_a_project_that_hides_annotators_does(around: Around) -> None:
    """Headings told anew lay out a tree of 20,000 rows anew."""
    around.open("anna", "ben")
    previous_count = len(around.icons)
    around.app_state.set_project(ProjectState("p.annotally", False, "Take A", "", {}))
    around.app_state.set_project(ProjectState("p.annotally", False, "Take B", "", {}))
    assert len(around.icons) == previous_count
    around.app_state.set_project(ProjectState("p.annotally", False, "Take B", "", {}, True))
    assert around.icons[previous_count:] == [0]


def test_of_three_the_legend_says_who_is_drawn(around: Around) -> None:
    around.lanes = Lanes((0, 2), (1,))
    around.open("anna", "ben", "cora", key2key=False)
    assert around.told == (3, 3, ("A anna above", "B ben below", "C cora above"))
    around.lanes = Lanes((2,), (0,))
    around.annotator_colours.tell()
    assert around.told == (3, 3, ("A anna below", "C cora above"))


def test_lanes_of_what_was_open_before_name_nobody_who_is_gone(around: Around) -> None:
    around.lanes = Lanes((0, 2), (1,))
    around.open("anna", "ben")
    assert around.told == (2, 2, ("A anna above", "B ben below"))


def test_in_blind_mode_everything_is_neutral_and_the_switch_waits(around: Around) -> None:
    around.open("A", "B")
    around.app_state.set_project(ProjectState("p", blind=True))
    assert around.told == (0, 0, ())
    assert around.switch == (False, False)
    around.app_state.set_project(ProjectState("p"))
    assert around.told[0] == 2
    assert around.switch == (True, True)


def test_who_wants_no_colours_has_none_from_then_on(around: Around) -> None:
    around.open("anna", "ben")
    around.context.actions.action("view.annotator_colors").trigger()
    assert around.told == (0, 0, ())
    assert around.switch == (True, False)
    assert around.context.settings.values.annotator_colors is False
    around.open("cora", "dan")
    assert around.told == (0, 0, ())
    around.context.actions.action("view.annotator_colors").trigger()
    assert around.told[0] == 2


def test_the_state_is_heard(around: Around) -> None:
    assert isinstance(around.annotator_colours, QObject)
    around.open("anna", "ben")
    count = len(around.text)
    around.context.theme.changed.emit()
    assert len(around.text) == count + 1
