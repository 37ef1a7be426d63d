from pathlib import Path

import pytest

from annotally.cli.main import command_names
from annotally_gui.app.arguments import Arguments, UsageError, for_command_line, parse


@pytest.mark.parametrize("word", [*command_names(), "-h", "--version", "--help"])
def test_commands_go_to_the_command_line(word: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert for_command_line([word, "x"])
    monkeypatch.chdir(tmp_path)
    (tmp_path / word).touch()
    assert for_command_line([word, "x"]), "a command is never a file"


@pytest.mark.parametrize("words", [[], ["key.sgm"], ["--smoke"], ["./score"], ["key.sgm", "score"], ["a\\b"]])
def test_files_and_options_of_the_window_go_to_the_window(words: list[str]) -> None:
    assert not for_command_line(words)


def test_a_bare_word_is_a_file_only_where_there_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert for_command_line(["corpus"])
    (tmp_path / "corpus").mkdir()
    assert not for_command_line(["corpus"])


def test_files_are_made_absolute() -> None:
    assert parse(["a b.sgm", "--", "--smoke"]).files == (
        str(Path.cwd() / "a b.sgm"),
        str(Path.cwd() / "--smoke"),
    )


def test_options() -> None:
    assert parse([]) == Arguments()
    assert parse(["--smoke", "--sample", "--startup-times"]) == Arguments((), True, True, True)


@pytest.mark.parametrize("word", ["--smok", "-x", "--z"])
def test_an_unknown_option_is_named(word: str) -> None:
    with pytest.raises(UsageError, match=word):
        parse([word])
