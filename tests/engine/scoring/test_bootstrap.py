"""Bootstrap over documents: seeded, whatever the order of documents, undefined samples skipped (A10)."""

import random
from statistics import fmean, pvariance

import pytest

from annotally.scoring.bootstrap import MEASURED, SAMPLES, bootstrap
from annotally.scoring.matches import MatchTally

CORPUS = {
    "a": {"x": MatchTally(3, 1, 0, 0, 1), "y": MatchTally(match=1)},
    "b": {"x": MatchTally(1, 0, 2, 4, 0)},
    "c": {"x": MatchTally(0, 0, 0, 0, 7), "y": MatchTally(missing=2)},
}


def test_a10_each_sample_draws_as_many_documents_as_there_are() -> None:
    """The same draws, added up one by one."""
    result = bootstrap(CORPUS, 5)
    chance = random.Random(5)
    drawn = [chance.choices(sorted(CORPUS), k=3) for _ in range(SAMPLES)]
    for row in ("x", "y"):
        totals = [
            sum((CORPUS[name].get(row, MatchTally()) for name in names), MatchTally()) for names in drawn
        ]
        for measure in MEASURED:
            ratios = [getattr(total, measure) for total in totals]
            values = [float(ratio) for ratio in ratios if ratio is not None]
            spread = result[row][measure]
            assert spread.skipped == SAMPLES - len(values)
            assert spread.mean == pytest.approx(fmean(values), abs=1e-15)
            assert spread.variance == pytest.approx(pvariance(values), abs=1e-15)
            assert spread.deviation == pytest.approx(pvariance(values) ** 0.5, abs=1e-15)
    assert result["y"]["precision"].skipped > 0


def test_the_order_of_documents_makes_no_difference_the_seed_does() -> None:
    backwards = dict(reversed(CORPUS.items()))
    assert bootstrap(backwards, 5) == bootstrap(CORPUS, 5)
    assert bootstrap(CORPUS, 6) != bootstrap(CORPUS, 5)
    assert bootstrap({}, 5) == {}


def test_a_measure_that_is_never_defined_has_no_mean() -> None:
    spread = bootstrap({"a": {"x": MatchTally(missing=1)}}, 1)["x"]["precision"]
    assert (spread.mean, spread.variance, spread.deviation, spread.skipped) == (None, None, None, SAMPLES)


def test_one_document_does_not_vary() -> None:
    spread = bootstrap({"a": {"x": MatchTally(1, 2)}}, 1)["x"]["recall"]
    assert (spread.mean, spread.variance) == (1 / 3, 0.0)


def test_progress_is_reported_every_so_many_samples() -> None:
    reports: list[tuple[int, int]] = []
    bootstrap({"a": {"x": MatchTally(1)}}, 1, 41, lambda drawn, total: reports.append((drawn, total)))
    assert reports == [(0, 41), (20, 41), (40, 41)]


def test_counts_of_any_size_are_exact() -> None:
    great = 10**30
    spread = bootstrap({"a": {"x": MatchTally(great, 0, 0, great, 0), "y": MatchTally(1)}}, 1)
    assert (spread["x"]["recall"].mean, spread["x"]["precision"].mean) == (0.5, 1.0)
    assert spread["y"]["recall"].mean == 1.0
