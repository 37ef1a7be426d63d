"""The trees of a whole corpus under one numbering of rows, and walks over them. No Qt.

A row of the forest is a number: the rows of the first document, then those of the second, and so on. The
order of documents is the order in which they were appended, which is corpus order; inside a document it is
preorder. Both together are the reading order of every walk here.
"""

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable
from itertools import compress

from annotally.comparison import Level, Nodes
from annotally.reports.trees import TreeTable
from annotally.scoring.tally import Status
from annotally_gui.models.masks import both, either, having, marked, picking
from annotally_gui.models.row_index import RowIndex

_DISAGREEING = picking(*(status for status in Status if status.disagreement))
_STOPS = picking(Level.CLASS, Level.INSTANCE)
_BELOW_SLOT = picking(*range(Level.SLOT, 256))
_AT_DEPTH = tuple(picking(depth) for depth in range(256))


class Forest:
    """Trees of documents, appended in batches. Rows are numbered from 0 and never change their number."""

    def __init__(self, trees: Iterable[TreeTable] = ()) -> None:
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
        """What rows say, for filters and counts; completed step by step."""
        self._stops = bytearray()
        self._numbers: dict[str, int] = {}
        self._fill_total = self._stop_total = 0
        self.append(trees)

    def __len__(self) -> int:
        return self.bases[-1]

    def append(self, trees: Iterable[TreeTable]) -> int:
        """Add documents behind those there are, leaving out those already here; return how many."""
        before = len(self.trees)
        for tree in trees:
            if tree.document in self._numbers or not len(tree.nodes):
                continue
            nodes = tree.nodes
            self._numbers[tree.document] = len(self.trees)
            self.trees.append(tree)
            self.bases.append(self.bases[-1] + len(nodes))
            self.status += nodes.status
            self.level += nodes.level
            self.depth += nodes.depth
            stops = both(nodes.level.translate(_STOPS), nodes.status.translate(_DISAGREEING))
            self._stop_total += stops.count(1)
            self._stops += stops
            self.leaves += _leaves(nodes.depth)
            fills = both(_counted(nodes), nodes.level.translate(_BELOW_SLOT))
            self._fill_total += fills.count(1)
            self.fills += fills
        return len(self.trees) - before

    @property
    def fill_total(self) -> int:
        """How many fills the score counts in all documents."""
        return self._fill_total

    @property
    def stop_total(self) -> int:
        """How many objects disagree in all documents."""
        return self._stop_total

    @property
    def object_total(self) -> int:
        """How many objects there are in all documents."""
        return self.level.count(Level.INSTANCE)

    def complete_index(self, limit: int | None = None) -> bool:
        """Index up to ``limit`` more rows (None: all); return whether everything is indexed."""
        whole = self.index.extend(self.trees, self.bases, limit)
        if limit is not None:
            self.index.text_codes.fold()  # somebody has time: nobody need do it for the first filter
        return whole

    def index_up_to(self, row: int) -> None:
        """Index the rows before ``row``."""
        self.index.extend(self.trees, self.bases, max(0, row - self.index.rows))

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

    def part(self, number: int, first: int, last: int) -> slice:
        """Return which of a document's own rows lie from ``first`` to before ``last``."""
        base, end = self.bases[number : number + 2]
        return slice(max(first, base) - base, min(last, end) - base)

    def top_from(self, row: int) -> int:
        """Return the first row from ``row`` on that is a document or right below one; else the length."""
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
        above = self.trees[number].nodes.parent[row - base]
        return base + above if above >= 0 else -1

    def end(self, row: int) -> int:
        """Return one past the last row below ``row``."""
        number = bisect_right(self.bases, row) - 1
        base = self.bases[number]
        return base + self.trees[number].nodes.end[row - base]

    def children(self, row: int) -> "array[int]":
        """Return the rows directly below ``row``, in order."""
        number = self.document_at(row)
        base = self.bases[number]
        nodes = self.trees[number].nodes
        local = row - base
        first, last = local + 1, nodes.end[local]
        below = nodes.depth[first:last].translate(_AT_DEPTH[nodes.depth[local] + 1])
        return array("I", compress(range(base + first, base + last), below))

    def ancestors(self, row: int) -> list[int]:
        """Return the rows above ``row``, the nearest first."""
        found = []
        above = self.parent(row)
        while above >= 0:
            found.append(above)
            above = self.parent(above)
        return found

    def object_of(self, row: int) -> int:
        """Return the row of the object that ``row`` belongs to, or ``row`` itself if it belongs to none."""
        above = row
        while self.level[above] > Level.INSTANCE:
            above = self.parent(above)
        return above if self.level[above] == Level.INSTANCE else row

    def has_state(self, row: int) -> bool:
        """Tell whether a row has a state: a document has one where its relevance is asked (M12)."""
        if self.level[row] != Level.DOCUMENT:
            return True
        nodes = self.trees[self.document_at(row)].nodes
        return bool(nodes.rules[nodes.rule[0]])

    # What a row says

    def title(self, row: int) -> str:
        """Return what the row is called."""
        number = self.document_at(row)
        return self.trees[number].title[row - self.bases[number]]

    def text(self, row: int, side: int) -> str:
        """Return one side's text of the row as written, empty if it has none."""
        number = self.document_at(row)
        return self.trees[number].texts[side][row - self.bases[number]]

    def texts(self, row: int) -> list[str]:
        """Return every side's text of the row."""
        number = self.document_at(row)
        return [column[row - self.bases[number]] for column in self.trees[number].texts]

    def vote(self, row: int) -> tuple[int, int] | None:
        """Return how many of several annotators agree on what most say, and of how many; None: no vote."""
        number = self.document_at(row)
        votes, local = self.trees[number].votes, row - self.bases[number]
        return (votes.agreeing[local], votes.asked[local]) if votes and votes.asked[local] else None

    def winner(self, row: int) -> int | None:
        """Return the side whose value a majority has, below 0 where that is nothing; None: no majority."""
        number = self.document_at(row)
        votes = self.trees[number].votes
        return votes.winner(row - self.bases[number]) if votes is not None else None

    def name(self, row: int) -> str:
        """Return the name of the row's class or slot."""
        number = self.document_at(row)
        nodes = self.trees[number].nodes
        return nodes.names[nodes.name[row - self.bases[number]]]

    def kind(self, row: int) -> tuple[str, str, int]:
        """Return class, type and state of the row's object: what "the next of the same type" compares.

        The type is the text of the first type slot (`annotally_gui.models.row_index.is_type_slot`): the
        key's, or else the response's.
        """
        owner = self.object_of(row)
        value = ""
        for child in self.children(owner):
            if self.index.is_type_slot(self.name(child)):
                value = next(filter(None, self.texts(child)), "")
                break
        return self.name(owner).casefold(), value.casefold(), self.status[owner]

    # Walks

    def stops(self, matched: bytearray | None = None) -> list[int]:
        """Return every object that disagrees and passes the filter, in reading order."""
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
        return self._forward(self._stops, row, matched)

    def previous_disagreement(self, row: int, matched: bytearray | None = None) -> int | None:
        """Return the last such object before the object of ``row``, or None."""
        return self._backward(self._stops, row, matched)

    def next_of(self, stops: bytes | bytearray, row: int, matched: bytearray | None = None) -> int | None:
        """Return the first object of a mask after ``row`` that passes the filter, or None."""
        return self._forward(stops, row, matched)

    def previous_of(self, stops: bytes | bytearray, row: int, matched: bytearray | None = None) -> int | None:
        """Return the last such object before the object of ``row``, or None."""
        return self._backward(stops, row, matched)

    def next_alike(self, row: int, matched: bytearray | None = None) -> int | None:
        """Return the next object of the same type and state as ``row``'s, or None."""
        return self._alike(row, matched, self._forward)

    def previous_alike(self, row: int, matched: bytearray | None = None) -> int | None:
        """Return the object of the same type and state before ``row``'s, or None."""
        return self._alike(row, matched, self._backward)

    def _alike(
        self,
        row: int,
        matched: bytearray | None,
        step: Callable[[bytes | bytearray, int, bytearray | None], int | None],
    ) -> int | None:
        if not 0 <= row < len(self):
            return None
        kind = self.kind(row)
        stops = both(self.level.translate(_STOPS), self.status.translate(picking(kind[2])))
        found = step(stops, row, matched)
        while found is not None and self.kind(found) != kind:
            found = step(stops, found, matched)
        return found

    def _forward(self, stops: bytes | bytearray, row: int, matched: bytearray | None) -> int | None:
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

    def _backward(self, stops: bytes | bytearray, row: int, matched: bytearray | None) -> int | None:
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


def _leaves(depth: bytes) -> bytes:
    """Return 1 for every row that the next one does not lie below."""
    below = depth[1:] + b"\0"
    branches = bytes(len(depth))
    for level in range(max(depth)):
        branches = either(
            branches, both(depth.translate(_AT_DEPTH[level]), below.translate(_AT_DEPTH[level + 1]))
        )
    return branches.translate(picking(0))


def _counted(nodes: Nodes) -> bytes:
    """Return 1 for every row with a share in the score."""
    return having(nodes.share, [number for number, bundle in enumerate(nodes.bundles) if bundle])


def forest_rows(forest: Forest, mask: bytes | bytearray) -> list[tuple[str, list[int]]]:
    """Return the rows of a mask by document: ids and rows inside each, documents without any left out."""
    found: list[tuple[str, list[int]]] = []
    for number, tree in enumerate(forest.trees):
        rows = marked(mask, forest.bases[number], forest.bases[number + 1])
        if rows:
            found.append((tree.document, rows))
    return found
