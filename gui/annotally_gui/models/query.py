"""What a filter finds: rows of a forest that match a query, a score cell, or both.

Rows below the documents can match; a document is shown because something in it matches. Per term:

* ``state:`` – the row's own state, by its short or its full name; ``ADD`` for what was added by hand.
* ``text:`` and bare words – a text of the row, on either side, contains it. White space counts as one blank.
  ``*`` outside quotes stands for any run of characters; ``text:/…/`` is a regular expression.
* ``type:`` – the row's object is of this class, or a fill of one of its type slots, on either side, is this
  value. A type slot is one whose name ends in the word "type" (TYPE, ORG_TYPE, HUM TGT: TYPE).
* ``class:`` – the row's object is of this class.
* ``slot:`` – the row is a slot of this name, or lies below one.
* ``doc:`` – the row's document has this id or this label.
* ``reason:`` – the row's own decision was marked with this reason.
* ``is:`` – the row's object is open, or decided; or the row itself is flagged, or commented, or in conflict:
  a class that a link merges and that was to stay apart, or the mention whose link that is.

Class, type, slot and document compare the whole value; ``*`` stands for any run of characters. Case never
matters. A negated term leaves out the rows that match it and everything below them, so that ``-Washington``
leaves out objects that mention Washington, whole.

What lies below a match is shown with it, as far as its state passes the terms that name states: who asks for
disagreements alone is shown no row that agrees.
"""

import math
import re
import time
from array import array
from bisect import bisect_left
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import compress, count, repeat
from operator import contains

from annotally.comparison.result import Level, RowKey
from annotally.reports.tree.numbering import fold_blanks
from annotally.reports.tree.unit_tree import TreeTable
from annotally.scoring.families import AnyColumn
from annotally.scoring.tally import Status
from annotally.text.regex_timeout import LIMIT, time_limit
from annotally_gui.models.added_rows import ADDED, ADDED_CODE
from annotally_gui.models.decision_model import DecisionModel
from annotally_gui.models.filter_syntax import IS, REASON, TEXT, Query, Term, Value
from annotally_gui.models.forest import Forest
from annotally_gui.models.masks import both, carried, either, having, marked_few, picking, reached
from annotally_gui.services.i18n import mark

HELP = mark(
    "Words find rows whose key or response contains them.\n"
    "state:MIS|SPU – one of these states; ADD for what was added by hand\n"
    "type:PERSON – objects of this class or with this type\n"
    "class:enamex – objects of this class\n"
    "slot:TEXT – slots of this name\n"
    "doc:9306* – documents; * stands for anything\n"
    "is:open|flagged – what is to be decided; decided, commented, conflict\n"
    "reason:boundary – decisions marked with this reason\n"
    'text:/Wash.*n/ – a regular expression; "two words" – exactly this\n'
    "A blank means and, | means or, - before a term means not."
)

_OBJECTS = picking(Level.INSTANCE)
_SLOTS = picking(Level.SLOT, Level.ALTERNATIVE, Level.FILL)
_BELOW_DOCUMENT = picking(*range(Level.DOCUMENT + 1, 256))
_INHERITED = frozenset({"type", "class", "slot", "doc", IS})


@dataclass(frozen=True, slots=True)
class CellFilter:
    """The rows that add to one cell of the score table (POS adds several columns up), under its title."""

    row: RowKey
    columns: tuple[AnyColumn, ...]
    title: str


@dataclass(frozen=True, slots=True)
class RowsFilter:
    """These rows and no others, by document, under a title: what a cell of another table counts."""

    rows: Mapping[str, Sequence[int]]
    title: str


AnyCell = CellFilter | RowsFilter
"""What a click on a count asks for."""


@dataclass(slots=True)
class Selection:
    """What a filter found: a mask over the forest's rows, and how many fills and objects are in it."""

    matched: bytearray = field(default_factory=bytearray)
    fills: int = 0
    objects: int = 0
    added: int = 0
    """Annotations added by hand, which no comparison has: they are counted by themselves."""
    passing: bytearray | None = None
    """The rows that may be shown below a match; None: all."""

    def holds(self, first: int, last: int) -> bool:
        """Tell whether any row from ``first`` to before ``last`` matches."""
        return self.matched.find(1, first, last) >= 0

    def shows(self, forest: Forest, row: int) -> bool:
        """Tell whether ``row`` is shown: it matches, or something below or above it does."""
        if self.holds(row, forest.end(row)):
            return True
        return self.passes(row, forest.end(row)) and any(self.matched[a] for a in forest.ancestors(row))

    def passes(self, first: int, last: int) -> bool:
        """Tell whether any row from ``first`` to before ``last`` may be shown below a match."""
        return first < last if self.passing is None else self.passing.find(1, first, last) >= 0


_SLICE = 50_000
"""Rows that are looked at, at least, before anybody asks for the time."""


class Filter:
    """A query and a score cell over one forest; knows the answer for documents appended later too.

    It looks at some rows at a time, in their order, so that the first can be shown while others wait.
    """

    def __init__(
        self,
        forest: Forest,
        query: Query | None = None,
        cell: AnyCell | None = None,
        verdicts: DecisionModel | None = None,
    ) -> None:
        self._forest = forest
        self._verdicts = verdicts or DecisionModel(forest)
        self._query = query or Query()
        self._cell = cell
        self._tests: dict[Value, _TextTest] = {}
        self._whole = cache(_whole)
        self._states = [group for group in self._query.groups if all(term.key == "state" for term in group)]
        self.so_far = Selection(passing=bytearray() if self._states else None)
        """What is found in the rows looked at: the first of the forest, objects and what is below whole."""

    @property
    def selection(self) -> Selection:
        """What is found in all documents. Raises as `go_on` does."""
        self.go_on()
        return self.so_far

    @property
    def is_complete(self) -> bool:
        """Whether every row was looked at."""
        return len(self.so_far.matched) == len(self._forest)

    def go_on(self, seconds: float = math.inf) -> bool:
        """Look at further rows for about so long, at some in any case; return whether it was at all.

        Raises SearchTooLongError where an expression takes too long; what was found before stays.
        """
        until = time.perf_counter() + seconds
        while not self.is_complete:
            first = len(self.so_far.matched)
            self._look(first, self._forest.top_from(first + _SLICE))
            if time.perf_counter() >= until:
                break
        return self.is_complete

    def _look(self, first: int, last: int) -> None:
        """Look at some rows, from one right below a document, or a document, to before another such row."""
        forest, found = self._forest, self.so_far
        forest.index_up_to(last)
        if self._cell is not None:
            mask = self._in_cell(self._cell, first, last)  # text filtering counts documents (M12)
        else:
            mask = bytes(forest.level[first:last].translate(_BELOW_DOCUMENT))
        for group in sorted(self._query.groups, key=lambda group: max(_COST[term.key] for term in group)):
            mask = self._narrowed(mask, group, first)
        if found.passing is not None:
            passing = b"\1" * (last - first)
            for group in self._states:
                passing = self._narrowed(passing, group, first)
            found.passing += passing
        found.matched += mask
        found.fills += both(mask, forest.fills[first:last]).count(1)
        added = sum(mask[row - first] for row, line in forest.added_between(first, last) if line.parent < 0)
        found.added += added
        found.objects += both(mask, forest.level[first:last].translate(_OBJECTS)).count(1) - added

    def _narrowed(self, mask: bytes, group: tuple[Term, ...], first: int) -> bytes:
        found = bytes(len(mask))
        for term in group:
            rows = _Rows(self._forest, first, mask if not term.negated else b"\1" * len(mask))
            one = _TERMS[term.key](self, term, rows)
            found = either(found, self._without(one, term, first) if term.negated else one)
        return both(mask, found)

    def _without(self, mask: bytes, term: Term, first: int) -> bytes:
        """Return the rows that neither match nor lie below one that does."""
        if term.key not in _INHERITED:
            mask = self._with_below(mask, first)
        return mask.translate(picking(0))

    def _with_below(self, mask: bytes, first: int) -> bytes:
        """Return the rows below documents that match, with all below them, depth by depth."""
        depths = self._forest.depth[first : first + len(mask)]
        found = bytes(len(mask))
        depth = 1
        while depth in depths:
            here = both(mask, depths.translate(picking(depth)))
            if 1 in here:
                found = either(found, carried(here, depths.translate(picking(*range(depth + 1)))))
            depth += 1
        return found

    def _in_cell(self, cell: AnyCell, first: int, last: int) -> bytes:
        forest = self._forest
        mask = bytearray(last - first)
        for number in forest.documents_between(first, last):
            base = forest.bases[number]
            for row in _counted_by(cell, forest.trees[number]):
                if first <= base + row < last:
                    mask[base + row - first] = 1
        return bytes(mask)

    def _state(self, term: Term, rows: "_Rows") -> bytes:
        table = picking(*(_code(value.text) for value in term.values))
        return bytes(self._forest.status[rows.first : rows.last].translate(table))

    def _text(self, term: Term, rows: "_Rows") -> bytes:
        index = self._forest.index
        found = bytes(len(rows.mask))
        for value in term.values:
            test = self._tests.setdefault(value, _TextTest(_text_test(value)))
            strings = index.text_codes.strings if value.pattern else index.text_codes.folded
            until = index.distinct(rows.last)
            for codes in index.texts:
                here = rows.of(codes)
                flags = test.flags(strings, here if rows.are_few else until)
                found = either(found, rows.flagged(here, flags))
        return self._with_added(
            found, rows, lambda words: any(self._says(value, words) for value in term.values)
        )

    def _with_added(self, mask: bytes, rows: "_Rows", holds: Callable[[str], bool]) -> bytes:
        """Return a mask in which rows of what was added by hand are found by their own words."""
        found = bytearray(mask)
        for row, line in self._forest.added_between(rows.first, rows.last):
            found[row - rows.first] = holds(line.words)
        return bytes(found)

    def _says(self, value: Value, words: str) -> bool:
        """Tell whether words hold what is looked for."""
        text = fold_blanks(words)
        (said,) = self._tests[value].flagging([text if value.pattern else text.casefold()])
        return said

    def _class(self, term: Term, rows: "_Rows") -> bytes:
        return rows.with_their_objects(self._objects_of_class(term, rows))

    def _type(self, term: Term, rows: "_Rows") -> bytes:
        index, holds = self._forest.index, self._whole(term)
        folded = index.text_codes.folded
        objects = self._objects_of_class(term, rows)
        places, values = index.types()
        here = slice(bisect_left(places, rows.first), bisect_left(places, rows.last))
        met = set[int]().union(*(codes[here] for codes in values))
        wanted = {code for code in met if holds(folded[code])}
        if wanted:
            found = bytearray(len(rows.mask))
            for codes in values:
                for row in compress(places[here], map(wanted.__contains__, codes[here])):
                    found[row - rows.first] = 1
            objects = either(objects, reached(found, index.begins[rows.first : rows.last]))
        marked = bytearray(objects)
        for row, line in self._forest.added_between(rows.first, rows.last):
            if line.level == Level.SLOT and index.is_type_slot(line.name):
                owner = self._forest.object_of(row)
                if holds(fold_blanks(line.words).casefold()) and owner >= rows.first:
                    marked[owner - rows.first] = 1
        return rows.with_their_objects(marked)

    def _objects_of_class(self, term: Term, rows: "_Rows") -> bytes:
        objects = self._forest.level[rows.first : rows.last].translate(_OBJECTS)
        return both(self._named(term, rows), objects)

    def _slot(self, term: Term, rows: "_Rows") -> bytes:
        slots = self._forest.level[rows.first : rows.last].translate(_SLOTS)
        return both(self._named(term, rows), slots)

    def _named(self, term: Term, rows: "_Rows") -> bytes:
        """Return the rows whose class or slot has one of the names of a term."""
        forest, holds, pieces = self._forest, self._whole(term), []
        fits = cache(lambda name: holds(fold_blanks(name).casefold()))
        for number in forest.documents_between(rows.first, rows.last):
            nodes, here = forest.trees[number].nodes, forest.part(number, rows.first, rows.last)
            pieces.append(having(nodes.name[here], list(compress(count(), map(fits, nodes.names)))))
            pieces.append(
                bytes(max(0, here.stop - max(here.start, len(nodes))))
            )  # none where nothing was added
        found = bytearray(b"".join(pieces))
        for row, line in forest.added_between(rows.first, rows.last):
            found[row - rows.first] = fits(line.name)
        return bytes(found)

    def _is(self, term: Term, rows: "_Rows") -> bytes:
        found = bytes(len(rows.mask))
        for value in term.values:
            found = either(found, self._verdicts.mask(value.text, rows.first, rows.last))
        return found

    def _reason(self, term: Term, rows: "_Rows") -> bytes:
        holds = self._whole(term)
        said = {one: holds(fold_blanks(one).casefold()) for one in self._verdicts.reasons}
        return self._verdicts.with_reason(said.__getitem__, rows.first, rows.last)

    def _doc(self, term: Term, rows: "_Rows") -> bytes:
        forest, holds = self._forest, self._whole(term)
        pieces = []
        for number in forest.documents_between(rows.first, rows.last):
            tree, here = forest.trees[number], forest.part(number, rows.first, rows.last)
            fits = any(holds(fold_blanks(name).casefold()) for name in (tree.document, tree.label))
            pieces.append((b"\1" if fits else b"\0") * (here.stop - here.start))
        return b"".join(pieces)


def _code(state: str) -> int:
    """Return what stands in a forest for a state as filters name it."""
    return ADDED_CODE if state == ADDED else Status[state]


def _counted_by(cell: AnyCell, tree: TreeTable) -> Iterable[int]:
    """Return the rows of a tree that a cell counts."""
    if isinstance(cell, RowsFilter):
        return cell.rows.get(tree.document, ())
    return (row for column in cell.columns for row in tree.nodes.with_share(cell.row, column))


_TERMS: dict[str, Callable[[Filter, Term, "_Rows"], bytes]] = {
    "state": Filter._state,
    IS: Filter._is,
    REASON: Filter._reason,
    "doc": Filter._doc,
    "slot": Filter._slot,
    "class": Filter._class,
    "type": Filter._type,
    TEXT: Filter._text,
}
"""How to find the rows of a term, the cheapest first."""
_COST = {key: cost for cost, key in enumerate(_TERMS)}


_MANY = 8
"""Of so many rows one may be left for it to be worth while to go from one to the next."""


class _Rows:
    """The rows a term is asked about: those in ``mask``, which begins at row ``first``.

    Others may be found or not. Where few are left only these are looked at.
    """

    def __init__(self, forest: Forest, first: int, mask: bytes | bytearray) -> None:
        self.first = first
        self.last = first + len(mask)
        self.mask = mask
        self._forest = forest
        self.are_few = mask.count(1) * _MANY < len(mask)
        self._places = marked_few(mask) if self.are_few else []

    def of(self, codes: "array[int]") -> Sequence[int]:
        """Return the codes of the rows that are looked at."""
        here = codes[self.first : self.last]
        return list(map(here.__getitem__, self._places)) if self.are_few else here

    def flagged(self, here: Sequence[int], flags: Sequence[int]) -> bytes:
        """Return the mask of the rows whose code, of those that `of` returned, is flagged."""
        flagged = map(flags.__getitem__, here)
        if not self.are_few:
            return bytes(list(flagged))  # of a list, whose length is known, they are made a tenth faster
        found = bytearray(len(self.mask))
        for row in compress(self._places, flagged):
            found[row] = 1
        return bytes(found)

    def with_their_objects(self, objects: bytes | bytearray) -> bytes:
        """Return the mask of the rows whose object is one of ``objects``."""
        return carried(objects, self._forest.index.begins[self.first : self.last])


_UNSEEN = 2
_LEAST = 0.01
"""Seconds that a search is given even if those before it have used up all: none would mean no limit."""
Flagging = Callable[[Iterable[str]], list[bool]]
"""Tells of each of some strings whether it is looked for."""


class _TextTest:
    """A test of distinct texts, each looked at once, when it is needed, however often the forest grows."""

    def __init__(self, flagging: Flagging) -> None:
        self.flagging = flagging
        self._flags: list[int] = []
        self._known = 0
        """So many texts, the first, have all been looked at."""

    def flags(self, strings: Sequence[str], codes: Iterable[int] | int) -> list[int]:
        """Return by code 1 or 0 for the strings of ``codes``, or for so many first; `_UNSEEN` for others.

        ``strings`` are those of the last time and perhaps more.
        """
        flags = self._flags
        if isinstance(codes, int):
            if codes > self._known:
                flags[self._known : codes] = self.flagging(strings[self._known : codes])
                self._known = codes
            return flags
        flags += [_UNSEEN] * (len(strings) - len(flags))
        fresh = [code for code in set(codes) if flags[code] == _UNSEEN]
        for code, flag in zip(fresh, self.flagging(map(strings.__getitem__, fresh)), strict=True):
            flags[code] = flag
        return flags


def _text_test(value: Value) -> Flagging:
    if value.pattern is not None:
        return _searching(value.pattern)
    wanted = fold_blanks(value.text).casefold()
    if not value.quoted and wanted.strip("*"):
        wanted = wanted.strip("*")
        if "*" in wanted:
            return _searching(re.compile(_wildcards(wanted), re.DOTALL))
    return lambda texts: list(map(contains, texts, repeat(wanted)))


def _searching(pattern: "re.Pattern[str]") -> Flagging:
    left = LIMIT  # for all texts together, in however many steps they are looked at

    def flags(texts: Iterable[str]) -> list[bool]:
        nonlocal left
        begun = time.process_time()
        with time_limit(max(left, _LEAST)):
            found = list(map(bool, map(pattern.search, texts)))
        left -= time.process_time() - begun
        return found

    return flags


def _whole(term: Term) -> Callable[[str], bool]:
    """Return the test whether a case-folded text is one of the term's values as a whole."""
    values = [fold_blanks(value.text).casefold() for value in term.values]
    full = re.compile("|".join(f"(?:{_wildcards(value)})" for value in values), re.DOTALL).fullmatch
    return cache(lambda text: full(text) is not None)


def _wildcards(wanted: str) -> str:
    first, *rest = map(re.escape, re.split(r"\*+", wanted))
    if not rest:
        return first
    # What stands between two stars is best found where it comes first: looking further on would find no more,
    # and take the longer the more stars there are.
    return first + "".join(f"(?>.*?{piece})" for piece in rest[:-1]) + f".*{rest[-1]}"


def evaluate(query: Query, forest: Forest, cell: AnyCell | None = None) -> Selection:
    """Return what ``query`` and ``cell`` find in ``forest``."""
    return Filter(forest, query, cell).selection
