"""Differences between two texts, and visible signs for white space that matters."""

import unicodedata
from typing import NamedTuple

VISIBLE = {" ": "·", "\t": "→", "\n": "↓", "\r": "↓", "\xa0": "␣"}
_ONE_LINE = str.maketrans(
    {"\t": " ", "\n": " ", "\r": " ", "\x0b": " ", "\x0c": " ", "\u2028": " ", "\u2029": " "}
)


class TextDifference(NamedTuple):
    """The part of a text, in code points, that the other text does not have in this place."""

    start: int
    end: int


def differing(text: str, rival: str) -> tuple[TextDifference, TextDifference]:
    """Return the differing part of each text, without their common beginning and end.

    Marks that combine with a letter are not cut off it. What one text has more begins with a word, if it can.
    """
    # Common prefix, then common suffix of what lies behind it, so that the two never overlap. O(length).
    head = agreeing(text, rival)
    limit = min(len(text), len(rival)) - head
    tail = agreeing(text[len(text) - limit :][::-1], rival[len(rival) - limit :][::-1])
    # A cut before a combining mark would tear it off its letter: give whole clusters to the difference.
    while head and (_combines(text[head : head + 1]) or _combines(rival[head : head + 1])):
        head -= 1
    while tail and _combines(text[len(text) - tail]):
        tail -= 1
    if head + tail == min(len(text), len(rival)):
        earlier = _steps_to_word(max(text, rival, key=len), head, abs(len(text) - len(rival)))
        head, tail = head - earlier, tail + earlier
    return TextDifference(head, len(text) - tail), TextDifference(head, len(rival) - tail)


def agreeing(text: str, rival: str) -> int:
    """Return how many characters both texts begin with."""
    pairs = enumerate(zip(text, rival, strict=False))
    return next((place for place, (a, b) in pairs if a != b), min(len(text), len(rival)))


def _steps_to_word(text: str, start: int, size: int) -> int:
    """Return by how much earlier a piece of a text can begin, to begin with a word; 0 if it cannot.

    What is left is the same: ``Captain Corvane`` without ``aptain C`` or without ``Captain ``.
    """
    # The piece can begin a sign earlier as long as that sign is also its last one. O(start).
    for begin in range(start, -1, -1):
        if begin == 0 or text[begin - 1].isspace():
            return start - begin
        if text[begin - 1] != text[begin - 1 + size]:
            break
    return 0


def _combines(sign: str) -> bool:
    return bool(sign) and (unicodedata.combining(sign) != 0 or sign in "\u200d\ufe0f")


def on_one_line(text: str, difference: TextDifference | None = None) -> str:
    """Return ``text`` for a line of a table, as long as it was.

    Line ends and tabs become blanks; inside ``difference`` white space becomes visible signs.
    """
    # One sign for one code point everywhere, so that places in the text are places in the result too.
    flat = text.translate(_ONE_LINE)
    if difference is None:
        return flat
    start, end = difference
    visible = "".join(VISIBLE.get(sign, flat[start + place]) for place, sign in enumerate(text[start:end]))
    return flat[:start] + visible + flat[end:]


def white_space_differs(text: str, rival: str) -> bool:
    """Tell whether two differing texts differ in white space and in nothing else."""
    return "".join(text.split()) == "".join(rival.split())
