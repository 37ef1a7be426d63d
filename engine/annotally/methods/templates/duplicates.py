"""Identical objects: those of equatable classes with equal content are equated on each side (M16).

A pointer to any of them is as good as a pointer to any other; each is still aligned and counted on its own.
"""

from collections.abc import Mapping, Sequence

from annotally.methods.names import one_up_order
from annotally.methods.templates.pointers import Targets
from annotally.methods.templates.prepared import PreparedFill, PreparedInstance, PreparedReading, PreparedSlot
from annotally.tasks.definition import TaskDefinition

Prepared = Mapping[str, Sequence[PreparedInstance]]
"""The instances of one side by case-folded class."""


def equate(task: TaskDefinition, prepared: Prepared, targets: Targets) -> None:
    """Enter the twins of one side into ``targets``: the object with the smallest one-up represents all.

    Class by class in mapping order, so that pointers to identical objects are the same pointer.
    """
    equatable = {name.casefold() for name in task.equatable}
    for definition in task.classes:
        if definition.name.casefold() not in equatable:
            continue
        # Hash grouping by content: O(objects). The representative does not depend on file order, for one-ups
        # are unique within a class and document.
        alike: dict[object, list[PreparedInstance]] = {}
        for item in prepared.get(definition.name.casefold(), ()):
            alike.setdefault(_describe_content(item, targets), []).append(item)
        for group in alike.values():
            first = min(group, key=lambda item: one_up_order(item.instance.name))
            targets.twins.update((item.number, first.number) for item in group if item is not first)


def _describe_content(item: PreparedInstance, targets: Targets) -> object:
    """Return the fills and pointers of the scored slots, whatever their order."""
    return tuple(
        _describe_slot(slot, targets) if slot is not None and definition.scored else None
        for slot, definition in zip(item.slots, item.definition.slots, strict=True)
    )


def _describe_slot(slot: PreparedSlot, targets: Targets) -> object:
    alternatives = (
        tuple(sorted(_describe_fill(fill, targets) for fill in fills)) for fills in slot.alternatives
    )
    filled = tuple(sorted(fills for fills in alternatives if fills))
    return (slot.optional, filled) if filled else None


_ReadingContent = tuple[str, ...]


def _describe_fill(
    fill: PreparedFill, targets: Targets
) -> tuple[bool, tuple[tuple[bool, tuple[_ReadingContent, ...]], ...]]:
    parts = (
        (part.optional, tuple(sorted(_describe_reading(reading, targets) for reading in part.readings)))
        for part in fill.parts
    )
    return (fill.optional, tuple(parts))


def _describe_reading(reading: PreparedReading, targets: Targets) -> _ReadingContent:
    if reading.target is None:
        return ("", reading.form, *sorted(reading.minimal))
    number = targets.number(reading.target)
    return ("->", str(targets.identity(number)) if number >= 0 else reading.target.casefold())
