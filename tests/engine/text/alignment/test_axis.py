"""Extents of both texts on their common axis (H6, S2)."""

import pytest
from hypothesis import given

from annotally.model.extents import Extent
from annotally.text.alignment.axis import Axis, AxisPlace, axis_of
from annotally.text.alignment.blocks import Blocks
from annotally.text.alignment.words import Words, words_of
from annotally.text.phonetics.distance import align
from annotally.text.phonetics.pronunciation import Pronouncer
from support.word_samples import first_and_last, on_hyp, on_ref, spoken, word_lists

REF = "<DOC> The h- heart of General Motors </DOC>"
HYP = "<DOC> A part of General Motors       </DOC>"
PRONOUNCER = Pronouncer()


def axis(ref: str, hyp: str) -> Axis:
    first_words, second_words = words_of(ref), words_of(hyp)
    return axis_of(align(first_words, second_words, PRONOUNCER), first_words, second_words)


def part(text: str, string: str) -> Extent:
    start = text.index(string)
    return Extent(start, start + len(string))


def test_h6_the_example_of_the_document() -> None:
    """``##22#36#`` and ``##16#30#`` both become ``##4#5#``."""
    result = axis(REF, HYP)
    assert part(REF, "General Motors") == Extent(22, 36)
    assert part(HYP, "General Motors") == Extent(16, 30)
    assert first_and_last(result.ref, Extent(22, 36)) == first_and_last(result.hyp, Extent(16, 30)) == (4, 5)
    assert len(result) == 6


@pytest.mark.parametrize(
    ("ref", "blocks", "hyp"),
    [
        ("The", (0, 0), "A"),
        ("h- heart", (1, 2), "part"),
        ("heart of", (2, 3), "part of"),
        ("The h- heart", (0, 2), "A part"),
        ("eneral Mo", (4, 5), "General Motors"),
    ],
)
def test_both_directions(ref: str, blocks: tuple[int, int], hyp: str) -> None:
    result = axis(REF, HYP)
    assert first_and_last(result.ref, part(REF, ref)) == blocks
    assert on_hyp(result, part(REF, ref)) == part(HYP, hyp)


def test_what_stands_on_one_side_only_is_in_its_place_on_the_other() -> None:
    result = axis(REF, HYP)
    assert first_and_last(result.ref, part(REF, "h-")) == (1, 1)
    assert on_hyp(result, part(REF, "h-")) == Extent(7, 7)  # behind the A
    assert on_hyp(axis("uh so", "so"), Extent(0, 2)) == Extent(0, 0)
    assert on_ref(result, part(HYP, "A part")) == part(REF, "The h- heart")


def test_extents_without_words_are_empty_but_in_place() -> None:
    result = axis(REF, HYP)
    assert first_and_last(result.ref, part(REF, "<DOC>")) is None
    assert result.ref.blocks_in(part(REF, "<DOC>")) == range(0)
    assert result.ref.blocks_in(part(REF, "</DOC>")) == range(6, 6)
    assert on_hyp(result, part(REF, "</DOC>")) == Extent(30, 30)
    between = Extent(20, 22)
    assert REF[20:22] == "f "
    assert first_and_last(result.ref, between) == (3, 3)
    assert first_and_last(result.ref, Extent(21, 22)) is None
    assert result.ref.blocks_in(Extent(21, 22)) == range(4, 4)


def test_s2_places_of_boundaries() -> None:
    """GINGRICH stands for GOOD RICH: a tag that ends after GOOD is one word off its bar."""
    first_words, second_words = words_of("NEWT GINGRICH"), words_of("NEWT GOOD RICH")
    result = axis_of(align(first_words, second_words, PRONOUNCER), first_words, second_words)
    assert result.ref.end_of(range(2)) == AxisPlace(2, 0)
    assert result.hyp.end_of(range(3)) == AxisPlace(2, 0)
    assert result.hyp.end_of(range(2)) == AxisPlace(2, 1)
    assert result.hyp.start_of(range(2, 3)) == AxisPlace(1, 1)
    assert result.hyp.start_of(range(1, 3)) == result.ref.start_of(range(1, 2)) == AxisPlace(1, 0)


def test_s2_a_word_error_is_all_that_is_not_one_word_and_the_same() -> None:
    result = axis(REF, HYP)
    assert [result.identical(block) for block in range(len(result))] == [False] * 3 + [True] * 3
    assert not axis("new york", "newark").identical(0)


def test_words_that_share_an_extent() -> None:
    """As those of ``gonna``, which a mapping made GOING TO."""
    shared = spoken("GOING TO GO")
    words = Words(shared.forms, type(shared.starts)("l", [0, 0, 6]), type(shared.ends)("l", [5, 5, 8]))
    side = axis_of(align(words, words, PRONOUNCER), words, words).ref
    assert first_and_last(side, Extent(2, 3)) == (0, 1)
    assert side.extent_of(range(1, 2)) == side.extent_of(range(2)) == Extent(0, 5)
    assert side.extent_of(range(1, 3)) == Extent(0, 8)


@given(word_lists, word_lists)
def test_every_block_and_every_word_is_found_again(ref: list[str], hyp: list[str]) -> None:
    first, second = spoken(ref), spoken(hyp)
    blocks: Blocks = align(first, second, PRONOUNCER)
    result = axis_of(blocks, first, second)
    for number, block in enumerate(blocks):
        extent = range(number, number + 1)
        for side, words in (
            (result.ref, range(block.ref, block.ref_end)),
            (result.hyp, range(block.hyp, block.hyp_end)),
        ):
            assert side.words_of(extent) == words
            if words:
                assert side.blocks_of(words) == extent
                assert side.words_in(side.extent_of(extent)) == words
                assert side.blocks_in(side.extent_of(extent)) == extent
    for word in range(len(first)):
        (holding,) = (number for number, block in enumerate(blocks) if block.ref <= word < block.ref_end)
        assert result.ref.blocks_in(first.extent(word)).start == holding


@given(word_lists)
def test_equal_texts_give_every_extent_back(words: list[str]) -> None:
    same = spoken(words)
    result = axis_of(align(same, same, PRONOUNCER), same, same)
    for first in range(len(words)):
        for last in range(first, len(words)):
            extent = Extent(same.starts[first], same.ends[last])
            assert on_hyp(result, extent) == on_ref(result, extent) == extent
