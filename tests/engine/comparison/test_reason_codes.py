"""What rules say of two annotators, of whom none is the key."""

import re

import pytest

from annotally.comparison.reason_codes import REASONS, RULES, among_annotators


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ("unaligned-key", "no object of ben was left to align it with (M8)"),
        ("unaligned-response", "no object of anna was left to align it with (M8)"),
        ("no-response", "ben has no fill left for it"),
        ("equal-alternative", "equal to an alternative of anna (M14)"),
        ("pointer-aligned", "points to an object that is aligned with anna's target"),
        ("aligned", RULES["aligned"]),
    ],
)
def test_sides_are_called_by_their_names(rule: str, said: str) -> None:
    assert among_annotators(RULES[rule], ("anna", "ben")) == said


def test_no_rule_and_no_reason_speaks_of_key_or_response_then() -> None:
    told = (among_annotators(said, ("anna", "ben")) for said in (*RULES.values(), *REASONS.values()))
    assert [said for said in told if re.search(r"\b(key|response)\b", said)] == []
