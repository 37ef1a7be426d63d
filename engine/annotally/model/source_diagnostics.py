"""Diagnostics of one source: its line starts are found once, however many diagnostics there are."""

from functools import cached_property

from annotally.model.diagnostics import Diagnostic, InputRefused, error, warning
from annotally.model.extents import line_and_column, line_starts
from annotally.model.text import Source

_BLANK = "nothing but blanks"


class Complaints:
    """Collects the warnings about one source and builds its refusals; linear in the source's length."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.warnings: list[Diagnostic] = []

    @cached_property
    def _starts(self) -> list[int]:
        return line_starts(self.source.text)

    def place(self, offset: int) -> tuple[int, int]:
        """Return line and column, from 1, of a source offset in code points."""
        return line_and_column(self._starts, offset)

    def refusal(self, offset: int, found: str, expected: str, remedy: str) -> InputRefused:
        """Build the refusal of the input because of an error at ``offset``, for the caller to raise.

        An empty ``found``, of a line of control characters for example, is said to be blank.
        """
        return error(self.source.path, *self.place(offset), found or _BLANK, expected, remedy)

    def warning(self, offset: int, found: str, expected: str, remedy: str) -> Diagnostic:
        """Build the warning about the text at ``offset``; an empty ``found`` is said to be blank."""
        return warning(self.source.path, *self.place(offset), found or _BLANK, expected, remedy)

    def warn(self, offset: int, found: str, expected: str, remedy: str) -> None:
        """Add a warning about the text at ``offset``, which the reader passes over."""
        self.warnings.append(self.warning(offset, found, expected, remedy))


def unwritable(file: str, document: str, found: str, expected: str, *, form: str) -> InputRefused:
    """Build the refusal to write annotations that ``form`` cannot hold, for the caller to raise."""
    problem, requirement = f"document {document}: {found}", f"{expected} (for {form})"
    return error(file, 0, 0, problem, requirement, "write another format, or change it")


def shown(text: str, limit: int = 60) -> str:
    """Return text as a message shows it: on one line, cut to ``limit`` code points."""
    # No more than four times the limit is looked at, however long the text is.
    line = " ".join(text[: 4 * limit].split())
    return line if len(line) <= limit and len(text) <= 4 * limit else line[: limit - 1] + "…"
