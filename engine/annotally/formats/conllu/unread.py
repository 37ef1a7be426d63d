"""Parts that the readers of CoNLL-U and Universal NER pass over: comments, cells, keys of the last column."""

import re
from collections.abc import Callable, Iterator
from functools import cache

from annotally.formats.base import FileRange, ReadOptions, Unread, UnreadFinder, UnreadPieces
from annotally.formats.conllu.misc import items
from annotally.formats.conllu.nodes import TEXT, LineColumns
from annotally.formats.unread_lines import COMMENTS, differing_lines, lines_of
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.wording import Wording

_READ_COMMENT = re.compile(r"#\s*(?:newdoc\b|global\.Entity\b)")
_NAMES = ("ID", "FORM", "LEMMA", "UPOS", "XPOS", "FEATS", "HEAD", "DEPREL", "DEPS", "MISC")
_NOTHING = ("_", "-", "")

ReadKey = Callable[[FileRange, ReadOptions], str]
"""Returns the key of the last column that is read of a file."""


def unread_of(table: LineColumns, read_key: ReadKey | None = None) -> UnreadFinder:
    """Return the finder of parts that the reader of a table passes over.

    ``read_key`` is for tables with a last column of keys.
    """

    def unread(_annotations: AnnotationSet, options: ReadOptions) -> UnreadPieces:
        def pieces(stretch: FileRange) -> Iterator[Unread]:
            key = read_key(stretch, options) if read_key is not None else ""
            for at, line in lines_of(stretch):
                yield from _comment(at, line) if line.startswith("#") else _cells(at, line, table, key)

        return pieces

    return unread


def _comment(at: int, line: str) -> Iterator[Unread]:
    # Texts of sentences, beginnings of documents and the parts of mentions are read; all else is not.
    if TEXT.match(line) is None and _READ_COMMENT.match(line) is None:
        yield Unread(COMMENTS, line.strip(), at)


def _cells(at: int, line: str, table: LineColumns, key: str) -> Iterator[Unread]:
    # Number and word are read, and so is one column; in a last column of keys each key counts by itself.
    for number, cell in enumerate(line.split("\t")):
        if number == table.annotations and table.says_spaces:
            for name, value, place in items(cell):
                if name not in (key, "SpaceAfter"):
                    yield Unread(_kind_of_key(name), value, at + place)
        elif number > 1 and number != table.annotations and cell not in _NOTHING:
            yield Unread(_kind_of_column(number, table), cell, at)
        at += len(cell) + 1


@cache
def _kind_of_column(number: int, table: LineColumns) -> Wording:
    return Wording("column {name}", name=_NAMES[number] if table.says_spaces else str(number + 1))


@cache
def _kind_of_key(name: str) -> Wording:
    return Wording('"{key}" in the last column', key=name)


def same_but_for_last_cells(ours: FileRange, theirs: FileRange) -> bool:
    """Tell whether two stretches differ in brackets or tags alone, line by line."""
    pairs = differing_lines(ours, theirs)
    return pairs is not None and all(_differ_in_entities(*pair) for pair in pairs)


_ENTITIES = re.compile(r"(?<=[\t|])Entity=[^|\t\r\n]*\|?")


def _differ_in_entities(line: str, other_line: str) -> bool:
    return not line.startswith("#") and _without(line) == _without(other_line)


def _without(line: str) -> str:
    """Return a line without brackets, whether anything else stands beside them or not."""
    return _ENTITIES.sub("", line).rstrip("|_\r")
