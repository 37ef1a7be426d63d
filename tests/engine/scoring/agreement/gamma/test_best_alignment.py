"""The best alignment against integer programming, and against all partitions where these are few."""

from collections.abc import Iterator, Sequence

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.optimize import Bounds, LinearConstraint, linear_sum_assignment, milp

from annotally.scoring.agreement.gamma import best_alignment as module
from annotally.scoring.agreement.gamma import candidates
from annotally.scoring.agreement.gamma.best_alignment import best_alignment
from annotally.scoring.agreement.gamma.best_pairs import _assigned, best_pairs
from annotally.scoring.agreement.gamma.candidates import NONE, UncomputableError, unitary_alignments
from annotally.scoring.agreement.gamma.continuum import Continuum, Unit, continuum_of
from annotally.scoring.agreement.gamma.dissimilarity import Dissimilarity

NOMINAL = Dissimilarity(1 - np.eye(3), 1.0, 1.0)


def units(most: int) -> st.SearchStrategy[list[Unit]]:
    unit = st.tuples(st.integers(0, 30), st.integers(0, 9), st.integers(0, 2))
    drawn = unit.map(lambda parts: (float(parts[0]), float(parts[0] + parts[1]), parts[2]))
    return st.lists(drawn, max_size=most)


def disorder(continuum: Continuum, members: Sequence[int], dissimilarity: Dissimilarity) -> float:
    """Return the disorder of a unitary alignment pair by pair, as it is defined."""
    present = [unit for unit in members if unit != NONE]
    count = continuum.annotators
    pairs = count * (count - 1) / 2
    near = [
        float(dissimilarity.combined(continuum, np.array([first]), np.array([second]))[0])
        for place, first in enumerate(present)
        for second in present[:place]
    ]
    return (sum(near) + pairs - len(near)) / pairs


def partitions(left: Sequence[int], annotator: Sequence[int]) -> Iterator[list[list[int]]]:
    """Yield every partition of units into sets with at most one of each annotator."""
    if not left:
        yield []
        return
    first, *others = left
    for mask in range(1 << len(others)):
        chosen = [first, *(unit for place, unit in enumerate(others) if mask >> place & 1)]
        if len({annotator[unit] for unit in chosen}) == len(chosen):
            rest = [unit for unit in others if unit not in chosen]
            for parts in partitions(rest, annotator):
                yield [chosen, *parts]


@settings(max_examples=25, deadline=None)
@given(st.lists(units(2), min_size=2, max_size=4), st.sampled_from([0.0, 1.0, 3.0]))
def test_it_is_the_cheapest_of_all_partitions(annotators: list[list[Unit]], weight: float) -> None:
    continuum = continuum_of([annotators], len(annotators))
    if not len(continuum):
        return
    dissimilarity = Dissimilarity(1 - np.eye(3), weight, 1.0)
    alignment = best_alignment(continuum, dissimilarity)
    of_annotator = continuum.annotator.tolist()
    cheapest = min(
        sum(disorder(continuum, part, dissimilarity) for part in parts)
        for parts in partitions(range(len(continuum)), of_annotator)
    )
    assert alignment.costs.sum() == pytest.approx(cheapest, abs=1e-8)
    held = sorted(unit for row in alignment.members.tolist() for unit in row if unit != NONE)
    assert held == list(range(len(continuum)))
    for row, cost in zip(alignment.members.tolist(), alignment.costs.tolist(), strict=True):
        assert cost == pytest.approx(disorder(continuum, row, dissimilarity))


def by_programming(continuum: Continuum) -> float:
    sets = unitary_alignments(continuum, NOMINAL)
    table = np.zeros((len(continuum), len(sets.costs)))
    rows, columns = np.nonzero(sets.members != NONE)
    table[sets.members[rows, columns], rows] = 1
    result = milp(
        sets.costs,
        constraints=LinearConstraint(table, 1, 1),
        integrality=np.ones(len(sets.costs)),
        bounds=Bounds(0, 1),
    )
    return float(result.fun)


def crowded(annotators: int, count: int, length: int, seed: int) -> Continuum:
    random = np.random.RandomState(seed)
    document = [
        sorted(
            (float(start), float(start + random.randint(1, 12)), int(random.randint(3)))
            for start in random.randint(0, length, count)
        )
        for _ in range(annotators)
    ]
    return continuum_of([document, document[::-1]], annotators)


@pytest.mark.parametrize(
    ("annotators", "count", "length"), [(2, 40, 60), (3, 25, 80), (4, 15, 90), (5, 10, 120)]
)
def test_it_is_the_optimum_of_integer_programming(annotators: int, count: int, length: int) -> None:
    for seed in range(3):
        continuum = crowded(annotators, count, length, seed)
        alignment = best_alignment(continuum, NOMINAL)
        assert alignment.costs.sum() == pytest.approx(by_programming(continuum), abs=1e-7)


@pytest.mark.parametrize("annotators", [2, 3])
def test_prices_are_refined_and_pairs_assigned_where_the_search_is_long(
    annotators: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    continuum = crowded(annotators, 20, 60, 5)
    expected = best_alignment(continuum, NOMINAL).costs.sum()
    monkeypatch.setattr(module, "_FIRST_STATES", 1)
    assert best_alignment(continuum, NOMINAL).costs.sum() == pytest.approx(expected, abs=1e-9)


def test_what_cannot_be_computed_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    continuum = crowded(3, 20, 60, 5)
    monkeypatch.setattr(module, "_FIRST_STATES", 1)
    monkeypatch.setattr(module, "_FINER", ((0.001, 5, 2),))
    with pytest.raises(UncomputableError):
        best_alignment(continuum, NOMINAL)
    monkeypatch.setattr(module, "_FIRST_STATES", 10_000)
    monkeypatch.setattr(candidates, "MOST", 10)
    with pytest.raises(UncomputableError):
        best_alignment(continuum, NOMINAL)


@pytest.mark.parametrize(("annotators", "count"), [(6, 5), (7, 3), (9, 2)])
def test_many_annotators_who_nearly_agree(annotators: int, count: int) -> None:
    """Thousands of sets could be in it, of which the program generates those that prices need."""
    random = np.random.RandomState(annotators)
    units = [(20 * n + random.randint(8), random.randint(6, 14), random.randint(3)) for n in range(count)]
    document = [
        sorted(
            (float(start + random.randint(-4, 5)), float(start + length + random.randint(1, 9)), int(label))
            for start, length, label in units
            if random.rand() < 0.85
        )
        for _ in range(annotators)
    ]
    continuum = continuum_of([document], annotators)
    alignment = best_alignment(continuum, NOMINAL)
    assert alignment.costs.sum() == pytest.approx(by_programming(continuum), abs=1e-7)


@pytest.mark.parametrize(("annotators", "count", "length"), [(3, 12, 60), (4, 8, 60), (5, 6, 60)])
def test_sets_that_prices_need_are_generated(
    annotators: int, count: int, length: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From single units on: no set is there at first, and the optimum is the same."""
    monkeypatch.setattr(module, "_FEW", 1)
    monkeypatch.setattr(module, "_FIRST_SHARE", -1.0)
    for seed in range(3):
        continuum = crowded(annotators, count, length, seed)
        alignment = best_alignment(continuum, NOMINAL)
        assert alignment.costs.sum() == pytest.approx(by_programming(continuum), abs=1e-7)


def test_pairs_without_a_choice_that_covers_all() -> None:
    members = np.array([[0, 1], [0, 2], [NONE, 1]])
    costs = np.array([0.5, 0.7, 0.1])
    assert best_pairs(members, costs) == [1, 2]
    assert best_pairs(members[:2], costs[:2]) is None


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 6), st.integers(0, 4), st.data())
def test_assignments_are_those_of_an_oracle(rows: int, more: int, data: st.DataObject) -> None:
    cells = st.lists(st.integers(-9, 0), min_size=rows + more, max_size=rows + more)
    costs = np.array(data.draw(st.lists(cells, min_size=rows, max_size=rows)), dtype=float)
    columns = _assigned(costs)
    assert len(set(columns)) == rows
    assert costs[range(rows), columns].sum() == costs[linear_sum_assignment(costs)].sum()
