"""PubTator: of each document a line with its title, one with its abstract, and a line for each annotation.

Offsets are code points of title and abstract with one character between. Lines with two or more identifiers
of concepts instead of offsets state relations between these, not between annotations: they are objects
without a place.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from annotally.formats.base import Format, ReadOptions
from annotally.formats.capabilities import Capabilities, Capability, PlaceUnit
from annotally.formats.empty_files import silent_lines
from annotally.formats.slot_limits import column_limit
from annotally.formats.splicing import LINE_END, Edit, line_end_of
from annotally.formats.standoff.offsets import OffsetScale
from annotally.formats.standoff.reading import extent_of, read_records
from annotally.formats.standoff.records import (
    RELATIONS,
    SPANS,
    AnnotationList,
    Draft,
    NewDocument,
    Record,
    StandoffTool,
    Statement,
    Value,
)
from annotally.formats.standoff.writing import write_records
from annotally.model.extents import Extent
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import SourceMap
from annotally.model.wording import NO_WORDS, Wording

NAME = "pubtator"
CONCEPT, PARTS = "concept", "parts"
"""Slots of a span: the identifiers of its concept, and the mentions that a composite one is made of."""
END = "Arg"
"""Beginning of the names of the slots for the concepts that a relation joins; a number follows."""
_COLUMNS = (CONCEPT, PARTS)
_FIRST_SLOT = 6
"""Number of the first column that is a slot, from 1."""
_COLUMN = "column"
"""Beginning of the names of slots of columns that the format has no name for; their number follows."""
_LINE = re.compile(r"[^\r\n]*+")
_TEXT = re.compile(r"([^|\t\r\n]+)\|([A-Za-z])\|(.*)")
_TITLE = re.compile(r"[\w.-]{1,60}\|t\|")
"""The first line of a file; other formats may have such signs in their midst, behind blanks and quotes."""
_NUMBER = re.compile(r"0|[1-9][0-9]{0,14}")
_IN_NO_CELL = re.compile(r"[\t\r\n]")
_NAME = re.compile(r"[^|\t\r\n]+")
_REMEDY = Wording("correct the line")


class _Lines(AnnotationList):
    """The lines of a document's annotations, with the place behind its last line."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text
        self.behind = 0

    def edits(self, changed: Mapping[int, str | None], added: Sequence[str]) -> Iterator[Edit]:
        """Yield the edits; a line that is removed takes its line end along."""
        for number, line in changed.items():
            start, end = self.starts[number], self.ends[number]
            if line is not None:
                yield start, end, line
                continue
            behind = LINE_END.match(self._text, end)
            # The last line of a file without a line end takes along the one ahead of it.
            ahead = start - len(line_end_of(self._text)) if behind is None else start
            yield max(ahead, 0), behind.end() if behind is not None else end, ""
        line_end = line_end_of(self._text)
        if added:
            yield self.behind, self.behind, "".join(line_end + line for line in added)


class _Scan:
    """The scan of one file, line by line."""

    def __init__(self, complaints: Complaints) -> None:
        self._complaints = complaints
        self._text = complaints.source.text
        self._records: list[Record] = []
        self._record: Record | None = None
        """The document whose lines come; None behind a blank line."""
        self._lines = _Lines(self._text)
        self._pieces: list[str] = []
        self._runs: tuple[list[int], list[int]] = ([], [])

    def run(self) -> list[Record]:
        """Return the documents; linear."""
        # Lines are met one by one and each is taken once; texts of a document come ahead of its annotations,
        # so that its text is known when the first offset is read.
        at = 0
        while at < len(self._text):
            match = _LINE.match(self._text, at)
            end = match.end() if match is not None else at
            line = self._text[at:end]
            if line.strip():
                self._take(line, at)
            else:
                self._close()
            at = end + (2 if self._text.startswith("\r\n", end) else 1)
        self._close()
        return self._records

    def _refusal(self, at: int, finding: Wording, expected: Wording) -> Exception:
        return self._complaints.refusal(at, finding, expected, _REMEDY)

    def _take(self, line: str, at: int) -> None:
        # A title behind annotations, or under another name, begins the next document even without a blank
        # line between; a second text of the same one goes on with it.
        text = _TEXT.fullmatch(line)
        if text is not None:
            if self._record is None or self._record.document != text[1] or self._record.drafts:
                self._close()
                self._open(text[1], at)
            self._runs[0].append(sum(map(len, self._pieces)) + len(self._pieces))
            self._runs[1].append(at + text.start(3))
            self._pieces.append(text[3])
        elif self._record is None:
            expected = Wording("a title, as in 12345|t|, ahead of its annotations")
            raise self._refusal(
                at, Wording("{text!r} outside of any document", text=shown(line, 40)), expected
            )
        else:
            self._annotation(self._record, line.split("\t"), at)
        self._lines.behind = at + len(line)

    def _open(self, name: str, at: int) -> None:
        self._record = Record(Extent(at, at), name)
        self._lines = _Lines(self._text)
        self._record.lists = {SPANS: self._lines, RELATIONS: self._lines}
        self._pieces, self._runs = [], ([], [])

    def _close(self) -> None:
        record = self._record
        if record is None:
            return
        self._finish_text(record)
        record.range = Extent(record.range.start, self._lines.behind)
        self._records.append(record)
        self._record = None

    def _finish_text(self, record: Record) -> None:
        if record.text is None:
            record.text = "\n".join(self._pieces)
            record.source_map = SourceMap(*self._runs)
            record.offsets = OffsetScale(record.text)

    def _annotation(self, record: Record, cells: list[str], at: int) -> None:
        self._finish_text(record)
        if cells[0] != record.document:
            finding = Wording("a line of document {name}", name=shown(cells[0], 40))
            expected = Wording("lines of document {name}, or a blank line ahead", name=shown(record.document))
            raise self._refusal(at, finding, expected)
        if len(cells) < 4:
            finding = Wording("{text!r} as an annotation", text=shown("\t".join(cells), 40))
            expected = Wording("a document, start, end, text, type and concept, with tabs between")
            raise self._refusal(at, finding, expected)
        source = Extent(at, at + len("\t".join(cells)))
        is_span = bool(_NUMBER.fullmatch(cells[1])) and bool(_NUMBER.fullmatch(cells[2]))
        draft = self._span(record, cells, source) if is_span else self._relation(cells, source)
        draft.list, draft.number = self._lines, self._lines.append(source.start, source.end)
        record.drafts.append(draft)

    def _span(self, record: Record, cells: list[str], source: Extent) -> Draft:
        if len(cells) < 5 or not cells[4].strip():
            raise self._refusal(source.start, Wording("an annotation without a type"), Wording("a type"))
        extent = extent_of(record, int(cells[1]), int(cells[2]), source.start, self._complaints)
        slots = [
            (_slot_of_column(number), (Value(cell),))
            for number, cell in enumerate(cells[5:], _FIRST_SLOT)
            if cell.strip()
        ]
        return Draft(cells[4], "", (extent,), slots, source, quote=cells[3])

    def _relation(self, cells: list[str], source: Extent) -> Draft:
        slots = [(f"{END}{number}", (Value(cell),)) for number, cell in enumerate(cells[2:], 1) if cell]
        return Draft(cells[1], "", (), slots, source)


def _spell(entry: Statement, previous: str, *, record: Record, ascii_only: bool) -> str:
    """Return the line of an annotation."""
    del previous, ascii_only
    return _line(record.document, entry)


def _slot_of_column(number: int) -> str:
    """Return the name of the slot of a column, counted from 1."""
    place = number - _FIRST_SLOT
    return _COLUMNS[place] if place < len(_COLUMNS) else f"{_COLUMN}{number}"


def _column_of(name: str) -> int | None:
    """Return the number of the column of a slot, None where it has none."""
    # Slots that the format knows have the first columns; others have the number of theirs in their name.
    if name in _COLUMNS:
        return _FIRST_SLOT + _COLUMNS.index(name)
    number = name.removeprefix(_COLUMN)
    is_column = name.startswith(_COLUMN) and _NUMBER.fullmatch(number) is not None and len(number) < 3
    return int(number) if is_column and int(number) >= _FIRST_SLOT + len(_COLUMNS) else None


def _line(document: str, entry: Statement) -> str:
    values = {name: readings[0].text for name, readings in entry.slots if readings}
    if not entry.places:
        return "\t".join((document, entry.instance.type, *values.values()))
    ((start, end),) = entry.places
    quote = _IN_NO_CELL.sub(" ", entry.text)
    cells = [document, str(start), str(end), quote, entry.instance.type]
    # Cells of columns without a value are empty up to the last one that has any.
    by_column = {_column_of(name): value for name, value in values.items()}
    last = max((number for number in by_column if number is not None), default=_FIRST_SLOT)
    cells += [by_column.get(number, "") for number in range(_FIRST_SLOT, last + 1)]
    return "\t".join(cells)


def _lack(entry: Statement, record: Record | None) -> Wording:
    del record
    values = [reading.text for _, readings in entry.slots for reading in readings]
    if any(_IN_NO_CELL.search(text) for text in (entry.instance.type, *values)):
        return Wording("a tab or a line break in a value")
    if not entry.instance.type.strip():
        return Wording("an empty type")
    wrong = _wrong_slot(entry)
    if wrong is not None:
        return Wording("slot {slot}, for which the table has no column", slot=wrong)
    if not entry.places and (len(values) < 2 or "" in values or _NUMBER.fullmatch(entry.instance.type)):
        return Wording("an object without two concepts")
    return NO_WORDS


def _wrong_slot(entry: Statement) -> str | None:
    """Return the first slot that has no column: of a relation, one that is not the next of its concepts."""
    names = [name for name, _ in entry.slots]
    if entry.places:
        return next((name for name in names if _column_of(name) is None), None)
    return next((name for number, name in enumerate(names, 1) if name != f"{END}{number}"), None)


def _new_file(documents: Sequence[NewDocument], _options: ReadOptions) -> str:
    # The first line of a text is its title, the rest the abstract, on one line: offsets stay as they are.
    # Without a line break there is a title alone.
    blocks = []
    for document in documents:
        title, line_break, abstract = document.text.partition("\n")
        lines = [f"{document.name}|t|{_one_line(title)}"]
        if line_break:
            lines.append(f"{document.name}|a|{_one_line(abstract)}")
        lines += [_line(document.name, entry) for entry in (*document.spans, *document.relations)]
        blocks.append("".join(f"{line}\n" for line in lines))
    return "\n".join(blocks)


def _one_line(text: str) -> str:
    return re.sub(r"[\r\n]", " ", text)


TOOL = StandoffTool(
    name=NAME,
    title="PubTator",
    scan=lambda complaints, _options: _Scan(complaints).run(),
    spell=_spell,
    new_file=_new_file,
    relations=False,
    objects=True,
    values=True,
    lack=_lack,
)


def find_title(beginning: str) -> int:
    """Return where the first document begins, with the line of its title; -1 elsewhere."""
    at = len(beginning) - len(beginning.lstrip())
    return at if _TITLE.match(beginning, at) else -1


FORMAT = Format(
    name=NAME,
    title=TOOL.title,
    carries_text=True,
    carries_annotations=True,
    sign=find_title,
    read=partial(read_records, TOOL),
    write=partial(write_records, TOOL),
    slot_limits=column_limit,
    suffixes=(".pubtator",),
    silent=silent_lines(),
    capabilities=Capabilities(
        held=frozenset({Capability.PLACES, Capability.NESTED, Capability.CROSSING}),
        limits={
            Capability.TEXT: Wording("a title and an abstract of one line each"),
            Capability.ATTRIBUTES: Wording("concept and parts"),
            Capability.OBJECTS: Wording("of two concepts or more"),
        },
        unit=PlaceUnit.CODE_POINTS,
    ),
)
