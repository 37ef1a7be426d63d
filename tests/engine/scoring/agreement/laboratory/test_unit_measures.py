"""Measures on spans as the laboratory shows them."""

import pytest

from annotally.scoring.agreement.gamma import candidates
from annotally.scoring.agreement.gamma.candidates import TOO_MANY
from annotally.scoring.agreement.gamma.gamma import GammaRequest
from annotally.scoring.agreement.laboratory.distances import UNORDERED, LabelDistance
from annotally.scoring.agreement.laboratory.unit_measures import SPAN_MEASURES, SpanRequest, examine_spans
from support.gamma_studies import ALEX_PAUL_SUZAN, annotated

QUICK = GammaRequest(precision=0.2, position_weight=3)


def test_all_measures_in_the_order_of_the_catalogue() -> None:
    result = examine_spans([ALEX_PAUL_SUZAN], SpanRequest(gamma=QUICK))
    keys = dict.fromkeys(figure.measure.key for figure in result.figures)
    assert list(keys) == [measure.key for measure in SPAN_MEASURES]
    assert [figure.label for figure in result.figures if figure.measure.key == "gamma_k"] == list("1234567")
    assert result.gamma is not None
    assert result.gamma.alignments == 6


def test_distances_are_of_gamma_alone_and_those_unfit_are_told() -> None:
    request = SpanRequest(
        ("pairwise_f", "gamma"), (LabelDistance("linear"), LabelDistance("ordinal")), None, QUICK
    )
    result = examine_spans([annotated("0-3:a", "0-3:b")], request)
    figures = {(figure.distance, figure.measure.key): figure.estimate for figure in result.figures}
    assert list(figures) == [
        *(("nominal", "pairwise_f"), ("nominal", "gamma")),
        *(("linear", "gamma"), ("ordinal", "gamma")),
    ]
    assert figures["ordinal", "gamma"].reason == UNORDERED


def test_no_gamma_is_computed_that_nobody_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(candidates, "MOST", 1)
    exact = examine_spans([ALEX_PAUL_SUZAN], SpanRequest(("unitizing_alpha",), seed=1))
    assert exact.gamma is None
    assert len(exact.figures) == 1
    (figure,) = examine_spans([ALEX_PAUL_SUZAN], SpanRequest(("gamma",))).figures
    assert figure.estimate.reason == TOO_MANY


def test_documents_have_bootstrap_intervals() -> None:
    documents = [annotated("0-3:a 5-9:b", "0-3:a 5-8:b", name=f"{number}") for number in range(5)]
    documents.append(annotated("0-3:a", "20-23:b", name="z"))
    figures = examine_spans(documents, SpanRequest(("pairwise_f",), seed=1)).figures
    (estimate,) = [figure.estimate for figure in figures]
    assert estimate.low is not None
    assert estimate.value is not None
    assert estimate.low < estimate.value


def test_an_exact_measure_without_spans_says_why_it_is_undefined() -> None:
    figures = examine_spans([annotated("", "")], SpanRequest(("pairwise_f",), seed=1)).figures
    (estimate,) = [figure.estimate for figure in figures]
    assert (estimate.value, bool(estimate.reason)) == (None, True)
