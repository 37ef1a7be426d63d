"""Pronunciations by voices of eSpeak NG: an optional extra, loaded where it is asked for (S7).

eSpeak NG is under the GPL, version 3; Annotally neither contains it nor needs it. The library has one voice
at a time for the whole process, so it is asked for one word at a time.
"""

import ctypes
import re
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from threading import Lock
from typing import Any, Protocol

from annotally.model.diagnostics import Diagnostic, InputRefused, Severity
from annotally.model.wording import NO_WORDS, Wording, sentence_of
from annotally.text.alignment.rules import Voice
from annotally.text.phonetics.ipa import ipa_features

Speaking = Callable[[str], str]
"""Function from a word in upper case to its features; empty for a word that the voice does not say."""

_MODULE = "espeakng_loader"
_PACKAGE = "espeakng-loader"
_REMEDY = Wording(
    "install the package {package} (eSpeak NG, licensed under the GPL 3.0) where "
    "Annotally runs, or choose the sounds english or letters",
    package=_PACKAGE,
)
# Values of eSpeak NG's own interface.
_SYNCHRONOUS, _DO_NOT_EXIT, _UTF8, _IPA, _OK = 2, 0x8000, 1, 2, 0
_SWITCH = re.compile(r"\([^)]*\)")
"""The language that a voice takes for foreign words: ``(en)``."""


class Library(Protocol):
    """The functions used of eSpeak NG, as `ctypes` finds them."""

    def espeak_Initialize(self, output: int, buffer: int, data: bytes, options: int, /) -> int:  # noqa: N802  # C's
        """Return the sample rate, or a negative number if its data are not there."""

    def espeak_SetVoiceByName(self, name: bytes, /) -> int:  # noqa: N802  # C's
        """Take a voice; other than 0 if there is none of this name."""

    def espeak_TextToPhonemes(self, text: Any, signs: int, phonemes: int, /) -> bytes | None:  # noqa: N802  # C's
        """Return the phonemes of a clause; the pointer at ``text`` moves behind it, or to nothing."""


class Speaker:
    """Says words in the languages of an eSpeak NG that was loaded."""

    def __init__(self, library: Library, data: str) -> None:
        """Take the library and the directory of its data. Raises OSError if the data are not there."""
        if library.espeak_Initialize(_SYNCHRONOUS, 0, data.encode(), _DO_NOT_EXIT) < 0:
            raise OSError(Wording("eSpeak NG does not find its data"))
        self._library = library
        self._language = ""
        self._lock = Lock()

    def takes(self, language: str) -> bool:
        """Return whether there is a voice for a language."""
        with self._lock:
            return self._take(language)

    def features(self, language: str, word: str) -> str:
        """Return the features of a word as it is said in a language; empty if nothing is said."""
        with self._lock:
            return ipa_features(_SWITCH.sub("", self._said(word))) if self._take(language) else ""

    def _take(self, language: str) -> bool:
        if language != self._language:
            if self._library.espeak_SetVoiceByName(language.encode()) != _OK:
                return False
            self._language = language
        return True

    def _said(self, word: str) -> str:
        # In lower case: words in capitals may be taken for abbreviations. What follows a NUL is not read.
        text = ctypes.create_string_buffer(word.lower().replace("\0", " ").encode())
        unread = ctypes.c_void_p(ctypes.addressof(text))
        clauses = []
        while unread.value:
            clauses.append(self._library.espeak_TextToPhonemes(ctypes.pointer(unread), _UTF8, _IPA) or b"")
        return b" ".join(clauses).decode("utf-8", "replace")


def has_voices() -> bool:
    """Return whether the extra is installed; nothing is loaded."""
    return find_spec(_MODULE) is not None


def voices_version() -> str:
    """Return name and version of the package that says the words, for the signature of scores (C4)."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return f"{_PACKAGE} {version(_PACKAGE)}"
    except PackageNotFoundError:
        return _PACKAGE


def voice_of(voice: Voice) -> Speaking:
    """Return a function that says words in a language. Raises InputRefused without the extra or the voice."""
    # Anything may be missing or damaged in an extra that a person installed: all of it is a refusal.
    try:
        speaker = _speaker()
    except ModuleNotFoundError:
        raise _refused(voice, Wording("eSpeak NG is required here and not installed"), _REMEDY) from None
    except (OSError, RuntimeError, AttributeError) as problem:
        raise _refused(
            voice, Wording("eSpeak NG cannot be loaded: {why}", why=sentence_of(problem)), _REMEDY
        ) from None
    if not speaker.takes(voice.language):
        raise _refused(
            voice,
            Wording("eSpeak NG has no voice for {language!r}", language=voice.language),
            Wording("choose a language of eSpeak NG, as de, en-us or fr, or the sounds english or letters"),
        )
    return lambda word: speaker.features(voice.language, word)


def _refused(voice: Voice, problem: Wording, remedy: Wording) -> InputRefused:
    return InputRefused(Diagnostic(Severity.ERROR, str(voice), 0, 0, problem, NO_WORDS, remedy))


@cache
def _speaker() -> Speaker:
    loader = import_module(_MODULE)
    library = ctypes.CDLL(loader.get_library_path())
    library.espeak_TextToPhonemes.restype = ctypes.c_char_p
    return Speaker(library, loader.get_data_path())
