"""Changes between two responses to one key: fixed, broken, unchanged; as text, CSV and JSON."""

from collections.abc import Iterable, Mapping
from enum import StrEnum

import msgspec

from annotally.reports.tables.table import Column, Table, csv_table, json_objects, text_table

OBJECT, FILL = "object", "fill"
"""Levels counted: whole annotations, and the lowest rows below them."""
COLUMNS = tuple(
    Column(key, key.upper())
    for key in ("document", "level", "change", "type", "slot", "key", "before", "after", "was", "is")
)


class ChangeKind(StrEnum):
    """Change of an annotation or a fill from the first run to the second."""

    FIXED = "fixed"
    BROKEN = "broken"
    STILL_RIGHT = "still right"
    STILL_WRONG = "still wrong"
    UNCOUNTED = "uncounted"
    """At least one of the runs does not count it: optional, or of another alternative."""


class RunChange(msgspec.Struct, frozen=True):
    """An annotation or a fill of the key, or of a response alone, in two runs.

    ``row`` and ``second_row`` are its rows in the trees of the two runs, -1 where it has none.
    ``was`` and ``now`` are states, empty where a run says nothing of it.
    """

    document: str
    label: str
    level: str
    kind: ChangeKind
    type: str
    slot: str
    key: str
    before: str
    after: str
    was: str
    now: str
    row: int
    second_row: int


class RunChanges(msgspec.Struct, frozen=True):
    """The comparison of two runs: counts by level and kind, and the things fixed or broken.

    Things that stayed as they were are among them if asked for.
    """

    names: tuple[str, str]
    counts: Mapping[str, Mapping[str, int]]
    changes: tuple[RunChange, ...]
    signatures: tuple[str, str] = ("", "")
    task: str = ""
    documents: int = 0
    """How many documents were compared."""
    opened: int = 0
    """Number of the run that a window has open: its rows can be gone to."""

    def place(self, change: RunChange) -> int:
        """Return the row of a change in the run that is open, -1 where it has none."""
        return change.second_row if self.opened else change.row

    def count(self, level: str, kind: ChangeKind) -> int:
        """Return the number of things of a level that are of a kind."""
        return self.counts.get(level, {}).get(kind.value, 0)


def run_changes_csv(comparison: RunChanges) -> str:
    """Return a line for every change as CSV (RFC 4180) under `COLUMNS`."""
    return csv_table(_table(comparison.changes))


def run_changes_json(comparison: RunChanges, tests: Mapping[str, object] | None = None) -> str:
    """Return counts and changes as JSON; the rows of the trees are left out. ``tests`` are added if given."""
    value = {
        "schema": 1,
        "runs": comparison.names,
        "signatures": comparison.signatures,
        "counts": comparison.counts,
        "changes": list(json_objects(_table(comparison.changes))),
        **({} if tests is None else {"tests": tests}),
    }
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n"


def run_changes_text(comparison: RunChanges) -> str:
    """Return counts, then things broken and fixed, as text; lines end with LF."""
    # Changes for the worse come first; unchanged things follow only if they are among the changes.
    counts = Table(
        (Column(), *(Column(heading=kind.value) for kind in ChangeKind)),
        [(level, *(comparison.count(level, kind) for kind in ChangeKind)) for level in (OBJECT, FILL)],
    )
    pages = [f"FROM {comparison.names[0]} TO {comparison.names[1]}\n" + text_table(counts)]
    for kind in (
        ChangeKind.BROKEN,
        ChangeKind.FIXED,
        ChangeKind.STILL_WRONG,
        ChangeKind.STILL_RIGHT,
        ChangeKind.UNCOUNTED,
    ):
        listed = [change for change in comparison.changes if change.kind is kind]
        if listed:
            pages.append(f"{kind.value.upper()}\n{text_table(_table(listed).without('change'))}")
    return "\n".join((*pages, *(f"{change}\n" for change in comparison.signatures if change)))


def _table(changes: Iterable[RunChange]) -> Table:
    return Table(COLUMNS, map(_cells, changes))


def _cells(change: RunChange) -> list[str]:
    texts = (" ".join(text.split()) for text in (change.key, change.before, change.after))
    return [
        change.label,
        change.level,
        change.kind.value,
        change.type,
        change.slot,
        *texts,
        change.was,
        change.now,
    ]
