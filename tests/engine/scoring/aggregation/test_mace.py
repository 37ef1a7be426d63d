"""MACE: known annotators are told from guessing ones; likelihood by hand; seeds; speed of the order."""

import random
from math import log

import pytest

from annotally.scoring.aggregation.judgements import Vote, number_judgements
from annotally.scoring.aggregation.mace import estimate_mace

LABELS = "abc"


def crowd(seed: int, items: int = 200) -> tuple[list[str], list[list[Vote]]]:
    """Return true labels, and votes of three annotators who know 90 % and three who always say a."""
    draws = random.Random(seed)
    true = [draws.choice(LABELS) for _ in range(items)]
    votes = [
        [(who, label if draws.random() < 0.9 else draws.choice(LABELS)) for who in range(3)]
        + [(who, "a") for who in range(3, 6)]
        for label in true
    ]
    return true, votes


def test_habits_are_seen_through_where_the_majority_is_wrong() -> None:
    true, votes = crowd(1)
    result = estimate_mace(number_judgements(votes, 6), seed=0)
    best = [LABELS[shares.index(max(shares))] for shares in result.distributions if shares is not None]
    assert sum(a == b for a, b in zip(best, true, strict=True)) > 190
    reliability = [share for share in result.reliability if share is not None]
    assert min(reliability[:3]) > 0.75
    assert max(reliability[3:]) < 0.35


def test_the_same_seed_gives_the_same_result_in_any_order() -> None:
    _, votes = crowd(2, 40)
    forward = estimate_mace(number_judgements(votes, 6), seed=5)
    backward = estimate_mace(number_judgements(votes[::-1], 6), seed=5)
    assert forward.distributions == backward.distributions[::-1]
    assert forward.reliability == backward.reliability
    other = estimate_mace(number_judgements(votes, 6), seed=6, restarts=1)
    assert other.distributions != forward.distributions


def test_distributions_are_those_of_the_generative_story() -> None:
    """All labels alike before; a label is known or guessed by habit, as the matrices say."""
    _, votes = crowd(3, 30)
    result = estimate_mace(number_judgements([*votes, []], 7), seed=0)
    assert result.distributions[-1] is None
    assert result.reliability[-1] is None
    for of_item, shares in zip(votes, result.distributions, strict=False):
        joint = [
            sum(log(result.confusion[who][true][LABELS.index(label)]) for who, label in of_item)
            for true in range(3)
        ]
        best = max(range(3), key=joint.__getitem__)
        assert shares is not None
        assert shares.index(max(shares)) == best
    for matrix in result.confusion:
        for line in matrix:
            assert sum(line) == pytest.approx(1)
