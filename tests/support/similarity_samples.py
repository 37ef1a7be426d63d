"""Short ways to build tasks, annotations and comparisons by similarity in tests."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from annotally.comparison.result import Comparison, Sides, UnitComparison, sum_tables
from annotally.methods.similarity.comparer import SimilarityComparer
from annotally.model.extents import Extent
from annotally.model.instances import Alternative, Instance, Reading, Slot, simple_fill
from annotally.model.text import Document
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.similarity_profile import (
    Aggregation,
    Attribute,
    AttributeEquivalence,
    Dimension,
    Label,
    Schema,
    SimilarityProfile,
    SimilarityRules,
    TagProfile,
    ValueType,
)
from support.builders import annotation_set

DOCUMENT = "doc-1"


class To:
    """An annotation value: the target's label and id."""

    def __init__(self, label: str, name: str) -> None:
        self.target = f"{label}-{DOCUMENT}-{name}"
        self.name = name


Value = str | To
Span = tuple[int, int]


def _slot(name: str, values: Value | Sequence[Value]) -> Slot:
    actual_values = [values] if isinstance(values, str | To) else list(values)
    fills = [
        simple_fill(
            Reading(actual_value.name, target=actual_value.target)
            if isinstance(actual_value, To)
            else Reading(actual_value)
        )
        for actual_value in actual_values
    ]
    return Slot(name, (Alternative(tuple(fills)),))


def note(
    label: str, name: str, at: Span | Sequence[Span] | None = None, **values: Value | Sequence[Value]
) -> Instance:
    """Return an annotation; several spans make it discontinuous, a sequence of values a set or list."""
    spans: list[Span] = []
    if at is not None:
        spans = [at] if isinstance(at[0], int) else list(at)  # type: ignore[list-item, arg-type]
    slots = tuple(_slot(attribute, value) for attribute, value in values.items())
    return Instance(label, name, slots, tuple(Extent(*span) for span in spans))


def attribute(name: str, type: str = "string", text: str = "none", *targets: str) -> Attribute:  # noqa: A002
    """Return an attribute by the words of a task file."""
    return Attribute(name, ValueType(type), Aggregation(text), (), targets)


def spanned(name: str, *attributes: Attribute) -> Label:
    """Return a label of spanned annotations."""
    return Label(name, True, attributes)


def spanless(name: str, *attributes: Attribute) -> Label:
    """Return a label of spanless annotations."""
    return Label(name, False, attributes)


def dimension(name: str, weight: str | int, method: str = "", **options: str) -> Dimension:
    """Return a dimension."""
    return Dimension(name, Fraction(weight), method, tuple(options.items()))


def profile(labels: str, *dimensions: Dimension, equivalences: Mapping[str, str] | None = None) -> TagProfile:
    """Return a tag profile; labels, and the attributes of an equivalence, with commas between."""
    equal = tuple(
        AttributeEquivalence(name, tuple(names.split(","))) for name, names in (equivalences or {}).items()
    )
    return TagProfile(tuple(labels.split(",")), dimensions, equal)


def task(
    *labels: Label,
    profiles: Sequence[TagProfile] = (),
    strata: Sequence[str] = (),
    **rules: object,
) -> TaskDefinition:
    """Return a task; strata are labels with commas between."""
    chosen = SimilarityProfile("", tuple(tuple(text.split(",")) for text in strata), tuple(profiles))
    similarity = SimilarityRules(Schema(labels), chosen, **rules)  # type: ignore[arg-type]  # fields by name
    return TaskDefinition("mat", "MAT", "similarity", (), similarity=similarity)


def sides_of(
    reference: Mapping[str, Sequence[Instance]],
    hypothesis: Mapping[str, Sequence[Instance]],
    texts: Mapping[str, str] | None = None,
) -> Sides:
    """Return both sides of a corpus."""
    documents = {name: Document(name, name, text) for name, text in (texts or {}).items()}
    return Sides((annotation_set("key", reference), annotation_set("response", hypothesis)), documents)


def compared(
    chosen: TaskDefinition, reference: Sequence[Instance], hypothesis: Sequence[Instance], text: str = ""
) -> UnitComparison:
    """Return the comparison of one document."""
    texts = {DOCUMENT: text} if text else {}
    return SimilarityComparer(chosen).compare(
        DOCUMENT, sides_of({DOCUMENT: reference}, {DOCUMENT: hypothesis}, texts)
    )


def comparison_of(chosen: TaskDefinition, sides: Sides) -> Comparison:
    """Return the comparison of a corpus."""
    comparer = SimilarityComparer(chosen)
    names = dict.fromkeys(name for side in sides.sets for name in side.documents)
    units = {name: comparer.compare(name, sides) for name in names}
    table = sum_tables([unit.table for unit in units.values()])
    return Comparison(chosen.name, "signed", ("key", "response"), units, table)
