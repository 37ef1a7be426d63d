"""The totals of a document compared by similarity: entries of tables, and counts of label pairs."""

from collections import Counter
from collections.abc import Iterator

from annotally.comparison.result import LabelPair
from annotally.methods.similarity.annotations import AnnotationKind
from annotally.methods.similarity.measure import AnnotationSides, ScoredPair
from annotally.methods.similarity.pairing import DocumentPairing
from annotally.methods.similarity.row_keys import RowCounts, RowEntry, RowFinder, RowTotals
from annotally.methods.similarity.units import Amounts
from annotally.scoring.matches import MatchColumn

_NO_UNITS: RowCounts = {}
ALONE = (MatchColumn.MISSING, MatchColumn.SPURIOUS)
"""The columns of annotations without a partner, by side."""


class PairEntries:
    """The rows in which the pairs of a document count, and its annotations alone (A10)."""

    def __init__(self, rows: RowFinder, sides: AnnotationSides, units: tuple[Amounts, Amounts]) -> None:
        self._rows, self._sides, self._units = rows, sides, units

    def paired(self, paired: ScoredPair) -> tuple[RowEntry, RowEntry]:
        """Return the entries of a pair: a match, under the label of the reference, or a clash, under both."""
        reference, hypothesis = paired.numbers
        if paired.similarity == 1:
            return self._entry(0, reference, MatchColumn.MATCH), self._entry(1, hypothesis, None)
        return (
            self._entry(0, reference, MatchColumn.REFCLASH),
            self._entry(1, hypothesis, MatchColumn.HYPCLASH),
        )

    def alone(self, side: int, number: int) -> tuple[RowEntry]:
        """Return the entry of an annotation that has no partner."""
        return (self._entry(side, number, ALONE[side]),)

    def _entry(self, side: int, number: int, column: MatchColumn | None) -> RowEntry:
        return self._rows.find(self._sides[side], number), column, self._units[side].get(number, _NO_UNITS)

    def add_all(self, pairing: DocumentPairing, totals: RowTotals) -> None:
        """Count every pair, and every annotation alone."""
        for paired in pairing.pairs.values():
            for entry in self.paired(paired):
                totals.add(*entry)
        for side, number, _ in _list_alone(self._sides, pairing):
            for entry in self.alone(side, number):
                totals.add(*entry)


def count_label_pairs(
    rows: RowFinder, sides: AnnotationSides, pairing: DocumentPairing
) -> Counter[LabelPair]:
    """Return how many pairs, and annotations alone, have which labels; either may be limited (A13)."""
    reference_kinds, hypothesis_kinds = (side.kinds for side in sides)
    pairs = pairing.partners[0].items()
    kind_pairs = Counter((reference_kinds[n], hypothesis_kinds[partner]) for n, partner in pairs)
    for side, _, kind in _list_alone(sides, pairing):
        kind_pairs[(None, kind) if side else (kind, None)] += 1
    result: Counter[LabelPair] = Counter()
    for (reference, hypothesis), times in kind_pairs.items():
        if rows.counts_labels(kind for kind in (reference, hypothesis) if kind is not None):
            result[label_of(reference), label_of(hypothesis)] += times
    return result


def label_of(kind: AnnotationKind | None) -> str:
    """Return the label that annotations of a kind are counted under; empty for none."""
    return "" if kind is None else kind.shown


def _list_alone(
    sides: AnnotationSides, pairing: DocumentPairing
) -> Iterator[tuple[int, int, AnnotationKind]]:
    """Yield side, number and kind of the compared annotations without a partner."""
    for side, (annotations, partner) in enumerate(zip(sides, pairing.partners, strict=True)):
        for number, kind in enumerate(annotations.kinds):
            if kind is not None and number not in partner:
                yield side, number, kind
