"""Lines under headings that fold: the common base of the tables of scores and of agreement."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QModelIndex, QObject, Qt

from annotally_gui.models.column_table import ColumnTableModel, TableColumn
from annotally_gui.models.roles import AnyIndex, heading_data

L = TypeVar("L")
_NOWHERE = QModelIndex()


class FoldingModel(ColumnTableModel[L], Generic[L]):
    """Rows are headings over all columns, and lines. Headings stay folded when other lines come."""

    def __init__(self, columns: Sequence[TableColumn[L]] = (), parent: QObject | None = None) -> None:
        super().__init__(columns, parent)
        self._titled: tuple[tuple[str, L], ...] = ()
        self._rows: list[str | L] = []
        self._folded: set[str] = set()

    def _lay_out(self, titled: Iterable[tuple[str, L]]) -> None:
        """Take lines, each with the heading it stands under, empty for none, while the model is reset."""
        # ``_titled`` has all lines, ``_rows`` those that are shown, with a row for each heading between
        # them.
        self._titled = tuple(titled)
        self._rows = list(self._unfolded())

    def _unfolded(self) -> Iterator[str | L]:
        # Lines of one heading stand together: a heading has a row where it first comes, folded or not.
        above = ""
        for heading, line in self._titled:
            if heading and heading != above:
                yield heading
            above = heading
            if heading not in self._folded:
                yield line

    def fold(self, row: int) -> None:
        """Fold or unfold the lines under the heading in ``row``; a row without heading is left alone."""
        # Laid out anew by a reset, as when other lines come; views set the spans of the headings again
        # afterwards.
        heading = self._rows[row]
        if isinstance(heading, str):
            self._folded ^= {heading}
            self.beginResetModel()
            self._lay_out(self._titled)
            self.endResetModel()

    def headings(self) -> list[int]:
        """Return the rows that are headings over all columns."""
        return [number for number, line in enumerate(self._rows) if isinstance(line, str)]

    def line(self, row: int) -> L | None:
        """Return the line in a row; None for headings and for rows that are not there."""
        line = self._rows[row] if 0 <= row < len(self._rows) else ""
        return None if isinstance(line, str) else line

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a heading's data, or a cell's, for a role; None for roles it has no data for."""
        heading = self._rows[index.row()] if index.isValid() else None
        if isinstance(heading, str):
            return heading_data(heading, index.column(), role, folded=heading in self._folded)
        return super().data(index, role)

    def rowCount(self, parent: AnyIndex = _NOWHERE) -> int:
        """Return the number of lines and headings."""
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        """Let everything be selected but headings, which keys can come to, to fold them."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return super().flags(index) if self.line(index.row()) is not None else Qt.ItemFlag.ItemIsEnabled
