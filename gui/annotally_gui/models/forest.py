"""The trees of a whole corpus under one numbering of rows, and walks over them. No Qt.

A row of the forest is a number: the rows of the first document, then those of the second, and so on. The
order of documents is the order in which they were appended, which is corpus order; inside a document it is
preorder. Both together are the reading order of every walk here. Behind the rows of a document's tree stand
those of annotations added to it by hand (`annotally_gui.models.added_rows`), which belong to no comparison:
they have no state, count in no score, and are never walked to as disagreements.
"""

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import compress
from typing import NamedTuple

from annotally.adjudication.decisions.added_rows import HandRow
from annotally.comparison.result import Level, Nodes
from annotally.reports.tree.unit_tree import TreeTable
from annotally.scoring.tally import Status
from annotally_gui.models.added_rows import ADDED_CODE, NONE_ADDED, AddedByDocument, AddedRows
from annotally_gui.models.masks import intersect, marked, picking, select_codes, unite
from annotally_gui.models.plain_names import plain_name
from annotally_gui.models.row_index import RowIndex
from annotally_gui.services.i18n import translate

_DISAGREEING = picking(*(status for status in Status if status.disagreement))
_STOPS = picking(Level.CLASS, Level.INSTANCE)
_BELOW_SLOT = picking(*range(Level.SLOT, 256))
_LARGE = 10_000
"""Rows of a document from which on the list of its objects is kept."""
_NO_ROWS = array("I")
_AT_DEPTH = tuple(picking(depth) for depth in range(256))


class Renumbering(NamedTuple):
    """New numbers of rows after others were put in: those from ``last`` on are shifted by ``shift``.

    ``moved`` maps rows from ``first`` to before ``last`` to their new numbers; rows not in it are gone.
    """

    first: int
    last: int
    shift: int
    moved: Mapping[int, int]

    def of(self, row: int) -> int:
        """Return the number that a row has now, -1 if it is gone."""
        if row < self.first:
            return row
        return row + self.shift if row >= self.last else self.moved.get(row, -1)


class Forest:
    """Trees of documents, appended in batches. Rows are numbered from 0; only `set_added` renumbers them."""

    def __init__(self, trees: Iterable[TreeTable] = (), added: AddedByDocument | None = None) -> None:
        self.trees: list[TreeTable] = []
        self.bases: list[int] = [0]
        """First row of each document, and one past the last row."""
        self.status = bytearray()
        self.level = bytearray()
        self.depth = bytearray()
        self.fills = bytearray()
        """1 for every row that the score counts as a fill."""
        self.leaves = bytearray()
        """1 for every row with nothing below it."""
        self.index = RowIndex()
        """Texts, types and objects of the rows, for filters and counts; completed step by step."""
        self._stops = bytearray()
        self._numbers: dict[str, int] = {}
        self._added: dict[str, AddedRows] = dict(added or {})
        """Annotations added by hand, by document, also for documents that are still to come."""
        self._listed: dict[int, tuple[int, array[int]]] = {}
        """Cache of large documents by number: their first rows, and the rows of the tree directly below."""
        self._fill_total = self._stop_total = 0
        self.annotators = 0
        """The number of annotators that are compared; 0 where one side is the key."""
        self.append(trees)

    def __len__(self) -> int:
        return self.bases[-1]

    def append(self, trees: Iterable[TreeTable]) -> int:
        """Add documents behind those there are, leaving out those already here; return how many."""
        before = len(self.trees)
        # Columns of the forest are concatenated columns of its trees, each followed by those of the hand-
        # added rows; masks are computed here, once, by table look-ups in C. Amortised O(rows appended).
        for tree in trees:
            if tree.document in self._numbers or not len(tree.nodes):
                continue
            nodes = tree.nodes
            self._numbers[tree.document] = len(self.trees)
            self.trees.append(tree)
            added = self._added.get(tree.document, NONE_ADDED)
            self.bases.append(self.bases[-1] + len(nodes) + len(added))
            self.status += nodes.status + added.status
            self.level += nodes.level + added.level
            self.depth += nodes.depth + added.depth
            stops = intersect(nodes.level.translate(_STOPS), nodes.status.translate(_DISAGREEING))
            self._stop_total += stops.count(1)
            self._stops += stops + bytes(len(added))
            self.leaves += _mark_leaves(nodes.depth + added.depth)
            fills = intersect(_mark_counted(nodes), nodes.level.translate(_BELOW_SLOT))
            self._fill_total += fills.count(1)
            self.fills += fills + bytes(len(added))
        return len(self.trees) - before

    # Annotations added by hand

    @property
    def added(self) -> AddedByDocument:
        """Annotations added by hand, by document; for other documents none are known."""
        return self._added

    def added_of(self, document: str) -> AddedRows:
        """Return the annotations added by hand to a document."""
        return self._added.get(document, NONE_ADDED)

    def set_added(self, document: str, added: AddedRows) -> "Renumbering":
        """Set the annotations added by hand to a document; return where the rows stand now."""
        before, self._added[document] = self.added_of(document), added
        number = self._numbers.get(document)
        if number is None:
            return Renumbering(len(self), len(self), 0, {})
        first, last = self._first_added(number), self.bases[number + 1]
        none = bytes(len(added))
        # Slices are replaced in place: the added rows of a document stand behind its tree, so the rows of
        # later documents move by ``shift`` and all others stay.
        for column, fresh in (
            (self.status, added.status),
            (self.level, added.level),
            (self.depth, added.depth),
            (self.leaves, added.leaves),
            (self._stops, none),
            (self.fills, none),
        ):
            column[first:last] = fresh
        # A document of a single row is a leaf only while nothing is added to it.
        self.leaves[self.bases[number]] = self.bases[number] + 1 == first and not len(added)
        shift = len(added) - len(before)
        self.bases[number + 1 :] = [base + shift for base in self.bases[number + 1 :]]
        self.index.replace_added(number, first, len(before), added.begins)
        moved = {first + row: first + there for row, there in before.moved_to(added).items()}
        return Renumbering(first, last, shift, moved)

    def _first_added(self, number: int) -> int:
        return self.bases[number] + len(self.trees[number].nodes)

    def added_at(self, row: int) -> tuple[AddedRows, int] | None:
        """Return the annotations added to a row's document, and the row there; None for rows of the tree."""
        number = self.document_at(row)
        local = row - self._first_added(number)
        return (self._added[self.trees[number].document], local) if local >= 0 else None

    def added_row(self, row: int) -> HandRow | None:
        """Return a row of an annotation added by hand, None for rows of the tree."""
        place = self.added_at(row)
        return place[0].rows[place[1]] if place is not None else None

    def _added_line(self, row: int) -> HandRow:
        line = self.added_row(row)
        assert line is not None  # its state says so
        return line

    def added_between(self, first: int, last: int) -> Iterator[tuple[int, HandRow]]:
        """Yield the rows from ``first`` to before ``last`` that belong to annotations added by hand."""
        for document, added in self._added.items():
            number = self._numbers.get(document)
            if number is not None and len(added):
                begin = self._first_added(number)
                inside = range(max(first - begin, 0), min(last - begin, len(added)))
                yield from ((begin + row, added.rows[row]) for row in inside)

    @property
    def added_total(self) -> int:
        """The number of annotations added by hand to the documents of the forest."""
        return sum(
            len(annotations.added) for name, annotations in self._added.items() if name in self._numbers
        )

    @property
    def fill_total(self) -> int:
        """The number of fills that the score counts in all documents."""
        return self._fill_total

    @property
    def stop_total(self) -> int:
        """The number of objects that disagree in all documents."""
        return self._stop_total

    @property
    def object_total(self) -> int:
        """The number of objects in all documents, without those added by hand."""
        return self.level.count(Level.INSTANCE) - self.added_total

    def complete_index(self, limit: int | None = None) -> bool:
        """Index up to ``limit`` more rows (None: all); return whether everything is indexed."""
        whole = self.index.extend(self.trees, self.bases, limit, self._added)
        if limit is not None:
            # Somebody has time: nobody need do it for the first filter, or when a large document is opened.
            self.index.text_codes.prepare()
            if self.index.rows:
                self._list_below(self.document_at(self.index.rows - 1))
        return whole

    def index_up_to(self, row: int) -> None:
        """Index the rows before ``row``."""
        self.index.extend(self.trees, self.bases, max(0, row - self.index.rows), self._added)

    # Places

    def document_number(self, document: str) -> int | None:
        """Return the number of a document given by its id, or None."""
        return self._numbers.get(document)

    def document_at(self, row: int) -> int:
        """Return the number of the document that ``row`` belongs to."""
        return bisect_right(self.bases, row) - 1

    def documents_between(self, first: int, last: int) -> range:
        """Return the numbers of the documents that have rows from ``first`` to before ``last``."""
        return range(self.document_at(first), bisect_left(self.bases, last))

    def size(self, number: int) -> int:
        """Return how many rows a document has, with those of annotations added to it."""
        return self.bases[number + 1] - self.bases[number]

    def part(self, number: int, first: int, last: int) -> slice:
        """Return the slice of a document's rows that lies from ``first`` to before ``last`` of the forest."""
        base, end = self.bases[number : number + 2]
        return slice(max(first, base) - base, min(last, end) - base)

    def top_from(self, row: int) -> int:
        """Return the first row from ``row`` on that is a document or right below one; else the length."""
        # Depth 0 is a document, 1 a row right below one. The second search is bounded by the first, so that
        # no byte is read twice for nothing.
        # ``bytearray.find`` is a memchr: the search runs at the speed of memory.
        below = self.depth.find(1, row)
        end = below if below >= 0 else len(self)
        document = self.depth.find(0, row, end)
        return document if document >= 0 else end

    def row(self, document: str, row: int) -> int | None:
        """Return the forest's number of a document's row, or None if there is no such row."""
        number = self._numbers.get(document)
        if number is None or not 0 <= row < self.bases[number + 1] - self.bases[number]:
            return None
        return self.bases[number] + row

    def place(self, row: int) -> tuple[str, int]:
        """Return document id and the row inside it."""
        number = self.document_at(row)
        return self.trees[number].document, row - self.bases[number]

    def parent(self, row: int) -> int:
        """Return the parent's row, -1 for a document."""
        number = bisect_right(self.bases, row) - 1
        base = self.bases[number]
        # Asking first whether a row is of the tree would cost every call; an IndexError costs the rare rows
        # alone.
        try:
            above = self.trees[number].nodes.parent[row - base]
        except IndexError:
            line = self._added_line(row)
            return self._first_added(number) + line.parent if line.parent >= 0 else base
        return base + above if above >= 0 else -1

    def end(self, row: int) -> int:
        """Return one past the last row below ``row``."""
        number = bisect_right(self.bases, row) - 1
        base = self.bases[number]
        if row == base:
            return self.bases[number + 1]
        try:
            return base + self.trees[number].nodes.end[row - base]
        except IndexError:
            line = self._added_line(row)
            return self._first_added(number) + line.end

    def children(self, row: int) -> "array[int]":
        """Return the rows directly below ``row``, in order."""
        if self.depth[row]:
            return self._one_deeper(row, row + 1, self.end(row))
        number = self.document_at(row)
        added = self._one_deeper(row, self._first_added(number), self.bases[number + 1])
        return self._list_below(number) + added

    def _list_below(self, number: int) -> "array[int]":
        """Return the rows directly below a document, without those added by hand."""
        # A document is listed when it is opened, and again for each annotation added to it. The lists of
        # large ones, with 100,000 objects perhaps, are kept until rows are added before them.
        first, last = self.bases[number], self._first_added(number)
        base, rows = self._listed.get(number, (-1, _NO_ROWS))
        if base != first:
            rows = self._one_deeper(first, first + 1, last)
            if last - first > _LARGE:
                self._listed[number] = first, rows
        return rows

    def _one_deeper(self, row: int, first: int, last: int) -> "array[int]":
        # The rows below are a contiguous range; the children are those one deeper. O(rows below), in C.
        below = self.depth[first:last].translate(_AT_DEPTH[self.depth[row] + 1])
        return array("I", compress(range(first, last), below))

    def ancestors(self, row: int) -> list[int]:
        """Return the rows above ``row``, the nearest first."""
        rows = []
        above = self.parent(row)
        while above >= 0:
            rows.append(above)
            above = self.parent(above)
        return rows

    def object_of(self, row: int) -> int:
        """Return the row of the object that ``row`` belongs to, or ``row`` itself if it belongs to none."""
        above = row
        while self.level[above] > Level.INSTANCE:
            above = self.parent(above)
        return above if self.level[above] == Level.INSTANCE else row

    def has_state(self, row: int) -> bool:
        """Tell whether a row has a state: a document has one where its relevance is asked (M12)."""
        if self.level[row] != Level.DOCUMENT:
            return self.status[row] != ADDED_CODE
        nodes = self.trees[self.document_at(row)].nodes
        return bool(nodes.rules[nodes.rule[0]])

    # Texts of a row

    def title(self, row: int) -> str:
        """Return the title of the row."""
        if self.status[row] == ADDED_CODE:
            return translate(self._added_line(row).title)
        number = self.document_at(row)
        return plain_name(self.trees[number].title[row - self.bases[number]])

    def text(self, row: int, side: int) -> str:
        """Return one side's text of the row as written, empty if it has none."""
        if self.status[row] == ADDED_CODE:
            return ""
        number = self.document_at(row)
        return self.trees[number].texts[side][row - self.bases[number]]

    def texts(self, row: int) -> list[str]:
        """Return every side's text of the row."""
        number = self.document_at(row)
        if self.status[row] == ADDED_CODE:
            return [""] * len(self.trees[number].texts)
        return [column[row - self.bases[number]] for column in self.trees[number].texts]

    def vote(self, row: int) -> tuple[int, int] | None:
        """Return how many annotators agree on the most frequent value, and of how many; None: no vote."""
        number = self.document_at(row)
        votes, local = self.trees[number].votes, row - self.bases[number]
        if self.status[row] == ADDED_CODE:
            return None
        return (votes.agreeing[local], votes.voters[local]) if votes and votes.voters[local] else None

    def winner(self, row: int) -> int | None:
        """Return the side with the majority's value, below 0 where that is nothing; None: no majority."""
        number = self.document_at(row)
        votes = self.trees[number].votes
        if self.status[row] == ADDED_CODE:
            return None
        return votes.winner(row - self.bases[number]) if votes is not None else None

    def name(self, row: int) -> str:
        """Return the name of the row's class or slot."""
        if self.status[row] == ADDED_CODE:
            return self._added_line(row).name
        number = self.document_at(row)
        nodes = self.trees[number].nodes
        return nodes.names[nodes.name[row - self.bases[number]]]

    def kind(self, row: int) -> tuple[str, str, int]:
        """Return class, type and state of the row's object, which "the next of the same type" compares.

        The type is the text of the first type slot (`annotally_gui.models.row_index.is_type_slot`): the
        key's, or else the response's.
        """
        owner = self.object_of(row)
        value = ""
        for child in self.children(owner):
            if self.index.is_type_slot(self.name(child)):
                line = self.added_row(child)
                value = line.words if line is not None else next(filter(None, self.texts(child)), "")
                break
        return self.name(owner).casefold(), value.casefold(), self.status[owner]

    # Walks

    def stops(self, matched: bytearray | None = None) -> list[int]:
        """Return every object that disagrees and passes the filter, in reading order."""
        # The object of a match need not match itself: any 1 from its row to the end of its block lets it
        # pass.
        rows = marked(self._stops, 0, len(self))
        if matched is None:
            return rows
        return [row for row in rows if matched.find(1, row, self.end(row)) >= 0]

    def stops_before(self, row: int) -> int:
        """Return how many objects before ``row`` disagree."""
        return self._stops.count(1, 0, row)

    def is_stop(self, row: int) -> bool:
        """Tell whether ``row`` is an object that disagrees."""
        return bool(self._stops[row])

    def next_disagreement(self, row: int, matched: bytearray | None = None) -> int | None:
        """Return the first object after ``row`` that disagrees and passes the filter, or None.

        ``matched`` is the filter's mask (`Selection.matched`); an object passes if anything in it matches.
        Use -1 to start before the first row.
        """
        return self._find_forward(self._stops, row, matched)

    def previous_disagreement(self, row: int, matched: bytearray | None = None) -> int | None:
        """Return the last such object before the object of ``row``, or None."""
        return self._find_backward(self._stops, row, matched)

    def next_of(self, stops: bytes | bytearray, row: int, matched: bytearray | None = None) -> int | None:
        """Return the first object of a mask after ``row`` that passes the filter, or None."""
        return self._find_forward(stops, row, matched)

    def previous_of(self, stops: bytes | bytearray, row: int, matched: bytearray | None = None) -> int | None:
        """Return the last such object before the object of ``row``, or None."""
        return self._find_backward(stops, row, matched)

    def next_alike(self, row: int, matched: bytearray | None = None) -> int | None:
        """Return the next object of the same type and state as ``row``'s, or None."""
        return self._find_alike(row, matched, self._find_forward)

    def previous_alike(self, row: int, matched: bytearray | None = None) -> int | None:
        """Return the object of the same type and state before ``row``'s, or None."""
        return self._find_alike(row, matched, self._find_backward)

    def _find_alike(
        self,
        row: int,
        matched: bytearray | None,
        step: Callable[[bytes | bytearray, int, bytearray | None], int | None],
    ) -> int | None:
        if not 0 <= row < len(self):
            return None
        # The state is tested by a mask, class and type for each candidate: most rows are ruled out in C.
        kind = self.kind(row)
        stops = intersect(self.level.translate(_STOPS), self.status.translate(picking(kind[2])))
        candidate = step(stops, row, matched)
        while candidate is not None and self.kind(candidate) != kind:
            candidate = step(stops, candidate, matched)
        return candidate

    def _find_forward(self, stops: bytes | bytearray, row: int, matched: bytearray | None) -> int | None:
        # Stops and matches take turns in leaping ahead, so that it is enough if either is sparse.
        stop = stops.find(1, row + 1)
        while stop >= 0 and matched is not None:
            match = matched.find(1, stop)
            if match < 0:
                return None
            if match < self.end(stop):
                return stop
            owner = self.object_of(match)
            stop = owner if stops[owner] else stops.find(1, owner + 1)
        return stop if stop >= 0 else None

    def _find_backward(self, stops: bytes | bytearray, row: int, matched: bytearray | None) -> int | None:
        # The mirror image of `_find_forward`.
        stop = stops.rfind(1, 0, self.object_of(row)) if 0 <= row < len(self) else stops.rfind(1)
        while stop >= 0 and matched is not None:
            match = matched.rfind(1, 0, self.end(stop))
            if match < 0:
                return None
            if match >= stop:
                return stop
            owner = self.object_of(match)
            stop = owner if stops[owner] else stops.rfind(1, 0, owner)
        return stop if stop >= 0 else None


def _mark_leaves(depth: bytes) -> bytes:
    """Return 1 for every row that the next one does not lie below."""
    # A row has children where the next row is one deeper. There are few depths, so a pass of table look-ups
    # for each depth beats a loop over the rows: O(rows * depths), in C.
    below = depth[1:] + b"\0"
    branches = bytes(len(depth))
    for level in range(max(depth)):
        branches = unite(
            branches, intersect(depth.translate(_AT_DEPTH[level]), below.translate(_AT_DEPTH[level + 1]))
        )
    return branches.translate(picking(0))


def _mark_counted(nodes: Nodes) -> bytes:
    """Return 1 for every row with a share in the score."""
    return select_codes(nodes.share, [number for number, bundle in enumerate(nodes.bundles) if bundle])


def forest_rows(forest: Forest, mask: bytes | bytearray) -> list[tuple[str, list[int]]]:
    """Return the rows of a mask by document: ids and rows inside each, documents without any left out."""
    rows_by_document: list[tuple[str, list[int]]] = []
    for number, tree in enumerate(forest.trees):
        rows = marked(mask, forest.bases[number], forest.bases[number + 1])
        if rows:
            rows_by_document.append((tree.document, rows))
    return rows_by_document
