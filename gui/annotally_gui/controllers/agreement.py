"""Agreement of the annotators: measured in the worker while its pane is shown, with progress and Cancel."""

from annotally.reports.tables.agreement_sheet import AgreementSheet
from annotally_gui.context import AppContext
from annotally_gui.controllers.measurement import MEASURING, MeasurementController
from annotally_gui.models.app_state import AppState
from annotally_gui.services.requests import AgreementRequests
from annotally_gui.views.agreement import AgreementOptions, AgreementPane


class AgreementController(MeasurementController):
    """Controller of the agreement pane; measures nothing while the pane is out of sight."""

    def __init__(self, context: AppContext, state: AppState, pane: AgreementPane) -> None:
        super().__init__(context, state, pane)
        self._pane = pane
        pane.looked_at.connect(self._look)
        pane.measurement_asked.connect(self._measure)

    def _is_in_sight(self) -> bool:
        return self._pane.in_sight

    def _request_figures(self) -> None:
        # Figures come first without intervals, then again with them: bootstrap samples take many times as
        # long, and the table is of use before.
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
            kind=MEASURING,
        )

    def _measured(self, sheet: AgreementSheet, then: AgreementOptions | None) -> None:
        self._pane.set_sheet(sheet)
        if then is not None:
            self._request(then)
