"""Dynamic programming for many segments at once, by numpy: ways as `cheapest_moves` finds them (S6, S7)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from annotally.text.alignment.dynamic_programming import DELETION, INSERTION, NEVER, PAIR, Move

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Integers = NDArray[np.int64]

_PADDING = 2
"""Words by which the largest move of a table may reach beyond the end of a segment, less one."""


class RangeMembers(NamedTuple):
    """Members of consecutive ranges: the number of the range of each, and its place in it."""

    number: "Integers"
    place: "Integers"


def enumerate_ranges(sizes: "Integers") -> RangeMembers:
    """Return for ranges of these sizes, one behind the other, the range and the place of each member."""
    import numpy as np

    number = np.repeat(np.arange(len(sizes)), sizes)
    return RangeMembers(number, np.arange(len(number)) - np.repeat(np.cumsum(sizes) - sizes, sizes))


class ExtraMoves(NamedTuple):
    """Moves from single cells: the numbers of the cells, the kinds of the moves, and their costs."""

    cells: "Integers"
    moves: "Integers"
    costs: "Integers"


class Grids:
    """Segments with words on both sides, to be crossed together.

    ``segment``, ``row`` and ``column`` say of each cell, in the order in which they are reached from the end,
    to which segment it belongs and which words meet in it, counted from the segment's first ones.
    """

    # Cells as far from the end of their segment, in words of both sides, do not depend on each other and are
    # computed by a few calls for all segments. O(cells · moves), and calls as the longest way has words.

    def __init__(self, rows: "Integers", columns: "Integers") -> None:
        """Take the numbers of words of each segment, at least one a side."""
        import numpy as np

        self._rows, self._columns = rows, columns
        segment, place = enumerate_ranges(rows * columns)
        row, column = np.divmod(place, columns[segment])
        distance = (rows + columns)[segment] - row - column
        order = np.argsort(distance.astype(np.int32), kind="stable")
        self._position = np.empty_like(order)
        self._position[order] = np.arange(len(order))
        self.segment, self.row, self.column = segment[order], row[order], column[order]
        self._ends = np.cumsum(np.bincount(distance)).tolist()
        self._first = np.cumsum(rows * columns) - rows * columns
        # Places lie between words, one more than these a side, and padding for moves that do not fit.
        self._widths = columns + 1 + _PADDING
        sizes = (rows + 1 + _PADDING) * self._widths
        self._places = np.cumsum(sizes) - sizes
        self._size = int(sizes.sum())

    def cells(self, segment: "Integers", row: "Integers", column: "Integers") -> "Integers":
        """Return the numbers of cells in the order of `segment`, `row` and `column`."""
        cells: Integers = self._position[self._first[segment] + row * self._columns[segment] + column]
        return cells

    def ways(
        self,
        moves: Sequence[Move],
        costs: Sequence["Integers"],
        lone_costs: tuple["Integers", "Integers"],
        extra: ExtraMoves,
    ) -> list[list[Move]]:
        """Return the moves of the cheapest way through each segment, ties as in `cheapest_moves`.

        ``moves`` in the order of preference: pair, insertion, deletion, then others, of which the first have
        ``costs``, one for each cell; a cost where a move does not fit is not looked at. ``lone_costs`` are
        those of all words of either side alone, segment behind segment. ``extra`` moves by their number in
        ``moves``; they fit.
        """
        import numpy as np

        # A place holds the least cost to the end; added to it is the cost of a move and, in bits of their
        # own, the rank of the move: the least sum is the first of the cheapest moves.
        bits = len(moves).bit_length()
        mask = (1 << bits) - 1
        remaining_costs, choices = self._borders(lone_costs, bits)
        width = self._widths[self.segment]
        place = self._places[self.segment] + self.row * width + self.column
        steps = np.array(moves)
        weights = self._weights(costs, lone_costs, bits)
        targets = steps[: len(weights), :1] * width + (place + steps[: len(weights), 1:])
        order = np.argsort(extra.cells, kind="stable")
        cells, ranks = extra.cells[order], extra.moves[order]
        extra_targets = place[cells] + steps[ranks, 0] * width[cells] + steps[ranks, 1]
        extra_weights = (extra.costs[order] << bits) + ranks
        extra_ends = np.searchsorted(cells, self._ends).tolist()
        for distance in range(PAIR[0] + PAIR[1], len(self._ends)):
            part = slice(self._ends[distance - 1], self._ends[distance])
            keys = (remaining_costs[targets[:, part]] + weights[:, part]).min(axis=0)
            extra_part = slice(extra_ends[distance - 1], extra_ends[distance])
            if extra_part.start < extra_part.stop:
                sums = remaining_costs[extra_targets[extra_part]] + extra_weights[extra_part]
                np.minimum.at(keys, cells[extra_part] - part.start, sums)
            remaining_costs[place[part]] = keys & ~mask
            choices[place[part]] = keys & mask
        return self._trace(moves, choices.tobytes())

    def _weights(
        self, costs: Sequence["Integers"], lone_costs: tuple["Integers", "Integers"], bits: int
    ) -> "Integers":
        """Return the weights of the moves with costs, those of words alone behind the pairs."""
        import numpy as np

        deletions, insertions = lone_costs
        ref_first, hyp_first = (np.cumsum(sizes) - sizes for sizes in (self._rows, self._columns))
        insertion = insertions[hyp_first[self.segment] + self.column]
        deletion = deletions[ref_first[self.segment] + self.row]
        weights = np.array([costs[0], insertion, deletion, *costs[1:]], dtype=np.int64)
        weights <<= bits
        weights += np.arange(len(weights))[:, None]
        return weights

    def _borders(
        self, lone_costs: tuple["Integers", "Integers"], bits: int
    ) -> tuple["Integers", "NDArray[np.uint8]"]:
        """Return costs left and choices at all places, known where words of one side are left."""
        import numpy as np

        remaining_costs = np.full(self._size, NEVER << bits, dtype=np.int64)
        choices = np.zeros(self._size, dtype=np.uint8)
        corner = self._places + self._rows * self._widths + self._columns
        remaining_costs[corner] = 0
        for costs, sizes, step, rank in (
            (lone_costs[0], self._rows, self._widths, _DELETION),
            (lone_costs[1], self._columns, np.ones_like(self._widths), _INSERTION),
        ):
            segment, place = enumerate_ranges(sizes)
            before = np.concatenate((np.zeros(1, dtype=np.int64), np.cumsum(costs)))
            border = corner[segment] - (sizes[segment] - place) * step[segment]
            remaining_costs[border] = (before[np.cumsum(sizes)[segment]] - before[:-1]) << bits
            choices[border] = rank
        return remaining_costs, choices

    def _trace(self, moves: Sequence[Move], choices: bytes) -> list[list[Move]]:
        """Return the moves of every segment from its first place to its last."""
        ways = []
        shapes = zip(self._places.tolist(), self._rows.tolist(), self._widths.tolist(), strict=True)
        for place, rows, width in shapes:
            way = []
            last = place + (rows + 1) * width - _PADDING - 1
            while place != last:
                move = moves[choices[place]]
                way.append(move)
                place += move[0] * width + move[1]
            ways.append(way)
        return ways


_PREFERRED = (PAIR, INSERTION, DELETION)
_INSERTION, _DELETION = _PREFERRED.index(INSERTION), _PREFERRED.index(DELETION)
