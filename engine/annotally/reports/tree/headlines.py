"""Headlines: a line that represents an instance, in lists and for pointers that lead to it."""

from collections.abc import Iterator, Sequence
from functools import cached_property

from annotally.model.annotation_sets import pointer_name
from annotally.model.instance_columns import (
    InstanceColumns,
    SlotColumn,
    SpanColumns,
    covered_texts,
    types_of,
)
from annotally.model.instances import Fill, Instance, Reading, Slot, as_written, fill_text
from annotally.reports.tables.names import TaskNames
from annotally.reports.tables.similarity_details import covered
from annotally.tasks.definition import FillKind, TaskDefinition

POINTER = "→ "
"""Sign before a pointer's text; the class, name and headline of its target follow."""


class Headlines:
    """The headlines of one side's instances in one document, by number."""

    def __init__(
        self, task: TaskDefinition, document: str, instances: Sequence[Instance], text: str = ""
    ) -> None:
        """Take a side's instances; ``text`` is the document's, which tells where annotations stand (MAT)."""
        # The slots of every class by kind, in the order of the task, so that a headline is one look-up.
        self._text = text if task.method_spec.has_labels else ""
        self._document = document
        self._names = TaskNames(task)
        self._instances = instances
        self._slots = {
            kind: {
                definition.name.casefold(): [
                    slot.name.casefold() for slot in definition.slots if slot.kind is kind
                ]
                for definition in task.classes
            }
            for kind in (FillKind.STRING, FillKind.POINTER)
        }

    def __getitem__(self, number: int) -> str:
        """Return the first fill of the first string slot that is filled.

        Else the text it covers, where the task compares that; the headlines of the instances its pointers
        lead to; the instance's own name.
        """
        # From the most telling to the least: words, words of what it points to, its name. Pointers are
        # followed one step only, so that circles do no harm.
        instance = self._instances[number]
        if self._text and instance.extents:
            return covered(instance, self._text)
        if self._text:
            return ", ".join(self._covered_by_targets(instance)) or f"#{instance.name}"
        text = self._first_string(instance)
        return ", ".join(self._pointed_to(instance)) or f"#{instance.name}" if text is None else text

    def list_all(self) -> list[str]:
        """Return the headlines of all instances, as they are by number."""
        # Of columns most headlines are a cell, or the text at a place: no instance is made for these.
        instances = self._instances
        if isinstance(instances, SpanColumns) and self._text:
            return covered_texts(self._text, instances.places)
        slots = instances.slot_columns() if isinstance(instances, InstanceColumns) else None
        types = set(types_of(instances))
        columns = (
            None if slots is None or self._text or len(types) != 1 else self._strings(slots, types.pop())
        )
        if columns is None:
            return [self[number] for number in range(len(instances))]
        cells = zip(*columns, strict=True) if columns else [()] * len(instances)
        return [next(filter(None, row), None) or self[number] for number, row in enumerate(cells)]

    def _strings(self, slots: Sequence[SlotColumn], kind: str) -> list[Sequence[str | None]] | None:
        """Return the texts of the string slots of a class, in the task's order; None if one has pointers."""
        # As of instances, the last of several slots of a name counts, whatever the case of its letters.
        by_name = {slot.name.casefold(): slot for slot in slots}
        names = self._slots[FillKind.STRING].get(kind.casefold(), ())
        strings = [by_name[name] for name in names if name in by_name]
        return None if any(slot.pointing for slot in strings) else [slot.texts for slot in strings]

    def _covered_by_targets(self, instance: Instance) -> Iterator[str]:
        for reading in instance.readings():
            number = self._numbers.get((reading.target or "").casefold())
            if number is not None and self._instances[number].extents:
                yield covered(self._instances[number], self._text)

    def _first_string(self, instance: Instance) -> str | None:
        """Return the first fill of the first string slot that is filled, None where none is."""
        slot = next(self._filled(instance, FillKind.STRING), None)
        if slot is None:
            return None
        value = slot.value
        if isinstance(value, Reading) and value.target is None:  # as nearly all are
            return as_written(value)
        return fill_text(slot.alternatives[0].fills[0])

    def _filled(self, instance: Instance, kind: FillKind) -> Iterator[Slot]:
        """Yield each filled slot of a kind, in the task's order; of several of a name the last."""
        for name in self._slots[kind].get(instance.type.casefold(), ()):
            for slot in reversed(instance.slots):
                if slot.name.casefold() == name:
                    if isinstance(slot.value, Reading) or (slot.value and slot.value[0].fills):
                        yield slot
                    break

    def _pointed_to(self, instance: Instance) -> Iterator[str]:
        # Only the first reading of a pointer is followed, and only to string fills: no chain can be endless.
        for slot in self._filled(instance, FillKind.POINTER):
            for reading in slot.alternatives[0].fills[0].parts[0].readings[:1]:
                number = self._numbers.get((reading.target or "").casefold())
                text = None if number is None else self._first_string(self._instances[number])
                if text is not None:
                    yield text

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {
            pointer_name(self._document, instance).casefold(): number
            for number, instance in enumerate(self._instances)
        }

    def text(self, fill: Fill) -> str:
        """Return a fill as one line for people, a pointer by its target: ``→ PERSON 3 Ada Quill``."""
        parts = fill.parts
        if len(parts) == 1 and len(parts[0].readings) == 1 and parts[0].readings[0].target is None:
            return as_written(parts[0].readings[0])
        targets = [
            reading.target.casefold()
            for part in parts
            for reading in part.readings
            if reading.target is not None
        ]
        # Of many instances a pointer leads to one: the others are not looked at.
        return fill_text(
            fill, {target: self._spelled(target) for target in targets if target in self._numbers}
        )

    def _spelled(self, target: str) -> str:
        number = self._numbers[target]
        return f"{POINTER}{self._names.of_instance(self._instances[number])} {self[number]}"
