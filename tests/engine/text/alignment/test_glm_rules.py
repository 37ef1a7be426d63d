"""Reading global mapping files (H5)."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.model.diagnostics import Diagnostic, InputRefused
from annotally.model.text import Source
from annotally.text.alignment.glm_rules import PATIENCE, GlmRule, RuleSet, read_rules

EXAMPLE = """;; the sign of comments is the first token
* name "own.glm"
* DESC = 'Spelling'
* FORMAT = 'NIST1'
* max_nrules = '4'
* copy_no_hit = 'F'
* case_sensitive = "no"

CANCELLED => CANCELED ;; a comment
[  ] => [ ]
Falkner => Faulkner / [William ] __
VIDEOTAPE  =>  VIDEO TAPE / [ ] __ [ ]
[CAN'T] => [{CAN NOT / CANNOT}] / [ ] __ [ ]
{LEFT-BRACE => LEFT BRACE
/SLASH => SLASH
'EM => THEM
' OK ' => " OKAY "
[UH] => []
;;  INPUT_DEPENDENT_APPLICATION = "CTM|hyp"
DON'T => {DO NOT / @}
"""


def rules(text: str, *, skip_damaged: bool = False) -> RuleSet:
    return read_rules(Source("own.glm", text), skip_damaged=skip_damaged)


def test_the_example() -> None:
    actual_rules = rules(EXAMPLE)
    assert (actual_rules.name, actual_rules.description) == ("own.glm", "Spelling")
    assert not actual_rules.copy_no_hit
    assert not actual_rules.case_sensitive
    assert actual_rules.warnings == ()
    assert [(rule.left, rule.right, rule.before, rule.behind) for rule in actual_rules.rules] == [
        ("CANCELLED", "CANCELED", "", ""),
        ("  ", " ", "", ""),
        ("Falkner", "Faulkner", "William ", ""),
        ("VIDEOTAPE", "VIDEO TAPE", " ", " "),
        ("CAN'T", "{CAN NOT / CANNOT}", " ", " "),
        ("{LEFT-BRACE", "LEFT BRACE", "", ""),
        ("/SLASH", "SLASH", "", ""),
        ("'EM", "THEM", "", ""),
        (" OK ", " OKAY ", "", ""),
        ("UH", "", "", ""),
        ("DON'T", "{DO NOT / @}", "", ""),
    ]
    assert actual_rules.rules[-1] == GlmRule("DON'T", "{DO NOT / @}", "", "", "ctm|hyp", 20)


def test_rules_for_some_inputs_only() -> None:
    actual_rules = rules(EXAMPLE)
    assert len(actual_rules.for_input("stm", "ref").rules) == len(actual_rules.for_input().rules) == 10
    assert len(actual_rules.for_input("CTM").rules) == len(actual_rules.for_input("stm", "hyp").rules) == 11


def test_defaults_of_the_header_and_windows_line_ends() -> None:
    actual_rules = rules("# c\r\nA => B # so\r\n")
    assert (actual_rules.rules[0].left, actual_rules.rules[0].right) == ("A", "B")
    assert actual_rules.copy_no_hit
    assert actual_rules.case_sensitive


def test_without_a_sign_of_comments_there_are_none() -> None:
    assert [rule.right for rule in rules("\nA => B ;; C\n").rules] == ["B ;; C"]
    assert [rule.right for rule in rules(" ;; the first line\nA => B ;; C\n").rules] == ["B"]


def test_what_stands_at_the_place_of_the_left_side_is_warned_of() -> None:
    actual_rules = rules(";;\nA => B / [ ] __A [ ]\n")
    (only,) = actual_rules.warnings
    assert (only.line, only.column) == (2, 16)
    assert actual_rules.rules[0].behind == " "


DAMAGE = [
    ("CANCELLED CANCELED", 1, "has no replacement", "A => B"),
    ("  UH =>", 6, "a rule without right side", "the replacement"),
    ("UH => / [ ] __ [ ]", 4, "a rule without right side", "the replacement"),
    ("=> UH", 1, "a rule without left side", "the text to replace"),
    ("[] => UH", 4, "a rule without left side", "the text to replace"),
    ("[CAN'T => CAN NOT", 1, "a bracket that is not closed on the left side", "[ and ]"),
    ("CAN'T => CAN NOT]", 17, "a bracket that is not opened on the right side", "[ and ]"),
    ("A => B / [ __ [ ]", 10, "a bracket that is not closed in the context", "[ and ]"),
    ("A => {B / C", 6, "a brace that is not closed", "} after it"),
    ("A => B / C}", 8, "without __ for the left side", "__"),
    ("A => {B / C}}", 13, "a brace that is not opened", "{ before it"),
    ("A => {B / {C / D}", 6, "a brace that is not closed", "} after it"),
    ("A => {B / }", 11, "an alternative without words", "@ for none"),
    ("A => {B / {C / / D}}", 16, "an alternative without words", "@ for none"),
    ("A => [" + "{a/b} " * 10 + "]", 61, "more than 1000 ways", "a few alternatives"),
    ("A => " + "{" * 30 + "b" + "}" * 30, 26, "or 20 in one another", "a few alternatives"),
    ("A => B / C", 8, "a context '/ C' without __ for the left side", "__"),
    ("* name own.glm", 1, "has no value", "a value in quotes"),
    ("* format 'NIST3'", 10, "rules of the format 'NIST3'", "NIST1 or NIST2"),
    ("* copy_no_hit = 'perhaps'", 17, "'perhaps' for COPY_NO_HIT", "T or F"),
    (';; INPUT_DEPENDENT_APPLICATION = "("', 35, "'(' is not a regular expression", "one as in Perl"),
]


@pytest.mark.parametrize(("line", "column", "actual", "expected"), DAMAGE, ids=lambda value: str(value)[:30])
def test_a_damaged_line_is_one_message(line: str, column: int, actual: str, expected: str) -> None:
    text = f";;\nX => Y\n{line}\nZ => W\n"
    with pytest.raises(InputRefused) as refused:
        rules(text)
    (only,) = refused.value.diagnostics
    assert (only.file, only.line, only.column) == ("own.glm", 3, column)
    assert actual in only.found
    assert expected in only.expected
    assert only.remedy
    kept_rules = rules(text, skip_damaged=True)
    assert [rule.left for rule in kept_rules.rules] == ["X", "Z"]
    (warned,) = kept_rules.warnings
    assert (warned.line, warned.column, warned.found) == (3, column, only.found)


def test_every_damaged_line_is_told() -> None:
    with pytest.raises(InputRefused) as refused:
        rules(";;\nA\nB => [C\n")
    assert [diagnostic.line for diagnostic in refused.value.diagnostics] == [2, 3]


@given(st.lists(st.sampled_from(["A", " ", "=>", "[", "]", "{", "}", "/", "__", '"', "'", "*", ";;", "\n"])))
def test_whatever_the_file_nothing_but_refusals_is_raised(parts: list[str]) -> None:
    text = ";;\n" + "".join(parts)
    kept_rules = rules(text, skip_damaged=True)
    errors: tuple[Diagnostic, ...] = ()
    try:
        assert rules(text).rules == kept_rules.rules
    except InputRefused as refused:
        errors = refused.diagnostics
    assert len(errors) <= len(kept_rules.warnings)
    assert all(error.line > 1 for error in errors)


ENDLESS = "(?:.|.|.|.|.|.|.|.)+[yz]"
"""Finds nothing, in eight ways for each sign."""


def test_an_expression_without_end_is_given_up_and_its_line_told() -> None:
    actual_rules = rules(f';;\n* name = "x"\n;; INPUT_DEPENDENT_APPLICATION = "{ENDLESS}"\nA => B\nC => D\n')
    begun = time.process_time()
    with pytest.raises(InputRefused) as caught:
        actual_rules.for_input("conll-coreference", "ref")
    assert time.process_time() - begun < 10 * PATIENCE
    (diagnostic,) = caught.value.diagnostics
    assert (diagnostic.file, diagnostic.line, diagnostic.column) == ("own.glm", 4, 1)
    assert "INPUT_DEPENDENT_APPLICATION" in diagnostic.found
    assert diagnostic.expected
    assert diagnostic.remedy


def test_many_slow_expressions_share_one_limit() -> None:
    slow = "".join(f'# INPUT_DEPENDENT_APPLICATION = "{ENDLESS}[{n}-9]"\nA => B\n' for n in range(9))
    begun = time.process_time()
    with pytest.raises(InputRefused):
        rules(f"#\n{slow}").for_input("conll-coreference", "ref")
    assert time.process_time() - begun < 10 * PATIENCE


def test_an_expression_without_what_it_needs_is_no_trouble() -> None:
    slow = rules(';;\n;; INPUT_DEPENDENT_APPLICATION = "(?:.?){400}z"\nA => B\n')
    assert not slow.for_input("conll-coreference", "ref").rules
    assert slow.for_input("zero", "ref").rules == slow.rules


def test_the_expressions_of_a_file_share_one_limit_of_size() -> None:
    file = "".join(f'# INPUT_DEPENDENT_APPLICATION = "a{{400{n}}}"\nA => B\n' for n in (1, 1, 2, 3))
    (refusal,) = rules(f"#\n{file}", skip_damaged=True).warnings
    assert refusal.line == 8
    assert "10,000 parts" in refusal.found


@pytest.mark.parametrize(
    "expression", ["a{99999999999}", "((a{999}){999}){999}", "(" * 3000 + ")" * 3000, "("]
)
def test_an_expression_that_cannot_be_prepared_is_a_damaged_line(expression: str) -> None:
    (warning,) = rules(
        f';;\n;; INPUT_DEPENDENT_APPLICATION = "{expression}"\nA => B\n', skip_damaged=True
    ).warnings
    assert warning.line == 2
    assert "not a regular expression" in warning.found
    assert len(warning.found) < 200
