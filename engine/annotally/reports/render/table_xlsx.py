"""Tables as a workbook (XLSX), a sheet for each; XlsxWriter is imported when one is written."""

import io
import re
from collections.abc import Sequence
from datetime import datetime
from fractions import Fraction
from typing import TYPE_CHECKING

from annotally.reports.tables.table import Cell, Column, NamedTable

if TYPE_CHECKING:
    from xlsxwriter.format import Format
    from xlsxwriter.workbook import Workbook
    from xlsxwriter.worksheet import Worksheet

_CREATED = datetime(2000, 1, 1)  # the same in every file: equal tables make equal bytes
_LONGEST_NAME = 31
_LONGEST_TEXT = 32_767
"""Signs that a cell can hold."""
_WIDEST, _LEAST = 60, 8
_NOT_IN_NAMES = re.compile(r"[\[\]:*?/\\]")


def xlsx_tables(tables: Sequence[NamedTable]) -> bytes:
    """Return a workbook with the tables; notes stand below the rows.

    Ratios are numbers with all their digits, shown with those of the text; an undefined one is the text's
    sign. Texts are never formulas.
    """
    from xlsxwriter import Workbook

    buffer = io.BytesIO()
    with Workbook(buffer, {"in_memory": True}) as book:
        book.set_properties({"created": _CREATED})
        for name, entry in zip(sheet_names([entry.name for entry in tables]), tables, strict=True):
            _write_sheet(book, book.add_worksheet(name), entry)
    return buffer.getvalue()


def sheet_names(names: Sequence[str]) -> list[str]:
    """Return names that a workbook allows: at most 31 signs, without some, and different without case."""
    allowed: list[str] = []
    for name in names:
        base = _NOT_IN_NAMES.sub("_", name).strip("'") or "table"
        candidate, number = base[:_LONGEST_NAME], 2
        while candidate.casefold() in map(str.casefold, allowed):
            ending = f" {number}"
            candidate, number = base[: _LONGEST_NAME - len(ending)] + ending, number + 1
        allowed.append(candidate)
    return allowed


def _write_sheet(book: "Workbook", sheet: "Worksheet", entry: NamedTable) -> None:
    columns = entry.table.columns
    bold = book.add_format({"bold": True, "bottom": 1})
    formats = [_format(book, column) for column in columns]
    widths = [max(_LEAST, len(column.heading)) for column in columns]
    for place, column in enumerate(columns):
        sheet.write_string(0, place, column.heading, bold)
    number = 0
    for number, row in enumerate(entry.table.rows, 1):
        for place, cell in enumerate(row):
            _write(sheet, (number, place), columns[place], cell, formats[place])
            widths[place] = max(widths[place], len(columns[place].text(cell)))
    for place, width in enumerate(widths):
        sheet.set_column(place, place, min(width + 1, _WIDEST))
    sheet.freeze_panes(1, 0)
    for below, note in enumerate(entry.notes, number + 2):
        sheet.write_string(below, 0, note)


def _format(book: "Workbook", column: Column) -> "Format":
    digits = "0." + "0" * column.digits if column.digits else "0"
    return book.add_format(
        {
            "num_format": digits + ("%" if column.percent else ""),
            "align": "right" if column.right else "left",
        }
    )


def _write(
    sheet: "Worksheet", place: tuple[int, int], column: Column, cell: Cell, cell_format: "Format"
) -> None:
    if isinstance(cell, Fraction):
        sheet.write_number(*place, float(cell), cell_format)
    elif isinstance(cell, int | float) and not isinstance(cell, bool):
        sheet.write_number(*place, cell)
    elif cell != "":
        sheet.write_string(*place, column.text(cell)[:_LONGEST_TEXT], None if cell else cell_format)
