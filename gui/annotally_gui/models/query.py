"""What a filter finds: rows of a forest that match a query, a score cell, or both.

Rows below the documents can match; a document is shown because something in it matches. Per term:

* ``state:`` – the row's own state, by its short or its full name.
* ``text:`` and bare words – a text of the row, on either side, contains it. White space counts as one blank.
  ``*`` outside quotes stands for any run of characters; ``text:/…/`` is a regular expression.
* ``type:`` – the row's object is of this class, or a fill of one of its type slots, on either side, is this
  value. A type slot is one whose name ends in the word "type" (TYPE, ORG_TYPE, HUM TGT: TYPE).
* ``class:`` – the row's object is of this class.
* ``slot:`` – the row is a slot of this name, or lies below one.
* ``doc:`` – the row's document has this id or this label.

The last four compare the whole value; ``*`` stands for any run of characters. Case never matters. A negated
term leaves out the rows that match it and everything below them, so that ``-Washington`` leaves out objects
that mention Washington, whole.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import compress

from annotally.comparison import Level, RowKey
from annotally.scoring.tally import Column, Status
from annotally_gui.i18n import mark
from annotally_gui.models.filter_syntax import TEXT, Query, Term, Value
from annotally_gui.models.forest import Forest
from annotally_gui.models.masks import both, either, picking
from annotally_gui.models.row_index import fold_blanks

HELP = mark(
    "Words find rows whose key or response contains them.\n"
    "state:MIS|SPU – one of these states\n"
    "type:PERSON – objects of this class or with this type\n"
    "class:enamex – objects of this class\n"
    "slot:TEXT – slots of this name\n"
    "doc:9306* – documents; * stands for anything\n"
    'text:/Wash.*n/ – a regular expression; "two words" – exactly this\n'
    "A blank means and, | means or, - before a term means not."
)

_OBJECTS = picking(Level.INSTANCE)
_SLOTS = picking(Level.SLOT, Level.ALTERNATIVE, Level.FILL)
_BELOW_DOCUMENT = picking(*range(Level.DOCUMENT + 1, 256))
_INHERITED = frozenset({"type", "class", "slot", "doc"})


@dataclass(frozen=True, slots=True)
class CellFilter:
    """The rows that add to one cell of the score table, under the title shown."""

    row: RowKey
    column: Column
    title: str


@dataclass(slots=True)
class Selection:
    """What a filter found: a mask over the forest's rows, and how many fills and objects are in it."""

    matched: bytearray = field(default_factory=bytearray)
    fills: int = 0
    objects: int = 0

    def holds(self, first: int, last: int) -> bool:
        """Tell whether any row from ``first`` to before ``last`` matches."""
        return self.matched.find(1, first, last) >= 0

    def shows(self, forest: Forest, row: int) -> bool:
        """Tell whether ``row`` is shown: it matches, or something below or above it does."""
        if self.holds(row, forest.end(row)):
            return True
        return any(self.matched[above] for above in forest.ancestors(row))


class Filter:
    """A query and a score cell over one forest; knows the answer for documents appended later too."""

    def __init__(self, forest: Forest, query: Query | None = None, cell: CellFilter | None = None) -> None:
        self._forest = forest
        self._query = query or Query()
        self._cell = cell
        self._tests: dict[tuple[str, Value], _TextTest] = {}
        self.selection = Selection()
        self.update()

    def update(self) -> Selection:
        """Look at the rows appended since the last time; return everything found so far."""
        forest, found = self._forest, self.selection
        first, last = len(found.matched), len(forest)
        if first == last:
            return found
        forest.complete_index()
        mask = bytes(forest.level[first:last].translate(_BELOW_DOCUMENT))
        for group in self._query.groups:
            mask = both(mask, self._any(group, first, last))
        if self._cell is not None:
            mask = both(mask, self._in_cell(self._cell, first, last))
        found.matched += mask
        found.fills += both(mask, forest.fills[first:last]).count(1)
        found.objects += both(mask, forest.level[first:last].translate(_OBJECTS)).count(1)
        return found

    def _any(self, group: tuple[Term, ...], first: int, last: int) -> bytes:
        mask = bytes(last - first)
        for term in group:
            one = bytes(last - first)
            for value in term.values:
                one = either(one, _TERMS[term.key](self, value, first, last))
            mask = either(mask, self._without(one, term, first) if term.negated else one)
        return mask

    def _without(self, mask: bytes, term: Term, first: int) -> bytes:
        """Return the rows that neither match nor lie below one that does."""
        left = bytearray(b"\1") * len(mask)
        if term.key in _INHERITED:
            return bytes(mask.translate(picking(0)))
        forest = self._forest
        mask = both(mask, self._level(_BELOW_DOCUMENT, first, first + len(mask)))
        row = mask.find(1)
        while row >= 0:
            last = forest.end(first + row) - first
            left[row:last] = bytes(last - row)
            row = mask.find(1, last)
        return bytes(left)

    def _in_cell(self, cell: CellFilter, first: int, last: int) -> bytes:
        forest = self._forest
        mask = bytearray(last - first)
        for number in range(forest.document_at(first), len(forest.trees)):
            base = forest.bases[number] - first
            for row in forest.trees[number].nodes.with_share(cell.row, cell.column):
                mask[base + row] = 1
        return bytes(mask)

    def _state(self, value: Value, first: int, last: int) -> bytes:
        return bytes(self._forest.status[first:last].translate(picking(Status[value.text])))

    def _text(self, value: Value, first: int, last: int) -> bytes:
        index = self._forest.index
        test = self._tests.setdefault((TEXT, value), _TextTest(_text_test(value)))
        flags = test.flags(index.text_codes.strings if value.pattern else index.text_codes.folded)
        mask = bytes(last - first)
        if test.any:
            for codes in index.texts:
                mask = either(mask, bytes(map(flags.__getitem__, codes[first:last])))
        return mask

    def _class(self, value: Value, first: int, last: int) -> bytes:
        return self._spread(both(self._named(value, first, last), self._level(_OBJECTS, first, last)), first)

    def _slot(self, value: Value, first: int, last: int) -> bytes:
        return both(self._named(value, first, last), self._level(_SLOTS, first, last))

    def _type(self, value: Value, first: int, last: int) -> bytes:
        index = self._forest.index
        holds = _whole(value)
        wanted = {code for code in index.type_values if holds(index.text_codes.folded[code])}
        found = both(self._named(value, first, last), self._level(_OBJECTS, first, last))
        if wanted:
            typed = index.type_rows[first:last]
            rows = list(compress(range(last - first), typed))
            mask = bytearray(found)
            for codes in index.texts:
                for row, code in zip(rows, compress(codes[first:last], typed), strict=True):
                    if code in wanted:
                        mask[row] = 1
            found = bytes(mask)
        return self._spread(found, first)

    def _doc(self, value: Value, first: int, last: int) -> bytes:
        forest, holds = self._forest, _whole(value)
        pieces = []
        for number in range(forest.document_at(first), len(forest.trees)):
            tree = forest.trees[number]
            fits = holds(fold_blanks(tree.document).casefold()) or holds(fold_blanks(tree.label).casefold())
            pieces.append((b"\1" if fits else b"\0") * len(tree.nodes))
        return b"".join(pieces)[: last - first]

    def _level(self, levels: bytes, first: int, last: int) -> bytes:
        return bytes(self._forest.level[first:last].translate(levels))

    def _named(self, value: Value, first: int, last: int) -> bytes:
        index, holds = self._forest.index, _whole(value)
        flags = bytes(map(holds, map(fold_blanks, index.name_codes.folded)))
        return bytes(map(flags.__getitem__, index.names[first:last]))

    def _spread(self, mask: bytes, first: int) -> bytes:
        """Return the mask of all rows whose object has a row in ``mask``."""
        owners = self._forest.index.owner[first : first + len(mask)]
        flags = bytearray(first + len(mask))
        for owner in compress(owners, mask):
            flags[owner] = 1
        return bytes(map(flags.__getitem__, owners))


_TERMS: dict[str, Callable[[Filter, Value, int, int], bytes]] = {
    "state": Filter._state,
    "type": Filter._type,
    "class": Filter._class,
    "slot": Filter._slot,
    "doc": Filter._doc,
    TEXT: Filter._text,
}


class _TextTest:
    """A test of distinct texts, each looked at once however often the forest grows."""

    def __init__(self, holds: Callable[[str], bool]) -> None:
        self._holds = holds
        self._flags = bytearray()
        self.any = False

    def flags(self, strings: Sequence[str]) -> bytearray:
        """Return 1 or 0 for each of ``strings``, which are those of the last time and perhaps more."""
        fresh = bytes(map(self._holds, strings[len(self._flags) :]))
        self.any = self.any or 1 in fresh
        self._flags += fresh
        return self._flags


def _text_test(value: Value) -> Callable[[str], bool]:
    if value.pattern is not None:
        search = value.pattern.search
        return lambda text: search(text) is not None
    wanted = fold_blanks(value.text).casefold()
    if not value.quoted and "*" in wanted.strip("*"):
        found = re.compile(_wildcards(wanted.strip("*")), re.DOTALL).search
        return lambda text: found(text) is not None
    if not value.quoted and wanted.strip("*"):
        wanted = wanted.strip("*")
    return lambda text: wanted in text


def _whole(value: Value) -> Callable[[str], bool]:
    wanted = fold_blanks(value.text).casefold()
    if "*" not in wanted:
        return wanted.__eq__
    full = re.compile(_wildcards(wanted), re.DOTALL).fullmatch
    return lambda text: full(text) is not None


def _wildcards(wanted: str) -> str:
    # Stars in a row say no more than one and would make the search slow.
    return ".*".join(map(re.escape, re.split(r"\*+", wanted)))


def evaluate(query: Query, forest: Forest, cell: CellFilter | None = None) -> Selection:
    """Return what ``query`` and ``cell`` find in ``forest``."""
    return Filter(forest, query, cell).selection
