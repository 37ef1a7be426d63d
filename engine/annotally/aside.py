"""Long work done in a copy of this process, while this one goes on answering."""

import multiprocessing
import os
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import TypeVar

T = TypeVar("T")
_LOOK = 0.01
"""Seconds between two looks at what else is asked."""


def aside(work: Callable[[], T], look: Callable[[], object]) -> T:
    """Return what ``work`` returns, calling ``look`` every few milliseconds meanwhile.

    The copy has all that there is now, and changes none of it here; what it returns has to be picklable. It
    ends with whatever ``look`` raises. Where processes cannot be copied, or the copy dies, the work is done
    here; what it raises is raised here then.
    """
    if not hasattr(os, "fork"):
        return work()
    context = multiprocessing.get_context("fork")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_tell, args=(work, theirs), daemon=True)
    process.start()
    theirs.close()
    try:
        while not ours.poll(_LOOK):
            look()
        found: tuple[T, ...] = ours.recv()
    except EOFError:  # it died; or what it found cannot be sent
        found = ()
    finally:
        process.kill()
        process.join()
        process.close()
        ours.close()
    return found[0] if found else work()


def _tell(work: Callable[[], object], answer: Connection) -> None:
    try:
        answer.send((work(),))
    finally:  # without a word where it failed: it is done again where somebody hears of it
        os._exit(0)
