"""Writing the filtered list to a file."""

from collections.abc import Callable, Sequence

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
