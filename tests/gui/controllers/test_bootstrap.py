"""The bootstrap is asked for while it is shown, again when what is compared changes, and can be stopped."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from annotally.reports.messages import Scored
from annotally.reports.tables.bootstrap_table import SpreadTable, spread_table
from annotally.reports.tables.score_tables import score_rows
from annotally.tasks.method_specs import METHOD_SPECS
from annotally_gui.actions.spec import Need
from annotally_gui.context import AppContext
from annotally_gui.controllers.bootstrap import ACTION, BootstrapController
from annotally_gui.models.app_state import AppState
from annotally_gui.services.engine_client import Client, Request
from annotally_gui.views.scope_bar import NumberScope
from annotally_gui.views.scores import ScoresPane
from engine.reports.tables.test_similarity_tables import RESULT, TASK
from support.opened_comparisons import opened_comparison

ROWS = tuple(score_rows(TASK, RESULT.table))


class Slow(Client):
    """Keeps every request, to be answered by the test."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[Request, tuple[Any, ...]]] = []

    def _send(self, request: Request, args: tuple[Any, ...]) -> None:
        if request.name == "Service.spread":
            self.asked.append((request, args))

    @property
    def seeds(self) -> list[int]:
        """The seeds that were asked for, in order."""
        return [args[0] for _, args in self.asked]

    def answer(self, table: SpreadTable) -> None:
        """Answer the last request."""
        self._deliver(self.asked[-1][0].number, "result", table)


@pytest.fixture
def engine() -> Slow:
    return Slow()


@pytest.fixture
def app_state() -> AppState:
    return AppState()


@pytest.fixture
def pane(context: AppContext, app_state: AppState, qtbot: QtBot) -> ScoresPane:
    scores_pane = ScoresPane()
    qtbot.addWidget(scores_pane)
    scores_pane.show()
    BootstrapController(context, app_state, scores_pane)
    context.actions.set_there(Need.SIMILARITY, True)
    return scores_pane


def opened(app_state: AppState, method: str = "similarity") -> None:
    app_state.open(opened_comparison("key", "response", method_spec=METHOD_SPECS[method]), None)


def scored(app_state: AppState, pane: ScoresPane) -> None:
    pane.set_rows(NumberScope.CORPUS, ROWS)
    app_state.take_scores(Scored(ROWS, ""))


def wanted(context: AppContext, app_state: AppState, pane: ScoresPane) -> None:
    """Open a comparison, score it, and ask for its spread."""
    opened(app_state)
    scored(app_state, pane)
    context.actions.action(ACTION).trigger()


def table(seed: int) -> SpreadTable:
    return spread_table(RESULT.units, ROWS, seed)


def test_it_is_asked_for_while_it_is_shown(
    context: AppContext, app_state: AppState, pane: ScoresPane, engine: Slow
) -> None:
    opened(app_state)
    scored(app_state, pane)
    assert engine.asked == []
    context.actions.action(ACTION).trigger()
    assert engine.seeds == [0]
    engine.answer(table(0))
    assert pane.model.spread == table(0)
    pane.spread_bar.seed.setValue(17)
    assert engine.seeds == [0, 17]
    assert "out of date" in pane.spread_bar.status.text()
    engine.answer(table(17))
    assert pane.model.spread == table(17)
    context.actions.action(ACTION).trigger()
    assert pane.model.spread is None
    assert pane.spread_bar.isHidden()


def test_it_is_old_when_the_task_changes_and_drawn_again_when_all_is_compared(
    context: AppContext, app_state: AppState, pane: ScoresPane, engine: Slow
) -> None:
    wanted(context, app_state, pane)
    engine.answer(table(0))
    app_state.recompared.emit(None)
    assert "out of date" in pane.spread_bar.status.text()
    assert engine.seeds == [0], "not before the figures are there"
    scored(app_state, pane)
    assert engine.seeds == [0, 0]
    app_state.recompared.emit(None)
    assert engine.asked[-1][0].cancelled, "what it would say is old already"
    assert context.actions.action(ACTION).isChecked()
    scored(app_state, pane)
    engine.answer(table(0))
    assert "out of date" not in pane.spread_bar.status.text()


def test_cancel_takes_it_away(
    context: AppContext, app_state: AppState, pane: ScoresPane, engine: Slow
) -> None:
    wanted(context, app_state, pane)
    engine.asked[-1][0].cancel()
    assert not context.actions.action(ACTION).isChecked()
    assert pane.spread_bar.isHidden()
    scored(app_state, pane)
    assert engine.seeds == [0], "nobody wants it any more"


def test_only_comparisons_by_similarity_have_it(
    context: AppContext, app_state: AppState, pane: ScoresPane, engine: Slow
) -> None:
    wanted(context, app_state, pane)
    engine.answer(table(0))
    opened(app_state, "templates")
    assert pane.model.spread is None
    assert pane.spread_bar.isHidden()
    scored(app_state, pane)
    assert engine.seeds == [0]
    opened(app_state)
    scored(app_state, pane)
    assert engine.seeds == [0, 0], "still wanted where there is one"
