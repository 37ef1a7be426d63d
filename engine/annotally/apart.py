"""Tables of many documents worked out by two processes: a copy of this one does the last of them.

The copy has all that was read, and only the tables come back. Whatever goes wrong with it, nothing comes
back, and all is worked out here.
"""

import os
import pickle
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import NoReturn

from annotally.comparison import RowKey
from annotally.scoring.families import AnyTally

Tables = Mapping[str, Mapping[RowKey, AnyTally]]
"""Of documents by id."""

MANY = 2000
"""Documents from which on a copy pays: it costs 20 ms, and a few more for what both of them change."""


def is_possible(count: int) -> bool:
    """Tell whether to have some of so many documents worked out apart.

    A process is copied only where that is safe: on Linux, and while it has one thread.
    """
    alone = sys.platform == "linux" and threading.active_count() == 1
    return count >= MANY and alone and (os.cpu_count() or 1) > 1


@contextmanager
def worked_out_apart(
    documents: Sequence[str], table: Callable[[str], Mapping[RowKey, AnyTally]]
) -> Iterator[Callable[[], Tables]]:
    """Begin to work out the tables of ``documents``; what is yielded waits for them and returns them.

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
        _answer(documents, table, writing)
    os.close(writing)
    with open(reading, "rb") as answer:  # noqa: PTH123  # no path: the end of a pipe

        def tables() -> Tables:
            try:
                found: Tables = pickle.load(answer)
            except (EOFError, OSError, pickle.UnpicklingError):
                return {}
            return found

        try:
            yield tables
        finally:
            if process > 0:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
                os.waitpid(process, 0)


def _answer(
    documents: Sequence[str], table: Callable[[str], Mapping[RowKey, AnyTally]], writing: int
) -> NoReturn:
    """Write the tables, and end this process without anything that others registered for its end."""
    try:
        found = {document: table(document) for document in documents}
        with open(writing, "wb") as answer:  # no path: the end of a pipe
            pickle.dump(found, answer, pickle.HIGHEST_PROTOCOL)
    finally:
        os._exit(0)
