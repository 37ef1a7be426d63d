"""Which entities of both sides go together: the first that overlap, or the best in all (S3, S4)."""

from collections.abc import Callable, Sequence
from itertools import accumulate

from annotally.matching.assignment import assign
from annotally.matching.candidates import Pair, overlapping
from annotally.methods.speech.components import Entity
from annotally.model.extents import Extent
from annotally.text.alignment.axis import Axis

Judge = Callable[[int, int], Sequence[bool]]
"""Tells which components of a pair are right."""


def shared_places(axis: Axis, blocks: Sequence[range]) -> list[Extent]:
    """Return blocks as extents on an axis of those blocks alone that have words of both texts.

    Two entities overlap, by S3, where these do. One that spans none of them has an empty extent. Behind all
    of them stands what spans no block: such entities overlap those without words at the same place (S8).
    """
    ref, hyp = axis.ref.bars, axis.hyp.bars
    both = (int(ref[block] < ref[block + 1] and hyp[block] < hyp[block + 1]) for block in range(len(axis)))
    ahead = list(accumulate(both, initial=0))
    behind = ahead[-1]
    return [
        Extent(ahead[one.start], ahead[one.stop])
        if one
        else Extent(behind + one.start, behind + one.start + 1)
        for one in blocks
    ]


def overlaps(axis: Axis, ref: Sequence[Entity], hyp: Sequence[Entity]) -> list[Pair]:
    """Return the pairs of entities that share a block with words of both, or a place without (S3, S8)."""
    ours, theirs = (shared_places(axis, [one.blocks for one in side]) for side in (ref, hyp))
    return overlapping([[one] for one in ours], [[one] for one in theirs])


def left_to_right(pairs: Sequence[Pair]) -> dict[int, int]:
    """Return the hypothesis' entity for each of the reference's that gets one: the first pair first (S4).

    A pair stands where its entities begin to overlap; of those that stand at one place the one whose entities
    begin, then end, earlier goes first, whichever side is the reference. ``pairs`` are sorted and entities
    numbered in their order (C3): so each entity of the reference in turn takes the first that is free, for
    what stands ahead of that pair and could rule it out has been taken by then.
    """
    taken: dict[int, int] = {}
    used: set[int] = set()
    for one, other in pairs:
        if one not in taken and other not in used:
            taken[one] = other
            used.add(other)
    return taken


def optimal(pairs: Sequence[Pair], judge: Judge) -> dict[int, int]:
    """Return the mapping with the most right components in all, then of the most pairs (S4).

    Of equally good ones that with the most right in the first component, then in the next; then the lowest
    partners. Entities must be numbered in their order (C3).
    """
    more = len(pairs) + 1
    weights = {}
    for pair in pairs:
        right = judge(*pair)
        weights[pair] = (more * sum(right) + 1, *map(int, right))
    return assign(weights)
