"""Comparing again what is open: one request at a time, the last one counts, refusals leave all as it is."""

from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from annotally.model.diagnostics import Diagnostic, Severity
from annotally.reports.messages import Opened, ScoredBatch
from annotally.tasks.similarity_profile import SimilarityChoice
from annotally_gui.context import AppContext
from annotally_gui.controllers.commands.open import OpenCommands
from annotally_gui.models.app_state import AppState, Place
from annotally_gui.services.engine_client import Client, Request
from annotally_gui.services.session import Session, SessionRequest
from support.forest_builders import sample_trees

REQUEST = SessionRequest("mat", (), ("key",), ("response",))
FAULT = Diagnostic(Severity.ERROR, "task.xml", 0, 0, "found", "expected", "remedy")


class Slow(Client):
    """Keeps every request, to be answered by the test."""

    def __init__(self) -> None:
        super().__init__()
        self.calls: list[tuple[Request, tuple[Any, ...]]] = []

    def _send(self, request: Request, args: tuple[Any, ...]) -> None:
        self.calls.append((request, args))

    def asked(self) -> list[str]:
        """Return the methods of the service called, with the task where one is compared with."""
        calls = ((result.name.removeprefix("Service."), args) for result, args in self.calls)
        return [f"{name} {args[0]}" if args and args[0] else name for name, args in calls]

    def answer(self, kind: str, value: object) -> None:
        """Answer the last request that is not cancelled."""
        request = next(result for result, _ in reversed(self.calls) if not result.done)
        self._deliver(request.number, kind, value)


class View:
    """As much of a document as is asked of it here."""

    document = "d"


@pytest.fixture
def engine() -> Slow:
    return Slow()


@pytest.fixture
def opening(context: AppContext) -> OpenCommands:
    app_state = AppState()
    app_state.view = View()  # type: ignore[assignment]  # nobody looks further
    return OpenCommands(context, app_state)


def test_of_many_requests_the_first_and_the_last_are_sent(opening: OpenCommands, engine: Slow) -> None:
    for number in range(5):
        opening.recompare(replace(REQUEST, task=f"task-{number}"))
    assert engine.asked() == ["compare_with task-0"]
    engine.answer("result", "found")
    assert engine.asked() == ["compare_with task-0", "compare_with task-4"]
    engine.answer("result", "found")
    assert engine.asked()[-1] == "score"
    opening.recompare(replace(REQUEST, task="task-5"))
    assert engine.calls[2][0].cancelled, "what is scored is of no use any more"


def test_a_refusal_is_told_and_what_is_open_stays(
    opening: OpenCommands, engine: Slow, context: AppContext
) -> None:
    values: list[object] = []
    context.alerts.refused = values.append  # type: ignore[method-assign]  # instead of a dialog
    opening.recompare(REQUEST)
    engine.answer("refused", (FAULT,))
    assert values == [(FAULT,)]
    assert engine.asked() == ["compare_with mat"]


def test_a_document_is_shown_as_it_is_compared_now(opening: OpenCommands, engine: Slow) -> None:
    opening.recompare(REQUEST)
    engine.answer("result", "found")
    opening.show_document("other")
    assert engine.asked()[-1] == "recompared other", "its tree here is an old one"


def test_nothing_is_compared_after_closing(opening: OpenCommands, engine: Slow) -> None:
    opening.recompare(REQUEST)
    opening.recompare(replace(REQUEST, task="later"))
    opening.close()
    assert engine.calls[0][0].cancelled
    opening.recompare(REQUEST)
    assert len(engine.calls) == 1, "no document is shown"


def test_whoever_asks_is_told_what_is_refused_at_once_or_in_another_document(
    opening: OpenCommands, engine: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    diagnostics: list[tuple[Diagnostic, ...]] = []
    persons: list[object] = []
    monkeypatch.setattr(opening._context.alerts, "refused", persons.append)
    opening.recompare(replace(REQUEST, task="one"), diagnostics.append)
    engine.answer("refused", (FAULT,))
    assert diagnostics == [(FAULT,)]
    monkeypatch.setattr(opening._state, "take_recompared", lambda *_: None)
    opening.recompare(replace(REQUEST, task="two"), diagnostics.append)
    engine.answer("result", None)
    assert engine.asked()[-1] == "score"
    engine.answer("refused", (FAULT, FAULT))
    assert diagnostics == [(FAULT,), (FAULT, FAULT)]
    assert persons == []


def test_the_owners_module_is_that_of_the_preferences_whatever_a_request_says(
    opening: OpenCommands, engine: Slow, context: AppContext
) -> None:
    similarity_choice = SimilarityChoice("", "strict", module="planted.py")
    context.settings.change(dimension_methods="mine.py")
    opening.recompare(replace(REQUEST, similarity=similarity_choice))
    (_, args) = engine.calls[-1]
    assert args[1] == SimilarityChoice("", "strict", module="mine.py")
    opening.open(replace(REQUEST, similarity=similarity_choice))
    (_, args) = engine.calls[-1]
    assert SimilarityChoice("", "strict", module="mine.py") in args
    opening.open(replace(REQUEST, project="p.annotally"))
    (request, args) = engine.calls[-1]
    assert (request.name, args) == ("ProjectFiles.open", ("p.annotally", False, {}, "mine.py"))


def test_figures_are_old_from_the_moment_something_else_is_asked_for(
    opening: OpenCommands, engine: Slow
) -> None:
    old: list[bool] = []
    opening.comparing.connect(old.append)
    opening.recompare(replace(REQUEST, task="one"), lambda _: None)
    assert old == [True], "before the worker has answered"
    engine.answer("refused", (FAULT,))
    assert old == [True, False], "what is shown is in force still"


def test_what_was_compared_before_is_in_force_when_a_person_stops_it(
    opening: OpenCommands, engine: Slow, qtbot: QtBot
) -> None:
    old: list[bool] = []
    opening.comparing.connect(old.append)
    opening.recompare(replace(REQUEST, task="one"))
    opening.recompare(replace(REQUEST, task="two"))
    with qtbot.waitSignal(opening.stopped):
        engine.calls[0][0].cancel()
    assert old == [True, False]
    assert engine.asked() == ["compare_with one"], "what waited for it is given up too"
    opening.recompare(replace(REQUEST, task="three"))
    assert engine.asked()[-1] == "compare_with three"
    opening.close()
    assert old == [True, False, True], "what is closed has no figures"


TREES = {tree.document: tree for tree in sample_trees()}
OPENED = Opened("t", "T", "object", ("a", "b"), tuple((name, name) for name in TREES), (), "")


class Scoring:
    """A comparison whose documents the test scores one by one."""

    def __init__(self, opening: OpenCommands, engine: Slow) -> None:
        self.opening, self.engine, self.app_state = opening, engine, opening._state
        self.places: list[Place | None] = []
        self.app_state.place_changed.connect(self.places.append)
        self.app_state.batch_came.connect(lambda batch: self.app_state.forest.append(batch.trees))

    def open(self, restore: Session | None = None) -> None:
        """Open the documents, and show the first."""
        self.opening.open(REQUEST, restore)
        self.engine.answer("result", OPENED)
        self.answer("Service.document", "result", View())

    def score(self, document: str) -> None:
        self.answer("Service.score", "part", ScoredBatch((), (TREES[document],)))

    def answer(self, name: str, kind: str, value: object) -> None:
        request = next(asked for asked, _ in self.engine.calls if asked.name == name and not asked.done)
        self.engine._deliver(request.number, kind, value)


@pytest.fixture
def scoring(opening: OpenCommands, engine: Slow, monkeypatch: pytest.MonkeyPatch) -> Scoring:
    first = next(iter(TREES))
    monkeypatch.setattr(View, "document", first)
    return Scoring(opening, engine)


def test_the_first_disagreement_is_gone_to_as_soon_as_it_is_scored(scoring: Scoring) -> None:
    first, *rest = TREES
    scoring.open()
    assert scoring.places == []
    scoring.score(first)
    forest = scoring.app_state.forest
    place = Place(*forest.place(forest.stops()[0]))
    assert place.document == first
    assert scoring.places == [place]
    for document in rest:
        scoring.score(document)
    assert scoring.places == [place]


def test_documents_that_agree_are_passed_over_on_the_way_to_the_first_disagreement(
    scoring: Scoring, engine: Slow
) -> None:
    scoring.open()
    scoring.score("9306-2")  # where both say the same
    assert scoring.places == []
    scoring.score("9402-3")
    assert engine.calls[-1][0].name == "Service.document"
    assert engine.calls[-1][1] == ("9402-3",)


def test_who_went_elsewhere_meanwhile_is_not_called_back(scoring: Scoring) -> None:
    scoring.open()
    scoring.opening.show_document("9306-2")
    scoring.score("9306-1")
    assert scoring.places == []


def test_a_session_that_is_gone_on_with_begins_where_it_ended(scoring: Scoring) -> None:
    scoring.open(Session(REQUEST, document="9306-1"))
    scoring.score("9306-1")
    assert scoring.places == []


def test_a_place_still_on_its_way_is_kept_when_the_window_closes_before(scoring: Scoring) -> None:
    session = Session(None, True, "9306-1", "PERSON 1", "", 0)
    scoring.opening.open_sample(session)
    scoring.engine.answer("result", OPENED)
    assert scoring.opening.session() == session
    scoring.answer("Service.document", "result", View())
    assert scoring.opening.session() == session, "its row is not scored yet"


def test_a_row_whose_document_is_on_its_way_counts_as_selected(scoring: Scoring) -> None:
    scoring.open()
    for document in TREES:
        scoring.score(document)
    forest = scoring.app_state.forest
    place = Place(*forest.place(forest.stops()[-1]))
    scoring.opening.go(place)
    assert scoring.app_state.place != place
    session = scoring.opening.session(scroll=7)
    assert (session.document, session.selection) == (place.document, scoring.app_state.identity(place))
    assert session.scroll == 0, "7 is the scroll position of another text"
