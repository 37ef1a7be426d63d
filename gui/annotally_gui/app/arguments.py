"""The words after ``annotally``: a subcommand for the command line, or files for the window. No Qt."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

_PRINTING_OPTIONS = frozenset({"--version", "-V", "--help", "-h"})


class UsageError(Exception):
    """An unknown option; the message names it."""


@dataclass(frozen=True, slots=True)
class Arguments:
    """The options of a start of the window. ``files`` are absolute paths."""

    files: tuple[str, ...] = ()
    sample: bool = False
    smoke: bool = False
    """Show the sample, wait until it is painted and scored, and quit with 0."""
    startup_times: bool = False
    """Print the milliseconds from the start of the process to the first paint."""


def for_command_line(argv: Sequence[str]) -> bool:
    """Return whether the command line is meant, and not the window.

    A first word without suffix or separator is a command, even where a file of that name exists. If there is
    no such command, it is a file or folder for the window where one exists; else it is left to the command
    line, which refuses it and names the nearest command.
    """
    if not argv or argv[0] in _PRINTING_OPTIONS:
        return bool(argv)
    if not _is_bare_word(argv[0]):
        return False
    from annotally.cli.main import command_names  # not needed to open the window, and not quite free

    return argv[0] in command_names() or not Path(argv[0]).exists()


def _is_bare_word(word: str) -> bool:
    """Return whether a word is no option and has neither suffix nor separator, as the name of a command."""
    return not word.startswith("-") and not {".", "/", "\\"} & set(word)


def parse(argv: Sequence[str]) -> Arguments:
    """Return the options of a start; UsageError for an unknown option. ``--`` ends the options."""
    # A single dash is a file name here; after ``--`` every word is one.
    options = {"--sample": False, "--smoke": False, "--startup-times": False}
    files: list[str] = []
    words = list(argv)
    while words:
        word = words.pop(0)
        if word == "--":
            files += words
            break
        if word in options:
            options[word] = True
        elif word.startswith("-") and word != "-":
            raise UsageError(f"unknown option {word}")
        else:
            files.append(word)
    paths = tuple(str(Path(file).absolute()) for file in files)
    return Arguments(paths, options["--sample"], options["--smoke"], options["--startup-times"])
