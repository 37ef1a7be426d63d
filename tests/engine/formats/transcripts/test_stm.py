"""Time-marked segments: labels, tags across segments, what is not scored, and damage."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions
from annotally.formats.transcripts.stm import read
from annotally.model.diagnostics import InputRefused
from annotally.model.text import Source
from support.read_or_refused import assert_read_or_refused

SAID = (
    ";; LABEL\r\n"
    'cnn A gore 0.00 2.5 <o,f0,male> and now <ENAMEX TYPE="PERSON">newt\r\n'
    "cnn A gore 2.5 3.75 gingrich</ENAMEX> so { far / near } {laugh}\r\n"
    "cnn A x 4 5 ignore_time_segment_in_scoring\r\n"
    "cnn A x 5 6 <O>\r\n"
    "cnn A x 6 7 <ENAMEX>GM</ENAMEX>\r\n"
    "cnn A x 7 8 <ENAMEX> FORD </ENAMEX>"
)


def one(text: str):
    return read([Source("x.stm", text)], ReadOptions())


def test_segments_are_one_text_and_tags_may_reach_from_one_into_the_next() -> None:
    result = one(SAID)
    (document,) = result.documents
    assert document.id == "cnn A"
    assert document.text.split() == ["and", "now", "newt", "gingrich", "so", "far", "{laugh}", "GM", "FORD"]
    parts = [
        document.text[instance.extents[0].start : instance.extents[0].end].split()
        for instance in result.annotations.documents["cnn A"].instances
    ]
    assert parts == [["newt", "gingrich"], ["GM"], ["FORD"]]
    assert document.times is not None
    assert document.times.within(0, 3) == (0, 2_500_000)
    assert [(warning.line, warning.found.split(":")[0]) for warning in result.warnings] == [
        (4, "a segment that is not scored"),
        (3, "alternatives { far / near }"),
    ]


def test_every_place_leads_back_to_the_file() -> None:
    (document,) = one(SAID).documents
    for place, sign in enumerate(document.text):
        assert SAID[document.source_map.to_source(place)] == sign


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a A x 2 1 so\n", "x.stm:1:9: a segment from 2 s to 1 s"),
        ("a A x 2 3 so\na A x 1 2 far\n", "x.stm:2:7: 1 s in a A, after 2 s in line 1: time runs backwards"),
        ("a A x two 3 so\n", "x.stm:1:1: a line of 6 fields"),
        ("a A x 2\n", "x.stm:1:1: a line of 4 fields"),
        ("a A x 2 3 <ENAMEX>so\n", "<ENAMEX> is not closed"),
        ('a A x 2 3 <ENAMEX TYPE="P>so\n', "malformed tag"),
        ("a A x 2 3 IGNORE_TIME_SEGMENT_IN_SCORING\n", "no words"),
    ],
)
def test_damage_is_named(text: str, message: str) -> None:
    with pytest.raises(InputRefused) as refusal:
        one(text)
    assert message in str(refusal.value)


@given(st.text(alphabet="a1 .<>/@*{}\n\t;E", max_size=60).map(lambda text: f"a 1 x 1 2 {text}"))
def test_whatever_the_file_holds_there_are_words_or_a_refusal(text: str) -> None:
    assert_read_or_refused(one, text)
