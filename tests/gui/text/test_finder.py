import sys

from hypothesis import given
from hypothesis import strategies as st

from annotally.text.search import fold
from annotally_gui.text.finder import Finder

TEXTS = st.text(st.sampled_from("abAB\u03a3\u03c3\u03c2\u0130i\U0001f680"), max_size=30)
NEEDLES = st.text(st.sampled_from("abA\u03c3\u03c2\U0001f680"), min_size=1, max_size=3)


def naive(text: str, needle: str, case: bool) -> list[int]:
    hay, straw = (text, needle) if case else (fold(text), fold(needle))
    return [at for at in range(len(hay)) if hay.startswith(straw, at)]


@given(TEXTS, NEEDLES, st.booleans())
def test_every_place_is_found_and_counted_overlapping_ones_too(text: str, needle: str, case: bool) -> None:
    finder = Finder(text)
    finder.look_for(needle, case=case)
    places = naive(text, needle, case)
    assert finder.count == len(places)
    assert finder.within(0, len(text)) == [(at, at + len(needle)) for at in places]
    for start in range(len(text) + 1):
        later, earlier = [p for p in places if p >= start], [p for p in places if p < start]
        assert finder.next(start) == next(iter(later or places), None)
        assert finder.previous(start) == next(iter((earlier or places)[::-1]), None)


@given(TEXTS, NEEDLES, st.integers(0, 30), st.integers(1, 10))
def test_a_part_of_the_text_is_searched_with_what_reaches_into_it(
    text: str, needle: str, start: int, length: int
) -> None:
    finder = Finder(text)
    finder.look_for(needle, case=True)
    end = start + length
    touching = [at for at in naive(text, needle, True) if at < end and start < at + len(needle)]
    assert [place for place, _ in finder.within(start, end)] == touching


def test_folding_keeps_every_character_of_unicode_in_its_place() -> None:
    everything = "".join(map(chr, range(sys.maxunicode + 1)))
    assert len(fold(everything)) == len(everything)
    assert fold("\u039f\u0394\u039f\u03a3 \u03c3") == fold("\u03bf\u03b4\u03bf\u03c2 \u03a3")


def test_long_needles_that_overlap_themselves_are_counted_too() -> None:
    finder = Finder("a" * 300)
    finder.look_for("a" * 150, case=True)
    assert finder.count == 151


def test_nothing_is_found_without_a_needle() -> None:
    finder = Finder("abc")
    assert finder.look_for("b", case=False)
    assert not finder.look_for("B", case=False)
    assert finder.look_for("", case=False)
    assert (finder.count, finder.next(0), finder.previous(3), finder.within(0, 3)) == (0, None, None, [])
