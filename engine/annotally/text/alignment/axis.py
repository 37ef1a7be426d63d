"""The common axis of two texts: extents of either one, and blocks of their alignment (H6, S2).

The bars between the blocks are numbered from 0; block ``k`` lies between bars ``k`` and ``k + 1``. A word
in one text only, as a deleted or an optional one, is a block with nothing on the other side.
"""

from array import array
from bisect import bisect_left, bisect_right
from typing import NamedTuple

import msgspec

from annotally.model.extents import Extent
from annotally.text.alignment.blocks import Blocks
from annotally.text.alignment.words import Words


class AxisPlace(NamedTuple):
    """Where a boundary between words lies: so many words of its side away from a bar.

    The start of a stretch of words counts from the bar ahead of its first word, the end from the bar behind
    its last; 0 words: at the bar (S2).
    """

    bar: int
    words: int


class SideOfAxis(msgspec.Struct, frozen=True):
    """A text on the axis: its words, and the number of the first word behind each bar."""

    words: Words
    bars: "array[int]"

    def words_in(self, extent: Extent) -> range:
        """Return the words that share a character with an extent; see `Words.numbers_in`."""
        return self.words.numbers_in(extent)

    def blocks_of(self, words: range) -> range:
        """Return the blocks from that of the first to that of the last word.

        Of no words: no blocks, ahead of the block of the word that comes next.
        """
        # An empty range still has a place: in front of the block with the next word, or behind the last
        # block.
        if not words:
            following = bisect_right(self.bars, words.start) - 1 if words.start < len(self.words) else None
            place = len(self.bars) - 1 if following is None else following
            return range(place, place)
        # Blocks without a word of this side repeat the number of their bar. From the right the search ends at
        # the last of equal bars, behind which the first word really lies; from the left at the first bar
        # behind the last word, so that no empty block is taken along at either end.
        return range(bisect_right(self.bars, words.start) - 1, bisect_left(self.bars, words.stop))

    def blocks_in(self, extent: Extent) -> range:
        """Return the blocks with words that share a character with an extent; see `blocks_of` for none."""
        return self.blocks_of(self.words_in(extent))

    def words_of(self, blocks: range) -> range:
        """Return the words of some neighbouring blocks."""
        return range(self.bars[blocks.start], self.bars[blocks.stop])

    def extent_of(self, blocks: range) -> Extent:
        """Return from where to where the words of some neighbouring blocks stand in the text.

        Where these have none, the empty extent behind the word that stands ahead of them.
        """
        words = self.words_of(blocks)
        if not words:
            # Ends are not in order where a mapping made several words of one: the furthest of them counts.
            behind = self.words.ends[words.start - 1] if words.start else 0
            return Extent(behind, behind)
        return Extent(self.words.starts[words.start], max(self.words.ends[words.start : words.stop]))

    def start_of(self, words: range) -> AxisPlace:
        """Return where the first of some words begins; there must be one."""
        block = bisect_right(self.bars, words.start) - 1
        return AxisPlace(block, words.start - self.bars[block])

    def end_of(self, words: range) -> AxisPlace:
        """Return where the last of some words ends; there must be one."""
        bar = bisect_left(self.bars, words.stop)
        return AxisPlace(bar, self.bars[bar] - words.stop)


class Axis(msgspec.Struct, frozen=True):
    """Both texts on their common axis."""

    ref: SideOfAxis
    hyp: SideOfAxis

    def __len__(self) -> int:
        """Return the number of blocks."""
        return len(self.ref.bars) - 1

    def identical(self, block: int) -> bool:
        """Tell whether a block is the same one word on either side: anything else is a word error (S2)."""
        ours = self.ref.words_of(range(block, block + 1))
        theirs = self.hyp.words_of(range(block, block + 1))
        return (
            len(ours) == len(theirs) == 1
            and self.ref.words.forms[ours.start] == self.hyp.words.forms[theirs.start]
        )


def axis_of(blocks: Blocks, ref: Words, hyp: Words) -> Axis:
    """Return the axis of two texts from the alignment of their words."""
    return Axis(SideOfAxis(ref, blocks.ref_bars), SideOfAxis(hyp, blocks.hyp_bars))
