"""The offer to take what is identical: when it is made, what it does, and when it is gone."""

from dataclasses import dataclass
from types import SimpleNamespace

import pytest
from pytestqt.qtbot import QtBot

from annotally.adjudication.project.messages import Changed, ProjectState, Proposals, RuleChoice
from annotally_gui.actions.spec import Need
from annotally_gui.context import AppContext
from annotally_gui.controllers.identical_offer import IdenticalOffer
from annotally_gui.models.app_state import AppState
from annotally_gui.services.engine_client import Client
from annotally_gui.views.identical_bar import IdenticalBar
from support.inline_client import InlineClient
from support.opened_comparisons import opened_comparison

PROJECT = ProjectState("p")


class Rules:
    """Stands for the worker: 38 objects are identical."""

    def __init__(self) -> None:
        self.count = 38
        self.asked: list[str] = []
        self.adjudication = SimpleNamespace(rules=self)

    def preview(self, choice: RuleChoice, limit: int) -> Proposals:
        self.asked.append(f"preview {choice.name} {limit}")
        return Proposals(self.count, ())

    def run(self, choice: RuleChoice, label: str, reason: str, comment: str) -> Changed:
        self.asked.append(f"run {choice.name} as {label}{reason}{comment}")
        return Changed(PROJECT, label, self.count)


@pytest.fixture
def rules() -> Rules:
    return Rules()


@pytest.fixture
def engine(rules: Rules) -> Client:
    return InlineClient(rules)


@dataclass
class Room:
    """The offer over a bar, and what came of it."""

    offer: IdenticalOffer
    bar: IdenticalBar
    app_state: AppState
    totals: SimpleNamespace
    ran: list[Changed]


@pytest.fixture
def room(context: AppContext, qtbot: QtBot) -> Room:
    bar, app_state, ran = IdenticalBar(), AppState(), list[Changed]()
    qtbot.addWidget(bar)
    app_state.comparison = opened_comparison("a", "b", texts=1)
    app_state.project = PROJECT
    totals = SimpleNamespace(decided=0)
    verdicts = SimpleNamespace(totals=totals)
    offer = IdenticalOffer(context, app_state, bar, lambda: verdicts, ran.append)  # type: ignore[arg-type,return-value]  # a stand-in
    return Room(offer, bar, app_state, totals, ran)


def test_a_new_project_is_offered_what_is_identical_and_takes_it_at_once(room: Room, rules: Rules) -> None:
    room.offer.make()
    assert rules.asked == ["preview identical 0"], "what is counted only is not listed"
    assert room.bar.words.whole == "38 are identical in both"
    room.bar.take_button.click()
    assert rules.asked[1:] == ["run identical as rule: identical in both"]
    assert [changed.count for changed in room.ran] == [38]
    assert room.bar.isHidden()


def test_where_something_is_decided_or_nothing_can_be_nobody_is_asked(room: Room, rules: Rules) -> None:
    room.totals.decided = 1
    room.offer.make()
    room.totals.decided = 0
    room.app_state.project = ProjectState("p", read_only=True)
    room.offer.make()
    room.app_state.project = None
    room.offer.make()
    room.app_state.project = PROJECT
    room.app_state.comparison = opened_comparison("a", "b", texts=2)
    room.offer.make()
    assert rules.asked == []
    assert room.bar.isHidden()


def test_the_list_is_that_of_the_rules(room: Room, context: AppContext) -> None:
    asked: list[str] = []
    context.actions.bind("decide.rules", lambda: asked.append("rules"))
    context.actions.set_there(Need.WRITABLE, True)
    room.offer.make()
    room.bar.list_button.click()
    assert asked == ["rules"]


def test_it_goes_with_its_project(room: Room) -> None:
    room.offer.make()
    assert not room.bar.isHidden()
    room.app_state.set_project(None)
    assert room.bar.isHidden()


def test_counting_gives_way_to_a_decision(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    cancelled: list[str] = []
    monkeypatch.setattr(room.offer, "cancel", cancelled.append)
    room.offer.give_way()
    assert cancelled == ["count"]
    assert not room.bar.words.whole
