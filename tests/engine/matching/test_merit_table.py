"""The greedy choice from a table of classes, against the one from a list of all candidates."""

from fractions import Fraction
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.matching import merit_table
from annotally.matching.greedy import Candidate, GreedyChoice, Merit, choose
from annotally.matching.merit_table import MeritTable, collect_classes
from annotally.matching.nearest import find_nearest

MERITS = [None, *(Merit(Fraction(f, 3), cor, 0.0, f + cor > 1) for f in (0, 1, 1, 2) for cor in (0, 1))]


class Case:
    """Objects of both sides in classes and in an order of their own, with candidates at random."""

    def __init__(self, seed: int) -> None:
        random = Random(seed)
        sides = [[random.randrange(4) for _ in range(random.randrange(1, 9))] for _ in range(2)]
        self.classes = collect_classes(sides[0]), collect_classes(sides[1])
        shape = tuple(len(side.first) for side in self.classes)
        cells = np.array([random.randrange(len(MERITS)) for _ in range(shape[0] * shape[1])], np.uint8)
        self.orders = tuple(random.sample(range(len(side)), len(side)) for side in sides)
        self.table = MeritTable(MERITS, cells.reshape(shape), self.classes, self.orders)
        self.merits = {
            (k, r): MERITS[cells.reshape(shape)[row, column]]
            for k, row in enumerate(self.classes[0].class_of)
            for r, column in enumerate(self.classes[1].class_of)
        }
        self.candidates = [
            Candidate(*pair, merit) for pair, merit in self.merits.items() if merit is not None
        ]
        self.chosen_keys, self.chosen_responses = (
            {number for number in range(len(side)) if random.random() < 0.7} for side in sides
        )

    def order(self, key: int, response: int) -> tuple[int, int]:
        return self.orders[0].index(key), self.orders[1].index(response)


CASES = st.integers(0, 2**48).map(Case)


@given(CASES)
def test_the_choice_is_that_of_the_list(case: Case) -> None:
    expected = choose(case.candidates, case.order)
    result = case.table.choose()
    assert result.pairs == expected.pairs
    assert (result.by_key, result.by_response) == (expected.by_key, expected.by_response)


@given(CASES)
def test_leftovers_are_paired_whatever_their_merit(case: Case) -> None:
    worthless = Merit(Fraction(0), 0, 0.0, True)
    leftovers = []
    for (k, r), merit in case.merits.items():
        if k in case.chosen_keys and r in case.chosen_responses:
            value = worthless if merit is None else Merit(merit.f, merit.cor, 0.0, True)
            leftovers.append(Candidate(k, r, value))
    expected = {c.key: c.response for c in choose(leftovers, case.order).pairs}
    assert case.table.pair_leftovers(case.chosen_keys, case.chosen_responses) == expected


@pytest.mark.parametrize("block", [1, 1 << 20])
@given(case=CASES, most=st.integers(1, 3))
def test_the_nearest_losers_are_those_of_the_list(block: int, case: Case, most: int) -> None:
    choice = case.table.choose()
    expected = find_nearest(case.candidates, choose(case.candidates, case.order), most)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(merit_table, "_BLOCK", block)
        nearest = case.table.nearest(choice, most)
    assert nearest.by_key == {k: losers for k, losers in expected.by_key.items() if losers}
    assert nearest.by_response == {r: losers for r, losers in expected.by_response.items() if losers}
    ranked = {id(c.merit) for c in case.candidates}
    by_f = sorted(ranked, key=lambda number: nearest.ranks[number])
    assert by_f == sorted(by_f, key=lambda number: expected.ranks[number])


def test_objects_of_equal_content_are_one_class() -> None:
    assert collect_classes(["a", "b", "a", "c"]) == ([0, 1, 0, 2], [0, 1, 3])
    assert collect_classes([]) == ([], [])


def test_a_table_without_candidates_has_no_pairs() -> None:
    classes = collect_classes(["a"])
    table = MeritTable([None], np.zeros((1, 1), np.uint8), (classes, classes), ([0], [0]))
    assert table.choose() == GreedyChoice((), {}, {})
    assert table.nearest(GreedyChoice((), {}, {}), 3).by_key == {}
