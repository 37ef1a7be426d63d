"""Measures of event mentions and their averages: what is undefined, what counts 0 (E1, E5, E8, E10)."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.scoring.families import MACROS, family_of
from annotally.scoring.mentions import MacroAverage, MacroTally, MentionTally, macro_average

HALF = MentionTally(1, 0, 2, 1, 1, 0)
"""Precision 1, recall 1/2, type 1/2, realis 0."""


def measured(tally: MentionTally) -> dict[str, Fraction | None]:
    return {measure.key: measure.compute(tally) for measure in family_of(tally).measures}


def test_e1_measures_are_exact() -> None:
    assert measured(MentionTally(Fraction(12, 5), 1, 4, 4, 3, 3)) == {
        "precision": Fraction(12, 17),
        "recall": Fraction(3, 5),
        "f1": Fraction(24, 37),
        "type_accuracy": Fraction(3, 4),
        "realis_accuracy": Fraction(3, 4),
    }


def test_e5_without_gold_mentions_all_is_undefined() -> None:
    assert set(measured(MentionTally(fp=2, system=2)).values()) == {None}


def test_e5_without_system_mentions_only_precision_is_undefined() -> None:
    result = measured(MentionTally(gold=3))
    assert result.pop("precision") is None
    assert set(result.values()) == {Fraction(0)}


def test_e5_documents_without_gold_mentions_are_left_out_of_macro_averages() -> None:
    assert macro_average([HALF, MentionTally(fp=2, system=2)]) == macro_average([HALF])


def test_e5_e10_what_is_undefined_counts_0_where_there_are_golds() -> None:
    result = macro_average([HALF, MentionTally(gold=1)])
    assert result == MacroAverage(2, Fraction(1, 2), Fraction(1, 4), Fraction(1, 4), Fraction(0))


def test_e8_macro_f_is_the_f_of_macro_precision_and_recall() -> None:
    """Not the mean of the documents' F, 2/3 and 0."""
    assert macro_average([HALF, MentionTally(gold=1)]).f1 == Fraction(1, 3)


@pytest.mark.parametrize(
    "counts",
    [
        {"tp": 2, "gold": 1},
        {"type": 2, "gold": 1},
        {"realis": 2, "gold": 1},
        {"tp": -1, "gold": 1},
        {"fp": 2, "system": 1},
        {"fp": -1, "system": 1},
    ],
)
def test_more_credit_than_mentions_is_refused(counts: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="more credit than mentions, or less than none"):
        MentionTally(**counts)


@pytest.mark.parametrize(("tallies", "f1"), [([], None), ([MentionTally(gold=1)], 0)])
def test_macro_averages_of_nothing(tallies: list[MentionTally], f1: int | None) -> None:
    average = macro_average(tallies)
    assert (average.documents, average.f1) == (len(tallies), f1)


def test_the_row_of_the_macro_average_has_the_means_for_its_measures_and_counts_nothing() -> None:
    average = MacroAverage(2, Fraction(1, 2), Fraction(1, 4), Fraction(1, 6), Fraction(1, 5))
    row = MacroTally(average=average)
    assert family_of(row) is MACROS
    assert row.counts() == (0,) * 6
    assert measured(row) == {
        "precision": Fraction(1, 2),
        "recall": Fraction(1, 4),
        "f1": Fraction(1, 3),
        "type_accuracy": Fraction(1, 6),
        "realis_accuracy": Fraction(1, 5),
    }
    assert set(measured(MacroTally()).values()) == {None}


amounts = st.integers(0, 5)


@given(st.lists(st.tuples(amounts, amounts, amounts), max_size=5))
def test_tallies_add_up(parts: list[tuple[int, int, int]]) -> None:
    tallies = [MentionTally(Fraction(tp, 7), fp, tp + more, fp + more, tp, more) for tp, fp, more in parts]
    total = sum(tallies, start=MentionTally())
    columns = zip(*(tally.counts() for tally in tallies), strict=True)
    assert total.counts() == (tuple(map(sum, columns)) if tallies else (0,) * 6)


AMOUNTS = st.fractions(0, 3, max_denominator=12)


@given(AMOUNTS, AMOUNTS, st.integers(0, 9), AMOUNTS, AMOUNTS)
def test_quotients_are_the_measures(
    tp: Fraction, fp: Fraction, gold: int, kinds: Fraction, realis: Fraction
) -> None:
    tally = MentionTally(min(tp, gold), fp, gold, 3, min(kinds, gold), min(realis, gold))
    average = MacroAverage(1, tp / 3, None, kinds / 3, realis / 3)
    for scores in (tally, MacroTally(average=average)):
        values = scores.precision, scores.recall, scores.f1, scores.type_accuracy, scores.realis_accuracy
        quotients = [
            Fraction(numerator, denominator) if denominator else None
            for numerator, denominator in scores.quotients()
        ]
        assert quotients == list(values)
