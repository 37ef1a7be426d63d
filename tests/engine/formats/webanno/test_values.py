"""Strings of WebAnno TSV cells: the user guide's reserved characters, and all others."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.webanno.values import (
    JOINED,
    STACKED,
    Reference,
    escaped,
    escaped_text,
    pieces,
    reference,
    text_pieces,
    unescaped,
    without_link,
    without_number,
)

RAW = st.text(alphabet="ab\\[]|_->;*\t\n1#é", max_size=12)


def test_reserved_characters_are_those_of_the_user_guide() -> None:
    """WebAnno user guide, "Reserved Characters"; ``->`` is escaped as one."""
    assert escaped("\\[]|_->;\t\n*") == r"\\\[\]\|\_\->\;\t\n\*"
    assert escaped("a-b>c") == "a-b>c"
    assert unescaped(r"\q\\t") == r"\q\t"


@given(RAW, RAW)
def test_what_is_escaped_is_one_piece_without_number_or_link(one: str, other: str) -> None:
    assert unescaped(escaped(one)) == one
    for mark in (STACKED, JOINED):
        raw = f"{escaped(one)}{mark}{escaped(other)}"
        assert [unescaped(raw[a:b]) for a, b in pieces(raw, mark)] == [one, other]
    assert without_number(escaped(one)) == (escaped(one), 0)
    assert without_number(f"{escaped(one)}[7]") == (escaped(one), 7)
    assert without_link(escaped(one)) is None
    assert without_link(f"{escaped(one)}->3-12") == (escaped(one), 3, 12)


def test_a_bracket_that_is_escaped_begins_no_number() -> None:
    assert without_number("a\\[1]") == ("a\\[1]", 0)
    assert without_number("a\\\\[1]") == ("a\\\\", 1)
    assert without_number("[x]") == ("[x]", 0)
    assert without_link("a\\->1-1") is None


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
    assert reference(raw) == meant
    if meant is not None:
        assert raw in (str(meant), meant.of_relation())


@given(st.text(alphabet=st.characters(exclude_characters="\n", exclude_categories=["Cs"])))
def test_a_line_of_text_is_read_as_it_was_written(text: str) -> None:
    raw = escaped_text(text)
    assert not {"\r", "\n", "\t"} & set(raw)
    found = list(text_pieces(raw, java=False))
    assert "".join(piece for _, piece in found) == text
    for offset, piece in found:
        assert raw[offset : offset + len(piece)] == piece or raw[offset] == "\\"


def test_texts_before_version_3_2_are_escaped_as_java_escapes() -> None:
    raw = r"F\u00fcr \uD83D\uDE0A \"x\" \\ \101\7 \q"
    assert "".join(piece for _, piece in text_pieces(raw, java=True)) == 'Für 😊 "x" \\ A\x07 q'
    assert [piece for _, piece in text_pieces(r"\ud83d", java=True)] == ["\ud83d"]
