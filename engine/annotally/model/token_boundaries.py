"""Places where the tokens of a text begin and end, and the extents that formats of tokens can hold."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from enum import IntEnum, StrEnum

import msgspec


class ExtentUnit(IntEnum):
    """Where annotations of a format may begin and end; a greater unit allows fewer places."""

    CHARACTERS = 0
    """Anywhere in the text."""
    TOKEN_PARTS = 1
    """Anywhere within tokens, not between them."""
    TOKENS = 2
    """Where tokens do."""
    TOKENS_OF_A_SENTENCE = 3
    """Where tokens do, on one line of a text that was put together from tokens."""


class TokenMisfit(StrEnum):
    """The reasons why a format of tokens cannot hold an extent."""

    OUTSIDE = "outside"
    """It begins or ends between tokens."""
    INSIDE = "inside"
    """It begins or ends inside a token."""
    SENTENCES = "sentences"
    """It goes on in another sentence."""


class TokenHolder(msgspec.Struct, frozen=True):
    """A format in which a final key can be written: its title, and the unit of its extents."""

    title: str
    unit: ExtentUnit


class TokenBoundaries(msgspec.Struct, frozen=True):
    """The starts and ends of a text's tokens, in code points, and the formats that its key can have.

    Both ascend; a token may be empty. There is at least one token and one format.
    """

    starts: Sequence[int]
    ends: Sequence[int]
    holders: tuple[TokenHolder, ...]

    # --- snapping; each is one binary search, O(log n)

    def around(self, start: int, end: int) -> tuple[int, int]:
        """Return the extent of all tokens that share a character with ``[start, end)``.

        Where there is none it is empty, at ``end``.
        """
        first, behind = bisect_right(self.ends, start), bisect_left(self.starts, end)
        if start == end or first == behind:
            return end, end
        return self.starts[first], self.ends[behind - 1]

    def token_at(self, offset: int) -> tuple[int, int] | None:
        """Return the extent of the token that has the character at ``offset``."""
        start, end = self.around(offset, offset + 1)
        return (start, end) if start < end else None

    def next_place(self, offset: int, *, end: bool) -> int:
        """Return the next start of a token behind ``offset``, or the next end; without one ``offset``."""
        places = self._places(end=end)
        number = bisect_right(places, offset)
        return places[number] if number < len(places) else offset

    def previous_place(self, offset: int, *, end: bool) -> int:
        """Return the last start of a token ahead of ``offset``, or the last end; without one ``offset``."""
        places = self._places(end=end)
        number = bisect_left(places, offset)
        return places[number - 1] if number else offset

    def nearest_place(self, offset: int, *, end: bool) -> int:
        """Return the start of a token nearest to ``offset``, or the nearest end; of two the first."""
        places = self._places(end=end)
        number = bisect_left(places, offset)
        return min(places[max(0, number - 1) : number + 1], key=lambda place: abs(place - offset))

    def is_within(self, offset: int, *, end: bool) -> bool:
        """Tell whether an extent that begins at ``offset``, or ends there, does so within a token."""
        # The character behind a start, or ahead of an end, belongs to a token.
        return self.token_at(offset - 1 if end else offset) is not None

    def _places(self, *, end: bool) -> Sequence[int]:
        return self.ends if end else self.starts

    # --- what formats hold

    @property
    def unit(self) -> ExtentUnit:
        """The unit of the formats that allows most places."""
        return min(holder.unit for holder in self.holders)

    def fitted(self, start: int, end: int) -> tuple[int, int]:
        """Return an extent that begins and ends where the loosest format allows it.

        Whole tokens grow to the tokens that it touches, parts of tokens lose what is beside them. Empty
        where no token is touched. It may still reach over several sentences.
        """
        if self.unit is ExtentUnit.CHARACTERS:
            return start, end
        first, last = self.around(start, end)
        return (max(start, first), min(end, last)) if self.unit is ExtentUnit.TOKEN_PARTS else (first, last)

    def misfits(self, start: int, end: int, text: str) -> dict[TokenHolder, TokenMisfit]:
        """Return the formats that cannot hold ``[start, end)`` of the text, with the reasons."""
        misfits = ((holder, self._misfit(holder.unit, start, end, text)) for holder in self.holders)
        return {holder: misfit for holder, misfit in misfits if misfit is not None}

    def _misfit(self, unit: ExtentUnit, start: int, end: int, text: str) -> TokenMisfit | None:
        if unit is ExtentUnit.CHARACTERS:
            return None
        if not (self.is_within(start, end=False) and self.is_within(end, end=True)):
            return TokenMisfit.OUTSIDE
        if unit is ExtentUnit.TOKEN_PARTS:
            return None
        if not (_has(self.starts, start) and _has(self.ends, end)):
            return TokenMisfit.INSIDE
        if unit is ExtentUnit.TOKENS_OF_A_SENTENCE and "\n" in text[start:end]:
            return TokenMisfit.SENTENCES
        return None


def _has(places: Sequence[int], offset: int) -> bool:
    number = bisect_left(places, offset)
    return number < len(places) and places[number] == offset
