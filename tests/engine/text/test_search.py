"""Where words occur: exact offsets, white space, case, expressions, and what is refused."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.model.diagnostics import InputRefused
from annotally.text.search import SearchPattern, fold, occurrences

TEXT = "The White\nHouse, the white  house; İstanbul, Οδυσσεύς"


def found(words: str, text: str = TEXT, **how: bool) -> list[str]:
    return [text[start:end] for start, end in occurrences(SearchPattern(words, **how), text)]


def test_a_blank_is_any_white_space_and_case_counts_only_if_asked() -> None:
    assert found("white house") == ["White\nHouse", "white  house"]
    assert found("White House", case=True) == ["White\nHouse"]
    assert found("  white   house ") == ["White\nHouse", "white  house"]


def test_letters_that_grow_in_lower_case_keep_their_places() -> None:
    assert found("istanbul") == ["İstanbul"]
    assert found("οδυσσεύσ") == ["Οδυσσεύς"]
    assert len(fold(TEXT)) == len(TEXT)


def test_signs_mean_themselves_unless_an_expression_is_asked_for() -> None:
    assert found("h.use") == []
    assert found("h.use", expression=True) == ["House", "house"]
    assert found("h.use", expression=True, case=True) == ["house"]
    assert found("x*", expression=True) == [], "what is empty is no occurrence"


@given(st.text("ab \n", max_size=30), st.text("ab", min_size=1, max_size=3))
def test_words_are_found_as_a_loop_would_find_them(text: str, words: str) -> None:
    expected, at = [], 0
    while (at := text.find(words, at)) >= 0:
        expected.append((at, at + len(words)))
        at += len(words)
    assert list(occurrences(SearchPattern(words), text)) == expected


@pytest.mark.parametrize("words", ["", "   "])
def test_nothing_is_not_looked_for(words: str) -> None:
    with pytest.raises(InputRefused, match="nothing to search"):
        found(words)


@pytest.mark.parametrize("expression", ["(", "*a", "(?P<1>a)", "[z-a]"])
def test_what_is_no_expression_is_refused(expression: str) -> None:
    with pytest.raises(InputRefused, match=re.escape(expression)):
        found(expression, expression=True)


def test_an_expression_that_takes_for_ever_is_given_up() -> None:
    wanted = SearchPattern("^(a|aa)+$", expression=True)
    with pytest.raises(InputRefused, match="searching d takes too long"):
        list(occurrences(wanted, "a" * 60 + "b", "d", 0.05))
