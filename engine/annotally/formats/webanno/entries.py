"""The annotations in the cells of a WebAnno TSV file: values that stand on one or several rows."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate
from typing import NamedTuple

from annotally.formats.webanno.header import ANYTHING, RELATION, TOKEN, TYPE, DeclaredLayer, Header, LayerKind
from annotally.formats.webanno.rows import FileRows, Row
from annotally.formats.webanno.values import (
    NO_ANNOTATION,
    NO_VALUE,
    STACKED,
    Reference,
    split_cell,
    split_link,
    split_number,
)
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.wording import Wording, plural


@dataclass(slots=True)
class CellEntry:
    """An annotation as the cells have it.

    ``values`` are those of its layer's columns, still escaped and without the number of the annotation;
    ``places`` are their source ranges, in the first of its rows. ``number`` distinguishes it from others (0:
    it has none), of a chain's link it is that of its chain, and ``link`` its place in that.
    """

    layer: DeclaredLayer
    rows: list[Row]
    values: list[str]
    places: list[tuple[int, int]] = field(default_factory=list)
    number: int = 0
    link: int = 0

    @property
    def extent(self) -> Extent:
        """The extent from the start of its first row to the furthest end of its rows."""
        return Extent(self.rows[0].start, max(row.end for row in self.rows))

    @property
    def source(self) -> Extent:
        """The source range from its first value to its last, in its first row."""
        return Extent(self.places[0][0], self.places[-1][1])


def entries_of(rows: FileRows, complaints: Complaints) -> tuple[list[CellEntry], "AnnotationUnits"]:
    """Return the annotations in the order of their first values, and where each stands. Linear.

    Raises InputRefused for columns of one layer that hold different numbers of values, links of chains
    without their numbers, and two annotations of one row that bear the same. Warns of values that differ
    from row to row, and of tokens left out in the midst of a span: the first values, and the whole span, are
    taken.
    """
    cells = _Cells(rows.header, complaints)
    return cells.read(rows.rows), AnnotationUnits(rows.rows, cells.at)


class _Cells:
    """Reader of the cells, one after another; annotations that bear a number go on in later rows."""

    def __init__(self, header: Header, complaints: Complaints) -> None:
        self._layers = header.layers
        self._complaints = complaints
        self._numbered: dict[tuple[str, int, int], CellEntry] = {}
        self._entries: list[CellEntry] = []
        self.at: dict[str, list[CellEntry]] = {}
        """The annotations on each row, relations apart, in the order of its cells."""
        self._warned: set[int] = set()

    def read(self, rows: Sequence[Row]) -> list[CellEntry]:
        # ``first`` and ``at`` move from layer to layer through the cells of a row: its number and its source
        # offset.
        for row in rows:
            if row.cells.count(NO_ANNOTATION) == len(row.cells):  # as most rows
                continue
            cells, first, at = row.cells, 0, row.at
            for layer in self._layers:
                block = cells[first : first + len(layer.columns)]
                if block.count(NO_ANNOTATION) < len(block):
                    for entry in self._stacked_entries(layer, row, block, at):
                        self._enter(entry, row)
                first += len(layer.columns)
                at += sum(map(len, block)) + len(block)
        return self._entries

    def _stacked_entries(
        self, layer: DeclaredLayer, row: Row, block: Sequence[str], at: int
    ) -> Iterator[CellEntry]:
        """Yield the annotations of a layer in one row, each with its value of every column."""
        # Column by column the cells are cut into equally many pieces; the n-th of all columns make the n-th
        # annotation. Other programs leave out the pieces that have no value: numbers tell these apart.
        piece_ranges = [split_cell(cell, STACKED) for cell in block]
        count = max(map(len, piece_ranges))
        starts = list(accumulate((len(cell) + 1 for cell in block[:-1]), initial=at))
        columns: list[list[_Piece]] = [
            [_Piece(cell[a:b], start + a, start + b) for a, b in ranges]
            if cell != NO_ANNOTATION
            else [_Piece(NO_ANNOTATION, start, start + 1)] * count
            for cell, start, ranges in zip(block, starts, piece_ranges, strict=True)
        ]
        if any(len(pieces) != count for pieces in columns):
            completed = _completed(layer, columns, starts)
            if completed is None:
                raise self._uneven(layer, row, columns)
            columns = completed
        for pieces in zip(*columns, strict=True):
            values = [piece.value for piece in pieces]
            entry = CellEntry(layer, [row], values, [(piece.start, piece.end) for piece in pieces])
            self._number(entry, row)
            yield entry

    def _uneven(self, layer: DeclaredLayer, row: Row, columns: Sequence[Sequence["_Piece"]]) -> InputRefused:
        """Return the refusal of columns of one layer that hold different numbers of values."""
        count = max(map(len, columns))
        pieces = next(pieces for pieces in columns if len(pieces) != count)
        finding = plural(
            "{count} value of {layer} at {unit}, {other} in another of its columns",
            "{count} values of {layer} at {unit}, {other} in another of its columns",
            len(pieces),
            layer=layer.name,
            unit=row.unit,
            other=count,
        )
        expected = Wording("equally many in each column, or the number of its annotation at each value")
        return self._complaints.refusal(pieces[0].start, finding, expected, Wording("correct the line"))

    def _number(self, entry: CellEntry, row: Row) -> None:
        """Take the numbers out of the values."""
        # A number in brackets, repeated in each of its columns, ties the cells of one annotation together.
        # Columns of targets and of governors are left alone: brackets there belong to the reference.
        if entry.layer.kind is LayerKind.CHAIN:
            self._number_link(entry, row)
            return
        bare = {link.column + 1 for link in entry.layer.links}
        if entry.layer.kind is LayerKind.RELATION:
            bare.add(len(entry.values) - 1)
        for column, value in enumerate(entry.values):
            if column not in bare:
                entry.values[column], number = split_number(value)
                if number and entry.number not in (0, number):
                    finding = Wording(
                        "numbers {first} and {second} at one annotation of {layer}",
                        first=entry.number,
                        second=number,
                        layer=entry.layer.name,
                    )
                    raise self._complaints.refusal(
                        entry.places[column][0],
                        finding,
                        Wording("one number in all its columns"),
                        Wording("correct one of the numbers"),
                    )
                entry.number = number or entry.number

    def _number_link(self, entry: CellEntry, row: Row) -> None:
        # A link of a chain is numbered twice, the type with the chain and the relation with chain and link;
        # the two must agree, for the pair is what identifies a link.
        columns = entry.layer.columns
        kind, relation = columns.index(TYPE), columns.index(RELATION)
        entry.values[kind], chain = split_number(entry.values[kind])
        link = split_link(entry.values[relation])
        if link is None or link[1] != chain or not chain:
            values: dict[str, str | int] = {
                "value": shown(entry.values[relation]),
                "unit": row.unit,
                "chain": chain,
            }
            finding = Wording("{value!r} at {unit}, of chain without number", **values)
            if chain:
                finding = Wording("{value!r} at {unit}, of chain {chain}", **values)
            raise self._complaints.refusal(
                entry.places[relation][0],
                finding,
                Wording(
                    "the same chain in both columns: a type and [1], a relation and ->1-2 (for "
                    "{type}[chain], {relation}->chain-link)",
                    type=TYPE,
                    relation=RELATION,
                ),
                Wording("correct the numbers"),
            )
        entry.values[relation], entry.number, entry.link = link

    def _enter(self, entry: CellEntry, row: Row) -> None:
        # An annotation is known by layer, number and link. Met again in a later row it goes on there, and
        # only its first values count; without a number, and in relations, each row has one of its own.
        goes_on = entry.number and entry.layer.kind is not LayerKind.RELATION
        key = (entry.layer.name, entry.number, entry.link)
        first_entry = self._numbered.setdefault(key, entry) if goes_on else entry
        if entry.layer.kind is not LayerKind.RELATION:
            self.at.setdefault(row.unit, []).append(first_entry)
        if first_entry is entry:
            self._entries.append(entry)
            return
        last = first_entry.rows[-1]
        if last is row:
            finding = Wording(
                "two annotations {number} of {layer} at {unit}",
                number=entry.number,
                layer=entry.layer.name,
                unit=row.unit,
            )
            raise self._complaints.refusal(
                entry.places[0][0],
                finding,
                Wording("every annotation once"),
                Wording("renumber one of the two"),
            )
        first_entry.rows.append(row)
        if id(first_entry) not in self._warned and first_entry.values != entry.values:
            column = next(n for n, value in enumerate(entry.values) if value != first_entry.values[n])
            self._warn(
                first_entry,
                entry.places[column][0],
                Wording("{value!r} at {unit}", value=shown(entry.values[column]), unit=row.unit),
                Wording(
                    "{value!r}, its value at {unit}",
                    value=shown(first_entry.values[column]),
                    unit=first_entry.rows[0].unit,
                ),
                Wording("the first value counts"),
            )
        elif id(first_entry) not in self._warned and row.token > last.token + 1:
            self._warn(
                first_entry,
                entry.places[0][0],
                Wording(
                    "annotation {number} continues at {unit} after {last}",
                    number=entry.number,
                    unit=row.unit,
                    last=last.unit,
                ),
                Wording("the annotation at the tokens between, too"),
                Wording("it is read as one span"),
            )

    def _warn(self, entry: CellEntry, at: int, finding: Wording, expected: Wording, remedy: Wording) -> None:
        self._warned.add(id(entry))
        self._complaints.warn(
            at, Wording("{layer}: {finding}", layer=entry.layer.name, finding=finding), expected, remedy
        )


class _Piece(NamedTuple):
    """A value of a cell, still escaped and with its number, and its source range."""

    value: str
    start: int
    end: int


def _completed(
    layer: DeclaredLayer, columns: Sequence[Sequence[_Piece]], starts: Sequence[int]
) -> list[list[_Piece]] | None:
    """Return the columns with a place for each annotation, None where numbers do not say which lack a value.

    ``starts`` are the source offsets of the cells. GUM's files leave out the pieces without a value, where
    WebAnno writes ``*``: ``abstract[25]|abstract[26]`` beside ``Old_English[26]``.
    """
    # The column with most values names the annotations, which must be numbered and unlike; each value of the
    # other columns must bear one of these numbers. Linear in the pieces.
    if layer.kind is not LayerKind.SPAN or layer.links:
        return None
    numbered = [{split_number(piece.value)[1]: piece for piece in pieces} for pieces in columns]
    numbers = max(map(list, numbered), key=len)
    for column, pieces in zip(numbered, columns, strict=True):
        is_empty = pieces[0].value == NO_ANNOTATION
        if not is_empty and (len(column) < len(pieces) or 0 in column or not column.keys() <= set(numbers)):
            return None
    return [
        [column.get(number, _Piece(NO_ANNOTATION, start, start)) for number in numbers]
        for column, start in zip(numbered, starts, strict=True)
    ]


class _UnitIndex(NamedTuple):
    """Annotations by layer and number; by unit, layer and number; the first ones by unit and layer.

    Layers of the latter two may be `ANYTHING`.
    """

    numbered: dict[tuple[str, int], CellEntry]
    by_unit: dict[tuple[str, str, int], CellEntry]
    first: dict[tuple[str, str], CellEntry]


class AnnotationUnits:
    """Index of the annotations by the references that lead to them."""

    def __init__(self, rows: Sequence[Row], at: Mapping[str, Sequence[CellEntry]]) -> None:
        self._rows, self._at = rows, at

    @cached_property
    def _by_name(self) -> Mapping[str, Row]:
        return {row.unit: row for row in self._rows}

    @cached_property
    def _index(self) -> "_UnitIndex":
        """The index, made where the first reference asks for it: most files have none."""
        # Three dictionaries answer the three ways in which a cell refers to an annotation, each in O(1). The
        # first entry stays (``setdefault``); spans are entered for any layer too, since a slot may lead to
        # all.
        index = _UnitIndex({}, {}, {})
        for unit, unit_entries in self._at.items():
            for entry in unit_entries:
                span = entry.layer.kind is LayerKind.SPAN
                if span and entry.number:
                    index.numbered.setdefault((entry.layer.name, entry.number), entry)
                for layer in (entry.layer.name, ANYTHING) if span else (entry.layer.name,):
                    index.by_unit.setdefault((unit, layer, entry.number), entry)
                    index.first.setdefault((unit, layer), entry)
        return index

    def find(self, ref: Reference, layer: str) -> CellEntry | None:
        """Return the annotation of a layer, or of `ANYTHING`, at a unit.

        With a number it is the one that bears it, wherever it is, for numbers are local to a layer; without
        one the first that bears none, else the first.
        """
        if ref.number and layer != ANYTHING:
            return self._index.numbered.get((layer, ref.number))
        entry = self._index.by_unit.get((ref.unit, layer, ref.number))
        return entry if entry is not None or ref.number else self._index.first.get((ref.unit, layer))

    def row(self, unit: str, layer: str, *, dependency: bool) -> Row | None:
        """Return the token meant where a relation may tie bare tokens; of no other units, though."""
        return self._by_name.get(unit) if layer == TOKEN or dependency else None


def is_value(value: str) -> bool:
    """Tell whether a cell holds a value."""
    return value not in (NO_VALUE, NO_ANNOTATION)
