"""The totals of a document compared by similarity: shares of tables, and counts of label pairs."""

from collections import Counter
from collections.abc import Iterator

from annotally.comparison.result import LabelPair, Share
from annotally.methods.similarity.annotations import AnnotationKind
from annotally.methods.similarity.measure import AnnotationSides, ScoredPair
from annotally.methods.similarity.pairing import DocumentPairing
from annotally.methods.similarity.row_keys import AnnotationRowKeys, RowCounts, RowFinder, ShareBundles
from annotally.methods.similarity.units import Amounts

_NO_UNITS: RowCounts = {}


class PairShares:
    """The shares of the pairs of a document, and of its annotations alone."""

    def __init__(
        self,
        rows: RowFinder,
        bundles: ShareBundles,
        sides: AnnotationSides,
        units: tuple[Amounts, Amounts],
    ) -> None:
        self._rows, self._bundles = rows, bundles
        self._sides, self._units = sides, units

    def paired(self, paired: ScoredPair) -> tuple[Share, ...]:
        """Return the shares of a pair: a match if it is wholly alike, else a clash."""
        add_up = self._bundles.match if paired.similarity == 1 else self._bundles.clash
        reference, hypothesis = paired.numbers
        return add_up(*self._counted(0, reference), *self._counted(1, hypothesis))

    def alone(self, side: int, number: int) -> tuple[Share, ...]:
        """Return the shares of an annotation that has no partner."""
        add_up = self._bundles.spurious if side else self._bundles.missing
        return add_up(*self._counted(side, number))

    def _counted(self, side: int, number: int) -> tuple[AnnotationRowKeys, RowCounts]:
        return self._rows.find(self._sides[side], number), self._units[side].get(number, _NO_UNITS)


def list_shares_of(
    shares: PairShares, sides: AnnotationSides, pairing: DocumentPairing
) -> Iterator[tuple[Share, ...]]:
    """Yield the shares of every pair and of every annotation alone."""
    yield from map(shares.paired, pairing.pairs.values())
    for side, number, _ in _list_alone(sides, pairing):
        yield shares.alone(side, number)


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
