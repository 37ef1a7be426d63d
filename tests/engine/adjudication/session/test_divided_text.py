"""A text is cut between stretches, never in one, and never in a token that one touches."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from annotally.adjudication.session.divided_text import DividedText, Stretch, stretch_over
from annotally.model.extents import Extent

END = 60


@st.composite
def stretches(draw: st.DrawFn) -> Stretch:
    start = draw(st.integers(0, END))
    return Stretch(start, min(END, start + draw(st.integers(0, 8))))


@st.composite
def tokens(draw: st.DrawFn) -> tuple[list[int], list[int]]:
    cuts = sorted(draw(st.sets(st.integers(0, END), max_size=30)))
    ranges = [pair for number, pair in enumerate(pairwise(cuts)) if number % 2 == 0]
    return [start for start, _ in ranges], [end for _, end in ranges]


def touched(stretch: Stretch, ranges: tuple[list[int], list[int]]) -> set[float]:
    """Return the ends and characters of a stretch, and those of the tokens that it shares one with."""
    places = {float(stretch.start), float(stretch.end), *(at + 0.5 for at in range(*stretch))}
    for start, end in zip(*ranges, strict=True):
        characters = {at + 0.5 for at in range(start, end)}
        if characters & {at + 0.5 for at in range(*stretch)}:
            places |= characters | {float(start), float(end)}
    return places


@given(st.lists(stretches(), max_size=12), tokens(), st.integers(1, 5))
def test_what_touches_one_place_is_in_one_passage(
    parts: list[Stretch], ranges: tuple[list[int], list[int]], fewest: int
) -> None:
    passages = DividedText(parts, ranges, fewest)
    numbers = [passages.find(part) for part in parts]
    assert sorted(set(numbers)) == list(range(len(passages)))
    for first, first_number in zip(parts, numbers, strict=True):
        for second, second_number in zip(parts, numbers, strict=True):
            assert first_number == second_number or not touched(first, ranges) & touched(second, ranges)
    sizes = [numbers.count(number) for number in range(len(passages))]
    assert all(size >= fewest for size in sizes[:-1])


@given(st.lists(stretches(), min_size=1, max_size=12), stretches(), tokens())
def test_another_stretch_stands_in_the_passage_that_it_meets_unless_it_meets_two(
    parts: list[Stretch], another: Stretch, ranges: tuple[list[int], list[int]]
) -> None:
    passages = DividedText(parts, ranges, 1)
    hulls: dict[int, set[float]] = {}
    for part in parts:
        hulls.setdefault(passages.find(part), set()).update(touched(part, ranges))
    place = touched(another, ranges)
    met = {number for number, hull in hulls.items() if min(hull) <= max(place) and min(place) <= max(hull)}
    number = passages.find(another)
    assert met <= {number} if number >= 0 else len(met) > 1


def test_every_stretch_ends_a_passage_where_one_is_enough() -> None:
    passages = DividedText([Stretch(0, 2), Stretch(4, 6), Stretch(5, 9), Stretch(9, 9)], ([], []), 1)
    assert len(passages) == 2
    places = [(0, 1), (3, 3), (4, 9), (10, 12), (2, 4)]
    assert [passages.find(Stretch(*place)) for place in places] == [0, 1, 1, 1, -1]


def test_without_stretches_there_are_no_passages() -> None:
    passages = DividedText([], ([], []), 1)
    assert len(passages) == 0
    assert passages.find(Stretch(0, 1)) == -1


def test_a_stretch_over_extents_goes_from_the_first_to_the_last() -> None:
    assert stretch_over([Extent(4, 6), Extent(1, 2)]) == Stretch(1, 6)
    assert stretch_over([]) is None
