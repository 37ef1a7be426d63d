"""The annotations in the cells of a WebAnno TSV file: values that stand on one or several rows."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate

from annotally.formats.webanno.header import ANYTHING, RELATION, TOKEN, TYPE, Header, Kind, Layer
from annotally.formats.webanno.rows import Row, Rows
from annotally.formats.webanno.values import (
    NO_ANNOTATION,
    NO_VALUE,
    STACKED,
    Reference,
    pieces,
    without_link,
    without_number,
)
from annotally.model.extents import Extent
from annotally.model.source_diagnostics import Complaints, shown


@dataclass(slots=True)
class Entry:
    """An annotation as the cells have it.

    ``values`` are those of its layer's columns, still escaped and without the number of the annotation;
    ``places`` are where they stand in the source, in the first of its rows. ``number`` is what tells it from
    others (0: nothing), of a chain's link that of its chain, and ``link`` its place in that.
    """

    layer: Layer
    rows: list[Row]
    values: list[str]
    places: list[tuple[int, int]] = field(default_factory=list)
    number: int = 0
    link: int = 0

    @property
    def extent(self) -> Extent:
        """From where its first row begins to where the last of its rows ends."""
        return Extent(self.rows[0].start, max(row.end for row in self.rows))

    @property
    def source(self) -> Extent:
        """From its first value to its last, in its first row."""
        return Extent(self.places[0][0], self.places[-1][1])


def entries_of(rows: Rows, complaints: Complaints) -> tuple[list[Entry], "Units"]:
    """Return the annotations in the order of their first values, and where each stands. Linear.

    Raises InputRefused for columns of one layer that hold different numbers of values, links of chains
    without their numbers, and two annotations of one row that bear the same. Warns of values that differ
    from row to row, and of tokens left out in the midst of a span: the first values, and the whole span, are
    taken.
    """
    cells = _Cells(rows.header, complaints)
    return cells.read(rows.rows), Units(rows.rows, cells.at)


class _Cells:
    """Reads cell after cell; annotations that bear a number go on in later rows."""

    def __init__(self, header: Header, complaints: Complaints) -> None:
        self._layers = header.layers
        self._complaints = complaints
        self._known: dict[tuple[str, int, int], Entry] = {}
        self._entries: list[Entry] = []
        self.at: dict[str, list[Entry]] = {}
        """What stands on each row, relations apart, in the order of its cells."""
        self._warned: set[int] = set()

    def read(self, rows: Sequence[Row]) -> list[Entry]:
        for row in rows:
            cells, first, at = row.cells, 0, row.at
            for layer in self._layers:
                block = cells[first : first + len(layer.columns)]
                if any(cell != NO_ANNOTATION for cell in block):
                    for entry in self._stacked(layer, row, block, at):
                        self._enter(entry, row)
                first += len(layer.columns)
                at += sum(map(len, block)) + len(block)
        return self._entries

    def _stacked(self, layer: Layer, row: Row, block: Sequence[str], at: int) -> Iterator[Entry]:
        """Yield the annotations of a layer in one row, each with its value of every column."""
        found = [pieces(cell, STACKED) for cell in block]
        count = max(map(len, found))
        starts = list(accumulate((len(cell) + 1 for cell in block[:-1]), initial=at))
        for place, (cell, parts) in enumerate(zip(block, found, strict=True)):
            if cell == NO_ANNOTATION:
                found[place] = [(0, 1)] * count
            elif len(parts) != count:
                raise self._complaints.refusal(
                    starts[place],
                    f"{len(parts)} values of {layer.name} at {row.unit}, {count} in another of its columns",
                    "equally many in each column",
                    "mend the line",
                )
        for number in range(count):
            spans = [parts[number] for parts in found]
            values = [cell[a:b] for cell, (a, b) in zip(block, spans, strict=True)]
            places = [(start + a, start + b) for start, (a, b) in zip(starts, spans, strict=True)]
            entry = Entry(layer, [row], values, places)
            self._number(entry, row)
            yield entry

    def _number(self, entry: Entry, row: Row) -> None:
        """Take the numbers out of the values."""
        if entry.layer.kind is Kind.CHAIN:
            self._number_link(entry, row)
            return
        bare = {link.column + 1 for link in entry.layer.links}
        if entry.layer.kind is Kind.RELATION:
            bare.add(len(entry.values) - 1)
        for column, value in enumerate(entry.values):
            if column not in bare:
                entry.values[column], number = without_number(value)
                if number and entry.number not in (0, number):
                    found = f"numbers {entry.number} and {number} at one annotation of {entry.layer.name}"
                    raise self._complaints.refusal(
                        entry.places[column][0], found, "one number in all its columns", "correct one"
                    )
                entry.number = number or entry.number

    def _number_link(self, entry: Entry, row: Row) -> None:
        columns = entry.layer.columns
        kind, relation = columns.index(TYPE), columns.index(RELATION)
        entry.values[kind], chain = without_number(entry.values[kind])
        told = without_link(entry.values[relation])
        if told is None or told[1] != chain or not chain:
            raise self._complaints.refusal(
                entry.places[relation][0],
                f"{shown(entry.values[relation])!r} at {row.unit}, of chain {chain or 'without number'}",
                f"the same chain in both columns: a type and [1], a relation and ->1-2 (for {TYPE}[chain],"
                f" {RELATION}->chain-link)",
                "correct the numbers",
            )
        entry.values[relation], entry.number, entry.link = told

    def _enter(self, entry: Entry, row: Row) -> None:
        goes_on = entry.number and entry.layer.kind is not Kind.RELATION
        key = (entry.layer.name, entry.number, entry.link)
        known = self._known.setdefault(key, entry) if goes_on else entry
        if entry.layer.kind is not Kind.RELATION:
            self.at.setdefault(row.unit, []).append(known)
        if known is entry:
            self._entries.append(entry)
            return
        last = known.rows[-1]
        if last is row:
            found = f"two annotations {entry.number} of {entry.layer.name} at {row.unit}"
            raise self._complaints.refusal(
                entry.places[0][0], found, "every annotation once", "renumber one of the two"
            )
        known.rows.append(row)
        if id(known) not in self._warned and known.values != entry.values:
            column = next(n for n, value in enumerate(entry.values) if value != known.values[n])
            self._warn(
                known,
                entry.places[column][0],
                f"{shown(entry.values[column])!r} at {row.unit}",
                f"{shown(known.values[column])!r}, its value at {known.rows[0].unit}",
                "the first value counts",
            )
        elif id(known) not in self._warned and row.token > last.token + 1:
            self._warn(
                known,
                entry.places[0][0],
                f"annotation {entry.number} goes on at {row.unit} after {last.unit}",
                "it at the tokens between them too",
                "it is read as one span",
            )

    def _warn(self, known: Entry, at: int, found: str, expected: str, remedy: str) -> None:
        self._warned.add(id(known))
        self._complaints.warn(at, f"{known.layer.name}: {found}", expected, remedy)


class Units:
    """Finds the annotation that a reference means."""

    def __init__(self, rows: Sequence[Row], at: Mapping[str, Sequence[Entry]]) -> None:
        self._rows = {row.unit: row for row in rows}
        self._numbered: dict[tuple[str, int], Entry] = {}
        """By layer and number."""
        self._there: dict[tuple[str, str, int], Entry] = {}
        """By unit, layer or `ANYTHING`, and number."""
        self._first: dict[tuple[str, str], Entry] = {}
        for unit, there in at.items():
            for entry in there:
                span = entry.layer.kind is Kind.SPAN
                if span and entry.number:
                    self._numbered.setdefault((entry.layer.name, entry.number), entry)
                for layer in (entry.layer.name, ANYTHING) if span else (entry.layer.name,):
                    self._there.setdefault((unit, layer, entry.number), entry)
                    self._first.setdefault((unit, layer), entry)

    def find(self, meant: Reference, layer: str) -> Entry | None:
        """Return the annotation of a layer, or of `ANYTHING`, at a unit.

        With a number it is the one that bears it, wherever it is, for numbers are local to a layer; without
        one the first that bears none, else the first.
        """
        if meant.number and layer != ANYTHING:
            return self._numbered.get((layer, meant.number))
        found = self._there.get((meant.unit, layer, meant.number))
        return found if found is not None or meant.number else self._first.get((meant.unit, layer))

    def row(self, unit: str, layer: str, *, dependency: bool) -> Row | None:
        """Return the token meant where a relation may tie bare tokens; of no other units, though."""
        return self._rows.get(unit) if layer == TOKEN or dependency else None


def said(value: str) -> bool:
    """Tell whether a cell's value is one."""
    return value not in (NO_VALUE, NO_ANNOTATION)
