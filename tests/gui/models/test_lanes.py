"""Who is drawn above and below the words: nobody twice, all or two of them."""

from array import array

from hypothesis import given
from hypothesis import strategies as st

from annotally.reports.tree.arcs import Arcs
from annotally.reports.tree.columns import text_column
from annotally.reports.tree.unit_tree import Marks
from annotally_gui.models.lanes import Lanes, choices, drawn_arcs, drawn_marks, drawn_numbers
from annotally_gui.text.marks import MarkSet


def test_numbers_of_mentions_stand_with_those_who_are_drawn() -> None:
    numbers = {(4, 0): "1", (4, 1): "1b", (4, 2): "1a", (7, 1): "2b"}
    assert drawn_numbers(numbers, Lanes((0, 2), (1,))) == {(4, 0): "1/1a", (4, 1): "1b", (7, 1): "2b"}
    assert drawn_numbers(numbers, Lanes((0,), (2,))) == {(4, 0): "1", (4, 1): "1a"}


def test_all_are_drawn_first_then_every_two() -> None:
    assert choices(3) == [
        Lanes((0, 2), (1,)),
        Lanes((0,), (1,)),
        Lanes((0,), (2,)),
        Lanes((1,), (2,)),
    ]
    assert choices(2) == [Lanes()]
    assert len(choices(9)) == 1 + 36


def test_lanes_name_who_stands_in_them() -> None:
    assert Lanes((0, 2), (1,)).label(True, ("anna", "ben", "cora")) == "A, C"
    assert Lanes((0, 2), (1,)).label(False, ("anna", "ben", "cora")) == "B (ben)"
    assert Lanes().label(False, ("key", "response")) == "response"


MARK = st.tuples(
    st.integers(0, 30), st.integers(1, 9), st.integers(0, 3), st.integers(0, 5), st.integers(0, 9)
)


def made(rows: list[tuple[int, int, int, int, int]]) -> Marks:
    rows = sorted(rows)
    return Marks(
        array("i", [row[0] for row in rows]),
        array("i", [row[0] + row[1] for row in rows]),
        bytes(row[2] for row in rows),
        bytes(row[3] for row in rows),
        array("i", [row[4] for row in rows]),
        bytes(len(rows)),
    )


@given(st.lists(MARK, max_size=12), st.sampled_from(choices(4)))
def test_marks_of_those_who_are_drawn_are_kept(
    rows: list[tuple[int, int, int, int, int]], lanes: Lanes
) -> None:
    marks = made(rows)
    actual_marks = drawn_marks(marks, lanes)
    place = {**dict.fromkeys(lanes.upper, 0), **dict.fromkeys(lanes.lower, 1)}
    expected = [
        (start, start + length, place[side], status, row)
        for start, length, side, status, row in sorted(rows)
        if side in place
    ]
    assert (
        list(
            zip(
                actual_marks.start,
                actual_marks.end,
                actual_marks.lane,
                actual_marks.status,
                actual_marks.row,
                strict=True,
            )
        )
        == expected
    )
    assert [actual_marks.row[at] for at in actual_marks.order] == sorted(actual_marks.row)
    drawn = MarkSet(
        actual_marks.start, actual_marks.end, actual_marks.lane, actual_marks.status, actual_marks.located,
        actual_marks.row, actual_marks.level, actual_marks.order, actual_marks.furthest, actual_marks.sides,
    )  # fmt: skip
    owners = [side for _, _, side, _, _ in sorted(rows) if side in place]
    assert [drawn.side(at) for at in range(len(drawn))] == owners
    plain = MarkSet(
        actual_marks.start,
        actual_marks.end,
        actual_marks.lane,
        actual_marks.status,
        actual_marks.located,
        actual_marks.row,
    )
    for offset in range(0, 40, 3):
        assert drawn.under(offset) == plain.under(offset)


def test_arcs_go_with_their_marks() -> None:
    place = array("i", [0, 5, 9])
    arcs = Arcs(
        place, place, place, place, bytes([0, 1, 2]), bytes(3), array("i", [4, 5, 6]), text_column("abc")
    )
    actual_arcs = drawn_arcs(arcs, Lanes((2,), (0,)))
    assert (list(actual_arcs.row), list(actual_arcs.lane), list(actual_arcs.source_start)) == (
        [4, 6],
        [1, 0],
        [0, 9],
    )
    assert [actual_arcs.label[at] for at in range(2)] == ["a", "c"]


def levels(rows: list[tuple[int, int, int]], lanes: Lanes) -> dict[tuple[int, int, int], int]:
    """Return the level of each mark by start, length and annotator."""
    marks = made([(*row, 0, number) for number, row in enumerate(rows)])
    drawn = drawn_marks(marks, lanes)
    lengths = [end - start for start, end in zip(drawn.start, drawn.end, strict=True)]
    return dict(zip(zip(drawn.start, lengths, drawn.sides, strict=True), drawn.level, strict=True))


def test_annotators_have_levels_of_their_own_from_the_words_outwards() -> None:
    together = choices(9)[0]
    rows = [(0, 4, side) for side in range(9)] + [(10, 3, 2), (20, 2, 4)]
    by_mark = levels(rows, together)
    assert [by_mark[0, 4, side] for side in range(9)] == [0, 0, 1, 1, 2, 2, 3, 3, 3], (
        "A C E, B D F; G H I count"
    )
    assert by_mark[10, 3, 2] == 1, "C stays in its place where A has nothing"
    assert by_mark[20, 2, 4] == 2


def test_nested_annotations_push_the_next_annotator_outwards() -> None:
    by_mark = levels([(0, 9, 0), (2, 3, 0), (2, 3, 2)], Lanes((0, 2), (1,)))
    assert by_mark == {(2, 3, 0): 0, (0, 9, 0): 1, (2, 3, 2): 2}


def test_where_the_levels_do_not_suffice_annotators_share_them() -> None:
    by_mark = levels([(0, 9, 0), (2, 3, 0), (2, 3, 2), (1, 6, 2), (20, 3, 2)], Lanes((0, 2), (1,)))
    assert by_mark == {(2, 3, 0): 0, (2, 3, 2): 1, (1, 6, 2): 2, (0, 9, 0): 3, (20, 3, 2): 0}
