"""The last column of CoNLL-U: keys with values between upright bars, ``_`` where there are none."""

import re
from collections.abc import Iterator

from annotally.formats.splicing import Edit
from annotally.model.extents import Extent

NOTHING = "_"
_ITEM = re.compile(r"[^|]+")


def items(cell: str) -> Iterator[tuple[str, str, int]]:
    """Yield key, value and the offset of the value of each item of a cell; an item without ``=`` is a key."""
    if cell == NOTHING:
        return
    for match in _ITEM.finditer(cell):
        key, sign, value = match[0].partition("=")
        yield key, value, match.start() + len(key) + len(sign)


def value_place(text: str, start: int, end: int, key: str) -> Extent | None:
    """Return the range of the value of a key in the cell ``[start, end)`` of a source, None without it."""
    # Most cells do not have the key, which a search says at once.
    mark = f"{key}="
    at = text.find(mark, start, end)
    while at >= 0 and at != start and text[at - 1] != "|":
        at = text.find(mark, at + 1, end)
    if at < 0:
        return None
    begin = at + len(mark)
    bar = text.find("|", begin, end)
    return Extent(begin, bar if bar >= 0 else end)


def value_edit(text: str, start: int, end: int, key: str, value: str) -> Edit:
    """Return the edit that gives a key of a cell another value; an empty one removes the key.

    A key that is new goes ahead of the first one behind it in the order of the alphabet.
    """
    # A value is replaced in its place, so that the order of a cell stays; only a new key looks for its own.
    place = value_place(text, start, end, key)
    if place is not None and value:
        return place.start, place.end, value
    if place is not None:
        return _removal(start, end, place.start - len(key) - 1, place.end)
    cell = text[start:end]
    if cell in (NOTHING, ""):
        return start, end, f"{key}={value}"
    for name, _, at in items(cell):
        if name.casefold() > key.casefold():
            begin = start + cell.rfind("|", 0, at) + 1
            return begin, begin, f"{key}={value}|"
    return end, end, f"|{key}={value}"


def _removal(start: int, end: int, begin: int, behind: int) -> Edit:
    """Return the edit that takes an item out of a cell, together with the bar beside it."""
    # The bar ahead goes with an item; the first of several takes the bar behind it.
    if begin == start and behind == end:
        return start, end, NOTHING
    return (begin - 1, behind, "") if begin > start else (begin, behind + 1, "")
