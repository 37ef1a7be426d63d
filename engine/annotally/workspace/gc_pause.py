"""Pauses of the garbage collector: while much is loaded at once, and while a command starts."""

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


@contextmanager
def gc_paused() -> Iterator[None]:
    """Keep the garbage collector out of a bulk load: its objects stay alive, and it would visit all of them.

    Afterwards everything alive is frozen, so that no later collection walks through it either.
    """
    # A collection visits every object alive and is started by the number of new ones: while millions are
    # loaded it would run over and over, and free nothing. Nested use finds the collector off and leaves it to
    # the outermost.
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.freeze()
