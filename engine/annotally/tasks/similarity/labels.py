"""The label of an annotation: its equivalence class, else its effective, else its true label (A13)."""

from collections.abc import Iterable

from annotally.model.instances import Instance, Reading, Slot
from annotally.tasks.similarity_profile import Label, SimilarityRules

TOKEN_LABEL = "lex"
"""Annotations of this label are the document's tokens (A14), never content."""


def readings_of(slot: Slot) -> list[Reading]:
    """Return the values of an attribute: one, or the members of a set or list."""
    value = slot.value
    if isinstance(value, Reading):  # as nearly all
        return [value]
    return [fill.parts[0].readings[0] for fill in value[0].fills] if value else []


def label_of(type_name: str, value: str) -> str:
    """Return the label of an annotation that has it in a feature: ``POS:NN`` (C9)."""
    return f"{type_name}:{value}"


class Labels:
    """The labels of one task."""

    def __init__(self, rules: SimilarityRules) -> None:
        self._schema = rules.schema
        self._labels = rules.schema.by_name
        self._classes = {
            label: equivalence.name for equivalence in rules.equivalences for label in equivalence.labels
        }
        self._ignored = frozenset(rules.ignored)
        self.by_type = not any(
            attribute.names_label or attribute.effective_labels
            for label in rules.schema.labels
            for attribute in label.attributes
        )
        """Whether no value of an attribute changes a label."""

    @property
    def ignores_any(self) -> bool:
        """Whether annotations of any label are ignored."""
        return bool(self._ignored)

    def declared(self, true: str) -> Label | None:
        """Return the schema's declaration of a true label, or None."""
        return self._labels.get(true)

    def in_order(self) -> tuple[str, ...]:
        """Return every label that annotations can be counted under, in the order of the schema."""
        names: list[str] = []
        for label in self._schema.labels:
            effective = [
                name for attribute in label.attributes for name in attribute.effective_labels.values()
            ]
            names += [self._classes.get(name, name) for name in (label.name, *effective)]
        return tuple(dict.fromkeys(names))

    def effective(self, instance: Instance) -> str:
        """Return the label that the value of an attribute gives the annotation, or an empty string."""
        label = self._labels.get(instance.type)
        for attribute in () if label is None else label.attributes:
            if attribute.names_label:
                texts = (reading.text for reading in _values(instance.slots, attribute.name))
                return label_of(instance.type, text) if (text := next(texts, "")) else ""
            if attribute.effective_labels:
                for reading in _values(instance.slots, attribute.name):
                    if reading.text in attribute.effective_labels:
                        return attribute.effective_labels[reading.text]
        return ""

    def of_type(self, name: str) -> str:
        """Return the label of annotations of a type as `shown` does, if no attribute changes it."""
        return self._classes.get(name, name)

    def shown(self, instance: Instance) -> str:
        """Return the label under which an annotation is compared and counted (A13)."""
        effective = self.effective(instance)
        for name in (effective, instance.type):
            if name in self._classes:
                return self._classes[name]
        return effective or instance.type

    def is_compared(self, instance: Instance) -> bool:
        """Tell whether an annotation is compared: of a label of the schema, no token, not ignored."""
        declared = instance.type in self._labels and instance.type != TOKEN_LABEL
        return declared and not self.is_ignored(instance)

    def is_ignored(self, instance: Instance) -> bool:
        """Tell whether an annotation is ignored, by either of its labels."""
        if not self._ignored:
            return False
        return instance.type in self._ignored or self.effective(instance) in self._ignored


def _values(slots: Iterable[Slot], name: str) -> list[Reading]:
    return next((readings_of(slot) for slot in slots if slot.name == name), [])
