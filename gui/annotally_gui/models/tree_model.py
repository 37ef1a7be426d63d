"""The mapping tree as an item model: documents on top, its shape kept by Qt, no object per row."""

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QModelIndex, QObject, QSignalBlocker, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel

from annotally.adjudication.project.messages import Decided
from annotally.comparison.result import Level
from annotally.model.letters import LETTERS
from annotally.reports.tree.headlines import POINTER
from annotally.reports.tree.unit_tree import TreeTable
from annotally.scoring.tally import Status
from annotally.text.expressions import SearchTooLongError
from annotally_gui.models.added_rows import ADDED, ADDED_CODE, AddedRows
from annotally_gui.models.decision_model import DecisionModel
from annotally_gui.models.filter_syntax import IS, REASON, Query
from annotally_gui.models.final_words import final_text, final_words
from annotally_gui.models.forest import Forest
from annotally_gui.models.query import AnyCell, Filter, Selection
from annotally_gui.models.roles import AnyIndex
from annotally_gui.models.state_words import short_state
from annotally_gui.models.tree_words import accessible_text, full_text, is_agreed_upon, vote_text
from annotally_gui.services.i18n import tr


class MappingColumn(IntEnum):
    """The columns of the tree."""

    TITLE = 0
    STATE = 1
    KEY = 2
    RESPONSE = 3
    FINAL = 4
    """The final key's text; shown while a project is open."""
    THIRD = 5
    FOURTH = 6
    FIFTH = 7
    SIXTH = 8
    SEVENTH = 9
    EIGHTH = 10
    NINTH = 11


_TWO_SIDED = MappingColumn.THIRD
"""The number of columns for two sides; further annotators have the columns behind them."""


def side_column(side: int) -> MappingColumn:
    """Return the column of a side."""
    return MappingColumn(MappingColumn.KEY + side if side < 2 else MappingColumn.THIRD + side - 2)


def column_side(column: int) -> int:
    """Return the side of a column, -1 for the columns of no side."""
    if column >= MappingColumn.THIRD:
        return column - MappingColumn.THIRD + 2
    return column - MappingColumn.KEY if column in (MappingColumn.KEY, MappingColumn.RESPONSE) else -1


STATUS_ROLE = int(Qt.ItemDataRole.UserRole)
"""The row's `Status` as a number; None for a document."""
_DISPLAY = int(Qt.ItemDataRole.DisplayRole)
_TOOLTIP = int(Qt.ItemDataRole.ToolTipRole)
_DECORATION = int(Qt.ItemDataRole.DecorationRole)
_ACCESSIBLE = int(Qt.ItemDataRole.AccessibleTextRole)
_DESCRIPTION = int(Qt.ItemDataRole.AccessibleDescriptionRole)
_HEADER_ROLES = (_DISPLAY, _TOOLTIP, _DECORATION, _DESCRIPTION)
_NOTHING = QModelIndex()


@dataclass(slots=True)
class _Branch:
    """A shown row with others below it."""

    row: int
    item: QStandardItem
    rows: Sequence[int] = ()
    """The rows of the forest directly below it; empty until somebody asks how many they are."""


class MappingModel(QStandardItemModel):
    """Shows a forest, or the part that a filter leaves of it, or one document of that.

    `row_at` and `index_at` map indexes to rows of the forest: views keep expansion and selection by them
    across the resets that a filter brings. Annotations added by hand renumber the rows: `take_decisions`
    returns the map. A filter that takes long shows its first documents soon; `go_on` appends the others.

    Views see that a row has others below it once `prepare` was called for it.
    """

    # A view that opens a document asks for the index of each row below it and whether that has others below.
    # Answered in Python this takes 4 microseconds a row, so Qt's own items keep the shape: a branch has an
    # item with an empty place for each row below it, which costs 40 bytes and no object. The item of a row is
    # put into its place when it is needed: rows on screen have one with a single place (`prepare`), opened
    # ones have a place for each row (`_fill`). Both leave all indexes as they are, so that nobody is told.

    at_once = 0.04
    """Seconds that a filter looks at rows before the documents it has looked at are shown."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._forest = Forest()
        self.verdicts = DecisionModel(self._forest)
        """The decisions about the rows; tell the model of a change with `decisions_changed`."""
        self._query: Query | None = None
        self._cell: AnyCell | None = None
        self._filter: Filter | None = None
        self._scope: str | None = None
        self._sides: tuple[str, ...] = ()
        self._side_icons: tuple[object, ...] = ()
        self._columns = int(_TWO_SIDED)
        self._documents: list[int] = []
        self._looked_at = 0
        """The number of documents, from the first on, that were looked at for the list."""
        self._branches: dict[int, _Branch] = {}
        """The branches with an item, by their rows."""
        self._parents: dict[int, _Branch] = {}
        """The same by the internal id of the indexes of the rows below."""
        self.setColumnCount(self._columns)

    @property
    def forest(self) -> Forest:
        """The trees shown."""
        return self._forest

    @property
    def selection(self) -> Selection | None:
        """The rows the filter has matched so far, None if there is no filter; see `is_complete`."""
        return self._filter.so_far if self._filter is not None else None

    @property
    def is_complete(self) -> bool:
        """Whether the filter has looked at every row; true without one."""
        return self._filter is None or self._filter.is_complete

    @property
    def query(self) -> Query | None:
        """The query filtered by; None: there is none, or it has taken too long."""
        return self._query

    @property
    def cell(self) -> AnyCell | None:
        """The score cell filtered by."""
        return self._cell

    @property
    def sides(self) -> tuple[str, ...]:
        """The names of the sides, key first."""
        return self._sides

    def set_side_icons(self, icons: Sequence[object]) -> None:
        """Show icons before the names of the sides; none for an empty sequence."""
        self._side_icons = tuple(icons)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)

    @property
    def scope(self) -> str | None:
        """The id of the one document shown, None if all are."""
        return self._scope

    def clear(self, sides: Sequence[str] = (), annotators: int = 0) -> None:
        """Start with an empty forest; ``sides`` are the names of the sides, key first. Filters are kept.

        ``annotators`` is how many of them are annotators: all, or none.
        """
        self.beginResetModel()
        self._forest = Forest()
        self._forest.annotators = annotators
        self.verdicts = DecisionModel(self._forest)
        self._sides = tuple(sides)
        self._columns = _TWO_SIDED + max(0, len(sides) - 2)
        self._filter = self._filtered(self._query, self._cell)
        self._list_documents()
        self.endResetModel()

    def append(self, trees: Sequence[TreeTable]) -> None:
        """Add documents at the end; those already here are left out.

        Raises SearchTooLongError where the filter takes too long with them; then they are shown without it.
        """
        if self._forest.append(trees):
            self.go_on()

    def go_on(self, seconds: float | None = None) -> bool:
        """Let the filter look at further rows for ``seconds`` (None: `at_once`); tell whether it is done.

        Raises SearchTooLongError where it takes too long; then everything is shown without it.
        """
        try:
            if self._filter is not None:
                self._filter.go_on(self.at_once if seconds is None else seconds)
        except SearchTooLongError:
            self.set_filter(None, self._cell)
            raise
        # Documents are looked at in order, so new ones always stand at the end: rows are inserted, never
        # reset.
        self._documents += self._look_at_documents()
        self.invisibleRootItem().setRowCount(len(self._documents))
        return self.is_complete

    def replace(self, trees: Sequence[TreeTable], cell: AnyCell | None) -> None:
        """Show other trees, filtered by ``cell`` and the query.

        Raises SearchTooLongError where the query takes too long with them; then they are shown without it.
        """
        self.beginResetModel()
        annotators = self._forest.annotators
        self._forest = Forest(trees, self._forest.added)
        self._forest.annotators = annotators
        self.verdicts.follow(self._forest)
        self._cell = cell
        try:
            self._filter_anew()
        finally:
            self._list_documents()
            self.endResetModel()

    def _filter_anew(self) -> None:
        """Evaluate the filter anew; where it takes too long, drop the query and raise SearchTooLongError."""
        try:
            self._filter = self._filtered(self._query, self._cell)
        except SearchTooLongError:
            self._query, self._filter = None, self._filtered(None, self._cell)
            raise

    def set_filter(self, query: Query | None, cell: AnyCell | None) -> None:
        """Show the rows that match both, at first those that are found soon; None: everything.

        Raises SearchTooLongError where that takes too long to find; then the filter before stays.
        """
        query = query if query is not None and query.groups else None
        new_filter = self._filtered(query, cell)
        self.beginResetModel()
        self._query, self._cell, self._filter = query, cell, new_filter
        self._list_documents()
        self.endResetModel()

    @property
    def asks_for_decisions(self) -> bool:
        """Whether the filter depends on decisions, so that it changes with them."""
        groups = self._query.groups if self._query is not None else ()
        return any(term.key in (IS, REASON) for group in groups for term in group)

    def brings_rows(self, documents: Sequence[Decided]) -> bool:
        """Tell whether decisions bring documents other rows: of annotations added by hand, or removed."""
        return any(self._forest.added_of(document.document).added != document.added for document in documents)

    def take_decisions(self, documents: Sequence[Decided]) -> Callable[[int], int] | None:
        """Take the decisions of documents as they are now; where that renumbers rows, return their map.

        The map takes a row to its new number, -1 where it is gone. A filter that takes too long with the new
        rows is given up: `query` is None then.
        """
        forest, verdicts = self._forest, self.verdicts
        fresh = [
            document for document in documents if forest.added_of(document.document).added != document.added
        ]
        if not fresh:
            verdicts.take(documents)
            return None
        # Each document's rows move on their own; the map returned goes through all these steps in order.
        self.beginResetModel()
        steps = [forest.set_added(document.document, AddedRows(document.added)) for document in fresh]
        verdicts.follow(forest)
        verdicts.take(documents)
        with suppress(SearchTooLongError):
            self._filter_anew()
        self._list_documents()
        self.endResetModel()

        def now(row: int) -> int:
            for step in steps:
                row = step.of(row) if row >= 0 else row
            return row

        return now

    def decisions_changed(self, rows: Iterable[int]) -> None:
        """Show the changed decisions of some rows; only `look_again` evaluates the filter again."""
        for row in rows:
            first, last = (self.index_at(row, end) for end in (MappingColumn.STATE, MappingColumn.FINAL))
            if first.isValid():
                self.dataChanged.emit(first, last)

    def look_again(self) -> None:
        """Evaluate the filter again, since decisions have changed."""
        self.set_filter(self._query, self._cell)

    def set_scope(self, document: str | None) -> None:
        """Show one document only, or all."""
        self.beginResetModel()
        self._scope = document
        self._list_documents()
        self.endResetModel()

    def _filtered(self, query: Query | None, cell: AnyCell | None) -> Filter | None:
        if query is None and cell is None:
            return None
        new_filter = Filter(self._forest, query, cell, self.verdicts)
        new_filter.go_on(self.at_once)
        return new_filter

    def _list_documents(self) -> None:
        self._branches.clear()
        self._parents.clear()
        self._looked_at = 0
        self._documents = self._look_at_documents()
        root = self.invisibleRootItem()
        with QSignalBlocker(self):  # the model is being reset
            root.setRowCount(0)
            root.setColumnCount(self._columns)
            root.setRowCount(len(self._documents))

    def _look_at_documents(self) -> list[int]:
        """Return the documents to be listed among those that the filter has looked at since the last time."""
        # Only documents that lie wholly in the part the filter has looked at are decided upon.
        bases, selection = self._forest.bases, self.selection
        until = len(bases) - 1 if selection is None else bisect_right(bases, len(selection.matched)) - 1
        listed = [number for number in range(self._looked_at, until) if self._shows_document(number)]
        self._looked_at = until
        return listed

    def _shows_document(self, number: int) -> bool:
        if self._scope is not None and self._forest.trees[number].document != self._scope:
            return False
        return self._filter is None or self._filter.so_far.holds(*self._forest.bases[number : number + 2])

    # Structure

    def rowCount(self, parent: AnyIndex = _NOTHING) -> int:
        """Return the number of children."""
        if parent.isValid() and parent.column() == 0:
            self._fill(self.row_at(parent))
        return super().rowCount(parent)

    @property
    def columns(self) -> list[MappingColumn]:
        """The columns from left to right, the final key's last."""
        sides = [side_column(side) for side in range(max(2, len(self._sides)))]
        return [MappingColumn.TITLE, MappingColumn.STATE, *sides, MappingColumn.FINAL]

    def prepare(self, index: AnyIndex) -> bool:
        """Tell whether a row has others below it, without listing them; from now on views see it."""
        row = self.row_at(index)
        return row >= 0 and index.column() == 0 and self._branch(row) is not None

    @property
    def branch_rows(self) -> list[int]:
        """The rows of the forest that are prepared, in order; no others can be open in a view."""
        return sorted(self._branches)

    def rows_below(self, row: int) -> Sequence[int]:
        """Return the rows of the forest that are shown directly below one, -1: those of the documents."""
        if row < 0:
            return [self._forest.bases[number] for number in self._documents]
        branch = self._fill(row)
        return branch.rows if branch is not None else ()

    def _has_below(self, row: int) -> bool:
        # Called for each row painted: no children are listed, and under a filter two searches suffice.
        if self._forest.leaves[row]:
            return False
        selection = self.selection
        if selection is None:
            return True
        end = self._forest.end(row)
        if selection.holds(row + 1, end):
            return True
        return selection.passes(row + 1, end) and self._reached(row, selection)

    def _reached(self, row: int, selection: Selection) -> bool:
        """Tell whether rows below ``row`` are shown if they pass, because it or a row above it matches."""
        if selection.matched[row]:
            return True
        return any(selection.matched[above] for above in self._forest.ancestors(row))

    def _branch(self, row: int) -> _Branch | None:
        """Return the branch of a row, made if need be; None where no row is shown below it."""
        branch = self._branches.get(row)
        if branch is not None or not self._has_below(row):
            return branch
        index = self._index_of(row)
        if not index.isValid():
            return None
        above = self._forest.parent(row)
        parent = self._branches[above].item if above >= 0 else self.invisibleRootItem()
        branch = self._branches[row] = _Branch(row, QStandardItem(1, self._columns))
        with QSignalBlocker(self):
            parent.setChild(index.row(), 0, branch.item)
        self._parents[self.index(0, 0, index).internalId()] = branch
        return branch

    def _fill(self, row: int) -> _Branch | None:
        """Return the branch of a row with a place for each row below it."""
        branch = self._branch(row) if row >= 0 else None
        if branch is not None and not branch.rows:
            branch.rows = self._list_below(row)
            with QSignalBlocker(self):
                branch.item.setRowCount(len(branch.rows))
        return branch

    def _list_below(self, row: int) -> "array[int]":
        children = self._forest.children(row)
        selection = self.selection
        if selection is None:
            return children
        # Below a match every child is shown that passes the state terms, or has a match below it.
        if self._reached(row, selection):
            if selection.passing is None:
                return children
            return array("I", (child for child in children if selection.shows(self._forest, child)))
        # Otherwise children are shown that contain a match. Leap from match to match: each search begins at a
        # child, and the child that holds the match is found by bisection. O(shown * log children), plus
        # memchr.
        holds, find = array("I"), selection.matched.find
        ends = [*children[1:], self._forest.end(row)]
        place, count = 0, len(children)
        while place < count:
            match = find(1, children[place], ends[-1])
            if match < 0:
                break
            if match >= ends[place]:
                place = bisect_left(children, match + 1, place) - 1
            holds.append(children[place])
            place += 1
        return holds

    def _index_of(self, row: int, column: int = 0) -> QModelIndex:
        above = self._forest.parent(row)
        if above < 0:
            number = self._forest.document_at(row)
            place = bisect_left(self._documents, number)
            is_shown = place < len(self._documents) and self._documents[place] == number
            return self.index(place, column) if is_shown else QModelIndex()
        branch = self._fill(above)
        if branch is None:
            return QModelIndex()
        # Siblings stand in ascending order of their rows.
        place = bisect_left(branch.rows, row)
        if place < len(branch.rows) and branch.rows[place] == row:
            return self.index(place, column, branch.item.index())
        return QModelIndex()

    # Rows and keys

    def row_at(self, index: AnyIndex) -> int:
        """Return the row of the forest behind an index, -1 if it is not valid."""
        if not index.isValid():
            return -1
        branch = self._parents.get(index.internalId())
        if branch is None:
            return self._forest.bases[self._documents[index.row()]]
        if not branch.rows:
            self._fill(branch.row)
        return branch.rows[index.row()]

    def index_at(self, row: int, column: int = 0) -> QModelIndex:
        """Return the index of a row of the forest; not valid if it is not shown."""
        if not 0 <= row < len(self._forest):
            return QModelIndex()
        number = self._forest.document_at(row)
        place = bisect_left(self._documents, number)
        if place == len(self._documents) or self._documents[place] != number:
            return QModelIndex()
        selection = self.selection
        if selection is not None and not selection.shows(self._forest, row):
            return QModelIndex()
        return self._index_of(row, column)

    def status(self, row: int) -> Status | None:
        """Return the state of a row, None for a document without a question of relevance."""
        return Status(self._forest.status[row]) if self._forest.has_state(row) else None

    def is_document(self, row: int) -> bool:
        """Tell whether a row stands for a document."""
        return self._forest.level[row] == Level.DOCUMENT

    def is_added(self, row: int) -> bool:
        """Tell whether a row stands for an annotation added by hand."""
        return self._forest.status[row] == ADDED_CODE

    def is_context(self, row: int) -> bool:
        """Tell whether a row is shown for its place in the tree alone: the filter does not find it itself."""
        selection = self.selection
        return selection is not None and not self.is_document(row) and not selection.matched[row]

    def is_pointer(self, row: int) -> bool:
        """Tell whether a side's fill is spelled as a pointer is: by an arrow and its target."""
        below = self._forest.level[row] > Level.INSTANCE
        return below and any(text.startswith(POINTER) for text in self._forest.texts(row))

    def text(self, row: int, column: int) -> str:
        """Return the text of a cell, as written."""
        if column == MappingColumn.TITLE:
            return self._forest.title(row)
        if column == MappingColumn.STATE:
            if self.is_added(row):
                return ADDED if self._forest.level[row] == Level.INSTANCE else ""
            status = self.status(row)
            vote = vote_text(self._forest, row)
            if status is None:
                return ""
            annotators = self._forest.annotators
            # Annotators who are all alike, and still not the same by the rules, do not "differ".
            state = (
                "" if annotators and is_agreed_upon(self._forest, row) else short_state(status, annotators)
            )
            return " ".join(filter(None, (state, vote)))
        if column == MappingColumn.FINAL:
            return final_text(self._forest, self.verdicts, row)
        return self._forest.text(row, column_side(column))

    def vote(self, row: int) -> str:
        """Return how several annotators voted on a row; empty between two."""
        return vote_text(self._forest, row)

    def rival(self, row: int, side: int) -> str:
        """Return the text to compare a side's with: the other side's, among several the majority's.

        Without a majority it is the first annotator's that is not empty; empty for that text itself.
        """
        texts = self._forest.texts(row)
        if len(texts) == 2:
            return texts[1 - side]
        # Among several annotators the majority's value is the one to differ from.
        winner = self._forest.winner(row)
        if winner is None or winner < 0 or not texts[winner]:
            winner = next((number for number, text in enumerate(texts) if text), side)
        return texts[winner] if winner != side else ""

    def data(self, index: AnyIndex, role: int = _DISPLAY) -> object:
        """Return text, state, tooltip or accessible text."""
        if not index.isValid():
            return None
        row, column = self.row_at(index), index.column()
        if role == _DISPLAY:
            return self.text(row, column)
        if role == STATUS_ROLE:
            status = self.status(row)
            return int(status) if status is not None else None
        if column == MappingColumn.FINAL and role in (_TOOLTIP, _ACCESSIBLE):
            return final_words(self._forest, self.verdicts, row, self._sides)
        if role == _TOOLTIP:
            return full_text(self._forest, row, column, column_side(column))
        if role == _ACCESSIBLE:
            self.prepare(index)  # rows out of sight were not painted: they say whether they can be opened
            return self._spoken(row) if column == 0 else self.text(row, column)
        return None

    def _spoken(self, row: int) -> str:
        text = accessible_text(self._forest, row, self._sides)
        if decision := final_words(self._forest, self.verdicts, row, self._sides):
            text = tr("{row}; final: {decision}", row=text, decision=decision)
        return tr("{row}, not in the filter", row=text) if self.is_context(row) else text

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _DISPLAY) -> object:
        """Return the columns' names, and in tooltips their descriptions."""
        if orientation is not Qt.Orientation.Horizontal or role not in _HEADER_ROLES:
            return None
        if role == _DECORATION:
            side = column_side(section)
            return self._side_icons[side] if 0 <= side < len(self._side_icons) else None
        title = column_title(section, self._sides)
        return title if role == _DISPLAY else _column_tip(section, title, self._sides)


def column_title(column: int, sides: Sequence[str]) -> str:
    """Return the heading of a column; ``sides`` are the names of the sides, as far as they are known."""
    if column == MappingColumn.TITLE:
        return tr("Object / slot")
    if column == MappingColumn.STATE:
        return tr("State")
    if column == MappingColumn.FINAL:
        return tr("Final")
    side = column_side(column)
    name = sides[side] if side < len(sides) else (tr("key"), tr("response"))[side]
    return tr("{letter} ({name})", letter=LETTERS[side], name=name)


def _column_tip(column: int, title: str, sides: Sequence[str]) -> str:
    if column == MappingColumn.TITLE:
        return tr("Documents with their objects, slots, alternatives and fills")
    if column == MappingColumn.STATE:
        if len(sides) > 2:
            return tr(
                "Whether all annotators agree, and how many agree with the majority; F1 explains the states"
            )
        a, b = sides if len(sides) == 2 else (tr("key"), tr("response"))
        return tr("State of the comparison of {a} and {b}; F1 explains the states", a=a, b=b)
    if column == MappingColumn.FINAL:
        return tr("Source of the decision; outlined if a row above was decided")
    if len(sides) > 2:
        return tr("{title}: annotations, marked where they differ from the majority", title=title)
    return tr("{title}: annotations, marked where the other side differs", title=title)
