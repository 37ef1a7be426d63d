"""Families: what a row counts, how it is shown, and that no row counts two kinds of things."""

from fractions import Fraction

import pytest

from annotally.scoring.families import (
    FAMILIES,
    LINKS,
    MATCHES,
    MENTIONS,
    RATIOS,
    SLOTS,
    AnyTally,
    added,
    f1,
    family_of,
    plain,
)
from annotally.scoring.matches import MatchColumn, MatchTally
from annotally.scoring.measures import f_measure
from annotally.scoring.mentions import MentionColumn, MentionTally
from annotally.scoring.ratios import LinkColumn, LinkTally, RatioColumn, RatioTally
from annotally.scoring.tally import CountColumn, Tally

SAMPLES: tuple[AnyTally, ...] = (
    Tally(3, 1, 2, 1, 1, 4),
    RatioTally(1, 2, Fraction(1, 2), 3),
    LinkTally(1, 2, 3, 1, 1, 2),
    MentionTally(Fraction(2, 5), 1, 2, 3, Fraction(1, 2), 0),
    MatchTally(3, 1, 2, 4, 5),
)


def test_every_family_knows_its_tallies_and_columns() -> None:
    families = [SLOTS, RATIOS, LINKS, MENTIONS, MATCHES]
    assert [family_of(sample) for sample in SAMPLES] == list(FAMILIES) == families
    assert family_of(CountColumn.INC) is SLOTS
    assert family_of(RatioColumn.RECALL_NUM) is RATIOS
    assert family_of(LinkColumn.APART_KEY) is LINKS
    assert family_of(MentionColumn.FP) is MENTIONS
    assert family_of(MatchColumn.HYPCLASH) is MATCHES


@pytest.mark.parametrize("sample", SAMPLES)
def test_tallies_are_made_of_their_amounts(sample: AnyTally) -> None:
    family = family_of(sample)
    counts = sample.counts()
    assert len(counts) == len(family.columns)
    assert family.make(*counts) == sample
    assert added(sample, family.make()) == sample
    assert added(sample, sample).counts() == tuple(2 * count for count in counts)
    assert [measure.key for measure in family.measures if measure.key == "f1"] == ["f1"]


def test_a_row_counts_one_kind_of_things() -> None:
    with pytest.raises(ValueError, match="counts both slots and ratios"):
        added(SAMPLES[0], SAMPLES[1])
    with pytest.raises(ValueError, match="counts both links and slots"):
        added(SAMPLES[2], SAMPLES[0])
    with pytest.raises(ValueError, match="counts both mentions and links"):
        added(SAMPLES[3], SAMPLES[2])


@pytest.mark.parametrize("sample", SAMPLES)
def test_measures_are_ratios_of_what_is_counted(sample: AnyTally) -> None:
    measures = {measure.key: measure.compute(sample) for measure in family_of(sample).measures}
    recall, precision = measures["recall"], measures["precision"]
    assert recall is not None
    assert precision is not None
    assert 0 < recall < 1
    assert 0 < precision < 1
    assert min(recall, precision) <= measures["f1"] <= max(recall, precision)


def test_cells_are_what_people_see() -> None:
    assert dict(MENTIONS.cells(SAMPLES[3])) == {
        "TP": Fraction(2, 5),
        "FP": 1,
        "gold": 2,
        "system": 3,
        "type": Fraction(1, 2),
        "realis": 0,
    }
    assert dict(SLOTS.cells(SAMPLES[0])) == {
        "POS": 7,
        "ACT": 7,
        "COR": 3,
        "PAR": 1,
        "INC": 2,
        "MIS": 1,
        "SPU": 1,
        "NON": 4,
    }
    assert dict(RATIOS.cells(SAMPLES[1])) == {
        "recall_num": 1,
        "recall_den": 2,
        "precision_num": Fraction(1, 2),
        "precision_den": 3,
    }


def test_cells_of_blanc_divide_to_its_recall_and_precision() -> None:
    tally = LinkTally(1, 2, 3, 1, 1, 2)
    cells = LINKS.cells(tally)
    assert Fraction(cells["recall_num"]) / cells["recall_den"] == tally.recall == Fraction(3, 4)
    assert Fraction(cells["precision_num"]) / cells["precision_den"] == tally.precision
    assert set(LINKS.cells(LinkTally()).values()) == {0}


def test_f_is_the_family_s_own() -> None:
    assert f1(Tally(3, 1, 2, 1, 1, 4)) == f_measure(Tally(3, 1, 2, 1, 1, 4))
    assert f1(RatioTally(1, 2, 1, 4)) == Fraction(1, 3)
    assert f1(LinkTally(1, 2, 3, 1, 1, 2)) == LinkTally(1, 2, 3, 1, 1, 2).f1
    for family in (RATIOS, LINKS):
        values = [measure.compute(family.make()) for measure in family.measures]
        assert values == [None, None, None]


def test_amounts_are_written_as_whole_numbers_where_they_are() -> None:
    assert plain(Fraction(4, 2)) == 2
    assert isinstance(plain(Fraction(4, 2)), int)
    assert plain(Fraction(1, 2)) == 0.5
    assert plain(7) == 7
