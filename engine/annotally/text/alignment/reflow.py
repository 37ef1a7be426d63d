"""A recogniser's words, one a line in their file, as lines to be read: code point for code point (C1).

Only line ends change, into blanks, so that every offset stays what it is.
"""

from collections.abc import Collection, Iterator

from annotally.model.text import Document
from annotally.text.alignment.block_table import BlockTable

PAUSE = 600_000
"""Microseconds of silence that begin a new line."""

_TO_BLANKS = str.maketrans("\r\n", "  ")


def reflowed(text: str, breaks: Collection[int]) -> str:
    """Return a text with blanks for line ends, but for white space at ``breaks``: there lines end."""
    # Every sign is replaced by one sign: the reflowed text has the length of the file's, and one set of
    # offsets serves both.
    pieces, behind = [], 0
    for place in sorted(breaks):
        if behind <= place < len(text) and text[place].isspace():
            pieces += [text[behind:place].translate(_TO_BLANKS), "\n"]
            behind = place + 1
    return "".join(pieces) + text[behind:].translate(_TO_BLANKS)


def beside(blocks: BlockTable, side: int, beside_text: str) -> Iterator[int]:
    """Yield where the text of a side has to end lines, to match the text beside it."""
    starts, ends = (blocks.a_start, blocks.a_end) if side == 0 else (blocks.b_start, blocks.b_end)
    beside_starts, beside_ends = (
        (blocks.b_start, blocks.b_end) if side == 0 else (blocks.a_start, blocks.a_end)
    )
    # A line end between two words of the other text becomes one ahead of our next word.
    behind, waiting = 0, False
    for start, end, beside_start, beside_end in zip(starts, ends, beside_starts, beside_ends, strict=True):
        if beside_start < beside_end:
            waiting = waiting or "\n" in beside_text[behind:beside_start]
            behind = beside_end
        if waiting and start < end:
            waiting = False
            if start:
                yield start - 1


def at_pauses(document: Document) -> Iterator[int]:
    """Yield the places where lines of a document with times are to end: before the words after a silence."""
    times = document.times
    if times is not None:
        for start, begin, finish in zip(times.starts[1:], times.begins[1:], times.finishes, strict=False):
            if begin - finish >= PAUSE and start:
                yield start - 1
