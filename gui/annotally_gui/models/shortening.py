"""Shortening names so that different ones stay different: ``HUM TGT: EFFE. OF INCI.``, never ``HUM…DENT``."""

import re
from collections.abc import Callable

LEAST = 2
"""Least number of letters left of a word."""
_WORDS = re.compile(r"([^\W\d_]+)")


def shortened(name: str, fits: Callable[[str], bool]) -> str:
    """Return ``name`` with its long words cut at their ends as little as needed; empty if it never fits.

    All words are cut to the same length, so that names which differ in the beginning of any word stay apart.
    Numbers and signs stay.
    """
    if fits(name):
        return name
    pieces = _WORDS.split(name)
    # Bisection over the number of letters left of each word: fewer letters never need more room. O(log
    # length) calls of ``fits``.
    low, high = LEAST, max(map(len, pieces)) - 1
    best = ""
    while low <= high:
        letters = (low + high) // 2
        short = "".join(_cut(piece, letters) for piece in pieces)
        if fits(short):
            best, low = short, letters + 1
        else:
            high = letters - 1
    return best


def _cut(piece: str, letters: int) -> str:
    # A dot for a single letter would save nothing.
    return f"{piece[:letters]}." if _WORDS.fullmatch(piece) and len(piece) > letters + 1 else piece
