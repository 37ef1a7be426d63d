"""Reader of brat stand-off annotation: a .ann file beside its .txt, offsets in code points (C1).

A text-bound line is an instance, and so is a relation, an equivalence and an event; an event stands where its
trigger stands, and the trigger is part of it, not an instance of its own. Attributes and normalisations are
slots of what they belong to, arguments are pointer fills, notes fill the slot `NOTES`.
"""

import re
from collections.abc import Iterator, Sequence
from pathlib import PurePath

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.brat.lines import BratLine, fragments, lines
from annotally.formats.documents import DocumentRoll, name_of_source
from annotally.formats.span_writing import CoveredTexts, is_marked_optional, text_slot, value_slot
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import file_error
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading, Slot
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Document, Source
from annotally.model.wording import Wording

NAME = "brat"
TEXTS = ".txt"
NOTES = "COMMENT"
"""Slot of the notes (``#``) on an annotation."""
PRESENT = "true"
"""Fill of an attribute without value."""
NORMALISED = f"{NAME}:N\t"
"""Begins the form of a fill read from a normalisation; the name of the entry it refers to follows."""
_ATTRIBUTE = f"{NAME}:A"
"""The form of a fill read from an attribute."""
MEMBERS = "Members"
"""Slot of an equivalence."""
_NUMBERED = re.compile(r"(.*[^0-9])[0-9]+")
_LINE_BREAK = re.compile(r"[\r\n]")


def read(sources: Sequence[Source], options: ReadOptions) -> ReadResult:
    """Read .ann files, each with the .txt of the same stem if that is among the sources.

    Without its text a file is read as it stands, with a warning. Raises InputRefused for a text without
    annotations, malformed lines, identifiers given twice, spans outside the text, and two files of one stem.
    """
    # Texts are paired by path: each .ann file takes its text out of ``texts``, and any text left in the end
    # has no annotations.
    texts = {source.path: source for source in sources if _is_text(source)}
    roll = DocumentRoll()
    documents = []
    annotations = {}
    warnings = []
    for index, source in enumerate(sources):
        if _is_text(source):
            continue
        stem = name_of_source(source)
        roll.enter(stem, stem, source)
        complaints = Complaints(source)
        text = texts.pop(text_path(source.path), None)
        if text is None:
            _warn_of_no_text(complaints)
        else:
            documents.append(Document(stem, stem, text.text, (), text.path))
        instances = tuple(_File(stem, source, text, options, complaints).instances())
        annotations[stem] = DocumentAnnotations(stem, instances, index, Extent(0, len(source.text)))
        warnings += complaints.warnings
    for path in texts:
        missing = PurePath(path).with_suffix(".ann").name
        remedy = Wording("add {missing}, empty if nothing is annotated", missing=missing)
        raise file_error(
            path,
            Wording("a text without {missing} next to it", missing=missing),
            Wording("a .ann file for every text"),
            remedy,
        )
    return ReadResult(AnnotationSet("", NAME, annotations, tuple(sources)), tuple(documents), tuple(warnings))


def text_path(path: str) -> str:
    """Return the path of the text of a .ann file."""
    return str(PurePath(path).with_suffix(TEXTS))


def _is_text(source: Source) -> bool:
    return PurePath(source.path).suffix.casefold() == TEXTS


def _warn_of_no_text(complaints: Complaints) -> None:
    name = PurePath(text_path(complaints.source.path)).name
    complaints.warn(
        0,
        Wording("no {name} next to it", name=name),
        Wording("the text that these offsets count in"),
        Wording("add the file, unless the other side or the texts have it"),
    )


class _File:
    """The reader of one .ann file with its text, if there is one."""

    def __init__(
        self, document: str, source: Source, text: Source | None, options: ReadOptions, complaints: Complaints
    ) -> None:
        self._document = document
        self._text = text.text if text is not None else None
        self._covered = CoveredTexts(self._text or "", complaints)
        self._options = options
        self._complaints = complaints
        # Identifiers may be used ahead of the line that states them, so all lines are indexed before any is
        # read. Of several events with one trigger the first stands in ``_events``, hence the reversed order.
        self._lines = list(lines(source, complaints))
        self._by_name = {line.name: line for line in self._lines if line.kind in "TER"}
        self._events = {
            line.body[2]: line for line in reversed(self._lines) if line.kind == "E" and self._trigger(line)
        }
        self._added: dict[str, list[BratLine]] = {}
        self._spans: dict[str, tuple[tuple[Extent, ...], Slot]] = {}

    def _trigger(self, event: BratLine) -> BratLine | None:
        trigger = self._by_name.get(event.body[2])
        return trigger if trigger is not None and trigger.kind == "T" else None

    def instances(self) -> Iterator[Instance]:
        """Yield the instances in file order. Raises InputRefused for spans outside the text."""
        # Two passes, since attributes, notes and normalisations may stand ahead of the line they belong to:
        # the first hangs them on their owners, the second builds the instances in file order. A trigger of an
        # event is part of the event and yields nothing of its own; equivalences have no identifier (``*``)
        # and are numbered.
        for line in self._lines:
            if line.kind in "AMN#":
                self._attach(line)
        number = 0
        for line in self._lines:
            if line.kind == "T" and line.name not in self._events:
                yield self._text_bound(line)
            elif line.kind == "E":
                yield self._event(line)
            elif line.kind == "R":
                yield self._relation(line)
            elif line.kind == "*":
                number += 1
                yield self._equivalence(line, number)

    def _attach(self, line: BratLine) -> None:
        """Record an attribute, normalisation or note under its annotation; a trigger stands for its event."""
        owner = line.body[2]
        if owner in self._events:
            owner = self._events[owner].name
        if owner in self._by_name:
            self._added.setdefault(owner, []).append(line)
        elif line.kind != "#":
            self._warn_of_unknown(line, owner, line.place(2).start, Wording("this line is not used"))

    def _warn_of_unknown(self, line: BratLine, target: str, at: int, outcome: Wording) -> None:
        self._complaints.warn(
            at,
            Wording(
                "{name} refers to {target}, which this file does not have",
                name=line.name,
                target=shown(target),
            ),
            Wording("the identifier of a text-bound annotation, event or relation"),
            Wording("{outcome}; correct the identifier or restore the annotation", outcome=outcome),
        )

    def _text_bound(self, line: BratLine) -> Instance:
        extents, slot = self._span_of(line)
        slots = (slot, *self._slots_of(line.name))
        return self._instance(line, slots, extents)

    def _span_of(self, line: BratLine) -> tuple[tuple[Extent, ...], Slot]:
        """Return the extents of a text-bound line and the slot of its text, as it stands in the document."""
        if line.name not in self._spans:
            self._spans[line.name] = self._read_span(line)
        return self._spans[line.name]

    def _read_span(self, line: BratLine) -> tuple[tuple[Extent, ...], Slot]:
        extents = fragments(line, self._complaints)
        end = max(extent.end for extent in extents)
        stated_text = line.body[3]
        # The offsets decide; the text that the line repeats is only compared with the text at its place.
        if self._text is None:
            text = stated_text or ""
        elif end > len(self._text):
            raise self._complaints.refusal(
                line.place(2).start,
                Wording("{name} ends at {end}", name=line.name, end=end),
                Wording("an end no greater than {size}, the length of the text", size=len(self._text)),
                Wording("check that the annotations belong to this text"),
            )
        else:
            text = self._covered.of(extents, line.place(2).start)
            self._compare(line, stated_text, text)
        place = line.range if stated_text is None else line.place(3)
        return extents, text_slot(self._options.text_slot, text, extents, place)

    def _compare(self, line: BratLine, stated_text: str | None, text: str) -> None:
        if stated_text is None:
            self._complaints.warn(
                line.range.end,
                Wording("{name} without its text", name=line.name),
                Wording("a tab and the text"),
                Wording("the offsets are used"),
            )
        elif stated_text != text and stated_text.split() != text.split():
            self._complaints.warn(
                line.place(3).start,
                Wording("{name} is {text!r} in the annotation file", name=line.name, text=shown(stated_text)),
                Wording("{text!r}, as in the text", text=shown(_LINE_BREAK.sub(" ", text))),
                Wording("the offsets are used; check that the annotations belong to this text"),
            )

    def _slots_of(self, owner: str) -> Iterator[Slot]:
        """Yield the slots made of the lines that belong to an annotation, in file order."""
        by_slot: dict[str, list[Reading]] = {}
        for line in self._added.get(owner, ()):
            body_text = line.body[3] or ""
            note = line.kind == "#"
            value = body_text if note else body_text.rstrip() or PRESENT
            form = f"{NORMALISED}{line.body[4] or ''}" if line.kind == "N" else _ATTRIBUTE
            reading = Reading(value, line.range, form="" if note else form)
            by_slot.setdefault(NOTES if note else line.body[1], []).append(reading)
        for name, readings in by_slot.items():
            yield value_slot(name, *readings, source=readings[0].source)

    def _pointer(self, line: BratLine, target: str, place: Extent) -> Reading:
        target_line = self._events.get(target) or self._by_name.get(target)
        if target_line is None:
            self._warn_of_unknown(line, target, place.start, Wording("the pointer has no target"))
            return Reading(target, place, target=target)
        return Reading(target, place, target=f"{target_line.body[1]}-{self._document}-{target_line.name}")

    def _roles(self, line: BratLine, group: int, *, numbered: bool) -> Iterator[Slot]:
        """Yield a slot a role. ``numbered``: Theme2 beside Theme is another fill of Theme."""
        roles: dict[str, list[Reading]] = {}
        words = [(word.partition(":"), place) for word, place in line.words(group)]
        # A number behind a role counts its fills only where the role without number stands there too: Theme2
        # beside Theme, but Arg2 stays a role of its own.
        names = {role for (role, _, _), _ in words}
        for (role, _, target), place in words:
            base = _NUMBERED.fullmatch(role) if numbered else None
            name = base[1] if base is not None and base[1] in names else role
            roles.setdefault(name, []).append(self._pointer(line, target, place))
        for name, readings in roles.items():
            yield value_slot(name, *readings, source=readings[0].source)

    def _event(self, line: BratLine) -> Instance:
        # An event stands where its trigger stands and takes the trigger's text as its first slot. Without the
        # trigger it is kept without extent, for its arguments still count.
        trigger = self._trigger(line)
        extents: tuple[Extent, ...] = ()
        slots: tuple[Slot, ...] = ()
        if trigger is None:
            self._warn_of_unknown(
                line, line.body[2], line.place(2).start, Wording("the event has no trigger in the text")
            )
        else:
            extents, slot = self._span_of(trigger)
            slots = (slot,)
            if trigger.body[1] != line.body[1]:
                self._complaints.warn(
                    trigger.place(1).start,
                    Wording(
                        "{trigger} is {kind}, its event {event} is not",
                        trigger=trigger.name,
                        kind=shown(trigger.body[1], 40),
                        event=line.name,
                    ),
                    Wording("{kind}, as the event", kind=shown(line.body[1], 40)),
                    Wording("the event's type is used"),
                )
        slots += (*self._roles(line, 3, numbered=True), *self._slots_of(line.name))
        return self._instance(line, slots, extents)

    def _relation(self, line: BratLine) -> Instance:
        slots = (*self._roles(line, 2, numbered=False), *self._slots_of(line.name))
        return self._instance(line, slots)

    def _instance(
        self, line: BratLine, slots: tuple[Slot, ...], extents: tuple[Extent, ...] = ()
    ) -> Instance:
        optional = is_marked_optional(slots, self._options)
        return Instance(line.body[1], line.name, slots, extents, optional, source=line.range)

    def _equivalence(self, line: BratLine, number: int) -> Instance:
        readings = [self._pointer(line, word, place) for word, place in line.words(2)]
        slot = value_slot(MEMBERS, *readings, source=line.place(2))
        return Instance(line.body[1], f"*{number}", (slot,), source=line.range)
