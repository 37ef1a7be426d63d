"""Recognising formats by how their files begin, or by what most of their lines look like."""

from collections.abc import Callable

from annotally.formats.base import Sniffer

_CERTAIN, _LIKELY = 90, 70
SAMPLE = 200
"""Lines looked at."""


def begins_with(mark: str) -> Sniffer:
    """Return a sniffer for files that begin with a mark, white space apart."""
    return lambda beginning: _CERTAIN if beginning.lstrip().startswith(mark) else 0


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
