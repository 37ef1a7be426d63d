"""Annotations that no side has: written from nothing, listed, and written anew."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from annotally.adjudication.decisions.added_rows import added_rows
from annotally.adjudication.editing.drafts import Drafts
from annotally.adjudication.editing.extents import placed
from annotally.adjudication.project.entries import Added, Entry, Remark
from annotally.adjudication.project.messages import CODES, AddedRow, AddedSlot, Decided, Draft, Written
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading, Slot, fill_text


def blank(drafts: Drafts, kind: str, extents: Sequence[tuple[int, int]]) -> Draft:
    """Return an annotation to be added where it stands; it says nothing yet. An empty type is the first."""
    kind = kind or next(iter(drafts.types), "")
    return drafts.of(-1, "", _standing(drafts, Instance(kind, "", ()), extents))


def made(drafts: Drafts, written: Written, entries: Mapping[str, Entry]) -> Instance:
    """Return the annotation that was written, under a number that nothing else of the document has.

    It lies in the sections of its nearest neighbour. Raises ValueError for one without a type.
    """
    kind = written.type.strip()
    if not kind:
        raise ValueError("an annotation has a type: choose one")
    names = [one.name for side in drafts.sides for one in side]
    names += [one.instance.name for one in entries.values() if isinstance(one, Added)]
    number = 1 + max((int(name) for name in names if name.isdecimal()), default=0)
    bare = Instance(kind, str(number), (), sections=_sections(drafts, written.extents))
    return drafts.instance(_standing(drafts, bare, written.extents), written)


def in_order(entries: Mapping[str, Entry]) -> list[Added]:
    """Return the annotations added to a document by their numbers, in whatever order they are kept.

    That order is another one once a project was opened again, or something was undone; their names in the
    key follow from it.
    """
    numbered = sorted(entries.items(), key=lambda one: (len(one[0]), one[0]))
    return [one for _, one in numbered if isinstance(one, Added)]


def rows(entries: Mapping[str, Entry]) -> tuple[AddedRow, ...]:
    """Return the annotations added to a document, in reading order, as a window lists them."""
    found = [
        AddedRow(
            target,
            f"{one.instance.type} {one.instance.name}",
            "; ".join(reading.text for reading in one.instance.readings() if reading.text),
            _places(one.instance),
            one.by,
            one.at,
            one.instance.type,
            tuple(map(_slot, one.instance.slots)),
        )
        for target, one in entries.items()
        if isinstance(one, Added)
    ]
    return tuple(sorted(found, key=lambda row: (row.extents, row.title, len(row.name), row.name)))


def with_added(decided: Decided, entries: Mapping[str, Entry]) -> Decided:
    """Return what is decided of a document with the rows of what was added to it behind its own."""
    added = rows(entries)
    if not added:
        return decided
    first, lines = len(decided.choice), added_rows(added)
    tops = [(row, entries[added[one.entry].name]) for row, one in enumerate(lines, first) if one.parent < 0]
    known = [(row, one) for row, one in tops if isinstance(one, Added)]
    none, optional = bytes(len(lines)), bytearray(len(lines))
    for row, one in known:
        optional[row - first] = one.instance.optional
    return replace(
        decided,
        choice=decided.choice + bytes([CODES["edited"]]) * len(lines),
        own=decided.own + bytes(one.parent < 0 for one in lines),
        rule=decided.rule + none,
        optional=decided.optional + optional,
        waits=decided.waits + none,
        edited={**decided.edited, **{row: one.words for row, one in enumerate(lines, first)}},
        remarks={
            **decided.remarks,
            **{row: Remark(one.comment, one.flagged) for row, one in known if one.comment or one.flagged},
        },
        extents={
            **decided.extents,
            **{row: _places(one.instance) for row, one in known if one.instance.extents},
        },
        reasons={**decided.reasons, **{row: one.reason for row, one in known if one.reason}},
        added=added,
    )


def _slot(slot: Slot) -> AddedSlot:
    alternatives = tuple(tuple(map(fill_text, one.fills)) for one in slot.alternatives)
    return AddedSlot(slot.name, " | ".join("; ".join(one) for one in alternatives), alternatives)


def _places(instance: Instance) -> tuple[tuple[int, int], ...]:
    return tuple((one.start, one.end) for one in instance.extents)


def _standing(drafts: Drafts, bare: Instance, extents: Sequence[tuple[int, int]]) -> Instance:
    """Return an annotation that stands somewhere, with the slot of its words if others have one."""
    if not extents:
        return bare
    others = (one for side in drafts.sides for one in side if one.extents)
    slot = next(filter(None, (one.slot(drafts.text_slot) for one in others)), None)
    if slot is not None:
        bare = replace(bare, slots=(Slot(slot.name, Reading("")),))
    return placed(bare, tuple(Extent(*one) for one in extents), drafts.text, drafts.text_slot)


def _sections(drafts: Drafts, extents: Sequence[tuple[int, int]]) -> tuple[str, ...]:
    start = extents[0][0] if extents else 0
    near = [one for side in drafts.sides for one in side if one.extents]
    near.sort(key=lambda one: abs(one.extents[0].start - start))
    return near[0].sections if near else ()
