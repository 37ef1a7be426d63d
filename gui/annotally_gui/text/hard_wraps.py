"""Lines that were broken by a width and not by an author: finding them, and showing them joined."""

import re
from collections.abc import Iterator, Sequence
from itertools import groupby

_NARROWEST = 40
"""Code points of the longest line of a paragraph below which its lines are an author's: verse, addresses."""
_ITEM = re.compile(r"\s*(?:[-*\u2022\u2013\u2014]|\(?[0-9A-Za-z]{1,3}[.)])\s|\s*</?[A-Za-z]")
"""The beginning of an item of a list, or of a line of markup."""
_BREAK = re.compile(r"(\r\n|\r|\n)([ \t]*)")


def joined_starts(text: str, starts: Sequence[int]) -> list[int]:
    """Return those of the starts of lines at which no line before is continued.

    A line was broken by a width where the first word of the next one would not have fitted behind it. The
    width is not known: it is at least that of the longest line of the same paragraph.
    """
    # Paragraphs are runs of lines that are not blank. One pass over the lines: O(length of the text).
    ends = [*starts[1:], len(text)]
    lines = [text[start:end].rstrip() for start, end in zip(starts, ends, strict=True)]
    continued: set[int] = set()
    for filled, run in groupby(range(len(lines)), key=lambda number: bool(lines[number].strip())):
        if filled:
            continued.update(_continued(lines, list(run)))
    return [start for number, start in enumerate(starts) if number not in continued]


def _continued(lines: Sequence[str], run: Sequence[int]) -> Iterator[int]:
    """Yield the lines of a paragraph that continue the one before."""
    # Short paragraphs are verse or addresses. Of others a line goes on in the next one where the first word
    # there had no room, unless that line is indented further or begins an item.
    width = max(len(lines[number]) for number in run)
    if width < _NARROWEST:
        return
    for number in run[1:]:
        before, line = lines[number - 1], lines[number]
        fits = len(before) + 1 + len(line.split(maxsplit=1)[0]) <= width
        if not fits and _indentation(line) <= _indentation(before) and not _ITEM.match(line):
            yield number


def _indentation(line: str) -> int:
    return len(line) - len(line.lstrip())


def shown_joined(text: str) -> str:
    """Return a text of joined lines as it is shown, code point for code point.

    A line end becomes a space, and what else stands between two words has no width.
    """
    return _BREAK.sub(lambda match: " " + "\u200b" * (len(match.group()) - 1), text)
