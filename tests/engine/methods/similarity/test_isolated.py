"""Isolated annotations are counted as the pairing of all would count them."""

from array import array
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.comparison.result import Sides
from annotally.methods.similarity.annotations import Kinds
from annotally.methods.similarity.comparer import SimilarityComparer
from annotally.methods.similarity.isolated import IsolatedAnnotations
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.instance_columns import PlainSpans
from annotally.model.instances import Instance
from annotally.model.text import Document, Tokens
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.similarity_profile import (
    AttributeDecomposition,
    LabelAggregation,
    LabelEquivalence,
    ScoreProfile,
)
from engine.methods.similarity.test_pairing import REST, linked
from engine.methods.similarity.test_pairing import TASK as WEIGHED
from support.similarity_samples import DOCUMENT, attribute, dimension, note, profile, spanned, task

TEXT = "aa bbb, c dd eee fff.  gg hhh"
LABELS = spanned("A", attribute("a")), spanned("B", attribute("s", "string", "set")), spanned("C")
SCORES = ScoreProfile("", (LabelAggregation("AB", ("A", "B")),))
BOUNDS = dimension("_label", 1), dimension("_span", 2, overlap_match_lower_bound=".5")
FAR = dimension("_label", 1), dimension("_span", 2, overlap_mismatch_upper_bound="1.5")
TASKS = (
    task(*LABELS, score=SCORES),
    task(*LABELS, score=ScoreProfile(limitation=("A",))),
    task(*LABELS, score=ScoreProfile(attribute_decompositions=(AttributeDecomposition(("a",)),))),
    task(*LABELS, equivalences=(LabelEquivalence("AC", ("A", "C")),), ignored=("B",)),
    task(*LABELS, profiles=[profile("A,B", *BOUNDS), profile("C", *FAR)]),
    task(*LABELS, strata=("A,B",), profiles=[profile("B", dimension("a", 1), dimension("_span", 0))]),
    task(spanned("A", attribute("TEXT")), spanned("B"), spanned("C")),
    WEIGHED,
    REST,
)
PLACES = st.tuples(st.integers(0, len(TEXT)), st.integers(0, 5)).map(
    lambda place: (place[0], min(len(TEXT) + 1, sum(place)))
)
TOKENS = (
    None,
    Tokens((), ()),
    Tokens((0, 3, 6, 8, 10, 13, 17, 20, 23, 26), (2, 6, 7, 9, 12, 16, 20, 21, 25, 29)),
    Tokens((0, 7, 14, 21), (5, 13, 19, 29)),
    Tokens((0, 2, 4), (12, 9, 29)),  # which no file has
)
LEX = [note("lex", f"t{n}", place) for n, place in enumerate(((0, 6), (3, 7), (4, 5), (8, 16), (17, 29)))]


@st.composite
def notes(draw: st.DrawFn) -> list[Instance]:
    """A few annotations of small kinds, of which many stand alone or beside their twins."""
    result = []
    for number in range(draw(st.integers(0, 7))):
        places = draw(st.one_of(PLACES, st.lists(PLACES, min_size=2, max_size=2)))
        values = {"a": "p"} if draw(st.booleans()) else {}
        result.append(note(draw(st.sampled_from("AAABBCX")), str(number), places, **values))
    return result


@st.composite
def twin_sides(draw: st.DrawFn) -> tuple[list[Instance], list[Instance]]:
    """Two sides that have most annotations in common."""
    both = draw(notes())
    first, second = ([n for n in both if draw(st.integers(0, 7))] for _ in range(2))
    return [*first, *draw(notes())[:2]], [*draw(notes())[:2], *second]


def sides_of(text: str, tokens: Tokens | None, instances: Sequence[Sequence[Instance]]) -> Sides:
    sets = [
        AnnotationSet(name, "", {DOCUMENT: DocumentAnnotations(DOCUMENT, side)})
        for name, side in zip(("key", "response"), instances, strict=True)
    ]
    return Sides(tuple(sets), {DOCUMENT: Document(DOCUMENT, DOCUMENT, text, tokens=tokens)})


def columns(places: Sequence[tuple[str, tuple[int, int]]]) -> PlainSpans:
    starts, ends = (array("i", [place[end] for _, place in places]) for end in (0, 1))
    return PlainSpans(TEXT, "TEXT", [label for label, _ in places], (starts, ends), (starts, ends))


def is_compared_as_paired(chosen: TaskDefinition, sides: Sides) -> bool:
    """Tell whether nodes and totals are the same if nothing is isolated."""
    comparer, plain_comparer = SimilarityComparer(chosen), SimilarityComparer(chosen)
    unit = comparer.compare(DOCUMENT, sides)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(IsolatedAnnotations, "find", lambda *_: None)
        plain_unit = plain_comparer.compare(DOCUMENT, sides)
        assert plain_comparer.totals(DOCUMENT, sides) == plain_unit.totals
    rows = range(len(plain_unit.nodes))
    assert [unit.nodes.node(row) for row in rows] == [plain_unit.nodes.node(row) for row in rows]
    assert unit == plain_unit
    return (
        comparer.totals(DOCUMENT, sides) == unit.totals == SimilarityComparer(chosen).totals(DOCUMENT, sides)
    )


@given(st.sampled_from(TASKS), twin_sides(), st.sampled_from(TOKENS), st.booleans(), st.booleans())
def test_totals_are_those_of_the_nodes(
    chosen: TaskDefinition,
    instances: tuple[list[Instance], list[Instance]],
    tokens: Tokens | None,
    has_text: bool,
    has_lex: bool,
) -> None:
    lex = LEX if has_lex else []
    sides = sides_of(TEXT if has_text else "", tokens, (instances[0], [*instances[1], *lex]))
    assert is_compared_as_paired(chosen, sides)


@given(st.sampled_from((REST, WEIGHED)), linked(), linked())
def test_what_others_point_to_is_not_isolated(
    chosen: TaskDefinition, first: list[Instance], second: list[Instance]
) -> None:
    assert is_compared_as_paired(chosen, sides_of(TEXT, None, (first, second)))


SPANS = st.lists(st.tuples(st.sampled_from("AABX"), PLACES), max_size=6)


@given(st.sampled_from(TASKS), SPANS, SPANS, SPANS, st.booleans())
def test_columns_are_counted_as_instances(
    chosen: TaskDefinition,
    shared: list[tuple[str, tuple[int, int]]],
    first: list[tuple[str, tuple[int, int]]],
    second: list[tuple[str, tuple[int, int]]],
    is_plain: bool,
) -> None:
    ours, theirs = columns([*shared, *first[:2]]), columns([*second[:2], *shared])
    sides = sides_of(TEXT, None, (ours, tuple(theirs) if is_plain else theirs))
    assert is_compared_as_paired(chosen, sides)


def isolated(first: Sequence[Instance], second: Sequence[Instance]) -> tuple[set[int], set[int]]:
    """Return the numbers of isolated annotations by side, where tokens are those of the commas' text."""
    tokens = Tokens((0, 3, 8), (2, 7, 9))
    result = IsolatedAnnotations(Document(DOCUMENT, DOCUMENT, TEXT, tokens=tokens), (first, second))
    result.find(Kinds(TASKS[0].similarity), lambda _: True)
    return result.numbers


def test_twins_and_annotations_alone_are_isolated() -> None:
    first = [note("A", "1", (0, 2)), note("A", "2", (3, 6)), note("B", "3", (8, 9))]
    assert isolated(first, [note("A", "1", (0, 2)), note("A", "2", (10, 12))]) == ({0, 1, 2}, {0, 1})


def test_neighbours_in_one_token_are_not() -> None:
    assert isolated([note("A", "1", (3, 6))], [note("A", "2", (6, 7))]) == (set(), set())
    assert isolated([note("A", "1", (3, 6))], [note("A", "2", (7, 9))]) == ({0}, {0})


def test_what_meets_another_is_not() -> None:
    same, wide = [note("A", "1", (0, 2))], [note("A", "1", (0, 6))]
    assert isolated(same, wide) == isolated(same, [*same, note("A", "2", (1, 1))]) == (set(), set())
    assert isolated(same, [note("B", "1", (0, 2))]) == (set(), set())
    assert isolated([], [*same, *same]) == (set(), set())


def test_two_that_overlap_may_share_a_token_with_a_neighbour_that_one_of_them_does_not_touch() -> None:
    """The comma is in no token; what covers it and "bb" shares the token "bbb" with the neighbour."""
    tokens = Tokens((0, 3, 8), (2, 6, 9))
    first, second = [note("A", "1", (6, 7))], [note("B", "1", (0, 4)), note("C", "2", (4, 7))]
    assert is_compared_as_paired(TASKS[1], sides_of(TEXT, tokens, (first, second)))


def test_two_that_cannot_be_compared_by_their_places_are_left_to_the_pairing() -> None:
    first, second = [note("A", "1", (0, 2))], [note("B", "1", (0, 5))]
    result = IsolatedAnnotations(Document(DOCUMENT, DOCUMENT, TEXT), (first, second))
    result.find(Kinds(TASKS[0].similarity), lambda _: True, lambda *_: None)
    assert result.numbers == (set(), set())
