"""Formulas: read from TeX's notation, written in one line, and laid out in tables of rich text."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QTextDocument
from pytestqt.qtbot import QtBot

from annotally_gui.services.guide.formula_markup import displayed_formula, inline_formula
from annotally_gui.services.guide.formulas import read_formula

LINES = {
    r"\kappa = \frac{p_o - p_e}{1 - p_e}": "κ = (p_o − p_e) / (1 − p_e)",
    r"\frac{D_o}{D_e}": "D_o / D_e",
    r"\frac12 n": "1 / 2n",
    r"x^2_i + y^{n+1}": "x_i^2 + y^(n + 1)",
    r"x^12": "x^12",
    r"-a \cdot (-b)": "−a · (−b)",
    r"\sum_{i=1}^{n} x_i": "∑_(i = 1)^n x_i",
    r"\max(a, b)": "max(a, b)",
    r"\text{recall of } k": "recall of k",
    r"\left(\frac{a}{b}\right)^2": "(a / b)^2",
    r"\left.\frac{a}{b}\right|": "a / b|",
    r"f' = \sqrt{n}": "f′ = √n",
    r"\bar{x} \, \widehat{ab}": "x\u0304 a\u0302b\u0302",
    r"|A \cap B| \le 95\,\%": "|A ∩ B| ≤ 95 %",
    r"\begin{cases} 1 & x > 0 \\ 0 & \text{else} \end{cases}": "{ 1 x > 0; 0 else",
    r"\begin{aligned} a &= b \\ &= c \\ \end{aligned}": "a = b; = c",
}  # fmt: skip


@pytest.mark.parametrize("source", LINES)
def test_a_formula_in_one_line(source: str) -> None:
    tree = read_formula(source)
    assert (tree.text, tree.unknown) == (LINES[source], ())


def test_commands_that_are_not_known_stand_for_themselves() -> None:
    tree = read_formula(r"\foo{a} + \barley")
    assert (tree.text, tree.unknown) == ("foo a + barley", ("foo", "barley"))


@given(st.text(alphabet=r"ab12\{}^_'&$ frac-=sqrtleftendbeginright.(", max_size=40))
def test_nothing_is_refused(source: str) -> None:
    assert read_formula(source).text is not None
    assert displayed_formula(source).count("<table") == displayed_formula(source).count("</table>")
    assert inline_formula(source).count("<s") == inline_formula(source).count("</s")


def words(markup: str) -> str:
    document = QTextDocument()
    document.setHtml(markup)
    return re.sub(r"\s", "", document.toPlainText())


@pytest.mark.parametrize("source", LINES)
def test_the_layout_has_every_sign_of_the_formula(source: str, qtbot: QtBot) -> None:
    """A displayed formula has no stroke for fractions, which have a line, and no signs of scripts."""
    drawn = re.sub(r"[\s/()^_;|]", "", LINES[source])
    assert sorted(re.sub(r"[/()|]", "", words(displayed_formula(source)))) == sorted(drawn)
    assert sorted(re.sub(r"[/();|]", "", words(inline_formula(source)))) == sorted(drawn)


def test_fractions_stand_over_each_other_and_texts_are_escaped(qtbot: QtBot) -> None:
    document = QTextDocument()
    document.setHtml(displayed_formula(r"a = \frac{b}{c}"))
    assert document.toPlainText().split() == ["a", "=", "b", "c"]
    assert "&lt;b&gt;" in displayed_formula(r"\text{<b>}")
    assert inline_formula("p_e") == '<span class="formula"><i>p</i><sub><i>e</i></sub></span>'
