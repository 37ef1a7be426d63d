"""The words after ``annotally``: a subcommand for the command line, or files for the window. No Qt here."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

SUBCOMMANDS = frozenset({"score", "convert", "formats", "tasks", "agreement", "export"})
_FOR_COMMAND_LINE = SUBCOMMANDS | {"--version", "--help", "-h"}


class UsageError(Exception):
    """An option nobody knows; the message names it."""


@dataclass(frozen=True, slots=True)
class Arguments:
    """What the window is started with. ``files`` are absolute."""

    files: tuple[str, ...] = ()
    sample: bool = False
    smoke: bool = False
    """Show the sample, wait until it is painted and scored, and quit with 0."""
    startup_times: bool = False
    """Print the milliseconds from the start of the process to the first paint."""


def for_command_line(argv: Sequence[str]) -> bool:
    """Tell whether the command line is meant, and not the window."""
    return bool(argv) and argv[0] in _FOR_COMMAND_LINE


def parse(argv: Sequence[str]) -> Arguments:
    """Return what the window is started with; UsageError for an unknown option. ``--`` ends the options."""
    options = {"--sample": False, "--smoke": False, "--startup-times": False}
    files: list[str] = []
    rest = list(argv)
    while rest:
        word = rest.pop(0)
        if word == "--":
            files += rest
            break
        if word in options:
            options[word] = True
        elif word.startswith("-") and word != "-":
            raise UsageError(f"unknown option {word}")
        else:
            files.append(word)
    paths = tuple(str(Path(file).absolute()) for file in files)
    return Arguments(paths, options["--sample"], options["--smoke"], options["--startup-times"])
