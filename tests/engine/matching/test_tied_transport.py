"""Of equally good transports the one with the lexicographically smallest list of partners is taken."""

import random
from collections import Counter
from itertools import permutations

import pytest

from annotally.matching.tied_transport import TiedTransport


def test_a_fixed_amount_never_moves() -> None:
    tied = TiedTransport([{1: 1}, {0: 1}], [{}, {}], [[], []], [0, 0], [0, 0], ([False] * 2, [False] * 2))
    assert tied.settle([[0], [1]], [[0], [1]]) == {0: 1, 1: 0}


def test_the_lower_row_takes_the_lower_column() -> None:
    tied = TiedTransport(
        [{}, {}], [{1: 1}, {0: 1}], [[0, 1], [0, 1]], [0, 0], [0, 0], ([False] * 2, [False] * 2)
    )
    assert tied.settle([[0], [1]], [[0], [1]]) == {0: 0, 1: 1}


def test_any_column_is_better_than_none() -> None:
    """The row that has a partner gives it up to a lower one where both may lack one."""
    tied = TiedTransport([{}, {}], [{}, {0: 1}], [[0], [0]], [1, 0], [0], ([True] * 2, [False]))
    assert tied.settle([[3], [5]], [[7]]) == {3: 7}


def test_a_spare_column_is_taken_for_a_higher_one() -> None:
    tied = TiedTransport([{}], [{1: 1}], [[0, 1]], [0], [1, 0], ([False], [True, True]))
    assert tied.settle([[0]], [[2], [4]]) == {0: 2}


@pytest.mark.parametrize("seed", range(60))
def test_the_choice_is_that_of_trying_all(seed: int) -> None:
    """All pairs of equal worth: any full assignment may be taken, of classes with several members."""
    chance = random.Random(seed)
    size = chance.randint(2, 6)
    owners = [[chance.randrange(3) for _ in range(size)] for _ in range(2)]
    rows, columns = ([[n for n in range(size) if side[n] == c] for c in range(3)] for side in owners)
    closed = {(chance.randrange(3), chance.randrange(3))}
    full = [
        order
        for order in permutations(range(size))
        if all((owners[0][n], owners[1][column]) not in closed for n, column in enumerate(order))
    ]
    if not full:
        assert closed
        return
    start = Counter((owners[0][n], owners[1][column]) for n, column in enumerate(chance.choice(full)))
    loose: list[dict[int, int]] = [
        {column: amount for (row, column), amount in start.items() if row == number} for number in range(3)
    ]
    allowed = [[column for column in range(3) if (row, column) not in closed] for row in range(3)]
    tied = TiedTransport([{}, {}, {}], loose, allowed, [0] * 3, [0] * 3, ([False] * 3, [False] * 3))
    assert tied.settle(rows, columns) == dict(enumerate(min(full)))
