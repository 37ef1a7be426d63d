"""The rows of the cards: the lines of all sides, slot by slot, and the choice of those to show."""

from collections import defaultdict
from collections.abc import Collection, Sequence
from typing import NamedTuple

from annotally.reports.tree.inspection import Card, CardLine
from annotally_gui.services.i18n import tr


class CardRow(NamedTuple):
    """A row of the cards: a slot and the fill of it on each side, or None."""

    slot: str
    cells: tuple[CardLine | None, ...]
    differs: bool
    """Whether a side that has the object has another fill here, or none."""

    leads: bool = False
    """Whether it is the words or the label of an annotation, which stand first."""

    @property
    def is_current(self) -> bool:
        """Whether the inspected row is about one of the fills."""
        return any(line is not None and line.current for line in self.cells)


class ShownRows(NamedTuple):
    """The rows that are shown, and the number of those folded away behind them."""

    rows: tuple[CardRow, ...]
    folded: int = 0


def card_rows(cards: Sequence[Card], agreeing: Collection[str] = ()) -> list[CardRow]:
    """Return the rows of the cards: words and label of an annotation, then slots by their first line.

    In a slot the current fills stand together, then those that compare equal, then the rest in order. Each
    fill stands in exactly one row. In slots that agree, named in lower case by ``agreeing``, an alternative
    that some sides do not write is no difference.
    """
    # Slots are grouped by name without case. O(fills of a slot · sides).
    present = [side for side, card in enumerate(cards) if card.heading]
    leading, further = _leading_lines(cards, present)
    slots: dict[str, list[list[CardLine]]] = defaultdict(lambda: [[] for _ in cards])
    for side, lines in enumerate(further):
        for line in lines:
            slots[line.slot.casefold()][side].append(line)
    rows = [
        CardRow(_slot_name(cells), tuple(cells), _row_differs(cells, present), leads=True)
        for cells in leading
    ]
    for slot_lines in slots.values():
        for cells in _joined(slot_lines):
            differs = _row_differs(cells, present)
            is_partial = any(cells[side] is None for side in present)
            if is_partial and _slot_name(cells).casefold() in agreeing:
                differs = False
            rows.append(CardRow(_slot_name(cells), tuple(cells), differs))
    return rows


CardCells = list[CardLine | None]
"""The line of each side in a row."""


def _leading_lines(
    cards: Sequence[Card], present: Sequence[int]
) -> tuple[list[CardCells], list[Sequence[CardLine]]]:
    """Return the rows with the words and the labels of annotations, and the lines of each side besides."""
    # An annotation's words mostly stand in a line of it already, and its label in one, too: those are moved.
    # O(lines of all cards).
    words: CardCells = [None] * len(cards)
    further: list[Sequence[CardLine]] = [card.lines for card in cards]
    for side in present:
        words[side], further[side] = _separate_words(cards[side])
    leading = [words] if any(words) else []
    if _needs_label_row(cards, present, further, has_words=bool(leading)):
        leading.append(_label_row(cards, present))
    return leading, further


def _separate_words(card: Card) -> tuple[CardLine | None, Sequence[CardLine]]:
    """Return the line with the words of an annotation, None for an object without, and its further lines."""
    words_line = next((line for line in card.lines if _has_words_of(line, card)), None)
    if card.start < 0 or (words_line is None and not card.words):
        return None, card.lines
    further = [line for line in card.lines if line is not words_line]
    notes = (f"{card.start}-{card.end}",)
    return words_line or _made_line(tr("Text"), card.words, notes, card.start, card.end), further


def _needs_label_row(
    cards: Sequence[Card], present: Sequence[int], further: Sequence[Sequence[CardLine]], *, has_words: bool
) -> bool:
    """Tell whether labels need a row: beside words or where they differ, unless each side has one already."""
    labels = [cards[side].label for side in present]
    is_informative = any(labels) and (has_words or len(set(labels)) > 1)
    return is_informative and not all(_names_label(further[side], cards[side]) for side in present)


def _label_row(cards: Sequence[Card], present: Sequence[int]) -> CardCells:
    return [
        _made_line(tr("Label"), card.label) if side in present and card.label else None
        for side, card in enumerate(cards)
    ]


def _has_words_of(line: CardLine, card: Card) -> bool:
    return (line.start, line.end) == (card.start, card.end) and not line.alternative


def _names_label(lines: Sequence[CardLine], card: Card) -> bool:
    return any(line.text == card.label for line in lines)


def _made_line(slot: str, text: str, notes: tuple[str, ...] = (), start: int = -1, end: int = -1) -> CardLine:
    return CardLine(slot, text, text.casefold(), notes, False, start=start, end=end)


def _joined(lines: Sequence[Sequence[CardLine]]) -> list[CardCells]:
    """Return the lines of a slot, which each side has some of, side by side."""
    # A row is a list of the line of each side. Each side in turn puts its lines into the rows there are: the
    # current one beside a current one, equal beside equal, the rest into what is left, or into new rows.
    # O(lines · rows · sides).
    rows: list[CardCells] = []
    for side, side_lines in enumerate(lines):
        waiting_lines = list(side_lines)
        for fits in (_are_current, _are_equal, _is_free):
            unplaced_lines = []
            for line in waiting_lines:
                row = next((row for row in rows if row[side] is None and fits(row, line)), None)
                if row is None:
                    unplaced_lines.append(line)
                else:
                    row[side] = line
            waiting_lines = unplaced_lines
        for line in waiting_lines:
            rows.append([line if number == side else None for number in range(len(lines))])
    return rows


def _are_current(row: Sequence[CardLine | None], line: CardLine) -> bool:
    return line.current and any(cell is not None and cell.current for cell in row)


def _are_equal(row: Sequence[CardLine | None], line: CardLine) -> bool:
    return any(cell is not None and _key(cell) == _key(line) for cell in row)


def _is_free(row: Sequence[CardLine | None], line: CardLine) -> bool:
    # A current fill is never put beside one that the row is not about, while there is another place for it.
    return not any(cell is not None and cell.current and not line.current for cell in row)


def _key(line: CardLine) -> str:
    return line.compared or line.text


def _slot_name(row: Sequence[CardLine | None]) -> str:
    return next(line.slot for line in row if line is not None)


def _row_differs(row: Sequence[CardLine | None], present: Sequence[int]) -> bool:
    keys = {None if (line := row[side]) is None else (_key(line), line.notes) for side in present}
    return len(keys) > 1


def shown_rows(rows: Sequence[CardRow], *, capacity: int, unfolded: bool) -> ShownRows:
    """Return the rows to show: differing ones first; those that are the same in all are folded to a number.

    Words, label, and rows that the inspection is about come before all, the same or not. Where nothing
    differs, rows are folded only as far as the ``capacity`` does not hold them. ``unfolded`` shows all.
    """
    # Three lists one behind the other, each in the order of the rows. O(rows · rows of the head).
    head = [row for row in rows if row.leads or row.is_current]
    differing_rows = [row for row in rows if row.differs and row not in head]
    equal_rows = [row for row in rows if not row.differs and row not in head]
    count = len(equal_rows)
    if not unfolded:
        nothing_differs = not any(row.differs for row in rows)
        room = max(1 - len(head), capacity - len(head) - 1)
        count = (len(equal_rows) if len(rows) <= capacity else room) if nothing_differs else 0
    return ShownRows((*head, *differing_rows, *equal_rows[:count]), len(equal_rows) - count)
