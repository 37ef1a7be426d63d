"""Extents: half-open ranges of code points, and an index of those that touch a place."""

import re
from array import array
from bisect import bisect_left, bisect_right, insort
from collections.abc import Iterable, Sequence
from itertools import accumulate, islice, repeat
from operator import add, le

import msgspec


class Extent(msgspec.Struct, frozen=True, gc=False, order=True):
    """A half-open range ``[start, end)`` of code points (ruling C1)."""

    start: int
    end: int

    def __len__(self) -> int:
        return self.end - self.start

    def encloses(self, inner: "Extent") -> bool:
        """Tell whether ``inner`` lies wholly inside this extent."""
        return self.start <= inner.start and inner.end <= self.end


def hull(extents: Sequence[Extent]) -> Extent:
    """Return the smallest extent that covers all of ``extents`` (at least one)."""
    if len(extents) == 1:
        return extents[0]
    return Extent(min(e.start for e in extents), max(e.end for e in extents))


class ExtentIndex:
    """Finds the extents that touch a range, for hit tests and painting.

    Extents in order of their starts, and the furthest end of every block of `BLOCK` of them, and of every
    block of these: extents that begin before the range are looked at only in blocks that reach it. Made in
    O(n) where the extents come in order, which those of a document do.
    """

    BLOCK = 64

    def __init__(self, starts: Sequence[int], ends: Sequence[int], furthest: Sequence[int] = ()) -> None:
        """Take extents; with ``furthest``, their `furthest_ends`, they must come in order of their starts."""
        self.order: Sequence[int] = range(len(starts))
        """The extents in order of their starts, as given where starts are equal."""
        self._starts = starts
        if not furthest and not all(map(le, starts, islice(starts, 1, None))):
            self.order = sorted(self.order, key=starts.__getitem__)
            self._starts = array("q", [starts[index] for index in self.order])
            ends = array("q", [ends[index] for index in self.order])
        self._furthest = [ends]
        if furthest:
            self._furthest.append(furthest)
        while len(self._furthest[-1]) > self.BLOCK:
            self._furthest.append(furthest_ends(self._furthest[-1]))

    def overlapping(self, start: int, end: int) -> list[int]:
        """Return the indices of extents that share a character with ``[start, end)``, ascending."""
        # From the top level down: only blocks that reach beyond `start` are looked into at the level below.
        # An extent overlaps if it begins before `end` (its place is below `before`) and ends behind `start`.
        # O((h + 1)·B·log n / log B) for h hits and blocks of B.
        before = bisect_left(self._starts, end)
        top = len(self._furthest) - 1
        places: Iterable[int] = range(len(self._furthest[top]))
        for level in range(top, -1, -1):
            furthest, size = self._furthest[level], self.BLOCK**level
            reaching = [n for n in places if n * size < before and furthest[n] > start]
            if level == 0:
                return sorted(self.order[n] for n in reaching)
            below = len(self._furthest[level - 1])
            places = [
                n
                for block in reaching
                for n in range(block * self.BLOCK, min(below, (block + 1) * self.BLOCK))
            ]
        return []

    def at(self, position: int) -> list[int]:
        """Return the indices of extents that cover the code point at ``position``, ascending."""
        return self.overlapping(position, position + 1)


def furthest_ends(ends: Sequence[int]) -> "array[int]":
    """Return the furthest of every block of `ExtentIndex.BLOCK` ends."""
    block = ExtentIndex.BLOCK
    return array("q", [max(ends[first : first + block]) for first in range(0, len(ends), block)])


def nesting_depths(extents: Sequence[tuple[int, int]], deepest: int | None = None) -> list[int]:
    """Give each extent the lowest level at which it meets no other: 0 is nearest to the text.

    Inner extents come nearest; of two that cross, the one that starts later lies further out.
    With ``deepest`` all that fit no level below it get that number, whether they meet or not.
    O(n log n + n·d) for depth d, at most ``deepest``.
    """
    # Short extents first: an inner one always has its level before the outer ones, which then lie above it.
    # The extents of a level are disjoint and kept sorted, so that a binary search finds free space.
    order = sorted(range(len(extents)), key=lambda i: (extents[i][1] - extents[i][0], extents[i], i))
    levels: list[list[tuple[int, int]]] = []
    depths = [0] * len(extents)
    for index in order:
        extent = extents[index]
        level = next((n for n, placed in enumerate(levels) if _is_free(placed, extent)), len(levels))
        depths[index] = level
        if level == deepest:
            continue
        if level == len(levels):
            levels.append([])
        insort(levels[level], extent)
    return depths


def _is_free(placed: list[tuple[int, int]], extent: tuple[int, int]) -> bool:
    # Only the two neighbours in a sorted list of disjoint extents can overlap the new one.
    at = bisect_left(placed, extent)
    return (at == 0 or placed[at - 1][1] <= extent[0]) and (at == len(placed) or placed[at][0] >= extent[1])


_LINE_END = re.compile(r"\r\n|\n|\r")
_BLOCK = 1 << 20
_LARGEST_INT = 2**31 - 1


def line_starts(text: str) -> list[int]:
    """Return the offset at which each line of ``text`` begins; lines end with LF, CRLF or CR.

    Not `str.splitlines`, which also breaks at form feeds and other separators that editors do not count.
    """
    return list(line_start_column(text))


def line_start_column(text: str) -> "array[int]":
    """Return `line_starts` in little memory."""
    # Without a lone CR every line ends at its LF: split and running sums in C, not one match a line. A block
    # at a time, because the lines would take several times the memory of the text.
    starts = array("i" if len(text) <= _LARGEST_INT else "q", [0])
    if "\r" in text and text.count("\r") != text.count("\r\n"):
        starts.extend(match.end() for match in _LINE_END.finditer(text))
        return starts
    for begin in range(0, len(text), _BLOCK):
        lengths = map(len, text[begin : begin + _BLOCK].split("\n")[:-1])
        starts.extend(islice(accumulate(map(add, lengths, repeat(1)), initial=begin), 1, None))
    return starts


def place_in(text: str, offset: int) -> tuple[int, int]:
    """Return line and column of ``offset`` in a text, both from 1; O(offset), without a list of lines."""
    if "\r" in text and text.count("\r") != text.count("\r\n"):
        return line_and_column(line_starts(text), offset)
    return text.count("\n", 0, offset) + 1, offset - text.rfind("\n", 0, offset)


def line_and_column(starts: Sequence[int], offset: int) -> tuple[int, int]:
    """Return line and column of ``offset``, both from 1, given the `line_starts` of its text."""
    line = bisect_right(starts, offset)
    return line, offset - starts[line - 1] + 1
