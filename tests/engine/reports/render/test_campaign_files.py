"""A campaign in every form: the same figures everywhere."""

import csv
import io
import json
from fractions import Fraction

import openpyxl
import pytest
from lxml import html

from annotally.reports.render.campaign_files import campaign_bytes
from annotally.reports.render.table_files import ENDINGS
from annotally.reports.tables.campaign_tables import campaign_tables
from annotally.reports.tables.table import Cell
from annotally.scoring.measures import UNDEFINED
from annotally.scoring.tally import Tally
from support.campaign_samples import campaign_of, scored

CAMPAIGN = campaign_of(scored("ann", *[Tally(cor=3)] * 4), scored("<b&b>", *[Tally(cor=1, inc=2)] * 4))
TABLES = campaign_tables(CAMPAIGN)


def _stored(cell: Cell) -> object:
    """Return a cell as a workbook has it."""
    if cell == "":
        return None
    return UNDEFINED if cell is None else float(cell) if isinstance(cell, Fraction) else cell


def test_text_has_title_tables_and_notes() -> None:
    text = campaign_bytes(CAMPAIGN, TABLES, "text").decode()
    assert text.startswith("2 systems, task task, 4 documents\n\nSYSTEMS\nSystem  Rank     P&R")
    assert "\nann        1  1.0000" in text
    assert "\nGROUPS OF SYSTEMS\nMeasure  Group  Systems\nf1       A      ann" in text
    assert "Ranked by F, recall and precision alike" in text
    assert not any(line.endswith(" ") for line in text.splitlines())


def test_csv_has_the_first_table_with_unrounded_figures() -> None:
    first, second = csv.DictReader(io.StringIO(campaign_bytes(CAMPAIGN, TABLES, "csv").decode()))
    assert (first["system"], first["rank"], first["recall"]) == ("ann", "1", "1.0")
    assert (second["system"], float(second["recall"])) == ("<b&b>", 1 / 3)


def test_json_has_every_table_by_name_and_how_it_was_made() -> None:
    value = json.loads(campaign_bytes(CAMPAIGN, TABLES, "json"))
    assert list(value["tables"]) == [named.name for named in TABLES]
    settings = {name: value[name] for name in ("schema", "task", "row", "measures", "seed", "shuffles")}
    assert settings == {
        "schema": 1,
        "task": "task",
        "row": None,
        "measures": ["f1"],
        "seed": 0,
        "shuffles": 9999,
    }
    assert value["tables"]["documents"]["rows"][0]["f1:<b&b>"] == pytest.approx(1 / 3)


def test_html_and_xlsx_show_the_figures_of_the_text() -> None:
    """Cell by cell, as each table's columns write them; XLSX has the numbers themselves."""
    page = html.document_fromstring(campaign_bytes(CAMPAIGN, TABLES, "html"))
    book = openpyxl.load_workbook(io.BytesIO(campaign_bytes(CAMPAIGN, TABLES, "xlsx")))
    assert book.sheetnames == [named.name for named in TABLES]
    assert len(page.findall(".//table")) == len(TABLES)
    for named, table in zip(TABLES, page.iterfind(".//table"), strict=True):
        columns = named.table.columns
        cells = [[cell.text or "" for cell in line] for line in table.iterfind(".//tr")]
        assert cells[0] == [column.heading for column in columns]
        sheet = book[named.name]
        for number, row in enumerate(named.table.rows):
            texts = [column.text(cell) for column, cell in zip(columns, row, strict=True)]
            assert cells[number + 1] == texts
            for cell, stored in zip(row, sheet[number + 2], strict=True):
                assert stored.value == _stored(cell)


def test_latex_is_a_whole_document_with_a_table_for_each() -> None:
    text = campaign_bytes(CAMPAIGN, TABLES, "latex").decode()
    assert "\\documentclass[a4paper]{article}" in text
    assert text.endswith("\\end{document}\n")
    assert text.count("\\begin{longtable}") == text.count("\\end{longtable}") == len(TABLES)
    assert "\\textless{}b\\&b\\textgreater{} & " in text


def test_the_same_campaign_makes_the_same_bytes() -> None:
    for form in ENDINGS:
        assert campaign_bytes(CAMPAIGN, TABLES, form) == campaign_bytes(CAMPAIGN, TABLES, form), form
