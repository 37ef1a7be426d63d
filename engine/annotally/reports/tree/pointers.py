"""Targets of pointer fills: the row of the tree of the object pointed to."""

from collections.abc import Sequence
from functools import cached_property

from annotally.comparison.result import Level, Ref, Sides, UnitComparison
from annotally.model.annotation_sets import pointer_name
from annotally.model.instances import Fill


class DocumentPointers:
    """The pointers of one document, on each side."""

    def __init__(self, unit: UnitComparison, sides: Sides) -> None:
        self._unit = unit
        self._instances = sides.instances(unit.document)

    @cached_property
    def _rows(self) -> list[dict[str, int]]:
        """By side, the rows of the objects by the name a pointer has for them; made at first use."""
        # A pointer names its target by type, document and name; the row of an instance is found by its
        # number.
        nodes, document = self._unit.nodes, self._unit.document
        rows_by_side = []
        for places, instances in zip(nodes.sides, self._instances, strict=True):
            numbers = places.instance
            row_by_number = {
                numbers[row]: row for row, level in enumerate(nodes.level) if level == Level.INSTANCE
            }
            rows_by_side.append(
                {
                    pointer_name(document, instance).casefold(): row_by_number[number]
                    for number, instance in enumerate(instances)
                    if number in row_by_number
                }
            )
        return rows_by_side

    def row_of_fill(self, side: int, fill: Fill) -> int:
        """Return the row of the object that a fill points to, -1 for no pointer or one that leads nowhere."""
        for part in fill.parts:
            for reading in part.readings:
                if reading.target is not None:
                    return self._rows[side].get(reading.target.casefold(), -1)
        return -1

    def row_of(self, row: int) -> int:
        """Return the row of the object that a row's fills point to: the key's first one, else the response's.

        A mention leads to the one it refers to. -1 where nothing below the row's object points anywhere, and
        for objects with slots of their own, classes and documents.
        """
        nodes = self._unit.nodes
        # A row without children is a mention of coreference: its own slots point, no rows below it do.
        mention = nodes.level[row] == Level.INSTANCE and nodes.end[row] == row + 1
        for refs in nodes.node(row).refs:
            for ref in refs:
                for fill in self._fills(ref, mention=mention):
                    target = self.row_of_fill(ref.side, fill)
                    if target >= 0:
                        return target
        return -1

    def _fills(self, ref: Ref, *, mention: bool) -> Sequence[Fill]:
        if mention:
            slots = self._instances[ref.side][ref.instance].slots
            return [fill for slot in slots for multi_fill in slot.alternatives for fill in multi_fill.fills]
        if not ref.path:
            return ()
        # Slices, so that a path without alternative or fill takes all of them.
        slot = self._instances[ref.side][ref.instance].slots[ref.path[0]]
        chosen = slot.alternatives[ref.path[1] : ref.path[1] + 1] if ref.path[1:] else slot.alternatives
        fills = [fill for alternative in chosen for fill in alternative.fills]
        return fills[ref.path[2] : ref.path[2] + 1] if ref.path[2:] else fills
