"""The map from a place of one text to the other, between words too, by which both scroll together."""

from bisect import bisect_right

from annotally.text.alignment.block_table import BlockTable

_SAMPLES = 4
"""Number of samples on either side of a place."""


class ScrollMapping:
    """The way from one text to the other: through the beginnings of all blocks, straight between them.

    ``lengths`` are those of the texts, in code points.
    """

    def __init__(self, blocks: BlockTable, lengths: tuple[int, int]) -> None:
        self._starts = blocks.a_start, blocks.b_start
        self._lengths = lengths

    def across(self, side: int, place: float) -> float:
        """Return where a place of a side's text, 0 or 1, lies in the other text. Never falls."""
        starts, other_starts = self._starts[side], self._starts[1 - side]
        # Piecewise linear between the beginnings of the blocks, which ascend in both texts, so the map never
        # falls. O(log blocks).
        last = len(starts) - 1
        block = bisect_right(starts, place) - 1
        begin, there = (starts[block], other_starts[block]) if block >= 0 else (0, 0)
        if block < last:
            end, there_end = starts[block + 1], other_starts[block + 1]
        else:
            end, there_end = self._lengths[side], self._lengths[1 - side]
        if end <= begin:
            return float(there)
        return there + (min(place, end) - begin) / (end - begin) * (there_end - there)

    def smooth(self, side: int, place: float, reach: float) -> float:
        """Return the mean of `across` over places around ``place``, up to ``reach`` code points away.

        So words of one text alone are passed little by little, instead of at once.
        """
        steps = range(-_SAMPLES, _SAMPLES + 1)
        room = min(reach, place, self._lengths[side] - place)
        if room <= 0:
            return self.across(side, place)
        samples = [self.across(side, place + room * step / _SAMPLES) for step in steps]
        return sum(samples) / len(samples)
