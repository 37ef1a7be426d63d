"""The layout of a file of token columns: separator, columns, header, and the columns of words and tags."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple

from annotally.formats.base import ReadOptions, WordColumn
from annotally.formats.conll.tags import is_sound, letter_first
from annotally.formats.sniffing import SAMPLE
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.wording import Wording

DOCUMENT_START = "-DOCSTART-"
_LINE = re.compile(r"[^\r\n]+")
_WORD = re.compile(r"[^ \t]+")
_NUMBER = re.compile(r"[0-9]{1,9}(?:[-.][0-9]{1,9})?")
"""Number of a token in its sentence, of a range of them, or of one that the text leaves out (CoNLL-U)."""
_BLANKS = " \t"
_WORDS = "@"
"""Stands ahead of the column of words in the name of a layer."""
ALL_COLUMNS = "all"
"""Names every column of tags at once, unless a header calls one column so."""
_AND = "+"
"""Stands between the names of several columns of tags that are read as one set."""
_EXAMPLES = 3
"""Number of cells shown as examples of a column."""


@dataclass(frozen=True, slots=True)
class ColumnLayout:
    """The columns of a file and their use. Columns count from 0."""

    tabs: bool
    columns: int
    tags: tuple[int, ...]
    """The columns of tags that are read, ascending."""
    names: tuple[str, ...] = ()
    """The cells of the header, if there is one."""
    words: int = 0
    """The column of the tokens themselves."""
    unread: tuple[int, ...] = ()
    """Further columns that hold tags, which are not read."""

    def name(self, column: int) -> str:
        """Return the name of a column in the header, or its number from 1 where there is none."""
        return self.names[column] if self.names else str(column + 1)

    def cells(self, line: str) -> list[tuple[int, int]]:
        """Return the range of each cell of a line, in code points from its beginning."""
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
            if line[start:end] == "#":  # ahead of where a sentence is from, in GermEval
                return len(cells) < self.columns
            return len(cells) < 2 or line[start:end].startswith("# ")
        if len(cells) != self.columns:
            return True
        # In a full line a lone ``#`` begins a comment only where none of the tag cells holds a tag; else it
        # is a token.
        tags = (line[slice(*cells[column])] for column in self.tags)
        return end - start == 1 and not any(map(is_sound, tags))


def is_blank(line: str) -> bool:
    """Tell whether a line ends a sentence."""
    return not line.strip(_BLANKS)


def layout_of(text: str, options: ReadOptions, complaints: Complaints) -> ColumnLayout:
    """Return the layout of a file, judged by its first lines.

    The layer of the options names the column of tags, and behind ``@`` the column of words: ``NE``, ``3@2``,
    ``@FORM``; ``3+4`` names two columns that are read as one set, ``all`` every column of tags. Otherwise
    words stand in the first column, or behind a first column that numbers them, and tags under a header in
    the first column of tags, without one in the last. Raises InputRefused for a column that is not there, for
    one column of both, and where no column holds tags.
    """
    survey = _survey(text)
    layer, word = _requested_names(options.layer, survey.header)
    # The words are settled first: their column cannot be one of tags, not even where it looks like one.
    words = survey.words if word is None else _named_column(word, 0, survey, complaints, of_tags=False)
    candidates = [n for n in survey.candidates if n != words]
    if layer is None:
        columns = [_usual_column(survey, candidates, complaints)]
    else:
        columns = _named_columns(layer, 0 if words else 1, survey, candidates, complaints)
    if words in columns:
        finding = Wording("column {number} as the column of words and of tags", number=words + 1)
        raise complaints.refusal(
            0, finding, Wording("a column for each"), Wording("choose another column for words or tags")
        )
    header = survey.header
    if header and layer is None and len(candidates) > 1:
        finding = Wording("tags in the columns {names}", names=", ".join(header[n] for n in candidates))
        remedy = Wording(
            "{column} is read; choose another as layer, or {all}",
            column=header[columns[0]],
            all=ALL_COLUMNS,
        )
        complaints.warn(0, finding, Wording("one column of tags"), remedy)
    unread = tuple(n for n in candidates if n not in columns)
    return ColumnLayout(survey.tabs, survey.columns, tuple(columns), header, words, unread)


def names_tags(layer: str | None) -> bool:
    """Tell whether a layer names columns of tags, not the column of words alone."""
    return layer is not None and not layer.startswith(_WORDS)


def tag_columns(text: str) -> list[str]:
    """Return the columns of tags, the one read if none is chosen first: by name, or by number from 1."""
    survey = _survey(text)
    order = survey.candidates if survey.header else survey.candidates[::-1]
    return [survey.name(number) for number in order]


def word_columns(text: str) -> list[WordColumn]:
    """Return the columns that words may stand in, the one read if none is chosen first, with a few cells."""
    survey = _survey(text)
    order = sorted(set(range(survey.columns)) - set(survey.candidates), key=lambda n: (n != survey.words, n))
    return [WordColumn(survey.name(n), " ".join(row[n] for row in survey.rows[:_EXAMPLES])) for n in order]


class _Survey(NamedTuple):
    """The beginning of a file: whether tabs part its cells, how many, their names, which may be tags."""

    tabs: bool
    columns: int
    header: tuple[str, ...]
    candidates: list[int]
    words: int
    rows: list[list[str]]
    """The cells of those lines that have all columns."""

    def name(self, number: int) -> str:
        """Return the name of a column in the header, or its number from 1 where there is none."""
        return self.header[number] if self.header else str(number + 1)


def _survey(text: str) -> _Survey:
    # A look at the first `SAMPLE` lines: the majority decides on the separator and on the number of columns,
    # and only lines of that many cells say what the columns hold. Large files cost no more than small ones.
    lines = list(islice(_lines_of_tokens(text), SAMPLE + 1))
    tabs = 2 * sum("\t" in line for line in lines) > len(lines)
    draft = ColumnLayout(tabs, 0, ())
    rows = [[line[start:end].strip() for start, end in draft.cells(line)] for line in lines]
    rows = [row for row in rows if len(row) > 1]
    columns = Counter(map(len, rows)).most_common(1)[0][0] if rows else 0
    header = _header(rows, columns)
    rows = [row for row in rows[bool(header) :] if len(row) == columns]
    candidates = _tag_candidates(rows, columns)
    behind = [n for n in range(1, columns) if n not in candidates]
    words = behind[0] if behind and _number_tokens([row[0] for row in rows]) else 0
    return _Survey(tabs, columns, header, candidates, words, rows)


def _lines_of_tokens(text: str) -> Iterator[str]:
    """Yield the lines that are neither blank nor comments."""
    for match in _LINE.finditer(text):
        if not is_blank(match[0]) and not match[0].startswith(("# ", DOCUMENT_START)):
            yield match[0]


def _header(rows: Sequence[Sequence[str]], columns: int) -> tuple[str, ...]:
    if len(rows) < 2 or len(rows[0]) != columns or any(_is_tag(cell) for cell in rows[0][1:]):
        return ()
    return tuple(rows[0]) if any(_is_tag(cell) for cell in rows[1][1:]) else ()


def _is_tag(cell: str) -> bool:
    return is_sound(cell) or is_sound(letter_first(cell))


def _tag_candidates(rows: Sequence[Sequence[str]], columns: int) -> list[int]:
    """Return the columns of tags; tags with the letter behind the label count where no others are."""
    # A file of two columns with a single tag in the second is one of tags, however rare entities are in it.
    for spelled in (str, letter_first):
        columns_of_cells = [[spelled(row[n]) for row in rows] for n in range(columns)]
        candidates = [n for n in range(1, columns) if _holds_tags(columns_of_cells[n])]
        if columns == 2 and any(is_sound(cell) for cell in columns_of_cells[1]):
            candidates = [1]
        if candidates:
            return candidates
    return []


def _holds_tags(cells: Sequence[str]) -> bool:
    """Tell whether half the cells are tags; a column that does not apply throughout holds none."""
    sound = [cell for cell in cells if is_sound(cell)]
    return 2 * len(sound) >= len(cells) and any(cell != "_" for cell in sound)


def _number_tokens(cells: Sequence[str]) -> bool:
    """Tell whether cells number the tokens of each sentence from 0 or 1, as 1, 2, 3, 1, 2 does."""
    # Numbers go up by one or start again at 0 or 1. Ranges and decimals (CoNLL-U) do not count as steps.
    steps, before = 0, -1
    for cell in cells:
        if not _NUMBER.fullmatch(cell):
            return False
        if not cell.isdigit():
            continue
        number = int(cell)
        if number > 1 and number != before + 1:
            return False
        steps += number == before + 1
        before = number
    return steps > 0


def _requested_names(layer: str | None, header: Sequence[str]) -> tuple[str | None, str | None]:
    """Return the names of the columns of tags and of words; None where the layer names none."""
    if layer is None or layer.strip().casefold() in (name.casefold() for name in header):
        return layer, None
    tags, sign, words = layer.rpartition(_WORDS)
    return (tags.strip() or None, words) if sign else (layer, None)


def _named_columns(
    layer: str, first: int, survey: _Survey, candidates: Sequence[int], complaints: Complaints
) -> list[int]:
    """Return the columns of tags that a layer names, in the order of the file."""
    folded_layer = layer.strip().casefold()
    is_name = folded_layer in (name.casefold() for name in survey.header)
    if folded_layer == ALL_COLUMNS and not is_name:
        return list(candidates) or [_usual_column(survey, candidates, complaints)]
    names = [layer] if is_name else layer.split(_AND)
    return sorted({_named_column(name, first, survey, complaints, of_tags=True) for name in names})


def _named_column(
    column_name: str, first: int, survey: _Survey, complaints: Complaints, *, of_tags: bool
) -> int:
    """Return the column of a name, or of a number that counts from 1; the lowest allowed is ``first``."""
    # A header's name goes before a number, for a column may be called "3". Numbers are cut to nine digits
    # before they are converted: those of a longer one would only cost time, and it names no column anyway.
    column_name = column_name.strip()
    names = [name.casefold() for name in survey.header]
    if column_name.casefold() in names:
        return names.index(column_name.casefold())
    if column_name.isascii() and column_name.isdigit() and first < int(column_name[:9]) <= survey.columns:
        return int(column_name) - 1
    expected = Wording("one of the columns {names}", names=", ".join(survey.header))
    if not survey.header:
        expected = Wording("one of the columns {first} to {last}", first=first + 1, last=survey.columns)
    finding = Wording("no column {name!r} of words", name=shown(column_name))
    remedy = Wording("choose one of these columns as layer")
    if of_tags:
        finding = Wording("no column {name!r} of tags", name=shown(column_name))
        remedy = Wording(
            "choose some of these columns as layer, separated by {sign}, or {all}", sign=_AND, all=ALL_COLUMNS
        )
    raise complaints.refusal(0, finding, expected, remedy)


def _usual_column(survey: _Survey, candidates: Sequence[int], complaints: Complaints) -> int:
    if not candidates:
        raise complaints.refusal(
            0,
            Wording("no column of tags") if survey.columns else Wording("no line of two columns"),
            Wording("a token and a tag such as O or B-PER on each line, with a tab or blanks between"),
            Wording("check the format, or choose the column of the tags as layer"),
        )
    return candidates[0] if survey.header else candidates[-1]
