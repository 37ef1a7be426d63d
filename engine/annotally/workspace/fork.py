"""Computation in a copy of this process (POSIX fork), while this process does other work or answers.

The copy starts with the memory of the moment, changes nothing here, and returns a pickled result through
a pipe. If anything goes wrong with it, it returns nothing, and the caller computes in this process.

Only for work on the state that is live in this process, which an executor of `concurrent.futures` would
have to send: with 4,000 token tables open (273 MiB) a copy that answers at once takes 20 ms; to pickle and
unpickle these tables takes 380 ms (medians of five and of three runs).
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

Answer = Callable[[Callable[[], object] | None], tuple[T, ...]]
"""A function that waits for the result of a copy, and calls its argument meanwhile."""

MANY = 2000
"""Documents from which on a copy pays: it costs 20 ms, and more for the pages that both change."""
_LOOK = 0.01
"""Seconds between two calls of ``look``."""


def is_safe() -> bool:
    """Tell whether this process can be copied: on Linux, and while it has one thread."""
    return sys.platform == "linux" and threading.active_count() == 1


def available_processors() -> int:
    """Return the number of processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def is_worth_forking(count: int, jobs: int | None = None) -> bool:
    """Tell whether to have some of so many documents worked out apart, by at most ``jobs`` processes."""
    return jobs != 1 and count >= MANY and is_safe() and available_processors() > 1


def run_forked(work: Callable[[], T], look: Callable[[], object]) -> T:
    """Return the result of ``work``, calling ``look`` every few milliseconds meanwhile if possible.

    The result has to be picklable. It ends with whatever ``look`` raises; what ``work`` raises is raised.
    """
    if not is_safe():
        return work()
    with forked(work) as answer:
        results = answer(look)
    return results[0] if results else work()


@contextmanager
def forked(
    work: Callable[[], T],
) -> Iterator[Answer[T]]:
    """Begin ``work`` in a copy; yield a function that waits for the result, and calls ``look`` meanwhile.

    That function returns an empty tuple where the copy could not be made or did not come to its end. The copy
    does not outlive the context.
    """
    # The child writes one pickled result into the pipe and exits; end of file without a result means that it
    # failed. The parent kills and reaps the child at the end of the context, so that no zombie is left. An
    # interrupt (Ctrl+C) is the parent's alone, and waits until it is ready to kill the child: one that came
    # while `os.fork` returned left a child of which the parent did not know.
    reading, writing = os.pipe()
    unblocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        process = os.fork()
    except OSError:
        process = -1
    if not process:
        os.close(reading)  # so that writing fails once the parent has gone
        _answer(work, writing)
    os.close(writing)
    with open(reading, "rb") as answer:  # noqa: PTH123  # no path: the end of a pipe

        def wait(look: Callable[[], object] | None = None) -> tuple[T, ...]:
            while look is not None and not select.select([answer], [], [], _LOOK)[0]:
                look()
            try:
                return (pickle.load(answer),)
            except (EOFError, OSError, pickle.UnpicklingError):
                return ()

        try:
            signal.pthread_sigmask(signal.SIG_SETMASK, unblocked)
            yield wait
        finally:
            if process > 0:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
                os.waitpid(process, 0)


def _answer(work: Callable[[], object], writing: int) -> NoReturn:
    """Write the result and end this process without the exit handlers that others registered."""
    try:
        pickled = pickle.dumps(work(), pickle.HIGHEST_PROTOCOL)
        with open(writing, "wb") as answer:  # no path: the end of a pipe
            answer.write(pickled)
    finally:
        os._exit(0)
