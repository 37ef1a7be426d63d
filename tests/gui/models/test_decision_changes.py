"""Rows whose decisions look otherwise than before."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from annotally.adjudication.project.entries import Remark
from annotally.adjudication.project.messages import Decided
from annotally_gui.models.decision_changes import DecisionChanges

NONE = Decided("d", *[bytes(6)] * 5, {}, {}, 2, 2, 0, False, 0)


@pytest.mark.parametrize(
    ("change", "row"),
    [
        ({"choice": b"\0\0\1\0\0\0"}, 2),
        ({"own": b"\0\0\0\1\0\0"}, 3),
        ({"rule": b"\0\0\0\0\0\1"}, 5),
        ({"optional": b"\0\1\0\0\0\0"}, 1),
        ({"sides": {4: (0, 2)}}, 4),
        ({"edited": {2: "word"}}, 2),
        ({"remarks": {3: Remark("why", True)}}, 3),
        ({"paired": {1: False}}, 1),
        ({"merging": (5,)}, 5),
        ({"conflicts": 1}, 0),
    ],
)
def test_a_change_touches_the_rows_that_hold_it(change: dict[str, Any], row: int) -> None:
    changed = structs.replace(NONE, **change)
    for changes in (DecisionChanges(NONE, changed), DecisionChanges(changed, NONE)):
        touched = [number for number in range(6) if changes.touch(number, number + 1)]
        assert touched == [row]
        assert changes.touch(0, 6)
        assert not changes.touch(row + 1, 6)


def test_equal_decisions_touch_nothing() -> None:
    assert not DecisionChanges(NONE, structs.replace(NONE, open=1)).touch(0, 6)


@pytest.mark.parametrize(
    ("before", "after"), [(None, NONE), (NONE, None), (NONE, structs.replace(NONE, choice=bytes(7)))]
)
def test_everything_differs_from_nothing(before: Decided | None, after: Decided | None) -> None:
    assert all(DecisionChanges(before, after).touch(row, row + 1) for row in range(6))


@given(st.data())
def test_any_rows_that_differ_are_touched(data: st.DataObject) -> None:
    count = data.draw(st.integers(1, 2_000))
    rows = data.draw(st.sets(st.integers(0, count - 1), max_size=5))
    before = structs.replace(NONE, **{name: bytes(count) for name in ("choice", "own", "rule", "optional")})
    column = data.draw(st.sampled_from(("choice", "own", "rule", "optional")))
    after = structs.replace(before, **{column: bytes(row in rows for row in range(count))})
    changes = DecisionChanges(before, after)
    first = data.draw(st.integers(0, count - 1))
    last = data.draw(st.integers(first, count))
    assert changes.touch(first, last) == any(first <= row < last for row in rows)
