"""Which parts of a text are shown where there is no room for the whole."""

from hypothesis import given
from hypothesis import strategies as st

from annotally_gui.models.line_elision import elided, kept_ranges


def shown(text: str, room: int, *marked: tuple[int, int]) -> str:
    return elided(text, kept_ranges(text, marked, lambda piece: len(piece) <= room))


def test_beginning_and_end_are_kept() -> None:
    assert shown("the Guild of Dyers", 18) == "the Guild of Dyers"
    assert shown("the Guild of Dyers", 9) == "the …yers"
    assert shown("the Guild", 0) == "…"
    assert shown("", 0) == ""


def test_what_is_marked_is_kept_if_it_has_room() -> None:
    text = "one two three four five"
    assert shown(text, 13, (8, 13)) == "…wo three fo…"
    assert shown(text, 13, (0, 3)) == "one two thre…"
    assert shown(text, 13, (19, 23)) == "…ee four five"
    assert shown(text, 9, (4, 18)) == "one …five", "the marked part has no room"


@given(st.text(max_size=40), st.integers(0, 45), st.integers(0, 40), st.integers(1, 9))
def test_it_fits_wherever_a_single_sign_does_and_ranges_ascend(
    text: str, room: int, start: int, length: int
) -> None:
    span = (min(start, len(text)), min(start + length, len(text)))
    marked = (span,) if span[0] < span[1] else ()
    ranges = kept_ranges(text, marked, lambda piece: len(piece) <= room)
    places = [place for pair in ranges for place in pair]
    assert places == sorted(places)
    assert len(elided(text, ranges)) <= max(room, 1)
