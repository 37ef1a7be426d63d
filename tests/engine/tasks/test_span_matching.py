"""Rules of matching by name, and the tasks that have one."""

from fractions import Fraction

import pytest

from annotally.model.diagnostics import TaskError
from annotally.tasks.derived_similarity import MAT, SPANS
from annotally.tasks.span_matching import (
    NAMES,
    RULES,
    PairOutcome,
    matching_row,
    matching_rule,
    with_matching,
)


def test_a_rule_is_found_by_its_name_whatever_its_case() -> None:
    for rule in RULES:
        assert matching_rule(f" {rule.name.upper()} ") is rule


@pytest.mark.parametrize(
    ("written", "name", "share"),
    [("overlap:50%", "overlap:50%", Fraction(1, 2)), ("Overlap:12.5", "overlap:12.5%", Fraction(1, 8))],
)
def test_a_share_of_the_extent_is_a_part_of_the_name(written: str, name: str, share: Fraction) -> None:
    rule = matching_rule(written)
    assert (rule.name, rule.schemes[0].name) == (name, name)
    assert (rule.schemes[0].least, rule.schemes[0].least_text) == (share, 0)
    assert "50 %" in str(matching_rule("overlap:50%").title)


def test_a_share_of_the_text_is_another_rule() -> None:
    scheme = matching_rule("approximate:80%").schemes[0]
    assert (scheme.least, scheme.least_text) == (0, Fraction(4, 5))


@pytest.mark.parametrize(
    "name", ["", "loose", "overlap:", "overlap:0%", "overlap:101%", "overlap:-5%", "gate:5%"]
)
def test_an_unknown_rule_is_refused_with_the_names_of_all(name: str) -> None:
    with pytest.raises(TaskError) as refused:
        matching_rule(name)
    assert all(known in str(refused.value) for known in NAMES)


def test_schemes_of_a_rule_have_rows_of_their_own() -> None:
    for rule in RULES:
        rows = {matching_row(scheme, "A") for scheme in rule.schemes}
        assert len(rows) == len(rule.schemes)
        assert rule.shown in rule.schemes


def test_an_equal_span_with_its_label_is_correct_by_every_scheme() -> None:
    schemes = [scheme for rule in RULES for scheme in rule.schemes]
    assert {scheme.outcome(same_extent=True, same_label=True) for scheme in schemes} == {PairOutcome.CORRECT}


def test_a_task_with_a_rule_has_the_method_and_without_one_stays_itself() -> None:
    task = with_matching(SPANS, "Gate")
    assert (task.method, task.rules.matching) == ("span-matching", "gate")
    assert with_matching(SPANS, "") is SPANS


def test_annotations_with_attributes_have_no_rule() -> None:
    with pytest.raises(TaskError):
        with_matching(MAT, "strict")
