"""Objects that are optional without being marked so: who points to them, or where they point (M17)."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple

import msgspec

from annotally.comparison.result import Cause
from annotally.methods.templates.pointers import NOWHERE, Targets
from annotally.model.instances import Alternative, Instance, Slot
from annotally.tasks.definition import ImplicitOptionality, TaskDefinition


class Optionality(msgspec.Struct, frozen=True):
    """The optional objects of one side by number, and why those are that are not marked so."""

    optional: frozenset[int]
    causes: dict[int, tuple[Cause, ...]]


NOTHING_OPTIONAL = Optionality(frozenset(), {})


def optionality(
    task: TaskDefinition, side: int, instances: Sequence[Instance], targets: Targets
) -> Optionality:
    """Return which objects of one side are optional, marked or by the task's rule (M17).

    Template Relation: what points to an object that is marked optional, and nothing that it points to.
    Scenario Template: what is pointed to, and only from where it can be left out, all the way down.
    """
    marked = frozenset(number for number, one in enumerate(instances) if one.optional)
    if task.implicit_optionality is ImplicitOptionality.NONE:
        return Optionality(marked, {})
    pointers = list(_pointers(task, instances, targets))
    if task.implicit_optionality is ImplicitOptionality.RELATIONS:
        causes = _relations(side, marked, pointers)
    else:
        template = task.template_class.casefold()
        exempt = frozenset(n for n, one in enumerate(instances) if one.type.casefold() == template)
        causes = _Descent(side, marked, pointers, targets).run(len(instances), exempt)
    return Optionality(marked | frozenset(causes), causes)


class _Pointer(NamedTuple):
    """That a slot of one object leads to another, or to one identical with it.

    ``targets`` are the objects it names, ``identity`` the one that stands for them; ``escape`` says why the
    slot may be right without it, if it may.
    """

    source: int
    slot: str
    targets: frozenset[int]
    identity: int
    escape: str


def _pointers(task: TaskDefinition, instances: Sequence[Instance], targets: Targets) -> Iterator[_Pointer]:
    for number, instance in enumerate(instances):
        definition = task.by_name.get(instance.type.casefold())
        if definition is None:
            continue
        for slot in instance.slots:
            if slot.name.casefold() in definition.by_name:
                yield from _from_slot(number, slot, targets)


def _from_slot(source: int, slot: Slot, targets: Targets) -> Iterator[_Pointer]:
    named: dict[int, set[int]] = {}
    for reading in slot.readings():
        number = targets.number(reading.target) if reading.target is not None else NOWHERE
        if number != NOWHERE:
            named.setdefault(targets.identity(number), set()).add(number)
    if not named:
        return
    needed = [_needed(alternative, targets) for alternative in slot.alternatives if alternative.fills]
    for identity, numbers in named.items():
        escape = "optional-slot" if slot.optional else ""
        if not escape and not all(identity in one for one in needed):
            escape = "avoiding-alternative" if len(needed) > 1 else "optional-slot"
        yield _Pointer(source, slot.name, frozenset(numbers), identity, escape)


def _needed(alternative: Alternative, targets: Targets) -> set[int]:
    """Return the objects, by who stands for them, that an alternative cannot be right without."""
    found = set()
    for fill in alternative.fills:
        for part in fill.parts:
            led_to = {
                targets.identity(targets.number(reading.target)) if reading.target is not None else NOWHERE
                for reading in part.readings
            }
            if len(led_to) == 1 and not fill.optional and not part.optional:
                found |= led_to
    return found


def _relations(
    side: int, marked: frozenset[int], pointers: Sequence[_Pointer]
) -> dict[int, tuple[Cause, ...]]:
    causes: dict[int, tuple[Cause, ...]] = {}
    for pointer in pointers:
        for target in sorted(pointer.targets & marked):
            if pointer.source not in marked:
                own = Cause(side, target, pointer.slot, "points-to-optional")
                causes[pointer.source] = (*causes.get(pointer.source, ()), own)
    return causes


class _Descent:
    """Follows optionality from what points to what is pointed to; every pointer is looked at once."""

    def __init__(
        self, side: int, marked: frozenset[int], pointers: Sequence[_Pointer], targets: Targets
    ) -> None:
        self._side = side
        self._targets = targets
        self._incoming: dict[int, list[_Pointer]] = {}
        self._outgoing: dict[int, list[_Pointer]] = {}
        self._binding: dict[int, int] = {}
        """How many pointers an object cannot be left out because of."""
        self._optional = set(marked)
        for pointer in pointers:
            self._incoming.setdefault(pointer.identity, []).append(pointer)
            binds = not pointer.escape and pointer.source not in marked
            self._binding[pointer.identity] = self._binding.get(pointer.identity, 0) + binds
            if binds:
                self._outgoing.setdefault(pointer.source, []).append(pointer)

    def run(self, count: int, exempt: frozenset[int]) -> dict[int, tuple[Cause, ...]]:
        members: dict[int, list[int]] = {}
        for number in range(count):
            if number not in exempt:
                members.setdefault(self._targets.identity(number), []).append(number)
        free = [identity for identity, binding in self._binding.items() if not binding]
        causes: dict[int, tuple[Cause, ...]] = {}
        while free:
            identity = free.pop()
            reasons = tuple(
                Cause(self._side, pointer.source, pointer.slot, pointer.escape or "optional-object")
                for pointer in self._incoming[identity]
            )
            new = [number for number in members.get(identity, ()) if number not in self._optional]
            causes.update(dict.fromkeys(new, reasons))
            self._optional.update(new)
            for pointer in chain.from_iterable(self._outgoing.get(number, ()) for number in new):
                self._binding[pointer.identity] -= 1
                if not self._binding[pointer.identity]:
                    free.append(pointer.identity)
        return causes
