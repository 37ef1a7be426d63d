"""Agreement on labels: the publications' figures to the digit printed, and naive oracles for all else."""

from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.scoring.agreement.data import ItemLabel, LabelledDocument
from annotally.scoring.agreement.labels import (
    ALONE,
    INCOMPLETE,
    UNLABELLED,
    cohen_chance,
    cohen_kappa,
    coincidences,
    complete_coincidences,
    fleiss_agreement,
    fleiss_chance,
    fleiss_kappa,
    krippendorff_alpha,
    observed_agreement,
    two_annotators,
)
from annotally.scoring.agreement.tallies import USED, summed
from annotally.scoring.measures import Ratio, rounded
from support.agreement_samples import (
    BINARY,
    COHEN,
    COHEN_CHANCE,
    FLEISS,
    MISSING,
    NOMINAL,
    labelled,
    naive_alpha,
    naive_cohen,
    naive_fleiss,
)


def printed(value: Ratio, digits: int) -> str:
    assert value is not None
    return rounded(value, digits)


def test_cohen_1960() -> None:
    assert printed(observed_agreement(coincidences(COHEN_CHANCE)), 2) == "0.29"
    assert printed(cohen_chance(two_annotators(COHEN_CHANCE)), 2) == "0.35"
    tally = two_annotators(COHEN)
    assert printed(observed_agreement(coincidences(COHEN)), 2) == "0.70"
    assert printed(cohen_chance(tally), 2) == "0.41"
    assert printed(cohen_kappa(tally), 3) == "0.492"
    assert cohen_kappa(tally) == Fraction(29, 59)
    assert tally.items == {USED: 200}


def test_fleiss_1971() -> None:
    tally = complete_coincidences(FLEISS)
    assert printed(fleiss_agreement(tally), 4) == "0.5556"
    shares = [rounded(Fraction(tally.labels[label], 180), 3) for label in "12345"]
    assert shares == ["0.144", "0.144", "0.167", "0.306", "0.239"]
    assert rounded(sum(Fraction(share) ** 2 for share in shares), 4) == "0.2201"  # printed, of rounded shares
    assert printed(fleiss_chance(tally), 4) == "0.2199"
    assert printed(fleiss_kappa(tally), 3) == "0.430"
    assert tally.items == {USED: 30}
    assert sum(tally.labels.values()) == 180
    assert observed_agreement(tally) == fleiss_agreement(tally)  # equally many labels an item


def test_krippendorff_2004_and_2011() -> None:
    alphas = [krippendorff_alpha(coincidences(item)) for item in (BINARY, NOMINAL, MISSING)]
    assert [printed(value, 3) for value in alphas] == ["0.095", "0.692", "0.743"]
    tally = coincidences(MISSING)
    observed = observed_agreement(tally)
    assert observed is not None
    assert printed(1 - observed, 3) == "0.200"
    assert alphas[2] is not None
    assert printed((1 - observed) / (1 - alphas[2]), 3) == "0.779"
    assert tally.items == {USED: 11, ALONE: 1}
    assert printed(observed_agreement(coincidences(BINARY)), 3) == "0.600"


def test_what_is_left_out_is_counted() -> None:
    document = labelled("a . . b", "a b . .", "b b . .")
    assert coincidences(document).items == {USED: 2, UNLABELLED: 1, ALONE: 1}
    assert complete_coincidences(document).items == {USED: 1, INCOMPLETE: 3}
    assert two_annotators(labelled("a . b", "a b .")).items == {USED: 1, INCOMPLETE: 2}


@pytest.mark.parametrize("document", [labelled("", ""), labelled(". a", "a ."), labelled("a a", "a a")])
def test_undefined(document: LabelledDocument) -> None:
    """C2: nothing to compare, or one label throughout."""
    assert krippendorff_alpha(coincidences(document)) is None
    assert fleiss_kappa(complete_coincidences(document)) is None
    assert cohen_kappa(two_annotators(document)) is None
    expected = 1 if document.items[:1] == (("a", "a"),) else None
    assert observed_agreement(coincidences(document)) == expected


def test_without_items_neither_agreement_nor_chance_has_a_value() -> None:
    """C2."""
    nothing = labelled("", "")
    assert fleiss_agreement(complete_coincidences(nothing)) is None
    assert cohen_chance(two_annotators(nothing)) is None


def test_two_who_never_use_the_same_label_are_at_chance() -> None:
    assert cohen_kappa(two_annotators(labelled("a a", "b b"))) == 0


LABELS: st.SearchStrategy[ItemLabel] = st.sampled_from(["a", "b", "c", None])


@st.composite
def items(draw: st.DrawFn, fewest: int = 2, most: int = 4) -> tuple[tuple[ItemLabel, ...], ...]:
    width = draw(st.integers(fewest, most))
    return tuple(draw(st.lists(st.tuples(*[LABELS] * width), max_size=8)))


@given(items())
def test_alpha_and_fleiss_against_naive_ones(found: tuple[tuple[ItemLabel, ...], ...]) -> None:
    document = LabelledDocument("d", found)
    assert krippendorff_alpha(coincidences(document)) == naive_alpha(found)
    assert fleiss_kappa(complete_coincidences(document)) == naive_fleiss(found)


@given(items(most=2))
def test_cohen_against_a_naive_one(found: tuple[tuple[ItemLabel, ...], ...]) -> None:
    assert cohen_kappa(two_annotators(LabelledDocument("d", found))) == naive_cohen(found)


@given(items(), st.integers(0, 99))
def test_no_order_counts(found: tuple[tuple[ItemLabel, ...], ...], seed: int) -> None:
    random = Random(seed)
    columns = random.sample(range(len(found[0])), len(found[0])) if found else []
    second = tuple(tuple(item[n] for n in columns) for item in random.sample(found, len(found)))
    labelled_document, two = LabelledDocument("d", found), LabelledDocument("d", second)
    assert krippendorff_alpha(coincidences(labelled_document)) == krippendorff_alpha(coincidences(two))
    assert fleiss_kappa(complete_coincidences(labelled_document)) == fleiss_kappa(complete_coincidences(two))
    if len(columns) == 2:
        assert cohen_kappa(two_annotators(labelled_document)) == cohen_kappa(two_annotators(two))


@given(
    st.lists(st.sampled_from("abc"), min_size=2).filter(lambda item: len(set(item)) > 1), st.integers(2, 4)
)
def test_perfect_agreement_is_one(found: list[str], width: int) -> None:
    document = LabelledDocument("d", tuple((label,) * width for label in found))
    assert observed_agreement(coincidences(document)) == 1
    assert krippendorff_alpha(coincidences(document)) == 1
    assert fleiss_kappa(complete_coincidences(document)) == 1
    assert cohen_kappa(two_annotators(document.of((0, 1)))) == 1


@given(items(), st.integers(0, 8))
def test_tallies_of_parts_add_up_to_that_of_the_whole(
    found: tuple[tuple[ItemLabel, ...], ...], at: int
) -> None:
    parts = [LabelledDocument("d", found[:at]), LabelledDocument("e", found[at:])]
    total = summed([coincidences(part) for part in parts])
    assert krippendorff_alpha(total) == krippendorff_alpha(coincidences(LabelledDocument("d", found)))
