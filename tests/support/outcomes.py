"""The result of a call, or the diagnostics of its refusal."""

from collections.abc import Callable
from typing import TypeVar

from annotally.model.diagnostics import Diagnostic, InputRefused

Result = TypeVar("Result")


def outcome_of(call: Callable[[], Result]) -> tuple[Result | None, tuple[Diagnostic, ...]]:
    """Return the result of a call, or the diagnostics of its refusal. Every other exception is raised."""
    try:
        return call(), ()
    except InputRefused as refusal:
        return None, tuple(refusal.diagnostics)
