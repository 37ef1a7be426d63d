"""Transcript lines: each utterance a document, tags inside, and damage."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions
from annotally.formats.transcripts.trn import read
from annotally.model.diagnostics import InputRefused
from annotally.model.text import Source
from support.read_or_refused import assert_read_or_refused


def one(text: str):
    return read([Source("x.trn", text)], ReadOptions())


def test_each_line_is_a_document() -> None:
    text = 'SO <ENAMEX TYPE="PERSON">NEWT</ENAMEX> { SAID / SAYS } { A / @ } { @ / B } { LAUGH } (UH)'
    result = one(f"{text} (nyt-1)\n(nyt-2)\n")
    first, second = result.documents
    assert (first.id, first.text.split()) == ("nyt-1", ["SO", "NEWT", "SAID", "A", "{", "LAUGH", "}", "(UH)"])
    assert (second.id, second.text) == ("nyt-2", "")
    (newt,) = result.annotations.documents["nyt-1"].instances
    assert first.text[newt.extents[0].start : newt.extents[0].end] == "NEWT"
    assert first.times is None
    assert [warning.found for warning in result.warnings] == ["alternatives { SAID / SAYS }"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("SO (a-1)\nFAR\n", "x.trn:2:4: no name after 'FAR'"),
        ("SO (a-1)\nFAR (a-1)\n", "x.trn:2:5: utterance a-1, as in line 1"),
        ("<ENAMEX>SO (a-1)\nFAR</ENAMEX> (a-2)\n", "x.trn:1:1: <ENAMEX> is not closed"),
    ],
)
def test_damage_is_named(text: str, message: str) -> None:
    with pytest.raises(InputRefused) as refusal:
        one(text)
    assert message in str(refusal.value)


@given(st.text(alphabet="a1 ()<>/@{}\n\t;E", max_size=60))
def test_whatever_the_file_holds_there_are_words_or_a_refusal(text: str) -> None:
    assert_read_or_refused(one, text)
