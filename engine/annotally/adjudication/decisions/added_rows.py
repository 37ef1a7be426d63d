"""What was added by hand as rows: behind the rows of a document's comparison, which knows nothing of them.

The one result holds what the sides say, and no side says these. Worker and window lay them out alike: row
``n + k`` of a document whose comparison has ``n`` rows is row ``k`` here.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from annotally.adjudication.project.messages import AddedRow, AddedSlot
from annotally.comparison.result import Level

DEPTH = 1
"""How far below its document an annotation stands, as those of a comparison do."""


class HandRow(NamedTuple):
    """One row. ``parent`` and ``end`` count rows from the first of them; an annotation's parent is -1."""

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
    found: list[HandRow] = []
    for number, one in enumerate(added):
        first = len(found)
        below: list[HandRow] = []
        for place, slot in enumerate(one.slots):
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
        found.append(HandRow(Level.INSTANCE, DEPTH, -1, end, one.type, one.title, one.words, number))
        found += below
    return tuple(found)


def _below(slot: AddedSlot) -> Iterator[tuple[Level, str, str]]:
    """Yield level, title and words of the rows below a slot's."""
    if len(slot.alternatives) > 1:
        for number, fills in enumerate(slot.alternatives, 1):
            yield Level.ALTERNATIVE, f"alternative {number}", "; ".join(fills)
    elif slot.alternatives and len(slot.alternatives[0]) > 1:
        for fill in slot.alternatives[0]:
            yield Level.FILL, slot.name, fill
