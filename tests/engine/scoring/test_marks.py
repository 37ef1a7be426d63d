"""Texts of measures that a window translates."""

from catalogues import collect_messages

from annotally.scoring.agreement.measures import LABEL_MEASURES, SPAN_MEASURES
from annotally.scoring.families import MATCHES, MENTIONS, RATIOS, SLOTS
from annotally.scoring.marks import mark


def test_a_mark_changes_nothing() -> None:
    assert mark("a {brace}") == "a {brace}"


def test_catalogues_hold_titles_of_measures_and_the_cases_in_which_they_are_undefined() -> None:
    messages = {message.text for message in collect_messages()}
    families = (SLOTS, RATIOS, MENTIONS, MATCHES)
    measures = [measure for family in families for measure in family.measures]
    measures += [agreement.measure for agreement in (*LABEL_MEASURES, *SPAN_MEASURES)]
    assert len(measures) > 20
    assert {measure.title for measure in measures} <= messages
    assert {measure.undefined_when for measure in measures} <= messages
