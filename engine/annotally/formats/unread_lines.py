"""Parts that readers of lines pass over: comments, and the lines in which two stretches differ."""

import re
from collections.abc import Iterator

from annotally.formats.base import FileRange, ReadOptions, Unread, UnreadFinder, UnreadPieces
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.wording import Wording

COMMENTS = Wording("comments")
_LINE = re.compile(r"[^\r\n]+")


def lines_of(stretch: FileRange) -> Iterator[tuple[int, str]]:
    """Yield the lines of a stretch that hold anything, without their ends, each with its offset."""
    for match in _LINE.finditer(stretch.source.text, stretch.start, stretch.end):
        yield match.start(), match[0]


def unread_comments(expression: str) -> UnreadFinder:
    """Return the finder of lines that begin with a match of ``expression``, in any format of lines."""
    pattern = re.compile(rf"^(?:{expression})[^\r\n]*", re.MULTILINE)

    def pieces(stretch: FileRange) -> Iterator[Unread]:
        for match in pattern.finditer(stretch.source.text, stretch.start, stretch.end):
            yield Unread(COMMENTS, match[0].strip(), match.start())

    def finder(_annotations: AnnotationSet, _options: ReadOptions) -> UnreadPieces:
        return pieces

    return finder


def differing_lines(ours: FileRange, theirs: FileRange) -> list[tuple[str, str]] | None:
    """Return the pairs of lines that differ; None where the stretches have not equally many lines."""
    first, second = ours.text.split("\n"), theirs.text.split("\n")
    if len(first) != len(second):
        return None
    return [(line, other_line) for line, other_line in zip(first, second, strict=True) if line != other_line]
