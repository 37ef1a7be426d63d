"""Work without the rights of the one who runs the tests, whom no folder stops in a container."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

NOBODY = 65534
"""A user without rights, for the time of a test that runs as one who may do everything."""


@contextmanager
def without_rights() -> Iterator[None]:
    """Do something as a user whom read-only folders stop."""
    previous = os.geteuid()
    if previous == 0:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(previous)
