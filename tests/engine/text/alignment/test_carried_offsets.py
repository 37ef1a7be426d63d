"""Offsets carried from one version of a text to another, against edits that are known."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.model.extents import Extent
from annotally.text.alignment.carried_offsets import carried_offsets

TEXTS = st.text(alphabet="ab c.\n\U0001f600", max_size=40)


@given(old=TEXTS, new=TEXTS, end_first=st.booleans())
def test_what_is_carried_says_the_same_and_comes_back(old: str, new: str, end_first: bool) -> None:
    carried = carried_offsets(old, new, end_first=end_first)
    for start in range(len(old) + 1):
        for end in range(start, len(old) + 1):
            extent = Extent(start, end)
            there = carried.to_new(extent)
            if there is not None:
                assert new[there.start : there.end] == old[start:end]
                if start < end:
                    assert carried.to_old(there) == extent


@given(old=TEXTS, new=TEXTS, end_first=st.booleans())
def test_order_is_kept(old: str, new: str, end_first: bool) -> None:
    carried = carried_offsets(old, new, end_first=end_first)
    places = [carried.to_new(Extent(at, at + 1)) for at in range(len(old))]
    there = [place for place in places if place is not None]
    assert there == sorted(set(there))


@given(before=TEXTS, cut=TEXTS, put=TEXTS, behind=TEXTS, end_first=st.booleans())
def test_whatever_stands_beside_one_edit_is_carried(
    before: str, cut: str, put: str, behind: str, end_first: bool
) -> None:
    """One of the two ways carries all before the edit, the other all behind it."""
    old, new = before + cut + behind, before + put + behind
    carried = carried_offsets(old, new, end_first=end_first)
    if end_first:
        start, shift = len(before) + len(cut), len(put) - len(cut)
        for at in range(start, len(old)):
            assert carried.to_new(Extent(at, at + 1)) == Extent(at + shift, at + shift + 1)
    else:
        for at in range(len(before)):
            assert carried.to_new(Extent(at, at + 1)) == Extent(at, at + 1)


def test_several_edits_in_one_text() -> None:
    old = "Ada met Bo in Rome. They went to Paris, and Ada left. Bo stayed with Cy."
    new = "Early, Ada met Ben in Rome. They had gone to Paris, and Ada left! Bo stayed on with Cy."
    carried = carried_offsets(old, new)

    def now(word: str, rank: int = 0) -> str | None:
        at = -1
        for _ in range(rank + 1):
            at = old.index(word, at + 1)
        there = carried.to_new(Extent(at, at + len(word)))
        return new[max(0, there.start - 4) : there.end] if there is not None else None

    assert now("Ada") == "ly, Ada"
    assert now("Ada", 1) == "and Ada"
    assert now("met Bo ") is None
    assert now("Rome") == " in Rome"
    assert now("Paris") == " to Paris"
    assert now("Bo", 1) == "ft! Bo"
    assert now("Cy") == "ith Cy"


@pytest.mark.parametrize("word", ["x ", "abc def ghi. ", "日本語"])
def test_time_is_nearly_linear(word: str) -> None:
    def seconds(length: int) -> float:
        text = "".join(f"{word}{number % 97} " for number in range(length))
        new = "abcde" + text[: len(text) // 3] + "other words " + text[len(text) // 2 :] + "end"
        begun = time.process_time()
        assert carried_offsets(text, new).runs
        return time.process_time() - begun

    small = min(seconds(4000) for _ in range(3))
    assert min(seconds(16000) for _ in range(2)) < 14 * max(small, 0.01)


def test_what_has_no_characters_stays_beside_its_neighbours() -> None:
    carried = carried_offsets("ab", "xab")
    assert [carried.to_new(Extent(at, at)) for at in range(3)] == [Extent(1, 1), Extent(2, 2), Extent(3, 3)]
    assert carried_offsets("", "x").to_new(Extent(0, 0)) is None
    assert carried.to_new(Extent(2, 1)) is None
    assert carried.to_new(Extent(1, 5)) is None
