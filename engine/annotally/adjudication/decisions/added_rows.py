"""Rows of annotations added manually: they stand behind the rows of a document's comparison.

The result of the comparison holds the annotations of the sides, and no side has these. Worker and window use
one order: row ``n + k`` of a document whose comparison has ``n`` rows is row ``k`` here.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from annotally.adjudication.project.messages import AddedRow, AddedSlot
from annotally.comparison.result import Level
from annotally.model.wording import Wording

DEPTH = 1
"""The depth of an annotation below its document, as in a comparison."""


class HandRow(NamedTuple):
    """A row of an added annotation. ``parent`` and ``end`` count from the first row; -1: no parent."""

    level: Level
    depth: int
    parent: int
    end: int
    name: str
    """The annotation's type, or the slot that the row is about."""
    title: str
    words: str
    entry: int
    """The number of the annotation among those that were added."""
    slot: int = -1
    """The number of its slot; -1 for the annotation itself."""


def added_rows(added: Sequence[AddedRow]) -> tuple[HandRow, ...]:
    """Return the rows of annotations in their order, in preorder: each, its slots, and several fills below.

    A slot of one fill has nothing below it; of several alternatives each is a row.
    """
    # One pass in preorder: the end of a row is known once those below it have been counted. O(fills).
    rows: list[HandRow] = []
    for number, annotation in enumerate(added):
        first = len(rows)
        below: list[HandRow] = []
        for place, slot in enumerate(annotation.slots):
            at = first + 1 + len(below)
            inside = [
                HandRow(level, DEPTH + 2, at, at + 2 + offset, slot.name, title, words, number, place)
                for offset, (level, title, words) in enumerate(_below(slot))
            ]
            end = at + 1 + len(inside)
            below.append(
                HandRow(Level.SLOT, DEPTH + 1, first, end, slot.name, slot.name, slot.words, number, place)
            )
            below += inside
        end = first + 1 + len(below)
        rows.append(
            HandRow(
                Level.INSTANCE, DEPTH, -1, end, annotation.type, annotation.title, annotation.words, number
            )
        )
        rows += below
    return tuple(rows)


def _below(slot: AddedSlot) -> Iterator[tuple[Level, str, str]]:
    """Yield level, title and words of the rows below a slot's."""
    if len(slot.alternatives) > 1:
        for number, fills in enumerate(slot.alternatives, 1):
            yield Level.ALTERNATIVE, Wording("alternative {number}", number=number), "; ".join(fills)
    elif slot.alternatives and len(slot.alternatives[0]) > 1:
        for fill in slot.alternatives[0]:
            yield Level.FILL, slot.name, fill
