"""The texts of a forest's rows, encoded so that a filter over 600,000 rows is a few passes in C.

Texts are held once: a corpus repeats its values. A search looks at each distinct text once and then at one
number per row. These numbers come with the trees of one scoring (`annotally.reports.tree.numbering`) and need
only be taken over; the texts of other trees are numbered here, in steps.
"""

import re
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from itertools import accumulate, compress, islice
from operator import mul
from types import MappingProxyType

from annotally.comparison.result import Level, Nodes
from annotally.reports.tree.columns import PIECE_ROWS, SEPARATOR, NumberedRows, TextPiece
from annotally.reports.tree.numbering import TextNumbers
from annotally.reports.tree.unit_tree import TreeTable
from annotally_gui.models.added_rows import NONE_ADDED, AddedRows
from annotally_gui.models.masks import intersect, picking, select_codes

_BETWEEN = picking(Level.COMPONENT, Level.CLASS)
_BEGINS = picking(Level.DOCUMENT, Level.INSTANCE)
_SLOTS = picking(Level.SLOT, Level.FILL)
_WORDS = re.compile(r"[^\W_]+")


def names_a_type(slot: str) -> bool:
    """Tell whether a slot of this name holds the type of its object: its last word is "type"."""
    words = _WORDS.findall(slot)
    return bool(words) and words[-1].casefold() == "type"


class Codes:
    """The distinct texts by number, numbered by the worker or, for other trees, here."""

    def __init__(self) -> None:
        self.strings: list[str] = []
        self._folded: list[str] = []
        self._longest = self._measured = 0
        self._run = ""
        self._numbers = TextNumbers()

    @property
    def folded(self) -> list[str]:
        """The texts case-folded, in the same order."""
        # A text that folding leaves as it is stays the same object, so that both lists share it: most texts
        # of a corpus need no second copy.
        first = len(self._folded)
        if first < len(self.strings):
            fresh = self.strings[first:]
            self._folded += [s if (folded := s.casefold()) == s else folded for s in fresh]
        return self._folded

    @property
    def longest(self) -> int:
        """The number of code points of the longest text."""
        # An expression asks for this alone: its texts are not folded.
        if self._measured < len(self.strings):
            self._longest = max(self._longest, *map(len, islice(self.strings, self._measured, None)))
            self._measured = len(self.strings)
        return self._longest

    def prepare(self) -> tuple[list[str], int]:
        """Fold and measure the texts that came since the last time, for the next filter; return both."""
        return self.folded, self.longest

    def take(self, rows: NumberedRows) -> bool:
        """Take over the texts numbered with some rows; return whether their numbers go on from these."""
        # A run is one scoring in the worker. Its numbers can be taken over only if this index has all earlier
        # texts of the same run and no others; from the first mismatch on texts are numbered here.
        if not self.strings:
            self._run = rows.run
        if rows.run != self._run or rows.first != len(self.strings):
            return False
        if rows.count:
            self.strings += rows.fresh.split(SEPARATOR)
        return True

    def number(self, piece: TextPiece) -> "array[int]":
        """Return the numbers of the texts of some rows, new ones for those not met before."""
        # The numbering is rebuilt only after texts were taken over behind its back.
        if len(self._numbers) != len(self.strings):
            self._numbers = TextNumbers(self.strings)
        numbers = self._numbers.of_rows(piece)
        self.strings += self._numbers.since(len(self.strings))
        return numbers


class RowIndex:
    """Per row: whether it begins an object or names a type, and its text on each side; grown in steps."""

    def __init__(self) -> None:
        self.rows = 0
        """The number of rows that are indexed."""
        self.begins = bytearray()
        """1 for every row that is its own object: the rows behind it, up to the next 1, belong to it."""
        self.typed = bytearray()
        """1 for every row with the type of its object as its text."""
        self.texts: list[array[int]] = []
        """Numbers of the rows' texts, a column for each side."""
        self.text_codes = Codes()
        self._owners = array("I")
        self._types: tuple[array[int], list[array[int]]] = (array("I"), [])
        self._typed_rows = 0
        """The number of rows that `types` has looked at."""
        self._numbered_piece: tuple[TreeTable | None, int, Sequence[array[int]]] = (None, 0, ())
        """Cache of the last piece: tree, number, and by side its texts' numbers; a step may end inside it."""
        self._type_slots: dict[str, bool] = {}
        self._document = 0
        self._steps: tuple[list[int], list[int]] = ([], [])
        """For each step the row up to which it indexed, and the number of distinct texts at that time."""

    def distinct(self, row: int) -> int:
        """Return an upper limit for the numbers of the texts in the indexed rows before ``row``."""
        # Numbers are given in the order of the rows, so that those of rows before ``row`` are below the
        # number of texts after the step that indexed them. O(log steps).
        rows, texts = self._steps
        return texts[min(bisect_left(rows, row), len(rows) - 1)] if row else 0

    def is_type_slot(self, name: str) -> bool:
        """Tell whether a slot of this name holds the type of its object."""
        is_type = self._type_slots.get(name)
        if is_type is None:
            is_type = self._type_slots[name] = names_a_type(name)
        return is_type

    def owners(self) -> "array[int]":
        """Return the row of the object each row belongs to; a row that belongs to none is its own."""
        owners = self._owners
        first = len(owners)
        # A running maximum over row * begins gives each row the last beginning before it. Only rows indexed
        # since the last call are computed.
        begun = map(mul, range(first, self.rows), self.begins[first:])
        owners.extend(islice(accumulate(begun, max, initial=owners[-1] if first else 0), 1, None))
        return owners

    def types(self) -> tuple["array[int]", list["array[int]"]]:
        """Return the rows with a type as their text, in order, and by side the numbers of these texts."""
        first, (rows, values) = self._typed_rows, self._types
        typed = self.typed[first:]
        rows.extend(compress(range(first, self.rows), typed))
        values += [array("I") for _ in self.texts[len(values) :]]
        for type_codes, codes in zip(values, self.texts, strict=True):
            type_codes.extend(compress(codes[first:], typed))
        self._typed_rows = self.rows
        return self._types

    def extend(
        self,
        trees: Sequence[TreeTable],
        bases: Sequence[int],
        limit: int | None,
        added: Mapping[str, AddedRows] = MappingProxyType({}),
    ) -> bool:
        """Index up to ``limit`` more rows (None: all); return whether everything is indexed.

        Annotations ``added`` by hand to a document are indexed with its last row.
        """
        # The budget counts rows of trees; a step may end inside a tree, and ``self.rows`` tells where.
        budget = bases[-1] if limit is None else limit
        while self._document < len(trees) and budget > 0:
            tree, base = trees[self._document], bases[self._document]
            first = self.rows - base
            last = min(len(tree.nodes), first + budget)
            self._add_rows(tree, first, last)
            self.rows = base + last
            budget -= last - first
            if last == len(tree.nodes):
                self._document += 1
                self._put_added(self.rows, self.rows, added.get(tree.document, NONE_ADDED).begins)
        return self.rows == bases[-1]

    def replace_added(self, number: int, first: int, count: int, begins: bytes) -> None:
        """Replace ``count`` rows of annotations added by hand to a document, from ``first`` on, by others.

        Nothing is to be done where that document is not indexed yet.
        """
        # Owners and types are columns over all rows, derived from the others: they are made anew when
        # somebody asks for them.
        if number < self._document:
            self._put_added(first, first + count, begins)
            self._owners, self._types, self._typed_rows = array("I"), (array("I"), []), 0

    def _put_added(self, first: int, last: int, begins: bytes) -> None:
        # Such rows have no text on any side: filters test their words one by one (`Filter._match_added`).
        none = bytes(len(begins))
        self.begins[first:last], self.typed[first:last] = begins, none
        for codes in self.texts:
            codes[first:last] = array("I", [0]) * len(begins)
        shift = len(begins) - (last - first)
        self.rows += shift
        ends = self._steps[0]
        after = bisect_right(ends, first)
        ends[after:] = [end + shift for end in ends[after:]]

    def _add_rows(self, tree: TreeTable, first: int, last: int) -> None:
        nodes = tree.nodes
        self.begins += _begins(nodes, first, last)
        # Names are few and numbered within the tree: a row is typed where its name's number is that of a type
        # slot.
        types = [number for number, name in enumerate(nodes.names) if self.is_type_slot(name)]
        slots = nodes.level[first:last].translate(_SLOTS)
        self.typed += intersect(select_codes(nodes.name[first:last], types), slots)
        while len(self.texts) < len(tree.texts):
            self.texts.append(array("I"))
        # Texts come in pieces of PIECE_ROWS rows: take from each the part that lies in this step.
        for number in range(first // PIECE_ROWS, (last + PIECE_ROWS - 1) // PIECE_ROWS):
            base = number * PIECE_ROWS
            for texts, codes in zip(self.texts, self._numbers(tree, number), strict=True):
                texts.extend(codes[max(0, first - base) : last - base])
            self._steps[0].append(self.rows - first + min(last, base + PIECE_ROWS))
            self._steps[1].append(len(self.text_codes.strings))

    def _numbers(self, tree: TreeTable, number: int) -> "Sequence[array[int]]":
        """Return the numbers of the texts of a piece, by side."""
        # A piece is shared by consecutive steps if one ends inside it: without the cache its texts would be
        # numbered twice, and a run of the worker would seem interrupted.
        cached_tree, cached_number, numbers = self._numbered_piece
        if cached_tree is not tree or cached_number != number:
            if tree.numbered and self.text_codes.take(tree.numbered[number]):
                numbers = tree.numbered[number].numbers
            else:
                numbers = [self.text_codes.number(column.pieces[number]) for column in tree.texts]
            self._numbered_piece = tree, number, numbers
        return numbers


def _begins(nodes: Nodes, first: int, last: int) -> bytes | bytearray:
    """Return 1 for every row from ``first`` to before ``last`` that is its own object."""
    level, parent, end = nodes.level, nodes.parent, nodes.end
    if not level.translate(_BETWEEN).count(1):
        # Only objects lie between the document and the rest.
        return level[first:last].translate(_BEGINS)
    begins = bytearray(last - first)
    # Components or classes lie above the objects: climb from each row to its object, then leap over all its
    # rows. O(objects * depth).
    row = first
    while row < last:
        above = row
        while level[above] > Level.INSTANCE and parent[above] >= 0:
            above = parent[above]
        inside = level[above] == Level.INSTANCE
        begins[row - first] = above == row or not inside
        row = end[above] if inside else row + 1
    return begins
