"""Distances of labels from a file: a square table, a row for each pair, or a hierarchy; as CSV or TSV.

A square table has the labels in its first row and its first column. A row for each pair has two labels and
their distance. A hierarchy has a row for each label with its parent: labels are as far from each other as
there are steps between them.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import isfinite

from annotally.formats.delimited_rows import (
    REMEDY,
    SEPARATORS,
    DelimitedRow,
    DelimitedRows,
    column_names,
    header_line,
    header_start,
)
from annotally.model.diagnostics import Diagnostic
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Source
from annotally.model.wording import Wording, plural

_MOST_TRIANGLES = 200
"""Labels up to which all triangles are looked at: a million and a half of them."""


@dataclass(frozen=True, slots=True)
class LabelDistances:
    """The distances of all ordered pairs of labels, and warnings about them."""

    values: Mapping[tuple[str, str], float]
    labels: tuple[str, ...]
    warnings: tuple[Diagnostic, ...] = ()


def read_label_distances(source: Source) -> LabelDistances:
    """Read distances of labels; the columns tell the three forms of files apart.

    Raises InputRefused for a label without a name, a cell that is no distance, one below 0, one of a label to
    itself that is not 0, a pair that is missing or is not as far in both directions, and a hierarchy with a
    circle. Distances that make a detour shorter than the direct way are warned of.
    """
    return _Reader(source).read()


class _Reader:
    def __init__(self, source: Source) -> None:
        self._complaints = Complaints(source)
        header = header_line(source.text)
        separator = max(SEPARATORS, key=lambda sign: (header.count(sign), -SEPARATORS.index(sign)))
        self._header = column_names(header, separator)
        self._rows = list(DelimitedRows(self._complaints, separator, len(self._header)).rows())
        self._first = DelimitedRow(header_start(source.text), len(header), list(self._header))
        self._places: dict[tuple[str, str], int] = {}
        """Where the distance of a pair of labels stands."""

    def read(self) -> LabelDistances:
        width = len(self._header)
        if width == 2:
            values, labels = self._hierarchy()
            return LabelDistances(values, labels)
        square = set(self._header[1:]) == {row.cells[0].strip() for row in self._rows}
        if square or width > 3:
            self._check_names(self._first, range(1, width))
            for row in self._rows:
                self._check_names(row, (0,))
        if width < 3 or not (square or width == 3):
            finding = plural("{count} column", "{count} columns", width)
            expected = Wording("label and parent, two labels and their distance, or a square of labels")
            raise self._refusal(0, finding, expected)
        values = self._square() if square else self._pairs()
        labels = tuple(dict.fromkeys(label for pair in values for label in pair))
        complete = self._completed(values, labels)
        return LabelDistances(complete, labels, tuple(self._detours(complete, labels)))

    def _refusal(self, at: int, finding: Wording, expected: Wording) -> Exception:
        return self._complaints.refusal(at, finding, expected, REMEDY)

    def _check_names(self, row: DelimitedRow, columns: Iterable[int]) -> None:
        """Raise InputRefused for a blank cell in columns of labels."""
        for column in columns:
            if not row.cells[column].strip():
                finding = Wording("a label without a name")
                raise self._refusal(_cell_start(row, column), finding, Wording("a name for each label"))

    # --- tables of distances

    def _square(self) -> dict[tuple[str, str], float]:
        # A label in the header has its column throughout; the order of rows need not be that of columns.
        values: dict[tuple[str, str], float] = {}
        for row in self._rows:
            for column, label in enumerate(self._header[1:], 1):
                self._take(values, (row.cells[0].strip(), label), row, column)
        return values

    def _pairs(self) -> dict[tuple[str, str], float]:
        # The first row is a header unless it has a distance itself.
        values: dict[tuple[str, str], float] = {}
        rows = [self._first, *self._rows] if _number(self._header[2]) is not None else self._rows
        for row in rows:
            self._check_names(row, (0, 1))
            self._take(values, (row.cells[0].strip(), row.cells[1].strip()), row, 2)
        return values

    def _take(
        self, values: dict[tuple[str, str], float], pair: tuple[str, str], row: DelimitedRow, column: int
    ) -> None:
        at = _cell_start(row, column)
        cell = row.cells[column].strip()
        value = _number(cell)
        if value is None or value < 0:
            finding = Wording("{cell!r} as a distance", cell=shown(cell))
            raise self._refusal(at, finding, Wording("a number from 0 on"))
        if pair[0] == pair[1] and value:
            finding = Wording("{label!r} is {value} from itself", label=shown(pair[0]), value=cell)
            raise self._refusal(at, finding, Wording("no distance of a label from itself"))
        if pair in values and values[pair] != value:
            finding = Wording("another distance of {first!r} and {second!r}", **_named(pair))
            raise self._refusal(at, finding, Wording("one distance of two labels"))
        values[pair] = value
        self._places[pair] = at

    def _completed(
        self, values: dict[tuple[str, str], float], labels: Sequence[str]
    ) -> dict[tuple[str, str], float]:
        """Return the distances in both directions; raises InputRefused for unlike and missing ones."""
        for (first, second), value in values.items():
            if values.get((second, first), value) != value:
                finding = Wording(
                    "{first!r} is not as far from {second!r} as the other way round",
                    **_named((first, second)),
                )
                at = max(self._places[first, second], self._places[second, first])
                raise self._refusal(at, finding, Wording("the same distance both ways"))
        # One direction is enough in a file; where both stand they have been found alike above. Quadratic, as
        # the table itself.
        complete = {(label, label): 0.0 for label in labels}
        for first, second in combinations(labels, 2):
            value_or_none = values.get((first, second), values.get((second, first)))
            if value_or_none is None:
                finding = Wording("no distance of {first!r} and {second!r}", **_named((first, second)))
                raise self._refusal(0, finding, Wording("a distance for each two labels"))
            complete[first, second] = complete[second, first] = value_or_none
        return complete

    def _detours(
        self, values: Mapping[tuple[str, str], float], labels: Sequence[str]
    ) -> Iterator[Diagnostic]:
        """Yield a warning about the first two labels that a third one is nearer to, if there are any."""
        # One warning is enough to say that the distances are no metric. Cubic, hence only for few labels.
        for first, second in combinations(labels[:_MOST_TRIANGLES], 2):
            direct = values[first, second]
            for third in labels[:_MOST_TRIANGLES]:
                detour = values[first, third] + values[third, second]
                if direct > detour * (1 + 1e-12) or (
                    not direct and values[first, third] != values[third, second]
                ):
                    at = self._places.get((first, second), self._places.get((second, first), 0))
                    finding = Wording(
                        "{first!r} and {second!r} are {direct} apart, by way of {third!r} {detour}",
                        **_named((first, second)),
                        third=shown(third),
                        direct=_spelled(direct),
                        detour=_spelled(detour),
                    )
                    expected = Wording("no detour shorter than the direct way: this is no metric")
                    yield self._complaints.warning(at, finding, expected, Wording("check the distances"))
                    return

    # --- hierarchy

    def _hierarchy(self) -> tuple[dict[tuple[str, str], float], tuple[str, ...]]:
        # Labels without a parent stand below a common root, so that any two are some steps apart.
        parents: dict[str, str] = {}
        begins: dict[str, int] = {}
        for row in [self._first, *self._rows]:
            label, parent = (cell.strip() for cell in row.cells)
            if row is not self._first:  # which may be a header
                self._check_names(row, (0,))
            if parents.get(label, parent) != parent:
                finding = Wording("another parent of {label!r}", label=shown(label))
                raise self._refusal(row.begin, finding, Wording("one parent of each label"))
            parents[label] = parent
            begins[label] = row.begin
        lines = {
            label: self._line(label, parents, begins) for label in [*parents, *parents.values()] if label
        }
        labels = tuple(lines)
        values = {
            (first, second): float(_steps(lines[first], lines[second]))
            for first in labels
            for second in labels
        }
        return values, labels

    def _line(self, label: str, parents: Mapping[str, str], begins: Mapping[str, int]) -> list[str]:
        """Return a label and its ancestors; raises InputRefused for a circle."""
        # Upwards until a label has no parent. A label met again closes a circle; each step is looked up once.
        line = {label: None}
        while parents.get(label):
            label = parents[label]
            if label in line:
                finding = Wording("{label!r} is above itself", label=shown(label))
                raise self._refusal(begins[label], finding, Wording("a hierarchy without a circle"))
            line[label] = None
        return list(line)


def _steps(first: Sequence[str], second: Sequence[str]) -> int:
    """Return the steps between two labels by the lowest ancestor that both have."""
    # The first ancestor of the one that is also above the other is the lowest that they share.
    above = {label: height for height, label in enumerate(second)}
    for height, label in enumerate(first):
        if label in above:
            return height + above[label]
    return len(first) + len(second)


def _cell_start(row: DelimitedRow, column: int) -> int:
    """Return the offset of a cell in the file, if no cell before it has quotes."""
    return row.begin + sum(len(cell) + 1 for cell in row.cells[:column])


def _number(cell: str) -> float | None:
    try:
        value = float(cell)
    except ValueError:
        return None
    return value if isfinite(value) else None


def _named(pair: tuple[str, str]) -> dict[str, str]:
    return {"first": shown(pair[0]), "second": shown(pair[1])}


def _spelled(distance: float) -> str:
    return f"{distance:g}"
