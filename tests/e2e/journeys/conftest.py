"""A person at a window that has just started."""

import pytest

from support.driver import Start
from support.hand import Journey


@pytest.fixture
def journey(start: Start, request: pytest.FixtureRequest) -> Journey:
    """Begin at the welcome page of a first start, on a journey named as the test's module is."""
    return Journey(start(), request.path.stem.removeprefix("test_").replace("_", "-"))
