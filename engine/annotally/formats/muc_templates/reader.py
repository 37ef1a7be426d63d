"""Reader of MUC template files (manual, "Template Files" and "Template File Caveats"; HUB-4, appendix)."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.documents import DocumentRoll
from annotally.formats.muc_templates.fills import ObjectName, identity, parse_fill, slot_like
from annotally.formats.span_writing import is_marked_optional
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations, pointer_name
from annotally.model.diagnostics import Diagnostic, InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Alternative, Fill, FillPart, Instance, Reading, Slot
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Source
from annotally.model.wording import Wording

NAME = "muc-templates"
_LINE = re.compile(r"[^\r\n]+")
_SLOT = re.compile(r"([^\W\d][\w-]*)\s*:(?!=)")
_HEADER = re.compile(r"<([^<>]*)>\s*:=")


def read(sources: Sequence[Source], options: ReadOptions, name: str = "") -> ReadResult:
    """Read template files as one annotation set; they carry no text.

    Document ids are the document numbers as the headers write them. Raises InputRefused for malformed
    headers, objects and slots given twice, fills and slots where none can stand, damaged quotes and links,
    and a document in two files. Pointers to nowhere and scattered documents are warnings.
    """
    roll = DocumentRoll()
    annotations: dict[str, DocumentAnnotations] = {}
    warnings: list[Diagnostic] = []
    pointers: list[tuple[Complaints, Reading]] = []
    for index, source in enumerate(sources):
        complaints = Complaints(source)
        documents = _by_document(_Scan(source, complaints).objects(), complaints)
        for number, objects in documents.items():
            roll.enter(number, number, source, objects[0].start)
            instances = tuple(draft.instance(options) for draft in objects)
            whole = Extent(objects[0].start, max(draft.end for draft in objects))
            annotations[number] = DocumentAnnotations(number, instances, index, whole)
        # Pointers may lead into other files: they are checked when the documents of all sources are known.
        pointers += [(complaints, r) for r in _pointers(documents)]
        warnings.extend(complaints.warnings)
    warnings.extend(_dangling_pointers(annotations, pointers))
    return ReadResult(AnnotationSet(name, NAME, annotations, tuple(sources)), (), tuple(warnings))


@dataclass(slots=True)
class _Slot:
    """A slot under construction."""

    name: str
    start: int
    end: int
    optional: bool = False
    alternatives: list[list[tuple[Reading, Extent]]] = field(default_factory=list)

    def slot(self) -> Slot:
        source = Extent(self.start, self.end)
        if [len(fills) for fills in self.alternatives] == [1]:
            reading, whole = self.alternatives[0][0]
            if reading.source == whole:
                return Slot(self.name, reading, self.optional, source)
        alternatives = tuple(
            Alternative(tuple(Fill((FillPart((reading,)),), False, whole) for reading, whole in fills))
            for fills in self.alternatives
        )
        return Slot(self.name, alternatives, self.optional, source)


@dataclass(slots=True)
class _Object:
    """An object under construction, from its header to its last line with anything on it."""

    identity: ObjectName
    start: int
    end: int
    slots: dict[str, _Slot] = field(default_factory=dict)
    flush: bool = False
    """Its slots begin in the first column, so that pointers among its fills may too."""

    def instance(self, options: ReadOptions) -> Instance:
        slots = tuple(slot.slot() for slot in self.slots.values())
        source = Extent(self.start, self.end)
        optional = is_marked_optional(slots, options)
        return Instance(self.identity.type, self.identity.name, slots, (), optional, (), source)


def _by_document(objects: Sequence[_Object], complaints: Complaints) -> dict[str, list[_Object]]:
    # ``last`` tells objects that go on from those that come back to a document left behind.
    documents: dict[str, list[_Object]] = {}
    last = ""
    for draft in objects:
        number = draft.identity.document
        if number in documents and number != last:
            complaints.warn(
                draft.start,
                Wording("document {number} continues after another document", number=number),
                Wording("all objects of a document in one place"),
                Wording("it is read as one document"),
            )
        documents.setdefault(number, []).append(draft)
        last = number
    return documents


def _pointers(documents: dict[str, list[_Object]]) -> Iterator[Reading]:
    for objects in documents.values():
        for draft in objects:
            for slot in draft.slots.values():
                for fills in slot.alternatives:
                    yield from (reading for reading, _ in fills if reading.target is not None)


def _dangling_pointers(
    annotations: dict[str, DocumentAnnotations], pointers: list[tuple[Complaints, Reading]]
) -> Iterator[Diagnostic]:
    # Objects may be pointed to ahead of their header and from other files, so pointers are checked when all
    # are read: one set of names, folded in case as the manual compares them. O(objects + pointers).
    targets = {
        pointer_name(number, instance).casefold()
        for number, document_annotations in annotations.items()
        for instance in document_annotations.instances
    }
    for complaints, reading in pointers:
        if (reading.target or "").casefold() not in targets:
            finding = Wording("pointer {text} to an object that does not exist", text=shown(reading.text))
            yield complaints.warning(
                reading.source.start,
                finding,
                Wording("an object of that name"),
                Wording("counted as a pointer without target"),
            )


class _Line(NamedTuple):
    """A line without surrounding blanks, and its place."""

    text: str
    start: int
    flush: bool


class _Scan:
    """The scanner of a file: a single pass over its lines."""

    def __init__(self, source: Source, complaints: Complaints) -> None:
        self._text = source.text
        self._complaints = complaints
        self._objects: list[_Object] = []
        self._seen: dict[ObjectName, int] = {}
        self._slot: _Slot | None = None
        self._slot_names: dict[str, set[str]] = {}
        """Names of slots by the case-folded type of their objects, as written."""
        self._slot_like: list[tuple[str, str, int]] = []
        """Lines of fills that begin with a word: type of the object, word, offset."""

    def objects(self) -> list[_Object]:
        # What a line is shows at its beginning or its end; whether a fill was meant for a slot, only when all
        # names of slots in the file are known. One pass, and one over the doubtful fills.
        for line in self._lines():
            slot = _SLOT.match(line.text)
            if line.text[0] == "<" and (":=" in line.text or self._lacks_sign(line)):
                self._header(line)
            elif slot:
                self._open_slot(line, slot)
            elif line.text.endswith(":="):
                raise self._header_refusal(line)
            else:
                self._note_slot_like(line)
                self._fill(line.text, line.start)
        self._refuse_slots_without_colon()
        return self._objects

    def _lines(self) -> Iterator[_Line]:
        """Yield the lines that are neither blank nor comments (first character ``#`` or ``;``)."""
        for match in _LINE.finditer(self._text):
            line = match[0]
            if line[0] in "#;":
                continue
            text = line.strip()
            if text:
                yield _Line(text, match.start() + len(line) - len(line.lstrip()), text[0] == line[0])

    def _lacks_sign(self, line: _Line) -> bool:
        """Tell whether a line in brackets is a header without its sign rather than a pointer fill."""
        inside_slot = self._slot is not None and self._objects[-1].flush
        return line.flush and line.text.endswith(">") and not inside_slot

    def _header(self, line: _Line) -> None:
        # Names compare without case in their type (`folded`), so ``setdefault`` finds repeats in either
        # spelling and keeps where the first one stood.
        header = _HEADER.fullmatch(line.text)
        name = identity(header[1]) if header else None
        if name is None:
            raise self._header_refusal(line)
        folded = name._replace(type=name.type.casefold())
        earlier = self._seen.setdefault(folded, line.start)
        if earlier != line.start:
            raise self._complaints.refusal(
                line.start,
                Wording(
                    "object {header} given twice, first in line {line}",
                    header=shown(line.text),
                    line=self._complaints.place(earlier)[0],
                ),
                Wording("every object once"),
                Wording("give one of the two another number, or remove it"),
            )
        self._objects.append(_Object(name, line.start, line.start + len(line.text)))
        self._slot = None

    def _header_refusal(self, line: _Line) -> InputRefused:
        return self._complaints.refusal(
            line.start,
            Wording("malformed header {header}", header=shown(line.text)),
            Wording("<TYPE-DOCUMENT-NUMBER> := on a line of its own"),
            Wording("correct the header"),
        )

    def _open_slot(self, line: _Line, match: re.Match[str]) -> None:
        if not self._objects:
            raise self._complaints.refusal(
                line.start,
                Wording("slot {slot} outside an object", slot=match[1]),
                Wording("a header first"),
                Wording("add the object's header"),
            )
        # ``setdefault`` keeps the first slot of a name: getting back another one than was put in means a
        # repetition.
        owner = self._objects[-1]
        end = line.start + match.end()
        slot = _Slot(match[1], line.start, end)
        earlier = owner.slots.setdefault(match[1].casefold(), slot)
        if earlier is not slot:
            raise self._complaints.refusal(
                line.start,
                Wording(
                    "slot {slot} given twice, first in line {line}",
                    slot=match[1],
                    line=self._complaints.place(earlier.start)[0],
                ),
                Wording("every slot of an object once"),
                Wording("put the fills of both under one name"),
            )
        self._slot_names.setdefault(owner.identity.type.casefold(), set()).add(match[1])
        self._slot = slot
        owner.end = end
        owner.flush = line.flush
        remainder = line.text[match.end() :].lstrip()
        if remainder:
            self._fill(remainder, line.start + len(line.text) - len(remainder))

    def _note_slot_like(self, line: _Line) -> None:
        """Note a line of a fill that may be meant for a slot; refuse one that can hardly be anything else."""
        word, certain = slot_like(line.text)
        if not word or self._slot is None:
            return
        if certain:
            raise self._colon_refusal(word, line.start)
        self._slot_like.append((self._objects[-1].identity.type.casefold(), word, line.start))

    def _refuse_slots_without_colon(self) -> None:
        """Refuse the first fill that begins with a name that slots of such objects have in this file."""
        for owner, word, start in self._slot_like:
            if word in self._slot_names[owner]:
                raise self._colon_refusal(word, start)

    def _colon_refusal(self, word: str, start: int) -> InputRefused:
        return self._complaints.refusal(
            start,
            Wording("slot name {word} without a colon", word=shown(word)),
            Wording("a slot name, a colon and then fills"),
            Wording("write the colon, or put the line in quotes if it is a fill"),
        )

    def _fill(self, text: str, start: int) -> None:
        slot = self._slot
        if slot is None:
            raise self._complaints.refusal(
                start,
                Wording("fill outside a slot: {text}", text=shown(text)),
                Wording("a slot name, a colon and then fills")
                if self._objects
                else Wording("a header first"),
                Wording("name the slot it belongs to, or make the line a comment with # in the first column"),
            )
        slot.end = self._objects[-1].end = start + len(text)
        # A slash begins an alternative; ahead of the first fill it marks the slot optional. Fills without one
        # are right together with the fill before.
        first = not slot.alternatives
        if text[0] == "/":
            remainder = text[1:].lstrip()
            self._check_slash(remainder, start)
            slot.optional |= first
            start, text = start + len(text) - len(remainder), remainder
            first = True
        if first:
            slot.alternatives.append([])
        slot.alternatives[-1].append(parse_fill(text, start, self._complaints))

    def _check_slash(self, remainder: str, start: int) -> None:
        """Refuse a slash that no fill follows on its line, where it marks no fill (M26)."""
        if remainder and remainder[0] != "/":
            return
        raise self._complaints.refusal(
            start,
            Wording("two slashes before a fill") if remainder else Wording("a slash without a fill after it"),
            Wording("one slash, and on the same line the fill that is optional or an alternative"),
            Wording("remove one of the two, or put a fill that begins with a slash in quotes")
            if remainder
            else Wording("write the fill after it, or remove it"),
        )
