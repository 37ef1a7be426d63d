"""The lines of a WebAnno TSV file: its sentences put together as the Document text, its tokens, its cells.

Offsets in the file count UTF-16 from the beginning of the text (C1). The text between two sentences is not
in the file: a line break and blanks stand for it, as WebAnno itself reads the file.
"""

import re
from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from annotally.formats.utf16 import Utf16Offsets
from annotally.formats.webanno.header import Header
from annotally.formats.webanno.values import NO_ANNOTATION, text_pieces
from annotally.model.extents import Extent
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Source, SourceMap, Tokens
from annotally.model.wording import Wording, plural, verbatim

_LINE = re.compile(r"[^\r\n]*(?:\r\n|\n|\r|\Z)")
_UNIT = re.compile(r"[0-9]{1,9}-[0-9]{1,9}(\.[0-9]{1,9})?")
_OFFSETS = re.compile(r"([0-9]{1,12})-([0-9]{1,12})")
_TOKEN = re.compile(
    r"([0-9]{1,9}-[0-9]{1,9})\t([0-9]{1,12})-([0-9]{1,12})\t([^\t\r\n]*+)((?:\t[^\r\n]*+)?)(\r\n|\n|\r|\Z)"
)
"""The line of a token: its name, its offsets, its word, its cells with the tab ahead of them, and its end."""
_HALF = re.compile("[\ud800-\udfff]")
_TEXT = "#Text="


class Row(msgspec.Struct, gc=False):
    """A token or sub-token: its name in the file, its place in the text, and its cells.

    ``start`` and ``end`` count UTF-16 units until the whole text is known, code points from then on.
    ``begin`` is the source offset of the line, ``at`` that of its first cell, ``stop`` that of its end.
    """

    unit: str
    start: int
    end: int
    token: int = 0
    """The number of the token that this is, or is part of, in the document."""
    word: str = ""
    cells: Sequence[str] = ()
    begin: int = 0
    at: int = 0
    stop: int = 0
    tab: bool = True
    """Whether a tab ends the line."""

    @property
    def part(self) -> bool:
        """Whether this is a sub-token."""
        return "." in self.unit


@dataclass
class FileRows:
    """A file: header, text with the way back to the source, sentences, and rows in file order."""

    header: Header
    rows: list[Row]
    text: str = ""
    source_map: SourceMap = field(default_factory=lambda: SourceMap((0,), (0,)))
    sentences: list[Extent] = field(default_factory=list)

    def tokens(self) -> Tokens:
        """Return the tokens of the Document."""
        rows = [row for row in self.rows if not row.part]
        numbers = {row.unit: row.token for row in rows}
        return Tokens(
            array("q", [row.start for row in rows]), array("q", [row.end for row in rows]), numbers=numbers
        )


def rows_of(source: Source, complaints: Complaints) -> FileRows:
    """Return the rows, text and sentences of a file. Linear.

    Raises InputRefused for a header that is none of version 3, layers that are not declared soundly, tokens
    outside of sentences, names given twice, lines of too few or too many columns, and offsets that are not in
    order, outside the text or inside a character. Warns of tokens that differ from the text at their place.
    """
    return _Scan(source, complaints).result()


@dataclass(slots=True)
class _Sentence:
    """Lines of text, each with its place in the source, and the rows that belong to it."""

    at: int
    lines: list[tuple[int, str]] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)


class _Scan:
    """The scanner of a file: a pass over its lines, one over its sentences, one over its rows."""

    def __init__(self, source: Source, complaints: Complaints) -> None:
        # Text is gathered in pieces with two counters: ``_length`` in code points, and ``_text_end``, the
        # source offset behind the last sentence. ``_runs`` is the map from text to source, ``_utf16`` grows
        # with the text, since the places of tokens count units of all that stands before them.
        self._source = source
        self._complaints = complaints
        self._header = Header()
        self._sentences: list[_Sentence] = []
        self._open = False
        """Whether the last sentence goes on."""
        self._width = 0
        """The number of columns of all layers, of which none is declared behind the first sentence."""
        self._bare_tails: dict[str, tuple[list[str], bool]] = {}
        """The cells of rows without annotations, and whether a tab is behind them, by their spelling."""
        self._names: set[str] = set()
        self._token: Row | None = None
        """The last token."""
        self._pieces: list[str] = []
        self._length = self._text_end = 0
        self._runs: tuple[array[int], array[int]] = (array("q"), array("q"))
        self._utf16 = Utf16Offsets()
        """The offsets of the text so far."""

    def result(self) -> FileRows:
        # All lines are taken before any text is placed: a sentence's place is that of its first token, which
        # stands behind it. Offsets become code points last, when the whole text is known.
        source_text, at = self._source.text, 0
        while at < len(source_text):
            if self._open:
                at = self._token_rows(at)
            match = _LINE.match(source_text, at)
            assert match is not None  # it matches anything
            if match.end() > at:
                self._line(match[0].rstrip("\r\n"), at)
            at = match.end()
        self._close()
        if not self._header.places:
            raise self._complaints.refusal(
                0,
                Wording("nothing"),
                Wording("#FORMAT=WebAnno TSV 3.3 in the first line"),
                Wording("export it as WebAnno TSV 3"),
            )
        sentences = [self._place_sentence(sentence) for sentence in self._sentences]
        text = "".join(self._pieces)
        rows = [row for sentence in self._sentences for row in sentence.rows]
        self._place_rows(rows, text)
        runs = SourceMap(*self._runs) if self._runs[0] else SourceMap((0,), (0,))
        return FileRows(self._header, rows, text, runs, sentences)

    # --- lines

    def _line(self, line: str, at: int) -> None:
        # An empty line ends a sentence, and so does the text of the next one behind rows; several lines of
        # text ahead of the rows are one sentence with line breaks.
        header = self._header
        if not line:
            self._close()
        elif not header.places:
            header.begin(line, at, self._complaints)
        elif line.startswith(("#T_", "#FORMAT=")):
            if self._sentences:
                remedy = Wording("one document in each file: divide the file")
                raise self._complaints.refusal(
                    at, verbatim(shown(line)), Wording("this line before all sentences"), remedy
                )
            header.declare(line, at, self._complaints)
        elif line.startswith(_TEXT):
            if not self._open or self._sentences[-1].rows:
                self._close()
                self._sentences.append(_Sentence(at))
                self._open, self._width = True, header.width
            self._sentences[-1].lines.append((at + len(_TEXT), line[len(_TEXT) :]))
        elif not line.startswith(
            "#"
        ):  # other lines of a sentence's header, its name for one, say nothing here
            self._row(line, at)

    def _close(self) -> None:
        if self._open and not self._sentences[-1].rows:
            finding = Wording("a sentence without tokens")
            remedy = Wording("add its tokens, or remove the sentence")
            raise self._complaints.refusal(
                self._sentences[-1].at, finding, Wording("tokens after its text"), remedy
            )
        self._open = False

    def _token_rows(self, at: int) -> int:
        """Take the lines of tokens from an offset on; return that behind the last sound one.

        Of a sound line nothing is to be said.
        """
        # Files are mostly such lines: one expression parts them, and the cells of those without annotations,
        # which are spelled alike, are parted once.
        source_text, rows, names = self._source.text, self._sentences[-1].rows, self._names
        while (match := _TOKEN.match(source_text, at)) is not None:
            name, first, last, word, tail, line_end = match.groups()
            start, end = int(first), int(last)
            cells, tab = self._bare_tails.get(tail) or self._part_tail(tail)
            if len(cells) != self._width or start > end or name in names:
                break
            names.add(name)
            behind = match.end()
            stop = behind - len(line_end)
            row = Row(name, start, end, 0, word, cells, at, stop - len(tail) + 1, stop, tab)
            self._token = row
            rows.append(row)
            at = behind
        return at

    def _part_tail(self, tail: str) -> tuple[list[str], bool]:
        """Return the cells behind a word, and whether a tab ends them."""
        cells = tail[1:].split("\t") if tail else []
        tab = bool(cells) and not cells[-1]
        if tab:
            cells.pop()
        if cells.count(NO_ANNOTATION) == len(cells):
            self._bare_tails[tail] = cells, tab
        return cells, tab

    def _row(self, line: str, at: int) -> None:
        refusal = self._complaints.refusal
        # Number, offsets and word, then the cells of the layers; a tab at the end of the line makes one cell
        # too many.
        cells = line.split("\t")
        name, width = cells[0], self._width
        unit = _UNIT.fullmatch(name)
        if unit is None:
            expected = Wording("a token such as 1-1, or #Text= and a sentence")
            raise refusal(
                at,
                Wording("{name!r} at the start of a line", name=shown(name)),
                expected,
                Wording("remove or correct the line"),
            )
        if not self._open:
            remedy = Wording("add the sentence, or remove the empty line")
            raise refusal(
                at,
                Wording("token {name} outside of any sentence", name=name),
                Wording("#Text= before its tokens"),
                remedy,
            )
        if name in self._names:
            raise refusal(
                at,
                Wording("token {name} again", name=name),
                Wording("every token once"),
                Wording("renumber one of the two"),
            )
        self._names.add(name)
        tab = len(cells) > 3 and not cells[-1]
        if len(cells) - 3 - tab != width:
            finding = plural(
                "{count} column after token {name}",
                "{count} columns after token {name}",
                max(0, len(cells) - 3 - tab),
                name=name,
            )
            raise refusal(
                at,
                finding,
                plural(
                    "the {count} column that the header declares",
                    "the {count} columns that the header declares",
                    width,
                ),
                Wording("correct the line or the header"),
            )
        offsets = _OFFSETS.fullmatch(cells[1])
        if offsets is None or int(offsets[1]) > int(offsets[2]):
            finding = Wording("token {name} has the offsets {text!r}", text=shown(cells[1]), name=name)
            raise refusal(
                at + len(name) + 1,
                finding,
                Wording("first-end, offsets in order"),
                Wording("correct the offsets"),
            )
        row = Row(name, int(offsets[1]), int(offsets[2]), 0, cells[2], cells[3 : 3 + width], at)
        row.at = at + len(name) + len(cells[1]) + len(cells[2]) + 3
        row.stop = at + len(line)
        row.tab = tab
        if unit[1]:
            self._check_part(row)
        else:
            self._token = row
        self._sentences[-1].rows.append(row)

    def _check_part(self, row: Row) -> None:
        name, token = row.unit.partition(".")[0], self._token
        if token is None or token.unit != name or not token.start <= row.start <= row.end <= token.end:
            raise self._complaints.refusal(
                row.begin,
                Wording(
                    "sub-token {unit} from {start} to {end}", unit=row.unit, start=row.start, end=row.end
                ),
                Wording("an offset inside token {name}, whose line is before this line", name=name),
                Wording("correct its number or its offsets"),
            )

    # --- the text

    def _place_sentence(self, sentence: _Sentence) -> Extent:
        """Append a sentence to the text so far, and return its extent."""
        # The gap ahead of a sentence is filled with a line break and blanks, so that the offsets of its
        # tokens hold; one longer than the file can only be damage, and would take any amount of memory.
        begin = self._begin(sentence)
        gap = begin - self._utf16.size
        if gap < 0:
            raise self._complaints.refusal(
                sentence.rows[0].begin,
                Wording("a sentence that begins at {begin}", begin=begin),
                Wording(
                    "an offset not before {offset}, the end of the sentence before", offset=self._utf16.size
                ),
                Wording("correct the offsets; they count UTF-16"),
            )
        if gap > len(self._source.text):
            raise self._complaints.refusal(
                sentence.rows[0].begin,
                plural(
                    "a sentence that begins at {begin}, {count} character after the text before it",
                    "a sentence that begins at {begin}, {count} characters after the text before it",
                    gap,
                    begin=begin,
                ),
                Wording("a gap no longer than the file"),
                Wording("correct the offsets"),
            )
        if gap:
            filled = ("\n" + " " * (gap - 1)) if self._length else " " * gap
            self._add(filled, self._text_end)
        start = self._length
        for number, (at, raw) in enumerate(sentence.lines):
            if number:
                self._add("\n", self._text_end)
            for offset, piece in text_pieces(raw, java=self._header.java):
                if _HALF.search(piece):
                    finding = Wording("half of a surrogate pair")
                    raise self._complaints.refusal(
                        at + offset, finding, Wording("both halves"), Wording("correct the escape")
                    )
                self._add(piece, at + offset)
            self._text_end = at + len(raw)
        return Extent(start, self._length)

    def _begin(self, sentence: _Sentence) -> int:
        """Return the offset of a sentence, in UTF-16 units: of its first token, or of blanks ahead of it."""
        first = sentence.rows[0]
        raw = sentence.lines[0][1]
        blank = len(raw) - len(raw.lstrip(" "))
        if (
            blank
            and first.start - blank >= self._utf16.size
            and first.word == raw[blank : blank + len(first.word)]
        ):
            return first.start - blank
        return first.start

    def _add(self, piece: str, at: int) -> None:
        if not piece:
            return
        self._runs[0].append(self._length)
        self._runs[1].append(max(at, self._runs[1][-1] if self._runs[1] else 0))
        self._pieces.append(piece)
        self._length += len(piece)
        self._utf16.append(piece)

    # --- places of the rows

    def _place_rows(self, rows: Sequence[Row], text: str) -> None:
        # Tokens must not overlap, sub-tokens may. From here on ``start`` and ``end`` of the rows are code
        # points.
        number, end = -1, 0
        differing: list[Row] = []
        size, has_wide = self._utf16.size, self._utf16.has_wide
        for row in rows:
            start, stop = row.start, row.end
            if has_wide or stop > size:  # else units are code points
                start, stop = self._code_points(row, start), self._code_points(row, stop)
            if not row.part:
                if start < end:
                    raise self._complaints.refusal(
                        row.begin,
                        Wording("token {unit} from {start}", unit=row.unit, start=row.start),
                        Wording("an offset after the token before"),
                        Wording("correct the offsets"),
                    )
                number, end = number + 1, stop
            row.token, row.start, row.end = number, start, stop
            if row.word != text[start:stop] and not self._same(row.word, text[start:stop]):
                differing.append(row)
        if differing:
            row = differing[0]
            finding = Wording(
                "token {unit} is {word!r} in the annotation file", unit=row.unit, word=shown(row.word)
            )
            if len(differing) > 1:
                finding = plural(
                    "{finding}, and {count} more token that differs",
                    "{finding}, and {count} more tokens that differ",
                    len(differing) - 1,
                    finding=finding,
                )
            self._complaints.warn(
                row.begin + len(row.unit) + 1,
                finding,
                Wording("{text!r}, as in the text", text=shown(text[row.start : row.end])),
                Wording("the offsets are used; they count UTF-16"),
            )

    def _same(self, word: str, covered: str) -> bool:
        return "".join(piece for _, piece in text_pieces(word, java=self._header.java)) == covered

    def _code_points(self, row: Row, units: int) -> int:
        """Return an offset of the file in code points (C1)."""
        if units > self._utf16.size or self._utf16.splits_character(units):
            finding = Wording("token {unit} at {offset}, inside a character", unit=row.unit, offset=units)
            expected = Wording("offsets between characters")
            if units > self._utf16.size:
                finding = Wording("token {unit} at {offset}, outside the text", unit=row.unit, offset=units)
                expected = Wording("offsets up to {offset}", offset=self._utf16.size)
            raise self._complaints.refusal(
                row.begin + len(row.unit) + 1,
                finding,
                expected,
                Wording("correct the offsets; they count UTF-16"),
            )
        return self._utf16.to_code_points(units)
