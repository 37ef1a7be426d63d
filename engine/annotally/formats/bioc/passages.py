"""Texts of documents put together from passages or sentences, each at an offset of its own."""

from array import array
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from annotally.model.diagnostics import InputRefused
from annotally.model.source_diagnostics import Complaints
from annotally.model.text import SourceMap
from annotally.model.wording import Wording

REMEDY = Wording("correct it, or export the file again")
ANNOTATION, RELATION = "annotation", "relation"
"""Labels of annotations and of relations without a type."""
TYPE = "type"
"""Key of the infon that is the label."""
ROLE, END = "Role", "Arg"
"""Beginnings of the names of slots for the role of a relation's node, and for the node; a number follows."""


class Passage(NamedTuple):
    """A passage or sentence: where it begins in the document, its text, and their places in the file.

    ``place`` is the beginning of the passage, ``source_map`` leads to the characters of a text that is not
    empty, and ``behind`` is where the text ends.
    """

    start: int
    text: str
    place: int
    source_map: SourceMap
    behind: int


def join_passages(passages: Iterable[Passage], begin: int, complaints: Complaints) -> tuple[str, SourceMap]:
    """Return the text of a document, and where its characters stand in the file, from ``begin`` on.

    Raises InputRefused for passages that overlap, and for gaps between them longer than the file.
    """
    # What lies between two passages is not in the file: blanks stand for it, and a line feed ahead of the
    # next passage, so that all offsets hold. The sum of the gaps is bounded by the length of the file: a
    # damaged offset would ask for any amount of memory. Linear.
    pieces: list[str] = []
    length, gaps, behind = 0, 0, begin
    runs = array("q"), array("q")
    for passage in passages:
        gap = passage.start - length
        gaps += max(gap, 0)
        if gap < 0 or gaps > len(complaints.source.text):
            raise _gap_refusal(passage, length, complaints)
        if gap:
            runs[0].append(length)
            runs[1].append(behind)
            pieces.append(" " * gap if not length else " " * (gap - 1) + "\n")
            length += gap
        if passage.text:
            runs[0].extend(length + place for place in passage.source_map.text)
            runs[1].extend(passage.source_map.file)
            behind = passage.behind
        pieces.append(passage.text)
        length += len(passage.text)
    if not runs[0] or runs[0][0] != 0:
        runs[0].insert(0, 0)
        runs[1].insert(0, begin)
    return "".join(pieces), SourceMap(*runs)


def _gap_refusal(passage: Passage, length: int, complaints: Complaints) -> InputRefused:
    finding = Wording("a passage that begins at {begin}", begin=passage.start)
    expected = Wording("a gap no longer than the file")
    if passage.start < length:
        expected = Wording("an offset from {offset} on, behind the text before it", offset=length)
    return complaints.refusal(passage.place, finding, expected, REMEDY)


def number_of_home(starts: Sequence[int], offset: int) -> int:
    """Return the number of the passage that an offset is in, from 0; of one ahead of all, the first."""
    return max(bisect_right(starts, offset) - 1, 0)
