"""Work done by a copy of this process, while this one does other work or goes on answering.

The copy has all that there is when it is made, changes nothing here, and only what it finds comes back.
Whatever goes wrong with it, nothing comes back, and whoever asked does the work here.
"""

import os
import pickle
import select
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import NoReturn, TypeVar

T = TypeVar("T")

MANY = 2000
"""Documents from which on a copy pays: it costs 20 ms, and a few more for what both of them change."""
_LOOK = 0.01
"""Seconds between two looks at what else is asked."""


def is_safe() -> bool:
    """Tell whether this process can be copied: on Linux, and while it has one thread."""
    return sys.platform == "linux" and threading.active_count() == 1


def is_worth_forking(count: int) -> bool:
    """Tell whether to have some of so many documents worked out apart."""
    return count >= MANY and is_safe() and (os.cpu_count() or 1) > 1


def run_forked(work: Callable[[], T], look: Callable[[], object]) -> T:
    """Return what ``work`` finds, calling ``look`` every few milliseconds meanwhile, where that is possible.

    What is found has to be picklable. It ends with whatever ``look`` raises; what ``work`` raises is raised.
    """
    if not is_safe():
        return work()
    with forked(work) as answer:
        found = answer(look)
    return found[0] if found else work()


@contextmanager
def forked(
    work: Callable[[], T],
) -> Iterator[Callable[[Callable[[], object] | None], tuple[T, ...]]]:
    """Begin ``work`` in a copy; what is yielded waits for what it finds, and looks round meanwhile.

    It returns nothing where the copy could not be made or did not come to its end. The copy does not outlive
    the context.
    """
    reading, writing = os.pipe()
    try:
        process = os.fork()
    except OSError:
        process = -1
    if not process:
        os.close(reading)  # so that writing fails when nobody is there any more
        _answer(work, writing)
    os.close(writing)
    with open(reading, "rb") as answer:  # noqa: PTH123  # no path: the end of a pipe

        def found(look: Callable[[], object] | None = None) -> tuple[T, ...]:
            while look is not None and not select.select([answer], [], [], _LOOK)[0]:
                look()
            try:
                return (pickle.load(answer),)
            except (EOFError, OSError, pickle.UnpicklingError):
                return ()

        try:
            yield found
        finally:
            if process > 0:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
                os.waitpid(process, 0)


def _answer(work: Callable[[], object], writing: int) -> NoReturn:
    """Write what is found, and end this process without anything that others registered for its end."""
    try:
        found = pickle.dumps(work(), pickle.HIGHEST_PROTOCOL)
        with open(writing, "wb") as answer:  # no path: the end of a pipe
            answer.write(found)
    finally:
        os._exit(0)
