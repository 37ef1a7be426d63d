"""What the plain scorer makes of single fills: their forms, and a response without what only a key says."""

import msgspec

from annotally.model.instances import Fill, FillPart, Instance, Reading
from annotally.text.cleaning import Cleaning, Form


def reading(fill: Fill) -> Reading:
    return fill.parts[0].readings[0]


def fine_print(fill: Fill) -> tuple[object, ...]:
    readings = fill.parts[0].readings
    return (
        fill.optional,
        [("" if reading.target else reading.text, sorted(reading.minimal)) for reading in readings],
    )


def same(text: str, other_text: str) -> bool:
    return text.casefold() == other_text.casefold()


def in_form(text: str, form: Form, cleaning: Cleaning) -> str:
    if form is Form.ORIG:
        return text.casefold()
    return clean(text, cleaning) if form is Form.CLEAN else straight(text)


def straight(text: str) -> str:
    return " ".join(text.casefold().split())


def clean(text: str, cleaning: Cleaning) -> str:
    """M5, step by step."""
    result = straight(text)
    for mark in cleaning.postmodifiers:
        result = result.replace(mark.casefold(), " ")
    result = f" {straight(result)} "
    for designator in cleaning.corporate_designators:
        while f" {straight(designator)} " in result:
            result = result.replace(f" {straight(designator)} ", " ")
    result = straight(result) + " "
    starts = [straight(premodifier) + " " for premodifier in cleaning.premodifiers]
    while any(result.startswith(start) for start in starts):
        result = result[len(next(start for start in starts if result.startswith(start))) :]
    return result.strip() or straight(text)


def unmarked(instance: Instance) -> Instance:
    """Return an object as a response has it: nothing optional, no minimal strings."""
    slots = []
    for slot in instance.slots:
        alternatives = tuple(
            msgspec.structs.replace(alternative, fills=tuple(map(unmarked_fill, alternative.fills)))
            for alternative in slot.alternatives
        )
        slots.append(msgspec.structs.replace(slot, value=alternatives, optional=False))
    return msgspec.structs.replace(instance, slots=tuple(slots), optional=False)


def unmarked_fill(fill: Fill) -> Fill:
    parts = tuple(
        FillPart(tuple(msgspec.structs.replace(r, minimal=()) for r in part.readings), False, part.role)
        for part in fill.parts
    )
    return msgspec.structs.replace(fill, parts=parts, optional=False)
