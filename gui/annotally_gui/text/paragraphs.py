"""Blocks: the paragraphs of a text, and the pieces into which very long ones are cut for display."""

import unicodedata
from array import array
from bisect import bisect_right
from collections.abc import Iterator
from itertools import pairwise

from annotally.model.extents import line_starts
from annotally_gui.text.hard_wraps import joined_starts, shown_joined

SOFT_LIMIT = 2048
_LONGEST_CLUSTER = 64
_JOINER = "\u200d"
_REGIONAL = range(0x1F1E6, 0x1F200)


class Paragraphs:
    """The blocks of a text: its paragraphs, or pieces of long ones, of about `SOFT_LIMIT` code points.

    Blocks cover the text without gap: block ``i`` runs from ``start(i)`` to ``start(i + 1)``, its line
    end (LF, CRLF or CR) included. There is always at least one block. All offsets are code points.
    ``reflowed``: lines that were broken by a width alone make one paragraph with the line before.
    """

    def __init__(self, text: str, *, reflowed: bool = False) -> None:
        self.text, self.reflowed = text, reflowed
        lines = line_starts(text)
        self._starts = array("i", _block_starts(text, joined_starts(text, lines) if reflowed else lines))

    def __len__(self) -> int:
        return len(self._starts)

    def start(self, block: int) -> int:
        """Return the offset of the block's first code point."""
        return self._starts[block]

    def after(self, block: int) -> int:
        """Return the offset behind the block's line end: where the next one starts."""
        return self._starts[block + 1] if block + 1 < len(self._starts) else len(self.text)

    def end(self, block: int) -> int:
        """Return the offset behind the block's last code point that is not part of its line end."""
        # CRLF is one line end of two code points; a lone CR or LF has one.
        end = self.after(block)
        if block + 1 == len(self._starts) or self.text[end - 1] not in "\r\n":
            return end
        return end - 2 if self.text[max(end - 2, self._starts[block]) : end] == "\r\n" else end - 1

    def shown(self, block: int) -> str:
        """Return the text of the block without its line end, code point for code point."""
        text = self.text[self._starts[block] : self.end(block)]
        return shown_joined(text) if self.reflowed else text

    def at(self, offset: int) -> int:
        """Return the block that holds ``offset``; the end of the text belongs to the last."""
        return max(0, bisect_right(self._starts, offset) - 1)

    def continues(self, block: int) -> bool:
        """Tell whether the block is a later piece of a paragraph, not its beginning."""
        return block > 0 and self.text[self._starts[block] - 1] not in "\r\n"

    def paragraph(self, offset: int) -> tuple[int, int]:
        """Return start and end (line end left out) of the whole paragraph around ``offset``."""
        # Pieces of a long paragraph belong together: go back to its first and on to its last.
        first = last = self.at(offset)
        while self.continues(first):
            first -= 1
        while last + 1 < len(self) and self.continues(last + 1):
            last += 1
        return self.start(first), self.end(last)

    def right_to_left(self, block: int) -> bool:
        """Tell the paragraph's base direction: that of its first strong character (UAX 9, P2 and P3)."""
        while self.continues(block):
            block -= 1
        for character in self.shown(block):
            direction = unicodedata.bidirectional(character)
            if direction in ("L", "R", "AL"):
                return direction != "L"
        return False

    def lengths(self) -> list[int]:
        """Return the code points of every block, line ends included."""
        return [after - start for start, after in pairwise([*self._starts, len(self.text)])]


def _block_starts(text: str, starts: list[int]) -> list[int]:
    # Most texts have no long paragraphs: then the starts of these are the blocks.
    ends = [*starts[1:], len(text)]
    if all(end - start <= SOFT_LIMIT for start, end in zip(starts, ends, strict=True)):
        return starts
    return [
        cut
        for start, end in zip(starts, ends, strict=True)
        for cut in ((start,) if end - start <= SOFT_LIMIT else _pieces(text, start, end))
    ]


def _pieces(text: str, start: int, end: int) -> Iterator[int]:
    yield start
    # The slack keeps a line end, and a few last words, from standing alone in a piece.
    while end - start > SOFT_LIMIT + _LONGEST_CLUSTER:
        start = _cut(text, start)
        yield start


def _cut(text: str, start: int) -> int:
    """Return where the piece from ``start`` ends: behind white space, or else between two clusters."""
    # White space is looked for in the second half of a piece alone, so that no piece gets too short.
    # Without any, the cut goes back from the limit to a place where no cluster is torn.
    limit = start + SOFT_LIMIT
    space = max(text.rfind(blank, start + SOFT_LIMIT // 2, limit) for blank in (" ", "\t", "\u3000"))
    if space >= 0:
        return space + 1
    return next((at for at in range(limit, limit - _LONGEST_CLUSTER, -1) if _separable(text, at)), limit)


def _separable(text: str, at: int) -> bool:
    # Combining marks, modifiers and format characters belong to the character before, as do regional
    # indicators, which stand in pairs, and whatever follows a joiner.
    after = text[at]
    attached = unicodedata.category(after) in ("Mn", "Mc", "Me", "Sk", "Cf") or ord(after) in _REGIONAL
    return not attached and text[at - 1] != _JOINER
