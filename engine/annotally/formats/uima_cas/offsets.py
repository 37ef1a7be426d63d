"""Offsets of a CAS, which count UTF-16 (C1), and the way from a text back to its spelling in a file."""

import re

from annotally.formats.json_places import map_escapes
from annotally.formats.utf16 import Utf16Offsets
from annotally.model.source_diagnostics import Complaints
from annotally.model.text import SourceMap
from annotally.model.wording import Wording

XML_ESCAPE = re.compile(r"&[^;&]*;|\r\n?")
"""Pieces of an attribute that are one character of its text."""


def check_offsets(text: Utf16Offsets, begin: int, end: int, place: int, complaints: Complaints) -> None:
    """Raise InputRefused, at a source offset, for an extent in UTF-16 units that is none of the text."""
    # The library converts offsets without a look at them: one inside a character, or outside the text,
    # would become another place.
    if not 0 <= begin <= end <= text.size:
        raise complaints.refusal(
            place,
            Wording("an annotation from {start} to {end}", start=begin, end=end),
            Wording("offsets in order, up to {offset}", offset=text.size),
            Wording("correct the offsets; they count UTF-16"),
        )
    for units in (begin, end):
        if text.splits_character(units):
            raise complaints.refusal(
                place,
                Wording("an annotation at {offset}, inside a character", offset=units),
                Wording("offsets between characters"),
                Wording("correct the offsets; they count UTF-16"),
            )


def map_text(spelling: str, start: int, end: int, escape: re.Pattern[str], text: str) -> SourceMap:
    """Return where the characters of a text stand that a file spells in ``[start, end)``.

    Should escapes and characters not come out as long as ``text``, all of it is mapped to ``start``.
    """
    # A sum that does not come out means a spelling that the expression does not know, an entity of several
    # characters, say: places in the text are then better told roughly than wrongly.
    mapped = map_escapes(spelling, start, end, escape)
    length = mapped.text[-1] + end - mapped.file[-1]
    return mapped if length == len(text) else SourceMap((0,), (start,))
