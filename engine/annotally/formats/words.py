"""Cutting of texts without tokens into words, for formats that have a line for each."""

import re
from bisect import bisect_left
from collections.abc import Iterable
from itertools import pairwise

WORDS_AND_SIGNS = re.compile(r"[\w\u0300-\u036f]+|[^\w\s]")
"""Words, and signs one by one."""
BETWEEN_SPACES = re.compile(r"\S+")


def cut_words(text: str, edges: Iterable[int], pattern: re.Pattern[str]) -> list[tuple[int, int]]:
    """Return the places of the words of a text, cut where an annotation begins or ends inside of one."""
    # Few edges are inside of words: each is looked for among the words, and cuts the one it is in. The pieces
    # of words that were cut are sorted in at the end. O(n + e log n) for n characters and e edges.
    words = [match.span() for match in pattern.finditer(text)]
    cuts: dict[int, list[int]] = {}
    for edge in sorted(set(edges)):
        number = bisect_left(words, (edge,)) - 1
        if number >= 0 and words[number][0] < edge < words[number][1]:
            cuts.setdefault(number, []).append(edge)
    pieces = [
        piece
        for number, inside in cuts.items()
        for piece in pairwise((words[number][0], *inside, words[number][1]))
    ]
    return (
        sorted([*(word for number, word in enumerate(words) if number not in cuts), *pieces])
        if cuts
        else words
    )
