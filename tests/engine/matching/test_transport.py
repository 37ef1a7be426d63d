"""The transport is the best one, with duals that prove it, for integers and floats, also after repairs."""

import random

import numpy as np
import pytest
from scipy.optimize import linear_sum_assignment

from annotally.matching import transport
from annotally.matching.candidates import IndexPair
from annotally.matching.transport import Transport

Problem = tuple[list[int], list[int], dict[IndexPair, float]]


def problem(chance: random.Random, *, floats: bool) -> Problem:
    supplies = [chance.randint(1, 4) for _ in range(chance.randint(1, 7))]
    capacities = [chance.randint(1, 4) for _ in range(chance.randint(1, 7))]
    most = chance.choice([3, 10, 1000])
    weights: dict[IndexPair, float] = {
        (row, column): chance.random() + 0.01 if floats else chance.randint(1, most)
        for row in range(len(supplies))
        for column in range(len(capacities))
        if chance.random() < 0.7
    }
    return supplies, capacities, weights


def best_sum(values: Problem) -> float:
    supplies, capacities, weights = values
    rows = [row for row, count in enumerate(supplies) for _ in range(count)]
    columns = [column for column, count in enumerate(capacities) for _ in range(count)]
    matrix = np.array([[weights.get((row, column), 0) for column in columns] for row in rows], dtype=float)
    return float(matrix[linear_sum_assignment(matrix, maximize=True)].sum())


def assert_best(values: Problem, solved: Transport, tolerance: float) -> None:
    """Check feasibility, complementary slackness, and the sum."""
    supplies, capacities, weights = values
    rows, columns = solved.rows, solved.columns
    total = sum(weights[r, c] * n for r, amounts in enumerate(rows.amounts) for c, n in amounts.items())
    assert total == pytest.approx(best_sum(values))
    for side, sizes in ((rows, supplies), (columns, capacities)):
        for number, size in enumerate(sizes):
            assert sum(side.amounts[number].values()) + side.free[number] == size
            assert side.dual[number] >= -tolerance
            assert not side.free[number] or side.dual[number] <= tolerance
    for (row, column), weight in weights.items():
        slack = rows.dual[row] + columns.dual[column] - weight
        assert slack >= -tolerance
        assert rows.amounts[row].get(column, 0) == columns.amounts[column].get(row, 0)
        assert column not in rows.amounts[row] or slack <= tolerance


@pytest.mark.parametrize("floats", [False, True])
@pytest.mark.parametrize("bids", [0, 1, 4])
def test_sum_and_duals_are_the_best(floats: bool, bids: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "BIDS", bids)
    for seed in range(250):
        values = problem(random.Random(seed), floats=floats)
        solved = Transport(values[0], values[1])
        for (row, column), weight in values[2].items():
            solved.add_edges(row, {column: weight})
        solved.solve()
        assert_best(values, solved, 1e-9 if floats else 0)


@pytest.mark.parametrize("floats", [False, True])
def test_edges_that_come_late_are_brought_in(floats: bool) -> None:
    for seed in range(400):
        chance = random.Random(seed)
        values = problem(chance, floats=floats)
        late = [pair for pair in values[2] if chance.random() < 0.5]
        solved = Transport(values[0], values[1])
        for (row, column), weight in values[2].items():
            if (row, column) not in late:
                solved.add_edges(row, {column: weight})
        solved.solve()
        for row, column in late:
            solved.add_edges(row, {column: values[2][row, column]})
        solved.repair(sorted({row for row, _ in late}))
        assert_best(values, solved, 1e-9 if floats else 0)


def test_integers_stay_integers() -> None:
    """Weights that no float could tell apart are told apart."""
    large = 10**40
    solved = Transport([1, 1], [1, 1])
    solved.add_edges(0, {0: large, 1: large + 1})
    solved.add_edges(1, {0: large, 1: large + 2})
    solved.solve()
    assert solved.rows.amounts == [{0: 1}, {1: 1}]
    assert all(isinstance(dual, int) for dual in (*solved.rows.dual, *solved.columns.dual))


def test_alike_rows_share_a_path() -> None:
    solved = Transport([1000], [400, 300])
    solved.add_edges(0, {0: 2, 1: 1})
    solved.solve()
    assert solved.rows.amounts == [{0: 400, 1: 300}]
    assert solved.rows.free == [300]
