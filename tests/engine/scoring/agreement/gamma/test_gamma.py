"""Gamma: figures in print and in public tests, and what it must not depend on."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.scoring.agreement.data import LabelledSpan, SpannedDocument
from annotally.scoring.agreement.gamma import candidates
from annotally.scoring.agreement.gamma.best_alignment import best_alignment
from annotally.scoring.agreement.gamma.candidates import UncomputableError
from annotally.scoring.agreement.gamma.continuum import Units, continuum_of
from annotally.scoring.agreement.gamma.dissimilarity import Dissimilarity
from annotally.scoring.agreement.gamma.gamma import (
    NO_UNITS,
    OF_SAMPLES,
    GammaRequest,
    _disorders_of_samples,
    gamma,
)
from annotally.scoring.agreement.gamma.samplers import SHUFFLE
from annotally.scoring.agreement.laboratory.distances import LabelDistance, distances
from annotally.scoring.agreement.laboratory.estimates import BOOTSTRAP
from annotally.scoring.agreement.spans import UNSHARED
from support.gamma_studies import ALEX_PAUL_SUZAN, annotated

WEIGHTS = {"01": (1, 1), "02": (1, 1), "03": (1, 1), "04": (1, 1), "05": (1, 1), "06": (3, 2)}
"""Position and label weight of each fixture."""


def test_alex_paul_suzan_statistical_sampler() -> None:
    """AGREEMENT: .9606 exactly; .430 and 1.686 with seed 4772 and a precision of 2 %."""
    result = gamma([ALEX_PAUL_SUZAN], GammaRequest(seed=4772, position_weight=3))
    assert result.observed == pytest.approx(0.960625, abs=1e-12)
    assert result.alignments == 6
    assert result.kinds == {"same": 1, "places": 2, "labels": 1, "both": 0, "alone": 2}
    assert result.samples == 185
    assert f"{result.expected:.3f}" == "1.686"
    assert f"{result.gamma.value:.3f}" == "0.430"
    assert result.precision is not None
    assert result.precision < 0.02
    assert (result.gamma.n, result.gamma.method) == (16, OF_SAMPLES)
    low, high = result.gamma.low, result.gamma.high
    assert low is not None
    assert high is not None
    assert low < 0.430 < high


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_alex_paul_suzan_shuffle_sampler(seed: int) -> None:
    """Between .44 and .47, gamma-cat between .37 and .42, as in pygamma-agreement's tests."""
    result = gamma([ALEX_PAUL_SUZAN], GammaRequest(SHUFFLE, seed, position_weight=3))
    assert 0.44 <= value(result.gamma.value) <= 0.47
    assert 0.37 <= value(result.gamma_cat_lone.value) <= 0.42
    of_labels = {label: value(estimate.value) for label, estimate in result.gamma_k_lone.items()}
    assert of_labels["1"] == of_labels["5"] == 1
    assert of_labels["6"] == pytest.approx(0.37, abs=0.01)
    assert all(of_labels[label] <= 0 for label in "2347")
    assert result.gamma_k["7"].value is None


def value(figure: float | None) -> float:
    assert figure is not None
    return figure


def replays() -> dict[str, list[tuple[float, Units]]]:
    """Return the disorders and units of each fixture, those annotated first."""
    read: dict[str, list[tuple[float, Units]]] = {}
    text = Path(__file__).with_name("replays.tsv").read_text(encoding="utf-8")
    for line in text.splitlines():
        if not line.startswith("#"):
            name, disorder, *annotators = line.split("\t")
            units = [[unit.split(",") for unit in cell.split()] for cell in annotators]
            document = [[(float(s), float(e), "abc".index(label)) for s, e, label in each] for each in units]
            read.setdefault(name[:2], []).append((float(disorder), [document]))
    return read


@pytest.mark.parametrize("fixture", WEIGHTS)
def test_replay_of_dkpro_statistics(fixture: str) -> None:
    """Every sampled continuum of the fixtures again: disorders to 1e-5, and the gamma that they make."""
    table = distances(LabelDistance("nominal"), ["a", "b", "c"])
    dissimilarity = Dissimilarity(table, *WEIGHTS[fixture])
    disorders = []
    for printed, units in replays()[fixture]:
        alignment = best_alignment(continuum_of(units, len(units[0])), dissimilarity)
        mean = sum(map(len, units[0])) / len(units[0])
        disorders.append((alignment.costs.sum() / mean, printed))
    assert len(disorders) == 11
    for computed, printed in disorders:
        assert computed == pytest.approx(printed, rel=1e-5, abs=1e-9)
    (observed, printed_observed), *samples = disorders
    figures = [1 - observed / (sum(s[0] for s in samples) / 10)]
    figures.append(1 - printed_observed / (sum(s[1] for s in samples) / 10))
    assert figures[0] == pytest.approx(figures[1], abs=1e-5)


def spans_of(draw_labels: str) -> st.SearchStrategy[tuple[LabelledSpan, ...]]:
    span = st.tuples(st.integers(0, 30), st.integers(0, 12), st.sampled_from(draw_labels))
    return st.lists(span, max_size=5).map(
        lambda each: tuple(LabelledSpan(start, start + length, label) for start, length, label in each)
    )


corpora = st.lists(st.tuples(spans_of("ab"), spans_of("ab"), spans_of("abc")), min_size=1, max_size=3)


@settings(max_examples=8, deadline=None)
@given(corpora, st.permutations(range(3)), st.sampled_from(["statistical", SHUFFLE]))
def test_no_figure_depends_on_the_order(
    corpus: Sequence[tuple[tuple[LabelledSpan, ...], ...]], order: Sequence[int], sampler: str
) -> None:
    documents = [SpannedDocument(str(number), 50, spans) for number, spans in enumerate(corpus)]
    turned = [
        replace(document, spans=tuple(tuple(reversed(document.spans[n] or ())) for n in order))
        for document in reversed(documents)
    ]
    request = GammaRequest(sampler, 7, precision=0.5, resample=True)
    assert gamma(documents, request) == gamma(turned, request)


def test_the_same_annotations_agree_fully_under_every_sampler() -> None:
    document = annotated("0-5:a 9-12:b", "0-5:a 9-12:b")
    for sampler in ("statistical", SHUFFLE):
        result = gamma([document], GammaRequest(sampler, precision=0.2))
        assert result.gamma.value == result.gamma_cat.value == 1
        assert result.observed == 0


def test_documents_count_by_their_units_and_have_a_bootstrap_interval() -> None:
    alike = [annotated("0-5:a 9-12:b", "0-5:a 9-12:b", name=f"{number}") for number in range(6)]
    unlike = annotated("0-5:a", "30-35:b", name="z")
    result = gamma([*alike, unlike], GammaRequest(precision=0.1, resample=True))
    # 1 + 1 for the two units nobody else has, over 6 × 2 + 1 units of an annotator.
    assert result.observed == pytest.approx(2 / 13)
    assert result.gamma.method == BOOTSTRAP
    assert value(result.gamma.low) < value(result.gamma.value) <= value(result.gamma.high)
    assert gamma([*alike, unlike], GammaRequest(precision=0.1)).gamma.low is None


def test_documents_that_an_annotator_lacks_are_left_out_and_counted() -> None:
    lacking = SpannedDocument("e", 9, ((LabelledSpan(0, 3, "a"),), None))
    result = gamma([annotated("0-5:a", "1-5:a"), lacking], GammaRequest(precision=0.2))
    assert result.gamma.left_out == {UNSHARED: 1}
    assert gamma([lacking], GammaRequest()).gamma.reason == NO_UNITS
    assert gamma([], GammaRequest()).gamma.value is None
    assert gamma([annotated("", "")], GammaRequest()).gamma_cat.reason == NO_UNITS


def test_distances_of_labels_lessen_the_disorder() -> None:
    document = annotated("0-5:1 9-12:5", "0-5:2 9-12:4")
    near = gamma([document], GammaRequest(precision=0.2, distance=LabelDistance("linear")))
    equal = gamma([document], GammaRequest(precision=0.2))
    assert near.observed == pytest.approx(0.25)
    assert equal.observed == pytest.approx(1.0)


def test_samples_that_are_too_many_at_once_are_halved(monkeypatch: pytest.MonkeyPatch) -> None:
    request = GammaRequest(seed=3, precision=0.2, position_weight=3)
    at_once = gamma([ALEX_PAUL_SUZAN], request)
    monkeypatch.setattr(candidates, "MOST", 100)
    assert gamma([ALEX_PAUL_SUZAN], request) == at_once
    monkeypatch.setattr(candidates, "MOST", 3)
    with pytest.raises(UncomputableError):
        gamma([ALEX_PAUL_SUZAN], request)


def test_a_step_may_end_it() -> None:
    def end() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        gamma([ALEX_PAUL_SUZAN], GammaRequest(), end)


def test_a_sample_that_cannot_be_aligned_by_itself_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    sample: Units = [[[(0.0, 4.0, 0), (1.0, 5.0, 0)], [(0.0, 4.0, 0), (2.0, 6.0, 0)]]]
    dissimilarity = Dissimilarity(1 - np.eye(1), 1, 1)
    monkeypatch.setattr(candidates, "MOST", 1)
    with pytest.raises(UncomputableError):
        list(_disorders_of_samples([sample, sample], 2, dissimilarity))
