"""Rows of the forest as lines of a table, with a column for the text of each side and the final key's."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from annotally_gui.models.decision_model import DecisionModel
from annotally_gui.models.final_words import final_brief
from annotally_gui.models.forest import Forest
from annotally_gui.models.letters import LETTERS
from annotally_gui.models.roles import LEFT, AnyIndex, DataRole
from annotally_gui.models.tree_model import column_title, side_column
from annotally_gui.services.i18n import mark, tr

_NOWHERE = QModelIndex()
_FEWEST = 2
"""Number of sides that have columns before any are known."""
_LAST = (("final", mark("Final")), ("document", mark("Document")))


class OwnColumn(NamedTuple):
    """A column that is none of a side: its key in settings, and its title."""

    key: str
    title: str


class SidedTable(QAbstractTableModel):
    """A table model with own columns, then a column for each side, the final key, and the document."""

    own_columns: Sequence[OwnColumn] = ()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._forest: Callable[[], Forest] = Forest
        self._verdicts: Callable[[], DecisionModel | None] = lambda: None
        self._sides: Sequence[str] = ()

    def look_up_in(self, forest: Callable[[], Forest], verdicts: Callable[[], DecisionModel | None]) -> None:
        """Set the functions that return the forest and the decisions; no verdicts: no project is open."""
        self._forest, self._verdicts = forest, verdicts

    def set_side_names(self, *names: str) -> None:
        """Name the sides: each has a column."""
        changed = len(names) != self.side_count
        if changed:
            self.beginResetModel()
        self._sides = names
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

    def side_of(self, column: int) -> int:
        """Return the side of a column, -1 for the others."""
        side = column - len(self.own_columns)
        return side if 0 <= side < self.side_count else -1

    def columnCount(self, parent: AnyIndex = _NOWHERE) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else self.document + 1

    # --- texts of a row of the forest

    def _final(self, row: int) -> str:
        verdicts = self._verdicts()
        return final_brief(self._forest(), verdicts, row) if verdicts is not None else ""

    def _document(self, name: str) -> str:
        forest = self._forest()
        number = forest.document_number(name)
        return name if number is None else forest.trees[number].label

    # --- headings

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return titles and keys of the columns."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < self.columnCount():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._title(section)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return LEFT
        return self._key(section) if role == DataRole.KEY else None

    def _title(self, section: int) -> str:
        side = self.side_of(section)
        if side >= 0:
            return column_title(side_column(side), self._sides)
        return tr(self._plain_column(section)[1])

    def _key(self, section: int) -> str:
        side = self.side_of(section)
        return LETTERS[side].lower() if side >= 0 else self._plain_column(section)[0]

    def _plain_column(self, section: int) -> tuple[str, str]:
        return self.own_columns[section] if section < len(self.own_columns) else _LAST[section - self.final]
