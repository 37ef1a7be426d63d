"""Code points and UTF-16 units: the one place where the window meets Qt's way of counting."""

import re
from array import array
from bisect import bisect_left

_ASTRAL = re.compile("[\U00010000-\U0010ffff]")
_UNSHOWABLE = re.compile("[\x00-\x08\x0a-\x1f\x7f\u2028\u2029\ud800-\udfff]")


class OffsetMap:
    """The exact map between code points of ``text`` (ruling C1) and UTF-16 units of its QString.

    Without characters outside the basic plane both are equal and nothing is stored.
    """

    __slots__ = ("_units",)

    def __init__(self, text: str) -> None:
        astral = [] if text.isascii() else [match.start() for match in _ASTRAL.finditer(text)]
        self._units = array("i", [at + rank for rank, at in enumerate(astral)])

    def to_units(self, offset: int) -> int:
        """Return the UTF-16 unit at which the code point ``offset`` begins."""
        if not self._units:
            return offset
        # The k-th astral character begins at unit units[k] and so at code point units[k] - k.
        return offset + bisect_left(range(len(self._units)), offset, key=lambda k: self._units[k] - k)

    def to_offset(self, unit: int) -> int:
        """Return the code point that holds ``unit``; inside a surrogate pair, the pair's code point."""
        return unit - bisect_left(self._units, unit) if self._units else unit


def displayed(text: str) -> str:
    """Return ``text`` as Qt may show it, code point for code point: nothing in it breaks a line.

    Control characters become their control pictures, line and paragraph separators and lone
    surrogates the replacement character; white space and everything else stays as it is.
    """
    return _UNSHOWABLE.sub(_picture, text)


def _picture(match: re.Match[str]) -> str:
    code = ord(match.group())
    if code < 0x20:
        return chr(0x2400 + code)
    return "\u2421" if code == 0x7F else "\ufffd"
