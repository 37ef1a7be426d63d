"""Two responses against one key: what became right, what broke, what stayed; as text, CSV and JSON."""

from collections.abc import Mapping, Sequence
from enum import StrEnum

import msgspec

from annotally.reports.render.csv_table import csv_table

OBJECT, FILL = "object", "fill"
"""What is counted: whole annotations, and what lies lowest below them."""
HEADER = ("document", "level", "change", "type", "slot", "key", "before", "after", "was", "is")


class Kind(StrEnum):
    """What became of something from the first run to the second."""

    FIXED = "fixed"
    BROKEN = "broken"
    STILL_RIGHT = "still right"
    STILL_WRONG = "still wrong"
    UNCOUNTED = "uncounted"
    """At least one of the runs does not count it: optional, or of another alternative."""


class Change(msgspec.Struct, frozen=True):
    """One thing of the key, or one that a response alone has, in two runs.

    ``row`` and ``other`` are its rows in the trees of the first and the second run, -1 where it has none.
    ``was`` and ``now`` are states, empty where a run says nothing of it.
    """

    document: str
    label: str
    level: str
    kind: Kind
    type: str
    slot: str
    key: str
    before: str
    after: str
    was: str
    now: str
    row: int
    other: int


class RunChanges(msgspec.Struct, frozen=True):
    """The comparison of two runs: counts by level and kind, and what was fixed or broken.

    What stayed is among them if it was asked for.
    """

    names: tuple[str, str]
    counts: Mapping[str, Mapping[str, int]]
    changes: tuple[Change, ...]
    signatures: tuple[str, str] = ("", "")
    opened: int = 0
    """Which of the runs a window has open, so that its rows can be gone to."""

    def place(self, change: Change) -> int:
        """Return the row of a change in the run that is open, -1 where it has none."""
        return change.other if self.opened else change.row

    def count(self, level: str, kind: Kind) -> int:
        """Return how many of a level are of a kind."""
        return self.counts.get(level, {}).get(kind.value, 0)


def run_changes_csv(found: RunChanges) -> str:
    """Return a line for every change as CSV (RFC 4180) under `HEADER`."""
    return csv_table(HEADER, map(_cells, found.changes))


def run_changes_json(found: RunChanges) -> str:
    """Return counts and changes as JSON; the rows of the trees are left out."""
    value = {
        "schema": 1,
        "runs": found.names,
        "signatures": found.signatures,
        "counts": found.counts,
        "changes": [dict(zip(HEADER, _cells(one), strict=True)) for one in found.changes],
    }
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n"


def run_changes_text(found: RunChanges) -> str:
    """Return counts, then what broke and what was fixed, as text; lines end with LF."""
    head = [["", *(kind.value for kind in Kind)]]
    head += [[level, *(str(found.count(level, kind)) for kind in Kind)] for level in (OBJECT, FILL)]
    pages = [f"FROM {found.names[0]} TO {found.names[1]}\n" + _lines(head)]
    for kind in (Kind.BROKEN, Kind.FIXED, Kind.STILL_WRONG, Kind.STILL_RIGHT, Kind.UNCOUNTED):
        listed = [one for one in found.changes if one.kind is kind]
        if listed:
            table = [["DOCUMENT", "LEVEL", "TYPE", "SLOT", "KEY", "BEFORE", "AFTER", "WAS", "IS"]]
            table += [[*_cells(one)[:2], *_cells(one)[3:]] for one in listed]
            pages.append(f"{kind.value.upper()}\n{_lines(table)}")
    return "\n".join((*pages, *(f"{one}\n" for one in found.signatures if one)))


def _lines(table: Sequence[Sequence[str]]) -> str:
    """Return cells in columns, the first and all words to the left."""
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines = ("  ".join(map(str.ljust, line, widths)).rstrip() for line in table)
    return "".join(f"{line}\n" for line in lines)


def _cells(one: Change) -> list[str]:
    texts = (" ".join(text.split()) for text in (one.key, one.before, one.after))
    return [one.label, one.level, one.kind.value, one.type, one.slot, *texts, one.was, one.now]
