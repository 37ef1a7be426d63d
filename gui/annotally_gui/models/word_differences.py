"""Differences between two texts word by word, and by characters inside of words that are alike."""

import re
from typing import NamedTuple

from rapidfuzz.distance import Levenshtein

from annotally_gui.models.number_words import UNSPACED

Spans = tuple[tuple[int, int], ...]
"""Half-open ranges of code points, ascending and apart."""

EXACT_LIMIT = 1_000
"""Number of words up to which two texts are aligned in full, which takes quadratic time."""
ALIKE = 0.5
"""Share of the longer of two words that must be the same for their characters to be compared."""

# A run of letters and digits is a word, and so is each letter of a script without blanks, and any other sign.
_WORD = re.compile(rf"{UNSPACED}|(?:(?!{UNSPACED})\w)+|\s+|.", re.DOTALL)


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
    other words all characters differ.
    """
    # The words are aligned by the Levenshtein distance, O(words²); where one word replaces one other, the
    # characters of the two are aligned the same way. Longer texts are compared from both ends, in O(words).
    if text == rival:
        return NO_DIFFERENCE, NO_DIFFERENCE
    ours, theirs = _words(text), _words(rival)
    if max(len(ours), len(theirs)) > EXACT_LIMIT:
        blocks = [_between_common_ends([w.text for w in ours], [w.text for w in theirs])]
    else:
        codes = Levenshtein.opcodes([w.text for w in ours], [w.text for w in theirs])
        blocks = [
            (code.src_start, code.src_end, code.dest_start, code.dest_end)
            for code in codes
            if code.tag != "equal"
        ]
    found: tuple[tuple[list[tuple[int, int]], list[tuple[int, int]]], ...] = (([], []), ([], []))
    for start, end, rival_start, rival_end in blocks:
        for lists, words in zip(found, (ours[start:end], theirs[rival_start:rival_end]), strict=True):
            if words:
                lists[0].append((words[0].start, words[-1].end))
        inner = _inside(ours[start:end], theirs[rival_start:rival_end])
        for lists, spans in zip(found, inner, strict=True):
            lists[1].extend(spans)
    first, second = (WordDifference(_merged(words), _merged(spans)) for words, spans in found)
    return first, second


def _words(text: str) -> list[_Word]:
    return [_Word(match[0], match.start()) for match in _WORD.finditer(text)]


def _inside(ours: list[_Word], theirs: list[_Word]) -> tuple[Spans, Spans]:
    """Return the differing characters of two runs of words that stand in for each other."""
    whole = tuple((word.start, word.end) for word in ours), tuple((word.start, word.end) for word in theirs)
    if len(ours) != len(theirs):
        return whole
    first: list[tuple[int, int]] = []
    second: list[tuple[int, int]] = []
    for word, rival in zip(ours, theirs, strict=True):
        codes = Levenshtein.opcodes(word.text, rival.text)
        same = sum(code.src_end - code.src_start for code in codes if code.tag == "equal")
        if same < ALIKE * max(len(word.text), len(rival.text)):
            first.append((word.start, word.end))
            second.append((rival.start, rival.end))
            continue
        for code in codes:
            if code.tag != "equal":
                first.append((word.start + code.src_start, word.start + code.src_end))
                second.append((rival.start + code.dest_start, rival.start + code.dest_end))
    return tuple(span for span in first if span[0] < span[1]), tuple(s for s in second if s[0] < s[1])


def _between_common_ends(ours: list[str], theirs: list[str]) -> tuple[int, int, int, int]:
    """Return what lies between the common beginning and the common end of two lists of words."""
    limit = min(len(ours), len(theirs))
    head = next((n for n in range(limit) if ours[n] != theirs[n]), limit)
    tail = next((n for n in range(limit - head) if ours[-1 - n] != theirs[-1 - n]), limit - head)
    return head, len(ours) - tail, head, len(theirs) - tail


def _merged(spans: list[tuple[int, int]]) -> Spans:
    """Join ranges that touch."""
    joined: list[tuple[int, int]] = []
    for start, end in spans:
        if joined and joined[-1][1] >= start:
            joined[-1] = joined[-1][0], end
        else:
            joined.append((start, end))
    return tuple(joined)
