"""The confusability matrix: pairs by the labels of reference and hypothesis (MAT)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from annotally.comparison.result import Comparison, Level, Sides, UnitComparison
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
    cells: Mapping[tuple[str, str], TreeRows]

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
    counts: Mapping[tuple[str, str], int] = {}

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


def confusion(rules: SimilarityRules, comparison: Comparison, sides: Sides) -> Confusion:
    """Return the matrix of a comparison; the limitation of the score applies to either side's label (A13)."""
    return confusion_of(rules, comparison.units.values(), sides)


def confusion_of(rules: SimilarityRules, units: Iterable[UnitComparison], sides: Sides) -> Confusion:
    """Return the matrix of some documents, as `confusion` does of all."""
    # The limitation of the score holds for either label.
    labels, limitation = Labels(rules), frozenset(rules.score.limitation)
    cells: dict[tuple[str, str], list[tuple[str, int]]] = {}
    for unit in units:
        document = unit.document
        for row, reference, hypothesis in _pairs(unit, sides):
            types = {instance.type for instance in (reference, hypothesis) if instance is not None}
            if not limitation or limitation & types:
                key = _shown(labels, reference), _shown(labels, hypothesis)
                cells.setdefault(key, []).append((document, row))
    used = {label for key in cells for label in key if label}
    order = [*(label for label in labels.in_order() if label in used), *sorted(used)]
    return Confusion(tuple(dict.fromkeys(order)), {key: tuple(rows) for key, rows in cells.items()})


def _pairs(unit: UnitComparison, sides: Sides) -> Iterator[tuple[int, Instance | None, Instance | None]]:
    """Yield the row, reference and hypothesis of each pair of the mapper and of each annotation alone."""
    # Only rows with a reason are such: what is not compared has none.
    nodes = unit.nodes
    references, hypotheses = sides.instances(unit.document)
    first, second = (side.instance for side in nodes.sides)
    for row, level in enumerate(nodes.level):
        if level == Level.INSTANCE and row in nodes.why:
            yield row, _instance(references, first[row]), _instance(hypotheses, second[row])


def _instance(instances: Sequence[Instance], number: int) -> Instance | None:
    return instances[number] if number >= 0 else None


def _shown(labels: Labels, instance: Instance | None) -> str:
    return "" if instance is None else labels.shown(instance)
