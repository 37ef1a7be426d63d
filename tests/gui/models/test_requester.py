"""Requests under way: one of a kind at a time, and no answers about a comparison that was closed since."""

from dataclasses import replace
from typing import Any

import pytest

from annotally.model.diagnostics import Diagnostic, Severity
from annotally_gui.context import AppContext
from annotally_gui.models.app_state import AppState
from annotally_gui.models.requester import Requester
from annotally_gui.services.engine_client import Client, Request
from annotally_gui.services.requests import Service
from support.inline_client import InlineClient
from support.opened_comparisons import opened_comparison

REFUSAL = (Diagnostic(Severity.ERROR, "", 0, 0, "no such row", "a row", ""),)


class SlowClient(Client):
    """Keeps every request, to be answered by the test."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[Request] = []

    def _send(self, request: Request, args: tuple[Any, ...]) -> None:
        self.sent.append(request)

    def deliver(self, number: int, kind: str, value: object) -> None:
        """Deliver a message about the request of this number in the order of sending."""
        self._deliver(self.sent[number].number, kind, value)


class Asking(Requester):
    """Asks for the class of a row, and keeps what comes."""

    def __init__(self, context: AppContext, state: AppState) -> None:
        super().__init__(context.engine, context.alerts, state, state)
        self.results: list[object] = []
        self.parts: list[object] = []
        self.refusals: list[tuple[Diagnostic, ...]] = []
        self.cancellations = 0
        self.asking_at_result: list[bool] = []

    def target(self, kind: str = "", *, outlives: bool = False) -> None:
        self.ask(
            Service.target,
            "1",
            2,
            on_result=self._take,
            on_part=self.parts.append,
            on_refused=self.refusals.append,
            on_cancelled=self._cancelled,
            kind=kind,
            outlives_comparison=outlives,
        )

    def _take(self, row: int) -> None:
        self.results.append(row)
        self.asking_at_result.append(self.is_asking("target"))

    def _cancelled(self) -> None:
        self.cancellations += 1


@pytest.fixture
def engine() -> SlowClient:
    return SlowClient()


@pytest.fixture
def app_state() -> AppState:
    return AppState()


@pytest.fixture
def asking(context: AppContext, app_state: AppState) -> Asking:
    return Asking(context, app_state)


def open_comparison(app_state: AppState) -> None:
    app_state.open(opened_comparison("key", "response"), None)


def test_an_answer_reaches_its_callback(asking: Asking, engine: SlowClient) -> None:
    asking.target("target")
    assert asking.is_asking("target")
    engine.deliver(0, "part", "half")
    engine.deliver(0, "result", 7)
    assert (asking.parts, asking.results) == (["half"], [7])
    assert asking.asking_at_result == [False], "the last reply ends the request"


def test_a_newer_request_of_a_kind_cancels_the_older_without_a_word(
    asking: Asking, engine: SlowClient
) -> None:
    asking.target("target")
    asking.target("target")
    assert [request.cancelled for request in engine.sent] == [True, False]
    engine.deliver(0, "result", 1)
    engine.deliver(1, "result", 2)
    assert asking.results == [2]
    assert asking.cancellations == 0


def test_requests_without_a_kind_and_of_other_kinds_stand_for_themselves(
    asking: Asking, engine: SlowClient
) -> None:
    for kind in ("", "", "target", "other"):
        asking.target(kind)
    for number in range(4):
        engine.deliver(number, "result", number)
    assert asking.results == [0, 1, 2, 3]


def test_the_user_cancels(asking: Asking, engine: SlowClient) -> None:
    asking.target("target")
    engine.sent[0].cancel()
    assert asking.cancellations == 1
    assert not asking.is_asking("target")
    assert not asking.cancel("target"), "nothing is under way"


def test_its_owner_cancels(asking: Asking, engine: SlowClient) -> None:
    asking.target("target")
    assert asking.cancel("target")
    assert engine.sent[0].cancelled
    assert asking.cancellations == 0, "it knows of its own doing"


def test_requests_of_all_kinds_are_cancelled_and_the_others_go_on(asking: Asking, engine: SlowClient) -> None:
    for kind in ("target", "", "other"):
        asking.target(kind)
    asking.cancel_all()
    assert [request.cancelled for request in engine.sent] == [True, False, True]
    assert not asking.is_asking("target")
    assert asking.cancellations == 0


@pytest.mark.parametrize("closes", [False, True])
def test_answers_about_another_comparison_are_dropped(
    asking: Asking, engine: SlowClient, app_state: AppState, closes: bool
) -> None:
    open_comparison(app_state)
    for _ in range(2):
        asking.target()
    asking.target(outlives=True)
    app_state.close() if closes else open_comparison(app_state)
    engine.deliver(0, "part", "half")
    engine.deliver(0, "result", 0)
    engine.deliver(1, "refused", REFUSAL)
    assert (asking.parts, asking.results, asking.refusals) == ([], [], [])
    engine.deliver(2, "result", 2)
    assert asking.results == [2]


def test_a_refusal_goes_to_its_callback_or_is_shown(
    asking: Asking, engine: SlowClient, monkeypatch: pytest.MonkeyPatch, context: AppContext
) -> None:
    shown_values: list[object] = []
    monkeypatch.setattr(context.alerts, "refused", shown_values.append)
    asking.target()
    engine.deliver(0, "refused", REFUSAL)
    assert (asking.refusals, shown_values) == ([REFUSAL], [])
    asking.ask(Service.target, "1", 2, on_result=asking.results.append)
    engine.deliver(1, "refused", REFUSAL)
    assert shown_values == [REFUSAL]


def test_a_quiet_request_shows_nothing(
    asking: Asking, engine: SlowClient, monkeypatch: pytest.MonkeyPatch, context: AppContext
) -> None:
    shown_values: list[object] = []
    monkeypatch.setattr(context.alerts, "refused", shown_values.append)
    for _ in range(2):
        asking.ask_quietly(Service.target, "1", 2)
    engine.deliver(0, "refused", REFUSAL)
    engine.deliver(1, "result", 1)
    assert (shown_values, asking.results) == ([], [])


def test_nothing_is_under_way_once_a_client_has_answered_within_the_call(
    context: AppContext, app_state: AppState
) -> None:
    class Rows:
        def target(self, document: str, row: int) -> int:
            return row + 1

    asking = Asking(replace(context, engine=InlineClient(Rows())), app_state)
    asking.target("target")
    assert asking.results == [3]
    assert not asking.is_asking("target")
