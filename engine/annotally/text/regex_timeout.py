"""A time limit on searches with expressions of people or of files, which may take for ever."""

import re
import signal
import threading
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

LIMIT = 0.5
"""Seconds of the window's work after which a search is given up; those over a corpus take a fifth of it."""
_AT_ONCE = 1e-6


class SearchTooLongError(Exception):
    """A search was given up."""


@contextmanager
def time_limit(seconds: float = LIMIT) -> Iterator[None]:
    """Interrupt a block that takes longer than ``seconds`` of CPU: raise SearchTooLongError inside it.

    Python's `re` looks for signals while it searches, and only a signal can reach it there: it keeps every
    other thread waiting. One limit may stand inside another: the shorter one counts. Without effect outside
    the main thread, and where the system has no such timers.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    # A virtual timer counts the processor's time of this process alone: a busy machine cuts nothing short. An
    # outer limit is suspended and goes on afterwards with what is left of it.
    waiting = True

    def give_up(_number: int, _frame: FrameType | None) -> None:
        if waiting:
            raise SearchTooLongError

    outer, _ = signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    before = signal.signal(signal.SIGVTALRM, give_up)
    granted = min(seconds, outer) if outer else seconds
    try:
        signal.setitimer(signal.ITIMER_VIRTUAL, granted)
        try:
            yield
        finally:
            waiting = False
    finally:
        unspent, _ = signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
        if outer:
            signal.setitimer(signal.ITIMER_VIRTUAL, max(outer - granted + unspent, _AT_ONCE))


def compile_expression(
    expression: str, flags: re.RegexFlag = re.NOFLAG, seconds: float = LIMIT
) -> "re.Pattern[str]":
    """Return a regular expression that a person or a file has brought along, ready for searching.

    Raises `re.error` for one that is none, and also for one that is too large, nests too deep or takes longer
    than ``seconds`` of CPU to be prepared. Python's warnings about it are suppressed.
    """
    try:
        with time_limit(seconds), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return re.compile(expression, flags)
    except (OverflowError, RecursionError) as problem:
        raise re.error(str(problem)) from None
    except SearchTooLongError:
        raise re.error("it takes too long to be prepared") from None
