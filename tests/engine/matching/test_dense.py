"""Classes are assigned as their members would be one by one, whatever the floats round away."""

import random
from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple
from unittest.mock import patch

import numpy as np
import pytest
from numpy.typing import NDArray

from annotally.matching import dense
from annotally.matching.assignment import Weight, assign
from annotally.matching.candidates import IndexPair
from annotally.matching.dense import assign_classes

Exact = Mapping[IndexPair, tuple[Fraction, int, int]]


class ListedWeights(NamedTuple):
    """Weights from a dictionary; ``listed``: columns are listed, not a slice."""

    exact: Exact
    columns: int
    listed: bool
    rounding: float = 2.0**-52
    greatest: float = 4.0

    def row(self, number: int) -> tuple[slice | NDArray[np.intp], NDArray[np.float64]]:
        weights = np.array(
            [float(self.exact.get((number, column), (-np.inf,))[0]) for column in range(self.columns)]
        )
        if self.listed:
            columns = np.flatnonzero(weights > 0)
            return columns, weights[columns]
        return slice(0, self.columns), weights

    def weigh(self, row: int, column: int) -> Weight:
        return self.exact[row, column]


def classes(chance: random.Random) -> list[list[int]]:
    count = chance.randint(1, 6)
    owners = [*range(count), *(chance.randrange(count) for _ in range(chance.randint(0, 6)))]
    chance.shuffle(owners)
    return [[n for n, owner in enumerate(owners) if owner == number] for number in range(count)]


def weights_of(chance: random.Random, rows: int, columns: int, sort: str) -> Exact:
    top = chance.randint(1, 4)
    levels = [[Fraction(chance.randint(0, 3), 3) for _ in range(count)] for count in (rows, columns)]

    def similarity(row: int, column: int) -> Fraction:
        if sort == "sums":  # every full assignment is as good as any other
            return levels[0][row] + levels[1][column] + Fraction(1, 7)
        return Fraction(chance.randint(1, top), top if sort == "steps" else chance.randint(1, top))

    return {
        (row, column): (similarity(row, column), chance.randrange(3) == 0, chance.randrange(3) == 0)
        for row in range(rows)
        for column in range(columns)
        if chance.random() < 0.8
    }


@pytest.mark.parametrize("sort", ["steps", "fractions", "sums"])
@pytest.mark.parametrize("core", [1, 8])
def test_it_is_the_assignment_of_the_members(sort: str, core: int) -> None:
    for seed in range(500):
        chance = random.Random(f"{sort}{seed}")
        rows, columns = classes(chance), classes(chance)
        exact = weights_of(chance, len(rows), len(columns), sort)
        members = {
            (first, second): weight
            for (row, column), weight in exact.items()
            for first in rows[row]
            for second in columns[column]
        }
        weights = ListedWeights(exact, len(columns), chance.random() < 0.5)
        with patch.multiple(dense, CORE=core, CLAIMS=core):
            assert assign_classes(weights, rows, columns, {}) == assign(members)


def test_weights_that_no_float_tells_apart_are_told_apart() -> None:
    tiny = Fraction(1, 10**30)
    exact = {
        (0, 0): (Fraction(1, 3), 0, 0),
        (0, 1): (Fraction(1, 3), 0, 0),
        (1, 0): (Fraction(1, 3) + tiny, 0, 0),
        (1, 1): (Fraction(1, 3), 0, 0),
    }
    assert assign_classes(ListedWeights(exact, 2, False), [[0], [1]], [[0], [1]], {}) == {0: 1, 1: 0}


def test_amounts_that_are_made_are_kept() -> None:
    """Whoever is left over pairs with the next best."""
    exact = {(0, 0): (Fraction(1), 1, 1), (0, 1): (Fraction(1, 2), 0, 0)}
    weights = ListedWeights(exact, 2, False)
    assert assign_classes(weights, [[0, 1, 2]], [[5, 6], [1]], {(0, 0): 2}) == {0: 1, 1: 5, 2: 6}
    assert assign_classes(weights, [[0, 1]], [[5, 6], [1]], {(0, 0): 2}) == {0: 5, 1: 6}


def test_many_rows_that_want_the_same_columns_take_few_passes() -> None:
    """Claims: with the best pairs alone prices would rise a few columns at a time."""
    size = 200
    exact: Exact = {
        (row, column): (Fraction(size + row, 2 * size + column), 0, 0)
        for row in range(size)
        for column in range(size)
    }
    weights = ListedWeights(exact, size, False)
    singles = [[number] for number in range(size)]
    passes = []
    grow = dense._Core._grow

    def counted(core: dense._Core, *, first: bool) -> list[int]:
        passes.append(first)
        return grow(core, first=first)

    with patch.object(dense._Core, "_grow", counted):
        partners = assign_classes(weights, singles, singles, {})
    assert partners == {row: size - 1 - row for row in range(size)}
    assert len(passes) < 25


def test_rounding_that_is_taken_for_a_gain_is_no_reason_to_go_on() -> None:
    """Even if every row always seems to gain, passes end once the core holds what they would add."""
    exact = {(row, column): (Fraction(1, 1 + row + column), 0, 0) for row in range(4) for column in range(4)}
    singles = [[number] for number in range(4)]
    with patch.object(dense, "_NOISE", -1.0):
        partners = assign_classes(ListedWeights(exact, 4, True), singles, singles, {})
    assert partners == assign(exact)
