"""The rows of a document whose decisions look otherwise than before."""

from bisect import bisect_left
from collections.abc import Iterator

from annotally.adjudication.project.messages import Decided

_COLUMNS = ("choice", "own", "rule", "optional")
_MAPPINGS = ("sides", "edited", "remarks", "paired")
_BLOCK = 512
"""Rows that are compared at once."""


class DecisionChanges:
    """The difference of two states of a document's decisions; without one of them, everything differs."""

    def __init__(self, before: Decided | None, after: Decided | None) -> None:
        self._rows: list[int] = []
        """The rows that changed, ascending."""
        self._whole = before is None or after is None or len(before.choice) != len(after.choice)
        if before is None or after is None or self._whole:
            return
        rows = set(before.merging) ^ set(after.merging)
        for name in _COLUMNS:
            rows.update(_differing_rows(getattr(before, name), getattr(after, name)))
        for name in _MAPPINGS:
            old, new = getattr(before, name), getattr(after, name)
            if old != new:
                rows |= {row for row in old.keys() | new.keys() if old.get(row) != new.get(row)}
        if before.conflicts != after.conflicts:
            rows.add(0)
        self._rows = sorted(rows)

    def touch(self, first: int, last: int) -> bool:
        """Tell whether any row from ``first`` to before ``last`` changed, counted from the document's first.

        O(log changes).
        """
        place = bisect_left(self._rows, first)
        return self._whole or (place < len(self._rows) and self._rows[place] < last)


def _differing_rows(before: bytes, after: bytes) -> Iterator[int]:
    """Yield the places at which two columns of the same length differ: O(rows), by blocks in C."""
    if before == after:
        return
    for start in range(0, len(before), _BLOCK):
        old, new = before[start : start + _BLOCK], after[start : start + _BLOCK]
        if old != new:
            yield from (
                start + at
                for at, (code, new_code) in enumerate(zip(old, new, strict=True))
                if code != new_code
            )
