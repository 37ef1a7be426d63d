"""Units of offsets: code points, as Python and the model count (C1), or UTF-16 units, as JavaScript does."""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple

from annotally.model.extents import Extent

_WIDE = re.compile("[\U00010000-\U0010ffff]")
"""Characters of two UTF-16 units."""


class OffsetUnit(Enum):
    """A unit in which a format counts."""

    CODE_POINTS = "code points"
    UTF16 = "UTF-16 units"


class Quote(NamedTuple):
    """Offsets as a file states them, and the text that it says stands there."""

    start: int
    end: int
    text: str


class OffsetScale:
    """The offsets in one text in a unit, converted to code points and back."""

    # The wide characters are kept in order: behind n of them an offset in UTF-16 units is n higher than the
    # offset in code points. Binary search finds n; texts without such characters need none.

    def __init__(self, text: str | None, unit: OffsetUnit = OffsetUnit.CODE_POINTS) -> None:
        """Take the text that is counted in; without it nothing is converted."""
        self.unit = unit
        self._wide: list[int] = []
        if text is not None and unit is OffsetUnit.UTF16 and not text.isascii():
            self._wide = [match.start() for match in _WIDE.finditer(text)]
        self._ends = [place + number + 2 for number, place in enumerate(self._wide)]

    def to_code_points(self, offset: int) -> int | None:
        """Return an offset of the file in code points; None inside a character."""
        if not self._wide:
            return offset
        number = bisect_right(self._ends, offset)
        inside = number < len(self._wide) and self._ends[number] - 1 == offset
        return None if inside else offset - number

    def from_code_points(self, offset: int) -> int:
        """Return an offset of the model in the unit of the file."""
        return offset + bisect_left(self._wide, offset)

    def spelled(self, extent: Extent) -> tuple[int, int]:
        """Return start and end of an extent in the unit of the file."""
        return self.from_code_points(extent.start), self.from_code_points(extent.end)


def fitting_offsets(text: str, quotes: Iterable[Quote], usual: OffsetUnit) -> OffsetScale:
    """Return the offsets of a text in the unit in which most quotes stand where the file says.

    ``usual`` is taken where both units fit as well, as they do in texts without wide characters.
    """
    # Only a text with wide characters tells the units apart, and there only quotes behind the first of them:
    # the unit with more fitting quotes is taken, so that one edited quote does not change it.
    chosen = OffsetScale(text, usual)
    if text.isascii() or _WIDE.search(text) is None:
        return chosen
    other_unit = next(unit for unit in OffsetUnit if unit is not usual)
    other = OffsetScale(text, other_unit)
    listed = list(quotes)
    fits = [sum(stands_there(text, quote, offsets) for quote in listed) for offsets in (chosen, other)]
    return other if fits[1] > fits[0] else chosen


def stands_there(text: str, quote: Quote, offsets: OffsetScale) -> bool:
    """Tell whether a quote is the text at its offsets, white space apart."""
    start, end = offsets.to_code_points(quote.start), offsets.to_code_points(quote.end)
    if start is None or end is None or start < 0:
        return False
    return text[start:end] == quote.text or text[start:end].split() == quote.text.split()
