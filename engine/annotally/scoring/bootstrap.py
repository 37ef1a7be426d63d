"""Bootstrap over documents: spread of a measure over samples of documents of the same kind (A10)."""

import random
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from typing import TypeVar

from annotally.scoring.matches import MatchColumn, MatchTally, fractions_of

SAMPLES = 1000
MEASURED = ("precision", "recall", "f1")

SampleProgress = Callable[[int, int], None]
"""Called with samples drawn and samples in all; may raise Cancelled."""
_TOLD = 20
"""Number of samples between two reports of progress."""

_Row = TypeVar("_Row", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Spread:
    """Mean and population variance over the samples in which a measure is defined; None if there is none."""

    mean: float | None
    variance: float | None
    skipped: int = 0
    """Samples in which the measure is undefined."""

    @property
    def deviation(self) -> float | None:
        """The standard deviation."""
        return None if self.variance is None else sqrt(self.variance)


def ignore_progress(drawn: int, total: int) -> None:
    """Ignore the progress reported."""


def bootstrap(
    documents: Mapping[str, Mapping[_Row, MatchTally]],
    seed: int,
    samples: int = SAMPLES,
    progress: SampleProgress = ignore_progress,
) -> dict[_Row, dict[str, Spread]]:
    """Return the spread of every measure of every row.

    Each sample draws as many documents as there are, with replacement. Documents are drawn by their place in
    the order of their names, so that the order of files makes no difference; the same seed gives the same
    result. Counts are exact, means and variances are correctly rounded sums of floats.
    """
    # All counts of a document, row after row, are the digits of one large integer: adding up a sample is one
    # sum of integers in C. The base is a power of 2 above the largest sum that a sample can have.
    names = sorted(documents)
    rows = list(dict.fromkeys(row for name in names for row in documents[name]))
    if not rows:
        return {}
    largest = max(max(tally.counts()) for table in documents.values() for tally in table.values())
    bits = (largest * len(names)).bit_length() + 1
    mask = (1 << bits) - 1
    row_bits = bits * len(MatchColumn)
    row_mask = (1 << row_bits) - 1
    packed = [_packed(documents[name], rows, bits) for name in names]
    chance = random.Random(seed)
    values_by_row: dict[_Row, tuple[list[float | None], ...]] = {row: ([], [], []) for row in rows}
    for drawn in range(samples):
        if drawn % _TOLD == 0:
            progress(drawn, samples)
        total = sum(chance.choices(packed, k=len(packed)))
        for row in rows:
            digits = total & row_mask
            total >>= row_bits
            counts = (
                digits & mask,
                (digits >> bits) & mask,
                (digits >> 2 * bits) & mask,
                (digits >> 3 * bits) & mask,
                digits >> 4 * bits,
            )
            # Python rounds the quotient of two integers correctly, as it does the value of a fraction.
            for values, (numerator, denominator) in zip(
                values_by_row[row], fractions_of(counts), strict=True
            ):
                values.append(numerator / denominator if denominator else None)
    return {
        row: dict(zip(MEASURED, map(_spread, values), strict=True)) for row, values in values_by_row.items()
    }


def _packed(table: Mapping[_Row, MatchTally], rows: Sequence[_Row], bits: int) -> int:
    """Return all counts of a document as one number, so that a sample is one sum."""
    # Digits of so many bits, the first row lowest, as `bootstrap` takes them apart again; rows that a
    # document lacks are zeros, so that all numbers have the same digits.
    number = place = 0
    for row in rows:
        for count in table.get(row, MatchTally()).counts():
            number |= count << place
            place += bits
    return number


def _spread(ratios: Sequence[float | None]) -> Spread:
    values = [ratio for ratio in ratios if ratio is not None]
    if not values:
        return Spread(None, None, len(ratios))
    mean = fsum(values) / len(values)
    variance = fsum((value - mean) ** 2 for value in values) / len(values)
    return Spread(mean, variance, len(ratios) - len(values))
