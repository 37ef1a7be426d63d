"""Extents: overlap, nesting, and the index against a plain scan."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.model.extents import (
    Extent,
    ExtentIndex,
    furthest_ends,
    hull,
    line_and_column,
    line_starts,
    nesting_depths,
    place_in,
)
from support.builders import overlap

# Some extents are long enough to stand outside the index's buckets.
LENGTHS = st.one_of(st.integers(1, 700), st.integers(16_000, 18_000))
SPANS = st.lists(st.tuples(st.integers(0, 2000), LENGTHS).map(lambda p: (p[0], p[0] + p[1])))


def test_touching_is_not_overlapping():
    assert not overlap(Extent(0, 3), Extent(3, 5))
    assert overlap(Extent(0, 4), Extent(3, 5))


def test_encloses_and_hull():
    assert Extent(0, 5).encloses(Extent(0, 5))
    assert not Extent(0, 5).encloses(Extent(4, 6))
    assert hull([Extent(7, 9), Extent(2, 3)]) == Extent(2, 9)


def index_of(spans):
    return ExtentIndex([start for start, _ in spans], [end for _, end in spans])


@given(SPANS)
def test_the_index_lists_the_extents_by_their_starts(spans):
    assert list(index_of(spans).order) == sorted(range(len(spans)), key=lambda n: spans[n][0])


@given(SPANS, st.integers(0, 2800), st.integers(1, 600))
def test_the_index_finds_what_a_scan_finds(spans, start, length):
    expected = [n for n, (a, b) in enumerate(spans) if a < start + length and start < b]
    assert index_of(spans).overlapping(start, start + length) == expected


@given(SPANS)
def test_extents_at_one_depth_never_overlap(spans):
    depths = nesting_depths(spans)
    for n, (a, b) in enumerate(spans):
        for m, (c, d) in enumerate(spans[:n]):
            if a < d and c < b:
                assert depths[n] != depths[m]


def test_inner_extents_lie_nearest_to_the_text():
    assert nesting_depths([(0, 20), (5, 10), (6, 8)]) == [2, 1, 0]


@given(SPANS, st.integers(0, 4))
def test_depths_end_at_the_deepest_one_asked_for(spans, deepest):
    assert nesting_depths(spans, deepest) == [min(depth, deepest) for depth in nesting_depths(spans)]


def test_many_extents_over_the_whole_of_a_large_text_cost_little():
    spans = [(n, 10_000_000 - n) for n in range(20_000)]
    index = index_of(spans)
    assert len(index.at(5_000_000)) == 20_000
    assert index.at(10) == list(range(11))
    assert set(nesting_depths(spans, 3)) == {0, 1, 2, 3}


def test_lines_end_with_lf_crlf_or_cr_and_nothing_else():
    text = "a\r\nb\rc\nd\x0ce\u2028f"
    assert line_starts(text) == [0, 3, 5, 7]
    assert line_and_column(line_starts(text), text.index("f")) == (4, 5)


@given(SPANS.map(sorted), st.integers(0, 2800), st.integers(1, 600))
def test_the_index_takes_the_furthest_ends_as_given(spans, start, length):
    starts, ends = [a for a, _ in spans], [b for _, b in spans]
    index = ExtentIndex(starts, ends, furthest_ends(ends))
    assert index.overlapping(start, start + length) == index_of(spans).overlapping(start, start + length)


@given(st.lists(st.sampled_from(["a", "b c", "\n", "\r\n", "\r", "\x0c", "\u2028"])).map("".join))
def test_lines_begin_behind_every_line_end(text):
    ends = [n + 1 for n, c in enumerate(text) if c == "\n" or (c == "\r" and text[n + 1 : n + 2] != "\n")]
    assert line_starts(text) == [0, *ends]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("annotally.model.extents._BLOCK", 3)
        assert line_starts(text) == [0, *ends]
    for offset in range(len(text) + 1):
        assert place_in(text, offset) == line_and_column(line_starts(text), offset)
