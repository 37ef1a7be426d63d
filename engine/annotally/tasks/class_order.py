"""Order of a task's classes: targets of pointers must be mapped before the pointers (manual, TR, ST; M18).

A pointer is right only through objects that are aligned already. So the classes of a task must be in an
order in which no pointer leads to its own class or to a later one; with a circle of pointers there is none.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations, pointer_name
from annotally.model.instances import Instance, Reading
from annotally.tasks.definition import FillKind, TaskDefinition


class Sighting(NamedTuple):
    """The place of a pointer: its annotation set, document, and reading."""

    annotations: AnnotationSet
    document: DocumentAnnotations
    reading: Reading


class PointerEdge(NamedTuple):
    """An edge from a slot of one class to another class, all by their names in the task."""

    source: str
    slot: str
    target: str

    def __str__(self) -> str:
        return f"{self.source}.{self.slot} → {self.target}"


class OrderProblem(NamedTuple):
    """A fault in the order of a task's classes, with a sighting of a pointer for each edge.

    The edges of a cycle follow each other and return to the start; otherwise there is a single edge, with its
    source mapped before its target.
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
    """Return the edges of a task's scored pointer slots in ``sets``, sorted, each with its first sighting."""
    # The graph is taken from the data, not from the declarations: a slot may hold pointers to several
    # classes, and only those that occur can be out of order. Sorting makes it independent of the order of the
    # files (C3).
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
    # Pointers are resolved within the document; of two instances of one name the last counts.
    types: dict[str, Instance] = {}
    for instance in document.instances:
        types[pointer_name(document.document, instance).casefold()] = instance
    for instance in document.instances:
        slot_names = slots.get(instance.type.casefold(), {})
        for slot in instance.slots:
            name = slot_names.get(slot.name.casefold())
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
    # Each edge against the order is either part of a circle, reported once by its shortest circle, or a
    # single misplaced class. Breadth-first searches: O(early edges x classes x edges), all few.
    graph = pointer_graph(task, sets)
    places = {definition.name: place for place, definition in enumerate(task.classes)}
    early = [edge for edge in graph if places[edge.source] <= places[edge.target]]
    problems = []
    reported: set[str] = set()
    for edge in early:
        circle = _circle(edge, graph)
        if circle is None:
            problems.append(OrderProblem(cycle=False, edges=(edge,), sightings=(graph[edge],)))
        elif reported.isdisjoint(step.source for step in circle):
            reported.update(step.source for step in circle)
            problems.append(
                OrderProblem(cycle=True, edges=circle, sightings=tuple(graph[step] for step in circle))
            )
    return tuple(problems)


def _circle(first: PointerEdge, graph: Graph) -> tuple[PointerEdge, ...] | None:
    """Return the shortest circle of pointers that begins with an edge, or None: a breadth-first search."""
    ways: list[tuple[PointerEdge, ...]] = [(first,)]
    reached = {first.target}
    for way in ways:  # the queue: it grows while it is walked
        if way[-1].target == first.source:
            return way
        for edge in graph:
            if edge.source == way[-1].target and edge.target not in reached:
                reached.add(edge.target)
                ways.append((*way, edge))
    return None
