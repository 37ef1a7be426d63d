"""Where a place of one text lies in the other, between words too: what scrolling together goes by."""

from bisect import bisect_right

from annotally.text.alignment.block_table import BlockTable

_SAMPLES = 4
"""Places looked at on either side of one."""


class ScrollMapping:
    """The way from one text to the other: through the beginnings of all blocks, straight between them.

    ``lengths`` are those of the texts, in code points.
    """

    def __init__(self, blocks: BlockTable, lengths: tuple[int, int]) -> None:
        self._starts = blocks.a_start, blocks.b_start
        self._lengths = lengths

    def across(self, side: int, place: float) -> float:
        """Return where a place of a side's text, 0 or 1, lies in the other text. Never falls."""
        own, other = self._starts[side], self._starts[1 - side]
        last = len(own) - 1
        block = bisect_right(own, place) - 1
        begin, there = (own[block], other[block]) if block >= 0 else (0, 0)
        if block < last:
            end, there_end = own[block + 1], other[block + 1]
        else:
            end, there_end = self._lengths[side], self._lengths[1 - side]
        if end <= begin:
            return float(there)
        return there + (min(place, end) - begin) / (end - begin) * (there_end - there)

    def smooth(self, side: int, place: float, reach: float) -> float:
        """Return the mean of where the places around one lie, up to ``reach`` characters away.

        So a stretch that one text alone has is passed little by little, instead of at once.
        """
        steps = range(-_SAMPLES, _SAMPLES + 1)
        room = min(reach, place, self._lengths[side] - place)
        if room <= 0:
            return self.across(side, place)
        found = [self.across(side, place + room * step / _SAMPLES) for step in steps]
        return sum(found) / len(found)
