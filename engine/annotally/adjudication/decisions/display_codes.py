"""Display codes of decisions: their codes by row, and the words that were written anew."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable

from annotally.adjudication.decisions.decision_table import DecisionTable
from annotally.adjudication.project.entries import Choice, Decision
from annotally.adjudication.project.messages import CODES, side_code
from annotally.adjudication.project.validity import MOST_SIDES

_SIDE_CODES = tuple(map(side_code, range(MOST_SIDES)))
"""The code of a decision for one side, by side."""


class DisplayCodes:
    """The arrays of a `Decided`, filled for all rows once, and again for the objects that have changed."""

    def __init__(self, table: DecisionTable, *, several_sides: bool = False) -> None:
        """``several_sides``: of more than two, the sides that stand side by side are listed by row."""
        # One byte a row for each code. The arrays are filled once and then changed only where a command has
        # been.
        self._table, self._several_sides = table, several_sides
        size = len(table.nodes)
        self.choice, self.own, self.rule = bytearray(size), bytearray(size), bytearray(size)
        self.optional, self.waits = bytearray(size), bytearray(size)
        self.edited: dict[int, str] = {}
        self.extents: dict[int, tuple[tuple[int, int], ...]] = {}
        self.sides: dict[int, tuple[int, ...]] = {}
        self.reasons: dict[int, str] = {}
        self.objects = list(table.objects())
        self.waiting = self.ruled = 0
        """Objects that are still to be decided, and that a rule decided."""
        if table.entered:
            self._fill(0, size)
        self._count(0, size)

    def refresh(self, rows: Iterable[int]) -> None:
        """Update the codes of rows with changed decisions, and of the objects they belong to; others stay."""
        # Only the rows of the touched objects are filled again: O(rows of these), not of the document.
        for start, end in {self._touched(row) for row in rows}:
            self._uncount(start, end)
            self._fill(start, end)
            self._count(start, end)

    def _touched(self, row: int) -> tuple[int, int]:
        """Return the rows of the object that a row belongs to, or of all that lies below the row."""
        ends = self._table.nodes.end
        place = bisect_right(self.objects, row) - 1
        top = self.objects[place] if place >= 0 and row < ends[self.objects[place]] else row
        return top, ends[top]

    def _fill(self, start: int, end: int) -> None:
        for array in (self.choice, self.own, self.rule, self.optional):
            array[start:end] = bytes(end - start)
        for row, (own_decision, decision) in enumerate(self._table.decisions_in(start, end), start):
            for details in (self.edited, self.extents, self.sides, self.reasons):
                details.pop(row, None)
            if decision is not None:
                self._take(row, decision, is_own=own_decision is not None)

    def _take(self, row: int, decision: Decision, *, is_own: bool) -> None:
        # Codes of a row that inherits its decision are those of the row above; what belongs to the decision
        # itself, its reason, words and places, is kept for its own row alone.
        self.choice[row] = code_of(decision)
        self.own[row] = is_own
        self.rule[row] = bool(decision.rule)
        self.optional[row] = is_own and decision.optional is True
        if self._several_sides and len(decision.sides) > 1:
            self.sides[row] = decision.sides
        if is_own and decision.reason:
            self.reasons[row] = decision.reason
        if is_own and decision.choice is Choice.EDITED:
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
            self.waits[row] = not self._table.is_decided(row)
            self.waiting += self.waits[row]
            self.ruled += self.rule[row]


def code_of(decision: Decision) -> int:
    """Return the display code of a decision: one of `CODES`."""
    if decision.choice is Choice.TAKE:
        return CODES["both"] if len(decision.sides) > 1 else _SIDE_CODES[decision.sides[0]]
    return CODES[decision.choice.value]


def extents_of(decision: Decision) -> tuple[tuple[int, int], ...]:
    """Return the extents that a person gave an annotation or fills of a slot; none for other decisions."""
    edited = decision.edited
    if edited is None:
        return ()
    if edited.slot is not None:
        return tuple(
            (reading.extent.start, reading.extent.end) for reading in edited.slot.readings() if reading.extent
        )
    instance = edited.instance
    return tuple((extent.start, extent.end) for extent in instance.extents) if instance is not None else ()


def words_of(decision: Decision) -> str:
    """Return the words that were written anew; empty for other decisions."""
    # From the whole to the part: an instance, a slot, a single alternative. A type that was written has no
    # slots, and its name is the words.
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
        readings = (reading for fill in fills for part in fill.parts for reading in part.readings)
    return "; ".join(reading.text for reading in readings)
