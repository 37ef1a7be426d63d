"""Sounds of words: by a lexicon of the user's, else rules for English or a voice, else letters (S7)."""

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from functools import cache

import msgspec

from annotally.model.diagnostics import InputRefused
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Source
from annotally.model.wording import Wording
from annotally.text.alignment.rules import Sounds as Sounds
from annotally.text.alignment.rules import Voice
from annotally.text.phonetics.letter_to_sound import english_phones
from annotally.text.phonetics.numbers import Spoken, spoken_numbers
from annotally.text.phonetics.phones import FEATURES, features, letters

_SAID = 64
"""Number of signs of a word that are turned into sounds: a longer one would take all the time."""


class Lexicon(msgspec.Struct, frozen=True):
    """Pronunciations: phones separated by blanks, without stress, by word in upper case."""

    phones: Mapping[str, str] = {}


class Pronouncer:
    """Turns words, in upper case, into strings of features, and remembers them."""

    def __init__(self, sounds: Sounds | Voice = Sounds.ENGLISH, lexicon: Lexicon | None = None) -> None:
        """Take the sounds of words that the lexicon lacks. Raises InputRefused for a voice not there."""
        self._speak: Callable[[str], str] | None = None
        self._by_rules = self._english = sounds is Sounds.ENGLISH
        if isinstance(sounds, Voice):
            from annotally.text.phonetics.espeak import voice_of  # only where somebody asks for it

            self._speak, self._english = voice_of(sounds), sounds.is_english
        self._phones = lexicon.phones if lexicon else {}
        self._known: dict[str, str] = {}

    def features(self, word: str) -> str:
        """Return the features of a word's sounds in order; never empty, since every word weighs something.

        The hyphen of a fragment adds nothing, nor does what follows the first `_SAID` signs.
        """
        sounds = self._known.get(word)
        if sounds is None:
            sounds = self._known[word] = self._features(word)
        return sounds

    def numbers(self, words: Sequence[str]) -> list[Spoken]:
        """Return the numbers among words that are said in English; a lexicon goes before."""
        if not self._english:
            return []
        return [
            number
            for number in spoken_numbers(words)
            if self._phones.keys().isdisjoint(words[number.start : number.start + 1])
        ]

    def is_number(self, word: str) -> bool:
        """Tell whether a word is a number that is said in English."""
        return not word[:1].isalpha() and bool(self.numbers([word]))

    def _features(self, word: str) -> str:
        # In this order: the lexicon, a voice, the rules for English, the letters.
        phones = self._phones.get(word)
        spoken = (word.strip("-") or word)[:_SAID]
        if phones is None and self._speak is not None:
            return self._speak(spoken) or letters(spoken)
        if phones is None and self._by_rules and (plain := _plain_latin(spoken)):
            phones = english_phones(plain)
        return (features(phones) if phones else "") or letters(spoken)


@cache
def _is_latin(sign: str) -> bool:
    return unicodedata.name(sign, "").startswith("LATIN")


def _plain_latin(word: str) -> str:
    """Return a word of Latin letters, digits and signs without its accents; empty for other scripts."""
    if word.isascii():
        return word
    decomposed = unicodedata.normalize("NFKD", word.replace("’", "'"))
    plain = "".join(sign for sign in decomposed if not unicodedata.combining(sign)).upper()
    return plain if all(not sign.isalpha() or _is_latin(sign) for sign in plain) else ""


_ENTRY = re.compile(r"(\S+)[^\S\n]+(\S.*)")
_VARIANT = re.compile(r"(.+)\(\d+\)")
_STRESS = re.compile(r"(?<=[A-Z])[012]\Z")


def read_lexicon(source: Source) -> Lexicon:
    """Return the pronunciations of a file in the format of the CMU Pronouncing Dictionary.

    A word and its phones on a line; lines that begin with ``;;;``, and what follows ``#`` behind a blank, are
    comments. Stress is left out. Of several pronunciations, marked ``WORD(2)`` or written again, the first
    stands. Raises `InputRefused` with every phone that is none and every word without phones.
    """
    # Line by line, with the offset of each; all faults are collected, so that a person can mend them at once.
    complaints = Complaints(source)
    wrong = []
    phones_by_word: dict[str, str] = {}
    offset = 0
    # Only at line feeds, unlike `splitlines`: so the lengths of the lines, and one for each line feed, add up
    # to offsets. A carriage return is white space at the end of its line.
    for line in source.text.split("\n"):
        content = re.sub(r"\s#.*", "", line).rstrip()
        entry = _ENTRY.fullmatch(content.lstrip())
        if entry is None and content.strip() and not line.startswith(";;;"):
            column = len(content) - len(content.lstrip())
            wrong.append(
                complaints.refusal(
                    offset + column,
                    Wording("{text!r} has no pronunciation", text=shown(content)),
                    Wording("a word, blanks and its phones"),
                    Wording("write the phones after the word or remove the line"),
                )
            )
        elif entry is not None and not line.startswith(";;;"):
            start = offset + len(content) - len(content.lstrip()) + entry.start(2)
            phones = []
            for phone in re.finditer(r"\S+", entry[2]):
                name = _STRESS.sub("", phone[0].upper())
                if name not in FEATURES:
                    wrong.append(_unknown(complaints, start + phone.start(), phone[0], entry[1]))
                phones.append(name)
            variant = _VARIANT.fullmatch(entry[1])
            phones_by_word.setdefault((variant[1] if variant else entry[1]).upper(), " ".join(phones))
        offset += len(line) + 1
    if wrong:
        raise InputRefused(*(diagnostics for refusal in wrong for diagnostics in refusal.diagnostics))
    return Lexicon(phones_by_word)


def _unknown(complaints: Complaints, offset: int, phone: str, word: str) -> InputRefused:
    return complaints.refusal(
        offset,
        Wording(
            "{phone!r}, in the pronunciation of {word}, is not a phone", phone=shown(phone), word=shown(word)
        ),
        Wording("phones of the CMU dictionary: {names}", names=" ".join(FEATURES)),
        Wording("write the sound with these phones"),
    )
