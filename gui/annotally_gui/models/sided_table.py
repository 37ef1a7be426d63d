"""Rows of the forest as lines of a table, with a column for the text of each side and the final key's."""

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Qt

from annotally.model.letters import LETTERS
from annotally_gui.models.column_table import ColumnTableModel, TableColumn
from annotally_gui.models.decision_model import DecisionModel
from annotally_gui.models.final_words import final_brief
from annotally_gui.models.forest import Forest
from annotally_gui.models.tree_model import column_title, side_column

L = TypeVar("L")
_FEWEST = 2
"""Number of sides that have columns before any are known."""


class SidedTable(ColumnTableModel[L], Generic[L]):
    """A table model with own columns, then a column for each side, the final key, and the document."""

    own_columns: type[IntEnum]

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent=parent)
        self._forest: Callable[[], Forest] = Forest
        self._verdicts: Callable[[], DecisionModel | None] = lambda: None
        self._sides: Sequence[str] = ()
        self._columns = self._make_columns()

    def look_up_in(self, forest: Callable[[], Forest], verdicts: Callable[[], DecisionModel | None]) -> None:
        """Set the functions that return the forest and the decisions; no verdicts: no project is open."""
        # Functions and not objects, since another comparison brings a forest of its own.
        self._forest, self._verdicts = forest, verdicts

    def set_side_names(self, *names: str) -> None:
        """Name the sides: each has a column."""
        # Another number of sides is another number of columns, which Qt learns by a reset alone.
        changed = len(names) != self.side_count
        if changed:
            self.beginResetModel()
        self._sides = names
        self._columns = self._make_columns()
        if changed:
            self.endResetModel()
        else:
            first = self.column_of(0)
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, first, self.final - 1)

    # --- columns

    @property
    def side_count(self) -> int:
        """The number of sides that have columns."""
        return max(_FEWEST, len(self._sides))

    @property
    def final(self) -> int:
        """The column of the final key."""
        return len(self.own_columns) + self.side_count

    @property
    def document(self) -> int:
        """The column of the document."""
        return self.final + 1

    def column_of(self, side: int) -> int:
        """Return the column of a side."""
        return len(self.own_columns) + side

    def _make_columns(self) -> Sequence[TableColumn[L]]:
        sides = (
            self._side_column(side, column_title(side_column(side), self._sides), LETTERS[side].lower())
            for side in range(self.side_count)
        )
        return (*self._make_own_columns(), *sides, self._final_column(), self._document_column())

    def _make_own_columns(self) -> Sequence[TableColumn[L]]:
        """Return the columns ahead of the sides; each model has its own."""
        raise NotImplementedError

    def _side_column(self, side: int, heading: str, key: str) -> TableColumn[L]:
        """Return the column of a side's texts."""
        raise NotImplementedError

    def _final_column(self) -> TableColumn[L]:
        """Return the column of the final key."""
        raise NotImplementedError

    def _document_column(self) -> TableColumn[L]:
        """Return the column of the document."""
        raise NotImplementedError

    # --- texts of a row of the forest

    def _final(self, row: int) -> str:
        verdicts = self._verdicts()
        return final_brief(self._forest(), verdicts, row) if verdicts is not None else ""

    def _document(self, name: str) -> str:
        forest = self._forest()
        number = forest.document_number(name)
        return name if number is None else forest.trees[number].label
