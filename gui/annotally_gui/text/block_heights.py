"""Heights of all blocks, most of them guessed: sums and searches in logarithmic time."""

from array import array
from collections.abc import Sequence
from itertools import accumulate


class BlockHeights:
    """Pixel heights of a column of blocks (a Fenwick tree); ``set`` corrects one guess."""

    def __init__(self, heights: Sequence[int]) -> None:
        self._heights = array("q", heights)
        # Node i of a Fenwick tree holds the sum of the i & -i heights that end with block i - 1; built from
        # prefix sums in O(n).
        sums = [0, *accumulate(heights)]
        self._tree = array("q", [sums[i] - sums[i - (i & -i)] for i in range(len(sums))])
        self._top_bit = 1 << (len(heights).bit_length() - 1)
        self.total = sums[-1]

    def __getitem__(self, block: int) -> int:
        return self._heights[block]

    def set(self, block: int, height: int) -> None:
        """Give ``block`` its true height."""
        change = height - self._heights[block]
        if not change:
            return
        self._heights[block] = height
        self.total += change
        # A change is added to the nodes that cover the block: O(log n).
        node = block + 1
        while node < len(self._tree):
            self._tree[node] += change
            node += node & -node

    def top(self, block: int) -> int:
        """Return the sum of the heights before ``block``."""
        # Clearing the lowest bit leads to the node before: O(log n) sums.
        total = 0
        while block:
            total += self._tree[block]
            block &= block - 1
        return total

    def find(self, y: int) -> int:
        """Return the block that covers ``y``; the first or last where ``y`` lies outside."""
        # Descend by powers of two: invariant: the sum of all blocks before ``node`` is at most the y asked
        # for, and ``y`` is what remains of it. O(log n).
        node, step = 0, self._top_bit
        while step:
            if node + step < len(self._tree) and self._tree[node + step] <= y:
                node += step
                y -= self._tree[node]
            step >>= 1
        return min(node, len(self._heights) - 1)

    def tops(self) -> list[int]:
        """Return the tops of all blocks, and the total as last element."""
        return [0, *accumulate(self._heights)]
