"""The assignment is the best one, the only one chosen, and does not depend on any order (C3, A12)."""

import random
from collections.abc import Mapping
from fractions import Fraction
from itertools import permutations

import numpy
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.optimize import linear_sum_assignment

from annotally.matching import assignment
from annotally.matching.assignment import Weight, assign, parts
from annotally.matching.candidates import IndexPair

WEIGHTS = st.one_of(
    st.integers(1, 4), st.fractions(min_value=Fraction(1, 12), max_value=3, max_denominator=12)
).map(lambda weight: (weight,))
GRAPHS = st.dictionaries(st.tuples(st.integers(0, 4), st.integers(0, 4)), WEIGHTS, max_size=14)
TWO_CRITERIA = st.dictionaries(
    st.tuples(st.integers(0, 3), st.integers(0, 3)),
    st.tuples(st.integers(1, 2), st.integers(0, 2)),
    max_size=10,
)


def total(weights: Mapping[IndexPair, Weight], partner: Mapping[int, int]) -> tuple[Fraction, ...]:
    width = len(next(iter(weights.values()))) if weights else 1
    taken = [weights[pair] for pair in partner.items()]
    return tuple(sum((Fraction(weight[n]) for weight in taken), Fraction(0)) for n in range(width))


def brute_force(weights: Mapping[IndexPair, Weight]) -> dict[int, int]:
    """Try every assignment: the greatest sum, then the lexicographically smallest list of partners."""
    rows = sorted({row for row, _ in weights})
    columns = sorted({column for _, column in weights})
    nobody = max(columns, default=0) + 1
    best: tuple[tuple[Fraction, ...], list[int]] | None = None
    for choice in permutations([*columns, *[nobody] * len(rows)], len(rows)):
        partner = {row: column for row, column in zip(rows, choice, strict=True) if (row, column) in weights}
        if len(partner) < sum(column != nobody for column in choice):
            continue
        values = (total(weights, partner), [-column for column in choice])
        best = values if best is None or values > best else best
    chosen = [-column for column in best[1]] if best is not None else []
    return {row: column for row, column in zip(rows, chosen, strict=True) if column != nobody}


@given(GRAPHS)
def test_it_is_the_one_found_by_trying_all(weights: dict[IndexPair, Weight]) -> None:
    smaller = {pair: weight for pair, weight in weights.items() if max(pair) < 4}
    assert assign(smaller) == brute_force(smaller)


@given(TWO_CRITERIA)
def test_later_criteria_decide_between_equals(weights: dict[IndexPair, Weight]) -> None:
    smaller = {pair: weight for pair, weight in weights.items() if max(pair) < 3}
    assert assign(smaller) == brute_force(smaller)


def test_among_equals_the_lowest_row_comes_first_in_every_small_graph() -> None:
    """All graphs of three rows and three columns whose pairs are worth the same."""
    pairs = [(row, column) for row in range(3) for column in range(3)]
    for number in range(1 << len(pairs)):
        graph: dict[IndexPair, Weight] = {pair: (1,) for bit, pair in enumerate(pairs) if number >> bit & 1}
        assert assign(graph) == brute_force(graph)


def test_no_sum_of_a_later_criterion_outweighs_an_earlier_one() -> None:
    straight: dict[IndexPair, Weight] = {(0, 0): (2, 0), (1, 1): (1, 0), (2, 2): (1, 0)}
    crossed: dict[IndexPair, Weight] = {(0, 1): (1, 2), (1, 2): (1, 2), (2, 0): (1, 2)}
    assert assign(straight | crossed) == {0: 0, 1: 1, 2: 2}
    halves = {pair: (Fraction(first, 7), second) for pair, (first, second) in (straight | crossed).items()}
    assert assign(halves) == {0: 0, 1: 1, 2: 2}


def test_of_three_criteria_each_weighs_more_than_all_behind_it() -> None:
    """Of assignments that are equal by the first the second decides, whatever the third would give."""
    straight: dict[IndexPair, Weight] = {(0, 0): (1, 3, 0), (1, 1): (1, 3, 0)}
    crossed: dict[IndexPair, Weight] = {(0, 1): (1, 0, 9), (1, 0): (1, 5, 9)}
    assert assign(straight | crossed) == {0: 0, 1: 1}
    assert assign(straight | {(0, 1): (1, 1, 1), (1, 0): (1, 5, 0)}) == {0: 1, 1: 0}
    first: dict[IndexPair, Weight] = {(0, 0): (2, 0, 0), (1, 1): (1, 0, 0)}
    both_others: dict[IndexPair, Weight] = {(0, 1): (1, 9, 9), (1, 0): (1, 9, 9)}
    assert assign(first | both_others) == {0: 0, 1: 1}


def test_weights_that_no_float_could_tell_apart_are() -> None:
    large = 2**60
    assert assign({(0, 0): (large,), (0, 1): (large + 1,)}) == {0: 1}
    assert assign({(0, 0): (Fraction(large, 3),), (0, 1): (Fraction(large + 1, 3),)}) == {0: 1}


@given(GRAPHS, st.randoms(use_true_random=False))
def test_the_order_of_pairs_does_not_matter(weights: dict[IndexPair, Weight], chance: random.Random) -> None:
    shuffled = list(weights.items())
    chance.shuffle(shuffled)
    assert assign(dict(shuffled)) == assign(weights)


@given(GRAPHS)
def test_exchanging_rows_and_columns_keeps_the_sum(weights: dict[IndexPair, Weight]) -> None:
    swapped = {(column, row): weight for (row, column), weight in weights.items()}
    assert total(weights, assign(weights)) == total(swapped, assign(swapped))


@pytest.mark.parametrize("seed", range(40))
def test_the_sum_is_that_of_scipy(seed: int) -> None:
    chance = random.Random(seed)
    rows, columns = chance.randint(1, 25), chance.randint(1, 25)
    share = chance.choice((0.1, 0.3, 1.0))
    matrix = numpy.zeros((rows, columns))
    for row in range(rows):
        for column in range(columns):
            if chance.random() < share:
                matrix[row, column] = chance.randint(1, 9)
    weights: dict[IndexPair, Weight] = {
        (int(row), int(column)): (int(matrix[row, column]),)
        for row, column in zip(*matrix.nonzero(), strict=True)
    }
    best = matrix[linear_sum_assignment(matrix, maximize=True)].sum()
    assert total(weights, assign(weights))[0] == best


def test_a_row_gives_up_where_another_gains_more() -> None:
    assert assign({(0, 0): (2,), (1, 0): (3,)}) == {1: 0}
    assert assign({(0, 0): (3,), (1, 0): (3,)}) == {0: 0}
    assert assign({(0, 0): (1,), (0, 1): (4,), (1, 1): (4,)}) == {0: 0, 1: 1}


def test_nothing_is_assigned_to_nothing() -> None:
    assert assign({}) == {}


def test_weights_that_are_none_are_refused() -> None:
    with pytest.raises(ValueError, match=r"pair \(0, 1\) has the weight"):
        assign({(0, 1): (0,)})
    with pytest.raises(ValueError, match="has the weight"):
        assign({(0, 1): (1, -1)})
    with pytest.raises(ValueError, match=r"^every pair needs the same criteria, at least one$"):
        assign({(0, 1): (1, 1), (0, 2): (1,)})
    with pytest.raises(ValueError, match="at least one"):
        assign({(0, 1): ()})


def test_parts_are_what_hangs_together() -> None:
    pairs = [(3, 9), (0, 5), (1, 5), (1, 6), (2, 7)]
    assert parts(pairs) == [[(0, 5), (1, 5), (1, 6)], [(2, 7)], [(3, 9)]]
    assert parts([]) == []


def test_rows_and_columns_of_one_number_do_not_hang_together() -> None:
    assert parts([(0, 1), (1, 0), (2, 0), (3, 3)]) == [[(0, 1)], [(1, 0), (2, 0)], [(3, 3)]]


def test_a_row_that_gains_nothing_bids_for_nothing() -> None:
    """Rows 0 and 1 outbid each other for column 0 until row 1 gains nothing; column 2 is left to row 2."""
    assert assign({(0, 0): (4,), (1, 0): (4,), (2, 0): (6,), (2, 2): (2,)}) == {0: 0, 2: 2}


def test_bidding_comes_to_an_end_where_many_want_few() -> None:
    """Four rows outbid each other for two columns, longer than they may; the rest is worked out singly."""
    worth = ((93, 97), (98, 98), (91, 98), (97, 100))
    weights: dict[IndexPair, Weight] = {
        (row, column): (price,) for row, prices in enumerate(worth) for column, price in enumerate(prices)
    }
    assert assign(weights) == brute_force(weights)


@pytest.mark.parametrize("bids", [0, 1, 2])
def test_bidding_is_a_shortcut_and_may_stop_at_any_time(bids: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Row 2 has not bid when they stop; in the others whoever has not, or was outbid, finds a path."""
    monkeypatch.setattr(assignment, "BIDS", bids)
    assert assign({(0, 0): (5,), (1, 0): (6,), (2, 0): (1,), (2, 1): (1,)}) == {1: 0, 2: 1}
    chance = random.Random(bids)
    for _ in range(60):
        weights: dict[IndexPair, Weight] = {
            (row, column): (chance.randint(1, 6),)
            for row in range(chance.randint(2, 4))
            for column in range(4)
            if chance.random() < 0.6
        }
        assert assign(weights) == brute_force(weights)
