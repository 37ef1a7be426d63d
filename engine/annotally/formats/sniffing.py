"""Recognition of formats by the beginnings of files, or by the look of most of their lines."""

import re
from collections.abc import Callable

from annotally.formats.base import Sign, Sniffer

_LIKELY = 70
XML_PROLOG = re.compile(r"\s+|<\?[^>]*>|<!--.*?-->|<![^->][^>]*>", re.DOTALL)
"""Pieces that may stand ahead of the document element of XML."""
SAMPLE = 200
"""Lines looked at."""


def begins_with(mark: str, *, comments: bool = False) -> Sign:
    """Return a sign for files that begin with a mark, white space apart.

    ``comments``: other lines that begin with ``#`` may stand ahead of it.
    """
    # Other comments are skipped, the mark itself, which may begin with the same sign, is not.
    comment = rf"|(?!{re.escape(mark)})#[^\n]*(?:\n|\Z)" if comments else ""
    piece = re.compile(rf"\s+{comment}")

    def find_mark(beginning: str) -> int:
        at = end_of_run(beginning, piece)
        return at if beginning.startswith(mark, at) else -1

    return find_mark


def end_of_run(text: str, piece: re.Pattern[str], at: int = 0) -> int:
    """Return where the pieces of a text end that stand one behind the other from an offset on; linear.

    A loop, not a repeated group: that would try again what it has tried, and a possessive group is matched
    wrongly by Python 3.11.2, which Debian 12 has.
    """
    while (match := piece.match(text, at)) is not None and match.end() > at:
        at = match.end()
    return at


def share_of_lines(fits: Callable[[str], object], *, comment: str = "", rating: int = _LIKELY) -> Sniffer:
    """Return a sniffer that asks four lines in five to fit, comments and blank lines apart."""

    def sniff(beginning: str) -> int:
        # The last line is left out where there are others: the sample may end inside it.
        lines = beginning.split("\n", SAMPLE)
        lines = [line for line in lines[: max(1, len(lines) - 1)] if line.strip()]
        lines = [line for line in lines if not (comment and line.startswith(comment))]
        fitting = sum(1 for line in lines if fits(line))
        return rating if lines and 5 * fitting >= 4 * len(lines) else 0

    return sniff
