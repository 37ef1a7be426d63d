"""What the rows of a forest say, encoded so that a filter over 600,000 rows is a few passes in C.

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
from annotally_gui.models.masks import both, having, picking

_BETWEEN = picking(Level.COMPONENT, Level.CLASS)
_BEGINS = picking(Level.DOCUMENT, Level.INSTANCE)
_SLOTS = picking(Level.SLOT, Level.FILL)
_WORDS = re.compile(r"[^\W_]+")


def names_a_type(slot: str) -> bool:
    """Tell whether a slot of this name holds the type of its object: its last word is "type"."""
    words = _WORDS.findall(slot)
    return bool(words) and words[-1].casefold() == "type"


class Codes:
    """The distinct texts by number, as they came or as they are numbered here."""

    def __init__(self) -> None:
        self.strings: list[str] = []
        self._folded: list[str] = []
        self._run = ""
        self._numbers = TextNumbers()

    @property
    def folded(self) -> list[str]:
        """The same without differences of case."""
        self.fold()
        return self._folded

    def fold(self) -> None:
        """Bring `folded` up to date."""
        known = len(self._folded)
        if known < len(self.strings):
            fresh = self.strings[known:]
            self._folded += [s if (folded := s.casefold()) == s else folded for s in fresh]

    def take(self, rows: NumberedRows) -> bool:
        """Take over the texts numbered with some rows; return whether their numbers go on from these."""
        if not self.strings:
            self._run = rows.run
        if rows.run != self._run or rows.first != len(self.strings):
            return False
        if rows.count:
            self.strings += rows.fresh.split(SEPARATOR)
        return True

    def number(self, piece: TextPiece) -> "array[int]":
        """Return the numbers of the texts of some rows, new ones for those not met before."""
        if len(self._numbers) != len(self.strings):
            self._numbers = TextNumbers(self.strings)
        numbers = self._numbers.of_rows(piece)
        self.strings += self._numbers.since(len(self.strings))
        return numbers


class RowIndex:
    """Per row: whether it begins an object or names a type, and its text on each side; grown in steps."""

    def __init__(self) -> None:
        self.rows = 0
        """How many rows are indexed."""
        self.begins = bytearray()
        """1 for every row that is its own object: what follows, up to the next of them, belongs to it."""
        self.typed = bytearray()
        """1 for every row whose text is the type of its object."""
        self.texts: list[array[int]] = []
        """By side, the number of each row's text."""
        self.text_codes = Codes()
        self._owners = array("I")
        self._types: tuple[array[int], list[array[int]]] = (array("I"), [])
        self._typed = 0
        """How many rows `types` has looked at."""
        self._piece: tuple[TreeTable | None, int, Sequence[array[int]]] = (None, 0, ())
        """The piece looked at last and its texts' numbers by side: a step may end inside it."""
        self._type_slots: dict[str, bool] = {}
        self._document = 0
        self._steps: tuple[list[int], list[int]] = ([], [])
        """Up to which row was indexed in each step, and how many distinct texts there were then."""

    def distinct(self, row: int) -> int:
        """Return up to which number at most the texts of the rows before ``row`` go, which are indexed."""
        rows, texts = self._steps
        return texts[min(bisect_left(rows, row), len(rows) - 1)] if row else 0

    def is_type_slot(self, name: str) -> bool:
        """Tell whether a slot of this name holds the type of its object."""
        known = self._type_slots.get(name)
        if known is None:
            known = self._type_slots[name] = names_a_type(name)
        return known

    def owners(self) -> "array[int]":
        """Return the row of the object each row belongs to; a row that belongs to none is its own."""
        owners = self._owners
        known = len(owners)
        begun = map(mul, range(known, self.rows), self.begins[known:])
        owners.extend(islice(accumulate(begun, max, initial=owners[-1] if known else 0), 1, None))
        return owners

    def types(self) -> tuple["array[int]", list["array[int]"]]:
        """Return the rows whose text is a type, in order, and by side the numbers of their texts."""
        known, (rows, values) = self._typed, self._types
        typed = self.typed[known:]
        rows.extend(compress(range(known, self.rows), typed))
        values += [array("I") for _ in self.texts[len(values) :]]
        for found, codes in zip(values, self.texts, strict=True):
            found.extend(compress(codes[known:], typed))
        self._typed = self.rows
        return self._types

    def extend(
        self,
        trees: Sequence[TreeTable],
        bases: Sequence[int],
        limit: int | None,
        added: Mapping[str, AddedRows] = MappingProxyType({}),
    ) -> bool:
        """Index up to ``limit`` more rows (None: all); return whether everything is indexed.

        What was ``added`` by hand to a document comes at once with its last row.
        """
        budget = bases[-1] if limit is None else limit
        while self._document < len(trees) and budget > 0:
            tree, base = trees[self._document], bases[self._document]
            first = self.rows - base
            last = min(len(tree.nodes), first + budget)
            self._add(tree, first, last)
            self.rows = base + last
            budget -= last - first
            if last == len(tree.nodes):
                self._document += 1
                self._put_added(self.rows, self.rows, added.get(tree.document, NONE_ADDED).begins)
        return self.rows == bases[-1]

    def replace_added(self, number: int, first: int, count: int, begins: bytes) -> None:
        """Take other rows for ``count`` rows of what was added by hand to a document, from ``first`` on.

        Nothing is to be done where that document is not indexed yet.
        """
        if number < self._document:
            self._put_added(first, first + count, begins)
            self._owners, self._types, self._typed = array("I"), (array("I"), []), 0

    def _put_added(self, first: int, last: int, begins: bytes) -> None:
        # No side says what they say: filters look at their words by themselves.
        none = bytes(len(begins))
        self.begins[first:last], self.typed[first:last] = begins, none
        for codes in self.texts:
            codes[first:last] = array("I", [0]) * len(begins)
        shift = len(begins) - (last - first)
        self.rows += shift
        ends = self._steps[0]
        after = bisect_right(ends, first)
        ends[after:] = [end + shift for end in ends[after:]]

    def _add(self, tree: TreeTable, first: int, last: int) -> None:
        nodes = tree.nodes
        self.begins += _begins(nodes, first, last)
        types = [number for number, name in enumerate(nodes.names) if self.is_type_slot(name)]
        slots = nodes.level[first:last].translate(_SLOTS)
        self.typed += both(having(nodes.name[first:last], types), slots)
        while len(self.texts) < len(tree.texts):
            self.texts.append(array("I"))
        for number in range(first // PIECE_ROWS, (last + PIECE_ROWS - 1) // PIECE_ROWS):
            base = number * PIECE_ROWS
            for texts, codes in zip(self.texts, self._numbers(tree, number), strict=True):
                texts.extend(codes[max(0, first - base) : last - base])
            self._steps[0].append(self.rows - first + min(last, base + PIECE_ROWS))
            self._steps[1].append(len(self.text_codes.strings))

    def _numbers(self, tree: TreeTable, number: int) -> "Sequence[array[int]]":
        """Return the numbers of the texts of a piece, by side."""
        held, at, found = self._piece
        if held is not tree or at != number:
            if tree.numbered and self.text_codes.take(tree.numbered[number]):
                found = tree.numbered[number].numbers
            else:
                found = [self.text_codes.number(column.pieces[number]) for column in tree.texts]
            self._piece = tree, number, found
        return found


def _begins(nodes: Nodes, first: int, last: int) -> bytes | bytearray:
    """Return 1 for every row from ``first`` to before ``last`` that is its own object."""
    level, parent, end = nodes.level, nodes.parent, nodes.end
    if not level.translate(_BETWEEN).count(1):
        # Only objects lie between the document and the rest.
        return level[first:last].translate(_BEGINS)
    found = bytearray(last - first)
    row = first
    while row < last:
        above = row
        while level[above] > Level.INSTANCE and parent[above] >= 0:
            above = parent[above]
        inside = level[above] == Level.INSTANCE
        found[row - first] = above == row or not inside
        row = end[above] if inside else row + 1
    return found
