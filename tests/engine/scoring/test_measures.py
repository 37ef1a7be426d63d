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
