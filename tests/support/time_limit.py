"""A time limit on any piece of work, for tests of what might never end."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class TookTooLongError(Exception):
    """Work was given up."""


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Interrupt a block that takes longer than ``seconds`` of CPU: raise TookTooLongError inside it.

    Works in the main thread only. Other programs' time does not count, so a busy machine cuts nothing short.
    """

    def give_up(_number: int, _frame: FrameType | None) -> None:
        raise TookTooLongError

    before = signal.signal(signal.SIGVTALRM, give_up)
    try:
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
