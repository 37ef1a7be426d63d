"""Words of one a line, as lines to be read."""

from array import array
from dataclasses import replace

import msgspec.structs
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions
from annotally.formats.transcripts.ctm import read as read_ctm
from annotally.methods.speech.aligned_texts import TextAligner, block_table
from annotally.model.text import Document, Source
from annotally.tasks.presets.speech import SPEECH_NAMED_ENTITY
from annotally.text.alignment.reflow import at_pauses, beside, reflowed


def test_line_ends_become_blanks_but_where_lines_end() -> None:
    assert reflowed("a\nb\r\nc d", {1}) == "a\nb  c d"
    assert reflowed("a b", {1}) == "a\nb"
    assert reflowed("ab", {1, 7, -1}) == "ab", "a letter is no place for a line to end"


@given(st.text("ab \n\r", max_size=20), st.sets(st.integers(-2, 25), max_size=5))
def test_every_character_keeps_its_place(text: str, breaks: set[int]) -> None:
    shown = reflowed(text, breaks)
    assert len(shown) == len(text)
    changed = [place for place in range(len(text)) if shown[place] != text[place]]
    assert all(text[place].isspace() and shown[place] in " \n" for place in changed)


def test_lines_end_where_those_of_the_text_beside_it_do() -> None:
    ref, hyp = Document("D", "D", "one two\nthree\nfour"), Document("D", "D", "ONE\nTWO\nUH\nTHREE\nFOUR ")
    aligner = TextAligner(replace(SPEECH_NAMED_ENTITY))
    table = block_table(aligner.axis((ref, hyp), ("muc-sgml", "ctm")))
    assert reflowed(hyp.text, set(beside(table, 1, ref.text))) == "ONE TWO UH\nTHREE\nFOUR "
    turned = block_table(aligner.axis((hyp, ref), ("ctm", "muc-sgml")))
    assert reflowed(hyp.text, set(beside(turned, 0, ref.text))).count("\n") == 2


def test_or_else_ahead_of_what_follows_a_silence() -> None:
    lines = "x 1 0 1 A\nx 1 1 1 B\nx 1 2.6 1 C\nx 1 3.7 1 D\n"
    (document,) = read_ctm([Source("x.ctm", lines)], ReadOptions()).documents
    assert reflowed(document.text, set(at_pauses(document))) == "A B\nC D "
    untimed = msgspec.structs.replace(document, times=None)
    assert list(at_pauses(untimed)) == []
    assert array("i", at_pauses(document)).tolist() == [3]
