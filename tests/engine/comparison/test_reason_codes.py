"""What rules say of two annotators, of whom none is the key."""

import re

import pytest

from annotally.comparison.reason_codes import REASONS, RULES, among_annotators


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        ("unaligned-key", "no object of ben was left to align it with (M8)"),
        ("unaligned-response", "no object of anna was left to align it with (M8)"),
        ("no-response", "ben has no fill left for it"),
        ("equal-alternative", "equal to an alternative of anna (M14)"),
        ("pointer-aligned", "points to an object that is aligned with anna's target"),
        ("aligned", RULES["aligned"]),
    ],
)
def test_sides_are_called_by_their_names(rule: str, text: str) -> None:
    assert among_annotators(RULES[rule], ("anna", "ben")) == text


def test_no_rule_and_no_reason_speaks_of_key_or_response_then() -> None:
    values = (among_annotators(item, ("anna", "ben")) for item in (*RULES.values(), *REASONS.values()))
    assert [item for item in values if re.search(r"\b(key|response)\b", item)] == []
