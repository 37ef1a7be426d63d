"""How words sound: lexicon, rules, letters."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.model.diagnostics import InputRefused
from annotally.model.text import Source
from annotally.text.phonetics.letter_to_sound import english_phones
from annotally.text.phonetics.phones import features, letters
from annotally.text.phonetics.pronunciation import Lexicon, Pronouncer, Sounds, read_lexicon

CMU = """;;; # in the form of the CMU Pronouncing Dictionary
ARDENT  AA1 R D AH0 N T
BOROFF  B AO1 R AO0 F
BOROFF(1)  B AO1 R AA2 F # another
boroff's  B AO1 R AO0 F S

"""


def test_a_lexicon_in_the_format_of_the_cmu_dictionary() -> None:
    assert read_lexicon(Source("own.dict", CMU)).phones == {
        "ARDENT": "AA R D AH N T",
        "BOROFF": "B AO R AO F",
        "BOROFF'S": "B AO R AO F S",
    }


def test_crlf_and_a_last_line_without_end_are_read() -> None:
    assert read_lexicon(Source("x", "A  AH0\r\nB  B IY1")).phones == {"A": "AH", "B": "B IY"}


def test_every_unknown_phone_is_named_with_its_place() -> None:
    with pytest.raises(InputRefused) as refused:
        read_lexicon(Source("own.dict", "A  AH0\n\nHAUS  HH AW1 ß\nICH  IH0 X  QQ1\n"))
    first, second, third = refused.value.diagnostics
    assert (first.file, first.line, first.column) == ("own.dict", 3, 14)
    assert first.found == "'ß', in the pronunciation of HAUS, is not a phone"
    assert first.expected.startswith("phones of the CMU dictionary: P B T D")
    assert [(item.line, item.column) for item in (second, third)] == [(4, 10), (4, 13)]


def test_a_word_without_phones_is_refused() -> None:
    with pytest.raises(InputRefused) as refused:
        read_lexicon(Source("own.dict", "A  AH0\n  HAUS \n"))
    (only,) = refused.value.diagnostics
    assert (only.line, only.column) == (2, 3)
    assert only.found == "'HAUS' has no pronunciation"


@given(st.text())
def test_whatever_the_file_nothing_but_refusals_is_raised(text: str) -> None:
    try:
        lexicon = read_lexicon(Source("x", text))
    except InputRefused:
        return
    for phones in lexicon.phones.values():
        assert features(phones)


def test_the_lexicon_goes_before_rules_and_rules_before_letters() -> None:
    known_pronouncer = Pronouncer(lexicon=Lexicon({"YORK": "AH"}))
    assert known_pronouncer.features("YORK") == features("AH")
    assert known_pronouncer.features("NEW") == features("N UW")
    assert known_pronouncer.features("ΝΈΑ") == letters("ΝΈΑ")
    assert Pronouncer(Sounds.LETTERS).features("NEW") == letters("NEW")
    assert Pronouncer(Sounds.LETTERS, Lexicon({"NEW": "N"})).features("NEW") == features("N")


def test_accents_of_latin_letters_do_not_change_the_sound() -> None:
    assert Pronouncer().features("CAFÉ") == features(english_phones("CAFE"))
    assert Pronouncer().features("IT’S") == features(english_phones("IT'S"))


def test_the_hyphen_of_a_fragment_adds_nothing() -> None:
    assert Pronouncer().features("BUNI-") == Pronouncer().features("BUNI")


def test_words_that_nobody_says_take_no_time() -> None:
    assert len(Pronouncer().features("A" * 100_000)) < 500
    assert len(Pronouncer(Sounds.LETTERS).features("Ω" * 100_000)) < 500


@given(st.text(min_size=1))
def test_every_word_weighs_something(word: str) -> None:
    assert Pronouncer().features(word)
    assert Pronouncer(Sounds.LETTERS).features(word)
