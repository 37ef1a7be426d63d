"""Moves of single fills (``##start#end#`` of templates, slots with offsets; M20), made manually."""

from collections.abc import Iterator

from msgspec.structs import replace

from annotally.adjudication.editing.drafts import DraftDecision, RowDrafts
from annotally.adjudication.editing.fill_positions import (
    PlacedFill,
    placed_elsewhere,
    placed_fills,
    with_reading,
)
from annotally.adjudication.editing.fills import compact_slot_value
from annotally.comparison.result import Level
from annotally.model.instances import Instance, Reading, Slot
from annotally.model.wording import Wording


def fill_at(drafts: RowDrafts, row: int) -> PlacedFill | None:
    """Return the fill with a place that a row is about, as its slot is decided so far; None for none.

    Raises ValueError for the row of a slot of which several fills have places.
    """
    slot_row = drafts.slot_row(row)
    if slot_row < 0 or drafts.is_place(slot_row):
        return None
    slot = drafts.now(drafts.object_of(row)).slot(drafts.slot_name(slot_row))
    fills = placed_fills(slot) if slot is not None else []
    if row == slot_row:
        return single_fill(fills)
    # The fill that a side has in the row is looked for by text and place, then by text, then by position.
    for side_reading, position in _side_readings(drafts, row):
        for same in (
            [
                fill
                for fill in fills
                if (fill.reading.text, fill.place) == (side_reading.text, side_reading.extent)
            ],
            [fill for fill in fills if fill.reading.text == side_reading.text],
            [fill for fill in fills if (fill.alternative, fill.fill) == position],
        ):
            if same:
                return same[0]
    return None


def single_fill(fills: list[PlacedFill]) -> PlacedFill | None:
    """Return the one fill there is. Raises ValueError for several."""
    if len(fills) > 1:
        raise ValueError(Wording("several fills of this slot have extents: choose one of the rows below"))
    return fills[0] if fills else None


def _side_readings(drafts: RowDrafts, row: int) -> Iterator[tuple[Reading, tuple[int, int]]]:
    """Yield the first readings of each side in a row below a slot's, with their positions in the slot."""
    # A row of an alternative stands for all its fills, a row of a fill for one: the arrays have its position.
    nodes = drafts.table.nodes
    for side, arrays in enumerate(nodes.sides):
        if min(arrays.instance[row], arrays.slot[row], arrays.alternative[row]) < 0:
            continue
        slot = drafts.sides[side][arrays.instance[row]].slots[arrays.slot[row]]
        alternative = arrays.alternative[row]
        fills = slot.alternatives[alternative].fills
        first = max(0, arrays.fill[row])
        whole = nodes.level[row] == Level.ALTERNATIVE
        for number in range(len(fills)) if whole else (first,):
            yield fills[number].parts[0].readings[0], (alternative, number)


def move_fill(drafts: RowDrafts, row: int, fill: PlacedFill, start: int, end: int) -> DraftDecision:
    """Return the decision that a fill of a row's slot begins and ends elsewhere.

    Raises ValueError where nothing would be left of it.
    """
    owner = drafts.object_of(row)
    now = drafts.now(owner)
    return drafts.slot_decision(
        drafts.slot_row(row), now, fill.slot, with_place(drafts, now, fill, start, end)
    )


def with_place(drafts: RowDrafts, now: Instance, fill: PlacedFill, start: int, end: int) -> Slot:
    """Return the slot of an object with a fill that stands elsewhere.

    Its text follows where it was the text of its old place. Of its minimal strings those stay that the new
    words hold, of their places those inside. Raises ValueError where nothing would be left of it.
    """
    if not 0 <= start < end <= len(drafts.text):
        raise ValueError(Wording("this extent leaves no words, or is outside the text"))
    slot = now.slot(fill.slot)
    assert slot is not None  # the fill is one of it
    before, words = fill.reading, drafts.text[start:end]
    there = drafts.text[fill.place.start : fill.place.end]
    text = words if _alike(before.text, there) else before.text
    reading = placed_elsewhere(before, text, start, end)
    return replace(slot, value=compact_slot_value(with_reading(slot.alternatives, fill, reading)))


def _alike(text: str, words: str) -> bool:
    return text.split() == words.split()
