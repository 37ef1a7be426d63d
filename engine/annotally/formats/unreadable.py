"""Refusals of whole files that cannot be read: by the system, or for want of a format or of its reader."""

from annotally.formats.base import Format
from annotally.formats.registry import FORMATS
from annotally.model.diagnostics import InputRefused, file_error
from annotally.model.wording import Wording, verbatim


def unknown_format(path: str) -> InputRefused:
    """Build the refusal of a file that no format recognises, for the caller to raise."""
    return file_error(
        path,
        Wording("content of an unknown format"),
        _readable_formats(),
        Wording("choose its format if it has one"),
    )


def no_reader(file_format: Format, path: str) -> InputRefused:
    """Build the refusal of a file in a format without a reader, for the caller to raise."""
    return file_error(
        path, file_format.refusal, _readable_formats(), Wording("convert the file to one of these formats")
    )


def unreadable(path: str, problem: OSError | ValueError) -> InputRefused:
    """Build the refusal of a file that the system does not open or read, for the caller to raise."""
    # The two usual causes have remedies of their own; any other is said in the words of the system.
    if isinstance(problem, FileNotFoundError):
        return file_error(
            path, Wording("no such file"), Wording("an existing file"), Wording("check its name")
        )
    if isinstance(problem, PermissionError):
        return file_error(
            path,
            Wording("no permission to read it"),
            Wording("a readable file"),
            Wording("change its permissions"),
        )
    why = problem.strerror if isinstance(problem, OSError) and problem.strerror else str(problem)
    return file_error(
        path,
        Wording("cannot be read ({why})", why=why),
        Wording("a readable file"),
        Wording("check its name and the disk"),
    )


def _readable_formats() -> Wording:
    # Titles are names, the same in every language.
    return verbatim(", ".join(candidate.title for candidate in FORMATS if candidate.read is not None))
