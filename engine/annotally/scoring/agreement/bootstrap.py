"""Bootstrap intervals of measures of agreement, over documents drawn with replacement."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import TypeVar

from annotally.scoring.agreement.tallies import summed
from annotally.scoring.measures import Ratio

T = TypeVar("T")
Value = TypeVar("Value", Fraction, float)
SAMPLES = 1000
LEVEL = Fraction(95, 100)


@dataclass(frozen=True, slots=True)
class Interval:
    """A percentile interval of ``level``, and how it was made.

    ``undefined`` of the samples had no value and were skipped (A10); ``seed`` makes the same samples again.
    """

    low: Fraction
    high: Fraction
    level: Fraction
    samples: int
    undefined: int
    seed: int


def bootstrap(
    tallies: Sequence[T],
    compute: Callable[[T], Ratio],
    *,
    seed: int,
    samples: int = SAMPLES,
    level: Fraction = LEVEL,
    step: Callable[[], object] = lambda: None,
) -> Interval | None:
    """Return the percentile interval of a measure over documents drawn with replacement.

    ``tallies`` are the documents' in an order that does not depend on the input's. ``step`` is called for
    each sample, and may raise to end it. None for fewer than two documents, and where too few samples have a
    value. Efron and Tibshirani, An Introduction to the Bootstrap
    (1993), chapter 13.
    """
    document_count = len(tallies)
    if document_count < 2:
        return None
    # What random() yields for a seed is the same in all versions of Python; what choices() does is not.
    random = Random(seed).random
    values = []
    computed: dict[tuple[int, ...], Ratio] = {}
    for _ in range(samples):
        step()
        # A sample is how often each document was drawn. Tallies add up, so the measure of a sample is that of
        # one weighted sum; documents are not looked at again. Of five documents there are but 126 samples.
        weights = [0] * document_count
        for _ in range(document_count):
            weights[int(random() * document_count)] += 1
        drawn = tuple(weights)
        if drawn not in computed:
            computed[drawn] = compute(summed(tallies, weights))
        value = computed[drawn]
        if value is not None:
            values.append(value)
    ends = percentiles(sorted(values), level)
    return ends and Interval(*ends, level, samples, samples - len(values), seed)


def percentiles(values: Sequence[Value], level: Fraction) -> tuple[Value, Value] | None:
    """Return the values, of those in ascending order, that a share of ``level`` lies between.

    With α half of what lies outside, these are the B·α-th and the B·(1 − α)-th of B values; where B·α is no
    whole number, the k-th and the (B + 1 − k)-th, k being (B + 1)·α rounded down. None where k is 0.
    Efron and Tibshirani (1993), chapters 12 and 13.
    """
    # Exact fractions throughout, so that no rounding decides which two values are taken.
    tail = (1 - level) / 2
    place = len(values) * tail
    if place >= 1 and place.denominator == 1:
        return values[int(place) - 1], values[len(values) - int(place) - 1]
    place = (len(values) + 1) * tail
    first = place.numerator // place.denominator
    return (values[first - 1], values[len(values) - first]) if first else None
