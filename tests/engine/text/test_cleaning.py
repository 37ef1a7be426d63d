"""M5, step by step."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.text.cleaning import CleanedRun, Cleaner, Cleaning, Form, straighten


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        ("a corporation that manages the Seaport", "that manages the seaport"),
        ("The the  Quill", "quill"),
        ("Quill, S.A. de C.V.", "quill"),
        ("the", "the"),
        ("Corporation", "corporation"),
        ("Theodore", "theodore"),
        ("incorporated", "incorporated"),
    ],
)
def test_m5(text, clean):
    lists = Cleaning(("a", "the"), (".", ","), ("corporation", "inc", "s a de c v"))
    assert Cleaner(lists).clean(text) == clean


def test_forms():
    cleaner = Cleaner(Cleaning(("the",)))
    assert cleaner.form("The  Quill", Form.ORIG) == "the  quill"
    assert cleaner.form("The  Quill", Form.STRAIGHTENED) == "the quill"
    assert cleaner.form("The  Quill", Form.CLEAN) == "quill"
    assert cleaner.form("The  Quill", Form.NONE) == ""


@given(st.text(max_size=40), st.permutations(["a", "the", "an"]))
def test_cleaning_is_idempotent_and_independent_of_the_order_of_lists(text, words):
    cleaner = Cleaner(Cleaning(tuple(words)))
    clean = cleaner.clean(text)
    assert cleaner.clean(clean) == clean
    assert clean == Cleaner(Cleaning(("a", "an", "the"))).clean(text)
    assert straighten(clean) == clean


WORDS = st.lists(st.sampled_from(["a", "the", "of", "co", "inc", "'s", ".", "x y"]), max_size=4, unique=True)
TEXTS = st.lists(st.sampled_from([*"aAtheofcoinc's.,xy ", "the ", " Inc. ", " \n", "ß"]), max_size=30).map(
    "".join
)


@given(TEXTS, WORDS, WORDS, WORDS)
def test_m5_the_pieces_tell_what_cleaning_removes(text, pre, post, corporate):
    cleaner = Cleaner(Cleaning(tuple(pre), tuple(post), tuple(corporate)))
    pieces = cleaner.pieces(text)
    assert "".join(piece.text for piece in pieces) == straighten(text).casefold()
    kept_text = "".join(piece.text for piece in pieces if not piece.removed)
    assert "".join(kept_text.split()) == "".join(cleaner.clean(text).split())


def test_m5_pieces_of_the_manuals_example():
    lists = Cleaning(("a", "the"), (".", ","), ("corporation",))
    assert Cleaner(lists).pieces("The  Seaport, Corporation") == (
        CleanedRun("the ", True),
        CleanedRun("seaport", False),
        CleanedRun(", corporation", True),
    )
    assert Cleaner(lists).pieces("the") == (CleanedRun("the", False),)
