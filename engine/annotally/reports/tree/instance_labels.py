"""The label of an instance: the one word that says which kind of thing it is."""

from array import array
from collections.abc import Callable, Iterable, Sequence

import msgspec

from annotally.model.instances import Instance, as_written
from annotally.tasks.definition import FillKind, TaskDefinition
from annotally.tasks.similarity.labels import Labels

_TYPE = "type"
"""The slot that names the kind of a named entity or an event in the tasks for these."""


def label_reader(task: TaskDefinition) -> Callable[[Instance], str]:
    """Return the function that reads the label of an instance of a task.

    The label is that of a comparison by labels (A13), else the first fill of a scored set slot `type`, else
    the instance's class.
    """
    if task.method_spec.has_labels:
        return Labels(task.similarity).shown
    typed = {
        definition.name.casefold()
        for definition in task.classes
        for slot in definition.slots
        if slot.scored and slot.kind is FillKind.SET and slot.name.casefold() == _TYPE
    }

    def read_label(instance: Instance) -> str:
        if instance.type.casefold() in typed:
            for slot in instance.slots:
                readings = slot.readings() if slot.name.casefold() == _TYPE else ()
                for reading in readings:
                    return as_written(reading)
        return instance.type

    return read_label


class MarkLabels(msgspec.Struct, frozen=True):
    """The labels of marks: each distinct one once, and a number for each mark.

    ``differing`` is 1 for marks of rows where the sides have different labels.
    """

    names: tuple[str, ...] = ()
    number: "array[int]" = msgspec.field(default_factory=lambda: array("i"))
    differing: bytes = b""


def mark_labels(rows: Sequence[int], labels: Iterable[str]) -> MarkLabels:
    """Return the labels of marks from the row and the label of each."""
    # One pass numbers the labels and notes rows with more than one: O(marks).
    names: dict[str, int] = {}
    number = array("i", [names.setdefault(label, len(names)) for label in labels])
    first_by_row: dict[int, int] = {}
    mixed = {
        row for row, name in zip(rows, number, strict=True) if first_by_row.setdefault(row, name) != name
    }
    return MarkLabels(tuple(names), number, bytes(row in mixed for row in rows))
