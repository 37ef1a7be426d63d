"""Numbers and amounts of text in words."""

import pytest

from annotally_gui.models.number_words import amount_text, listed, number_word, sentence


def test_small_numbers_are_words_and_large_ones_digits() -> None:
    assert [number_word(count) for count in (0, 1, 2, 12, 13, -1)] == [
        "zero",
        "one",
        "two",
        "twelve",
        "13",
        "-1",
    ]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("the ", "one word"),
        ("most affectionate , ", "two words"),
        ("a" + " b" * 14, "15 words"),
        (" ,", "one character"),
        ("  ", "two characters"),
        ("東京都の", "four characters"),
        ("de la Cruz's ", "three words"),
    ],
)
def test_an_amount_of_text_is_counted_in_words_or_else_in_characters(text: str, words: str) -> None:
    assert amount_text(text) == words


def test_a_piece_of_a_word_is_counted_in_characters() -> None:
    assert amount_text("ing", cut=True) == "three characters"


def test_names_are_listed_in_words() -> None:
    assert listed([]) == ""
    assert listed(["A"]) == "A"
    assert listed(["A", "B", "C"]) == "A, B and C"
    assert listed(["A", "B", "C"], 3) == "A, B and C"
    assert listed(["A", "B", "C", "D", "E"], 3) == "A, B, C and two more"
    assert sentence("type differs") == "Type differs"
    assert sentence("") == ""
