"""Every occurrence of something in the texts, in its context, with the rows that stand there."""

from collections.abc import Iterable, Iterator

import msgspec

from annotally.model.extents import ExtentIndex
from annotally.reports.tree.unit_tree import Marks
from annotally.text.search import SearchPattern as SearchPattern
from annotally.text.search import occurrences as occurrences

CONTEXT = 60
"""Code points shown on either side."""
NOTHING = -1
"""Number in place of a row, where no annotation touches the occurrence."""


class Hit(msgspec.Struct, frozen=True):
    """An occurrence with one row that stands there; ``row`` is `NOTHING` where none does.

    ``exact``: a side has just these words there, no more and no less. White space is folded in the texts.
    """

    document: str
    start: int
    end: int
    before: str
    words: str
    after: str
    row: int = NOTHING
    exact: bool = False


class Concordance(msgspec.Struct, frozen=True):
    """How many places there are, in how many documents; and how many hits were listed of how many."""

    places: int
    documents: int
    listed: int
    hits: int


def hits(document: str, text: str, places: Iterable[tuple[int, int]], marks: Marks) -> Iterator[Hit]:
    """Yield the hits of a document in reading order: a place once for each row that touches it.

    Rows that have just the words come first, then the others by their starts.
    """
    # A row may have several marks at a place: it is listed once, as exact if one of its marks is.
    index = ExtentIndex(marks.start, marks.end, marks.furthest)
    for start, end in places:
        context = (
            _folded(text[max(0, start - CONTEXT) : start]),
            _folded(text[start:end]),
            _folded(text[end : end + CONTEXT]),
        )
        rows: dict[int, bool] = {}
        for number in index.overlapping(start, end):
            same = (marks.start[number], marks.end[number]) == (start, end)
            rows[marks.row[number]] = rows.get(marks.row[number], False) or same
        if not rows:
            yield Hit(document, start, end, *context)
        for row in sorted(rows, key=lambda hit_row: not rows[hit_row]):
            yield Hit(document, start, end, *context, row, rows[row])


def _folded(text: str) -> str:
    """Return a text on one line; a blank at either end stays one."""
    inside = " ".join(text.split())
    first = " " if text[:1].isspace() and inside else ""
    last = " " if text[-1:].isspace() else ""
    return f"{first}{inside}{last}"
