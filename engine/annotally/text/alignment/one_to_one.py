"""Alignment of words one to one, at the costs of the NIST scorer: the plain one to compare with (S6).

Identical words cost nothing, an inserted or deleted word 3, an optional one 2, a substituted one 4. Of
equally cheap ways, from left to right, substitution goes before insertion and insertion before deletion (S6).
"""

from collections.abc import Sequence

from annotally.text.alignment.blocks import Blocks, blocks_of
from annotally.text.alignment.dynamic_programming import PAIR, Move, cheapest_moves, table
from annotally.text.alignment.segments import Segment
from annotally.text.alignment.words import Words

ALONE, OPTIONAL_ALONE, SUBSTITUTION = 3, 2, 4
"""Costs of an inserted or deleted word, of an optional one, and of a substitution."""

_CELLS = 2500
"""Segments of more words times words are cut at identical words first."""


def align(ref: Words, hyp: Words) -> Blocks:
    """Return the blocks of two texts, none with more than one word a side.

    Cheapest inside each of the `segments` between runs of three or more identical words.
    """

    def moves(segment: Segment) -> Sequence[Move]:
        # The table of costs is filled row by row for all pairs of words of a segment: segments are small, for
        # the identical runs around them were taken out before.
        ours, theirs = ref.forms[segment.ref : segment.ref_end], hyp.forms[segment.hyp : segment.hyp_end]
        pairs = (0 if ref_word == hyp_word else SUBSTITUTION for ref_word in ours for hyp_word in theirs)
        costs = {PAIR: table(pairs, len(theirs), len(theirs))}
        return cheapest_moves(
            costs, _alone(ref, segment.ref, segment.ref_end), _alone(hyp, segment.hyp, segment.hyp_end)
        )

    return blocks_of(ref.forms, hyp.forms, _CELLS, lambda segments: map(moves, segments))


def _alone(words: Words, start: int, end: int) -> list[int]:
    return [OPTIONAL_ALONE if word in words.optional else ALONE for word in range(start, end)]
