"""The objects of a final key: each row of an object as it, and what lies below it, was decided."""

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from copy import copy

from msgspec.structs import replace

from annotally.adjudication.decisions.decision_table import LABEL, SPAN, DecisionTable
from annotally.adjudication.final_key.pointers import FinalObject, Origin, marked
from annotally.adjudication.final_key.slots import DecidedSlots, with_alternatives_of_all
from annotally.adjudication.final_key.status_slots import NO_STATUS, StatusSlots
from annotally.adjudication.project.entries import Choice, Decision
from annotally.comparison.result import Level
from annotally.model.instances import Instance, Slot

NOTHING_NAMED: Mapping[str, str] = {}
"""No slot holds a label."""


class ObjectMaker:
    """Makes the objects of rows."""

    def __init__(
        self,
        settled: DecisionTable,
        instances: Sequence[Sequence[Instance]],
        text_slot: str,
        status: StatusSlots,
        naming: Mapping[str, str] = NOTHING_NAMED,
    ) -> None:
        self._status, self._naming = status, naming
        self._settled, self._nodes = settled, settled.nodes
        self._instances = [[marked(side, one) for one in found] for side, found in enumerate(instances)]
        self._slots = DecidedSlots(settled, self._instances)
        self._text_slot, self._places = text_slot, {text_slot, SPAN}

    def under(self, settled: DecisionTable) -> "ObjectMaker":
        """Return a maker of the same annotations under other decisions."""
        made = copy(self)
        made._settled, made._slots = settled, DecidedSlots(settled, self._instances)
        return made

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
        rows = list(self._decided_slots(row))
        if not rows:
            return instance
        for slot_row in rows:
            names = self._slot_names(slot_row)
            decision = self._settled.decision(slot_row)
            if decision is not None and not names.isdisjoint(self._places | {LABEL}):
                instance = self._moved(slot_row, instance, decision, LABEL if LABEL in names else SPAN)
        slots = {slot.name.casefold(): slot for slot in instance.slots}
        for slot_row in rows:
            names = self._slot_names(slot_row)
            if names.isdisjoint({LABEL, SPAN}):
                slots = _with_slot(slots, names, self._slots.slot(slot_row))
        made = replace(instance, slots=tuple(slots.values()))
        told = any(self._status.holds(self._nodes.names[self._nodes.name[one]]) for one in rows)
        return replace(made, optional=self._status.says_optional(made)) if told else made

    def _decided_slots(self, row: int) -> Iterator[int]:
        """Yield the slots of an object that were decided by themselves, in fills, or with those beside them.

        Of a row that gathers several slots (MAT's remainders) these are the slots it gathers.
        """
        decided = {self._slot_row(below) for below in self._settled.decided_below(row)}
        found: set[int] = set()
        for slot_row in decided:
            gathered = [at for at in self._nodes.children(slot_row) if self._nodes.level[at] == Level.SLOT]
            found.update(gathered or [slot_row])
        return iter(sorted(found))

    def _slot_names(self, row: int) -> frozenset[str]:
        """Return the folded names that sides call the slot of a row by (A9), which the row need not bear."""
        named = {slot.name.casefold() for slot in self._slots.slots_of_sides(row).values()}
        return frozenset(named or {self._nodes.names[self._nodes.name[row]].casefold()})

    def _slot_row(self, row: int) -> int:
        while self._nodes.level[row] != Level.SLOT:
            row = self._nodes.parent[row]
        return row

    def _moved(self, row: int, instance: Instance, decision: Decision, name: str) -> Instance:
        """Return the instance where, or as what, the side that was taken has it: of either the first."""
        if (
            decision.choice is Choice.EDITED
            and decision.edited is not None
            and decision.edited.instance is not None
        ):
            other = decision.edited.instance
        else:
            places = ((side, self._nodes.sides[side].instance[row]) for side in decision.sides)
            there = next((place for place in places if place[1] >= 0), None)
            if there is None:
                return instance
            other = self._instances[there[0]][there[1]]
        if name == LABEL:
            return self._relabelled(instance, other, edited=decision.choice is Choice.EDITED)
        moved = replace(instance, extents=other.extents)
        words = other.slot(self._text_slot)
        if words is None or moved.slot(self._text_slot) is None:
            return moved
        # The words are those of the place.
        return replace(moved, slots=tuple(words if one.name == words.name else one for one in moved.slots))

    def _relabelled(self, instance: Instance, other: Instance, *, edited: bool) -> Instance:
        """Return the instance with the label of the other, and with its feature that holds the label (C9).

        A label that a person ``edited`` without naming the feature leaves the feature as it is, unless the
        type changes.
        """
        slots = {slot.name.casefold(): slot for slot in instance.slots}
        for feature in sorted({self._naming.get(named.type, "") for named in (instance, other)} - {""}):
            slot = other.slot(feature)
            if slot is not None or not edited or other.type != instance.type:
                slots = _with_slot(slots, {feature.casefold()}, slot)
        return replace(instance, type=other.type, slots=tuple(slots.values()))


def _with_slot(slots: Mapping[str, Slot], names: Collection[str], slot: Slot | None) -> dict[str, Slot]:
    """Return slots with one in the place of those of ``names``, at the end where there is none, or without.

    It keeps the name that the object has for it: sides may call one thing differently (A9).
    """
    here = [name for name in slots if name in names]
    if slot is None:
        return {name: known for name, known in slots.items() if name not in names}
    if not here:
        return {**slots, slot.name.casefold(): slot}
    renamed = slot if slot.name.casefold() in here else replace(slot, name=slots[here[0]].name)
    kept = {name: known for name, known in slots.items() if name not in here[1:]}
    return {name: renamed if name == here[0] else known for name, known in kept.items()}


def object_now(
    settled: DecisionTable,
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
    return replace(taken[0], slots=tuple(map(with_alternatives_of_all, slots.values())))
