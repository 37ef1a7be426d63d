"""The tables of a campaign: one row for each system, pair, type and document; ranks, groups, difficulty."""

from dataclasses import replace
from fractions import Fraction

import pytest

from annotally.reports.tables.campaign import Verdicts
from annotally.reports.tables.campaign_tables import (
    TABLE_NAMES,
    TABLES,
    campaign_tables,
    letter,
    letters,
    right_alone,
)
from annotally.reports.tables.table import Cell, NamedTable, json_objects
from annotally.scoring.measures import MEASURE
from annotally.scoring.tally import Tally
from support.campaign_samples import campaign_of, scored

RIGHT, WRONG, EMPTY = Tally(cor=1), Tally(inc=1), Tally()
CAMPAIGN = campaign_of(
    scored("ann", *[RIGHT] * 9), scored("bob", *[RIGHT] * 8, WRONG), scored("cy", RIGHT, *[WRONG] * 8)
)


def objects(name: str, tables: tuple[NamedTable, ...] = campaign_tables(CAMPAIGN)) -> list[dict[str, Cell]]:
    return list(json_objects(next(named.table for named in tables if named.name == name)))


def test_every_table_is_there_under_its_name() -> None:
    assert [named.name for named in campaign_tables(CAMPAIGN)] == list(TABLES)
    assert set(TABLES) < set(TABLE_NAMES)


def test_systems_have_rank_counts_measures_averages_interval_and_groups() -> None:
    first, second, third = objects("systems")
    assert [line["rank"] for line in (first, second, third)] == [1, 2, 3]
    assert (second["system"], second["COR"], second["INC"], second["documents"]) == ("bob", 8, 1, 9)
    assert second["f1"] == second["macro_f1"] == 8 / 9
    assert (first["low"], first["high"]) == (1, 1)
    assert [line["groups"] for line in (first, second, third)] == ["A", "A", "B"]


def test_ranks_stand_by_measure_and_of_errors_the_lowest_is_first() -> None:
    assert [line["error"] for line in objects("ranks")] == [1, 2, 3]
    assert [line["undergeneration"] for line in objects("ranks")] == [1, 1, 1]


def test_tests_name_both_systems_the_better_one_first() -> None:
    lines = objects("tests")
    assert [(line["first"], line["second"], line["differ"]) for line in lines] == [
        ("ann", "bob", "no"),
        ("ann", "cy", "yes"),
        ("bob", "cy", "yes"),
    ]
    matrix = objects("p_values")
    assert [(line["system"], line["p:bob"], line["p:cy"]) for line in matrix] == [
        ("ann", lines[0]["p"], lines[1]["p"]),
        ("bob", "", lines[2]["p"]),
    ]
    assert objects("groups") == [
        {"measure": "f1", "group": "A", "systems": "ann, bob"},
        {"measure": "f1", "group": "B", "systems": "cy"},
    ]


def test_p_is_corrected_for_the_tests_of_each_measure_of_three_systems_or_more() -> None:
    campaign = replace(CAMPAIGN, measures=(MEASURE["f1"], MEASURE["undergeneration"]))
    tables = campaign_tables(campaign)
    lines = objects("tests", tables)
    assert [line["measure"] for line in lines] == ["f1"] * 3 + ["undergeneration"] * 3
    for of_measure in (lines[:3], lines[3:]):
        ordered = sorted((line["p"], line["p_holm"]) for line in of_measure)
        least, second, last = (p for p, _ in ordered)
        first_step, second_step = min(1, 3 * least), min(1, 2 * second)
        assert [corrected for _, corrected in ordered] == pytest.approx(
            [first_step, max(first_step, second_step), max(first_step, second_step, last)]
        )
    assert lines[1]["p"] < lines[1]["p_holm"] < 0.05
    notes = next(named.notes for named in tables if named.name == "tests")
    assert sum("Holm 1979" in note for note in notes) == 1


def test_two_systems_have_one_test_and_no_correction() -> None:
    tables = campaign_tables(campaign_of(scored("ann", RIGHT, RIGHT), scored("bob", RIGHT, WRONG)))
    (line,) = objects("tests", tables)
    assert "p_holm" not in line
    notes = next(named.notes for named in tables if named.name == "tests")
    assert not any("Holm" in note for note in notes)


def test_the_hardest_document_is_first_and_one_without_a_value_last() -> None:
    tables = campaign_tables(
        campaign_of(scored("ann", RIGHT, EMPTY, RIGHT), scored("bob", RIGHT, EMPTY, WRONG))
    )
    lines = objects("documents", tables)
    assert [(line["document"], line["mean"]) for line in lines] == [("d2", 0.5), ("d0", 1), ("d1", None)]
    assert lines[0] == {
        "document": "d2", "mean": 0.5, "best": 1.0, "worst": 0.0, "f1:ann": 1.0, "f1:bob": 0.0,
    }  # fmt: skip


def test_of_errors_the_best_value_is_the_lowest_and_the_hardest_document_has_the_highest() -> None:
    campaign = replace(CAMPAIGN, measures=(MEASURE["error"],))
    lines = objects("documents", campaign_tables(campaign))
    assert (lines[0]["document"], lines[0]["best"], lines[0]["worst"]) == ("d8", 0, 1)
    assert lines[-1]["mean"] == 0


def test_types_have_the_mean_of_all_systems() -> None:
    (line,) = objects("types")
    mean = (Fraction(1) + Fraction(8, 9) + Fraction(1, 9)) / 3
    assert (line["name"], line["mean"], line["best"], line["worst"]) == ("all slots", float(mean), 1, 1 / 9)
    details = objects("details")
    assert [(each["system"], each["COR"], each["recall"]) for each in details] == [
        ("ann", 9, 1.0), ("bob", 8, 8 / 9), ("cy", 1, 1 / 9),
    ]  # fmt: skip


def test_a_system_is_in_every_group_whose_letter_it_has() -> None:
    assert letters(CAMPAIGN) == ["A", "A", "B"]
    assert [letter(number) for number in (0, 25, 26, 53)] == ["A", "Z", "A1", "B2"]


def test_differences_count_objects_and_fills_of_both_systems() -> None:
    """A key of two objects: ``ann`` has both, ``bob`` one and another that is not there."""
    first = Verdicts(right=frozenset({b"1", b"2"}))
    second = Verdicts(frozenset({b"1"}), frozenset({b"2"}), frozenset({b"x"}))
    nothing = Verdicts()
    ann = replace(scored("ann", RIGHT), verdicts={"d0": (first, nothing)})
    bob = replace(scored("bob", RIGHT), verdicts={"d0": (second, nothing), "d1": (second, nothing)})
    tables = campaign_tables(campaign_of(ann, bob))
    assert objects("differences", tables) == [
        {
            "first": "ann",
            "second": "bob",
            "objects_first": 3,
            "objects_second": 0,
            "fills_first": 0,
            "fills_second": 0,
        }
    ]
    assert right_alone(0, bob, ann) == 0
    counted = [(line["right_in"], line["objects"], line["fills"]) for line in objects("shared", tables)]
    assert counted == [(0, 0, 0), (1, 1, 0), (2, 1, 0)]
