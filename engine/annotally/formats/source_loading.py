"""Loading of files into sources: their size, encoding and first look are checked before they are read."""

import codecs
import os
from pathlib import Path

from annotally.formats import plain_text as plain
from annotally.formats.base import Format
from annotally.formats.decoding import decode, refuse_binary
from annotally.formats.recognition import recognised_format
from annotally.formats.regular_files import LARGEST, check_size, opened_file
from annotally.formats.unreadable import refuse_closed, unreadable
from annotally.model.diagnostics import file_error
from annotally.model.text import Source
from annotally.model.wording import Wording

BEGINNING = 64 * 1024
"""Length of a beginning that shows a file's format: bytes on disk, code points once decoded."""
LARGEST_PLAIN = 64 * 2**20
"""Bytes beyond which a file is refused in which nothing but plain text is recognised."""


def load_source(
    path: str | Path,
    encoding: str | None = None,
    file_format: Format | None = None,
    *,
    any_content: bool = False,
    maybe_empty: bool = False,
) -> Source:
    """Read a file into a Source: strict UTF-8 with or without byte-order mark, unless ``encoding`` is given.

    ``file_format``: the format, where the caller knows it. ``any_content``: the caller knows the purpose of
    the file. With either of them `LARGEST_PLAIN` does not apply. ``maybe_empty``: an empty file is read too,
    for it may say that nothing was annotated (C8).
    Raises InputRefused for what is no file, cannot be opened, is empty, too large, binary, or not in its
    encoding.
    """
    name = os.fspath(path)
    # Only the beginning is read at first: binary and oversized files are refused before they fill the memory.
    try:
        with opened_file(path) as (file, size):
            beginning = file.read(BEGINNING)
            looks_like = file_format or recognised_format(glimpse(beginning, encoding))
            _check_size(name, size, looks_like, any_content=any_content or file_format is not None)
            if encoding is None:
                refuse_closed(name, beginning, looks_like)
                refuse_binary(name, beginning, _title_of(looks_like))
            # To read so much takes its time even where nothing is left, as of most files.
            data = beginning + file.read(LARGEST) if len(beginning) == BEGINNING else beginning
            check_size(name, len(data))  # of some, the system knows no size
    except (OSError, ValueError) as problem:
        raise unreadable(name, problem) from None
    return source_of(name, data, encoding, looks_like, maybe_empty=maybe_empty)


def source_of(
    name: str, data: bytes, encoding: str | None, looks_like: Format | None, *, maybe_empty: bool
) -> Source:
    """Return the bytes of a file as a Source. Raises InputRefused as `load_source` does for its content."""
    if maybe_empty and data in (b"", codecs.BOM_UTF8):
        return Source(name, "", bom=bool(data))
    return decode(name, data, encoding, _title_of(looks_like))


def _title_of(looks_like: Format | None) -> str:
    return looks_like.title if looks_like and looks_like is not plain.FORMAT else ""


def glimpse(beginning: bytes, encoding: str | None = None) -> str:
    """Return the characters of the beginning of a file, damaged ones replaced, to recognise its format."""
    try:
        return beginning.decode(encoding or "utf-8", "replace").removeprefix("\ufeff")
    except (LookupError, ValueError):
        return ""


def _check_size(path: str, size: int, looks_like: Format | None, *, any_content: bool) -> None:
    check_size(path, size)
    if size > LARGEST_PLAIN and not any_content and (looks_like is None or looks_like is plain.FORMAT):
        finding = Wording("{size:,} bytes of an unknown annotation format", size=size)
        raise file_error(
            path,
            finding,
            Wording("at most {limit:,}", limit=LARGEST_PLAIN),
            Wording("choose its format, or split the file"),
        )
