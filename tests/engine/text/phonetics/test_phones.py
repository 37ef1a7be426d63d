"""Phones as features."""

import pytest
from rapidfuzz.distance import Indel

from annotally.text.phonetics.phones import FEATURES, features, letters


def test_the_39_phones_of_the_cmu_dictionary_differ() -> None:
    assert len(FEATURES) == len(set(FEATURES.values())) == 39


def test_s7_a_phone_has_three_to_seven_features_in_one_order() -> None:
    """In one order: then the distance of two phones is the size of their symmetric difference."""
    for feature in FEATURES.values():
        assert 3 <= len(set(feature)) == len(feature) <= 7
        for other_feature in FEATURES.values():
            assert Indel.distance(feature, other_feature) == len(set(feature) ^ set(other_feature))


@pytest.mark.parametrize(
    ("phone", "near", "far"),
    [
        ("P", "B", "N"),
        ("S", "Z", "M"),
        ("M", "N", "T"),
        ("IY", "IH", "AA"),
        ("T", "D", "AH"),
        ("L", "R", "S"),
    ],
)
def test_what_sounds_alike_has_features_in_common(phone: str, near: str, far: str) -> None:
    def distance(other_text: str) -> int:
        return Indel.distance(FEATURES[phone], FEATURES[other_text])

    assert distance(near) < distance(far)


def test_features_of_a_word() -> None:
    assert features("DH AH") == FEATURES["DH"] + FEATURES["AH"]
    assert features("") == ""
    with pytest.raises(KeyError, match="QQ"):
        features("AH QQ")


def test_letters_weigh_as_much_as_phones_and_accents_little() -> None:
    assert letters("ΩΜ") == "ΩΩΩΩΜΜΜΜ"
    assert Indel.distance(letters("ΈΝΑ"), letters("ΕΝΑ")) == 1
    assert Indel.distance(letters("ΜΑ"), letters("ΝΑ")) == 8
