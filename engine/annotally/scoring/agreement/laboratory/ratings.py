"""Labels of items as arrays: patterns of labels with the numbers of items that have them."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import isfinite
from typing import TYPE_CHECKING

from annotally.scoring.agreement.data import ItemLabel, LabelledDocument

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]
    Codes = NDArray[np.int64]

MISSING = -1
"""Code of a missing label: the last place of a table with one more row than there are labels."""


@dataclass(frozen=True, slots=True, eq=False)
class Ratings:
    """The labels of items, alike ones together.

    ``codes`` has a row for each pattern and a column for each annotator: places in ``labels``, or MISSING.
    ``items`` are how many items have each pattern; they may be weights of a bootstrap sample. Items without
    any label are counted in ``unlabelled`` and have no pattern.
    """

    labels: tuple[str, ...]
    codes: "Codes"
    items: "Floats"
    unlabelled: int = 0

    @property
    def annotators(self) -> int:
        """Return the number of annotators."""
        return int(self.codes.shape[1])

    def where(self, rows: "NDArray[np.bool_]") -> "Ratings":
        """Return the patterns of some rows only."""
        return Ratings(self.labels, self.codes[rows], self.items[rows])

    def of_pair(self, first: int, second: int) -> "Ratings":
        """Return the items that both of two annotators labelled."""
        pair = Ratings(self.labels, self.codes[:, [first, second]], self.items)
        return pair.where((pair.codes != MISSING).all(axis=1))

    def labels_per_item(self) -> "Codes":
        """Return how many labels the items of each pattern have."""
        import numpy as np

        return np.asarray((self.codes != MISSING).sum(axis=1), dtype=np.int64)

    def weighed(self, items: "Floats") -> "Ratings":
        """Return the same patterns with other numbers of items, those of a sample for one."""
        rows = items > 0
        return Ratings(self.labels, self.codes[rows], items[rows])


@dataclass(frozen=True, slots=True, eq=False)
class DrawnUnits:
    """Units that a bootstrap draws, and their numbers of items of each pattern, in parallel arrays."""

    unit: "Codes"
    pattern: "Codes"
    items: "Floats"
    count: int


def numbers_of(labels: Sequence[str]) -> list[float] | None:
    """Return the labels as finite numbers; None for labels that are no numbers."""
    try:
        numbers = [float(label) for label in labels]
    except ValueError:
        return None
    return numbers if all(map(isfinite, numbers)) else None


def ordered_labels(labels: Iterable[str], declared: Sequence[str] = ()) -> tuple[str, ...]:
    """Return labels in the order declared, else that of their numbers, else that of their characters.

    Raises ValueError for a label that is not among those declared.
    """
    # Numbers are sorted by value, so that 10 stands behind 9; else characters decide.
    used = set(labels)
    if declared:
        strange = sorted(used.difference(declared))
        if strange:
            raise ValueError(strange[0])
        return tuple(declared)
    names = sorted(used)
    numbers = numbers_of(names)
    if numbers is None:
        return tuple(names)
    return tuple(name for _, name in sorted(zip(numbers, names, strict=True)))


def ratings_of(
    documents: Sequence[LabelledDocument], annotators: int, declared: Sequence[str] = ()
) -> tuple[Ratings, DrawnUnits]:
    """Return the labels of documents, and the documents as units of a bootstrap.

    Of an only document its items are the units. Nothing depends on the order of items and documents.
    Raises ValueError for a label that is not among those declared.
    """
    import numpy as np

    # Alike items are counted first: nearly all that follows costs patterns, not items. Patterns are put in
    # the order of their codes, so that sums of floats come out the same in whatever order the items stand.
    counted = [
        Counter(document.items) for document in sorted(documents, key=lambda labelled: labelled.document)
    ]
    used: set[tuple[ItemLabel, ...]] = set().union(*counted)
    present = {label for item in used for label in item if label is not None}
    labels = ordered_labels(present, declared)
    codes: dict[ItemLabel, int] = {label: code for code, label in enumerate(labels)}
    codes[None] = MISSING
    coded = sorted((tuple([codes[label] for label in item]), item) for item in _labelled(used))
    places = {item: place for place, (_, item) in enumerate(coded)}
    entries = [
        (unit, places[item], count)
        for unit, of_document in enumerate(counted)
        for item, count in of_document.items()
        if item in places
    ]
    entries.sort()
    columns = np.array(entries, dtype=np.int64).reshape(-1, 3).T
    items = np.bincount(columns[1], weights=columns[2], minlength=len(coded)).astype(np.float64)
    table = np.array([row for row, _ in coded], dtype=np.int64).reshape(-1, annotators)
    unlabelled = sum(sum(labelled.values()) for labelled in counted) - int(items.sum())
    units = DrawnUnits(columns[0], columns[1], columns[2].astype(np.float64), len(counted))
    return Ratings(labels, table, items, unlabelled), units


def _labelled(items: Iterable[tuple[ItemLabel, ...]]) -> list[tuple[ItemLabel, ...]]:
    return [item for item in items if any(label is not None for label in item)]
