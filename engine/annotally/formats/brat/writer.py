"""Writer of brat stand-off annotation: changes lines of the .ann files, or writes pairs of files afresh."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from annotally.formats.base import ReadOptions
from annotally.formats.brat.lines import KINDS, BratLine, lines
from annotally.formats.brat.reader import MEMBERS, NAME, NORMALISED, NOTES, PRESENT, read
from annotally.formats.equality import missing_mark, statement
from annotally.formats.span_writing import Refuser, covered_text, has_pointers, value_slot
from annotally.formats.splicing import Edit, apply_line_edits, line_end_of
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations, pointer_name
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance, Reading, Slot
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Document, Source
from annotally.model.wording import Wording

_WORD = re.compile(r"[^\s:]+")
_VALUE = re.compile(r"\S(?:[^\t\r\n]*\S)?")
_BREAKS = re.compile(r"[\r\n\t]")


def write(
    annotations: AnnotationSet, documents: Mapping[str, Document], options: ReadOptions
) -> tuple[str, ...]:
    """Write one text per source of the set, or two per document: its annotations, then its text.

    Lines that state what the set says keep their bytes; changed ones are replaced, new ones come at the end.
    Raises InputRefused for what stand-off lines cannot hold: instances without extent that are no relation,
    alternatives, parts, names and values with blanks or line ends where lines have their own, and pointers to
    what the set does not have.
    """
    # A set that was read from brat files is spliced into them; all else is written afresh, with the text
    # beside the annotations, because stand-off offsets mean nothing without it.
    refuser = Refuser("brat", annotations)
    if annotations.format == NAME and annotations.sources:
        return _splice_sources(annotations, options, refuser)
    pieces = []
    for document_annotations in annotations.documents.values():
        document = refuser.document(document_annotations, documents)
        writing = _DocumentLines(
            document_annotations, (), document_annotations.instances, (), document.text, options, refuser
        )
        pieces += ["".join(f"{line}\n" for line in writing.new_lines()), document.text]
    return tuple(pieces)


def _splice_sources(annotations: AnnotationSet, options: ReadOptions, refuser: Refuser) -> tuple[str, ...]:
    original = read(annotations.sources, options)
    texts = {document.id: document.text for document in original.documents}
    result = [source.text for source in annotations.sources]
    for name, document_annotations in annotations.documents.items():
        before = refuser.in_sources(document_annotations, original.annotations.documents)
        # Documents that say the same are not even parsed into lines: their text is returned as it is.
        if before.instances != document_annotations.instances:
            source = annotations.sources[before.source]
            source_lines = tuple(lines(source, Complaints(source)))
            writing = _DocumentLines(
                document_annotations,
                before.instances,
                document_annotations.instances,
                source_lines,
                texts.get(name),
                options,
                refuser,
            )
            result[before.source] = _edit_source(source, writing)
    return tuple(result)


def _edit_source(source: Source, writing: "_DocumentLines") -> str:
    line_end = line_end_of(source.text)
    before = apply_line_edits(source.text, writing.edits())
    added = "".join(line + line_end for line in writing.new_lines())
    if added and before and not before.endswith(("\n", "\r")):
        before += line_end
    return before + added


def kind_of(instance: Instance) -> str:
    """Return the letter of the line that holds an instance, or an empty string if none can."""
    pointers = [slot for slot in instance.slots if has_pointers(slot)]
    if instance.extents:
        return "E" if pointers else "T"
    if len(pointers) == 1 and pointers[0].name == MEMBERS and len(list(pointers[0].readings())) > 1:
        return "*"
    return "R" if len(pointers) > 1 else ""


@dataclass(slots=True)
class _Numbers:
    """The next free number of each kind of line."""

    highest: dict[str, int]

    @classmethod
    def from_names(cls, names: Iterable[str]) -> "_Numbers":
        highest: dict[str, int] = {}
        for name in names:
            digits = name[1:]
            if digits.isascii() and digits.isdigit():
                highest[name[0]] = max(highest.get(name[0], 0), int(digits[:18]))
        return cls(highest)

    def next(self, kind: str) -> str:
        self.highest[kind] = self.highest.get(kind, 0) + 1
        return f"{kind}{self.highest[kind]}"


class _DocumentLines:
    """The lines of one document being written: identifiers first, then the lines that change."""

    def __init__(
        self,
        document_annotations: DocumentAnnotations,
        before: Sequence[Instance],
        after: Sequence[Instance],
        source_lines: Sequence[BratLine],
        text: str | None,
        options: ReadOptions,
        refuser: Refuser,
    ) -> None:
        self._document_annotations = document_annotations
        self._before = {instance.name: instance for instance in before}
        self._after = after
        self._lines = {line.name: line for line in source_lines if line.kind != "*"}
        self._starts = {line.range.start: line for line in source_lines}
        self._text = text
        self._options = options
        self._refuser = refuser
        # The order matters: numbers go on behind all identifiers of file and set, identifiers are given with
        # these numbers, and pointers are resolved with the identifiers. Pointers to instances as they were
        # count too, for an instance whose type has changed is pointed to by its former name.
        self._numbers = _Numbers.from_names(
            [*self._lines, *(instance.name for instance in after if instance.name)]
        )
        self._ids = self._identifiers()
        self._targets = {
            pointer_name(document_annotations.document, instance).casefold(): name
            for group in (before, after)
            for instance in group
            if (name := self._ids.get(instance.name))
        }

    def _identifiers(self) -> dict[str, str]:
        """Return the identifiers by the instances' names: the names themselves where they fit their lines."""
        # A name is kept as identifier only if it has the letter of its line and is no trigger's name: a
        # trigger's line is written under its own identifier, and the two would collide. All others get the
        # next free number of their kind.
        result: dict[str, str] = {}
        triggers = {
            line.body[2] for line in self._lines.values() if line.kind == "E" and line.body[2] in self._lines
        }
        for instance in self._after:
            kind = kind_of(instance)
            if not kind:
                expected = Wording("an extent, or two pointers and no extent")
                raise self._refusal(instance, Wording("an annotation without extent and pointers"), expected)
            if instance.name in result:
                raise self._refusal(
                    instance, Wording("a name that another instance has"), Wording("every name once")
                )
            fits = _WORD.fullmatch(instance.name) and instance.name[0] == kind
            fits = fits and len(instance.name) > 1 and instance.name not in triggers
            result[instance.name] = instance.name if fits else self._numbers.next(kind)
        return result

    def _refusal(self, instance: Instance, finding: Wording, expected: Wording) -> InputRefused:
        return self._refuser.refusal(self._document_annotations, instance, finding, expected)

    # --- lines as they should be

    def new_lines(self) -> Iterator[str]:
        """Yield the lines of every instance without lines in the source."""
        for instance in self._after:
            if not self._has_line(instance):
                yield from self._core_lines(instance, self._trigger_name(instance, None))
                for slot in self._attached_slots(instance):
                    yield from self._attachment_lines(instance, slot)

    def _has_line(self, instance: Instance) -> bool:
        old = self._before.get(instance.name)
        return old is not None and kind_of(old) == kind_of(instance)

    def _core_lines(self, instance: Instance, trigger: str) -> Iterator[str]:
        """Yield the line of the instance alone, behind the line of its trigger where that has a name."""
        # A span is one line (T), an event two: a text-bound line for its trigger, and its own line, which
        # names the trigger. A relation (R) and an equivalence (*) stand nowhere in the text and have no
        # text-bound line.
        kind, name = kind_of(instance), self._ids[instance.name]
        if not _WORD.fullmatch(instance.type):
            raise self._no_word(instance, Wording("type {word!r}", word=shown(instance.type)))
        self._refuser.check_extents(self._document_annotations, instance, self._text)
        if kind in "TE":
            spans = ";".join(f"{extent.start} {extent.end}" for extent in instance.extents)
            yield f"{trigger or name}\t{instance.type} {spans}\t{self._span_text(instance)}"
        arguments = list(self._arguments(instance))
        if kind == "E":
            yield " ".join([f"{name}\t{instance.type}:{trigger}", *(f"{r}:{t}" for r, t in arguments)])
        elif kind == "R":
            yield " ".join([f"{name}\t{instance.type}", *(f"{r}:{t}" for r, t in arguments)])
        elif kind == "*":
            yield " ".join([f"*\t{instance.type}", *(t for _, t in arguments)])

    def _span_text(self, instance: Instance) -> str:
        if self._text is None:
            slot = instance.slot(self._options.text_slot)
            readings = list(slot.readings()) if slot is not None else []
            return _BREAKS.sub(" ", readings[0].text) if readings else ""
        return _BREAKS.sub(" ", covered_text(self._text, instance.extents))

    def _arguments(self, instance: Instance) -> Iterator[tuple[str, str]]:
        """Yield role and identifier of every pointer fill; the second of a role is numbered 2."""
        for slot in instance.slots:
            if not has_pointers(slot):
                continue
            if not _WORD.fullmatch(slot.name):
                raise self._no_word(instance, Wording("role {word!r}", word=shown(slot.name)))
            for place, reading in enumerate(self._values(instance, slot), 1):
                yield slot.name + (str(place) if place > 1 else ""), self._target(instance, slot, reading)

    def _target(self, instance: Instance, slot: Slot, reading: Reading) -> str:
        target = self._targets.get((reading.target or "").casefold())
        if target is None:
            finding = Wording("{slot} points to {text!r}", slot=slot.name, text=shown(reading.text))
            raise self._refusal(instance, finding, Wording("pointers to instances of this document"))
        return target

    def _attached_slots(self, instance: Instance) -> Iterator[Slot]:
        """Yield the slots that have lines of their own; an optional instance gets a mark if it has none."""
        for slot in instance.slots:
            is_text = slot.name.casefold() == self._options.text_slot.casefold() and instance.extents
            if not is_text and not has_pointers(slot):
                yield slot
        mark = missing_mark(instance, self._options, "STATUS", self._refusal)
        if mark:
            yield value_slot(mark[0], Reading(mark[1]))

    def _attachment_lines(self, instance: Instance, slot: Slot, before: Slot | None = None) -> Iterator[str]:
        """Yield the lines of a slot: notes, attributes, and normalisations where readings have their form.

        A value without a form of its own takes the form of the values in ``before``, the slot of the source.
        """
        # The form of a value comes first from its reading, then from the same value as it was, then from the
        # form that is usual in this slot; what nobody has written as a normalisation becomes an attribute.
        owner = self._ids[instance.name]
        forms = {reading.text: reading.form for reading in before.readings()} if before is not None else {}
        usual = NORMALISED if any(form.startswith(NORMALISED) for form in forms.values()) else ""
        for reading in self._values(instance, slot):
            if slot.name == NOTES:
                if _BREAKS.search(reading.text):
                    raise self._refusal(
                        instance,
                        Wording("note {text!r}", text=shown(reading.text)),
                        Wording("a note of one line"),
                    )
                yield f"{self._numbers.next('#')}\tAnnotatorNotes {owner}\t{reading.text}"
                continue
            if not _WORD.fullmatch(slot.name):
                raise self._no_word(instance, Wording("attribute {word!r}", word=shown(slot.name)))
            value = reading.text
            if not _VALUE.fullmatch(value):
                raise self._refusal(
                    instance,
                    Wording("{slot} {value!r}", slot=slot.name, value=shown(value)),
                    Wording("a value of one line"),
                )
            form = reading.form or forms.get(value, usual)
            if form.startswith(NORMALISED) and KINDS["N"][0].fullmatch(f"{slot.name} {owner} {value}"):
                name = form.removeprefix(NORMALISED)
                yield f"{self._numbers.next('N')}\t{slot.name} {owner} {value}\t{name}"
            else:
                tail = "" if value == PRESENT else f" {value}"
                yield f"{self._numbers.next('A')}\t{slot.name} {owner}{tail}"

    def _values(self, instance: Instance, slot: Slot) -> tuple[Reading, ...]:
        return self._refuser.values(self._document_annotations, instance, slot)

    def _no_word(self, instance: Instance, finding: Wording) -> InputRefused:
        return self._refusal(instance, finding, Wording("one word without colon"))

    # --- lines as they are, and what becomes of them

    def edits(self) -> Iterator[Edit]:
        """Yield the edits of the source; an empty replacement removes the whole line."""
        # An instance that changes its kind of line is removed here and written anew by `new_lines`. A trigger
        # goes with its event unless another event has it too.
        after = {instance.name: instance for instance in self._after if self._has_line(instance)}
        triggers = [line.body[2] for line in self._lines.values() if line.kind == "E"]
        for name, old in self._before.items():
            new = after.get(name)
            if new is None:
                yield old.source.start, old.source.end, ""
                trigger = self._trigger(old)
                if trigger is not None and triggers.count(trigger.name) == 1:
                    yield trigger.range.start, trigger.range.end, ""
                for slot in old.slots:
                    yield from self._remove_slot(slot)
            elif statement(new) != statement(old):
                yield from self._change_lines(old, new)

    def _trigger(self, event: Instance) -> BratLine | None:
        line = self._starts.get(event.source.start)
        return self._lines.get(line.body[2]) if line is not None and line.kind == "E" else None

    def _trigger_name(self, instance: Instance, trigger: BratLine | None) -> str:
        """Return the identifier of an event's text-bound line; empty for instances that are no events."""
        if kind_of(instance) != "E":
            return ""
        return trigger.name if trigger is not None else self._numbers.next("T")

    def _remove_slot(self, slot: Slot) -> Iterator[Edit]:
        for reading in slot.readings():
            line = self._starts.get(reading.source.start)
            if line is not None and line.kind in "AMN#":
                yield line.range.start, line.range.end, ""

    def _change_lines(self, old: Instance, new: Instance) -> Iterator[Edit]:
        """Yield the edits that replace the lines of an instance with changed content, and only these."""
        # Slots are compared one by one, so that lines of unchanged ones keep their bytes; lines of new ones
        # stand right behind the line of their instance. The core line itself is replaced only where type,
        # extents or pointers differ.
        trigger = self._trigger(old)
        behind: list[str] = []
        old_slots = {slot.name: slot for slot in self._attached_slots(old)}
        for slot in self._attached_slots(new):
            before = old_slots.pop(slot.name, None)
            if before is not None and _slot_statement(before) == _slot_statement(slot):
                continue
            if before is not None:
                yield from self._remove_slot(before)
            behind += self._attachment_lines(new, slot, before)
        for slot in old_slots.values():
            yield from self._remove_slot(slot)
        line_range = self._starts[old.source.start].range
        if _core_statement(old) == _core_statement(new):
            if behind:
                yield line_range.end, line_range.end, "".join(f"\n{line}" for line in behind)
            return
        core = list(self._core_lines(new, self._trigger_name(new, trigger)))
        if len(core) > 1 and trigger is not None:
            yield trigger.range.start, trigger.range.end, core.pop(0)
        yield line_range.start, line_range.end, "\n".join([*core, *behind])


def _slot_statement(slot: Slot) -> object:
    return statement(Instance("", "", (slot,)))


def _core_statement(instance: Instance) -> object:
    pointers = tuple(slot for slot in instance.slots if has_pointers(slot))
    return (instance.type, instance.extents, statement(Instance("", "", pointers)))
