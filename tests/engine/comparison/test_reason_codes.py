"""What rules say of two annotators, of whom none is the key."""

import re

import pytest

from annotally.comparison.reason_codes import (
    CAUSES,
    REASONS,
    RULES,
    cause_wording,
    reason_wording,
    rule_wording,
)

NAMES = ("anna", "ben")


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        ("unaligned-key", "no object of ben was left to align it with (M8)"),
        ("unaligned-response", "no object of anna was left to align it with (M8)"),
        ("no-response", "ben has no fill left for it"),
        ("equal-alternative", "equal to an alternative of anna (M14)"),
        ("pointer-aligned", "points to an object that is aligned with anna's target"),
        (
            "content-different+extent-wrong",
            "other content than anna's; an extent outside anna's, or one that overlaps no minimal one"
            " (H2, H10, H15)",
        ),
        ("aligned", RULES["aligned"]),
    ],
)
def test_sides_are_called_by_their_names(rule: str, text: str) -> None:
    assert rule_wording(rule, NAMES) == text


def test_no_rule_and_no_reason_speaks_of_key_or_response_then() -> None:
    values = (*(rule_wording(rule, NAMES) for rule in RULES), *(reason_wording(r, NAMES) for r in REASONS))
    assert [item for item in values if re.search(r"\b(key|response)\b", item)] == []


def test_without_names_the_sides_are_key_and_response() -> None:
    assert rule_wording("no-response") == "the response has no fill left for it"
    assert reason_wording("unlike").startswith("overlaps, but is neither equal nor a minimal string inside")
    assert {rule: rule_wording(rule) for rule in RULES} == RULES


def test_templates_hold_no_names() -> None:
    """A catalogue has one message for a rule, whoever the annotators are."""
    codes = set(RULES) - {"unaligned-key", "unaligned-response"}
    assert {rule_wording(rule, NAMES).template for rule in codes} == {RULES[rule].template for rule in codes}
    assert rule_wording("no-key", NAMES).arguments == {"key": "anna"}


def test_m17_causes_name_the_object_and_its_slot() -> None:
    sentence = cause_wording("optional-slot", "PERSON 1", "LEADER")
    assert sentence == "PERSON 1 points to it in LEADER and may leave it out"
    assert {cause_wording(code, "x", "y").template for code in CAUSES} == set(CAUSES.values())
