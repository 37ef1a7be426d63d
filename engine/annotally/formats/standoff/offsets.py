"""Units of offsets: code points, as Python and the model count (C1), or UTF-16 units, as JavaScript does."""

from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple

from annotally.formats.utf16 import WIDE, Utf16Offsets
from annotally.model.extents import Extent


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

    def __init__(self, text: str | None, unit: OffsetUnit = OffsetUnit.CODE_POINTS) -> None:
        """Take the text that is counted in; without it nothing is converted."""
        self.unit = unit
        self._utf16 = Utf16Offsets(text) if text is not None and unit is OffsetUnit.UTF16 else None

    def to_code_points(self, offset: int) -> int | None:
        """Return an offset of the file in code points; None inside a character."""
        if self._utf16 is None or not self._utf16.has_wide:
            return offset
        return None if self._utf16.splits_character(offset) else self._utf16.to_code_points(offset)

    def from_code_points(self, offset: int) -> int:
        """Return an offset of the model in the unit of the file."""
        return offset if self._utf16 is None else self._utf16.from_code_points(offset)

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
    if text.isascii() or WIDE.search(text) is None:
        return chosen
    other_unit = next(unit for unit in OffsetUnit if unit is not usual)
    alternative = OffsetScale(text, other_unit)
    all_quotes = list(quotes)
    fits = [
        sum(stands_there(text, quote, offsets) for quote in all_quotes) for offsets in (chosen, alternative)
    ]
    return alternative if fits[1] > fits[0] else chosen


def stands_there(text: str, quote: Quote, offsets: OffsetScale) -> bool:
    """Tell whether a quote is the text at its offsets, white space apart."""
    start, end = offsets.to_code_points(quote.start), offsets.to_code_points(quote.end)
    if start is None or end is None or start < 0:
        return False
    return text[start:end] == quote.text or text[start:end].split() == quote.text.split()
