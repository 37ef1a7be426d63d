"""Coefficients against naive formulas over pairs of labels, and quantiles against tables in print."""

import random
from fractions import Fraction
from itertools import combinations, permutations
from statistics import NormalDist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.scoring.agreement.data import LabelledDocument
from annotally.scoring.agreement.labels import cohen_kappa, krippendorff_alpha, two_annotators
from annotally.scoring.agreement.labels import coincidences as counted
from annotally.scoring.agreement.laboratory.distances import KINDS, LabelDistance
from annotally.scoring.agreement.laboratory.distributions import (
    f_quantile,
    f_upper,
    incomplete_beta,
    t_quantile,
    t_two_sided,
)
from annotally.scoring.agreement.laboratory.laboratory import LaboratoryRequest, examine
from support.agreement_studies import Items, estimates

LABELS = ("1", "2", "4", "7")
CELLS = st.sampled_from([*LABELS, None])
ITEMS = st.integers(2, 4).flatmap(
    lambda count: st.lists(st.tuples(*[CELLS] * count), min_size=2, max_size=12)
)


def near(value: float | None, expected: Fraction | float | None) -> bool:
    if value is None or expected is None:
        return value is expected
    return value == pytest.approx(float(expected), abs=1e-9)


@given(ITEMS)
def test_alpha_and_kappa_are_the_exact_ones(items: Items) -> None:
    figures = estimates(items)
    document = LabelledDocument("d", tuple(items))
    assert near(figures["nominal", "krippendorff_alpha"].value, krippendorff_alpha(counted(document)))
    if len(items[0]) == 2:
        kappa = cohen_kappa(two_annotators(document))
        assert near(figures["nominal", "cohen_kappa"].value, kappa)
        assert near(figures["nominal", "light_kappa"].value, kappa)


def naive(items: Items, key: str, weight: dict[tuple[str, str], float]) -> float | None:
    """Return a coefficient from its definition, label by label."""
    given_labels = [[label for label in item if label is not None] for item in items]
    paired = [labels for labels in given_labels if len(labels) > 1]
    used = sorted({label for labels in given_labels for label in labels})
    if not paired or len(used) < 2:
        return None
    agreeing = [
        sum(weight[a, b] for a, b in permutations(labels, 2)) / (len(labels) * (len(labels) - 1))
        for labels in paired
    ]
    observed = sum(agreeing) / len(paired)
    present = [labels for labels in given_labels if labels]
    share = {k: sum(labels.count(k) / len(labels) for labels in present) / len(present) for k in used}
    total = sum(weight[a, b] for a in used for b in used)
    chance = {
        "brennan_prediger": total / len(used) ** 2,
        "fleiss_kappa": sum(weight[a, b] * share[a] * share[b] for a in used for b in used),
        "gwet_ac": total / (len(used) * (len(used) - 1)) * sum(share[k] * (1 - share[k]) for k in used),
    }
    columns = [[label for label in column if label is not None] for column in zip(*items, strict=True)]
    columns = [column for column in columns if column]
    pairs = [
        sum(weight[a, b] for a in first for b in second) / (len(first) * len(second))
        for first, second in combinations(columns, 2)
    ]
    chance["conger_kappa"] = sum(pairs) / len(pairs)
    return None if chance[key] > 1 - 1e-12 else (observed - chance[key]) / (1 - chance[key])


@given(ITEMS, st.sampled_from(["nominal", "linear", "quadratic"]))
def test_coefficients_with_gaps_and_weights_are_their_definitions(items: Items, name: str) -> None:
    used = sorted({label for item in items for label in item if label is not None})
    power = {"nominal": 0, "linear": 1, "quadratic": 2}[name]
    far = {(a, b): abs(int(a) - int(b)) ** power if a != b else 0 for a in used for b in used}
    greatest = max(far.values(), default=0) or 1
    weight = {pair: 1 - value / greatest for pair, value in far.items()}
    figures = estimates(items, LabelDistance(name))
    for key in ("brennan_prediger", "fleiss_kappa", "gwet_ac", "conger_kappa"):
        assert near(figures[name, key].value, naive(items, key, weight)), key


@given(ITEMS, st.randoms(use_true_random=False))
def test_figures_do_not_depend_on_the_order_of_items(items: Items, order: random.Random) -> None:
    shuffled = order.sample(items, len(items))
    given_distances = [LabelDistance(name) for name in KINDS]
    assert estimates(items, *given_distances) == estimates(shuffled, *given_distances)


@given(ITEMS)
def test_intervals_hold_their_values(items: Items) -> None:
    for (distance, key), estimate in estimates(items, LabelDistance("ordinal")).items():
        assert (estimate.value is None) == bool(estimate.reason), (distance, key)
        if estimate.value is not None and estimate.low is not None and estimate.high is not None:
            slack = 1e-9
            if key.startswith("icc"):
                assert estimate.low <= estimate.high + slack
            elif -1 <= estimate.value <= 1:
                assert estimate.low - slack <= estimate.value <= estimate.high + slack, key
        assert estimate.p is None or 0 <= estimate.p <= 1


def test_linearized_error_is_near_that_of_samples_of_items() -> None:
    drawn = random.Random(4)
    items: Items = []
    for _ in range(400):
        right = drawn.choice("1123")
        items.append(tuple(right if drawn.random() < 0.8 else drawn.choice("123") for _ in range(3)))
    keys = ("brennan_prediger", "fleiss_kappa", "gwet_ac", "conger_kappa", "krippendorff_alpha")
    request = LaboratoryRequest(measures=keys)

    def values(sample: Items) -> dict[str, tuple[float, float]]:
        figures = examine([LabelledDocument("d", tuple(sample))], 3, request).figures
        return {
            figure.measure.key: (figure.estimate.value or 0, figure.estimate.error or 0) for figure in figures
        }

    samples = [values(drawn.choices(items, k=len(items))) for _ in range(150)]
    for key in keys:
        sampled = [sample[key][0] for sample in samples]
        mean = sum(sampled) / len(sampled)
        deviation = (sum((each - mean) ** 2 for each in sampled) / (len(sampled) - 1)) ** 0.5
        assert values(items)[key][1] == pytest.approx(deviation, rel=0.2), key


# --- distributions


def test_quantiles_of_tables_in_print() -> None:
    # Student's t, two-sided 5 %, and Fisher's F, upper 2.5 %.
    for freedom, quantile in {1: 12.706, 5: 2.571, 10: 2.228, 11: 2.201, 30: 2.042, 120: 1.980}.items():
        assert t_quantile(0.95, freedom) == pytest.approx(quantile, abs=5e-4)
    for freedoms, quantile in {(5, 18): 3.38, (5, 15): 3.58, (10, 10): 3.72}.items():
        assert f_quantile(0.975, *freedoms) == pytest.approx(quantile, abs=6e-3)


@given(st.floats(0.5, 300), st.floats(0.5, 300), st.floats(0, 1))
def test_incomplete_beta_is_symmetric_and_rises(a: float, b: float, x: float) -> None:
    value = incomplete_beta(a, b, x)
    assert 0 <= value <= 1 + 1e-12
    assert value + incomplete_beta(b, a, 1 - x) == pytest.approx(1, abs=1e-9)
    assert incomplete_beta(a, b, min(1, x + 0.01)) >= value - 1e-9


@given(st.floats(0.01, 8), st.integers(1, 400))
def test_quantiles_undo_probabilities(t: float, freedom: int) -> None:
    tails = t_two_sided(t, freedom)
    if tails > 1e-9:
        assert t_quantile(1 - tails, freedom) == pytest.approx(t, rel=1e-5)
    assert f_upper(t * t, 1, freedom) == pytest.approx(tails, abs=1e-12)


def test_many_degrees_of_freedom_are_the_normal_distribution() -> None:
    assert t_quantile(0.95, 1_000_000) == pytest.approx(NormalDist().inv_cdf(0.975), abs=1e-5)


@pytest.mark.parametrize("size", [10, 1_000, 1_000_000, 100_000_000])
def test_incomplete_beta_converges_for_any_size(size: int) -> None:
    """By symmetry it is a half at a half; a hundred million takes more than two thousand steps."""
    assert incomplete_beta(size, size, 0.5) == pytest.approx(0.5, abs=1e-6)
