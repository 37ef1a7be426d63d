"""Warnings of a comparison, told apart by what they are about."""

import re
from collections.abc import Iterable

from annotally.model.diagnostics import Diagnostic

_DIFFERENCE = re.compile(r" not compared by | differs? in ")


def without_differences(warnings: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """Return warnings but for those of differences that the task does not compare (C10)."""
    return tuple(warning for warning in warnings if not _DIFFERENCE.search(warning.found))
