"""The help's page of the project file says what the file has."""

import re

from annotally.adjudication.project.connection import LARGEST_FILE
from annotally.adjudication.project.entries import EntryKind
from annotally.adjudication.project.store import APPLICATION, MIGRATIONS, VERSION
from annotally.adjudication.project.validity import MOST_ENTRIES
from support.help_examples import page_text

PAGE = page_text("project-file.md")


def first_cells(header: str) -> list[str]:
    """Return the first cells of the table with this header."""
    rows = PAGE.split(header)[1].split("\n\n")[0].splitlines()[2:]
    return [row.split("|")[1].strip().strip("`") for row in rows]


def test_the_tables_are_those_of_the_schema() -> None:
    assert sorted(first_cells("| table | holds |")) == sorted(
        re.findall(r"CREATE TABLE (\w+)", "".join(MIGRATIONS))
    )


def test_the_kinds_of_entries_are_all_there() -> None:
    assert first_cells("| kind | is |") == list(EntryKind)


def test_versions_and_limits_are_those_of_the_program() -> None:
    assert first_cells("| version of the file |") == [str(number) for number in range(1, VERSION + 1)]
    assert f"(application number `0x{APPLICATION:X}`, version {VERSION})" in PAGE
    assert f"at most {LARGEST_FILE >> 30} GiB and {MOST_ENTRIES // 10**6} million entries" in PAGE
