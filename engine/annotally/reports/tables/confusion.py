"""The confusability matrix: pairs by the labels of reference and hypothesis (MAT)."""

from collections.abc import Iterable, Mapping

import msgspec

from annotally.comparison.result import Comparison, Level, Sides, UnitComparison
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
    # Only rows with a reason are pairs of the mapper; the limitation of the score holds for either label.
    labels, limitation = Labels(rules), frozenset(rules.score.limitation)
    cells: dict[tuple[str, str], list[tuple[str, int]]] = {}
    for unit in units:
        document = unit.document
        instances, nodes = sides.instances(document), unit.nodes
        for row, level in enumerate(nodes.level):
            if level != Level.INSTANCE or row not in nodes.why:
                continue  # what is not compared says no why
            paired = [
                side_instances[side.instance[row]] if side.instance[row] >= 0 else None
                for side_instances, side in zip(instances, nodes.sides, strict=True)
            ]
            if limitation and not any(
                instance is not None and instance.type in limitation for instance in paired
            ):
                continue
            key = labels.shown(paired[0]) if paired[0] else "", labels.shown(paired[1]) if paired[1] else ""
            cells.setdefault(key, []).append((document, row))
    used = {label for key in cells for label in key if label}
    order = [*(label for label in labels.in_order() if label in used), *sorted(used)]
    return Confusion(tuple(dict.fromkeys(order)), {key: tuple(rows) for key, rows in cells.items()})
