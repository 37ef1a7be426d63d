"""Among equals the lexicographically smallest partners, in every way a chain of moves can end (C3, A12)."""

import random

import pytest

from annotally.matching.assignment import Weight, assign
from annotally.matching.candidates import IndexPair
from annotally.matching.uniqueness import TiedAssignment
from engine.matching.test_assignment import brute_force


@pytest.mark.parametrize("seed", range(300))
def test_it_is_the_one_found_by_trying_all_where_most_are_worth_the_same(seed: int) -> None:
    chance = random.Random(seed)
    rows, columns = chance.randint(1, 5), chance.randint(1, 5)
    share, top = chance.choice((0.3, 0.6, 1.0)), chance.choice((1, 2, 3))
    weights: dict[IndexPair, Weight] = {
        (row, column): (chance.randint(1, top), chance.randint(0, 1))
        for row in range(rows)
        for column in range(columns)
        if chance.random() < share
    }
    assert assign(weights) == brute_force(weights)


def test_a_column_may_fall_vacant_and_a_row_may_be_left_alone() -> None:
    """Row 0 takes column 0, and column 1, whose dual is 0, falls vacant."""
    edges = [[(0, 1), (1, 1)], [(0, 1)]]
    partner, taken_by = [1, -1], [-1, 0]
    TiedAssignment(edges, ([1, 1], [0, 0]), partner, taken_by).settle()
    assert (partner, taken_by) == ([0, -1], [0, -1])


def test_a_row_that_has_its_lowest_column_is_not_left_alone_for_a_later_one() -> None:
    """Rows 0 and 1 are worth the same to row 2, whom either may have to make way for: the lower one stays."""
    weights: dict[IndexPair, Weight] = {(0, 0): (1,), (1, 1): (1,), (2, 0): (2,), (2, 1): (2,)}
    assert assign(weights) == {0: 0, 2: 1}


def test_a_row_that_has_its_lowest_column_does_not_make_way_for_a_later_one() -> None:
    """Row 1 could have column 1 only if row 2 took column 0, and row 0 went from there to column 3."""
    pairs = [(0, 0), (0, 3), (1, 1), (1, 2), (2, 0), (2, 1)]
    equal: dict[IndexPair, Weight] = dict.fromkeys(pairs, (1,))
    assert assign(equal) == {0: 0, 1: 2, 2: 1}


def test_each_row_that_could_have_a_column_is_asked() -> None:
    """Rows 0 and 1 are worth as much as rows 1 and 2; row 0 comes first, so that row 1 has column 0."""
    weights: dict[IndexPair, Weight] = {(0, 0): (1,), (0, 1): (4,), (1, 0): (5,), (1, 1): (5,), (2, 0): (4,)}
    assert assign(weights) == {0: 1, 1: 0}


@pytest.mark.parametrize("seed", range(8))
def test_a_whole_group_of_equals_pairs_in_order(seed: int) -> None:
    chance = random.Random(seed)
    size = 40
    pairs = [(row, column) for row in range(size) for column in range(size)]
    chance.shuffle(pairs)
    equal: dict[IndexPair, Weight] = dict.fromkeys(pairs, (1,))
    assert assign(equal) == {number: number for number in range(size)}
