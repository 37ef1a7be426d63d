"""The agreement laboratory: measured in the worker while its tab is looked at, with progress and Cancel."""

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from annotally.model.wording import LinkedCount
from annotally.reports.tables.laboratory_sheet import ExampleSheet, LaboratoryChoice, LaboratorySheet
from annotally_gui.controllers.commands.export import ExportCommands
from annotally_gui.controllers.measurement import MEASURING, MeasurementController
from annotally_gui.models.app_state import AppState
from annotally_gui.services.i18n import tr, translate
from annotally_gui.services.requests import LaboratoryRequests
from annotally_gui.views.agreement import AgreementPane
from annotally_gui.window.main_window import MainWindow

_LISTING = "listing"
DocumentRows = tuple[tuple[str, tuple[int, ...]], ...]
"""Documents, and rows of their trees."""
ListRows = Callable[[DocumentRows, str], object]
"""A function that lists rows under a title."""


class LaboratoryController(MeasurementController):
    """Controller of the laboratory's tab; measures nothing while the tab is out of sight."""

    def __init__(self, window: MainWindow, state: AppState, pane: AgreementPane, list_rows: ListRows) -> None:
        super().__init__(window.context, state, pane.laboratory)
        self._window, self._pane = window, pane
        self._exports = ExportCommands(window.context, state)
        self._list_rows = list_rows
        self._view = pane.laboratory
        pane.looked_at.connect(self._look)
        self._view.measurement_asked.connect(self._measure)
        self._view.example_asked.connect(self._ask_for_example)
        self._view.instances_asked.connect(self._ask_for_instances)
        self._view.export_asked.connect(self._export)
        self._view.distance_file_asked.connect(self._choose_distances)

    def _is_in_sight(self) -> bool:
        return self._pane.shows(self._view)

    def _request_figures(self) -> None:
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
            kind=MEASURING,
        )

    def _measured(self, sheet: LaboratorySheet, then: LaboratoryChoice | None) -> None:
        self._view.set_sheet(sheet)
        if then is not None and sheet.sections:
            self._request(then)

    # -- instances, examples and files

    def _ask_for_instances(self, kind: str, name: str, count: LinkedCount) -> None:
        # The title of the list is that of the count: what is listed stands in the sentence beside it.
        title = translate(count.title)

        def show(rows: DocumentRows) -> None:
            self._list_rows(rows, title)
            self._window.status.say(title)

        self.ask(LaboratoryRequests.instances, kind, name, count.key, on_result=show, kind=_LISTING)

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
