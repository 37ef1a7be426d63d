"""Paired tests: against every exchange and every sample there is; seeded; ranks and groups."""

from fractions import Fraction
from itertools import combinations, product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.scoring.families import SLOTS
from annotally.scoring.measures import MEASURE, Ratio
from annotally.scoring.paired_tests import Resampled, groups_alike, holm_corrected, shared_ranks
from annotally.scoring.tally import Tally

Tallies = list[Tally]
MEASURED = ("recall", "precision", "f1", "error")


def amounts(*systems: Tallies) -> np.ndarray:
    return np.array([[list(map(float, tally.counts())) for tally in system] for system in systems])


def difference(first: Tallies, second: Tallies, measure: str) -> Ratio:
    a, b = (MEASURE[measure].compute(sum(tallies, Tally())) for tallies in (first, second))
    return None if a is None or b is None else a - b


def exact_exchange_p(first: Tallies, second: Tallies, measure: str) -> Fraction:
    """Return the share of all 2^n exchanges of documents whose difference is at least the real one."""
    observed = difference(first, second, measure)
    assert observed is not None
    hits = 0
    for exchanged in product((False, True), repeat=len(first)):
        pairs = [(b, a) if swap else (a, b) for a, b, swap in zip(first, second, exchanged, strict=True)]
        value = difference([a for a, _ in pairs], [b for _, b in pairs], measure)
        hits += value is None or abs(value) >= abs(observed)
    return Fraction(hits, 2 ** len(first))


def exact_bootstrap_p(first: Tallies, second: Tallies, measure: str) -> Fraction:
    """Return the share of all n^n samples at least as far from the real difference as that is from 0."""
    observed = difference(first, second, measure)
    assert observed is not None
    hits = 0
    for drawn in product(range(len(first)), repeat=len(first)):
        value = difference([first[n] for n in drawn], [second[n] for n in drawn], measure)
        hits += value is None or abs(value - observed) >= abs(observed)
    return Fraction(hits, len(first) ** len(first))


def is_likely(p: Fraction | None, exact: Fraction, draws: int) -> bool:
    """Tell whether an estimate lies within 5 standard deviations of the exact value, and its 1 / (n + 1)."""
    assert p is not None
    share = float(exact)
    return abs(float(p) - share) <= 5 * (share * (1 - share) / draws) ** 0.5 + 1.01 / (draws + 1)


TALLY = st.builds(Tally, *[st.integers(0, 4)] * 5)


@st.composite
def two_systems(draw: st.DrawFn, most: int) -> tuple[Tallies, Tallies]:
    count = draw(st.integers(2, most))
    lists = st.lists(TALLY, min_size=count, max_size=count)
    return draw(lists), draw(lists)


@settings(max_examples=40, deadline=None)
@given(two_systems(8))
def test_p_of_randomization_is_near_that_of_all_exchanges(systems: tuple[Tallies, Tallies]) -> None:
    sampled = Resampled(amounts(*systems), seed=3, shuffles=2_000, samples=0)
    for measure in MEASURED:
        test = sampled.test(0, 1, SLOTS, measure)
        observed = difference(*systems, measure)
        if observed is None:
            assert test.difference is test.p is None
            continue
        assert test.difference == pytest.approx(float(observed), abs=1e-12)
        assert is_likely(test.p, exact_exchange_p(*systems, measure), 2_000)


@settings(max_examples=30, deadline=None)
@given(two_systems(4))
def test_p_of_the_bootstrap_is_near_that_of_all_samples(systems: tuple[Tallies, Tallies]) -> None:
    sampled = Resampled(amounts(*systems), seed=3, shuffles=0, samples=2_000)
    for measure in MEASURED:
        if difference(*systems, measure) is not None:
            test = sampled.test(0, 1, SLOTS, measure)
            assert test.p is None
            assert is_likely(test.bootstrap_p, exact_bootstrap_p(*systems, measure), 2_000)


RIGHT, WRONG = Tally(cor=1), Tally(inc=1)


def test_ten_documents_that_all_favour_one_system_are_too_many_for_chance() -> None:
    """Of 2^10 exchanges two differ as much as the systems do: none exchanged, or all. p is near 2 / 1024."""
    sampled = Resampled(amounts([RIGHT] * 10, [WRONG] * 10), seed=0)
    test = sampled.test(0, 1, SLOTS, "f1")
    assert test.difference == 1
    assert test.p is not None
    assert test.p.denominator in {10_000 // n for n in (1, 2, 4, 5, 8, 10, 16, 20, 25, 40, 50)}
    assert is_likely(test.p, Fraction(2, 1024), 9_999)
    assert (test.low, test.high) == (1, 1)


def test_the_worked_example_of_the_help_page() -> None:
    """Three documents, of which two favour the first system: 4 of 8 exchanges differ as much."""
    first, second = [RIGHT] * 3, [WRONG, WRONG, RIGHT]
    exact = exact_exchange_p(first, second, "recall")
    assert exact == Fraction(4, 8)
    assert is_likely(Resampled(amounts(first, second), seed=0).test(0, 1, SLOTS, "recall").p, exact, 9_999)


def test_equal_systems_never_differ() -> None:
    sampled = Resampled(amounts([RIGHT, WRONG, RIGHT], [RIGHT, WRONG, RIGHT]), seed=0)
    test = sampled.test(0, 1, SLOTS, "recall")
    assert (test.difference, test.p, test.bootstrap_p) == (0, 1, 1)
    assert (test.low, test.high) == (0, 0)


def test_the_interval_of_a_system_is_that_of_all_its_samples() -> None:
    """Three documents, one wrong: 8 of 27 samples are all right and 1 of 27, more than 2.5 %, all wrong."""
    sampled = Resampled(amounts([RIGHT, WRONG, RIGHT]), seed=0)
    assert sampled.interval(0, SLOTS, "recall") == (0, 1)
    assert Resampled(amounts([Tally(), Tally()]), seed=0).interval(0, SLOTS, "recall") is None


def test_the_same_seed_gives_the_same_result_whichever_system_is_named_first() -> None:
    first, second = [Tally(cor=n, mis=3) for n in range(9)], [Tally(cor=9 - n, spu=2) for n in range(9)]
    one, other = amounts(first, second), amounts(second, first)
    forward = Resampled(one, seed=5).test(0, 1, SLOTS, "f1")
    backward = Resampled(other, seed=5).test(0, 1, SLOTS, "f1")
    assert forward == Resampled(one, seed=5).test(0, 1, SLOTS, "f1")
    assert (forward.p, forward.bootstrap_p) == (backward.p, backward.bootstrap_p)
    assert forward.difference == -(backward.difference or 0)
    assert Resampled(one, seed=6).test(0, 1, SLOTS, "f1") != forward


def test_many_documents_are_worked_on_in_blocks_and_give_what_one_sum_gives() -> None:
    """600 documents are three blocks; the second system lacks one fill in each tenth document."""
    first = [RIGHT] * 600
    second = [WRONG if n % 10 == 0 else RIGHT for n in range(600)]
    test = Resampled(amounts(first, second), seed=1, samples=300).test(0, 1, SLOTS, "recall")
    assert test.difference == pytest.approx(0.1)
    assert test.p == Fraction(1, 10_000)


def test_nothing_is_drawn_from_no_documents() -> None:
    test = Resampled(np.zeros((2, 0, 6)), seed=0).test(0, 1, SLOTS, "f1")
    assert (test.difference, test.p) == (None, None)


def test_ties_share_a_rank_and_the_next_is_as_far_down_as_if_they_did_not() -> None:
    half, third = Fraction(1, 2), Fraction(1, 3)
    assert shared_ranks([third, half, None, half, Fraction(0)]) == [3, 1, None, 1, 4]
    assert shared_ranks([third, half], descending=False) == [1, 2]


@given(
    st.integers(1, 7).flatmap(
        lambda n: st.tuples(st.just(n), st.sets(st.tuples(st.integers(0, n - 1), st.integers(0, n - 1))))
    )
)
def test_groups_are_the_longest_runs_without_a_difference(case: tuple[int, set[tuple[int, int]]]) -> None:
    count, pairs = case
    differing = [[(a, b) in pairs or (b, a) in pairs for b in range(count)] for a in range(count)]
    runs = [
        range(start, end)
        for start, end in combinations(range(count + 1), 2)
        if not any(differing[a][b] for a, b in combinations(range(start, end), 2))
    ]
    longest = [run for run in runs if not any(set(run) < set(other) for other in runs)]
    assert groups_alike(count, differing) == longest


def test_no_systems_are_in_no_group() -> None:
    assert groups_alike(0, []) == []


def of_hundred(*hundredths: int | None) -> list[Fraction | None]:
    return [None if number is None else Fraction(number, 100) for number in hundredths]


def test_holms_correction_by_hand() -> None:
    """Of four tests: 4 · 0.01, 3 · 0.02, 2 · 0.04, and 0.05 rises to the 0.08 before it."""
    assert holm_corrected(of_hundred(4, 1, 5, 2)) == of_hundred(8, 4, 8, 6)
    assert holm_corrected(of_hundred(60, 1)) == of_hundred(60, 2)
    assert holm_corrected(of_hundred(60, 70)) == of_hundred(100, 100), "no p is more than 1"
    assert holm_corrected(of_hundred(3, None, 2)) == of_hundred(4, None, 4), "what has no p is no test"
    assert holm_corrected([]) == []


@given(st.lists(st.integers(1, 40).map(lambda number: Fraction(number, 40)), max_size=6))
def test_holms_correction_is_closed_testing_by_bonferroni(ps: list[Fraction]) -> None:
    """A test is rejected if every set of tests that it belongs to is, the least p by the size of the set."""
    places = range(len(ps))
    sets = [each for size in range(1, len(ps) + 1) for each in combinations(places, size)]
    expected = [
        max(min(Fraction(1), len(each) * min(ps[n] for n in each)) for each in sets if place in each)
        for place in places
    ]
    assert holm_corrected(ps) == expected
