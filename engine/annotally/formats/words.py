"""Cutting of texts without tokens into words, for formats that have a line for each."""

import re
from collections.abc import Iterable

WORDS_AND_SIGNS = re.compile(r"[\w\u0300-\u036f]+|[^\w\s]")
"""Words, and signs one by one."""
BETWEEN_SPACES = re.compile(r"\S+")


def cut_words(text: str, edges: Iterable[int], pattern: re.Pattern[str]) -> list[tuple[int, int]]:
    """Return the places of the words of a text, cut where an annotation begins or ends inside of one."""
    # Words and edges are both in text order and merged in one pass; ``upcoming`` is the first edge not passed
    # yet. O(n + e log e) for n characters and e edges.
    cuts = sorted(set(edges))
    words: list[tuple[int, int]] = []
    upcoming = 0
    for match in pattern.finditer(text):
        start = match.start()
        while upcoming < len(cuts) and cuts[upcoming] < match.end():
            if cuts[upcoming] > start:
                words.append((start, cuts[upcoming]))
                start = cuts[upcoming]
            upcoming += 1
        words.append((start, match.end()))
    return words
