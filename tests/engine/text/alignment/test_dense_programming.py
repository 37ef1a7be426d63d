"""Segments crossed together are crossed as each by itself, ties included (S6)."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from annotally.text.alignment.dense_programming import ExtraMoves, Grids, enumerate_ranges
from annotally.text.alignment.dynamic_programming import (
    DELETION,
    INSERTION,
    NEVER,
    PAIR,
    Move,
    cheapest_moves,
)

GROUPS: tuple[Move, ...] = ((1, 2), (2, 1), (2, 2), (3, 1))
FAR: tuple[Move, ...] = ((1, 4), (4, 2))
MOVES: tuple[Move, ...] = (PAIR, INSERTION, DELETION, *GROUPS, *FAR)

numbers = st.integers(0, 4)


class Problem:
    """A segment with the costs of its moves; those in ``extra`` from single places only."""

    def __init__(self, draw: st.DrawFn) -> None:
        self.rows, self.columns = draw(st.integers(1, 5)), draw(st.integers(1, 5))
        cells = st.lists(numbers, min_size=self.columns, max_size=self.columns)
        table = st.lists(cells, min_size=self.rows, max_size=self.rows)
        self.costs = {move: draw(table) for move in (PAIR, *GROUPS)}
        self.deletions = draw(st.lists(numbers, min_size=self.rows, max_size=self.rows))
        self.insertions = draw(st.lists(numbers, min_size=self.columns, max_size=self.columns))
        places = [
            (row, column, move)
            for move in (*GROUPS, *FAR)
            for row in range(self.rows - move[0] + 1)
            for column in range(self.columns - move[1] + 1)
        ]
        chosen = st.lists(st.sampled_from(places), max_size=3) if places else st.just([])
        self.extra = [(*place, draw(numbers)) for place in draw(chosen)]

    def way(self) -> list[Move]:
        """Return the moves that `cheapest_moves` finds."""
        costs = {}
        for move in (PAIR, *GROUPS, *FAR):
            rows, columns = self.rows - move[0] + 1, self.columns - move[1] + 1
            if rows > 0 and columns > 0:
                given = self.costs.get(move, [[NEVER] * self.columns] * self.rows)
                costs[move] = [line[:columns] + [NEVER] * (move[1] - 1) for line in given[:rows]]
        for row, column, move, cost in self.extra:
            costs[move][row][column] = min(costs[move][row][column], cost)
        return cheapest_moves(costs, self.deletions, self.insertions)


problems = st.lists(st.composite(Problem)(), min_size=1, max_size=4)


def flat(lists: list[list[int]]) -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
    return np.array([number for line in lists for number in line], dtype=np.int64)


@given(problems)
def test_many_segments_are_crossed_as_each_by_itself(problems: list[Problem]) -> None:
    grids = Grids(
        np.array([problem.rows for problem in problems]), np.array([problem.columns for problem in problems])
    )
    cells = list(zip(grids.segment.tolist(), grids.row.tolist(), grids.column.tolist(), strict=True))
    costs = [
        np.array([problems[segment].costs[move][row][column] for segment, row, column in cells])
        for move in (PAIR, *GROUPS)
    ]
    extra = [(number, *move) for number, problem in enumerate(problems) for move in problem.extra]
    extra_cells = grids.cells(*(np.array([move[n] for move in extra], dtype=np.int64) for n in range(3)))
    assert [cells[cell] for cell in extra_cells.tolist()] == [move[:3] for move in extra]
    ways = grids.ways(
        MOVES,
        costs,
        (flat([problem.deletions for problem in problems]), flat([p.insertions for p in problems])),
        ExtraMoves(
            extra_cells,
            np.array([MOVES.index(move[3]) for move in extra], dtype=np.int64),
            np.array([move[4] for move in extra], dtype=np.int64),
        ),
    )
    assert ways == [problem.way() for problem in problems]


def test_ranges_are_numbered() -> None:
    number, place = enumerate_ranges(np.array([2, 0, 3]))
    assert (number.tolist(), place.tolist()) == ([0, 0, 2, 2, 2], [0, 1, 0, 1, 2])
