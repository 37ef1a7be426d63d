"""Places of the characters of a string of JSON in its source."""

import re
from array import array

from annotally.model.extents import Extent
from annotally.model.text import IDENTITY, Source, SourceMap

JSON_ESCAPE = re.compile(r"\\(?:u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|.)")
"""Pieces of a JSON string that are one character of its text, two halves together too."""
HALF = re.compile("[\ud800-\udfff]")
"""Half a character, which JSON may escape and no text can hold."""


def string_map(source: Source, string: Extent) -> SourceMap:
    """Return where the characters of a string of JSON stand, given the range of it with its quotes."""
    begin = string.start + 1
    if source.text.find("\\", begin, string.end) < 0:
        return SourceMap(IDENTITY.text, (begin,))
    return map_escapes(source.text, begin, string.end - 1, JSON_ESCAPE)


def map_escapes(spelling: str, start: int, end: int, escape: re.Pattern[str]) -> SourceMap:
    """Return where the characters stand that a file spells in ``[start, end)``.

    Each match of ``escape`` is one character, as is all else.
    """
    # Between escapes text and file advance alike, so a run begins behind each escape; an escape itself is one
    # character of the text. Linear in the spelling.
    text, file = array("q", (0,)), array("q", (start,))
    for match in escape.finditer(spelling, start, end):
        text.append(text[-1] + match.start() - file[-1] + 1)
        file.append(match.end())
    return SourceMap(text, file)
