"""Warnings, one a side, about data that slot-counting tasks compare otherwise than people may expect."""

from collections import Counter
from collections.abc import Collection, Container, Iterable, Iterator, Mapping

from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import Diagnostic, warning
from annotally.model.instance_columns import samples
from annotally.model.instances import Instance, Slot
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.wording import Wording
from annotally.tasks.definition import BEST_ALTERNATIVE, FillKind, TaskDefinition

_MOST_NAMED = 8
"""Slots that one message names; it counts all."""

_Place = tuple[DocumentAnnotations, Instance, Slot]


def alternatives_in_response(task: TaskDefinition, response: AnnotationSet) -> Iterator[Diagnostic]:
    """Warn of slots of a response that hold alternatives, of which the first counts (M24); one message."""
    # One warning stands for all of a response, at the first slot; formats whose reader has chosen the best
    # alternative already need none.
    if response.format in BEST_ALTERNATIVE or task.key2key:
        return
    slots_with_several = [
        (annotations, instance, slot)
        for annotations in response.documents.values()
        if any(_has_several(slot) for instance in samples(annotations.instances) for slot in instance.slots)
        for instance in annotations.instances
        for slot in instance.slots
        if _has_several(slot) and _declares_slot(task, instance.type, slot.name)
    ]
    if slots_with_several:
        annotations, instance, slot = slots_with_several[0]
        finding = Wording(
            "{type} {name} of the response has alternatives in {slot}",
            type=instance.type,
            name=instance.name,
            slot=slot.name,
        )
        if len(slots_with_several) > 1:
            finding = Wording(
                "{finding}, and {count} more slots", finding=finding, count=len(slots_with_several) - 1
            )
        yield _warning(
            response,
            annotations,
            slot.source.start,
            finding,
            Wording("one set of fills per slot: only a key has alternatives"),
            Wording("the first counts; to compare two keys give --key2key"),
        )


def _has_several(slot: Slot) -> bool:
    return isinstance(slot.value, tuple) and len(slot.value) > 1


def text_in_pointer_slots(task: TaskDefinition, side: AnnotationSet) -> Iterator[Diagnostic]:
    """Warn of fills of pointer slots that are text, and are compared as such (M27); one message a slot."""
    # One pass over all slots counts the texts in each slot of pointers and keeps the first for the message.
    pointing = {
        (definition.name.casefold(), name)
        for definition in task.classes
        for name, slot in definition.by_name.items()
        if slot.kind is FillKind.POINTER and slot.scored
    }
    counts: Counter[tuple[str, str]] = Counter()
    first: dict[tuple[str, str], tuple[_Place, int, str]] = {}
    for place in _slots(side) if pointing else ():
        _, instance, slot = place
        slot_key = instance.type.casefold(), slot.name.casefold()
        if slot_key in pointing:
            for reading in slot.readings():
                if reading.target is None:
                    counts[slot_key] += 1
                    first.setdefault(slot_key, (place, reading.source.start, reading.text))
    for slot_key, (place, offset, text) in first.items():
        annotations, instance, slot = place
        finding = Wording(
            "text in {type}.{slot}, a slot of pointers: {text}",
            type=instance.type,
            slot=slot.name,
            text=shown(text),
        )
        if counts[slot_key] > 1:
            finding = Wording("{finding}, and {count} more", finding=finding, count=counts[slot_key] - 1)
        yield _warning(
            side,
            annotations,
            offset,
            finding,
            Wording("<TYPE-DOCUMENT-NUMBER>, without quotes"),
            Wording("compared as text"),
        )


def undeclared(
    task: TaskDefinition, side: AnnotationSet, known_differences: Container[tuple[str, str]] = ()
) -> Iterator[Diagnostic]:
    """Warn of slots and classes that the task does not declare, and so does not compare; one message.

    A side without any declared class gets no such message: another one reports that. ``known_differences``
    are types and names of slots, all without case, of which another warning says that they differ and are not
    compared (C10); a class has an empty name of slot. They are left out here.
    """
    # Each slot name is counted once; classes without any declared slot are named as wholes. Samples show
    # whether there is anything to count.
    if not _undeclared_slots(task, _sampled_slots(side)):
        return
    slot_counts = Counter((instance.type, slot.name) for _, instance, slot in _slots(side))
    slots = _undeclared_slots(task, slot_counts)
    classes = {name for name, _ in slots if name.casefold() not in task.by_name}
    if classes == {name for name, _ in slot_counts}:
        return
    slots = {place for place in slots if _difference_key(*place, classes) not in known_differences}
    if not slots:
        return
    # The first of them in the order of the side gives the message its place.
    first = next(place for place in _slots(side) if (place[1].type, place[2].name) in slots)
    counts = _count_undeclared(side, slots, classes, slot_counts)
    listed = [f"{name} ({number})" for name, number in sorted(counts.items())]
    finding = Wording(
        "{side} has classes or slots that {task} does not declare: {names}",
        side=side.name,
        task=task.name,
        names=", ".join(listed[:_MOST_NAMED]),
    )
    if len(listed) > _MOST_NAMED:
        finding = Wording("{finding} and {count} more", finding=finding, count=len(listed) - _MOST_NAMED)
    yield _warning(
        side,
        first[0],
        first[2].source.start,
        finding,
        Wording("classes and slots of the task"),
        Wording("they are shown, but not compared; to compare them, declare them (class_defs, slot_defs)"),
    )


def _sampled_slots(side: AnnotationSet) -> set[tuple[str, str]]:
    """Return type and name of every slot of a side."""
    # Samples of each document are enough to know the names of slots; they say nothing of how many there are.
    instances = (item for annotated in side.documents.values() for item in samples(annotated.instances))
    return {(instance.type, slot.name) for instance in instances for slot in instance.slots}


def _undeclared_slots(task: TaskDefinition, slots: Iterable[tuple[str, str]]) -> set[tuple[str, str]]:
    """Return the slots, by type and name, that the task does not declare; it always knows status slots."""
    status = {name.casefold() for name in task.reading.status_slots}
    return {
        (name, slot)
        for name, slot in slots
        if not (slot.casefold() in status or _declares_slot(task, name, slot))
    }


def _difference_key(type_name: str, slot: str, classes: Container[str]) -> tuple[str, str]:
    """Return the key of a slot among known differences: type and slot, no slot for ``classes`` as wholes."""
    return type_name.casefold(), "" if type_name in classes else slot.casefold()


def _count_undeclared(
    side: AnnotationSet,
    slots: Collection[tuple[str, str]],
    classes: Container[str],
    slot_counts: Mapping[tuple[str, str], int],
) -> Counter[str]:
    """Return how often slots occur, by ``TYPE.SLOT``; of ``classes`` their instances, by ``class TYPE``."""
    # Slots of a class that the task lacks are counted as a whole, by instances; all others one by one.
    counts = Counter(
        {f"{name}.{slot}": slot_counts[name, slot] for name, slot in slots if name not in classes}
    )
    wholes = {name for name, _ in slots if name in classes}
    if wholes:
        instances = (instance for document in side.documents.values() for instance in document.instances)
        counts.update(f"class {instance.type}" for instance in instances if instance.type in wholes)
    return counts


def without_type(task: TaskDefinition, side: AnnotationSet) -> Iterator[Diagnostic]:
    """Warn where not one entity has the slot that is to hold its category (``sgml_TYPE_slot``)."""
    # The rest of a generator is looked at only if the first entity lacks the slot, which is rare: the usual
    # cost is that of one instance.
    type_slot = task.reading.type_slot.casefold()
    entities = (
        (annotations, instance)
        for annotations in side.documents.values()
        for instance in annotations.instances
        if _declares_slot(task, instance.type, type_slot)
    )
    first = next(entities, None)
    if first is not None and first[1].slot(type_slot) is None:
        other_entities = [place[1] for place in entities]
        if any(entity.slot(type_slot) is not None for entity in other_entities):
            return
        yield _warning(
            side,
            first[0],
            first[1].source.start,
            Wording(
                "{count} entities in {side}, none of which has {slot}",
                count=len(other_entities) + 1,
                side=side.name,
                slot=task.reading.type_slot,
            ),
            Wording("the category of each in {slot}", slot=task.reading.type_slot),
            Wording("no category is compared; set the attribute of the category (sgml_TYPE_slot)"),
        )


def outside_groups(task: TaskDefinition, side: AnnotationSet) -> Iterator[Diagnostic]:
    """Warn of entities in none of the groups of sections, which alone have rows (``doc_section_groups``)."""
    # An entity counts for the innermost listed section it is in; entities outside all groups are reported.
    grouped = {name.casefold() for group in task.section_groups for name in group.sections}
    listed = grouped | {name.casefold() for name in task.sections}
    outside = [
        (annotations, instance)
        for annotations in (side.documents.values() if grouped else ())
        for instance in annotations.instances
        if next(
            (section for name in reversed(instance.sections) if (section := name.casefold()) in listed), ""
        )
        not in grouped
    ]
    if outside:
        annotations, instance = outside[0]
        groups = ", ".join(group.name for group in task.section_groups)
        yield _warning(
            side,
            annotations,
            instance.source.start,
            Wording(
                "{count} entities in {side} are in none of the groups {groups}",
                count=len(outside),
                side=side.name,
                groups=groups,
            ),
            Wording("sections of doc_section_groups"),
            Wording("they count in every score except those of sections"),
        )


def several_templates(task: TaskDefinition, sets: Iterable[AnnotationSet]) -> Iterator[Diagnostic]:
    """Warn of documents in which several objects could say whether the text is relevant (M12)."""
    if task.text_filter is None:
        return
    # The second object of a document is the one that is pointed at: the first alone would do no harm.
    template_class = task.template_class.casefold()
    for side in sets:
        complaints = [Complaints(source) for source in side.sources]
        for document, annotations in side.documents.items():
            templates = [
                instance for instance in annotations.instances if instance.type.casefold() == template_class
            ]
            if len(templates) > 1 and complaints:
                yield complaints[annotations.source].warning(
                    templates[1].source.start,
                    Wording(
                        "{count} objects of class {type} for document {document}",
                        count=len(templates),
                        type=templates[1].type,
                        document=document,
                    ),
                    Wording("one, which marks the text as relevant or not"),
                    Wording("the one with the smallest number decides"),
                )


def _slots(side: AnnotationSet) -> Iterator[_Place]:
    """Yield every slot of a side, each with its object and document."""
    for annotations in side.documents.values():
        for instance in annotations.instances:
            for slot in instance.slots:
                yield annotations, instance, slot


def _declares_slot(task: TaskDefinition, type_name: str, slot_name: str) -> bool:
    definition = task.by_name.get(type_name.casefold())
    return definition is not None and slot_name.casefold() in definition.by_name


def _warning(
    side: AnnotationSet,
    annotations: DocumentAnnotations,
    offset: int,
    message: Wording,
    expected: Wording,
    remedy: Wording,
) -> Diagnostic:
    if not side.sources:
        return warning("", 0, 0, message, expected, remedy)
    return Complaints(side.sources[annotations.source]).warning(offset, message, expected, remedy)
