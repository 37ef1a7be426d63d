"""ID and REF of coreference tags: an ID names its mention, a REF points to another one of the document.

(Manual, ``sgml_ID_slot``, ``sgml_REF_slot``.)
"""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from annotally.formats.base import ReadOptions
from annotally.formats.sgml.tagged import TaggedColumns
from annotally.model.annotation_sets import pointer_name
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance, Reading, Slot, slot_with
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.wording import Wording, plural


def resolve_pointers(
    document: str, instances: Sequence[Instance], options: ReadOptions, complaints: Complaints
) -> Sequence[Instance]:
    """Return the instances of a document, coreference tags named by their IDs and their REFs pointing.

    One without ID is named ``#`` and its number. REFs that lead round in a circle make one class and are
    warned about (M25). Raises InputRefused for an ID given twice, an ID or a REF that says several things,
    and a REF that names no ID, or none.
    """
    tags = {tag.casefold() for tag in options.coreference_tags}
    types = set(instances.labels if isinstance(instances, TaggedColumns) else (i.type for i in instances))
    if tags.isdisjoint(map(str.casefold, types)):
        return instances
    instances = tuple(instances)
    # Names first, then pointers: a REF may lead to a mention that comes later in the text. Linear.
    chained = [instance.type.casefold() in tags for instance in instances]
    named_instances = [
        _name_by_id(instance, options, complaints) if is_chained else instance
        for instance, is_chained in zip(instances, chained, strict=True)
    ]
    by_id: dict[str, int] = {}
    for number, instance in enumerate(named_instances):
        if chained[number]:
            first = by_id.setdefault(instance.name, number)
            if first != number:
                raise _repeated_id_refusal(instance, named_instances[first], options, complaints)
    targets = {name: pointer_name(document, named_instances[number]) for name, number in by_id.items()}
    result = tuple(
        _with_targets(instance, targets, options, complaints) if is_chained else instance
        for instance, is_chained in zip(named_instances, chained, strict=True)
    )
    _warn_of_circles(result, by_id, options, complaints)
    return result


def _name_by_id(instance: Instance, options: ReadOptions, complaints: Complaints) -> Instance:
    id_slot = instance.slot(options.id_slot)
    if id_slot is not None and len(id_slot.alternatives) > 1:
        raise _several_values_refusal(id_slot, options.id_slot, options, complaints)
    reading = _first(instance, options.id_slot)
    name = reading.text.strip() if reading is not None else ""
    return replace(instance, name=name or f"#{instance.name}")


def _first(instance: Instance, slot: str) -> Reading | None:
    named_slot = instance.slot(slot)
    return next(named_slot.readings(), None) if named_slot is not None else None


def _several_values_refusal(
    slot: Slot, name: str, options: ReadOptions, complaints: Complaints
) -> InputRefused:
    """Build the refusal of an ID or a REF with alternatives: they would leave a mention's class open."""
    values = options.alternative_separator.join(reading.text for reading in slot.readings())
    return complaints.refusal(
        slot.source.start,
        plural(
            "{name} {values!r}, {count} value in one attribute",
            "{name} {values!r}, {count} values in one attribute",
            len(slot.alternatives),
            name=name,
            values=shown(values),
        ),
        Wording(
            "one value: a mention has one {id_slot} and one {ref_slot}",
            id_slot=options.id_slot,
            ref_slot=options.ref_slot,
        ),
        Wording(
            "leave one value, or choose another separator than {separator!r}",
            separator=options.alternative_separator,
        ),
    )


def _repeated_id_refusal(
    instance: Instance, earlier: Instance, options: ReadOptions, complaints: Complaints
) -> InputRefused:
    line, column = complaints.place(earlier.source.start)
    return complaints.refusal(
        instance.source.start,
        Wording(
            "{slot} {name!r}, which the tag at line {line}, column {column} has too",
            slot=options.id_slot,
            name=shown(instance.name),
            line=line,
            column=column,
        ),
        Wording("every {slot} once in a document", slot=options.id_slot),
        Wording("change one of the two"),
    )


def _with_targets(
    instance: Instance, targets: Mapping[str, str], options: ReadOptions, complaints: Complaints
) -> Instance:
    ref_name = options.ref_slot.casefold()
    if not any(slot.name.casefold() == ref_name for slot in instance.slots):
        return instance
    slots = tuple(
        _pointer_slot(slot, targets, options, complaints) if slot.name.casefold() == ref_name else slot
        for slot in instance.slots
    )
    return replace(instance, slots=slots)


def _pointer_slot(
    slot: Slot, targets: Mapping[str, str], options: ReadOptions, complaints: Complaints
) -> Slot:
    # A missing REF is refused rather than warned of: the class of its mention would be open.
    def point(reading: Reading) -> Reading:
        target = targets.get(reading.text.strip())
        if target is None:
            raise complaints.refusal(
                reading.source.start,
                Wording(
                    "{ref_slot} {text!r}, which no tag of the document has as {id_slot}",
                    ref_slot=options.ref_slot,
                    text=shown(reading.text),
                    id_slot=options.id_slot,
                ),
                Wording("the {slot} of a tag in the same document", slot=options.id_slot),
                Wording(
                    "correct the {ref_slot}, or add the {id_slot}",
                    ref_slot=options.ref_slot,
                    id_slot=options.id_slot,
                ),
            )
        return replace(reading, target=target)

    if not slot.alternatives:
        raise complaints.refusal(
            slot.source.start,
            Wording("{slot} without a value", slot=options.ref_slot),
            Wording("the {slot} of a tag in the same document", slot=options.id_slot),
            Wording("remove the attribute, or give it a value"),
        )
    if len(slot.alternatives) > 1:
        raise _several_values_refusal(slot, options.ref_slot, options, complaints)
    return slot_with(slot, point)


def _warn_of_circles(
    instances: Sequence[Instance], by_id: Mapping[str, int], options: ReadOptions, complaints: Complaints
) -> None:
    """Warn of REFs that lead back to where they started (M25); each mention is walked through once."""
    # A mention has one REF at most, so each walk is a path; it stops at a mention walked before. If that is
    # on the path of this very walk, the path from there on is a circle. O(mentions).
    walked: set[int] = set()
    for start in by_id.values():
        path: list[int] = []
        number = start
        while number >= 0 and number not in walked:
            walked.add(number)
            path.append(number)
            reading = _first(instances[number], options.ref_slot)
            number = by_id[reading.text.strip()] if reading is not None else -1
        if number in path:
            circle = [instances[member].name for member in path[path.index(number) :]]
            listing = " → ".join(shown(name, 20) for name in (*circle[:10], circle[0]))
            complaints.warn(
                instances[number].source.start,
                Wording("{slot}s that point in a circle: {listing}", slot=options.ref_slot, listing=listing),
                Wording("{slot}s that end at a mention without one", slot=options.ref_slot),
                Wording("they make one class; remove one {slot} of the circle", slot=options.ref_slot),
            )
