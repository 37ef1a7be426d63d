import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.model.extents import line_starts
from annotally_gui.text.paragraphs import SOFT_LIMIT, Paragraphs

TEXTS = st.text(st.sampled_from("ab \t\r\n\u05d0\U0001f680\u0301\u2028\x0b"))


def whole(text: str) -> str:
    paragraphs = Paragraphs(text)
    return "".join(text[paragraphs.start(n) : paragraphs.after(n)] for n in range(len(paragraphs)))


@given(TEXTS)
def test_blocks_cover_the_text_without_gap(text: str) -> None:
    paragraphs = Paragraphs(text)
    assert whole(text) == text
    assert sum(paragraphs.lengths()) == len(text)
    assert [paragraphs.start(n) for n in range(len(paragraphs))] == line_starts(text)


@given(TEXTS)
def test_a_line_end_is_lf_crlf_or_cr_and_nothing_else(text: str) -> None:
    paragraphs = Paragraphs(text)
    ends = [text[paragraphs.end(n) : paragraphs.after(n)] for n in range(len(paragraphs))]
    assert ends == [*re.findall("\r\n|\r|\n", text), ""]
    assert not any(set("\r\n") & set(paragraphs.shown(n)) for n in range(len(paragraphs)))


@given(TEXTS)
def test_every_offset_lies_in_its_block(text: str) -> None:
    paragraphs = Paragraphs(text)
    for offset in range(len(text) + 1):
        block = paragraphs.at(offset)
        assert paragraphs.start(block) <= offset
        assert offset < paragraphs.after(block) or block == len(paragraphs) - 1


@pytest.mark.parametrize(
    "piece", ["word and ", "abcdefghij", "e\u0301", "\U0001f469\u200d\U0001f680", "\u5c71"]
)
def test_a_very_long_line_is_cut_between_words_or_clusters(piece: str) -> None:
    line = piece * (20_000 // len(piece))
    text = "before\r\n" + line + "\r\nafter"
    paragraphs = Paragraphs(text)
    assert whole(text) == text
    assert max(paragraphs.lengths()) <= SOFT_LIMIT + 80
    for block in range(2, len(paragraphs) - 1):
        start = paragraphs.start(block)
        assert paragraphs.continues(block)
        assert unicodedata.category(text[start]) not in ("Mn", "Cf")
        assert "\u200d" not in text[start - 1 : start + 1]
        assert " " not in piece or text[start - 1] == " "
    assert not paragraphs.continues(1)
    assert paragraphs.paragraph(10_000) == (8, 8 + len(line))


def test_a_paragraph_is_found_whole_and_without_its_line_end() -> None:
    paragraphs = Paragraphs("one\r\ntwo\rthree")
    assert [paragraphs.paragraph(at) for at in (0, 4, 6, 14)] == [(0, 3), (0, 3), (5, 8), (9, 14)]


def test_the_first_strong_character_decides_the_direction_even_of_later_pieces() -> None:
    hebrew = "12: \u05e9\u05dc\u05d5\u05dd " + "and Latin words " * 1000
    paragraphs = Paragraphs("Latin \u05e9\u05dc\u05d5\u05dd\n" + hebrew + "\n12.")
    directions = [paragraphs.right_to_left(n) for n in range(len(paragraphs))]
    assert directions[0] is False
    assert set(directions[1:-1]) == {True}
    assert len(directions) > 4
    assert directions[-1] is False
