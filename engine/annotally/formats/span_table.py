"""Tables of spans, separated by commas, semicolons or tabs: a header that names the columns, a row a span.

Start, end and label are needed; document, text, annotator and identifier are known by their usual names, and
all other columns are slots. Offsets are code points, ends lie behind the span. The texts come from elsewhere.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from annotally.formats.base import Format, ReadOptions
from annotally.formats.capabilities import Capabilities, Capability, PlaceUnit
from annotally.formats.delimited_rows import (
    REMEDY,
    SEPARATORS,
    DelimitedRows,
    column_names,
    header_line,
    header_start,
)
from annotally.formats.documents import name_of_source
from annotally.formats.empty_files import silent_lines
from annotally.formats.slot_limits import column_limit
from annotally.formats.splicing import LINE_END, Edit, line_end_of
from annotally.formats.standoff.reading import read_records
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
from annotally.model.wording import NO_WORDS, Wording, plural

NAME = "span-table"
_KNOWN = {
    "document": "document doc document_id doc_id docid file filename text_id",
    "start": "start begin start_offset begin_offset start_char char_start start_span off0",
    "end": "end stop end_offset end_char char_end end_span off1",
    "label": "label type tag category entity_type ner_label class",
    "text": "text span mention span_text covered_text entity_text quote entity",
    "annotator": "annotator annotator_id user user_id worker worker_id workerid completed_by",
    "id": "id span_id annotation_id",
}
"""Columns that are no slots, and their usual names."""
_PURPOSES = {name: purpose for purpose, names in _KNOWN.items() for name in names.split()}
_NEW_COLUMNS = ("document", "start", "end", "label", "text")
"""Columns that every new table has."""
_NEEDED = {"start", "end", "label"}
_NUMBER = re.compile(r"0|[1-9][0-9]{0,15}")
_SPECIAL = re.compile(r'["\r\n]|^\s|\s$')


class _Layout(NamedTuple):
    """The separator of a table, its columns, and the place of those with a purpose."""

    separator: str
    columns: tuple[str, ...]
    places: Mapping[str, int]

    @property
    def slots(self) -> Iterator[tuple[int, str]]:
        """The columns that are slots."""
        with_purpose = set(self.places.values())
        return (
            (place, name) for place, name in enumerate(self.columns) if name and place not in with_purpose
        )


def _layout_of(beginning: str) -> _Layout | None:
    """Return the layout of a table by its first line that is not blank; None where that is no header."""
    line = header_line(beginning)
    for separator in SEPARATORS:
        columns = column_names(line, separator)
        places: dict[str, int] = {}
        for place, name in enumerate(columns):
            purpose = _PURPOSES.get(name.casefold().replace(" ", "_"))
            if purpose is not None:
                places.setdefault(purpose, place)
        if places.keys() >= _NEEDED:
            return _Layout(separator, columns, places)
    return None


class _Rows(AnnotationList):
    """The rows of a table."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def edits(self, changed: Mapping[int, str | None], added: Sequence[str]) -> Iterator[Edit]:
        """Yield the edits; a row that is removed takes its line end along."""
        text, line_end = self._text, line_end_of(self._text)
        for number, row in changed.items():
            start, end = self.starts[number], self.ends[number]
            if row is not None:
                yield start, end, row
            else:
                behind = LINE_END.match(text, end)
                yield start, behind.end() if behind is not None else end, ""
        if added:
            ahead = "" if not text or text.endswith(("\n", "\r")) else line_end
            yield len(text), len(text), ahead + "".join(row + line_end for row in added)


class _Scan:
    """The scan of one file."""

    def __init__(self, complaints: Complaints) -> None:
        self._complaints = complaints
        self._source = complaints.source
        self._text = complaints.source.text

    def run(self) -> list[Record]:
        layout = _layout_of(self._text)
        if layout is None:
            expected = Wording("columns start, end and label, separated by tabs, commas or semicolons")
            raise self._refusal(0, Wording("no header of spans"), expected)
        repeated = next((name for name in layout.columns if name and layout.columns.count(name) > 1), None)
        if repeated is not None:
            finding = Wording("column {name} twice", name=shown(repeated))
            raise self._refusal(0, finding, Wording("every column once"))
        # Rows of documents and annotators may take turns: each pair has its record, all share the list of
        # rows, so that a changed document touches its own rows only.
        rows = _Rows(self._text)
        records: dict[tuple[str, str], Record] = {}
        uneven: list[int] = []
        table = DelimitedRows(self._complaints, layout.separator, len(layout.columns))
        for begin, end, cells in table.rows():
            record = self._record_of(records, layout, cells, rows)
            record.range = Extent(min(begin, record.range.start or begin), end)
            draft = self._draft(layout, cells, Extent(begin, end))
            if draft is None:
                continue
            draft.list, draft.number = rows, rows.append(begin, end)
            record.drafts.append(draft)
            if draft.quote is not None and len(draft.quote) != len(draft.extents[0]):
                uneven.append(begin)
        if uneven:
            self._warn_of_lengths(uneven)
        return list(records.values())

    def _refusal(self, at: int, finding: Wording, expected: Wording) -> Exception:
        return self._complaints.refusal(at, finding, expected, REMEDY)

    def _warn_of_lengths(self, places: Sequence[int]) -> None:
        finding = plural(
            "{count} span whose text is not as long as end minus start",
            "{count} spans whose texts are not as long as end minus start",
            len(places),
        )
        expected = Wording("offsets in code points, and ends behind the last character")
        self._complaints.warn(places[0], finding, expected, Wording("the offsets are used; check the table"))

    def _record_of(
        self, records: dict[tuple[str, str], Record], layout: _Layout, cells: Sequence[str], rows: _Rows
    ) -> Record:
        document, annotator = (
            cells[layout.places[purpose]].strip() if purpose in layout.places else ""
            for purpose in ("document", "annotator")
        )
        document = document or name_of_source(self._source)
        record = records.get((document, annotator))
        if record is None:
            record = records[document, annotator] = Record(document=document, annotator=annotator)
            record.lists = {SPANS: rows, RELATIONS: rows}
            record.spelling = {"layout": layout}
        return record

    def _draft(self, layout: _Layout, cells: Sequence[str], source: Extent) -> Draft | None:
        """Return the span of a row; None for a row without start, end and label: a document without spans."""
        start, end, label = (cells[layout.places[purpose]].strip() for purpose in ("start", "end", "label"))
        if not start and not end and not label:
            return None
        for name, value in (("start", start), ("end", end)):
            if not _NUMBER.fullmatch(value):
                finding = Wording("{value!r} as {name}", value=shown(value, 30), name=name)
                raise self._refusal(source.start, finding, Wording("a whole number from 0"))
        if int(end) < int(start):
            finding = Wording("an extent from {start} to {end}", start=start, end=end)
            raise self._refusal(source.start, finding, Wording("an end not before its start"))
        if not label:
            raise self._refusal(source.start, Wording("a span without a label"), Wording("a label"))
        slots = [(name, (Value(cells[place]),)) for place, name in layout.slots if cells[place]]
        quote = cells[layout.places["text"]] if "text" in layout.places else None
        identifier = cells[layout.places["id"]].strip() if "id" in layout.places else ""
        return Draft(label, identifier, (Extent(int(start), int(end)),), slots, source, quote=quote)


def _cell(value: str, separator: str) -> str:
    """Return a value as a cell, in quotes where it needs them."""
    if separator not in value and not _SPECIAL.search(value):
        return value
    doubled = value.replace('"', '""')
    return f'"{doubled}"'


def _row(values: Sequence[str], separator: str) -> str:
    return separator.join(_cell(value, separator) for value in values)


def _spell(entry: Statement, previous: str, *, record: Record, ascii_only: bool) -> str:
    """Return the row of a span; the cells of all columns are those of the statement."""
    del previous, ascii_only
    layout = record.spelling["layout"]
    assert isinstance(layout, _Layout)  # as the scan has set it
    ((start, end),) = entry.places
    values = {
        "document": record.document,
        "start": str(start),
        "end": str(end),
        "label": entry.instance.type,
        "text": entry.text,
        "annotator": record.annotator or "",
        "id": entry.identifier,
    }
    cells = [""] * len(layout.columns)
    for purpose, place in layout.places.items():
        cells[place] = values[purpose]
    slots = {name.casefold(): readings for name, readings in entry.slots}
    for place, name in layout.slots:
        readings = slots.get(name.casefold(), ())
        cells[place] = readings[0].text if readings else ""
    return _row(cells, layout.separator)


def _lack(entry: Statement, record: Record | None) -> Wording:
    if record is not None:
        layout = record.spelling["layout"]
        assert isinstance(layout, _Layout)  # as the scan has set it
        names = {name.casefold() for _, name in layout.slots}
        wrong = next((name for name, _ in entry.slots if name.casefold() not in names), None)
    else:
        # The first column of a purpose serves it, and any later one is a slot: TYPE may stand beside label.
        wrong = next((name for name, _ in entry.slots if _is_taken(name)), None)
    if wrong is not None:
        return Wording("slot {slot}, for which the table has no column", slot=wrong)
    return NO_WORDS


def _is_taken(name: str) -> bool:
    """Tell whether the name of a slot would not be a slot's in a new table."""
    purpose = _PURPOSES.get(name.casefold().replace(" ", "_"))
    return name in _NEW_COLUMNS or (purpose is not None and purpose not in _NEW_COLUMNS)


def _new_file(documents: Sequence[NewDocument], options: ReadOptions) -> str:
    # A document without spans has a row of its own, or it would not be there.
    names = dict.fromkeys(
        name for document in documents for entry in document.spans for name, _ in entry.slots
    )
    header = [*_NEW_COLUMNS, *names]
    layer = [options.layer] if options.layer else []
    lines = [[*header, *(["annotator"] if layer else [])]]
    for document in documents:
        if not document.spans:
            lines.append([document.name, *[""] * (len(header) - 1), *layer])
        for entry in document.spans:
            ((start, end),) = entry.places
            slots = {name: readings[0].text for name, readings in entry.slots if readings}
            values = [document.name, str(start), str(end), entry.instance.type, entry.text]
            lines.append([*values, *(slots.get(name, "") for name in names), *layer])
    return "".join(_row(line, ",") + "\n" for line in lines)


TOOL = StandoffTool(
    name=NAME,
    title="table of spans (CSV, TSV)",
    scan=lambda complaints, _options: _Scan(complaints).run(),
    spell=_spell,
    new_file=_new_file,
    relations=False,
    values=True,
    lack=_lack,
)


def find_header(beginning: str) -> int:
    """Return where the header of a table of spans begins; -1 where the first line is none."""
    return -1 if _layout_of(beginning) is None else header_start(beginning)


def _annotators(text: str) -> Sequence[str]:
    """Return the cells of the annotators' column, each once; line by line, for the text may be cut off."""
    layout = _layout_of(text)
    if layout is None or "annotator" not in layout.places:
        return ()
    place = layout.places["annotator"]
    rows = (line.split(layout.separator) for line in text.splitlines()[1:])
    names = (row[place].strip().strip('"') for row in rows if len(row) == len(layout.columns))
    return list(dict.fromkeys(filter(None, names)))


FORMAT = Format(
    name=NAME,
    title=TOOL.title,
    carries_text=False,
    carries_annotations=True,
    sign=find_header,
    read=partial(read_records, TOOL),
    write=partial(write_records, TOOL),
    slot_limits=column_limit,
    suffixes=(".csv",),
    layers=_annotators,
    silent=silent_lines(),
    capabilities=Capabilities(
        held=frozenset(
            {
                Capability.PLACES,
                Capability.NESTED,
                Capability.CROSSING,
                Capability.ATTRIBUTES,
                Capability.OPTIONAL,
            }
        ),
        limits={
            Capability.ANNOTATORS: Wording("one is written"),
            Capability.COMMENTS: Wording("as an attribute"),
        },
        unit=PlaceUnit.CODE_POINTS,
    ),
)
