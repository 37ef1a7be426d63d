"""Tables as one HTML page that needs no other file: no script, no font, no picture."""

from collections.abc import Sequence

from lxml import etree

from annotally.reports.tables.table import NamedTable

_STYLE = """
:root { color-scheme: light dark; }
body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 80rem; padding: 0 1.5rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2.5rem; }
nav ul { columns: 3; list-style: none; padding: 0; }
div { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; white-space: nowrap; }
th, td { border-bottom: 1px solid color-mix(in srgb, currentColor 18%, transparent); padding: .25rem .6rem; }
th { text-align: left; } .right { text-align: right; }
tbody tr:hover { background: color-mix(in srgb, currentColor 7%, transparent); }
p { color: color-mix(in srgb, currentColor 72%, transparent); margin: .3rem 0; }
"""


def html_tables(title: str, tables: Sequence[NamedTable]) -> str:
    """Return a page with the tables under their titles, with their notes, and links to them at the top.

    Figures are those of the text. Signs that no HTML can hold are replaced.
    """
    # The page is a tree, so that no text of a cell can be taken for a tag.
    page = etree.Element("html", lang="en")
    head = etree.SubElement(page, "head")
    etree.SubElement(head, "meta", charset="utf-8")
    add_element(head, "title", title)
    add_element(head, "style", _STYLE)
    body = etree.SubElement(page, "body")
    add_element(body, "h1", title)
    if len(tables) > 1:
        links = etree.SubElement(etree.SubElement(body, "nav"), "ul")
        for number, entry in enumerate(tables):
            link = add_element(etree.SubElement(links, "li"), "a", entry.title)
            link.set("href", f"#table{number}")
    for number, entry in enumerate(tables):
        add_element(body, "h2", entry.title).set("id", f"table{number}")
        add_table(etree.SubElement(body, "div"), entry)
        for note in entry.notes:
            add_element(body, "p", note)
    return etree.tostring(page, method="html", encoding="unicode", doctype="<!DOCTYPE html>") + "\n"


def add_table(parent: etree._Element, entry: NamedTable, *, row_headings: bool = False) -> etree._Element:
    """Add a table and return it; its headings name their scope, and cells of text their own direction.

    With ``row_headings`` the first cell of a row is its heading.
    """
    columns = entry.table.columns
    table = etree.SubElement(parent, "table")
    heading = etree.SubElement(etree.SubElement(table, "thead"), "tr")
    for column in columns:
        add_element(heading, "th", column.heading, right=column.right).set("scope", "col")
    body = etree.SubElement(table, "tbody")
    for row in entry.table.rows:
        line = etree.SubElement(body, "tr")
        for place, (column, cell) in enumerate(zip(columns, row, strict=False)):  # a row may end early
            is_heading = row_headings and not place
            element = add_element(line, "th" if is_heading else "td", column.text(cell), right=column.right)
            if is_heading:
                element.set("scope", "row")
            if isinstance(cell, str) and not cell.isascii():
                element.set("dir", "auto")
    return table


def add_element(parent: etree._Element, tag: str, text: str, *, right: bool = False) -> etree._Element:
    """Add an element with a text and return it; signs that no HTML can hold are replaced."""
    element = etree.SubElement(parent, tag)
    element.text = allowed_signs(text)
    if right:
        element.set("class", "right")
    return element


def allowed_signs(text: str) -> str:
    """Return a text with the replacement character for every sign that no page can hold."""
    return "".join(map(_allowed, text))


def _allowed(sign: str) -> str:
    """Return a sign, or the replacement character for one that XML, of which the page is built, has not."""
    code = ord(sign)
    if code >= 0x20:
        return "\ufffd" if 0xD800 <= code < 0xE000 or code in (0xFFFE, 0xFFFF) else sign
    return sign if sign in "\t\n\r" else "\ufffd"
