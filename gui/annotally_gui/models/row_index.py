"""What the rows of a forest say, encoded so that a filter over 600,000 rows is a few passes in C.

Texts are held once: a corpus repeats its names and values. A search looks at each distinct text once and then
at one number per row. White space is folded to single blanks, as a search should find ``John Dingell`` where
the file breaks the line.
"""

import re
from array import array
from collections import defaultdict
from collections.abc import Sequence
from itertools import accumulate, compress, count, islice
from operator import eq, mul

from annotally.comparison import Level, Nodes
from annotally.reports.columns import PIECE_ROWS, SEPARATOR, TextColumn, TextPiece
from annotally.reports.trees import TreeTable
from annotally_gui.models.masks import both, picking

_WHITE = "\t\n\x0b\x0c\r\x1c\x1d\x1e\x1f\x85\xa0\u1680\u2028\u2029\u202f\u205f\u3000" + "".join(
    chr(code) for code in range(0x2000, 0x200B)
)
_OBJECTS = picking(Level.INSTANCE)
_BETWEEN = picking(Level.COMPONENT, Level.CLASS)
_BEGINS = picking(Level.DOCUMENT, Level.INSTANCE)
_SLOTS = picking(Level.SLOT, Level.FILL)
_WORDS = re.compile(r"[^\W_]+")


def fold_blanks(text: str) -> str:
    """Return ``text`` with every run of white space as one blank."""
    for white in _WHITE:
        if white in text:
            text = text.replace(white, " ")
    while "  " in text:
        text = text.replace("  ", " ")
    return text


def names_a_type(slot: str) -> bool:
    """Tell whether a slot of this name holds the type of its object: its last word is "type"."""
    words = _WORDS.findall(slot)
    return bool(words) and words[-1].casefold() == "type"


class Codes:
    """Numbers for distinct strings, in order of appearance."""

    def __init__(self) -> None:
        self._codes: defaultdict[str, int] = defaultdict(count().__next__)
        self.strings: list[str] = []
        """The distinct strings by number, once `settle` has been called."""
        self.folded: list[str] = []
        """The same without differences of case."""

    def encode(self, strings: Sequence[str]) -> "array[int]":
        """Return the numbers of ``strings``."""
        return array("I", map(self._codes.__getitem__, strings))

    def settle(self) -> None:
        """Bring `strings` up to date."""
        known = len(self.strings)
        if len(self._codes) > known:
            fresh = len(self._codes) - known
            added = list(islice(reversed(self._codes), fresh))[::-1]
            self.strings += added
            self.folded += [s if (folded := s.casefold()) == s else folded for s in added]


class RowIndex:
    """Per row: its object, its name, its text on each side; grown in steps."""

    def __init__(self) -> None:
        self.rows = 0
        """How many rows are indexed."""
        self.owner = array("I")
        """The row of the object each row belongs to; a row that belongs to none is its own."""
        self.begins = bytearray()
        """1 for every row that is its own object: what follows, up to the next of them, belongs to it."""
        self.names = array("I")
        self.texts: list[array[int]] = []
        self.name_codes = Codes()
        self.text_codes = Codes()
        self.type_owners = array("I")
        """The object of every row whose text is a type, in order."""
        self.types: list[array[int]] = []
        """By side, the texts of those rows."""
        self.type_values: set[int] = set()
        """Codes of these texts."""
        self.class_names: set[int] = set()
        """Codes of the names of objects."""
        self._encoded: dict[int, tuple[TextPiece, array[int]]] = {}
        """By side, the piece looked at last and its texts' numbers: a step may end inside it."""
        self._type_slots: dict[str, bool] = {}
        self._document = 0

    def is_type_slot(self, name: str) -> bool:
        """Tell whether a slot of this name holds the type of its object."""
        known = self._type_slots.get(name)
        if known is None:
            known = self._type_slots[name] = names_a_type(name)
        return known

    def extend(self, trees: Sequence[TreeTable], bases: Sequence[int], limit: int | None) -> bool:
        """Index up to ``limit`` more rows (None: all); return whether everything is indexed."""
        budget = bases[-1] if limit is None else limit
        while self._document < len(trees) and budget > 0:
            tree, base = trees[self._document], bases[self._document]
            first = self.rows - base
            last = min(len(tree.nodes), first + budget)
            self._add(tree, base, first, last)
            budget -= last - first
            if last == len(tree.nodes):
                self._document += 1
        self.name_codes.settle()
        self.text_codes.settle()
        return self.rows == bases[-1]

    def _add(self, tree: TreeTable, base: int, first: int, last: int) -> None:
        nodes = tree.nodes
        local = self.name_codes.encode(nodes.names)
        names = array("I", map(local.__getitem__, nodes.name[first:last]))
        self.names.extend(names)
        self.class_names.update(compress(names, nodes.level[first:last].translate(_OBJECTS)))
        _add_owners(self.owner, nodes, base, first, last)
        owners = self.owner[base + first :]
        self.begins += bytes(map(eq, owners, range(base + first, base + last)))
        typed = [self.is_type_slot(name) for name in nodes.names]
        slots = nodes.level[first:last].translate(_SLOTS)
        types = both(bytes(map(typed.__getitem__, nodes.name[first:last])), slots)
        self.type_owners.extend(compress(owners, types))
        for side, column in enumerate(tree.texts):
            if side == len(self.texts):
                self.texts.append(array("I"))
                self.types.append(array("I"))
            codes = self._encode(side, column, first, last)
            self.texts[side].extend(codes)
            values = array("I", compress(codes, types))
            self.types[side].extend(values)
            self.type_values.update(values)
        self.rows = base + last

    def _encode(self, side: int, column: TextColumn, first: int, last: int) -> "array[int]":
        """Return the numbers of a column's texts from ``first`` to before ``last``."""
        found = array("I")
        for number in range(first // PIECE_ROWS, (last + PIECE_ROWS - 1) // PIECE_ROWS):
            piece, base = column.pieces[number], number * PIECE_ROWS
            known, codes = self._encoded.get(side, (None, array("I")))
            if known is not piece:
                codes = self.text_codes.encode(fold_blanks(piece.text).split(SEPARATOR))
                self._encoded[side] = piece, codes
            here = piece.codes[max(0, first - base) : last - base]
            found.extend(map(codes.__getitem__, here))
        return found


def _add_owners(owner: "array[int]", nodes: Nodes, base: int, first: int, last: int) -> None:
    """Append the object of each row from ``first`` to before ``last``."""
    level, parent, end = nodes.level, nodes.parent, nodes.end
    row = first
    if not level.translate(_BETWEEN).count(1):
        # Only objects lie between the document and the rest, so the last row that began one is the owner.
        begun = map(mul, range(base + first, base + last), level[first:last].translate(_BEGINS))
        owner.extend(islice(accumulate(begun, max, initial=owner[-1] if first else base), 1, None))
        return
    while row < last:
        above = row
        while level[above] > Level.INSTANCE and parent[above] >= 0:
            above = parent[above]
        if level[above] == Level.INSTANCE:
            stop = min(end[above], last)
            owner.extend(array("I", [base + above]) * (stop - row))
            row = stop
        else:
            owner.append(base + row)
            row += 1
