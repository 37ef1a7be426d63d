"""Many tables read together: the same documents as one by one, and none of a table with anything odd."""

from array import array
from collections.abc import Sequence

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.decoding import decode
from annotally.formats.event_mentions.many_tables import regular_documents
from annotally.formats.event_mentions.token_tables import read
from annotally.model.diagnostics import InputRefused
from annotally.model.text import Document

WORDS = ("He", "was", "going", ".", "größer", "\U0001f600!", "a b", "'s", "\x0b", "12")
CELLS = (
    "t0",
    "t1",
    "0",
    "2",
    "6",
    "He",
    "",
    " ",
    "\t",
    "\n",
    "\r",
    "-",
    "x",
    "9" * 9,
    "\0",
    "ä",
    "\ufeff",
    "t01",
)


def table(words: Sequence[tuple[str, int]], past: int = 0) -> bytes:
    """Return a table of words, each behind a gap, with ends on the last character or ``past`` it."""
    rows, at = [], 0
    for number, (word, gap) in enumerate(words):
        begin = at + gap
        at = begin + len(word)
        rows.append(f"t{number}\t{word}\t{begin}\t{at - 1 + past}\n")
    return "".join(rows).encode()


def alone(path: str, content: bytes) -> ReadResult | None:
    """Return what the reader of single tables makes of one, None if it refuses it."""
    try:
        return read([decode(path, content, None)], ReadOptions())
    except InputRefused:
        return None


def assert_as_alone(contents: Sequence[bytes]) -> list[Document | None]:
    tables = [(f"d{number}.txt.tab", content) for number, content in enumerate(contents)]
    documents = regular_documents(tables)
    for (path, content), document in zip(tables, documents, strict=True):
        if document is None:
            continue
        expected = alone(path, content)
        assert expected is not None
        assert (expected.documents, expected.warnings) == ((document,), ())
        tokens, expected_tokens = document.tokens, expected.documents[0].tokens
        assert tokens is not None
        assert expected_tokens is not None
        assert tokens.numbers is expected_tokens.numbers
        for column, expected_column in (
            (tokens.starts, expected_tokens.starts),
            (tokens.ends, expected_tokens.ends),
        ):
            assert isinstance(column, array)
            assert isinstance(expected_column, array)
            assert (column.typecode, column.tolist()) == (expected_column.typecode, expected_column.tolist())
    return documents


rows = st.lists(st.tuples(st.sampled_from(WORDS), st.integers(0, 3)), min_size=1, max_size=15)
regular = st.builds(table, rows, st.integers(0, 1))


@st.composite
def damaged(draw: st.DrawFn) -> bytes:
    """Draw a table in which some characters were replaced, perhaps by nothing."""
    content = draw(regular).decode()
    start = draw(st.integers(0, len(content)))
    end = draw(st.integers(start, min(len(content), start + 4)))
    changed = (content[:start] + draw(st.sampled_from(CELLS)) + content[end:]).encode()
    return changed[: draw(st.sampled_from([-1, -2, len(changed)]))]


@given(st.lists(regular | damaged() | st.binary(max_size=12), min_size=1, max_size=6))
@example([b"t0\tHe\t0\t1\nt1\twas\t3\t5\n", b"t0\tHe\t0\t2\nt1\twas\t3\t5\n"])
@example([b"t0\tHe\t007\t8\n"])
@example([b"t0\tHe\t0\t" + b"9" * 8 + b"\n"])
@example([b"t0\tHe\t0\t-1\n"])
@example([b"t0\tHe\t\t\n"])
@example([b"t0\t\xff\t0\t0\n"])
@example([b"t0\t\xed\xa0\x80\t0\t0\n"])
def test_tables_read_together_are_those_read_alone(contents: list[bytes]) -> None:
    assert_as_alone(contents)


@given(st.lists(regular, min_size=1, max_size=6))
def test_regular_tables_are_all_read_together(contents: list[bytes]) -> None:
    assert None not in assert_as_alone(contents)


@given(st.lists(regular, min_size=1, max_size=4), st.integers(0, 4))
def test_a_table_that_is_not_regular_leaves_the_others_alone(contents: list[bytes], place: int) -> None:
    contents.insert(place, b"t0\tHe\t0\t0\n")
    documents = assert_as_alone(contents)
    assert [number for number, document in enumerate(documents) if document is None] == [
        min(place, len(contents) - 1)
    ]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\n",
        b"id\tword\tbegin\tend\nt0\tHe\t0\t1\n",
        b"0\tHe\t0\t1\n",
        b"t1\tHe\t0\t1\n",
        b"t00\tHe\t0\t1\n",
        b"t0\tHe\t0\t1\r\n",
        b"\xef\xbb\xbft0\tHe\t0\t1\n",
        b"t0\tHe\t0\t1\n\n",
        b"t0\tHe\t5\t6\nt1\twas\t0\t2\n",
        b"t0\tHe\t0\t1\nt1\twas\t1\t3\n",
        b"t0\tHe\t0\t1\nt1\twas\t3\t6\n",
        b"t0\tHe\t0\t1 \n",
        b"t0\tHe\t0\t123456789\n",
        b"t0\tHe\t9000000\t9000001\n",
        table([("x", 1)] * 4097),
    ],
)
def test_what_is_unusual_is_left_to_the_reader_of_single_tables(content: bytes) -> None:
    assert regular_documents([("d.tab", content)]) == [None]


def test_offsets_beyond_two_bytes_take_four() -> None:
    words = [("word" * 20, 1)] * 900
    (document,) = assert_as_alone([table(words)])
    assert document is not None
    assert document.tokens is not None
    assert document.tokens.ends[-1] == 900 * 81
    assert assert_as_alone([table([("x" * 65_535, 0), ("yz", 0)])]) != [None]
