"""Transcripts as the NIST filter writes them (H5, H7); what it published is among the conformance tests."""

import pytest

from annotally.model.diagnostics import InputRefused
from annotally.model.text import Source
from annotally.text.alignment.glm import Mapper
from annotally.text.alignment.glm_rules import RuleSet, read_rules
from annotally.text.alignment.transcripts import check_optional, filtered

PLAIN = Mapper(RuleSet())


@pytest.mark.parametrize(
    ("transcript", "expected"),
    [
        ("this-that o-r", "THIS THAT O R"),
        ("fi- -him -", "FI- -HIM -"),
        ("(this-that-but)", "(THIS) (THAT) (BUT)"),
        ("(o-) (-o)", "(O-) (-O)"),
        ("  a \t b ", "A B"),
    ],
)
def test_hyphens_inside_words_are_split(transcript: str, expected: str) -> None:
    assert filtered(transcript, PLAIN, split_hyphens=True) == expected
    assert filtered(transcript, PLAIN) == " ".join(transcript.upper().split())


def test_case_may_stay() -> None:
    assert filtered("Some Words", PLAIN, upper=False) == "Some Words"


def test_h7_what_comes_out_of_an_optional_word_is_optional() -> None:
    rules = read_rules(Source("x", ";;\nSHE'S => SHE IS / [ ] __ [ ]\n"))
    assert filtered("(she's) she's", Mapper(rules)) == "(SHE) (IS) SHE IS"


def test_brackets_left_over_are_refused_with_their_places() -> None:
    with pytest.raises(InputRefused) as refused:
        check_optional(Source("x.trn", "(a) b\nc (d\n(e) f) (g)\n"))
    first, second = refused.value.diagnostics
    assert (first.file, first.line, first.column) == ("x.trn", 2, 3)
    assert "not closed" in first.found
    assert (second.line, second.column) == (3, 6)
    assert "not opened" in second.found


def test_only_a_part_of_a_source_may_be_looked_at() -> None:
    source = Source("x.trn", "( b\n(c) d\n")
    check_optional(source, 4)
    check_optional(source, 1, 3)
    with pytest.raises(InputRefused):
        check_optional(source, 0, 3)
