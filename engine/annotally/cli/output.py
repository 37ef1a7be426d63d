"""Output of the command line: results to standard output, findings and progress to standard error."""

import errno
import os
import signal
import sys
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, TextIO

from annotally.cli.terminal import visible, visible_line
from annotally.model.diagnostics import Diagnostic, error
from annotally.model.wording import Wording
from annotally.reports.warning_groups import marked_finding_lines

if TYPE_CHECKING:
    import argparse

    from annotally.workspace.facade import Workspace
    from annotally.workspace.scored_corpus import ScoredCorpus

DONE, REFUSED, USAGE = 0, 1, 2
INTERRUPTED = 128 + signal.SIGINT
READER_GONE = 128 + 13
"""The exit code that a shell reports after SIGPIPE; the signal has no name on every system."""

FIRST_WARNINGS, ALL_WARNINGS = "first", "all"
"""Of the findings of one kind: the first and their number, or every one."""

PROGRESS_EVERY = 0.1
"""Seconds between two lines of progress."""


def add_allow_empty(parser: "argparse._ActionsContainer") -> None:
    """Add the option of comparisons in which nothing may be scored."""
    parser.add_argument(
        "--allow-empty", action="store_true", help="exit without error if nothing on any side is scored"
    )


def code_of(workspace: "Workspace | ScoredCorpus", arguments: "argparse.Namespace") -> int:
    """Return the exit code of a comparison: `REFUSED` where nothing is scored, unless allowed (C10)."""
    return REFUSED if workspace.scores_nothing and not arguments.allow_empty else DONE


def print_out(text: str, *, data: bool = False) -> None:
    """Print to the end, in signs that command no terminal.

    ``data`` is for other programs, so that it stays as it is wherever no terminal shows it. Raises
    InputRefused where nothing can be printed, a closed stdout included.
    """
    print_pieces((text,), data=data)


def print_pieces(pieces: Iterable[str], *, data: bool = False) -> None:
    """Print pieces of a text as they come, as `print_out` prints a text."""
    try:
        if sys.stdout is None:
            raise OSError(errno.EBADF, "it is closed")
        for piece in pieces:
            sys.stdout.write(piece if data and not sys.stdout.isatty() else visible(piece))
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as problem:
        if sys.stdout is not None:
            silence(sys.stdout)
        problem_text = Wording("cannot be written: {problem}", problem=str(problem.strerror))
        raise error(
            "standard output",
            0,
            0,
            problem_text,
            Wording("a file that can be written"),
            Wording("print to another file"),
        ) from None


def silence(stream: TextIO) -> None:
    """Let the interpreter flush into nowhere at its end: the reader is gone."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
    except (OSError, ValueError):
        return


def complain(diagnostics: Iterable[Diagnostic], warnings: str = FIRST_WARNINGS) -> None:
    """Print findings to stderr: ``warnings`` is the value of ``--warnings``, of a kind the first or all."""
    for line in marked_finding_lines(diagnostics, every=warnings == ALL_WARNINGS):
        notify(visible_line(line))


def notify(line: str) -> None:
    """Print a line to stderr; a stderr that is closed or full changes nothing about the exit code."""
    if sys.stderr is not None:  # print would take stdout instead
        with suppress(OSError):
            print(visible(line), file=sys.stderr)


class ProgressLine:
    """A progress line on stderr that is written over, and removed at the end; silent without a terminal."""

    def __init__(self) -> None:
        self._shown = ""
        self._next = 0.0
        self._terminal = sys.stderr is not None and sys.stderr.isatty()

    def __enter__(self) -> "ProgressLine":
        return self

    def __exit__(self, *_: object) -> None:
        self._show("")

    def report(self, completed: int, total: int, note: Wording) -> None:
        """Show the progress that the workspace reports, at most every `PROGRESS_EVERY` seconds."""
        if self._terminal and time.monotonic() >= self._next:
            self._show(visible_line(f"{note} {completed}/{total}"))
            self._next = time.monotonic() + PROGRESS_EVERY

    def _show(self, line: str) -> None:
        if self._shown or line:
            blanks = " " * max(0, len(self._shown) - len(line))
            print(f"\r{line}{blanks}\r{line}", end="", file=sys.stderr, flush=True)
            self._shown = line
