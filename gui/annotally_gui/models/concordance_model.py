"""Occurrences in their contexts as an item model, with the texts of each side and of the final key."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from enum import IntEnum

from PySide6.QtCore import QModelIndex, QObject, Qt

from annotally.reports.tree.concordance import NOTHING, Hit
from annotally.scoring.tally import Status
from annotally_gui.models.app_state import Place
from annotally_gui.models.column_table import TableColumn
from annotally_gui.models.differences import on_one_line
from annotally_gui.models.final_words import final_words
from annotally_gui.models.roles import RIGHT, DataRole
from annotally_gui.models.sided_table import SidedTable
from annotally_gui.models.state_words import long_state, short_state
from annotally_gui.services.i18n import tr


class HitColumn(IntEnum):
    """The columns ahead of the sides."""

    BEFORE = 0
    WORDS = 1
    AFTER = 2
    STATE = 3


Roles = dict[int, Callable[[Hit], object]]


class ConcordanceModel(SidedTable[Hit]):
    """Hits in corpus order, as they arrive; their rows are those of the mapping pane's forest."""

    own_columns = HitColumn

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hits: list[Hit] = []
        """The hits that are listed: `_lines` is the same list."""
        self._lines = self._hits
        self._all: list[Hit] = []
        self._exact = False

    def clear(self) -> None:
        """Remove all hits."""
        self.beginResetModel()
        self._hits, self._all = [], []
        self._lines = self._hits
        self.endResetModel()

    def append(self, hits: Iterable[Hit]) -> None:
        """Take more hits."""
        # Hits come in batches while the search is running; no signal goes out for those that are not listed.
        new = list(hits)
        self._all += new
        passing = [hit for hit in new if self._is_listed(hit)]
        if passing:
            # Inserted, not reset: selection and scrolling stay while more hits arrive.
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
            self._lines = self._hits
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

    # -- columns

    def _make_own_columns(self) -> Sequence[TableColumn[Hit]]:
        quiet: Roles = {DataRole.QUIET: lambda _hit: True}
        cut_before: Roles = {DataRole.ELIDE: lambda _hit: Qt.TextElideMode.ElideLeft}
        before = _context_column(tr("Before"), "before", lambda hit: hit.before, {**cut_before, **quiet})
        strong: Roles = {DataRole.STRONG: lambda _hit: True}
        state, title = self._state, self._state_title
        return (
            replace(before, alignment=RIGHT),
            _context_column(tr("Found"), "found", lambda hit: hit.words, strong),
            _context_column(tr("After"), "after", lambda hit: hit.after, {**_CUT_AT_THE_END, **quiet}),
            TableColumn(tr("State"), state, key="state", cell_tip=title, spoken=title),
        )

    def _side_column(self, side: int, heading: str, key: str) -> TableColumn[Hit]:
        def text(hit: Hit) -> str:
            row = self._row(hit)
            return self._side_text(row, side) if row is not None else ""

        def spoken(hit: Hit) -> str:
            return text(hit) or tr("No annotation there")

        return TableColumn(heading, text, key=key, cell_tip=spoken, spoken=spoken, roles=_CUT_AT_THE_END)

    def _final_column(self) -> TableColumn[Hit]:
        def text(hit: Hit) -> str:
            row = self._row(hit)
            return self._final(row) if row is not None else ""

        def spoken(hit: Hit) -> str:
            row, verdicts = self._row(hit), self._verdicts()
            if row is None or verdicts is None:
                return text(hit)
            return final_words(self._forest(), verdicts, row, self._sides)

        return TableColumn(tr("Final"), text, key="final", cell_tip=spoken, spoken=spoken)

    def _document_column(self) -> TableColumn[Hit]:
        def label(hit: Hit) -> str:
            return self._document(hit.document)

        return TableColumn(tr("Document"), label, key="document", cell_tip=label, spoken=label)

    def _state(self, hit: Hit) -> str:
        row, forest = self._row(hit), self._forest()
        if row is None or not forest.has_state(row):
            return ""
        return short_state(Status(forest.status[row]), forest.annotators)

    def _state_title(self, hit: Hit) -> str:
        row, forest = self._row(hit), self._forest()
        if row is None or not forest.has_state(row):
            return ""
        return long_state(Status(forest.status[row]), annotators=forest.annotators)

    def _row(self, hit: Hit) -> int | None:
        return None if hit.row == NOTHING else self._forest().row(hit.document, hit.row)

    def _side_text(self, row: int, side: int) -> str:
        """Return a side's text on one line with the type of its object, empty where the side has no text."""
        # The type is that of the side itself if it has one, else the name of the object's class.
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


_CUT_AT_THE_END: Roles = {DataRole.ELIDE: lambda _hit: Qt.TextElideMode.ElideRight}


def _context(hit: Hit) -> str:
    return f"{hit.before}{hit.words}{hit.after}"


def _context_column(heading: str, key: str, text: Callable[[Hit], str], roles: Roles) -> TableColumn[Hit]:
    return TableColumn(heading, text, key=key, cell_tip=_context, spoken=_context, roles=roles)
