"""Mapping of the entities of both sides: by first overlap, or by the best assignment (S3, S4)."""

from collections.abc import Callable, Sequence
from itertools import accumulate

from annotally.matching.assignment import assign
from annotally.matching.candidates import IndexPair, overlapping
from annotally.methods.speech.components import SpokenEntity
from annotally.model.extents import Extent
from annotally.text.alignment.axis import Axis

Judge = Callable[[int, int], Sequence[bool]]
"""Returns for each component of a pair whether it is right."""


def shared_places(axis: Axis, blocks: Sequence[range]) -> list[Extent]:
    """Return blocks as extents on an axis that has only the blocks with words of both texts.

    Two entities overlap, by S3, where these do. One that spans none of them has an empty extent. Entities
    without any block get places behind all others: they overlap those without words at the same place (S8).
    """
    ref, hyp = axis.ref.bars, axis.hyp.bars
    has_both = (
        int(ref[block] < ref[block + 1] and hyp[block] < hyp[block + 1]) for block in range(len(axis))
    )
    # Prefix sums turn a block number into its place on the reduced axis; O(blocks + entities).
    ahead = list(accumulate(has_both, initial=0))
    behind = ahead[-1]
    return [
        Extent(ahead[span.start], ahead[span.stop])
        if span
        else Extent(behind + span.start, behind + span.start + 1)
        for span in blocks
    ]


def list_overlaps(axis: Axis, ref: Sequence[SpokenEntity], hyp: Sequence[SpokenEntity]) -> list[IndexPair]:
    """Return the pairs of entities that share a block with words of both, or a wordless place (S3, S8)."""
    ours, theirs = (shared_places(axis, [entity.blocks for entity in side]) for side in (ref, hyp))
    return overlapping([[entity] for entity in ours], [[entity] for entity in theirs])


def map_left_to_right(pairs: Sequence[IndexPair]) -> dict[int, int]:
    """Return the hypothesis' entity by that of the reference, for the pairs chosen left to right (S4).

    The place of a pair is where its entities begin to overlap; of pairs at one place the one with entities
    that begin, then end, earlier goes first, whichever side is the reference. ``pairs`` are sorted and
    entities numbered in their order (C3). So the greedy choice is one pass: each entity of the reference
    takes the first free one, since every pair that could rule it out comes earlier in ``pairs``.
    """
    mapping: dict[int, int] = {}
    used: set[int] = set()
    for reference, hypothesis in pairs:
        if reference not in mapping and hypothesis not in used:
            mapping[reference] = hypothesis
            used.add(hypothesis)
    return mapping


def map_optimally(pairs: Sequence[IndexPair], judge: Judge) -> dict[int, int]:
    """Return the mapping with the most right components in all, then of the most pairs (S4).

    Of equally good ones that with the most right in the first component, then in the next; then the lowest
    partners. Entities must be numbered in their order (C3).
    """
    # The first weight is lexicographic in one integer: components right in all, then pairs made; ``more``
    # exceeds the number of pairs, so the second can never outweigh the first.
    more = len(pairs) + 1
    weights = {}
    for pair in pairs:
        right = judge(*pair)
        weights[pair] = (more * sum(right) + 1, *map(int, right))
    return assign(weights)
