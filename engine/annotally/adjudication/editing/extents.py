"""Moves of annotations in the text, and the decisions that these make."""

from msgspec.structs import replace

from annotally.adjudication.decisions.decision_table import SPAN
from annotally.adjudication.editing.drafts import DraftDecision, RowDrafts
from annotally.adjudication.editing.fills import compact_slot_value
from annotally.adjudication.editing.token_misfits import refuse_misfits
from annotally.adjudication.project.entries import Choice, Decision, Edited
from annotally.model.extents import Extent
from annotally.model.instances import Alternative, Instance, Reading, Slot, simple_fill
from annotally.model.wording import Wording


def places(drafts: RowDrafts, row: int) -> tuple[tuple[int, int], ...]:
    """Return where the annotation of a row stands as it is decided so far; none for one that stands nowhere.

    Raises ValueError for rows that are about no annotation.
    """
    return tuple((extent.start, extent.end) for extent in drafts.now(drafts.object_of(row)).extents)


def move_annotation(drafts: RowDrafts, row: int, start: int, end: int) -> DraftDecision:
    """Return the decision that the annotation of a row begins and ends elsewhere.

    Of a discontinuous one the first part begins, and the last part ends there. Raises ValueError for an
    annotation that stands nowhere, for mentions made of tokens, where nothing would be left of a part, and
    where no format of the inputs could hold it.
    """
    # The decision goes to the row that stands for the place, if there is one, so that other slots stay open;
    # an object that was written anew as a whole takes the place into what was written.
    owner = drafts.object_of(row)
    instance = standing_at(drafts, drafts.now(owner), start, end)
    extents = instance.extents
    above = drafts.table.decision(owner)
    if above is not None and above.choice is Choice.EDITED:
        return DraftDecision(owner, replace(above, edited=Edited(instance=instance)))
    place = next((slotrow for slotrow in drafts.slot_rows(owner) if drafts.is_place(slotrow)), -1)
    if place < 0:
        return DraftDecision(owner, Decision(Choice.EDITED, edited=Edited(instance=instance)))
    text_slot = instance.slot(drafts.text_slot)
    words = Slot(SPAN, Reading(" … ".join(drafts.text[extent.start : extent.end] for extent in extents)))
    standing = replace(instance, slots=(text_slot if text_slot is not None else words,))
    return DraftDecision(place, Decision(Choice.EDITED, edited=Edited(instance=standing)))


def standing_at(drafts: RowDrafts, now: Instance, start: int, end: int) -> Instance:
    """Return an annotation that begins and ends elsewhere. Raises ValueError as `move_annotation` does."""
    extents = _between(now, start, end, len(drafts.text))
    if drafts.method_spec.compares_tokens:
        raise ValueError(Wording("a mention consists of tokens: edit its slot of tokens"))
    refuse_misfits(drafts.boundaries, extents, drafts.text)
    return place_annotation(now, extents, drafts.text, drafts.text_slot)


def place_annotation(instance: Instance, extents: tuple[Extent, ...], text: str, text_slot: str) -> Instance:
    """Return an annotation that stands elsewhere, with the new words in its text slot, if it has one.

    Of its minimal strings those stay that the words still hold; its other alternatives stay.
    """
    # The text slot restates the text and has to follow the place. Further alternatives of it were written by
    # somebody and are not touched.
    placed_instance = replace(instance, extents=extents)
    slot = instance.slot(text_slot)
    if slot is None or len(extents) != 1:
        return placed_instance
    words = text[extents[0].start : extents[0].end]
    before = next(slot.readings(), Reading(""))
    minimal = tuple(string for string in before.minimal if string in words)
    first = Alternative((simple_fill(Reading(words, extent=extents[0], minimal=minimal)),))
    new_slot = replace(slot, value=compact_slot_value((first, *slot.alternatives[1:])))
    return replace(placed_instance, slots=tuple(new_slot if old is slot else old for old in instance.slots))


def _between(now: Instance, start: int, end: int, length: int) -> tuple[Extent, ...]:
    if not now.extents:
        raise ValueError(Wording("this row has no extent in the text: choose an annotation with an extent"))
    extents = list(now.extents)
    extents[0] = Extent(start, extents[0].end if len(extents) > 1 else end)
    extents[-1] = Extent(extents[-1].start if len(extents) > 1 else start, end)
    if not (start >= 0 and end <= length and all(extent.start < extent.end for extent in extents)):
        raise ValueError(Wording("this extent leaves no words, or is outside the text"))
    return tuple(extents)
