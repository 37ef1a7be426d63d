"""A single pass over a MAT JSON document (A11): signal, annotation sets, rows, and their places."""

import json
import re
from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from annotally.formats.json_scan import DECODE, NEXT_ITEM, JsonScan, JsonValue, behind_space
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import NOWHERE
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Source
from annotally.model.wording import Wording

TYPES = ("string", "int", "float", "boolean", "annotation")
AGGREGATIONS = ("none", "set", "list")
VERSIONS = (1, 2)

_BLANKS = " \t\n\r"
_LONGEST_SPELLING = 10_000
"""Code points of declarations up to which these are cached."""
_PLAIN_ROW = re.compile(r'(\[[^\[\]"{}]*+(?:"[^"\\]*+"[^\[\]"{}]*+)*\])')
"""A row without arrays, objects and escapes."""


@dataclass(slots=True)
class AttributeColumn:
    """A declared attribute, and the range of its declaration."""

    name: str
    type: str = "string"
    aggregation: str = "none"
    source: Extent = NOWHERE


@dataclass(slots=True)
class Aset:
    """The annotations of one label: rows as written, and where each begins and ends."""

    type: str = ""
    has_id: bool = False
    has_span: bool = True
    columns: list[AttributeColumn] = field(default_factory=list)
    rows: list[list[JsonValue]] = field(default_factory=list)
    starts: "array[int]" = field(default_factory=lambda: array("q"))
    ends: "array[int]" = field(default_factory=lambda: array("q"))
    source: Extent = NOWHERE
    attrs: Extent = NOWHERE
    """The range of the array of attributes; nowhere, if there is none."""
    annots: Extent = NOWHERE

    @property
    def id_at(self) -> int:
        """The place of the id in a row, if there is one."""
        return 2 if self.has_span else 0

    @property
    def values_at(self) -> int:
        """The place of the first attribute value in a row."""
        return self.id_at + self.has_id


@dataclass(slots=True)
class ScannedMat:
    """A MAT JSON document. ``signal`` is the range of the string that holds the text."""

    version: int = 1
    text: str = ""
    signal: Extent = NOWHERE
    asets: list[Aset] = field(default_factory=list)
    inside: Extent = NOWHERE
    """The range of the array of annotation sets."""


def scan(complaints: Complaints) -> ScannedMat:
    """Scan a document. Linear.

    Raises InputRefused for what is not JSON or not of the form that A11 gives, with line and column. A file
    without ``version`` is one of version 1.
    """
    return _Scan(complaints).run()


def list_declarations(source: Source) -> list[Aset]:
    """Return label, attributes and rows of every annotation set of a document that `scan` accepts.

    Places are not looked for, so that this takes a third of the time of `scan`.
    """
    try:
        content = json.loads(source.text)
    except RecursionError:  # parts that lie as deep as can be decoded are decoded one by one there
        return scan(Complaints(source)).asets
    return [
        Aset(
            aset["type"],
            aset.get("hasID", False),
            aset.get("hasSpan", True),
            list(map(_read_column, aset.get("attrs", ()))),
            aset["annots"],
        )
        for aset in content["asets"]
    ]


def _read_column(value: str | dict[str, str | None]) -> AttributeColumn:
    if isinstance(value, str):
        return AttributeColumn(value)
    return AttributeColumn(
        value["name"] or "", value.get("type") or TYPES[0], value.get("aggregation") or AGGREGATIONS[0]
    )


def cell_place(complaints: Complaints, start: int, *path: int) -> int:
    """Return where in the row that begins at ``start`` a cell stands, or a member of one that is an array.

    Of a cell that is not there it is the place of the row.
    """
    # Only for messages: the row is decoded once more, cell by cell, up to the one that the path leads to.
    text, at = complaints.source.text, start
    for index in path:
        at = behind_space(text, at + 1)
        for _ in range(index):
            following = NEXT_ITEM.match(text, DECODE(text, at)[1]) if text[at] != "]" else None
            if following is None or following[1] == "]":
                return start
            at = following.end()
    return at


class _Scan(JsonScan):
    """The state of one pass: the offset it has reached."""

    def __init__(self, complaints: Complaints) -> None:
        super().__init__(complaints, "MAT")
        self._labels: set[str] = set()
        self.first_typed: int | None = None
        """The offset of the first attribute declared with more than its name."""

    def run(self) -> ScannedMat:
        # A recursive descent over the members, one function a level; the values of rows are decoded by the
        # json module. ``_at`` only moves forward, so that the pass is linear.
        scanned = ScannedMat()
        self._space()
        for key in self._members(Wording("the document"), {"signal", "asets"}):
            if key == "version":
                scanned.version = self._version()
            elif key == "signal":
                scanned.text, scanned.signal = self._string("signal")
            elif key == "asets":
                begin = self._at
                for _ in self._items("asets"):
                    self._aset(scanned.asets)
                scanned.inside = Extent(begin, self._at)
            else:
                self._skip()
        self._space()
        if self._at < len(self._text):
            raise self._refusal(self._at, Wording("more after the document"), Wording("nothing"))
        if scanned.version == 1 and self.first_typed is not None:
            expected = Wording('plain names of attributes, as version 1 has them, or "version": 2')
            finding = Wording("an attribute with type or aggregation in version 1")
            raise self._refusal(self.first_typed, finding, expected)
        return scanned

    # --- the parts of a document

    def _version(self) -> int:
        begin = self._at
        value, self._at = self._value()
        if isinstance(value, bool) or value not in VERSIONS:
            raise self._refusal(
                begin,
                Wording("version {text}", text=shown(self._text[begin : self._at], 30)),
                Wording("version 1 or 2"),
            )
        return int(value)

    def _aset(self, asets: list[Aset]) -> None:
        # Members may come in any order: rows are kept as they are, and interpreted when the whole set is
        # known.
        begin, aset = self._at, Aset()
        type_at = begin
        for key in self._members(Wording("an annotation set"), {"type", "annots"}):
            if key == "type":
                type_at = self._at
                aset.type = self._string("type")[0]
            elif key == "hasID":
                aset.has_id = self._flag(key)
            elif key == "hasSpan":
                aset.has_span = self._flag(key)
            elif key == "attrs":
                aset.attrs = self._columns(aset.columns)
            elif key == "annots":
                aset.annots = self._rows(aset)
            else:
                self._skip()
        if not aset.type:
            raise self._refusal(type_at, Wording("an empty type"), Wording("the label of these annotations"))
        if aset.type in self._labels:
            finding = Wording("a second annotation set of type {type!r}", type=shown(aset.type))
            raise self._refusal(type_at, finding, Wording("one for each type"))
        self._labels.add(aset.type)
        aset.source = Extent(begin, self._at)
        asets.append(aset)

    def _flag(self, key: str) -> bool:
        begin = self._at
        value, self._at = self._value()
        if not isinstance(value, bool):
            raise self._refusal(
                begin,
                Wording("{text} as {key}", text=shown(self._text[begin : self._at], 30), key=key),
                Wording("true or false"),
            )
        return value

    def _columns(self, columns: list[AttributeColumn]) -> Extent:
        # The files of a corpus spell their declarations alike: the same spelling is scanned once. It ends at
        # the first bracket, unless a name has one; then it is no array, and scanned where it stands.
        begin, end = self._at, self._text.find("]", self._at) + 1
        declarations = _read_declarations(self._text[begin:end]) if end - begin < _LONGEST_SPELLING else None
        if declarations is None:
            return self.scan_columns(columns)
        for name, kind, aggregation, source in declarations.columns:
            place = Extent(begin + source.start, begin + source.end)
            columns.append(AttributeColumn(name, kind, aggregation, place))
        if self.first_typed is None and declarations.first_typed is not None:
            self.first_typed = begin + declarations.first_typed
        self._at = end
        return Extent(begin, end)

    def scan_columns(self, columns: list[AttributeColumn]) -> Extent:
        """Add the declarations of the array at the current offset; return its range."""
        # Each declaration's range is kept for the writer, which adds new ones behind the last. A name decides
        # which slot a value belongs to, so a repeated one is refused.
        begin = self._at
        names: set[str] = set()
        for _ in self._items("attrs"):
            at = self._at
            column = self._column()
            column.source = Extent(at, self._at)
            if not column.name:
                raise self._refusal(at, Wording("an attribute without a name"), Wording("a name"))
            if column.name in names:
                raise self._refusal(
                    at,
                    Wording("attribute {name!r} again", name=shown(column.name)),
                    Wording("every attribute once"),
                )
            names.add(column.name)
            columns.append(column)
        return Extent(begin, self._at)

    def _column(self) -> AttributeColumn:
        # An attribute is declared by its name alone, a string, or by an object with type and aggregation. The
        # place of the first object is kept, because version 1 of the format has none.
        if self._text[self._at : self._at + 1] != "{":
            return AttributeColumn(self._string(Wording("an attribute"))[0])
        if self.first_typed is None:
            self.first_typed = self._at
        column = AttributeColumn("")
        for key in self._members(Wording("an attribute"), {"name"}):
            if key == "name":
                column.name = self._string(key)[0]
            elif key == "type":
                column.type = self._choice(key, TYPES)
            elif key == "aggregation":
                column.aggregation = self._choice(key, AGGREGATIONS)
            else:
                self._skip()
        return column

    def _choice(self, key: str, choices: tuple[str, ...]) -> str:
        begin = self._at
        value, self._at = self._value()
        if value is None:
            return choices[0]
        if not isinstance(value, str) or value not in choices:
            finding = Wording("{key} {text}", key=key, text=shown(self._text[begin : self._at], 30))
            raise self._refusal(begin, finding, Wording("one of {names}", names=", ".join(choices)))
        return value

    def _rows(self, aset: Aset) -> Extent:
        # Nearly all of a file are rows. They are decoded at once, and the places of plain ones are found by
        # an expression; where that fails, row by row, so that what is wrong is found where it is. Linear.
        begin, text = self._at, self._text
        end = _find_plain_rows(text, begin, aset)
        if end is not None:
            self._at = end
            return Extent(begin, end)
        self._open("[", "annots", Wording("an array"))
        if text[self._at : self._at + 1] == "]":
            self._at += 1
            return Extent(begin, self._at)
        rows, starts, ends = aset.rows.append, aset.starts.append, aset.ends.append
        while True:
            at = self._at
            row, end = self._value()
            if not isinstance(row, list):
                raise self._refusal(
                    at,
                    Wording("{text} as an annotation", text=shown(text[at:end], 30)),
                    Wording("an array of its values"),
                )
            rows(row)
            starts(at)
            ends(end)
            following = NEXT_ITEM.match(text, end)
            if following is None:
                raise self._refusal(
                    end, Wording("not JSON: no comma after an annotation"), Wording("a comma or ]")
                )
            self._at = following.end()
            if following[1] == "]":
                self._at = following.end(1)
                return Extent(begin, self._at)


class _Declarations(NamedTuple):
    """The attributes that an array declares; offsets count from its beginning."""

    columns: Sequence[tuple[str, str, str, Extent]]
    """Name, type, aggregation and range of each."""
    first_typed: int | None
    """The offset of the first one declared with more than its name."""


@lru_cache(maxsize=256)
def _read_declarations(spelling: str) -> _Declarations | None:
    """Return the attributes that a whole array declares; None if it is none, or a wrong one."""
    state, columns = _Scan(Complaints(Source("", spelling))), list[AttributeColumn]()
    try:
        extent = state.scan_columns(columns)
    except InputRefused:
        return None
    if extent.end < len(spelling):
        return None
    listed = [(column.name, column.type, column.aggregation, column.source) for column in columns]
    return _Declarations(listed, state.first_typed)


def _find_plain_rows(text: str, begin: int, aset: Aset) -> int | None:
    """Add the rows of the array at an offset to a set, if all are plain; return its end, else None."""
    try:
        rows, end = DECODE(text, begin)
    except (ValueError, RecursionError):
        return None
    if not isinstance(rows, list) or set(map(type, rows)) != {list}:
        return None
    # The array is correct. If it has no more brackets than the array and its rows need, these are theirs.
    begins, ends = _find_signs(text, "[", begin, end), _find_signs(text, "]", begin, end)
    if len(begins) == len(rows) + 1 == len(ends):
        aset.rows += rows
        aset.starts.extend(begins[1:])
        aset.ends.extend([at + 1 for at in ends[:-1]])
        return end
    # Else, if there are but blanks and commas between the matches of the expression, each of these is a row:
    # brackets within rows occur in strings only, which it passes over whole.
    pieces = _PLAIN_ROW.split(text[begin + 1 : end])
    separators = {separator.strip(_BLANKS) for separator in set(pieces[::2])}
    if len(pieces) != 2 * len(rows) + 1 or not separators <= {"", ",", "]"}:
        return None
    edges = list(accumulate(map(len, pieces), initial=begin + 1))
    aset.rows += rows
    aset.starts.extend(edges[1:-1:2])
    aset.ends.extend(edges[2::2])
    return end


def _find_signs(text: str, sign: str, begin: int, end: int) -> list[int]:
    """Return the offsets of a sign in a part of a text."""
    lengths = [len(piece) + 1 for piece in text[begin:end].split(sign)]
    return list(accumulate(lengths[:-1], initial=begin - 1))[1:]
