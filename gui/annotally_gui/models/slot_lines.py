"""A slot as lines to write in: one a fill, joined by and, or by or before another alternative. No Qt."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from annotally.adjudication.project.messages import MovedLine, SlotDraft

Alternatives = tuple[tuple[str, ...], ...]


class SlotLine(NamedTuple):
    """One fill; ``fresh`` where it begins an alternative."""

    text: str
    fresh: bool = False


def lines_of(alternatives: Sequence[Sequence[str]]) -> list[SlotLine]:
    """Return the lines of a slot; an empty one has one to write in."""
    found = [
        SlotLine(text, place == 0)
        for alternative in alternatives
        for place, text in enumerate(alternative or ("",))
    ]
    return found or [SlotLine("", fresh=True)]


class LinePlace(NamedTuple):
    """Where the fill of a line stands, and which of the slot's it was, by alternative and number there."""

    before: tuple[int, int]
    start: int
    end: int


def places_of(slot: SlotDraft) -> list[LinePlace | None]:
    """Return where the fills of the lines of `lines_of` stand, None for those without a place."""
    found: list[LinePlace | None] = []
    for number, alternative in enumerate(slot.lines):
        places = slot.places[number] if number < len(slot.places) else ()
        for place in range(max(1, len(alternative))):
            known = places[place] if place < len(places) else ()
            found.append(LinePlace((number, place), *known) if known else None)
    return found or [None]


def moved_lines(
    slot: str, lines: Sequence[SlotLine], places: Sequence[LinePlace | None]
) -> tuple[MovedLine, ...]:
    """Return the fills of lines that stand elsewhere now, of what `alternatives_of` returns of these.

    ``places`` are those of the lines that were moved, None for all others.
    """
    found, number, before = list[MovedLine](), -1, True
    for line, place in zip(lines, places, strict=True):
        before = before or line.fresh
        text = line.text.strip()
        if not text:
            continue
        number, before = number + int(before or number < 0), False
        if place is not None:
            found.append(MovedLine(slot, place.before, number, text, (place.start, place.end)))
    return tuple(found)


def alternatives_of(lines: Iterable[SlotLine]) -> Alternatives:
    """Return what lines say: empty ones say nothing, nor do alternatives of such lines alone."""
    found: list[list[str]] = []
    for line in lines:
        if line.fresh or not found:
            found.append([])
        if line.text.strip():
            found[-1].append(line.text.strip())
    return tuple(tuple(one) for one in found if one)


def unknown(lines: Iterable[SlotLine], offers: Sequence[str]) -> str:
    """Return the first line that is none of what is offered, empty where all are."""
    known = {"", *offers}
    return next((text for one in lines if (text := one.text.strip()) not in known), "")
