"""Tallies add up and swap."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.scoring.tally import CountColumn, Status, Tally

COUNTS = st.tuples(*[st.integers(0, 1000)] * 6).map(lambda c: Tally(*c))


@given(COUNTS, COUNTS)
def test_sums_are_column_by_column(a, b):
    assert (a + b).counts() == tuple(map(sum, zip(a.counts(), b.counts(), strict=True)))
    assert (a + b).pos == a.pos + b.pos
    assert (a + b).act == a.act + b.act
    assert a + b == b + a


@given(COUNTS)
def test_swapping_exchanges_possible_and_actual(tally):
    assert (tally.swapped().pos, tally.swapped().act) == (tally.act, tally.pos)
    assert tally.swapped().swapped() == tally


@pytest.mark.parametrize("column", list(CountColumn))
def test_counts_below_zero_are_refused(column):
    counts = {count_column.name.lower(): -1 if count_column is column else 1 for count_column in CountColumn}
    with pytest.raises(ValueError, match="below zero"):
        Tally(**counts)


def test_quiet_statuses_count_as_non():
    assert [s.column for s in (Status.OPT, Status.UNS, Status.REM, Status.NON)] == [CountColumn.NON] * 4
    assert [s.column.name for s in list(Status)[:6]] == [s.name for s in list(Status)[:6]]
