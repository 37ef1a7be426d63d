"""In which rows of the score tables an annotation counts, and its shares there (A10, A13, A14)."""

from collections.abc import Mapping

from annotally.comparison.result import RowKey, Share
from annotally.methods.similarity.annotations import SideAnnotations, gathered
from annotally.methods.similarity.units import UNITS
from annotally.methods.similarity.user_functions import Functions
from annotally.scoring.matches import MatchColumn
from annotally.tasks.similarity.row_keys import ALL, TAG, aggregation_row, label_row, subset_row
from annotally.tasks.similarity_profile import Attribute, AttributeDecomposition, SimilarityRules

Rows = tuple[RowKey, ...]
"""The rows of one annotation, without the table they are in."""
Counts = Mapping[tuple[int, MatchColumn], int]
_NOTHING: Counts = {}


class RowsOf:
    """Finds the rows of annotations: by label, by aggregation, by decomposition, all of them (A13)."""

    def __init__(self, rules: SimilarityRules, functions: Functions) -> None:
        self._score = rules.score
        self._limitation = frozenset(rules.score.limitation)
        self._partitions = [
            (one, functions.partition(one.method)) for one in self._score.partition_decompositions
        ]
        self._known: dict[object, Rows] = {}

    def of(self, side: SideAnnotations, number: int) -> Rows:
        """Return the rows of an annotation, none where the limitation leaves its label out."""
        kind = side.kinds[number]
        assert kind is not None
        if self._limitation and kind.true not in self._limitation:
            return ()
        subsets = tuple(self._subsets(side, number))
        wanted = kind.number, subsets
        known = self._known.get(wanted)
        if known is None:
            rows = [label_row(kind.shown), label_row(ALL)]
            rows += [aggregation_row(one.name) for one in self._score.aggregations if kind.true in one.labels]
            rows += [subset_row(kind.true, subset) for subset in subsets]
            known = self._known[wanted] = tuple(dict.fromkeys(rows))
        return known

    def _subsets(self, side: SideAnnotations, number: int) -> list[str]:
        kind = side.kinds[number]
        assert kind is not None
        found = []
        for one in self._score.attribute_decompositions:
            declared = any(name in kind.label.by_name for name in one.attributes)
            if kind.true in one.labels or (not one.labels and declared):
                found.append(self._values(one, side, number))
        for partition, function in self._partitions:
            if not partition.labels or kind.true in partition.labels:
                found.append(f"{partition.method}={function(side.annotation(number))}")
        return found

    def _values(self, decomposition: AttributeDecomposition, side: SideAnnotations, number: int) -> str:
        return ",".join(f"{name}={_spelled(side, number, name)}" for name in decomposition.attributes)


def _spelled(side: SideAnnotations, number: int, name: str) -> str:
    """Return an attribute's value as a row's name has it: members with bars between, annotations by label."""
    kind = side.kinds[number]
    assert kind is not None
    attribute = kind.label.by_name.get(name, Attribute(name))
    words: list[str] = []
    if attribute.points:
        for link in side.linked(number, (name,)):
            target = side.kinds[link] if isinstance(link, int) else None
            words.append(target.shown if target is not None else "?")
    elif name in kind.values:
        words = [str(value) for value in kind.values[name]]
    value = gathered(attribute, words)
    if value is None:
        return "<null>"
    if isinstance(value, frozenset):
        return "|".join(sorted(words))
    return "|".join(words) if isinstance(value, tuple) else str(value)


class Shares:
    """Bundles of shares; those that are alike are one tuple."""

    def __init__(self) -> None:
        self._known: dict[object, tuple[Share, ...]] = {}

    def match(self, rows: Rows, units: Counts, other: Rows, others: Counts) -> tuple[Share, ...]:
        """Return the shares of a pair that matches: it counts under the reference's label (A10)."""
        return self._of((rows, MatchColumn.MATCH), units, (other, None), others)

    def clash(self, rows: Rows, units: Counts, other: Rows, others: Counts) -> tuple[Share, ...]:
        """Return the shares of a pair that does not: each side counts under its own label (A10)."""
        return self._of((rows, MatchColumn.REFCLASH), units, (other, MatchColumn.HYPCLASH), others)

    def missing(self, rows: Rows, units: Counts) -> tuple[Share, ...]:
        """Return the shares of an annotation of the reference alone."""
        return self._of((rows, MatchColumn.MISSING), units, ((), None), _NOTHING)

    def spurious(self, rows: Rows, units: Counts) -> tuple[Share, ...]:
        """Return the shares of an annotation of the hypothesis alone."""
        return self._of(((), None), _NOTHING, (rows, MatchColumn.SPURIOUS), units)

    def _of(
        self,
        reference: tuple[Rows, MatchColumn | None],
        units: Counts,
        hypothesis: tuple[Rows, MatchColumn | None],
        others: Counts,
    ) -> tuple[Share, ...]:
        wanted = (reference, tuple(units.items()), hypothesis, tuple(others.items()))
        known = self._known.get(wanted)
        if known is None:
            sides = ((reference, units), (hypothesis, others))
            known = self._known[wanted] = tuple(
                share for (rows, column), counts in sides for share in _shares(rows, column, counts)
            )
        return known


def _shares(rows: Rows, column: MatchColumn | None, counts: Counts) -> list[Share]:
    found = [] if column is None else [Share((TAG, *row), column) for row in rows]
    for (unit, own), amount in sorted(counts.items()):
        found += [Share((UNITS[unit], *row), own, amount) for row in rows]
    return found
