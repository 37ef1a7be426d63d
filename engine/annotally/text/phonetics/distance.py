"""Alignment by sound: words, and groups of words, that sound alike stand for each other (S7).

Each word is a string of features. A block costs the features that must be taken away and added to make the
sounds of one side into those of the other, and what `Weights` say: for two words that are spelled
differently, and for every word more than one a side, so that words are grouped only where that is markedly
cheaper. A word that stands for nothing costs its features, an optional one half of them, rounded up (H7). The
cheapest way wins.

A number in digits may stand for up to eight words of the other side, by the sound of its words in English.
Each word by which the numbers of words differ costs as much as a grouped one.
$29 MILLION stands for 29 MILLION DOLLARS as a whole.

Of equally cheap ways one word for one word goes before insertion, deletion and groups, from left to
right (S6). Optional words are never grouped, nor are words with an identical one on the other side (H7).
"""

import sys
from collections.abc import Iterator, Sequence
from itertools import compress

from annotally.text.alignment.blocks import Blocks, blocks_of
from annotally.text.alignment.dynamic_programming import Move
from annotally.text.alignment.segments import Segment
from annotally.text.alignment.words import Words
from annotally.text.phonetics.dense_moves import DenseAligner
from annotally.text.phonetics.pronunciation import Pronouncer
from annotally.text.phonetics.segment_moves import SegmentAligner
from annotally.text.phonetics.segment_moves import Weights as Weights

USUAL = Weights()
"""The weights that align real transcripts best."""

_CELLS = 100
"""Segments of more words times words are cut at identical words first."""

_DENSE_FROM = 1 << 14
"""Cells of all segments from which numpy saves more time than its import takes."""

_DENSE_AFTER = 1 << 9
"""The same where something has imported numpy already."""


def align(ref: Words, hyp: Words, pronouncer: Pronouncer, weights: Weights = USUAL) -> Blocks:
    """Return the blocks of two texts.

    Segments between runs of three or more identical words are aligned by themselves (`segments`).
    """
    single = SegmentAligner(ref, hyp, pronouncer, weights)

    def moves(segments: Sequence[Segment]) -> Iterator[Sequence[Move]]:
        # Half of all segments are one word for one and need no table.
        cells = [segment.cells for segment in segments]
        if sum(cells) < (_DENSE_AFTER if "numpy" in sys.modules else _DENSE_FROM):
            yield from map(single.moves, segments)
            return
        dense = DenseAligner(ref, hyp, pronouncer, weights)
        several = dense.moves(compress(segments, map((1).__lt__, cells)))
        for segment, size in zip(segments, cells, strict=True):
            yield next(several) if size > 1 else single.moves(segment)

    return blocks_of(ref.forms, hyp.forms, _CELLS, moves)
