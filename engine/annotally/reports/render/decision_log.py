"""The log of decisions in a project, entry by entry: as CSV, and as lines of JSON."""

from collections.abc import Iterable

import msgspec

from annotally.reports.render.csv_table import csv_table

LETTERS = "ABCDEFGHI"
"""Letters for sides wherever their names are not given."""
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
    return csv_table(_header(sides), (map(_cell, _cells(line, sides).values()) for line in lines))


def log_jsonl(lines: Iterable[LogLine], sides: int = 2) -> str:
    """Return the entries as JSON, one on each line, with the names of the columns of `log_csv` as keys."""
    encode = msgspec.json.encode
    return "".join(f"{encode(_cells(line, sides)).decode()}\n" for line in lines)


def log_text(form: str, lines: Iterable[LogLine], sides: int = 2) -> str:
    """Return the entries in one of `FORMS`."""
    return {"csv": log_csv, "jsonl": log_jsonl}[form](lines, sides)


def _cell(value: object) -> object:
    return ("yes" if value else "") if isinstance(value, bool) else value


def _header(sides: int) -> list[str]:
    return list(_cells(LogLine("", 0, "", "", ("",) * sides), sides))


def _cells(line: LogLine, sides: int) -> dict[str, object]:
    # One dictionary serves CSV and JSON: its keys are the columns, in their order.
    place = {"document": line.document, "row": line.row, "level": line.level, "path": line.path}
    side_texts = dict(zip(LETTERS[:sides], (*line.sides, *[""] * sides), strict=False))
    decision = {
        "final": line.final,
        "choice": line.choice,
        "rule": line.rule,
        "who": line.user,
        "when": line.when,
        "reason": line.reason,
        "comment": line.comment,
        "flag": line.flag,
        "lost": line.lost,
    }
    return {**place, **side_texts, **decision}
