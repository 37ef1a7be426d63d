"""Samples by chance: they have the likeness of what was annotated, and no two moves are near each other."""

from types import SimpleNamespace
from typing import cast

import numpy as np
import pytest

from annotally.scoring.agreement.gamma.continuum import Units
from annotally.scoring.agreement.gamma.samplers import SHUFFLE, STATISTICAL, _place_in, sampler_of

DOCUMENTS: Units = [
    [[(0.0, 4.0, 0), (10.0, 16.0, 1)], [(1.0, 5.0, 0), (20.0, 30.0, 0)]],
    [[], [(3.0, 9.0, 1)]],
    [[], []],
]


def flat(sample: Units) -> list[tuple[float, float, int]]:
    return [unit for document in sample for units in document for unit in units]


def test_statistical_samples_have_the_means_of_the_corpus() -> None:
    random = np.random.RandomState(3)
    samples = [sampler_of(STATISTICAL, DOCUMENTS, 2).sample(random) for _ in range(1500)]
    lengths = [end - start for sample in samples for start, end, _ in flat(sample)]
    labels = [label for sample in samples for _, _, label in flat(sample)]
    assert np.mean(lengths) == pytest.approx(6.0, abs=0.2)  # 4 + 6 + 4 + 10 + 6 over 5
    assert np.mean(labels) == pytest.approx(2 / 5, abs=0.02)
    assert all(any(sample[0]) and any(sample[1]) and not any(sample[2]) for sample in samples)
    assert all(units == sorted(units) for sample in samples for document in sample for units in document)


def test_shuffled_samples_hold_units_of_one_annotator_each_on_a_circle() -> None:
    random = np.random.RandomState(3)
    lengths = {tuple(sorted(end - start for start, end, _ in units)) for units in DOCUMENTS[0]}
    for _ in range(200):
        sample = sampler_of(SHUFFLE, DOCUMENTS, 2).sample(random)
        assert {tuple(sorted(end - start for start, end, _ in units)) for units in sample[0]} <= lengths
        assert all(0 <= start <= 30 and start == int(start) for start, _, _ in flat(sample))
        assert sample[2] == [[], []]


def test_a_seed_makes_the_same_sample_again() -> None:
    for name in (STATISTICAL, SHUFFLE):
        first, second = (sampler_of(name, DOCUMENTS, 2).sample(np.random.RandomState(9)) for _ in range(2))
        assert first == second


def test_units_without_length_are_no_trouble() -> None:
    documents: Units = [[[(2.0, 2.0, 0)], [(2.0, 2.0, 0), (5.0, 5.0, 0)]]]
    for name in (STATISTICAL, SHUFFLE):
        assert flat(sampler_of(name, documents, 1).sample(np.random.RandomState(1)))


def test_a_length_that_is_too_short_is_drawn_again() -> None:
    """Lengths of a millionth on average: half of those that are drawn are shorter than the shortest."""
    documents: Units = [[[(0.0, 1e-6, 0), (5.0, 5.0 + 1e-6, 0)], [(2.0, 2.0, 0), (8.0, 8.0 + 2e-6, 0)]]]
    sample = sampler_of(STATISTICAL, documents, 1).sample(np.random.RandomState(1))
    assert all(end - start >= 0.99e-6 for start, end, _ in flat(sample))
    assert flat(sample)


def test_a_number_at_the_very_end_of_the_ranges_is_their_last() -> None:
    """Sums of lengths are rounded: a number drawn below their sum may lie behind the last range."""
    behind = SimpleNamespace(uniform=lambda _low, high: high + 1e-9)
    assert _place_in([(0.0, 1.0), (4.0, 6.0)], cast("np.random.RandomState", behind)) == 6.0
