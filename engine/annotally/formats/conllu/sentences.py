"""Sentences of new files: the lines of a text, cut into words."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from annotally.formats.words import WORDS_AND_SIGNS, cut_words
from annotally.model.instances import Instance
from annotally.model.text import Document

_LINE_BREAK = re.compile(r"[\r\n]")
_IN_NO_CELL = re.compile(r"[\t\r\n]")


class WordLine(NamedTuple):
    """A word as a line of a file has it, and whether the next one is written together with it."""

    form: str
    together: bool


class Sentence(NamedTuple):
    """A sentence: its text, and the places of its words in the text of the document."""

    text: str
    words: Sequence[tuple[int, int]]

    def lines(self, text: str) -> Iterator[WordLine]:
        """Yield its words, given the text of the document."""
        for place, (start, end) in enumerate(self.words):
            together = place + 1 < len(self.words) and self.words[place + 1][0] == end
            yield WordLine(_IN_NO_CELL.sub(" ", text[start:end]), together)


def sentences_of(document: Document, instances: Sequence[Instance], *, whole: bool = False) -> list[Sentence]:
    """Return the sentences of a document; a text without tokens is cut into words and at annotations.

    ``whole``: no sentence ends inside of an annotation.
    """
    # A sentence ends at a line break between two words. Annotations that lie over one are found in order of
    # their starts: ``held`` is the end of those begun so far.
    extents = sorted((extent for instance in instances for extent in instance.extents), key=lambda e: e.start)
    sentences: list[Sentence] = []
    words: list[tuple[int, int]] = []
    upcoming, held = 0, 0
    for start, end in _words(document, instances):
        while upcoming < len(extents) and extents[upcoming].start < start:
            held = max(held, extents[upcoming].end)
            upcoming += 1
        if words and not (whole and held > start) and _LINE_BREAK.search(document.text, words[-1][1], start):
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
        edges = (
            at for instance in instances for extent in instance.extents for at in (extent.start, extent.end)
        )
        return cut_words(document.text, edges, WORDS_AND_SIGNS)
    places = zip(tokens.starts, tokens.ends, strict=True)
    return [(start, end) for start, end in places if document.text[start:end].strip()]
