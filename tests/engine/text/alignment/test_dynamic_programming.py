"""The cheapest way through a segment is found, and of several the first (S6)."""

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from annotally.text.alignment.dynamic_programming import (
    DELETION,
    INSERTION,
    PAIR,
    Costs,
    Move,
    cheapest_moves,
    table,
)

GROUPS = ((1, 2), (2, 1), (2, 2), (3, 1))


@st.composite
def problems(draw: st.DrawFn) -> tuple[dict[Move, list[list[int]]], list[int], list[int]]:
    rows, columns = draw(st.integers(1, 4)), draw(st.integers(1, 4))
    number = st.integers(0, 4)
    costs = {}
    for taken, second in (PAIR, *GROUPS):
        if taken <= rows and second <= columns:
            width = columns - second + 1
            size = (rows - taken + 1) * width
            costs[taken, second] = table(draw(st.lists(number, min_size=size, max_size=size)), width, columns)
    deletions = draw(st.lists(number, min_size=rows, max_size=rows))
    return costs, deletions, draw(st.lists(number, min_size=columns, max_size=columns))


def ways(
    costs: Costs, deletions: Sequence[int], insertions: Sequence[int], row: int = 0, column: int = 0
) -> list[tuple[int, list[Move]]]:
    """Return every way from a place on with its cost, in the order of preference."""
    if row == len(deletions) and column == len(insertions):
        return [(0, [])]
    values = []
    for move in (PAIR, INSERTION, DELETION, *GROUPS):
        taken, second = move
        if row + taken > len(deletions) or column + second > len(insertions):
            continue
        if move == INSERTION:
            cost = insertions[column]
        elif move == DELETION:
            cost = deletions[row]
        else:
            cost = costs[move][row][column]
        rest = ways(costs, deletions, insertions, row + taken, column + second)
        values += [(cost + more, [move, *moves]) for more, moves in rest]
    return values


@given(problems())
def test_the_first_of_the_cheapest_ways(problem: tuple[Costs, list[int], list[int]]) -> None:
    best = min(ways(*problem), key=lambda way: way[0])  # min takes the first
    assert cheapest_moves(*problem) == best[1]


def test_rows_are_filled() -> None:
    first, second = table([1, 2, 3, 4], 2, 3)
    assert (first[:2], second[:2]) == ([1, 2], [3, 4])
    assert first[2] == second[2] > 1000
