"""Where two texts differ, and how white space that matters is made visible."""

import unicodedata
from typing import NamedTuple

VISIBLE = {" ": "·", "\t": "→", "\n": "↓", "\r": "↓", "\xa0": "␣"}
_ONE_LINE = str.maketrans(
    {"\t": " ", "\n": " ", "\r": " ", "\x0b": " ", "\x0c": " ", "\u2028": " ", "\u2029": " "}
)


class Difference(NamedTuple):
    """The part of a text, in code points, that the other text does not have in this place."""

    start: int
    end: int


def differing(one: str, other: str) -> tuple[Difference, Difference]:
    """Return the differing part of each text: what is left without the common beginning and end.

    Marks that combine with a letter are not cut off it.
    """
    head = agreeing(one, other)
    limit = min(len(one), len(other)) - head
    tail = agreeing(one[len(one) - limit :][::-1], other[len(other) - limit :][::-1])
    while head and (_combines(one[head : head + 1]) or _combines(other[head : head + 1])):
        head -= 1
    while tail and _combines(one[len(one) - tail]):
        tail -= 1
    return Difference(head, len(one) - tail), Difference(head, len(other) - tail)


def agreeing(one: str, other: str) -> int:
    """Return how many characters both texts begin with."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((place for place, (a, b) in pairs if a != b), min(len(one), len(other)))


def _combines(sign: str) -> bool:
    return bool(sign) and (unicodedata.combining(sign) != 0 or sign in "\u200d\ufe0f")


def on_one_line(text: str, difference: Difference | None = None) -> str:
    """Return ``text`` for a line of a table, as long as it was.

    Line ends and tabs become blanks; inside ``difference`` white space becomes visible signs.
    """
    flat = text.translate(_ONE_LINE)
    if difference is None:
        return flat
    start, end = difference
    shown = "".join(VISIBLE.get(sign, flat[start + place]) for place, sign in enumerate(text[start:end]))
    return flat[:start] + shown + flat[end:]


def white_space_differs(one: str, other: str) -> bool:
    """Tell whether two differing texts differ in white space and in nothing else."""
    return "".join(one.split()) == "".join(other.split())
