"""The writer of the cards side by side: a line for each fill, a column for each side."""

import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPalette,
    QTextCharFormat,
    QTextCursor,
    QTextTable,
)

from annotally.model.letters import LETTERS
from annotally.reports.tree.inspection import Card, CardLine, Inspection
from annotally.scoring.tally import Status
from annotally_gui.models.card_rows import CardRow, card_rows, shown_rows
from annotally_gui.models.line_elision import kept_ranges
from annotally_gui.models.number_words import number_word, sentence
from annotally_gui.models.plain_names import plain_name
from annotally_gui.models.word_differences import NO_DIFFERENCE, WordDifference, word_differences
from annotally_gui.services.i18n import tr, translate
from annotally_gui.services.rich_text import wrapping
from annotally_gui.views.fill_lines import shows_compared
from annotally_gui.views.text_writer import GAP, PADDING, TextWriter
from annotally_gui.widgets.annotator_marks import BAR, bar

FOLD = "fold"
"""The target of the link that opens and closes what is the same in all."""
NOTE_WIDTH, MENTION_NOTE_WIDTH = 0.25, 0.6
"""Shares of the width up to which a note has its room before the fill, and before the words of a mention."""
SLOT_WIDTH = 0.24
"""Greatest share of the width that the names of slots get."""
_OFFSETS = re.compile(r"\d+-\d+")
_ISOLATE, _END_ISOLATE = "\u2066", "\u2069"
_LONGEST_TIP = 4_000


class CardsLayout(NamedTuple):
    """The room that cards have, and how they use it."""

    width: int
    """Logical pixels."""
    lines: int
    """Number of lines that are seen at once."""
    compact: bool = False
    """Whether each annotator has one line."""
    unfolded: bool = False
    """Whether rows that are the same in all are shown, too."""


class SideCardsWriter(TextWriter, ABC):
    """A writer that fills a document with the cards of one inspection, side by side."""

    current_position = -1
    """Where the first current line begins, -1 if no line is current."""
    fold_position = -1
    """Where the line is that opens what is folded, -1 if there is none."""
    columns: tuple[int, ...] = ()
    """Where the columns of the sides begin, and where the last one ends; none in compact cards."""

    def write_cards(
        self,
        inspection: Inspection,
        layout: CardsLayout,
        names: Sequence[str] = (),
        colors: Sequence[QColor] = (),
        decision: str = "",
    ) -> None:
        """Replace the document's content by the cards.

        ``names`` are the sides' names, the cards' own where empty; ``colors`` those of annotators that are
        told by colour. ``decision`` stands last in compact cards; empty: there is none.
        """
        self._begin()
        self._status, self._layout = inspection.status, layout
        self._metrics = QFontMetricsF(self._font)
        cards = inspection.cards
        self._names = [*names, *[""] * len(cards)]
        self._colors, self._count = colors, len(cards)
        self._present = sum(bool(card.heading) for card in cards)
        agreeing = {o.name.casefold() for o in inspection.outcomes if o.status == Status.COR}
        rows = card_rows(cards, agreeing)
        if layout.compact and len(cards) > 1:
            self._write_compact(cards, rows, decision)
        elif cards:
            self._write_side_by_side(cards, rows)
        else:
            self._cursor.insertText(tr("Choose an object of this document to see its cards."), self._quiet)
        self._end()

    @abstractmethod
    def _write_compact(self, cards: Sequence[Card], rows: Sequence[CardRow], decision: str) -> None:
        """Write a line for each side, and the decision."""

    # -- side by side

    def _write_side_by_side(self, cards: Sequence[Card], rows: Sequence[CardRow]) -> None:
        # Row 0 has the headings of the sides; a slot with several lines is named in its first one.
        visible = shown_rows(rows, capacity=self._layout.lines - 1, unfolded=self._layout.unfolded)
        foldable = visible.folded or self._layout.unfolded
        slot = self._slot_width([row.slot for row in visible.rows])
        share = (self._layout.width - slot) // len(cards)
        self.columns = tuple(slot + share * number for number in range(len(cards) + 1))
        count = 1 + len(visible.rows) + bool(foldable)
        table = self._insert_table(count, [slot, *[share] * len(cards)])
        for side, card in enumerate(cards):
            self._write_heading(table.cellAt(0, side + 1).firstCursorPosition(), side, card, share)
        above = ""
        for number, row in enumerate(visible.rows, 1):
            self._write_slot(table, number, row, slot, repeated=row.slot.casefold() == above)
            above = row.slot.casefold()
            self._write_fills(table, number, row, share)
        for side, card in enumerate(cards):
            if not card.heading and visible.rows:
                cursor = table.cellAt(1, side + 1).firstCursorPosition()
                self._write_line(cursor, tr("no annotation here"), share - 2 * PADDING - GAP, self._quiet)
        if foldable:
            self._write_fold(table, 1 + len(visible.rows), visible.folded)
        self._leave_table(last=True)

    def _slot_width(self, slots: Sequence[str]) -> int:
        widest = max((self._metrics.horizontalAdvance(plain_name(slot)) for slot in slots), default=0)
        return round(min(widest + 2 * GAP, self._layout.width * SLOT_WIDTH))

    def _write_heading(self, cursor: QTextCursor, side: int, card: Card, width: int) -> None:
        room: float = width - 2 * PADDING - GAP - self._write_mark(cursor, side)
        title = self._side_title(side, card)
        room -= self._write_line(cursor, title, room, self._strong)
        self._write_rest(cursor, translate(card.heading), room)

    def _write_mark(self, cursor: QTextCursor, side: int) -> int:
        """Write the mark of an annotator told by colour; return its width."""
        if side >= len(self._colors):
            return 0
        height = round(self._metrics.ascent())
        mark = bar(self._colors[side], self._dpr, height)
        image = self._make_image(f"bar-{side}", mark, BAR.width(), height)
        image.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignBaseline)
        cursor.insertImage(image)
        self._insert_uncopied(cursor, " ")
        return BAR.width() + GAP

    def _side_title(self, side: int, card: Card) -> str:
        """Return the letter and the name of a side, or the only one of the two that there is."""
        name = self._names[side] or card.side
        if self._count == 1 or not name:
            return card.side
        letter = LETTERS[side]
        return letter if name == letter else tr("{letter} · {name}", letter=letter, name=name)

    def _write_line(self, cursor: QTextCursor, text: str, room: float, look: QTextCharFormat) -> float:
        """Write a text in a look, elided to the room; return how much of it that takes."""
        strong = QFontMetricsF(self._font if look is not self._strong else self._strong_font())
        ranges = kept_ranges(text, (), lambda piece: strong.horizontalAdvance(piece) <= room)
        tipped = QTextCharFormat(look)
        tipped.setToolTip(wrapping(text))
        self._write_text(cursor, text, ground=tipped, ranges=ranges)
        return min(room, strong.horizontalAdvance(text))

    def _write_rest(self, cursor: QTextCursor, text: str, room: float) -> None:
        """Write a quiet text behind another, if there is room for the whole of it."""
        if text and self._metrics.horizontalAdvance("  " + text) <= room:
            cursor.insertText("  ", self._quiet)
            # Isolated, so that numbers stay in order behind right-to-left text.
            self._insert_uncopied(cursor, _ISOLATE)
            cursor.insertText(text, self._quiet)
            self._insert_uncopied(cursor, _END_ISOLATE)

    def _write_slot(
        self, table: QTextTable, number: int, row: CardRow, width: int, *, repeated: bool
    ) -> None:
        cursor = table.cellAt(number, 0).firstCursorPosition()
        if row.is_current:
            for column in range(table.columns()):
                self._shade(table, number, column)
            if self.current_position < 0:
                self.current_position = cursor.position()
        if not repeated:
            look = self._strong if row.is_current else self._quiet
            self._write_line(cursor, plain_name(row.slot), width - 2 * PADDING - 1, look)

    def _write_fills(self, table: QTextTable, number: int, row: CardRow, width: int) -> None:
        for side, line in enumerate(row.cells):
            if line is not None:
                cursor = table.cellAt(number, side + 1).firstCursorPosition()
                self._write_fill(cursor, line, row_difference(row, side), width - 2 * PADDING - GAP)

    def _write_fill(
        self, cursor: QTextCursor, line: CardLine, difference: WordDifference, room: float
    ) -> float:
        """Write a fill on one line, with its note where there is room; return the room that is left.

        The tooltip has all of it.
        """
        note = _short_note(line)
        reserved = self._metrics.horizontalAdvance("  " + note) if note else 0.0
        # Of a mention the note says the class it is in, which is as much as its words.
        is_mention = not line.compared and line.start < 0
        if reserved > room * (MENTION_NOTE_WIDTH if is_mention else NOTE_WIDTH):
            reserved = 0.0
        look = QTextCharFormat(self._row_format(line.target) or self._plain)
        look.setToolTip(wrapping(_tip(line)[:_LONGEST_TIP]))
        ranges = kept_ranges(line.text, difference.words, lambda piece: self._fits(piece, room - reserved))
        self._write_text(cursor, line.text, difference, self._status, look, ranges)
        remaining = room - sum(self._metrics.horizontalAdvance(line.text[start:end]) for start, end in ranges)
        self._write_rest(cursor, note, remaining)
        return remaining - reserved

    def _fits(self, piece: str, room: float) -> bool:
        # Line ends and tabs are shown by signs, which are wider than nothing.
        flat = piece.replace("\n", "↓").replace("\t", "→")
        return self._metrics.horizontalAdvance(flat) <= room

    def _write_fold(self, table: QTextTable, number: int, folded: int) -> None:
        """Write how many rows are the same in all; a click on it shows them, or hides them again."""
        table.mergeCells(number, 0, 1, table.columns())
        cursor = table.cellAt(number, 0).firstCursorPosition()
        look = self._uncopied(self._link_format(FOLD, tr("Press Space to show or hide these lines")))
        look.setForeground(self._palette.color(QPalette.ColorRole.PlaceholderText))
        look.setFontUnderline(False)
        cursor.insertText(f"{'▸' if folded else '▾'} {self._fold_text(folded)}", look)
        self.fold_position = cursor.position()

    def _fold_text(self, folded: int) -> str:
        if not folded and self._present == 1:
            return tr("Show fewer lines")
        if not folded:
            return (
                tr("Hide lines that are the same in both")
                if self._count == 2
                else tr("Hide lines that are the same")
            )
        count = number_word(folded)
        if self._present == 1:
            text = tr("{count} more line") if folded == 1 else tr("{count} more lines")
        elif self._count == 2:
            text = tr("{count} more line, the same in both")
            text = text if folded == 1 else tr("{count} more lines, the same in both")
        else:
            text = tr("{count} more line, the same in all")
            text = text if folded == 1 else tr("{count} more lines, the same in all")
        return sentence(text.format(count=count))


def row_difference(row: CardRow, side: int) -> WordDifference:
    """Return how a side's fill differs from the other side's, or from that of most of several sides."""
    line = row.cells[side]
    if line is None or not row.differs:
        return NO_DIFFERENCE
    texts = [rival.text for rival in row.cells if rival is not None]
    return text_difference(line.text, texts)


def text_difference(text: str, texts: Sequence[str]) -> WordDifference:
    """Return how one of several texts differs from the most frequent one, or of two from the other."""
    frequent = Counter(texts).most_common(1)[0][0]
    rival = texts[texts[0] == text] if len(texts) == 2 else frequent
    return word_differences(text, rival)[0]


def _short_note(line: CardLine) -> str:
    """Return the note of a fill without its offsets, which its tooltip has."""
    return ", ".join(translate(note) for note in line.notes if not _OFFSETS.fullmatch(note))


def _tip(line: CardLine) -> str:
    """Return the tooltip of a fill: all of it, its note, and the form that was compared."""
    lines = [line.text]
    if line.notes:
        lines.append(", ".join(map(translate, line.notes)))
    if shows_compared(line):
        lines.append(tr("compared as {form}", form=line.compared))
    return "\n".join(lines)
