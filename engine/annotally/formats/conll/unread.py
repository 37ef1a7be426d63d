"""Parts that the reader of token columns passes over: comments, and columns without words and tags.

Further columns of tags are not among them: they are read when they are named.
"""

from collections.abc import Iterator

from annotally.formats.base import FileRange, ReadOptions, Unread, UnreadPieces
from annotally.formats.conll.layout import is_blank, layout_of
from annotally.formats.conll.rows import document_name
from annotally.formats.conll.tags import is_sound, letter_first
from annotally.formats.unread_lines import COMMENTS, differing_lines, lines_of
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.source_diagnostics import Complaints
from annotally.model.text import Source
from annotally.model.wording import Wording


def same_but_for_tags(ours: FileRange, theirs: FileRange) -> bool:
    """Tell whether two stretches differ in tags alone: line by line, as nearly all files do.

    Working out the layout of a file would cost more than this whole test, so tags are known by their look.
    """
    pairs = differing_lines(ours, theirs)
    return pairs is not None and all(
        _differ_in_word(line, other_line) or _differ_in_tags(line, other_line) for line, other_line in pairs
    )


def _differ_in_word(line: str, other_line: str) -> bool:
    """Tell whether two lines with a plain word in the first column differ in it alone."""
    # Where all words differ, this saves cutting all lines into cells.
    separator = "\t" if "\t" in line else " "
    word, _, cells = line.partition(separator)
    other_word, _, other_cells = other_line.partition(separator)
    return cells == other_cells != "" and word.isalnum() and other_word.isalnum()


def _differ_in_tags(line: str, other_line: str) -> bool:
    separator = "\t" if "\t" in line else None
    first, second = line.split(separator), other_line.split(separator)
    if len(first) != len(second) or "#" in (line[:1], other_line[:1]):
        return False
    return all(
        cell == other_cell or (_is_tag(cell.strip()) and _is_tag(other_cell.strip()))
        for cell, other_cell in zip(first[1:], second[1:], strict=True)
    )


def _is_tag(cell: str) -> bool:
    return is_sound(cell) or is_sound(letter_first(cell))


def unread(_annotations: AnnotationSet, options: ReadOptions) -> UnreadPieces:
    """Return the function that finds the comments and the cells of other columns in a stretch."""
    # Documents of one file come one after another: a cache of a single file suffices for its layout.
    last: list[tuple[Source, _Columns]] = []

    def pieces(stretch: FileRange) -> Iterator[Unread]:
        if not last or last[0][0] is not stretch.source:
            last[:] = [(stretch.source, _Columns(stretch.source, options))]
        return last[0][1].pieces(stretch)

    return pieces


class _Columns:
    """The columns of one file, by number from 0, that its reader passes over."""

    def __init__(self, source: Source, options: ReadOptions) -> None:
        self._layout = layout_of(source.text, options, Complaints(source))
        layout = self._layout
        passed = set(range(layout.columns)).difference({layout.words}, layout.tags, layout.unread)
        self._kinds = {number: Wording("column {name}", name=self._name(number)) for number in passed}

    def _name(self, number: int) -> str:
        return self._layout.names[number] if self._layout.names else str(number + 1)

    def pieces(self, stretch: FileRange) -> Iterator[Unread]:
        # The header is the first line of the file that is no comment: only the first stretch can hold it.
        header = bool(self._layout.names) and not stretch.start
        for at, line in lines_of(stretch):
            if is_blank(line):
                continue
            cells = self._layout.cells(line)
            comment = self._layout.is_comment(line, cells)
            if header and not comment:
                header = False
            elif document_name(line, comment=comment) is not None:
                continue
            elif comment:
                yield Unread(COMMENTS, line.strip(), at)
            else:
                for number, kind in self._kinds.items():
                    if number < len(cells):
                        start, end = cells[number]
                        yield Unread(kind, line[start:end].strip(), at + start)
