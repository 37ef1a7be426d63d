"""Places of one version of a text in another by their words: edited, misread, spoken; what is gone."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.model.extents import Extent
from annotally.text.alignment import one_to_one
from annotally.text.alignment.word_versions import match_words
from annotally.text.phonetics import distance
from annotally.text.phonetics.pronunciation import Pronouncer

OLD = "Ada met Zoë in “Oslo”, and both went home by train."


def placed(new: str, words: str) -> str:
    """Return the text of ``new`` in which words of `OLD` are found again."""
    start = OLD.index(words)
    versions, _ = match_words(OLD, new, one_to_one.align)
    extent = versions.place(Extent(start, start + len(words)))
    return new[extent.start : extent.end]


@pytest.mark.parametrize(
    ("new", "words", "expected"),
    [
        (OLD, "Zoë", "Zoë"),
        ("Yesterday Ada met old Zoë in “Oslo”, and both went home.", "Zoë", "Zoë"),  # an edited release
        ("Yesterday Ada met old Zoë in “Oslo”, and both went home.", "met Zoë", "met old Zoë"),
        ("Yesterday Ada met old Zoë in “Oslo”, and both went home.", "by train", ""),  # taken out
        ("Yesterday Ada met old Zoë in “Oslo”, and both went home.", "home by train", "home"),
        ("Ada rnet Zoe in ‚Os1o', amd both vvent horne by tram.", "Oslo", "Os1o"),  # misread
        ("Ada rnet Zoe in ‚Os1o', amd both vvent horne by tram.", "met Zoë", "rnet Zoe"),
        ("Ada rnet Zoe in ‚Os1o', amd both vvent horne by tram.", "train.", "tram."),
        ("Ada met Zoë in Oslo and both went home by train", "“Oslo”", "Oslo"),  # without its marks
        ("Ada met Zoë in Oslo and both went home by train", "train.", "train"),
        ("Ada met Zoë in “ Oslo ” , and both went home by train .", "“Oslo”,", "“ Oslo ” ,"),  # in tokens
        ("ADA MET ZOË IN OSLO AND BOTH WENT HOME BY TRAIN", "Zoë in", "ZOË IN"),
    ],
)
def test_words_are_found_again(new: str, words: str, expected: str) -> None:
    assert placed(new, words) == expected


def test_by_sound_several_words_stand_for_one() -> None:
    old, new = "we recognise speech today", "we wreck a nice peach today"
    pronouncer = Pronouncer()
    versions, _ = match_words(old, new, lambda a, b: distance.align(a, b, pronouncer))
    place = versions.place(Extent(3, 19))
    assert new[place.start : place.end] == "wreck a nice peach"


def test_the_share_is_that_of_equal_words() -> None:
    assert match_words(OLD, OLD.upper(), one_to_one.align)[1] == 1
    assert match_words("a b c d", "a x c d e f", one_to_one.align)[1] == 2 * 3 / 10
    assert match_words("", "", one_to_one.align)[1] == 0


def test_an_extent_without_words_and_one_beyond_the_end_have_places_too() -> None:
    versions, _ = match_words(OLD, f"Never {OLD}", one_to_one.align)
    mark = OLD.index(",")
    assert versions.place(Extent(mark, mark + 1)) == Extent(mark + 6, mark + 7)
    assert versions.place(Extent(4, 4)) == Extent(10, 10)
    assert versions.place(Extent(len(OLD) - 6, len(OLD) + 3)) == Extent(len(OLD), len(OLD) + 9)


@given(
    st.lists(st.sampled_from(["Ada", "met", "Zoë", "in", "Oslo", "42"]), min_size=1, max_size=25), st.data()
)
def test_words_that_stay_are_found_where_others_are_put_in(words: list[str], data: st.DataObject) -> None:
    """The oracle notes where each word was put; new words are all different ones."""
    chosen = random.Random(data.draw(st.integers(0, 2**32)))
    numbered = [f"{word}{number}" for number, word in enumerate(words)]
    old, new = "", ""
    places: list[tuple[Extent, Extent | None]] = []
    for number, word in enumerate(numbered):
        own = Extent(len(old), len(old) + len(word))
        old += f"{word} "
        if chosen.random() < 0.2:
            new += f"new{number}, "
        places.append((own, Extent(len(new), len(new) + len(word))))
        new += f"{word}\n"
    versions, share = match_words(old, new, one_to_one.align)
    assert [versions.place(own) for own, _ in places] == [place for _, place in places]
    assert share == 2 * len(words) / (len(words) + len(new.split()))
