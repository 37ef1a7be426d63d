"""The log of decisions in a project, entry by entry: as CSV, and as lines of JSON."""

from collections.abc import Iterable

import msgspec

from annotally.model.letters import LETTERS
from annotally.reports.tables.table import Cell, Table, columns_of, csv_table, json_objects

FORMS = ("csv", "jsonl")
"""The forms a log can have."""


class LogLine(msgspec.Struct, frozen=True):
    """An entry: its place, the texts of the sides and of the final key there, and the user behind it.

    ``row`` is that of the document's tree, -1 for entries about no row. ``level`` is in lower case. ``path``
    leads from the object down, or describes it in words. ``choice`` is in words: ``take A``. ``when`` is
    UTC in ISO 8601. ``lost``: the annotation it is about is no longer there.
    """

    document: str
    row: int
    level: str
    path: str
    sides: tuple[str, ...]
    final: str = ""
    choice: str = ""
    rule: str = ""
    user: str = ""
    when: str = ""
    reason: str = ""
    comment: str = ""
    flag: bool = False
    lost: bool = False


def log_csv(lines: Iterable[LogLine], sides: int = 2) -> str:
    """Return the entries as CSV (RFC 4180) under a header, with a column for each of the ``sides``."""
    return csv_table(_table(lines, sides))


def log_jsonl(lines: Iterable[LogLine], sides: int = 2) -> str:
    """Return the entries as JSON, one on each line, with the names of the columns of `log_csv` as keys."""
    encode = msgspec.json.encode
    return "".join(f"{encode(entry).decode()}\n" for entry in json_objects(_table(lines, sides)))


def log_text(form: str, lines: Iterable[LogLine], sides: int = 2) -> str:
    """Return the entries in one of `FORMS`."""
    return {"csv": log_csv, "jsonl": log_jsonl}[form](lines, sides)


def _table(lines: Iterable[LogLine], sides: int) -> Table:
    keys = ("document", "row", "level", "path", *LETTERS[:sides], "final", "choice", "rule", "who", "when")
    columns = columns_of((*keys, "reason", "comment", "flag", "lost"))
    return Table(columns, (_cells(line, sides) for line in lines))


def _cells(line: LogLine, sides: int) -> list[Cell]:
    side_texts = [*line.sides, *[""] * sides][:sides]
    place = (line.document, line.row, line.level, line.path)
    decision = (line.final, line.choice, line.rule, line.user, line.when, line.reason, line.comment)
    return [*place, *side_texts, *decision, line.flag, line.lost]
