"""The rows of a document whose decisions look otherwise than before."""

from annotally.adjudication.project.messages import Decided

_COLUMNS = ("choice", "own", "rule", "optional")
_MAPPINGS = ("sides", "edited", "remarks", "paired")


class DecisionChanges:
    """The difference of two states of a document's decisions; without one of them, everything differs."""

    def __init__(self, before: Decided | None, after: Decided | None) -> None:
        self._columns: list[tuple[bytes, bytes]] = []
        self._rows: set[int] = set()
        self._whole = before is None or after is None or len(before.choice) != len(after.choice)
        if before is None or after is None or self._whole:
            return
        self._columns = [(getattr(before, name), getattr(after, name)) for name in _COLUMNS]
        for name in _MAPPINGS:
            old, new = getattr(before, name), getattr(after, name)
            if old != new:
                self._rows |= {row for row in old.keys() | new.keys() if old.get(row) != new.get(row)}
        self._rows |= set(before.merging) ^ set(after.merging)
        if before.conflicts != after.conflicts:
            self._rows.add(0)

    def touch(self, first: int, last: int) -> bool:
        """Tell whether any row from ``first`` to before ``last`` changed, counted from the document's first.

        O(rows in between) byte comparisons, and O(changed comments and the like).
        """
        return (
            self._whole
            or any(old[first:last] != new[first:last] for old, new in self._columns)
            or any(first <= row < last for row in self._rows)
        )
