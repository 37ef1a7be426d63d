"""Runs of identical words cut two texts into segments (S7)."""

import random
import time
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rapidfuzz.distance import Levenshtein

from annotally.text.alignment import segments as module
from annotally.text.alignment.segments import RUN, Segment, segments
from support.word_samples import edit_count

lists = st.lists(st.sampled_from("abcdefgh"), max_size=40)


def check(ref: list[str], hyp: list[str], actual_segments: list[Segment]) -> None:
    """Assert that what lies between segments is identical, and long enough unless it is at an end."""
    last = Segment(len(ref), len(ref), len(hyp), len(hyp))
    behind = (0, 0)
    for segment in [*actual_segments, last]:
        assert ref[behind[0] : segment.ref] == hyp[behind[1] : segment.hyp]
        behind = segment.ref_end, segment.hyp_end
    assert behind == (len(ref), len(hyp))
    assert all(
        actual_segment.ref < actual_segment.ref_end or actual_segment.hyp < actual_segment.hyp_end
        for actual_segment in actual_segments
    )


@given(lists, lists)
def test_what_lies_between_segments_is_a_run_of_identical_words(ref: list[str], hyp: list[str]) -> None:
    actual_segments = segments(ref, hyp)
    check(ref, hyp, actual_segments)
    assert all(second.ref - first.ref_end >= RUN for first, second in pairwise(actual_segments))


@given(lists, lists, st.integers(1, 30))
def test_large_segments_are_cut_further(ref: list[str], hyp: list[str], cells: int) -> None:
    actual_segments = segments(ref, hyp, cells)
    check(ref, hyp, actual_segments)
    assert all(segment.cells <= max(cells, 1) for segment in actual_segments)


@given(lists, lists, st.sampled_from([None, 4]))
def test_swapping_the_sides_mirrors(ref: list[str], hyp: list[str], cells: int | None) -> None:
    turned = [
        Segment(segment.hyp, segment.hyp_end, segment.ref, segment.ref_end)
        for segment in segments(hyp, ref, cells)
    ]
    assert segments(ref, hyp, cells) == turned


@given(lists)
def test_equal_texts_have_no_segments(words: list[str]) -> None:
    assert segments(words, words) == []


@given(lists, lists)
def test_small_texts_are_cut_on_their_best_alignment(ref: list[str], hyp: list[str]) -> None:
    assert edit_count(ref, hyp, segments(ref, hyp)) == Levenshtein.distance(ref, hyp)


@given(lists, lists)
def test_words_beyond_unicode_are_compared_all_the_same(ref: list[str], hyp: list[str]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "_UNICODE", 3)
        patch.setattr(module, "_ANCHORED_FROM", 20)
        actual_segments = segments(ref, hyp)
    check(ref, hyp, actual_segments)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "_ANCHORED_FROM", 20)
        assert segments(ref, hyp) == actual_segments


@given(lists, lists)
def test_what_nothing_anchors_is_cut_in_the_middle(ref: list[str], hyp: list[str]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "_ANCHORED_FROM", 20)
        patch.setattr(module, "_COMPARED_UP_TO", 30)
        check(ref, hyp, segments(ref, hyp))


def noisy(words: list[str], rate: float, seed: int) -> list[str]:
    chance = random.Random(seed)
    values = []
    for word in words:
        what = chance.random()
        if what < rate / 3:
            continue
        values.append(f"x{chance.randrange(50)}" if what < 2 * rate / 3 else word)
        if 2 * rate / 3 <= what < rate:
            values.append(f"y{chance.randrange(50)}")
    return values


def text(length: int, seed: int) -> list[str]:
    chance = random.Random(seed)
    return [f"w{int(chance.paretovariate(0.8))}" for _ in range(length)]


@pytest.mark.parametrize("copies", [1, 6])
def test_long_texts_are_nearly_at_their_optimum(copies: int) -> None:
    """Repeated as a whole nothing in the text occurs once; the anchors hold in order."""
    ref = text(3000, 1) * copies
    hyp = noisy(text(3000, 1), 0.2, 2) * copies
    actual_segments = segments(ref, hyp)
    check(ref, hyp, actual_segments)
    best = Levenshtein.distance(ref, hyp)
    assert best <= edit_count(ref, hyp, actual_segments) <= best * 1.001
    assert max(segment.cells for segment in actual_segments) < 2000


@pytest.mark.parametrize(
    ("ref", "hyp"),
    [
        (text(10_000, 1), [f"{word}!" for word in text(10_000, 2)]),
        (text(10_000, 1), text(10_000, 2)),
        (["a"] * 10_000, ["a"] * 4000 + ["b"] + ["a"] * 4000),
        (["a", "b"] * 5000, ["b", "a", "a"] * 3000),
    ],
    ids=["nothing in common", "unrelated", "one word", "two words"],
)
def test_texts_that_anchor_nothing_are_cut_in_no_time(ref: list[str], hyp: list[str]) -> None:
    begun = time.process_time()
    actual_segments = segments(ref, hyp, 100)
    assert time.process_time() - begun < 2  # a fiftieth of it on an idle machine
    check(ref, hyp, actual_segments)
    assert all(segment.cells <= 100 for segment in actual_segments)


def test_the_longest_words_near_the_middle_are_cut_at_first() -> None:
    ref = ["p", "q", "I", "r", "s", "MISSISSIPPI", "t", "u", "of", "v", "w"]
    hyp = ["1", "2", "I", "3", "4", "MISSISSIPPI", "5", "6", "of", "7", "8"]
    assert segments(ref, hyp, 60) == [Segment(0, 5, 0, 5), Segment(6, 11, 6, 11)]
