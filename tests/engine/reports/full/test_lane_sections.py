"""Texts with lanes: runs give the text back, and say of each letter what marks are over it."""

from array import array

from hypothesis import given
from hypothesis import strategies as st

from annotally.reports.full.lane_sections import lane_runs
from annotally.reports.tree.instance_labels import MarkLabels
from annotally.reports.tree.unit_tree import Marks
from annotally.scoring.tally import Status

TEXT = "Anna Berg met Ben."
Placed = tuple[int, int, int, int]
"""Start, end, side, state."""


def marks_of(placed: list[Placed]) -> Marks:
    ordered = sorted(placed, key=lambda mark: (mark[0], -mark[1], mark[2]))
    return Marks(
        array("i", [mark[0] for mark in ordered]),
        array("i", [mark[1] for mark in ordered]),
        bytes(mark[2] for mark in ordered),
        bytes(mark[3] for mark in ordered),
        array("i", range(len(ordered))),
        bytes(len(ordered)),
        labels=MarkLabels(("PER",), array("i", [0] * len(ordered))),
    )


placed_marks = st.lists(
    st.tuples(st.integers(0, 17), st.integers(1, 18), st.integers(0, 1), st.integers(0, 4)).filter(
        lambda mark: mark[0] < mark[1]
    ),
    max_size=6,
)


@given(placed_marks)
def test_runs_give_the_text_and_the_marks_over_each_letter(placed: list[Placed]) -> None:
    runs = list(lane_runs(TEXT, marks_of(placed), ("A", "B")))
    assert "".join(run.text for run in runs) == TEXT
    place = 0
    for run in runs:
        for offset in range(place, place + len(run.text)):
            for side in (0, 1):
                over = {mark[3] for mark in placed if mark[0] <= offset < mark[1] and mark[2] == side}
                state = run.states[side]
                assert (state in over) if over else state is None
        place += len(run.text)
    assert sum(len(run.labels) for run in runs) <= len(placed)
    assert bool(placed) == any(run.labels for run in runs)


def test_a_label_that_all_sides_have_is_said_once() -> None:
    runs = list(lane_runs(TEXT, marks_of([(0, 9, 0, 0), (0, 9, 1, 0), (14, 17, 1, Status.SPU)]), ("A", "B")))
    assert [(run.text, run.labels) for run in runs] == [
        ("Anna Berg", ("PER",)),
        (" met ", ()),
        ("Ben", ("B: PER",)),
        (".", ()),
    ]
    assert runs[2].notes == ("B: PER, spurious",)
