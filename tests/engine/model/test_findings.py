"""Findings: a sequence like any other, of which those that are alike are made when they are looked at."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.model.diagnostics import Diagnostic, Severity, warning
from annotally.model.findings import AlikeFindings, Findings
from annotally.model.wording import NO_WORDS, Wording


def found(number: int) -> Diagnostic:
    return warning("f", number, 1, Wording("token {number}", number=number), NO_WORDS, NO_WORDS)


class Numbered(AlikeFindings):
    """Warnings with the numbers of a range."""

    severity = Severity.WARNING

    def __init__(self, numbers: range) -> None:
        self.numbers = numbers
        self.made: list[int] = []

    def __len__(self) -> int:
        return len(self.numbers)

    def make(self, number: int) -> Diagnostic:
        self.made.append(number)
        return found(self.numbers[number])

    def example(self) -> Diagnostic:
        return found(self.numbers[0])


PARTS = st.lists(st.tuples(st.booleans(), st.integers(0, 3)), max_size=6)


@given(PARTS, st.integers(-12, 12), st.integers(-12, 12))
def test_they_are_a_sequence_of_all(parts: list[tuple[bool, int]], start: int, stop: int) -> None:
    findings, expected = Findings(), []
    for is_alike, count in parts:
        numbers = range(len(expected), len(expected) + count)
        findings += Numbered(numbers) if is_alike else map(found, numbers)
        expected += map(found, numbers)
    assert findings == expected == list(findings)
    assert (len(findings), bool(findings)) == (len(expected), bool(expected))
    assert findings[start:stop] == expected[start:stop]
    if -len(expected) <= start < len(expected):
        assert findings[start] == expected[start]
    else:
        with pytest.raises(IndexError):
            findings[start]
    assert [len(alike) for first, alike in findings.representatives() if first != alike[0]] == []
    assert [finding for _, alike in findings.representatives() for finding in alike] == expected
    assert pickle.loads(pickle.dumps(findings)) == expected
    again = Findings(findings, [found(99)])
    assert again == (*expected, found(99))
    assert again != (*expected, found(98))
    assert again != expected


def test_those_that_are_alike_are_not_made_before_they_are_looked_at() -> None:
    alike = Numbered(range(1_000_000))
    findings = Findings([found(7)], alike)
    findings.append(found(8))
    assert len(Findings(findings)) == len(findings) == 1_000_002
    assert alike.made == []
    assert findings[1:4] == list(map(found, range(3)))
    assert findings[-2:] == [found(999_999), found(8)]
    assert [first.line for first, _ in findings.representatives()] == [7, 0, 8]
    assert alike.made == [0, 1, 2, 999_999]
    with pytest.raises(ValueError, match="slice"):
        findings[::2]
    assert findings != "no sequence of findings"


def test_an_error_among_them_is_known_without_making_any() -> None:
    alike = Numbered(range(3))
    assert not Findings([found(1)], alike).has_error
    fault = Diagnostic(Severity.ERROR, "f", 1, 1, NO_WORDS, NO_WORDS, NO_WORDS)
    assert Findings(alike, [found(1), fault]).has_error
    assert alike.made == []
