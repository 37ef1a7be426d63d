"""How two texts of one document are aligned, as a view and a report read it."""

from array import array
from bisect import bisect_left, bisect_right

import msgspec


class BlockTable(msgspec.Struct, frozen=True):
    """How two texts of one document are aligned: blocks in order, parallel arrays (H6, S2).

    Starts and ends are code points of the side's own text; where a side has nothing in a block they are
    equal, behind its word ahead. ``kind`` indexes `BLOCK_KINDS`; ``manual`` is 1 for blocks of a stretch that
    a person aligned, empty where there is none (C4).
    """

    a_start: "array[int]"
    a_end: "array[int]"
    b_start: "array[int]"
    b_end: "array[int]"
    kind: bytes
    manual: bytes = b""

    def __len__(self) -> int:
        return len(self.kind)

    def extent(self, side: int, first: int, last: int) -> tuple[int, int]:
        """Return from where to where the blocks ``first`` to ``last`` stand in the text of a side, 0 or 1."""
        starts, ends = (self.a_start, self.a_end) if side == 0 else (self.b_start, self.b_end)
        return starts[first], ends[last]

    def touched(self, side: int, start: int, end: int) -> tuple[int, int] | None:
        """Return the first and the last block that ``[start, end)`` of a side's text touches.

        A place between two words belongs to the block behind it; None where there are no blocks.
        """
        # Blocks are in order on both sides: two binary searches, O(log blocks).
        if not self.kind:
            return None
        starts, ends = (self.a_start, self.a_end) if side == 0 else (self.b_start, self.b_end)
        first = min(bisect_right(ends, start), len(self) - 1)
        return first, max(first, bisect_left(starts, end) - 1)

    def across(self, side: int, start: int, end: int) -> tuple[int, int]:
        """Return where ``[start, end)`` of a side's text stands in the other text: in whole blocks."""
        blocks = self.touched(side, start, end)
        return (0, 0) if blocks is None else self.extent(1 - side, *blocks)

    def turned(self) -> "BlockTable":
        """Return the blocks with the second text as the first."""
        kinds = self.kind.translate(_TURNED)
        return BlockTable(self.b_start, self.b_end, self.a_start, self.a_end, kinds, self.manual)

    def is_manual(self, block: int) -> bool:
        """Tell whether a person aligned the words of a block."""
        return bool(self.manual) and self.manual[block] == 1


BLOCK_KINDS = ("identical", "substituted", "regrouped", "a-only", "b-only", "a-optional", "b-optional")
"""The same word on either side; a word for another one; words split, merged or grouped otherwise; a word that
only one side has; one of those that may be left out (H7)."""

IDENTICAL, SUBSTITUTED, REGROUPED, A_ONLY, B_ONLY, A_OPTIONAL, B_OPTIONAL = range(len(BLOCK_KINDS))

WORD_ERRORS = frozenset({SUBSTITUTED, REGROUPED, A_ONLY, B_ONLY})
"""The kinds of blocks that are word errors."""

_TURNED = bytes.maketrans(
    bytes((A_ONLY, B_ONLY, A_OPTIONAL, B_OPTIONAL)), bytes((B_ONLY, A_ONLY, B_OPTIONAL, A_OPTIONAL))
)
"""The kind of each block where the texts change places."""
