"""Annotations brought from one token-column text onto another with as many tokens (C5)."""

import pytest

from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.extents import Extent
from annotally.model.instances import Alternative, Instance, Reading, Slot, simple_fill
from annotally.model.text import Document, Tokens
from annotally.workspace.inputs.tokens import move_onto_tokens

OWN = Document("d", "d", "Ada Exmple left\n", tokens=Tokens((0, 4, 11), (3, 10, 15)))
COMMON = Document("d", "d", "Ada Example left\n", tokens=Tokens((0, 4, 12), (3, 11, 16)))


def side(*readings: Reading, extents: tuple[Extent, ...]) -> AnnotationSet:
    slots = tuple(Slot("TEXT", (Alternative((simple_fill(reading),)),)) for reading in readings)
    return AnnotationSet(
        "response", "x", {"d": DocumentAnnotations("d", (Instance("COREF", "1", slots, extents),))}
    )


SIDE = side(Reading("Exmple left", extent=Extent(4, 15)), Reading("1"), extents=(Extent(4, 15),))


def test_extents_move_and_texts_stay() -> None:
    (moved,) = move_onto_tokens(SIDE, [OWN], {"d": COMMON}).documents["d"].instances
    assert moved.extents == (Extent(4, 16),)
    assert [(reading.text, reading.extent) for reading in moved.readings()] == [
        ("Exmple left", Extent(4, 16)),
        ("1", None),
    ]


@pytest.mark.parametrize(
    ("extent", "words"),
    [
        (Extent(5, 10), "xample"),  # inside a token: by its letters
        (Extent(4, 7), "Exam"),
        (Extent(1, 9), "da Exampl"),
        (Extent(3, 5), " E"),  # from between two tokens
        (Extent(10, 16), " left\n"),  # to behind the last
    ],
)
def test_an_extent_that_ends_inside_a_token_moves_by_its_letters(extent: Extent, words: str) -> None:
    result = side(Reading("1"), extents=(extent,))
    (moved,) = move_onto_tokens(result, [OWN], {"d": COMMON}).documents["d"].instances
    (place,) = moved.extents
    assert COMMON.text[place.start : place.end] == words


def test_the_text_of_a_span_becomes_the_common_one() -> None:
    (moved,) = move_onto_tokens(SIDE, [OWN], {"d": COMMON}, with_words=True).documents["d"].instances
    assert [reading.text for reading in moved.readings()] == ["Example left", "1"]


def test_a_text_without_words_gets_those_of_the_other() -> None:
    bare = Document("d", "d", "1 2 3\n", tokens=Tokens((0, 2, 4), (1, 3, 5), has_words=False))
    result = side(Reading("2 3", extent=Extent(2, 5)), extents=(Extent(2, 5),))
    (moved,) = move_onto_tokens(result, [bare], {"d": COMMON}).documents["d"].instances
    assert [(reading.text, reading.extent) for reading in moved.readings()] == [
        ("Example left", Extent(4, 16))
    ]


def test_nothing_moves_where_nothing_differs_or_tokens_do_not_match() -> None:
    fewer = Document("d", "d", "Ada left\n", tokens=Tokens((0, 4), (3, 8)))
    running = Document("d", "d", "Ada Example left\n")
    for common in ({}, {"d": OWN}, {"d": fewer}, {"d": running}):
        assert move_onto_tokens(SIDE, [OWN], common) is SIDE
    assert move_onto_tokens(SIDE, [running], {"d": COMMON}) is SIDE
