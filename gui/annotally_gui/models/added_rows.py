"""What was added by hand to the documents of a forest, as rows behind those of each comparison. No Qt."""

from collections.abc import Mapping, Sequence

from annotally.adjudication.decisions.added_rows import HandRow, added_rows
from annotally.adjudication.project.messages import AddedRow
from annotally.comparison.result import Level
from annotally_gui.services.i18n import mark

ADDED = "ADD"
"""What stands in the place of a state, and what the filter calls it: such rows have none."""
ADDED_LONG = mark("added by hand")
ADDED_CODE = 255
"""What a forest has in the place of the state of such rows."""


class AddedRows:
    """What was added to one document: its rows, counted from the first of them, and their columns."""

    def __init__(self, added: Sequence[AddedRow]) -> None:
        self.added = tuple(added)
        self.rows: tuple[HandRow, ...] = added_rows(added)
        self.level = bytes(one.level for one in self.rows)
        self.depth = bytes(one.depth for one in self.rows)
        self.status = bytes([ADDED_CODE]) * len(self.rows)
        self.leaves = bytes(one.end == row + 1 for row, one in enumerate(self.rows))
        self.begins = bytes(one.level == Level.INSTANCE for one in self.rows)
        self.tops = tuple(row for row, one in enumerate(self.rows) if one.parent < 0)
        """The rows of the annotations themselves."""

    def __len__(self) -> int:
        return len(self.rows)

    def entry(self, row: int) -> AddedRow:
        """Return the annotation that a row belongs to."""
        return self.added[self.rows[row].entry]

    def moved_to(self, after: "AddedRows") -> dict[int, int]:
        """Return where the rows stand in ``after``: of the same annotations, as far down as they go."""
        tops = {after.entry(row).name: row for row in after.tops}
        found: dict[int, int] = {}
        for number, top in enumerate(self.tops):
            there = tops.get(self.added[number].name)
            if there is not None:
                last = after.rows[there].end - there
                found |= {top + n: there + n for n in range(min(self.rows[top].end - top, last))}
        return found


NONE_ADDED = AddedRows(())
AddedByDocument = Mapping[str, AddedRows]
