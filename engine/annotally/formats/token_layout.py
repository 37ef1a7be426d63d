"""How a file of token columns is laid out: separator, columns, header, which column holds the tags."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from annotally.formats.base import ReadOptions
from annotally.formats.complaints import Complaints, shown
from annotally.formats.sampling import SAMPLE
from annotally.formats.token_tags import is_sound

DOCUMENT_START = "-DOCSTART-"
_LINE = re.compile(r"[^\r\n]+")
_WORD = re.compile(r"[^ \t]+")
_BLANKS = " \t"


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the tokens and the tags of a file stand. Columns count from 0."""

    tabs: bool
    columns: int
    column: int
    names: tuple[str, ...] = ()
    """The cells of the header, if there is one."""

    def cells(self, line: str) -> list[tuple[int, int]]:
        """Return where each cell of a line begins and ends."""
        if not self.tabs:
            return [match.span() for match in _WORD.finditer(line)]
        result, start = [], 0
        while True:
            end = line.find("\t", start)
            if end < 0:
                result.append((start, len(line)))
                return result
            result.append((start, end))
            start = end + 1

    def is_comment(self, line: str, cells: Sequence[tuple[int, int]]) -> bool:
        """Tell whether a line that begins with ``#`` is about the text, and no token of it."""
        if not line.startswith("#"):
            return False
        start, end = cells[0]
        if self.tabs:
            return len(cells) < 2 or line[start:end].startswith("# ")
        if len(cells) != self.columns:
            return True
        last = slice(*cells[self.column])
        return end - start == 1 and not is_sound(line[last])


def is_blank(line: str) -> bool:
    """Tell whether a line ends a sentence."""
    return not line.strip(_BLANKS)


def layout_of(text: str, options: ReadOptions, complaints: Complaints) -> Layout:
    """Find out the layout from the beginning of a file.

    The tags stand in the column the options name; else, under a header, in the first column of tags, and
    without one in the last. Raises InputRefused for a column that is not there, and where no column holds
    tags.
    """
    tabs, columns, header, candidates = _survey(text)
    column = _column(columns, header, candidates, options, complaints)
    if header and options.layer is None and len(candidates) > 1:
        found = f"tags in the columns {', '.join(header[n] for n in candidates)}"
        complaints.warn(0, found, "one column of tags", f"{header[column]} is read; name another as layer")
    return Layout(tabs, columns, column, header)


def tag_columns(text: str) -> list[str]:
    """Return the columns of tags, the one read if none is chosen first: by name, or by number from 1."""
    _, _, header, candidates = _survey(text)
    return [header[n] for n in candidates] if header else [str(n + 1) for n in reversed(candidates)]


class _Survey(NamedTuple):
    """The beginning of a file: whether tabs part its cells, how many, their names, which may be tags."""

    tabs: bool
    columns: int
    header: tuple[str, ...]
    candidates: list[int]


def _survey(text: str) -> _Survey:
    lines = []
    for match in _LINE.finditer(text):
        line = match[0]
        if not is_blank(line) and not line.startswith(("# ", DOCUMENT_START)):
            lines.append(line)
        if len(lines) > SAMPLE:
            break
    tabs = 2 * sum("\t" in line for line in lines) > len(lines)
    draft = Layout(tabs, 0, 0)
    rows = [[line[start:end].strip() for start, end in draft.cells(line)] for line in lines]
    rows = [row for row in rows if len(row) > 1]
    columns = Counter(map(len, rows)).most_common(1)[0][0] if rows else 0
    header = _header(rows, columns)
    rows = [row for row in rows[bool(header) :] if len(row) == columns]
    candidates = [n for n in range(1, columns) if _holds_tags([row[n] for row in rows])]
    if columns == 2 and any(is_sound(row[1]) for row in rows):
        candidates = [1]
    return _Survey(tabs, columns, header, candidates)


def _header(rows: Sequence[Sequence[str]], columns: int) -> tuple[str, ...]:
    if len(rows) < 2 or len(rows[0]) != columns or any(is_sound(cell) for cell in rows[0][1:]):
        return ()
    return tuple(rows[0]) if any(is_sound(cell) for cell in rows[1][1:]) else ()


def _holds_tags(cells: Sequence[str]) -> bool:
    """Tell whether half the cells are tags; a column that does not apply throughout holds none."""
    sound = [cell for cell in cells if is_sound(cell)]
    return 2 * len(sound) >= len(cells) and any(cell != "_" for cell in sound)


def _column(
    columns: int,
    header: Sequence[str],
    candidates: Sequence[int],
    options: ReadOptions,
    complaints: Complaints,
) -> int:
    if options.layer is not None:
        wanted = options.layer.strip()
        names = [name.casefold() for name in header]
        if wanted.casefold() in names:
            return names.index(wanted.casefold())
        if wanted.isascii() and wanted.isdigit() and 1 < int(wanted[:9]) <= columns:
            return int(wanted) - 1
        there = ", ".join(header) if header else f"2 to {columns}"
        found = f"no column {shown(wanted)!r} of tags"
        raise complaints.refusal(0, found, f"one of the columns {there}", "name one of them as layer")
    if not candidates:
        raise complaints.refusal(
            0,
            "no column of tags" if columns else "no line of two columns",
            "a token and a tag such as O or B-PER on each line, with a tab or blanks between",
            "check the format, or name the column of the tags as layer",
        )
    return candidates[0] if header else candidates[-1]
