"""Output of the command line: results to standard output, findings and progress to standard error."""

import errno
import os
import signal
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, TextIO

from annotally.cli.terminal import visible, visible_line
from annotally.model.diagnostics import Diagnostic, Severity, error
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

FIRST_WARNINGS, ALL_WARNINGS, NO_WARNINGS = "first", "all", "none"
"""Of the findings of one kind: the first and their number, every one, or none but errors."""

PROGRESS_EVERY = 0.1
"""Seconds between two lines of progress."""
RATE_AFTER = 2.0
"""Seconds of work after which its rate is told."""
STANDARD_OUTPUT = "-"


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
    with _refusing_output():
        if sys.stdout is None:
            raise OSError(errno.EBADF, "it is closed")
        for piece in pieces:
            sys.stdout.write(piece if data and not sys.stdout.isatty() else visible(piece))
        sys.stdout.flush()


def print_bytes(content: bytes) -> None:
    """Print the bytes of a file as they are, whatever their encoding. Raises as `print_out` does."""
    buffer = getattr(sys.stdout, "buffer", None)
    if buffer is None or sys.stdout.isatty():  # no terminal may be commanded
        print_out(content.decode(errors="backslashreplace"), data=True)
        return
    # What was printed as text before has to come first: the two layers have buffers of their own.
    with _refusing_output():
        sys.stdout.flush()
        buffer.write(content)
        buffer.flush()


@contextmanager
def _refusing_output() -> Iterator[None]:
    """Raise InputRefused where standard output cannot be written."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as problem:
        if sys.stdout is not None:
            silence(sys.stdout)
        raise error(
            "standard output",
            0,
            0,
            Wording("cannot be written: {problem}", problem=str(problem.strerror)),
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
    """Print findings to stderr: ``warnings`` is the value of ``--warnings``. Errors are always printed."""
    if warnings == NO_WARNINGS:
        diagnostics = [finding for finding in diagnostics if finding.severity is Severity.ERROR]
    for line in marked_finding_lines(diagnostics, every=warnings == ALL_WARNINGS):
        notify(visible_line(line))


def add_note(arguments: "argparse.Namespace", line: str) -> None:
    """Print a note that is no finding to stderr, unless the command is to be quiet."""
    if arguments.warnings != NO_WARNINGS:
        notify(f"note: {line}")


def notify(line: str) -> None:
    """Print a line to stderr; a stderr that is closed or full changes nothing about the exit code."""
    if sys.stderr is not None:  # print would take stdout instead
        with suppress(OSError):
            print(visible(line), file=sys.stderr)


class ProgressLine:
    """A progress line on stderr that is written over, and removed at the end.

    It is silent without a terminal and where the command is to be quiet. After `RATE_AFTER` seconds of one
    kind of work it has the rate of that work and the time that it still takes at this rate.
    """

    def __init__(self, arguments: "argparse.Namespace") -> None:
        self._shown = ""
        self._next = 0.0
        is_quiet = arguments.warnings == NO_WARNINGS
        self._terminal = not is_quiet and sys.stderr is not None and sys.stderr.isatty()
        self._note = ""
        self._begun = 0.0
        self._first = 0

    def __enter__(self) -> "ProgressLine":
        return self

    def __exit__(self, *_: object) -> None:
        self._show("")

    def report(self, completed: int, total: int, note: Wording) -> None:
        """Show the progress that the workspace reports, at most every `PROGRESS_EVERY` seconds."""
        now = time.monotonic()
        if not self._terminal or now < self._next:
            return
        if note != self._note:
            self._note, self._begun, self._first = str(note), now, completed
        self._show(visible_line(f"{note} {completed}/{total}{self._rate(completed, total, now)}"))
        self._next = now + PROGRESS_EVERY

    def _rate(self, completed: int, total: int, now: float) -> str:
        """Return the rate of the work and the time left; nothing while neither can be told."""
        # The rate is that of all work of this kind since its first report, which forgets a slow beginning
        # more slowly than a moving average, but does not jump.
        passed, steps = now - self._begun, completed - self._first
        if passed < RATE_AFTER or steps <= 0:
            return ""
        rate = steps / passed
        minutes, seconds = divmod(round(max(0, total - completed) / rate), 60)
        hours, minutes = divmod(minutes, 60)
        remaining = f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
        amount, unit = (rate, "second") if rate >= 1 else (rate * 60, "minute")
        return f", {amount:.{0 if amount >= 10 else 1}f} a {unit}, {remaining} left"

    def _show(self, line: str) -> None:
        if self._shown or line:
            blanks = " " * max(0, len(self._shown) - len(line))
            print(f"\r{line}{blanks}\r{line}", end="", file=sys.stderr, flush=True)
            self._shown = line
