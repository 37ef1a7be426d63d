"""The parts of an instance that a task compares or leaves out, worked out here for every method.

Every slot of an instance plays a *part*: it is compared, it is left out and may differ unseen, it is a mark
that only a key is read for (status, ``ALT``, ``MIN``), or it repeats what stands elsewhere. Instances of one
type with slots of the same names are alike in that, so it is worked out once for each such *layout*.
"""

from collections.abc import Collection, Sequence
from enum import Enum
from typing import NamedTuple

from annotally.formats.format_names import CONLL_COREFERENCE
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
"""Slots for the author of an event mention, or for the document of an object."""
DERIVED = frozenset({"mention"})
"""Slots that repeat the places of an instance: they differ by themselves only where these agree."""


class SlotScope(Enum):
    """The treatment of a slot in a comparison."""

    COMPARED = "compared"
    LEFT_OUT = "left out"
    MARK = "mark"
    """A key's is read, as a rule and not as content; a response's is not, unless it is a key as well."""
    REPEATED = "repeated"
    """It repeats the text of a span or the name of its instance, or is a mark that is read."""


class SlotTreatment(NamedTuple):
    """The treatment of the slots of a type of instance, by position; ``placed``: extents are compared.

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
    """The scope of a task: the parts of instances that it compares. Layouts are cached: one a comparison."""

    def __init__(self, task: TaskDefinition, sides: Sequence[AnnotationSet]) -> None:
        # What the task does with names is worked out here once; layouts are cached by type and slot names.
        self._task = task
        self._layouts: dict[tuple[str, bool, tuple[str, ...]], SlotTreatment | None] = {}
        self._wide_layouts: dict[tuple[str, bool, frozenset[str]], SlotTreatment | None] = {}
        self._strange: dict[str, bool] = {}
        self._brief_layouts: dict[tuple[str, str], SlotTreatment | None] = {}
        """Of instances that stand somewhere and have one slot, by type and the slot's name."""
        reading = task.reading
        self._text, self._identity = reading.text_slot.casefold(), reading.id_slot.casefold()
        marks = (*reading.status_slots, reading.alt_slot, reading.min_slot)
        self._marks = frozenset(name.casefold() for name in marks)
        self._labels = Labels(task.similarity) if task.method_spec.has_labels else None
        profiles = task.similarity.profile.tag_profiles
        self._profiles = {label: profile for profile in profiles for label in profile.labels}
        by_tokens = any(side.format == CONLL_COREFERENCE for side in sides)
        rules = task.coreference
        alone = by_tokens if rules.singletons is None else rules.singletons
        self._keys = task.key2key
        self.drops_singletons = task.method_spec.links_mentions and not alone
        """Whether mentions that corefer with nothing do not count."""

    def vanishing(self, document: str, instances: Sequence[Instance]) -> frozenset[int]:
        """Return the numbers of mentions that do not count because they corefer with nothing (M15)."""
        if not self.drops_singletons:
            return frozenset()
        links = references(document, instances, self._task.reading.ref_slot)
        return frozenset(group[0] for group in classes(links) if len(group) == 1)

    def compares(self, instance: Instance) -> bool:
        """Tell whether anything of an instance is compared."""
        return self.layout(instance) is not None

    def wide_layouts(self, instances: Sequence[Instance]) -> Collection[SlotTreatment | None] | None:
        """Return a layout for each type: of an instance with the slots of all these; None if unclear.

        It leaves nothing out where that holds for each of the type, and is None where they are not compared.
        It is unclear where some stand somewhere and others do not, and where labels are ignored.
        """
        # A shortcut for whole documents: if an instance with all slots that occur leaves nothing out, none
        # does. One layout a type then takes the place of one look-up an instance.
        standing = len([instance for instance in instances if instance.extents])
        if 0 < standing < len(instances) or (self._labels is not None and self._labels.ignores_any):
            return None
        types = {instance.type for instance in instances}
        names = frozenset([slot.name for instance in instances for slot in instance.slots])
        result = []
        for name in types:
            key = (name, bool(standing), names)
            if key not in self._wide_layouts:
                slots = tuple(Slot(slot_name, ()) for slot_name in names)
                wide = Instance(name, "", slots, instances[0].extents)
                self._wide_layouts[key] = self._layout(wide)
            result.append(self._wide_layouts[key])
        return result

    def layouts(self, instances: Sequence[Instance]) -> list[SlotTreatment | None]:
        """Return `layout` of each instance: equal layouts are one object, compared by identity."""
        if self._labels is not None and self._labels.ignores_any:
            return list(map(self.layout, instances))
        layouts, brief = self._layouts, self._brief_layouts
        strange = {name for name in {typed.type for typed in instances} if self._is_strange(name)}
        result: list[SlotTreatment | None] = []
        for instance in instances:
            if strange and instance.type in strange:
                result.append(None)
                continue
            slots = instance.slots
            if len(slots) == 1 and instance.extents:  # as nearly all of a large corpus are
                alike = (instance.type, slots[0].name)
                layout = brief.get(alike, ...)
                if layout is ...:
                    layout = brief[alike] = self.layout(instance)
            else:
                names = tuple([slot.name for slot in slots])
                layout = layouts.get((instance.type, bool(instance.extents), names), ...)
                if layout is ...:
                    layout = self.layout(instance)
            result.append(layout)
        return result

    def _is_strange(self, type_name: str) -> bool:
        """Tell whether no instance of a type is compared, whatever its slots are and wherever it stands."""
        if type_name not in self._strange:
            samples = (Instance(type_name, "", (), extents) for extents in ((), (Extent(0, 0),)))
            self._strange[type_name] = all(self.layout(sample) is None for sample in samples)
        return self._strange[type_name]

    def layout(self, instance: Instance) -> SlotTreatment | None:
        """Return the layout of an instance; None if the task does not compare it at all."""
        names = tuple([slot.name for slot in instance.slots])
        key = (instance.type, bool(instance.extents), names)
        layout = self._layouts.get(key, ...)
        if layout is ...:
            layout = self._layouts[key] = self._layout(instance)
        if layout is not None and self._labels is not None and self._labels.is_ignored(instance):
            return None
        return layout

    def _layout(self, instance: Instance) -> SlotTreatment | None:
        parts, placed = self._parts(instance), self._compares_places(instance)
        if parts is None:
            return None

        def places(part: SlotScope) -> tuple[int, ...]:
            return tuple(place for place, slot_part in enumerate(parts) if slot_part is part)

        spec = self._task.method_spec
        stands = not placed and not spec.entity_components  # its words stand on an axis of their own
        fills = stands and not (spec.fill_components and EXTENT in self._task.templettes.components)
        compared, left_out, marks = map(places, (SlotScope.COMPARED, SlotScope.LEFT_OUT, SlotScope.MARK))
        return SlotTreatment(compared, left_out, marks, placed, stands and bool(instance.extents), fills)

    # --- slots

    def _parts(self, instance: Instance) -> list[SlotScope] | None:
        """Return the part of each slot, None for an instance that is not compared."""
        # Similarity tasks declare labels and attributes, all others classes and slots: two ways to the same
        # answer.
        if self._labels is not None:
            label = self._labels.declared(instance.type)
            if label is None or label.name == TOKEN_LABEL:
                return None
            attributes = self._attributes(label)
            return [self._attribute(slot.name, attributes, instance) for slot in instance.slots]
        definition = self._task.by_name.get(instance.type.casefold())
        if definition is None or (self._task.method_spec.links_mentions and not instance.extents):
            return None
        if not (definition.scored or any(slot.scored for slot in definition.slots)):
            return None
        return [self._slot(slot.name, definition, instance) for slot in instance.slots]

    def _attribute(self, name: str, compared: frozenset[str], instance: Instance) -> SlotScope:
        if name in compared:
            return SlotScope.COMPARED
        repeats = name.casefold() == self._text and bool(instance.extents)
        is_name = name.casefold() == self._identity
        return SlotScope.REPEATED if repeats or is_name else SlotScope.LEFT_OUT

    def _attributes(self, label: Label) -> frozenset[str]:
        """Return the attributes of a label that some dimension with a weight speaks of."""
        names = frozenset(label.by_name)
        profile = self._profiles.get(label.name)
        if profile is None:
            return names
        # An attribute counts by a weighed dimension of its own, by the weight of the label's dimension if it
        # names the label, or by a weighed remainder if no dimension names it (A7).
        weighed = _weighed(profile)
        compared = weighed & names
        spoken_of = {name for dimension in profile.dimensions for name in _members(profile, dimension.name)}
        for attribute in label.attributes:
            remainder = _REMAINDERS[1] if attribute.points else _REMAINDERS[0]
            by_label = attribute.names_label or bool(attribute.effective_labels)
            by_remainder = not by_label and remainder in weighed and attribute.name not in spoken_of
            if by_remainder or (by_label and LABEL_DIMENSION in weighed):
                compared |= {attribute.name}
        return compared

    def _slot(self, name: str, definition: ClassDefinition, instance: Instance) -> SlotScope:
        # The order matters: marks and identifiers are no content whatever the task declares.
        folded, task = name.casefold(), self._task
        if folded in self._marks:
            return SlotScope.REPEATED if self._keys else SlotScope.MARK
        if folded == self._identity:
            return SlotScope.REPEATED
        if task.method_spec.links_mentions:
            if folded == self._text:
                return SlotScope.REPEATED
            return SlotScope.COMPARED if folded == task.reading.ref_slot.casefold() else SlotScope.LEFT_OUT
        declared = definition.by_name.get(folded)
        if task.method_spec.entity_components:
            return self._component(folded)
        if declared is not None and declared.scored:
            return SlotScope.COMPARED
        if folded in _IDENTITY:
            return SlotScope.REPEATED
        repeats = folded == self._text and bool(instance.extents) and self._compares_places(instance)
        return SlotScope.REPEATED if repeats else SlotScope.LEFT_OUT

    def _component(self, folded: str) -> SlotScope:
        """Return the part of a slot of an entity in speech (S2)."""
        components = self._task.speech.components
        if folded == self._task.reading.type_slot.casefold():
            return SlotScope.COMPARED if Component.TYPE in components else SlotScope.LEFT_OUT
        if folded == self._text:
            words = Component.CONTENT in components or Component.EXTENT in components
            return SlotScope.COMPARED if words else SlotScope.LEFT_OUT
        return SlotScope.LEFT_OUT

    # --- places

    def _compares_places(self, instance: Instance) -> bool:
        task = self._task
        if task.method_spec.has_labels:
            profile = self._profiles.get(instance.type)
            return profile is None or SPAN_DIMENSION in _weighed(profile)
        if task.same_position and instance.extents:
            return True  # who overlaps nobody goes with nobody (M11)
        return task.method_spec.compares_extents


def _weighed(profile: TagProfile) -> frozenset[str]:
    """Return the dimensions and the attributes that a profile gives a weight."""
    names = [
        name
        for dimension in profile.dimensions
        if dimension.weight
        for name in _members(profile, dimension.name)
    ]
    return frozenset(names)


def _members(profile: TagProfile, name: str) -> tuple[str, ...]:
    """Return the attributes that a dimension speaks of, equivalences by their members."""
    equated = next(
        (equivalence.attributes for equivalence in profile.equivalences if equivalence.name == name), None
    )
    return equated if equated is not None else tuple(part.strip() for part in name.split(","))
