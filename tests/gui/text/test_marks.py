from array import array

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.model.extents import furthest_ends
from annotally.scoring.tally import Status
from annotally_gui.text.marks import MAX_LEVELS, Mark, MarkSet

EXTENTS = st.lists(
    st.tuples(st.integers(0, 40), st.integers(1, 20), st.integers(0, 1)).map(
        lambda t: (t[0], t[0] + t[1], t[2])
    ),
    max_size=15,
)


def of(rows: list[tuple[int, int, int]]) -> MarkSet:
    return MarkSet.of(Mark(*row, Status.COR, key) for key, row in enumerate(rows))


def test_arrays_come_back_as_marks() -> None:
    marks = MarkSet(array("i", [3, 0]), array("i", [5, 9]), b"\0\1", b"\3\4", b"\0\1", ["x", 7])
    assert [marks[n] for n in range(len(marks))] == [
        Mark(3, 5, 0, Status.MIS, "x"),
        Mark(0, 9, 1, Status.SPU, 7, located=True),
    ]
    assert marks.limit == 9


@pytest.mark.parametrize(
    ("values", "words"),
    [
        (([1], [2], b"\0", b"\0", b"\0", []), "differ in length"),
        (([3], [2], b"\0", b"\0", b"\0", [1]), "before it starts"),
        (([1], [2], b"\2", b"\0", b"\0", [1]), "neither 0 nor 1"),
    ],
)
def test_arrays_that_do_not_fit_are_refused(values: tuple[object, ...], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        MarkSet(*values)  # type: ignore[arg-type]  # of many types


def test_innermost_comes_first_and_each_key_once() -> None:
    marks = MarkSet.of(
        [
            Mark(0, 20, 0, Status.INC, "outer"),
            Mark(0, 19, 1, Status.INC, "outer"),
            Mark(5, 10, 0, Status.COR, "upper"),
            Mark(5, 10, 1, Status.COR, "lower"),
            Mark(10, 12, 0, Status.COR, "beside"),
        ]
    )
    assert marks.under(9) == ["upper", "lower", "outer"]
    assert marks.under(9, first_lane=1) == ["lower", "upper", "outer"]
    assert marks.under(10) == ["beside", "outer"]
    assert marks.under(20) == []


def test_marks_of_a_key_come_in_order_of_the_text() -> None:
    marks = MarkSet.of(
        [Mark(9, 10, 0, Status.INC, "k"), Mark(1, 4, 1, Status.INC, "k"), Mark(1, 3, 0, Status.INC, "k")]
    )
    assert marks.of_key("k") == (2, 1, 0)
    assert marks.of_key("else") == ()


@given(EXTENTS)
def test_no_two_marks_of_a_lane_share_level_and_character(rows: list[tuple[int, int, int]]) -> None:
    marks = of(rows)
    taken = [
        (marks.lanes[index], marks.level(index), at)
        for index in range(len(marks))
        if marks.level(index) < MAX_LEVELS
        for at in range(marks.starts[index], marks.ends[index])
    ]
    assert len(set(taken)) == len(taken)


@given(EXTENTS)
def test_inner_marks_lie_nearer_to_the_words(rows: list[tuple[int, int, int]]) -> None:
    marks = of(rows)
    for a, (start, end, lane) in enumerate(rows):
        for b, (inner_start, inner_end, inner_lane) in enumerate(rows):
            if (
                lane == inner_lane
                and start <= inner_start < inner_end <= end
                and end - start > inner_end - inner_start
            ):
                assert marks.level(b) < marks.level(a) or marks.level(b) == MAX_LEVELS


KEYED = st.lists(st.tuples(EXTENTS.map(lambda rows: rows[:1]), st.integers(0, 5)), max_size=12).map(
    lambda drawn: [(*rows[0], key) for rows, key in drawn if rows]
)


def prepared(rows: list[tuple[int, int, int, int]]) -> tuple[MarkSet, MarkSet]:
    """Return the set of rows as given, and one that was told what is known of them."""
    columns = [array("i", [row[at] for row in rows]) for at in (0, 1, 3)]
    starts, ends, keys = columns
    lanes, nothing = bytes(row[2] for row in rows), bytes(len(rows))
    order = array("i", sorted(range(len(rows)), key=keys.__getitem__))
    plain = MarkSet(starts, ends, lanes, nothing, nothing, keys)
    mark_set = MarkSet(starts, ends, lanes, nothing, nothing, keys, b"", order, furthest_ends(ends))
    return plain, mark_set


@given(KEYED.map(sorted), st.integers(0, 60), st.integers(1, 9))
def test_what_is_known_of_marks_changes_nothing(
    rows: list[tuple[int, int, int, int]], start: int, length: int
) -> None:
    plain, mark_set = prepared(rows)
    assert (mark_set.limit, list(mark_set.by_start)) == (plain.limit, list(plain.by_start))
    assert mark_set.touching(start, start + length) == plain.touching(start, start + length)
    for key in (*range(6), "no number"):
        assert mark_set.of_key(key) == plain.of_key(key)


@given(KEYED, st.sets(st.integers(0, 5)), st.integers(1, 40))
def test_marks_of_many_keys_come_by_their_starts(
    rows: list[tuple[int, int, int, int]], keys: set[int], times: int
) -> None:
    marks, _ = prepared(rows * times)
    expected = [n for n in range(len(marks)) if marks.keys[n] in keys]
    assert marks.of_keys(keys) == sorted(expected, key=lambda n: (marks.starts[n], n))
