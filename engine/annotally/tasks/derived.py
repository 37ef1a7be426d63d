"""Tasks made from the data: for template files without a task definition of their own.

What occurs is compared: every class and every slot, each with weight 1 and threshold 0 (M7).

- A slot is of string fills where any of its fills is quoted, else of pointers where any is a pointer, else of
  set fills.
- Status slots (``ReadOptions.status_slots``) and COMMENT are not scored (M9, M23), in templettes those that
  their rules name instead of COMMENT (H13); nor, where objects stand
  for their documents, are these objects themselves and their DOC_NR.
- Classes are mapped by name, but a class that another points to in a key before that one, so that pointers
  can be compared by whether their targets are aligned; classes that point to each other stand by name. Where
  objects stand for their documents, reports begin with them and go down along the pointers.
- Slots stand where the fullest instances have them.
- Of several spellings of a name that differ in case, the first by code point is kept.

Nothing of this depends on the order of files, documents or instances (C3).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from annotally.formats.base import ReadOptions
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations, pointer_name
from annotally.model.instances import Instance, Slot
from annotally.model.wording import Wording
from annotally.tasks.definition import (
    ClassDefinition,
    FillKind,
    ImplicitOptionality,
    ScoringMethod,
    SlotDefinition,
    TaskDefinition,
    TextFilter,
)
from annotally.tasks.method_specs import HasMethod
from annotally.tasks.templette_rules import TempletteRules
from annotally.text.alignment.rules import Align, AlignmentRules
from annotally.text.cleaning import Cleaning

_UNSCORED = ("COMMENT",)
_UNSCORED_OF_DOCUMENTS = ("DOC_NR",)


@dataclass(frozen=True)
class DerivedTask(HasMethod):
    """A task known by name that is completed from its inputs.

    ``ordered``: circles of pointers are refused (M18).
    """

    name: str
    title: str
    description: str
    ordered: bool = False
    scoring_method: ScoringMethod = ScoringMethod.KEY2RESPONSE
    implicit_optionality: ImplicitOptionality = ImplicitOptionality.NONE
    text_filter: TextFilter | None = None
    reading: ReadOptions = field(default_factory=ReadOptions)
    object_word: str = "object"
    method: str = "templates"
    alignment: AlignmentRules = field(default_factory=AlignmentRules)
    templettes: TempletteRules = field(default_factory=TempletteRules)

    def complete(self, sets: Iterable[AnnotationSet]) -> TaskDefinition:
        """Return the definition with every class and slot of ``sets``, by the rules of this module.

        Only pointers of keys count for the order: those of the first set, or of both of two keys.
        """
        # Everything is collected first and sorted afterwards, so that the order of inputs has no effect (C3).
        sightings = _Sightings()
        for side, annotation_set in enumerate(sets):
            leading = side == 0 or self.scoring_method is ScoringMethod.KEY2KEY
            for annotations in annotation_set.documents.values():
                sightings.take_in(annotations, leading=leading)
        unscored_slots = self.templettes.unscored if self.method_spec.fill_components else _UNSCORED
        unscored = {name.casefold() for name in (*self.reading.status_slots, *unscored_slots)}
        order = sightings.order()
        classes = [sightings.classes[name].definition(unscored) for name in order]
        if self.text_filter is not None:
            template = self.text_filter.template.casefold()
            classes = [
                _of_document(definition) if definition.name.casefold() == template else definition
                for definition in classes
            ]
        from_the_top = self.text_filter is not None or self.method_spec.fill_components
        cleaning = Cleaning(self.templettes.premodifiers) if self.method_spec.fill_components else Cleaning()
        return TaskDefinition(
            self.name,
            self.title,
            self.method,
            tuple(classes),
            scoring_method=self.scoring_method,
            implicit_optionality=self.implicit_optionality,
            text_filter=self.text_filter,
            report_order=tuple(reversed(order)) if from_the_top else (),
            reading=self.reading,
            description=self.description,
            object_word=self.object_word,
            alignment=self.alignment,
            templettes=self.templettes,
            cleaning=cleaning,
        )


def _of_document(definition: ClassDefinition) -> ClassDefinition:
    """Return the class of objects that stand for documents: neither they nor the numbers count."""
    unscored = {name.casefold() for name in _UNSCORED_OF_DOCUMENTS}
    slots = (replace(s, scored=s.scored and s.name.casefold() not in unscored) for s in definition.slots)
    return replace(definition, slots=tuple(slots), scored=False)


TEMPLATE_ELEMENT = DerivedTask(
    "template-element",
    Wording("Template element"),
    "templates of any classes and slots, taken from the key and the response",
)
TEMPLATE_RELATION = DerivedTask(
    "template-relation",
    Wording("Template relation"),
    "elements and relations that point to them, taken from the key and the response",
    ordered=True,
    implicit_optionality=ImplicitOptionality.RELATIONS,
)
SCENARIO_TEMPLATE = DerivedTask(
    "scenario-template",
    Wording("Scenario template"),
    "templates that point to each other from TEMPLATE down, taken from the data; text filtering",
    ordered=True,
    implicit_optionality=ImplicitOptionality.POINTED_TO,
    text_filter=TextFilter(),
)

TEMPLETTE = DerivedTask(
    "templette",
    Wording("Templette (HUB-4)"),
    "instances that fills of text and pointers describe, by content and by place; texts may differ",
    reading=ReadOptions(status_slots=("OBJ_STATUS",), docnum="verbatim"),
    object_word="instance",
    method="templettes",
    alignment=AlignmentRules(Align.AUTO),
)


class _SlotSighting:
    """The facts about a slot of a class: its spelling, its lowest place, and the kinds of its fills."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.place = 0
        self.quoted = False
        self.pointer = False

    def take_in(self, slot: Slot, place: int) -> None:
        self.name = min(self.name, slot.name)
        self.place = max(self.place, place)
        for reading in slot.readings():
            self.quoted = self.quoted or bool(reading.quote)
            self.pointer = self.pointer or reading.target is not None

    def definition(self, unscored: set[str]) -> SlotDefinition:
        folded = self.name.casefold()
        kind = FillKind.STRING if self.quoted else FillKind.POINTER if self.pointer else FillKind.SET
        return SlotDefinition(self.name, folded, folded not in unscored, 1, kind)


class _ClassSighting:
    """The facts about a class: its spelling, its slots, and its target classes by case-folded name."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.slots: dict[str, _SlotSighting] = {}
        self.targets: set[str] = set()

    def take_in(self, instance: Instance, types: Mapping[str, str]) -> None:
        self.name = min(self.name, instance.type)
        for place, slot in enumerate(instance.slots):
            sighting = self.slots.setdefault(slot.name.casefold(), _SlotSighting(slot.name))
            sighting.take_in(slot, place)
            for reading in slot.readings():
                if reading.target is not None and (pointed := types.get(reading.target.casefold())):
                    self.targets.add(pointed)

    def definition(self, unscored: set[str]) -> ClassDefinition:
        ordered = sorted(self.slots.values(), key=lambda slot: (slot.place, slot.name.casefold()))
        slots = tuple(slot.definition(unscored) for slot in ordered)
        return ClassDefinition(self.name, self.name.casefold(), slots)


class _Sightings:
    """All classes found so far, by case-folded name."""

    def __init__(self) -> None:
        self.classes: dict[str, _ClassSighting] = {}

    def take_in(self, annotations: DocumentAnnotations, *, leading: bool) -> None:
        types = {
            pointer_name(annotations.document, instance).casefold(): instance.type.casefold()
            for instance in (annotations.instances if leading else ())
        }
        for instance in annotations.instances:
            sighting = self.classes.setdefault(instance.type.casefold(), _ClassSighting(instance.type))
            sighting.take_in(instance, types)

    def order(self) -> list[str]:
        """Return the classes in mapping order: targets first, ties by name.

        A topological sort that treats a circle as one: a class may come next when every class reachable from
        it is placed or reaches it too. O(n^3) for n classes, which are few.
        """
        # ``next`` always succeeds: among the remaining classes some strongly connected component leads to no
        # other one that remains. Names are tried in order, so ties are decided by name and not by the data's
        # order (C3).
        reach = {name: self._reach(name) for name in self.classes}
        remaining = sorted(self.classes)
        ordered: list[str] = []
        while remaining:
            placed = set(ordered)
            ready = next(
                name for name in remaining if all(t in placed or name in reach[t] for t in reach[name])
            )
            ordered.append(ready)
            remaining.remove(ready)
        return ordered

    def _reach(self, name: str) -> set[str]:
        """Return every class reachable from ``name`` along pointers, by a depth-first search."""
        reached: set[str] = set()
        waiting = [name]
        while waiting:
            for target in self.classes[waiting.pop()].targets - reached:
                reached.add(target)
                waiting.append(target)
        return reached
