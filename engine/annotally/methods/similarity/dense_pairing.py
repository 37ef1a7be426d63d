"""The best pairs of a dense group, and the nearest candidates of its annotations (A12, C11).

The same results as from a list of all pairs, without one: alike annotations are compared once, as classes.
"""

from collections import Counter, defaultdict
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from annotally.comparison.constraints import Bound
from annotally.matching.assignment import Weight
from annotally.matching.candidates import IndexPair
from annotally.matching.dense import assign_classes
from annotally.methods.similarity.dense_classes import GroupClasses
from annotally.methods.similarity.measure import AnnotationSides, ScoredPair

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from annotally.methods.similarity.dense_weights import Places, Values

_FEW = 32
"""Candidates that are compared exactly before those alike are reduced to the first ones."""
_NEARLY_ONE = 1 - 2.0**-30
"""A similarity as float from which it may be 1 exactly."""


class DensePairing:
    """A dense group, made ready to be paired."""

    def __init__(self, sides: AnnotationSides, classes: GroupClasses, bound: Bound) -> None:
        """Take both sides, the classes of the group, and the pairs made and forbidden by hand.

        Annotations of these pairs are in classes of their own.
        """
        self._sides = sides
        self._classes = classes
        self._bound = bound

    # --- pairs

    def pairs(self, *, exact_first: bool) -> list[ScoredPair]:
        """Return the best assignment of the annotations that were not paired by hand.

        ``exact_first``: of all assignments only those with the most pairs of similarity 1 count (C11).
        """
        by_hand = self._bound.forced, self._bound.backward
        members = [
            [[number for number in listed if number not in by_hand[side]] for listed in own.members]
            for side, own in enumerate(self._classes.sides)
        ]
        ranks = [
            [[side.rank[number] for number in listed] for listed in listing]
            for side, listing in zip(self._sides, members, strict=True)
        ]
        forbidden = self._forbidden_columns()
        exact = self._exact_pairs(forbidden) if exact_first else set[IndexPair]()
        made = _unrivalled(exact, members)
        weights = _AssignmentWeights(self._classes, exact.difference(made), forbidden, members)
        partners = assign_classes(weights, ranks[0], ranks[1], {pair: n for pair, n in made.items() if n})
        return self._score(partners)

    def _score(self, partners: dict[int, int]) -> list[ScoredPair]:
        """Return the pairs of ranks as pairs of annotations, with their similarity."""
        by_rank = [
            {
                side.rank[number]: (number, place)
                for place, own in enumerate(classes.members)
                for number in own
            }
            for side, classes in zip(self._sides, self._classes.sides, strict=True)
        ]
        scored = []
        for rank, partner_rank in partners.items():
            (number, row), (partner, column) = by_rank[0][rank], by_rank[1][partner_rank]
            scored.append(ScoredPair((number, partner), *self._classes.compare(row, column)))
        return scored

    def _exact_pairs(self, forbidden: dict[int, list[int]]) -> set[IndexPair]:
        """Return the pairs of classes of similarity 1 that are not forbidden by hand."""
        import numpy as np

        exact = set()
        for row in range(len(self._classes.sides[0].first)):
            columns, similarities = self._classes.weights[0].row(row)
            for column in _numbers(columns)[np.flatnonzero(similarities >= _NEARLY_ONE)].tolist():
                if self._classes.compare(row, column)[0] == 1 and column not in forbidden.get(row, ()):
                    exact.add((row, column))
        return exact

    def _forbidden_columns(self) -> dict[int, list[int]]:
        """Return the pairs of classes that are forbidden by hand: those columns by row."""
        places = [{number: place for place, number in enumerate(own.first)} for own in self._classes.sides]
        columns: defaultdict[int, list[int]] = defaultdict(list)
        for number, partner in self._bound.forbidden:
            if number in places[0] and partner in places[1]:
                columns[places[0][number]].append(places[1][partner])
        return columns

    # --- candidates

    def nearest(self, side: int, count: int) -> dict[int, list[ScoredPair]]:
        """Return the most similar candidates of each annotation of a side, ties by rank."""
        opposite = self._classes.sides[1 - side]
        ranks = self._sides[1 - side].rank
        result = {}
        for row, members in enumerate(self._classes.sides[side].members):
            scored = []
            for column in self._shortlist(side, row, count):
                similarity, direction = self._classes.compare(*((column, row) if side else (row, column)))
                scored += [(-similarity, ranks[n], n, direction) for n in opposite.members[column][:count]]
            scored.sort(key=lambda entry: entry[:2])
            for number in members:
                result[number] = [
                    ScoredPair((n, number) if side else (number, n), -negative, direction)
                    for negative, _, n, direction in scored[:count]
                ]
        return result

    def _shortlist(self, side: int, row: int, count: int) -> list[int]:
        """Return column classes with the nearest ``count`` candidates among them, rounding considered."""
        import numpy as np

        weights = self._classes.weights[side]
        columns, similarities = weights.row(row)
        if len(similarities) > count:
            least = np.partition(similarities, -count)[-count]
            places = np.flatnonzero(similarities >= max(least - 2 * weights.rounding, 0))
        else:
            places = np.flatnonzero(similarities > 0)
        if len(places) > _FEW:
            # Of candidates that are exactly alike the first ones by rank are enough.
            order = np.argsort(self._first_ranks[1 - side][_numbers(columns)[places]], kind="stable")
            _, alike = np.unique(weights.contents(row, places[order]), axis=0, return_inverse=True)
            by_content = np.argsort(alike.ravel(), kind="stable")
            sizes = np.bincount(alike.ravel())
            step = np.arange(len(by_content)) - np.repeat(np.cumsum(sizes) - sizes, sizes)
            places = places[order[by_content[step < count]]]
        return _numbers(columns)[places].tolist()  # type: ignore[no-any-return]  # numpy's

    @cached_property
    def _first_ranks(self) -> list["NDArray[np.int64]"]:
        import numpy as np

        return [
            np.array([side.rank[number] for number in own.first], dtype=np.int64)
            for side, own in zip(self._sides, self._classes.sides, strict=True)
        ]


def _numbers(columns: "Places") -> "NDArray[np.intp]":
    """Return the columns as an array of numbers."""
    import numpy as np

    return np.arange(columns.start, columns.stop) if isinstance(columns, slice) else columns


def _unrivalled(exact: set[IndexPair], members: Sequence[Sequence[Sequence[int]]]) -> dict[IndexPair, int]:
    """Return the exact pairs of classes that have no other one, and how many they make.

    As many as both classes have are in every assignment with the most exact pairs.
    """
    rows, columns = (Counter(pair[side] for pair in exact) for side in (0, 1))
    return {
        (row, column): min(len(members[0][row]), len(members[1][column]))
        for row, column in exact
        if rows[row] == 1 == columns[column]
    }


class _AssignmentWeights:
    """The weights of `assign_classes`: similarities, more for exact pairs where these come first."""

    # An exact pair is worth more than all similarity that it could cost: one more than there are pairs.

    def __init__(
        self,
        classes: GroupClasses,
        exact: set[IndexPair],
        forbidden: dict[int, list[int]],
        members: Sequence[Sequence[Sequence[int]]],
    ) -> None:
        self._classes = classes
        self._weights = classes.weights[0]
        self._forbidden = forbidden
        self._bonus = 1 + min(sum(map(len, listing)) for listing in members) if exact else 0
        self._exact = exact
        self._exact_columns: defaultdict[int, list[int]] = defaultdict(list)
        for row, column in sorted(exact):
            self._exact_columns[row].append(column)
        self.greatest = 1.0 + self._bonus
        self.rounding = self._weights.rounding + self._bonus * 2.0**-52

    def row(self, number: int) -> tuple["Places", "Values"]:
        """Return column classes and their weights."""
        import numpy as np

        columns, similarities = self._weights.row(number)
        for changed, value in ((self._exact_columns, self._bonus), (self._forbidden, -np.inf)):
            if number in changed:
                similarities[np.isin(_numbers(columns), changed[number])] += value
        return columns, similarities

    def weigh(self, row: int, column: int) -> Weight:
        """Return the exact weight of a pair by every criterion."""
        similarity, is_exact, same_label = self._classes.weigh(row, column)
        bonus = self._bonus if (row, column) in self._exact else 0
        return similarity + bonus, is_exact, same_label
