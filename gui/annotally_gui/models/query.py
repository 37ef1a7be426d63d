"""Filters: the rows of a forest that match a query, a score cell, or both.

Rows below the documents can match; a document is shown because something in it matches. Per term:

* ``state:`` – the row's own state, by its short or its full name; ``ADD`` for annotations added by hand.
* ``text:`` and bare words – a text of the row, on either side, contains it. White space counts as one blank.
  ``*`` outside quotes stands for any run of characters; ``text:/…/`` is a regular expression.
* ``type:`` – the row's object is of this class, or a fill of one of its type slots, on either side, is this
  value. A type slot is one whose name ends in the word "type" (TYPE, ORG_TYPE, HUM TGT: TYPE).
* ``class:`` – the row's object is of this class.
* ``slot:`` – the row is a slot of this name, or lies below one.
* ``doc:`` – the row's document has this id or this label.
* ``reason:`` – the row's own decision was marked with this reason.
* ``is:`` – the row's object is open, or decided; or the row itself is flagged, or commented, or in conflict:
  a class that a link merges though it was to stay apart, or the mention with that link.

Class, type, slot and document compare the whole value; ``*`` stands for any run of characters. Case never
matters. A negated term leaves out the rows that match it and everything below them, so that ``-Washington``
leaves out objects that mention Washington, whole.

Rows below a match are shown with it if their states pass the terms that name states: a filter for
disagreements alone shows no row that agrees.
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
from annotally.text.expressions import Expression
from annotally_gui.models.added_rows import ADDED, ADDED_CODE
from annotally_gui.models.decision_model import DecisionModel
from annotally_gui.models.filter_syntax import IS, REASON, TEXT, FilterValue, Query, Term
from annotally_gui.models.forest import Forest
from annotally_gui.models.masks import (
    carry_forward,
    find_starts,
    intersect,
    marked_few,
    picking,
    select_codes,
    unite,
)
from annotally_gui.services.i18n import mark

HELP = mark(
    "Words find rows that contain them in the key or the response.\n"
    "state:MIS|SPU – one of these states; ADD for added annotations\n"
    "type:PERSON – objects of this class or type\n"
    "class:enamex – objects of this class\n"
    "slot:TEXT – slots of this name\n"
    "doc:9306* – documents; * matches anything\n"
    "is:open|flagged – undecided or flagged rows; also decided, commented, conflict\n"
    "reason:boundary – decisions with this reason\n"
    'text:/Wash.*n/ – a regular expression; "two words" – exactly these words\n'
    "A space means and, | means or, - before a term means not."
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
    """These rows and no others, by document, under a title: the rows counted in a cell of another table."""

    rows: Mapping[str, Sequence[int]]
    title: str


AnyCell = CellFilter | RowsFilter
"""The filter set by a click on a count."""


@dataclass(slots=True)
class Selection:
    """The rows a filter matches: a mask over the forest's rows, and how many fills and objects are in it."""

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
"""The least number of rows that are looked at between two looks at the clock."""


class Filter:
    """A query and a score cell over one forest, evaluated step by step, also for documents appended later.

    Rows are looked at in their order, some at a time, so that the first can be shown before the last.
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
        self._tests: dict[FilterValue, _TextTest] = {}
        self._whole = cache(_whole)
        self._states = [group for group in self._query.groups if all(term.key == "state" for term in group)]
        self.so_far = Selection(passing=bytearray() if self._states else None)
        """The matches in the rows looked at: the first of the forest, objects with all rows below them."""

    @property
    def selection(self) -> Selection:
        """The matches in all documents. Raises as `go_on` does."""
        self.go_on()
        return self.so_far

    @property
    def is_complete(self) -> bool:
        """Whether every row was looked at."""
        return len(self.so_far.matched) == len(self._forest)

    def go_on(self, seconds: float = math.inf) -> bool:
        """Look at further rows for about ``seconds``, at some in any case; return whether no row is left.

        Raises SearchTooLongError where an expression takes too long; earlier matches stay.
        """
        # A slice ends where a document or a row right below one begins, so objects are never cut. At least
        # one slice is looked at in a call, so that repeated calls come to an end.
        until = time.perf_counter() + seconds
        while not self.is_complete:
            first = len(self.so_far.matched)
            self._look_at_rows(first, self._forest.top_from(first + _SLICE))
            if time.perf_counter() >= until:
                break
        return self.is_complete

    def _look_at_rows(self, first: int, last: int) -> None:
        """Add the matches among some rows; both limits are documents, or rows right below one."""
        forest, so_far = self._forest, self.so_far
        forest.index_up_to(last)
        if self._cell is not None:
            mask = self._match_cell(self._cell, first, last)  # text filtering counts documents (M12)
        else:
            mask = bytes(forest.level[first:last].translate(_BELOW_DOCUMENT))
        # Groups are a conjunction: the mask only shrinks, so the cheapest terms go first and the costly ones
        # are asked about few rows.
        for group in sorted(self._query.groups, key=lambda group: max(_COST[term.key] for term in group)):
            mask = self._narrow(mask, group, first)
        # A second mask from the state terms alone: rows below a match are shown only where it has a 1.
        if so_far.passing is not None:
            passing = b"\1" * (last - first)
            for group in self._states:
                passing = self._narrow(passing, group, first)
            so_far.passing += passing
        so_far.matched += mask
        so_far.fills += intersect(mask, forest.fills[first:last]).count(1)
        # Hand-added annotations are counted by themselves: the top rows of their blocks.
        added = sum(mask[row - first] for row, line in forest.added_between(first, last) if line.parent < 0)
        so_far.added += added
        so_far.objects += intersect(mask, forest.level[first:last].translate(_OBJECTS)).count(1) - added

    def _narrow(self, mask: bytes, group: tuple[Term, ...], first: int) -> bytes:
        union = bytes(len(mask))
        # Terms of a group are a disjunction. A negated term is evaluated over all rows and inverted
        # afterwards, since rows outside the mask may forbid rows inside it.
        for term in group:
            rows = _Rows(self._forest, first, mask if not term.negated else b"\1" * len(mask))
            matched = _TERMS[term.key](self, term, rows)
            union = unite(union, self._negate(matched, term, first) if term.negated else matched)
        return intersect(mask, union)

    def _negate(self, mask: bytes, term: Term, first: int) -> bytes:
        """Return the rows that neither match nor lie below one that does."""
        if term.key not in _INHERITED:
            mask = self._add_below(mask, first)
        return mask.translate(picking(0))

    def _add_below(self, mask: bytes, first: int) -> bytes:
        """Return the rows below documents that match, with all below them, depth by depth."""
        depths = self._forest.depth[first : first + len(mask)]
        union = bytes(len(mask))
        depth = 1
        # A match at a depth is carried on to the next row of the same or a smaller depth: one pass of big-
        # integer arithmetic for each depth that occurs.
        while depth in depths:
            here = intersect(mask, depths.translate(picking(depth)))
            if 1 in here:
                union = unite(union, carry_forward(here, depths.translate(picking(*range(depth + 1)))))
            depth += 1
        return union

    def _match_cell(self, cell: AnyCell, first: int, last: int) -> bytes:
        # The cell knows rows by document; only documents that meet the slice are asked.
        forest = self._forest
        mask = bytearray(last - first)
        for number in forest.documents_between(first, last):
            base = forest.bases[number]
            for row in _counted_by(cell, forest.trees[number]):
                if first <= base + row < last:
                    mask[base + row - first] = 1
        return bytes(mask)

    def _match_state(self, term: Term, rows: "_Rows") -> bytes:
        # One look-up in a table for each row, in C, whatever the number of states.
        table = picking(*(_code(value.text) for value in term.values))
        return bytes(self._forest.status[rows.first : rows.last].translate(table))

    def _match_text(self, term: Term, rows: "_Rows") -> bytes:
        index = self._forest.index
        union = bytes(len(rows.mask))
        # Texts are numbered, so a value is tested once against each distinct text, then rows are flagged by
        # number. Where few candidates are left, only their texts are tested.
        for value in term.values:
            test = self._tests.setdefault(value, _TextTest(_make_text_test(value)))
            strings = index.text_codes.strings if value.pattern else index.text_codes.folded
            longest = index.text_codes.longest if value.pattern else 0
            until = index.distinct(rows.last)
            for codes in index.texts:
                here = rows.of(codes)
                flags = test.flags(strings, here if rows.are_few else until, longest)
                union = unite(union, rows.flagged(here, flags))
        return self._match_added(
            union, rows, lambda words: any(self._has_words(value, words) for value in term.values)
        )

    def _match_added(self, mask: bytes, rows: "_Rows", holds: Callable[[str], bool]) -> bytes:
        """Return a mask in which rows of annotations added by hand are set by a test of their words."""
        matched = bytearray(mask)
        for row, line in self._forest.added_between(rows.first, rows.last):
            matched[row - rows.first] = holds(line.words)
        return bytes(matched)

    def _has_words(self, value: FilterValue, words: str) -> bool:
        """Tell whether words contain the value of a term."""
        # Words added by hand are few: each is tested by itself, in the way that texts of the forest are.
        text = fold_blanks(words)
        (holds,) = self._tests[value].flagging([text if value.pattern else text.casefold()], len(text))
        return holds

    def _match_class(self, term: Term, rows: "_Rows") -> bytes:
        return rows.with_their_objects(self._match_objects(term, rows))

    def _match_type(self, term: Term, rows: "_Rows") -> bytes:
        index, holds = self._forest.index, self._whole(term)
        folded = index.text_codes.folded
        objects = self._match_objects(term, rows)
        # Three ways to match: by the class of the object, by the text of one of its type slots, and by the
        # words of a hand-added type slot. All mark the object's row; in the end its rows below follow.
        places, values = index.types()
        here = slice(bisect_left(places, rows.first), bisect_left(places, rows.last))
        met = set[int]().union(*(codes[here] for codes in values))
        matching_codes = {code for code in met if holds(folded[code])}
        if matching_codes:
            typed = bytearray(len(rows.mask))
            for codes in values:
                for row in compress(places[here], map(matching_codes.__contains__, codes[here])):
                    typed[row - rows.first] = 1
            objects = unite(objects, find_starts(typed, index.begins[rows.first : rows.last]))
        marked = bytearray(objects)
        for row, line in self._forest.added_between(rows.first, rows.last):
            if line.level == Level.SLOT and index.is_type_slot(line.name):
                owner = self._forest.object_of(row)
                if holds(fold_blanks(line.words).casefold()) and owner >= rows.first:
                    marked[owner - rows.first] = 1
        return rows.with_their_objects(marked)

    def _match_objects(self, term: Term, rows: "_Rows") -> bytes:
        objects = self._forest.level[rows.first : rows.last].translate(_OBJECTS)
        return intersect(self._match_names(term, rows), objects)

    def _match_slot(self, term: Term, rows: "_Rows") -> bytes:
        slots = self._forest.level[rows.first : rows.last].translate(_SLOTS)
        return intersect(self._match_names(term, rows), slots)

    def _match_names(self, term: Term, rows: "_Rows") -> bytes:
        """Return the mask of the rows with a class or slot of one of a term's names."""
        forest, holds, pieces = self._forest, self._whole(term), []
        # Names are numbered within each tree: test each name once, then select the rows by number.
        fits = cache(lambda name: holds(fold_blanks(name).casefold()))
        for number in forest.documents_between(rows.first, rows.last):
            nodes, here = forest.trees[number].nodes, forest.part(number, rows.first, rows.last)
            pieces.append(select_codes(nodes.name[here], list(compress(count(), map(fits, nodes.names)))))
            pieces.append(
                bytes(max(0, here.stop - max(here.start, len(nodes))))
            )  # none where nothing was added
        matched = bytearray(b"".join(pieces))
        for row, line in forest.added_between(rows.first, rows.last):
            matched[row - rows.first] = fits(line.name)
        return bytes(matched)

    def _match_is(self, term: Term, rows: "_Rows") -> bytes:
        union = bytes(len(rows.mask))
        for value in term.values:
            union = unite(union, self._verdicts.mask(value.text, rows.first, rows.last))
        return union

    def _match_reason(self, term: Term, rows: "_Rows") -> bytes:
        # Each distinct reason is tested once; there are few of them, however many decisions.
        holds = self._whole(term)
        passes = {reason: holds(fold_blanks(reason).casefold()) for reason in self._verdicts.reasons}
        return self._verdicts.with_reason(passes.__getitem__, rows.first, rows.last)

    def _match_document(self, term: Term, rows: "_Rows") -> bytes:
        # The document is tested once and its answer repeated for all of its rows in the slice.
        forest, holds = self._forest, self._whole(term)
        pieces = []
        for number in forest.documents_between(rows.first, rows.last):
            tree, here = forest.trees[number], forest.part(number, rows.first, rows.last)
            fits = any(holds(fold_blanks(name).casefold()) for name in (tree.document, tree.label))
            pieces.append((b"\1" if fits else b"\0") * (here.stop - here.start))
        return b"".join(pieces)


def _code(state: str) -> int:
    """Return the code that a forest has for a state, given by its name in filters."""
    return ADDED_CODE if state == ADDED else Status[state]


def _counted_by(cell: AnyCell, tree: TreeTable) -> Iterable[int]:
    """Return the rows of a tree that a cell counts."""
    if isinstance(cell, RowsFilter):
        return cell.rows.get(tree.document, ())
    return (row for column in cell.columns for row in tree.nodes.with_share(cell.row, column))


_TERMS: dict[str, Callable[[Filter, Term, "_Rows"], bytes]] = {
    "state": Filter._match_state,
    IS: Filter._match_is,
    REASON: Filter._match_reason,
    "doc": Filter._match_document,
    "slot": Filter._match_slot,
    "class": Filter._match_class,
    "type": Filter._match_type,
    TEXT: Filter._match_text,
}
"""Functions that find the rows of a term, by its name, the cheapest first."""
_COST = {key: cost for cost, key in enumerate(_TERMS)}


_MANY = 8
"""Candidates are few where less than one row in so many is one."""


class _Rows:
    """The candidate rows of a term: those in ``mask``, which begins at row ``first``.

    A term may match other rows too, as its caller intersects the masks. Few candidates are looked at one by
    one, many by passes over all rows.
    """

    def __init__(self, forest: Forest, first: int, mask: bytes | bytearray) -> None:
        self.first = first
        self.last = first + len(mask)
        self.mask = mask
        self._forest = forest
        # Going from candidate to candidate pays where it leaves out seven of eight rows.
        self.are_few = mask.count(1) * _MANY < len(mask)
        self._places = marked_few(mask) if self.are_few else []

    def of(self, codes: "array[int]") -> Sequence[int]:
        """Return the codes of the rows that are looked at."""
        here = codes[self.first : self.last]
        return list(map(here.__getitem__, self._places)) if self.are_few else here

    def flagged(self, here: Sequence[int], flags: Sequence[int]) -> bytes:
        """Return the mask of the rows with a flagged code, among the codes that `of` returned."""
        flagged = map(flags.__getitem__, here)
        if not self.are_few:
            return bytes(list(flagged))  # of a list, whose length is known, they are made a tenth faster
        mask = bytearray(len(self.mask))
        for row in compress(self._places, flagged):
            mask[row] = 1
        return bytes(mask)

    def with_their_objects(self, objects: bytes | bytearray) -> bytes:
        """Return the mask of the rows that belong to one of ``objects``."""
        return carry_forward(objects, self._forest.index.begins[self.first : self.last])


_UNSEEN = 2
LIMIT = 0.5
"""Seconds of work after which a filter by an expression is given up; one of a corpus takes a fifth of it."""
_LEAST = 0.01
"""Seconds for a search when earlier ones have used up all."""
Flagging = Callable[[Iterable[str], int], list[bool]]
"""A function that tells for each of some strings whether it matches.

The number of code points that none of them exceeds is asked for expressions alone; others are given any.
"""


class _TextTest:
    """A test of distinct texts, memoised by their numbers, also while the forest grows."""

    def __init__(self, flagging: Flagging) -> None:
        self.flagging = flagging
        self._flags: list[int] = []
        self._tested = 0
        """The number of texts, from the first on, that were all tested."""

    def flags(self, strings: Sequence[str], codes: Iterable[int] | int, longest: int) -> list[int]:
        """Return by code 1 or 0 for the strings of ``codes``, or for the first so many; `_UNSEEN` for others.

        ``strings`` are those of the call before, perhaps with more behind them; ``longest`` is as `Flagging`
        has it.
        """
        flags = self._flags
        # Two ways in: all texts up to a number (``_tested`` remembers how far), or single ones, of which
        # those not seen before are tested together. Both fill the same table.
        if isinstance(codes, int):
            if codes > self._tested:
                flags[self._tested : codes] = self.flagging(strings[self._tested : codes], longest)
                self._tested = codes
            return flags
        flags += [_UNSEEN] * (len(strings) - len(flags))
        fresh = [code for code in set(codes) if flags[code] == _UNSEEN]
        for code, flag in zip(fresh, self.flagging(map(strings.__getitem__, fresh), longest), strict=True):
            flags[code] = flag
        return flags


def _make_text_test(value: FilterValue) -> Flagging:
    # Quoted words contain their stars literally. A word with stars at its ends alone needs no expression,
    # as a word may stand anywhere in the text anyhow.
    if value.pattern is not None:
        return _make_limited_search(value.pattern)
    needle = fold_blanks(value.text).casefold()
    if not value.quoted and needle.strip("*"):
        needle = needle.strip("*")
        if "*" in needle:
            search = re.compile(_wildcards(needle), re.DOTALL).search  # linear: it needs no limit of time
            return lambda texts, _longest: list(map(bool, map(search, texts)))
    return lambda texts, _longest: list(map(contains, texts, repeat(needle)))


def _make_limited_search(expression: Expression) -> Flagging:
    seconds_left = LIMIT  # for all texts together, in however many steps they are looked at

    def flags(texts: Iterable[str], longest: int) -> list[bool]:
        nonlocal seconds_left
        # Processor time, so that a busy machine does not use up the limit; it is shared by all calls.
        begun = time.process_time()
        matches = expression.matches(texts, max(seconds_left, _LEAST), longest)
        seconds_left -= time.process_time() - begun
        return matches

    return flags


def _whole(term: Term) -> Callable[[str], bool]:
    """Return the test whether a case-folded text is one of the term's values as a whole."""
    values = [fold_blanks(value.text).casefold() for value in term.values]
    full = re.compile("|".join(f"(?:{_wildcards(value)})" for value in values), re.DOTALL).fullmatch
    return cache(lambda text: full(text) is not None)


def _wildcards(text: str) -> str:
    # Each piece between stars is searched lazily in an atomic group, so nothing is tried twice: linear time.
    first, *later = map(re.escape, re.split(r"\*+", text))
    if not later:
        return first
    # What stands between two stars is best found where it comes first: looking further on would find no more,
    # and take the longer the more stars there are.
    return first + "".join(f"(?>.*?{piece})" for piece in later[:-1]) + f".*{later[-1]}"


def evaluate(query: Query, forest: Forest, cell: AnyCell | None = None) -> Selection:
    """Return the rows that ``query`` and ``cell`` select in ``forest``."""
    return Filter(forest, query, cell).selection
