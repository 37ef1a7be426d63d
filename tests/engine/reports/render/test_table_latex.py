"""Tables as LaTeX: every special sign is written out, columns are aligned as in text."""

from fractions import Fraction

import pytest

from annotally.reports.render.table_latex import latex_table, latex_text
from annotally.reports.tables.table import Column, NamedTable, Table


def test_a_table_has_headings_on_every_page_and_a_line_for_each_row() -> None:
    columns = (Column("name", "NAME"), Column("f", "F_1", right=True, digits=2))
    table = NamedTable("x", "X", Table(columns, [("a & b", Fraction(1, 3)), ("[c]", None), ("short",)]))
    assert latex_table(table) == (
        "\\begin{longtable}{lr}\n\\toprule\nNAME & F\\_1 \\\\\n\\midrule\n\\endhead\n"
        "a \\& b & 0.33 \\\\\n{[}c{]} & – \\\\\nshort \\\\\n"
        "\\bottomrule\n\\end{longtable}\n"
    )


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
    ],
)
def test_a_text_is_set_as_it_is_on_one_line(text: str, written: str) -> None:
    assert latex_text(text) == written
