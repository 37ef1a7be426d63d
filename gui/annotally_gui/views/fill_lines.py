"""The lines of the inspector's cards: their pairing, and the signs for characters that cannot be seen."""

import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from annotally.reports.tree.inspection import CardLine
from annotally_gui.views.painting import DifferenceSpans, Spans, difference_spans

NO_DIFFERENCE = DifferenceSpans((), ())

_SYMBOLS = {"\n": "↓", "\t": "→", " ": "·", "\r": "↵", "\u00a0": "⍽"}
_UNSEEN = frozenset({"Cc", "Cf", "Zl", "Zp", "Zs"})


class LinePair(NamedTuple):
    """A line of the cards: a slot and the fill of it on each side, or None."""

    slot: str
    a: CardLine | None
    b: CardLine | None
    difference: DifferenceSpans = NO_DIFFERENCE

    @property
    def current(self) -> bool:
        """Whether the inspected row is about either fill."""
        return any(line is not None and line.current for line in (self.a, self.b))


class FillRun(NamedTuple):
    """A run of a fill's text: the display, the source text, and whether it differs from the other side."""

    display: str
    source: str
    differs: bool

    @property
    def symbol(self) -> bool:
        """Whether the display is a sign for a character that could not be seen."""
        return self.display != self.source


def pair_lines(a: Sequence[CardLine], b: Sequence[CardLine]) -> list[LinePair]:
    """Pair the lines of two cards, slot by slot, in the order of ``a``, then of ``b``.

    In a slot the two current fills stand together, then those that compare equal, then the rest in order.
    The difference is worked out for pairs of current fills, or for every pair if no line is current.
    """
    # Slots are grouped by name without case, in the order of their first line.
    slots: dict[str, tuple[list[CardLine], list[CardLine]]] = defaultdict(lambda: ([], []))
    for side, lines in enumerate((a, b)):
        for line in lines:
            slots[line.slot.casefold()][side].append(line)
    pairs = [
        pair for first_lines, second_lines in slots.values() for pair in _pair_slot(first_lines, second_lines)
    ]
    anything_current = any(pair.current for pair in pairs)
    return [_with_difference(pair, anything_current=anything_current) for pair in pairs]


def _pair_slot(first_lines: list[CardLine], second_lines: list[CardLine]) -> Iterator[LinePair]:
    # Current fills are matched first, then those that compare equal; the others follow in order.
    partner: dict[int, int] = {}
    _match(partner, _by_key(first_lines, current=True), _by_key(second_lines, current=True))
    _match(partner, _by_key(first_lines), _by_key(second_lines))
    free = [number for number in range(len(second_lines)) if number not in set(partner.values())]
    waiting = iter(free)
    for number, line in enumerate(first_lines):
        place = partner[number] if number in partner else next(waiting, None)
        yield LinePair(line.slot, line, None if place is None else second_lines[place])
    yield from (LinePair(second_lines[number].slot, None, second_lines[number]) for number in waiting)


def _by_key(lines: Sequence[CardLine], *, current: bool = False) -> dict[str, list[int]]:
    places: dict[str, list[int]] = defaultdict(list)
    for number, line in enumerate(lines):
        if line.current or not current:
            places["" if current else line.compared or line.text].append(number)
    return places


def _match(
    partner: dict[int, int], first_places: dict[str, list[int]], second_places: dict[str, list[int]]
) -> None:
    # Fills under the same key are paired in their order; those paired in an earlier round are left out.
    # O(fills).
    paired = set(partner.values())
    for key, numbers in first_places.items():
        free = [number for number in second_places.get(key, ()) if number not in paired]
        partner.update(zip((n for n in numbers if n not in partner), free, strict=False))


def _with_difference(pair: LinePair, *, anything_current: bool) -> LinePair:
    if pair.a is None or pair.b is None:
        return pair
    if anything_current and not (pair.a.current and pair.b.current):
        return pair
    return pair._replace(difference=difference_spans(pair.a.text, pair.b.text))


def shows_compared(line: CardLine) -> bool:
    """Tell whether the compared form differs from the text in more than case and width of white space."""
    return bool(line.compared) and _folded(line.text) != _folded(line.compared)


def _folded(text: str) -> str:
    return " ".join(text.casefold().split())


def pieces(text: str, differing: Spans) -> list[FillRun]:
    """Cut ``text`` into runs that are shown and marked alike.

    White space is shown by a sign where it matters: at either end, in runs, where it is not a plain blank,
    and where nothing else differs; other unseen characters where they
    differ, and control characters everywhere.
    """
    end = len(text.rstrip())
    begin = len(text) - len(text.lstrip())
    marked = _flags(len(text), differing)
    blanks = {n for start, end in differing if text[start:end].isspace() for n in range(start, end)}
    cut = []
    for number, character in enumerate(text):
        # A blank needs a sign at the edges, in runs, and where only white space differs.
        edge = number < begin or number >= end
        run = character == " " and " " in (text[max(0, number - 1) : number], text[number + 1 : number + 2])
        matters = edge or run or number in blanks
        cut.append(FillRun(_shown(character, matters, marked[number]), character, marked[number]))
    return list(_merged(cut))


def _flags(length: int, spans: Spans) -> list[bool]:
    flags = [False] * length
    for start, end in spans:
        flags[start:end] = [True] * (end - start)
    return flags


def _shown(character: str, matters: bool, differs: bool) -> str:
    # Format characters (Cf), such as joiners, shape the letters around them and are shown only where they
    # differ.
    if character == " ":
        return "·" if matters else " "
    if character in _SYMBOLS:
        return _SYMBOLS[character]
    category = unicodedata.category(character)
    if category in _UNSEEN and (differs or category != "Cf"):
        return f"⟨U+{ord(character):04X}⟩"
    return character


def _merged(cut: Iterable[FillRun]) -> Iterator[FillRun]:
    """Join plain neighbours; a sign stays alone, so that it can be taken back when copied."""
    numbered = enumerate(cut)
    for _, group in groupby(
        numbered,
        key=lambda item: (
            item[1].differs,
            item[0] if item[1].symbol else -1,
        ),
    ):
        run = [piece for _, piece in group]
        text = "".join(piece.display for piece in run)
        yield FillRun(text, "".join(piece.source for piece in run), run[0].differs)
