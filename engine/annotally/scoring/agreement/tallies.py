"""Tallies for measures of agreement: counts of a document, added up over a corpus, divided last.

A tally is a frozen dataclass of `LabelCounts`. That makes a sample of documents as cheap as a sum.
"""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
T = TypeVar("T")
LabelCounts = Mapping[Key, int]


@dataclass(frozen=True, slots=True)
class TwoAnnotatorTally(Generic[Key]):
    """Counts of two annotators: those alike, and those of each; ``items`` by their use."""

    alike: LabelCounts[Key]
    first: LabelCounts[Key]
    second: LabelCounts[Key]
    items: LabelCounts[str]


USED = "used"
"""In the counts of items: those that a measure rests on; all others say why they were left out."""


def summed(tallies: Sequence[T], weights: Sequence[int] | None = None) -> T:
    """Return the sum of tallies of one kind, at least one; each taken as often as its weight says."""
    often = [1] * len(tallies) if weights is None else weights
    weighted = [(tally, weight) for tally, weight in zip(tallies, often, strict=True) if weight]
    totals = []
    for field in fields(tallies[0]):  # type: ignore[arg-type]  # every tally is a dataclass
        total: dict[Any, int] = {}
        count_so_far = total.get  # a Counter takes half as long again, and samples are many
        for tally, weight in weighted:
            for key, count in getattr(tally, field.name).items():
                total[key] = count_so_far(key, 0) + weight * count
        totals.append(total)
    return type(tallies[0])(*totals)
