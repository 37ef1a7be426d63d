from pathlib import Path

import pytest

from annotally_gui.arguments import Arguments, UsageError, for_command_line, parse


@pytest.mark.parametrize(
    "word", ["score", "convert", "formats", "tasks", "agreement", "export", "--version", "--help"]
)
def test_subcommands_go_to_the_command_line(word: str) -> None:
    assert for_command_line([word, "x"])


@pytest.mark.parametrize("words", [[], ["key.sgm"], ["--smoke"], ["./score"], ["key.sgm", "score"]])
def test_all_else_is_for_the_window(words: list[str]) -> None:
    assert not for_command_line(words)


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
