"""Searches that would take for ever are given up, and leave no timer behind."""

import re
import signal
import threading
import time

import pytest

from annotally.textual.patience import LIMIT, SearchTooLongError, patience

ENDLESS = re.compile(r"(a+)+$")
"""Looks at every way to split a run of a's: twice as many for each letter more."""
HARD = "a" * 60 + "b"


def test_an_endless_search_is_given_up() -> None:
    begun = time.process_time()
    with pytest.raises(SearchTooLongError), patience(0.05):
        ENDLESS.search(HARD)
    assert time.process_time() - begun < 20 * LIMIT


def test_nothing_is_left_behind() -> None:
    before = signal.getsignal(signal.SIGVTALRM)
    with pytest.raises(SearchTooLongError), patience(0.05):
        ENDLESS.search(HARD)
    assert signal.getsignal(signal.SIGVTALRM) is before
    assert signal.getitimer(signal.ITIMER_VIRTUAL) == (0.0, 0.0)
    with pytest.raises(KeyError), patience(0.05):
        raise KeyError
    assert signal.getsignal(signal.SIGVTALRM) is before


def test_what_takes_its_time_elsewhere_is_not_given_up() -> None:
    begun = time.monotonic()
    with patience(0.05):
        time.sleep(0.2)
    assert time.monotonic() - begun >= 0.2


def test_other_threads_search_without_limit() -> None:
    found: list[object] = []

    def look() -> None:
        with patience(0.0001):
            found.append(re.search("b", HARD * 1000))

    thread = threading.Thread(target=look)
    thread.start()
    thread.join()
    assert found[0] is not None
