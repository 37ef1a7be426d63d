"""Writing the filtered list to a file, and the files of the MUC scorer into a folder."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from annotally_gui.context import AppContext
from annotally_gui.services.i18n import plural, tr
from annotally_gui.services.requests import DayworkRequests, RunRequests, Service

ExportedRows = Sequence[tuple[str, Sequence[int]]]


def export_rows(
    context: AppContext, window: QWidget, rows: ExportedRows, tell: Callable[[str], object]
) -> None:
    """Ask for a place and write the listed rows there as CSV."""
    filters = (tr("CSV files (*.csv)"),)
    ask_for_file(
        context,
        window,
        tr("Export filtered list"),
        filters,
        lambda path: write_rows(context, path, rows, tell),
    )


def write_rows(context: AppContext, path: str, rows: ExportedRows, tell: Callable[[str], object]) -> None:
    """Write the listed rows to ``path`` and say how many they were."""

    def written(count: int) -> None:
        tell(plural("{count} row written to {path}", "{count} rows written to {path}", count, path=path))

    context.engine.call(Service.export_rows, path, tuple(rows), on_result=written)


def export_reports(context: AppContext, window: QWidget, tell: Callable[[str], object]) -> None:
    """Ask for a folder and write score report, report summary and map history there."""
    dialog = QFileDialog(window, tr("Export score reports to a folder"), context.settings.values.open_folder)
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    dialog.setLabelText(QFileDialog.DialogLabel.Accept, tr("&Export here"))
    dialog.fileSelected.connect(lambda folder: write_reports(context, folder, tell))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()


def write_reports(context: AppContext, folder: str, tell: Callable[[str], object]) -> None:
    """Write the reports into ``folder``, once a person has agreed to replace what is there, and say so."""

    def written(paths: tuple[str, ...]) -> None:
        names = ", ".join(Path(path).name for path in paths)
        tell(tr("{names} written to {folder}", names=names, folder=folder))

    def write() -> None:
        context.engine.call(Service.export_reports, folder, on_result=written)

    def looked(standing: tuple[str, ...]) -> None:
        if not standing:
            write()
            return
        names = ", ".join(standing)
        said = tr("{folder} already holds {names}. Replace what is there?", folder=folder, names=names)
        context.alerts.ask(tr("Export score reports"), said, tr("&Replace"), write)

    context.engine.call(Service.standing_reports, folder, on_result=looked)


def ask_for_file(
    context: AppContext, window: QWidget, title: str, filters: Sequence[str], chosen: Callable[[str], object]
) -> None:
    """Ask for a file to write; the first of the ``filters`` says what it ends in, if nothing else is said."""
    dialog = QFileDialog(window, title, context.settings.values.open_folder)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilters([*filters, tr("All files (*)")])

    def ending() -> None:
        dialog.setDefaultSuffix(dialog.selectedNameFilter().rpartition("*.")[2].rstrip(")"))

    dialog.filterSelected.connect(lambda _chosen: ending())
    ending()
    dialog.fileSelected.connect(chosen)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()


def export_log(
    context: AppContext, window: QWidget, tell: Callable[[int, str], object], *, questions: bool = False
) -> None:
    """Ask for a place and write the project's entries there: lines of JSON where it ends so, else CSV."""
    title = tr("Export questions") if questions else tr("Export decision log")
    filters = (tr("CSV files (*.csv)"), tr("Lines of JSON (*.jsonl)"))

    def write(path: str) -> None:
        form = "jsonl" if path.casefold().endswith(".jsonl") else "csv"
        context.engine.call(
            DayworkRequests.export_log, path, form, questions, on_result=lambda count: tell(count, path)
        )

    ask_for_file(context, window, title, filters, write)


def export_feedback(context: AppContext, window: QWidget, tell: Callable[[str], object]) -> None:
    """Ask for a place and write there what was decided against whom."""
    _export(
        context, window, tr("Export what was decided against whom"), DayworkRequests.export_feedback, tell
    )


def export_runs(context: AppContext, window: QWidget, tell: Callable[[str], object]) -> None:
    """Ask for a place and write there what changed between two runs."""
    _export(context, window, tr("Export what changed"), RunRequests.export, tell)


def _export(
    context: AppContext,
    window: QWidget,
    title: str,
    request: Callable[[Any, str], str],
    tell: Callable[[str], object],
) -> None:
    """Ask for a place and have something written there: CSV where it ends so, else text."""
    filters = (tr("Text files (*.txt)"), tr("CSV files (*.csv)"))

    def write(path: str) -> None:
        context.engine.call(request, path, on_result=tell)

    ask_for_file(context, window, title, filters, write)
