"""How alike two values are, each function by itself (A2, A6, A7)."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.methods.similarity.annotations import Pieces
from annotally.methods.similarity.dimensions import (
    ONE,
    apply_bounds,
    compare_link_sets,
    compare_links,
    compare_values,
    overlap,
)
from annotally.tasks.similarity_profile import Aggregation

NONE, SET, LIST = Aggregation.NONE, Aggregation.SET, Aggregation.LIST


@pytest.mark.parametrize(
    ("first", "second", "numbers"),
    [
        (((0, 4),), ((2, 8),), (2, 8)),
        (((0, 4), (6, 8)), ((2, 7),), (3, 8)),
        (((0, 4),), ((4, 8),), (0, 1)),
        (((3, 3),), ((3, 3),), (1, 1)),
        (((3, 3),), ((4, 4),), (0, 1)),
        (((3, 3),), ((0, 4),), (0, 1)),
        (((0, 0), (5, 5)), ((0, 0), (5, 5)), (1, 1)),
        (((0, 0), (5, 5)), ((0, 0), (6, 6)), (0, 1)),
        ((), (), (0, 1)),
        ((), ((0, 4),), (0, 1)),
    ],
)
def test_a2_overlap_is_what_both_cover_of_what_either_covers(
    first: Pieces, second: Pieces, numbers: tuple[int, int]
) -> None:
    """Spans without length, and annotations without span, share no character; equal ones of length 0 do."""
    assert overlap(first, second) == numbers
    assert overlap(second, first) == numbers


@pytest.mark.parametrize(
    ("shared", "numbers"), [(9, (1, 1)), (8, (8, 10)), (7, (7, 10)), (6, (6, 10)), (5, (0, 1))]
)
def test_a2_bounds_are_not_reached_by_what_equals_them(shared: int, numbers: tuple[int, int]) -> None:
    """Above eight tenths all, below six tenths nothing."""
    assert apply_bounds(shared, 10, Fraction(4, 5), Fraction(3, 5)) == numbers
    assert apply_bounds(shared, 10, None, None) == (shared, 10)


def test_a6_absent_on_both_sides_is_the_same_on_one_side_other() -> None:
    for aggregation in Aggregation:
        assert compare_values((), (), aggregation) == 1
        assert compare_values(("x",), (), aggregation) == compare_values((), ("x",), aggregation) == 0


@given(st.lists(st.integers(0, 3) | st.sampled_from(("x", "1")) | st.booleans(), max_size=4).map(tuple))
def test_a6_equal_values_are_the_same_however_they_are_held(values: tuple[object, ...]) -> None:
    """Comparisons by equality take this for granted."""
    for aggregation in Aggregation:
        assert compare_values(values, values, aggregation) == 1


def test_a6_another_method_decides_even_of_what_is_absent_on_neither_side() -> None:
    def third(value: object, other_value: object) -> Fraction:
        return Fraction(1, 3)

    assert compare_values(("x",), ("x",), NONE, third) == Fraction(1, 3)
    assert compare_values(("x", "y"), ("x", "z"), SET, third) == Fraction(1, 3)
    assert compare_values(("x", "y"), ("x",), SET, third) == Fraction(1, 6)
    assert compare_values(("x", "y"), ("x", "z", "a"), LIST, third) == Fraction(2, 9)
    assert compare_values(("x",), (), NONE, third) == 0


def test_a6_annotation_values_are_as_alike_as_their_pair() -> None:
    values = {1: (7, Fraction(3, 4)), 2: (8, ONE)}
    assert compare_links(1, 7, values) == Fraction(3, 4)
    assert compare_links(1, 8, values) == compare_links(3, 7, values) == compare_links("x", "x", values) == 0
    assert compare_link_sets([1, 2], [8, 7], values) == Fraction(7, 8)
    assert compare_link_sets([1, 2, "x"], [8], values) == Fraction(1, 3)
    assert compare_link_sets([1], [], values) == compare_link_sets([], [7], values) == 0
    assert compare_link_sets([], [], values) == 1
