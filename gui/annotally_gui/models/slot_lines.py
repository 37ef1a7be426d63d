"""A slot as lines to write in: one a fill, joined by and, or by or before another alternative. No Qt."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from annotally.adjudication.project.messages import MovedLine, SlotDraft

Alternatives = tuple[tuple[str, ...], ...]


class FillLine(NamedTuple):
    """A fill; ``fresh`` where it begins an alternative."""

    text: str
    fresh: bool = False


def lines_of(alternatives: Sequence[Sequence[str]]) -> list[FillLine]:
    """Return the lines of a slot; an empty one has one to write in."""
    lines = [
        FillLine(text, place == 0)
        for alternative in alternatives
        for place, text in enumerate(alternative or ("",))
    ]
    return lines or [FillLine("", fresh=True)]


class LinePlace(NamedTuple):
    """The extent of a line's fill (code points), and its alternative and number in the slot before."""

    before: tuple[int, int]
    start: int
    end: int


def places_of(slot: SlotDraft) -> list[LinePlace | None]:
    """Return the places of the fills of `lines_of`, None for fills without one."""
    # An empty alternative still has one line to write in, hence one place at least.
    line_places: list[LinePlace | None] = []
    for number, alternative in enumerate(slot.lines):
        places = slot.places[number] if number < len(slot.places) else ()
        for place in range(max(1, len(alternative))):
            extent = places[place] if place < len(places) else ()
            line_places.append(LinePlace((number, place), *extent) if extent else None)
    return line_places or [None]


def moved_lines(
    slot: str, lines: Sequence[FillLine], places: Sequence[LinePlace | None]
) -> tuple[MovedLine, ...]:
    """Return the fills of the moved lines, numbered as the alternatives of `alternatives_of` are.

    ``places`` are those of the lines that were moved, None for all others.
    """
    moved, number, before = list[MovedLine](), -1, True
    # Numbers count alternatives as `alternatives_of` makes them: empty lines add none, but the beginning of
    # an alternative on an empty line counts for the next line with text.
    for line, place in zip(lines, places, strict=True):
        before = before or line.fresh
        text = line.text.strip()
        if not text:
            continue
        number, before = number + int(before or number < 0), False
        if place is not None:
            moved.append(MovedLine(slot, place.before, number, text, (place.start, place.end)))
    return tuple(moved)


def alternatives_of(lines: Iterable[FillLine]) -> Alternatives:
    """Return the alternatives written in lines; empty lines, and alternatives of these alone, are none."""
    alternatives: list[list[str]] = []
    for line in lines:
        if line.fresh or not alternatives:
            alternatives.append([])
        if line.text.strip():
            alternatives[-1].append(line.text.strip())
    return tuple(tuple(fills) for fills in alternatives if fills)


def unknown(lines: Iterable[FillLine], offers: Sequence[str]) -> str:
    """Return the first line that is not among ``offers``, empty where all are."""
    allowed = {"", *offers}
    return next((text for line in lines if (text := line.text.strip()) not in allowed), "")
