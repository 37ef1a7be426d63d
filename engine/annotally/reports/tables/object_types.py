"""What instances go by in lists and counts: a class, a label, or the value that tells it from others."""

from annotally.model.instances import Instance
from annotally.reports.tables.names import TaskNames
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.similarity.labels import Labels


class Types:
    """By what type an instance goes: class or label, and the value that a named entity is listed by (M22)."""

    def __init__(self, task: TaskDefinition) -> None:
        self._names = TaskNames(task)
        self._labels = Labels(task.similarity) if task.method == "similarity" else None
        self._classes = task.by_name
        self._values = {
            (one.type.casefold(), one.slot.casefold(), one.value.casefold()): one.value
            for one in task.subtasks
        }
        self._slots = dict.fromkeys((one.type.casefold(), one.slot) for one in task.subtasks)

    @property
    def by_similarity(self) -> bool:
        """Whether the task compares by similarity, where labels are what instances go by."""
        return self._labels is not None

    def __call__(self, instance: Instance) -> str:
        """Return the type: ``PERSON``, ``ENAMEX/PERSON``."""
        if self._labels is not None:
            return self._labels.shown(instance)
        words = [self._names.of_class(instance.type)]
        for kind, name in self._slots:
            if kind == instance.type.casefold():
                slot = instance.slot(name)
                texts = [reading.text for reading in slot.readings()] if slot is not None else []
                known = (self._values.get((kind, name.casefold(), t.casefold()), t.casefold()) for t in texts)
                words.append("|".join(sorted(set(known))))
        return "/".join(words)

    def compares(self, instance: Instance) -> bool:
        """Tell whether the task compares an instance."""
        if self._labels is not None:
            return self._labels.is_compared(instance)
        return instance.type.casefold() in self._classes
