"""The slots of a final key, made from the sides' alternatives and fills by the decisions about them.

Every fill of a slot stands in a row, and the current decision for that row applies to the fill:

- A side, or both: the fills that these sides have there, each once. Of the alternatives that were compared
  this makes one; any other alternative of a side stays an alternative where that side is taken.
- Either: the slot has one alternative for each side named, with that side's fills in all rows decided so and
  what is taken in the others. A side that an either does not name has there what its first side has.
- Neither: nothing. Written anew: what was written.

So a decision about a slot makes the same of it as that decision about each of its fills.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from annotally.adjudication.decisions.decision_table import DecisionTable
from annotally.adjudication.project.entries import Choice, Decision
from annotally.comparison.result import Level
from annotally.model.instances import Alternative, Fill, Instance, Reading, Slot

FillSaying = tuple[tuple[tuple[str, str], ...], ...]
"""The content of a fill: for each reading of each part the target of a pointer, or else the words."""


def fill_saying(fill: Fill) -> FillSaying:
    """Return the content of a fill: a pointer counts by its target, never by its spelling (C7).

    Pointers of several sides have targets that tell their sides apart, until they lead into the final key.
    """
    return tuple(
        tuple(
            ("", reading.text) if reading.target is None else ("→", reading.target.casefold())
            for reading in part.readings
        )
        for part in fill.parts
    )


def _alternative_saying(alternative: Alternative) -> tuple[tuple[FillSaying, bool], ...]:
    """Return the content of an alternative in any order, and which of its fills need not be found."""
    return tuple(sorted({(fill_saying(fill), fill.optional) for fill in alternative.fills}))


def each_fill_once(fills: Iterable[Fill]) -> tuple[Fill, ...]:
    """Return fills in their order, equal ones once, with the minimal strings of all of them."""
    once: dict[FillSaying, Fill] = {}
    for fill in fills:
        saying = fill_saying(fill)
        earlier = once.get(saying)
        once[saying] = fill if earlier is None else _as_lenient(earlier, fill)
    return tuple(once.values())


def each_alternative_once(alternatives: Iterable[Alternative]) -> tuple[Alternative, ...]:
    """Return alternatives in their order, equal ones once, with the minimal strings of all of them."""
    once: dict[object, Alternative] = {}
    for alternative in alternatives:
        saying = _alternative_saying(alternative)
        earlier = once.get(saying)
        if earlier is not None:
            alternative = _with_fills(each_fill_once((*earlier.fills, *alternative.fills)), earlier)
        once[saying] = alternative
    return tuple(once.values())


def _with_fills(fills: tuple[Fill, ...], alternative: Alternative) -> Alternative:
    return alternative if set(fills) == set(alternative.fills) else Alternative(fills)


def _as_lenient(fill: Fill, equal_fill: Fill) -> Fill:
    """Return a fill that also accepts the minimal strings of an equal one."""
    parts = []
    for part, equal_part in zip(fill.parts, equal_fill.parts, strict=True):
        pairs = zip(part.readings, equal_part.readings, strict=True)
        readings = tuple(_with_minimal(reading, equal_reading.minimal) for reading, equal_reading in pairs)
        parts.append(part if readings == part.readings else replace(part, readings=readings))
    merged_parts = tuple(parts)
    return fill if merged_parts == fill.parts else replace(fill, parts=merged_parts)


def _with_minimal(reading: Reading, minimal: Iterable[str]) -> Reading:
    all_minimal = tuple(dict.fromkeys((*reading.minimal, *minimal)))
    return reading if all_minimal == reading.minimal else replace(reading, minimal=all_minimal)


def with_alternatives_of_all(slots: Sequence[Slot]) -> Slot:
    """Return the first slot with the alternatives of all, each once."""
    if len(slots) == 1:
        return slots[0]
    alternatives = each_alternative_once(alternative for slot in slots for alternative in slot.alternatives)
    return replace(slots[0], value=alternatives)


class _FillRow(NamedTuple):
    """A row that holds fills of a slot's compared alternatives, with the current decision for it."""

    decision: Decision
    by_side: dict[int, list[Fill]]

    def fills(self, sides: Iterable[int]) -> list[Fill]:
        """Return the fills that sides have in this row."""
        return [fill for side in sides for fill in self.by_side.get(side, ())]


FillPlace = tuple[int, int, int]
"""A side, the number of an alternative of its slot, and that of a fill in it."""


class DecidedSlots:
    """Maker of the final slots of a document from the current decisions for their rows."""

    def __init__(self, table: DecisionTable, instances: Sequence[Mapping[int, Instance]]) -> None:
        """Take the current decisions, and by side the instances by number, pointers marked with the side."""
        self._table, self._nodes, self._instances = table, table.nodes, instances

    def slots_of_sides(self, row: int) -> dict[int, Slot]:
        """Return the slot that a row is about, as each side has it."""
        slots: dict[int, Slot] = {}
        for side, arrays in enumerate(self._nodes.sides):
            number, place = arrays.instance[row], arrays.slot[row]
            if number >= 0 and place >= 0:
                slots[side] = self._instances[side][number].slots[place]
        return slots

    def slot(self, row: int) -> Slot | None:
        """Return the slot of a row as it was decided; of an open one, as the first side that has it does.

        None where nothing of it stands.
        """
        # The usual slot is taken from one side as it is. Only decisions below it, or several sides with it,
        # make it worth putting together.
        slots, decision = self.slots_of_sides(row), self._table.decision(row)
        if decision is not None and decision.choice is Choice.EDITED:
            return self._edited(row, decision, slots)
        if not slots:
            return None
        if decision is None:
            decision = Decision(Choice.TAKE, (next(iter(slots)),))
        holders = [side for side in decision.sides if side in slots]
        if self._table.decided_below(row) or len(holders) > 1:
            decided_slot = self._put_together(row, slots, decision)
        else:
            decided_slot = slots[holders[0]] if holders else None
        own_decision = self._table.own(row)
        optional = own_decision.optional if own_decision is not None else None
        return (
            decided_slot
            if decided_slot is None or optional is None
            else replace(decided_slot, optional=optional)
        )

    def _edited(self, row: int, decision: Decision, slots: dict[int, Slot]) -> Slot | None:
        edited = decision.edited
        if edited is None:
            return None
        if edited.instance is not None:  # where it stands, and what it says there
            name = next((slot.name for slot in slots.values()), self._nodes.names[self._nodes.name[row]])
            slot = edited.instance.slot(name)
        else:
            slot = edited.slot
        optional = decision.optional if self._table.own(row) is decision else None
        return slot if slot is None or optional is None else replace(slot, optional=optional)

    # --- of several sides, or with decisions about single fills

    def _put_together(self, row: int, slots: dict[int, Slot], decision: Decision) -> Slot | None:
        order = [side for side in decision.sides if side in slots]
        order += [side for side in slots if side not in order]
        slots = {side: slots[side] for side in order}
        rows = self._rows_of_fills(row, slots)
        compare = self._uncompared if self._alternatives_apart(row) else self._compared
        alternatives = each_alternative_once(
            alternative for alternative in compare(row, slots, rows, decision) if alternative.fills
        )
        return replace(slots[order[0]], value=alternatives) if alternatives else None

    def _alternatives_apart(self, row: int) -> bool:
        """Tell whether each alternative of a slot has a row, so that none was compared: of several sides."""
        children = {self._nodes.level[child] for child in self._nodes.children(row)}
        return Level.ALTERNATIVE in children and Level.FILL not in children

    def _uncompared(
        self, _row: int, slots: dict[int, Slot], rows: dict[FillPlace, int], decision: Decision
    ) -> Iterator[Alternative]:
        """Yield alternatives that stand where a side taken has them; of both, the first ones joined."""
        # No alternative was compared with another here, so each stays by itself with those of its fills that
        # are taken. Where both sides are taken their first ones are one statement of both, and their fills
        # are joined once at the end.
        joined: list[Fill] = []
        for side, slot in slots.items():
            for number, alternative in enumerate(slot.alternatives):
                fills: list[Fill] = []
                for at in range(len(alternative.fills)):
                    place = side, number, at
                    in_force = self._in_force(rows[place], decision)
                    several = in_force.choice is Choice.TAKE and len(slots.keys() & set(in_force.sides)) > 1
                    into = joined if several and number == 0 else fills
                    into += self._unused(place, rows, slots, decision)
                yield _as_before(fills, alternative)
        yield Alternative(each_fill_once(joined))

    def _compared(
        self, row: int, slots: dict[int, Slot], rows: dict[FillPlace, int], decision: Decision
    ) -> Iterator[Alternative]:
        """Yield the alternative that was compared, as one or as either, among those that were not."""
        # One alternative of each side was compared, and these make one; it is yielded at the place of the
        # first side's (``joined``), or once a side for an either. All others go through as their side has
        # them.
        compared = {side: max(0, self._nodes.sides[side].alternative[row]) for side in slots}
        lines = list(self._lines(rows, slots, compared, decision))
        either = _sides_of_either(decision, lines, slots)
        joined = False
        for side, slot in slots.items():
            for number, alternative in enumerate(slot.alternatives):
                if number != compared[side]:
                    places = [(side, number, place) for place in range(len(alternative.fills))]
                    fills = [self._unused(place, rows, slots, decision) for place in places]
                    yield _as_before([fill for place_fills in fills for fill in place_fills], alternative)
                elif side in either:
                    yield _as_before(_fills_of_side(lines, side), alternative)
                elif not either and not joined:
                    joined = True
                    yield _as_before(_fills_of_side(lines, None), alternative)

    def _rows_of_fills(self, row: int, slots: dict[int, Slot]) -> dict[FillPlace, int]:
        """Return the row that each fill of a slot stands in, by its place; the slot's own for all others."""
        # Every fill starts in the slot's own row; fills with a row below overwrite that, so no fill is
        # without one.
        rows: dict[FillPlace, int] = {}
        for side, slot in slots.items():
            for number, alternative in enumerate(slot.alternatives):
                rows |= {(side, number, place): row for place in range(len(alternative.fills))}
        for below in range(row + 1, self._nodes.end[row]):
            if self._nodes.level[below] != Level.FILL:
                continue
            for side in slots:
                arrays = self._nodes.sides[side]
                if arrays.instance[below] >= 0 and arrays.fill[below] >= 0:
                    rows[side, max(0, arrays.alternative[below]), arrays.fill[below]] = below
        return rows

    def _lines(
        self,
        rows: dict[FillPlace, int],
        slots: dict[int, Slot],
        compared: dict[int, int],
        inherited: Decision,
    ) -> Iterator[_FillRow]:
        """Yield the rows of the fills that were compared, in their order."""
        # Fills are gathered by row, for one row may hold a fill of each side; row numbers are their order in
        # the tree.
        by_row: dict[int, dict[int, list[Fill]]] = {}
        for (side, number, place), at in rows.items():
            if number == compared[side]:
                fill = slots[side].alternatives[number].fills[place]
                by_row.setdefault(at, {}).setdefault(side, []).append(fill)
        for at in sorted(by_row):
            yield _FillRow(self._in_force(at, inherited), by_row[at])

    def _in_force(self, row: int, inherited: Decision) -> Decision:
        return self._table.decision(row) or inherited

    def _unused(
        self,
        place: FillPlace,
        rows: dict[FillPlace, int],
        slots: dict[int, Slot],
        inherited: Decision,
    ) -> Sequence[Fill]:
        """Return the fills that the final key has for one fill of an alternative that was not compared."""
        side, number, at = place
        decision = self._in_force(rows[place], inherited)
        if decision.choice is Choice.EDITED:
            return _written(decision)
        return slots[side].alternatives[number].fills[at : at + 1] if side in decision.sides else ()


def _sides_of_either(
    decision: Decision, lines: Iterable[_FillRow], slots: dict[int, Slot]
) -> tuple[int, ...]:
    """Return the sides that have an alternative of their own; empty where no decision is for either."""
    sides: dict[int, None] = {}
    for candidate in (decision, *(line.decision for line in lines)):
        holders = [side for side in candidate.sides if side in slots]
        if candidate.choice is Choice.EITHER and len(holders) > 1:
            sides |= dict.fromkeys(holders)
    return tuple(sides)


def _fills_of_side(lines: Iterable[_FillRow], side: int | None) -> list[Fill]:
    """Return the fills of the compared alternative; ``side``: as this side has it where either is right."""
    # Without a side, an either that reaches this row is decided by its first side present.
    fills: list[Fill] = []
    for line in lines:
        decision = line.decision
        if decision.choice is Choice.EDITED:
            fills += _written(decision)
        elif decision.choice is Choice.TAKE:
            fills += line.fills(decision.sides)
        elif decision.choice is Choice.EITHER:
            present = [chosen_side for chosen_side in decision.sides if chosen_side in line.by_side]
            fills += line.fills((side,) if side is not None and side in decision.sides else present[:1])
    return fills


def _written(decision: Decision) -> Sequence[Fill]:
    edited = decision.edited
    if edited is None:
        return ()
    if edited.slot is not None:
        return edited.slot.alternatives[0].fills if edited.slot.alternatives else ()
    return edited.alternative.fills if edited.alternative is not None else ()


def _as_before(fills: Iterable[Fill], alternative: Alternative) -> Alternative:
    """Return fills as an alternative, each once; as it stands in its file where it has the same."""
    return _with_fills(each_fill_once(fills), alternative)
