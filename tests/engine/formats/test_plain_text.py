"""Plain text: one document a file."""

import pytest

from annotally.formats import plain_text as plain
from annotally.formats.base import ReadOptions
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.text import Source


def test_one_document_a_file() -> None:
    result = plain.read([Source("a/one.v2.txt", "Is 5 < 6?\r\n"), Source("two", "é")], ReadOptions())
    assert [(d.id, d.label, d.text, d.file) for d in result.documents] == [
        ("one.v2", "one.v2", "Is 5 < 6?\r\n", "a/one.v2.txt"),
        ("two", "two", "é", "two"),
    ]
    document = result.annotations.documents["two"]
    assert (document.instances, document.source, document.range) == ((), 1, Extent(0, 1))
    assert result.annotations.format == plain.FORMAT.name == "plain-text"


def test_two_files_of_one_stem() -> None:
    with pytest.raises(InputRefused, match=r"b/x\.txt.*a/x\.txt"):
        plain.read([Source("a/x.txt", "1"), Source("b/x.txt", "2")], ReadOptions())


@pytest.mark.parametrize(("text", "rating"), [("words\n\t\f", 1), ("\x00", 0), ("a\x1bb", 0), ("\x1a", 1)])
def test_sniff(text: str, rating: int) -> None:
    assert plain.sniff(text) == rating
