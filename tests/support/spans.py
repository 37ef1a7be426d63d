"""Spans and relations of one document, as a person or a reader makes them, for tests of writers."""

from annotally.formats.span_writing import text_slot, value_slot
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading


def span(name: str, start: int, end: int, text: str, label: str = "PER", **values: str) -> Instance:
    """Return a span of a text with values in slots."""
    extent = Extent(start, end)
    slots = [value_slot(slot, Reading(value)) for slot, value in values.items()]
    return Instance(label, name, (text_slot("TEXT", text[start:end], (extent,), extent), *slots), (extent,))


def relation(label: str, name: str, document: str, *targets: Instance, **values: str) -> Instance:
    """Return a relation between annotations of a document."""
    ends = [
        value_slot(f"Arg{number}", Reading(target.name, target=f"{target.type}-{document}-{target.name}"))
        for number, target in enumerate(targets, 1)
    ]
    slots = [value_slot(slot, Reading(value)) for slot, value in values.items()]
    return Instance(label, name, (*ends, *slots))


def values_of(instance: Instance) -> dict[str, list[str]]:
    """Return the texts of the readings of each slot."""
    return {slot.name: [reading.text for reading in slot.readings()] for slot in instance.slots}
