"""Tallies add up and swap."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.scoring.tally import Column, Status, Tally

COUNTS = st.tuples(*[st.integers(0, 1000)] * 6).map(lambda c: Tally(*c))


@given(COUNTS, COUNTS)
def test_sums_keep_possible_and_actual(a, b):
    assert (a + b).pos == a.pos + b.pos
    assert (a + b).act == a.act + b.act
    assert a + b == b + a


@given(COUNTS)
def test_swapping_exchanges_possible_and_actual(tally):
    assert (tally.swapped().pos, tally.swapped().act) == (tally.act, tally.pos)
    assert tally.swapped().swapped() == tally


def test_counts_below_zero_are_refused():
    with pytest.raises(ValueError, match="below zero"):
        Tally(cor=-1)


def test_quiet_statuses_count_as_non():
    assert [s.column for s in (Status.OPT, Status.UNS, Status.REM, Status.NON)] == [Column.NON] * 4
    assert [s.column.name for s in list(Status)[:6]] == [s.name for s in list(Status)[:6]]
