"""Objects that are optional without a mark: through pointers from them or to them (M17)."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple

import msgspec

from annotally.comparison.result import Cause
from annotally.methods.templates.pointers import NOWHERE, Targets
from annotally.model.instances import Alternative, Instance, Slot
from annotally.tasks.definition import ImplicitOptionality, TaskDefinition


class Optionality(msgspec.Struct, frozen=True):
    """The optional objects of one side by number, and the causes of those without a mark."""

    optional: frozenset[int]
    causes: dict[int, tuple[Cause, ...]]


NOTHING_OPTIONAL = Optionality(frozenset(), {})


def find_optional(
    task: TaskDefinition, side: int, instances: Sequence[Instance], targets: Targets
) -> Optionality:
    """Return the optional objects of one side, marked or by the task's rule (M17).

    Template Relation: an object that points to one marked optional, but not the targets of that one.
    Scenario Template: an object whose every incoming pointer can be left out, transitively.
    """
    marked = frozenset(number for number, instance in enumerate(instances) if instance.optional)
    if task.implicit_optionality is ImplicitOptionality.NONE:
        return Optionality(marked, {})
    pointers = list(_list_pointers(task, instances, targets))
    if task.implicit_optionality is ImplicitOptionality.RELATIONS:
        causes = _find_relation_causes(side, marked, pointers)
    else:
        template = task.template_class.casefold()
        exempt = frozenset(n for n, instance in enumerate(instances) if instance.type.casefold() == template)
        causes = _Descent(side, marked, pointers, targets).run(len(instances), exempt)
    return Optionality(marked | frozenset(causes), causes)


class _Pointer(NamedTuple):
    """An edge from the slot of one object to another object, or to several identical ones.

    ``targets`` are the objects it names, ``identity`` is their representative; ``escape`` is the reason
    why the slot can be right without this edge, or empty.
    """

    source: int
    slot: str
    targets: frozenset[int]
    identity: int
    escape: str


def _list_pointers(
    task: TaskDefinition, instances: Sequence[Instance], targets: Targets
) -> Iterator[_Pointer]:
    for number, instance in enumerate(instances):
        definition = task.by_name.get(instance.type.casefold())
        if definition is None:
            continue
        for slot in instance.slots:
            if slot.name.casefold() in definition.by_name:
                yield from _list_slot_pointers(number, slot, targets)


def _list_slot_pointers(source: int, slot: Slot, targets: Targets) -> Iterator[_Pointer]:
    # A target is bound to the slot if every alternative needs it; otherwise the slot can be right without it.
    numbers_by_identity: dict[int, set[int]] = {}
    for reading in slot.readings():
        number = targets.number(reading.target) if reading.target is not None else NOWHERE
        if number != NOWHERE:
            numbers_by_identity.setdefault(targets.identity(number), set()).add(number)
    if not numbers_by_identity:
        return
    required = [
        _find_required(alternative, targets) for alternative in slot.alternatives if alternative.fills
    ]
    for identity, numbers in numbers_by_identity.items():
        escape = "optional-slot" if slot.optional else ""
        if not escape and not all(identity in identities for identities in required):
            escape = "avoiding-alternative" if len(required) > 1 else "optional-slot"
        yield _Pointer(source, slot.name, frozenset(numbers), identity, escape)


def _find_required(alternative: Alternative, targets: Targets) -> set[int]:
    """Return the representatives of the objects that an alternative cannot be right without."""
    required = set()
    for fill in alternative.fills:
        for part in fill.parts:
            led_to = {
                targets.identity(targets.number(reading.target)) if reading.target is not None else NOWHERE
                for reading in part.readings
            }
            if len(led_to) == 1 and not fill.optional and not part.optional:
                required |= led_to
    return required


def _find_relation_causes(
    side: int, marked: frozenset[int], pointers: Sequence[_Pointer]
) -> dict[int, tuple[Cause, ...]]:
    causes: dict[int, tuple[Cause, ...]] = {}
    for pointer in pointers:
        for target in sorted(pointer.targets & marked):
            if pointer.source not in marked:
                cause = Cause(side, target, pointer.slot, "points-to-optional")
                causes[pointer.source] = (*causes.get(pointer.source, ()), cause)
    return causes


class _Descent:
    """A worklist that carries optionality along pointers, from source to target; O(pointers)."""

    def __init__(
        self, side: int, marked: frozenset[int], pointers: Sequence[_Pointer], targets: Targets
    ) -> None:
        self._side = side
        self._targets = targets
        self._incoming: dict[int, list[_Pointer]] = {}
        self._outgoing: dict[int, list[_Pointer]] = {}
        self._binding: dict[int, int] = {}
        """The number of incoming pointers that still keep an object mandatory, by representative."""
        # An edge binds its target if neither its slot nor its source may be left out.
        self._optional = set(marked)
        for pointer in pointers:
            self._incoming.setdefault(pointer.identity, []).append(pointer)
            binds = not pointer.escape and pointer.source not in marked
            self._binding[pointer.identity] = self._binding.get(pointer.identity, 0) + binds
            if binds:
                self._outgoing.setdefault(pointer.source, []).append(pointer)

    def run(self, count: int, exempt: frozenset[int]) -> dict[int, tuple[Cause, ...]]:
        # Like Kahn's topological sort: an object whose count of binding pointers is 0 becomes optional,
        # which releases the pointers that leave it; each pointer is released at most once.
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
