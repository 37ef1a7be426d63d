"""The laboratory as a whole: what is undefined and why, what is left out, samples, benchmarks, distances."""

import pytest

from annotally.scoring.agreement.data import LabelledDocument
from annotally.scoring.agreement.laboratory.benchmarks import cumulative_word, landis_koch
from annotally.scoring.agreement.laboratory.catalogue import MEASURES
from annotally.scoring.agreement.laboratory.distances import LabelDistance, UnfitLabelsError, distances
from annotally.scoring.agreement.laboratory.estimates import BOOTSTRAP
from annotally.scoring.agreement.laboratory.laboratory import NOT_TWO, LaboratoryRequest, examine
from support.agreement_studies import ARTSTEIN_POESIO_558, GWET_RATERS, estimates, examined, rows, value


def test_every_measure_is_declared_whole() -> None:
    assert len({measure.key for measure in MEASURES}) == len(MEASURES)
    for measure in MEASURES:
        texts = (measure.title, measure.formula, measure.source, measure.undefined_when)
        assert all(texts), measure.key


def test_no_items_in_common_leave_all_undefined() -> None:
    for (_, key), estimate in estimates(rows("a .", ". b", "a .")).items():
        assert estimate.value is None, key
        assert estimate.reason, key


def test_one_label_throughout_is_undefined_but_for_plain_agreement() -> None:
    figures = estimates(rows("a a", "a a", "a a"))
    defined = {key for (_, key), estimate in figures.items() if estimate.value is not None}
    assert defined == {"observed_agreement", "specific_agreement a"}


def test_perfect_agreement_on_numbers() -> None:
    figures = estimates(rows("1 1", "2 2", "3 3"))
    for key in ("cohen_kappa", "gwet_ac", "krippendorff_alpha", "icc_1_1", "icc_2_1", "icc_3_k"):
        assert figures["nominal", key].value == pytest.approx(1), key
        assert figures["nominal", key].p is None or key == "cohen_kappa"


def test_measures_of_two_say_so_for_more() -> None:
    figures = estimates(GWET_RATERS)
    assert figures["nominal", "cohen_kappa"].reason == NOT_TWO
    assert figures["nominal", "kappa_max"].reason == NOT_TWO


def test_what_is_left_out_by_reason() -> None:
    figures = estimates([*GWET_RATERS, (None, None, None, None)])
    alpha, icc = figures["nominal", "krippendorff_alpha"], figures["nominal", "icc_1_1"]
    assert alpha.left_out == {"items with one label only": 1, "items without any label": 1}
    assert (alpha.n, icc.n, icc.left_out) == (11, 8, {"items with a label missing": 5})
    assert alpha.value == pytest.approx(value(GWET_RATERS, "krippendorff_alpha"))


def test_a_declared_label_that_nobody_uses_counts_for_s_and_ac1_alone() -> None:
    plain, declared = estimates(ARTSTEIN_POESIO_558), estimates(ARTSTEIN_POESIO_558, order=("S", "I", "X"))
    for (distance, key), estimate in plain.items():
        same = declared[distance, key].value == pytest.approx(estimate.value)
        assert same or key in ("brennan_prediger", "gwet_ac", "prevalence_index", "bias_index"), key
    assert declared["nominal", "brennan_prediger"].value == pytest.approx((0.7 - 1 / 3) / (2 / 3))
    with pytest.raises(ValueError, match="I"):
        estimates(ARTSTEIN_POESIO_558, order=("S", "X"))


def test_an_order_makes_ranks_of_labels() -> None:
    words = rows("low high", "low low", "mid mid", "high mid")
    numbers = rows("1 3", "1 1", "2 2", "3 2")
    for name in ("ordinal", "linear", "interval", "circular"):
        distance = LabelDistance(name)
        ordered = estimates(words, distance, order=("low", "mid", "high"))[name, "krippendorff_alpha"]
        assert ordered.value == estimates(numbers, distance)[name, "krippendorff_alpha"].value
        assert estimates(words, distance)[name, "krippendorff_alpha"].reason.startswith(
            "labels are no numbers"
        )


def test_a_seed_makes_the_same_samples_again() -> None:
    keys = ("light_kappa", "kappa_max")
    request = LaboratoryRequest(measures=keys, seed=7, samples=200)
    first, again = (examined(ARTSTEIN_POESIO_558, request) for _ in range(2))
    assert first == again
    other = examined(ARTSTEIN_POESIO_558, LaboratoryRequest(measures=keys, seed=8, samples=200))
    assert other != first
    light = first.figures[0].estimate
    assert light.method == BOOTSTRAP
    # The closed-form interval of the same figure is .16 to .53.
    assert light.low == pytest.approx(0.16, abs=0.06)
    assert light.high == pytest.approx(0.53, abs=0.06)


def test_documents_are_the_units_of_samples_where_there_are_several() -> None:
    items = tuple(ARTSTEIN_POESIO_558)
    request = LaboratoryRequest(measures=("kappa_max",), seed=1, samples=100)
    alike = [LabelledDocument(name, items) for name in "abc"]
    (figure,) = examine(alike, 2, request).figures
    assert figure.estimate.low == figure.estimate.high == pytest.approx(figure.estimate.value)
    assert examine(alike[::-1], 2, request) == examine(alike, 2, request)


def test_circumstances_count_labels_bias_and_gaps() -> None:
    facts = examined(ARTSTEIN_POESIO_558).circumstances
    assert (facts.commonest, facts.commonest_count, facts.labels) == ("I", 130, 200)
    assert sorted(facts.bias_counts) == [60, 70]
    assert examined(GWET_RATERS).circumstances.incomplete == 4


def test_distances_refuse_labels_they_are_not_made_for() -> None:
    with pytest.raises(UnfitLabelsError, match="negative"):
        distances(LabelDistance("ratio"), ["-1", "2"])
    with pytest.raises(UnfitLabelsError, match="no numbers"):
        distances(LabelDistance("interval"), ["a", "b"])
    with pytest.raises(UnfitLabelsError, match="2,000"):
        distances(LabelDistance("nominal"), [str(number) for number in range(2001)])
    assert distances(LabelDistance("circular"), ["0", "3", "6", "11"])[0].tolist() == pytest.approx(
        [0, 0.5, 1, 0.0669873]
    )


def test_words_of_landis_and_koch_and_of_gwet() -> None:
    assert [landis_koch(figure) for figure in (-0.1, 0.1, 0.41, 0.8, 0.81)] == [
        "poor",
        "slight",
        "moderate",
        "substantial",
        "almost perfect",
    ]
    assert cumulative_word(0.85, 0.0) == "almost perfect"
    assert cumulative_word(0.85, 0.01) == "almost perfect"
    assert cumulative_word(0.85, 0.1) == "substantial"
    # Sure of no more than "fair": the middle of the scale is within 1.6 errors.
    assert cumulative_word(0.775, 0.143) == "moderate"
    assert cumulative_word(0.1, 0.9) == "poor"


def test_more_labels_than_a_table_of_distances_may_have_are_told() -> None:
    with pytest.raises(UnfitLabelsError, match="2,000"):
        distances(LabelDistance("linear"), [str(number) for number in range(2001)])


def test_a_label_that_the_file_of_a_distance_lacks_is_told() -> None:
    of_file = LabelDistance("file", values={("a", "a"): 0.0})
    with pytest.raises(UnfitLabelsError, match="not in the file"):
        distances(of_file, ["a", "b"])


def test_annotators_who_differ_as_much_as_chance_have_no_intraclass_correlation() -> None:
    """No spread between items or annotators, so that estimates of their variance cancel out."""
    figure = estimates(rows("1 2", "2 1"))["nominal", "icc_2_1"]
    assert (figure.value, bool(figure.reason)) == (None, True)


def test_too_few_samples_with_a_value_give_no_interval() -> None:
    """Of two items half of the samples draw one twice: with one label alone kappa is undefined."""
    request = LaboratoryRequest(("light_kappa",), seed=1, samples=40)
    (figure,) = examined(rows("1 1", "2 2"), request).figures
    assert (figure.estimate.value, figure.estimate.low, figure.estimate.method) == (1, None, "")
