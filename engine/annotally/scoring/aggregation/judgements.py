"""Judgements: labels that annotators give to items, as arrays of numbers; numpy is imported for them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]
    Numbers = NDArray[np.intp]

Vote = tuple[int, str]
"""Number of an annotator, and the label given."""


@dataclass(frozen=True, slots=True)
class Judgements:
    """All labels given: the numbers of the item, the annotator and the label of each.

    ``places`` has for each item of the input its number here. An annotator may judge an item several times.
    """

    labels: tuple[str, ...]
    annotator_count: int
    places: tuple[int, ...]
    item: "Numbers"
    annotator: "Numbers"
    label: "Numbers"

    def summed(self, numbers: "Numbers", size: int, weights: "Floats | None" = None) -> "Floats":
        """Return for each number below ``size`` how many judgements have it, or the sum of their weights."""
        import numpy as np

        return np.bincount(numbers, weights=weights, minlength=size).astype(np.float64)

    @property
    def votes(self) -> "Floats":
        """Return how often each item has each label: items by labels."""
        count = len(self.labels)
        sums = self.summed(self.item * count + self.label, len(self.places) * count)
        return sums.reshape(len(self.places), count)


def number_judgements(items: Sequence[Sequence[Vote]], annotator_count: int) -> Judgements:
    """Return the judgements of items, each given as its votes. Labels stand in alphabetical order."""
    import numpy as np

    # Sums of floats depend on their order. Items are numbered in order of their votes, so that the order of
    # the input makes no difference: items with equal votes are interchangeable. O(n log n).
    sorted_votes = [sorted(votes) for votes in items]
    ranking = sorted(range(len(items)), key=sorted_votes.__getitem__)
    places = [0] * len(items)
    for number, place in enumerate(ranking):
        places[place] = number
    labels = tuple(sorted({label for votes in items for _, label in votes}))
    numbers = {label: number for number, label in enumerate(labels)}
    triples = [
        (number, annotator, numbers[label])
        for number, place in enumerate(ranking)
        for annotator, label in sorted_votes[place]
    ]
    columns = np.array(triples, dtype=np.intp).reshape(-1, 3).T
    return Judgements(labels, annotator_count, tuple(places), columns[0], columns[1], columns[2])
