"""Names of classes and slots in the task's spelling, whatever the case in the file."""

from annotally.model.instances import Instance
from annotally.tasks.definition import SlotDefinition, TaskDefinition


class TaskNames:
    """The names of one task; a class or slot that the task does not define keeps the file's name."""

    def __init__(self, task: TaskDefinition) -> None:
        self._classes = task.by_name

    def of_class(self, name: str) -> str:
        """Return the name of a class."""
        definition = self._classes.get(name.casefold())
        return definition.name if definition is not None else name

    def of_instance(self, instance: Instance) -> str:
        """Return the name of an instance: its class and the file's own number or name for it."""
        return f"{self.of_class(instance.type)} {instance.name}"

    def slot(self, class_name: str, slot_name: str) -> SlotDefinition | None:
        """Return the definition of a slot; None if the task has none."""
        class_definition = self._classes.get(class_name.casefold())
        return None if class_definition is None else class_definition.by_name.get(slot_name.casefold())

    def of_slot(self, class_name: str, slot_name: str) -> str:
        """Return the name of a slot."""
        definition = self.slot(class_name, slot_name)
        return definition.name if definition is not None else slot_name
