"""Slots of instances in the order of their class definitions, made ready for comparison by a method."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Generic, NamedTuple, TypeVar

from annotally.model.instances import Instance, Reading, Slot
from annotally.tasks.definition import ClassDefinition, FillKind, TaskDefinition

SlotT = TypeVar("SlotT")

PrepareSlot = Callable[[int, Slot], SlotT]
"""Makes a slot ready for comparison; the number is its place in ``Instance.slots``."""


def texts_of(slot: Slot | None) -> list[str]:
    """Return the texts of all readings of a slot, in file order; none of a slot that is not there."""
    if slot is not None and isinstance(slot.value, Reading):
        return [slot.value.text]
    return [reading.text for reading in slot.readings()] if slot is not None else []


class SlotLayout(NamedTuple, Generic[SlotT]):
    """The slots of an instance by place in its class definition: their numbers, -1 for an absent slot.

    ``filled`` are the places of slots that there are, each with the number and the function that makes the
    slot ready; ``empty`` counts the others.
    """

    definition: ClassDefinition
    numbers: tuple[int, ...]
    filled: tuple[tuple[int, int, PrepareSlot[SlotT]], ...]
    empty: int

    def prepare(self, instance: Instance) -> list[SlotT | None]:
        """Return the slots of an instance of this layout, made ready; None in place of absent ones."""
        slots: list[SlotT | None] = [None] * len(self.numbers)
        for place, number, prepare in self.filled:
            slots[place] = prepare(number, instance.slots[number])
        return slots


class SlotLayouts(Generic[SlotT]):
    """Finds the layouts of instances, each slot with the function that makes slots of its kind ready."""

    def __init__(self, task: TaskDefinition, prepare: Mapping[FillKind, PrepareSlot[SlotT]]) -> None:
        self._by_name = task.by_name
        self._prepare = prepare
        self._layouts: dict[tuple[str, ...], SlotLayout[SlotT] | None] = {}
        """By the type of an instance and the names of its slots, as written: files repeat a few."""

    def arrange(self, instances: Iterable[Instance]) -> Iterator[tuple[int, Instance, SlotLayout[SlotT]]]:
        """Yield the instances of the task's classes in their order, with their numbers and layouts."""
        find = self.find
        for number, instance in enumerate(instances):
            layout = find(instance)
            if layout is not None:
                yield number, instance, layout

    def find(self, instance: Instance) -> SlotLayout[SlotT] | None:
        """Return the layout of an instance; None for one of no class of the task."""
        names = (instance.type, *[slot.name for slot in instance.slots])
        layout = self._layouts.get(names)
        if layout is None and names not in self._layouts:
            layout = self._layouts[names] = self._layout(*names)
        return layout

    def _layout(self, type_name: str, *names: str) -> SlotLayout[SlotT] | None:
        """Return the layout of an instance with slots of these names; of two of one name the last counts."""
        definition = self._by_name.get(type_name.casefold())
        if definition is None:
            return None
        numbers_by_name = {name.casefold(): number for number, name in enumerate(names)}
        numbers = tuple(numbers_by_name.get(slot.name.casefold(), -1) for slot in definition.slots)
        filled = tuple(
            (place, numbers[place], self._prepare[slot.kind])
            for place, slot in enumerate(definition.slots)
            if numbers[place] >= 0
        )
        return SlotLayout(definition, numbers, filled, numbers.count(-1))
