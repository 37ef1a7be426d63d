"""Reading of named inputs: regular files, and standard input under the name ``-``.

A named pipe blocks until it is written to, a device may never end: neither is opened for reading, not through
a link either, and not if it replaces a file between the check and the opening.
"""

import io
import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from annotally.formats.archives import archive_path, member_content
from annotally.model.diagnostics import InputRefused, file_error
from annotally.model.wording import Wording

STANDARD_INPUT = "-"
LARGEST = 256 * 2**20
"""Bytes beyond which a file is refused unread, and standard input once so much has come."""
_WITHOUT_WAITING = os.O_RDONLY | sum(
    getattr(os, flag, 0) for flag in ("O_NONBLOCK", "O_NOCTTY", "O_CLOEXEC", "O_BINARY")
)
_KINDS = (
    (stat.S_ISDIR, Wording("a directory")),
    (stat.S_ISFIFO, Wording("a named pipe")),
    (stat.S_ISCHR, Wording("a device")),
    (stat.S_ISBLK, Wording("a device")),
    (stat.S_ISSOCK, Wording("a socket")),
)


@contextmanager
def opened_file(path: str | Path) -> Iterator[tuple[io.BufferedReader | io.BytesIO, int]]:
    """Open a regular file for reading, without ever blocking; yield it and its size in bytes.

    The name ``-`` stands for standard input, which is read at once, and only the first time. A path that
    leads through an archive is that of a member. Raises InputRefused for anything but a regular file; OSError
    and ValueError as `open` does.
    """
    # The kind is checked twice, by name and on the open descriptor: between the two the name may change
    # hands.
    name = os.fspath(path)
    if name == STANDARD_INPUT:
        content = standard_input()
        yield io.BytesIO(content), len(content)
        return
    place = archive_path(name)
    if place is not None:
        content = member_content(place)
        yield io.BytesIO(content), len(content)
        return
    # Opening some devices does something to them. No path object is made: there may be thousands of files.
    _check_kind(name, os.stat(name or ".").st_mode)  # noqa: PTH116
    descriptor = os.open(name, _WITHOUT_WAITING)
    with os.fdopen(descriptor, "rb") as file:
        status = os.fstat(descriptor)  # of the opened file, even if the name leads elsewhere by now
        _check_kind(name, status.st_mode)
        yield file, status.st_size


def content_of(path: str | Path) -> bytes:
    """Return the bytes of a regular file. Raises as `opened_file` does, and for more than `LARGEST` bytes."""
    with opened_file(path) as (file, size):
        content = file.read(LARGEST + 1) if size <= LARGEST else b""
        check_size(os.fspath(path), max(size, len(content)))
        return content


def check_size(name: str, size: int) -> None:
    """Raise InputRefused for more bytes than `LARGEST`."""
    if size > LARGEST:
        message = (
            Wording("{count:,} bytes", count=size)
            if name != STANDARD_INPUT
            else Wording("more than {limit:,} bytes", limit=LARGEST)
        )
        raise file_error(
            name, message, Wording("at most {limit:,}", limit=LARGEST), Wording("split the file")
        )


@cache
def standard_input() -> bytes:
    """Return all that comes from standard input, which can be read once only; one byte more than `LARGEST`.

    Raises OSError where it is closed.
    """
    if sys.stdin is None:
        raise OSError(9, "standard input is closed")
    return sys.stdin.buffer.read(LARGEST + 1)


def _check_kind(name: str, mode: int) -> None:
    if not stat.S_ISREG(mode):
        raise no_file(name, mode)


def no_file(name: str, mode: int) -> InputRefused:
    """Build the refusal of a path that is no regular file, by its mode, for the caller to raise."""
    message = next((kind for is_kind, kind in _KINDS if is_kind(mode)), Wording("not a regular file"))
    remedy = (
        Wording("choose a file")
        if stat.S_ISDIR(mode)
        else Wording("choose a file, or save its output to one first")
    )
    return file_error(name, message, Wording("a file"), remedy)
