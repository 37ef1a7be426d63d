"""From English spelling to sound (S7)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.text.phonetics.letter_to_sound import english_phones
from annotally.text.phonetics.phones import FEATURES


@pytest.mark.parametrize(
    ("word", "phones"),
    [
        ("DESK", "D EH S K"),
        ("NEWARK", "N UW AO R K"),
        ("YORK", "Y AO R K"),
        ("PHILIP", "F IH L IH P"),
        ("FILM", "F IH L M"),
        ("MISSISSIPPI", "M IH S IH S IH P IY"),
        ("GINGRICH", "JH IH NG G R IH CH"),
        ("KNIGHT", "N AY T"),
        ("NATION", "N EY SH AH N"),
        ("CAKE", "K EY K"),
        ("JUDGES", "JH AH JH AH Z"),
        ("WORKED", "W ER K T"),
        ("SEEMED", "S IY M D"),
        ("WANTED", "W AA N T AH D"),
        ("THE", "DH AH"),
        ("DOG'S", "D AA G Z"),
        ("CAT'S", "K AE T S"),
        ("O'NEIL", "OW N IY L"),
    ],
)
def test_words(word: str, phones: str) -> None:
    """Near to how they are said: GINGRICH begins with a G, and NEWARK has no AO."""
    assert english_phones(word) == phones


@pytest.mark.parametrize(
    ("digits", "words"),
    [
        ("0", "ZERO"),
        ("17", "SEVENTEEN"),
        ("20", "TWENTY"),
        ("42", "FORTY TWO"),
        ("100", "ONE HUNDRED"),
        ("105", "ONE HUNDRED FIVE"),
        ("1998", "NINETEEN NINETY EIGHT"),
        ("1900", "NINETEEN HUNDRED"),
        ("2000", "TWO THOUSAND"),
        ("2003", "TWO THOUSAND THREE"),
        ("007", "ZERO ZERO SEVEN"),
        ("12345", "ONE TWO THREE FOUR FIVE"),
        ("5%", "FIVE %"),
    ],
)
def test_numbers_are_read_out(digits: str, words: str) -> None:
    assert english_phones(digits) == " ".join(map(english_phones, words.split()))


def test_what_has_no_vowel_or_is_one_letter_is_spelled() -> None:
    assert english_phones("CNN") == "S IY EH N EH N"
    assert english_phones("R&D") == "AA R AE N D D IY"
    assert english_phones("CD'S") == "S IY D IY"
    assert english_phones("E") == "IY"


@given(st.text("ABCDEFGHIJKLMNOPQRSTUVWXYZ'0123456789%&$-.,", max_size=12))
def test_every_word_has_phones_that_exist(word: str) -> None:
    assert set(english_phones(word).split()) <= FEATURES.keys()


@given(st.text("ABCDEFGHIJKLMNOPQRSTUVWXYZ", min_size=1, max_size=12))
def test_letters_are_never_silent_all_together(word: str) -> None:
    assert english_phones(word)


def test_signs_that_nobody_says_have_no_sound() -> None:
    assert english_phones("'") == english_phones("-.") == ""
