"""The rows with decisions are listed in order, however many of them change between two questions."""

from hypothesis import given
from hypothesis import strategies as st

from annotally.tasks.presets.ready_made import preset
from support.builders import entity
from support.decided_case import A, Case

TASK = preset("muc7-named-entity")
KEY = [entity(f"n{number}", number * 8, "PERSON", name=str(number)) for number in range(50)]
CASE = Case(TASK, KEY, KEY)


@given(st.lists(st.dictionaries(st.integers(1, 140), st.sampled_from([A, None]), max_size=100), max_size=5))
def test_decided_rows_are_those_with_decisions_after_every_change(
    changes: list[dict[int, object]],
) -> None:
    table, rows = CASE.table, set[int]()
    end = table.nodes.end[0]
    assert end > 140
    for change in changes:
        for row, decision in change.items():
            table.follow(CASE.targets.address(row), A if decision is A else None)
            (rows.add if decision is A else rows.discard)(row)
        assert table.decided_below(0) == sorted(rows)
        supposed = table.with_decisions({3: A}, {5})
        assert supposed.decided_below(0) == sorted({*(rows - {5}), 3})
