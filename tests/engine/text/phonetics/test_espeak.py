"""Words as voices of eSpeak NG say them: what is asked of the library, and refusals where it is not there."""

import ctypes
import sys
from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from rapidfuzz.distance import Indel

from annotally.model.diagnostics import InputRefused
from annotally.text.alignment.rules import Voice
from annotally.text.phonetics import espeak as voices
from annotally.text.phonetics.espeak import Speaker, has_voices, voice_of, voices_version
from annotally.text.phonetics.ipa import ipa_features
from annotally.text.phonetics.phones import features, letters
from annotally.text.phonetics.pronunciation import Lexicon, Pronouncer
from support.espeak_samples import FewWords


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """No test finds the library of another one."""
    voices._speaker.cache_clear()
    yield
    voices._speaker.cache_clear()


@pytest.fixture
def library(monkeypatch: pytest.MonkeyPatch) -> FewWords:
    """An installed extra whose library knows a few words."""
    few = FewWords()
    stand_in = SimpleNamespace(get_library_path=lambda: "few.so", get_data_path=lambda: "few-data")
    monkeypatch.setitem(sys.modules, "espeakng_loader", stand_in)

    def opened(path: str) -> SimpleNamespace:
        assert path == "few.so"
        return SimpleNamespace(
            espeak_Initialize=few.espeak_Initialize,
            espeak_SetVoiceByName=few.espeak_SetVoiceByName,
            espeak_TextToPhonemes=_Function(few),
        )

    monkeypatch.setattr(ctypes, "CDLL", opened)
    return few


class _Function:
    """A function of a library, which is told what it returns."""

    restype: object = ctypes.c_int

    def __init__(self, few: FewWords) -> None:
        self._few = few

    def __call__(self, text: object, signs: int, phonemes: int) -> bytes | None:
        assert self.restype is ctypes.c_char_p
        return self._few.espeak_TextToPhonemes(text, signs, phonemes)


@pytest.fixture
def nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The extra is not installed, wherever the tests run."""
    monkeypatch.setitem(sys.modules, "espeakng_loader", None)


def test_a_word_is_asked_for_in_lower_case_and_its_sounds_are_features() -> None:
    few = FewWords()
    speaker = Speaker(few, "data")
    assert few.started == b"data"
    assert speaker.features("de", "STRASSE") == ipa_features("ʃtɾɑsə")
    assert few.heard == [("de", "strasse")]


def test_a_word_of_several_clauses_is_said_to_its_end() -> None:
    assert Speaker(FewWords(), "").features("de", "DON'T. STOP") == ipa_features("dont ʃtɔp")


def test_the_language_that_a_voice_takes_for_a_foreign_word_is_no_sound() -> None:
    assert Speaker(FewWords(), "").features("de", "NEW") == features("N Y UW")


def test_a_voice_stays_until_another_one_is_asked_for() -> None:
    few = FewWords()
    speaker = Speaker(few, "")
    assert speaker.features("en", "NEW") == features("N Y UW")
    assert speaker.features("de", "STRASSE")
    assert speaker.features("en", "YORK") == features("Y AO K")
    assert [voice for voice, _ in few.heard] == ["en", "de", "en"]
    assert not speaker.takes("zz")
    assert speaker.features("zz", "NEW") == ""
    assert few.voice == "en"


def test_data_that_are_not_there() -> None:
    with pytest.raises(OSError, match="does not find its data"):
        Speaker(FewWords(rate=-1), "nowhere")


def test_a_lexicon_goes_before_a_voice_and_a_voice_before_letters(library: FewWords) -> None:
    pronouncer = Pronouncer(Voice("en"), Lexicon({"YORK": "AH"}))
    assert pronouncer.features("YORK") == features("AH")
    assert pronouncer.features("NEW-") == features("N Y UW")
    assert pronouncer.features("QQ") == letters("QQ")
    assert pronouncer.features("NEW-") == features("N Y UW")
    assert library.heard == [("en", "new"), ("en", "qq")], "a word is asked for once, a known one never"


def test_new_york_sounds_more_like_newark_than_other_words(library: FewWords) -> None:
    pronouncer = Pronouncer(Voice("en"))
    york, newark, other_text = (
        "".join(map(pronouncer.features, words))
        for words in (("NEW", "YORK"), ("NEWARK",), ("FOUR", "PERCENT"))
    )
    assert Indel.distance(york, newark) < Indel.distance(york, other_text) / 2


@pytest.mark.parametrize(("language", "number"), [("en", 1), ("en-us", 1), ("de", 0)])
def test_numbers_are_said_in_english_by_english_voices(library: FewWords, language: str, number: int) -> None:
    assert len(Pronouncer(Voice(language)).numbers(["4%"])) == number


def test_without_the_extra_it_is_said_what_to_install_and_under_which_licence(nothing: None) -> None:
    with pytest.raises(InputRefused) as refused:
        voice_of(Voice("de"))
    assert str(refused.value) == (
        "voice:de: eSpeak NG is required here and not installed; install the package espeakng-loader "
        "(eSpeak NG, licensed under the GPL 3.0) where Annotally runs, or choose the "
        "sounds english or letters"
    )


def test_a_language_without_voice_is_refused(library: FewWords) -> None:
    with pytest.raises(InputRefused) as refused:
        voice_of(Voice("zz"))
    assert str(refused.value) == (
        "voice:zz: eSpeak NG has no voice for 'zz'; choose a language of eSpeak NG, as de, en-us or fr, or "
        "the sounds english or letters"
    )


def test_a_library_that_cannot_be_loaded_is_refused(
    library: FewWords, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(path: str) -> None:
        raise OSError("wrong ELF class")

    monkeypatch.setattr(ctypes, "CDLL", broken)
    with pytest.raises(InputRefused, match=r"voice:en: eSpeak NG cannot be loaded: wrong ELF class; install"):
        voice_of(Voice("en"))


def test_whether_there_are_voices_is_known_without_loading_any(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(voices, "find_spec", {"espeakng_loader": None}.__getitem__)
    assert not has_voices()
    monkeypatch.setattr(voices, "find_spec", {"espeakng_loader": object()}.__getitem__)
    assert has_voices()


def test_the_version_is_that_of_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.metadata.version", {"espeakng-loader": "0.2.4"}.__getitem__)
    assert voices_version() == "espeakng-loader 0.2.4"
