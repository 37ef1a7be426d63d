"""Searches that would take for ever are given up, and leave no timer behind."""

import re
import signal
import threading
import time
import warnings

import pytest

from annotally.text.regex_timeout import LIMIT, SearchTooLongError, compile_expression, time_limit

ENDLESS = re.compile(r"(a+)+$")
"""Looks at every way to split a run of a's: twice as many for each letter more."""
HARD = "a" * 60 + "b"


def test_an_endless_search_is_given_up() -> None:
    begun = time.process_time()
    with pytest.raises(SearchTooLongError), time_limit(0.05):
        ENDLESS.search(HARD)
    assert time.process_time() - begun < 20 * LIMIT


def test_nothing_is_left_behind() -> None:
    before = signal.getsignal(signal.SIGVTALRM)
    with pytest.raises(SearchTooLongError), time_limit(0.05):
        ENDLESS.search(HARD)
    assert signal.getsignal(signal.SIGVTALRM) is before
    assert signal.getitimer(signal.ITIMER_VIRTUAL) == (0.0, 0.0)
    with pytest.raises(KeyError), time_limit(0.05):
        raise KeyError
    assert signal.getsignal(signal.SIGVTALRM) is before


def test_what_takes_its_time_elsewhere_is_not_given_up() -> None:
    begun = time.monotonic()
    with time_limit(0.05):
        time.sleep(0.2)
    assert time.monotonic() - begun >= 0.2


def test_other_threads_search_without_limit() -> None:
    found: list[object] = []

    def look() -> None:
        with time_limit(0.0001):
            found.append(re.search("b", HARD * 1000))

    thread = threading.Thread(target=look)
    thread.start()
    thread.join()
    assert found[0] is not None


def test_a_limit_inside_another_leaves_the_outer_one_as_it_was() -> None:
    def search_within_two_limits() -> None:
        with time_limit(0.2):
            with time_limit(60.0):
                ENDLESS.search("ab")
            assert 0 < signal.getitimer(signal.ITIMER_VIRTUAL)[0] < 0.3
            with pytest.raises(SearchTooLongError), time_limit(0.05):
                ENDLESS.search(HARD)
            assert 0 < signal.getitimer(signal.ITIMER_VIRTUAL)[0] < 0.25
            ENDLESS.search(HARD)

    begun = time.process_time()
    with pytest.raises(SearchTooLongError):
        search_within_two_limits()
    assert time.process_time() - begun < 20 * LIMIT
    assert signal.getitimer(signal.ITIMER_VIRTUAL) == (0.0, 0.0)


def test_the_outer_limit_holds_inside_the_inner_one() -> None:
    begun = time.process_time()
    with pytest.raises(SearchTooLongError), time_limit(0.05), time_limit(60.0):
        ENDLESS.search(HARD)
    assert time.process_time() - begun < 20 * LIMIT


@pytest.mark.parametrize(
    "expression", ["(", "a{99999999999}", "(" * 5000 + ")" * 5000, "a" + "(?:" * 5000 + ")" * 5000]
)
def test_an_expression_that_is_none_is_one_kind_of_error(expression: str) -> None:
    with pytest.raises(re.error):
        compile_expression(expression)


def test_an_expression_that_python_warns_of_is_taken_in_silence() -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        assert compile_expression("[[a]").search("[")
    assert not said


def test_preparing_an_expression_is_given_up_too() -> None:
    begun = time.process_time()
    with pytest.raises(re.error, match="too long"):
        compile_expression("|".join(f"[{chr(n)}-\U0010ffff]" for n in range(256, 4000)), re.IGNORECASE, 0.05)
    assert time.process_time() - begun < 20 * LIMIT
