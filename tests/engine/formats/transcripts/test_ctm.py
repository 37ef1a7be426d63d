"""Time-marked words: the words, their times, tags around them, and everything that may be wrong."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions
from annotally.formats.transcripts.ctm import read
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.text import Source
from support.read_or_refused import assert_read_or_refused

SAID = """;; a comment
cnn 1 1.00 0.25 AND 0.98

cnn 1 1.25 0.30 <ENAMEX TYPE="PERSON">NEWT
cnn 1 1.55 0.5 GINGRICH</ENAMEX> 0.5 extra fields
abc A .5 1. <TIMEX TYPE="DATE">
abc A .5 1. 1998 -0.3
abc A 2 0 </TIMEX>
"""


def one(text: str):
    return read([Source("x.ctm", text)], ReadOptions())


def refused(text: str) -> str:
    with pytest.raises(InputRefused) as refusal:
        one(text)
    return str(refusal.value)


def test_words_times_and_entities() -> None:
    result = one(SAID)
    cnn, abc = result.documents
    assert (cnn.id, cnn.text) == ("cnn", "AND NEWT\nGINGRICH ")  # channel 1 goes without saying
    assert (abc.id, abc.text.split()) == ("abc A", ["1998"])
    assert cnn.times is not None
    assert list(cnn.times.begins) == [1_000_000, 1_250_000, 1_550_000]
    assert list(cnn.times.finishes) == [1_250_000, 1_550_000, 2_050_000]
    (newt,) = result.annotations.documents["cnn"].instances
    assert newt.extents == (Extent(4, 17),)
    assert cnn.text[4:17] == "NEWT\nGINGRICH"
    assert cnn.times.within(4, 17) == (1_250_000, 2_050_000)
    assert cnn.times.within(99, 100) is None
    (date,) = result.annotations.documents["abc A"].instances
    assert date.extents[0].start <= abc.text.index("1998")
    assert result.warnings == ()


def test_every_place_leads_back_to_the_file() -> None:
    for document in one(SAID).documents:
        for place, sign in enumerate(document.text):
            assert SAID[document.source_map.to_source(place)] == sign


def test_of_alternatives_the_first_is_read() -> None:
    marks = "a 1 * * <ALT_BEGIN>\na 1 1 1 CAN\na 1 1 1 NOT\na 1 * * <ALT>\na 1 1 1 @\na 1 * * <ALT_END>\n"
    result = one(marks * 2 + "a 1 3 1 GO\n")
    assert result.documents[0].text.split() == ["CAN", "NOT", "CAN", "NOT", "GO"]
    (warning,) = result.warnings
    assert (warning.line, warning.found) == (1, "alternatives")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a 1 2.0 1 B\na 1 1.5 1 A\n", "x.ctm:2:5: 1.5 s in a, after 2.0 s in line 1: time runs backwards"),
        ("a 1 2.0 1\n", "x.ctm:1:1: a line of 4 fields"),
        ("a 1 two 1 B\n", "x.ctm:1:5: begin 'two'"),
        ("a 1 2 -1 B\n", "x.ctm:1:7: duration '-1'"),
        ("a 1 2 1 NEW YORK\n", "x.ctm:1:13: 'YORK' in place of a confidence"),
        ("a 1 * * <ALT>\n", "<ALT> outside of alternatives"),
        ("a 1 * * <ALT_BEGIN>\na 1 * * <ALT_BEGIN>\n", "x.ctm:2:1: <ALT_BEGIN> inside alternatives"),
        ("a 1 * * <ALT_BEGIN>\n", "x.ctm:1:1: alternatives that are not closed"),
        ("a 1 1 1 <ENAMEX>B\n", "<ENAMEX> is not closed"),
        ("a 1 1 1 B</ENAMEX>\n", "x.ctm:1:10: close tag </ENAMEX> where no such tag is open"),
        (";; nothing\n", "no words"),
    ],
)
def test_damage_is_named(text: str, message: str) -> None:
    assert message in refused(text)


def test_times_of_other_documents_do_not_matter() -> None:
    assert len(one("a 1 9 1 X\nb 1 1 1 Y\na 2 1 1 Z\n").documents) == 3


def test_a_document_in_two_files_is_refused() -> None:
    with pytest.raises(InputRefused, match=r"y.ctm:1:9.*document 'a'"):
        read([Source("x.ctm", "a 1 1 1 B\n"), Source("y.ctm", "a 1 2 1 C\n")], ReadOptions())


@given(st.text(alphabet="a1 .<>/@*{}\n\t;E", max_size=60))
def test_whatever_the_file_holds_there_are_words_or_a_refusal(text: str) -> None:
    assert_read_or_refused(one, text)
