"""The formats in which the key of a document can be written, and the slots that none of them can hold."""

import re
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from typing import NamedTuple

import msgspec.structs

from annotally.comparison.result import Sides
from annotally.formats.base import Format, ReadOptions, SlotLimit, Sources, SpanLimit
from annotally.formats.io import format_named, write
from annotally.formats.registry import FORMATS
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations, pointer_name
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Fill, Instance, Reading


class Limit(NamedTuple):
    """A limit of the inputs' formats, in words, and the titles of formats without it."""

    words: str
    elsewhere: tuple[str, ...]


class _Other(NamedTuple):
    """A format that a key can be written in anew: its title, and its limits on slots and on overlaps."""

    title: str
    slots: SlotLimit
    spans: SpanLimit


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
            others = tuple(one.title for one in self._others if not one.slots(instance, slot))
            yield Limit(f"{title} holds {reason} {slot.name}", others)

    @property
    def limits_spans(self) -> bool:
        """Whether no format of the inputs holds all annotations that overlap."""
        return bool(self._own_spans)

    def limits_beside(self, instance: Instance, overlapping: Sequence[Instance]) -> Iterator[Limit]:
        """Yield why no format of the inputs can hold an annotation beside those that overlap it."""
        reasons = [(title, limit(instance, overlapping)) for title, limit in self._own_spans]
        if reasons and all(reason for _, reason in reasons):
            title, reason = reasons[0]
            others = tuple(one.title for one in self._others if not one.spans(instance, overlapping))
            yield Limit(f"{title} holds {reason}", others)

    @cached_property
    def _own_spans(self) -> list[tuple[str, SpanLimit]]:
        """The limits of the inputs' files on annotations that overlap; none where one of them has none."""
        found = []
        for side, options in zip(self._sides.sets, self._options, strict=True):
            chosen = format_named(side.format)
            if chosen.span_limits is None:
                return []
            found.append((chosen.title, chosen.span_limits(self._sources_of(side), options)))
        return found

    def _sources_of(self, side: AnnotationSet) -> Sources:
        """Return the source that the document's key is written over; none for a new one."""
        there = side.documents.get(self._document)
        number = there.source if there is not None else len(side.sources)
        return side.sources[number : number + 1]

    @cached_property
    def _own(self) -> list[tuple[str, SlotLimit]]:
        """The limits of the inputs' files, which the key is written over."""
        limits = []
        for side in self._sides.sets:
            chosen = format_named(side.format)
            if chosen.slot_limits is not None:
                limits.append((chosen.title, chosen.slot_limits(self._sources_of(side))))
        return limits

    @cached_property
    def _others(self) -> list[_Other]:
        """The limits of new files in formats that hold what every side has in the document."""
        own = {side.format for side in self._sides.sets}
        able = [one for one in FORMATS if one.write is not None and one.carries_annotations]
        return [
            _Other(
                one.title,
                one.slot_limits(()) if one.slot_limits is not None else _no_limit,
                one.span_limits((), ReadOptions()) if one.span_limits is not None else _no_limit,
            )
            for one in able
            if one.name not in own and self._holds_sides(one)
        ]

    def _holds_sides(self, chosen: Format) -> bool:
        for side, options, examples in self._examples:
            if not chosen.keeps_places and any(one.extents for one in examples.instances):
                return False
            new = AnnotationSet(side.name, "", {self._document: examples})
            try:
                write(new, self._sides.documents, options, chosen.name)
            except InputRefused:
                return False
            if chosen.span_limits is not None:
                limit = chosen.span_limits((), options)
                if any(limit(one, others) for one, others in _overlapping(side.documents[self._document])):
                    return False
        return True

    @cached_property
    def _examples(self) -> list[tuple[AnnotationSet, ReadOptions, DocumentAnnotations]]:
        """The sides that have the document, how it is written, and the first annotation of each kind in it.

        Formats are tried with these, for all of a large document take too long between two decisions.
        """
        found = []
        for side, options in zip(self._sides.sets, self._options, strict=True):
            there = side.documents.get(self._document)
            if there is not None:
                text = self._sides.documents[self._document].text
                chosen = _one_of_each_kind(self._document, there.instances, text)
                examples = msgspec.structs.replace(there, source=0, instances=chosen)
                found.append((side, replace(options, layer=None), examples))
        return found


_SIGN = re.compile(r"\W|_")


def _one_of_each_kind(document: str, instances: Sequence[Instance], text: str) -> tuple[Instance, ...]:
    """Return the first annotation of each kind, and all that these lead to, in their order."""
    first: dict[Hashable, int] = {}
    for number, instance in enumerate(instances):
        first.setdefault(_kind(instance, text), number)
    by_name = {pointer_name(document, one).casefold(): number for number, one in enumerate(instances)}
    chosen, waiting = set(first.values()), list(first.values())
    while waiting:
        readings = instances[waiting.pop()].readings()
        targets = {by_name.get((reading.target or "").casefold(), -1) for reading in readings}
        new = targets - chosen - {-1}
        chosen |= new
        waiting += new
    return tuple(instances[number] for number in sorted(chosen))


def _kind(instance: Instance, text: str) -> Hashable:
    """Return what formats may lack of an annotation: label, slots, signs in values, edges inside words."""
    slots = tuple(
        (slot.name, slot.optional, tuple(tuple(map(_kind_of_fill, one.fills)) for one in slot.alternatives))
        for slot in instance.slots
    )
    edges = tuple(
        (text[at - 1 : at + 1].isalnum(), text[at : at + 1].isspace())
        for extent in instance.extents
        for at in (extent.start, extent.end)
    )
    return instance.type, instance.optional, edges, slots


def _kind_of_fill(fill: Fill) -> Hashable:
    return fill.optional, tuple(
        (part.optional, part.joint, tuple(map(_kind_of_reading, part.readings))) for part in fill.parts
    )


def _kind_of_reading(reading: Reading) -> Hashable:
    signs = frozenset(_SIGN.findall(reading.text))
    return reading.target is None, bool(reading.minimal), bool(reading.text), signs


def _overlapping(document: DocumentAnnotations) -> Iterator[tuple[Instance, list[Instance]]]:
    """Yield the annotations of a document, each with those before it that reach into it."""
    ordered = sorted((one for one in document.instances if one.extents), key=lambda one: one.extents[0].start)
    reaching: list[Instance] = []
    for instance in ordered:
        start = instance.extents[0].start
        reaching = [one for one in reaching if one.extents[-1].end > start]
        yield instance, reaching
        reaching.append(instance)


def _no_limit(_instance: Instance, _slot: object) -> str:
    return ""


def slot_holding(sides: Sides, options: Sequence[ReadOptions], document: str) -> SlotHolding | None:
    """Return the formats of a document's key; None where that of an input holds whatever is decided."""
    if any(format_named(side.format).slot_limits is None for side in sides.sets):
        return None
    return SlotHolding(sides, options, document)
