"""Diagnostics of one source: its line starts are found once, however many diagnostics there are."""

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from annotally.model.diagnostics import Diagnostic, InputRefused, Severity, error, warning
from annotally.model.extents import line_and_column, line_start_column, place_in
from annotally.model.instances import Instance
from annotally.model.text import Source
from annotally.model.wording import Wording

_ANOTHER_FORMAT = Wording("write another format, or change it")
_FEW = 24
"""Places that are found without a list of all lines."""
_BLANK = Wording("nothing but blanks")


class Complaints:
    """Collects the warnings about one source and builds its refusals; linear in the source's length."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.warnings: list[Diagnostic] = []
        self._places = 0
        """How many places have been asked for."""

    @cached_property
    def _starts(self) -> Sequence[int]:
        return line_start_column(self.source.text)

    def place(self, offset: int) -> tuple[int, int]:
        """Return line and column, from 1, of a source offset in code points."""
        # The starts of a million lines take 36 MB, which a few messages are not worth.
        if self._places < _FEW:
            self._places += 1
            return place_in(self.source.text, offset)
        return line_and_column(self._starts, offset)

    def refusal(self, offset: int, found: Wording, expected: Wording, remedy: Wording) -> InputRefused:
        """Build the refusal of the input because of an error at ``offset``, for the caller to raise.

        An empty ``found``, of a line of control characters for example, is said to be blank.
        """
        return error(self.source.path, *self.place(offset), found or _BLANK, expected, remedy)

    def warning(self, offset: int, found: Wording, expected: Wording, remedy: Wording) -> Diagnostic:
        """Build the warning about the text at ``offset``; an empty ``found`` is said to be blank."""
        return warning(self.source.path, *self.place(offset), found or _BLANK, expected, remedy)

    def warn(self, offset: int, found: Wording, expected: Wording, remedy: Wording) -> None:
        """Add a warning about the text at ``offset``, which the reader passes over."""
        self.warnings.append(self.warning(offset, found, expected, remedy))


class Subject(NamedTuple):
    """The subject of a refusal to write: a document by its id or its label, and an instance in it, if any."""

    document: str
    instance: Instance | None
    finding: Wording
    """The problem, without the names of the two."""


class Unwritable(InputRefused):
    """A refusal to write annotations that a format cannot hold, with its subject."""

    def __init__(self, diagnostic: Diagnostic, subject: Subject) -> None:
        super().__init__(diagnostic)
        self.subject = subject

    def __reduce__(self) -> tuple[type[InputRefused], tuple[object, ...]]:
        return (Unwritable, (self.diagnostics[0], self.subject))


def unwritable(
    file: str,
    document: str,
    finding: Wording,
    expected: Wording,
    *,
    form: str,
    instance: Instance | None = None,
    place: tuple[int, int] = (0, 0),
    remedy: Wording = _ANOTHER_FORMAT,
) -> Unwritable:
    """Build the refusal to write annotations that ``form`` cannot hold, for the caller to raise.

    ``place`` is line and column in the file, both 0 where there is none.
    """
    problem = Wording("document {document}: {finding}", document=document, finding=finding)
    if instance is not None:
        problem = Wording(
            "document {document}: {type} {name}: {finding}",
            document=document,
            type=instance.type,
            name=instance.name,
            finding=finding,
        )
    requirement = Wording("{expected} (for {format})", expected=expected, format=form)
    diagnostic = Diagnostic(Severity.ERROR, file, *place, problem, requirement, remedy)
    return Unwritable(diagnostic, Subject(document, instance, finding))


def shown(text: str, limit: int = 60) -> str:
    """Return text as a message shows it: on one line, cut to ``limit`` code points."""
    # No more than four times the limit is looked at, however long the text is.
    line = " ".join(text[: 4 * limit].split())
    return line if len(line) <= limit and len(text) <= 4 * limit else line[: limit - 1] + "…"
