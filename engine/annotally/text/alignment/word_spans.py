"""Stretches of words, named by their words: they are found again in a text read anew, or moved."""

import msgspec

from annotally.model.extents import Extent
from annotally.text.alignment.words import words_of


class WordSpan(msgspec.Struct, frozen=True, order=True):
    """Words as they are compared, one blank between any two, and how many times they stand earlier."""

    words: str
    rank: int = 0


class Stretches:
    """Finds stretches in one text."""

    def __init__(self, text: str) -> None:
        self._words = words_of(text)

    def of(self, extent: Extent) -> WordSpan | None:
        """Return the stretch of words that share a character with an extent, None where there are none."""
        # A stretch is named by its words and by its rank among the places that hold the same words: offsets
        # would be lost when the text is read anew with other blanks or with words inserted ahead of it.
        text_words = self._words
        touched = [
            number
            for number, (start, end) in enumerate(zip(text_words.starts, text_words.ends, strict=True))
            if start < extent.end and extent.start < end
        ]
        if not touched:
            return None
        words = tuple(text_words.forms[touched[0] : touched[-1] + 1])
        rank = next(rank for rank, first in enumerate(self._places(words)) if first == touched[0])
        return WordSpan(" ".join(words), rank)

    def extent(self, stretch: WordSpan) -> Extent | None:
        """Return where a stretch stands, None where it does not."""
        words = tuple(stretch.words.split(" "))
        places = self._places(words)
        if not 0 <= stretch.rank < len(places):
            return None
        first = places[stretch.rank]
        last = first + len(words) - 1
        return Extent(self._words.starts[first], self._words.ends[last])

    def _places(self, words: tuple[str, ...]) -> list[int]:
        """Return the numbers of the first words of all places that hold these words."""
        forms, count = self._words.forms, len(words)
        return [
            first
            for first, form in enumerate(forms)
            if form == words[0] and tuple(forms[first : first + count]) == words
        ]
