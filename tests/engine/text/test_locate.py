"""Finding strings of fills in a text."""

from annotally.model.extents import Extent
from annotally.text.locate import locate


def test_case_and_white_space_are_folded_and_words_kept_whole():
    text = "THE PEACE\nCORPS, peace  corps; peace corpse"
    assert locate(text, "Peace Corps") == [Extent(4, 15), Extent(17, 29)]


def test_nothing_is_found_of_nothing():
    assert locate("text", "  ") == []
    assert locate("a.c abc", "a.c") == [Extent(0, 3)]


def test_the_number_of_finds_is_bounded():
    assert len(locate("x " * 100, "x", limit=7)) == 7
