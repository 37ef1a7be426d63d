"""Recognition of a file by its beginning, in two stages: certain signs first, then rates.

A sign is a mark that files of one format alone have in its place, as ``#begin document`` at their head. Where
there are signs of several formats the earliest in the file counts: the head of a file shows its format, and
the rest may be its text. Only a file without any sign is rated, by the look of most of its lines; the highest
rate counts. Of equals the format that stands first in `FORMATS` is taken.
"""

from annotally.formats.base import Format
from annotally.formats.registry import FORMATS


def recognised_format(beginning: str) -> Format | None:
    """Return the format of a file from its decoded beginning; None where no format has a sign or a rate."""
    # Ties go to the format that stands first: the first of the signs at the earliest place, the greatest
    # negated order among rates. No sign is earlier than one at the very beginning, where most files have one:
    # the formats behind it are not asked.
    signed: Format | None = None
    earliest = len(beginning) + 1
    for candidate in FORMATS:
        place = candidate.sign(beginning)
        if 0 <= place < earliest:
            signed, earliest = candidate, place
            if place == 0:
                break
    if signed is not None:
        return signed
    rated = [(candidate.sniff(beginning), -order) for order, candidate in enumerate(FORMATS)]
    rate, order = max(rated)
    return FORMATS[-order] if rate > 0 else None
