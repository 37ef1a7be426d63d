"""Occurrences in their contexts as an item model, with the texts of each side and of the final key."""

from collections.abc import Iterable
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QModelIndex, QObject, Qt

from annotally.reports.tree.concordance import NOTHING, Hit
from annotally.scoring.tally import Status
from annotally_gui.models.app_state import Place
from annotally_gui.models.differences import on_one_line
from annotally_gui.models.final_words import final_words
from annotally_gui.models.roles import LEFT, RIGHT, AnyIndex, DataRole
from annotally_gui.models.sided_table import OwnColumn, SidedTable
from annotally_gui.services.i18n import mark, tr
from annotally_gui.services.status_glyphs import state_title

_NOWHERE = QModelIndex()


class HitColumn(IntEnum):
    """The columns ahead of the sides."""

    BEFORE = 0
    WORDS = 1
    AFTER = 2
    STATE = 3


class ConcordanceModel(SidedTable):
    """Hits in corpus order, as they arrive; their rows are those of the mapping pane's forest."""

    own_columns = (
        OwnColumn("before", mark("Before")),
        OwnColumn("found", mark("Found")),
        OwnColumn("after", mark("After")),
        OwnColumn("state", mark("State")),
    )

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hits: list[Hit] = []
        self._all: list[Hit] = []
        self._exact = False

    def clear(self) -> None:
        """Remove all hits."""
        self.beginResetModel()
        self._hits, self._all = [], []
        self.endResetModel()

    def append(self, hits: Iterable[Hit]) -> None:
        """Take more hits."""
        new = list(hits)
        self._all += new
        passing = [hit for hit in new if self._is_listed(hit)]
        if passing:
            first = len(self._hits)
            self.beginInsertRows(QModelIndex(), first, first + len(passing) - 1)
            self._hits += passing
            self.endInsertRows()

    def set_exact(self, exact: bool) -> None:
        """List only the hits that some side has with exactly these words, or all hits."""
        if exact != self._exact:
            self.beginResetModel()
            self._exact = exact
            self._hits = [hit for hit in self._all if self._is_listed(hit)]
            self.endResetModel()

    def _is_listed(self, hit: Hit) -> bool:
        return hit.exact or not self._exact

    def tell_decisions(self) -> None:
        """Report that decisions have changed, so that the final key's column is drawn anew."""
        if self._hits:
            last = self.index(len(self._hits) - 1, self.final)
            self.dataChanged.emit(self.index(0, self.final), last)

    def hit(self, row: int) -> Hit:
        """Return the hit in a row."""
        return self._hits[row]

    def places(self, rows: Iterable[int]) -> list[Place]:
        """Return the rows of the trees that stand in rows of the table, each once."""
        hits = (self._hits[row] for row in rows)
        return list(dict.fromkeys(Place(hit.document, hit.row) for hit in hits if hit.row != NOTHING))

    def decided(self, places: Iterable[Place]) -> int:
        """Return how many of these places are decided."""
        verdicts, forest = self._verdicts(), self._forest()
        rows = (forest.row(place.document, place.row) for place in places)
        return sum(1 for row in rows if verdicts is not None and row is not None and verdicts.code(row))

    # -- Qt's questions

    def rowCount(self, parent: AnyIndex = _NOWHERE) -> int:
        """Return how many hits there are."""
        return 0 if parent.isValid() else len(self._hits)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell's data for a role of Qt's or of `DataRole`, None for other roles."""
        if not index.isValid():
            return None
        hit, column = self._hits[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(hit, column)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._spoken(hit, column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return RIGHT if column == HitColumn.BEFORE else LEFT
        if role == DataRole.ELIDE:
            return self._cut(column)
        if role == DataRole.STRONG:
            return column == HitColumn.WORDS
        return column in (HitColumn.BEFORE, HitColumn.AFTER) if role == DataRole.QUIET else None

    def _text(self, hit: Hit, column: int) -> str:
        if column <= HitColumn.AFTER:
            return (hit.before, hit.words, hit.after)[column]
        if column == self.document:
            return self._document(hit.document)
        forest, row = self._forest(), self._row(hit)
        if row is None:
            return ""
        if column == HitColumn.STATE:
            return Status(forest.status[row]).name if forest.has_state(row) else ""
        return self._final(row) if column == self.final else self._side_text(row, self.side_of(column))

    def _cut(self, column: int) -> Qt.TextElideMode | None:
        if column == HitColumn.BEFORE:
            return Qt.TextElideMode.ElideLeft
        right = column == HitColumn.AFTER or self.side_of(column) >= 0
        return Qt.TextElideMode.ElideRight if right else None

    def _row(self, hit: Hit) -> int | None:
        return None if hit.row == NOTHING else self._forest().row(hit.document, hit.row)

    def _side_text(self, row: int, side: int) -> str:
        """Return a side's text on one line with the type of its object, empty where the side has no text."""
        forest = self._forest()
        words = on_one_line(forest.text(row, side))
        owner = forest.object_of(row)
        types = [row for row in forest.children(owner) if forest.index.is_type_slot(forest.name(row))]
        kind = next((type_text for row in types if (type_text := forest.text(row, side))), forest.name(owner))
        if not words:
            return ""
        # Columns of many sides are narrow: there the type stands last, where text is cut off.
        several = self.side_count > 2
        if several:
            return tr("{words} ({type})", type=kind, words=words)
        return tr("{type} {words}", type=kind, words=words)

    def _spoken(self, hit: Hit, column: int) -> str:
        row, verdicts = self._row(hit), self._verdicts()
        if column == HitColumn.STATE and row is not None and self._forest().has_state(row):
            return state_title(Status(self._forest().status[row]))
        if column == self.final and row is not None and verdicts is not None:
            return final_words(self._forest(), verdicts, row, self._sides)
        if column <= HitColumn.AFTER:
            return f"{hit.before}{hit.words}{hit.after}"
        if self.side_of(column) >= 0 and not self._text(hit, column):
            return tr("Nothing there")
        return self._text(hit, column)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return titles and keys of the columns; the context before a hit is aligned to the right."""
        if role == Qt.ItemDataRole.TextAlignmentRole and section == HitColumn.BEFORE:
            return RIGHT if orientation == Qt.Orientation.Horizontal else None
        return super().headerData(section, orientation, role)
