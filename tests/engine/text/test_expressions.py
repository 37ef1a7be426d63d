"""Searches that would take for ever are given up, in any thread; all others find what they should."""

import re
import subprocess
import sys
import threading
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.text import expressions
from annotally.text.expressions import Expression, SearchTooLongError

ENDLESS = Expression("^(a|aa)+$")
"""Looks at every way to split a run of a's: more than half as many again for each letter more."""
HARD = "a" * 60 + "b"
LIMIT = 0.05
MOST = 5.0
"""CPU seconds that no search here takes, however slow the machine."""


@pytest.mark.parametrize(
    "texts", [[HARD], ["a"] * 1000 + [HARD], ["a" * 3000 + "b"]], ids=["hard", "easy first", "long"]
)
def test_an_endless_search_is_given_up(texts: list[str]) -> None:
    begun = time.process_time()
    with pytest.raises(SearchTooLongError):
        ENDLESS.matches(texts, LIMIT)
    with pytest.raises(SearchTooLongError):
        ENDLESS.spans(texts[-1], LIMIT)
    assert time.process_time() - begun < MOST


def test_a_search_in_another_thread_is_given_up_too() -> None:
    outcomes: list[object] = []

    def search() -> None:
        try:
            outcomes.append(ENDLESS.matches([HARD], LIMIT))
        except SearchTooLongError as given_up:
            outcomes.append(given_up)

    thread = threading.Thread(target=search)
    thread.start()
    thread.join(60)
    assert [type(outcome) for outcome in outcomes] == [SearchTooLongError]


def test_many_matches_share_the_limit() -> None:
    slow = Expression("(?=(?:(?:a|a){12}[cd])?)a")
    assert len(slow.spans("a" * 20, MOST)) == 20
    begun = time.process_time()
    with pytest.raises(SearchTooLongError):
        slow.spans(("a" * 150 + "b") * 20_000, LIMIT)
    assert time.process_time() - begun < MOST


@pytest.mark.parametrize("expression", ["a", ENDLESS.source])
def test_where_no_time_is_left_nothing_is_searched(expression: str) -> None:
    with pytest.raises(SearchTooLongError):
        Expression(expression).matches(["a"], 0.0)
    assert Expression(expression).matches([], 0.0) == []


def test_a_quick_search_may_look_behind_for_any_width() -> None:
    assert Expression("(?<=a|bc)d").matches(["ad", "bcd", "cd"], MOST) == [True, True, False]


@given(st.lists(st.text("Iab1 é½ı", max_size=9), max_size=9), st.booleans())
def test_both_libraries_find_the_same(texts: list[str], ignore_case: bool) -> None:
    for source in (r"\bi\b", r"a\w?\W", r"[^\Wab]", "(?:a|b)+1"):
        expression = Expression(source, ignore_case=ignore_case)
        assert expression.matches(texts, MOST) == [bool(expression.spans(text, MOST)) for text in texts]


def test_quick_searches_are_as_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = [f"{'ab' * (number % 7)} {number}" for number in range(700)]
    expression = Expression(r"(?:ab){2}.*[02468]$")
    expected = [re.search(expression.source, text) is not None for text in texts]
    assert True in expected
    assert False in expected
    assert expression.matches(texts, MOST) == expected
    assert expression.matches(texts, MOST, max(map(len, texts), default=0)) == expected
    monkeypatch.setattr(expressions, "_CHEAP", 0)
    assert expression.matches(texts, MOST) == expected


@given(st.text("ab\n ", max_size=30), st.sampled_from(["a+b", "b*", "(?<=a)b", r"\b", "^a|b$", "(?m)$"]))
def test_places_are_those_of_re(text: str, source: str) -> None:
    expected = [match.span() for match in re.finditer(source, text)]
    if text or source != r"\b":
        assert Expression(source).spans(text, MOST) == expected


def test_expressions_are_values() -> None:
    assert Expression("a") == Expression("a") != Expression("a", ignore_case=True)
    assert len({Expression("a"), Expression("a"), Expression("b")}) == 2


def test_regex_is_imported_with_the_first_search() -> None:
    code = (
        "import sys\n"
        "from annotally.text.expressions import Expression\n"
        "expression = Expression('a')\n"
        "assert 'regex' not in sys.modules\n"
        "assert expression.spans('ba', 1) == [(1, 2)]\n"
        "assert 'regex' in sys.modules\n"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
