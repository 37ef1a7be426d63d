"""Sentences of new files: the lines of a text, cut into words."""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from annotally.formats.words import WORDS_AND_SIGNS, cut_words
from annotally.model.instances import Instance
from annotally.model.text import Document

_LINE_BREAK = re.compile(r"[\r\n]")
_IN_NO_CELL = re.compile(r"[\t\r\n]")


class Sentence(NamedTuple):
    """A sentence: its text, and the places of its words in the text of the document."""

    text: str
    words: Sequence[tuple[int, int]]

    def forms(self, text: str) -> list[str]:
        """Return its words as they may stand in cells, given the text of the document."""
        forms = [text[start:end] for start, end in self.words]
        if _IN_NO_CELL.search(text, self.words[0][0], self.words[-1][1]):
            return [_IN_NO_CELL.sub(" ", form) for form in forms]
        return forms

    def together(self) -> list[bool]:
        """Tell of each word whether the next one is written together with it."""
        # Words without a character between them are written together; the last one counts as apart.
        return [*(behind[0] == word[1] for word, behind in pairwise(self.words)), False]


def sentences_of(document: Document, instances: Sequence[Instance], *, whole: bool = False) -> list[Sentence]:
    """Return the sentences of a document; a text without tokens is cut into words and at annotations.

    ``whole``: no sentence ends inside of an annotation.
    """
    # A sentence ends at a line break between two words. Words, line breaks and annotations are in text order
    # and gone through in one pass: ``annotated_end`` is that of the annotations begun so far.
    extents = sorted((extent for instance in instances for extent in instance.extents), key=lambda e: e.start)
    breaks = [match.start() for match in _LINE_BREAK.finditer(document.text)]
    sentences: list[Sentence] = []
    words: list[tuple[int, int]] = []
    upcoming, annotated_end, passed = 0, 0, 0
    for start, end in _words(document, instances):
        while whole and upcoming < len(extents) and extents[upcoming].start < start:
            annotated_end = max(annotated_end, extents[upcoming].end)
            upcoming += 1
        before = passed
        while passed < len(breaks) and breaks[passed] < start:
            passed += 1
        if words and passed > before and annotated_end <= start:
            sentences.append(_sentence(document.text, words))
            words = []
        words.append((start, end))
    if words:
        sentences.append(_sentence(document.text, words))
    return sentences


def _sentence(text: str, words: Sequence[tuple[int, int]]) -> Sentence:
    return Sentence(_LINE_BREAK.sub(" ", text[words[0][0] : words[-1][1]]), words)


def _words(document: Document, instances: Sequence[Instance]) -> list[tuple[int, int]]:
    tokens = document.tokens
    if tokens is None:
        # Words are also cut where annotations begin and end, so that each covers whole words.
        edges = (
            at for instance in instances for extent in instance.extents for at in (extent.start, extent.end)
        )
        return cut_words(document.text, edges, WORDS_AND_SIGNS)
    places = zip(tokens.starts, tokens.ends, strict=True)
    return [(start, end) for start, end in places if document.text[start:end].strip()]
