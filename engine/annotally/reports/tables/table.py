"""Tables of columns and rows, and the three ways to write one: as text, as CSV, as JSON.

Rows hold exact values; a column says how they look. A cell is a text, a count, a ratio or a flag; None is a
figure that is undefined (C2), an empty text a cell that holds nothing. A row may end early: what it lacks is
empty, and a row of no cells is a blank line of text.
"""

import csv
import io
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from annotally.scoring.measures import UNDEFINED, rounded

APOSTROPHE = "'"
FORMULA_SIGNS = frozenset("=+-@\t\r\n＝＋－＠")
"""First signs of a formula, the wide ones in spreadsheets of East Asia, and white space that may be cut."""
_GUARDED = FORMULA_SIGNS | {APOSTROPHE}

Cell = str | int | float | Fraction | None
TableRow = Sequence[Cell]


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table: its names, its alignment in text, and the form of its figures there.

    Ratios have ``digits`` decimals in text, rounded half up (M2), in percent where asked for; CSV and JSON
    have them unrounded.
    """

    key: str = ""
    """Name in CSV and JSON."""
    heading: str = ""
    """Name in text; a table without any has no line of headings."""
    right: bool = False
    """Whether text is aligned to the right, as figures are."""
    digits: int = 4
    percent: bool = False
    width: int = 0
    """Characters that the column has at least in text."""
    gap: str = "  "
    """Characters between the column ahead and this one."""

    def text(self, cell: Cell) -> str:
        """Return a cell as text, not yet aligned."""
        # Ratios are exact and rounded; counts, and amounts that are floats already, are written as they are.
        if isinstance(cell, Fraction) or cell is None:
            return ratio_text(cell, self.digits, percent=self.percent)
        return cell if isinstance(cell, str) else str(cell)  # a sentence stays one that can be translated


@dataclass(frozen=True, slots=True)
class Table:
    """Columns, and rows with a cell for each of them in their order."""

    columns: Sequence[Column]
    rows: Iterable[TableRow]

    def without(self, key: str) -> "Table":
        """Return the table without a column."""
        places = [place for place, column in enumerate(self.columns) if column.key != key]
        rows = [[row[place] for place in places] for row in self.rows]
        return Table([self.columns[place] for place in places], rows)


@dataclass(frozen=True, slots=True)
class NamedTable:
    """A table among others: its name in files, its title, and the sentences that explain its figures."""

    name: str
    title: str
    table: Table
    notes: tuple[str, ...] = ()


def columns_of(keys: Iterable[str]) -> tuple[Column, ...]:
    """Return columns that need no more than names, for CSV and JSON."""
    return tuple(map(Column, keys))


def ratio_text(ratio: Fraction | int | None, digits: int = 4, *, percent: bool = False) -> str:
    """Return a ratio with so many decimals, half up (M2), or `UNDEFINED`."""
    return UNDEFINED if ratio is None else rounded(100 * ratio if percent else ratio, digits)


# --- text


def text_table(*tables: Table) -> str:
    """Return tables that stand below each other as text; every line ends with LF."""
    return "".join(f"{line}\n" for line in text_lines(*tables))


def text_lines(*tables: Table) -> Iterator[str]:
    """Yield the lines of tables that stand below each other: headings, then rows; a blank line between two.

    A column is as wide as its widest cell in all of them. Lines have no blanks at their ends.
    """
    # All cells become texts first; then a second walk over them aligns each in the widest of its column. Rows
    # of unlike lengths are compared place by place, so that a short one widens only what it has. O(cells).
    pages = [(table.columns, [*_headings(table), *_texts(table)]) for table in tables]
    widths: dict[int, int] = {}
    for columns, lines in pages:
        for line in lines:
            for place, text in enumerate(line):
                widths[place] = max(widths.get(place, columns[place].width), len(text))
    for number, (columns, lines) in enumerate(pages):
        if number:
            yield ""
        yield from (_aligned(columns, line, widths).rstrip() for line in lines)


def _headings(table: Table) -> Iterator[list[str]]:
    # A table without any heading follows one that has them, and stands under its columns.
    headings = [column.heading for column in table.columns]
    if any(headings):
        yield headings


def _texts(table: Table) -> Iterator[list[str]]:
    for row in table.rows:
        yield [column.text(cell) for column, cell in zip(table.columns[: len(row)], row, strict=True)]


def _aligned(columns: Sequence[Column], line: Sequence[str], widths: Mapping[int, int]) -> str:
    pieces = []
    for place, text in enumerate(line):
        column = columns[place]
        pieces.append(column.gap if place else "")
        pieces.append(text.rjust(widths[place]) if column.right else text.ljust(widths[place]))
    return "".join(pieces)


# --- CSV


def csv_table(table: Table) -> str:
    """Return a table as CSV (RFC 4180) under the keys of its columns, ratios as decimals without end.

    No spreadsheet takes a text in it for a formula, which it would tell by its first sign, wherever it came
    from: a text that begins with such a sign, or with an apostrophe, has an apostrophe ahead of it.
    """
    # The writer ends lines with CR LF itself (RFC 4180); newline="" keeps them as they are.
    buffer = io.StringIO(newline="")
    writer = csv.writer(buffer)
    writer.writerow([column.key for column in table.columns])
    count = len(table.columns)
    writer.writerows([*map(_csv_cell, row), *[""] * (count - len(row))] for row in table.rows)
    return buffer.getvalue()


def guarded(text: str) -> str:
    """Return a text as its CSV cell holds it."""
    return APOSTROPHE + text if text[:1] in _GUARDED else text


def _csv_cell(cell: Cell) -> object:
    # Texts alone are guarded: a negative number begins with a sign of a formula, too. A flag is an integer to
    # Python, and would be written as True or False.
    if isinstance(cell, str):
        return guarded(cell)
    if isinstance(cell, bool):
        return "yes" if cell else ""
    return float(cell) if isinstance(cell, Fraction) else cell


# --- JSON


def json_objects(table: Table) -> Iterator[dict[str, Cell]]:
    """Yield the rows as values to be written as JSON objects, each cell under the key of its column."""
    keys = [column.key for column in table.columns]
    for row in table.rows:
        yield dict(zip(keys, map(_json_cell, row), strict=True))


def _json_cell(cell: Cell) -> Cell:
    # Fractions become the nearest floats, which JSON writes so that reading gives the same ones back.
    # Sentences that can be translated become plain texts, for JSON takes no strings of a class of their own.
    if isinstance(cell, Fraction):
        return float(cell)
    return str(cell) if isinstance(cell, str) else cell
