"""Tests of the help's page of commands: it is what the parser says, whatever the terminal is."""

import re

import command_page
import pytest

from annotally.cli.main import make_parsers


@pytest.mark.parametrize("columns", ["40", "200"])
def test_the_page_is_up_to_date(columns: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """If this fails, run packaging/command_page.py."""
    monkeypatch.setenv("COLUMNS", columns)
    assert command_page.main(["--check"]) == 0


def test_every_command_has_its_options_in_a_table() -> None:
    page = command_page.PAGE.read_text(encoding="utf-8")
    for name, command in make_parsers()[1].choices.items():
        section = page.split(f"\n## annotally {name}\n")[1].split("\n## ")[0]
        rows = [line for line in section.splitlines() if line.startswith("| ")]
        assert all(len(re.findall(r"(?<!\\)\|", row)) == 3 for row in rows)
        options = {
            option
            for action in command._actions
            for option in action.option_strings
            if action.help != "==SUPPRESS=="
        }
        assert [option for option in options - {"-h", "--help"} if option not in section] == []


def test_a_stale_part_is_replaced_and_the_rest_stays() -> None:
    page = command_page.PAGE.read_text(encoding="utf-8")
    stale = page.replace("## annotally rescue\n", "## annotally save\n")
    assert stale != page
    assert command_page.with_commands(stale) == page
