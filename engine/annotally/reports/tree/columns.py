"""Columns of text over the rows of a tree: each distinct text once, and a number per row.

A corpus repeats its names and values, so this is smaller than the texts, and a window that numbers the texts
of a whole corpus looks at the distinct ones only. A column is made of pieces of `PIECE_ROWS` rows, so that a
large tree crosses to the window, and lies there, without ever being one block.
"""

from array import array
from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import accumulate, count

import msgspec

from annotally.model.wording import Wording

SEPARATOR = "\x00"

PIECE_ROWS = 8192
"""Rows of every piece of a column but the last: few enough that taking one in never holds a window up."""


class TextPiece(msgspec.Struct, frozen=True, gc=False):
    """The texts of up to `PIECE_ROWS` rows."""

    text: str
    """The distinct texts in order of appearance, joined by `SEPARATOR`."""
    starts: "array[int]"
    """Where each of them begins in ``text``, and one past the end of the last with its separator."""
    codes: "array[int]"
    """The number of each row's text among them."""
    wordings: Mapping[int, Wording] = {}
    """Those that are sentences of the engine, by number, for a window to translate; all others are data."""

    def __getitem__(self, row: int) -> str:
        code = self.codes[row]
        if self.wordings and (wording := self.wordings.get(code)) is not None:
            return wording
        return self.text[self.starts[code] : self.starts[code + 1] - 1]


class NumberedRows(msgspec.Struct, frozen=True, gc=False):
    """The texts of the rows of a piece by numbers that hold for a whole corpus (`reports.numbering`)."""

    run: str
    """Names the process and the occasion: only numbers of one run mean the same."""
    first: int
    """How many texts were numbered before."""
    count: int
    """How many are numbered here."""
    fresh: str
    """These, joined by `SEPARATOR`."""
    numbers: tuple["array[int]", ...]
    """By side, the number of each row's text."""


class TextColumn(msgspec.Struct, frozen=True, gc=False):
    """A column with a text for each row."""

    pieces: tuple[TextPiece, ...]

    def __getitem__(self, row: int) -> str:
        return self.pieces[row // PIECE_ROWS][row % PIECE_ROWS]

    def __len__(self) -> int:
        if not self.pieces:
            return 0
        return (len(self.pieces) - 1) * PIECE_ROWS + len(self.pieces[-1].codes)


def text_column(strings: Sequence[str]) -> TextColumn:
    """Return the column of ``strings``; a NUL inside one is shown as a blank.

    Sentences come out as the Wordings that they are; data that reads like one counts as the same text.
    """
    return TextColumn(
        tuple(_piece(strings[first : first + PIECE_ROWS]) for first in range(0, len(strings), PIECE_ROWS))
    )


def _piece(strings: Sequence[str]) -> TextPiece:
    # A piece has at most `PIECE_ROWS` distinct texts: two bytes hold their numbers.
    numbers: defaultdict[str, int] = defaultdict(count().__next__)
    codes = array("H", map(numbers.__getitem__, strings))
    clean = [text.replace(SEPARATOR, " ") if SEPARATOR in text else text for text in numbers]
    starts = array("I", [0, *accumulate(len(text) + 1 for text in clean)])
    # Joined texts are plain: templates and arguments are kept apart, for the few texts that have them.
    wordings = {number: text for text, number in numbers.items() if isinstance(text, Wording)}
    return TextPiece(SEPARATOR.join(clean), starts, codes, wordings)
