"""Matches and clashes: MAT's columns and what is measured on them (A10, C2)."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.scoring.families import MATCH_CELLS, MATCHES
from annotally.scoring.matches import MatchTally

TALLIES = st.builds(MatchTally, *[st.integers(0, 9)] * 5)


def test_a10_columns_and_what_they_sum() -> None:
    tally = MatchTally(match=5, refclash=2, hypclash=3, missing=1, spurious=4)
    assert dict(MATCHES.cells(tally)) == {
        "match": 5,
        "refclash": 2,
        "missing": 1,
        "refonly": 3,
        "reftotal": 8,
        "hypclash": 3,
        "spurious": 4,
        "hyponly": 7,
        "hyptotal": 12,
    }
    assert tuple(MATCHES.cells(tally)) == MATCH_CELLS
    assert (tally.precision, tally.recall, tally.f1) == (Fraction(5, 12), Fraction(5, 8), Fraction(1, 2))


def test_c2_what_has_no_denominator_is_undefined() -> None:
    assert (MatchTally().precision, MatchTally().recall, MatchTally().f1) == (None, None, None)
    alone = MatchTally(spurious=2)
    assert (alone.precision, alone.recall, alone.f1) == (0, None, 0)


@given(TALLIES, TALLIES)
def test_sums_and_exchanged_sides(one: MatchTally, other: MatchTally) -> None:
    assert (one + other).counts() == tuple(map(sum, zip(one.counts(), other.counts(), strict=True)))
    assert one.swapped().swapped() == one
    assert (one.swapped().precision, one.swapped().recall) == (one.recall, one.precision)
    assert one.swapped().f1 == one.f1
    assert one.swapped() + other.swapped() == (one + other).swapped()


def test_no_count_is_below_zero() -> None:
    with pytest.raises(ValueError, match="below zero"):
        MatchTally(1, 0, -1)
