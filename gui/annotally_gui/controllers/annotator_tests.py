"""Tests of several annotators: made in the worker while their tab is looked at, with progress and Cancel."""

from collections.abc import Callable

from annotally.reports.messages import Opened
from annotally.reports.tables.annotator_tests import WITH_FINAL
from annotally_gui.context import AppContext
from annotally_gui.controllers.commands.export import ExportCommands
from annotally_gui.controllers.measurement import MEASURING, MeasurementController
from annotally_gui.models.app_state import AppState
from annotally_gui.services.i18n import tr
from annotally_gui.services.requests import AnnotatorSignificance
from annotally_gui.views.agreement import AgreementPane

_FEWEST_ANNOTATORS = 3


class AnnotatorTestsController(MeasurementController):
    """Controller of the tab of tests, which three annotators or more have.

    ``tell`` takes a sentence about a written file.
    """

    def __init__(
        self, context: AppContext, state: AppState, pane: AgreementPane, tell: Callable[[str], object]
    ) -> None:
        super().__init__(context, state, pane.tests)
        self._pane, self._view, self._tell = pane, pane.tests, tell
        self._exports = ExportCommands(context, state)
        # Controllers of panes are made once the first comparison is open.
        self._offer(annotators=len(state.comparison.sides) if state.comparison is not None else 0)
        self._view.offer_final(on=state.project is not None)
        state.opened.connect(self._take)
        state.closed.connect(lambda: self._offer(annotators=0))
        state.project_changed.connect(lambda project: self._view.offer_final(on=project is not None))
        state.decisions_came.connect(lambda _documents: self._mark_outdated())
        pane.looked_at.connect(self._look)
        self._view.measurement_asked.connect(self._measure)
        self._view.export_asked.connect(self._export)

    def _take(self, opened: Opened) -> None:
        self._view.forget_measures()
        self._offer(annotators=len(opened.sides))

    def _offer(self, *, annotators: int) -> None:
        self._pane.tabs.setTabVisible(self._pane.tabs.indexOf(self._view), annotators >= _FEWEST_ANNOTATORS)

    def _mark_outdated(self) -> None:
        # Each decision changes the final key: tests are not made again while a person decides, only when
        # somebody looks again.
        if self._view.choice[0] == WITH_FINAL:
            self._outdate()
            self._view.note_decisions()

    def _is_in_sight(self) -> bool:
        return self._pane.shows(self._view)

    def _request_figures(self) -> None:
        self.ask(
            AnnotatorSignificance.test,
            *self._view.choice,
            on_result=self._view.set_tests,
            on_refused=self._refused,
            on_cancelled=self._cancelled,
            kind=MEASURING,
        )

    def _export(self) -> None:
        if self._view.has_figures:
            self._exports.export_annotator_tests(
                self._pane.window(),
                self._view.shown_table,
                lambda path: self._tell(tr("{path} written", path=path)),
            )
