"""The writer of cards: side by side, or a line for each annotator where there are many, or little room."""

from collections.abc import Sequence, Set
from math import ceil
from typing import NamedTuple

from PySide6.QtGui import QFontMetricsF, QTextCursor, QTextTable

from annotally.reports.tree.inspection import Card, CardLine
from annotally_gui.models.card_rows import CardRow
from annotally_gui.models.plain_names import plain_name
from annotally_gui.services.i18n import tr
from annotally_gui.services.rich_text import wrapping
from annotally_gui.views.side_cards import SideCardsWriter, row_difference, text_difference
from annotally_gui.views.text_writer import GAP, PADDING
from annotally_gui.widgets.annotator_marks import BAR

NAME_WIDTH, LABEL_WIDTH = 0.3, 0.34
"""Greatest shares of the width that names and labels get."""
WORDS_WIDTH = 0.6
"""Share of the remaining width that the words get beside the other fills that differ."""
_LEAST = 40
"""Pixels below which no further fill is begun."""


class _Columns(NamedTuple):
    """Widths of the columns of compact cards; 0 for a column that is left out."""

    name: int
    label: int
    words: int
    further: int

    @property
    def widths(self) -> list[int]:
        """The widths of the columns there are."""
        return [width for width in self if width]

    @property
    def words_place(self) -> int:
        """The number of the column with the words."""
        return 1 + bool(self.label)


class CardsWriter(SideCardsWriter):
    """A writer of the cards of an inspection, in either form."""

    def _write_compact(self, cards: Sequence[Card], rows: Sequence[CardRow], decision: str) -> None:
        # A table with a line for each side and one for the decision. Words and labels have columns of their
        # own, all other differences share the last one. O(sides · rows).
        words = next((row for row in rows if row.leads and _has_place(row)), None)
        labels = [card.label for card in cards]
        further = _further_rows(rows, labels)
        columns = self._columns(cards, placed=words is not None, further=bool(further))
        table = self._insert_table(len(cards) + bool(decision), columns.widths, PADDING // 2)
        for side, card in enumerate(cards):
            self._write_name(table, side, card, columns)
            if card.heading and columns.label:
                self._write_label(table, side, labels, columns)
            if card.heading and words is not None:
                self._write_words(table, side, words, columns)
            if card.heading and columns.further:
                cursor = table.cellAt(side, table.columns() - 1).firstCursorPosition()
                self._write_further(cursor, further, side, _room(columns.further))
        if decision:
            self._write_decision(table, decision, columns)
        self._leave_table(last=True)

    def _columns(self, cards: Sequence[Card], *, placed: bool, further: bool) -> _Columns:
        # Names and labels get the width of their longest text, up to a share of all; words and further fills
        # divide the width that remains. Labels that are the same in all have a column only beside words.
        strong, width = QFontMetricsF(self._strong_font()), self._layout.width
        titles = [tr("Final"), *(self._side_title(side, card) for side, card in enumerate(cards))]
        name = max(map(strong.horizontalAdvance, titles)) + 2 * PADDING + GAP
        if self._colors:
            name += BAR.width() + GAP
        label = max(self._metrics.horizontalAdvance(card.label) for card in cards) + 2 * PADDING + GAP
        name_width, label_width = ceil(min(name, width * NAME_WIDTH)), ceil(min(label, width * LABEL_WIDTH))
        if not placed and len({card.label for card in cards if card.heading}) < 2:
            label_width = 0
        free_width = width - name_width - label_width
        words_width = round(free_width * (WORDS_WIDTH if further else 1)) if placed else 0
        return _Columns(name_width, label_width, words_width, free_width - words_width)

    def _write_name(self, table: QTextTable, side: int, card: Card, columns: _Columns) -> None:
        cursor = table.cellAt(side, 0).firstCursorPosition()
        mark_width = self._write_mark(cursor, side)
        self._write_line(cursor, self._side_title(side, card), _room(columns.name) - mark_width, self._strong)
        if not card.heading:
            table.mergeCells(side, 1, 1, table.columns() - 1)
            cursor = table.cellAt(side, 1).firstCursorPosition()
            self._write_line(cursor, tr("no annotation here"), _room(sum(columns[1:])), self._quiet)

    def _write_label(self, table: QTextTable, side: int, labels: Sequence[str], columns: _Columns) -> None:
        label = labels[side]
        difference = text_difference(label, [text for text in labels if text])
        line = CardLine("", label, label.casefold(), (), False)
        self._write_fill(table.cellAt(side, 1).firstCursorPosition(), line, difference, _room(columns.label))

    def _write_words(self, table: QTextTable, side: int, words: CardRow, columns: _Columns) -> None:
        if (line := words.cells[side]) is not None:
            cursor = table.cellAt(side, columns.words_place).firstCursorPosition()
            self._write_fill(cursor, line, row_difference(words, side), _room(columns.words))

    def _write_further(self, cursor: QTextCursor, rows: Sequence[CardRow], side: int, room: float) -> None:
        """Write the other fills of a side that differ, as many as there is room for."""
        # Fill by fill from the first; where no room is left, an ellipsis has all of them for its tooltip.
        lines = [(row, line) for row in rows if (line := row.cells[side]) is not None]
        full_text = "\n".join(f"{plain_name(line.slot)}: {line.text}" for _, line in lines)
        for number, (row, line) in enumerate(lines):
            name = f"{'  ' if number else ''}{plain_name(line.slot)} "
            room -= self._metrics.horizontalAdvance(name)
            if room < _LEAST:
                look = self._uncopied(self._quiet)
                look.setToolTip(wrapping(full_text))
                cursor.insertText(" …", look)
                return
            cursor.insertText(name, self._quiet)
            room = self._write_fill(cursor, line, row_difference(row, side), room)

    def _write_decision(self, table: QTextTable, decision: str, columns: _Columns) -> None:
        row, count = table.rows() - 1, table.columns()
        cursor = table.cellAt(row, 0).firstCursorPosition()
        self._write_line(cursor, tr("Final"), _room(columns.name), self._strong)
        table.mergeCells(row, 1, 1, count - 1)
        cursor = table.cellAt(row, 1).firstCursorPosition()
        self._write_line(cursor, decision, _room(sum(columns[1:])), self._plain)


def _room(width: int) -> int:
    return width - 2 * PADDING - GAP


def _has_place(row: CardRow) -> bool:
    return any(line is not None and line.start >= 0 for line in row.cells)


def _further_rows(rows: Sequence[CardRow], labels: Sequence[str]) -> list[CardRow]:
    """Return the rows that differ, without those of the words and the labels, which have their columns."""
    label_keys = {label.casefold() for label in labels}
    return [row for row in rows if row.differs and not row.leads and not _repeats_labels(row, label_keys)]


def _repeats_labels(row: CardRow, labels: Set[str]) -> bool:
    """Tell whether a row has nothing but labels, given in lower case."""
    return all(line is None or line.text.casefold() in labels for line in row.cells)
