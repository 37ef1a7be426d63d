"""The naive definition of a token table (section 2.1.1, E6): row by row, character by character."""

from itertools import pairwise
from typing import NamedTuple

Row = tuple[str, int, int]
"""A token's string, where it begins, and its end as the table has it."""


class Tokens(NamedTuple):
    """What a table says: the text made of it, the places of its tokens, and those of other words than it."""

    text: str
    places: list[tuple[int, int]]
    words: dict[int, str]


def read(rows: list[Row]) -> Tokens | None:
    """Return what the rows of a table say, None where they contradict one another."""
    exclusive = any(end - begin == len(word) for word, begin, end in rows)
    inclusive = any(end - begin + 1 == len(word) for word, begin, end in rows)
    if exclusive and inclusive:
        return None
    places = [(begin, end if exclusive else end + 1) for _, begin, end in rows]
    if any(end < begin for begin, end in places):
        return None
    for previous_place, after in pairwise(places):
        if after[0] < previous_place[0] or after[1] < previous_place[1]:
            return None
    text = [" "] * places[-1][1]
    for (word, _, _), (begin, end) in zip(rows, places, strict=True):
        for at in range(begin, end):
            text[at] = word[at - begin] if at - begin < len(word) else " "
    new_text = "".join(text)
    words = {n: row[0] for n, row in enumerate(rows) if new_text[slice(*places[n])] != row[0]}
    return Tokens(new_text, places, words)
