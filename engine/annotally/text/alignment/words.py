"""The words of a text with their places, by which two versions of a text are aligned (S7, H7, H15).

Annotation and markup tags, punctuation and white space are no words. Words are compared in upper case; each
keeps the extent it has in the text (C1).
"""

import re
import unicodedata
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from functools import cache

import msgspec

from annotally.model.extents import Extent

FILLERS = frozenset({"%HESITATION", "AH", "EH", "ER", "ERM", "HM", "HMM", "MM", "UH", "UHM", "UM"})
"""Pause fillers, in upper case: optional words (H7)."""


class Words(msgspec.Struct, frozen=True):
    """The words of a text in order: their forms to compare, and half-open extents in code points.

    Starts and ends ascend, but words that a mapping made of one share its extent. ``optional`` are the
    numbers of words that may be left out (H7).
    """

    forms: Sequence[str]
    starts: "array[int]"
    ends: "array[int]"
    optional: frozenset[int] = frozenset()

    def __len__(self) -> int:
        return len(self.forms)

    def extent(self, word: int) -> Extent:
        """Return where a word stands in the text."""
        return Extent(self.starts[word], self.ends[word])

    def numbers_in(self, extent: Extent) -> range:
        """Return the words that share a character with an extent; empty, but in place, if none does."""
        first = bisect_right(self.ends, extent.start)
        return range(first, max(first, bisect_left(self.starts, extent.end)))


# Between words: punctuation of all scripts in common use. Signs that are read aloud, as $ and %, are words.
_MARKS = re.escape(
    "-.,;:!?…·\"'`´^~*_|/\\()[]{}<>«»‹›‘’‚‛“”„‟‐‑‒–—―•†‡§¶¡¿"
    "،؛؟۔٪।॥՝՞։׃״׳᠂፡።፣؍、。，．！？：；（）「」『』【】〔〕《》〈〉・｡｢｣､"
)
# Scripts that write no blanks between words: every sign is one, with the marks that belong to it.
_SINGLE = "぀-ヿ㐀-䶿一-鿿豈-﫿\U00020000-\U0003ffff"
_LETTER = rf"[^\s{_MARKS}{_SINGLE}]"
_BRACKETED = re.compile(r"\([^()]*\)")
_UNSEEN = dict.fromkeys(
    [0xAD, *range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2060, 0x206A), 0xFEFF]
)


@cache
def _token() -> re.Pattern[str]:
    # Compiled when words are first looked for: its sets take ten milliseconds.
    return re.compile(
        rf"</?[A-Za-z!?][^<>]*>"
        rf"|((?:(?<!\S)-(?=[^\W\d_]))?"  # the rest of a word that was broken off at its beginning
        rf"{_LETTER}+(?:(?:['’.]|(?<=\d)[,:/](?=\d)){_LETTER}+)*"
        rf"(?:-(?![^\s{_MARKS}]|-))?"  # a word broken off at its end
        rf"|[{_SINGLE}])"
    )


def words_of(text: str, *, bracketed: bool = False) -> Words:
    """Return the words of a text.

    Hyphens part words but stay at the ends of fragments, which are optional as `FILLERS` are (H7); so are, in
    transcripts where they are ``bracketed``, the words in round brackets. O(text).
    """
    forms: list[str] = []
    starts, ends = array("l"), array("l")
    for match in _token().finditer(text):
        if (word := match[1]) and (form := folded(word)):
            forms.append(form)
            starts.append(match.start())
            ends.append(match.end())
    # Brackets are looked for in the text, since they are no words; words inside are found by binary search.
    optional = optional_words(forms)
    if bracketed:
        inside = (
            range(bisect_left(starts, bracket.start()), bisect_left(starts, bracket.end()))
            for bracket in _BRACKETED.finditer(text)
        )
        optional = optional.union(*inside)
    return Words(forms, starts, ends, optional)


def folded(word: str) -> str:
    """Return a word as it is compared: upper case, one apostrophe, composed, without unseen signs."""
    if word.isascii():
        return word.upper()
    visible = word.translate(_UNSEEN).replace("’", "'")
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", visible).upper())


def optional_words(forms: Iterable[str]) -> frozenset[int]:
    """Return the numbers of the words that are fillers or fragments (H7)."""
    return frozenset(
        number
        for number, form in enumerate(forms)
        if form in FILLERS or form[0] == "-" or (form[-1] == "-" and len(form) > 1)
    )
