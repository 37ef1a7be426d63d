"""The item model of flat tables: lines of one kind, shown by columns that are values."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from annotally_gui.models.roles import LEFT, AnyIndex, DataRole
from annotally_gui.services.i18n import tr

L = TypeVar("L")
_NOWHERE = QModelIndex()


@dataclass(frozen=True, slots=True)
class TableColumn(Generic[L]):
    """A column of a table: its heading, and functions of a line that return the data of a cell.

    All texts are in the user's language. A cell has no data for a role whose function is missing.
    """

    heading: str
    text: Callable[[L], str]
    key: str | None = None
    """The name of the column in settings."""
    tip: str | None = None
    """The tooltip of the heading."""
    spoken_heading: str | None = None
    """The heading for a screen reader, where the visible one is short for it."""
    alignment: Qt.AlignmentFlag = LEFT
    heading_alignment: Qt.AlignmentFlag | None = None
    """None: that of the cells."""
    cell_tip: Callable[[L], str | None] | None = None
    spoken: Callable[[L], str | None] | None = None
    """Returns the text of a cell for a screen reader."""
    roles: Mapping[int, Callable[[L], object]] = field(default_factory=dict)
    """Functions that return the data of a cell for other roles, most of them of `DataRole`."""
    sort_key: Callable[[L], Any] | None = None
    """Returns the value by which lines are sorted, None for lines that come last in either direction."""
    first_order: Qt.SortOrder = Qt.SortOrder.AscendingOrder
    """The sort order at the first click on the heading."""

    def cell(self, line: L, role: int) -> object:
        """Return the data of a cell for a role of Qt's or of `DataRole`, None where it has none."""
        # Qt asks for a dozen roles of each visible cell with each repaint: nothing is computed before its
        # role is known.
        if role == Qt.ItemDataRole.DisplayRole:
            return self.text(line)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.alignment
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.cell_tip(line) if self.cell_tip is not None else None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.spoken(line) if self.spoken is not None else None
        value = self.roles.get(role)
        return value(line) if value is not None else None

    def header(self, role: int) -> object:
        """Return the data of the heading for a role, None where it has none."""
        values: dict[int, object] = {
            Qt.ItemDataRole.DisplayRole: self.heading,
            Qt.ItemDataRole.ToolTipRole: self.tip,
            Qt.ItemDataRole.AccessibleTextRole: self.spoken_heading,
            Qt.ItemDataRole.AccessibleDescriptionRole: self.tip,
            Qt.ItemDataRole.TextAlignmentRole: self.heading_alignment or self.alignment,
            Qt.ItemDataRole.InitialSortOrderRole: self.first_order,
            DataRole.KEY: self.key,
        }
        return values.get(role)


class ColumnTableModel(QAbstractTableModel, Generic[L]):
    """A table model of lines and columns: each `TableColumn` says how to show a line.

    A subclass that changes either tells Qt: by a reset of the model, or by the signal for the change.
    """

    def __init__(self, columns: Sequence[TableColumn[L]] = (), parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._columns = columns
        self._lines: Sequence[L] = ()

    def line(self, row: int) -> L | None:
        """Return the line in a row, None where there is no such row."""
        return self._lines[row] if 0 <= row < len(self._lines) else None

    def set_lines(self, lines: Sequence[L]) -> None:
        """Show other lines."""
        self.beginResetModel()
        self._lines = lines
        self.endResetModel()

    # -- Qt's questions

    def rowCount(self, parent: AnyIndex = _NOWHERE) -> int:
        """Return the number of lines."""
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: AnyIndex = _NOWHERE) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell's data for a role of Qt's or of `DataRole`, None for other roles."""
        line = self.line(index.row()) if index.isValid() else None
        return None if line is None else self._columns[index.column()].cell(line, role)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return the data of a heading; rows have none."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < self.columnCount():
            return None
        return self._columns[section].header(role)


def spoken_with_heading(heading: str, text: str, nothing: str = "") -> str:
    """Return a cell for a screen reader: its column and its text, or ``nothing``."""
    return tr("{column}: {said}", column=heading, said=text or nothing)
