"""Blocks cover both sides in order."""

from collections.abc import Iterator, Sequence

import pytest

from annotally.text.alignment.blocks import Block, blocks_of
from annotally.text.alignment.dynamic_programming import Move
from annotally.text.alignment.segments import Segment

REF, HYP = ["a", "b", "c", "p", "q", "d", "e", "f", "g", "r"], ["a", "b", "c", "x", "d", "e", "f", "g"]


def moves(segments: Sequence[Segment]) -> Iterator[list[Move]]:
    for segment in segments:
        assert segment == (3, 5, 3, 4)
        yield [(2, 1)]


def test_identical_words_are_blocks_and_so_is_each_word_alone() -> None:
    blocks = blocks_of(REF, HYP, 100, moves)
    assert len(blocks) == 9
    assert list(blocks)[3:5] == [Block(3, 5, 3, 4), Block(5, 6, 4, 5)]
    assert blocks[8] == Block(9, 10, 8, 8)
    assert list(blocks.ref_bars) == [0, 1, 2, 3, 5, 6, 7, 8, 9, 10]
    assert list(blocks.hyp_bars) == [0, 1, 2, 3, 4, 5, 6, 7, 8, 8]


@pytest.mark.parametrize("block", [-1, 9])
def test_there_are_no_other_blocks(block: int) -> None:
    with pytest.raises(IndexError):
        blocks_of(REF, HYP, 100, moves)[block]


def test_words_on_one_side_only() -> None:
    assert list(blocks_of([], ["x", "y"], 100, moves)) == [Block(0, 0, 0, 1), Block(0, 0, 1, 2)]
    assert list(blocks_of(["x"], [], 100, moves)) == [Block(0, 1, 0, 0)]
    assert len(blocks_of([], [], 100, moves)) == 0
