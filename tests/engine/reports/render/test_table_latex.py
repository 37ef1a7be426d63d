"""Tables as LaTeX: aligned as in text, no wider than the page, divided where nothing else helps."""

from fractions import Fraction

import pytest

from annotally.reports.render.table_latex import PAGE, latex_table, latex_tables
from annotally.reports.tables.table import Column, NamedTable, Table


def named(columns: list[Column], *rows: tuple[str | int | Fraction | None, ...]) -> NamedTable:
    return NamedTable("x", "X & Y", Table(columns, rows), ("a note",))


def figures(count: int, heading: str = "") -> list[Column]:
    return [Column("name", "Name"), *(Column(f"c{n}", f"{heading}{n}", right=True) for n in range(count))]


def test_a_table_has_headings_on_every_page_and_a_line_for_each_row() -> None:
    columns = [Column("name", "NAME"), Column("f", "F_1", right=True, digits=2)]
    table = named(columns, ("a & b", Fraction(1, 3)), ("[c]", None), ("short",))
    assert latex_table(table) == (
        "\\begin{longtable}{@{}lr@{}}\n\\toprule\nNAME & F\\_1 \\\\\n\\midrule\n\\endhead\n"
        "a \\& b & 0.33 \\\\\n{[}c{]} & – \\\\\nshort \\\\\n"
        "\\bottomrule\n\\end{longtable}\n"
    )


def test_a_document_has_titles_tables_and_notes() -> None:
    page = latex_tables("A", [named(figures(1), ("x", 1))])
    assert page.index("\\section*{A}") < page.index("\\subsection*{X \\& Y}") < page.index("a note\\par")
    assert page.startswith("%")
    assert page.endswith("\\end{document}\n")


@pytest.mark.parametrize(
    ("count", "font"), [(24, ""), (25, "\\small"), (27, "\\footnotesize"), (29, "\\scriptsize")]
)
def test_type_is_as_large_as_the_page_has_room_for(count: int, font: str) -> None:
    table = latex_table(named(figures(count), ("x", *["1234"] * count)))
    assert table.count("longtable") == 2
    assert table.startswith(f"{{{font}\n" if font else "\\begin")


def test_headings_much_wider_than_their_figures_stand_upright() -> None:
    table = latex_table(named(figures(30, "a_long_label_"), ("x", *range(30))))
    assert table.count("\\rotatebox{90}{a\\_long\\_label\\_") == 30
    assert table.count("\\begin{longtable}") == 1
    long = latex_table(named(figures(30, "l" * 90), ("x", *range(30))))
    assert f"{{{'l' * 39}\\ensuremath{{\\ldots}}}}" in long


def test_wide_texts_take_several_lines_beside_the_figures() -> None:
    columns = [Column("a", "A"), Column("b", "B"), Column("n", "N", right=True)]
    table = latex_table(named(columns, ("short", "many words " * 60, 7)))
    (width,) = (part.partition("pt}")[0] for part in table.split("p{")[1:])
    assert PAGE / 2 < int(width) < PAGE
    assert ">{\\raggedright\\arraybackslash}" in table


def test_what_fits_no_page_is_divided_with_the_first_column_beside_each_part() -> None:
    count = 60
    table = latex_table(named(figures(count), ("the row", *(f"{number:06}" for number in range(count)))))
    parts = table.split("\\begin{longtable}")[1:]
    assert len(parts) > 1
    assert all("the row & " in part for part in parts)
    cells = [f"{number:06}" for number in range(count)]
    assert [cell for part in parts for cell in cells if cell in part] == cells
