"""Actions on a row of an annotation added manually: it is drafted, written, moved and described."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from annotally.adjudication.decisions.added_rows import HandRow, added_rows
from annotally.adjudication.editing.additions import rows
from annotally.adjudication.editing.drafts import RowDrafts, with_slot
from annotally.adjudication.editing.extents import standing_at
from annotally.adjudication.editing.fill_extents import single_fill, with_place
from annotally.adjudication.editing.fill_positions import PlacedFill, placed_fills
from annotally.adjudication.project.entries import Added, Entry
from annotally.adjudication.project.messages import CODES, AddedRow, RowDraft, Standing, Written
from annotally.comparison.result import Level
from annotally.model.wording import Wording
from annotally.reports.tree.inspection import Card, CardLine, Inspection
from annotally.scoring.tally import Status

GONE = Wording("this annotation no longer exists")
DESCRIPTION = Wording("added annotation: no side has it")
"""Why such a row has no state."""


class AddedRowRef(NamedTuple):
    """An annotation added manually and a row of it; ``row`` is that of the document, as a window counts."""

    document: str
    row: int
    owner: int
    """The row of the annotation itself."""
    target: str
    entry: Added
    added_row: AddedRow
    line: HandRow

    @property
    def slot(self) -> str:
        """The slot that the row is about, empty for the annotation itself."""
        return "" if self.line.slot < 0 else self.line.name

    @property
    def title(self) -> str:
        """The title of the annotation."""
        return self.added_row.title


def hand_at(document: str, entries: Mapping[str, Entry], first: int, row: int) -> AddedRowRef | None:
    """Return the added annotation at a row of a document, None for rows of the comparison.

    ``first`` is one past the last of these. Raises ValueError for rows behind the added ones.
    """
    if row < first:
        return None
    added = rows(entries)
    lines = added_rows(added)
    if row - first >= len(lines):
        raise ValueError(GONE)
    line = lines[row - first]
    added_row = added[line.entry]
    owner = next(n for n, candidate in enumerate(lines) if candidate.entry == line.entry)
    entry = entries[added_row.name]
    assert isinstance(entry, Added)  # rows are of nothing else
    return AddedRowRef(document, row, first + owner, added_row.name, entry, added_row, line)


def rows_of(entries: Mapping[str, Entry], first: int, targets: Collection[str]) -> list[int]:
    """Return the rows of the annotations added manually under some targets, of those that are there."""
    if not targets:
        return []
    added = rows(entries)
    lines = enumerate(added_rows(added), first)
    return [row for row, line in lines if line.parent < 0 and added[line.entry].name in targets]


# --- written anew


def draft(drafts: RowDrafts, hand: AddedRowRef) -> RowDraft:
    """Return the draft of a row: its slot, or all of the annotation."""
    now = hand.entry.instance
    placed = bool(now.extents) and hand.slot.casefold() == drafts.text_slot
    if hand.slot and not placed:
        return drafts.of_slot(hand.row, now, hand.slot)
    return replace(drafts.of(hand.row, hand.title, now), placed=placed)


def rewrite(drafts: RowDrafts, entry: Added, content: Written) -> Added:
    """Return the entry of an annotation as a person wrote it; parts that nobody wrote about stay."""
    return replace(entry, instance=drafts.instance(entry.instance, content))


def _fill(hand: AddedRowRef) -> PlacedFill | None:
    """Return the fill with a place that a row is about; None where that is the annotation."""
    slot = hand.entry.instance.slot(hand.slot) if hand.slot else None
    if slot is None or hand.entry.instance.extents:
        return None
    fills = placed_fills(slot)
    if hand.line.level is Level.SLOT:
        return single_fill(fills)
    return next((fill for fill in fills if fill.reading.text == hand.line.words), None)


def places(hand: AddedRowRef) -> tuple[tuple[int, int], ...]:
    """Return where a fill stands, or the annotation. Raises ValueError for several fills with places."""
    fill = _fill(hand)
    return hand.added_row.extents if fill is None else ((fill.place.start, fill.place.end),)


def moved(drafts: RowDrafts, hand: AddedRowRef, start: int, end: int) -> Added:
    """Return the entry of an annotation that begins and ends elsewhere, or one of its fills does.

    Raises ValueError as `annotally.adjudication.editing.extents.move_annotation` does.
    """
    entry, fill = hand.entry, _fill(hand)
    if fill is not None:
        slot = with_place(drafts, entry.instance, fill, start, end)
        return replace(entry, instance=with_slot(entry.instance, fill.slot, slot))
    instance = standing_at(drafts, entry.instance, start, end)
    words = " … ".join(drafts.text[extent.start : extent.end] for extent in instance.extents)
    return replace(entry, instance=instance, about=words)


# --- described


def standing(hand: AddedRowRef) -> Standing:
    """Return all about an annotation added manually."""
    entry = hand.entry
    return Standing(
        hand.document,
        hand.row,
        hand.owner,
        CODES["edited"],
        hand.line.words,
        entry.instance.optional,
        entry.by,
        entry.at,
        reason=entry.reason,
        comment=entry.comment,
        flagged=entry.flagged,
        added=True,
    )


def inspection(hand: AddedRowRef) -> Inspection:
    """Return the inspector's view: one card, with a line for each fill."""
    lines = [line for slot in hand.added_row.slots for line in _lines(hand, slot.name, slot.alternatives)]
    title = hand.line.name
    card = Card("", hand.title, tuple(lines))
    return Inspection(
        hand.document, hand.row, title, int(Status.UNS), (card,), (DESCRIPTION,), stateless=True
    )


def _lines(hand: AddedRowRef, slot: str, alternatives: Sequence[Sequence[str]]) -> list[CardLine]:
    whole = hand.line.level in (Level.INSTANCE, Level.SLOT)
    lines = []
    for number, fills in enumerate(alternatives, 1):
        notes = (Wording("alternative {number}", number=number),) if len(alternatives) > 1 else ()
        for text in fills:
            here = whole or hand.line.words in (text, "; ".join(fills))
            lines.append(CardLine(slot, text, "", notes, hand.slot == slot and here))
    return lines
