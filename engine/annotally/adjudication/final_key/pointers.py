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
    """The row it was decided in, -1 for one added by hand."""


class DroppedPointer(NamedTuple):
    """A fill that pointed to an object which the final key does not have."""

    row: int
    slot: str
    target: str


def names_of(instances: Sequence[Instance], *, typed: bool) -> list[str]:
    """Return a name for every instance: its own, unless one before it has that."""
    taken: Counter[tuple[str, str]] = Counter()
    wanted = {(one.type.casefold() if typed else "", one.name) for one in instances}
    names = []
    for one in instances:
        space = one.type.casefold() if typed else ""
        name = one.name
        if taken[space, name]:
            free = (made for made in _numbered(one.name) if (space, made) not in wanted)
            name = next(made for made in free if not taken[space, made])
        taken[space, name] += 1
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
"""Stands between a side and the name something has there, while objects of several sides are put together."""


def marked(side: int, instance: Instance) -> Instance:
    """Return an instance whose pointers say which side's names they use."""
    if all(reading.target is None for reading in instance.readings()):
        return instance

    def mark(reading: Reading) -> Reading:
        if reading.target is None:
            return reading
        return replace(reading, target=f"{side}{SIDE_MARK}{reading.target}")

    return with_readings(instance, mark)


class _Now(NamedTuple):
    """What an object was called on its side and what it is called now, alone and as pointers have it."""

    name: str
    new_name: str
    new_pointer: str


class FinalPointers:
    """Lets pointers follow their objects."""

    def __init__(
        self,
        document: str,
        instances: Sequence[Sequence[Instance]],
        objects: Sequence[FinalObject],
        names: Sequence[str],
        id_slot: str,
    ) -> None:
        self._id_slot = id_slot.casefold()
        self.dropped: list[DroppedPointer] = []
        self._now: dict[tuple[str, str], _Now] = {}
        """By side and name there; objects of no side, and what a person writes, have no side."""
        for one, name in zip(objects, names, strict=True):
            pointer = pointer_name(document, replace(one.instance, name=name))
            for side, number in one.origins:
                self._note(str(side), document, instances[side][number], name, pointer)
            self._note("", document, one.instance, name, pointer)

    def _note(self, side: str, document: str, instance: Instance, name: str, pointer: str) -> None:
        key = side, pointer_name(document, instance).casefold()
        self._now.setdefault(key, _Now(instance.name, name, pointer))

    def linked(self, one: FinalObject, name: str) -> FinalObject:
        """Return an object under its name, its pointers at what they point to now; those at nothing go.

        A slot that held nothing else goes with them: not every format has empty ones.
        """
        slots = tuple(
            saying(slot, name) if slot.name.casefold() == self._id_slot else self._slot(one.row, slot)
            for slot in one.instance.slots
        )
        left = tuple(
            made
            for made, slot in zip(slots, one.instance.slots, strict=True)
            if made.alternatives or not slot.alternatives
        )
        return one._replace(instance=replace(one.instance, name=name, slots=left))

    def _slot(self, row: int, slot: Slot) -> Slot:
        if all(reading.target is None for reading in slot.readings()):
            return slot
        # What pointed to two objects that are one now says the same twice.
        kept: list[Alternative] = []
        for alternative in slot.alternatives:
            made = (self._fill(row, slot.name, fill) for fill in alternative.fills)
            fills = each_fill_once(fill for fill in made if fill is not None)
            if fills or not alternative.fills:
                kept.append(Alternative(fills))
        return replace(slot, value=each_alternative_once(kept))

    def _fill(self, row: int, slot: str, fill: Fill) -> Fill | None:
        parts = []
        for part in fill.parts:
            readings = tuple(made for one in part.readings if (made := self._reading(one)) is not None)
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
