"""Documents of token columns, read column by column where all their lines are alike.

Lines are alike that have the same number of cells, with one sign between any two. Such a document is cut into
cells at once, its places are running sums of lengths, and only tokens inside of entities are looked at one by
one: a quarter of the time that `annotally.formats.conll.rows` takes, which reads all others line by line.
"""

import re
from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import accumulate, compress, repeat
from operator import add
from sys import intern
from typing import NamedTuple

from annotally.formats.conll.layout import DOCUMENT_START, ColumnLayout, is_blank
from annotally.formats.conll.rows import (
    ColumnTags,
    TokenRows,
    document_name,
    join_tokens,
    line_end_of,
    offsets,
    rows_between,
)
from annotally.model.source_diagnostics import Complaints
from annotally.model.text import Source

_LINE = re.compile(r"([^\r\n]*)(?:\r\n|\n|\r|\Z)")
_NEXT_DOCUMENT = f"\n{DOCUMENT_START}"
_OUTSIDE = "O"


def rows_of(source: Source, layout: ColumnLayout, complaints: Complaints) -> Iterator[TokenRows]:
    """Yield the documents of a file; without any mark of documents it is one. Linear.

    Tokens under ``O`` are left out of the tags of a document that is read column by column.
    """
    # The stretch ahead of the first mark is a document if it has tokens, or if there is no other.
    every = _documents(source, layout, complaints)
    first, second = next(every), next(every, None)
    if second is None or first.numbered or first.starts:
        yield first
    if second is not None:
        yield second
        yield from every


def _documents(source: Source, layout: ColumnLayout, complaints: Complaints) -> Iterator[TokenRows]:
    # Each stretch of the file up to the next ``-DOCSTART-`` is tried by itself. Comments may begin documents
    # too: a stretch with such a comment is read line by line, and gives several.
    text = source.text
    start = _end_of_header(text) if layout.names else 0
    if start is None:
        yield from rows_between(source, layout, complaints, header=True)
        return
    header = bool(layout.names) and not text.startswith(DOCUMENT_START, start)
    begin = 0 if header else start
    while True:
        mark = text.find(_NEXT_DOCUMENT, start)
        end = mark + 1 if mark >= 0 else len(text)
        rows = _regular_rows(text, layout, begin, start, end)
        if rows is not None:
            yield rows
        else:
            yield from rows_between(source, layout, complaints, begin, end, header=header)
        if mark < 0:
            return
        begin, start, header = end, end, False


def _end_of_header(text: str) -> int | None:
    """Return where the line ends that names the columns; None where a comment stands ahead of it."""
    for match in _LINE.finditer(text):
        if not is_blank(match[1]):
            return None if match[1].startswith("#") else match.end()
    return None


def _name_of(text: str, start: int) -> str:
    """Return the name, maybe empty, of the document that the line at ``start`` begins."""
    match = _LINE.match(text, start)
    return document_name(match[1], comment=False) or "" if match else ""


class _Lines(NamedTuple):
    """The lines of a document that are tokens, with their starts and the starts of sentences."""

    lines: list[str]
    starts: "array[int]"
    breaks: list[int]


def _regular_rows(text: str, layout: ColumnLayout, begin: int, start: int, end: int) -> TokenRows | None:
    """Return a document that begins there, with lines from ``start`` on; None where they are not alike."""
    # A line feed stands as a cell of its own between the cells of two lines: once all are split at one go, it
    # shows whether every line had the same number of them.
    block = text[start:end]
    numbered = block.startswith(DOCUMENT_START)
    table = _lines_of_tokens(block, start, layout, numbered=numbered)
    if table is None:
        return None
    separator = "\t" if layout.tabs else " "
    count, width = len(table.lines), table.lines[0].count(separator) + 1
    joined = f"{separator}\n{separator}".join(table.lines)
    cells, step = joined.split(separator), width + 1
    is_even = len(cells) == count * step - 1 and cells[width::step].count("\n") == count - 1
    if not is_even or width <= max(layout.words, *layout.tags) or _has_odd_blanks(joined, tabs=layout.tabs):
        return None
    words = cells[layout.words :: step]
    columns = tuple(_column_tags(table, cells, width, column) for column in layout.tags)
    if "" in words or any(tag != tag.strip() for column in columns for tag in set(column.tags)):
        return None
    return TokenRows(
        _name_of(text, start) if numbered else "",
        begin,
        end,
        numbered,
        join_tokens(words, table.breaks),
        _word_starts(table.starts, cells, step, layout.words),
        table.breaks,
        columns,
    )


def _lines_of_tokens(block: str, start: int, layout: ColumnLayout, *, numbered: bool) -> _Lines | None:
    """Return the tokens' lines of a stretch of a file that begins at ``start``.

    None where there are none, where lines end in several ways, and where a comment begins a document.
    """
    # Lines that are no tokens are made empty and left out; they count all the same in where the others begin.
    line_end = line_end_of(block)
    if line_end is None:
        return None
    lines = (block if layout.tabs else block.replace("\t", " ")).split(line_end)
    sizes = list(map(len, lines))
    blank = list(_places_of("", lines))
    comments = [0] if numbered else []
    for place, line in enumerate(lines) if "#" in block else ():
        if line.startswith("#") and layout.is_comment(line, layout.cells(line)):
            if document_name(line, comment=True) is not None:
                return None
            comments.append(place)
    for place in comments:
        lines[place] = ""
    # A sentence ends with every blank line: that many tokens stand ahead of it as there are lines without the
    # blank ones and the comments.
    ahead = (place - rank - bisect_left(comments, place) for rank, place in enumerate(blank))
    tokens = list(filter(None, lines))
    breaks = [token for token in dict.fromkeys(ahead) if 0 < token < len(tokens)]
    starts = compress(accumulate(map(add, sizes, repeat(len(line_end))), initial=start), lines)
    return _Lines(tokens, offsets(starts), breaks) if tokens else None


def _places_of(line: str, lines: Sequence[str]) -> Iterator[int]:
    """Yield the numbers of the lines that are equal to one."""
    place = -1
    with suppress(ValueError):
        while True:
            place = lines.index(line, place + 1)
            yield place


def _has_odd_blanks(joined: str, *, tabs: bool) -> bool:
    """Tell whether blanks stand at the edge of any cell, or two between two cells."""
    if joined.startswith(" ") or joined.endswith(" "):
        return True
    return "\t " in joined or " \t" in joined if tabs else "  " in joined


def _word_starts(line_starts: "array[int]", cells: Sequence[str], step: int, column: int) -> "array[int]":
    """Return where the words of each line begin; ``cells`` are those of a line every ``step``."""
    starts: Iterable[int] = line_starts
    for number in range(column):
        starts = map(add, starts, map(len, cells[number::step]))
    return offsets(map(add, starts, repeat(column))) if column else line_starts


def _column_tags(table: _Lines, cells: Sequence[str], width: int, column: int) -> ColumnTags:
    """Return the tags of a column but for those of tokens outside of entities."""
    tags = cells[column :: width + 1]
    tokens = [token for token, tag in enumerate(tags) if tag != _OUTSIDE]
    # Where a tag stands follows from the cells ahead of it; in the last column, as mostly, from its line.
    inside = [intern(tags[token]) for token in tokens]
    if column == width - 1:
        ends = [table.starts[token] + len(table.lines[token]) for token in tokens]
        starts = [end - len(tag) for end, tag in zip(ends, inside, strict=True)]
    else:
        ahead = ((token * (width + 1), token) for token in tokens)
        starts = [
            table.starts[token] + sum(map(len, cells[first : first + column])) + column
            for first, token in ahead
        ]
        ends = [start + len(tag) for start, tag in zip(starts, inside, strict=True)]
    return ColumnTags(len(tags), offsets(tokens), inside, offsets(starts), offsets(ends))
