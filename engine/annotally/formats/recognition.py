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
    # Ties go to the format that stands first: the least order among signs, the greatest negated order among
    # rates.
    signed = [
        (place, order) for order, candidate in enumerate(FORMATS) if (place := candidate.sign(beginning)) >= 0
    ]
    if signed:
        return FORMATS[min(signed)[1]]
    rated = [(candidate.sniff(beginning), -order) for order, candidate in enumerate(FORMATS)]
    rate, order = max(rated)
    return FORMATS[-order] if rate > 0 else None
