"""Groups of annotations of which many meet, found without a list of the pairs."""

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from annotally.methods.similarity.annotations import Pieces, SideAnnotations

DENSE = 2500
"""Pairs that meet in a group from which it is worth the arrays, whose library takes a tenth of a second."""
DEGREE = 8
"""Pairs that meet for each annotation of the larger side, below which a list of the pairs is cheaper."""

NumberSides = tuple[list[int], list[int]]
LocatedAnnotation = tuple[int, int, int, int]
"""The first and the last place of an annotation, its side, and its number there."""


class DenseGroup(NamedTuple):
    """Annotations of both sides that meet none outside of the group; ``extents`` by number, or all meet."""

    numbers: NumberSides
    extents: tuple[dict[int, Pieces], dict[int, Pieces]] | None


def find_dense_groups(
    sides: tuple[SideAnnotations, SideAnnotations],
    ours: Sequence[int],
    theirs: Sequence[int],
    *,
    spanned: bool,
) -> list[DenseGroup]:
    """Return the dense groups among some annotations, all spanned or all spanless, by A4's rules of meeting.

    O(n log n) for n annotations, whatever the number of pairs.
    """
    if len(ours) * len(theirs) < DENSE:
        return []
    located: list[LocatedAnnotation] = []
    all_meet: defaultdict[object, NumberSides] = defaultdict(lambda: ([], []))
    for side_number, (side, chosen) in enumerate(zip(sides, (ours, theirs), strict=True)):
        for number in chosen:
            pieces = _extent(side, number, spanned=spanned)
            start, end = (pieces[0][0], pieces[-1][1]) if pieces else (0, 0)
            if start < end and (len(pieces) == 1 or any(first < last for first, last in pieces)):
                located.append((start, end, side_number, number))
            else:
                # Spans without length meet at one place (A2), annotations without a place by their label.
                all_meet[pieces or side.instances[number].type][side_number].append(number)
    groups = [
        DenseGroup(numbers, None)
        for numbers in all_meet.values()
        if _is_dense(len(numbers[0]) * len(numbers[1]), numbers)
    ]
    located.sort()
    for run in _runs(located):
        group = _make_group(sides, run, spanned=spanned)
        if _is_dense(_count_meetings(group), group.numbers):
            groups.append(group)
    return groups


def _extent(side: SideAnnotations, number: int, *, spanned: bool) -> Pieces:
    """Return the pieces by which an annotation meets others."""
    if spanned:
        return side.pieces[number]
    place = side.places[number]
    return () if place is None else (place,)


def _runs(located: Sequence[LocatedAnnotation]) -> Iterator[Sequence[LocatedAnnotation]]:
    """Yield the annotations between places that none covers, where enough could meet."""
    # Hulls in order of their starts: where one starts behind all ends so far, nothing meets across.
    first = reach = 0
    counts = [0, 0]
    for place, (start, end, side, _) in enumerate(located):
        if start >= reach:
            if counts[0] * counts[1] >= DENSE:
                yield located[first:place]
            first, counts = place, [0, 0]
        if end > reach:
            reach = end
        counts[side] += 1
    if counts[0] * counts[1] >= DENSE:
        yield located[first:]


def _make_group(
    sides: tuple[SideAnnotations, SideAnnotations], run: Iterable[LocatedAnnotation], *, spanned: bool
) -> DenseGroup:
    numbers: NumberSides = [], []
    extents: tuple[dict[int, Pieces], dict[int, Pieces]] = {}, {}
    for _, _, side, number in run:
        pieces = _extent(sides[side], number, spanned=spanned)
        numbers[side].append(number)
        # Pieces without length share no character.
        extents[side][number] = tuple(piece for piece in pieces if piece[0] < piece[1])
    return DenseGroup(numbers, extents)


def _count_meetings(group: DenseGroup) -> int:
    """Return how many pairs of pieces share a character."""
    # Of two ranges that meet, either the second starts within the first, or the first behind the start of the
    # second and within it.
    assert group.extents is not None
    first, second = (sorted(piece for pieces in side.values() for piece in pieces) for side in group.extents)
    first_starts, second_starts = [start for start, _ in first], [start for start, _ in second]
    return sum(
        bisect_left(second_starts, end) - bisect_left(second_starts, start) for start, end in first
    ) + sum(bisect_left(first_starts, end) - bisect_right(first_starts, start) for start, end in second)


def _is_dense(meetings: int, numbers: NumberSides) -> bool:
    return meetings >= DENSE and meetings >= DEGREE * max(map(len, numbers))
