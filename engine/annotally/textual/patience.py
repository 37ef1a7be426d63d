"""A limit on searches with expressions a person writes: some take longer than anybody lives."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

LIMIT = 0.5
"""Seconds of the window's work after which a search is given up; those over a corpus take a fifth of it."""


class SearchTooLongError(Exception):
    """A search was given up."""


@contextmanager
def patience(seconds: float = LIMIT) -> Iterator[None]:
    """Give up what takes longer than ``seconds`` of CPU: raise SearchTooLongError in the midst of it.

    Python's `re` looks for signals while it searches, and only a signal can reach it there: it keeps every
    other thread waiting. Without effect outside the main thread, and where the system has no such timers.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    waiting = True

    def give_up(_number: int, _frame: FrameType | None) -> None:
        if waiting:
            raise SearchTooLongError

    before = signal.signal(signal.SIGVTALRM, give_up)
    try:
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
        try:
            yield
        finally:
            waiting = False
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
