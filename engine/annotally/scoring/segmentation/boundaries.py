"""Similarity of two segmentations of the same units, and agreement of several, in exact arithmetic.

A segmentation is the lengths of its segments in units. A boundary is a number of units before it.

Boundary similarity B and agreement by it: Fournier, "Evaluating Text Segmentation Using Boundary Edit
Distance", ACL 2013. Segmentation similarity S: Fournier and Inkpen, "Segmentation Similarity and Agreement",
NAACL-HLT 2012. WindowDiff: Pevzner and Hearst, "A Critique and Improvement of an Evaluation Metric for Text
Segmentation" (2002). P_k: Beeferman, Berger and Lafferty, "Statistical Models for Text Segmentation" (1999).
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate, combinations, pairwise
from typing import NamedTuple

from annotally.scoring.measures import Ratio

Segmentation = tuple[int, ...]
_TRANSPOSED = Fraction(1, 2)
"""Cost of a boundary that stands one unit away: its distance 1, of the 2 units that are looked at."""
_SHORTEST_WINDOW = 2


@dataclass(frozen=True, slots=True)
class BoundaryEdits:
    """Edits that make one segmentation the other: boundaries of one alone, next to each other, in both."""

    additions: int
    transpositions: int
    matches: int

    @property
    def total(self) -> int:
        """The number of edits and matches."""
        return self.additions + self.transpositions + self.matches

    @property
    def cost(self) -> Fraction:
        """The cost of the edits."""
        return self.additions + self.transpositions * _TRANSPOSED


def boundaries(segmentation: Segmentation) -> list[int]:
    """Return the boundaries of a segmentation in order."""
    return list(accumulate(segmentation))[:-1]


def lengths_between(places: Iterable[int], count: int) -> Segmentation:
    """Return the segmentation of ``count`` units that has its boundaries at these places."""
    return tuple(later - earlier for earlier, later in pairwise([0, *sorted(places), count]))


class EditedBoundaries(NamedTuple):
    """Places of boundaries: those of one alone, those next to each other two by two, and those of both."""

    additions: tuple[int, ...]
    transpositions: tuple[tuple[int, int], ...]
    matches: tuple[int, ...]


def boundary_edits(first: Segmentation, second: Segmentation) -> BoundaryEdits:
    """Return the fewest edits; boundaries one unit apart are one transposition."""
    return BoundaryEdits(*map(len, edited_boundaries(first, second)))


def edited_boundaries(first: Segmentation, second: Segmentation) -> EditedBoundaries:
    """Return the places of the fewest edits; boundaries one unit apart are one transposition."""
    # Boundaries of one side alone that stand next to each other form runs. Pairing them from the left on
    # makes the most transpositions, because each boundary has at most one neighbour on either side. O(n).
    in_first, in_second = set(boundaries(first)), set(boundaries(second))
    single = sorted(in_first ^ in_second)
    additions: list[int] = []
    transpositions: list[tuple[int, int]] = []
    place = 0
    while place < len(single):
        here, right = single[place], single[place + 1] if place + 1 < len(single) else 0
        if right == here + 1 and (here in in_first) != (right in in_first):
            transpositions.append((here, right))
            place += 1
        else:
            additions.append(here)
        place += 1
    return EditedBoundaries(tuple(additions), tuple(transpositions), tuple(sorted(in_first & in_second)))


def boundary_similarity(first: Segmentation, second: Segmentation) -> Fraction:
    """Return B; 1 where neither has a boundary, as published."""
    # The number of edits and matches is the denominator, so that long stretches without any boundary do not
    # make two segmentations look alike.
    edits = boundary_edits(first, second)
    return 1 - edits.cost / edits.total if edits.total else Fraction(1)


def segmentation_similarity(first: Segmentation, second: Segmentation) -> Ratio:
    """Return S; undefined for less than two units, between which there is no place for a boundary."""
    places = sum(first) - 1
    return 1 - boundary_edits(first, second).cost / places if places > 0 else None


def window_of(reference: Segmentation) -> int:
    """Return half the mean length of a segment, rounded half up, and at least 2."""
    # Half up rather than to even: 2.5 units are 3 (M2).
    return max(_SHORTEST_WINDOW, int(Fraction(sum(reference), 2 * len(reference)) + Fraction(1, 2)))


def window_difference(reference: Segmentation, rival: Segmentation, window: int | None = None) -> Ratio:
    """Return WindowDiff: the share of windows with unlike numbers of boundaries; 0 is best.

    Undefined where no window fits into the units.
    """
    return _window_errors(reference, rival, window, lambda first, second: first != second)


def p_k(reference: Segmentation, rival: Segmentation, window: int | None = None) -> Ratio:
    """Return P_k: the share of windows whose ends only one of the two has in one segment; 0 is best."""
    return _window_errors(reference, rival, window, lambda first, second: (first == 0) != (second == 0))


def _window_errors(
    reference: Segmentation, rival: Segmentation, window: int | None, is_error: Callable[[int, int], bool]
) -> Ratio:
    # The number of boundaries in a window is the difference of the numbers of the segments at its ends: O(n).
    width = window_of(reference) if window is None else window
    first, second = _segment_numbers(reference), _segment_numbers(rival)
    windows = len(first) - width
    if windows <= 0:
        return None
    errors = sum(
        is_error(first[start + width] - first[start], second[start + width] - second[start])
        for start in range(windows)
    )
    return Fraction(errors, windows)


def _segment_numbers(segmentation: Segmentation) -> list[int]:
    return [number for number, length in enumerate(segmentation) for _ in range(length)]


def boundary_agreement(documents: Iterable[Sequence[Segmentation]]) -> Ratio:
    """Return the agreement of any number of annotators, pi*, with B as the observed agreement.

    Of each document it takes the segmentations of those who have it. Undefined without two annotators, and
    where boundaries could not disagree.
    """
    # Observed is B over all pairs and documents at once; expected is the square of the share of places that
    # have a boundary (Fournier 2013, section 5).
    cost, total, marks, places = Fraction(0), 0, 0, 0
    for segmentations in documents:
        for first, second in combinations(segmentations, 2):
            edits = boundary_edits(first, second)
            cost, total = cost + edits.cost, total + edits.total
        marks += sum(len(segmentation) - 1 for segmentation in segmentations)
        places += sum(sum(segmentation) - 1 for segmentation in segmentations)
    if not total or marks == places:
        return None
    expected = Fraction(marks, places) ** 2
    return (1 - cost / total - expected) / (1 - expected)
