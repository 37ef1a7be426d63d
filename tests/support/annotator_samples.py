"""Trees of three annotators for tests of the window."""

from collections.abc import Sequence

from annotally.adjudication.project.messages import CODES, Decided
from annotally.annotators.comparison import MultiComparison
from annotally.annotators.unit import JointComparer
from annotally.comparison.result import Sides
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.instances import Instance
from annotally.reports.tree.unit_tree import TreeTable, tree_table
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.derived_similarity import SPANS
from annotally.tasks.presets.ready_made import preset
from support.builders import DOCUMENT, annotation_set, entity
from support.verdict_builders import decided

NAMES = ("anna", "ben", "cora")
FIVE = (*NAMES, "dora", "emil")
ADA, BEN = entity("Ada Quill", 0, "PERSON"), entity("Ben Orme", 20, "PERSON", name="2")
ADA_FIRM = entity("Ada Quill", 0, "ORGANIZATION")


def tree_of_three() -> TreeTable:
    """Return a document where anna and cora differ from ben about Ada, and cora lacks Ben."""
    return tree_of([ADA, BEN], [ADA_FIRM, BEN], [ADA])


def tree_of(*own_instances: Sequence[Instance]) -> TreeTable:
    """Return a document of which up to five say this."""
    return _compared(preset("muc7-named-entity"), _sets(own_instances))


def tree_of_spans(*own_instances: Sequence[Instance]) -> TreeTable:
    """Return a document of which up to five say this, compared by labels and extents."""
    sets = _sets(own_instances)
    return _compared(SPANS.complete(sets), sets)


def _sets(own_instances: Sequence[Sequence[Instance]]) -> tuple[AnnotationSet, ...]:
    return tuple(
        annotation_set(name, {DOCUMENT: own_instance})
        for name, own_instance in zip(FIVE, own_instances, strict=False)
    )


def _compared(task: TaskDefinition, sets: tuple[AnnotationSet, ...]) -> TreeTable:
    sides = Sides(sets, {})
    unit = JointComparer(MultiComparison(task, sides, [DOCUMENT])).compare(DOCUMENT, sides)
    return tree_table(unit, DOCUMENT, sides, task)


def either(tree: TreeTable, row: int, *sides: int) -> Decided:
    """Return that a row is decided to be what any of these sides has."""
    plain = decided(tree, {row: CODES["either"]})
    fields = {name: getattr(plain, name) for name in plain.__struct_fields__}
    below = range(row, tree.nodes.end[row])
    return Decided(**{**fields, "sides": dict.fromkeys(below, sides)})
