"""Agreement of the annotators: measured in the worker while its pane is shown, with progress and Cancel."""

from annotally.model.diagnostics import Diagnostic
from annotally.reports.tables.agreement_sheet import AgreementSheet
from annotally_gui.context import AppContext
from annotally_gui.controllers.commands.controller import Controller
from annotally_gui.models.app_state import AppState
from annotally_gui.services.i18n import tr, translate
from annotally_gui.services.requests import AgreementRequests
from annotally_gui.views.agreement import AgreementOptions, AgreementPane

_MEASURING = "measuring"


class AgreementController(Controller):
    """Controller of the agreement pane; measures nothing while the pane is out of sight."""

    def __init__(self, context: AppContext, state: AppState, pane: AgreementPane) -> None:
        super().__init__(context, state)
        self._pane = pane
        self._ready = False
        """Whether what is open is scored."""
        self._outdated = False
        """Whether somebody has changed pairs since agreement was measured."""
        state.opened.connect(lambda _opened: self._forget())
        state.closed.connect(self._forget)
        state.recompared.connect(lambda _recompared: self._forget())
        state.repaired.connect(lambda _repaired: self._outdate())
        state.scored.connect(lambda _scored: self._begin())
        pane.looked_at.connect(self._look)
        pane.measurement_asked.connect(self._measure)

    def _forget(self) -> None:
        self._ready = self._outdated = False
        self.cancel(_MEASURING)
        self._pane.say(tr("The agreement of the annotators will appear here once files are scored."))

    def _begin(self) -> None:
        self._ready = True
        self._look()

    def _outdate(self) -> None:
        """Measure again when the pane is looked at next: until then the older figures stay."""
        self._outdated = True

    def _look(self) -> None:
        missing = self._pane.model.sheet is None and not self.is_asking(_MEASURING)
        if self._pane.in_sight and (self._outdated or missing):
            self._measure()

    def _measure(self) -> None:
        # Figures come first without intervals, then again with them: bootstrap samples take many times as
        # long, and the table is of use before.
        if not self._ready:
            return
        self._outdated = False
        self.cancel(_MEASURING)
        if self._pane.model.sheet is None:
            self._pane.say(tr("Measuring agreement…"))
        options = self._pane.options
        self._request(options._replace(intervals=False), options if options.intervals else None)

    def _request(self, options: AgreementOptions, then: AgreementOptions | None = None) -> None:
        """Ask for figures, and ``then`` for more: intervals take many times as long as their figures."""
        self.ask(
            AgreementRequests.measure,
            *options,
            on_result=lambda sheet: self._measured(sheet, then),
            on_refused=self._refused,
            on_cancelled=self._cancelled,
            kind=_MEASURING,
        )

    def _measured(self, sheet: AgreementSheet, then: AgreementOptions | None) -> None:
        self._pane.set_sheet(sheet)
        if then is not None:
            self._request(then)

    def _refused(self, diagnostics: tuple[Diagnostic, ...]) -> None:
        """Say why there are no figures where they would stand."""
        self._pane.say(tr("Agreement cannot be measured: {why}.", why=translate(diagnostics[0].found)))

    def _cancelled(self) -> None:
        if self._pane.model.sheet is None:
            self._pane.say(tr("The measurement was stopped."), measurable=True)
