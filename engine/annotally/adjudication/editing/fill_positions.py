"""Fills with places of their own, and fills as they read at another place (M20)."""

from typing import NamedTuple

from msgspec.structs import replace

from annotally.adjudication.editing.fills import compact_slot_value
from annotally.adjudication.project.messages import MovedLine
from annotally.model.extents import Extent
from annotally.model.instances import Alternative, Fill, Reading, Slot
from annotally.model.wording import Wording


class PlacedFill(NamedTuple):
    """A fill of a slot that has a place of its own: its alternative, its number there, its first reading."""

    slot: str
    alternative: int
    fill: int
    reading: Reading

    @property
    def place(self) -> Extent:
        """Where it stands."""
        assert self.reading.extent is not None  # else it were none
        return self.reading.extent


def placed_fills(slot: Slot) -> list[PlacedFill]:
    """Return the fills of a slot that have places; of a fill of several parts none is moved."""
    return [
        PlacedFill(slot.name, number, place, fill.parts[0].readings[0])
        for number, alternative in enumerate(slot.alternatives)
        for place, fill in enumerate(alternative.fills)
        if len(fill.parts) == 1 and fill.parts[0].readings[0].extent is not None
    ]


def placed_lines(slot: Slot) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Return start and end of each fill of a slot, by alternatives; empty for fills without a place."""
    place_by_position = {
        (fill.alternative, fill.fill): (fill.place.start, fill.place.end) for fill in placed_fills(slot)
    }
    return tuple(
        tuple(place_by_position.get((number, place), ()) for place in range(len(alternative.fills)))
        for number, alternative in enumerate(slot.alternatives)
    )


def placed_elsewhere(before: Reading, text: str, start: int, end: int) -> Reading:
    """Return the reading of a fill at another place.

    Of its minimal strings those stay that the text holds, of their places those inside.
    """
    # Brackets were part of the old words; they hold only while these are the same.
    return replace(
        before,
        text=text,
        bracketed=before.bracketed if text == before.text else "",
        extent=Extent(start, end),
        minimal=tuple(string for string in before.minimal if string in text),
        minimal_extents=tuple(
            extent for extent in before.minimal_extents if start <= extent.start and extent.end <= end
        ),
    )


def with_moved_line(slot: Slot, before: Slot, moved: MovedLine, length: int) -> Slot:
    """Return a slot as it was written, with one fill moved; ``before`` is the slot before that.

    ``length`` is that of the text. A fill that is no longer there stays as it was written. Raises ValueError
    where nothing would be left of the fill.
    """
    # The moved fill is found by its text in the alternative it was written to, since writing may have added
    # or removed others before it.
    start, end = moved.place
    if not 0 <= start < end <= length:
        raise ValueError(Wording("this extent leaves no words, or is outside the text"))
    old = next(
        (
            candidate
            for candidate in placed_fills(before)
            if (candidate.alternative, candidate.fill) == moved.before
        ),
        None,
    )
    if old is None or moved.alternative >= len(slot.alternatives):
        return slot
    for number, fill in enumerate(slot.alternatives[moved.alternative].fills):
        if len(fill.parts) == 1 and fill.parts[0].readings[0].text == moved.text:
            there = PlacedFill(slot.name, moved.alternative, number, old.reading)
            reading = placed_elsewhere(old.reading, moved.text, start, end)
            return replace(slot, value=compact_slot_value(with_reading(slot.alternatives, there, reading)))
    return slot


def with_reading(
    alternatives: tuple[Alternative, ...], fill: PlacedFill, reading: Reading
) -> tuple[Alternative, ...]:
    """Return alternatives in which a fill's first reading is another one."""
    changed = list(alternatives)
    fills = list(changed[fill.alternative].fills)
    old = fills[fill.fill]
    part = replace(old.parts[0], readings=(reading, *old.parts[0].readings[1:]))
    fills[fill.fill] = Fill((part,), old.optional, old.source)
    changed[fill.alternative] = replace(changed[fill.alternative], fills=tuple(fills))
    return tuple(changed)
