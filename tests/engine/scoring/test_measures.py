"""Measures: formulas, undefined values, rounding (M1, M2, C2)."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.scoring.measures import MEASURE, f_measure, precision, recall, rounded, whole_percent
from annotally.scoring.tally import Tally

TALLIES = st.tuples(*[st.integers(0, 300)] * 6).map(lambda c: Tally(*c))


def test_the_manual_s_named_entity_page():
    tally = Tally(2139, 0, 51, 70, 110, 103)
    shown = [whole_percent(MEASURE[key].compute(tally)) for key in ("recall", "precision", "error")]
    assert shown == [95, 93, 10]
    assert [rounded(MEASURE[key].compute(tally) * 100, 2) for key in ("f1", "f_2pr", "f_p2r")] == [
        "93.82",
        "93.32",
        "94.31",
    ]


def test_partial_credit_is_half_a_point_in_every_formula():
    """The manual's formulas by hand, with every column filled and no two alike (its pages print no PAR)."""
    tally = Tally(cor=11, par=6, inc=4, mis=3, spu=8, non=5)
    assert {key: measure.compute(tally) for key, measure in MEASURE.items()} == {
        "recall": Fraction(14, 24),
        "precision": Fraction(14, 29),
        "undergeneration": Fraction(3, 24),
        "overgeneration": Fraction(8, 29),
        "substitution": Fraction(7, 21),
        "error": Fraction(18, 32),
        "f1": Fraction(28, 53),
        "f_2pr": Fraction(5 * 14, 24 + 4 * 29),
        "f_p2r": Fraction(5 * 14, 4 * 24 + 29),
        "slot_error_rate": Fraction(18, 24),
    }


def test_slot_error_rate_counts_a_substitution_once_and_may_exceed_one_s5():
    """S5: (S + D + I) / (C + S + D), while F counts a substitution in recall and in precision."""
    tally = Tally(cor=2, inc=1, mis=3, spu=7)
    assert MEASURE["slot_error_rate"].compute(tally) == Fraction(1 + 3 + 7, 2 + 1 + 3)
    assert MEASURE["slot_error_rate"].compute(Tally(spu=4)) is None  # C2


def test_rounding_knows_no_decimals_and_negative_values():
    assert [rounded(value, 0) for value in (Fraction(5), Fraction(5, 2), Fraction(0))] == ["5", "3", "0"]
    assert [rounded(Fraction(-1, 8), digits) for digits in (0, 2)] == ["0", "-0.13"]


def test_m1_half_rounds_up_and_undefined_prints_zero():
    assert whole_percent(Fraction(1, 8)) == 13
    assert whole_percent(Fraction(5, 1000)) == 1
    assert whole_percent(None) == 0


@pytest.mark.parametrize("measure", list(MEASURE.values()), ids=list(MEASURE))
def test_c2_undefined_is_none(measure):
    assert measure.compute(Tally(non=3)) is None
    assert measure.undefined_when


def test_f_is_zero_where_only_correct_is_zero():
    assert f_measure(Tally(mis=1)) == 0


@given(TALLIES)
def test_f_is_the_harmonic_mean(tally):
    r, p, f = recall(tally), precision(tally), f_measure(tally)
    if r and p:
        assert f == 2 * r * p / (r + p)


@given(st.fractions(-5, 5), st.integers(0, 4))
def test_rounded_is_within_half_a_digit(value, digits):
    assert abs(Fraction(rounded(value, digits)) - value) <= Fraction(1, 2 * 10**digits)
