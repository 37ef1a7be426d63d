"""Formulas as they are typed: what is read of them, and where the remark begins."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally_gui.services.guide.formula_markup import displayed_definition, with_scripts
from annotally_gui.services.guide.formulas import plain
from annotally_gui.services.guide.plain_formulas import read_plain


@pytest.mark.parametrize(
    ("text", "formula", "remark"),
    [
        ("MIS / POS", "MIS / POS", ""),
        ("(COR + ½ PAR) / POS", "(COR + ½ PAR) / POS", ""),
        ("2 · recall · precision / (recall + F)", "(2 · recall · precision) / (recall + F)", ""),
        ("1 − D_o / D_e, nominal; and so on", "1 − D_o / D_e", "nominal; and so on"),
        ("1 − ΣD_o / ΣD_e over labels", "1 − (∑ D_o) / (∑ D_e)", "over labels"),
        ("(Σ min(p₁, p₂) − p_e) / (1 − p_e)", "(∑ min(p_1, p_2) − p_e) / (1 − p_e)", ""),
        ("pairs of labels / all pairs, each once", "pairs of labels / all pairs", "each once"),
        ("votes for it / votes (majority); else", "votes for it / votes", "(majority); else"),
        ("(B − E) / (B + (k − 1) E + k (J − E) / n)", "(B − E) / (B + (k − 1)E + (k(J − E)) / n)", ""),
        ("|a − d| / n, a and d the items", "|a − d| / n", "a and d the items"),
        ("⌈documents · (width / wanted width)²⌉", "⌈documents · (width / wanted width)^2⌉", ""),
        ("− Σ p · log₂ p", "−∑ p · log₂ p", ""),
        ("recall_num / recall_den", "recall_num / recall_den", ""),
        ("1 + number of systems; ties share it", "1 + number of systems", "ties share it"),
    ],
)  # fmt: skip
def test_a_formula_and_its_remark(text: str, formula: str, remark: str) -> None:
    result = read_plain(text)
    assert result is not None
    assert (plain(result[0]), result[1]) == (formula, remark)


@pytest.mark.parametrize(
    "text",
    [
        "mean of the measure over documents",
        "classes: the best of 2 · common / all",
        "share of labels; 2·both / uses",
        "mean over pairs of 2·matched / spans",
        "(a + b",
        "a + ] / b",
        "/ b",
        "",
    ],
)
def test_words_are_no_formula(text: str) -> None:
    assert read_plain(text) is None


@given(st.text(alphabet="abP_1½²₂Σ(),;|⌈⌉+−·/= ", max_size=40))
def test_nothing_is_refused_and_the_remark_is_the_end_of_the_text(text: str) -> None:
    result = read_plain(text)
    assert result is None or text.endswith(result[1])
    markup = displayed_definition("F", text)
    assert markup.count("<table") == markup.count("</table>")


def test_letters_have_their_feet_and_names_stay() -> None:
    assert with_scripts("p_e of κ_F, p₁ & recall_num") == (
        "<i>p</i><sub>e</sub> of <i>κ</i><sub>F</sub>, <i>p</i><sub>1</sub> &amp; recall_num"
    )


def test_what_is_no_formula_stays_words() -> None:
    assert displayed_definition("macro", "mean <of> it") == (
        '<div class="formula"><p><b>macro</b> = mean &lt;of&gt; it</p></div>'
    )
    assert "<p>so <i>p</i><sub>e</sub></p>" in displayed_definition("F", "a / b, so p_e")
