"""A table of texts of the engine as an item model: headings are translated, cells stand as they are."""

from functools import partial

from PySide6.QtCore import QObject

from annotally.reports.tables.campaign_sheet import SheetTable
from annotally_gui.models.column_table import ColumnTableModel, TableColumn, spoken_with_heading
from annotally_gui.models.roles import LEFT, RIGHT
from annotally_gui.services.i18n import tr, translate


class SheetModel(ColumnTableModel[tuple[str, ...]]):
    """The rows of a table; figures stand at the right of their columns."""

    def __init__(self, table: SheetTable, parent: QObject | None = None) -> None:
        super().__init__([_column(table, place) for place in range(len(table.headings))], parent)
        self.set_lines(table.rows)

    def samples(self) -> list[str]:
        """Return the longest text of each column, its heading among them."""
        return [
            max((column.heading, *(column.text(row) for row in self._lines)), key=len)
            for column in self._columns
        ]


def _column(table: SheetTable, place: int) -> TableColumn[tuple[str, ...]]:
    heading = translate(table.headings[place])

    def text(cells: tuple[str, ...]) -> str:
        return translate(cells[place])

    return TableColumn(
        heading,
        text,
        key=f"{table.name}.{place}",
        alignment=RIGHT if table.right[place] else LEFT,
        cell_tip=text,
        spoken=partial(_spoken, heading, place),
    )


def _spoken(heading: str, place: int, cells: tuple[str, ...]) -> str:
    return spoken_with_heading(heading, translate(cells[place]), tr("nothing"))
