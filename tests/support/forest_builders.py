"""Trees for the tests of the mapping pane, made by the real engine from entities written by hand."""

from collections.abc import Mapping, Sequence

from annotally.comparison.result import Sides, UnitComparison
from annotally.methods.templates.comparer import TemplateComparer
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.extents import Extent
from annotally.model.instances import Alternative, Instance, Reading, Slot, simple_fill
from annotally.reports.tree.unit_tree import TreeTable, tree_table
from annotally.tasks.presets.ready_made import preset
from annotally_gui.views.mapping import MappingPane

Entity = tuple[str, int, str]
"""Text, where it begins, type."""

TASK = preset("muc6-named-entity")


def entity(number: int, text: str, start: int, value: str, alternatives: Sequence[str] = ()) -> Instance:
    """Return an ENAMEX; ``alternatives`` are further strings that are right."""
    extent = Extent(start, start + len(text))
    texts = [Alternative((simple_fill(Reading(text, extent=extent)),))]
    texts += [Alternative((simple_fill(Reading(other_alternative)),)) for other_alternative in alternatives]
    slots = (Slot("TEXT", tuple(texts)), Slot("TYPE", (Alternative((simple_fill(Reading(value)),)),)))
    return Instance("ENAMEX", str(number), slots, (extent,), sections=("DOC", "TEXT"))


def entities(items: Sequence[Entity]) -> tuple[Instance, ...]:
    """Return entities numbered from 1."""
    return tuple(entity(number + 1, *item) for number, item in enumerate(items))


def trees(
    documents: Mapping[str, tuple[Sequence[Instance], Sequence[Instance]]],
) -> tuple[list[TreeTable], list[UnitComparison]]:
    """Return the trees and comparisons of documents given as key and response."""
    sets = tuple(
        AnnotationSet(
            name,
            "none",
            {d: DocumentAnnotations(d, tuple(both_document[side])) for d, both_document in documents.items()},
        )
        for side, name in enumerate(("key", "response"))
    )
    sides = Sides(sets, {})
    comparer = TemplateComparer(TASK)
    units = [comparer.compare(document, sides) for document in documents]
    return [tree_table(unit, f"Text {unit.document}", sides, TASK) for unit in units], units


SAMPLE = {
    "9306-1": (
        [
            entity(1, "John Dingell", 0, "PERSON", ("Dingell, John",)),
            entity(2, "Washington", 20, "LOCATION"),
            entity(3, "the White\nHouse", 40, "ORGANIZATION"),
            entity(4, "IBM", 70, "ORGANIZATION"),
        ],
        [
            entity(1, "Dingell", 5, "PERSON"),
            entity(2, "Washington", 20, "PERSON"),
            entity(3, "the White House", 40, "ORGANIZATION"),
            entity(4, "Nobody", 90, "PERSON"),
        ],
    ),
    "9306-2": ([entity(1, "Ankara", 0, "LOCATION")], [entity(1, "Ankara", 0, "LOCATION")]),
    "9402-3": (
        [entity(1, "Washington Post", 0, "ORGANIZATION"), entity(2, "Łódź", 30, "LOCATION")],
        [entity(1, "Washington", 0, "LOCATION"), entity(2, "Lima", 60, "LOCATION")],
    ),
}
"""Three documents with every state but the rare ones."""


def sample_trees() -> list[TreeTable]:
    """Return the trees of `SAMPLE`."""
    return trees(SAMPLE)[0]


def shown_rows(pane: MappingPane) -> list[int]:
    """Return the rows laid out in the tree, from the top."""
    rows, index = [], pane.model.index(0, 0)
    while index.isValid():
        rows.append(pane.model.row_at(index))
        index = pane.tree.indexBelow(index)
    return rows
