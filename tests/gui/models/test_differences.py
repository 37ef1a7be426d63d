"""Where two texts differ: nothing common is marked, nothing different is missed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally_gui.models.differences import (
    TextDifference,
    agreeing,
    differing,
    on_one_line,
    white_space_differs,
)

_TEXTS = st.text(alphabet="aab c\n\u0301", max_size=8)


@pytest.mark.parametrize(
    ("text", "other_text", "marked", "other_marked"),
    [
        ("John Dingell", "Dingell", "John ", ""),
        ("LOCATION", "PERSON", "LOCATI", "PERS"),
        ("aa", "aaa", "", "a"),
        ("same", "same", "", ""),
        ("", "x", "", "x"),
        ("cafe\u0301", "cafe", "e\u0301", "e"),
        ("e\u0301x", "a\u0301x", "e\u0301", "a\u0301"),
    ],
)
def test_what_is_marked(text: str, other_text: str, marked: str, other_marked: str) -> None:
    first, second = differing(text, other_text)
    assert text[first.start : first.end] == marked
    assert other_text[second.start : second.end] == other_marked


@given(_TEXTS, _TEXTS)
def test_what_is_not_marked_is_the_same_on_both_sides(text: str, other_text: str) -> None:
    first, second = differing(text, other_text)
    assert 0 <= first.start <= first.end <= len(text)
    assert text[: first.start] == other_text[: second.start]
    assert text[first.end :] == other_text[second.end :]
    assert (first.start == first.end and second.start == second.end) is (text == other_text)
    assert differing(other_text, text) == (second, first)


@given(_TEXTS, _TEXTS)
def test_agreeing_counts_the_common_beginning(text: str, other_text: str) -> None:
    count = agreeing(text, other_text)
    assert text[:count] == other_text[:count]
    assert text[count : count + 1] != other_text[count : count + 1] or count == len(text) == len(other_text)


def test_white_space_is_visible_only_where_it_differs() -> None:
    assert on_one_line("a\tb\nc d") == "a b c d"
    assert on_one_line("a\tb\nc d\xa0", TextDifference(1, 8)) == "a→b↓c·d␣"
    assert on_one_line("a b\nc d", TextDifference(3, 4)) == "a b↓c d"


@given(_TEXTS)
def test_a_line_is_as_long_as_the_text(text: str) -> None:
    assert len(on_one_line(text)) == len(text)
    assert len(on_one_line(text, TextDifference(0, len(text)))) == len(text)


def test_white_space_differs_where_nothing_else_does() -> None:
    assert white_space_differs("a b", "a\nb")
    assert white_space_differs("ab ", "ab")
    assert not white_space_differs("John Dingell", "Dingell")
