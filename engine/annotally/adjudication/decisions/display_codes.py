"""What a window shows of decisions: their codes by row, and the words of what was written anew."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable

from annotally.adjudication.decisions.decision_table import DecisionTable
from annotally.adjudication.project.entries import Choice, Decision
from annotally.adjudication.project.messages import CODES, side_code


class DisplayCodes:
    """The arrays of a `Decided`, filled for all rows once, and again for the objects that have changed."""

    def __init__(self, settled: DecisionTable, *, several_sides: bool = False) -> None:
        """``several_sides``: which sides stand side by side is told by row, there being more than two."""
        self._settled, self._several_sides = settled, several_sides
        size = len(settled.nodes)
        self.choice, self.own, self.rule = bytearray(size), bytearray(size), bytearray(size)
        self.optional, self.waits = bytearray(size), bytearray(size)
        self.edited: dict[int, str] = {}
        self.extents: dict[int, tuple[tuple[int, int], ...]] = {}
        self.sides: dict[int, tuple[int, ...]] = {}
        self.reasons: dict[int, str] = {}
        self.objects = list(settled.objects())
        self.waiting = self.ruled = 0
        """Objects that are still to be decided, and that a rule decided."""
        if settled.entered:
            self._fill(0, size)
        self._count(0, size)

    def refresh(self, rows: Iterable[int]) -> None:
        """Follow decisions that were made or taken back about rows: what belongs to other objects stays."""
        for start, end in {self._touched(row) for row in rows}:
            self._uncount(start, end)
            self._fill(start, end)
            self._count(start, end)

    def _touched(self, row: int) -> tuple[int, int]:
        """Return the rows of the object that a row belongs to, or of all that lies below the row."""
        ends = self._settled.nodes.end
        place = bisect_right(self.objects, row) - 1
        top = self.objects[place] if place >= 0 and row < ends[self.objects[place]] else row
        return top, ends[top]

    def _fill(self, start: int, end: int) -> None:
        parents, in_force = self._settled.nodes.parent, dict[int, Decision | None]()
        for array in (self.choice, self.own, self.rule, self.optional):
            array[start:end] = bytes(end - start)
        for row in range(start, end):
            mine, parent = self._settled.own(row), parents[row]
            above = in_force[parent] if parent >= start else self._settled.decision(parent)
            if self._settled.blocked(row):
                above = None
            found = in_force[row] = mine or above
            for known in (self.edited, self.extents, self.sides, self.reasons):
                known.pop(row, None)
            if found is not None:
                self._take(row, found, own=mine is not None)

    def _take(self, row: int, decision: Decision, *, own: bool) -> None:
        self.choice[row] = code_of(decision)
        self.own[row] = own
        self.rule[row] = bool(decision.rule)
        self.optional[row] = own and decision.optional is True
        if self._several_sides and len(decision.sides) > 1:
            self.sides[row] = decision.sides
        if own and decision.reason:
            self.reasons[row] = decision.reason
        if own and decision.choice is Choice.EDITED:
            self.edited[row] = words_of(decision)
            if places := extents_of(decision):
                self.extents[row] = places

    def _inside(self, start: int, end: int) -> list[int]:
        return self.objects[bisect_left(self.objects, start) : bisect_left(self.objects, end)]

    def _uncount(self, start: int, end: int) -> None:
        for row in self._inside(start, end):
            self.waiting -= self.waits[row]
            self.ruled -= self.rule[row]

    def _count(self, start: int, end: int) -> None:
        for row in self._inside(start, end):
            self.waits[row] = not self._settled.settled(row)
            self.waiting += self.waits[row]
            self.ruled += self.rule[row]


def code_of(decision: Decision) -> int:
    """Return what a window calls a decision: one of `CODES`."""
    if decision.choice is Choice.TAKE:
        return CODES["both"] if len(decision.sides) > 1 else side_code(decision.sides[0])
    return CODES[decision.choice.value]


def extents_of(decision: Decision) -> tuple[tuple[int, int], ...]:
    """Return where a person let an annotation stand, or fills of a slot; none for other decisions."""
    edited = decision.edited
    if edited is None:
        return ()
    if edited.slot is not None:
        return tuple((one.extent.start, one.extent.end) for one in edited.slot.readings() if one.extent)
    instance = edited.instance
    return tuple((one.start, one.end) for one in instance.extents) if instance is not None else ()


def words_of(decision: Decision) -> str:
    """Return the words of what was written anew; empty for other decisions."""
    edited = decision.edited
    if edited is None:
        return ""
    if edited.instance is not None:
        readings = edited.instance.readings()
        if not edited.instance.slots:
            return edited.instance.type
    elif edited.slot is not None:
        readings = edited.slot.readings()
    else:
        fills = edited.alternative.fills if edited.alternative is not None else ()
        readings = (one for fill in fills for part in fill.parts for one in part.readings)
    return "; ".join(one.text for one in readings)
