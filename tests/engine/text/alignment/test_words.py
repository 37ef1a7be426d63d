"""Words with their places (C1, H7, H15)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.model.extents import Extent
from annotally.text.alignment.words import folded, optional_words, words_of


def found(text: str) -> list[str]:
    return list(words_of(text).forms)


@pytest.mark.parametrize(
    ("text", "forms"),
    [
        ("<DOC> The h- heart of General Motors </DOC>", ["THE", "H-", "HEART", "OF", "GENERAL", "MOTORS"]),
        ('Glen Buni- Bunting, "well-known"!', ["GLEN", "BUNI-", "BUNTING", "WELL", "KNOWN"]),
        ("it -- or: --this-- -- was", ["IT", "OR", "THIS", "WAS"]),
        ("-him fi-, a- -", ["-HIM", "FI-", "A-"]),
        ("don't it’s workers' 'em", ["DON'T", "IT'S", "WORKERS", "EM"]),
        ("U.S. 3.5 5,000 10:30 R&D 5% $7", ["U.S", "3.5", "5,000", "10:30", "R&D", "5%", "$7"]),
        ("end.Next 5 < 6 a<b>c</b>", ["END.NEXT", "5", "6", "A", "C"]),
        ("straße", ["STRASSE"]),
        ("今日は ok", ["今", "日", "は", "OK"]),
        ("नमस्ते दुनिया।", ["नमस्ते", "दुनिया"]),
        ("مرحبا، بالعالم؟", ["مرحبا", "بالعالم"]),
        ("so\xadft \u200e \ufeff", ["SOFT"]),
        ("", []),
    ],
)
def test_what_a_word_is(text: str, forms: list[str]) -> None:
    assert found(text) == forms


def test_composed_and_decomposed_letters_are_the_same() -> None:
    assert found("cafe\u0301") == found("caf\u00e9") == ["CAFÉ"]


@given(st.text(st.sampled_from("aB'’-.,<>/ 1%&\n\tüßé\u0301今(){}")))
def test_words_lie_where_they_are_found(text: str) -> None:
    words = words_of(text)
    behind = 0
    for number in range(len(words)):
        extent = words.extent(number)
        assert behind <= extent.start < extent.end
        assert folded(text[extent.start : extent.end]) == words.forms[number]
        behind = extent.end
    assert words.optional == optional_words(words.forms)


@given(st.text())
def test_any_text_has_words(text: str) -> None:
    words = words_of(text)
    assert len(words.starts) == len(words.ends) == len(words) == len(words.forms)
    assert all(words.forms)


def test_h7_fillers_and_fragments_are_optional() -> None:
    words = words_of("uh Glen Buni- Bunting %hesitation -him")
    assert words.optional == {0, 2, 4, 5}


def test_h7_round_brackets_of_transcripts() -> None:
    text = "b (c d) e () (f"
    assert words_of(text, bracketed=True).optional == {1, 2}
    assert words_of(text).optional == frozenset()


def test_extents_count_code_points() -> None:
    assert words_of("𝒳 yes").extent(1) == Extent(2, 5)
