"""The objects of a final key, made of rows by the decisions about these and the rows below them."""

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


class _MarkedInstances(dict[int, Instance]):
    """The instances of a side by their numbers, each `marked` when somebody first looks at it."""

    def __init__(self, side: int, instances: Sequence[Instance]) -> None:
        super().__init__()
        self._side, self._instances = side, instances

    def __missing__(self, number: int) -> Instance:
        instance = self[number] = marked(self._side, self._instances[number])
        return instance


class ObjectMaker:
    """Makes the objects of rows."""

    def __init__(
        self,
        table: DecisionTable,
        instances: Sequence[Sequence[Instance]],
        text_slot: str,
        status: StatusSlots,
        naming: Mapping[str, str] = NOTHING_NAMED,
    ) -> None:
        # Pointers are marked with their side at once, for names of two sides may be the same and mean
        # different objects.
        self._status, self._naming = status, naming
        self._table, self._nodes = table, table.nodes
        self._instances = [
            _MarkedInstances(side, side_instances) for side, side_instances in enumerate(instances)
        ]
        self._slots = DecidedSlots(table, self._instances)
        self._text_slot, self._places = text_slot, {text_slot, SPAN}

    def under(self, table: DecisionTable) -> "ObjectMaker":
        """Return a maker of the same annotations under other decisions."""
        maker = copy(self)
        maker._table, maker._slots = table, DecidedSlots(table, self._instances)
        return maker

    def objects(self, row: int) -> list[FinalObject]:
        """Return the objects of a decided row: none, one, or one of either side."""
        sides = self._present(row)
        every = tuple((side, number) for side, numbers in sides.items() for number in numbers)
        decision = self._table.decision(row)
        if decision is None:  # all that lies below is decided
            side, numbers = next(iter(sides.items()))
            shell = self._instances[side][numbers[0]]
            return [FinalObject(self._changed(row, shell), every, row)]
        chosen = self._chosen(decision, sides)
        if len(chosen) == 1:
            changed = self._optional(self._changed(row, chosen[0]), decision)
            return [FinalObject(changed, every, row)]
        origins = [tuple(origin for origin in every if self._at(origin) == instance) for instance in chosen]
        return [
            FinalObject(self._optional(instance, decision), origin, row)
            for instance, origin in zip(chosen, origins, strict=True)
        ]

    def _at(self, origin: Origin) -> Instance:
        return self._instances[origin[0]][origin[1]]

    def _present(self, row: int) -> dict[int, list[int]]:
        numbers_by_side: dict[int, list[int]] = {}
        for refs in self._nodes.node(row).refs:
            for ref in refs:
                numbers_by_side.setdefault(ref.side, []).append(ref.instance)
        return numbers_by_side

    def _chosen(self, decision: Decision, sides: Mapping[int, Sequence[int]]) -> list[Instance]:
        if decision.choice is Choice.EDITED:
            edited = decision.edited.instance if decision.edited is not None else None
            return [edited] if edited is not None else []
        if decision.choice is Choice.NEITHER:
            return []
        instances = [
            self._instances[side][number] for side in decision.sides for number in sides.get(side, ())
        ]
        if decision.choice is Choice.EITHER and len(instances) > 1:
            return [self._merged(instances)]
        return instances

    def _optional(self, instance: Instance, decision: Decision) -> Instance:
        if decision.optional is None or decision.optional is instance.optional:
            return instance
        return self._status.made(instance, optional=decision.optional)

    def _merged(self, instances: Sequence[Instance]) -> Instance:
        """Return the first of several instances, with the slot contents of the others as alternatives.

        Whether it is optional depends on the first alone.
        """
        return _merged([instances[0], *map(self._status.without, instances[1:])])

    # --- rows below

    def _changed(self, row: int, instance: Instance) -> Instance:
        """Return the instance with every slot that has a decision of its own as decided."""
        # Place and label are set first: they may bring slots along, which decisions about slots then
        # override.
        rows = list(self._decided_slots(row))
        if not rows:
            return instance
        for slot_row in rows:
            names = self._slot_names(slot_row)
            decision = self._table.decision(slot_row)
            if decision is not None and not names.isdisjoint(self._places | {LABEL}):
                instance = self._moved(slot_row, instance, decision, LABEL if LABEL in names else SPAN)
        slots = {slot.name.casefold(): slot for slot in instance.slots}
        for slot_row in rows:
            names = self._slot_names(slot_row)
            if names.isdisjoint({LABEL, SPAN}):
                slots = _with_slot(slots, names, self._slots.slot(slot_row))
        changed = replace(instance, slots=tuple(slots.values()))
        has_status = any(
            self._status.holds(self._nodes.names[self._nodes.name[status_row]]) for status_row in rows
        )
        return replace(changed, optional=self._status.says_optional(changed)) if has_status else changed

    def _decided_slots(self, row: int) -> Iterator[int]:
        """Yield the slots of an object that were decided by themselves, in fills, or with those beside them.

        Of a row that gathers several slots (MAT's remainders) these are the slots it gathers.
        """
        decided = {self._slot_row(below) for below in self._table.decided_below(row)}
        slot_rows: set[int] = set()
        for slot_row in decided:
            gathered = [at for at in self._nodes.children(slot_row) if self._nodes.level[at] == Level.SLOT]
            slot_rows.update(gathered or [slot_row])
        return iter(sorted(slot_rows))

    def _slot_names(self, row: int) -> frozenset[str]:
        """Return the folded names that sides call the slot of a row by (A9), which the row need not bear."""
        names = {slot.name.casefold() for slot in self._slots.slots_of_sides(row).values()}
        return frozenset(names or {self._nodes.names[self._nodes.name[row]].casefold()})

    def _slot_row(self, row: int) -> int:
        while self._nodes.level[row] != Level.SLOT:
            row = self._nodes.parent[row]
        return row

    def _moved(self, row: int, instance: Instance, decision: Decision, name: str) -> Instance:
        """Return the instance with the place or label of the side that was taken: of either, the first."""
        if (
            decision.choice is Choice.EDITED
            and decision.edited is not None
            and decision.edited.instance is not None
        ):
            source = decision.edited.instance
        else:
            places = ((side, self._nodes.sides[side].instance[row]) for side in decision.sides)
            there = next((place for place in places if place[1] >= 0), None)
            if there is None:
                return instance
            source = self._instances[there[0]][there[1]]
        if name == LABEL:
            return self._relabelled(instance, source, edited=decision.choice is Choice.EDITED)
        moved = replace(instance, extents=source.extents)
        words = source.slot(self._text_slot)
        if words is None or moved.slot(self._text_slot) is None:
            return moved
        # The words are those of the place.
        return replace(moved, slots=tuple(words if slot.name == words.name else slot for slot in moved.slots))

    def _relabelled(self, instance: Instance, source: Instance, *, edited: bool) -> Instance:
        """Return the instance with the label of the other, and with its feature that holds the label (C9).

        A label that a person ``edited`` without naming the feature leaves the feature as it is, unless the
        type changes.
        """
        # The feature that holds a label is part of the label: both are taken from one source, or the pair
        # would contradict itself when it is read again.
        slots = {slot.name.casefold(): slot for slot in instance.slots}
        for feature in sorted(
            {self._naming.get(labelled.type, "") for labelled in (instance, source)} - {""}
        ):
            slot = source.slot(feature)
            if slot is not None or not edited or source.type != instance.type:
                slots = _with_slot(slots, {feature.casefold()}, slot)
        return replace(instance, type=source.type, slots=tuple(slots.values()))


def _with_slot(slots: Mapping[str, Slot], names: Collection[str], slot: Slot | None) -> dict[str, Slot]:
    """Return slots with one in the place of those of ``names``, at the end where there is none, or without.

    It keeps the name that the object has for it: sides may call one thing differently (A9).
    """
    # Names that mean one thing are treated as one slot: the first that is there is replaced in its place, the
    # others go.
    here = [name for name in slots if name in names]
    if slot is None:
        return {name: other_slot for name, other_slot in slots.items() if name not in names}
    if not here:
        return {**slots, slot.name.casefold(): slot}
    renamed = slot if slot.name.casefold() in here else replace(slot, name=slots[here[0]].name)
    remaining = {name: other_slot for name, other_slot in slots.items() if name not in here[1:]}
    return {name: renamed if name == here[0] else other_slot for name, other_slot in remaining.items()}


def object_now(
    table: DecisionTable,
    instances: Sequence[Sequence[Instance]],
    row: int,
    text_slot: str,
    naming: Mapping[str, str] = NOTHING_NAMED,
) -> Instance | None:
    """Return the object of a row in the final key so far, with its pointers `marked`.

    Of an open one it is that of the first side that has it, of one that becomes two the first; None for one
    that is left out. ``text_slot`` and ``naming`` are as `final_document` takes them.
    """
    objects = ObjectMaker(table, instances, text_slot.casefold(), NO_STATUS, naming).objects(row)
    return objects[0].instance if objects else None


def _merged(merging: Sequence[Instance]) -> Instance:
    """Return the first of several instances, with the slot contents of the others as alternatives."""
    slots: dict[str, list[Slot]] = defaultdict(list)
    for instance in merging:
        for slot in instance.slots:
            slots[slot.name.casefold()].append(slot)
    return replace(merging[0], slots=tuple(map(with_alternatives_of_all, slots.values())))
