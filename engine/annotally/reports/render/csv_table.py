"""Tables as CSV that a spreadsheet shows and never runs: a text that looks like a formula stays text.

A spreadsheet takes a cell for a formula by its first sign, wherever it came from. So a text that begins with
such a sign, or with an apostrophe, has an apostrophe ahead of it in the file; numbers stay as they are.
"""

import csv
import io
from collections.abc import Iterable, Sequence

APOSTROPHE = "'"
FORMULA_SIGNS = frozenset("=+-@\t\r\n＝＋－＠")
"""First signs of a formula, the wide ones in spreadsheets of East Asia, and white space that may be cut."""
_GUARDED = FORMULA_SIGNS | {APOSTROPHE}


def csv_table(header: Sequence[str], rows: Iterable[Iterable[object]]) -> str:
    """Return a table as CSV (RFC 4180): strings are texts and guarded, all else is written as it is."""
    # The writer ends lines with CR LF itself (RFC 4180); newline="" keeps them as they are.
    buffer = io.StringIO(newline="")
    writer = csv.writer(buffer)
    writer.writerow(header)
    writer.writerows([guarded(cell) if isinstance(cell, str) else cell for cell in row] for row in rows)
    return buffer.getvalue()


def csv_rows(text: str) -> list[list[str]]:
    """Return the rows that `csv_table` was given, the header first; numbers as they are written."""
    return [[unguarded(cell) for cell in row] for row in csv.reader(io.StringIO(text, newline=""))]


def guarded(text: str) -> str:
    """Return a text as its cell holds it."""
    return APOSTROPHE + text if text[:1] in _GUARDED else text


def unguarded(cell: str) -> str:
    """Return the text of a cell. A cell without guard, as one of a number, is its own text."""
    return cell[1:] if cell[:1] == APOSTROPHE and cell[1:2] in _GUARDED else cell
