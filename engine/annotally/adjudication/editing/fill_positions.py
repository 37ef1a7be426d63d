"""The places of single fills: which have one, and what a fill is that stands elsewhere (M20)."""

from typing import NamedTuple

from msgspec.structs import replace

from annotally.adjudication.editing.fills import compact_slot_value
from annotally.adjudication.project.messages import MovedLine
from annotally.model.extents import Extent
from annotally.model.instances import Alternative, Fill, Reading, Slot


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
    known = {(one.alternative, one.fill): (one.place.start, one.place.end) for one in placed_fills(slot)}
    return tuple(
        tuple(known.get((number, place), ()) for place in range(len(alternative.fills)))
        for number, alternative in enumerate(slot.alternatives)
    )


def placed_elsewhere(before: Reading, text: str, start: int, end: int) -> Reading:
    """Return what a fill says at another place.

    Of its minimal strings those stay that the text holds, of their places those inside.
    """
    return replace(
        before,
        text=text,
        bracketed=before.bracketed if text == before.text else "",
        extent=Extent(start, end),
        minimal=tuple(one for one in before.minimal if one in text),
        minimal_extents=tuple(one for one in before.minimal_extents if start <= one.start and one.end <= end),
    )


def with_moved_line(slot: Slot, before: Slot, moved: MovedLine, length: int) -> Slot:
    """Return a slot as it was written, of which a fill was moved; ``before`` is what it was.

    ``length`` is that of the text. What is no longer there stays as it was written. Raises ValueError where
    nothing would be left of the fill.
    """
    start, end = moved.place
    if not 0 <= start < end <= length:
        raise ValueError("nothing would be left of it there")
    old = next((one for one in placed_fills(before) if (one.alternative, one.fill) == moved.before), None)
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
    found = list(alternatives)
    fills = list(found[fill.alternative].fills)
    old = fills[fill.fill]
    part = replace(old.parts[0], readings=(reading, *old.parts[0].readings[1:]))
    fills[fill.fill] = Fill((part,), old.optional, old.source)
    found[fill.alternative] = replace(found[fill.alternative], fills=tuple(fills))
    return tuple(found)
