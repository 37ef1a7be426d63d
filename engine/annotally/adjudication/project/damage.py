"""Refusals of project files, damaged, foreign or on a failing disk; each comes with a remedy."""

import sqlite3

from annotally.model.diagnostics import InputRefused, error
from annotally.model.wording import Wording, change_data, sentence_of

PROBLEMS = (sqlite3.Error, OSError, UnicodeError, OverflowError, MemoryError)
"""Exceptions that reading or writing a file of any content raises.

Texts that are no UTF-8 are UnicodeErrors where a message of SQLite names them, numbers beyond 64 bits
OverflowErrors, lengths that no memory holds MemoryErrors.
"""
REMEDY = Wording("take a backup, or rescue what can be read: Rescue in the window, or annotally rescue")


class DamagedProject(InputRefused):
    """The refusal of a damaged project file; its readable part may be rescued."""


def damaged(path: str, reason: Wording) -> DamagedProject:
    """Build the refusal of a damaged file, for the caller to raise."""
    message = Wording("is damaged, or not a project: {reason}", reason=change_data(reason, _one_line))
    return DamagedProject(*refusal(path, message, Wording("an undamaged project file"), REMEDY).diagnostics)


def refusal(path: str, message: Wording, expected: Wording, remedy: Wording) -> InputRefused:
    """Build the refusal of a project file as a whole, for the caller to raise."""
    return error(path, 0, 0, message, expected, remedy)


def explain(path: str, problem: BaseException) -> InputRefused:
    """Build the refusal that explains one of `PROBLEMS`, for the caller to raise.

    It names the disk or another program where that is the reason; everything else counts as damage.
    """
    # SQLite's extended codes hold the primary one in their low byte. What is known to come from outside, a
    # full disk or a lock, is named so; anything else in reading our own file is damage.
    if isinstance(problem, sqlite3.Error):
        code = getattr(problem, "sqlite_errorcode", 0) & 0xFF
        if code in _REASONS:
            message, remedy = _REASONS[code]
            return refusal(path, message, Wording("a file that can be written"), remedy)
        if code == sqlite3.SQLITE_INTERRUPT:
            return damaged(path, Wording("reading takes more work than a file of this size should need"))
    elif isinstance(problem, OSError):
        message = Wording("cannot be used: {problem}", problem=problem.strerror or str(problem))
        return refusal(
            path, message, Wording("a file that can be read and written"), Wording("choose another place")
        )
    elif isinstance(problem, MemoryError):
        return damaged(path, Wording("it claims more data than fits into memory"))
    return damaged(path, sentence_of(problem))


_REASONS = {
    sqlite3.SQLITE_FULL: (
        Wording("cannot be written: the disk is full"),
        Wording("make room, or save the project on another disk"),
    ),
    sqlite3.SQLITE_READONLY: (
        Wording("cannot be written: the file or its folder is read-only"),
        Wording("save the project as another file"),
    ),
    sqlite3.SQLITE_BUSY: (
        Wording("is in use by another program"),
        Wording("try again, or save the project as another file"),
    ),
    sqlite3.SQLITE_LOCKED: (
        Wording("is in use by another program"),
        Wording("try again, or save the project as another file"),
    ),
    sqlite3.SQLITE_IOERR: (
        Wording("cannot be written: the disk reports an error"),
        Wording("save the project on another disk"),
    ),
    sqlite3.SQLITE_CANTOPEN: (
        Wording("cannot be opened"),
        Wording("check the permissions of the file and its folder"),
    ),
    sqlite3.SQLITE_PERM: (
        Wording("cannot be opened"),
        Wording("check the permissions of the file and its folder"),
    ),
}
"""Reasons outside the file, by SQLite's primary result code: the finding, and the remedy."""


def _one_line(words: str) -> str:
    """Return words of a foreign file on one line, without control characters, at most 200 characters."""
    line = "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in words)
    return line if len(line) <= 200 else f"{line[:199]}…"
