"""The lines of CoNLL-U and of tables like it: documents, sentences, nodes, and the places of their cells.

A node is a word, a range of words that the text writes together (``1-2``), or an empty node, which the text
leaves out (``1.1``). The text of a sentence is that of its comment ``# text`` where its words stand in it one
behind the other; else words are joined by blanks but behind ``SpaceAfter=No``. A line break parts sentences.
"""

import re
from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, repeat
from operator import add, sub
from typing import NamedTuple

from annotally.formats.conll.rows import OFFSET
from annotally.model.extents import Extent
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Document, Section, SourceMap, Tokens
from annotally.model.wording import Wording, plural

WORD, RANGE, EMPTY = "word", "range", "empty"  # kinds of nodes
_NUMBER = re.compile(r"([0-9]{1,9})(?:([-.])([0-9]{1,9}))?")
_KINDS = {None: WORD, "-": RANGE, ".": EMPTY}
_NEW_DOCUMENT = re.compile(r"#\s*newdoc\b(?:\s+id\s*=\s*(.*))?")
_FIELDS = re.compile(r"#\s*global\.Entity\s*=\s*(\S+)\s*")
TEXT = re.compile(r"#\s*text\s*= ?")
"""The beginning of the comment with the text of a sentence."""
_SPACES = re.compile(r"\s*")
_TOGETHER = re.compile(r"(?:^|\|)SpaceAfter=No(?:\||$)")
_REMEDY = Wording("correct the line")


class LineColumns(NamedTuple):
    """The columns of a table: how many, and the one with annotations; columns count from 0.

    ``least`` is the number of cells that every line has; ``says_spaces`` tells whether the column with
    annotations also says which words are written together.
    """

    columns: int
    least: int
    annotations: int
    says_spaces: bool


CONLLU = LineColumns(columns=10, least=10, annotations=9, says_spaces=True)
UNIVERSAL_NER = LineColumns(columns=5, least=3, annotations=2, says_spaces=False)


@dataclass(slots=True)
class NodeColumns:
    """The nodes of a document, as columns: places in its text, and ranges of cells in the source."""

    kinds: list[str] = field(default_factory=list)
    starts: "array[int]" = field(default_factory=lambda: array(OFFSET))
    ends: "array[int]" = field(default_factory=lambda: array(OFFSET))
    forms: "array[int]" = field(default_factory=lambda: array(OFFSET))
    """Where their words stand in the source."""
    cell_starts: "array[int]" = field(default_factory=lambda: array(OFFSET))
    """Where the cells with annotations begin."""
    cell_ends: "array[int]" = field(default_factory=lambda: array(OFFSET))
    breaks: list[int] = field(default_factory=list)
    """The nodes that begin a sentence, but for the first."""

    def __len__(self) -> int:
        return len(self.kinds)


@dataclass(slots=True)
class UniversalDocument:
    """A document of a file, with its nodes."""

    name: str
    """Its name in the file, or an empty string."""
    begin: int
    end: int = 0
    declared: bool = False
    """Whether the file says where it begins."""
    fields: tuple[str, ...] = ()
    """The names of the parts of a mention, as the file declares them."""
    nodes: NodeColumns = field(default_factory=NodeColumns)
    pieces: list[str] = field(default_factory=list)
    """The texts of its sentences."""
    length: int = 0
    """The length of its text."""
    sections: list[Section] = field(default_factory=list)
    tokens: tuple["array[int]", "array[int]"] = field(default_factory=lambda: (array(OFFSET), array(OFFSET)))
    forms: "array[int]" = field(default_factory=lambda: array(OFFSET))
    """Where the tokens stand in the source."""

    def document(self, name: str, path: str) -> Document:
        """Return the document under a name."""
        starts, ends = self.tokens
        runs = SourceMap(starts, self.forms) if starts else SourceMap((0,), (self.begin,))
        text = "\n".join(self.pieces)
        # The map has a run for each token; characters ahead of the first one count back from it.
        if starts and starts[0]:
            runs = SourceMap((0, *starts), (self.forms[0] - starts[0], *self.forms))
        return Document(name, name, text, tuple(self.sections), path, runs, Tokens(starts, ends))


class _Line(NamedTuple):
    """A node of a sentence: its kind, number and last number, form and cell, and where these stand."""

    kind: str
    first: int
    last: int
    form: str
    form_at: int
    cell: str
    cell_at: int


def documents_of(complaints: Complaints, table: LineColumns) -> Iterator[UniversalDocument]:
    """Yield the documents of a file; without any mark of documents it is one.

    Raises InputRefused for lines with another number of cells, or with anything but the number of a node in
    the first. Linear.
    """
    # Sentences are gathered line by line and closed at a blank line. Comments belong to the sentence behind
    # them, so that a document begins with the first comment of the sentence that is marked as its first.
    scan = _Scan(complaints, table)
    at = 0
    has_returns = "\r" in complaints.source.text
    for line in complaints.source.text.split("\n"):
        if line[:1].isdigit() and not has_returns:  # as nearly all
            scan.lines.append(line)
            scan.starts.append(at)
        elif line.startswith("#"):
            scan.take_comment(line.rstrip("\r"), at)
        elif not line.strip():
            yield from scan.close_sentence(at + len(line) + 1)
        else:
            scan.take_node(line, at)
        at += len(line) + 1
    yield from scan.close_sentence(at)
    yield from scan.last_document(len(complaints.source.text))


class _Scan:
    """The state of the scan of one file."""

    def __init__(self, complaints: Complaints, table: LineColumns) -> None:
        self._complaints, self._table = complaints, table
        self._document: UniversalDocument | None = None
        self._fields: tuple[str, ...] = ()
        self.lines: list[str] = []
        self.starts: list[int] = []
        self._text: str | None = None
        self._comments_at = -1
        self._new_name: str | None = None

    def take_comment(self, line: str, at: int) -> None:
        """Take in a comment: a new document, the parts of mentions, or the text of a sentence."""
        if self._comments_at < 0:
            self._comments_at = at
        text = TEXT.match(line)
        if text is not None:
            self._text = line[text.end() :]
            return
        new_document = _NEW_DOCUMENT.fullmatch(line.rstrip())
        if new_document is not None:
            self._new_name = (new_document[1] or "").strip()
            return
        fields = _FIELDS.fullmatch(line)
        if fields is not None:
            self._fields = tuple(fields[1].split("-"))

    def take_node(self, line: str, at: int) -> None:
        """Take in the line of a node."""
        self.lines.append(line.rstrip("\r"))
        self.starts.append(at)

    def _node(self, line: str, at: int) -> _Line:
        """Return the node of a line. Raises InputRefused for anything else."""
        # Cells are counted first, so that no message about a number or a word comes from a shifted column.
        cells = line.split("\t")
        if not self._table.least <= len(cells) <= self._table.columns:
            finding = plural("{count} cell in a line", "{count} cells in a line", len(cells))
            expected = Wording("{count} cells with tabs between", count=self._table.columns)
            raise self._complaints.refusal(at, finding, expected, _REMEDY)
        number = _NUMBER.fullmatch(cells[0])
        if number is None or not cells[1]:
            finding = Wording("{text!r} as a word and its number", text=shown(f"{cells[0]} {cells[1]}", 40))
            expected = Wording("a number, as 1, 1-2 or 1.1, and a word")
            raise self._complaints.refusal(at, finding, expected, _REMEDY)
        kind, first = _KINDS[number[2]], int(number[1])
        last = int(number[3]) if kind == RANGE else first
        if last < first:
            finding = Wording("words {first} to {last} written together", first=first, last=last)
            raise self._complaints.refusal(at, finding, Wording("the lower number first"), _REMEDY)
        # The place of the cell follows from the lengths of those ahead of it, and a tab for each.
        column = self._table.annotations
        cell_at = at + sum(map(len, cells[:column])) + column
        return _Line(kind, first, last, cells[1], at + len(cells[0]) + 1, cells[column], cell_at)

    def close_sentence(self, at: int) -> Iterator[UniversalDocument]:
        """Close the sentence that ends at an offset; yield the document ahead of it if it begins another."""
        # Comments ahead of a sentence belong to it: a new document ends the one before where they begin. A
        # sentence without any mark of documents ahead of it opens one without a name.
        begin = self._comments_at
        if begin < 0 and self.starts:
            begin = self.starts[0]
        if self._new_name is not None:
            if self._document is not None:
                self._document.end = begin
                yield self._document
            self._document = UniversalDocument(self._new_name, begin, declared=True)
        if self.lines:
            if self._document is None:
                self._document = UniversalDocument("", begin)
            self._add_sentence(self._document)
            self._document.end = at
        if self._document is not None:
            self._document.fields = self._fields
        self.lines, self.starts = [], []
        self._text, self._comments_at, self._new_name = None, -1, None

    def _add_sentence(self, document: UniversalDocument) -> None:
        # Most sentences have nothing but words, which are read column by column.
        nodes = document.nodes
        if len(nodes):
            nodes.breaks.append(len(nodes))
        words = _words_of(self.lines, self._table)
        if words is not None:
            _add_words(document, words, self.lines, self.starts, self._text, self._table)
        else:
            lines = [self._node(line, at) for line, at in zip(self.lines, self.starts, strict=True)]
            _add_lines(document, lines, self._text, self._table)

    def last_document(self, end: int) -> Iterator[UniversalDocument]:
        """Yield the last document of a file that ends there; a file without any is one, an empty one none."""
        # A file without any sentence is a document without text.
        if not end:
            return
        document = self._document or UniversalDocument("", 0, fields=self._fields)
        document.end = end
        yield document


class _Words(NamedTuple):
    """The words of a sentence: their forms, and their cells with annotations."""

    forms: Sequence[str]
    cells: Sequence[str]


_NUMBERS = [str(number) for number in range(1, 1001)]
"""The first cells of a sentence that has nothing but words."""
_FORMS_AT = [len(number) + 1 for number in _NUMBERS]
"""Where forms begin in its lines."""


def _words_of(lines: Sequence[str], table: LineColumns) -> _Words | None:
    """Return the words of a sentence that has nothing else, with all cells; None for any other."""
    # All lines are split at once: if every one has as many cells, each column is a slice of the list, the
    # first of which must be the running numbers. A line with too many cells may hide one with too few, so
    # that tabs are counted too.
    count, width = len(lines), table.columns
    cells = "\t".join(lines).split("\t")
    if len(cells) != count * width or cells[::width] != _NUMBERS[:count]:
        return None
    forms = cells[1::width]
    if "" in forms or any(line.count("\t") != width - 1 for line in lines):
        return None
    return _Words(forms, cells[table.annotations :: width])


def _add_words(
    document: UniversalDocument,
    words: _Words,
    lines: Sequence[str],
    line_starts: Sequence[int],
    declared: str | None,
    table: LineColumns,
) -> None:
    """Add a sentence of words to a document."""
    # Offsets are shifted a whole column at a time, which is what makes large files quick to read.
    text = _sentence_text(words.forms, _together(words.cells, table), declared)
    offset = _add_text(document, text.text)
    starts = list(map(add, text.starts, repeat(offset)))
    ends = list(map(add, text.ends, repeat(offset)))
    forms = list(map(add, line_starts, _FORMS_AT))
    sizes = map(len, words.cells)
    if table.annotations == table.columns - 1:
        cell_ends = list(map(add, line_starts, map(len, lines)))
        cell_starts = list(map(sub, cell_ends, sizes))
    else:  # right behind the form
        cell_starts = [at + len(form) + 1 for at, form in zip(forms, words.forms, strict=True)]
        cell_ends = list(map(add, cell_starts, sizes))
    nodes = document.nodes
    nodes.kinds += [WORD] * len(lines)
    for column, places in (
        (nodes.starts, starts),
        (nodes.ends, ends),
        (nodes.forms, forms),
        (nodes.cell_starts, cell_starts),
        (nodes.cell_ends, cell_ends),
        (document.tokens[0], starts),
        (document.tokens[1], ends),
        (document.forms, forms),
    ):
        column.extend(places)


def _together(cells: Sequence[str], table: LineColumns) -> Sequence[bool]:
    """Tell of each word whether the next one is written together with it."""
    if not table.says_spaces:
        return [False] * len(cells)
    return ["SpaceAfter=No" in cell and _TOGETHER.search(cell) is not None for cell in cells]


def _add_text(document: UniversalDocument, text: str) -> int:
    """Add the text of a sentence to a document; return where it begins."""
    offset = document.length + (1 if document.pieces else 0)
    document.pieces.append(text)
    document.length = offset + len(text)
    document.sections.append(Section("sentence", Extent(offset, document.length)))
    return offset


class _SentenceText(NamedTuple):
    """The text of a sentence, and where its tokens stand in it."""

    text: str
    starts: Sequence[int]
    ends: Sequence[int]


def _sentence_text(forms: Sequence[str], together: Sequence[bool], declared: str | None) -> _SentenceText:
    """Return the text of a sentence: the declared one if the tokens stand in it."""
    # The text that the forms make up is that of most sentences, and tried first: it costs one comparison.
    pieces = [form if joins else f"{form} " for form, joins in zip(forms, together, strict=True)]
    starts = list(accumulate(map(len, pieces), initial=0))[:-1]
    ends = list(map(add, starts, map(len, forms)))
    text = "".join(pieces)[: ends[-1] if ends else 0]
    if declared is None or declared == text:
        return _SentenceText(text, starts, ends)
    return _text_with(forms, declared) or _SentenceText(text, starts, ends)


def _text_with(forms: Sequence[str], text: str) -> _SentenceText | None:
    """Return the places of tokens in a text with nothing but white space between; None where they are not."""
    # Each token is looked for where the last one ended, and once more behind white space; nothing else may
    # stand between. Linear in the text.
    starts, ends, at = [], [], 0
    for form in forms:
        if not text.startswith(form, at):
            space = _SPACES.match(text, at)
            at = space.end() if space is not None else at
            if not text.startswith(form, at):
                return None
        starts.append(at)
        at += len(form)
        ends.append(at)
    return None if text[at:].strip() else _SentenceText(text[:at], starts, ends)


def _add_lines(
    document: UniversalDocument, lines: Sequence[_Line], declared: str | None, table: LineColumns
) -> None:
    """Add a sentence with ranges or empty nodes to a document."""
    # Ranges are shown instead of the words in them, and divide into these where their forms make up that of
    # the range.
    members = _members(lines)
    inside = {number for numbers in members.values() for number in numbers}
    shown_numbers = [
        number for number, line in enumerate(lines) if line.kind != EMPTY and number not in inside
    ]
    surface = [lines[number] for number in shown_numbers]
    together = _together([line.cell for line in surface], table)
    text = _sentence_text([line.form for line in surface], together, declared)
    offset = _add_text(document, text.text)
    by_number = {
        number: (start + offset, end + offset)
        for number, start, end in zip(shown_numbers, text.starts, text.ends, strict=True)
    }
    tokens = list(_divide_ranges(lines, members, by_number))
    _add_nodes(document, lines, by_number, offset)
    for number in tokens:
        start, end = by_number[number]
        document.tokens[0].append(start)
        document.tokens[1].append(end)
        document.forms.append(lines[number].form_at)


def _add_nodes(
    document: UniversalDocument,
    lines: Sequence[_Line],
    by_number: Mapping[int, tuple[int, int]],
    offset: int,
) -> None:
    # Empty nodes have no characters: they stand at the end of the node ahead, or where the sentence begins.
    nodes = document.nodes
    behind = offset
    for number, line in enumerate(lines):
        start, behind = by_number.get(number, (behind, behind))
        nodes.kinds.append(line.kind)
        nodes.starts.append(start)
        nodes.ends.append(behind)
        nodes.forms.append(line.form_at)
        nodes.cell_starts.append(line.cell_at)
        nodes.cell_ends.append(line.cell_at + len(line.cell))


def _members(lines: Sequence[_Line]) -> dict[int, list[int]]:
    """Return the words of each range of a sentence, all by their places among the lines."""
    # ``last`` is the number of the last word of the latest range, which stands ahead of its words.
    members: dict[int, list[int]] = {}
    last, words = 0, list[int]()
    for number, line in enumerate(lines):
        if line.kind == RANGE:
            last = line.last
            words = members.setdefault(number, [])
        elif line.kind == WORD and line.first <= last:
            words.append(number)
    return members


def _divide_ranges(
    lines: Sequence[_Line],
    members: Mapping[int, Sequence[int]],
    by_number: dict[int, tuple[int, int]],
) -> Iterator[int]:
    """Place the words of ranges: in the parts they make up, else in the whole; yield the tokens."""
    # Where the words' forms make up that of the range, each word is a token with its piece; where they do
    # not, as in contractions, the range is the token and each of its words has the place of the whole.
    for number in sorted(by_number):
        words = members.get(number)
        if words is None:
            yield number
            continue
        start, end = at, _ = by_number[number]
        divides = bool(words) and "".join(lines[word].form for word in words) == lines[number].form
        for word in words:
            by_number[word] = (at, at + len(lines[word].form)) if divides else (start, end)
            at += len(lines[word].form)
        if divides:
            yield from words
        else:
            yield number
