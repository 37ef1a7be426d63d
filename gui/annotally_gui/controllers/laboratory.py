"""The agreement laboratory: measured in the worker while its tab is looked at, with progress and Cancel."""

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from annotally.model.diagnostics import Diagnostic
from annotally.reports.tables.laboratory_sheet import ExampleSheet, LaboratoryChoice, LaboratorySheet
from annotally_gui.controllers.commands.controller import Controller
from annotally_gui.controllers.commands.export import ExportCommands
from annotally_gui.models.app_state import AppState
from annotally_gui.services.i18n import tr, translate
from annotally_gui.services.requests import LaboratoryRequests
from annotally_gui.views.agreement import AgreementPane
from annotally_gui.window.main_window import MainWindow

_MEASURING = "laboratory"


class LaboratoryController(Controller):
    """Controller of the laboratory's tab; measures nothing while the tab is out of sight."""

    def __init__(self, window: MainWindow, state: AppState, pane: AgreementPane) -> None:
        super().__init__(window.context, state)
        self._window, self._pane = window, pane
        self._exports = ExportCommands(window.context, state)
        self._view = pane.laboratory
        self._ready = False
        """Whether what is open is scored."""
        self._outdated = False
        """Whether pairs or options have changed since the figures were measured."""
        state.opened.connect(lambda _opened: self._forget())
        state.closed.connect(self._forget)
        state.recompared.connect(lambda _recompared: self._forget())
        state.repaired.connect(lambda _repaired: self._outdate())
        state.scored.connect(lambda _scored: self._begin())
        pane.looked_at.connect(self._look)
        self._view.measurement_asked.connect(self._measure)
        self._view.example_asked.connect(self._ask_for_example)
        self._view.export_asked.connect(self._export)
        self._view.distance_file_asked.connect(self._choose_distances)

    def _forget(self) -> None:
        # Whatever is measured is of inputs that are gone.
        self._ready = self._outdated = False
        self.cancel(_MEASURING)
        self._view.say(tr("The agreement of the annotators will appear here once files are scored."))

    def _begin(self) -> None:
        self._ready = True
        self._look()

    def _outdate(self) -> None:
        self._outdated = True

    def _look(self) -> None:
        # Figures take seconds and are seldom looked at: nothing is measured for a tab out of sight, and a
        # measurement that goes on is not begun again.
        missing = self._view.model.sheet is None and not self.is_asking(_MEASURING)
        if self._pane.laboratory_in_sight and (self._outdated or missing):
            self._measure()

    def _measure(self) -> None:
        if not self._ready:
            return
        # The latest choice wins: a measurement by options that were changed meanwhile is given up. Old
        # figures stay on screen until the new ones are there.
        self._outdated = False
        self.cancel(_MEASURING)
        if self._view.model.sheet is None:
            self._view.say(tr("Measuring agreement…"))
        # Figures come first without intervals, then again with them: samples take many times as long, and
        # the table is of use before.
        choice = self._view.choice
        if choice.seed is None:
            self._request(choice)
        else:
            self._request(replace(choice, intervals=False), choice)

    def _request(self, choice: LaboratoryChoice, then: LaboratoryChoice | None = None) -> None:
        """Ask for figures, and ``then`` for those with intervals."""
        self.ask(
            LaboratoryRequests.examine,
            choice,
            on_result=lambda sheet: self._measured(sheet, then),
            on_refused=self._refused,
            on_cancelled=self._cancelled,
            kind=_MEASURING,
        )

    def _measured(self, sheet: LaboratorySheet, then: LaboratoryChoice | None) -> None:
        self._view.set_sheet(sheet)
        if then is not None and sheet.sections:
            self._request(then)

    def _refused(self, diagnostics: tuple[Diagnostic, ...]) -> None:
        """Say why there are no figures where they would stand."""
        why = translate(diagnostics[0].found)
        self._view.say(tr("Agreement cannot be measured: {why}.", why=why), measurable=True)

    def _cancelled(self) -> None:
        # Figures that stay are those of other options: they are measured again when somebody looks.
        if self._view.model.sheet is None:
            self._view.say(tr("The measurement was stopped."), measurable=True)
        else:
            self._outdated = True

    # -- examples and files

    def _ask_for_example(self, measure: str) -> None:
        self.ask(LaboratoryRequests.example, measure, on_result=self._show_example)

    def _show_example(self, sheet: ExampleSheet) -> None:
        # Imported when the first example is asked for: most windows never show one.
        from annotally_gui.dialogs.measure_example import MeasureExampleDialog

        MeasureExampleDialog(sheet, self._window).open()

    def _export(self) -> None:
        if self._view.model.sheet is not None:
            self._exports.export_laboratory(
                self._window, lambda path: self._window.status.say(tr("{path} written", path=path))
            )

    def _choose_distances(self) -> None:
        folder = self._context.settings.values.open_folder
        dialog = QFileDialog(self._window, tr("Distances of labels"), folder)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self._view.add_distance_file)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
