"""The classes of one document as an item model: components, the classes of both sides, their mentions."""

from bisect import bisect_left
from collections.abc import Collection, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from annotally.comparison import Level
from annotally.reports.classes import ClassTable
from annotally.scoring.tally import Status
from annotally_gui.glyphs import state_title
from annotally_gui.i18n import mark, tr
from annotally_gui.models.differences import on_one_line
from annotally_gui.models.roles import LEFT, RIGHT, Role
from annotally_gui.models.tree_model import MappingColumn, column_title

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class ClassColumn(IntEnum):
    """The columns."""

    TITLE = 0
    STATE = 1
    KEY = 2
    RESPONSE = 3
    RECALL = 4
    PRECISION = 5


_TITLES = (mark("Class"), mark("State"), mark("Key"), mark("Response"), mark("R"), mark("P"))
_SIDES: dict[int, MappingColumn] = {
    ClassColumn.KEY: MappingColumn.KEY,
    ClassColumn.RESPONSE: MappingColumn.RESPONSE,
}
_TIPS = (
    mark("Components: classes of both sides with mentions in common. Classes go by letters in each"),
    mark("Same class, cut by others, missing or spurious"),
    mark("First mention of the class; of the response's classes, into which of the key's they fall"),
    mark("First mention of the class; of the key's classes, into which of the response's they fall"),
    mark("What the class adds to MUC's recall: its links found, of all its links (M15)"),
    mark("What the class adds to MUC's precision: its links that are right, of all its links (M15)"),
)


_MERGES = mark("a link merges what was to stay apart; Decide › Loose ends settles it")


class ClassModel(QAbstractItemModel):
    """Shows a `ClassTable`. The internal id of an index is its line."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table = ClassTable()
        self._sides: tuple[str, str] = ("", "")
        self._merging: frozenset[int] = frozenset()
        self._below: dict[int, list[int]] = {}
        """The lines right below those that were asked about: few of many are ever opened."""

    def set_table(self, table: ClassTable) -> None:
        """Show another document's classes."""
        self.beginResetModel()
        self.table, self._below = table, {}
        self.endResetModel()

    def set_side_names(self, a: str, b: str) -> None:
        """Name the sides in the headers."""
        self._sides = (a, b)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, ClassColumn.KEY, ClassColumn.RESPONSE)

    def set_merging(self, rows: Collection[int]) -> None:
        """Warn at the lines of these rows: a link merges what was to stay apart."""
        if frozenset(rows) != self._merging:
            self._merging = frozenset(rows)
            if len(self.table):
                self.layoutChanged.emit()

    def _warns(self, line: int) -> bool:
        return self.table.row[line] in self._merging

    def lines_of(self, row: int) -> Sequence[int]:
        """Return the lines of a row of the tree: two for a mention that is in classes of both sides."""
        return [line for line, found in enumerate(self.table.row) if found == row]

    def class_of(self, line: int) -> int:
        """Return the line of the class a mention stands under; other lines, and mentions in none, stand."""
        above = self.table.parent[line]
        inside = self.table.level[line] == Level.INSTANCE and above >= 0
        return above if inside and self.table.level[above] == Level.CLASS else line

    def is_within(self, line: int, above: int) -> bool:
        """Tell whether ``line`` is ``above`` or lies under it."""
        while line > above:
            line = self.table.parent[line]
        return line == above

    def line_at(self, index: Index) -> int:
        """Return the line of an index, -1 for none."""
        return int(index.internalId()) if index.isValid() else -1

    def index_at(self, line: int, column: int = 0) -> QModelIndex:
        """Return the index of a line."""
        place = bisect_left(self._lines_below(self.table.parent[line]), line)
        return self.createIndex(place, column, line)

    def _lines_below(self, line: int) -> list[int]:
        found = self._below.get(line)
        if found is None:
            found = self._below[line] = self.table.children(line)
        return found

    # -- Qt's questions

    def index(self, row: int, column: int, parent: Index = _NOWHERE) -> QModelIndex:
        """Return an index."""
        below = self._lines_below(self.line_at(parent))
        if 0 <= row < len(below) and 0 <= column < len(ClassColumn):
            return self.createIndex(row, column, below[row])
        return QModelIndex()

    def parent(self, index: Index) -> QModelIndex:  # type: ignore[override]  # QObject.parent() takes none
        """Return the index above."""
        above = self.table.parent[self.line_at(index)] if index.isValid() else -1
        return QModelIndex() if above < 0 else self.index_at(above)

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Return how many lines there are below."""
        return 0 if parent.column() > 0 else len(self._lines_below(self.line_at(parent)))

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """Return the number of columns."""
        del parent
        return len(ClassColumn)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what Qt asks of a cell."""
        if not index.isValid():
            return None
        line, column = self.line_at(index), ClassColumn(index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            shown = on_one_line(self.text(line, column))
            warns = column is ClassColumn.TITLE and self._warns(line)
            return tr("! {title}", title=shown) if warns else shown
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tip(line, column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._words(line) if column is ClassColumn.TITLE else self.text(line, column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return RIGHT if column in (ClassColumn.RECALL, ClassColumn.PRECISION) else LEFT
        return self._is_cut(line, column) if role == Role.QUIET else None

    def status(self, line: int) -> Status:
        """Return the state of a line."""
        return Status(self.table.status[line])

    def text(self, line: int, column: ClassColumn) -> str:
        """Return the text of a cell, as written."""
        table = self.table
        if column is ClassColumn.STATE:
            return self.status(line).name
        columns = {
            ClassColumn.TITLE: table.title,
            ClassColumn.KEY: table.texts[0],
            ClassColumn.RESPONSE: table.texts[1],
            ClassColumn.RECALL: table.shares[0],
            ClassColumn.PRECISION: table.shares[1],
        }
        return columns[column][line]

    def _is_cut(self, line: int, column: ClassColumn) -> bool:
        """Tell whether a cell says how the other side cuts the class."""
        own = (ClassColumn.KEY, ClassColumn.RESPONSE)
        return (
            self.table.level[line] == Level.CLASS and column in own and column != own[self.table.side[line]]
        )

    def _tip(self, line: int, column: ClassColumn) -> str:
        if column is ClassColumn.STATE:
            status = self.status(line)
            return tr("{short}: {long}", short=status.name, long=state_title(status))
        text = self.text(line, column)
        if column is ClassColumn.TITLE and self._warns(line):
            return tr("{title}: {conflict}", title=text, conflict=tr(_MERGES))
        if text and column is ClassColumn.RECALL:
            return tr("Links of the key that the response has, of all: {share}", share=text)
        if text and column is ClassColumn.PRECISION:
            return tr("Links of the response that the key has, of all: {share}", share=text)
        return text

    def _words(self, line: int) -> str:
        sides = [self.text(line, column) for column in (ClassColumn.KEY, ClassColumn.RESPONSE)]
        named = [tr("{side} {fill}", side=n, fill=t) for n, t in zip(self._sides, sides, strict=True) if t]
        warned = [tr(_MERGES)] if self._warns(line) else []
        return ", ".join(
            [self.text(line, ClassColumn.TITLE), state_title(self.status(line)), *named, *warned]
        )

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return titles and tooltips of the columns."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(ClassColumn):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            if section in _SIDES and self._sides[_SIDES[section] - MappingColumn.KEY]:
                return column_title(_SIDES[section], self._sides)
            return tr(_TITLES[section])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return RIGHT if section >= ClassColumn.RECALL else LEFT
        return tr(_TIPS[section]) if role == Qt.ItemDataRole.ToolTipRole else None
