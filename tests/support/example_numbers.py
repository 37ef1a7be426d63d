"""How many examples Hypothesis tries of a test: fewer in a quick run, many more in the long one."""

from collections.abc import Iterable

import pytest
from hypothesis import settings

QUICK = 20
"""Examples of a test in a quick run, where the test states no number."""
LONG = 2_000
"""Examples of a test in the long run, where the test states no number."""
LONGER = 10
"""How many times the examples that a test states are tried in the long run."""


def examples_of_run(stated: int, *, soak: bool) -> int:
    """Return how many examples a run tries where a test states a number; quickly, two fifths or 20."""
    return LONGER * stated if soak else min(stated, max(QUICK, 2 * stated // 5))


def set_example_numbers(items: Iterable[pytest.Item], *, soak: bool) -> None:
    """Give tests that state how many examples they need the number for this run."""
    for function in {getattr(item.obj, "__func__", item.obj) for item in items if hasattr(item, "obj")}:
        # Hypothesis refuses to decorate a test with settings a second time.
        own_settings = getattr(function, "_hypothesis_internal_use_settings", None)
        if own_settings is not None and own_settings.max_examples not in (QUICK, LONG):
            number = examples_of_run(own_settings.max_examples, soak=soak)
            function._hypothesis_internal_use_settings = settings(own_settings, max_examples=number)
