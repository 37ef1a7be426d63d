"""MAT tasks made from the data: for annotations without a task file.

What occurs is compared: every label, with a span if any of its annotations has one, and every attribute.

- An attribute is of the type its file declares (MAT JSON), else its values are annotations where any of them
  points, else strings; of two declarations that differ the attribute is of strings.
- It is a set where an annotation has several values in it; declared lists stay lists.
- Where a format keeps the label in a feature of a layer, that attribute names the label (C9).
- The labels that an annotation-valued attribute leads to are its restrictions, and strata follow from them
  (A8). Labels that lead to each other in a circle, or to themselves, share a stratum, and what they point to
  in it is compared by extent and label (A15).
- The slot that only repeats the text of a span, status slots and COMMENT are no attributes, unless a file
  declares them. Labels that MAT keeps for itself are not compared.

Nothing of this depends on the order of files, documents or annotations (C3).
"""

from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING

from annotally.formats.base import MUC7_NUMBERS, ReadOptions
from annotally.formats.format_names import MAT_JSON
from annotally.model.annotation_sets import AnnotationSet, pointer_name
from annotally.model.instance_columns import samples
from annotally.model.instances import Instance, Reading, Slot
from annotally.model.wording import Wording
from annotally.tasks.definition import ScoringMethod, TaskDefinition
from annotally.tasks.label_features import label_features, with_label_features
from annotally.tasks.method_specs import HasMethod
from annotally.tasks.similarity.builtin_methods import LABEL, SPAN
from annotally.tasks.similarity.dependency_order import circles_by_extent, fitting_strata
from annotally.tasks.similarity_profile import (
    Aggregation,
    Attribute,
    Dimension,
    Label,
    Schema,
    SimilarityProfile,
    SimilarityRules,
    TagProfile,
    ValueType,
)

if TYPE_CHECKING:
    from annotally.formats.mat_json.scan import Aset

METHOD = "similarity"
_UNSCORED = ("COMMENT",)


@dataclass(frozen=True)
class DerivedSimilarityTask(HasMethod):
    """A task that is known by name and complete only once the inputs have been read.

    ``spans_only``: spans and labels are compared and nothing else. ``rules`` hold what a caller asks.
    """

    name: str
    title: str
    description: str
    spans_only: bool = False
    rules: SimilarityRules = field(default_factory=SimilarityRules)
    scoring_method: ScoringMethod = ScoringMethod.KEY2RESPONSE
    reading: ReadOptions = field(default_factory=partial(ReadOptions, docnum_tags=MUC7_NUMBERS))
    object_word: str = "annotation"
    method: str = METHOD
    ordered: bool = False

    def complete(self, sets: Iterable[AnnotationSet]) -> TaskDefinition:
        """Return the task for the labels and attributes in ``sets``.

        Raises InputRefused for labels of a caller that the sets do not have.
        """
        sides = tuple(sets)
        return self.complete_by(self.sight(sides), sides)

    def sight(self, sets: Iterable[AnnotationSet]) -> "Sightings":
        """Return the labels and attributes in ``sets``, to complete the task by."""
        sightings = Sightings(self.reading)
        for annotations in sets:
            sightings.take_in(annotations)
        return sightings

    def complete_by(self, sightings: "Sightings", sides: Sequence[AnnotationSet] = ()) -> TaskDefinition:
        """Return the task for labels and attributes that were sighted, with the layers of ``sides`` (C9).

        Raises InputRefused as `complete` does.
        """
        # Labels in features come first, since ignored labels may be such ones; strata come last, since they
        # depend on the restrictions that are left.
        schema = with_label_features(sightings.schema(), label_features(sides, self.rules.labels), sides)
        if self.rules.ignored or self.rules.equivalences:
            from annotally.tasks.mat.rules import refuse_unknown_labels

            refuse_unknown_labels(self.rules, schema, self.name)
        if self.spans_only:
            schema, profile = _spans_only(schema)
        else:
            schema = _remove_labels(schema, self.rules.ignored)
            profile = SimilarityProfile(strata=fitting_strata(schema))
            schema = circles_by_extent(schema, profile)
        return TaskDefinition(
            self.name,
            self.title,
            self.method,
            (),
            scoring_method=self.scoring_method,
            similarity=replace(self.rules, schema=schema, profile=profile, labels=()),
            reading=self.reading,
            description=self.description,
            object_word=self.object_word,
        )


def _spans_only(schema: Schema) -> tuple[Schema, SimilarityProfile]:
    labels = tuple(
        replace(label, attributes=tuple(attribute for attribute in label.attributes if attribute.names_label))
        for label in schema.labels
        if label.spanned
    )
    dimensions = (Dimension(LABEL, Fraction(1)), Dimension(SPAN, Fraction(1)))
    profile = TagProfile(tuple(label.name for label in labels), dimensions)
    profiles = SimilarityProfile(tag_profiles=(profile,), exact_first=True) if labels else SimilarityProfile()
    return replace(schema, labels=labels), profiles


def _remove_labels(schema: Schema, ignored: Iterable[str]) -> Schema:
    """Return the schema without some labels, and without restrictions to them."""
    # Restrictions may only name labels of the schema, so those to the labels left out go with these.
    ignored_names = set(ignored)

    def drop_ignored(attribute: Attribute) -> Attribute:
        return replace(
            attribute, restrictions=tuple(n for n in attribute.restrictions if n not in ignored_names)
        )

    labels = (
        replace(label, attributes=tuple(map(drop_ignored, label.attributes)))
        for label in schema.labels
        if label.name not in ignored_names
    )
    return replace(schema, labels=tuple(labels))


@dataclass(slots=True)
class _AttributeSighting:
    """The facts about an attribute of a label found so far."""

    place: int = 0
    declared: set[ValueType] = field(default_factory=set)
    points: bool = False
    several: bool = False
    listed: bool = False
    targets: set[str] = field(default_factory=set)

    def attribute(self, name: str) -> Attribute:
        aggregation = Aggregation.SET if self.several else Aggregation.NONE
        if self.listed:
            aggregation = Aggregation.LIST
        if self.points or ValueType.ANNOTATION in self.declared:
            return Attribute(
                name, ValueType.ANNOTATION, aggregation, restrictions=tuple(sorted(self.targets))
            )
        kind = next(iter(self.declared)) if len(self.declared) == 1 else ValueType.STRING
        return Attribute(name, kind, aggregation)


@dataclass(slots=True)
class _LabelSighting:
    """The facts about a label found so far."""

    spanned: bool = False
    attributes: dict[str, _AttributeSighting] = field(default_factory=dict)

    def at(self, name: str, place: int) -> _AttributeSighting:
        sighting = self.attributes.setdefault(name, _AttributeSighting())
        sighting.place = max(sighting.place, place)
        return sighting

    def label(self, name: str) -> Label:
        ordered = sorted(self.attributes.items(), key=lambda item: (item[1].place, item[0]))
        return Label(
            name,
            self.spanned,
            tuple(sighting.attribute(attribute_name) for attribute_name, sighting in ordered),
        )


def _describe_plain_layout(instance: Instance) -> object:
    """Return label, slot names and whether there is a span; None with slots other than of one plain value."""
    names = []
    for slot in instance.slots:
        value = slot.value
        if not isinstance(value, Reading) or value.target is not None:
            return None
        names.append(slot.name)
    return instance.type, bool(instance.extents), *names


def _list_pointer_types(
    document: str, instances: Iterable[Instance], left_out: Container[str]
) -> dict[str, str]:
    """Return the labels of a document's annotations by the names that pointers have for them."""
    return {
        pointer_name(document, instance).casefold(): instance.type
        for instance in instances
        if instance.type not in left_out
    }


class Sightings:
    """All labels found so far. MAT tells case apart, pointers do not."""

    def __init__(self, reading: ReadOptions) -> None:
        self._labels: dict[str, _LabelSighting] = {}
        self._text_slot = reading.text_slot.casefold()
        self._unscored = {name.casefold() for name in (*reading.status_slots, *_UNSCORED)}

    def take_in(self, annotations: AnnotationSet) -> None:
        """Add the declarations and the annotations of a side."""
        # Declarations of MAT JSON first: where a label has any, only the declared attributes of its
        # annotations count. All facts are maxima, sets or disjunctions, so the order of sides and documents
        # does not matter (C3).
        declared: dict[str, set[str]] = {}
        left_out: Container[str] = ()
        if annotations.format == MAT_JSON:
            from annotally.formats.mat_json.reader import ADMINISTRATIVE, declarations

            left_out = ADMINISTRATIVE
            for aset in declarations(annotations):
                if aset.rows and aset.type not in left_out:
                    declared.setdefault(aset.type, set()).update(self._take_in_declared(aset))
        layouts: set[object] = set()
        for document in annotations.documents.values():
            instances = samples(document.instances)
            types: dict[str, str] = {}
            for instance in instances:
                if instance.type in left_out:
                    continue
                # The facts about plain slots follow from their names: they are taken in once.
                layout = _describe_plain_layout(instance)
                if layout in layouts:
                    continue
                if layout is not None:
                    layouts.add(layout)
                elif not types:
                    types = _list_pointer_types(document.document, instances, left_out)
                self._instance(instance, declared.get(instance.type), types)

    def _take_in_declared(self, aset: "Aset") -> Iterator[str]:
        """Add the attributes that a declaration has, and yield their names."""
        label = self._labels.setdefault(aset.type, _LabelSighting())
        label.spanned = label.spanned or aset.has_span
        for place, column in enumerate(aset.columns):
            yield column.name
            sighting = label.at(column.name, place)
            sighting.declared.add(ValueType(column.type))
            sighting.several = sighting.several or column.aggregation == Aggregation.SET
            sighting.listed = sighting.listed or column.aggregation == Aggregation.LIST

    def add(self, sightings: "Sightings") -> None:
        """Add the sightings of other documents, as if they had been taken in here."""
        # All facts are maxima, unions or disjunctions: it does not matter in which order documents are taken
        # in, nor in which groups. Declarations of MAT JSON are the exception: they hold for a whole side.
        for name, label_sighting in sightings._labels.items():
            label = self._labels.setdefault(name, _LabelSighting())
            label.spanned = label.spanned or label_sighting.spanned
            for attribute, facts in label_sighting.attributes.items():
                sighting = label.at(attribute, facts.place)
                sighting.declared |= facts.declared
                sighting.targets |= facts.targets
                sighting.points = sighting.points or facts.points
                sighting.several = sighting.several or facts.several
                sighting.listed = sighting.listed or facts.listed

    def _instance(
        self,
        instance: Instance,
        declared: set[str] | None,
        types: dict[str, str],
    ) -> None:
        # Every fact is a maximum, a union or a disjunction, so that instances may come in any order (C3).
        # Types of targets are those of the same document, where pointers lead.
        label = self._labels.setdefault(instance.type, _LabelSighting())
        label.spanned = label.spanned or bool(instance.extents)
        for place, slot in enumerate(self._attributes(instance, declared)):
            sighting = label.at(slot.name, place)
            sighting.several = sighting.several or any(
                len(alternative.fills) > 1 for alternative in slot.alternatives
            )
            for reading in slot.readings():
                if reading.target is not None:
                    sighting.points = True
                    target = types.get(reading.target.casefold())
                    if target is not None:
                        sighting.targets.add(target)

    def _attributes(self, instance: Instance, declared: set[str] | None) -> Iterator[Slot]:
        """Yield the slots that are attributes: the declared ones, if any are declared."""
        for slot in instance.slots:
            folded = slot.name.casefold()
            if declared is not None:
                counts = slot.name in declared
            else:
                repeats = folded == self._text_slot and bool(instance.extents)
                counts = not repeats and folded not in self._unscored
            if counts:
                yield slot

    def schema(self) -> Schema:
        """Return the labels found, sorted by name."""
        return Schema(
            tuple(sighting.label(name) for name, sighting in sorted(self._labels.items())), derived=True
        )


MAT = DerivedSimilarityTask(
    "mat",
    Wording("Annotations by similarity"),
    "annotations of any labels with their attributes, as MAT compares them; labels from the data",
)
SPANS = DerivedSimilarityTask(
    "spans",
    Wording("Spans and labels"),
    "spans of any labels: a match has the same span and the same label, attributes aside",
    spans_only=True,
    object_word="span",
)
