"""Formulas of the help in TeX's notation: fractions where strokes are, and nothing that is not typeset."""

import re

import pytest
from tex_formulas import tex_formula, tex_name

from support.help_examples import block_kinds, page_names, page_text

COMMANDS = {"frac", "tfrac", "mathrm", "text", "cdot", "left", "right", "sum", "min", "log", "lceil", "rceil"}
"""Commands that repositories typeset, and the window too."""


@pytest.mark.parametrize(
    ("formula", "tex", "words"),
    [
        ("MIS / POS", r"\frac{\mathrm{MIS}}{\mathrm{POS}}", ""),
        ("1 − D_o / D_e; of all", r"1 - \frac{D_o}{D_e}", "of all"),
        ("2 · (a + ½ b) / c", r"\frac{2 \cdot \left( a + \tfrac{1}{2} \, b \right)}{c}", ""),
        ("(a + (k − 1) b) / n", r"\frac{a + \left( k - 1 \right) \, b}{n}", ""),
        ("(a − b) · (c − d) / n", r"\frac{\left( a - b \right) \cdot \left( c - d \right)}{n}", ""),
        ("n / ((a − b) · (c − d))", r"\frac{n}{\left( a - b \right) \cdot \left( c - d \right)}", ""),
        ("|a − d| / n, a and d", r"\frac{| a - d |}{n}", "a and d"),
        ("votes for it / votes", r"\frac{\text{votes for it}}{\text{votes}}", ""),
        ("− Σ p · log₂ p", r"- \sum \, p \cdot \log_2 \, p", ""),
        ("⌈n · (a / b)²⌉", r"\lceil n \cdot \left( \frac{a}{b} \right)^2 \rceil", ""),
        ("1 − ΣD_o / n over labels", r"1 - \frac{\sum D_o}{n}", "over labels"),
    ],
)
def test_formulas_become_tex(formula: str, tex: str, words: str) -> None:
    assert tex_formula(formula) == (tex, words)


@pytest.mark.parametrize("formula", ["mean over a / b", "links: n − 1", "longest runs of ranks", "a word"])
def test_words_stay_words(formula: str) -> None:
    assert tex_formula(formula) is None


def test_names_are_upright_and_their_indices_below() -> None:
    assert tex_name("P&R") == r"\mathrm{P\&R}"
    assert tex_name("κ_F") == r"κ_{\mathrm{F}}"
    assert tex_name("F") == "F"


def test_the_formulas_of_all_pages_are_whole_and_of_known_commands() -> None:
    blocks = [body for name in page_names() for info, body in block_kinds(page_text(name)) if info == "math"]
    assert len(blocks) > 30
    for body in blocks:
        assert body.count("{") == body.count("}")
        assert body.count(r"\left") == body.count(r"\right")
        assert set(re.findall(r"\\([A-Za-z]+)", body)) <= COMMANDS
        assert "/" not in body
