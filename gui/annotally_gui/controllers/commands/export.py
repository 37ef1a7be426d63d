"""Exports: the filtered list, the reports of the MUC scorer, the decision log, the changes between runs."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from annotally.adjudication.project.messages import VotesFile
from annotally_gui.controllers.commands.controller import Controller
from annotally_gui.services.i18n import plural, tr
from annotally_gui.services.requests import (
    AnnotatorSignificance,
    CampaignRequests,
    KeyRequests,
    LaboratoryRequests,
    ReviewRequests,
    RunRequests,
    Service,
)

ExportedRows = Sequence[tuple[str, Sequence[int]]]


class ExportCommands(Controller):
    """Writing to files outside a project; ``tell`` takes a sentence about a written file."""

    def export_rows(self, window: QWidget, rows: ExportedRows, tell: Callable[[str], object]) -> None:
        """Ask for a place and write the listed rows there as CSV."""

        def write(path: str) -> None:
            def tell_count(count: int) -> None:
                tell(
                    plural(
                        "{count} row written to {path}", "{count} rows written to {path}", count, path=path
                    )
                )

            self.ask(Service.export_rows, path, tuple(rows), on_result=tell_count, outlives_comparison=True)

        self._ask_for_file(window, tr("Export filtered list"), (tr("CSV files (*.csv)"),), write)

    def export_reports(self, window: QWidget, tell: Callable[[str], object]) -> None:
        """Ask for a folder and write score report, report summary and map history there."""
        title = tr("Export score reports to a folder")
        dialog = QFileDialog(window, title, self._context.settings.values.open_folder)
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.setLabelText(QFileDialog.DialogLabel.Accept, tr("&Export here"))
        dialog.fileSelected.connect(lambda folder: self._write_reports(folder, tell))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _write_reports(self, folder: str, tell: Callable[[str], object]) -> None:
        """Write the reports into ``folder``, once the user has agreed to replace the files there."""
        # Qt asks about replacing one file but not about several in a folder, so the worker names those that
        # exist, and the question is put here.

        def tell_names(paths: tuple[str, ...]) -> None:
            names = ", ".join(Path(path).name for path in paths)
            tell(tr("{names} written to {folder}", names=names, folder=folder))

        def write() -> None:
            self.ask(Service.export_reports, folder, on_result=tell_names, outlives_comparison=True)

        def confirm(existing: tuple[str, ...]) -> None:
            if not existing:
                write()
                return
            names = ", ".join(existing)
            question = tr(
                "{folder} already contains {names}. Replace the existing files?", folder=folder, names=names
            )
            self._context.alerts.ask(tr("Export score reports"), question, tr("&Replace"), write)

        self.ask(Service.standing_reports, folder, on_result=confirm)

    def export_log(
        self, window: QWidget, tell: Callable[[int, str], object], *, questions: bool = False
    ) -> None:
        """Ask for a place and write the project's entries there: lines of JSON where it ends so, else CSV.

        ``tell`` takes their number and the path.
        """
        title = tr("Export flags and comments") if questions else tr("Export decision log")
        filters = (tr("CSV files (*.csv)"), tr("JSON Lines (*.jsonl)"))

        def write(path: str) -> None:
            form = "jsonl" if path.casefold().endswith(".jsonl") else "csv"
            self.ask(
                ReviewRequests.export_log,
                path,
                form,
                questions,
                on_result=lambda count: tell(count, path),
                outlives_comparison=True,
            )

        self._ask_for_file(window, title, filters, write)

    def export_votes(self, window: QWidget, tell: Callable[[str], object]) -> None:
        """Ask for a place and write the votes of the annotators there: lines of JSON, or CSV."""

        def write(path: str) -> None:
            self.ask(KeyRequests.export_votes, VotesFile(path), on_result=tell, outlives_comparison=True)

        filters = (tr("JSON Lines (*.jsonl)"), tr("CSV files (*.csv)"))
        self._ask_for_file(window, tr("Export all votes"), filters, write)

    def export_feedback(self, window: QWidget, tell: Callable[[str], object]) -> None:
        """Ask for a place and write the decisions against each annotator there."""
        title = tr("Export review by annotator")
        self._export(window, title, ReviewRequests.export_feedback, tell)

    def export_runs(self, window: QWidget, tell: Callable[[str], object]) -> None:
        """Ask for a place and write the changes between two runs there."""
        self._export(window, tr("Export changes"), RunRequests.export, tell)

    def export_laboratory(self, window: QWidget, tell: Callable[[str], object]) -> None:
        """Ask for a place and write the figures of the laboratory there."""
        further_filters = (tr("JSON files (*.json)"),)
        self._export(window, tr("Export figures"), LaboratoryRequests.export, tell, further_filters)

    def export_systems(self, window: QWidget, tell: Callable[[str], object]) -> None:
        """Ask for a place and write all tables of the systems there, in the form that it ends with."""
        self._export(window, tr("Export systems"), CampaignRequests.export, tell, _table_filters())

    def export_annotator_tests(self, window: QWidget, table_name: str, tell: Callable[[str], object]) -> None:
        """Ask for a place and write the tests of annotators there; of CSV the table of that name alone."""
        title, request = tr("Export tests"), AnnotatorSignificance.export
        self._export(window, title, request, tell, _table_filters(), table_name)

    def export_system_changes(self, window: QWidget, tell: Callable[[str], object]) -> None:
        """Ask for a place and write the differences between two systems there."""
        self._export(window, tr("Export changes"), CampaignRequests.export_changes, tell)

    def export_picture(self, window: QWidget, write: Callable[[str], object]) -> None:
        """Ask for the place of a single picture."""
        filters = (tr("SVG pictures (*.svg)"), tr("PNG pictures (*.png)"))
        self._ask_for_file(window, tr("Save picture"), filters, write)

    def export_full_report(self, window: QWidget, write: Callable[[str], object]) -> None:
        """Ask for the place of a report to hand on; tables and pictures alone get a folder of that name."""
        filters = (
            tr("Web pages (*.html)"),
            tr("PDF (*.pdf)"),
            tr("Workbooks (*.xlsx)"),
            tr("Markdown (*.md)"),
            tr("LaTeX files (*.tex)"),
            tr("Folder of tables as CSV (*.csv)"),
            tr("Folder of pictures as SVG (*.svg)"),
            tr("Folder of pictures as PNG (*.png)"),
        )
        self._ask_for_file(window, tr("Save report"), filters, write)

    def _export(
        self,
        window: QWidget,
        title: str,
        request: Callable[..., str],
        tell: Callable[[str], object],
        further_filters: Sequence[str] = (),
        *arguments: str,
    ) -> None:
        """Ask for a place and have the worker write there: in the form that its ending names, else text.

        ``arguments`` of the request follow the path.
        """
        filters = (tr("Text files (*.txt)"), tr("CSV files (*.csv)"), *further_filters)

        def write(path: str) -> None:
            self.ask(request, path, *arguments, on_result=tell, outlives_comparison=True)

        self._ask_for_file(window, title, filters, write)

    def _ask_for_file(
        self, window: QWidget, title: str, filters: Sequence[str], write: Callable[[str], object]
    ) -> None:
        """Ask for a file to write; the first of the ``filters`` gives its ending, if the user gives none."""
        dialog = QFileDialog(window, title, self._context.settings.values.open_folder)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([*filters, tr("All files (*)")])

        def set_ending() -> None:
            dialog.setDefaultSuffix(dialog.selectedNameFilter().rpartition("*.")[2].rstrip(")"))

        dialog.filterSelected.connect(lambda _filter: set_ending())
        set_ending()
        dialog.fileSelected.connect(write)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()


def _table_filters() -> tuple[str, ...]:
    """Return the further forms of several tables."""
    return (
        tr("Web pages (*.html)"),
        tr("Workbooks (*.xlsx)"),
        tr("LaTeX files (*.tex)"),
        tr("JSON files (*.json)"),
    )
