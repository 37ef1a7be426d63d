"""Texts as LaTeX: every special sign is written out, words are divided where lines are short."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.reports.render.latex_signs import latex_text, sign_declarations, text_width


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("a\\b", "a\\textbackslash{}b"),
        ("50 % of #1 for $2", "50 \\% of \\#1 for \\$2"),
        ("{x}_y", "\\{x\\}\\_y"),
        ("~^", "\\textasciitilde{}\\textasciicircum{}"),
        ("<a|b>", "\\textless{}a\\textbar{}b\\textgreater{}"),
        ('"it"', "\\textquotedbl{}it\\textquotedbl{}"),
        ("two\n\nlines", "two lines"),
        ("Müller", "Müller"),
        ("--all ,, ''", "-{}-all ,{}, '{}'"),
        ("1 − κ_F ≤ ½", "1 \\ensuremath{-} \\ensuremath{\\kappa}\\_F \\ensuremath{\\leq} ½"),
        ("Λ λόγος", "\\ensuremath{\\Lambda} λόγος"),
        ("a\x00b\ud800", "a\ufffdb\ufffd"),
    ],
)
def test_a_text_is_set_as_it_is_on_one_line(text: str, written: str) -> None:
    assert latex_text(text) == written


def test_words_end_a_line_after_signs_inside_them_or_anywhere_if_they_are_too_wide() -> None:
    assert latex_text("short/one", 100) == "short/one"
    assert latex_text("organization/descriptor", 200) == "organization/\\allowbreak{}descriptor"
    assert latex_text("wwwwwwww", 20).count("\\allowbreak{}") == 7


@given(st.text(), st.floats(1, 500))
def test_no_sign_of_a_text_is_lost_or_left_special(text: str, width: float) -> None:
    written = latex_text(text, width).replace("\\allowbreak{}", "")
    assert not re.search(r"[\x00-\x1f\ud800-\udfff~^<>|\"`]", written)
    assert written.count("{") - 2 * written.count("\\{") == written.count("}") - 2 * written.count("\\}")
    assert text_width(text) >= 4 * len(text)


def test_signs_that_pdflatex_does_not_know_are_declared_once_in_order() -> None:
    assert sign_declarations("Müller €") == ""
    lines = sign_declarations("שלש ü").splitlines()
    assert [line[25:29] for line in lines[2:-1]] == ["05DC", "05E9"]
    assert lines[1] == "\\ifdefined\\pdftexversion"
