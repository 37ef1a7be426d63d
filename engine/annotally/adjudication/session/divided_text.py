"""A text cut into passages that no annotation crosses."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from typing import NamedTuple

from annotally.model.extents import Extent
from annotally.model.text import TokenRanges


class Stretch(NamedTuple):
    """A part of a text in code points."""

    start: int
    end: int


def stretch_over(extents: Iterable[Extent]) -> Stretch | None:
    """Return the stretch from the first start to the last end of some extents; None without any."""
    places = [(extent.start, extent.end) for extent in extents]
    if not places:
        return None
    return Stretch(min(start for start, _ in places), max(end for _, end in places))


class DividedText:
    """A text cut where no stretch is cut, and no token that one touches."""

    # A sweep over the stretches in order. A passage ends behind the last character that a stretch of it
    # touches, and only where the next one begins further on: stretches that meet at one place stay together,
    # since annotations without length may stand there. O(n log n).

    def __init__(self, stretches: Iterable[Stretch], tokens: TokenRanges, fewest: int) -> None:
        """Cut between ``stretches``, behind so many of them at the soonest."""
        self._tokens = tokens
        self._starts: list[int] = []
        self._ends: list[int] = []
        count = 0
        for start, end in sorted(map(self._widen, stretches)):
            if not self._ends or (count >= fewest and start > self._ends[-1]):
                self._starts.append(start)
                self._ends.append(end)
                count = 0
            self._ends[-1] = max(self._ends[-1], end)
            count += 1

    def __len__(self) -> int:
        return len(self._starts)

    def find(self, stretch: Stretch) -> int:
        """Return the number of the passage that a stretch may stand in; -1 if it meets two, or there is none.

        In the gaps around a passage it may stand as well, up to the neighbours.
        """
        # The first passage that ends at its start or later is the first that it can meet.
        start, end = self._widen(stretch)
        number = min(bisect_left(self._ends, start), len(self) - 1)
        return -1 if any(place <= end for place in self._starts[number + 1 : number + 2]) else number

    def _widen(self, stretch: Stretch) -> Stretch:
        """Return a stretch with the whole of the tokens that it touches."""
        # Both lists ascend: two searches find the first token that ends behind the start of the stretch, and
        # the first one that begins behind its end. O(log n).
        starts, ends = self._tokens
        first, behind = bisect_right(ends, stretch.start), bisect_left(starts, stretch.end)
        if first >= behind:
            return stretch
        return Stretch(min(stretch.start, starts[first]), max(stretch.end, ends[behind - 1]))
