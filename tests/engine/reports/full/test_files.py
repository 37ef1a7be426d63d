"""One report in every form: all tables in all of them, nothing taken for markup, the same bytes each time."""

import csv
import io
import re
from fractions import Fraction

import pytest
from lxml import html

from annotally.model.diagnostics import InputRefused
from annotally.reports.full.files import DRAWN, FORMS, Drawing, form_of, report_files
from annotally.reports.full.html import html_report, print_page
from annotally.reports.full.markdown import markdown_report, markdown_text
from annotally.reports.full.model import (
    Dot,
    DotChart,
    FullReport,
    InputDigest,
    LaneRun,
    LaneText,
    ReportSection,
)
from annotally.reports.tables.table import Column, NamedTable, Table
from annotally.scoring.tally import Status

HOSTILE = "<script>alert(1)</script> | `a` *b*"
COLUMNS = (Column("name", "Name"), Column("f", "F", right=True))
TABLE = NamedTable("scores", "Scores", Table(COLUMNS, [(HOSTILE, Fraction(1, 3)), ("אבג", None)]), ("F: f.",))
TEXT = LaneText(
    ("key", "response"),
    (
        LaneRun("x ", (None, None)),
        LaneRun(HOSTILE, (Status.COR, Status.SPU), ("PER",), ("key: PER",)),
        LaneRun("אבג\n", (None, Status.INC)),
    ),
)
REPORT = FullReport(
    "A & B",
    "annotally | key 12 | <response>",
    (InputDigest("key", "k.sgm", "abc"),),
    (
        ReportSection(
            "scores", "Scores", ("A sentence.",), DotChart((Dot(HOSTILE, Fraction(1)),)), table=TABLE
        ),
        ReportSection("text1", "Text <1>", text=TEXT),
    ),
)


def test_a_page_has_headings_scopes_a_picture_and_the_text_as_it_is() -> None:
    page = html.document_fromstring(html_report(REPORT))
    assert page.findtext(".//h1") == "A & B"
    assert [heading.text for heading in page.iterfind(".//h2")] == [
        "Scores",
        "Text <1>",
        "Inputs and signature",
    ]
    targets = {link.get("href") for link in page.iterfind(".//nav//a")}
    assert targets == {f"#{heading.get('id')}" for heading in page.iterfind(".//h2")}
    assert {cell.get("scope") for cell in page.iterfind(".//thead//th")} == {"col"}
    assert {cell.get("scope") for cell in page.iterfind(".//tbody//th")} == {"row"}
    assert page.find(".//script") is None
    assert not re.search(r"(?:src|href)=\"(?!#)", html_report(REPORT)), "no other file is needed"
    assert page.find_class("text")[0].text_content() == f"x {HOSTILE}אבג\n"
    assert len(page.findall(".//{*}svg")) == 1
    assert page.find_class("signature")[0].text == REPORT.signature
    assert "abc" in [cell.text for cell in page.iterfind(".//td")]


def test_lanes_are_nested_spans_by_state() -> None:
    text = html.document_fromstring(html_report(REPORT)).find_class("text")[0]
    (outer,) = text.find_class("lane0")
    assert outer.get("class") == "lane0 cor"
    assert [(span.get("class"), span.text) for span in text.find_class("lane1")] == [
        ("lane1 spu", HOSTILE),
        ("lane1 inc", "אבג\n"),
    ]
    assert text.find_class("label")[0].get("data-label") == "PER"


def test_a_printer_gets_the_same_tables_and_names_of_pictures() -> None:
    page = html.document_fromstring(print_page(REPORT))
    assert page.find(".//img").get("src") == "picture:scores"
    cells = [cell.text_content() for cell in page.iterfind(".//td")]
    assert cells[:4] == [HOSTILE, "0.3333", "אבג", "–"]
    assert [cell.get("align") for cell in page.iterfind(".//thead//th")][:2] == ["left", "right"]


def test_markdown_escapes_what_it_would_take_for_its_own() -> None:
    page = markdown_report(REPORT)
    assert "| Name | F |\n| --- | ---: |\n" in page
    assert markdown_text(HOSTILE) == r"\<script\>alert(1)\</script\> \| \`a\` \*b\*"
    assert page.count(markdown_text(HOSTILE)) == 2, "in the table, and in the text"
    lengths = {line.replace(r"\|", "").count("|") for line in page.splitlines() if line.startswith("| ")}
    assert lengths == {3, 4}
    assert page.endswith(f"`{REPORT.signature}`\n")


@pytest.mark.parametrize("form", sorted(set(FORMS.values()) - DRAWN))
def test_every_form_has_equal_bytes_each_time_and_the_signature(form: str) -> None:
    files = report_files(REPORT, form)
    assert files == report_files(REPORT, form)
    if form in ("html", "markdown", "latex"):
        content = files[""].decode()
        assert "annotally" in content
        assert "0.3333" in content
    if form == "csv":
        assert files["signature.txt"].decode() == f"{REPORT.signature}\n"
        rows = list(csv.reader(io.StringIO(files["scores.csv"].decode())))
        assert rows[1] == [HOSTILE, str(1 / 3)]
        assert "inputs.csv" in files
    if form == "svg":
        assert list(files) == ["scores.svg"]


def test_pdf_and_png_are_drawn_by_whoever_can(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Drawing, "drawer", lambda report, form: {"": f"{form} {report.title}".encode()})
    assert form_of("r.PDF") == "pdf"
    assert report_files(REPORT, "pdf") == {"": b"pdf A & B"}
    with pytest.raises(InputRefused) as refused:
        form_of("r.doc")
    assert ".png" in str(refused.value.diagnostics[0].expected)


def test_an_ending_that_names_no_form_is_refused_with_those_that_do() -> None:
    assert form_of("a.b/REPORT.HTML") == "html"
    for path in ("report", "report.pdf", "report.doc"):
        with pytest.raises(InputRefused) as refused:
            form_of(path)
        assert ".xlsx" in str(refused.value.diagnostics[0].expected)
