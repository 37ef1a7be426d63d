"""Diagnostics: errors and warnings about inputs, with their place, cause and remedy.

Readers raise nothing but `InputRefused`; where an input can be read in spite of a flaw, its diagnostics
are returned beside the result as warnings.
"""

from dataclasses import dataclass
from enum import StrEnum

from annotally.model.wording import Wording


class Severity(StrEnum):
    """How much a finding costs: a warning is read past, an error refuses the input."""

    WARNING = "warning"
    ERROR = "error"


class RefusalCause(StrEnum):
    """The cause of an error: a file, or the request itself. A window says the two differently."""

    FILE = "file"
    """A file cannot be used, or written: something a person has, or has done, might be lost."""
    REQUEST = "request"
    """The request has no effect where it was made. Nothing was changed, and nothing is lost."""


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """An error or a warning about a place in an input file.

    ``line`` and ``column`` count from 1, columns in code points; 0 means the file as a whole.
    ``found`` describes the text at that place, ``expected`` the text required there, ``remedy`` the repair.
    """

    severity: Severity
    file: str
    line: int
    column: int
    found: Wording
    expected: Wording
    remedy: Wording
    cause: RefusalCause = RefusalCause.FILE

    @property
    def place(self) -> str:
        """The place as compilers write it, ``file:line:column``; a number 0 is left out."""
        place = self.file
        if self.line:
            place += f":{self.line}"
            if self.column:
                place += f":{self.column}"
        return place

    def __str__(self) -> str:
        # Like a compiler's messages, file:line:column: found; expected …; remedy. Empty parts are left out.
        parts = [f"{self.place}: {self.found}"]
        if self.expected:
            parts.append(f"expected {self.expected}")
        if self.remedy:
            parts.append(self.remedy)
        return "; ".join(parts)


class AnnotallyError(Exception):
    """Base of everything the engine raises on purpose."""


class InputRefused(AnnotallyError):  # noqa: N818  # reads as what happened: the input was refused
    """An input cannot be used. Carries every diagnostic found, errors first."""

    def __init__(self, *diagnostics: Diagnostic) -> None:
        ordered = sorted(diagnostics, key=lambda d: d.severity is not Severity.ERROR)
        super().__init__(ordered)
        self.diagnostics: tuple[Diagnostic, ...] = tuple(ordered)

    def __str__(self) -> str:
        return "\n".join(str(d) for d in self.diagnostics)

    def __reduce__(self) -> tuple[type["InputRefused"], tuple[object, ...]]:
        # Exceptions are pickled by their `args`, here one list; the constructor takes diagnostics one by one.
        return (InputRefused, self.diagnostics)


class TaskError(AnnotallyError):
    """A task definition contradicts itself; the sentence names the entry."""

    def __init__(self, sentence: Wording) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class Cancelled(AnnotallyError):  # noqa: N818  # not an error: somebody pressed Cancel
    """A long operation was asked to stop. Nothing was changed."""


def error(
    file: str, line: int, column: int, finding: Wording, expected: Wording, remedy: Wording
) -> InputRefused:
    """Build the exception of a single error, for the caller to raise."""
    return InputRefused(Diagnostic(Severity.ERROR, file, line, column, finding, expected, remedy))


def file_error(file: str, finding: Wording, expected: Wording, remedy: Wording) -> InputRefused:
    """Build the exception of an error in a file as a whole, for the caller to raise."""
    return error(file, 0, 0, finding, expected, remedy)


def no_effect(file: str, finding: Wording, expected: Wording, remedy: Wording) -> InputRefused:
    """Build the exception of a request that has no effect where it was made, for the caller to raise.

    ``file`` is the project or input that the request was about; it is as it was before.
    """
    return InputRefused(
        Diagnostic(Severity.ERROR, file, 0, 0, finding, expected, remedy, RefusalCause.REQUEST)
    )


def warning(
    file: str, line: int, column: int, finding: Wording, expected: Wording, remedy: Wording
) -> Diagnostic:
    """Build one warning."""
    return Diagnostic(Severity.WARNING, file, line, column, finding, expected, remedy)
