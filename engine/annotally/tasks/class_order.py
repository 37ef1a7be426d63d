"""Whether a task maps what pointers lead to before the pointers (manual, TR and ST; M18).

A pointer is right only through objects that are aligned already. So the classes of a task must stand in an
order in which no pointer leads to its own class or to one behind it, which no order can be where pointers
lead in a circle.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations, pointer_name
from annotally.model.instances import Instance, Reading
from annotally.tasks.definition import FillKind, TaskDefinition


class Sighting(NamedTuple):
    """Where a pointer stands: its annotation set, document, and the reading that points."""

    annotations: AnnotationSet
    document: DocumentAnnotations
    reading: Reading


class PointerEdge(NamedTuple):
    """That a slot of one class leads to another class, all by the names the task has for them."""

    source: str
    slot: str
    target: str

    def __str__(self) -> str:
        return f"{self.source}.{self.slot} → {self.target}"


class OrderProblem(NamedTuple):
    """What is wrong with the order of a task's classes, and a pointer for each step that shows it.

    Of a cycle the edges follow each other and lead back to where they began; else there is one, whose source
    is mapped before its target.
    """

    cycle: bool
    edges: tuple[PointerEdge, ...]
    sightings: tuple[Sighting, ...]

    @property
    def path(self) -> str:
        """The edges as a chain: ``A.TO → B.TO → A``."""
        steps = [f"{edge.source}.{edge.slot}" for edge in self.edges]
        return " → ".join((*steps, self.edges[-1].target))


Graph = Mapping[PointerEdge, Sighting]


def pointer_graph(task: TaskDefinition, sets: Iterable[AnnotationSet]) -> dict[PointerEdge, Sighting]:
    """Return where the scored pointer slots of a task lead in ``sets``, sorted, each with a sighting."""
    slots = {
        definition.name.casefold(): {
            slot.name.casefold(): slot.name
            for slot in definition.slots
            if slot.scored and slot.kind is FillKind.POINTER
        }
        for definition in task.classes
    }
    graph: dict[PointerEdge, Sighting] = {}
    if any(slots.values()):
        for annotations in sets:
            for document in annotations.documents.values():
                for edge, reading in _pointers(task, slots, document):
                    graph.setdefault(edge, Sighting(annotations, document, reading))
    return dict(sorted(graph.items(), key=lambda item: item[0]))


def _pointers(
    task: TaskDefinition, slots: Mapping[str, Mapping[str, str]], document: DocumentAnnotations
) -> Iterator[tuple[PointerEdge, Reading]]:
    types: dict[str, Instance] = {}
    for instance in document.instances:
        types[pointer_name(document.document, instance).casefold()] = instance
    for instance in document.instances:
        own = slots.get(instance.type.casefold(), {})
        for slot in instance.slots:
            name = own.get(slot.name.casefold())
            if name is None:
                continue
            for reading in slot.readings():
                target = types.get(reading.target.casefold()) if reading.target is not None else None
                led_to = task.by_name.get(target.type.casefold()) if target is not None else None
                if led_to is not None:
                    source = task.by_name[instance.type.casefold()].name
                    yield PointerEdge(source, name, led_to.name), reading


def order_problems(task: TaskDefinition, sets: Iterable[AnnotationSet]) -> tuple[OrderProblem, ...]:
    """Return every circle of pointers, the shortest through a class, and every pointer mapped too early."""
    graph = pointer_graph(task, sets)
    places = {definition.name: place for place, definition in enumerate(task.classes)}
    early = [edge for edge in graph if places[edge.source] <= places[edge.target]]
    problems = []
    told: set[str] = set()
    for edge in early:
        circle = _circle(edge, graph)
        if circle is None:
            problems.append(OrderProblem(cycle=False, edges=(edge,), sightings=(graph[edge],)))
        elif told.isdisjoint(one.source for one in circle):
            told.update(one.source for one in circle)
            problems.append(
                OrderProblem(cycle=True, edges=circle, sightings=tuple(graph[one] for one in circle))
            )
    return tuple(problems)


def _circle(first: PointerEdge, graph: Graph) -> tuple[PointerEdge, ...] | None:
    """Return the shortest way along pointers that begins with an edge and ends where it began, if any."""
    ways: list[tuple[PointerEdge, ...]] = [(first,)]
    reached = {first.target}
    for way in ways:  # grows while it is walked: breadth first
        if way[-1].target == first.source:
            return way
        for edge in graph:
            if edge.source == way[-1].target and edge.target not in reached:
                reached.add(edge.target)
                ways.append((*way, edge))
    return None
