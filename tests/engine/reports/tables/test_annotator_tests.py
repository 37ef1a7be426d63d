"""Annotators ranked, tested and grouped as the systems of a campaign."""

from fractions import Fraction

import pytest

from annotally.reports.tables.annotator_tests import (
    EVERY_TWO,
    WITH_OTHERS,
    AnnotatorTallies,
    SheetTable,
    annotator_campaign,
    annotator_tests,
)
from annotally.reports.tables.campaign import Campaign, SignificanceChoice, SystemScores, ranked
from annotally.scoring.families import SLOTS, added
from annotally.scoring.tally import Tally

DOCUMENTS = {f"d{number:02}": f"Document {number}" for number in range(20)}
GOOD = AnnotatorTallies("good", {document: Tally(9, 0, 1, 0, 0, 0) for document in DOCUMENTS})
ALIKE = AnnotatorTallies(
    "alike",
    {document: Tally(10 - 3 * (place % 2), 0, 3 * (place % 2)) for place, document in enumerate(DOCUMENTS)},
)
POOR = AnnotatorTallies("poor", {document: Tally(2, 0, 5, 3, 0, 0) for document in DOCUMENTS})
CHOICE = SignificanceChoice(shuffles=499, samples=200)


def tables(*annotators: AnnotatorTallies, measure: str = "") -> dict[str, SheetTable]:
    tests = annotator_tests(annotator_campaign(WITH_OTHERS, annotators, DOCUMENTS, measure, CHOICE))
    return {table.name: table for table in tests.tables}


def test_those_that_do_not_differ_share_a_group() -> None:
    by_name = tables(POOR, GOOD, ALIKE)
    ranks = by_name["ranks"].rows
    assert [(row[0], row[1], row[5]) for row in ranks] == [
        ("good", "1", "A"),
        ("alike", "2", "A"),
        ("poor", "3", "B"),
    ]
    assert by_name["groups"].rows == (("A", "good, alike"), ("B", "poor"))
    assert by_name["tests"].headings[3:5] == ("p", "Holm p")
    corrected = [float(row[4]) for row in by_name["tests"].rows]
    least, second, last = (float(row[3]) for row in sorted(by_name["tests"].rows, key=lambda row: row[3]))
    expected = [3 * least, max(3 * least, 2 * second), max(3 * least, 2 * second, last)]
    assert sorted(corrected) == pytest.approx(expected, abs=2e-4)
    verdicts = {row[:2]: row[5] for row in by_name["tests"].rows}
    assert verdicts == {("good", "alike"): "no", ("good", "poor"): "yes", ("alike", "poor"): "yes"}


def test_figures_are_those_of_a_campaign_of_the_same_tallies() -> None:
    systems = []
    for annotator in (GOOD, ALIKE, POOR):
        total = Tally()
        for tally in annotator.tallies.values():
            total = added(total, tally)
        systems.append(SystemScores(annotator.name, (), "", DOCUMENTS, annotator.tallies, (), total))
    measure = next(each for each in SLOTS.measures if each.key == "recall")
    campaign = Campaign("", "", "", (measure,), ranked(systems, "recall"), CHOICE)
    by_name = tables(GOOD, ALIKE, POOR, measure="recall")
    expected = [float(pair.test.p or 0) for pair in campaign.tests("recall")]
    assert [float(row[3]) for row in by_name["tests"].rows] == pytest.approx(expected, abs=5e-5)
    values = [float(system.value("recall") or Fraction(0)) for system in campaign.systems]
    assert [float(row[2]) for row in by_name["ranks"].rows] == pytest.approx(values, abs=5e-5)


def test_headings_say_what_is_ranked_and_measures_can_be_chosen() -> None:
    tests = annotator_tests(annotator_campaign(EVERY_TWO, (GOOD, POOR), DOCUMENTS, choice=CHOICE))
    assert tests.tables[0].headings[0] == "Annotators"
    assert tests.measure == "f1"
    assert [key for key, _ in tests.measures] == [measure.key for measure in SLOTS.measures]
    assert all("system" not in note for table in tests.tables for note in table.notes)
    errors = tables(GOOD, POOR, measure="error")
    assert errors["ranks"].rows[0][:2] == ("good", "1"), "of errors the lowest is the best"
