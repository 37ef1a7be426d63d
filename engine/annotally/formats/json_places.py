"""Places of the characters of a string of JSON in its source."""

import re
from array import array

from annotally.model.extents import Extent
from annotally.model.text import IDENTITY, Source, SourceMap

_ESCAPE = re.compile(r"\\(?:u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|.)")
HALF = re.compile("[\ud800-\udfff]")
"""Half a character, which JSON may escape and no text can hold."""


def string_map(source: Source, string: Extent) -> SourceMap:
    """Return where the characters of a string of JSON stand, given the range of it with its quotes."""
    begin = string.start + 1
    if source.text.find("\\", begin, string.end) < 0:
        return SourceMap(IDENTITY.text, (begin,))
    # Between escapes text and file advance alike, so a run begins behind each escape; an escape itself is one
    # character of the text, two halves together too. Linear in the string.
    text, file = array("q", (0,)), array("q", (begin,))
    for escape in _ESCAPE.finditer(source.text, begin, string.end - 1):
        text.append(text[-1] + escape.start() - file[-1] + 1)
        file.append(escape.end())
    return SourceMap(text, file)
