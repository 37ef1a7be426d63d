"""Names and pointers of a final key: objects of several sides get names of their own, and pointers follow."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from annotally.adjudication.final_key.slots import each_alternative_once, each_fill_once
from annotally.adjudication.final_key.status_slots import saying
from annotally.model.annotation_sets import pointer_name
from annotally.model.instances import Alternative, Fill, Instance, Reading, Slot, with_readings

Origin = tuple[int, int]
"""A side and the number of an instance there."""


class FinalObject(NamedTuple):
    """An object of the final key, and the instances of the sides it stands for."""

    instance: Instance
    origins: tuple[Origin, ...]
    row: int
    """The row it was decided in, -1 for an object added manually."""


class DroppedPointer(NamedTuple):
    """A fill that pointed to an object which the final key does not have."""

    row: int
    slot: str
    target: str


def names_of(instances: Sequence[Instance], *, typed: bool) -> list[str]:
    """Return a name for every instance: its own, unless one before it has that."""
    uses: Counter[tuple[str, str]] = Counter()
    # A new name is none that any instance has of its own, whatever the order: own names are collected first.
    own_names = {(instance.type.casefold() if typed else "", instance.name) for instance in instances}
    names = []
    for instance in instances:
        space = instance.type.casefold() if typed else ""
        name = instance.name
        if uses[space, name]:
            free = (
                candidate for candidate in _numbered(instance.name) if (space, candidate) not in own_names
            )
            name = next(candidate for candidate in free if not uses[space, candidate])
        uses[space, name] += 1
        names.append(name)
    return names


def _numbered(name: str) -> Iterator[str]:
    """Yield names like ``name`` with other numbers: ``T4`` leads to ``T5`` and on, ``a`` to ``a2``."""
    stem = name.rstrip("0123456789")
    number = int(name[len(stem) :] or "1")
    while True:
        number += 1
        yield f"{stem}{number}"


SIDE_MARK = "\x00"
"""The separator of side and name in pointers while objects of several sides are put together."""


def marked(side: int, instance: Instance) -> Instance:
    """Return an instance with the side in each pointer, since names are those of a side."""
    if all(reading.target is None for reading in instance.readings()):
        return instance

    def mark(reading: Reading) -> Reading:
        if reading.target is None:
            return reading
        return replace(reading, target=f"{side}{SIDE_MARK}{reading.target}")

    return with_readings(instance, mark)


class _Now(NamedTuple):
    """The former and the new name of an object, alone and as pointers have it."""

    name: str
    new_name: str
    new_pointer: str


class FinalPointers:
    """The pointers of a final key, turned to the new names of their targets."""

    def __init__(
        self,
        document: str,
        instances: Sequence[Sequence[Instance]],
        objects: Sequence[FinalObject],
        names: Sequence[str],
        id_slot: str,
    ) -> None:
        # An object of several sides is entered under each of its former names, so that pointers of any side
        # find it. The first entry of a name stays (`_note`).
        self._id_slot = id_slot.casefold()
        self.dropped: list[DroppedPointer] = []
        self._now: dict[tuple[str, str], _Now] = {}
        """Names by side and former name; objects of no side, and manual ones, have an empty side."""
        for final_object, name in zip(objects, names, strict=True):
            pointer = pointer_name(document, replace(final_object.instance, name=name))
            for side, number in final_object.origins:
                self._note(str(side), document, instances[side][number], name, pointer)
            self._note("", document, final_object.instance, name, pointer)

    def _note(self, side: str, document: str, instance: Instance, name: str, pointer: str) -> None:
        key = side, pointer_name(document, instance).casefold()
        self._now.setdefault(key, _Now(instance.name, name, pointer))

    def linked(self, final_object: FinalObject, name: str) -> FinalObject:
        """Return an object under its name, with pointers to their targets' new names; lost ones are dropped.

        A slot that held nothing else goes with them: not every format has empty ones.
        """
        # Slots that were empty before stay; those that became empty by a lost pointer do not.
        slots = tuple(
            saying(slot, name)
            if slot.name.casefold() == self._id_slot
            else self._slot(final_object.row, slot)
            for slot in final_object.instance.slots
        )
        remaining = tuple(
            new_slot
            for new_slot, slot in zip(slots, final_object.instance.slots, strict=True)
            if new_slot.alternatives or not slot.alternatives
        )
        return final_object._replace(instance=replace(final_object.instance, name=name, slots=remaining))

    def _slot(self, row: int, slot: Slot) -> Slot:
        if all(reading.target is None for reading in slot.readings()):
            return slot
        # Pointers to two objects that are one now are equal: one of them stays.
        alternatives: list[Alternative] = []
        for alternative in slot.alternatives:
            new_fills = (self._fill(row, slot.name, fill) for fill in alternative.fills)
            fills = each_fill_once(fill for fill in new_fills if fill is not None)
            if fills or not alternative.fills:
                alternatives.append(Alternative(fills))
        return replace(slot, value=each_alternative_once(alternatives))

    def _fill(self, row: int, slot: str, fill: Fill) -> Fill | None:
        # A part without any reading left makes the fill say something else, so the whole fill goes and the
        # loss is noted.
        parts = []
        for part in fill.parts:
            readings = tuple(
                new_reading
                for reading in part.readings
                if (new_reading := self._reading(reading)) is not None
            )
            if not readings:
                target = (part.readings[0].target or "").partition(SIDE_MARK)[2]
                self.dropped.append(DroppedPointer(row, slot, target))
                return None
            parts.append(replace(part, readings=readings))
        return replace(fill, parts=tuple(parts))

    def _reading(self, reading: Reading) -> Reading | None:
        if reading.target is None:
            return reading
        side, mark, target = reading.target.rpartition(SIDE_MARK)
        now = self._now.get((side if mark else "", target.casefold()))
        if now is None:
            return None
        text = now.new_name if reading.text == now.name else reading.text.replace(target, now.new_pointer)
        return replace(reading, target=now.new_pointer, text=text)
