"""Similarities of the classes of a dense group as floats, a row at a time, near the exact measure.

A class is a set of annotations that compare alike with all others: of one extent, of kinds that compare
alike, with the same annotation values. Rows are computed when they are asked for, so that a group of n
classes a side takes memory in the order of n; only where annotation values or functions of an owner count are
similarities stored, one number for each pair of classes that meets.
"""

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple, Protocol

from annotally.methods.similarity.annotations import AnnotationKind, Pieces
from annotally.methods.similarity.dimensions import apply_bounds, overlap
from annotally.methods.similarity.measure import CompiledKinds, SimilarityMeasure
from annotally.methods.similarity.profiles import OverlapBounds

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Places = slice | NDArray[np.intp]
    Values = NDArray[np.float64]
    Integers = NDArray[np.int64]
    ListedRow = tuple[NDArray[np.intp], NDArray[np.int32]]

SPARSE = 4
"""Columns in a row's window for each that meets the row, from which the meetings are stored instead."""
_UNIT = 2.0**-53
"""The greatest relative error of a rounding."""
_ROUNDINGS, _ROUNDINGS_OF_BOUNDS = 4, 4
"""Roundings in a similarity: those of its base, and those of each term of place."""
_MOST_BOUND, _MOST_PLACE = 2**20, 2**40
"""Bounds as fractions and offsets in a text below these are compared in 64 bits without overflow."""

_MOST_TERMS = 2**19
"""Terms of kinds with columns that are kept at a time: a few megabytes."""


class KindTerms:
    """The terms of every pair of two lists of kinds: pairs that compare alike have one number."""

    def __init__(
        self, rows: Sequence[AnnotationKind], columns: Sequence[AnnotationKind], measure: SimilarityMeasure
    ) -> None:
        import numpy as np

        self.terms: list[tuple[CompiledKinds, ...]] = []
        numbers: dict[object, int] = {}
        self.number = np.zeros((len(rows), len(columns)), dtype=np.int32)
        for row, reference in enumerate(rows):
            for column, hypothesis in enumerate(columns):
                compiled = measure.compile_kinds(reference, hypothesis)
                same_label = reference.shown == hypothesis.shown
                content = same_label, *((id(terms.direction), terms.base) for terms in compiled)
                if content not in numbers:
                    numbers[content] = len(self.terms)
                    self.terms.append(compiled)
                self.number[row, column] = numbers[content]

    def by_links(self) -> bool:
        """Tell whether any pair has terms that depend on more than kinds and places."""
        return any(terms.links for compiled in self.terms for terms in compiled)

    def bounds(self) -> list[OverlapBounds]:
        """Return the different bounds of terms of place."""
        return list(
            dict.fromkeys(bounds for c in self.terms for terms in c for bounds, _ in place_terms(terms))
        )

    def alike(self) -> tuple[list[int], list[int]]:
        """Return for each kind of a side the first one that compares with the other side as it does."""
        sides = []
        for table in (self.number, self.number.T):
            first: dict[bytes, int] = {}
            sides.append([first.setdefault(row.tobytes(), number) for number, row in enumerate(table)])
        return sides[0], sides[1]


def place_terms(terms: CompiledKinds) -> list[tuple[OverlapBounds, int]]:
    """Return the bounds and the weight of each term of place."""
    return [(d.bounds, d.weight) for d in terms.direction.dimensions if d.weight and d.place is not None]


class Meetings(Protocol):
    """Which column classes a row class meets."""

    def row(self, number: int) -> tuple["Places", "Values | None"]:
        """Return column classes and how many characters they share with a row class, None if all meet."""


class AllMeet(NamedTuple):
    """Meetings of classes that all meet, at one place or without any."""

    columns: int

    def row(self, number: int) -> tuple["Places", "Values | None"]:  # noqa: ARG002  # the same for each
        """Return all columns."""
        return slice(0, self.columns), None


class WindowMeetings:
    """Meetings of ranges by start: those of a row lie in a window, in which some may share nothing."""

    def __init__(self, rows: Sequence[Pieces], columns: Sequence[Pieces]) -> None:
        import numpy as np

        self._rows = [pieces[0] for pieces in rows]
        self._starts, self._ends = np.array([pieces[0] for pieces in columns], dtype=np.float64).T.copy()
        # The columns are in order of start. No column before `first` ends behind the start of the row.
        reach = np.maximum.accumulate(self._ends)
        starts, ends = np.array(self._rows, dtype=np.float64).T
        self._first = np.searchsorted(reach, starts, side="right").tolist()
        self._last = np.searchsorted(self._starts, ends, side="left").tolist()

    def size(self) -> int:
        """Return the sizes of all windows together."""
        return int(sum(self._last) - sum(self._first))

    def row(self, number: int) -> tuple["Places", "Values | None"]:
        """Return a window, with numbers of 0 and below for columns that do not meet."""
        import numpy as np

        window = slice(self._first[number], self._last[number])
        start, end = self._rows[number]
        shared: Values = np.minimum(self._ends[window], end) - np.maximum(self._starts[window], start)
        return window, shared


class StoredMeetings:
    """Meetings of extents of any pieces, listed once."""

    def __init__(self, rows: Sequence[Pieces], columns: Sequence[Pieces]) -> None:
        import numpy as np

        (starts, ends, owners), (other_starts, other_ends, other_owners) = map(_flat_pieces, (rows, columns))
        # Of two ranges that meet, either the second starts within the first, or the first behind the start of
        # the second and within it: in order of start these are two ranges of neighbours.
        within = _expand(
            np.searchsorted(other_starts, starts, side="left"),
            np.searchsorted(other_starts, ends, side="left"),
        )
        behind = _expand(
            np.searchsorted(starts, other_starts, side="right"),
            np.searchsorted(starts, other_ends, side="left"),
        )
        first = np.concatenate((within[0], behind[1]))
        second = np.concatenate((within[1], behind[0]))
        shared = np.minimum(ends[first], other_ends[second]) - np.maximum(starts[first], other_starts[second])
        pairs, inverse = np.unique(owners[first] * len(columns) + other_owners[second], return_inverse=True)
        self._shared = np.bincount(inverse, weights=shared, minlength=len(pairs)).astype(np.float64)
        self._columns = (pairs % len(columns)).astype(np.intp)
        self._first = np.searchsorted(pairs, np.arange(len(rows) + 1) * len(columns)).tolist()

    def row(self, number: int) -> tuple["Places", "Values | None"]:
        """Return the columns that a row meets."""
        stored = slice(self._first[number], self._first[number + 1])
        return self._columns[stored], self._shared[stored]

    def size(self) -> int:
        """Return how many pairs of classes meet."""
        return len(self._columns)


def _flat_pieces(extents: Sequence[Pieces]) -> tuple["Integers", "Integers", "Integers"]:
    """Return starts, ends and owners of all pieces, in order of start."""
    import numpy as np

    ordered = sorted((*piece, owner) for owner, pieces in enumerate(extents) for piece in pieces)
    starts, ends, owners = np.array(ordered, dtype=np.int64).T
    return starts, ends, owners


def _expand(
    first: "NDArray[np.intp]", last: "NDArray[np.intp]"
) -> tuple["NDArray[np.intp]", "NDArray[np.intp]"]:
    """Return the pairs of each place with the numbers of its range, as two arrays."""
    import numpy as np

    counts = last - first
    places = np.repeat(np.arange(len(first)), counts)
    steps = np.arange(len(places)) - np.repeat(np.cumsum(counts) - counts, counts)
    return places, np.repeat(first, counts) + steps


def find_meetings(rows: Sequence[Pieces] | None, columns: Sequence[Pieces] | None, count: int) -> Meetings:
    """Return the meetings of classes by their extents, columns by start; of ``count`` columns if all meet."""
    if rows is None or columns is None:
        return AllMeet(count)
    if max(map(len, rows)) == 1 == max(map(len, columns)):
        windows = WindowMeetings(rows, columns)
        if windows.size() <= SPARSE * _count_ranges(rows, columns):
            return windows
    return StoredMeetings(rows, columns)


def _count_ranges(rows: Sequence[Pieces], columns: Sequence[Pieces]) -> int:
    """Return how many pairs of single ranges meet."""
    import numpy as np

    (starts, ends, _), (other_starts, other_ends, _) = map(_flat_pieces, (rows, columns))
    # Those that start before a row ends, but for those that end before it starts.
    begun = np.searchsorted(other_starts, ends, side="left").sum()
    over = np.searchsorted(np.sort(other_ends), starts, side="right").sum()
    return int(begun - over)


class DenseWeights(Protocol):
    """The similarities of row classes with column classes, as floats."""

    rounding: float
    """How far a float may be from the exact similarity."""

    def row(self, number: int) -> tuple["Places", "Values"]:
        """Return column classes and similarities; -inf for pairs that do not meet or have none."""

    def contents(self, number: int, places: "NDArray[np.intp]") -> "Integers":
        """Return a row of integers for some places in the answer of `row`; equal ones are equal exactly."""


class PlacedWeights:
    """Similarities of kinds and places, computed when asked for."""

    # similarity = min over directions of (base + Σ weight · ratio of overlap) / total. Bases and weights are
    # exact fractions rounded once; each term of place takes a division, a product and a sum more. All terms
    # are at least 0 and sum to 1 at most, so that each rounding is off by 2^-53 at most.

    def __init__(
        self,
        terms: KindTerms,
        kinds: tuple[Sequence[int], Sequence[int]],
        meetings: Meetings,
        lengths: tuple[Sequence[int], Sequence[int]] | None,
        *,
        flipped: bool = False,
    ) -> None:
        """Take the kinds and lengths of row and column classes; without lengths places are all alike.

        ``flipped``: rows are of the hypothesis, columns of the reference.
        """
        import numpy as np

        self._meetings = meetings
        self._lengths = lengths[0] if lengths else None
        self._covered = np.array(lengths[1] if lengths else [], dtype=np.float64)
        self._kinds = kinds[0]
        self._number = (terms.number.T if flipped else terms.number)[:, kinds[1]]
        self._bounds = terms.bounds()
        directions = max(len(compiled) for compiled in terms.terms)
        self._base = np.zeros((directions, len(terms.terms)))
        self._weight = np.zeros((directions, len(self._bounds), len(terms.terms)))
        for number, compiled in enumerate(terms.terms):
            for place in range(directions):
                # One direction counts as two alike where other pairs have two.
                kind_terms = compiled[min(place, len(compiled) - 1)]
                total = kind_terms.direction.total
                self._base[place, number] = float(Fraction(*kind_terms.base) / total)
                for group, bounds in enumerate(self._bounds):
                    weight = sum(weight for own, weight in place_terms(kind_terms) if own == bounds)
                    self._weight[place, group, number] = weight / total
        self._terms_by_kind: dict[int, list[tuple[Values, list[Values]]]] = {}
        self.rounding = (_ROUNDINGS + _ROUNDINGS_OF_BOUNDS * len(self._bounds)) * _UNIT

    def row(self, number: int) -> tuple["Places", "Values"]:
        """Return column classes and similarities; -inf for pairs that do not meet or have none."""
        import numpy as np

        columns, shared = self._meetings.row(number)
        ratios = self._ratios(number, columns, shared)
        best = None
        for base, weights in self._list_terms(self._kinds[number], columns):
            similarities = base
            for weight, ratio in zip(weights, ratios, strict=True):
                similarities = similarities + weight * ratio
            best = similarities if best is None else np.minimum(best, similarities)
        assert best is not None
        lowest = best if shared is None else np.minimum(best, shared)
        return columns, np.where(lowest > 0, best, -np.inf)

    def _list_terms(self, kind: int, columns: "Places") -> "list[tuple[Values, Sequence[Values]]]":
        """Return by direction the bases and weights of a row class of a kind with some columns."""
        # Kinds are few where a group is large: their terms with all columns are looked up once, unless they
        # take too much memory, and rows take slices of them.
        terms = self._terms_by_kind.get(kind)
        if terms is None:
            numbers = self._number[kind]
            terms = [
                (base[numbers], [weight[numbers] for weight in weights])
                for base, weights in zip(self._base, self._weight, strict=True)
            ]
            if len(self._terms_by_kind) * self._weight.shape[0] * len(numbers) >= _MOST_TERMS:
                self._terms_by_kind.clear()
            self._terms_by_kind[kind] = terms
        return [(base[columns], [weight[columns] for weight in weights]) for base, weights in terms]

    def _ratios(self, number: int, columns: "Places", shared: "Values | None") -> list["Values | float"]:
        """Return the overlap, within each of the bounds."""
        import numpy as np

        if self._lengths is None or shared is None:
            place = () if self._lengths is None else ((0, 0),)
            numerator, denominator = overlap(place, place)
            return [
                Fraction(*apply_bounds(numerator, denominator, *bounds)).__float__()
                for bounds in self._bounds
            ]
        covered = self._covered[columns] + self._lengths[number] - shared
        plain = shared / covered
        ratios: list[Values | float] = []
        for lower, upper in self._bounds:
            ratio = plain
            if upper is not None:
                ratio = np.where(_exceeds(covered, upper.numerator, shared, upper.denominator), 0.0, ratio)
            if lower is not None:
                ratio = np.where(_exceeds(shared, lower.denominator, covered, lower.numerator), 1.0, ratio)
            ratios.append(ratio)
        return ratios

    def contents(self, number: int, places: "NDArray[np.intp]") -> "Integers":
        """Return the terms of kinds and the reduced overlap at some places."""
        import numpy as np

        columns, shared = self._meetings.row(number)
        numbers = places + columns.start if isinstance(columns, slice) else columns[places]
        contents = np.zeros((len(places), 3), dtype=np.int64)
        contents[:, 0] = self._number[self._kinds[number], numbers]
        if self._lengths is not None and shared is not None:
            contents[:, 1] = shared[places]
            contents[:, 2] = self._covered[numbers] + self._lengths[number] - shared[places]
            contents[:, 1:] //= np.gcd(contents[:, 1], contents[:, 2])[:, None]
        return contents


def _exceeds(first: "Values", factor: int, second: "Values", other_factor: int) -> "NDArray[np.bool_]":
    """Tell where first · factor > second · other factor, in integers."""
    import numpy as np

    return first.astype(np.int64) * factor > second.astype(np.int64) * other_factor


def fits(bounds: Sequence[OverlapBounds], reach: int) -> bool:
    """Tell whether bounds, and offsets up to ``reach``, are small enough for `PlacedWeights`."""
    parts = [
        part for pair in bounds for bound in pair if bound is not None for part in bound.as_integer_ratio()
    ]
    return reach < _MOST_PLACE and all(part < _MOST_BOUND for part in parts)


class ListedWeights:
    """Similarities by the exact measure of every pair of classes that meets, as numbers into a table."""

    def __init__(self, rows: Sequence["ListedRow"], values: "Values") -> None:
        self.rounding = _UNIT
        self._rows = rows
        self._values = values

    def row(self, number: int) -> tuple["Places", "Values"]:
        """Return column classes and similarities."""
        columns, values = self._rows[number]
        return columns, self._values[values]

    def contents(self, number: int, places: "NDArray[np.intp]") -> "Integers":
        """Return the numbers of the similarities at some places."""
        import numpy as np

        return self._rows[number][1][places][:, None].astype(np.int64)


def list_weights(
    meetings: Meetings, rows: int, columns: int, measure: Callable[[int, int], Fraction]
) -> tuple[ListedWeights, ListedWeights]:
    """Return the similarities of classes by the exact measure, by rows and by columns."""
    import numpy as np

    values: dict[Fraction, int] = {Fraction(0): 0}
    by_row = []
    for row in range(rows):
        places, shared = meetings.row(row)
        numbers = np.arange(columns)[places]
        if shared is not None:
            numbers = numbers[shared > 0]
        similarities = [values.setdefault(measure(row, column), len(values)) for column in numbers.tolist()]
        by_row.append((numbers, np.array(similarities, dtype=np.int32)))
    floats = np.array([float(value) if value else -np.inf for value in values])
    # The same by columns: a stable sort keeps the rows of each column in order.
    all_columns = np.concatenate([numbers for numbers, _ in by_row])
    order = np.argsort(all_columns, kind="stable")
    all_rows = np.repeat(np.arange(rows), [len(numbers) for numbers, _ in by_row])[order]
    all_values = np.concatenate([numbers for _, numbers in by_row])[order]
    ends = np.cumsum(np.bincount(all_columns, minlength=columns))[:-1]
    by_column = list(zip(np.split(all_rows, ends), np.split(all_values, ends), strict=True))
    return ListedWeights(by_row, floats), ListedWeights(by_column, floats)
