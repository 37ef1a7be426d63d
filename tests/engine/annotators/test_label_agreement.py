"""Agreement on tables of labels: published figures, and what no figure may depend on."""

import random
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.annotators.agreement import AgreementRequest
from annotally.annotators.label_agreement import Items, label_agreement
from annotally.reports.tables.agreement import AgreementReport
from annotally.scoring.agreement.data import ItemLabel, LabelledDocument
from support.agreement_samples import COHEN, FLEISS, MISSING, naive_alpha, naive_cohen, naive_fleiss

EVERYTHING = AgreementRequest(per=("type", "document"))


def report_on(
    document: LabelledDocument, options: AgreementRequest = EVERYTHING, parts: int = 1
) -> AgreementReport:
    """Return the report on the items of a document, divided into some documents."""
    names = tuple(f"a{number}" for number in range(len(document.items[0])))
    documents: dict[str, dict[str, tuple[ItemLabel, ...]]] = {}
    for number, item in enumerate(document.items):
        documents.setdefault(f"d{number % parts}", {})[str(number)] = item
    return label_agreement(names, documents, options)


def value_of(report: AgreementReport, key: str) -> Fraction | None:
    return next(row.value for row in report.rows if row.measure.key == key and not row.scope)


@pytest.mark.parametrize(
    ("document", "key", "printed"),
    [
        (COHEN, "cohen_kappa", "0.492"),
        (FLEISS, "fleiss_kappa", "0.430"),
        (MISSING, "krippendorff_alpha", "0.743"),
    ],
)
@pytest.mark.parametrize("parts", [1, 5])
def test_published_figures(document: LabelledDocument, key: str, printed: str, parts: int) -> None:
    value = value_of(report_on(document, parts=parts), key)
    assert value is not None
    assert f"{float(value):.3f}" == printed


def test_items_pairs_and_intervals() -> None:
    items: Items = {"1": ("x", "x", None), "2": ("x", "y", "x"), "3": ("y", "y", "y")}
    report = label_agreement(("a", "b", "c"), {"": items}, AgreementRequest(seed=1))
    assert [(count.annotators, count.having, count.agreeing) for count in report.counts] == [
        (3, 2, 1),
        (2, 1, 2),
        (1, 0, 0),
    ]
    assert (report.items, report.majority, report.sampled) == (3, 3, "items")
    tallies = {(row.first, row.second): row.tally for row in report.pairs}
    assert str(tallies["a", "c"]) == "Tally(cor=2, par=0, inc=0, mis=1, spu=0, non=0)"
    assert any(row.within is not None for row in report.rows)
    two = label_agreement(("a", "b", "c"), {"d": items, "e": items}, AgreementRequest(seed=1))
    assert two.sampled == "documents"


def test_a_label_that_is_missing_may_count() -> None:
    items: Items = {"1": ("x", None), "2": ("y", "y")}
    plain = label_agreement(("a", "b"), {"": items}, AgreementRequest())
    counted = label_agreement(("a", "b"), {"": items}, AgreementRequest(nothing=True))
    assert value_of(plain, "observed_agreement") == 1
    assert value_of(counted, "observed_agreement") == Fraction(1, 2)


LABELS = st.lists(st.tuples(*[st.sampled_from(["x", "y", "z", None])] * 3), min_size=1, max_size=8)


@given(LABELS, st.randoms(use_true_random=False))
def test_neither_order_nor_documents_change_a_figure(
    items: list[tuple[ItemLabel, ...]], chance: random.Random
) -> None:
    shuffled = list(items)
    chance.shuffle(shuffled)
    first = report_on(LabelledDocument("d", tuple(items)))
    second = report_on(LabelledDocument("d", tuple(shuffled)), parts=3)
    for key, naive in (("krippendorff_alpha", naive_alpha), ("fleiss_kappa", naive_fleiss)):
        assert value_of(first, key) == value_of(second, key) == naive(items)
    pairs = [(item[0], item[1]) for item in items]
    kappa = next(row.value for row in first.pairs[0].agreement if row.measure.key == "cohen_kappa")
    assert kappa == naive_cohen(pairs)
