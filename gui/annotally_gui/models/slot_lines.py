"""A slot as lines to write in: one a fill, joined by and, or by or before another alternative. No Qt."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

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
