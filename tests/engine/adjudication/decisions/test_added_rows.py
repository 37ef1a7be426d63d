"""What was added by hand as rows: each annotation, its slots, and several fills below, in preorder."""

from hypothesis import given
from hypothesis import strategies as st

from annotally.adjudication.decisions.added_rows import DEPTH, added_rows
from annotally.adjudication.project.messages import AddedRow, AddedSlot
from annotally.comparison.result import Level

NAME = AddedSlot("PER_NAME", "Ada Quill; A. Quill", (("Ada Quill", "A. Quill"),))
TITLE = AddedSlot("PER_TITLE", "Dr. | Prof.", (("Dr.",), ("Prof.",)))
TYPE = AddedSlot("TYPE", "PERSON", (("PERSON",),))


def added(name: str, *slots: AddedSlot) -> AddedRow:
    return AddedRow(
        name, f"PERSON {name}", "; ".join(slot.words for slot in slots), type="PERSON", slots=slots
    )


def test_slots_stand_below_and_fills_and_alternatives_below_these() -> None:
    rows = added_rows([added("7", NAME, TITLE, TYPE), added("8", TYPE)])
    assert [(row.depth - DEPTH, row.level, row.title, row.words) for row in rows] == [
        (0, Level.INSTANCE, "PERSON 7", "Ada Quill; A. Quill; Dr. | Prof.; PERSON"),
        (1, Level.SLOT, "PER_NAME", "Ada Quill; A. Quill"),
        (2, Level.FILL, "PER_NAME", "Ada Quill"),
        (2, Level.FILL, "PER_NAME", "A. Quill"),
        (1, Level.SLOT, "PER_TITLE", "Dr. | Prof."),
        (2, Level.ALTERNATIVE, "alternative 1", "Dr."),
        (2, Level.ALTERNATIVE, "alternative 2", "Prof."),
        (1, Level.SLOT, "TYPE", "PERSON"),
        (0, Level.INSTANCE, "PERSON 8", "PERSON"),
        (1, Level.SLOT, "TYPE", "PERSON"),
    ]
    assert [row.name for row in rows[:2]] == ["PERSON", "PER_NAME"]
    assert [row.slot for row in rows] == [-1, 0, 0, 0, 1, 1, 1, 2, -1, 0]
    assert [row.entry for row in rows] == [0] * 8 + [1] * 2


fills = st.lists(st.text(max_size=3), min_size=1, max_size=3).map(tuple)
slots = st.builds(
    AddedSlot, st.sampled_from(["A", "B"]), st.just("w"), st.lists(fills, max_size=3).map(tuple)
)


@given(st.lists(st.lists(slots, max_size=3), max_size=4))
def test_parents_and_ends_are_those_of_their_depths(said: list[list[AddedSlot]]) -> None:
    rows = added_rows([added(str(number), *item) for number, item in enumerate(said)])
    for row, candidate_row in enumerate(rows):
        above = [n for n in range(row) if rows[n].depth < candidate_row.depth]
        assert candidate_row.parent == (above[-1] if candidate_row.depth > DEPTH else -1)
        after = [n for n in range(row + 1, len(rows)) if rows[n].depth <= candidate_row.depth]
        assert candidate_row.end == (after[0] if after else len(rows))
    assert sum(row.parent < 0 for row in rows) == len(said)
