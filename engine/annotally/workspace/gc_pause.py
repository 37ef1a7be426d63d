"""A pause of the garbage collector while much is loaded at once."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


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
