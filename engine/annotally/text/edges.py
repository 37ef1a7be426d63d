"""Edges of extents that do not count: blanks, punctuation, articles, words of a list."""

import unicodedata
from typing import NamedTuple

from annotally.model.extents import Extent


class Edges(NamedTuple):
    """The pieces left off at either end of an extent. ``words`` are case-folded and have no blanks."""

    blanks: bool = False
    punctuation: bool = False
    words: frozenset[str] = frozenset()

    def trim(self, text: str, extent: Extent) -> Extent:
        """Return an extent of a text without its edges; as it is where nothing else is in it.

        An extent that reaches beyond the text is returned as it is.
        """
        # One piece at a time is taken from either end until none fits: a blank, a punctuation mark, a whole
        # word. A blank goes with a word that goes, since it was beside it. O(length) for each piece.
        start, end = extent.start, extent.end
        if not 0 <= start < end <= len(text):
            return extent
        while start < end:
            length = self._piece_at_start(text, start, end)
            if not length:
                break
            start += length
        while start < end:
            length = self._piece_at_end(text, start, end)
            if not length:
                break
            end -= length
        return extent if start >= end else Extent(start, end)

    def _piece_at_start(self, text: str, start: int, end: int) -> int:
        """Return how many characters the first piece has that does not count, 0 if the first one counts."""
        if self._is_mark(text[start]):
            return 1
        stop = start
        while stop < end and _is_of_word(text[stop]):
            stop += 1
        # An elided article ends with its apostrophe (l'eau), and nothing stands between it and the next word.
        if stop < end and text[stop] in _APOSTROPHES and f"{text[start:stop].casefold()}'" in self.words:
            return stop + 1 - start
        if stop > start and text[start:stop].casefold() in self.words and not _joins(text, stop, end):
            return stop - start + self._blanks_from(text, stop, end)
        return 0

    def _piece_at_end(self, text: str, start: int, end: int) -> int:
        if self._is_mark(text[end - 1]):
            return 1
        # The last word: it stays where a hyphen or an apostrophe joins it to the one before (well-the).
        stop = end
        while stop > start and _is_of_word(text[stop - 1]):
            stop -= 1
        is_joined = stop - 1 > start and text[stop - 1] in _JOINING and not text[stop - 2].isspace()
        if stop < end and text[stop:end].casefold() in self.words and not is_joined:
            blanks = 0
            while stop - blanks > start and text[stop - blanks - 1].isspace():
                blanks += 1
            return end - stop + blanks
        return 0

    def _is_mark(self, character: str) -> bool:
        if character.isspace():
            return self.blanks
        return self.punctuation and unicodedata.category(character)[0] in "PS"

    @staticmethod
    def _blanks_from(text: str, start: int, end: int) -> int:
        blanks = 0
        while start + blanks < end and text[start + blanks].isspace():
            blanks += 1
        return blanks


NO_EDGES = Edges()
"""Every character counts."""

_APOSTROPHES = "'\u2019"
_JOINING = "-\u2010\u2011'\u2019"


def _is_of_word(character: str) -> bool:
    return character.isalnum() or unicodedata.category(character) == "Mn"


def _joins(text: str, at: int, end: int) -> bool:
    """Tell whether a word goes on behind a hyphen or an apostrophe: the first part of it is no word."""
    return at + 1 < end and text[at] in _JOINING and _is_of_word(text[at + 1])
