"""Arcs: pointers between annotations that both have a place in the text."""

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
    """Arcs between marks of the text pane: parallel arrays, one entry per arc, in order of their places.

    An arc leads from the extent ``source`` to the extent ``target`` of one side, ``lane``; ``row`` is the
    node of the pointer, ``label`` the slot, or the type of an annotation without a place of its own.
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
    points to with the others. A pointer to an annotation without a place leads to the first place that
    one leads to, however many lie between; where there is none, there is no arc.
    """
    # Sorted by places: the order does not depend on the order of instances in the files.
    ordered = sorted(
        arc
        for side, instances in enumerate(sides.instances(tree.document))
        for arc in _Side(tree.document, tree.nodes, side, instances).arcs()
    )
    return Arcs(
        array("i", [arc.source.start for arc in ordered]),
        array("i", [arc.source.end for arc in ordered]),
        array("i", [arc.target.start for arc in ordered]),
        array("i", [arc.target.end for arc in ordered]),
        bytes([arc.lane for arc in ordered]),
        bytes([tree.nodes.status[arc.row] for arc in ordered]),
        array("i", [arc.row for arc in ordered]),
        text_column([arc.label for arc in ordered]),
    )


class _Pointer(NamedTuple):
    """A fill that points: its slot, alternative and fill numbers, and the name of its target."""

    slot: int
    alternative: int
    fill: int
    target: str


class _Side:
    """The annotations of one side of a document, and their pointers."""

    def __init__(self, document: str, nodes: Nodes, side: int, instances: Sequence[Instance]) -> None:
        self._nodes, self._side, self._instances = nodes, side, instances
        # Names are indexed only where anything points: most documents have no pointers.
        self._pointers = {
            n: pointers for n, instance in enumerate(instances) if (pointers := _pointers(instance))
        }
        names = enumerate(instances) if self._pointers else ()
        self._numbers = {pointer_name(document, instance).casefold(): number for number, instance in names}
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
        # With a place of its own an annotation has an arc to each target; without one it joins its targets.
        ends = [
            (pointer, place)
            for pointer in self._pointers[number]
            if (place := self._place(self._target(pointer))) is not None
        ]
        if instance.extents:
            for pointer, place in ends:
                if place != instance.extents[0]:
                    label = instance.slots[pointer.slot].name
                    yield _Arc(instance.extents[0], place, self._side, self._row(row, pointer), label)
            return
        places = list(dict.fromkeys(place for _, place in ends))
        for place in places[1:]:
            yield _Arc(places[0], place, self._side, row, instance.type)

    def _row(self, row: int, pointer: _Pointer) -> int:
        """Return the row of a fill of the annotation at ``row``: its own, its slot's, or ``row``."""
        # The row of the very fill, if the tree has it; else the last row of its slot; else the object's row.
        arrays, best_row = self._nodes.sides[self._side], row
        for below in range(row + 1, self._nodes.end[row]):
            if arrays.slot[below] == pointer.slot:
                if (arrays.alternative[below], arrays.fill[below]) == (pointer.alternative, pointer.fill):
                    return below
                if arrays.fill[below] < 0:
                    best_row = below
        return best_row

    def _target(self, pointer: _Pointer) -> int:
        """Return the number of the annotation pointed to, -1 if there is none of that name."""
        return self._numbers.get(pointer.target.casefold(), -1)

    def _place(self, number: int) -> Extent | None:
        """Return the place of an annotation, or the first place it leads to, if there is one."""
        if number not in self._places:
            self._places[number] = self._first_place(number)
        return self._places[number]

    def _first_place(self, number: int) -> Extent | None:
        # Depth-first search along pointers, in the order of slots: the first annotation with a place ends it.
        # Pointers may form cycles, so each annotation is visited once.
        visited = {-1}
        waiting = [number]
        while waiting:
            current = waiting.pop()
            if current in visited:
                continue
            visited.add(current)
            if self._instances[current].extents:
                return self._instances[current].extents[0]
            waiting += [self._target(pointer) for pointer in reversed(self._pointers.get(current, ()))]
        return None


def _pointers(instance: Instance) -> list[_Pointer]:
    """Return the fills that point, in the order of the slots."""
    pointers = []
    # Plain loops: of a document's many annotations most point nowhere.
    for slot, instance_slot in enumerate(instance.slots):
        for alternative, multi_fill in enumerate(instance_slot.alternatives):
            for number, fill in enumerate(multi_fill.fills):
                for part in fill.parts:
                    for reading in part.readings:
                        if reading.target is not None:
                            pointers.append(_Pointer(slot, alternative, number, reading.target))
    return pointers
