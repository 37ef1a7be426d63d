"""Annotations that no side has: written from nothing, listed, and written anew."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from annotally.adjudication.decisions.added_rows import added_rows
from annotally.adjudication.editing.drafts import RowDrafts
from annotally.adjudication.editing.extents import place_annotation
from annotally.adjudication.editing.token_misfits import refuse_misfits
from annotally.adjudication.project.entries import Added, Entry, Remark
from annotally.adjudication.project.messages import CODES, AddedRow, AddedSlot, Decided, RowDraft, Written
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading, Slot, fill_text
from annotally.model.wording import Wording


def blank(drafts: RowDrafts, kind: str, extents: Sequence[tuple[int, int]]) -> RowDraft:
    """Return an annotation to be added where it stands; it says nothing yet. An empty type is the first.

    Raises ValueError where no format of the inputs could hold it.
    """
    kind = kind or next(iter(drafts.types), "")
    return drafts.of(-1, "", _standing(drafts, Instance(kind, "", ()), extents))


def create_annotation(drafts: RowDrafts, content: Written, entries: Mapping[str, Entry]) -> Instance:
    """Return the annotation that was written, under a number that nothing else of the document has.

    It lies in the sections of its nearest neighbour. Raises ValueError for one without a type, and
    where no format of the inputs could hold it.
    """
    # The number is beyond all that are numbers, on any side and among what was added: names of deleted ones
    # may come again, but never two at a time.
    kind = content.type.strip()
    if not kind:
        raise ValueError(Wording("an annotation has a type: choose a type"))
    names = [instance.name for side in drafts.sides for instance in side]
    names += [entry.instance.name for entry in entries.values() if isinstance(entry, Added)]
    number = 1 + max((int(name) for name in names if name.isdecimal()), default=0)
    bare = Instance(kind, str(number), (), sections=_sections(drafts, content.extents))
    return drafts.instance(_standing(drafts, bare, content.extents), content)


def in_order(entries: Mapping[str, Entry]) -> list[Added]:
    """Return the annotations added to a document by their numbers, in whatever order they are stored.

    That order is another one once a project was opened again, or something was undone; their names in the
    key follow from it.
    """
    numbered = sorted(entries.items(), key=lambda item: (len(item[0]), item[0]))
    return [entry for _, entry in numbered if isinstance(entry, Added)]


def rows(entries: Mapping[str, Entry]) -> tuple[AddedRow, ...]:
    """Return the annotations added to a document, in reading order, as a window lists them."""
    # Numbers that are names sort by their length first: 9 comes ahead of 10.
    unordered = [
        AddedRow(
            target,
            f"{entry.instance.type} {entry.instance.name}",
            "; ".join(reading.text for reading in entry.instance.readings() if reading.text),
            _places(entry.instance),
            entry.by,
            entry.at,
            entry.instance.type,
            tuple(map(_slot, entry.instance.slots)),
        )
        for target, entry in entries.items()
        if isinstance(entry, Added)
    ]
    return tuple(sorted(unordered, key=lambda row: (row.extents, row.title, len(row.name), row.name)))


def with_added(decided: Decided, entries: Mapping[str, Entry]) -> Decided:
    """Return the decisions of a document with the rows of its added annotations behind its own."""
    added = rows(entries)
    if not added:
        return decided
    # Every array of the document gets as many entries as there are added rows, so that rows agree in all.
    first, lines = len(decided.choice), added_rows(added)
    tops: dict[int, Added] = {}
    for row, line in enumerate(lines, first):
        entry = entries[added[line.entry].name]
        if line.parent < 0 and isinstance(entry, Added):
            tops[row] = entry
    none, optional = bytes(len(lines)), bytearray(len(lines))
    for row, entry in tops.items():
        optional[row - first] = entry.instance.optional
    extents = {row: _places(entry.instance) for row, entry in tops.items()}
    return replace(
        decided,
        choice=decided.choice + bytes([CODES["edited"]]) * len(lines),
        own=decided.own + bytes(line.parent < 0 for line in lines),
        rule=decided.rule + none,
        optional=decided.optional + optional,
        waits=decided.waits + none,
        edited={**decided.edited, **{row: line.words for row, line in enumerate(lines, first)}},
        remarks={**decided.remarks, **_remarks(tops)},
        extents={**decided.extents, **{row: places for row, places in extents.items() if places}},
        reasons={**decided.reasons, **{row: entry.reason for row, entry in tops.items() if entry.reason}},
        added=added,
    )


def _remarks(tops: Mapping[int, Added]) -> dict[int, Remark]:
    return {
        row: Remark(entry.comment, entry.flagged)
        for row, entry in tops.items()
        if entry.comment or entry.flagged
    }


def _slot(slot: Slot) -> AddedSlot:
    alternatives = tuple(tuple(map(fill_text, alternative.fills)) for alternative in slot.alternatives)
    return AddedSlot(slot.name, " | ".join("; ".join(texts) for texts in alternatives), alternatives)


def _places(instance: Instance) -> tuple[tuple[int, int], ...]:
    return tuple((extent.start, extent.end) for extent in instance.extents)


def _standing(drafts: RowDrafts, bare: Instance, extents: Sequence[tuple[int, int]]) -> Instance:
    """Return an annotation that stands somewhere, with the slot of its words if others have one."""
    if not extents:
        return bare
    placed_instances = (instance for side in drafts.sides for instance in side if instance.extents)
    slot = next(filter(None, (instance.slot(drafts.text_slot) for instance in placed_instances)), None)
    if slot is not None:
        bare = replace(bare, slots=(Slot(slot.name, Reading("")),))
    new_extents = tuple(Extent(*place) for place in extents)
    refuse_misfits(drafts.boundaries, new_extents, drafts.text)
    return place_annotation(bare, new_extents, drafts.text, drafts.text_slot)


def _sections(drafts: RowDrafts, extents: Sequence[tuple[int, int]]) -> tuple[str, ...]:
    start = extents[0][0] if extents else 0
    near = [instance for side in drafts.sides for instance in side if instance.extents]
    near.sort(key=lambda instance: abs(instance.extents[0].start - start))
    return near[0].sections if near else ()
