"""The formats in which the key of a document can be written, and the slots that none of them can hold."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from typing import NamedTuple

import msgspec.structs

from annotally.comparison.result import Sides
from annotally.formats.base import Format, ReadOptions, SlotLimit
from annotally.formats.io import format_named, write
from annotally.formats.registry import FORMATS
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance


class Limit(NamedTuple):
    """A slot that the formats of the inputs cannot hold, in words, and the titles of formats that can."""

    words: str
    elsewhere: tuple[str, ...]


class SlotHolding:
    """The formats of a document's key: those of the inputs, and others if these cannot hold a slot."""

    def __init__(self, sides: Sides, options: Sequence[ReadOptions], document: str) -> None:
        """``options`` are those that each side was read with."""
        self._sides, self._options, self._document = sides, options, document

    def limits(self, instance: Instance) -> Iterator[Limit]:
        """Yield the slots of an annotation of the key that no format of the inputs can hold."""
        for slot in instance.slots:
            reasons = [(title, limit(instance, slot)) for title, limit in self._own]
            if not all(reason for _, reason in reasons):
                continue
            title, reason = reasons[0]
            others = tuple(name for name, limit in self._others if not limit(instance, slot))
            yield Limit(f"{title} holds {reason} {slot.name}", others)

    @cached_property
    def _own(self) -> list[tuple[str, SlotLimit]]:
        """The limits of the inputs' files, which the key is written over."""
        found = []
        for side in self._sides.sets:
            chosen, there = format_named(side.format), side.documents.get(self._document)
            number = there.source if there is not None else len(side.sources)
            if chosen.slot_limits is not None:
                found.append((chosen.title, chosen.slot_limits(side.sources[number : number + 1])))
        return found

    @cached_property
    def _others(self) -> list[tuple[str, SlotLimit]]:
        """The limits of new files in formats that hold what every side has in the document."""
        own = {side.format for side in self._sides.sets}
        able = [one for one in FORMATS if one.write is not None and one.carries_annotations]
        return [
            (one.title, one.slot_limits(()) if one.slot_limits is not None else _no_limit)
            for one in able
            if one.name not in own and self._holds_sides(one)
        ]

    def _holds_sides(self, chosen: Format) -> bool:
        for side, options in zip(self._sides.sets, self._options, strict=True):
            there = side.documents.get(self._document)
            if there is None:
                continue
            if not chosen.keeps_places and any(one.extents for one in there.instances):
                return False
            alone = msgspec.structs.replace(there, source=0)
            new = AnnotationSet(side.name, "", {self._document: alone})
            try:
                write(new, self._sides.documents, replace(options, layer=None), chosen.name)
            except InputRefused:
                return False
        return True


def _no_limit(_instance: Instance, _slot: object) -> str:
    return ""


def slot_holding(sides: Sides, options: Sequence[ReadOptions], document: str) -> SlotHolding | None:
    """Return the formats of a document's key; None where that of an input holds whatever is decided."""
    if any(format_named(side.format).slot_limits is None for side in sides.sets):
        return None
    return SlotHolding(sides, options, document)
