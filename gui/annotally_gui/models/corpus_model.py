"""The corpus list as an item model: sorted and filtered here, by value, for 100,000 documents."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from enum import IntEnum
from fractions import Fraction
from functools import partial

from PySide6.QtCore import QObject, Qt

from annotally.model.letters import LETTERS
from annotally.reports.tables.score_tables import CorpusRow
from annotally.reports.tables.word_errors import error_rate, rate_text
from annotally.scoring.families import SLOTS, f1, family_of
from annotally.scoring.measures import MEASURE, UNDEFINED, rounded
from annotally.scoring.tally import Tally
from annotally_gui.models.column_table import ColumnTableModel, TableColumn
from annotally_gui.models.roles import LEFT, RIGHT, DataRole
from annotally_gui.services.i18n import mark, tr

_F = MEASURE["f1"]


class CorpusColumn(IntEnum):
    """Columns of the corpus list."""

    LABEL = 0
    OPEN = 1
    KEY = 2
    RESPONSE = 3
    F = 4
    ERRORS = 5
    WORDS = 6
    CORRECT = 7
    SUBSTITUTED = 8
    DELETED = 9
    INSERTED = 10


WORD_COLUMNS = tuple(column for column in CorpusColumn if column > CorpusColumn.F)
"""Columns that are there where texts are aligned."""


def f_text(f: Fraction | None) -> str:
    """Return F in percent with two decimals (M2), or the sign for undefined (C2)."""
    return UNDEFINED if f is None else rounded(f * 100, 2)


def undefined_reason() -> str:
    """Say why F is undefined (C2)."""
    return tr("F is undefined: {reason}", reason=tr(_F.undefined_when))


class CorpusTotal:
    """Running sums over the documents scored so far; a document's row can be taken out again."""

    def __init__(self) -> None:
        self.scored = 0
        self.open = 0
        self._counts: dict[str, list[int | Fraction]] = {}
        """By family: another rule of matching counts otherwise, and documents are replaced one by one."""
        self._family = SLOTS
        self._words = [0] * len(Tally().counts())

    def add(self, row: CorpusRow, sign: int = 1) -> None:
        """Add a document's row, or take it out again with ``sign`` -1."""
        # The sums are of integers and fractions, so taking a row out again leaves no rounding error.
        self.scored += sign
        self.open += sign * row.open
        counts = row.tally.counts()
        family = family_of(row.tally)
        if sign > 0:
            self._family = family
        sums = self._counts.setdefault(family.name, [0] * len(counts))
        for column, count in enumerate(counts):
            sums[column] += sign * count
        for column, count in enumerate(row.words.counts() if row.words is not None else ()):
            self._words[column] += sign * count

    @property
    def f(self) -> Fraction | None:
        """F of all documents scored so far, from the summed tallies; None if undefined (C2)."""
        return f1(self._family.make(*self._counts.get(self._family.name, ())))

    @property
    def words(self) -> Tally:
        """The words of all documents with aligned texts that are scored so far."""
        return Tally(*self._words)


_DIGITS = re.compile(r"(\d+)")


def _natural(label: str) -> tuple[tuple[int, int, str], ...]:
    """Sort ``doc 2`` before ``doc 10``, whatever the case."""
    # Splitting by a group leaves digits at odd places, so that numbers are compared with numbers and words
    # with words.
    pieces = _DIGITS.split(label.casefold())
    return tuple((0, int(piece), "") if number % 2 else (1, 0, piece) for number, piece in enumerate(pieces))


def _exact(f: Fraction) -> int:
    """Return an integer that orders as ``f`` does: exact for denominators below 2**64, 20 times as fast."""
    # Floor of f * 2**128: two fractions with denominators below 2**64 differ by more than 2**-128, so the
    # floors keep their order, and comparing integers avoids the cross products of `Fraction`.
    return (f.numerator << 128) // f.denominator


class CorpusModel(ColumnTableModel[int]):
    """Documents, by number, in the order shown: label, open, key and response counts, F.

    Labels are there from the start; the other cells are empty until their rows arrive.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent=parent)
        self._ids: list[str] = []
        self._labels: list[str] = []
        self._folded: list[str] = []
        self._number: dict[str, int] = {}
        self._rows: list[CorpusRow | None] = []
        self._order: Sequence[int] = ()
        self._place: dict[int, int] = {}
        self._filter = ""
        self._sort = (-1, Qt.SortOrder.AscendingOrder)
        self._current = -1
        self._sides = (tr("Key"), tr("Response"))
        self.total = CorpusTotal()
        self._decisions: dict[int, tuple[int, bool]] = {}
        """By number of a document: how many objects are open, and whether it is done."""
        self.undecided = 0
        """Objects still to be decided in all documents, as far as known; counted while a project is open."""
        self._adjudicating = False
        self._worded = False
        self.stale = False
        """Whether rows have arrived that may belong elsewhere in the sorting in force; see `resort`."""
        self._columns = self._make_columns()

    # -- documents and their rows

    def set_documents(self, documents: Sequence[tuple[str, str]], *, worded: bool = False) -> None:
        """Show these documents, given as id and label in corpus order; no filter, nothing scored yet.

        ``worded``: with columns of their words, because texts are aligned.
        """
        self.beginResetModel()
        self._worded = worded
        self._columns = self._make_columns()
        self._ids = [document for document, _ in documents]
        self._labels = [label for _, label in documents]
        self._folded = [label.casefold() for label in self._labels]
        self._number = {document: number for number, document in enumerate(self._ids)}
        self._rows = [None] * len(documents)
        self._filter, self._current = "", -1
        self._decisions.clear()
        self.undecided = 0
        self.total = CorpusTotal()
        self._reorder()
        self.endResetModel()

    def set_side_names(self, a: str, b: str) -> None:
        """Name the columns of the two counts."""
        self._sides = (a, b)
        self._columns = self._make_columns()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, CorpusColumn.KEY, CorpusColumn.RESPONSE)

    def update_rows(self, rows: Iterable[CorpusRow]) -> None:
        """Fill in documents that were scored; rows of documents that are not listed are left out."""
        # Rows keep their places in the sorting; `stale` tells that a sort would move some. One signal covers
        # the whole range of changed rows: views redraw the visible part of it only.
        places = []
        for row in rows:
            number = self._number.get(row.document)
            if number is None:
                continue
            previous = self._rows[number]
            if previous is not None:
                self.total.add(previous, -1)
            self.total.add(row)
            self._rows[number] = row
            if number in self._place:
                places.append(self._place[number])
            self.stale = self.stale or self._sort[0] > CorpusColumn.LABEL
        if places:
            last = self.index(max(places), self.columnCount() - 1)
            self.dataChanged.emit(self.index(min(places), CorpusColumn.LABEL), last)

    @property
    def adjudicating(self) -> bool:
        """Whether a project is open: then undecided objects are counted as open, not disagreements."""
        return self._adjudicating

    def set_adjudicating(self, on: bool) -> None:
        """Begin, or end, to show decisions: while a project is open."""
        self._adjudicating = on
        self._columns = self._make_columns()
        self._decisions.clear()
        self.undecided = 0
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, CorpusColumn.OPEN, CorpusColumn.OPEN)
        self._tell(range(self.rowCount()))

    def update_decisions(self, documents: Iterable[tuple[str, int, bool]]) -> None:
        """Show of documents how much is open, and whether they are done."""
        # The sum of undecided objects is kept by differences, O(documents given), as it is shown after
        # every decision.
        places = []
        for document, count, is_done in documents:
            number = self._number.get(document)
            if number is not None:
                self.undecided += count - self._decisions.get(number, (0, False))[0]
                self._decisions[number] = count, is_done
                places += [self._place[number]] if number in self._place else []
        self.stale = self.stale or self._sort[0] == CorpusColumn.OPEN
        self._tell(places)

    def _tell(self, places: Sequence[int]) -> None:
        if places:
            last = self.index(max(places), self.columnCount() - 1)
            self.dataChanged.emit(self.index(min(places), CorpusColumn.LABEL), last)

    def set_filter(self, text: str) -> None:
        """Show only documents with ``text`` in their label, whatever the case."""
        # A filter hides rows and never reorders them: the order stays, and a part of it is shown.
        folded = text.casefold()
        if folded == self._filter:
            return
        self.beginResetModel()
        self._filter = folded
        self._choose_shown()
        self.endResetModel()

    def set_current(self, document: str) -> None:
        """Mark the document that is open; an unknown one: none."""
        # Only the rows of the document before and of the new one change; either may be hidden by the
        # filter.
        previous, self._current = self._current, self._number.get(document, -1)
        for number in {previous, self._current} & self._place.keys():
            row = self._place[number]
            self.dataChanged.emit(self.index(row, 0), self.index(row, self.columnCount() - 1))

    @property
    def current(self) -> str:
        """The document that is open, or empty."""
        return self._ids[self._current] if self._current >= 0 else ""

    def document(self, row: int) -> str:
        """Return the id of the document shown in ``row``."""
        return self._ids[self._lines[row]]

    def row_of(self, document: str) -> int:
        """Return the row that shows ``document``, -1 if none does."""
        number = self._number.get(document)
        return -1 if number is None else self._place.get(number, -1)

    def neighbour(self, step: int) -> str:
        """Return the shown document after (1) or before (-1) the open one, in the shown order; empty: none.

        If the filter hides the open document, its place in the order counts all the same.
        """
        # Walks the whole order and not only what is shown: the next shown document behind a hidden one is
        # found too. O(documents).
        if self._current < 0:
            ahead: Sequence[int] = self._order if step > 0 else ()
        else:
            at = self._order.index(self._current)
            ahead = self._order[at + 1 :] if step > 0 else self._order[:at][::-1]
        return next((self._ids[number] for number in ahead if number in self._place), "")

    def document_count(self) -> int:
        """Return how many documents there are, shown or not."""
        return len(self._ids)

    # -- order

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by value; equal ones stay in corpus order, undefined ones come last; -1: corpus order."""
        self._sort = (column, order)
        self.resort()

    def resort(self) -> None:
        """Sort again as last asked: rows may have arrived since. Selection and current row are kept."""
        self.layoutAboutToBeChanged.emit()
        # Persistent indexes (selection, current row) are remembered by document number, and renewed by the
        # places of these documents afterwards.
        indexes = self.persistentIndexList()
        numbers = [self._lines[index.row()] for index in indexes]
        self._reorder()
        moved = [
            self.index(self._place[number], index.column())
            for number, index in zip(numbers, indexes, strict=True)
        ]
        self.changePersistentIndexList(indexes, moved)
        self.layoutChanged.emit()

    def _reorder(self) -> None:
        column, order = self._sort
        backwards = order == Qt.SortOrder.DescendingOrder
        numbers = range(len(self._ids))
        self.stale = False
        if not 0 <= column < len(self._columns):  # in corpus order, or by a column that is gone
            self._order = numbers
        elif column == CorpusColumn.LABEL:
            self._order = sorted(numbers, key=lambda n: _natural(self._labels[n]), reverse=backwards)
        else:
            # Python's sort is stable, in reverse too, so equal values stay in corpus order. Undefined values,
            # then documents not scored yet, follow in either direction. O(n log n).
            values = list(map(self._columns[column].sort_key or int, numbers))
            defined = [number for number in numbers if values[number] is not None]
            defined.sort(key=partial(_value_at, values), reverse=backwards)
            undefined = [n for n in numbers if values[n] is None and self._rows[n] is not None]
            self._order = [*defined, *undefined, *(n for n in numbers if self._rows[n] is None)]
        self._choose_shown()

    def _choose_shown(self) -> None:
        # ``_lines`` lists document numbers by row; ``_place`` is its inverse.
        needle = self._filter
        if needle:
            self._lines = [number for number in self._order if needle in self._folded[number]]
        else:
            self._lines = self._order
        self._place = {number: row for row, number in enumerate(self._lines)}

    # -- columns

    def _make_columns(self) -> tuple[TableColumn[int], ...]:
        # Columns are values: they are made anew whenever a heading changes. Their functions take the number
        # of a document, which sorting and filtering leave alone.
        f_tip = tr("{title}, in percent ({source})", title=tr(_F.title), source=tr(_F.source))
        columns = (
            self._label_column(),
            self._open_column(),
            self._count_column(0, CorpusColumn.KEY, lambda row: row.key_count),
            self._count_column(1, CorpusColumn.RESPONSE, lambda row: row.response_count),
            self._column(
                CorpusColumn.F,
                tr("F %"),
                f_tip,
                self._of_row(lambda row: f_text(row.f)),
                self._scored_tip(_f_tip),
                self._sorted_by(lambda row: None if row.f is None else _exact(row.f)),
            ),
        )
        return (*columns, *map(self._word_column, WORD_COLUMNS)) if self._worded else columns

    def _label_column(self) -> TableColumn[int]:
        column = self._column(
            CorpusColumn.LABEL,
            tr("Document"),
            tr("Name of the document in its file"),
            self._label,
            self._label_tip,
        )
        return replace(column, alignment=LEFT)

    def _open_column(self) -> TableColumn[int]:
        def text(number: int) -> str:
            if self._adjudicating:
                return str(self._decisions[number][0]) if number in self._decisions else ""
            row = self._rows[number]
            return "" if row is None else str(row.open)

        # While decisions of a document are not known it counts as undefined and comes last.
        def sort_key(number: int) -> int | None:
            row = self._rows[number]
            if row is None:
                return None
            return self._decisions.get(number, (None, False))[0] if self._adjudicating else row.open

        tip = tr("Undecided objects") if self._adjudicating else tr("Disagreements in this document")
        tip_of = self._scored_tip(lambda _row: None)
        return self._column(CorpusColumn.OPEN, tr("Open"), tip, text, tip_of, sort_key)

    def _count_column(
        self, side: int, column: CorpusColumn, count: Callable[[CorpusRow], int]
    ) -> TableColumn[int]:
        """Return the column of the number of objects of the key or of the response."""
        name = self._sides[side]
        tip = tr("Number of objects in {side}", side=name)
        text, tip_of = self._of_row(lambda row: str(count(row))), self._scored_tip(_counts_tip)
        return self._column(column, name, tip, text, tip_of, self._sorted_by(count))

    def _word_column(self, column: CorpusColumn) -> TableColumn[int]:
        """Return a column of the words of aligned texts: their error rate, or a count."""
        # Words are counted only where texts were aligned; other documents have empty cells that come last.
        count = _WORD_COUNTS.get(column)
        place = column - CorpusColumn.ERRORS

        def text(row: CorpusRow) -> str:
            if row.words is None:
                return ""
            return rate_text(row.words) if count is None else str(count(row.words))

        def sort_key(row: CorpusRow) -> int | None:
            if row.words is None:
                return None
            if count is not None:
                return count(row.words)
            rate = error_rate(row.words)
            return None if rate is None else _exact(rate)

        tip_of = self._scored_tip(
            lambda row: tr("The texts of this document are not aligned") if row.words is None else None
        )
        heading, tip = tr(_WORD_TITLES[place]), tr(_WORD_TIPS[place])
        return self._column(column, heading, tip, self._of_row(text), tip_of, self._sorted_by(sort_key))

    def _column(
        self,
        column: CorpusColumn,
        heading: str,
        tip: str,
        text: Callable[[int], str],
        cell_tip: Callable[[int], str | None],
        sort_key: Callable[[int], int | None] | None = None,
    ) -> TableColumn[int]:
        # Cells are functions of a document's number, so columns stay valid when rows arrive or are sorted.
        return TableColumn(
            heading,
            text,
            key=column.name.lower(),
            tip=tip,
            alignment=RIGHT,
            cell_tip=cell_tip,
            roles={
                DataRole.STRONG: lambda number: number == self._current,
                DataRole.QUIET: lambda number: text(number) in ("0", UNDEFINED),
            },
            sort_key=sort_key,
            first_order=_FIRST_ORDER.get(column, Qt.SortOrder.AscendingOrder),
        )

    def _of_row(self, text: Callable[[CorpusRow], str]) -> Callable[[int], str]:
        """Return the function of a document that is empty until it is scored."""

        def text_of(number: int) -> str:
            row = self._rows[number]
            return "" if row is None else text(row)

        return text_of

    def _sorted_by(self, key: Callable[[CorpusRow], int | None]) -> Callable[[int], int | None]:
        def sort_key(number: int) -> int | None:
            row = self._rows[number]
            return None if row is None else key(row)

        return sort_key

    def _scored_tip(self, tip: Callable[[CorpusRow], str | None]) -> Callable[[int], str | None]:
        def tip_of(number: int) -> str | None:
            row = self._rows[number]
            return tr("Not scored yet") if row is None else tip(row)

        return tip_of

    def _label(self, number: int) -> str:
        label = self._labelled(number)
        is_done = self._decisions.get(number, (0, False))[1]
        return tr("✓ {label}", label=label) if is_done else label

    def _label_tip(self, number: int) -> str:
        row, is_done = self._rows[number], self._decisions.get(number, (0, False))[1]
        parts = [self._labels[number], *[tr("done")] * is_done]
        if row is not None and row.alone >= 0:
            parts.append(tr("only in {letter}", letter=LETTERS[row.alone]))
        return ", ".join(parts)

    def _labelled(self, number: int) -> str:
        """Return the label of a document, with the annotator's letter where only one has it."""
        # A document that one annotator alone has is named so, as its empty counts would look like faults.
        row, label = self._rows[number], self._labels[number]
        if row is None or row.alone < 0:
            return label
        return tr("{label} · only {letter}", label=label, letter=LETTERS[row.alone])


def _counts_tip(row: CorpusRow) -> str | None:
    """Return the counts of all annotators where there are more than two."""
    # Two counts have columns of their own; further annotators have none, so that the tip has all counts.
    if not row.more_counts:
        return None
    counts = (row.key_count, row.response_count, *row.more_counts)
    return ", ".join(f"{letter} {count}" for letter, count in zip(LETTERS, counts, strict=False))


def _f_tip(row: CorpusRow) -> str | None:
    if row.alone >= 0 and row.more_counts:
        return tr("Only {letter} has this document: there is nothing to compare", letter=LETTERS[row.alone])
    return undefined_reason() if row.f is None else None


_WORD_COUNTS: dict[CorpusColumn, Callable[[Tally], int]] = {
    CorpusColumn.WORDS: lambda words: words.pos,
    CorpusColumn.CORRECT: lambda words: words.cor,
    CorpusColumn.SUBSTITUTED: lambda words: words.inc,
    CorpusColumn.DELETED: lambda words: words.mis,
    CorpusColumn.INSERTED: lambda words: words.spu,
}
_WORD_TITLES = (mark("WER"), mark("Words"), mark("Cor"), mark("Sub"), mark("Del"), mark("Ins"))
_WORD_TIPS = (
    mark("Word error rate in percent of the words of the first text"),
    mark("Words of the first text, without optional words that were left out"),
    mark("Correct words: the same in both texts"),
    mark("Substituted words"),
    mark("Deleted words: only in the first text"),
    mark("Inserted words: only in the second text"),
)
"""Of the columns of words, in order."""


_FIRST_ORDER = dict.fromkeys((CorpusColumn.OPEN, CorpusColumn.ERRORS), Qt.SortOrder.DescendingOrder)
"""Sort order at the first click on a header, where the largest values are of most interest."""


def _value_at(values: Sequence[int | None], number: int) -> int:
    return values[number] or 0
