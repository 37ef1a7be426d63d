"""Pointers between places in a text: what joins the words of two annotations when both have a place there."""

from array import array
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from annotally.comparison.result import Level, Nodes, Sides
from annotally.model.annotation_sets import pointer_name
from annotally.model.extents import Extent
from annotally.model.instances import Instance
from annotally.reports.tree.columns import TextColumn, text_column
from annotally.reports.tree.unit_tree import TreeTable


class Arcs(msgspec.Struct, frozen=True):
    """What the text pane draws between marks: parallel arrays, one entry per arc, in order of their places.

    An arc leads from the extent ``source`` to the extent ``target`` of one side, ``lane``; ``row`` is the
    node that says so, ``label`` the slot, or of an annotation without a place of its own what it is.
    """

    source_start: "array[int]" = msgspec.field(default_factory=lambda: array("i"))
    source_end: "array[int]" = msgspec.field(default_factory=lambda: array("i"))
    target_start: "array[int]" = msgspec.field(default_factory=lambda: array("i"))
    target_end: "array[int]" = msgspec.field(default_factory=lambda: array("i"))
    lane: bytes = b""
    status: bytes = b""
    row: "array[int]" = msgspec.field(default_factory=lambda: array("i"))
    label: TextColumn = msgspec.field(default_factory=lambda: text_column(()))

    def __len__(self) -> int:
        return len(self.row)


class _Arc(NamedTuple):
    source: Extent
    target: Extent
    lane: int
    row: int
    label: str


def arcs(tree: TreeTable, sides: Sides) -> Arcs:
    """Return the arcs of a document.

    An annotation with a place leads to everything its slots point to. One without joins the first place it
    points to with the others. What points to an annotation without a place points to the first place that
    one leads to, however many lie between; where there is none, there is no arc.
    """
    found = sorted(
        arc
        for side, instances in enumerate(sides.instances(tree.document))
        for arc in _Side(tree.document, tree.nodes, side, instances).arcs()
    )
    return Arcs(
        array("i", [arc.source.start for arc in found]),
        array("i", [arc.source.end for arc in found]),
        array("i", [arc.target.start for arc in found]),
        array("i", [arc.target.end for arc in found]),
        bytes([arc.lane for arc in found]),
        bytes([tree.nodes.status[arc.row] for arc in found]),
        array("i", [arc.row for arc in found]),
        text_column([arc.label for arc in found]),
    )


class _Pointer(NamedTuple):
    """A fill that points: its slot, alternative and fill numbers, and what it points to."""

    slot: int
    alternative: int
    fill: int
    target: str


class _Side:
    """The annotations of one side of a document, and what they point to."""

    def __init__(self, document: str, nodes: Nodes, side: int, instances: Sequence[Instance]) -> None:
        self._nodes, self._side, self._instances = nodes, side, instances
        self._pointers = {n: found for n, one in enumerate(instances) if (found := _pointers(one))}
        names = enumerate(instances) if self._pointers else ()
        self._numbers = {pointer_name(document, one).casefold(): number for number, one in names}
        self._places: dict[int, Extent | None] = {}

    def arcs(self) -> Iterator[_Arc]:
        """Yield the arcs of every row that stands for an annotation of this side."""
        if not self._pointers:
            return
        numbers = self._nodes.sides[self._side].instance
        for row, level in enumerate(self._nodes.level):
            if level in (Level.INSTANCE, Level.MENTION) and numbers[row] in self._pointers:
                yield from self._of(row, numbers[row])

    def _of(self, row: int, number: int) -> Iterator[_Arc]:
        instance = self._instances[number]
        ends = [
            (one, place)
            for one in self._pointers[number]
            if (place := self._place(self._target(one))) is not None
        ]
        if instance.extents:
            for one, place in ends:
                if place != instance.extents[0]:
                    label = instance.slots[one.slot].name
                    yield _Arc(instance.extents[0], place, self._side, self._row(row, one), label)
            return
        places = list(dict.fromkeys(place for _, place in ends))
        for place in places[1:]:
            yield _Arc(places[0], place, self._side, row, instance.type)

    def _row(self, row: int, one: _Pointer) -> int:
        """Return the row that says a fill of the annotation at ``row``: its own, its slot's, or that one."""
        arrays, found = self._nodes.sides[self._side], row
        for at in range(row + 1, self._nodes.end[row]):
            if arrays.slot[at] == one.slot:
                if (arrays.alternative[at], arrays.fill[at]) == (one.alternative, one.fill):
                    return at
                if arrays.fill[at] < 0:
                    found = at
        return found

    def _target(self, one: _Pointer) -> int:
        """Return the number of the annotation pointed to, -1 if there is none of that name."""
        return self._numbers.get(one.target.casefold(), -1)

    def _place(self, number: int) -> Extent | None:
        """Return where an annotation stands, or the first place it leads to, if there is one."""
        if number not in self._places:
            self._places[number] = self._first_place(number)
        return self._places[number]

    def _first_place(self, number: int) -> Extent | None:
        seen = {-1}
        waiting = [number]
        while waiting:
            at = waiting.pop()
            if at in seen:
                continue
            seen.add(at)
            if self._instances[at].extents:
                return self._instances[at].extents[0]
            waiting += [self._target(one) for one in reversed(self._pointers.get(at, ()))]
        return None


def _pointers(instance: Instance) -> list[_Pointer]:
    """Return the fills that point, in the order of the slots."""
    found = []
    # Plain loops: of a document's many annotations most point nowhere.
    for slot, one in enumerate(instance.slots):
        for alternative, fills in enumerate(one.alternatives):
            for number, fill in enumerate(fills.fills):
                for part in fill.parts:
                    for reading in part.readings:
                        if reading.target is not None:
                            found.append(_Pointer(slot, alternative, number, reading.target))
    return found
