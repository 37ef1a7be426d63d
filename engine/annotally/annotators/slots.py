"""What instances say in their scored slots, as labels: equal where the task takes them for the same."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from annotally.comparison.items import Item, Member
from annotally.methods.similarity.annotations import Kinds, SideAnnotations
from annotally.methods.similarity.profiles import LINK_REST, PLAIN_REST, Profiles
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
"""The label of a pointer that leads nowhere, or to what is not compared."""


@dataclass(frozen=True)
class Inside:
    """One document: the annotators' instances and the items they make."""

    document: str
    instances: tuple[Sequence[Instance], ...]
    items: tuple[Item, ...]

    def places(self) -> dict[Member, str]:
        """Return the label of a pointer to each instance that belongs to an item.

        Items of two documents are never the same.
        """
        return {
            member: f"→{self.document}\x1f{place}"
            for place, item in enumerate(self.items)
            for member in enumerate(item.members)
        }


class SlotValues(Protocol):
    """Reads the scored slots of one task."""

    @property
    def names(self) -> tuple[str, ...]:
        """The scored slots, in the order of reports."""
        ...

    def of(self, inside: Inside) -> Values:
        """Return what every instance of a document that the task compares says."""
        ...


def slot_values(task: TaskDefinition) -> SlotValues:
    """Return what reads the scored slots of a task; of coreference there are none."""
    return _Attributes(task.similarity) if task.method == "similarity" else _Slots(task)


class _Slots:
    """Slots of classes: fills as they are compared, cleaned."""

    def __init__(self, task: TaskDefinition) -> None:
        self._classes = task.reported if task.method == "templates" else ()
        self._preparer = Preparer(task)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(name for one in self._classes for name in _names(one.report_name, one.slots) if name)

    def of(self, inside: Inside) -> Values:
        places = inside.places()
        values: dict[Member, dict[str, str]] = {}
        for annotator, instances in enumerate(inside.instances):
            targets = Targets(inside.document, instances)

            def lead(target: str, annotator: int = annotator, targets: Targets = targets) -> str:
                number = targets.number(target)
                return _LOST if number == NOWHERE else places.get((annotator, number), _LOST)

            prepared = self._preparer.prepare(instances, frozenset(), as_key=True)
            for one in (one for of_class in prepared.values() for one in of_class):
                names = _names(one.definition.report_name, one.definition.slots)
                values[annotator, one.number] = {
                    name: EMPTY if slot is None else _slot_label(slot, lead)
                    for name, slot in zip(names, one.slots, strict=True)
                    if name
                }
        return values


def _names(group: str, slots: Sequence[SlotDefinition]) -> list[str]:
    """Return what each slot of a class is called, nothing for those that are not scored."""
    return [f"{group}/{slot.report_name}" if slot.scored else "" for slot in slots]


_Lead = Callable[[str], str]


def _slot_label(slot: PreparedSlot, lead: _Lead) -> str:
    alternatives = (
        " + ".join(sorted(_fill_label(one, lead) for one in fills)) for fills in slot.alternatives
    )
    return " | ".join(sorted(set(alternatives)))


def _fill_label(fill: PreparedFill, lead: _Lead) -> str:
    parts = (
        " / ".join(sorted(one.form if one.target is None else lead(one.target) for one in part.readings))
        for part in fill.parts
    )
    return " : ".join(parts)


class _Attributes:
    """Attributes of annotations: numbers and truths by value, sets without order (A6)."""

    def __init__(self, rules: SimilarityRules) -> None:
        self._kinds = Kinds(rules)
        profiles = Profiles(rules.profile, Functions(rules.module))
        self._scored = {one.name: tuple(_scored(profiles, one)) for one in rules.schema.labels}

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(sorted({one.name for attributes in self._scored.values() for one in attributes}))

    def of(self, inside: Inside) -> Values:
        places = inside.places()
        values: dict[Member, dict[str, str]] = {}
        for annotator, instances in enumerate(inside.instances):
            side = SideAnnotations(inside.document, instances, self._kinds)
            for number, kind in enumerate(side.kinds):
                if kind is None:
                    continue
                own = values[annotator, number] = {}
                for attribute in self._scored[kind.true]:
                    said = [str(value) for value in kind.values.get(attribute.name, ())]
                    for link in side.list_links(number, (attribute.name,)):
                        lost = isinstance(link, str)
                        said.append(_LOST if lost else places.get((annotator, int(link)), _LOST))
                    own[attribute.name] = _joined(attribute, said)
        return values


def _joined(attribute: Attribute, said: Sequence[str]) -> str:
    is_set = attribute.aggregation is Aggregation.SET
    return " + ".join(sorted(said) if is_set else said) if said else EMPTY


def _scored(profiles: Profiles, label: Label) -> Iterator[Attribute]:
    """Yield the attributes of a label that count: in a dimension with weight, or in a remainder (A7)."""
    profile = profiles.of(label)
    equivalences = {one.name: one.attributes for one in profile.equivalences}
    spoken_of = {name for members in equivalences.values() for name in members}
    counting: set[str] = set()
    for dimension in profile.dimensions:
        names = equivalences.get(dimension.name) or tuple(map(str.strip, dimension.name.split(",")))
        spoken_of.update(names)
        if dimension.weight:
            counting.update(names)
    for attribute in label.attributes:
        rest = LINK_REST if attribute.points else PLAIN_REST
        if attribute.name in counting or (attribute.name not in spoken_of and rest in counting):
            yield attribute
