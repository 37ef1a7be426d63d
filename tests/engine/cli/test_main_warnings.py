"""Warnings on the command line: of many of one kind the first and their number."""

from pathlib import Path

import pytest

from annotally.cli.main import main
from support.small_inputs import write


def altered_token_files(folder: Path, altered: int) -> list[str]:
    """Write two token files that differ in so many words; return the command that scores them."""
    rows = [f"word{number} {'B-PER' if number == 0 else 'O'}\n" for number in range(altered + 500)]
    changed = [
        row.replace("word", "wort") if 0 < number <= altered else row for number, row in enumerate(rows)
    ]
    paths = [write(folder, "k.conll", rows), write(folder, "r.conll", changed)]
    return ["score", "--task", "spans", "--key", paths[0], "--response", paths[1]]


def test_many_warnings_of_one_kind_are_counted_unless_all_are_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = altered_token_files(tmp_path, 400)
    assert main(command) == 0
    printed = capsys.readouterr()
    assert printed.err.count("is altered") == printed.out.count("is altered") == 3
    assert "warning: 397 more of this kind; --warnings all shows every one" in printed.err
    assert "\n397 more of this kind; --warnings all shows every one\n" in printed.out
    assert main([*command, "--warnings", "all"]) == 0
    printed = capsys.readouterr()
    assert printed.err.count("is altered") == printed.out.count("is altered") == 400
    assert main([*command, "--format", "json"]) == 0
    assert capsys.readouterr().out.count("is altered") == 400
