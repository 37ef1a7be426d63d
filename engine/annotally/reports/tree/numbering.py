"""Numbers for the distinct texts of a corpus: a window that searches it looks at each text once.

The process that scores gives them, so that a window need not compare texts to find those it has met: it takes
the numbers as they come, tree after tree. White space is folded to single blanks, as a search should find
``John Dingell`` where the file breaks the line.
"""

import os
from array import array
from collections import defaultdict
from collections.abc import Iterable
from itertools import count, islice

import msgspec.structs

from annotally.reports.tree.columns import SEPARATOR, NumberedRows, TextPiece
from annotally.reports.tree.unit_tree import TreeTable

_WHITE = "\t\n\x0b\x0c\r\x1c\x1d\x1e\x1f\x85\xa0\u1680\u2028\u2029\u202f\u205f\u3000" + "".join(
    chr(code) for code in range(0x2000, 0x200B)
)


def fold_blanks(text: str) -> str:
    """Return ``text`` with every run of white space as one blank."""
    # Sign by sign: nothing is copied for a sign that the text does not have.
    for white in _WHITE:
        if white in text:
            text = text.replace(white, " ")
    while "  " in text:
        text = text.replace("  ", " ")
    return text


class TextNumbers:
    """Numbers for distinct texts in order of appearance, those of ``first_texts`` first."""

    def __init__(self, first_texts: Iterable[str] = ()) -> None:
        self._numbers: defaultdict[str, int] = defaultdict(None, zip(first_texts, count()))
        self._numbers.default_factory = self._numbers.__len__

    def __len__(self) -> int:
        return len(self._numbers)

    def of_rows(self, piece: TextPiece) -> "array[int]":
        """Return the number of each row's text."""
        # Blanks are folded in the joined text of the piece at once; only distinct texts are looked up.
        distinct = fold_blanks(piece.text).split(SEPARATOR)
        numbers = list(map(self._numbers.__getitem__, distinct))
        return array("I", map(numbers.__getitem__, piece.codes))

    def since(self, number: int) -> list[str]:
        """Return the texts that have this number or a higher one, in order."""
        return list(islice(reversed(self._numbers), len(self._numbers) - number))[::-1]


class Numbering:
    """Numbers the trees of one corpus, in the order in which they are sent."""

    def __init__(self) -> None:
        self._run = os.urandom(8).hex()
        self._texts = TextNumbers()

    def numbered(self, tree: TreeTable) -> TreeTable:
        """Return ``tree`` with its texts numbered, those not met before in earlier trees named."""
        by_piece = zip(*(column.pieces for column in tree.texts), strict=True)
        return msgspec.structs.replace(tree, numbered=tuple(map(self._rows, by_piece)))

    def _rows(self, sides: tuple[TextPiece, ...]) -> NumberedRows:
        first = len(self._texts)
        numbers = tuple(map(self._texts.of_rows, sides))
        fresh = self._texts.since(first)
        return NumberedRows(self._run, first, len(fresh), SEPARATOR.join(fresh), numbers)
