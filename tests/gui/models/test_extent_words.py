"""How the places of two annotations lie to each other, in words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.reports.tree.inspection import Card, CardLine
from annotally_gui.models.extent_words import PlacedText, card_place, extent_clause, line_place

TEXT = "of a most affectionate , indulgent father ; and had"


def placed(words: str) -> PlacedText:
    start = TEXT.index(words)
    return PlacedText(words, start, start + len(words))


def clause(place: PlacedText, rival_place: PlacedText, *, is_plural: bool = False) -> str:
    return extent_clause(place, rival_place, subject="B", rival="A", is_plural=is_plural)


@pytest.mark.parametrize(
    ("place", "rival_place", "words"),
    [
        ("most affectionate , indulgent father", "indulgent father", "B begins two words earlier than A."),
        ("indulgent father", "most affectionate , indulgent father", "B begins two words later than A."),
        ("indulgent father ;", "indulgent father", "B ends one character later than A."),
        ("indulgent", "indulgent father", "B ends one word earlier than A."),
        (
            "affectionate , indulgent",
            "indulgent father ; and",
            "B begins one word earlier and ends two words earlier than A.",
        ),
        ("dulgent father", "indulgent father", "B begins two characters later than A."),
        ("most", "father", "B and A are at different places."),
        ("father", "father", ""),
    ],
)
def test_extents_are_compared_by_whole_words(place: str, rival_place: str, words: str) -> None:
    assert clause(placed(place), placed(rival_place)) == words


def test_several_annotators_begin_and_end() -> None:
    longer, shorter = placed("most affectionate , indulgent"), placed("affectionate ,")
    assert (
        clause(longer, shorter, is_plural=True) == "B begin one word earlier and end one word later than A."
    )


def test_an_amount_is_left_out_where_the_text_is_not_that_of_the_extent() -> None:
    assert clause(PlacedText("cleaned", 4, 20), PlacedText("other", 8, 20)) == "B begins earlier than A."


def test_fills_and_annotations_have_a_place_or_none() -> None:
    assert line_place(CardLine("TYPE", "LOC", "loc", (), False)) is None
    assert line_place(CardLine("TEXT", "Ada", "ada", (), False, start=4, end=7)) == ("Ada", 4, 7)
    broken = CardLine("TEXT", "Ada Quill", "", (), False, start=4, end=14, words="Ada\n Quill")
    assert line_place(broken) == ("Ada\n Quill", 4, 14)
    assert card_place(Card("A", "P 1", ())) is None
    assert card_place(Card("A", "P 1", (), "P", start=4, end=7, words="Ada")) == ("Ada", 4, 7)


OFFSETS = st.tuples(st.integers(0, len(TEXT) - 1), st.integers(1, 20)).map(
    lambda pair: (pair[0], min(len(TEXT), sum(pair)))
)


@given(OFFSETS, OFFSETS)
def test_the_clause_says_earlier_for_one_side_where_it_says_later_for_the_other(
    place: tuple[int, int], rival_place: tuple[int, int]
) -> None:
    first, second = (PlacedText(TEXT[start:end], start, end) for start, end in (place, rival_place))
    one_way, other_way = clause(first, second), clause(second, first)
    assert (one_way == "") is (place == rival_place)
    swapped = one_way.replace("earlier", "#").replace("later", "earlier").replace("#", "later")
    assert swapped == other_way
