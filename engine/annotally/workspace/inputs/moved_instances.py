"""Instances with their extents at other places of their text, or of another version of it."""

from collections.abc import Callable, Iterator
from itertools import chain

import msgspec.structs

from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading, slot_with, with_readings


class InstanceMover:
    """Moves the instances of a document; fills that quote an extent of the text quote it where it is now."""

    def __init__(self, place: Callable[[Extent], Extent], old: str, new: str) -> None:
        """Take the place of an extent of the text ``old`` in the text ``new``, which may be the same."""
        self._old_place, self._old, self._new = place, old, new
        self._places: dict[Extent, Extent] = {}
        self.has_lost_words = False
        """Whether an extent of the last instance, or of a fill of it, has no characters any more."""

    def move(self, instance: Instance) -> Instance:
        """Return an instance at its new place; itself where nothing moves."""
        # Most instances stay where they are when edges are trimmed: those are returned, not copied.
        self.has_lost_words = False
        extents = tuple([self._place(extent) for extent in instance.extents])
        if extents == instance.extents:
            return with_readings(instance, self._move_reading)
        slots = tuple([slot_with(slot, self._move_reading) for slot in instance.slots])
        return msgspec.structs.replace(instance, extents=extents, slots=slots)

    def _place(self, extent: Extent) -> Extent:
        # Only what had characters can lose them: an extent that was empty before is no loss. The fill that
        # quotes an annotation has its extent once more.
        place = self._places.get(extent)
        if place is None:
            place = self._places[extent] = self._old_place(extent)
        if place.start >= place.end and extent.start < extent.end:
            self.has_lost_words = True
        return place

    def _move_reading(self, reading: Reading) -> Reading:
        if reading.extent is None:
            return reading
        # A fill keeps words of its own; where it quotes the text, it quotes the new one, minimal parts too.
        extent = self._place(reading.extent)
        text = self._quote(reading.text, reading.extent, extent)
        if not reading.minimal_extents:
            if extent == reading.extent and text == reading.text:
                return reading
            return msgspec.structs.replace(reading, extent=extent, text=text)
        minimal, minimal_extents = reading.minimal, tuple(map(self._place, reading.minimal_extents))
        if len(minimal) == len(minimal_extents):
            quoted = zip(minimal, reading.minimal_extents, minimal_extents, strict=True)
            minimal = tuple(self._quote(words, old, new) for words, old, new in quoted)
        return msgspec.structs.replace(
            reading, extent=extent, text=text, minimal=minimal, minimal_extents=minimal_extents
        )

    def _quote(self, words: str, old: Extent, new: Extent) -> str:
        """Return the words at the new place where a fill quotes those at the old one, else its own."""
        # Where a fill and its place do not say the same, the fill is somebody's own words, and stays.
        return self._new[new.start : new.end] if words == self._old[old.start : old.end] else words


def places_of(instance: Instance) -> Iterator[Extent]:
    """Yield the extents of an instance, then those of its fills, in an order that moving does not change."""
    fills = (reading.extent for reading in instance.readings() if reading.extent is not None)
    return chain(instance.extents, fills)
