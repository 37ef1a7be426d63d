"""Scored slots of instances as labels: equal where the task takes the fills for the same."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from annotally.comparison.items import Member
from annotally.methods.similarity.annotations import Kinds, SideAnnotations
from annotally.methods.similarity.profiles import LINK_REST, PLAIN_REST, TagProfiles
from annotally.methods.similarity.user_functions import Functions
from annotally.methods.templates.pointers import NOWHERE, Targets
from annotally.methods.templates.prepared import PreparedFill, PreparedSlot, Preparer
from annotally.model.instances import Instance
from annotally.tasks.definition import SlotDefinition, TaskDefinition
from annotally.tasks.similarity_profile import Aggregation, Attribute, Label, SimilarityRules

Values = Mapping[Member, Mapping[str, str]]
"""The label of each scored slot of each instance, by the slot's name; no entry for one it cannot have."""

EMPTY = ""
"""The label of a slot that an instance could fill and does not."""
_LOST = "→?"
"""The label of a pointer that leads nowhere, or to an instance that is not compared."""


@dataclass(frozen=True)
class AnnotatedDocument:
    """A document: the annotators' instances, and the members of each item that these make.

    ``names`` are those of the items, which pointers to them have as labels; no two are the same.
    """

    document: str
    instances: tuple[Sequence[Instance], ...]
    items: tuple[tuple[Member, ...], ...]
    names: tuple[str, ...] = ()

    def places(self) -> dict[Member, str]:
        """Return the label of a pointer to each instance that belongs to an item.

        Items of two documents are never the same, unless they have names.
        """
        names = self.names or [f"{self.document}\x1f{place}" for place in range(len(self.items))]
        return {member: f"→{name}" for name, item in zip(names, self.items, strict=True) for member in item}


class SlotValues(Protocol):
    """Reads the scored slots of one task."""

    @property
    def names(self) -> tuple[str, ...]:
        """The scored slots, in the order of reports."""
        ...

    def read(self, document: AnnotatedDocument) -> Values:
        """Return the slot labels of every instance of a document that the task compares."""
        ...


def slot_values(task: TaskDefinition) -> SlotValues:
    """Return the reader of the scored slots of a task; of coreference there are none."""
    return _Attributes(task.similarity) if task.method_spec.has_labels else _Slots(task)


class _Slots:
    """Slots of classes: fills as they are compared, cleaned."""

    def __init__(self, task: TaskDefinition) -> None:
        self._classes = task.reported if task.method_spec.rates_slots else ()
        self._preparer = Preparer(task)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(
            name
            for definition in self._classes
            for name in _names(definition.report_name, definition.slots)
            if name
        )

    def read(self, document: AnnotatedDocument) -> Values:
        # Slots are prepared as the comparison prepares them, so that equal labels mean equal fills for the
        # task.
        places = document.places()
        values: dict[Member, dict[str, str]] = {}
        for annotator, instances in enumerate(document.instances):
            targets = Targets(document.document, instances)

            def lead(target: str, annotator: int = annotator, targets: Targets = targets) -> str:
                number = targets.number(target)
                return _LOST if number == NOWHERE else places.get((annotator, number), _LOST)

            prepared = self._preparer.prepare(instances, frozenset(), as_key=True)
            for prepared_instance in (
                prepared_instance for of_class in prepared.values() for prepared_instance in of_class
            ):
                names = _names(prepared_instance.definition.report_name, prepared_instance.definition.slots)
                values[annotator, prepared_instance.number] = {
                    name: EMPTY if slot is None else _slot_label(slot, lead)
                    for name, slot in zip(names, prepared_instance.slots, strict=True)
                    if name
                }
        return values


def _names(group: str, slots: Sequence[SlotDefinition]) -> list[str]:
    """Return the report name of each slot of a class, empty for slots that are not scored."""
    return [f"{group}/{slot.report_name}" if slot.scored else "" for slot in slots]


_Lead = Callable[[str], str]


def _slot_label(slot: PreparedSlot, lead: _Lead) -> str:
    # A label is a canonical spelling of fills: alternatives, fills and readings are sorted at each level, so
    # that equal contents are equal strings in whatever order they were written.
    alternatives = (
        " + ".join(sorted(_fill_label(fill, lead) for fill in fills)) for fills in slot.alternatives
    )
    return " | ".join(sorted(set(alternatives)))


def _fill_label(fill: PreparedFill, lead: _Lead) -> str:
    parts = (
        " / ".join(
            sorted(
                reading.form if reading.target is None else lead(reading.target) for reading in part.readings
            )
        )
        for part in fill.parts
    )
    return " : ".join(parts)


class _Attributes:
    """Attributes of annotations: numbers and truths by value, sets without order (A6)."""

    def __init__(self, rules: SimilarityRules) -> None:
        self._kinds = Kinds(rules)
        profiles = TagProfiles(rules.profile, Functions(rules.module))
        self._scored = {label.name: tuple(_scored(profiles, label)) for label in rules.schema.labels}

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(
            sorted({attribute.name for attributes in self._scored.values() for attribute in attributes})
        )

    def read(self, document: AnnotatedDocument) -> Values:
        # Links are labelled by the items of their targets, other values by their normal form of the schema's
        # type.
        places = document.places()
        values: dict[Member, dict[str, str]] = {}
        for annotator, instances in enumerate(document.instances):
            side = SideAnnotations(document.document, instances, self._kinds)
            for number, kind in enumerate(side.kinds):
                if kind is None:
                    continue
                labels = values[annotator, number] = {}
                for attribute in self._scored[kind.true]:
                    texts = [str(value) for value in kind.values.get(attribute.name, ())]
                    for link in side.list_links(number, (attribute.name,)):
                        lost = isinstance(link, str)
                        texts.append(_LOST if lost else places.get((annotator, int(link)), _LOST))
                    labels[attribute.name] = _joined(attribute, texts)
        return values


def _joined(attribute: Attribute, texts: Sequence[str]) -> str:
    is_set = attribute.aggregation is Aggregation.SET
    return " + ".join(sorted(texts) if is_set else texts) if texts else EMPTY


def _scored(profiles: TagProfiles, label: Label) -> Iterator[Attribute]:
    """Yield the attributes of a label that count: in a dimension with weight, or in a remainder (A7)."""
    # An attribute counts by a dimension of its own, by one of its equivalence, or by the remainder (A7).
    profile = profiles.of(label)
    equivalences = {equivalence.name: equivalence.attributes for equivalence in profile.equivalences}
    spoken_of = {name for members in equivalences.values() for name in members}
    counting: set[str] = set()
    for dimension in profile.dimensions:
        names = equivalences.get(dimension.name) or tuple(map(str.strip, dimension.name.split(",")))
        spoken_of.update(names)
        if dimension.weight:
            counting.update(names)
    for attribute in label.attributes:
        remainder = LINK_REST if attribute.points else PLAIN_REST
        if attribute.name in counting or (attribute.name not in spoken_of and remainder in counting):
            yield attribute
