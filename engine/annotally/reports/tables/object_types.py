"""Types of instances in lists and counts: a class, a label, or the value of a subtask."""

from annotally.model.instances import Instance
from annotally.reports.tables.names import TaskNames
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.similarity.labels import Labels


class Types:
    """Function from an instance to its type: class or label, and the value it is listed by (M22)."""

    def __init__(self, task: TaskDefinition) -> None:
        self._names = TaskNames(task)
        self._labels = Labels(task.similarity) if task.method_spec.has_labels else None
        self._classes = task.by_name
        self._values = {
            (subtask.type.casefold(), subtask.slot.casefold(), subtask.value.casefold()): subtask.value
            for subtask in task.subtasks
        }
        self._slots = dict.fromkeys((subtask.type.casefold(), subtask.slot) for subtask in task.subtasks)

    @property
    def by_similarity(self) -> bool:
        """Whether the task compares by similarity, where instances are listed by their labels."""
        return self._labels is not None

    @property
    def by_class(self) -> bool:
        """Whether all instances of a class have one type."""
        return not self._slots if self._labels is None else self._labels.by_type

    def of_class(self, name: str) -> str:
        """Return the type of all instances of a class, if they have one type."""
        return self._names.of_class(name) if self._labels is None else self._labels.of_type(name)

    def __call__(self, instance: Instance) -> str:
        """Return the type: ``PERSON``, ``ENAMEX/PERSON``."""
        if self._labels is not None:
            return self._labels.shown(instance)
        # Values that the task lists are spelled as there, others case-folded; several are joined, sorted.
        words = [self._names.of_class(instance.type)]
        if not self._slots:
            return words[0]
        for kind, name in self._slots:
            if kind == instance.type.casefold():
                slot = instance.slot(name)
                texts = [reading.text for reading in slot.readings()] if slot is not None else []
                spelled = (
                    self._values.get((kind, name.casefold(), t.casefold()), t.casefold()) for t in texts
                )
                words.append("|".join(sorted(set(spelled))))
        return "/".join(words)

    def compares(self, instance: Instance) -> bool:
        """Tell whether the task compares an instance."""
        if self._labels is not None:
            return self._labels.is_compared(instance)
        return instance.type.casefold() in self._classes
