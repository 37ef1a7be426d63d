"""The classes of one document as an item model: components, the classes of both sides, their mentions."""

from bisect import bisect_left
from collections.abc import Collection, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, Qt

from annotally.comparison.result import Level
from annotally.reports.tree.classes import ClassTable
from annotally.scoring.tally import Status
from annotally_gui.models.class_words import cut_words, line_title
from annotally_gui.models.differences import on_one_line
from annotally_gui.models.roles import LEFT, RIGHT, AnyIndex, DataRole
from annotally_gui.models.state_words import long_state, state_tip
from annotally_gui.models.tree_model import column_title, side_column
from annotally_gui.services.i18n import mark, tr

_NOWHERE = QModelIndex()


class ClassColumn(IntEnum):
    """The columns of two sides. Of more each has one behind that of the first, and recall has none."""

    TITLE = 0
    STATE = 1
    KEY = 2
    RESPONSE = 3
    RECALL = 4
    PRECISION = 5


_TITLES = (mark("Class"), mark("State"), mark("Key"), mark("Response"), mark("R"), mark("P"))
_OF_MANY = mark(
    "First mention of the class; for classes of others, the classes here that share their mentions"
)
_TIPS = (
    mark("Components: classes of both sides with common mentions; their classes have letters"),
    mark("Same class, split by others, missing or spurious"),
    mark(
        "First mention of the class; for classes of the response, the key classes that share their mentions"
    ),
    mark(
        "First mention of the class; for classes of the key, the response classes that share their mentions"
    ),
    mark("Share of the class in MUC recall: links found, of all its links"),
    mark("Share of the class in MUC precision: correct links, of all its links"),
)


_MERGES = mark("a link merges separate classes: resolve it in Decide › Unresolved")


class ClassModel(QAbstractItemModel):
    """Shows a `ClassTable`. The internal id of an index is its line."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table = ClassTable()
        self._sides: tuple[str, ...] = ("", "")
        self.annotators = 0
        """The number of annotators that are compared; 0 where one side is the key."""
        self._merging: frozenset[int] = frozenset()
        self._below: dict[int, list[int]] = {}
        """Cache of the lines right below a line, filled on demand: few of many are ever opened."""

    def set_table(self, table: ClassTable) -> None:
        """Show another document's classes."""
        self.beginResetModel()
        self.table, self._below = table, {}
        self.endResetModel()

    def set_side_names(self, *names: str) -> None:
        """Set the names of the sides, a column for each; another number of them empties the table."""
        # Another number of sides is another number of columns, which Qt learns by a reset alone; mere names
        # change headings.
        changed = len(names) != len(self._sides)
        if changed:
            self.beginResetModel()
            self.table, self._below = ClassTable(), {}
        self._sides = names
        if changed:
            self.endResetModel()
        else:
            last = ClassColumn.KEY + len(names) - 1
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, ClassColumn.KEY, last)

    @property
    def side_columns(self) -> range:
        """The columns of the sides."""
        return range(ClassColumn.KEY, ClassColumn.KEY + len(self._sides))

    @property
    def has_shares(self) -> bool:
        """Whether classes add to recall and precision: those of two sides do."""
        return len(self._sides) == 2

    def set_merging(self, rows: Collection[int]) -> None:
        """Warn at the lines of these rows: a link merges classes that were to stay apart."""
        # The title's text and its width change: views lay out anew, and expanded lines and the selection
        # stay.
        if frozenset(rows) != self._merging:
            self._merging = frozenset(rows)
            if len(self.table):
                self.layoutChanged.emit()

    def _warns(self, line: int) -> bool:
        return self.table.row[line] in self._merging

    def lines_of(self, row: int) -> Sequence[int]:
        """Return the lines of a row of the tree: two for a mention that is in classes of both sides."""
        return [line for line, line_row in enumerate(self.table.row) if line_row == row]

    def class_of(self, line: int) -> int:
        """Return the line of the class above a mention; for other lines, or without one, the line."""
        above = self.table.parent[line]
        inside = self.table.level[line] == Level.INSTANCE and above >= 0
        return above if inside and self.table.level[above] == Level.CLASS else line

    def is_within(self, line: int, above: int) -> bool:
        """Tell whether ``line`` is ``above`` or lies under it."""
        # A parent's line is always smaller than its children's, so the climb ends at ``above`` or passes
        # it.
        while line > above:
            line = self.table.parent[line]
        return line == above

    def line_at(self, index: AnyIndex) -> int:
        """Return the line of an index, -1 for none."""
        return int(index.internalId()) if index.isValid() else -1

    def index_at(self, line: int, column: int = 0) -> QModelIndex:
        """Return the index of a line."""
        # The children of a line stand in ascending order.
        place = bisect_left(self._lines_below(self.table.parent[line]), line)
        return self.createIndex(place, column, line)

    def _lines_below(self, line: int) -> list[int]:
        # Lines know their parents only: to list children costs a pass over all lines below, hence the cache.
        below = self._below.get(line)
        if below is None:
            below = self._below[line] = self.table.children(line)
        return below

    # -- Qt's questions

    def index(self, row: int, column: int, parent: AnyIndex = _NOWHERE) -> QModelIndex:
        """Return an index."""
        below = self._lines_below(self.line_at(parent))
        if 0 <= row < len(below) and 0 <= column < self.columnCount():
            return self.createIndex(row, column, below[row])
        return QModelIndex()

    def parent(self, index: AnyIndex) -> QModelIndex:  # type: ignore[override]  # QObject.parent() takes none
        """Return the index above."""
        above = self.table.parent[self.line_at(index)] if index.isValid() else -1
        return QModelIndex() if above < 0 else self.index_at(above)

    def rowCount(self, parent: AnyIndex = _NOWHERE) -> int:
        """Return how many lines there are below."""
        # Qt's convention for trees: only the first column has children.
        return 0 if parent.column() > 0 else len(self._lines_below(self.line_at(parent)))

    def columnCount(self, parent: AnyIndex = _NOWHERE) -> int:
        """Return the number of columns."""
        del parent
        return len(ClassColumn) if self.has_shares else self.side_columns.stop

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell's data for a role of Qt's or of `DataRole`, None for other roles."""
        if not index.isValid():
            return None
        line, column = self.line_at(index), index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            text = on_one_line(self.text(line, column))
            warns = column == ClassColumn.TITLE and self._warns(line)
            return tr("! {title}", title=text) if warns else text
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tip(line, column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._words(line) if column == ClassColumn.TITLE else self.text(line, column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return RIGHT if column >= self.side_columns.stop else LEFT
        return self._is_cut(line, column) if role == DataRole.QUIET else None

    def status(self, line: int) -> Status:
        """Return the state of a line."""
        return Status(self.table.status[line])

    def text(self, line: int, column: int) -> str:
        """Return the text of a cell, as written."""
        table, sides = self.table, self.side_columns
        if column == ClassColumn.STATE:
            return self.status(line).name
        if column == ClassColumn.TITLE:
            return self._title(line)
        if column in sides:
            side = column - sides.start
            return self._cut(line, side) if self._is_cut(line, column) else table.texts[side][line]
        return table.shares[column - sides.stop][line]

    def _title(self, line: int) -> str:
        table = self.table
        is_mention = table.level[line] == Level.INSTANCE
        below = self._lines_below(table.parent[line] if is_mention else line)
        return line_title(table, line, below, self._sides if self.annotators else (tr("key"), tr("response")))

    def _cut(self, line: int, side: int) -> str:
        def name_missing(count: int) -> str:
            if self.annotators:
                return tr("{count} not in {side}", count=count, side=self._sides[side])
            return tr("{count} missing", count=count) if side else tr("{count} spurious", count=count)

        return cut_words(self.table, self._lines_below(line), side, name_missing)

    def _is_cut(self, line: int, column: int) -> bool:
        """Tell whether a cell says how another side cuts the class."""
        sides, class_side = self.side_columns, self.table.side[line]
        return (
            self.table.level[line] == Level.CLASS and column in sides and column - sides.start != class_side
        )

    def _tip(self, line: int, column: int) -> str:
        if column == ClassColumn.STATE:
            status = self.status(line)
            return state_tip(status, annotators=self.annotators)
        text = self.text(line, column)
        if column == ClassColumn.TITLE and self._warns(line):
            return tr("{title}: {conflict}", title=text, conflict=tr(_MERGES))
        if text and self.has_shares and column == ClassColumn.RECALL:
            return tr("Links of the key that the response has, of all: {share}", share=text)
        if text and self.has_shares and column == ClassColumn.PRECISION:
            return tr("Links of the response that the key has, of all: {share}", share=text)
        return text

    def _words(self, line: int) -> str:
        sides = [self.text(line, column) for column in self.side_columns]
        fills = [tr("{side} {fill}", side=n, fill=t) for n, t in zip(self._sides, sides, strict=True) if t]
        warned = [tr(_MERGES)] if self._warns(line) else []
        return ", ".join(
            [
                self.text(line, ClassColumn.TITLE),
                long_state(self.status(line), annotators=self.annotators),
                *fills,
                *warned,
            ]
        )

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return titles and tooltips of the columns."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < self.columnCount():
            return None
        sides = self.side_columns
        if role == Qt.ItemDataRole.DisplayRole:
            if section in sides and self._sides[section - sides.start]:
                return column_title(side_column(section - sides.start), self._sides)
            return tr(_TITLES[section])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return RIGHT if section >= sides.stop else LEFT
        if role == Qt.ItemDataRole.ToolTipRole:
            return tr(_OF_MANY if section in sides and not self.has_shares else _TIPS[section])
        return None
