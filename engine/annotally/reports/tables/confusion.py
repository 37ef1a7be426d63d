"""The confusability matrix: which label the hypothesis gives to what the reference gives another (MAT)."""

from collections.abc import Iterable, Mapping

import msgspec

from annotally.comparison.result import Comparison, Level, Sides, UnitComparison
from annotally.tasks.similarity.labels import Labels
from annotally.tasks.similarity_profile import SimilarityRules

Rows = tuple[tuple[str, int], ...]
"""Documents and rows of their trees."""


class Confusion(msgspec.Struct, frozen=True):
    """Pairs by their labels. An empty label is that of nothing: missing, spurious.

    ``cells`` hold, by label of the reference and label of the hypothesis, the rows of the trees that are
    counted there; what is not there counts nothing.
    """

    labels: tuple[str, ...]
    cells: Mapping[tuple[str, str], Rows]

    def count(self, reference: str, hypothesis: str) -> int:
        """Return how many pairs have these labels."""
        return len(self.cells.get((reference, hypothesis), ()))

    @property
    def lines(self) -> tuple[str, ...]:
        """The labels of rows and columns: all there are, nothing last."""
        return (*self.labels, "")


class ConfusionCounts(msgspec.Struct, frozen=True):
    """What a window is sent of the matrix: counts without the rows, which it asks for cell by cell."""

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
    labels, limitation = Labels(rules), frozenset(rules.score.limitation)
    cells: dict[tuple[str, str], list[tuple[str, int]]] = {}
    for unit in units:
        document = unit.document
        instances, nodes = sides.instances(document), unit.nodes
        for row, level in enumerate(nodes.level):
            if level != Level.INSTANCE or row not in nodes.why:
                continue  # what is not compared says no why
            found = [
                own[side.instance[row]] if side.instance[row] >= 0 else None
                for own, side in zip(instances, nodes.sides, strict=True)
            ]
            if limitation and not any(one is not None and one.type in limitation for one in found):
                continue
            key = labels.shown(found[0]) if found[0] else "", labels.shown(found[1]) if found[1] else ""
            cells.setdefault(key, []).append((document, row))
    used = {label for key in cells for label in key if label}
    order = [*(label for label in labels.in_order() if label in used), *sorted(used)]
    return Confusion(tuple(dict.fromkeys(order)), {key: tuple(rows) for key, rows in cells.items()})
