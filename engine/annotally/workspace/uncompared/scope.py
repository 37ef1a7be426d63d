"""What a task compares of an instance, and what it leaves out: the one place that knows, for every method.

Every slot of an instance plays a *part*: it is compared, it is left out and may differ unseen, it is a mark
that only a key is read for (status, ``ALT``, ``MIN``), or it repeats what stands elsewhere. Instances of one
type with slots of the same names are alike in that, so it is worked out once for each such *layout*.
"""

from collections.abc import Collection, Sequence
from enum import Enum
from typing import NamedTuple

from annotally.formats.conll import coreference_reader as conll_coreference_reader
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.chains import classes, references
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Slot
from annotally.tasks.definition import ClassDefinition, TaskDefinition
from annotally.tasks.similarity.labels import TOKEN_LABEL, Labels
from annotally.tasks.similarity_profile import Label, TagProfile
from annotally.tasks.speech_rules import Component
from annotally.tasks.templette_rules import EXTENT

LABEL_DIMENSION, SPAN_DIMENSION = "_label", "_span"
_REMAINDERS = ("_nonannotation_attribute_remainder", "_annotation_attribute_remainder")
_IDENTITY = frozenset({"system", "doc_nr"})
"""Slots that say who made an event mention, or which document an object stands for."""
DERIVED = frozenset({"mention"})
"""Slots that say what the places of an instance say: they differ by themselves only where these agree."""


class Part(Enum):
    """What becomes of a slot."""

    COMPARED = "compared"
    LEFT_OUT = "left out"
    MARK = "mark"
    """A key's is read, as a rule and not as content; a response's is not, unless it is a key as well."""
    REPEATED = "repeated"
    """It repeats the text of a span or the name of its instance, or is a mark that is read."""


class Layout(NamedTuple):
    """What becomes of the slots of instances of one type, by their places; ``placed``: extents are compared.

    ``stands`` is whether extents are left out of the comparison, ``fills`` whether places of fills are.
    """

    compared: tuple[int, ...]
    left_out: tuple[int, ...]
    marks: tuple[int, ...]
    placed: bool
    stands: bool
    fills: bool

    @property
    def complete(self) -> bool:
        """Whether nothing of such an instance is left out."""
        return not (self.left_out or self.marks or self.stands or self.fills)

    @property
    def only_marks(self) -> bool:
        """Whether marks are all that is left out."""
        return bool(self.marks) and not (self.left_out or self.stands or self.fills)


class Scope:
    """What one task compares. Remembers layouts: make one for a comparison."""

    def __init__(self, task: TaskDefinition, sides: Sequence[AnnotationSet]) -> None:
        self._task = task
        self._layouts: dict[tuple[str, bool, tuple[str, ...]], Layout | None] = {}
        self._wide_layouts: dict[tuple[str, bool, frozenset[str]], Layout | None] = {}
        self._strange: dict[str, bool] = {}
        self._brief_layouts: dict[tuple[str, str], Layout | None] = {}
        """Of instances that stand somewhere and have one slot, by type and the slot's name."""
        reading = task.reading
        self._text, self._identity = reading.text_slot.casefold(), reading.id_slot.casefold()
        marks = (*reading.status_slots, reading.alt_slot, reading.min_slot)
        self._marks = frozenset(name.casefold() for name in marks)
        self._labels = Labels(task.similarity) if task.method == "similarity" else None
        profiles = task.similarity.profile.tag_profiles
        self._profiles = {label: one for one in profiles for label in one.labels}
        by_tokens = any(side.format == conll_coreference_reader.NAME for side in sides)
        rules = task.coreference
        alone = by_tokens if rules.singletons is None else rules.singletons
        self._keys = task.key2key
        self._drops_singletons = task.method == "coreference" and not alone

    def vanishing(self, document: str, instances: Sequence[Instance]) -> frozenset[int]:
        """Return the numbers of mentions that do not count because they corefer with nothing (M15)."""
        if not self._drops_singletons:
            return frozenset()
        links = references(document, instances, self._task.reading.ref_slot)
        return frozenset(group[0] for group in classes(links) if len(group) == 1)

    def compares(self, instance: Instance) -> bool:
        """Tell whether anything of an instance is compared."""
        return self.layout(instance) is not None

    def wide_layouts(self, instances: Sequence[Instance]) -> Collection[Layout | None] | None:
        """Return a layout for each type: of an instance with the slots of all these; None if unclear.

        It leaves nothing out where that holds for each of the type, and is None where they are not compared.
        It is unclear where some stand somewhere and others do not, and where labels are ignored.
        """
        standing = len([one for one in instances if one.extents])
        if 0 < standing < len(instances) or (self._labels is not None and self._labels.ignores_any):
            return None
        types = {one.type for one in instances}
        names = frozenset([slot.name for one in instances for slot in one.slots])
        result = []
        for name in types:
            asked = (name, bool(standing), names)
            if asked not in self._wide_layouts:
                slots = tuple(Slot(one, ()) for one in names)
                wide = Instance(name, "", slots, instances[0].extents)
                self._wide_layouts[asked] = self._layout(wide)
            result.append(self._wide_layouts[asked])
        return result

    def layouts(self, instances: Sequence[Instance]) -> list[Layout | None]:
        """Return `layout` of each instance: equal layouts are one object, so they can be told by identity."""
        if self._labels is not None and self._labels.ignores_any:
            return list(map(self.layout, instances))
        known, brief = self._layouts, self._brief_layouts
        strange = {name for name in {one.type for one in instances} if self._is_strange(name)}
        result: list[Layout | None] = []
        for instance in instances:
            if strange and instance.type in strange:
                result.append(None)
                continue
            slots = instance.slots
            if len(slots) == 1 and instance.extents:  # as nearly all of a large corpus are
                alike = (instance.type, slots[0].name)
                found = brief.get(alike, ...)
                if found is ...:
                    found = brief[alike] = self.layout(instance)
            else:
                names = tuple([slot.name for slot in slots])
                found = known.get((instance.type, bool(instance.extents), names), ...)
                if found is ...:
                    found = self.layout(instance)
            result.append(found)
        return result

    def _is_strange(self, type_name: str) -> bool:
        """Tell whether no instance of a type is compared, whatever its slots are and wherever it stands."""
        if type_name not in self._strange:
            samples = (Instance(type_name, "", (), extents) for extents in ((), (Extent(0, 0),)))
            self._strange[type_name] = all(self.layout(one) is None for one in samples)
        return self._strange[type_name]

    def layout(self, instance: Instance) -> Layout | None:
        """Return what becomes of the slots of an instance; None if the task does not compare it at all."""
        names = tuple([slot.name for slot in instance.slots])
        wanted = (instance.type, bool(instance.extents), names)
        found = self._layouts.get(wanted, ...)
        if found is ...:
            found = self._layouts[wanted] = self._layout(instance)
        if found is not None and self._labels is not None and self._labels.is_ignored(instance):
            return None
        return found

    def _layout(self, instance: Instance) -> Layout | None:
        parts, placed = self._parts(instance), self._compares_places(instance)
        if parts is None:
            return None

        def places(part: Part) -> tuple[int, ...]:
            return tuple(place for place, found in enumerate(parts) if found is part)

        method = self._task.method
        stands = not placed and method != "speech"  # its words stand on an axis of their own
        fills = stands and not (method == "templettes" and EXTENT in self._task.templettes.components)
        compared, left_out, marks = map(places, (Part.COMPARED, Part.LEFT_OUT, Part.MARK))
        return Layout(compared, left_out, marks, placed, stands and bool(instance.extents), fills)

    # --- slots

    def _parts(self, instance: Instance) -> list[Part] | None:
        """Return what becomes of each slot, None for an instance that is not compared."""
        if self._labels is not None:
            label = self._labels.declared(instance.type)
            if label is None or label.name == TOKEN_LABEL:
                return None
            attributes = self._attributes(label)
            return [self._attribute(slot.name, attributes, instance) for slot in instance.slots]
        definition = self._task.by_name.get(instance.type.casefold())
        if definition is None or (self._task.method == "coreference" and not instance.extents):
            return None
        if not (definition.scored or any(slot.scored for slot in definition.slots)):
            return None
        return [self._slot(slot.name, definition, instance) for slot in instance.slots]

    def _attribute(self, name: str, compared: frozenset[str], instance: Instance) -> Part:
        if name in compared:
            return Part.COMPARED
        repeats = name.casefold() == self._text and bool(instance.extents)
        named = name.casefold() == self._identity
        return Part.REPEATED if repeats or named else Part.LEFT_OUT

    def _attributes(self, label: Label) -> frozenset[str]:
        """Return the attributes of a label that some dimension with a weight speaks of."""
        names = frozenset(label.by_name)
        profile = self._profiles.get(label.name)
        if profile is None:
            return names
        weighed = _weighed(profile)
        compared = weighed & names
        spoken_of = {name for one in profile.dimensions for name in _members(profile, one.name)}
        for attribute in label.attributes:
            remainder = _REMAINDERS[1] if attribute.points else _REMAINDERS[0]
            by_label = attribute.names_label or bool(attribute.effective_labels)
            rest = not by_label and remainder in weighed and attribute.name not in spoken_of
            if rest or (by_label and LABEL_DIMENSION in weighed):
                compared |= {attribute.name}
        return compared

    def _slot(self, name: str, definition: ClassDefinition, instance: Instance) -> Part:
        folded, task = name.casefold(), self._task
        if folded in self._marks:
            return Part.REPEATED if self._keys else Part.MARK
        if folded == self._identity:
            return Part.REPEATED
        if task.method == "coreference":
            if folded == self._text:
                return Part.REPEATED
            return Part.COMPARED if folded == task.reading.ref_slot.casefold() else Part.LEFT_OUT
        declared = definition.by_name.get(folded)
        if task.method == "speech":
            return self._component(folded)
        if declared is not None and declared.scored:
            return Part.COMPARED
        if folded in _IDENTITY:
            return Part.REPEATED
        repeats = folded == self._text and bool(instance.extents) and self._compares_places(instance)
        return Part.REPEATED if repeats else Part.LEFT_OUT

    def _component(self, folded: str) -> Part:
        """Return what becomes of a slot of an entity in speech (S2)."""
        wanted = self._task.speech.components
        if folded == self._task.reading.type_slot.casefold():
            return Part.COMPARED if Component.TYPE in wanted else Part.LEFT_OUT
        if folded == self._text:
            words = Component.CONTENT in wanted or Component.EXTENT in wanted
            return Part.COMPARED if words else Part.LEFT_OUT
        return Part.LEFT_OUT

    # --- places

    def _compares_places(self, instance: Instance) -> bool:
        task = self._task
        if task.method == "similarity":
            profile = self._profiles.get(instance.type)
            return profile is None or SPAN_DIMENSION in _weighed(profile)
        if task.same_position and instance.extents:
            return True  # who overlaps nobody goes with nobody (M11)
        return task.method in ("coreference", "event-mentions")


def _weighed(profile: TagProfile) -> frozenset[str]:
    """Return the dimensions and the attributes that a profile gives a weight."""
    names = [name for one in profile.dimensions if one.weight for name in _members(profile, one.name)]
    return frozenset(names)


def _members(profile: TagProfile, name: str) -> tuple[str, ...]:
    """Return the attributes that a dimension speaks of, equivalences by their members."""
    equated = next((one.attributes for one in profile.equivalences if one.name == name), None)
    return equated if equated is not None else tuple(part.strip() for part in name.split(","))
