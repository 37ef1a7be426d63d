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
from annotally.model.wording import NO_WORDS, Wording


class Limit(NamedTuple):
    """A limit of the inputs' formats, in words, and the titles of formats without it."""

    words: Wording
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
            titles = tuple(
                other_format.title for other_format in self._others if not other_format.slots(instance, slot)
            )
            yield Limit(Wording("{format} can contain {limit}", format=title, limit=reason), titles)

    @property
    def limits_spans(self) -> bool:
        """Whether no format of the inputs holds all annotations that overlap."""
        return bool(self._own_spans)

    def limits_beside(self, instance: Instance, overlapping: Sequence[Instance]) -> Iterator[Limit]:
        """Yield why no format of the inputs can hold an annotation beside those that overlap it."""
        reasons = [(title, limit(instance, overlapping)) for title, limit in self._own_spans]
        if reasons and all(reason for _, reason in reasons):
            title, reason = reasons[0]
            titles = tuple(
                other_format.title
                for other_format in self._others
                if not other_format.spans(instance, overlapping)
            )
            yield Limit(Wording("{format} can contain {limit}", format=title, limit=reason), titles)

    @cached_property
    def _own_spans(self) -> list[tuple[str, SpanLimit]]:
        """The limits of the inputs' files on annotations that overlap; none where one of them has none."""
        limits = []
        for side, options in zip(self._sides.sets, self._options, strict=True):
            chosen = format_named(side.format)
            if chosen.span_limits is None:
                return []
            limits.append((chosen.title, chosen.span_limits(self._sources_of(side), options)))
        return limits

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
        """The limits of new files in formats that hold the annotations of every side in the document."""
        # A format is tried by writing examples of every side's annotations with it, in memory; this is done
        # once a document, and only where the formats of the inputs have limits.
        input_formats = {side.format for side in self._sides.sets}
        able = [
            file_format
            for file_format in FORMATS
            if file_format.write is not None and file_format.carries_annotations
        ]
        return [
            _Other(
                file_format.title,
                file_format.slot_limits(()) if file_format.slot_limits is not None else _no_limit,
                file_format.span_limits((), ReadOptions())
                if file_format.span_limits is not None
                else _no_limit,
            )
            for file_format in able
            if file_format.name not in input_formats and self._holds_sides(file_format)
        ]

    def _holds_sides(self, chosen: Format) -> bool:
        # No format declares all that it cannot hold; its writer knows. It is run in memory on examples, and
        # its refusal is the answer.
        for side, options, examples in self._examples:
            if not chosen.keeps_places and any(example.extents for example in examples.instances):
                return False
            new = AnnotationSet(side.name, "", {self._document: examples})
            try:
                write(new, self._sides.documents, options, chosen.name)
            except InputRefused:
                return False
            if chosen.span_limits is not None:
                limit = chosen.span_limits((), options)
                if any(
                    limit(spanned, overlapping)
                    for spanned, overlapping in _overlapping(side.documents[self._document])
                ):
                    return False
        return True

    @cached_property
    def _examples(self) -> list[tuple[AnnotationSet, ReadOptions, DocumentAnnotations]]:
        """The sides that have the document, how it is written, and the first annotation of each kind in it.

        Formats are tried with these, for all of a large document take too long between two decisions.
        """
        # One annotation of each kind (`_kind`) stands for all alike, so the cost is that of the kinds and not
        # of the document.
        examples_by_side = []
        for side, options in zip(self._sides.sets, self._options, strict=True):
            there = side.documents.get(self._document)
            if there is not None:
                text = self._sides.documents[self._document].text
                chosen = _one_of_each_kind(self._document, there.instances, text)
                examples = msgspec.structs.replace(there, source=0, instances=chosen)
                examples_by_side.append((side, replace(options, layer=None), examples))
        return examples_by_side


_SIGN = re.compile(r"\W|_")


def _one_of_each_kind(document: str, instances: Sequence[Instance], text: str) -> tuple[Instance, ...]:
    """Return the first annotation of each kind, and all that these lead to, in their order."""
    # Annotations that examples point to are examples too, found by a walk over pointers: O(annotations).
    first: dict[Hashable, int] = {}
    for number, instance in enumerate(instances):
        first.setdefault(_kind(instance, text), number)
    by_name = {
        pointer_name(document, named_instance).casefold(): number
        for number, named_instance in enumerate(instances)
    }
    chosen, waiting = set(first.values()), list(first.values())
    while waiting:
        readings = instances[waiting.pop()].readings()
        targets = {by_name.get((reading.target or "").casefold(), -1) for reading in readings}
        new = targets - chosen - {-1}
        chosen |= new
        waiting += new
    return tuple(instances[number] for number in sorted(chosen))


def _kind(instance: Instance, text: str) -> Hashable:
    """Return the properties that a format may lack: label, slots, signs in values, edges inside words."""
    # Writers refuse labels, structures, single signs and edges inside tokens, not particular words:
    # annotations that are alike in these are taken to be written or refused alike.
    slots = tuple(
        (
            slot.name,
            slot.optional,
            tuple(tuple(map(_kind_of_fill, alternative.fills)) for alternative in slot.alternatives),
        )
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
    ordered = sorted(
        (placed for placed in document.instances if placed.extents),
        key=lambda placed: placed.extents[0].start,
    )
    reaching: list[Instance] = []
    for instance in ordered:
        start = instance.extents[0].start
        reaching = [open_instance for open_instance in reaching if open_instance.extents[-1].end > start]
        yield instance, reaching
        reaching.append(instance)


def _no_limit(_instance: Instance, _slot: object) -> Wording:
    return NO_WORDS


def slot_holding(sides: Sides, options: Sequence[ReadOptions], document: str) -> SlotHolding | None:
    """Return the formats of a document's key; None where that of an input holds whatever is decided."""
    if any(format_named(side.format).slot_limits is None for side in sides.sets):
        return None
    return SlotHolding(sides, options, document)
