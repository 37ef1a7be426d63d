"""Recognition of a file by its beginning, in two stages: certain signs first, then rates.

A sign is a mark that files of one format alone have in its place, as ``#begin document`` at their head. Where
there are signs of several formats the earliest in the file counts: the head of a file shows its format, and
the rest may be its text. Only a file without any sign is rated, by the look of most of its lines; the highest
rate counts. Of equals the format that stands first in `FORMATS` is taken.
Formats whose clue fails (`annotally.formats.clues`) are not asked, nor imported.
"""

from annotally.formats.base import Format
from annotally.formats.registry import DECLARATIONS, FORMATS

_BY_RATE = sorted(
    (order for order, declaration in enumerate(DECLARATIONS) if declaration.rate),
    key=lambda order: (-DECLARATIONS[order].rate, order),
)
"""The formats that rate files: first those that may give the highest rates, of equals the earlier."""


def recognised_format(beginning: str) -> Format | None:
    """Return the format of a file from its decoded beginning; None where no format has a sign or a rate."""
    signed = _signed_format(beginning)
    return _rated_format(beginning) if signed is None else signed


def _signed_format(beginning: str) -> Format | None:
    # Ties go to the format that stands first: the first of the signs at the earliest place. No sign is
    # earlier than one at the very beginning, where most files have one: the formats behind it are not asked.
    signed: Format | None = None
    earliest = len(beginning) + 1
    for order, declaration in enumerate(DECLARATIONS):
        if not declaration.sign(beginning):
            continue
        place = FORMATS[order].sign(beginning)
        if 0 <= place < earliest:
            signed, earliest = FORMATS[order], place
            if place == 0:
                break
    return signed


def _rated_format(beginning: str) -> Format | None:
    # The best so far wins once no format that is left may rate higher, or as high and stand ahead of it.
    best = 0, -len(DECLARATIONS)
    for order in _BY_RATE:
        declaration = DECLARATIONS[order]
        if (declaration.rate, -order) < best:
            break
        if declaration.look(beginning):
            best = max(best, (FORMATS[order].sniff(beginning), -order))
    rate, place = best
    return FORMATS[-place] if rate > 0 else None
