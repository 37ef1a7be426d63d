"""Differences between two texts word by word, and by characters inside of words that are alike."""

import re
import unicodedata
from typing import NamedTuple

from rapidfuzz.distance import Indel, Levenshtein

from annotally_gui.models.number_words import UNSPACED

Spans = tuple[tuple[int, int], ...]
"""Half-open ranges of code points, ascending and apart."""

EXACT_LIMIT = 1_000
"""Number of words up to which two texts are aligned in full, which takes quadratic time."""
ALIKE = 0.5
"""Share of the longer of two words that must be the same for their characters to be compared."""

LONGEST_WORD = 200
"""Code points up to which the characters of two words are compared."""


_UNSPACED = re.compile(UNSPACED)


class WordDifference(NamedTuple):
    """Where a text differs from another: its differing words, and the characters that differ within them."""

    words: Spans = ()
    characters: Spans = ()


NO_DIFFERENCE = WordDifference()


class _Word(NamedTuple):
    text: str
    start: int

    @property
    def end(self) -> int:
        return self.start + len(self.text)


def word_differences(text: str, rival: str) -> tuple[WordDifference, WordDifference]:
    """Return the differing words of each of two texts, in code points (C1).

    A word that stands in for one like it has only its differing characters in `WordDifference.characters`; of
    other words all characters differ. Texts of the same words differ in the white space between them.
    """
    # The words alone are aligned, by their longest common subsequence, O(words²); where one word replaces one
    # other, the characters of the two are aligned too. Longer texts are compared from both ends, in O(words).
    if text == rival:
        return NO_DIFFERENCE, NO_DIFFERENCE
    words, rival_words = _words(text), _words(rival)
    blocks = _blocks([word.text for word in words], [word.text for word in rival_words])
    if not blocks:
        return _gaps(text, words, rival, rival_words), _gaps(rival, rival_words, text, words)
    word_spans: tuple[list[tuple[int, int]], ...] = ([], [])
    character_spans: tuple[list[tuple[int, int]], ...] = ([], [])
    for start, end, rival_start, rival_end in blocks:
        runs = words[start:end], rival_words[rival_start:rival_end]
        for spans, run in zip(word_spans, runs, strict=True):
            spans.extend([(run[0].start, run[-1].end)] if run else [])
        for spans, inner in zip(character_spans, _inside(*runs), strict=True):
            spans.extend(inner)
    difference, rival_difference = (
        WordDifference(tuple(covered), _merged(inner))
        for covered, inner in zip(word_spans, character_spans, strict=True)
    )
    return difference, rival_difference


def _words(text: str) -> list[_Word]:
    """Return the words of a text: runs of letters and digits, and every other sign but white space alone.

    Each letter of a script without blanks is a word. Marks that combine with a letter stay with it.
    """
    # One pass. Invariant: text[start:place] is the word under way, empty behind white space; a sign that does
    # not join it ends it.
    words: list[_Word] = []
    start, is_open = 0, False
    for place, sign in enumerate(text):
        is_mark = unicodedata.category(sign).startswith("M")
        joins = is_mark or (is_open and (sign.isalnum() or sign == "_") and not _UNSPACED.match(sign))
        if joins and place > start:
            continue
        if start < place:
            words.append(_Word(text[start:place], start))
        start = place + 1 if sign.isspace() else place
        is_open = (sign.isalnum() or sign == "_") and not _UNSPACED.match(sign)
    return [*words, _Word(text[start:], start)] if start < len(text) else words


def _blocks(words: list[str], rival_words: list[str]) -> list[tuple[int, int, int, int]]:
    """Return the ranges of words that differ: those of one list, and those of the other in their place."""
    if max(len(words), len(rival_words)) > EXACT_LIMIT:
        block = _between_common_ends(words, rival_words)
        return [] if block[0] == block[1] and block[2] == block[3] else [block]
    # Indel finds the longest common subsequence; insertions and deletions at one place become one block.
    blocks: list[tuple[int, int, int, int]] = []
    for code in Indel.opcodes(words, rival_words):
        if code.tag == "equal":
            continue
        block = code.src_start, code.src_end, code.dest_start, code.dest_end
        if blocks and blocks[-1][1] == block[0] and blocks[-1][3] == block[2]:
            # What is left out and what is put in at one place stand in for each other.
            block = blocks[-1][0], block[1], blocks.pop()[2], block[3]
        blocks.append(block)
    return blocks


def _gaps(text: str, words: list[_Word], rival: str, rival_words: list[_Word]) -> WordDifference:
    """Return the white space of a text that is another in a rival of the same words."""
    spans = []
    for (start, end), (rival_start, rival_end) in zip(
        _spaces(text, words), _spaces(rival, rival_words), strict=True
    ):
        if text[start:end] != rival[rival_start:rival_end] and start < end:
            spans.append((start, end))
    return WordDifference(tuple(spans), tuple(spans))


def _spaces(text: str, words: list[_Word]) -> list[tuple[int, int]]:
    """Return the ranges before, between and behind the words."""
    places = [0, *(place for word in words for place in (word.start, word.end)), len(text)]
    return list(zip(places[::2], places[1::2], strict=True))


def _inside(words: list[_Word], rival_words: list[_Word]) -> tuple[Spans, Spans]:
    """Return the differing characters of two runs of words that stand in for each other."""
    if len(words) != len(rival_words):
        span, rival_span = (((run[0].start, run[-1].end),) if run else () for run in (words, rival_words))
        return span, rival_span
    spans: list[tuple[int, int]] = []
    rival_spans: list[tuple[int, int]] = []
    for word, rival in zip(words, rival_words, strict=True):
        is_long = max(len(word.text), len(rival.text)) > LONGEST_WORD
        codes = [] if is_long else list(Levenshtein.opcodes(word.text, rival.text))
        equal_count = sum(code.src_end - code.src_start for code in codes if code.tag == "equal")
        if equal_count < ALIKE * max(len(word.text), len(rival.text)):
            spans.append((word.start, word.end))
            rival_spans.append((rival.start, rival.end))
            continue
        for code in codes:
            if code.tag != "equal":
                spans.append((word.start + code.src_start, word.start + code.src_end))
                rival_spans.append((rival.start + code.dest_start, rival.start + code.dest_end))
    return tuple(span for span in spans if span[0] < span[1]), tuple(s for s in rival_spans if s[0] < s[1])


def _between_common_ends(words: list[str], rival_words: list[str]) -> tuple[int, int, int, int]:
    """Return the ranges between the common beginning and the common end of two lists of words."""
    limit = min(len(words), len(rival_words))
    head = next((n for n in range(limit) if words[n] != rival_words[n]), limit)
    tail = next((n for n in range(limit - head) if words[-1 - n] != rival_words[-1 - n]), limit - head)
    return head, len(words) - tail, head, len(rival_words) - tail


def _merged(spans: list[tuple[int, int]]) -> Spans:
    """Join ranges that touch."""
    joined: list[tuple[int, int]] = []
    for start, end in spans:
        if joined and joined[-1][1] >= start:
            joined[-1] = joined[-1][0], end
        else:
            joined.append((start, end))
    return tuple(joined)
