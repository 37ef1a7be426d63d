"""Offsets of a CAS, which count UTF-16 (C1), and the way from a text back to its spelling in a file."""

import re
from bisect import bisect_left

from annotally.model.source_diagnostics import Complaints
from annotally.model.text import SourceMap
from annotally.model.wording import Wording

_WIDE = re.compile("[\U00010000-\U0010ffff]")
XML_PIECE = re.compile(r"&[^;&]*;|\r\n?")
"""Pieces of an attribute that are one character of its text."""
JSON_PIECE = re.compile(r"\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|\\u[0-9a-fA-F]{4}|\\.")
"""Pieces of a JSON string that are one character of its text."""


class Utf16Text:
    """A text by its offsets in UTF-16."""

    def __init__(self, text: str) -> None:
        # Each wide character takes a second unit, behind which no annotation may begin or end: ``_inside``
        # has these units in ascending order, so an offset costs O(log n).
        self._inside = [match.start() + number + 1 for number, match in enumerate(_WIDE.finditer(text))]
        self._size = len(text) + len(self._inside)

    def check(self, begin: int, end: int, place: int, complaints: Complaints) -> None:
        """Raise InputRefused, at a source offset, for an extent that is none of the text."""
        if not 0 <= begin <= end <= self._size:
            raise complaints.refusal(
                place,
                Wording("an annotation from {start} to {end}", start=begin, end=end),
                Wording("offsets in order, up to {offset}", offset=self._size),
                Wording("correct the offsets; they count UTF-16"),
            )
        for units in (begin, end) if self._inside else ():
            number = bisect_left(self._inside, units)
            if number < len(self._inside) and self._inside[number] == units:
                raise complaints.refusal(
                    place,
                    Wording("an annotation at {offset}, inside a character", offset=units),
                    Wording("offsets between characters"),
                    Wording("correct the offsets; they count UTF-16"),
                )

    def code_points(self, units: int) -> int:
        """Return an offset that has been checked in code points."""
        return units - bisect_left(self._inside, units)


def map_string(source: str, start: int, end: int, piece: re.Pattern[str], text: str) -> SourceMap:
    """Return where the characters of a text stand that a file spells in ``[start, end)`` with escapes.

    Each match of ``piece`` is one character, as is all else.
    """
    # A run begins with each escape, and behind it. Should the sum not come out, all
    # is mapped to its start.
    runs, file_runs = [0], [start]
    length, cursor = 0, start
    for match in piece.finditer(source, start, end):
        length += match.start() - cursor
        if length > runs[-1]:
            runs.append(length)
            file_runs.append(match.start())
        length, cursor = length + 1, match.end()
        runs.append(length)
        file_runs.append(cursor)
    length += end - cursor
    if runs[-1] == length and len(runs) > 1:  # no run of nothing at the end
        runs.pop()
        file_runs.pop()
    return SourceMap(runs, file_runs) if length == len(text) else SourceMap((0,), (start,))
