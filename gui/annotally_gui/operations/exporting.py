"""Writing the filtered list to a file, and the files of the MUC scorer into a folder."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from annotally_gui.context import AppContext
from annotally_gui.i18n import plural, tr

Rows = Sequence[tuple[str, Sequence[int]]]


def export_rows(context: AppContext, window: QWidget, rows: Rows, tell: Callable[[str], object]) -> None:
    """Ask for a place and write the listed rows there as CSV."""
    dialog = QFileDialog(window, tr("Export filtered list"), context.settings.values.open_folder)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilters([tr("CSV files (*.csv)"), tr("All files (*)")])
    dialog.setDefaultSuffix("csv")
    dialog.fileSelected.connect(lambda path: write_rows(context, path, rows, tell))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()


def write_rows(context: AppContext, path: str, rows: Rows, tell: Callable[[str], object]) -> None:
    """Write the listed rows to ``path`` and say how many they were."""

    def written(count: int) -> None:
        tell(plural("{count} row written to {path}", "{count} rows written to {path}", count, path=path))

    context.engine.call("export_rows", path, tuple(rows), on_result=written)


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
        context.engine.call("export_reports", folder, on_result=written)

    def looked(standing: tuple[str, ...]) -> None:
        if not standing:
            write()
            return
        names = ", ".join(standing)
        said = tr("{folder} already holds {names}. Replace what is there?", folder=folder, names=names)
        context.alerts.ask(tr("Export score reports"), said, tr("&Replace"), write)

    context.engine.call("standing_reports", folder, on_result=looked)
