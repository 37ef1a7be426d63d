"""The one builder of nodes: objects with their facets, in preorder, turned into the arrays of a unit.

A method says how its objects come out: each is a `Facet` list below a row of its own, appended by
`NodeBuilder.pair`. The builder knows levels, depths and parents, and repeats the rows of objects that compare
like others before them.
"""

from array import array
from collections.abc import Iterable, Mapping, Sequence
from itertools import count
from operator import add
from typing import NamedTuple

from annotally.comparison.result import (
    NO_PLACE,
    BlockTable,
    LabelPair,
    Level,
    Links,
    NodePlace,
    Nodes,
    Outline,
    Passage,
    Ref,
    Repetition,
    RowValues,
    Share,
    SideArrays,
    UnitComparison,
    Why,
)
from annotally.model.instances import Instance
from annotally.scoring.tally import Status


class Facet(NamedTuple):
    """A row below an object (slot, fill, alternative, dimension, component), with the rows below it.

    ``places`` has one entry per side. Without a ``level`` it is a slot below an object, and a fill below a
    slot or an alternative.
    """

    name: str
    status: Status
    places: tuple[NodePlace, ...]
    shares: tuple[Share, ...] = ()
    rule: str = ""
    below: Sequence["Facet"] = ()
    level: Level | None = None
    why: Why | None = None


def one_sided(side: int, place: NodePlace) -> tuple[NodePlace, NodePlace]:
    """Return the places of a row that has something on one of two sides alone."""
    return (NO_PLACE, place) if side else (place, NO_PLACE)


def slot_facet(
    name: str, places: tuple[NodePlace, ...], lines: Sequence[Facet], unused: Sequence[Facet] = ()
) -> Facet:
    """Return the facet of a slot: its only line, or a row at ``places`` above its lines.

    ``unused`` are the alternatives that were not compared, below the lines.
    """
    if len(lines) == 1 and not unused:
        return lines[0]
    status = combine_statuses([line.status for line in lines])
    return Facet(name, status, places, below=(*lines, *unused))


QUIET = frozenset({Status.NON, Status.OPT, Status.UNS, Status.REM})
"""The statuses of fills that are no evidence for or against a side."""


def combine_statuses(statuses: Sequence[Status]) -> Status:
    """Return the status of a node with several fills: the one they share, PAR if only COR and PAR, else INC.

    Non-committal fills decide only where there are no others.
    """
    counted = {status for status in statuses if status not in QUIET}
    if not counted:
        return statuses[0] if statuses else Status.NON
    if len(counted) == 1:
        return counted.pop()
    return Status.PAR if counted == {Status.COR, Status.PAR} else Status.INC


_LEVEL, _DEPTH, _STATUS, _RULE, _NAME, _BUNDLE, _PARENT, _END, _PLACES = range(9)
"""The members of a `RowValues`."""


Passages = dict[object, Passage]
"""A cache of passages by everything that their rows depend on, kept from unit to unit of a task."""


class NodeCache(NamedTuple):
    """A cache for all documents of a task: rows of objects that compare alike, and their reasons."""

    passages: Passages
    reasons: dict[object, Why]


class NodeBuilder:
    """Builder of nodes in preorder: `open` a node, add the nodes below it, `close` it; objects by `pair`.

    Rows are gathered as plain tuples and turned into columns at the end, which is several times faster
    than appending to sixteen arrays a node. Most objects of a corpus compare like many before them: their
    rows are added all at once, by `repeat`; that is why rows count from themselves.
    """

    def __init__(self, passages: Passages | None = None) -> None:
        """Take the rows of earlier units that may be repeated; those of this unit are added to them."""
        # Names, rules and bundles are numbered in order of appearance; equal ones are stored once.
        self._rows: list[RowValues] = []
        self._instances: tuple[list[int], ...] = ()
        self._parents: dict[int, int] = {}
        """Parents of the rows that were repeated first of a passage."""
        self._ends: dict[int, int] = {}
        """Ends of the rows that were opened."""
        self._names: dict[str, int] = {}
        self._rules: dict[str, int] = {"": 0}
        self._bundles: dict[tuple[Share, ...], int] = {(): 0}
        self._bundle_numbers: dict[int, tuple[int, tuple[Share, ...]]] = {}
        """Bundles by the ids of their tuples, which are kept so that no other gets the id."""
        self._why: dict[int, Why] = {}
        self._more: dict[int, tuple[Ref, ...]] = {}
        self._stack: list[int] = []
        self._passages = passages if passages is not None else {}
        self._repeated: dict[Passage, list[RowValues]] = {}

    def __len__(self) -> int:
        return len(self._rows)

    @property
    def depth(self) -> int:
        """How many nodes are open."""
        return len(self._stack)

    def open_document(
        self,
        name: str,
        status: Status = Status.NON,
        shares: tuple[Share, ...] = (),
        rule: str = "",
        *,
        sides: int = 2,
    ) -> None:
        """Append the node of the document, which all others stand below."""
        self.open(self.leaf(Level.DOCUMENT, name, status, (NO_PLACE,) * sides, shares, rule))

    def unit(
        self,
        document: str,
        links: Links | None = None,
        blocks: BlockTable | None = None,
        *,
        label_pairs: Mapping[LabelPair, int] | None = None,
    ) -> UnitComparison:
        """Close the document, and return the unit of its nodes and of the table they sum to."""
        self.close()
        nodes = self.finish()
        return UnitComparison(
            document, nodes, nodes.table(), links or Links(), blocks, label_pairs=label_pairs or {}
        )

    def pair(
        self,
        name: str,
        status: Status,
        places: tuple[NodePlace, ...],
        facets: Sequence[Facet],
        shares: tuple[Share, ...],
        why: Why,
        *,
        key: object = None,
    ) -> int:
        """Append an object that two sides have, or one alone, with its facets; return its row.

        The rule of the row is that of ``why``. Under a ``key`` the rows are kept for `repeat`.
        """
        first = self.leaf(Level.INSTANCE, name, status, places, shares, why.rule, why)
        if facets:
            self._stack.append(first)
            for facet in facets:
                self._append(facet, Level.SLOT)
            self.close()
        if key is not None:
            self._passages[key] = self._passage(first)
        return first

    def _append(self, facet: Facet, level: Level) -> None:
        """Append a facet, at ``level`` if it has none of its own, and all below it."""
        name, status, places, shares, rule, below, own_level, why = facet
        if own_level is not None:
            level = own_level
        row = self.leaf(level, name, status, places, shares, rule, why)
        if below:
            self._stack.append(row)
            lower = Level.SLOT if level is Level.MENTION else Level.FILL
            for part in below:
                self._append(part, lower)
            self.close()

    def open(self, row: int) -> int:
        """Let children follow the node appended last, which is a `leaf` until then; return its row."""
        self._stack.append(row)
        return row

    def add_undeclared(self, sides: Sequence[Sequence[Instance]], declared: Sequence[Iterable[int]]) -> None:
        """Append the instances that the task does not compare: shown, and scored nowhere.

        ``declared`` are the numbers, by side, of the instances that are compared.
        """
        for side, instances in enumerate(sides):
            for number in sorted(set(range(len(instances))).difference(declared[side])):
                places = [NO_PLACE] * len(sides)
                places[side] = (number, -1, -1, -1)
                name = instances[number].type
                self.leaf(Level.INSTANCE, name, Status.UNS, tuple(places), (), "undeclared-class")

    def add_refs(self, index: int, refs: tuple[Ref, ...]) -> None:
        """Let a row stand for more instances than the one per side it was made with."""
        if refs:
            self._more[index] = refs

    def close(self) -> None:
        """End the node opened last."""
        self._ends[self._stack.pop()] = len(self._rows)

    def leaf(
        self,
        level: Level,
        name: str,
        status: Status,
        places: tuple[NodePlace, ...],
        shares: tuple[Share, ...] = (),
        rule: str = "",
        why: Why | None = None,
    ) -> int:
        """Append a node without children; return its row. ``places`` has one entry per side."""
        # Parent and end are stored relative to the row, so that `repeat` can copy rows as they are. A leaf
        # ends one behind itself; `finish` puts in the true ends of nodes that were opened.
        index, stack = len(self._rows), self._stack
        if not self._instances:
            self._instances = tuple([] for _ in places)
        row = [level, len(stack), status, *self._numbers(rule, name, shares)]
        row += (stack[-1] - index if stack else -1, 1)
        for instances, place in zip(self._instances, places, strict=True):
            instances.append(place[0])
            row += place[1:]
        self._rows.append(tuple(row))
        if why is not None:
            self._why[index] = why
        return index

    def _numbers(self, rule: str, name: str, shares: tuple[Share, ...]) -> tuple[int, int, int]:
        names, rules, bundles = self._names, self._rules, self._bundles
        entry = self._bundle_numbers.get(id(shares))
        if entry is None:
            # Most bundles are the same few tuples again and again; hashing what is in them is slow.
            entry = self._bundle_numbers[id(shares)] = (bundles.setdefault(shares, len(bundles)), shares)
        return rules.setdefault(rule, len(rules)), names.setdefault(name, len(names)), entry[0]

    def _passage(self, first: int) -> Passage:
        """Return the rows from ``first`` on, which are one object, closed, and all that lies below it."""
        # Numbers of names, rules and bundles are those of this builder: a passage holds the values
        # themselves, so that the builder of another document can repeat it.
        names, rules, bundles = tuple(self._names), tuple(self._rules), tuple(self._bundles)
        rows = [
            (*row[:_END], self._ends.get(index, index + 1) - index, *row[_END + 1 :])
            for index, row in enumerate(self._rows[first:], first)
        ]
        return Passage(
            tuple(rows),
            tuple(names[row[_NAME]] for row in rows),
            tuple(rules[row[_RULE]] for row in rows),
            tuple(bundles[row[_BUNDLE]] for row in rows),
            tuple(_absent(side[first:]) for side in self._instances),
        )

    def repeat(
        self,
        key: object,
        instances: tuple[int, ...],
        why: Why,
        shares: tuple[Share, ...] | None = None,
    ) -> bool:
        """Append the rows kept under a key below the open node; return whether there are any.

        They stand for the instances of these numbers, one per side. ``shares`` are those of the first row, if
        they are not the same for all that are kept under the key.
        """
        passage = self._passages.get(key)
        if passage is None:
            return False
        first = len(self._rows)
        # A passage is renumbered for this builder once; each further use only appends lists.
        rows = self._repeated.get(passage)
        if rows is None:
            rows = self._repeated[passage] = [
                (*row[:_RULE], *self._numbers(rule, name, shares), *row[_BUNDLE + 1 :])
                for row, rule, name, shares in zip(
                    passage.rows, passage.rules, passage.names, passage.bundles, strict=True
                )
            ]
        self._rows += rows
        if shares is not None:
            first_numbers = self._numbers(passage.rules[0], passage.names[0], shares)
            self._rows[first] = (*rows[0][:_RULE], *first_numbers, *rows[0][_BUNDLE + 1 :])
        self._why[first] = why
        self._parents[first] = self._stack[-1]
        for column, number, absent in zip(self._instances, instances, passage.absent, strict=True):
            column += [number] * len(rows)
            for row in absent:
                column[first + row] = -1
        return True

    def finish(self) -> Nodes:
        """Return the nodes; every `open` must have been closed, and there must be one."""
        if self._stack or not self._rows:
            raise ValueError("a node was opened and not closed, or none was")
        # Rows become columns. Relative parents and ends become absolute by adding the row's own number; then
        # the ends of opened nodes and the parents of repeated passages, kept apart, replace theirs.
        columns = list(zip(*self._rows, strict=True))
        rows = range(len(self._rows))
        parents, ends = (array("i", list(map(add, rows, columns[column]))) for column in (_PARENT, _END))
        for row, parent in self._parents.items():
            parents[row] = parent
        for row, end in self._ends.items():
            ends[row] = end
        sides = tuple(
            SideArrays(
                array("i", instances),
                _small(columns[first]),
                _small(columns[first + 1]),
                array("i", columns[first + 2]),
            )
            for first, instances in zip(count(_PLACES, 3), self._instances, strict=False)
        )
        return Nodes(
            bytes(columns[_LEVEL]),
            bytes(columns[_DEPTH]),
            bytes(columns[_STATUS]),
            parents,
            ends,
            _numbered(columns[_NAME], len(self._names)),
            _numbered(columns[_BUNDLE], len(self._bundles)),
            bytes(columns[_RULE]),
            sides,
            tuple(self._names),
            tuple(self._bundles),
            tuple(self._rules),
            self._why,
            self._more,
        )


class OutlineBuilder(NodeBuilder):
    """Builder of an outline: rows that repeat others are not made, but noted."""

    # Who writes the objects of a document needs no rows of those that are like others: their passage says
    # what they have in common, their instances the remainder. A note costs a tuple, whatever the rows are.
    # Numbers of rows are those of the rows that were made: nothing but whole objects is left out, so that
    # parents, ends and reasons of the others stay right among themselves.

    def __init__(self, passages: Passages | None = None) -> None:
        super().__init__(passages)
        self._repetitions: list[Repetition] = []

    def repeat(
        self,
        key: object,
        instances: tuple[int, ...],
        why: Why,
        shares: tuple[Share, ...] | None = None,
    ) -> bool:
        """Note a repetition as `NodeBuilder.repeat` appends it; below the document alone."""
        passage = self._passages.get(key)
        if passage is None:
            return False
        self._repetitions.append(Repetition(len(self), passage, instances, why, shares))
        return True

    def outline(self) -> Outline:
        """Return the outline; every `open` must have been closed, and there must be one."""
        return Outline(self.finish(), self._repetitions)


def _absent(instances: Sequence[int]) -> tuple[int, ...]:
    """Return the rows of an object that have no thing of a side; none if the side has not the object."""
    rows = tuple(row for row, instance in enumerate(instances) if instance < 0)
    return rows if len(rows) < len(instances) else ()


def _small(values: Sequence[int]) -> "array[int]":
    """Return a column of numbers that two bytes nearly always hold, and four where they do not."""
    try:
        return array("h", values)
    except OverflowError:
        return array("i", values)


def _numbered(values: Sequence[int], distinct: int) -> "array[int]":
    """Return a column of numbers below ``distinct``, of which there are seldom more than a byte holds."""
    # By way of bytes, because an array of them takes numbers one by one, and slowly.
    return array("B", bytes(values)) if distinct <= 256 else array("i", values)
