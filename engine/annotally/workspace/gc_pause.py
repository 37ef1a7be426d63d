"""What loading much at once needs of the interpreter."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def gc_paused() -> Iterator[None]:
    """Keep the garbage collector out of a bulk load: what is built lives on, and it would look at all of it.

    Afterwards everything alive is frozen, so that no later collection walks through it either.
    """
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.freeze()
