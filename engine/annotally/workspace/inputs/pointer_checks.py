"""Checks of pointers: their targets are compared, and are paired before their sources (A6, A8, M18)."""

from collections.abc import Collection, Iterable, Iterator

from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations, pointer_name
from annotally.model.diagnostics import Diagnostic, Severity, warning
from annotally.model.instance_columns import samples
from annotally.model.instances import Instance, Reading, Slot
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.wording import Wording, verbatim
from annotally.tasks.class_order import OrderProblem, order_problems
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.similarity.dependency_order import PairingOrder
from annotally.tasks.similarity.labels import Labels
from annotally.workspace.inputs.checks import any_of

_LONGEST_LIST = 200
"""Most code points of a list of pointers."""


def never_compared(task: TaskDefinition, sets: Iterable[AnnotationSet]) -> Iterator[Diagnostic]:
    """Warn of annotation values with labels that are not compared and so count 0 (A6); once a label."""
    # Instances are looked up by the names that pointers use, once a document; each label is reported once.
    labels = Labels(task.similarity)
    reported: set[str] = set()
    for side in sets:
        complaints = [Complaints(source) for source in side.sources]
        for document, annotations in side.documents.items():
            instances = samples(annotations.instances)
            by_name: dict[str, Instance] = {}
            for instance in instances:
                for reading in instance.pointers():
                    if not by_name:  # most documents have no pointers
                        by_name = {
                            pointer_name(document, pointed).casefold(): pointed for pointed in instances
                        }
                    target = by_name.get((reading.target or "").casefold())
                    if target is None or target.type in reported or labels.is_compared(target):
                        continue
                    reported.add(target.type)
                    source_complaints = complaints[annotations.source] if complaints else None
                    place = (
                        source_complaints.place(reading.source.start)
                        if source_complaints is not None
                        else (0, 0)
                    )
                    yield warning(
                        source_complaints.source.path if source_complaints is not None else "",
                        *place,
                        Wording(
                            "{type} {name} points to {target_type} {target}, of a label that is not compared",
                            type=instance.type,
                            name=instance.name,
                            target_type=target.type,
                            target=target.name,
                        ),
                        Wording("a label that is compared"),
                        Wording("such values count as different"),
                    )


def paired_too_late(task: TaskDefinition, sets: Iterable[AnnotationSet]) -> Iterator[Diagnostic]:
    """Warn of annotation values that count 0 because their targets are not paired before (A6); once each.

    Attributes without label restriction alone lead there (A8); a task made from the data has none.
    """
    # Attributes with restrictions are checked once, in the schema; those without may lead anywhere, and only
    # the data show where. Each kind of pointer is reported once, at its first reading: one look-up a pointer.
    rules = task.similarity
    order = PairingOrder(rules.schema, rules.profile)
    free = {
        (label.name, attribute.name)
        for label in rules.schema.labels
        for attribute in label.attributes
        if attribute.points and not attribute.restrictions
    }
    reported: set[tuple[str, str, str]] = set()
    for side in sets if free else ():
        for document, annotations in side.documents.items():
            types = {
                pointer_name(document, pointed).casefold(): pointed.type for pointed in annotations.instances
            }
            for instance, slot, reading in _pointers(annotations, free):
                target = types.get((reading.target or "").casefold(), "")
                kind = (instance.type, slot.name, target)
                if kind in reported or order.is_before(target, instance.type):
                    continue
                reported.add(kind)
                place = "", 0, 0
                if annotations.source < len(side.sources):
                    source = side.sources[annotations.source]
                    place = source.path, *Complaints(source).place(reading.source.start)
                yield warning(*place, *_late_pairing_texts(instance.type, slot.name, target))


def _late_pairing_texts(label: str, attribute: str, target: str) -> tuple[Wording, Wording, Wording]:
    """Return finding, expectation and remedy for values with a target that is paired too late."""
    label, attribute, target = shown(label, 40), shown(attribute, 40), shown(target, 40)
    remedy = Wording(
        "such values count as different; let {attribute} have <label_restriction "
        'label="{target}" by_extent="yes"/> to compare by extent and label',
        attribute=attribute,
        target=target,
    )
    if target != label:
        remedy = Wording(
            'such values count as different; put <stratum true_labels="{target}"/> before '
            'that with {label}, or let {attribute} have <label_restriction label="{target}" '
            'by_extent="yes"/> to compare by extent and label',
            label=label,
            attribute=attribute,
            target=target,
        )
    return (
        Wording(
            "{label}.{attribute} points to {target}, which is not paired before {label}",
            label=label,
            attribute=attribute,
            target=target,
        ),
        Wording("labels that are paired before others point to them"),
        remedy,
    )


def _pointers(
    annotations: DocumentAnnotations, attributes: Collection[tuple[str, str]]
) -> Iterator[tuple[Instance, Slot, Reading]]:
    """Yield the pointers in some attributes of labels, each with its instance and slot."""
    # Samples stand for instances that are alike, which columns have many of: the first of a kind is enough.
    for instance in samples(annotations.instances):
        for slot in instance.slots:
            if (instance.type, slot.name) in attributes:
                for reading in slot.readings():
                    if reading.target is not None:
                        yield instance, slot, reading


def compared_by_extent(task: TaskDefinition, sets: Iterable[AnnotationSet]) -> Iterator[Diagnostic]:
    """Say once, of a task made from the data, which pointers lead into circles and how they compare (A15)."""
    # In a task file ``by_extent`` was written on purpose; the warning is for schemas made from the data
    # alone.
    by_attribute = {
        (label.name, attribute.name): attribute.by_extent
        for label in task.similarity.schema.labels
        for attribute in label.attributes
        if attribute.by_extent and task.similarity.schema.derived
    }
    if not by_attribute:
        return
    pointers = [
        Wording("{label}.{attribute} to {targets}", label=label, attribute=name, targets=any_of(targets))
        for (label, name), targets in by_attribute.items()
    ]
    listed = pointers[0]
    for pointer in pointers[1:]:
        listed = Wording("{pointers}, {pointer}", pointers=listed, pointer=pointer)
    if len(listed) > _LONGEST_LIST:
        listed = verbatim(shown(listed, _LONGEST_LIST))
    yield warning(
        *_first_pointer(by_attribute, sets),
        Wording(
            "labels that point to themselves or to each other in a circle: {pointers}",
            pointers=listed,
        ),
        Wording("labels that are paired before others point to them"),
        Wording("these targets are compared by extent and label, not by their pairs"),
    )


def _first_pointer(
    attributes: Collection[tuple[str, str]], sets: Iterable[AnnotationSet]
) -> tuple[str, int, int]:
    """Return file, line and column of the first pointer in one of these attributes of labels."""
    for side in sets:
        for annotations in side.documents.values():
            for _, _, reading in _pointers(annotations, attributes) if side.sources else ():
                source = side.sources[annotations.source]
                return source.path, *Complaints(source).place(reading.source.start)
    return "", 0, 0


def misordered(
    task: TaskDefinition, sets: Iterable[AnnotationSet], severity: Severity
) -> Iterator[Diagnostic]:
    """Find pointers that are compared before their target is aligned (M18), each kind of them once.

    ``sets`` are the keys: what only a response does wrong is merely incorrect.
    """
    # A pointer graph of classes has few edges, so that each problem is one finding, with the place of a
    # pointer that was read. In a circle it is the last edge, the one that closes it.
    for problem in order_problems(task, sets):
        last = problem.sightings[-1]
        complaints = [Complaints(source) for source in last.annotations.sources]
        place = ("", 0, 0)
        if complaints:
            source_complaints = complaints[last.document.source]
            place = (source_complaints.source.path, *source_complaints.place(last.reading.source.start))
        yield Diagnostic(severity, *place, *_misorder(problem))


def _misorder(problem: OrderProblem) -> tuple[Wording, Wording, Wording]:
    """Return the finding, the expectation and the remedy."""
    # A circle has no order that would do; a single edge names the order that is needed.
    if problem.cycle:
        return (
            Wording("pointers form a circle: {path}", path=problem.path),
            Wording("classes without circular pointers: the target of a pointer must be aligned first"),
            Wording("correct this pointer, or choose a task that does not score one of these slots"),
        )
    (edge,) = problem.edges
    return (
        Wording("{pointer} points to a class that is mapped later", pointer=str(edge)),
        Wording(
            "{target} before {source} in the order of the task's classes",
            target=edge.target,
            source=edge.source,
        ),
        Wording("correct this pointer, or change the order of the classes"),
    )
