"""Strings of WebAnno TSV cells: the user guide's reserved characters, and all others."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.webanno.values import (
    JOINED,
    STACKED,
    Reference,
    escape_text,
    escape_value,
    parse_reference,
    split_cell,
    split_link,
    split_number,
    text_pieces,
    unescape_value,
)

RAW = st.text(alphabet="ab\\[]|_->;*\t\n1#é", max_size=12)


def test_reserved_characters_are_those_of_the_user_guide() -> None:
    """WebAnno user guide, "Reserved Characters"; ``->`` is escaped as one."""
    assert escape_value("\\[]|_->;\t\n*") == r"\\\[\]\|\_\->\;\t\n\*"
    assert escape_value("a-b>c") == "a-b>c"
    assert unescape_value(r"\q\\t") == r"\q\t"


@given(RAW, RAW)
def test_what_is_escaped_is_one_piece_without_number_or_link(one: str, other: str) -> None:
    assert unescape_value(escape_value(one)) == one
    for mark in (STACKED, JOINED):
        raw = f"{escape_value(one)}{mark}{escape_value(other)}"
        assert [unescape_value(raw[a:b]) for a, b in split_cell(raw, mark)] == [one, other]
    assert split_number(escape_value(one)) == (escape_value(one), 0)
    assert split_number(f"{escape_value(one)}[7]") == (escape_value(one), 7)
    assert split_link(escape_value(one)) is None
    assert split_link(f"{escape_value(one)}->3-12") == (escape_value(one), 3, 12)


def test_a_bracket_that_is_escaped_begins_no_number() -> None:
    assert split_number("a\\[1]") == ("a\\[1]", 0)
    assert split_number("a\\\\[1]") == ("a\\\\", 1)
    assert split_number("[x]") == ("[x]", 0)
    assert split_link("a\\->1-1") is None


@pytest.mark.parametrize(
    ("raw", "meant"),
    [
        ("1-2", Reference("1-2")),
        ("1-2.3", Reference("1-2.3")),
        ("1-2[3]", Reference("1-2", 3)),
        ("1-2[0_4]", Reference("1-2", 0, 4)),
        ("*", None),
        ("1-2[]", None),
        ("1-2[1_]", None),
    ],
)
def test_references(raw: str, meant: Reference | None) -> None:
    assert parse_reference(raw) == meant
    if meant is not None:
        assert raw in (str(meant), meant.of_relation())


@given(st.text(alphabet=st.characters(exclude_characters="\n", exclude_categories=["Cs"])))
def test_a_line_of_text_is_read_as_it_was_written(text: str) -> None:
    raw = escape_text(text)
    assert not {"\r", "\n", "\t"} & set(raw)
    actual_text_pieces = list(text_pieces(raw, java=False))
    assert "".join(piece for _, piece in actual_text_pieces) == text
    for offset, piece in actual_text_pieces:
        assert raw[offset : offset + len(piece)] == piece or raw[offset] == "\\"


def test_texts_before_version_3_2_are_escaped_as_java_escapes() -> None:
    raw = r"F\u00fcr \uD83D\uDE0A \"x\" \\ \101\7 \q"
    assert "".join(piece for _, piece in text_pieces(raw, java=True)) == 'Für 😊 "x" \\ A\x07 q'
    assert [piece for _, piece in text_pieces(r"\ud83d", java=True)] == ["\ud83d"]
