"""The greedy choice where very many pairs of objects compete: alike objects as classes, pairs as a table.

Objects of a class have the same merit with each object of the other side. The table has a small number for
each pair of classes, so that no list of all pairs of objects is ever made; it gives the same pairs as
`greedy.choose`, and the same losers as `nearest.find_nearest`.
"""

from collections import defaultdict
from collections.abc import Callable, Container, Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from annotally.matching.greedy import Candidate, GreedyChoice, Merit, Worth, rank_by_f, rank_by_f_and_cor
from annotally.matching.nearest import Nearest

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

NO_CANDIDATE = 0
"""The number in the table for pairs of classes that are no candidates."""
NO_LEVEL = -1
"""The level of merits that no pair is chosen by."""
_BLOCK = 1 << 20
"""How many pairs are ranked at a time."""

Precedence = tuple[Sequence[int], ...]
"""The objects of either side, those first that win ties (C3)."""


class Classes(NamedTuple):
    """The objects of one side, by number: the class of each, and the smallest object of each class."""

    class_of: Sequence[int]
    first: Sequence[int]


def collect_classes(contents: Sequence[object]) -> Classes:
    """Return the classes of objects of equal content, numbered in the order in which they appear."""
    numbers: dict[object, int] = {}
    class_of: list[int] = []
    first: list[int] = []
    for item, content in enumerate(contents):
        number = numbers.setdefault(content, len(numbers))
        class_of.append(number)
        if number == len(first):
            first.append(item)
    return Classes(class_of, first)


class MeritTable:
    """The candidates of two sides by classes of alike objects."""

    def __init__(
        self,
        merits: Sequence[Merit | None],
        cells: "NDArray[np.signedinteger | np.unsignedinteger]",
        classes: tuple[Classes, Classes],
        precedence: Precedence,
    ) -> None:
        """Take the merits by number, `NO_CANDIDATE` is none, and their numbers by pair of classes."""
        self._merits = merits
        self._cells = cells
        self._classes = classes
        self._precedence = precedence

    def choose(self) -> GreedyChoice:
        """Take eligible candidates in order of F, COR and the objects' order, each object at most once."""
        levels = self._rank(lambda merit: rank_by_f_and_cor(merit) if merit and merit.eligible else None)
        by_key, by_response = {}, {}
        for k, r in self._pair(levels, self._precedence):
            by_key[k] = by_response[r] = self._candidate(k, r)
        return GreedyChoice(tuple(by_key[number] for number in sorted(by_key)), by_key, by_response)

    def pair_leftovers(self, keys: Container[int], responses: Container[int]) -> dict[int, int]:
        """Pair these objects in the same order, eligible or not; pairs that are no candidates have F 0."""
        levels = self._rank(lambda merit: rank_by_f_and_cor(merit) if merit else (Fraction(0), 0))
        leftovers = (
            [number for number in side if number in unpaired]
            for side, unpaired in zip(self._precedence, (keys, responses), strict=True)
        )
        return dict(self._pair(levels, tuple(leftovers)))

    def _candidate(self, key: int, response: int) -> Candidate:
        row, column = self._classes[0].class_of[key], self._classes[1].class_of[response]
        merit = self._merits[self._cells[row, column]]
        assert merit is not None
        return Candidate(key, response, merit)

    def nearest(self, choice: GreedyChoice, most: int) -> Nearest:
        """Return at most ``most`` losers of each object, as `find_nearest` does."""
        levels = self._rank(lambda merit: rank_by_f(merit) if merit else None)
        by_key = {
            k: [self._candidate(k, r) for r in partners]
            for k, partners in self._list_nearest(0, levels, choice, most)
        }
        by_response = {
            r: [self._candidate(k, r) for k in partners]
            for r, partners in self._list_nearest(1, levels, choice, most)
        }
        ranks = {
            id(merit): int(level)
            for merit, level in zip(self._merits, levels, strict=True)
            if merit is not None
        }
        return Nearest(by_key, by_response, ranks)

    def _rank(self, worth: Callable[[Merit | None], Worth | None]) -> "NDArray[np.int64]":
        """Return the level of each merit, 0 for the best worth; `NO_LEVEL` for those without worth."""
        import numpy as np

        worths = [worth(merit) for merit in self._merits]
        ranked = sorted({value for value in worths if value is not None}, reverse=True)
        levels: dict[Worth | None, int] = {value: level for level, value in enumerate(ranked)}
        levels[None] = NO_LEVEL
        return np.array([levels[value] for value in worths], np.int64)

    def _pair(self, levels: "NDArray[np.int64]", precedence: Precedence) -> Iterator[tuple[int, int]]:
        """Yield the pairs of the greedy choice among the objects of ``precedence``, the best level first."""
        # Two pairs compete only where they share an object, and then the places of the two others in their
        # order decide. So within a level each key object, in order, takes the first response object that is
        # free. `heads` has the place of the first free object of each class of the response.
        # O(key objects · classes of the response) for each level that a key object has.
        import numpy as np

        (row_of, _), (column_of, columns) = self._classes
        nowhere = len(precedence[1])
        queues: list[list[int]] = [[nowhere] for _ in columns]
        for place, r in reversed(list(enumerate(precedence[1]))):
            queues[column_of[r]].append(place)
        heads = np.array([queue[-1] for queue in queues], np.int64)
        members: defaultdict[int, list[int]] = defaultdict(list)
        for place, k in enumerate(precedence[0]):
            members[row_of[k]].append(place)
        rows_by_level: defaultdict[int, list[int]] = defaultdict(list)
        for row in members:
            numbers = np.flatnonzero(np.bincount(self._cells[row], minlength=len(levels)))
            for level in set(levels[numbers].tolist()):
                rows_by_level[level].append(row)
        rows_by_level.pop(NO_LEVEL, None)
        paired: set[int] = set()
        for level in sorted(rows_by_level):
            exhausted: set[int] = set()
            for place in sorted(place for row in rows_by_level[level] for place in members[row]):
                k = precedence[0][place]
                row = row_of[k]
                if place in paired or row in exhausted:
                    continue
                reached = np.where(levels[self._cells[row]] == level, heads, nowhere)
                column = int(reached.argmin())
                if reached[column] == nowhere:
                    exhausted.add(row)
                    continue
                paired.add(place)
                yield k, precedence[1][queues[column].pop()]
                heads[column] = queues[column][-1]

    def _list_nearest(
        self, side: int, levels: "NDArray[np.int64]", choice: GreedyChoice, most: int
    ) -> Iterator[tuple[int, list[int]]]:
        """Yield each object of a side with its nearest losers, the best level first, then by number."""
        # All objects of a class have the same candidates in the same order; its partner is no loser.
        import numpy as np

        cells = self._cells if side == 0 else self._cells.T
        losing, opposite = self._classes[side], self._classes[1 - side]
        count = len(opposite.class_of)
        # Level and number become one rank, which sorts by both; all that is no candidate ranks behind.
        places = np.where(levels == NO_LEVEL, len(levels), levels) * count
        items, class_of = np.arange(count), np.array(opposite.class_of, np.intp)
        nearest: list[list[int]] = []
        step = max(1, _BLOCK // count)
        for first in range(0, len(losing.first), step):
            ranked = places[cells[first : first + step]][:, class_of] + items
            if count > most + 1:
                ranked = np.partition(ranked, most, axis=1)[:, : most + 1]
            ranked.sort(axis=1)
            nearest += [
                [rank % count for rank in row if rank < len(levels) * count] for row in ranked.tolist()
            ]
        chosen = choice.by_key if side == 0 else choice.by_response
        for item, number in enumerate(losing.class_of):
            candidate = chosen.get(item)
            partner = -1 if candidate is None else (candidate.response if side == 0 else candidate.key)
            if losers := [loser for loser in nearest[number] if loser != partner][:most]:
                yield item, losers
