"""Short ways to build instances, sets and comparisons in tests."""

from collections.abc import Mapping, Sequence
from inspect import cleandoc

from annotally.comparison.result import Comparison, Nodes, PairNode, Sides, UnitComparison, sum_tables
from annotally.methods.templates.comparer import TemplateComparer
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.extents import Extent
from annotally.model.instances import Alternative, Fill, FillPart, Instance, Reading, Slot, simple_fill
from annotally.scoring.tally import CountColumn, Status, Tally
from annotally.tasks.definition import TaskDefinition

DOCUMENT = "doc-1"


def string(text: str, *, minimal: Sequence[str] = (), extent: tuple[int, int] | None = None) -> Fill:
    """Return a quoted string fill."""
    place = Extent(*extent) if extent else None
    return simple_fill(Reading(text, extent=place, minimal=tuple(minimal), quote='"'))


def pointer(target: str) -> Fill:
    """Return a pointer fill; ``target`` as ``PERSON-1``, inside the test document."""
    kind, name = target.rsplit("-", 1)
    return simple_fill(Reading(f"<{kind}-{DOCUMENT}-{name}>", target=f"{kind}-{DOCUMENT}-{name}"))


def optional_fill(text: str) -> Fill:
    """Return a fill that may be left out."""
    return Fill((FillPart((Reading(text),)),), optional=True)


def slot(name: str, *alternatives: str | Fill | Sequence[str | Fill], optional: bool = False) -> Slot:
    """Return a slot; each alternative is one fill or a sequence of fills, text standing for a string fill."""
    built = []
    for alternative in alternatives:
        fills = [alternative] if isinstance(alternative, str | Fill) else list(alternative)
        built.append(Alternative(tuple(string(f) if isinstance(f, str) else f for f in fills)))
    return Slot(name, tuple(built), optional)


def instance(
    kind: str,
    name: str,
    *slots: Slot,
    at: tuple[int, int] | None = None,
    optional: bool = False,
    sections: Sequence[str] = (),
) -> Instance:
    """Return an instance, with an extent if ``at`` is given."""
    extents = (Extent(*at),) if at else ()
    return Instance(kind, name, slots, extents, optional, tuple(sections))


def entity(
    text: str, start: int, value: str, *slots: Slot, kind: str = "ENAMEX", name: str = "1", **more: object
) -> Instance:
    """Return a named entity that begins at ``start``."""
    at = (start, start + len(text))
    return instance(kind, name, slot("TEXT", text), slot("TYPE", value), *slots, at=at, **more)  # type: ignore[arg-type]  # fields by name


def annotation_set(
    name: str, documents: Mapping[str, Sequence[Instance]], form: str = "none"
) -> AnnotationSet:
    """Return a set without sources, in a format called ``form``."""
    document_annotations = {doc: DocumentAnnotations(doc, tuple(items)) for doc, items in documents.items()}
    return AnnotationSet(name, form, document_annotations)


def sides(key: Sequence[Instance], response: Sequence[Instance], form: str = "none") -> Sides:
    """Return the two sides of one document; ``form`` is the response's format."""
    return Sides(
        (annotation_set("key", {DOCUMENT: key}), annotation_set("response", {DOCUMENT: response}, form)), {}
    )


def compare(task: TaskDefinition, key: Sequence[Instance], response: Sequence[Instance]) -> UnitComparison:
    """Return the comparison of one document."""
    return TemplateComparer(task).compare(DOCUMENT, sides(key, response))


def comparison(task: TaskDefinition, both_sides: Sides) -> Comparison:
    """Return the comparison of every document of both sides, without a signature."""
    names = dict.fromkeys(name for side in both_sides.sets for name in side.documents)
    comparer = TemplateComparer(task)
    units = {name: comparer.compare(name, both_sides) for name in names}
    table = sum_tables([unit.table for unit in units.values()])
    return Comparison(task.name, "", ("key", "response"), units, table)


def total(unit: UnitComparison) -> Tally:
    """Return the tally of all slots."""
    return unit.table.get(("total",), Tally())


def rows(nodes: Nodes) -> list[PairNode]:
    """Return every node as a value."""
    return [nodes.node(number) for number in range(len(nodes))]


def outcomes(unit: UnitComparison, name: str) -> list[tuple[Status, str]]:
    """Return status and rule of every leaf of a slot, in order."""
    nodes = unit.nodes
    return [
        (node.status, node.rule)
        for node in rows(nodes)
        if node.name == name and nodes.end[node.row] == node.row + 1
    ]


def told(unit: UnitComparison) -> list[tuple[str, ...]]:
    """Return level, name and status of each line, its places on either side, its rule and its shares.

    Places are numbers of instance, slot, alternative and fill. Lines of one unit, without the document's own.
    """
    values = []
    for node in rows(unit.nodes)[1:]:
        places = [
            ",".join(".".join(map(str, (ref.instance, *ref.path))) for ref in side) or "-"
            for side in node.refs
        ]
        row = " ".join(f"{share.row[0]}:{share.row[-1]}={share.column.name}" for share in node.shares)
        values.append((node.level.name, node.name, node.status.name, *places, node.rule or "-", row))
    return values


def lines(expected: str) -> list[tuple[str, ...]]:
    """Read lines such as ``SLOT name COR 0.0.0.0 1.1.0.0 equal total:total=COR slot:name=COR``."""
    parts = [line.split(maxsplit=6) for line in cleandoc(expected).splitlines()]
    return [(*line, *[""] * (7 - len(line))) for line in parts]


def overlap(extent: Extent, other_extent: Extent) -> bool:
    """Tell whether the two share at least one character (M11); touching does not."""
    return extent.start < other_extent.end and other_extent.start < extent.end


def counted_once(column: CountColumn, count: int = 1) -> Tally:
    """Return the tally of ``count`` fills in ``column``."""
    return Tally(**{column.name.lower(): count})
