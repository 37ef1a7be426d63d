"""How two texts of one document are aligned, as a view and a report read it."""

from array import array
from bisect import bisect_left, bisect_right

import msgspec


class BlockTable(msgspec.Struct, frozen=True):
    """How two texts of one document are aligned: blocks in order, parallel arrays (H6, S2).

    Starts and ends are code points of the side's own text; where a side has nothing in a block they are
    equal, behind its word ahead. ``kind`` indexes `BLOCK_KINDS`.
    """

    a_start: "array[int]"
    a_end: "array[int]"
    b_start: "array[int]"
    b_end: "array[int]"
    kind: bytes

    def __len__(self) -> int:
        return len(self.kind)

    def to_a(self, start: int, end: int) -> tuple[int, int]:
        """Return where ``[start, end)`` of the second text stands in the first: in whole blocks."""
        first = min(bisect_right(self.b_end, start), len(self) - 1)
        last = max(first, bisect_left(self.b_start, end) - 1)
        return (self.a_start[first], self.a_end[last]) if len(self) else (0, 0)


BLOCK_KINDS = ("identical", "different", "a-only", "b-only")
"""The same word on either side; words that stand for others; words that only one side has."""
