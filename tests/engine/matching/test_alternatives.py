"""Exact arithmetic is spent where circles of moves could be as good, and nowhere else."""

from fractions import Fraction

from annotally.matching.alternatives import EqualTransports
from annotally.matching.assignment import Weight

NEVER = [False, False]


def no_weight(row: int, column: int) -> Weight:
    raise AssertionError(f"no weight is needed: {row}, {column}")


def test_a_tree_of_possible_pairs_needs_no_weights() -> None:
    alternatives = EqualTransports(
        [{0: 1}, {1: 1}], ([0, 0], [0, 0]), [[0, 1], [1]], (NEVER, NEVER), no_weight
    )
    assert alternatives.tied([]).settle([[0], [1]], [[0], [1]]) == {0: 0, 1: 1}


def test_an_amount_that_rounding_made_second_best_is_corrected() -> None:
    better = Fraction(1, 3) + Fraction(1, 10**40)

    def weigh(row: int, column: int) -> Weight:
        return (better if row == column else Fraction(1, 3),)

    alternatives = EqualTransports(
        [{1: 1}, {0: 1}], ([0, 0], [0, 0]), [[0, 1], [0, 1]], (NEVER, NEVER), weigh
    )
    assert alternatives.tied([]).settle([[0], [1]], [[0], [1]]) == {0: 0, 1: 1}


def test_later_criteria_decide_who_does_without() -> None:
    alternatives = EqualTransports(
        [{0: 1}, {}],
        ([0, 1], [0]),
        [[0], [0]],
        ([True, True], [False]),
        lambda row, column: (Fraction(1, 2), row + column),
    )
    assert alternatives.tied([]).settle([[0], [1]], [[0]]) == {1: 0}


def test_what_is_fixed_from_the_start_is_kept() -> None:
    alternatives = EqualTransports([{}], ([0], [0]), [[]], ([False], [False]), no_weight)
    assert alternatives.tied([(0, 0, 2)]).settle([[0, 1]], [[4, 5]]) == {0: 4, 1: 5}
