"""Files that cannot be read are refused with the reason and the remedy."""

import errno

import pytest

from annotally.formats.io import format_named
from annotally.formats.unreadable import no_reader, unknown_format, unreadable


@pytest.mark.parametrize(
    ("problem", "words"),
    [
        (FileNotFoundError(errno.ENOENT, "No such file or directory"), "no such file"),
        (PermissionError(errno.EACCES, "Permission denied"), "no permission to read it"),
        (OSError(errno.EIO, "Input/output error"), "cannot be read (Input/output error)"),
        (OSError("no number"), "cannot be read (no number)"),
        (ValueError("embedded null byte"), "cannot be read (embedded null byte)"),
    ],
)
def test_system_errors_are_refusals(problem: OSError | ValueError, words: str) -> None:
    (diagnostic,) = unreadable("a.sgm", problem).diagnostics
    assert (diagnostic.file, diagnostic.line, diagnostic.found) == ("a.sgm", 0, words)
    assert diagnostic.remedy


def test_unknown_formats_list_those_with_a_reader() -> None:
    (unknown,) = unknown_format("a.bin").diagnostics
    (unread,) = no_reader(format_named("json"), "a.json").diagnostics
    assert unknown.found == "content of an unknown format"
    assert unread.found == "JSON is recognised but cannot be read yet"
    assert unknown.expected == unread.expected
    assert "MAT JSON" in unread.expected.split(", ")
    assert "JSON" not in unread.expected.split(", ")
