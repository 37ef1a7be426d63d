"""Reader of MAT JSON (A11): one document a file, its text and its annotations, attributes with types.

The Document text is the signal. An annotation is an instance of its label, named by its id; one without id is
named ``#`` and its number, more number signs where an id looks like that. Attributes are slots in the order
of their declaration, sets and lists several fills of one alternative; annotation values are pointers.
"""

import re
from array import array
from collections.abc import Callable, Iterator, Sequence
from operator import le
from typing import Any, cast

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.documents import DocumentRoll, name_of_source
from annotally.formats.format_names import MAT_JSON
from annotally.formats.json_places import HALF, string_map
from annotally.formats.json_scan import JsonValue
from annotally.formats.mat_json.scan import (
    Aset,
    AttributeColumn,
    ScannedMat,
    cell_place,
    list_declarations,
    scan,
)
from annotally.formats.span_writing import (
    CoveredTexts,
    is_marked_optional,
    may_be_optional,
    text_slot,
    value_slot,
)
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import Diagnostic
from annotally.model.extents import Extent
from annotally.model.instance_columns import ValuedSpans, ValueRows
from annotally.model.instances import Instance, Reading, Slot
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Document, Source
from annotally.model.wording import Wording, plural

NAME = MAT_JSON
LEX = "lex"
"""Label of the tokens of a document (A14)."""
ADMINISTRATIVE = frozenset((LEX, "zone", "SEGMENT", "VOTE"))
"""Labels that MAT keeps for itself: never compared, unless a task names them."""

_PLAIN = {str, type(None)}
_REMEDY = Wording("correct it, or save the document from MAT again")


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
        roll.enter(stem, stem, source)
        complaints = Complaints(source)
        scanned = scan(complaints)
        document = Document(stem, stem, scanned.text, (), source.path, string_map(source, scanned.signal))
        # JSON may escape half a character, which no text can hold.
        half = HALF.search(scanned.text)
        if half is not None:
            at = document.source_map.to_source(half.start())
            raise complaints.refusal(
                at, Wording("half a character in the signal"), Wording("whole characters"), _REMEDY
            )
        document_reader = _DocumentReader(stem, scanned, options, complaints)
        instances = document_reader.columns() or tuple(document_reader.instances())
        annotations[stem] = DocumentAnnotations(stem, instances, index, Extent(0, len(source.text)))
        documents.append(document)
        warnings += complaints.warnings
    return ReadResult(AnnotationSet("", NAME, annotations, tuple(sources)), tuple(documents), tuple(warnings))


def declarations(annotations: AnnotationSet) -> Iterator[Aset]:
    """Yield the declarations of each label in the files of a set, which were read; of another format none."""
    if annotations.format == NAME:
        for source in annotations.sources:
            yield from list_declarations(source)


def name_prefix(scanned: ScannedMat) -> str:
    """Return the prefix of the numbers of annotations without id: number signs that begin no id."""
    ids = [id_of(aset, row) for aset in scanned.asets if aset.has_id for row in aset.rows]
    return "#" * (1 + max((len(name) - len(name.lstrip("#")) for name in ids), default=0))


def id_of(aset: Aset, row: Sequence[JsonValue]) -> str:
    """Return the id in a row, a number as it is written; empty, if there is none."""
    value = row[aset.id_at] if aset.has_id and len(row) > aset.id_at else None
    return "" if value is None or isinstance(value, (list, dict)) else str(value)


def _list_names(aset: Aset, prefix: str, first: int) -> list[str]:
    """Return the names of the annotations of a set: their ids, or their numbers from ``first``."""
    if aset.has_id:
        return [id_of(aset, row) or f"{prefix}{number}" for number, row in enumerate(aset.rows, first)]
    return [f"{prefix}{number}" for number in range(first, first + len(aset.rows))]


class _DocumentReader:
    """The reader of one scanned document."""

    def __init__(
        self, document: str, scanned: ScannedMat, options: ReadOptions, complaints: Complaints
    ) -> None:
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
        # A row may be shorter than its columns, hence the test of its length. True and false are integers to
        # Python and are refused explicitly. Ids are gathered before any row is read, for values may point
        # ahead.
        labels: dict[str, str] = {}
        for aset in self._scanned.asets:
            for row, start in zip(aset.rows, aset.starts, strict=True) if aset.has_id else ():
                value = row[aset.id_at] if len(row) > aset.id_at else None
                if value is None:
                    continue
                if not isinstance(value, (str, int)) or isinstance(value, bool) or value == "":
                    raise self._refusal(
                        start,
                        (aset.id_at,),
                        Wording("{value!r} as an id", value=shown(str(value), 30)),
                        Wording("a string"),
                    )
                if str(value) in labels:
                    finding = Wording("id {value!r} again", value=shown(str(value)))
                    raise self._refusal(start, (aset.id_at,), finding, Wording("every id once"))
                labels[str(value)] = aset.type
        return labels

    def _refusal(self, start: int, path: tuple[int, ...], finding: Wording, expected: Wording) -> Exception:
        at = cell_place(self._complaints, start, *path)
        return self._complaints.refusal(at, finding, expected, _REMEDY)

    def columns(self) -> ValuedSpans | None:
        """Return the instances in columns, if all have a correct extent and plain strings alone."""
        # The checks are made on whole columns, ten times faster than on cells. Whatever is unusual is left to
        # `instances`, which also finds the place of what is wrong.
        if self._halves:
            return None
        prefix, places = name_prefix(self._scanned), (array("q"), array("q"))
        sources = array("q"), array("q")
        groups: list[ValueRows] = []
        for aset in self._scanned.asets:
            cells = self._plain_cells(aset) if aset.rows else []
            if cells is None:
                return None
            if not cells:
                continue
            begins, ends, *values = cells
            number = len(places[0]) + 1
            names = _list_names(aset, prefix, number)
            rows = list(zip(*values, strict=True)) if values else [()] * len(names)
            groups.append(ValueRows(aset.type, tuple(column.name for column in aset.columns), names, rows))
            for column, numbers in zip(
                (*places, *sources), (begins, ends, aset.starts, aset.ends), strict=True
            ):
                column.extend(numbers)
        if self._with_text and not self._covered.holds(sum(places[1]) - sum(places[0])):
            return None
        slot = self._options.text_slot if self._with_text else ""
        return ValuedSpans(self._scanned.text, slot, groups, places, sources)

    def _plain_cells(self, aset: Aset) -> list[tuple[Any, ...]] | None:
        """Return starts, ends and the values of each attribute; None if any may be unusual."""
        if not self._is_plain(aset) or set(map(len, aset.rows)) != {aset.values_at + len(aset.columns)}:
            return None
        begins, ends, *cells = zip(*aset.rows, strict=True)
        values = cells[aset.has_id :]
        if not self._are_offsets(begins, ends) or any(set(map(type, column)) - _PLAIN for column in values):
            return None
        return [begins, ends, *values]

    def _is_plain(self, aset: Aset) -> bool:
        """Tell whether annotations of a set have a span and strings, and are not of those MAT keeps."""
        names = [column.name for column in aset.columns]
        return (
            aset.has_span
            and aset.type not in ADMINISTRATIVE
            and not may_be_optional((self._options.text_slot, *names), self._options)
            and all(column.type == "string" and column.aggregation == "none" for column in aset.columns)
        )

    def _are_offsets(self, begins: Sequence[JsonValue], ends: Sequence[JsonValue]) -> bool:
        """Tell whether these are the ends of extents in the signal."""
        if set(map(type, begins)) != {int} or set(map(type, ends)) != {int}:
            return False
        starts, stops = cast("Sequence[int]", begins), cast("Sequence[int]", ends)
        return min(starts) >= 0 and max(stops) <= len(self._scanned.text) and all(map(le, starts, stops))

    def instances(self) -> Iterator[Instance]:
        """Yield the instances in file order."""
        # Readers of cells are made once for each column, as the types of values are declared for the column.
        prefix, number = name_prefix(self._scanned), 0
        for aset in self._scanned.asets:
            cells = [self._cell_reader(column) for column in aset.columns]
            spell = self._with_text and aset.has_span and aset.type not in ADMINISTRATIVE
            marks = may_be_optional(
                (self._options.text_slot, *[column.name for column in aset.columns]), self._options
            )
            for row, start, end in zip(aset.rows, aset.starts, aset.ends, strict=True):
                number += 1
                source = Extent(start, end)
                extents = self._extents(aset, row, start) if aset.has_span else ()
                slots = [self._text(extents, source)] if spell else []
                slots += self._slots(aset, row, source, cells)
                name = id_of(aset, row)
                optional = marks and is_marked_optional(slots, self._options)
                instance_name = name or f"{prefix}{number}"
                yield Instance(aset.type, instance_name, tuple(slots), extents, optional, source=source)

    def _text(self, extents: tuple[Extent, ...], source: Extent) -> Slot:
        text = self._covered.of(extents, source.start)
        return text_slot(self._options.text_slot, text, extents, source)

    def _extents(self, aset: Aset, row: list[JsonValue], start: int) -> tuple[Extent, ...]:
        # bool is a subclass of int: true as an offset would pass for 1, hence the comparison of exact types.
        if len(row) < aset.values_at - aset.has_id:
            finding = plural(
                "{count} value in an annotation of {type}",
                "{count} values in an annotation of {type}",
                len(row),
                type=shown(aset.type),
            )
            raise self._refusal(start, (), finding, Wording("its start and its end first"))
        begin, end = row[0], row[1]
        length = len(self._scanned.text)
        if type(begin) is not int or type(end) is not int:
            wrong = 0 if type(begin) is not int else 1
            offset = shown(repr(row[wrong]), 30)
            finding = (
                Wording("{value} as end", value=offset)
                if wrong
                else Wording("{value} as start", value=offset)
            )
            raise self._refusal(
                start, (wrong,), finding, Wording("a whole number; hasSpan false where there are no spans")
            )
        if not 0 <= begin <= end <= length:
            if end < begin:
                raise self._refusal(
                    start,
                    (0,),
                    Wording("an extent from {begin} to {end}", begin=begin, end=end),
                    Wording("an end not before its start"),
                )
            wrong = 0 if begin < 0 or begin > length else 1
            finding = plural(
                "an extent from {begin} to {end} in a signal of {count} character",
                "an extent from {begin} to {end} in a signal of {count} characters",
                length,
                begin=begin,
                end=end,
            )
            raise self._refusal(start, (wrong,), finding, Wording("offsets from 0 to {size}", size=length))
        return (Extent(begin, end),)

    def _slots(
        self, aset: Aset, row: list[JsonValue], source: Extent, cells: Sequence["_CellReader"]
    ) -> Iterator[Slot]:
        first = aset.values_at
        if len(row) - first > len(cells):
            finding = plural(
                "{count} value in an annotation of {type}",
                "{count} values in an annotation of {type}",
                len(row),
                type=shown(aset.type),
            )
            expected = _describe_row(aset, len(cells))
            raise self._refusal(source.start, (first + len(cells),), finding, expected)
        for place, (value, cell) in enumerate(zip(row[first:], cells, strict=False), first):
            if value is not None:
                yield cell(value, place, source)

    def _cell_reader(self, column: AttributeColumn) -> "_CellReader":
        # Returns one of three closures, so that the loop over rows need not ask for the aggregation again.
        single, name, halves = self._value_reader(column), column.name, self._halves

        def read_single(value: JsonValue, place: int, source: Extent) -> Slot:
            return Slot(name, single(value, source, (place,)), False, source)

        def read_string(value: JsonValue, place: int, source: Extent) -> Slot:
            # Nearly all values are such.
            if type(value) is str and not halves:
                return Slot(name, Reading(value, source), False, source)
            return read_single(value, place, source)

        def read_several(value: JsonValue, place: int, source: Extent) -> Slot:
            # A set counts each value once: of equal texts the last reading stays, in the place of the first
            # (a dictionary keeps its order). A list keeps all.
            if not isinstance(value, list):
                finding = Wording("{value} in {name}", value=shown(repr(value), 30), name=shown(name))
                raise self._refusal(
                    source.start,
                    (place,),
                    finding,
                    Wording("an array: it is a {aggregation}", aggregation=column.aggregation),
                )
            readings = [single(member, source, (place, number)) for number, member in enumerate(value)]
            if column.aggregation == "set" and len({reading.text for reading in readings}) < len(readings):
                at = cell_place(self._complaints, source.start, place)
                self._complaints.warn(
                    at,
                    Wording("a value twice in the set {name}", name=shown(name)),
                    Wording("each once"),
                    Wording("it counts once"),
                )
                readings = list({reading.text: reading for reading in readings}.values())
            return value_slot(name, *readings, source=source)

        if column.aggregation != "none":
            return read_several
        return read_string if column.type == "string" else read_single

    def _value_reader(self, column: AttributeColumn) -> "_ValueReader":
        # Type and spelling are looked up once for the column; the closure is called for each of its values.
        name, expected = shown(column.name), _EXPECTED[column.type]
        spelled = _SPELLED[column.type]

        def plain(value: JsonValue, source: Extent, path: tuple[int, ...]) -> Reading:
            text = spelled(value)
            if text is None or (self._halves and HALF.search(text)):
                finding = Wording("{value} in {name}", value=shown(repr(value), 30), name=name)
                raise self._refusal(source.start, path, finding, expected)
            return Reading(text, source)

        def pointer(value: JsonValue, source: Extent, path: tuple[int, ...]) -> Reading:
            text = str(value) if isinstance(value, (str, int)) and not isinstance(value, bool) else None
            label = self._labels.get(text) if text is not None else None
            if text is None or label is None:
                finding = Wording(
                    "{value} in {name}, which is not the id of an annotation",
                    value=shown(repr(value), 30),
                    name=name,
                )
                raise self._refusal(source.start, path, finding, expected)
            return Reading(text, source, target=f"{label}-{self._document}-{text}")

        return pointer if column.type == "annotation" else plain


def _describe_row(aset: Aset, count: int) -> Wording:
    """Return the values that a row of a set may have, with ``count`` attributes, as a refusal lists them."""
    # Four forms, for rows may lack offsets, id, or both; the limit counts these and the attributes.
    limit = aset.values_at + count
    if aset.has_span and aset.has_id:
        return plural(
            "at most {limit}: start, end, id, {count} attribute",
            "at most {limit}: start, end, id, {count} attributes",
            count,
            limit=limit,
        )
    if aset.has_span:
        return plural(
            "at most {limit}: start, end, {count} attribute",
            "at most {limit}: start, end, {count} attributes",
            count,
            limit=limit,
        )
    if aset.has_id:
        return plural(
            "at most {limit}: id, {count} attribute",
            "at most {limit}: id, {count} attributes",
            count,
            limit=limit,
        )
    return plural(
        "at most {limit}: {count} attribute", "at most {limit}: {count} attributes", count, limit=limit
    )


_CellReader = Callable[[JsonValue, int, Extent], Slot]
_ValueReader = Callable[[JsonValue, Extent, tuple[int, ...]], Reading]
_HALF_ESCAPE = re.compile(r"\\u[dD][89a-fA-F]")


def _string(value: JsonValue) -> str | None:
    return value if isinstance(value, str) else None


def _int(value: JsonValue) -> str | None:
    return str(value) if type(value) is int else None


def _float(value: JsonValue) -> str | None:
    """Return a number as the shortest decimal of its float: 1, 1.0 and 1.00 are one value."""
    if type(value) not in (int, float):
        return None
    try:
        number = float(value)  # type: ignore[arg-type]  # a number, as the line above has it
    except OverflowError:
        return None
    return repr(number) if abs(number) != float("inf") else None


def _boolean(value: JsonValue) -> str | None:
    return ("false", "true")[value] if isinstance(value, bool) else None


_SPELLED: dict[str, Callable[[JsonValue], str | None]] = {
    "string": _string,
    "int": _int,
    "float": _float,
    "boolean": _boolean,
    "annotation": _string,
}
_EXPECTED = {
    "string": Wording("a string of whole characters: the attribute is declared so"),
    "int": Wording("a whole number: the attribute is declared so"),
    "float": Wording("a number: the attribute is declared so"),
    "boolean": Wording("true or false: the attribute is declared so"),
    "annotation": Wording("the id of an annotation of this document: the attribute is declared so"),
}
