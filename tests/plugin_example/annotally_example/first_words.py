"""A method of comparison: named entities as usual, but of each text the first word alone counts."""

from dataclasses import replace

from msgspec.structs import replace as replace_fields

from annotally.comparison.constraints import NONE, Constraints
from annotally.comparison.result import Sides, UnitComparison, UnitTotals
from annotally.methods.templates.comparer import TemplateComparer
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.instances import Instance, Reading, with_readings
from annotally.tasks.catalogue import NAMED_ENTITY
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.method_specs import METHOD_SPECS
from annotally.tasks.plugin_methods import PluginMethod

NAME = "first-words"


class FirstWords:
    """Compares as templates are compared, with readings cut behind their first word."""

    def __init__(self, task: TaskDefinition) -> None:
        self._comparer = TemplateComparer(replace(task, method="templates"))

    def compare(self, document: str, sides: Sides, constraints: Constraints = NONE) -> UnitComparison:
        """Return the comparison of one document."""
        return self._comparer.compare(document, _cut(document, sides), constraints)

    def totals(self, document: str, sides: Sides, constraints: Constraints = NONE) -> UnitTotals:
        """Return the totals of one document."""
        return self.compare(document, sides, constraints).totals


def _cut(document: str, sides: Sides) -> Sides:
    return sides._replace(sets=tuple(_cut_set(document, annotations) for annotations in sides.sets))


def _cut_set(document: str, annotations: AnnotationSet) -> AnnotationSet:
    annotated = annotations.documents.get(document)
    if annotated is None:
        return annotations
    instances = tuple(map(_cut_instance, annotated.instances))
    documents = {**annotations.documents, document: replace_fields(annotated, instances=instances)}
    return replace_fields(annotations, documents=documents)


def _cut_instance(instance: Instance) -> Instance:
    return with_readings(instance, _first_word)


def _first_word(reading: Reading) -> Reading:
    return replace_fields(reading, text=reading.text.split()[0] if reading.text.split() else reading.text)


METHOD = PluginMethod(
    replace(
        NAMED_ENTITY,
        name=NAME,
        method=NAME,
        title="Named entity by first words",
        description="ENAMEX, TIMEX and NUMEX by the first word of their texts",
    ),
    replace(METHOD_SPECS["templates"], name=NAME, muc_configurable=False),
    FirstWords,
)
