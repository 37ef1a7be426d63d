"""Parts that the CoNLL coreference reader passes over: comments, and columns but the words and the last."""

from collections.abc import Iterator, Sequence
from functools import cache

from annotally.formats.base import FileRange, ReadOptions, Unread, UnreadPieces
from annotally.formats.conll.coreference_details import has_details
from annotally.formats.conll.coreference_rows import is_mark, last_column, word_columns
from annotally.formats.unread_lines import COMMENTS, differing_lines, lines_of
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.wording import Wording

_DETAILS = Wording("details of mentions")


def same_but_for_mentions(ours: FileRange, theirs: FileRange) -> bool:
    """Tell whether two stretches differ in the last column alone, line by line."""
    pairs = differing_lines(ours, theirs)
    return pairs is not None and all(_differ_at_the_end(line, other_line) for line, other_line in pairs)


def _differ_at_the_end(line: str, other_line: str) -> bool:
    if "#" in (line[:1], other_line[:1]):
        return False
    line, other_line = line.rstrip(), other_line.rstrip()
    return line[: last_column(line)] == other_line[: last_column(other_line)]


def unread(_annotations: AnnotationSet, _options: ReadOptions) -> UnreadPieces:
    """Return the function that finds comments and the cells of other columns."""
    return _pieces


def _pieces(stretch: FileRange) -> Iterator[Unread]:
    lines = [(at, line.rstrip(" \t")) for at, line in lines_of(stretch)]
    rows = [(at, line) for at, line in lines if line and not line.startswith("#")]
    words = word_columns([line for _, line in rows])
    yield from _details(rows)
    for at, line in lines:
        if line.startswith("#") and not is_mark(line):
            yield Unread(COMMENTS, line, at)
    for at, line in rows:
        # ``split`` tells no places; searching each cell behind the one before it finds them in linear time.
        place = 0
        for number, cell in enumerate(line.split()[:-1], 1):
            place = line.index(cell, place)
            if number != words:
                yield Unread(_column(number), cell, at + place)
            place += len(cell)


def _details(rows: Sequence[tuple[int, str]]) -> Iterator[Unread]:
    """Yield the cells with more in their brackets than a chain; rows are offsets and lines."""
    cells = [(at + (place := last_column(line)), line[place:]) for at, line in rows]
    if has_details(cell for _, cell in cells):
        yield from (Unread(_DETAILS, cell, at) for at, cell in cells if "-" in cell.strip("-"))


@cache
def _column(number: int) -> Wording:
    """Return the kind of the cells of a column, made once for all of them."""
    return Wording("column {name}", name=str(number))
