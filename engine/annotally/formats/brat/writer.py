"""Writer of brat stand-off annotation: changes lines of the .ann files, or writes pairs of files afresh."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from annotally.formats.base import ReadOptions
from annotally.formats.brat.lines import KINDS, Line, lines
from annotally.formats.brat.reader import MEMBERS, NAME, NORMALISED, NOTES, PRESENT, read
from annotally.formats.equality import missing_mark, statement
from annotally.formats.span_writing import Refuser, covered, points, value_slot
from annotally.formats.splicing import Edit, edited_lines, line_end_of
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations, pointer_name
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance, Reading, Slot
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Document, Source

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
    refuser = Refuser("brat", annotations)
    if annotations.format == NAME and annotations.sources:
        return _spliced(annotations, options, refuser)
    pieces = []
    for found in annotations.documents.values():
        document = refuser.document(found, documents)
        writing = _Writing(found, (), found.instances, (), document.text, options, refuser)
        pieces += ["".join(f"{line}\n" for line in writing.new_lines()), document.text]
    return tuple(pieces)


def _spliced(annotations: AnnotationSet, options: ReadOptions, refuser: Refuser) -> tuple[str, ...]:
    original = read(annotations.sources, options)
    texts = {document.id: document.text for document in original.documents}
    result = [source.text for source in annotations.sources]
    for name, found in annotations.documents.items():
        before = refuser.in_sources(found, original.annotations.documents)
        if before.instances != found.instances:
            source = annotations.sources[before.source]
            standing = tuple(lines(source, Complaints(source)))
            writing = _Writing(
                found, before.instances, found.instances, standing, texts.get(name), options, refuser
            )
            result[before.source] = _edited(source, writing)
    return tuple(result)


def _edited(source: Source, writing: "_Writing") -> str:
    line_end = line_end_of(source.text)
    before = edited_lines(source.text, writing.edits())
    added = "".join(line + line_end for line in writing.new_lines())
    if added and before and not before.endswith(("\n", "\r")):
        before += line_end
    return before + added


def kind_of(instance: Instance) -> str:
    """Return the letter of the line that holds an instance, or an empty string if none can."""
    pointers = [slot for slot in instance.slots if points(slot)]
    if instance.extents:
        return "E" if pointers else "T"
    if len(pointers) == 1 and pointers[0].name == MEMBERS and len(list(pointers[0].readings())) > 1:
        return "*"
    return "R" if len(pointers) > 1 else ""


@dataclass(slots=True)
class _Numbers:
    """The next free number of each kind of line."""

    taken: dict[str, int]

    @classmethod
    def behind(cls, names: Iterable[str]) -> "_Numbers":
        taken: dict[str, int] = {}
        for name in names:
            digits = name[1:]
            if digits.isascii() and digits.isdigit():
                taken[name[0]] = max(taken.get(name[0], 0), int(digits[:18]))
        return cls(taken)

    def next(self, kind: str) -> str:
        self.taken[kind] = self.taken.get(kind, 0) + 1
        return f"{kind}{self.taken[kind]}"


class _Writing:
    """One document on its way into lines: identifiers first, then the lines that change."""

    def __init__(
        self,
        found: DocumentAnnotations,
        before: Sequence[Instance],
        after: Sequence[Instance],
        standing: Sequence[Line],
        text: str | None,
        options: ReadOptions,
        refuser: Refuser,
    ) -> None:
        self._found = found
        self._before = {instance.name: instance for instance in before}
        self._after = after
        self._lines = {line.name: line for line in standing if line.kind != "*"}
        self._starts = {line.range.start: line for line in standing}
        self._text = text
        self._options = options
        self._refuser = refuser
        self._numbers = _Numbers.behind([*self._lines, *(one.name for one in after if one.name)])
        self._ids = self._identifiers()
        self._targets = {
            pointer_name(found.document, instance).casefold(): name
            for group in (before, after)
            for instance in group
            if (name := self._ids.get(instance.name))
        }

    def _identifiers(self) -> dict[str, str]:
        """Return the identifier of every instance to be, by its name: its own where lines can bear it."""
        result: dict[str, str] = {}
        triggers = {
            line.body[2] for line in self._lines.values() if line.kind == "E" and line.body[2] in self._lines
        }
        for instance in self._after:
            kind = kind_of(instance)
            if not kind:
                expected = "an extent, or two pointers and no extent"
                raise self._unfit(instance, "nothing that a line could say", expected)
            if instance.name in result:
                raise self._unfit(instance, "a name that another instance has", "every name once")
            fits = _WORD.fullmatch(instance.name) and instance.name[0] == kind
            fits = fits and len(instance.name) > 1 and instance.name not in triggers
            result[instance.name] = instance.name if fits else self._numbers.next(kind)
        return result

    def _unfit(self, instance: Instance, what: str, expected: str) -> InputRefused:
        return self._refuser.unfit(self._found, instance, what, expected)

    # --- lines as they should be

    def new_lines(self) -> Iterator[str]:
        """Yield the lines of every instance that no line states yet."""
        for instance in self._after:
            if not self._stands(instance):
                yield from self._core(instance, self._trigger_name(instance, None))
                for slot in self._attached(instance):
                    yield from self._attachment(instance, slot)

    def _stands(self, instance: Instance) -> bool:
        old = self._before.get(instance.name)
        return old is not None and kind_of(old) == kind_of(instance)

    def _core(self, instance: Instance, trigger: str) -> Iterator[str]:
        """Yield the line of an instance itself; an event's trigger, whose name is given, comes first."""
        kind, name = kind_of(instance), self._ids[instance.name]
        self._word(instance, instance.type, "type")
        self._refuser.check_extents(self._found, instance, self._text)
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
        return _BREAKS.sub(" ", covered(self._text, instance.extents))

    def _arguments(self, instance: Instance) -> Iterator[tuple[str, str]]:
        """Yield role and identifier of every pointer fill; the second of a role is numbered 2."""
        for slot in instance.slots:
            if not points(slot):
                continue
            self._word(instance, slot.name, "role")
            for place, reading in enumerate(self._values(instance, slot), 1):
                yield slot.name + (str(place) if place > 1 else ""), self._target(instance, slot, reading)

    def _target(self, instance: Instance, slot: Slot, reading: Reading) -> str:
        target = self._targets.get((reading.target or "").casefold())
        if target is None:
            what = f"{slot.name} points to {shown(reading.text)!r}"
            raise self._unfit(instance, what, "pointers to instances of this document")
        return target

    def _attached(self, instance: Instance) -> Iterator[Slot]:
        """Yield the slots that have lines of their own; an optional instance gets a mark if it has none."""
        for slot in instance.slots:
            own = slot.name.casefold() == self._options.text_slot.casefold() and instance.extents
            if not own and not points(slot):
                yield slot
        mark = missing_mark(instance, self._options, "STATUS", self._unfit)
        if mark:
            yield value_slot(mark[0], Reading(mark[1]))

    def _attachment(self, instance: Instance, slot: Slot, before: Slot | None = None) -> Iterator[str]:
        """Yield the lines of a slot: notes, attributes, and normalisations where readings have their form.

        A value that nobody has written as either stands in lines as those of ``before``, what the slot was.
        """
        owner = self._ids[instance.name]
        forms = {reading.text: reading.form for reading in before.readings()} if before is not None else {}
        usual = NORMALISED if any(form.startswith(NORMALISED) for form in forms.values()) else ""
        for reading in self._values(instance, slot):
            if slot.name == NOTES:
                if _BREAKS.search(reading.text):
                    raise self._unfit(instance, f"note {shown(reading.text)!r}", "a note of one line")
                yield f"{self._numbers.next('#')}\tAnnotatorNotes {owner}\t{reading.text}"
                continue
            self._word(instance, slot.name, "attribute")
            value = reading.text
            if not _VALUE.fullmatch(value):
                raise self._unfit(instance, f"{slot.name} {shown(value)!r}", "a value of one line")
            form = reading.form or forms.get(value, usual)
            if form.startswith(NORMALISED) and KINDS["N"][0].fullmatch(f"{slot.name} {owner} {value}"):
                name = form.removeprefix(NORMALISED)
                yield f"{self._numbers.next('N')}\t{slot.name} {owner} {value}\t{name}"
            else:
                tail = "" if value == PRESENT else f" {value}"
                yield f"{self._numbers.next('A')}\t{slot.name} {owner}{tail}"

    def _values(self, instance: Instance, slot: Slot) -> tuple[Reading, ...]:
        return self._refuser.values(self._found, instance, slot)

    def _word(self, instance: Instance, word: str, what: str) -> None:
        if not _WORD.fullmatch(word):
            raise self._unfit(instance, f"{what} {shown(word)!r}", "one word without colon")

    # --- lines as they are, and what becomes of them

    def edits(self) -> Iterator[Edit]:
        """Yield ranges of the source and what takes their place; an empty replacement takes the line."""
        after = {instance.name: instance for instance in self._after if self._stands(instance)}
        triggers = [line.body[2] for line in self._lines.values() if line.kind == "E"]
        for name, old in self._before.items():
            new = after.get(name)
            if new is None:
                yield old.source.start, old.source.end, ""
                trigger = self._trigger(old)
                if trigger is not None and triggers.count(trigger.name) == 1:
                    yield trigger.range.start, trigger.range.end, ""
                for slot in old.slots:
                    yield from self._removed(slot)
            elif statement(new) != statement(old):
                yield from self._changed(old, new)

    def _trigger(self, event: Instance) -> Line | None:
        line = self._starts.get(event.source.start)
        return self._lines.get(line.body[2]) if line is not None and line.kind == "E" else None

    def _trigger_name(self, instance: Instance, trigger: Line | None) -> str:
        """Return what the text-bound line of an event is called; others have none beside their own."""
        if kind_of(instance) != "E":
            return ""
        return trigger.name if trigger is not None else self._numbers.next("T")

    def _removed(self, slot: Slot) -> Iterator[Edit]:
        for reading in slot.readings():
            line = self._starts.get(reading.source.start)
            if line is not None and line.kind in "AMN#":
                yield line.range.start, line.range.end, ""

    def _changed(self, old: Instance, new: Instance) -> Iterator[Edit]:
        """Replace the lines of an instance that no longer say what it says, and only these."""
        trigger = self._trigger(old)
        behind: list[str] = []
        standing = {slot.name: slot for slot in self._attached(old)}
        for slot in self._attached(new):
            before = standing.pop(slot.name, None)
            if before is not None and _said(before) == _said(slot):
                continue
            if before is not None:
                yield from self._removed(before)
            behind += self._attachment(new, slot, before)
        for slot in standing.values():
            yield from self._removed(slot)
        own = self._starts[old.source.start].range
        if _core_of(old) == _core_of(new):
            if behind:
                yield own.end, own.end, "".join(f"\n{line}" for line in behind)
            return
        core = list(self._core(new, self._trigger_name(new, trigger)))
        if len(core) > 1 and trigger is not None:
            yield trigger.range.start, trigger.range.end, core.pop(0)
        yield own.start, own.end, "\n".join([*core, *behind])


def _said(slot: Slot) -> object:
    return statement(Instance("", "", (slot,)))


def _core_of(instance: Instance) -> object:
    pointers = tuple(slot for slot in instance.slots if points(slot))
    return (instance.type, instance.extents, statement(Instance("", "", pointers)))
