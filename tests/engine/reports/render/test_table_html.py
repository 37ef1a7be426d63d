"""Tables as an HTML page: no text of a cell becomes a tag, undefined figures are the sign of the text."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st
from lxml import html

from annotally.reports.render.table_html import html_tables
from annotally.reports.tables.table import Column, NamedTable, Table

COLUMNS = (Column("name", "NAME"), Column("f", "F", right=True, digits=2))
ROWS = [("<script>alert(1)</script>", Fraction(1, 3)), ("a\x00\ud800\ufffeb", None), ("short",)]


def page_of(*tables: NamedTable) -> html.HtmlElement:
    return html.document_fromstring(html_tables("A & B", tables))


def test_a_page_has_titles_links_notes_and_aligned_figures() -> None:
    table = NamedTable("x", "First <one>", Table(COLUMNS, ROWS), ("a note & more",))
    page = page_of(table, NamedTable("y", "Second", Table(COLUMNS, [])))
    assert page.findtext(".//title") == page.findtext(".//h1") == "A & B"
    assert [heading.text for heading in page.iterfind(".//h2")] == ["First <one>", "Second"]
    targets = {heading.get("id") for heading in page.iterfind(".//h2")}
    assert {link.get("href") for link in page.iterfind(".//a")} == {f"#{target}" for target in targets}
    assert page.findtext(".//p") == "a note & more"
    cells = [[cell.text for cell in line] for line in page.find(".//tbody")]
    assert cells == [["<script>alert(1)</script>", "0.33"], ["a\ufffd\ufffd\ufffdb", "–"], ["short"]]
    assert [cell.get("class") for cell in page.find(".//thead/tr")] == [None, "right"]
    assert page.find(".//script") is None


def test_one_table_needs_no_links() -> None:
    assert page_of(NamedTable("x", "First", Table(COLUMNS, ROWS))).find(".//nav") is None


@given(st.text(max_size=20))
def test_any_text_comes_back_but_for_signs_that_no_page_holds(text: str) -> None:
    page = html_tables("t", [NamedTable("x", "X", Table((Column("a", "A"),), [(text,)]))])
    (cell,) = html.document_fromstring(page).iterfind(".//td")
    shown = cell.text or ""
    assert len(shown.replace("\n", "")) <= len(text)
    assert [sign for sign in shown if sign.isalnum()] == [sign for sign in text if sign.isalnum()]
