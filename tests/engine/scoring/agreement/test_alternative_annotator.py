"""The alternative annotator test: against tables of Student's t, a naive account, and worked cases."""

from fractions import Fraction
from itertools import pairwise
from math import inf, sqrt
from statistics import mean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.scoring.agreement.alternative_annotator import (
    closeness,
    equal_share,
    judge_system,
    reject_dependent,
)

LABEL = st.sampled_from(["a", "b", "c", None])
ITEMS = st.lists(st.tuples(LABEL, LABEL, LABEL, LABEL), min_size=1, max_size=40)
EPSILON = Fraction(1, 5)


def naive(items: list[tuple[str | None, ...]], person: int) -> tuple[float, list[int]]:
    """Return the advantage and the differences as the publication words them, with indicators."""
    advantages, differences = [], []
    for labels in items:
        present = [number for number in (1, 2, 3) if labels[number] is not None]
        if labels[0] is None or len(present) < 2 or person not in present:
            continue
        others = [labels[number] for number in present if number != person]
        of_system, of_person = (
            mean(label == other for other in others) for label in (labels[0], labels[person])
        )
        advantages.append(int(of_system >= of_person))
        differences.append(int(of_person >= of_system) - advantages[-1])
    return (mean(advantages) if advantages else 0.0), differences


@given(ITEMS)
def test_shares_and_t_are_those_of_a_naive_account(items: list[tuple[str | None, ...]]) -> None:
    judgement = judge_system(items, 0, (1, 2, 3), EPSILON, fewest=2)
    assert judgement.items + judgement.dropped == len(items)
    for test in judgement.people:
        advantage, differences = naive(items, test.person)
        assert test.items == len(differences)
        assert float(test.advantage) == pytest.approx(advantage)
        assert float(test.difference) == pytest.approx(mean(differences))
        deviation = stdev(differences)
        if deviation:
            expected = (mean(differences) - 0.2) / (deviation / sqrt(len(differences)))
            assert test.t == pytest.approx(expected)
    for person, count in judgement.left_out:
        assert count == len(naive(items, person)[1]) < 2


@given(ITEMS, st.permutations([1, 2, 3]), st.randoms())
def test_orders_make_no_difference(
    items: list[tuple[str | None, ...]], people: list[int], random: "st.DataObject"
) -> None:
    shuffled = items[:]
    random.shuffle(shuffled)  # type: ignore[attr-defined]  # what `randoms` draws has it
    straight = judge_system(items, 0, (1, 2, 3), EPSILON, fewest=2)
    turned = judge_system(shuffled, 0, people, EPSILON, fewest=2)
    assert straight.winning_rate == turned.winning_rate
    assert straight.advantage == turned.advantage
    assert sorted(test.person for test in straight.people) == sorted(test.person for test in turned.people)


@pytest.mark.parametrize(("t", "freedom", "tail"), [(1.833, 9, 0.05), (2.821, 9, 0.01), (1.699, 29, 0.05)])
def test_p_is_that_of_the_tables_of_students_t(t: float, freedom: int, tail: float) -> None:
    # Critical values of one side, as every textbook has them.
    from annotally.scoring.agreement.laboratory.distributions import t_two_sided

    assert t_two_sided(t, freedom) / 2 == pytest.approx(tail, abs=5e-5)


def test_a_system_that_is_always_right_wins_and_one_that_never_is_loses() -> None:
    right = [("a", "a", "a", "b")] * 20 + [("a", "b", "a", "a")] * 20 + [("a", "a", "b", "a")] * 20
    judgement = judge_system(right, 0, (1, 2, 3), EPSILON)
    assert (judgement.winning_rate, judgement.advantage, judgement.passed) == (1, 1, True)
    wrong = [("c", *labels[1:]) for labels in right]
    judgement = judge_system(wrong, 0, (1, 2, 3), EPSILON)
    assert (judgement.winning_rate, judgement.passed) == (0, False)
    assert judgement.advantage == Fraction(1, 3)  # the person who is wrong is no better than the system


def test_without_any_variation_there_is_no_chance() -> None:
    judgement = judge_system([("a", "a", "a")] * 30, 0, (1, 2), EPSILON)
    assert [(test.t, test.p, test.wins) for test in judgement.people] == [(-inf, 0, True)] * 2
    judgement = judge_system([("a", "a", "a")] * 30, 0, (1, 2), Fraction(0))
    assert [(test.t, test.p, test.wins) for test in judgement.people] == [(inf, 1, False)] * 2


def test_too_few_items_leave_the_test_undefined() -> None:
    judgement = judge_system([("a", "a", "a")] * 29, 0, (1, 2), EPSILON)
    assert judgement.left_out == ((1, 29), (2, 29))
    assert (judgement.winning_rate, judgement.advantage, judgement.passed) == (None, None, None)


def test_numbers_are_held_against_others_by_their_distance() -> None:
    assert closeness("3", ["1", "2"]) == Fraction(-5, 2)
    assert closeness("2", ["1", "2"]) > closeness("3", ["1", "2"])
    assert equal_share("2", ["1", "2"]) == Fraction(1, 2)
    with pytest.raises(ValueError, match="could not convert"):
        closeness("high", ["1"])


@given(st.lists(st.floats(0, 1), max_size=8), st.sampled_from([Fraction(1, 20), Fraction(1, 5)]))
def test_rejections_are_those_of_the_step_up_procedure(probabilities: list[float], level: Fraction) -> None:
    count = len(probabilities)
    harmonic = sum(1 / rank for rank in range(1, count + 1))
    # By its definition: the largest k with k hypotheses at or below their bound.
    bound = 0.0
    for rank in range(1, count + 1):
        limit = rank / count * float(level) / harmonic
        if sum(p <= limit for p in probabilities) >= rank:
            bound = limit
    assert reject_dependent(probabilities, level) == [p <= bound and bound > 0 for p in probabilities]


def test_rejections_of_one_worked_case() -> None:
    # Four tests at 0.05: the bounds are 0.006, 0.012, 0.018, 0.024; the third is above its own.
    assert reject_dependent([0.02, 0.001, 0.03, 0.011], Fraction(1, 20)) == [False, True, False, True]
    assert all(a <= b for a, b in pairwise([0.006, 0.012, 0.018, 0.024]))
