"""Offsets in a text that count UTF-16 units (C1), as Java and JavaScript do, and their way to code points."""

import re
from array import array
from bisect import bisect_left

WIDE = re.compile("[\U00010000-\U0010ffff]")
"""Characters of two UTF-16 units."""


class Utf16Offsets:
    """The offsets of a text in UTF-16 units, converted to code points and back."""

    # Two ascending lists: the wide characters in code points, and the unit inside each of them. Behind n wide
    # characters an offset in units is n higher than in code points; binary search finds n.

    def __init__(self, text: str = "") -> None:
        self._wide: array[int] = array("q")
        self._inside: array[int] = array("q")
        self._length = 0
        self.append(text)

    @property
    def size(self) -> int:
        """The length of the text in UTF-16 units."""
        return self._length + len(self._wide)

    @property
    def has_wide(self) -> bool:
        """Whether units and code points differ anywhere."""
        return bool(self._wide)

    def append(self, piece: str) -> None:
        """Add text behind that which is there. Linear in the piece."""
        # Most texts have no wide character: `isascii` tells of most of these at once, and a search of the
        # expression is ten times as fast as a look at every character.
        if not piece.isascii():
            for match in WIDE.finditer(piece):
                place = self._length + match.start()
                self._inside.append(place + len(self._wide) + 1)
                self._wide.append(place)
        self._length += len(piece)

    def splits_character(self, units: int) -> bool:
        """Tell whether an offset in units stands between the halves of a wide character."""
        number = bisect_left(self._inside, units)
        return number < len(self._inside) and self._inside[number] == units

    def to_code_points(self, units: int) -> int:
        """Return an offset in units that splits no character as code points."""
        return units - bisect_left(self._inside, units)

    def from_code_points(self, offset: int) -> int:
        """Return an offset in code points as units."""
        return offset + bisect_left(self._wide, offset)
