"""Signs of the International Phonetic Alphabet as features: all known, near where they sound alike."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rapidfuzz.distance import Indel

from annotally.text.phonetics.ipa import IPA, ipa_features
from annotally.text.phonetics.phones import FEATURES, features


def test_all_sounds_have_the_features_of_phones_in_their_order() -> None:
    consonant = re.compile("cb?t?e?p?k?h?s?f?z?n?l?r?g?[uv]o?")
    vowel = re.compile("V(?:H|ML?|L)[FCB]R?T?[YW]?r?")
    wrong = {sign for sign, item in IPA.items() if not (consonant.fullmatch(item) or vowel.fullmatch(item))}
    assert wrong == set()
    assert {letter for item in IPA.values() for letter in item} == {
        letter for feature in FEATURES.values() for letter in feature
    }


def test_every_phone_of_english_is_the_sound_of_a_sign() -> None:
    assert set(FEATURES.values()) <= set(IPA.values())


@pytest.mark.parametrize(
    ("text", "phones"),
    [
        ("njˈuː jˈɔːɹk", "N Y UW Y AO R K"),
        ("tʃˈɛk", "CH EH K"),
        ("t͡ʃɛk", "CH EH K"),
        ("dʒˈɔɪ", "JH OY"),
        ("dʲˈin", "D IY N"),
        ("θˈaʊzənd", "TH AW Z AH N D"),
        ("ˈɛl1 _ : 5", "EH L"),
        ("bɔ̃", "B AO"),
        ("pẽ", "P ẽ"),
        ("", ""),
    ],
)
def test_stress_length_tone_and_what_stands_on_a_sign_take_no_part(text: str, phones: str) -> None:
    assert ipa_features(text) == "".join(
        IPA["e"] if word == "ẽ" else features(word) for word in phones.split()
    )


def test_the_cedilla_of_a_fricative_makes_another_sound() -> None:
    assert ipa_features("ç") == ipa_features("c\u0327") == "cpfu"
    assert ipa_features("c") == "cpsu"


@pytest.mark.parametrize(
    ("sound", "near", "far"),
    [("y", "i", "a"), ("ø", "e", "p"), ("x", "k", "m"), ("ç", "ʃ", "l"), ("ɾ", "d", "ʃ"), ("ʁ", "ɹ", "p")],
)
def test_what_sounds_alike_has_features_in_common(sound: str, near: str, far: str) -> None:
    assert Indel.distance(IPA[sound], IPA[near]) < Indel.distance(IPA[sound], IPA[far])


@given(st.text())
def test_whatever_is_said_has_features_or_nothing(said: str) -> None:
    assert set(ipa_features(said)) <= {letter for feature in FEATURES.values() for letter in feature}


def test_words_that_sound_alike_are_nearer_than_others() -> None:
    york, newark, lemon = map(ipa_features, ("njˈuː jˈɔːɹk", "njˈuːɚk", "lˈɛmən tɹˈiː"))
    assert Indel.distance(york, newark) < Indel.distance(york, lemon) / 2
