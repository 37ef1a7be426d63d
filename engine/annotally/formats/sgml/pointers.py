"""ID and REF of coreference tags: an ID names its mention, a REF points to another one of the document.

(Manual, ``sgml_ID_slot``, ``sgml_REF_slot``.)
"""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from annotally.formats.base import ReadOptions
from annotally.model.annotation_sets import pointer_name
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance, Reading, Slot, slot_with
from annotally.model.source_diagnostics import Complaints, shown


def with_pointers(
    document: str, instances: tuple[Instance, ...], options: ReadOptions, complaints: Complaints
) -> tuple[Instance, ...]:
    """Return the instances of a document, coreference tags named by their IDs and their REFs pointing.

    One without ID is named ``#`` and its number. REFs that lead round in a circle make one class and are
    warned about (M25). Raises InputRefused for an ID given twice, an ID or a REF that says several things,
    and a REF that names no ID, or none.
    """
    tags = {tag.casefold() for tag in options.coreference_tags}
    if not tags & {instance.type.casefold() for instance in instances}:
        return instances
    chained = [instance.type.casefold() in tags for instance in instances]
    named = [
        _named(instance, options, complaints) if is_chained else instance
        for instance, is_chained in zip(instances, chained, strict=True)
    ]
    by_id: dict[str, int] = {}
    for number, instance in enumerate(named):
        if chained[number]:
            first = by_id.setdefault(instance.name, number)
            if first != number:
                raise _twice(instance, named[first], options, complaints)
    targets = {name: pointer_name(document, named[number]) for name, number in by_id.items()}
    result = tuple(
        _pointing(instance, targets, options, complaints) if is_chained else instance
        for instance, is_chained in zip(named, chained, strict=True)
    )
    _warn_of_circles(result, by_id, options, complaints)
    return result


def _named(instance: Instance, options: ReadOptions, complaints: Complaints) -> Instance:
    found = instance.slot(options.id_slot)
    if found is not None and len(found.alternatives) > 1:
        raise _several(found, options.id_slot, options, complaints)
    reading = _first(instance, options.id_slot)
    name = reading.text.strip() if reading is not None else ""
    return replace(instance, name=name or f"#{instance.name}")


def _first(instance: Instance, slot: str) -> Reading | None:
    found = instance.slot(slot)
    return next(found.readings(), None) if found is not None else None


def _several(slot: Slot, name: str, options: ReadOptions, complaints: Complaints) -> InputRefused:
    """Build the refusal of an ID or a REF with alternatives: which class a mention is in would be open."""
    values = options.alternative_separator.join(reading.text for reading in slot.readings())
    return complaints.refusal(
        slot.source.start,
        f"{name} {shown(values)!r}, {len(slot.alternatives)} values in one attribute",
        f"one value: a mention has one {options.id_slot} and one {options.ref_slot}",
        f"leave one, or name another character than {options.alternative_separator!r} as separator",
    )


def _twice(one: Instance, other: Instance, options: ReadOptions, complaints: Complaints) -> InputRefused:
    line, column = complaints.place(other.source.start)
    return complaints.refusal(
        one.source.start,
        f"{options.id_slot} {shown(one.name)!r}, which the tag at line {line}, column {column} has too",
        f"every {options.id_slot} once in a document",
        "give one of the two another",
    )


def _pointing(
    instance: Instance, targets: Mapping[str, str], options: ReadOptions, complaints: Complaints
) -> Instance:
    wanted = options.ref_slot.casefold()
    if not any(slot.name.casefold() == wanted for slot in instance.slots):
        return instance
    slots = tuple(
        _pointer(slot, targets, options, complaints) if slot.name.casefold() == wanted else slot
        for slot in instance.slots
    )
    return replace(instance, slots=slots)


def _pointer(slot: Slot, targets: Mapping[str, str], options: ReadOptions, complaints: Complaints) -> Slot:
    def reading(one: Reading) -> Reading:
        target = targets.get(one.text.strip())
        if target is None:
            raise complaints.refusal(
                one.source.start,
                f"{options.ref_slot} {shown(one.text)!r}, which no tag of the document has as"
                f" {options.id_slot}",
                f"the {options.id_slot} of a tag in the same document",
                f"mend the {options.ref_slot}, or add the {options.id_slot}",
            )
        return replace(one, target=target)

    if not slot.alternatives:
        raise complaints.refusal(
            slot.source.start,
            f"{options.ref_slot} without a value",
            f"the {options.id_slot} of a tag in the same document",
            "remove the attribute, or fill it",
        )
    if len(slot.alternatives) > 1:
        raise _several(slot, options.ref_slot, options, complaints)
    return slot_with(slot, reading)


def _warn_of_circles(
    instances: Sequence[Instance], by_id: Mapping[str, int], options: ReadOptions, complaints: Complaints
) -> None:
    """Warn of REFs that lead back to where they started (M25); each mention is walked through once."""
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
            circle = [instances[one].name for one in path[path.index(number) :]]
            written = " → ".join(shown(name, 20) for name in (*circle[:10], circle[0]))
            complaints.warn(
                instances[number].source.start,
                f"{options.ref_slot}s that lead round in a circle: {written}",
                f"{options.ref_slot}s that end at a mention without one",
                f"they make one class (M25); remove one {options.ref_slot} of the circle",
            )
