"""The documents of CoNLL coreference files: their words, sentences, and cells of coreference.

A document whose lines have the columns of CoNLL-2011/2012 or SemEval-2010 and nothing else among them is cut
into cells at once; only cells that say something of coreference are looked at one by one. All others are read
line by line, with the same result.
"""

import re
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, compress, repeat
from operator import add, not_, sub
from pathlib import Path
from typing import NamedTuple

from annotally.formats.conll.rows import OFFSET, TokenText, join_tokens, line_end_of, offsets
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Source
from annotally.model.wording import Wording, verbatim

_LINE = re.compile(r"[^\r\n]*(?:\r\n|\n|\r|\Z)")
_BEGIN = re.compile(r"# ?begin document")
"""Beginning of the line that begins a document; GUM has it with a blank, and sometimes without a name."""
_NAMELESS = "# begin document"
"""Such a line of OntoGUM, where files have a document each: it is called as its file is."""
_PART = re.compile(r"part[ \t]+(\S+)")
_BLANKS = " \t"
_END = re.compile(r"# ?end document\b")
_END_OF_LINES = re.compile(rf"^{_END.pattern}", re.MULTILINE)
NOTHING = ("-", "_", "*")
"""Cells of tokens at which no mention begins or ends."""
_NO_MENTION = frozenset(gap + cell for gap in _BLANKS for cell in NOTHING)
"""The last two characters of lines whose last column is one of these."""
_OTHER_SPACE = "\v\f\x1c\x1d\x1e\x1f\x85\xa0\u1680\u2028\u2029\u202f\u205f\u3000" + "".join(
    map(chr, range(0x2000, 0x200B))
)
"""White space that parts no cells, though `str.split` takes it for such."""


class CoreferenceCell(NamedTuple):
    """A cell of the last column that says something: its token, its offset in the source, its text."""

    token: int
    start: int
    text: str


class CoreferenceRows(NamedTuple):
    """The tokens of a document, and the cells of its last column that say something of coreference."""

    label: str
    begin: int
    end: int
    """Where the document ends in the source, its last line included."""
    joined: TokenText
    has_words: bool
    """Whether the file has words; the numbers of the tokens stand for them where it has none."""
    starts: "array[int]"
    """Where the words begin in the source, without words the lines."""
    breaks: Sequence[int]
    """Tokens that begin a sentence, but for the first, ascending."""
    cells: Sequence[CoreferenceCell]


def rows_of(source: Source, complaints: Complaints) -> Iterator[CoreferenceRows]:
    """Yield the documents of a file. Linear.

    Raises InputRefused for documents that are not begun, not ended or without a name.
    """
    # The file is cut behind the lines that end a document; each stretch is tried by itself.
    text, begin = source.text, 0
    for mark in _END_OF_LINES.finditer(text):
        line = _LINE.match(text, mark.start())
        end = line.end() if line else len(text)
        rows = _regular_rows(text, begin, mark.start(), end)
        if rows is not None:
            yield rows
        else:
            yield from rows_between(source, complaints, begin, end)
        begin = end
    yield from rows_between(source, complaints, begin)


def _regular_rows(text: str, start: int, stop: int, end: int) -> CoreferenceRows | None:
    """Return the document of a stretch, None if it is not regular; its last line begins at ``stop``."""
    mark = _BEGIN.search(text, start, stop)
    begin = mark.start() if mark is not None else -1
    block = text[begin:stop]
    line_end = line_end_of(block) if begin >= 0 and _is_plain(text[start:begin], block) else None
    if line_end is None:
        return None
    lines = block.split(line_end)
    label = _label(lines[0].rstrip(_BLANKS))
    table = (_cut_lines(lines, 3) or _cut_lines(lines, 1)) if label else None
    if table is None:
        return None
    rows, words = table
    tails = [row[-1] for row in rows if row]
    # Every line ends with what it has from its word on, so that its length tells where the word begins.
    sizes = list(map(len, lines))
    line_starts = accumulate(map(add, sizes, repeat(len(line_end))), initial=begin)
    line_ends = map(add, compress(line_starts, rows), compress(sizes, rows))
    starts = offsets(map(sub, line_ends, map(len, tails)))
    # As many tokens stand ahead of a blank line as there are lines ahead of it that are not blank.
    blank = compress(range(len(rows)), map(not_, rows))
    ahead = dict.fromkeys(place - rank for rank, place in enumerate(blank))
    breaks = [token for token in ahead if 0 < token < len(words)]
    joined = join_tokens([word for word, _ in words], breaks)
    return CoreferenceRows(label, begin, end, joined, True, starts, breaks, _last_cells(tails, starts))


def _is_plain(ahead: str, block: str) -> bool:
    """Tell whether a stretch has blank lines alone ahead of its document, and no comments inside it."""
    if ahead.strip(f"{_BLANKS}\r\n") or ahead.endswith((" ", "\t")):
        return False
    return "\n#" not in block and not any(space in block for space in _OTHER_SPACE)


def _last_cells(lines: Sequence[str], starts: Sequence[int]) -> list[CoreferenceCell]:
    """Return the cells of the last column that say something; lines begin there in the source."""
    cells = []
    inside = [token for token, line in enumerate(lines) if line[-2:] not in _NO_MENTION]
    for token in inside:
        line = lines[token].rstrip(_BLANKS)
        text = line.rsplit(None, 1)[-1]
        if text not in NOTHING:
            cells.append(CoreferenceCell(token, starts[token] + len(line) - len(text), text))
    return cells


def _cut_lines(lines: Sequence[str], column: int) -> tuple[list[list[str]], list[list[str]]] | None:
    """Return the cells of lines up to a column of words, numbers ahead of it, and of each the word apart.

    The last cell is the rest of its line; of a blank line, and of the first, there are no cells. None where
    lines have other columns, or nothing behind the word.
    """
    rows = [line.split(None, column) for line in lines]
    rows[0] = []
    tokens = list(filter(None, rows))
    if set(map(len, tokens)) != {column + 1}:
        return None
    numbers = "".join([row[column - 1] for row in tokens])
    words = [row[column].split(None, 1) for row in tokens]
    if not (numbers.isascii() and numbers.isdigit()) or set(map(len, words)) != {2}:
        return None
    return rows, words


class _Token(NamedTuple):
    """A token line: where it begins in the source, and its text."""

    at: int
    line: str


@dataclass(slots=True)
class _Draft:
    """A document under construction."""

    label: str
    begin: int
    tokens: list[_Token] = field(default_factory=list)
    breaks: list[int] = field(default_factory=list)
    """Tokens that begin a sentence, ascending."""

    def rows(self, end: int) -> CoreferenceRows:
        """Return the rows of the document that ends there in the source."""
        words = _words(self.tokens)
        strings = [word for word, _ in words] if words else [str(n + 1) for n in range(len(self.tokens))]
        starts = array(OFFSET, [at for _, at in words] if words else [token.at for token in self.tokens])
        breaks = [token for token in dict.fromkeys(self.breaks) if 0 < token < len(self.tokens)]
        cells = []
        for number, (at, line) in enumerate(self.tokens):
            last = last_column(line)
            if line[last:] not in NOTHING:
                cells.append(CoreferenceCell(number, at + last, line[last:]))
        joined = join_tokens(strings, breaks)
        return CoreferenceRows(self.label, self.begin, end, joined, words is not None, starts, breaks, cells)


def rows_between(
    source: Source, complaints: Complaints, begin: int = 0, end: int | None = None
) -> Iterator[CoreferenceRows]:
    """Yield the documents in a stretch of a file that begins at a line, read line by line.

    Raises InputRefused for documents that are not begun, not ended or without a name.
    """
    # A state machine of two states: inside a document (``draft`` is set) or between two. Every line is looked
    # at once; tokens keep their line, and are parsed when the document is complete.
    draft: _Draft | None = None
    stop = len(source.text) if end is None else end
    for match in _LINE.finditer(source.text, begin, stop):
        start, line = match.start(), match[0].rstrip("\r\n \t")
        if _BEGIN.match(line):
            if draft is not None:
                raise _refuse_unended(draft, start, complaints)
            draft = _begin_draft(line, start, source, complaints)
        elif _END.match(line):
            if draft is None:
                raise complaints.refusal(
                    start,
                    Wording("#end document without #begin document"),
                    Wording("#begin document before it"),
                    Wording("add the line"),
                )
            yield draft.rows(match.end())
            draft = None
        elif line.startswith("#"):
            continue
        elif not line:
            if draft is not None:
                draft.breaks.append(len(draft.tokens))
        elif draft is None:
            raise complaints.refusal(
                start,
                Wording("{line!r} outside of any document", line=shown(line)),
                Wording("#begin document (NAME); part 000"),
                Wording("add the line that begins the document"),
            )
        else:
            draft.tokens.append(_Token(start, line))
    if draft is not None:
        raise _refuse_unended(draft, stop, complaints)


def _begin_draft(line: str, start: int, source: Source, complaints: Complaints) -> _Draft:
    label = _label(line)
    if line == _NAMELESS:
        label = Path(source.path).stem
    if not label:
        raise complaints.refusal(
            start,
            verbatim(shown(line)),
            Wording("#begin document (NAME); part 000"),
            Wording("give the document a name"),
        )
    return _Draft(label, start)


def _label(line: str) -> str:
    """Return the label of the document that a line begins; an empty string where the line names none."""
    name, part = document_title(line)
    return f"{name}; part {part}" if name and part is not None else name


def document_title(line: str) -> tuple[str, str | None]:
    """Return name and part of the document that ``#begin document (NAME); part 000`` begins.

    The brackets and the semicolon may be missing, and so may the part, which is None then. The name is empty
    where the line says none. ``line`` has no white space at its end. Linear: nothing is tried twice.
    """
    mark = _BEGIN.match(line)
    title = line[mark.end() :] if mark is not None else line
    if title[:1].isalnum() or title.startswith("_"):  # another word than "document"
        return "", None
    title = title.strip(_BLANKS)
    if title.startswith("("):
        bracketed = _bracketed_title(title)
        if bracketed is not None:
            return bracketed
    name, semicolon, behind = title.partition(";")
    part = _PART.fullmatch(behind.strip(_BLANKS))
    if semicolon and behind.strip(_BLANKS) and part is None:
        return "", None
    return name.strip(), part[1] if part is not None else None


def _bracketed_title(title: str) -> tuple[str, str | None] | None:
    """Return name and part where a name in brackets is followed by nothing but a part; None elsewhere.

    The name ends at the last bracket that allows it; one inside the last word may belong to the part.
    """
    bracket = title.rfind(")")
    if bracket > 0 and _is_gap(title[bracket + 1 :]):
        return title[1:bracket].strip(), None
    # Only the last word can be the number of the part. From there on backwards each piece is looked up by its
    # last bracket or blank, so that no expression backtracks over a long line.
    last_blank = max(map(title.rfind, _BLANKS))
    begin = len(title[: max(last_blank, 0)].rstrip(_BLANKS)) - len("part")
    part = _PART.fullmatch(title, max(begin, 0))
    bracket = title.rfind(")", 0, max(begin, 0))
    if part is None or bracket < 1 or not _is_gap(title[bracket + 1 : begin]):
        return None
    return title[1:bracket].strip(), part[1]


def _is_gap(between: str) -> bool:
    """Tell whether nothing but blanks and at most one semicolon stand there."""
    return between.strip(_BLANKS) in ("", ";")


def _refuse_unended(draft: _Draft, offset: int, complaints: Complaints) -> InputRefused:
    line, _ = complaints.place(draft.begin)
    return complaints.refusal(
        offset,
        Wording(
            "document {document!r}, begun at line {line}, is not ended",
            document=shown(draft.label),
            line=line,
        ),
        Wording("#end document after its last token"),
        Wording("add the line; part of the file may be missing"),
    )


_WITH_WORDS = (
    re.compile(r"[ \t]*(?:[^ \t]+[ \t]+){2}[0-9]+[ \t]+([^ \t]+)[ \t]"),
    re.compile(r"[ \t]*[0-9]+[ \t]+([^ \t]+)[ \t]"),
)
"""Lines of CoNLL-2011/2012 (document, part, number, word) and of SemEval-2010 (number, word).

The number tells them from files of other columns; behind the word stands at least the last column.
"""


def _words(tokens: Sequence[_Token]) -> list[tuple[str, int]] | None:
    """Return each token's word and its offset in the source; None if not every line has one."""
    # A layout counts only if it fits every token line, so that a number in the place of a word in one line
    # cannot shift the words of the whole document.
    for pattern in _WITH_WORDS:
        words: list[tuple[str, int]] = []
        for token in tokens:
            match = pattern.match(token.line)
            if match is None:
                break
            words.append((match[1], token.at + match.start(1)))
        if words and len(words) == len(tokens):
            return words
    return None


def last_columns(source: Source, document: Extent) -> list[Extent]:
    """Return where the last column of each token stands, for the document in that range of the source."""
    columns = []
    for match in _LINE.finditer(source.text, document.start, document.end):
        line = match[0].rstrip("\r\n \t")
        if line and not line.startswith("#"):
            columns.append(Extent(match.start() + last_column(line), match.start() + len(line)))
    return columns


def word_columns(rows: Sequence[str]) -> int:
    """Return the number, from 1, of the column in which the words of a document's lines stand; 0: in none."""
    for pattern in _WITH_WORDS:
        matches = [pattern.match(line) for line in rows]
        first = matches[0] if matches else None
        if first is not None and None not in matches:
            return len(rows[0][: first.end(1)].split())
    return 0


def is_mark(line: str) -> bool:
    """Tell whether a line begins or ends a document."""
    return _BEGIN.match(line) is not None or _END.match(line) is not None


def last_column(line: str) -> int:
    """Return where the last column of a line begins that ends with it."""
    return max(line.rfind(" "), line.rfind("\t")) + 1
