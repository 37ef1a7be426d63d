"""The page that has Annotally beside other programs: every program in every table, and Annotally's cells."""

import re
import tomllib

import pytest

from annotally.cli.main import command_names
from support.help_examples import page_text
from support.house import ROOT

PAGE = page_text("neighbours.md")
TABLE = re.compile(r"^## (?P<title>.*)\n\n(?P<rows>(?:^\|.*\n)+)", re.MULTILINE)
LOOKED_AT = "What was looked at"
"""The table that says for each program but Annotally which version the page is about."""


def rows_of(table: str) -> list[list[str]]:
    """Return the cells of a table, the header first, without the line that divides it from the rows."""
    lines = [line.strip("|").split(" | ") for line in table.splitlines()]
    return [[cell.strip() for cell in line] for line in (lines[0], *lines[2:])]


TABLES = {match["title"]: rows_of(match["rows"]) for match in TABLE.finditer(PAGE)}
COMPARISONS = {title: rows for title, rows in TABLES.items() if title != LOOKED_AT}


def test_rows_are_the_cells_of_a_table() -> None:
    assert rows_of("| a | b |\n|---|---|\n| 1 | [x](y.md), z |\n") == [["a", "b"], ["1", "[x](y.md), z"]]


def test_every_program_has_a_row_in_every_table_and_a_version() -> None:
    assert len(COMPARISONS) == 5
    names = [row[0] for row in TABLES[LOOKED_AT][1:]]
    assert len(names) == 15
    shown = {title: [row[0] for row in rows[1:]] for title, rows in COMPARISONS.items()}
    assert [title for title in shown if shown[title] != ["Annotally", *names]] == []


@pytest.mark.parametrize("title", TABLES)
def test_every_cell_says_something(title: str) -> None:
    rows = TABLES[title]
    assert {len(row) for row in rows} == {len(rows[0])}
    assert [row for row in rows if not all(row)] == []


@pytest.mark.parametrize("title", COMPARISONS)
def test_every_cell_about_annotally_leads_to_its_page(title: str) -> None:
    """That the pages and the headings are there is tested for the links of all pages."""
    header, annotally, *_ = COMPARISONS[title]
    cells = dict(zip(header[1:], annotally[1:], strict=True))
    cells.pop("licence", None)
    assert [name for name, cell in cells.items() if not re.search(r"\]\([\w-]+\.md(#[\w-]+)?\)", cell)] == []


def test_every_command_that_the_page_names_exists() -> None:
    named = set(re.findall(r"`annotally ([\w-]+)", PAGE))
    assert named >= {"plan", "disagreements", "aggregate"}
    assert named <= set(command_names())


def test_the_licence_is_that_of_the_project() -> None:
    header, annotally, *_ = COMPARISONS["Files, form and licence"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert annotally[header.index("licence")] == project["license"]


def test_numbers_on_the_page_are_those_of_the_other_pages() -> None:
    kinds = re.findall(r"^\| ((?:`[a-z ]+`(?:, )?)+) \|", page_text("disagreements.md"), re.MULTILINE)
    assert "nine, with examples" in PAGE
    assert sum(kind.count("`") // 2 for kind in kinds) == 9
    distances = re.search(r"measures under a distance: (.*?) for sets", page_text("laboratory.md"), re.DOTALL)
    assert distances is not None
    assert "eight, or a file" in PAGE
    assert distances[1].count("`") // 2 == 8
