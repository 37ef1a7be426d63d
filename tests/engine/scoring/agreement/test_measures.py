"""Agreement as a whole: measures as declared, what they rest on, what was left out, for how many."""

from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

from annotally.scoring.agreement.data import LabelledDocument, LabelledSpan, SpannedDocument
from annotally.scoring.agreement.labels import ALONE, INCOMPLETE
from annotally.scoring.agreement.measures import LABEL_MEASURES, SPAN_MEASURES, Agreement, agreement
from annotally.scoring.measures import rounded
from support.agreement_samples import BINARY, COHEN, FLEISS, MISSING, UNITIZING, labelled

BY_KEY = {figure.measure.key: figure for figure in (*LABEL_MEASURES, *SPAN_MEASURES)}


def test_every_measure_is_declared_in_full() -> None:
    assert list(BY_KEY) == [
        "observed_agreement",
        "cohen_kappa",
        "fleiss_kappa",
        "krippendorff_alpha",
        "pairwise_f",
        "unitizing_alpha",
    ]
    for figure in BY_KEY.values():
        measure = figure.measure
        assert all((measure.short, measure.title, measure.formula, measure.undefined_when))
        assert any(year in measure.source for year in ("1960", "1971", "2004", "2005"))


@pytest.mark.parametrize(
    ("key", "document", "value", "n"),
    [
        ("observed_agreement", BINARY, "0.600", 10),
        ("cohen_kappa", COHEN, "0.492", 200),
        ("fleiss_kappa", FLEISS, "0.430", 30),
        ("krippendorff_alpha", MISSING, "0.743", 11),
        ("pairwise_f", UNITIZING, "0.444", 9),
        ("unitizing_alpha", UNITIZING, "0.859", 9),
    ],
)
def test_published_values(key: str, document: LabelledDocument | SpannedDocument, value: str, n: int) -> None:
    """Those of the measures' own tests; F is 2·2 of 4 and 5 spans."""
    result = agreement(BY_KEY[key], [document])
    assert result.value is not None
    assert (rounded(result.value, 3), result.n, result.reason, result.interval) == (value, n, "", None)
    assert result.measure is BY_KEY[key].measure


def test_what_was_left_out_is_told() -> None:
    assert agreement(BY_KEY["krippendorff_alpha"], [MISSING]).left_out == {ALONE: 1}
    result = agreement(BY_KEY["fleiss_kappa"], [MISSING])
    assert (result.n, result.left_out) == (8, {INCOMPLETE: 4})
    assert agreement(BY_KEY["cohen_kappa"], [COHEN]).left_out == {}


def test_undefined_values_say_why() -> None:
    """C2."""
    alone = agreement(BY_KEY["krippendorff_alpha"], [labelled(". a", "a .")])
    assert (alone.value, alone.n, alone.left_out) == (None, 0, {ALONE: 2})
    for key in ("cohen_kappa", "fleiss_kappa", "krippendorff_alpha"):
        result = agreement(BY_KEY[key], [labelled("a a", "a a")], seed=1)
        assert (result.value, result.reason) == (None, BY_KEY[key].measure.undefined_when)
        assert result.interval is None
    nothing = SpannedDocument("d", 9, ((), ()))
    for span_measure in SPAN_MEASURES:
        assert agreement(span_measure, [nothing]).reason == span_measure.measure.undefined_when


def test_numbers_of_annotators() -> None:
    result = agreement(BY_KEY["cohen_kappa"], [MISSING])
    kappa = BY_KEY["cohen_kappa"].measure
    assert result == Agreement(kappa, None, 0, {}, "made for 2 annotators; there are 4")
    result = agreement(BY_KEY["krippendorff_alpha"], [labelled("a b")])
    assert result.reason == "made for two annotators or more; there are 1"
    assert agreement(BY_KEY["krippendorff_alpha"], []).reason.endswith("there are 0")
    with pytest.raises(ValueError, match=r"^documents of unlike numbers of annotators, or one twice$"):
        agreement(BY_KEY["krippendorff_alpha"], [labelled("a", "b"), labelled("a", "b", "c", document="e")])
    with pytest.raises(ValueError, match="one twice"):
        agreement(BY_KEY["krippendorff_alpha"], [BINARY, BINARY])
    empty = LabelledDocument("empty", ())
    assert agreement(BY_KEY["cohen_kappa"], [COHEN, empty]).value == Fraction(29, 59)


def test_a_document_of_two_of_its_annotators() -> None:
    pair = MISSING.of((0, 2))
    assert pair.document == MISSING.document
    assert pair.items == tuple((first, third) for first, _, third, _ in MISSING.items)
    assert UNITIZING.of((1,)) == replace(UNITIZING, spans=(UNITIZING.spans[1],))


def corpus(seed: int) -> list[LabelledDocument]:
    """Return thirty documents of two annotators who mostly agree."""
    random = Random(seed)
    documents = []
    for number in range(30):
        items = [random.choice("ab") for _ in range(10)]
        other_letters = [item if random.random() < 0.8 else random.choice("ab") for item in items]
        documents.append(labelled(" ".join(items), " ".join(other_letters), document=f"d{number:02}"))
    return documents


@pytest.mark.parametrize("measure", LABEL_MEASURES, ids=lambda figure: figure.measure.key)
def test_intervals_hold_the_value_and_do_not_depend_on_order(measure: object) -> None:
    documents = corpus(5)
    one = BY_KEY[measure.measure.key]  # type: ignore[attr-defined]
    result = agreement(one, documents, seed=11, samples=200)
    assert result.interval is not None
    assert result.value is not None
    assert result.interval.low < result.value < result.interval.high
    assert (result.interval.samples, result.interval.seed) == (200, 11)
    second_agreement: Agreement = agreement(one, reversed(documents), seed=11, samples=200)
    assert second_agreement == result


def test_an_interval_is_made_for_a_seed_only_and_tells_of_each_sample() -> None:
    documents = [labelled("a b", "a b"), labelled("a b", "b b", document="e")]
    steps: list[int] = []
    result = agreement(BY_KEY["observed_agreement"], documents, samples=50, step=lambda: steps.append(1))
    assert (result.interval, steps) == (None, [])
    result = agreement(
        BY_KEY["observed_agreement"], documents, seed=0, samples=50, step=lambda: steps.append(1)
    )
    assert result.interval is not None
    assert (result.interval.samples, len(steps)) == (50, 50)


def test_items_and_spans_are_checked() -> None:
    with pytest.raises(ValueError, match="unlike numbers of annotators in d"):
        LabelledDocument("d", (("a", "b"), ("a",)))
    for span in (LabelledSpan(-1, 2, "a"), LabelledSpan(2, 1, "a"), LabelledSpan(0, 4, "a")):
        with pytest.raises(ValueError, match="is outside of d"):
            SpannedDocument("d", 3, ((span,), None))
