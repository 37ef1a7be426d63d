"""The alignment of two texts word by word, as blocks: H6's bars, S2's axis."""

from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple

import msgspec

from annotally.text.alignment.dynamic_programming import DELETION, INSERTION, Move
from annotally.text.alignment.segments import Segment, segments


class Block(NamedTuple):
    """Words ``[ref, ref_end)`` stand for words ``[hyp, hyp_end)``; one side, not both, may be empty."""

    ref: int
    ref_end: int
    hyp: int
    hyp_end: int


class Blocks(msgspec.Struct, frozen=True):
    """Blocks in order, covering the words of both sides exactly.

    Block ``k`` holds the words from bar ``k`` up to bar ``k + 1``: ``ref_bars`` and ``hyp_bars`` give the
    number of the first word behind each bar, one bar more than there are blocks; both begin with 0.
    """

    ref_bars: "array[int]"
    hyp_bars: "array[int]"

    def __len__(self) -> int:
        return len(self.ref_bars) - 1

    def __getitem__(self, block: int) -> Block:
        if not 0 <= block < len(self):
            raise IndexError(block)
        ref, hyp = self.ref_bars, self.hyp_bars
        return Block(ref[block], ref[block + 1], hyp[block], hyp[block + 1])

    def __iter__(self) -> Iterator[Block]:
        ref, hyp = self.ref_bars, self.hyp_bars
        return map(Block, ref, ref[1:], hyp, hyp[1:])


def blocks_of(
    ref: Sequence[str],
    hyp: Sequence[str],
    cells: int,
    moves: Callable[[Sequence[Segment]], Iterable[Iterable[Move]]],
) -> Blocks:
    """Return the blocks of two sequences of words, cut into `segments` of at most so many ``cells``.

    ``moves`` gives for each of the segments that have words on both sides its blocks in order. Between
    segments each pair of identical words is a block; in a segment with words on one side each word is one.
    """
    # The words between two bars of either side, from which running sums make the bars. Up to a segment the
    # words are identical one to one; the empty segment at the end brings in those behind the last one.
    ref_steps, hyp_steps = [0], [0]
    ref_place = 0
    cut = segments(ref, hyp, cells)
    ways = iter(moves([segment for segment in cut if segment.cells]))
    for segment in [*cut, Segment(len(ref), len(ref), len(hyp), len(hyp))]:
        ref_start, ref_end, hyp_start, hyp_end = segment
        identical = [1] * (ref_start - ref_place)
        ref_steps += identical
        hyp_steps += identical
        ref_place, rows, columns = ref_end, ref_end - ref_start, hyp_end - hyp_start
        if rows and columns:
            for ref_words, hyp_words in next(ways):
                ref_steps.append(ref_words)
                hyp_steps.append(hyp_words)
        else:
            ref_steps += [INSERTION[0]] * columns + [DELETION[0]] * rows
            hyp_steps += [INSERTION[1]] * columns + [DELETION[1]] * rows
    return Blocks(array("l", accumulate(ref_steps)), array("l", accumulate(hyp_steps)))
