"""The votes of sides on each object of a document: on its label, its extent and its slots.

The objects are the rows of a comparison, so that votes, rows and decisions are about the same.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from functools import cached_property
from typing import NamedTuple

from annotally.annotators.document_items import NOT_COMPARED
from annotally.annotators.labels import NOTHING as NOTHING
from annotally.annotators.slots import EMPTY, AnnotatedDocument, Values, slot_values
from annotally.comparison.items import NONE, Item, Member
from annotally.comparison.result import Nodes
from annotally.model.extents import Extent, extents_text
from annotally.model.instances import Instance
from annotally.reports.tables.object_types import Types
from annotally.tasks.definition import FillKind, TaskDefinition

EMPTY_SLOT = "(empty)"
"""The vote of an annotator who left a slot empty."""
_SEVERAL = " + "
"""Between the labels of a side that has several instances in a row."""


class VoteAspect(StrEnum):
    """The subject of a vote."""

    LABEL = "label"
    EXTENT = "extent"
    SLOT = "slot"
    LINK = "link"
    """Whether a mention is in one class with another one."""


class VotedObject(NamedTuple):
    """A row of a comparison and the numbers of the instances that each side has there; -1: no row."""

    row: int
    instances: tuple[tuple[int, ...], ...]

    @property
    def members(self) -> tuple[Member, ...]:
        """The instances with the numbers of their sides."""
        return tuple((side, number) for side, numbers in enumerate(self.instances) for number in numbers)


class Ballot(NamedTuple):
    """The votes on one aspect of an object, by side; None: the side has no vote. ``slot`` is its name."""

    aspect: VoteAspect
    slot: str
    votes: tuple[str | None, ...]


def voted_objects(nodes: Nodes) -> Iterator[VotedObject]:
    """Yield the objects of a unit in reading order, those that its task does not compare included."""
    for row in nodes.objects():
        refs = nodes.node(row).refs
        yield VotedObject(row, tuple(tuple(ref.instance for ref in of_side) for of_side in refs))


def compared_objects(nodes: Nodes) -> Iterator[VotedObject]:
    """Yield the objects of a unit that its task compares, in reading order."""
    return (
        voted_object
        for voted_object in voted_objects(nodes)
        if nodes.rules[nodes.rule[voted_object.row]] not in NOT_COMPARED
    )


def voted_items(items: Sequence[Item]) -> list[VotedObject]:
    """Return the items of several annotators as objects; their rows are their numbers."""
    return [
        VotedObject(number, tuple(() if n == NONE else (n,) for n in item.members))
        for number, item in enumerate(items)
    ]


def object_names(instances: Sequence[Sequence[Instance]], objects: Sequence[VotedObject]) -> tuple[str, ...]:
    """Return a name for each object of a document: the extents that most sides have, else its own name.

    Of equally frequent extents the first counts. A second object of a name gets ``#2``, and so on.
    """
    # Names are places, which annotators can look up; two objects at one place are told apart by their order.
    counts: Counter[str] = Counter()
    names = []
    for voted_object in objects:
        members = [instances[side][number] for side, number in voted_object.members]
        extents = most_frequent_extents(members)
        name = extents_text(extents) or min((member.name for member in members), default="")
        counts[name] += 1
        names.append(name if counts[name] == 1 else f"{name}#{counts[name]}")
    return tuple(names)


def most_frequent_extents(instances: Sequence[Instance]) -> tuple[Extent, ...]:
    """Return the extents that most instances have; of equally frequent ones the first."""
    counts = Counter(instance.extents for instance in instances if instance.extents)
    return min(counts, key=lambda extents: (-counts[extents], extents), default=())


class VoteReader:
    """Reads the votes on the objects of documents, as a task compares them."""

    def __init__(self, task: TaskDefinition) -> None:
        self._task, self._types, self._slots = task, Types(task), slot_values(task)

    def ballots(
        self,
        document: str,
        instances: Sequence[Sequence[Instance]],
        objects: Sequence[VotedObject],
        names: tuple[str, ...],
        annotated: Sequence[bool],
    ) -> list[list[Ballot]]:
        """Return the ballots of each object: on the label, then the extent, then the slots that are filled.

        ``names`` are those of the objects, no two the same: pointers to them are votes for these.
        ``annotated`` tells of each side whether it has the document: a side that has it votes for `NOTHING`
        where it lacks the object. Only those who have the object vote on its extent and its slots; slots
        that nobody fills have no ballot.
        """
        # Slots are read as the comparison reads them, so that votes are equal where the task takes fills for
        # the same; a pointer is a vote for the object that it leads to, and needs the names of all first.
        members = tuple(voted_object.members for voted_object in objects)
        values = self._slots.read(AnnotatedDocument(document, tuple(instances), members, names))
        return [list(self._of(voted_object, instances, values, annotated)) for voted_object in objects]

    def labels(
        self,
        instances: Sequence[Sequence[Instance]],
        voted_object: VotedObject,
        annotated: Sequence[bool],
    ) -> tuple[str | None, ...]:
        """Return the votes on the label of an object, as `ballots` does."""
        # Labels alone need neither names nor slots, which models of annotators do not ask for.
        labels = (
            _joined(map(self._types, of_side)) for of_side in _instances_by_side(instances, voted_object)
        )
        return tuple(
            label or (NOTHING if here else None) for label, here in zip(labels, annotated, strict=True)
        )

    def _of(
        self,
        voted_object: VotedObject,
        instances: Sequence[Sequence[Instance]],
        values: Values,
        annotated: Sequence[bool],
    ) -> Iterator[Ballot]:
        yield Ballot(VoteAspect.LABEL, "", self.labels(instances, voted_object, annotated))
        sides = _instances_by_side(instances, voted_object)
        extents = tuple(_joined(extents_text(item.extents) for item in of_side) for of_side in sides)
        if any(extents):
            yield Ballot(VoteAspect.EXTENT, "", extents)
        # Most slots of templates are empty on all sides: these would be lines that say nothing.
        for name in self._slots.names:
            fills = tuple(
                _joined(
                    values[side, number][name] or EMPTY_SLOT
                    for number in numbers
                    if name in values.get((side, number), {})
                )
                for side, numbers in enumerate(voted_object.instances)
            )
            if any(fill not in (None, EMPTY, EMPTY_SLOT) for fill in fills):
                yield Ballot(VoteAspect.SLOT, name, fills)

    @property
    def slots(self) -> tuple[str, ...]:
        """The names of the slots that are voted on."""
        return self._slots.names

    @cached_property
    def closed_slots(self) -> frozenset[str]:
        """The slots with fills from a list, which show nothing of a text, and pointers."""
        # An attribute of several labels is closed if it is so in each of them.
        task = self._task
        if task.method_spec.has_labels:
            attributes = [
                attribute for label in task.similarity.schema.labels for attribute in label.attributes
            ]
            opened = {item.name for item in attributes if not item.choices and not item.points}
            return frozenset({item.name for item in attributes} - opened)
        return frozenset(
            f"{definition.report_name}/{slot.report_name}"
            for definition in task.classes
            for slot in definition.slots
            if slot.kind is not FillKind.STRING
        )

    @cached_property
    def slot_names(self) -> dict[str, str]:
        """The name that each voted slot has in the rows of a comparison, by that of its ballots."""
        if self._task.method_spec.has_labels:
            return {name: name for name in self._slots.names}
        return {
            f"{definition.report_name}/{slot.report_name}": slot.name
            for definition in self._task.classes
            for slot in definition.slots
        }


def _instances_by_side(
    instances: Sequence[Sequence[Instance]], voted_object: VotedObject
) -> list[list[Instance]]:
    return [
        [instances[side][number] for number in numbers] for side, numbers in enumerate(voted_object.instances)
    ]


def _joined(labels: Iterable[str]) -> str | None:
    """Return the labels of a side's instances in one row; None where it has none."""
    return _SEVERAL.join(sorted(filter(None, labels))) or None
