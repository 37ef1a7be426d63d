"""Refusals of whole files that cannot be read: by the system, or for want of a format or of its reader."""

import codecs

from annotally.formats import plain_text as plain
from annotally.formats.base import Format
from annotally.formats.closed_formats import closed_format
from annotally.formats.registry import FORMATS
from annotally.model.diagnostics import InputRefused, file_error
from annotally.model.wording import NO_WORDS, Wording, verbatim

_DOCUMENTS = ("%PDF-", "{\\rtf")
"""Beginnings of documents of office programs that are text to look at."""


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
    if file_format.remedy:
        return file_error(path, file_format.refusal, NO_WORDS, file_format.remedy)
    return file_error(
        path, file_format.refusal, _readable_formats(), Wording("convert the file to one of these formats")
    )


def refuse_closed(path: str, beginning: bytes, looks_like: Format | None) -> None:
    """Raise InputRefused, by the name of its kind, for a file of another program that is no text."""
    # What a reader knows by its content stays its own, whatever the file is called.
    if looks_like is not None and looks_like.read is not None and looks_like.carries_annotations:
        return
    wide = beginning.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    if not wide and _is_text(beginning):
        return
    text = beginning.decode("utf-16" if wide else "utf-8", "replace")
    closed = closed_format(path, text.removeprefix("\ufeff"), by_name=not wide)
    if closed is not None:
        raise no_reader(closed, path)


def _is_text(beginning: bytes) -> bool:
    """Tell whether a beginning is UTF-8 without control characters, maybe cut off inside of a character."""
    try:
        text = codecs.getincrementaldecoder("utf-8")().decode(beginning)
    except UnicodeDecodeError:
        return False
    return plain.sniff(text) > 0 and not text.startswith(_DOCUMENTS)


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
