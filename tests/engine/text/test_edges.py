"""Edges of extents that do not count: blanks, marks, articles, lists; never the whole extent."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.model.extents import Extent
from annotally.text.edges import NO_EDGES, Edges

ARTICLES = frozenset({"a", "an", "the", "l'", "'s"})


def trimmed(words: str, edges: Edges) -> str:
    extent = edges.trim(words, Extent(0, len(words)))
    return words[extent.start : extent.end]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("the dog", "dog"),
        ("The  dog", "dog"),
        ("the a dog", "dog"),
        ("dog the", "dog"),
        ("theatre", "theatre"),
        ("the", "the"),  # nothing else is there
        ("the-dog", "the-dog"),  # the first part of a word
        ("l'eau", "eau"),
        ("l\u2019eau", "eau"),
        ("a", "a"),
        (" the dog", " the dog"),  # blanks count
    ],
)
def test_words_are_left_off_whole(words: str, expected: str) -> None:
    assert trimmed(words, Edges(words=ARTICLES)) == expected


@pytest.mark.parametrize(
    ("edges", "expected"),
    [
        (NO_EDGES, "“ the dog. ”"),
        (Edges(blanks=True), "“ the dog. ”"),
        (Edges(punctuation=True), " the dog. "),
        (Edges(blanks=True, punctuation=True), "the dog"),
        (Edges(blanks=True, punctuation=True, words=ARTICLES), "dog"),
    ],
)
def test_kinds_are_forgiven_by_choice(edges: Edges, expected: str) -> None:
    assert trimmed("“ the dog. ”", edges) == expected


def test_an_extent_beyond_the_text_and_an_empty_one_stay() -> None:
    edges = Edges(blanks=True)
    assert edges.trim(" a ", Extent(0, 9)) == Extent(0, 9)
    assert edges.trim(" a ", Extent(1, 1)) == Extent(1, 1)


@given(st.text("the dog.-'", max_size=12), st.booleans(), st.booleans())
def test_trimming_again_changes_nothing(words: str, blanks: bool, punctuation: bool) -> None:
    edges = Edges(blanks, punctuation, ARTICLES)
    for start in range(len(words)):
        for end in range(start + 1, len(words) + 1):
            extent = edges.trim(words, Extent(start, end))
            assert start <= extent.start < extent.end <= end
            assert edges.trim(words, extent) == extent


@given(st.text(" .a", min_size=1, max_size=10))
def test_blanks_and_marks_are_what_strip_takes(words: str) -> None:
    """The oracle: `str.strip` with the same characters."""
    assert trimmed(words, Edges(blanks=True, punctuation=True)) == (words.strip(" .") or words)
