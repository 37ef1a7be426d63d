"""Bootstrap intervals: percentiles by the book, samples made again by their seed."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.scoring.agreement.bootstrap import LEVEL, SAMPLES, bootstrap, percentiles
from annotally.scoring.agreement.labels import (
    Coincidences,
    coincidences,
    krippendorff_alpha,
    observed_agreement,
)
from annotally.scoring.agreement.tallies import USED
from annotally.scoring.measures import Ratio
from support.agreement_samples import labelled

HALF = [coincidences(labelled("a b", "a b")), coincidences(labelled("a b", "b a"))]
"""Two documents, of which all and nothing agrees."""


@pytest.mark.parametrize(
    ("many", "ends"),
    [
        (1000, (25, 975)),  # B·α = 25
        (2000, (50, 1950)),
        (999, (25, 975)),  # (B + 1)·α = 25
        (100, (2, 99)),  # (B + 1)·α = 2.525
        (40, (1, 39)),  # B·α = 1
        (39, (1, 39)),
        (38, None),
        (0, None),
    ],
)
def test_percentiles(many: int, ends: tuple[int, int] | None) -> None:
    """Efron and Tibshirani (1993): the B·α-th and B·(1 − α)-th values, or the k-th and (B + 1 − k)-th."""
    values = [Fraction(n) for n in range(1, many + 1)]
    assert percentiles(values, LEVEL) == ends


def test_a_seed_makes_the_same_interval_again() -> None:
    first = bootstrap(HALF, observed_agreement, seed=7)
    assert first == bootstrap(HALF, observed_agreement, seed=7)
    assert first is not None
    assert (first.low, first.high, first.level) == (0, 1, Fraction(19, 20))
    assert (first.samples, first.undefined, first.seed) == (SAMPLES, 0, 7)


def test_a_sample_has_as_many_documents_as_there_are_some_of_them_several_times() -> None:
    def items(tally: Coincidences) -> Ratio:
        return Fraction(tally.items[USED])

    result = bootstrap(HALF, items, seed=5, samples=50)
    assert result is not None
    assert (result.low, result.high) == (4, 4)


def test_intervals_of_many_alike_documents_are_narrow() -> None:
    few = bootstrap(HALF * 2, observed_agreement, seed=1, samples=400)
    many = bootstrap(HALF * 50, observed_agreement, seed=1, samples=400)
    assert few is not None
    assert many is not None
    assert many.high - many.low < few.high - few.low
    # The mean of 100 throws of a coin lies within 0.4 and 0.6 in about 95 of 100 cases.
    assert Fraction(37, 100) < many.low < Fraction(43, 100)
    assert Fraction(57, 100) < many.high < Fraction(63, 100)


def test_samples_without_a_value_are_skipped_and_counted() -> None:
    """A10: a sample of the second document alone has one label only."""
    tallies = [coincidences(labelled("a b", "a b")), coincidences(labelled("a a", "a a"))]
    result = bootstrap(tallies, krippendorff_alpha, seed=3)
    assert result is not None
    assert 200 < result.undefined < 300  # a quarter
    assert (result.low, result.high) == (1, 1)


def test_too_little_for_an_interval() -> None:
    assert bootstrap(HALF[:1], observed_agreement, seed=1) is None
    assert bootstrap(HALF, observed_agreement, seed=1, samples=30) is None

    def undefined(tally: Coincidences) -> Ratio:
        return None

    assert bootstrap(HALF, undefined, seed=1, samples=50) is None


@given(st.integers(0, 99))
def test_an_interval_lies_within_what_is_possible(seed: int) -> None:
    result = bootstrap([*HALF, HALF[0]], observed_agreement, seed=seed, samples=60)
    assert result is not None
    assert 0 <= result.low <= result.high <= 1
