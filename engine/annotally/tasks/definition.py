"""A task: classes, slots, weights, thresholds and switches, as the manual's configuration file lists them."""

from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property

from annotally.formats.base import ReadOptions
from annotally.formats.registry import DECLARATIONS
from annotally.model.diagnostics import TaskError
from annotally.model.wording import Wording
from annotally.tasks.method_specs import HasMethod
from annotally.tasks.similarity_profile import SimilarityRules
from annotally.tasks.speech_rules import SpeechRules
from annotally.tasks.templette_rules import TempletteRules
from annotally.text.alignment.rules import AlignmentRules
from annotally.text.cleaning import Cleaning, Form

BEST_ALTERNATIVE = frozenset(declaration.name for declaration in DECLARATIONS if declaration.any_alternative)
"""Formats in which any of the alternatives of a response counts; in all others the first does (M24)."""


class FillKind(StrEnum):
    """How a single fill is compared (manual, "The Structure of Scorer Objects")."""

    SET = "set"
    STRING = "string"
    POINTER = "pointer"


class ScoringMethod(StrEnum):
    """The sides of a comparison (``scoring_method``): key and response, or two annotators' keys (M19)."""

    KEY2RESPONSE = "key2response"
    KEY2KEY = "key2key"


class ImplicitOptionality(StrEnum):
    """The rule for objects that are optional without a mark (M17)."""

    NONE = "none"
    RELATIONS = "relations"
    """Template Relation: objects that point to an optional element, but not their other targets."""
    POINTED_TO = "pointed-to"
    """Scenario Template: objects that only optional objects and slots point to, transitively."""


@dataclass(frozen=True, slots=True)
class TextFilter:
    """The test for relevant documents (M12): ``content_name`` in the ``template_name`` object.

    Such objects represent their documents: they are aligned whatever their content (M7) and never optional
    through pointers (M17).
    """

    template: str = "TEMPLATE"
    content: str = "content"


@dataclass(frozen=True, slots=True)
class SlotDefinition:
    """A line of ``slot_defs``: name, report name, scored or not, map weight, fill kind."""

    name: str
    report_name: str
    scored: bool = True
    weight: int = 1
    kind: FillKind = FillKind.STRING


@dataclass(frozen=True)
class ClassDefinition:
    """A line of ``class_defs`` with its slots; classes are in mapping order."""

    name: str
    report_name: str
    slots: tuple[SlotDefinition, ...]
    scored: bool = True
    threshold: int = 0

    @cached_property
    def by_name(self) -> dict[str, SlotDefinition]:
        """Slots by case-folded name."""
        return {slot.name.casefold(): slot for slot in self.slots}


@dataclass(frozen=True, slots=True)
class Subtask:
    """A line of ``ne_subtask_names``: fills of this value in this slot have a row of their own (M22)."""

    type: str
    slot: str
    value: str


@dataclass(frozen=True, slots=True)
class SectionGroup:
    """A line of ``doc_section_groups``: a report name and its document sections."""

    name: str
    sections: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CoreferenceRules:
    """The rules for aligning mentions and counting classes (M15). None: by the format of the inputs."""

    exact_spans: bool | None = None
    """Whether mentions align by equal extents only; the default for CoNLL files."""
    singletons: bool | None = None
    """Whether classes of one mention count; the default for CoNLL files."""


class OneSided(StrEnum):
    """The treatment of a document that only some sides have (C6)."""

    SCORED = "scored"
    """All of it is missing, or spurious."""
    KEY_ONLY = "key only"
    """The key's are scored, those of others are not (E5)."""
    REFUSED = "refused"
    """The input is refused, and the documents named."""
    SKIPPED = "skipped"
    """It is left out, and named."""
    BY_PAIR = "by pair"
    """Of several annotators only those with the document are compared."""


@dataclass(frozen=True)
class TaskDefinition(HasMethod):
    """The complete definition of a comparison. Values, no behaviour; checked on construction."""

    name: str
    title: str
    method: str
    """``templates`` for the slot-counting tasks, ``coreference`` for classes of mentions, ``event-mentions``
    for mentions of tokens, ``similarity`` for annotations of any kind, ``speech`` for named entities in texts
    that may differ, ``templettes`` for those of HUB-4."""
    classes: tuple[ClassDefinition, ...]
    same_position: bool = False
    """Named entity: only instances that share a character are candidates (M11)."""
    gate: str = ""
    """Name of a condition candidates must meet before they are weighed; empty: none."""
    scoring_method: ScoringMethod = ScoringMethod.KEY2RESPONSE
    implicit_optionality: ImplicitOptionality = ImplicitOptionality.NONE
    equatable: tuple[str, ...] = ()
    """Classes with objects of equal content counted as one (``equatable_objects``, M16)."""
    text_filter: TextFilter | None = None
    """Scenario Template: the test for relevant documents (M12); None: no text filtering."""
    connect_leftovers: bool = False
    """Connect unaligned objects of a class as incorrect instead of missing and spurious (M8)."""
    report_order: tuple[str, ...] = ()
    """Names of classes in the order of reports and trees; those not named follow, in mapping order."""
    coreference: CoreferenceRules = CoreferenceRules()
    invisible_words: tuple[str, ...] = ()
    """Event mentions: words with tokens that do not count, in any case (E3)."""
    similarity: SimilarityRules = field(default_factory=SimilarityRules)
    """MAT: the schema of the annotations, and the profiles for comparing and scoring them."""
    alignment: AlignmentRules = field(default_factory=AlignmentRules)
    """Whether texts that differ are aligned, and how."""
    speech: SpeechRules = field(default_factory=SpeechRules)
    """Named entities in speech: their components and mapping (S2-S4)."""
    templettes: TempletteRules = field(default_factory=TempletteRules)
    """HUB-4: the components of a fill with points, and the parts that are not evaluated."""
    key_documents_only: bool = False
    """Score the documents of the key and no others (E5); else those of either side (C6)."""
    cleaning: Cleaning = Cleaning()
    correct_form: Form = Form.CLEAN
    partial_form: Form = Form.NONE
    subtasks: tuple[Subtask, ...] = ()
    sections: tuple[str, ...] = ()
    section_groups: tuple[SectionGroup, ...] = ()
    reading: ReadOptions = field(default_factory=ReadOptions)
    description: str = ""
    object_word: str = "object"
    """The interface's word for an instance."""

    def __post_init__(self) -> None:
        folded_names: set[str] = set()
        for definition in self.classes:
            folded = definition.name.casefold()
            if folded in folded_names:
                raise TaskError(Wording("class {name!r} is defined twice", name=definition.name))
            folded_names.add(folded)
            if len(definition.by_name) != len(definition.slots):
                names = [slot.name.casefold() for slot in definition.slots]
                twice = next(name for name in names if names.count(name) > 1)
                raise TaskError(
                    Wording(
                        "slot {slot!r} of class {name!r} is defined twice", slot=twice, name=definition.name
                    )
                )

    @cached_property
    def by_name(self) -> dict[str, ClassDefinition]:
        """Classes by case-folded name."""
        return {definition.name.casefold(): definition for definition in self.classes}

    @cached_property
    def reported(self) -> tuple[ClassDefinition, ...]:
        """Classes in the order of reports and trees: that of ``report_order``, the others as mapped.

        With a text filter and no order given, the template class comes first and the other classes follow
        against the order of mapping, as on the manual's page of a scenario's scores.
        """
        # Both sorts are stable: classes that are not named keep the order that they come in, behind those
        # that are.
        if self.text_filter is not None and not self.report_order:
            template = self.template_class.casefold()
            down = tuple(reversed(self.classes))
            return tuple(sorted(down, key=lambda definition: definition.name.casefold() != template))
        place_by_name = {name.casefold(): place for place, name in enumerate(self.report_order)}
        return tuple(
            sorted(
                self.classes,
                key=lambda definition: place_by_name.get(definition.name.casefold(), len(place_by_name)),
            )
        )

    @property
    def scored_names(self) -> tuple[str, ...]:
        """The names of the classes, or labels, that are compared."""
        if self.method_spec.has_labels:
            return tuple(label.name for label in self.similarity.schema.labels)
        return tuple(definition.name for definition in self.classes)

    @property
    def one_sided(self) -> OneSided:
        """The treatment of documents that only some sides have, unless a caller asks to skip them (C6)."""
        if self.key_documents_only and not self.key2key:
            return OneSided.KEY_ONLY
        if self.method_spec.refuses_one_sided:
            return OneSided.REFUSED
        return OneSided.SCORED

    @property
    def key2key(self) -> bool:
        """Whether neither side is the key alone (M19)."""
        return self.scoring_method is ScoringMethod.KEY2KEY

    @property
    def template_class(self) -> str:
        """The name of the class of objects that represent their documents (``template_name``)."""
        return (self.text_filter or TextFilter()).template
