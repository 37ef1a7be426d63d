"""Single fills: what of them is compared, where they stand, when their points are correct (H2, H7-H15)."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.comparison.reason_codes import RULES
from annotally.methods.templates.prepared import NO_START
from annotally.methods.templettes.fills import (
    FillReader,
    PointerFill,
    TextFill,
    compare_text,
    encloses,
    holds,
    lies_in,
    overlaps,
)
from annotally.model.extents import Extent
from annotally.model.instances import Reading
from annotally.scoring.tally import CountColumn
from annotally.tasks.templette_rules import TempletteRules
from annotally.text.alignment.normalised import Normalised
from annotally.text.alignment.white_out import WhiteOut
from annotally.text.alignment.words import words_of

RULES_OF_TASK = TempletteRules()
WHITE_OUT = WhiteOut(RULES_OF_TASK.premodifiers, RULES_OF_TASK.whited_out, RULES_OF_TASK.not_extractable)


def reader(text: str = "", *, tokens: bool = False) -> FillReader:
    words = (lambda string: Normalised(words_of(string))) if tokens else None
    return FillReader(WHITE_OUT, text, lambda extent: (extent.start, extent.end), words)


def read(text: str, at: tuple[int, int] | None = None, *minimal: str, tokens: bool = False) -> TextFill:
    reading = Reading(text, extent=Extent(*at) if at else None, minimal=minimal)
    fill = reader(tokens=tokens).fill(reading)
    assert isinstance(fill, TextFill)
    return fill


def told(key: TextFill, response: TextFill) -> tuple[list[str], str]:
    outcome = compare_text(key, response, RULES_OF_TASK, symmetric=False)
    return [column.name for column in outcome.columns], outcome.rule


def test_a_pointer_is_its_target() -> None:
    assert reader().fill(Reading("<E-1-1>", target="E-1-1")) == PointerFill("E-1-1")


def test_premodifiers_are_cut_off_content_and_extent() -> None:
    fill = read("The  [Cup]".replace("[", "").replace("]", ""), (10, 18), "Cup")
    assert (fill.content, fill.minimal) == ("cup", ("cup",))
    assert (fill.place, fill.minimal_places) == ((15, 18), ((15, 18),))


@pytest.mark.parametrize(("text", "content"), [("the ...", "the"), ("...", "..."), ("", "")])
def test_never_all_of_a_fill_is_removed(text: str, content: str) -> None:
    assert read(text).content == content


def test_extents_are_adjusted_by_the_text_where_it_holds_the_string() -> None:
    text = "of the\n   cup again"
    fill = reader(text).fill(Reading("the cup", extent=Extent(3, 13)))
    assert isinstance(fill, TextFill)
    assert fill.place == (10, 13)
    # The text does not hold it, nor is it as long: the extent stays.
    other_fill = reader("something else altogether").fill(Reading("the cup", extent=Extent(3, 13)))
    assert isinstance(other_fill, TextFill)
    assert other_fill.place == (3, 13)


def test_minimal_extents_are_those_written_or_those_of_the_brackets() -> None:
    text = "of the cup or the bowl"
    both_reading = Reading("the cup or the bowl", extent=Extent(3, 22), minimal=("the cup", "the bowl"))
    assert [(e.start, e.end) for e in reader(text).extents(both_reading)] == [(7, 22), (7, 10), (18, 22)]
    written = Reading("the cup", extent=Extent(3, 10), minimal_extents=(Extent(3, 10), Extent(7, 10)))
    assert [(e.start, e.end) for e in reader(text).extents(written)] == [(7, 10), (7, 10), (7, 10)]
    reading = Reading("the cup", extent=Extent(3, 10), minimal=("cup",), minimal_extents=(Extent(7, 10),))
    assert [(e.start, e.end) for e in reader().extents(reading)] == [(7, 10), (7, 10)]
    longer = Reading("the cup", extent=Extent(3, 30), minimal=("cup",))
    assert [(e.start, e.end) for e in reader().extents(longer)] == [(3, 30)]
    assert reader().extents(Reading("the cup", minimal=("cup",))) == []
    twice = Reading("the cup or the cup", extent=Extent(3, 21), minimal=("cup", "cup"))
    assert [(e.start, e.end) for e in reader().extents(twice)] == [(7, 21), (7, 10), (18, 21)]
    # A text that says something else there has no premodifiers of this fill.
    other_reading = Reading("cup", extent=Extent(0, 8))
    assert [(e.start, e.end) for e in reader("the bowl again").extents(other_reading)] == [(0, 8)]


def test_c3_fills_are_put_in_order_by_where_they_stand_then_by_what_they_say() -> None:
    assert read("cup", (3, 6)).order == ((3, 6), "cup", ("cup",), ((3, 6),))
    assert read("cup").order == ((NO_START, NO_START), "cup", ("cup",), ())


def test_h15_words_in_one_piece_leave_out_none_that_is_not_optional() -> None:
    assert not lies_in(["A", "C"], ["A", "B", "C"], frozenset())
    assert lies_in(["A", "C"], ["A", "B", "C"], frozenset({1}))


CHAMPION = read("defending champion south Africa", (295, 326), "south Africa")


@pytest.mark.parametrize(
    ("text", "at", "columns", "rule"),
    [
        ("defending champion south Africa", (295, 326), ["COR", "COR"], "content-equal+extent-right"),
        ("SOUTH  africa", (314, 326), ["COR", "COR"], "content-minimal+extent-right"),
        ("champion south Africa", (305, 326), ["COR", "COR"], "content-minimal+extent-right"),
        ("champion", (305, 313), ["INC", "INC"], "content-different+extent-wrong"),
        ("champion south Africans", (305, 328), ["INC", "INC"], "content-different+extent-wrong"),
        ("south Africa", None, ["COR", "INC"], "content-minimal+extent-unknown"),
    ],
)
def test_content_lies_in_the_maximal_string_and_holds_a_minimal_one(
    text: str, at: tuple[int, int] | None, columns: list[str], rule: str
) -> None:
    assert told(CHAMPION, read(text, at)) == (columns, rule)
    assert rule in RULES


def test_tokens_are_compared_as_wholes_and_optional_ones_of_the_key_are_free() -> None:
    key = read("uh big Glen Buni- Bunting", (0, 9), "Glen Buni- Bunting", tokens=True)
    for text, right in (
        ("Glen Bunting", True),
        ("Glen Buni- Bunting", True),
        ("big Glen Bunting", True),
        ("uh big Glen Bunting", True),
        ("Glen", False),
        ("Glen uh Bunting", False),
        ("Bunting Glen", False),
        ("", False),
        ("Glen Bunt", False),
    ):
        assert told(key, read(text, (0, 9), tokens=True))[0][0] == ("COR" if right else "INC"), text


@given(
    st.lists(st.sampled_from("abu"), max_size=5),
    st.lists(st.sampled_from("abu"), max_size=6),
    st.sets(st.integers(0, 5)),
)
def test_optional_words_are_free_as_a_naive_search_has_it(
    part: list[str], whole: list[str], optional: set[int]
) -> None:
    def ways(words: list[str]) -> list[list[str]]:
        free = [n for n in range(len(words)) if n in optional]
        kept = product(*((True, False) for _ in free))
        return [
            [w for n, w in enumerate(words) if dict(zip(free, k, strict=True)).get(n, True)] for k in kept
        ]

    def inside(texts: list[str], other_texts: list[str]) -> bool:
        return any(other_texts[n : n + len(texts)] == texts for n in range(len(other_texts) + 1))

    free = frozenset(optional)
    assert lies_in(part, whole, free) is any(inside(part, way) for way in ways(whole))
    assert holds(whole, part, free) is any(inside(way, whole) for way in ways(part))


PLACES = st.tuples(st.integers(0, 6), st.integers(0, 6)).map(lambda pair: (min(pair), max(pair)))


@given(PLACES, PLACES)
def test_h2_ends_count(one: tuple[int, int], other: tuple[int, int]) -> None:
    first, second = ({*range(2 * a, 2 * b + 1)} for a, b in (one, other))
    assert encloses(one, other) is (second <= first)
    assert overlaps(one, other) is bool(first & second)


def test_places_without_words_are_only_where_they_are() -> None:
    assert encloses((3, 2), (3, 2))
    assert overlaps((3, 2), (3, 2))
    assert not encloses((3, 2), (3, 3))


def test_h2_a_place_between_two_blocks_overlaps_what_it_touches() -> None:
    """Without words it is from 3 to 2, behind block 2 and ahead of block 3 (H6)."""
    between = (3, 2)
    for second, touching in (
        ((0, 1), False),
        ((0, 2), True),
        ((1, 3), True),
        ((2, 2), True),
        ((3, 3), True),
        ((3, 5), True),
        ((4, 5), False),
    ):
        assert overlaps(between, second) is overlaps(second, between) is touching


def test_one_component_gives_one_point() -> None:
    rules = TempletteRules(components=("extent",))
    assert compare_text(CHAMPION, read("x", (314, 326)), rules, symmetric=False).columns == (CountColumn.COR,)
