"""The figures of agreement, put together from the items, slots, tokens and spans of annotators."""

from fractions import Fraction
from itertools import permutations

import pytest

from annotally.annotators.agreement import DOCUMENT, ITEMS, TOKENS, TYPE, AgreementRequest, agreement_report
from annotally.annotators.labels import NOTHING, ItemLabels
from annotally.reports.tables.agreement import AgreementReport, AgreementRow
from support.agreement_corpus import CORPUS, CYD, TWO, multi
from support.agreement_samples import naive_alpha, naive_cohen, naive_fleiss
from support.similarity_samples import note


def rows(
    report: AgreementReport, basis: str, name: str = "", scope: str = "", of: str = ""
) -> dict[str, AgreementRow]:
    return {
        row.measure.key: row
        for row in report.rows
        if (row.basis, row.name, row.scope, row.of) == (basis, name, scope, of)
    }


def test_items_are_counted_by_who_has_them_and_who_agrees() -> None:
    """At ONE p, p, q; at TWO A, B, B with three values; at THREE two agree; in 2 two agree."""
    report = agreement_report(multi(), AgreementRequest())
    assert report.annotators == ("Ann", "Bob", "Cyd")
    assert [(count.annotators, count.having, count.agreeing) for count in report.counts] == [
        (3, 2, 0),
        (2, 2, 3),
        (1, 0, 1),
    ]
    assert (report.items, report.majority) == (4, 3)
    assert report.documents == [("1", "no 1", ("Ann", "Bob", "Cyd")), ("2", "no 2", ("Ann", "Bob"))]


def test_measures_on_types_are_those_of_the_labels() -> None:
    """Types: AAA, ABB, BB., AA. of Ann, Bob, Cyd."""
    actual_rows = rows(agreement_report(multi(), AgreementRequest()), ITEMS)
    items = [("A", "A", "A"), ("A", "B", "B"), ("B", "B", None), ("A", "A", None)]
    assert actual_rows["krippendorff_alpha"].value == naive_alpha(items)
    assert actual_rows["fleiss_kappa"].value == naive_fleiss(items)
    assert (actual_rows["fleiss_kappa"].n, actual_rows["fleiss_kappa"].left_out) == (
        2,
        {"items with a label missing": 2},
    )
    assert actual_rows["cohen_kappa"].value is None
    assert actual_rows["cohen_kappa"].reason == "made for 2 annotators; there are 3"
    assert actual_rows["observed_agreement"].value == Fraction(3 + 1 + 2 + 2, 10)


def test_cohens_kappa_is_given_pair_by_pair() -> None:
    report = agreement_report(multi(), AgreementRequest())
    pairs = {(row.first, row.second): row for row in report.pairs}
    figures = {figure.measure.key: figure for figure in pairs["Ann", "Bob"].agreement}
    assert figures["cohen_kappa"].value == naive_cohen([("A", "A"), ("A", "B"), ("B", "B"), ("A", "A")])
    assert [row.documents for row in report.pairs] == [2, 1, 1]
    assert pairs["Ann", "Cyd"].f == multi().score((0, 2)).f


def test_slots_are_labelled_item_by_item() -> None:
    actual_rows = rows(agreement_report(multi(), AgreementRequest()), "slots", "x")
    items = [("p", "p", "q"), ("p", "q", "p"), ("q", "q", None), ("", "", None)]
    assert actual_rows["krippendorff_alpha"].value == naive_alpha(items)


def test_who_lacks_an_item_says_nothing_on_request() -> None:
    actual_rows = rows(agreement_report(multi(), AgreementRequest(nothing=True)), ITEMS)
    items = [("A", "A", "A"), ("A", "B", "B"), ("B", "B", NOTHING), ("A", "A", None)]
    assert actual_rows["krippendorff_alpha"].value == naive_alpha(items)


def test_tokens_take_the_place_of_items() -> None:
    report = agreement_report(multi(), AgreementRequest(by=TOKENS))
    items = [("A", "A", "A"), ("A", "B", "B"), ("B", "B", "O"), ("O", "O", "O")]
    items += [("A", "A", None), *[("O", "O", None)] * 3]
    actual_rows = rows(report, TOKENS)
    assert actual_rows["krippendorff_alpha"].value == naive_alpha(items)
    assert actual_rows["krippendorff_alpha"].n == 8
    assert {row.basis for row in report.rows} == {TOKENS, "spans"}


def test_spans_are_measured_too() -> None:
    """Ann and Bob share 3 spans of 4 and 4; each shares with Cyd, in document 1, one or two of 3 and 2."""
    actual_rows = rows(agreement_report(multi(), AgreementRequest()), "spans")
    assert actual_rows["pairwise_f"].value == (Fraction(6, 8) + Fraction(2, 5) + Fraction(4, 5)) / 3
    assert actual_rows["unitizing_alpha"].left_out == {"documents that not all annotators annotated": 1}


def test_figures_of_each_type() -> None:
    report = agreement_report(multi(), AgreementRequest(per=(TYPE,)))
    actual_rows = rows(report, ITEMS, "", TYPE, "B")
    items = [("-", "-", "-"), ("-", "B", "B"), ("B", "B", None), ("-", "-", None)]
    assert actual_rows["krippendorff_alpha"].value == naive_alpha(items)
    assert (
        rows(report, "spans", "", TYPE, "B")["pairwise_f"].value == (Fraction(2, 3) + 0 + Fraction(2, 3)) / 3
    )
    assert {row.of for row in report.rows if row.scope == TYPE} == {"A", "B"}
    tokens = rows(agreement_report(multi(), AgreementRequest(by=TOKENS, per=(TYPE,))), TOKENS, "", TYPE, "B")
    assert tokens["observed_agreement"].value == Fraction(3 + 1 + 1 + 3 + 8, 20)


def test_figures_of_each_document() -> None:
    report = agreement_report(multi(), AgreementRequest(per=(DOCUMENT,), seed=1))
    actual_rows = rows(report, ITEMS, "", DOCUMENT, "no 2")
    assert actual_rows["observed_agreement"].value == 1
    assert actual_rows["observed_agreement"].within is None
    assert [(row.first, row.second) for row in report.pairs if row.of == "no 2"] == [("Ann", "Bob")]


def test_documents_of_one_annotator_alone_are_left_aside() -> None:
    alone = {**CORPUS, "Cyd": {**CYD, "3": [note("A", "1", TWO)]}}
    report = agreement_report(multi(alone), AgreementRequest())
    assert [name for name, _, _ in report.documents] == ["1", "2"]
    assert report.items == 4


def test_nothing_annotated_is_nothing_to_agree_on() -> None:
    report = agreement_report(multi({"Ann": {"1": []}, "Bob": {"1": []}}), AgreementRequest())
    assert {row.value for row in report.rows} == {None}
    assert rows(report, ITEMS)["krippendorff_alpha"].reason.startswith("no item has two labels")
    assert (report.items, report.majority, report.pairs[0].f) == (0, 0, None)


@pytest.mark.parametrize("by", [ITEMS, TOKENS])
def test_no_figure_depends_on_the_order_of_annotators_or_annotations(by: str) -> None:
    agreement_request = AgreementRequest(by, (TYPE, DOCUMENT))
    plain = agreement_report(multi(), agreement_request)
    for order in permutations(CORPUS):
        turned = {
            name: {n: list(reversed(own)) for n, own in reversed(CORPUS[name].items())} for name in order
        }
        mixed = agreement_report(multi(turned), agreement_request)
        assert mixed.rows == plain.rows
        assert (mixed.items, mixed.majority, mixed.counts) == (plain.items, plain.majority, plain.counts)
        scores = {(frozenset((pair.first, pair.second)), pair.of): pair.f for pair in plain.pairs}
        assert {(frozenset((pair.first, pair.second)), pair.of): pair.f for pair in mixed.pairs} == scores


def test_a_seed_makes_the_same_intervals_again() -> None:
    first, second, other_rows = (
        agreement_report(multi(), AgreementRequest(seed=seed)).rows for seed in (3, 3, 4)
    )
    assert first == second
    turned = dict(reversed(CORPUS.items()))
    assert agreement_report(multi(turned), AgreementRequest(seed=3)).rows == first
    assert [item.value for item in first] == [other_row.value for other_row in other_rows]
    (within,) = {
        figure.within for figure in first if figure.basis == "spans" and figure.measure.key == "pairwise_f"
    }
    assert within is not None
    assert (within.level, within.samples) == (Fraction(95, 100), 1000)


def test_labels_of_items_are_asked_for_once() -> None:
    labels = ItemLabels(multi())
    assert labels.slot("1", "x") == labels.slot("1", "x")
