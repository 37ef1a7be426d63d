"""Transcripts as the NIST filter writes them (H5, H7); what it published is among the conformance tests."""

import pytest

from annotally.model.text import Source
from annotally.text.alignment.glm import Mapper
from annotally.text.alignment.glm_rules import RuleSet, read_rules
from support.nist_filter import filtered

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
