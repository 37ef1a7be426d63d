"""Where a place of one text lies in the other: it never falls back, and is exact where words are the same."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.text.alignment.block_table import IDENTICAL
from annotally_gui.text.scroll_mapping import ScrollMapping
from support.aligned_samples import NOTHING, aligned, long_pair

PAIR = aligned()
COURSE = ScrollMapping(PAIR.blocks, (len(PAIR.ref), len(PAIR.hyp)))
LONG = long_pair(300)
LONG_COURSE = ScrollMapping(LONG.blocks, (len(LONG.ref), len(LONG.hyp)))


@pytest.mark.parametrize("side", [0, 1])
def test_the_beginning_of_what_is_the_same_lies_at_its_beginning(side: int) -> None:
    blocks = PAIR.blocks
    same = [block for block in range(len(blocks)) if blocks.kind[block] == IDENTICAL]
    assert same
    for block in same:
        here, there = blocks.extent(side, block, block), blocks.extent(1 - side, block, block)
        assert COURSE.across(side, here[0]) == there[0]


def test_ends_lie_at_ends() -> None:
    assert COURSE.across(0, 0) == 0
    assert COURSE.across(0, len(PAIR.ref)) == len(PAIR.hyp)
    assert COURSE.across(1, len(PAIR.hyp)) == len(PAIR.ref)


@given(st.floats(0, len(LONG.hyp)), st.floats(0, len(LONG.hyp)), st.sampled_from([0, 1]))
def test_further_on_is_never_further_back(one: float, other: float, side: int) -> None:
    length = (len(LONG.ref), len(LONG.hyp))[side]
    low, high = sorted((min(one, length), min(other, length)))
    assert LONG_COURSE.across(side, low) <= LONG_COURSE.across(side, high)


@given(st.integers(0, len(LONG.ref) - 1))
def test_smoothed_no_step_is_as_large_as_what_one_text_has_alone(place: int) -> None:
    jump = LONG_COURSE.across(0, place + 1) - LONG_COURSE.across(0, place)
    step = LONG_COURSE.smooth(0, place + 1, 120) - LONG_COURSE.smooth(0, place, 120)
    inserted = len("extra ") * 10
    assert jump <= inserted + 16
    # Near the ends of a text the reach is cut, so that these stay where they are.
    if 120 <= place < len(LONG.ref) - 121:
        assert step <= inserted / 3


def test_without_blocks_it_goes_straight() -> None:
    straight = ScrollMapping(NOTHING, (10, 20))
    assert [straight.across(0, place) for place in (0, 5, 10)] == [0, 10, 20]
    assert straight.smooth(0, 5, 3) == pytest.approx(10)
    assert ScrollMapping(NOTHING, (0, 20)).across(0, 0) == 0
