"""Reader of MAT JSON (A11): one document a file, its text and its annotations, attributes with types.

The Document text is the signal. An annotation is an instance of its label, named by its id; one without id is
named ``#`` and its number, more number signs where an id looks like that. Attributes are slots in the order
of their declaration, sets and lists several fills of one alternative; annotation values are pointers.
"""

import re
from array import array
from collections.abc import Callable, Iterator, Sequence

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.documents import DocumentRoll, name_of_source
from annotally.formats.mat_json.scan import Aset, Column, Scanned, Value, cell_place, scan
from annotally.formats.span_writing import CoveredTexts, marked_optional, text_slot, value_slot
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import Diagnostic
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading, Slot
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import IDENTITY, Document, Source, SourceMap

NAME = "mat-json"
LEX = "lex"
"""Label of the tokens of a document (A14)."""
ADMINISTRATIVE = frozenset((LEX, "zone", "SEGMENT", "VOTE"))
"""Labels that MAT keeps for itself: never compared, unless a task names them."""

_ESCAPE = re.compile(r"\\(?:u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|.)")
_HALF = re.compile("[\ud800-\udfff]")
_REMEDY = "correct it, or save the document from MAT again"


def read(sources: Sequence[Source], options: ReadOptions) -> ReadResult:
    """Read a document a file; it is called as its file is.

    Raises InputRefused for what `scan` refuses, two files of one stem, half characters, spans outside the
    signal, rows with too few or too many values, values of another type than declared, ids given twice, and
    annotation values that name no annotation. Such values may lead round in a circle (A15).
    """
    roll = DocumentRoll()
    documents = []
    annotations = {}
    warnings: list[Diagnostic] = []
    for index, source in enumerate(sources):
        stem = name_of_source(source)
        roll.enter(stem, stem, source.path, 0, 0)
        complaints = Complaints(source)
        scanned = scan(complaints)
        document = Document(stem, stem, scanned.text, (), source.path, _source_map(source, scanned.signal))
        half = _HALF.search(scanned.text)
        if half is not None:
            at = document.source_map.to_source(half.start())
            raise complaints.refusal(at, "half a character in the signal", "whole characters", _REMEDY)
        instances = tuple(_Reading(stem, scanned, options, complaints).instances())
        annotations[stem] = DocumentAnnotations(stem, instances, index, Extent(0, len(source.text)))
        documents.append(document)
        warnings += complaints.warnings
    return ReadResult(AnnotationSet("", NAME, annotations, tuple(sources)), tuple(documents), tuple(warnings))


def declarations(annotations: AnnotationSet) -> Iterator[Aset]:
    """Yield what the files of a set declare of each label; of other formats nothing.

    Files that were read say it without complaint, so no more than `scan` refuses is raised.
    """
    if annotations.format == NAME:
        for source in annotations.sources:
            yield from scan(Complaints(source)).asets


def _source_map(source: Source, signal: Extent) -> SourceMap:
    """Return where the characters of the signal stand: behind each escape a new run begins."""
    begin = signal.start + 1
    if source.text.find("\\", begin, signal.end) < 0:
        return SourceMap(IDENTITY.text, (begin,))
    text, file = array("q", (0,)), array("q", (begin,))
    for escape in _ESCAPE.finditer(source.text, begin, signal.end - 1):
        text.append(text[-1] + escape.start() - file[-1] + 1)
        file.append(escape.end())
    return SourceMap(text, file)


def name_prefix(scanned: Scanned) -> str:
    """Return what stands ahead of the numbers of annotations without id: number signs that begin no id."""
    ids = [id_of(aset, row) for aset in scanned.asets if aset.has_id for row in aset.rows]
    return "#" * (1 + max((len(name) - len(name.lstrip("#")) for name in ids), default=0))


def id_of(aset: Aset, row: Sequence[Value]) -> str:
    """Return the id in a row, a number as it is written; empty, if there is none."""
    value = row[aset.id_at] if aset.has_id and len(row) > aset.id_at else None
    return "" if value is None or isinstance(value, (list, dict)) else str(value)


class _Reading:
    """One document on its way into instances."""

    def __init__(self, document: str, scanned: Scanned, options: ReadOptions, complaints: Complaints) -> None:
        self._document = document
        self._scanned = scanned
        self._options = options
        self._complaints = complaints
        self._covered = CoveredTexts(scanned.text, complaints)
        self._labels = self._ids()
        self._halves = _HALF_ESCAPE.search(complaints.source.text) is not None
        declared = {column.name.casefold() for aset in scanned.asets for column in aset.columns}
        self._with_text = options.text_slot.casefold() not in declared

    def _ids(self) -> dict[str, str]:
        """Return the label of the annotation with each id. Raises InputRefused for ids that are none."""
        labels: dict[str, str] = {}
        for aset in self._scanned.asets:
            for row, start in zip(aset.rows, aset.starts, strict=True) if aset.has_id else ():
                value = row[aset.id_at] if len(row) > aset.id_at else None
                if value is None:
                    continue
                if not isinstance(value, (str, int)) or isinstance(value, bool) or value == "":
                    raise self._unfit(start, (aset.id_at,), f"{shown(str(value), 30)!r} as an id", "a string")
                if str(value) in labels:
                    found = f"id {shown(str(value))!r} again"
                    raise self._unfit(start, (aset.id_at,), found, "every id once")
                labels[str(value)] = aset.type
        return labels

    def _unfit(self, start: int, path: tuple[int, ...], found: str, expected: str) -> Exception:
        at = cell_place(self._complaints, start, *path)
        return self._complaints.refusal(at, found, expected, _REMEDY)

    def instances(self) -> Iterator[Instance]:
        """Yield the instances in file order."""
        prefix, number = name_prefix(self._scanned), 0
        for aset in self._scanned.asets:
            cells = [self._cell_reader(column) for column in aset.columns]
            spell = self._with_text and aset.has_span and aset.type not in ADMINISTRATIVE
            for row, start, end in zip(aset.rows, aset.starts, aset.ends, strict=True):
                number += 1
                source = Extent(start, end)
                extents = self._extents(aset, row, start) if aset.has_span else ()
                slots = [self._text(extents, source)] if spell else []
                slots += self._slots(aset, row, source, cells)
                name = id_of(aset, row)
                optional = bool(slots) and marked_optional(slots, self._options)
                called = name or f"{prefix}{number}"
                yield Instance(aset.type, called, tuple(slots), extents, optional, source=source)

    def _text(self, extents: tuple[Extent, ...], source: Extent) -> Slot:
        text = self._covered.of(extents, source.start)
        return text_slot(self._options.text_slot, text, extents, source)

    def _extents(self, aset: Aset, row: list[Value], start: int) -> tuple[Extent, ...]:
        if len(row) < aset.values_at - aset.has_id:
            found = f"{len(row)} values in an annotation of {shown(aset.type)}"
            raise self._unfit(start, (), found, "its start and its end first")
        begin, end = row[0], row[1]
        length = len(self._scanned.text)
        if type(begin) is not int or type(end) is not int:
            wrong = 0 if type(begin) is not int else 1
            found = f"{shown(repr(row[wrong]), 30)} as {('start', 'end')[wrong]}"
            raise self._unfit(
                start, (wrong,), found, "a whole number; hasSpan false where there are no spans"
            )
        if not 0 <= begin <= end <= length:
            if end < begin:
                raise self._unfit(start, (0,), f"a span from {begin} to {end}", "an end not before its start")
            wrong = 0 if begin < 0 or begin > length else 1
            found = f"a span from {begin} to {end} in a signal of {length} characters"
            raise self._unfit(start, (wrong,), found, f"offsets from 0 to {length}")
        return (Extent(begin, end),)

    def _slots(
        self, aset: Aset, row: list[Value], source: Extent, cells: Sequence["_CellReader"]
    ) -> Iterator[Slot]:
        first = aset.values_at
        if len(row) - first > len(cells):
            found = f"{len(row)} values in an annotation of {shown(aset.type)}"
            what = "start, end, " * aset.has_span + "id, " * aset.has_id
            expected = f"at most {first + len(cells)}: {what}{len(cells)} attributes"
            raise self._unfit(source.start, (first + len(cells),), found, expected)
        for place, (value, cell) in enumerate(zip(row[first:], cells, strict=False), first):
            if value is not None:
                yield cell(value, place, source)

    def _cell_reader(self, column: Column) -> "_CellReader":
        single, name = self._value_reader(column), column.name

        def one(value: Value, place: int, source: Extent) -> Slot:
            return value_slot(name, single(value, source, (place,)), source=source)

        def many(value: Value, place: int, source: Extent) -> Slot:
            if not isinstance(value, list):
                found = f"{shown(repr(value), 30)} in {shown(name)}"
                raise self._unfit(source.start, (place,), found, f"an array: it is a {column.aggregation}")
            readings = [single(one, source, (place, number)) for number, one in enumerate(value)]
            if column.aggregation == "set" and len({one.text for one in readings}) < len(readings):
                at = cell_place(self._complaints, source.start, place)
                self._complaints.warn(
                    at, f"a value twice in the set {shown(name)}", "each once", "it counts once"
                )
                readings = list({one.text: one for one in readings}.values())
            return value_slot(name, *readings, source=source)

        return one if column.aggregation == "none" else many

    def _value_reader(self, column: Column) -> "_ValueReader":
        name, expected = shown(column.name), _EXPECTED[column.type]
        spelled = _SPELLED[column.type]

        def plain(value: Value, source: Extent, path: tuple[int, ...]) -> Reading:
            text = spelled(value)
            if text is None or (self._halves and _HALF.search(text)):
                found = f"{shown(repr(value), 30)} in {name}"
                raise self._unfit(source.start, path, found, expected)
            return Reading(text, source)

        def pointer(value: Value, source: Extent, path: tuple[int, ...]) -> Reading:
            text = str(value) if isinstance(value, (str, int)) and not isinstance(value, bool) else None
            label = self._labels.get(text) if text is not None else None
            if text is None or label is None:
                found = f"{shown(repr(value), 30)} in {name}, which is no annotation's id"
                raise self._unfit(source.start, path, found, expected)
            return Reading(text, source, target=f"{label}-{self._document}-{text}")

        return pointer if column.type == "annotation" else plain


_CellReader = Callable[[Value, int, Extent], Slot]
_ValueReader = Callable[[Value, Extent, tuple[int, ...]], Reading]
_HALF_ESCAPE = re.compile(r"\\u[dD][89a-fA-F]")


def _string(value: Value) -> str | None:
    return value if isinstance(value, str) else None


def _int(value: Value) -> str | None:
    return str(value) if type(value) is int else None


def _float(value: Value) -> str | None:
    """Return a number as the shortest decimal of its float: 1, 1.0 and 1.00 are one value."""
    if type(value) not in (int, float):
        return None
    try:
        number = float(value)  # type: ignore[arg-type]  # a number, as the line above has it
    except OverflowError:
        return None
    return repr(number) if abs(number) != float("inf") else None


def _boolean(value: Value) -> str | None:
    return ("false", "true")[value] if isinstance(value, bool) else None


_SPELLED: dict[str, Callable[[Value], str | None]] = {
    "string": _string,
    "int": _int,
    "float": _float,
    "boolean": _boolean,
    "annotation": _string,
}
_EXPECTED = {
    "string": "a string of whole characters: the attribute is declared so",
    "int": "a whole number: the attribute is declared so",
    "float": "a number: the attribute is declared so",
    "boolean": "true or false: the attribute is declared so",
    "annotation": "the id of an annotation of this document: the attribute is declared so",
}
