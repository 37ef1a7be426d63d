"""The confusability matrix: pairs by the labels of reference and hypothesis (MAT)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from annotally.comparison.result import LabelPair, Level, Sides, UnitComparison
from annotally.model.instances import Instance
from annotally.tasks.similarity.labels import Labels
from annotally.tasks.similarity_profile import SimilarityRules

TreeRows = tuple[tuple[str, int], ...]
"""Documents and rows of their trees."""


class Confusion(msgspec.Struct, frozen=True):
    """Pairs by their labels. An empty label is that of nothing: missing, spurious.

    ``cells`` hold, by label of the reference and label of the hypothesis, the rows of the trees that are
    counted there; cells without rows are left out.
    """

    labels: tuple[str, ...]
    cells: Mapping[LabelPair, TreeRows]

    def count(self, reference: str, hypothesis: str) -> int:
        """Return how many pairs have these labels."""
        return len(self.cells.get((reference, hypothesis), ()))

    @property
    def lines(self) -> tuple[str, ...]:
        """The labels of rows and columns: all there are, nothing last."""
        return (*self.labels, "")


class ConfusionCounts(msgspec.Struct, frozen=True):
    """The matrix as a window is sent it: counts without the rows, which it asks for cell by cell."""

    labels: tuple[str, ...] = ()
    counts: Mapping[LabelPair, int] = {}

    @property
    def lines(self) -> tuple[str, ...]:
        """The labels of rows and columns: all there are, nothing last."""
        return (*self.labels, "")

    def count(self, reference: str, hypothesis: str) -> int:
        """Return how many pairs have these labels."""
        return self.counts.get((reference, hypothesis), 0)


def counts_of(matrix: Confusion) -> ConfusionCounts:
    """Return a matrix without its rows."""
    return ConfusionCounts(matrix.labels, {key: len(rows) for key, rows in matrix.cells.items()})


def confusion_of(rules: SimilarityRules, units: Iterable[UnitComparison], sides: Sides) -> Confusion:
    """Return the matrix of some documents; the limitation of the score applies to either label (A13)."""
    pairs = _PairLabels(rules, sides)
    cells: dict[LabelPair, list[tuple[str, int]]] = {}
    for unit in units:
        for row, labels in pairs.of(unit):
            cells.setdefault(labels, []).append((unit.document, row))
    return Confusion(labels_in_order(rules, cells), {labels: tuple(rows) for labels, rows in cells.items()})


def confusion_counts(rules: SimilarityRules, units: Iterable[UnitComparison]) -> ConfusionCounts:
    """Return the counts of the matrix that `confusion_of` makes; no nodes are needed for them."""
    counts: Counter[LabelPair] = Counter()
    for unit in units:
        counts.update(unit.label_pairs)
    return ConfusionCounts(labels_in_order(rules, counts), dict(counts))


def labels_in_order(rules: SimilarityRules, pairs: Iterable[LabelPair]) -> tuple[str, ...]:
    """Return the labels that occur in pairs, in the order of the schema, others behind them."""
    used = {label for pair in pairs for label in pair if label}
    order = [*(label for label in Labels(rules).in_order() if label in used), *sorted(used)]
    return tuple(dict.fromkeys(order))


class _PairLabels:
    """The labels of the pairs counted; the limitation of the score holds for either label (A13)."""

    def __init__(self, rules: SimilarityRules, sides: Sides) -> None:
        self._sides = sides
        self._labels = Labels(rules)
        self._limitation = frozenset(rules.score.limitation)

    def of(self, unit: UnitComparison) -> Iterator[tuple[int, LabelPair]]:
        """Yield the row and the labels of each pair of the mapper and of each annotation alone."""
        # Only rows with a reason are such: what is not compared has none.
        nodes, limitation = unit.nodes, self._limitation
        references, hypotheses = self._sides.instances(unit.document)
        first, second = (side.instance for side in nodes.sides)
        for row, level in enumerate(nodes.level):
            if level == Level.INSTANCE and row in nodes.why:
                reference, hypothesis = _instance(references, first[row]), _instance(hypotheses, second[row])
                types = {instance.type for instance in (reference, hypothesis) if instance is not None}
                if not limitation or limitation & types:
                    yield row, (self._shown(reference), self._shown(hypothesis))

    def _shown(self, instance: Instance | None) -> str:
        return "" if instance is None else self._labels.shown(instance)


def _instance(instances: Sequence[Instance], number: int) -> Instance | None:
    return instances[number] if number >= 0 else None
