"""The merits of all pairs of very many objects, by classes of objects that say the same.

Objects that say the same in the scored slots are weighed once. Classes whose slots are plain are compared by
numpy, which counts their equal slots; a merit is worked out once for all pairs of the same counts.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Hashable, Iterator, Sequence
from itertools import product
from typing import TYPE_CHECKING

import msgspec.structs

from annotally.matching.candidates import IndexPair, stream_sharing
from annotally.matching.greedy import Merit
from annotally.matching.merit_table import NO_CANDIDATE, MeritTable, Precedence, collect_classes
from annotally.methods.templates.prepared import PlainForms, PreparedInstance
from annotally.tasks.definition import ClassDefinition

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

DENSE = 2500
"""Candidates from which a table is worth its library, which takes a tenth of a second to import."""
SPARSE = 32
"""Pairs for each candidate, from which a list of the candidates is cheaper than a table of all pairs."""
_BLOCK = 1 << 20
"""How many pairs are compared at a time."""
_MOST_COUNTS = 1 << 15
"""How many different counts of slots two plain classes may have; tasks have a few hundred."""

CandidateFeatures = Sequence[Collection[Hashable] | None]
"""The features of each object of a side, of which candidates share one; None: the object meets all others."""


def is_dense(key: int, response: int, features: tuple[CandidateFeatures, CandidateFeatures] | None) -> bool:
    """Tell whether so many pairs of this many objects are candidates that a table is better than a list.

    Candidates share a feature; without ``features`` all pairs are candidates.
    """
    if key * response < DENSE or features is None:
        return key * response >= DENSE
    # A pair is counted once for each feature it shares.
    counts = Counter(feature for described in features[1] for feature in described or ())
    anywhere = sum(described is None for described in features[1])
    candidates = sum(
        response if described is None else anywhere + sum(counts[feature] for feature in described)
        for described in features[0]
    )
    return candidates >= DENSE and candidates * SPARSE >= key * response


class ClassMerits:
    """The objects of one class of a document, grouped by equal contents, to be weighed by pairs of groups."""

    def __init__(
        self,
        definition: ClassDefinition,
        sides: tuple[Sequence[PreparedInstance], Sequence[PreparedInstance]],
        forms: tuple[Sequence[PlainForms | None], Sequence[PlainForms | None]],
        marks: tuple[Sequence[Hashable], Sequence[Hashable]] | None = None,
    ) -> None:
        """Take objects with their plain forms, and ``marks`` that also have to be equal, if there are any."""
        self._places = [place for place, slot in enumerate(definition.slots) if slot.scored]
        self._weights = [definition.slots[place].weight for place in self._places]
        contents = [
            [self._describe(*item) for item in zip(items, side_forms, strict=True)]
            for items, side_forms in zip(sides, forms, strict=True)
        ]
        key, response = (
            collect_classes(side if marks is None else list(zip(side, marks[number], strict=True)))
            for number, side in enumerate(contents)
        )
        self.classes = key, response
        self._contents = (
            [contents[0][number] for number in key.first],
            [contents[1][number] for number in response.first],
        )
        self._numbers: dict[Merit | None, int] = {None: NO_CANDIDATE}

    def _describe(self, item: PreparedInstance, forms: PlainForms | None) -> "_Content":
        """Return the forms of the scored slots, None where there is no slot; else the slots themselves."""
        if forms is not None and not forms[2]:
            return True, tuple([forms[1][place] for place in self._places])
        return False, tuple([item.slots[place] for place in self._places])

    def tabulate(
        self,
        features: tuple[CandidateFeatures, CandidateFeatures] | None,
        weigh: Callable[[int, int], Merit],
        passes: Callable[[int, int], bool] | None,
        precedence: Precedence,
    ) -> MeritTable:
        """Return the table of all candidates; without ``features`` all pairs are candidates.

        ``weigh`` returns the merit of a pair of objects, ``passes`` whether a gate lets it be taken.
        """
        # Two bytes number all merits that can be counted beforehand, those of plain slots.
        import numpy as np

        rows, columns = (len(classes.first) for classes in self.classes)
        counts = _EqualCounts(self._contents, self._weights)
        plain: list[set[int]] = [set(), set()]
        if counts.span <= _MOST_COUNTS:
            plain = [set(numbers) for numbers in counts.classes]
        all_plain = len(plain[0]) == rows and len(plain[1]) == columns
        cells = np.zeros((rows, columns), np.uint16 if all_plain else np.int32)
        if all(plain):
            self._fill_plain(cells, counts, weigh, everywhere=features is None)
        for row, column in self._list_uneven(plain, features):
            cells[row, column] = self._number(weigh(*self._first(row, column)))
        if passes is not None:
            self._shut(cells, passes)
        return MeritTable(list(self._numbers), cells, self.classes, precedence)

    def _first(self, row: int, column: int) -> IndexPair:
        """Return the first objects of two classes."""
        return self.classes[0].first[row], self.classes[1].first[column]

    def _number(self, merit: Merit) -> int:
        return self._numbers.setdefault(merit, len(self._numbers))

    def _fill_plain(
        self,
        cells: "NDArray[np.signedinteger]",
        counts: "_EqualCounts",
        weigh: Callable[[int, int], Merit],
        *,
        everywhere: bool,
    ) -> None:
        """Enter the merits of pairs of plain classes; those with no equal slot only if ``everywhere``."""
        import numpy as np

        numbers = np.full(counts.span, -1, np.int32)
        columns = np.array(counts.classes[1], np.intp)
        step = max(1, _BLOCK // max(1, len(columns)))
        for first in range(0, len(counts.classes[0]), step):
            rows = counts.classes[0][first : first + step]
            block = counts.count(first, first + step)
            occurring = np.bincount(block.ravel(), minlength=counts.span)
            for count in np.flatnonzero(occurring * (numbers < 0)).tolist():
                row, column = divmod(int((block == count).argmax()), len(columns))
                if everywhere or count >= counts.unequal:
                    merit = weigh(*self._first(rows[row], counts.classes[1][column]))
                    numbers[count] = self._number(merit)
                else:
                    numbers[count] = NO_CANDIDATE
            cells[np.array(rows, np.intp)[:, None], columns] = numbers[block]

    def _list_uneven(
        self, plain: Sequence[Collection[int]], features: tuple[CandidateFeatures, CandidateFeatures] | None
    ) -> Iterator[IndexPair]:
        """Yield the candidates among pairs of classes of which one is not plain."""
        # Rows that are not plain meet every column, plain rows only the columns that are not: each pair once.
        rows, columns = (range(len(classes.first)) for classes in self.classes)
        uneven_rows = [row for row in rows if row not in plain[0]]
        uneven_columns = [column for column in columns if column not in plain[1]]
        for chosen_rows, chosen_columns in ((uneven_rows, columns), (sorted(plain[0]), uneven_columns)):
            if features is None:
                yield from product(chosen_rows, chosen_columns)
                continue
            of_rows = [features[0][self.classes[0].first[row]] for row in chosen_rows]
            of_columns = [features[1][self.classes[1].first[column]] for column in chosen_columns]
            for row, column in stream_sharing(of_rows, of_columns):
                yield chosen_rows[row], chosen_columns[column]

    def _shut(self, cells: "NDArray[np.signedinteger]", passes: Callable[[int, int], bool]) -> None:
        """Take away the eligibility of pairs of classes that do not pass the gate."""
        import numpy as np

        merits = list(self._numbers)
        eligible = np.array([merit is not None and merit.eligible for merit in merits])
        for row, numbers in enumerate(cells):
            for column in np.flatnonzero(eligible[numbers]).tolist():
                if not passes(*self._first(row, column)):
                    merit = merits[numbers[column]]
                    assert merit is not None
                    numbers[column] = self._number(shut(merit))


def shut(merit: Merit) -> Merit:
    """Return the merit of a pair that does not pass its task's gate."""
    return msgspec.structs.replace(merit, eligible=False, reason="gate")


class _EqualCounts:
    """Counts of equal slots of plain classes, of each weight, as one number for a pair of classes."""

    # A plain slot holds one fill, which is right or wrong. So the merit of two objects of plain slots follows
    # from the number of their slots and from that of their equal ones of each weight: digits of one count.

    def __init__(
        self,
        tokens: tuple[Sequence["_Content"], Sequence["_Content"]],
        weights: Sequence[int],
    ) -> None:
        """Take the contents of the classes, in slots of these weights."""
        import numpy as np

        self.classes = tuple([n for n, (is_plain, _) in enumerate(side) if is_plain] for side in tokens)
        contents = [
            [side[number][1] for number in numbers]
            for side, numbers in zip(tokens, self.classes, strict=True)
        ]
        self._filled = [
            np.array([len(slots) - slots.count(None) for slots in side], np.int32) for side in contents
        ]
        self.unequal = self.span = 1 + 2 * len(weights)
        """Below this the count of a pair without equal slots; no count is as great as `span`."""
        self._codes: defaultdict[int, list[list[NDArray[np.int32]]]] = defaultdict(list)
        for place, weight in enumerate(weights):
            numbers: dict[object, int] = {}
            self._codes[weight].append(
                [
                    np.array(
                        [
                            absent if slots[place] is None else numbers.setdefault(slots[place], len(numbers))
                            for slots in side
                        ],
                        np.int32,
                    )
                    for side, absent in zip(contents, (-1, -2), strict=True)
                ]
            )
        for slots in self._codes.values():
            self.span *= len(slots) + 1

    def count(self, first: int, last: int) -> "NDArray[np.int32]":
        """Return the counts of the plain classes of the key from ``first`` to ``last`` with all others."""
        import numpy as np

        counts = self._filled[0][first:last, None] + self._filled[1]
        radix = self.unequal
        for slots in self._codes.values():
            equal = np.zeros(counts.shape, np.uint8)
            for key, response in slots:
                equal += key[first:last, None] == response
            counts += np.int32(radix) * equal
            radix *= len(slots) + 1
        return counts


_Content = tuple[bool, tuple[object, ...]]
"""Whether all slots of an object are plain; their forms, or the slots as compared."""
