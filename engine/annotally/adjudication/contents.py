"""What annotations say, apart from how things are called: to be held against what was read of a file."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from annotally.model.instances import Fill, Instance, Reading, Slot
from annotally.model.sets import pointer_name

Spelling = Mapping[str, str]
"""What annotations say that pointers lead to, by their case-folded names."""


class SlotContent(NamedTuple):
    """A slot that holds something: its alternatives in order of what they say, each as its fills."""

    name: str
    optional: bool
    alternatives: tuple[tuple[str, ...], ...]

    def words(self) -> str:
        """Return it for people."""
        held = " / ".join("; ".join(fills) for fills in self.alternatives)
        return f"{self.name}{' (not required)' if self.optional else ''}: {held}"


class AnnotationContent(NamedTuple):
    """An annotation: its folded label, its extents, whether it must be found, its slots by name."""

    label: str
    extents: tuple[tuple[int, int], ...]
    optional: bool
    slots: tuple[SlotContent, ...]

    def words(self) -> str:
        """Return it for people."""
        place = " ".join(f"{start}–{end}" for start, end in self.extents)
        name = " ".join(filter(None, (self.label, place, "not required" if self.optional else "")))
        slots = ", ".join(slot.words() for slot in self.slots)
        return f"{name} ({slots})" if slots else name


def said_by(
    document: str, instances: Sequence[Instance], aside: Collection[str] = ()
) -> Counter[AnnotationContent]:
    """Return what the annotations of a document say, and how often: without the slots named ``aside``.

    A pointer says what its target says without pointers. Names, order, and slots without fills say nothing,
    nor do places of fills where the annotation itself has one.
    """
    left_out = {name.casefold() for name in aside}
    spelling = {
        pointer_name(document, one).casefold(): _content(one, left_out, None).words() for one in instances
    }
    return Counter(_content(one, left_out, spelling) for one in instances)


def _content(instance: Instance, left_out: Collection[str], spelling: Spelling | None) -> AnnotationContent:
    extents = tuple((extent.start, extent.end) for extent in instance.extents)
    slots = [slot for slot in instance.slots if slot.name.casefold() not in left_out]
    contents = (_slot_content(slot, spelling, placed=not extents) for slot in slots)
    held = tuple(sorted(content for content in contents if content.alternatives))
    return AnnotationContent(instance.type.casefold(), extents, instance.optional, held)


def _slot_content(slot: Slot, spelling: Spelling | None, *, placed: bool) -> SlotContent:
    """Return what a slot says; ``placed``: also where its fills stand."""
    alternatives = []
    for alternative in slot.alternatives:
        said = (_fill_content(fill, spelling, placed=placed) for fill in alternative.fills)
        if fills := tuple(sorted(filter(None, said))):
            alternatives.append(fills)
    return SlotContent(slot.name.casefold(), slot.optional, tuple(sorted(alternatives)))


def _fill_content(fill: Fill, spelling: Spelling | None, *, placed: bool) -> str:
    parts = []
    for part in fill.parts:
        readings = " | ".join(_reading_content(reading, spelling, placed=placed) for reading in part.readings)
        parts.append(f"? {readings}" if part.optional else readings)
    said = " ".join(parts).strip()
    return f"? {said}" if fill.optional else said


def _reading_content(reading: Reading, spelling: Spelling | None, *, placed: bool) -> str:
    if reading.target is None:
        minimal = f" [{' | '.join(sorted(reading.minimal))}]" if reading.minimal else ""
        places = (reading.extent, *reading.minimal_extents) if placed and reading.extent is not None else ()
        where = "".join(f" {place.start}–{place.end}" for place in places)
        return f"{reading.text}{minimal}{where}"
    return "→" if spelling is None else f"→ {spelling.get(reading.target.casefold(), 'nothing')}"
