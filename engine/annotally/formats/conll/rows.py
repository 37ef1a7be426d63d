"""The rows of token columns: tokens, tags, sentences, documents, and their places in the file.

`rows_between` reads whatever stands in a file line by line; `annotally.formats.conll.columns` reads the
documents whose lines are all alike column by column, with the same result.
"""

import re
from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, pairwise
from struct import pack
from typing import NamedTuple

from annotally.formats.conll.layout import DOCUMENT_START, ColumnLayout, is_blank
from annotally.model.source_diagnostics import Complaints
from annotally.model.text import Source
from annotally.model.wording import Wording

OFFSET = "i"
"""Type code of arrays of offsets: no file has more characters than 32 bits can count."""
_PIECE = re.compile(r"[^\r\n]+|\r\n|\n|\r")
_NEW_DOCUMENT = re.compile(r"#\s*(?:newdoc\b(?:\s+id)?|\S*\bdocument_id\b)\s*(?:=(.+))?", re.IGNORECASE)
_NAMED_START = re.compile(re.escape(DOCUMENT_START) + r"[ \t]+\((.*)\)")


class ColumnTags(NamedTuple):
    """The tags of a document in one column, trimmed, with their tokens and their ranges in the source.

    Tokens under ``O`` may be left out, so that most of a document costs nothing; ``length`` is the number of
    all its tokens. A tag that a line is too short for is empty, and stands behind the line.
    """

    length: int
    tokens: Sequence[int]
    tags: Sequence[str]
    starts: Sequence[int]
    ends: Sequence[int]


class TokenText(NamedTuple):
    """A Document text, tokens joined by blanks and sentences by line breaks, and the tokens' places in it."""

    text: str
    starts: "array[int]"
    ends: "array[int]"


@dataclass(slots=True)
class TokenRows:
    """The tokens of one document; places are offsets in the source but for those of ``joined``."""

    name: str
    """The document's name in the file, or an empty string."""
    begin: int
    end: int
    numbered: bool
    """Whether the file says where the document begins."""
    joined: TokenText
    starts: "array[int]"
    """Where the tokens begin."""
    breaks: Sequence[int]
    """Tokens that begin a sentence, but for the first, ascending."""
    columns: tuple[ColumnTags, ...]
    """The tags of each column that is read."""


def line_end_of(block: str) -> str | None:
    """Return the sign at which the lines of a stretch end; None where they end in several ways."""
    if "\r" not in block:
        return "\n"
    return "\r\n" if block.count("\r") == block.count("\n") == block.count("\r\n") else None


def offsets(places: Iterable[int]) -> "array[int]":
    """Return a column of offsets."""
    # By way of bytes, because an array of them takes numbers one by one, and slowly.
    numbers = tuple(places)
    return array(OFFSET, pack(f"{len(numbers)}{OFFSET}", *numbers))


def join_tokens(words: Sequence[str], breaks: Sequence[int]) -> TokenText:
    """Return the Document text of tokens; ``breaks`` are those that begin a sentence, but for the first."""
    # Every token but the last is followed by one character, a blank or a line break. Starts and ends are
    # therefore running sums of lengths and ones in turn.
    lengths = [1] * (2 * len(words))
    lengths[::2] = map(len, words)
    places = list(accumulate(lengths))
    starts, ends = offsets((0, *places[1:-1:2]) if words else ()), offsets(places[::2])
    if not words:
        return TokenText("", starts, ends)
    begins = (0, *breaks, len(words))
    text = "\n".join([" ".join(words[begin:end]) for begin, end in pairwise(begins)])
    return TokenText(text, starts, ends)


@dataclass(slots=True)
class _Draft:
    """A document under construction."""

    name: str
    begin: int
    numbered: bool
    words: list[str] = field(default_factory=list)
    starts: "array[int]" = field(default_factory=lambda: array(OFFSET))
    breaks: list[int] = field(default_factory=list)
    tags: list[tuple["array[int]", "array[int]"]] = field(default_factory=list)
    """Where the tags of each column begin and end."""

    def rows(self, end: int, source: Source) -> TokenRows:
        """Return the rows of the document that ends there in the source."""
        text, tokens = source.text, range(len(self.words))
        columns = []
        for starts, ends in self.tags:
            tags = [text[start:stop].strip() for start, stop in zip(starts, ends, strict=True)]
            columns.append(ColumnTags(len(tokens), tokens, tags, starts, ends))
        return TokenRows(
            self.name,
            self.begin,
            end,
            self.numbered,
            join_tokens(self.words, self.breaks),
            self.starts,
            self.breaks,
            tuple(columns),
        )


def rows_between(
    source: Source,
    layout: ColumnLayout,
    complaints: Complaints,
    begin: int = 0,
    end: int | None = None,
    *,
    header: bool = False,
) -> Iterator[TokenRows]:
    """Yield the documents in a stretch of a file that begins at a line; without any mark it is one. Linear.

    ``header``: the first line that is no comment names the columns.
    """
    # ``broken`` says that a sentence has ended since the last token: at a blank line, and not at the mere end
    # of a line, which ``at_line_start`` tells apart (a line end right behind another one). A comment keeps
    # the state.
    stop = len(source.text) if end is None else end
    draft = _draft("", begin, layout)
    at_line_start, broken = True, False
    for match in _PIECE.finditer(source.text, begin, stop):
        line = match[0]
        if line[0] in "\r\n" or is_blank(line):
            broken = broken or (at_line_start and line[0] in "\r\n") or line[0] not in "\r\n"
            at_line_start = True
            continue
        at_line_start = False
        cells = layout.cells(line)
        comment = layout.is_comment(line, cells)
        if header and not comment:
            header = False
            continue
        name = document_name(line, comment=comment)
        if name is not None:
            if draft.words or draft.numbered:
                yield draft.rows(match.start(), source)
            draft = _draft(name, match.start(), layout, numbered=True)
        elif not comment:
            _add(draft, layout, match.start(), line, cells, complaints, broken=broken)
        broken = broken and comment
    yield draft.rows(stop, source)


def _draft(name: str, begin: int, layout: ColumnLayout, *, numbered: bool = False) -> _Draft:
    return _Draft(name, begin, numbered, tags=[(array(OFFSET), array(OFFSET)) for _ in layout.tags])


def document_name(line: str, *, comment: bool) -> str | None:
    """Return the name, maybe empty, of the document that a line begins; None if it begins none."""
    if comment:
        match = _NEW_DOCUMENT.fullmatch(line.rstrip())
        return (match[1] or "").strip() if match else None
    if not line.startswith(DOCUMENT_START):
        return None
    named_start = _NAMED_START.match(line)
    return named_start[1].strip() if named_start else ""


def _add(
    draft: _Draft,
    layout: ColumnLayout,
    at: int,
    line: str,
    cells: list[tuple[int, int]],
    complaints: Complaints,
    *,
    broken: bool,
) -> None:
    # The lists of tokens and of each column grow in step: a row that is too short gets empty ranges at its
    # end instead of none, so that the n-th entry of every list belongs to the n-th token.
    if broken and draft.words:
        draft.breaks.append(len(draft.words))
    start, end = cells[layout.words] if layout.words < len(cells) else (len(line), len(line))
    if start == end:
        expected = Wording("a token in the first column")
        if layout.words:
            expected = Wording("a token in column {number}", number=layout.words + 1)
        complaints.warn(
            at,
            Wording("a line without a token"),
            expected,
            Wording("an empty one is read"),
        )
    draft.words.append(line[start:end])
    draft.starts.append(at + start)
    for column, (tag_starts, tag_ends) in zip(layout.tags, draft.tags, strict=True):
        tag = cells[column] if column < len(cells) else (len(line), len(line))
        tag_starts.append(at + tag[0])
        tag_ends.append(at + tag[1])
