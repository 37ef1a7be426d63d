"""The rows of a file of token columns: tokens, tags, sentences, documents, and their places in the file."""

import re
from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from annotally.formats.conll.layout import DOCUMENT_START, ColumnLayout, is_blank
from annotally.model.source_diagnostics import Complaints
from annotally.model.text import Source
from annotally.model.wording import Wording

_PIECE = re.compile(r"[^\r\n]+|\r\n|\n|\r")
_NEW_DOCUMENT = re.compile(r"#\s*(?:newdoc\b(?:\s+id)?|\S*\bdocument_id\b)\s*(?:=(.+))?", re.IGNORECASE)
_NAMED_START = re.compile(re.escape(DOCUMENT_START) + r"[ \t]+\((.*)\)")


def _offsets() -> "array[int]":
    return array("q")


@dataclass(slots=True)
class TokenRows:
    """The tokens of one document in parallel arrays; places are offsets in the source."""

    name: str
    """The document's name in the file, or an empty string."""
    begin: int
    end: int = 0
    numbered: bool = False
    """Whether the file says where the document begins."""
    starts: "array[int]" = field(default_factory=_offsets)
    ends: "array[int]" = field(default_factory=_offsets)
    tag_starts: "array[int]" = field(default_factory=_offsets)
    tag_ends: "array[int]" = field(default_factory=_offsets)
    """Where the tag stands; behind the line, and empty, if there is none."""
    breaks: list[int] = field(default_factory=list)
    """Tokens that begin a sentence, but for the first."""
    further: tuple[tuple["array[int]", "array[int]"], ...] = ()
    """Where the tags of further columns stand, as those of the first do."""

    def of_column(self, number: int) -> "TokenRows":
        """Return the same tokens with the tags of one of the columns that are read; the first is 0."""
        if not number:
            return self
        starts, ends = self.further[number - 1]
        return replace(self, tag_starts=starts, tag_ends=ends)

    def tags(self, source: Source) -> list[str]:
        """Return the tags as written, trimmed."""
        text = source.text
        return [text[a:b].strip() for a, b in zip(self.tag_starts, self.tag_ends, strict=True)]

    def text(self, source: Source) -> tuple[str, "array[int]"]:
        """Return the Document text, tokens joined by blanks, sentences by line breaks, and their starts."""
        # Pieces are gathered and joined once, which is linear. The signs put between tokens are those that
        # the offsets count too: the places returned are where each token begins in the joined text.
        pieces: list[str] = []
        places = _offsets()
        length = 0
        begins = set(self.breaks)
        for number, (start, end) in enumerate(zip(self.starts, self.ends, strict=True)):
            if number:
                pieces.append("\n" if number in begins else " ")
                length += 1
            places.append(length)
            pieces.append(source.text[start:end])
            length += end - start
        return "".join(pieces), places


def rows_of(source: Source, layout: ColumnLayout, complaints: Complaints) -> Iterator[TokenRows]:
    """Yield the documents of a file; without any mark of documents it is one. Linear."""
    # ``broken`` says that a sentence has ended since the last token: at a blank line, and not at the mere end
    # of a line, which ``at_line_start`` tells apart (a line end right behind another one). A comment keeps
    # the state.
    rows = _rows("", 0, layout)
    header, at_line_start, broken = bool(layout.names), True, False
    for match in _PIECE.finditer(source.text):
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
            if len(rows.starts) or rows.numbered:
                rows.end = match.start()
                yield rows
            rows = _rows(name, match.start(), layout, numbered=True)
        elif not comment:
            _add(rows, layout, match.start(), line, cells, complaints, broken=broken)
        broken = broken and comment
    rows.end = len(source.text)
    yield rows


def _rows(name: str, begin: int, layout: ColumnLayout, *, numbered: bool = False) -> TokenRows:
    further = tuple((_offsets(), _offsets()) for _ in layout.tags[1:])
    return TokenRows(name, begin, numbered=numbered, further=further)


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
    rows: TokenRows,
    layout: ColumnLayout,
    at: int,
    line: str,
    cells: list[tuple[int, int]],
    complaints: Complaints,
    *,
    broken: bool,
) -> None:
    # The arrays of tokens and of each column grow in step: a row that is too short gets empty ranges at its
    # end instead of none, so that the n-th entry of every array belongs to the n-th token.
    if broken and len(rows.starts):
        rows.breaks.append(len(rows.starts))
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
    rows.starts.append(at + start)
    rows.ends.append(at + end)
    columns = ((rows.tag_starts, rows.tag_ends), *rows.further)
    for column, (tag_starts, tag_ends) in zip(layout.tags, columns, strict=True):
        tag = cells[column] if column < len(cells) else (len(line), len(line))
        tag_starts.append(at + tag[0])
        tag_ends.append(at + tag[1])
