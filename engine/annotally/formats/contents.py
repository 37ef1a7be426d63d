"""Contents of annotations without their names, to compare a written file with the annotations in memory."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from annotally.model.annotation_sets import pointer_name
from annotally.model.instances import Fill, Instance, Reading, Slot
from annotally.model.wording import Wording, join_commas, verbatim

PointerContents = Mapping[str, str]
"""Contents of the annotations that pointers lead to, by the case-folded names of these annotations."""


class SlotContent(NamedTuple):
    """The content of a slot that is not empty: its sorted alternatives, each as the texts of its fills."""

    name: str
    optional: bool
    alternatives: tuple[tuple[str, ...], ...]

    def words(self) -> Wording:
        """Return it for people."""
        alternatives = " / ".join("; ".join(fills) for fills in self.alternatives)
        name = Wording("{name} (not required)", name=self.name) if self.optional else self.name
        return Wording("{slot}: {fills}", slot=name, fills=alternatives)


class AnnotationContent(NamedTuple):
    """An annotation: its folded label, its extents, whether it must be found, its slots by name."""

    label: str
    extents: tuple[tuple[int, int], ...]
    optional: bool
    slots: tuple[SlotContent, ...]

    def words(self) -> Wording:
        """Return it for people."""
        place = " ".join(f"{start}–{end}" for start, end in self.extents)
        name = verbatim(" ".join(filter(None, (self.label, place))))
        if self.optional:
            name = Wording("{annotation} not required", annotation=name)
        slots = join_commas([slot.words() for slot in self.slots])
        return Wording("{annotation} ({slots})", annotation=name, slots=slots) if slots else name


def describe_change(before: AnnotationContent, after: AnnotationContent) -> str:
    """Return how an annotation changes, as ``etype person → –``: each value that differs, a dash for none."""
    old_slots, new_slots = ({slot.name: _values(slot) for slot in side.slots} for side in (before, after))
    changes = [f"{before.label} → {after.label}"] if before.label != after.label else []
    changes += [
        f"{name} {old_slots.get(name, '–')} → {new_slots.get(name, '–')}"
        for name in sorted(old_slots.keys() | new_slots.keys())
        if old_slots.get(name) != new_slots.get(name)
    ]
    if before.optional != after.optional:
        changes.append("? → –" if before.optional else "– → ?")
    return ", ".join(changes)


def _values(slot: SlotContent) -> str:
    return " / ".join("; ".join(fills) for fills in slot.alternatives) + ("?" if slot.optional else "")


def contents_of(
    document: str, instances: Sequence[Instance], aside: Collection[str] = ()
) -> Iterator[AnnotationContent]:
    """Yield the content of each of a document's annotations, without the slots named in ``aside``.

    A pointer counts as the content of its target without that target's pointers. Names, order and slots
    without fills do not count, nor do places of fills where the annotation itself has a place.
    """
    # Two passes: contents without pointers first, then contents with pointers spelled by these. Pointers are
    # followed one step only, so that circles cost nothing.
    left_out = {name.casefold() for name in aside}
    spelling = {}
    if any(instance.pointers() for instance in instances):
        spelling = {
            pointer_name(document, instance).casefold(): _content(instance, left_out, None).words()
            for instance in instances
        }
    return (_content(instance, left_out, spelling) for instance in instances)


def _content(
    instance: Instance, left_out: Collection[str], spelling: PointerContents | None
) -> AnnotationContent:
    extents = tuple((extent.start, extent.end) for extent in instance.extents)
    slots = [slot for slot in instance.slots if slot.name.casefold() not in left_out]
    contents = (_slot_content(slot, spelling, placed=not extents) for slot in slots)
    filled_slots = tuple(sorted(content for content in contents if content.alternatives))
    return AnnotationContent(instance.type.casefold(), extents, instance.optional, filled_slots)


def _slot_content(slot: Slot, spelling: PointerContents | None, *, placed: bool) -> SlotContent:
    """Return the content of a slot; with ``placed`` its fills come with their offsets."""
    alternatives = []
    for alternative in slot.alternatives:
        fill_texts = (_fill_content(fill, spelling, placed=placed) for fill in alternative.fills)
        if fills := tuple(sorted(filter(None, fill_texts))):
            alternatives.append(fills)
    return SlotContent(slot.name.casefold(), slot.optional, tuple(sorted(alternatives)))


def _fill_content(fill: Fill, spelling: PointerContents | None, *, placed: bool) -> str:
    parts = []
    for part in fill.parts:
        readings = " | ".join(_reading_content(reading, spelling, placed=placed) for reading in part.readings)
        parts.append(f"? {readings}" if part.optional else readings)
    text = " ".join(parts).strip()
    return f"? {text}" if fill.optional else text


def _reading_content(reading: Reading, spelling: PointerContents | None, *, placed: bool) -> str:
    if reading.target is None:
        minimal = f" [{' | '.join(sorted(reading.minimal))}]" if reading.minimal else ""
        places = (reading.extent, *reading.minimal_extents) if placed and reading.extent is not None else ()
        offsets = "".join(f" {place.start}–{place.end}" for place in places)
        return f"{reading.text}{minimal}{offsets}"
    return "→" if spelling is None else f"→ {spelling.get(reading.target.casefold(), 'nothing')}"
