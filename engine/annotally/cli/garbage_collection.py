"""The garbage collector while a command runs: it is called seldom, for nearly all that is made stays."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

_NEW_OBJECTS = 50_000
"""Objects that a command makes between two collections; importing the engine makes 170,000."""


@contextmanager
def gc_seldom() -> Iterator[None]:
    """Let the garbage collector run seldom while a command does its work.

    With Python's own threshold, 700 objects, a third of a start was spent in collections that freed nothing.
    """
    thresholds = gc.get_threshold()
    gc.set_threshold(_NEW_OBJECTS, *thresholds[1:])
    try:
        yield
    finally:
        gc.set_threshold(*thresholds)
