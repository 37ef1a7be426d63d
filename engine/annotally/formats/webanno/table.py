"""Rows for spans: the tokens and sub-tokens that a span stands on, and a text cut into rows afresh."""

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from annotally.formats.utf16 import Utf16Offsets
from annotally.formats.webanno.rows import Row
from annotally.formats.webanno.values import escape_text
from annotally.model.extents import Extent
from annotally.model.text import Document, Tokens
from annotally.model.wording import NO_WORDS, Wording

_WORD = re.compile(r"\S+")
_GAP = re.compile(r"(?:\n *)?\Z")
"""Text allowed between two sentences: not in the file, it is read as a line break and blanks."""
_UNWRITABLE = re.compile(r"[\t\r\n]")
SENTENCE = "sentence"

TokenPart = tuple[int, int, int]
"""Part of a span: the number of a token, start and end in code points."""


class TokenTable:
    """The rows of a document, to which sub-tokens may be added."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self.tokens = [row for row in rows if not row.part]
        self.parts: dict[int, list[Row]] = {}
        for row in rows:
            if row.part:
                self.parts.setdefault(row.token, []).append(row)
        self._starts = [row.start for row in self.tokens]
        self._ends = [row.end for row in self.tokens]

    def rows(self) -> Iterator[Row]:
        """Yield all rows in the order of a file."""
        for row in self.tokens:
            yield row
            yield from self.parts.get(row.token, ())

    def pieces(self, extent: Extent) -> list[TokenPart]:
        """Return the parts of tokens that a span covers; none where it begins or ends outside of tokens."""
        # Tokens are sorted and do not overlap, so binary search finds the first that ends behind the start;
        # from there each token up to the end is cut to the span. O(log n + tokens covered).
        start, end = extent.start, extent.end
        token = bisect_left(self._ends, start if start == end else start + 1)
        if token == len(self.tokens) or self._starts[token] > start:
            return []
        if start == end:
            return [(token, start, end)]
        result = []
        while token < len(self.tokens) and self._starts[token] < end:
            result.append((token, max(start, self._starts[token]), min(end, self._ends[token])))
            token += 1
        return result if result[-1][2] == end else []

    def row(self, piece: TokenPart) -> Row | None:
        """Return the row of a whole token, or of a sub-token that is there."""
        token, start, end = piece
        token_rows: list[Row] = [self.tokens[token], *self.parts.get(token, [])]
        for row in token_rows:
            if (row.start, row.end) == (start, end):
                return row
        return None

    def rows_of(self, pieces: Iterable[TokenPart]) -> Iterator[Row]:
        """Yield the rows of those pieces that have one."""
        return (row for row in map(self.row, pieces) if row is not None)

    def add(self, pieces: Iterable[TokenPart], text: str) -> None:
        """Add sub-tokens for pieces that have none, behind those that are there, in the order of the text."""
        # Sorted, longer ones first, so that the numbers of sub-tokens do not depend on the order of the
        # instances.
        for token, start, end in sorted(set(pieces), key=lambda piece: (piece[0], piece[1], -piece[2])):
            if self.row((token, start, end)) is None:
                parts = self.parts.setdefault(token, [])
                number = max((int(row.unit.partition(".")[2]) for row in parts), default=0) + 1
                unit = f"{self.tokens[token].unit}.{number}"
                token_row = self.tokens[token]
                parts.append(
                    Row(unit, start, end, token, text[start:end], stop=token_row.stop, tab=token_row.tab)
                )


# --- texts without a file


def sentences_of(document: Document) -> list[tuple[Extent, list[Extent]]] | Wording:
    """Return the sentences of a text with their tokens, or the part of it that no file could hold.

    Sentences are the sections of that name, else lines; tokens those of the Document, else what white space
    separates. All of the text ahead of the next sentence is part of one, but for a line break and blanks.
    """
    # A sentence reaches from its first token to the gap ahead of the next sentence. Only line break and
    # blanks can be left out of a file, since its reader puts them back; any other text there belongs to the
    # sentence.
    tokens = _tokens(document)
    if not tokens:
        return NO_WORDS if not document.text else Wording("a text without words")
    if document.text[: tokens[0].start].strip(" "):
        return Wording("{text!r} before the first word", text=document.text[: tokens[0].start])
    groups = _group_tokens(document, tokens)
    result = []
    for number, group in enumerate(groups):
        following = groups[number + 1][0].start if number + 1 < len(groups) else None
        behind = document.text[group[-1].end : following]
        gap = _GAP.search(behind) if following is not None else None
        end = group[-1].end + (gap.start() if gap else len(behind))
        result.append((Extent(group[0].start, end), group))
    return result


def _tokens(document: Document) -> list[Extent]:
    tokens, text = document.tokens or Tokens((), ()), document.text
    extents = [Extent(*pair) for pair in zip(tokens.starts, tokens.ends, strict=True)]
    are_apart = all(before.end <= token.start for before, token in pairwise(extents))
    are_writable = all(
        len(token) and not _UNWRITABLE.search(text, token.start, token.end) for token in extents
    )
    if extents and are_apart and are_writable and extents[-1].end <= len(text):
        return extents
    return [Extent(*match.span()) for match in _WORD.finditer(text)]


def _group_tokens(document: Document, tokens: Sequence[Extent]) -> list[list[Extent]]:
    # A token begins a sentence if a section begins between the token before it and itself.
    starts = sorted(section.extent.start for section in document.sections if section.name == SENTENCE)
    groups: list[list[Extent]] = [[tokens[0]]]
    for before, token in pairwise(tokens):
        if starts:
            begins = bisect_left(starts, before.start + 1) < bisect_left(starts, token.start + 1)
        else:
            begins = "\n" in document.text[before.end : token.start]
        if begins:
            groups.append([])
        groups[-1].append(token)
    return groups


def fresh_rows(sentences: Sequence[tuple[Extent, Sequence[Extent]]], text: str) -> list[Row]:
    """Return a row for each token."""
    rows: list[Row] = []
    for number, (_, tokens) in enumerate(sentences, 1):
        for place, token in enumerate(tokens, 1):
            word = text[token.start : token.end]
            rows.append(Row(f"{number}-{place}", token.start, token.end, len(rows), word))
    return rows


def text_lines(text: str) -> str:
    """Return the lines that hold the text of a sentence."""
    return "".join(f"#Text={escape_text(line)}\n" for line in text.split("\n"))


def row_start(row: Row, offsets: Utf16Offsets) -> str:
    """Return a row's line up to its cells; ``offsets`` are those of the text."""
    start, end = row.start, row.end
    if offsets.has_wide:  # else units are code points
        start, end = offsets.from_code_points(start), offsets.from_code_points(end)
    return f"{row.unit}\t{start}-{end}\t{row.word}"
