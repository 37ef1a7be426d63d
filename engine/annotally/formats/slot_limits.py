"""Limits of formats of annotated spans: what a slot of an annotation says that they have no way to write."""

from collections.abc import Callable

from annotally.formats.base import SlotLimit, Sources
from annotally.formats.equality import plain_readings
from annotally.formats.span_writing import points
from annotally.model.instances import Instance, Slot

ALTERNATIVES, SEVERAL = "no alternatives of", "one value of"
"""Limits, as they stand between the title of a format and the name of a slot."""


def slot_limit(takes_several: Callable[[Instance, Slot], bool]) -> SlotLimit:
    """Return the limit of a format without alternatives; some slots take several values at once."""

    def limit(instance: Instance, slot: Slot) -> str:
        readings = plain_readings(slot)
        if readings is None or len(readings) > 1:
            return ALTERNATIVES
        return SEVERAL if readings and len(readings[0]) > 1 and not takes_several(instance, slot) else ""

    return limit


def _takes_members(_instance: Instance, slot: Slot) -> bool:
    return slot.name == "Members" and points(slot)


def _repeats_slot(instance: Instance, slot: Slot) -> bool:
    """Tell whether lines of brat can say a slot twice: of relations each end is one annotation."""
    return bool(instance.extents) or not points(slot) or slot.name == "Members"


def _takes_targets(instance: Instance, slot: Slot) -> bool:
    """Tell whether a cell of WebAnno has several entries: of slots for other spans, not of ends."""
    return points(slot) and bool(instance.extents)


def _takes_nothing(_instance: Instance, _slot: Slot) -> bool:
    return False


def brat_limit(_sources: Sources) -> SlotLimit:
    """Return the limit of brat: no alternatives, and one annotation at an end of a relation."""
    return slot_limit(_repeats_slot)


def gate_limit(_sources: Sources) -> SlotLimit:
    """Return the limit of GATE XML: one value of a feature."""
    return slot_limit(_takes_members)


def webanno_limit(_sources: Sources) -> SlotLimit:
    """Return the limit of WebAnno TSV: one value of a feature that leads to no other span."""
    return slot_limit(_takes_targets)


def column_limit(_sources: Sources) -> SlotLimit:
    """Return the limit of files of columns: one value of whatever they have."""
    return slot_limit(_takes_nothing)
