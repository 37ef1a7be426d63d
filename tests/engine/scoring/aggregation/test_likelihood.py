"""Majority vote, Dawid and Skene, one coin: the published study, order of the input, likelihood by hand."""

import random
from math import log, prod

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.scoring.aggregation.judgements import Judgements, Vote, number_judgements
from annotally.scoring.aggregation.likelihood import estimate_dawid_skene, vote_majority
from annotally.scoring.aggregation.result import LabelEstimate, best_label, entropy

# Dawid and Skene (1979), table 1: of each patient the three judgements of the first anaesthetist, then one
# of each of the four others.
STUDY = (
    "1111111 3334334 1122122 2223121 2223222 2223322 1222111 3333433 2222223 2322223 4444444 2223343 1111111"
    " 2223212 1211111 1112111 1111111 1111111 2222221 2221322 2222222 2222221 2223222 2212222 1111111 1111111"
    " 2322222 1111111 1111111 1121121 1111111 3333233 1111111 2222222 2223232 4334343 2212232 2323233 3333432"
    " 1111111 1111111 1212111 2322222 1211111 2222222"
)
PATIENTS = STUDY.split()
OBSERVER_ONE = (
    (0.889, 0.111, 0, 0),
    (0.071, 0.876, 0.053, 0),
    (0, 0.339, 0.661, 0),
    (0, 0, 0.556, 0.444),
)


def votes_of(patient: str) -> list[Vote]:
    return [(max(0, place - 2), label) for place, label in enumerate(patient)]


def anaesthetists() -> Judgements:
    return number_judgements([votes_of(patient) for patient in PATIENTS], 5)


@pytest.fixture(scope="module")
def study() -> LabelEstimate:
    return estimate_dawid_skene(anaesthetists())


def test_dawid_skene_1979_priors(study: LabelEstimate) -> None:
    assert study.priors == pytest.approx((0.3996, 0.4220, 0.1118, 0.0667), abs=0.00005)


def test_dawid_skene_1979_error_rates_of_observer_one(study: LabelEstimate) -> None:
    for line, printed in zip(study.confusion[0], OBSERVER_ONE, strict=True):
        assert line == pytest.approx(printed, abs=0.0005)


def test_dawid_skene_1979_log_likelihood(study: LabelEstimate) -> None:
    assert study.log_likelihood == pytest.approx(-192.8909, abs=0.00005)
    assert study.converged


def test_dawid_skene_1979_doubtful_patients(study: LabelEstimate) -> None:
    doubtful = {
        number: round(max(shares), 3)
        for number, shares in enumerate(study.distributions, 1)
        if shares is not None and max(shares) < 0.99
    }
    assert doubtful == {7: 0.981, 35: 0.948, 38: 0.979}


def test_the_order_of_items_makes_no_difference(study: LabelEstimate) -> None:
    order = list(range(45))
    random.Random(3).shuffle(order)
    turned = estimate_dawid_skene(number_judgements([votes_of(PATIENTS[n])[::-1] for n in order], 5))
    assert turned.confusion == study.confusion
    assert turned.distributions == tuple(study.distributions[n] for n in order)


LABEL = st.sampled_from("abc")
ITEMS = st.lists(
    st.dictionaries(st.integers(0, 3), LABEL).map(lambda d: list(d.items())), min_size=1, max_size=9
)


@settings(max_examples=60, deadline=None)
@given(ITEMS.filter(any), st.booleans())
def test_likelihood_and_distributions_are_those_of_the_formula(
    items: list[list[Vote]], one_coin: bool
) -> None:
    """Products over judgements, as the paper has them, of the parameters that are returned."""
    result = estimate_dawid_skene(number_judgements(items, 4), one_coin=one_coin)
    assert result.priors is not None
    total = 0.0
    for votes, shares in zip(items, result.distributions, strict=True):
        if not votes:
            assert shares is None
            continue
        joint = [
            prior * prod(result.confusion[who][true][result.labels.index(label)] for who, label in votes)
            for true, prior in enumerate(result.priors)
        ]
        total += log(sum(joint))
        assert shares == pytest.approx([value / sum(joint) for value in joint], abs=1e-9)
    assert result.log_likelihood == pytest.approx(total, abs=1e-6)


@given(ITEMS.filter(any))
def test_majority_has_the_shares_of_the_votes(items: list[list[Vote]]) -> None:
    result = vote_majority(number_judgements(items, 4))
    for votes, shares in zip(items, result.distributions, strict=True):
        given_labels = [label for _, label in votes]
        expected = [given_labels.count(label) / len(votes) for label in result.labels] if votes else None
        assert shares == (None if expected is None else pytest.approx(expected))


def test_reliability_by_majority_leaves_ties_out() -> None:
    items = [[(0, "a"), (1, "a"), (2, "b")], [(0, "a"), (1, "b")]]
    assert vote_majority(number_judgements(items, 4)).reliability == (1, 1, 0, None)


def test_one_label_for_all_is_certain() -> None:
    for one_coin in (False, True):
        result = estimate_dawid_skene(number_judgements([[(0, "a"), (1, "a")]], 2), one_coin=one_coin)
        assert (result.distributions, result.reliability) == (((1,),), (1, 1))


def test_ties_have_no_best_label_and_one_bit() -> None:
    assert (best_label((0.5, 0.5)), best_label((0.2, 0.8))) == (None, 1)
    assert (entropy((0.5, 0.5)), entropy((1, 0))) == (1, 0)
