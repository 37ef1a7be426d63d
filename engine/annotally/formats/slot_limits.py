"""Limits of formats of annotated spans: contents of slots, and overlaps, that they have no way to write."""

from collections.abc import Callable, Sequence

from annotally.formats.base import ReadOptions, SlotLimit, Sources, SpanLimit
from annotally.formats.conll.layout import layout_of
from annotally.formats.equality import plain_readings
from annotally.formats.span_writing import has_pointers
from annotally.model.instances import Instance, Slot
from annotally.model.source_diagnostics import Complaints
from annotally.model.wording import NO_WORDS, Wording, plural

CROSSING = Wording("no annotations that cross")


def slot_limit(takes_several: Callable[[Instance, Slot], bool]) -> SlotLimit:
    """Return the limit of a format without alternatives; some slots take several values at once."""

    # Several alternatives are refused by all these formats; several fills right together only by some of
    # their slots.
    def limit(instance: Instance, slot: Slot) -> Wording:
        readings = plain_readings(slot)
        if readings is None or len(readings) > 1:
            return Wording("no alternatives of {slot}", slot=slot.name)
        if readings and len(readings[0]) > 1 and not takes_several(instance, slot):
            return Wording("one value of {slot}", slot=slot.name)
        return NO_WORDS

    return limit


def _takes_members(_instance: Instance, slot: Slot) -> bool:
    return slot.name == "Members" and has_pointers(slot)


def _repeats_slot(instance: Instance, slot: Slot) -> bool:
    """Tell whether lines of brat can say a slot twice: of relations each end is one annotation."""
    return bool(instance.extents) or not has_pointers(slot) or slot.name == "Members"


def _takes_targets(instance: Instance, slot: Slot) -> bool:
    """Tell whether a cell of WebAnno has several entries: of slots for other spans, not of ends."""
    return has_pointers(slot) and bool(instance.extents)


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


def cas_limit(_sources: Sources) -> SlotLimit:
    """Return the limit of a CAS: no alternatives, and one structure at an end of a relation."""
    return slot_limit(_repeats_slot)


def several_limit(_sources: Sources) -> SlotLimit:
    """Return the limit of formats with several values in an attribute of a span: no alternatives."""
    return slot_limit(lambda instance, slot: bool(instance.extents) or not has_pointers(slot))


def column_limit(_sources: Sources) -> SlotLimit:
    """Return the limit of files of columns: one value of anything."""
    return slot_limit(_takes_nothing)


def column_span_limit(sources: Sources, options: ReadOptions) -> SpanLimit:
    """Return the limit of token columns: as many annotations of a token as there are columns of tags."""
    columns = min(
        (len(layout_of(source.text, options, Complaints(source)).tags) for source in sources), default=1
    )

    return _depth_limit(columns)


def one_of_a_word(_sources: Sources, _options: ReadOptions) -> SpanLimit:
    """Return the limit of a single column of tags: one annotation of each token."""
    return _depth_limit(1)


def _depth_limit(columns: int) -> SpanLimit:
    """Return the limit of so many annotations that share a token."""

    # The number of overlapping extents is greatest where one of them begins, so only begins inside the
    # instance are tried. Quadratic in the neighbours, which are few.
    def limit(instance: Instance, overlapping: Sequence[Instance]) -> Wording:
        extents = [extent for placed in (instance, *overlapping) for extent in placed.extents]
        starts = {max(extent.start, inside.start) for inside in instance.extents for extent in extents}
        deepest = max(
            (sum(extent.start <= at < extent.end for extent in extents) for at in starts), default=0
        )
        if deepest <= columns:
            return NO_WORDS
        return plural("one annotation on each token", "{count} annotations on one token", columns)

    return limit


def nesting_limit(_sources: Sources, _options: ReadOptions) -> SpanLimit:
    """Return the limit of tags in a text: annotations lie one in another."""

    def crosses(instance: Instance, neighbour: Instance) -> bool:
        # Two spans cross if the second begins inside the first and ends behind it, or the other way round;
        # sharing a begin or an end is nesting.
        return any(
            first.start < second.start < first.end < second.end
            or second.start < first.start < second.end < first.end
            for first in instance.extents
            for second in neighbour.extents
        )

    return lambda instance, overlapping: (
        CROSSING if any(crosses(instance, neighbour) for neighbour in overlapping) else NO_WORDS
    )
