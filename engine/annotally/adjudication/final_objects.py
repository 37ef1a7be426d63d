"""The objects of a final key: each row of an object as it, and what lies below it, was decided."""

from collections import defaultdict
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from annotally.adjudication.entries import Choice, Decision
from annotally.adjudication.final_pointers import FinalObject, Origin, marked, said
from annotally.adjudication.settled import Settled
from annotally.adjudication.status_slots import NO_STATUS, StatusSlots
from annotally.comparison import Level
from annotally.model.instances import Alternative, Fill, Instance, Slot, fill_text

LABEL, SPAN = "_label", "_span"
"""Rows that stand for what an annotation is and where, not for one of its slots."""
NOTHING_NAMED: Mapping[str, str] = {}
"""No slot holds a label."""


class ObjectMaker:
    """Makes the objects of rows."""

    def __init__(
        self,
        settled: Settled,
        instances: Sequence[Sequence[Instance]],
        text_slot: str,
        status: StatusSlots,
        naming: Mapping[str, str] = NOTHING_NAMED,
    ) -> None:
        self._status, self._naming = status, naming
        self._settled, self._nodes = settled, settled.nodes
        self._instances = [[marked(side, one) for one in found] for side, found in enumerate(instances)]
        self._places = {text_slot, SPAN}

    def objects(self, row: int) -> list[FinalObject]:
        """Return what a decided row becomes: none, one, or one of either side."""
        sides = self._present(row)
        every = tuple((side, one) for side, numbers in sides.items() for one in numbers)
        decision = self._settled.decision(row)
        if decision is None:  # all that lies below is decided
            side, numbers = next(iter(sides.items()))
            shell = self._instances[side][numbers[0]]
            return [FinalObject(self._changed(row, shell), every, row)]
        found = self._chosen(decision, sides)
        if len(found) == 1:
            changed = self._optional(self._changed(row, found[0]), decision)
            return [FinalObject(changed, every, row)]
        origins = [tuple(origin for origin in every if self._at(origin) == one) for one in found]
        return [
            FinalObject(self._optional(one, decision), origin, row)
            for one, origin in zip(found, origins, strict=True)
        ]

    def _at(self, origin: Origin) -> Instance:
        return self._instances[origin[0]][origin[1]]

    def _present(self, row: int) -> dict[int, list[int]]:
        found: dict[int, list[int]] = {}
        for refs in self._nodes.node(row).refs:
            for ref in refs:
                found.setdefault(ref.side, []).append(ref.instance)
        return found

    def _chosen(self, decision: Decision, sides: Mapping[int, Sequence[int]]) -> list[Instance]:
        if decision.choice is Choice.EDITED:
            edited = decision.edited.instance if decision.edited is not None else None
            return [edited] if edited is not None else []
        if decision.choice is Choice.NEITHER:
            return []
        taken = [self._instances[side][one] for side in decision.sides for one in sides.get(side, ())]
        if decision.choice is Choice.EITHER and len(taken) > 1:
            return [self._merged(taken)]
        return taken

    def _optional(self, instance: Instance, decision: Decision) -> Instance:
        if decision.optional is None or decision.optional is instance.optional:
            return instance
        return self._status.made(instance, optional=decision.optional)

    def _merged(self, taken: Sequence[Instance]) -> Instance:
        """Return the first of several instances, with what the slots of the others say as alternatives.

        Whether it must be found the first says alone.
        """
        return _merged([taken[0], *map(self._status.without, taken[1:])])

    # --- what lies below

    def _changed(self, row: int, instance: Instance) -> Instance:
        """Return the instance with every slot that was decided apart as it was decided."""
        rows = {self._slot_row(one) for one in self._settled.decided_below(row)}
        slots = {slot.name.casefold(): slot for slot in instance.slots}
        for one in sorted(rows):
            name = self._slot_name(one)
            decision = self._settled.decision(one)
            if decision is not None and name in self._places | {LABEL}:
                instance = self._moved(one, instance, decision, name, slots)
            if name in (LABEL, SPAN):
                continue
            slot = self._slot(one, slots.get(name))
            if slot is None:
                slots.pop(name, None)
            else:
                slots[name] = slot
        if not rows:
            return instance
        made = replace(instance, slots=tuple(slots.values()))
        told = any(self._status.holds(self._nodes.names[self._nodes.name[one]]) for one in rows)
        return replace(made, optional=self._status.says_optional(made)) if told else made

    def _slot_name(self, row: int) -> str:
        """Return the folded name of the slot that a row is about, which the row need not bear (A9)."""
        slots = (self._slot_of(row, side) for side in range(len(self._instances)))
        named = next((slot.name for slot in slots if slot is not None), None)
        return (named or self._nodes.names[self._nodes.name[row]]).casefold()

    def _slot_row(self, row: int) -> int:
        while self._nodes.level[row] != Level.SLOT:
            row = self._nodes.parent[row]
        return row

    def _moved(
        self, row: int, instance: Instance, decision: Decision, name: str, slots: dict[str, Slot]
    ) -> Instance:
        """Return the instance where, or as what, the side that was taken has it; ``slots`` take the label."""
        if (
            decision.choice is Choice.EDITED
            and decision.edited is not None
            and decision.edited.instance is not None
        ):
            other = decision.edited.instance
        elif decision.choice is Choice.TAKE and decision.sides:
            number = self._nodes.sides[decision.sides[0]].instance[row]
            if number < 0:
                return instance
            other = self._instances[decision.sides[0]][number]
        else:
            return instance
        if name != LABEL:
            return replace(instance, extents=other.extents)
        for naming in sorted({self._naming.get(one.type, "") for one in (instance, other)} - {""}):
            theirs = other.slot(naming)
            if theirs is not None:
                slots[naming.casefold()] = theirs
            elif decision.choice is not Choice.EDITED or other.type != instance.type:
                slots.pop(naming.casefold(), None)
        return replace(instance, type=other.type)

    def _slot(self, row: int, slot: Slot | None) -> Slot | None:
        """Return what a slot becomes; ``slot`` is what its object has."""
        own = self._settled.own(row)
        found = self._decided_slot(row, own) if own is not None else slot
        return self._with_parts(row, found) if self._settled.decided_below(row) else found

    def _decided_slot(self, row: int, decision: Decision) -> Slot | None:
        if decision.choice is Choice.EDITED:
            edited = decision.edited
            if edited is not None and edited.instance is not None:  # where it stands, and what it says there
                return edited.instance.slot(self._slot_name(row))
            return edited.slot if edited is not None else None
        if decision.choice is Choice.NEITHER:
            return None
        taken = [slot for side in decision.sides if (slot := self._slot_of(row, side)) is not None]
        if not taken:
            return None
        found = taken[0]
        if len(taken) > 1:
            found = _alternatives(taken) if decision.choice is Choice.EITHER else _together(taken)
        return found if decision.optional is None else replace(found, optional=decision.optional)

    def _slot_of(self, row: int, side: int) -> Slot | None:
        arrays = self._nodes.sides[side]
        number, place = arrays.instance[row], arrays.slot[row]
        return self._instances[side][number].slots[place] if number >= 0 and place >= 0 else None

    def _with_parts(self, row: int, slot: Slot | None) -> Slot | None:
        """Return the slot as what lies below it was decided: the fills compared, then other alternatives."""
        compared: list[Fill] = []
        others: list[list[Fill]] = []
        for child in self._nodes.children(row):
            if self._nodes.level[child] == Level.ALTERNATIVE:
                others.append(self._unused(row, child))
                continue
            decision = self._settled.decision(child)
            compared += (
                self._fills(child, decision) if decision is not None else self._fills_as_compared(child)
            )
        having = (self._slot_of(row, side) for side in range(len(self._instances)))
        template = slot or next(filter(None, having), None)
        held = tuple(Alternative(tuple(dict.fromkeys(one))) for one in (compared, *others) if one)
        return replace(template, held=held) if template is not None and held else None

    def _unused(self, slot_row: int, row: int) -> list[Fill]:
        """Return what stays of an alternative that was not compared: by itself, if the slot is its side's."""
        having = {one for one, arrays in enumerate(self._nodes.sides) if arrays.instance[row] >= 0}
        first = next(one for one in range(len(self._instances)) if self._slot_of(slot_row, one) is not None)
        kept = []
        for child in self._nodes.children(row):
            decision, fill = self._settled.decision(child), self._fill_of(child, min(having))
            taken = {first} if decision is None else having.intersection(decision.sides)
            if fill is not None and not having.isdisjoint(taken):
                kept.append(fill)
        return kept

    def _fills(self, row: int, decision: Decision) -> list[Fill]:
        if decision.choice is Choice.EDITED:
            edited = decision.edited.alternative if decision.edited is not None else None
            return list(edited.fills) if edited is not None else []
        return [fill for side in decision.sides if (fill := self._fill_of(row, side)) is not None]

    def _fills_as_compared(self, row: int) -> list[Fill]:
        found = (self._fill_of(row, side) for side in range(len(self._instances)))
        return [fill for fill in found if fill is not None][:1]

    def _fill_of(self, row: int, side: int) -> Fill | None:
        slot, arrays = self._slot_of(row, side), self._nodes.sides[side]
        if slot is None or arrays.fill[row] < 0:
            return None
        return slot.alternatives[max(0, arrays.alternative[row])].fills[arrays.fill[row]]


def object_now(
    settled: Settled,
    instances: Sequence[Sequence[Instance]],
    row: int,
    text_slot: str,
    naming: Mapping[str, str] = NOTHING_NAMED,
) -> Instance | None:
    """Return what the final key has for an object's row as far as that is decided, its pointers `marked`.

    Of an open one it is what the first side that has it says, of one that becomes two the first; None for one
    that is left out. ``text_slot`` and ``naming`` are as `final_document` takes them.
    """
    found = ObjectMaker(settled, instances, text_slot.casefold(), NO_STATUS, naming).objects(row)
    return found[0].instance if found else None


def _merged(taken: Sequence[Instance]) -> Instance:
    """Return the first of several instances, with what the slots of the others say as alternatives."""
    slots: dict[str, list[Slot]] = defaultdict(list)
    for instance in taken:
        for slot in instance.slots:
            slots[slot.name.casefold()].append(slot)
    made = (_alternatives(found) if len(found) > 1 else found[0] for found in slots.values())
    return replace(taken[0], slots=tuple(made))


def _alternatives(slots: Sequence[Slot]) -> Slot:
    """Return the first slot with the alternatives of all, each once."""
    found: dict[tuple[str, ...], Alternative] = {}
    for slot in slots:
        for one in slot.alternatives:
            found.setdefault(said(one), one)
    return replace(slots[0], held=tuple(found.values()))


def _together(slots: Sequence[Slot]) -> Slot:
    """Return the first slot with the fills of the first alternatives of all, each once."""
    fills = {fill_text(fill): fill for slot in slots for one in slot.alternatives[:1] for fill in one.fills}
    return replace(slots[0], held=(Alternative(tuple(fills.values())),))
