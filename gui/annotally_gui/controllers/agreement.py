"""Measures agreement when somebody looks at its pane: in the worker, with progress and Cancel."""

from PySide6.QtCore import QObject

from annotally.model.diagnostics import Diagnostic
from annotally.reports.tables.agreement_sheet import AgreementSheet
from annotally_gui.context import AppContext
from annotally_gui.models.app_state import AppState
from annotally_gui.services.engine_client import Request
from annotally_gui.services.i18n import tr
from annotally_gui.services.requests import AgreementRequests
from annotally_gui.views.agreement import AgreementOptions, AgreementPane


class AgreementController(QObject):
    """Keeps the pane in step with what is open; asks for nothing while nobody looks."""

    def __init__(self, context: AppContext, state: AppState, pane: AgreementPane) -> None:
        super().__init__(state)
        self._context, self._state, self._pane = context, state, pane
        self._ready = False
        """Whether what is open is scored."""
        self._outdated = False
        """Whether somebody has changed pairs since agreement was measured."""
        self._measuring: Request | None = None
        state.opened.connect(lambda _opened: self._forget())
        state.closed.connect(self._forget)
        state.recompared.connect(lambda _found: self._forget())
        state.repaired.connect(lambda _repaired: self._outdate())
        state.scored.connect(lambda _scored: self._begin())
        pane.looked_at.connect(self._look)
        pane.measurement_asked.connect(self._measure)
        context.engine.ended.connect(self._ended)

    def _forget(self) -> None:
        self._ready = self._outdated = False
        if self._measuring is not None:
            self._measuring.cancel()
        self._measuring = None
        self._pane.say(tr("How far the annotators agree will stand here once files are scored."))

    def _begin(self) -> None:
        self._ready = True
        self._look()

    def _outdate(self) -> None:
        """Measure again what people changed pairs of: what is shown stays until then."""
        self._outdated = True

    def _look(self) -> None:
        wanted = self._outdated or (self._pane.model.sheet is None and self._measuring is None)
        if self._pane.in_sight and wanted:
            self._measure()

    def _measure(self) -> None:
        if not self._ready:
            return
        self._outdated = False
        before, self._measuring = self._measuring, None
        if before is not None:
            before.cancel()
        if self._pane.model.sheet is None:
            self._pane.say(tr("Measuring agreement…"))
        options = self._pane.options
        self._ask(options._replace(intervals=False), options if options.intervals else None)

    def _ask(self, options: AgreementOptions, then: AgreementOptions | None = None) -> None:
        """Ask for figures, and ``then`` for more: intervals take many times as long as what they are of."""
        self._measuring = self._context.engine.call(
            AgreementRequests.measure,
            *options,
            on_result=lambda sheet: self._measured(sheet, then),
            on_refused=self._refused,
        )

    def _measured(self, sheet: AgreementSheet, then: AgreementOptions | None) -> None:
        self._measuring = None
        self._pane.set_sheet(sheet)
        if then is not None:
            self._ask(then)

    def _refused(self, diagnostics: tuple[Diagnostic, ...]) -> None:
        """Say why there are no figures where they would stand."""
        self._measuring = None
        self._pane.say(tr("There is no agreement to measure: {why}.", why=diagnostics[0].found))

    def _ended(self, request: Request) -> None:
        if request is self._measuring and request.cancelled:
            self._measuring = None
            if self._pane.model.sheet is None:
                self._pane.say(tr("Measuring was stopped."), measurable=True)
