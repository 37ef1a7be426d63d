"""Annotations added by hand to the documents of a forest, as rows behind those of each comparison. No Qt."""

from collections.abc import Mapping, Sequence

from annotally.adjudication.decisions.added_rows import HandRow, added_rows
from annotally.adjudication.project.messages import AddedRow
from annotally.comparison.result import Level
from annotally_gui.services.i18n import mark

ADDED = "ADD"
"""Name of such rows in the place of a state, in the tree and in the filter: they have no state."""
ADDED_LONG = mark("added annotation")
ADDED_CODE = 255
"""Code of such rows in a forest's column of states."""


class AddedRows:
    """Annotations added by hand to one document: their rows, counted from 0, and the columns of these."""

    def __init__(self, added: Sequence[AddedRow]) -> None:
        self.added = tuple(added)
        self.rows: tuple[HandRow, ...] = added_rows(added)
        self.level = bytes(line.level for line in self.rows)
        self.depth = bytes(line.depth for line in self.rows)
        self.status = bytes([ADDED_CODE]) * len(self.rows)
        self.leaves = bytes(line.end == row + 1 for row, line in enumerate(self.rows))
        self.begins = bytes(line.level == Level.INSTANCE for line in self.rows)
        self.tops = tuple(row for row, line in enumerate(self.rows) if line.parent < 0)
        """The rows of the annotations themselves."""

    def __len__(self) -> int:
        return len(self.rows)

    def entry(self, row: int) -> AddedRow:
        """Return the annotation that a row belongs to."""
        return self.added[self.rows[row].entry]

    def moved_to(self, after: "AddedRows") -> dict[int, int]:
        """Return where the rows stand in ``after``: of the same annotations, as far down as they go."""
        # Annotations are found again by name. Below a common top rows correspond by position, as far as both
        # go: an edited annotation may have more or fewer rows now. O(rows).
        tops = {after.entry(row).name: row for row in after.tops}
        new_rows: dict[int, int] = {}
        for number, top in enumerate(self.tops):
            there = tops.get(self.added[number].name)
            if there is not None:
                last = after.rows[there].end - there
                new_rows |= {top + n: there + n for n in range(min(self.rows[top].end - top, last))}
        return new_rows


NONE_ADDED = AddedRows(())
AddedByDocument = Mapping[str, AddedRows]
