"""Rows of tables whose cells are separated by commas, semicolons or tabs, with their places in the file."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from annotally.model.source_diagnostics import Complaints
from annotally.model.wording import Wording, plural

SEPARATORS = ("\t", ",", ";")
REMEDY = Wording("correct the table")
_QUOTED = re.compile(r'"((?:[^"]|"")*)"')
_LINE = re.compile(r"[^\r\n]*")


class DelimitedRow(NamedTuple):
    """A row: where it begins and ends in the file, without its line end, and its cells without quotes."""

    begin: int
    end: int
    cells: list[str]


def header_start(beginning: str) -> int:
    """Return where the header begins: behind blank lines; a tab ahead of it is a column without a name."""
    return len(beginning) - len(beginning.lstrip("\r\n "))


def header_line(beginning: str) -> str:
    """Return the first line of a table that is not blank, without its end."""
    match = _LINE.match(beginning, header_start(beginning))
    return match[0] if match is not None else ""


def column_names(header: str, separator: str) -> tuple[str, ...]:
    """Return the names of the columns in a header."""
    return tuple(name.strip().strip('"') for name in header.split(separator))


class DelimitedRows:
    """The rows of one table."""

    def __init__(self, complaints: Complaints, separator: str, width: int) -> None:
        """Take the number of columns, which every row has to have."""
        self._complaints, self._separator, self._width = complaints, separator, width
        self._plain = re.compile(rf"[^{separator}\r\n]*")

    def rows(self) -> Iterator[DelimitedRow]:
        """Yield each row below the header; blank lines are none.

        Raises InputRefused for a row of more or fewer cells than there are columns, and for a cell whose
        quote is not closed.
        """
        # One pass, cell by cell: a cell in quotes may hold separators and line breaks. Linear.
        text = self._complaints.source.text
        at = header_start(text)
        is_header = True
        while at < len(text):
            begin, cells = at, list[str]()
            while True:
                cell, at = self._cell_at(at)
                cells.append(cell)
                if not text.startswith(self._separator, at):
                    break
                at += 1
            end = at
            at += 2 if text.startswith("\r\n", at) else 1
            if not is_header and (len(cells) > 1 or cells[0].strip()):
                if len(cells) != self._width:
                    finding = plural("{count} cell in a row", "{count} cells in a row", len(cells))
                    expected = Wording("{count}, as in the header", count=self._width)
                    raise self._complaints.refusal(begin, finding, expected, REMEDY)
                yield DelimitedRow(begin, end, cells)
            is_header = False

    def _cell_at(self, at: int) -> tuple[str, int]:
        """Return the cell that begins at an offset, without its quotes, and its end."""
        # A quote opens a cell only where its partner closes it: tables with tabs often have single quotes in
        # their texts, which stand for themselves. With other separators such a cell is damage.
        text = self._complaints.source.text
        if text.startswith('"', at):
            match = _QUOTED.match(text, at)
            if match is not None and text[match.end() : match.end() + 1] in ("", self._separator, "\r", "\n"):
                return match[1].replace('""', '"'), match.end()
            if match is None and self._separator != "\t":
                finding = Wording("a cell whose quote is not closed")
                raise self._complaints.refusal(at, finding, Wording("a closing quote"), REMEDY)
        cell = self._plain.match(text, at)
        end = cell.end() if cell is not None else at
        return text[at:end], end
