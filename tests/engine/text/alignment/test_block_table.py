"""Blocks by place: what a stretch of either text touches, and where it stands in the other."""

from array import array

from hypothesis import given
from hypothesis import strategies as st

from annotally.text.alignment.block_table import (
    A_ONLY,
    B_ONLY,
    BLOCK_KINDS,
    IDENTICAL,
    REGROUPED,
    WORD_ERRORS,
    BlockTable,
)

# one two|three       four
# ONE TWOTHREE  extra FOUR
TABLE = BlockTable(
    array("i", [0, 4, 13, 14]),
    array("i", [3, 13, 13, 18]),
    array("i", [0, 4, 13, 19]),
    array("i", [3, 12, 18, 23]),
    bytes([IDENTICAL, REGROUPED, B_ONLY, IDENTICAL]),
    bytes([0, 1, 1, 0]),
)


def test_a_stretch_touches_the_blocks_it_shares_a_character_with() -> None:
    assert TABLE.touched(0, 1, 2) == (0, 0)
    assert TABLE.touched(0, 2, 5) == (0, 1)
    assert TABLE.touched(0, 3, 3) == (1, 1), "a place between two words belongs to the one behind it"
    assert TABLE.touched(1, 14, 20) == (2, 3)
    assert TABLE.touched(0, 18, 18) == (3, 3), "behind the last"


def test_across_goes_by_whole_blocks_either_way() -> None:
    assert TABLE.across(0, 5, 6) == (4, 12)
    assert TABLE.across(1, 5, 6) == (4, 13)
    assert TABLE.across(1, 14, 15) == (13, 13), "nothing is aligned with it"
    assert TABLE.extent(1, 0, 3) == (0, 23)


def test_what_a_person_aligned_is_marked() -> None:
    assert [TABLE.is_manual(block) for block in range(4)] == [False, True, True, False]
    plain = BlockTable(TABLE.a_start, TABLE.a_end, TABLE.b_start, TABLE.b_end, TABLE.kind)
    assert not plain.is_manual(1)


def test_without_blocks_there_is_nothing_to_touch() -> None:
    empty = BlockTable(array("i"), array("i"), array("i"), array("i"), b"")
    assert empty.touched(0, 0, 5) is None
    assert empty.across(1, 0, 5) == (0, 0)


def test_errors_are_all_kinds_but_the_identical_and_the_optional() -> None:
    assert {BLOCK_KINDS[kind] for kind in WORD_ERRORS} == {"substituted", "regrouped", "a-only", "b-only"}
    assert A_ONLY in WORD_ERRORS


@given(st.integers(0, 18), st.integers(1, 6), st.sampled_from([0, 1]))
def test_what_is_touched_is_what_shares_a_character(start: int, length: int, side: int) -> None:
    extents = [TABLE.extent(side, block, block) for block in range(len(TABLE))]
    sharing = [n for n, (begin, end) in enumerate(extents) if begin < start + length and start < end]
    if sharing:
        first, last = TABLE.touched(side, start, start + length) or (-1, -1)
        assert (first, last) == (sharing[0], sharing[-1])
