"""Distances of labels: how much two unlike labels disagree, and the weights made of them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

from annotally.scoring.agreement.laboratory.ratings import numbers_of
from annotally.scoring.marks import mark

if TYPE_CHECKING:
    from annotally.scoring.agreement.laboratory.ratings import Floats

NOMINAL, ORDINAL = "nominal", "ordinal"
NUMERIC = (NOMINAL, ORDINAL, "linear", "quadratic", "interval", "ratio", "circular")
SETS = ("jaccard", "masi", "masi-product")
KINDS = (*NUMERIC, *SETS)
"""Names of the distances that need no file; quadratic and interval are the same."""
MOST_LABELS = 2000
"""Labels that a table of distances is made for: a square of them takes 32 MB."""


UNORDERED = mark("labels are no numbers, and no order of them is given")


class UnfitLabelsError(ValueError):
    """Labels that a distance is not made for; its text is the reason, for people."""


@dataclass(frozen=True, slots=True)
class LabelDistance:
    """A distance of labels by its name; ``values`` are those of pairs of labels, where a file gives them.

    Values are disagreements as they weigh in a coefficient: Krippendorff's δ², which nothing squares again.
    """

    name: str
    values: Mapping[tuple[str, str], float] | None = None
    ordered: bool = False
    """Whether the labels' order was declared: they are ranks then, whatever they look like."""


def distances(distance: LabelDistance, labels: Sequence[str]) -> "Floats":
    """Return the table of distances of labels in their order, 0 to themselves.

    Ordinal ones are Gwet's: pairs of ranks from the one label to the other, both included (Handbook of
    Inter-Rater Reliability, 4th edition (2014), section 3.5). Raises UnfitLabelsError.
    """
    import numpy as np

    # A file's values come first, then the distances that need no order, then those of ranks or numbers.
    # Tables are made at once by differences of a row and a column: O(labels²).
    if len(labels) > MOST_LABELS:
        raise UnfitLabelsError(mark("there are more than 2,000 different labels"))
    if distance.values is not None:
        values = distance.values
        if any((label, label) not in values for label in labels):
            raise UnfitLabelsError(mark("a label is not in the file of the distance"))
        return np.array([[values[first, second] for second in labels] for first in labels], dtype=float)
    if distance.name == NOMINAL:
        return 1 - np.eye(len(labels))
    if distance.name in SETS:
        return _of_sets(labels, distance.name)
    numbers = np.array(_places(distance, labels), dtype=float)
    row, column = numbers[:, None], numbers[None, :]
    apart = np.abs(row - column)
    if distance.name == ORDINAL:
        return np.asarray(apart * (apart + 1) / 2, dtype=float)
    if distance.name == "linear":
        return np.asarray(apart, dtype=float)
    if distance.name == "ratio":
        if (numbers < 0).any():
            raise UnfitLabelsError(mark("a label is a negative number"))
        whole = row + column
        return np.asarray((apart / np.where(whole == 0, 1, whole)) ** 2, dtype=float)
    if distance.name == "circular":
        # The circle has a place for each whole number from the least label to the greatest.
        return np.asarray(np.sin(np.pi * apart / (np.ptp(numbers) + 1)) ** 2, dtype=float)
    return np.asarray(apart**2, dtype=float)


def distances_by_use(distance: LabelDistance, labels: Sequence[str], uses: "Floats") -> "Floats":
    """Return distances as Krippendorff's alpha has them: ordinal ones count the labels used between two.

    ``uses`` are how often each label is used. Krippendorff, Computing Krippendorff's Alpha-Reliability
    (2011), section E.
    """
    import numpy as np

    if distance.name != ORDINAL or distance.values is not None:
        return distances(distance, labels)
    distances(distance, labels)  # raises for labels without an order
    # The rank of a label is the middle of its uses, all uses being put in a row.
    middle = np.cumsum(uses) - uses / 2
    return np.asarray((middle[:, None] - middle[None, :]) ** 2, dtype=float)


def weights_of(table: "Floats") -> "Floats":
    """Return weights of agreement: 1 less the distance as a share of the greatest one."""
    import numpy as np

    greatest = table.max(initial=0.0)
    return np.asarray(1 - table / (greatest or 1.0), dtype=float)


def _places(distance: LabelDistance, labels: Sequence[str]) -> Sequence[float]:
    """Return the labels as numbers: their ranks where those matter, else their values."""
    numbers = None if distance.ordered else numbers_of(labels)
    if numbers is None and not distance.ordered:
        raise UnfitLabelsError(UNORDERED)
    ranks = numbers is None or distance.name == ORDINAL
    return range(1, len(labels) + 1) if ranks else numbers or ()


def _of_sets(labels: Sequence[str], name: str) -> "Floats":
    """Return distances of labels that are sets, ``A|B``: Jaccard's, or MASI of either kind.

    MASI is one less the product of Jaccard's likeness and monotonicity (Passonneau 2006); masi-product is the
    product of both distances, as DKPro Statistics has it.
    """
    import numpy as np

    # Sets without a common element are 1 apart, so only those that share one are looked at, by elements.
    # Labels of equal sets, A|B and B|A, are 0 apart without being the same label.
    # An empty label is the empty set, a subset of all others.
    sets = [frozenset(filter(None, map(str.strip, label.split("|")))) for label in labels]
    having: dict[str, list[int]] = {}
    for place, elements in enumerate(sets):
        for element in elements or {""}:
            having.setdefault(element, []).append(place)
    having[""] = list(range(len(labels))) if "" in having else []
    table = 1 - np.eye(len(labels))
    for row, column in sorted({pair for places in having.values() for pair in combinations(places, 2)}):
        first, second = sets[row], sets[column]
        likeness = len(first & second) / len(first | second) if first or second else 1.0
        monotonicity = _monotonicity(first, second)
        apart = 1 - likeness
        if name == "masi":
            apart = 1 - likeness * monotonicity
        if name == "masi-product":
            apart *= 1 - monotonicity
        table[row, column] = table[column, row] = apart
    return table


def _monotonicity(first: frozenset[str], second: frozenset[str]) -> float:
    """Return M of MASI: 1 for equal sets, ⅔ for a subset, ⅓ for others that overlap, 0 for disjoint ones.

    Passonneau, Measuring Agreement on Set-Valued Items (2006).
    """
    if first == second:
        return 1.0
    if first < second or second < first:
        return 2 / 3
    return 1 / 3 if first & second else 0.0
