"""Scan of a file of Knowtator or eHOST: annotations with their classes and slots, and relations.

An annotation says where it is, a class mention of the same identifier what it is; that names slots, which are
elements of their own: values, or other mentions. Offsets count UTF-16 units, for both tools are written in
Java, or code points where the texts that annotations repeat are there instead.
"""

import html
import re
from collections import defaultdict, deque
from collections.abc import Iterator, Mapping, Sequence
from pathlib import PurePath

from annotally.formats.base import ReadOptions
from annotally.formats.knowtator.elements import Child, children_of
from annotally.formats.knowtator.mentions import VALUE, MentionList, Relation
from annotally.formats.knowtator.places import ROOT, document_of, texts_of
from annotally.formats.standoff.external_texts import TextsByName, take_text, warn_of_no_texts
from annotally.formats.standoff.offsets import OffsetScale, OffsetUnit, Quote, fitting_offsets
from annotally.formats.standoff.reading import extent_of
from annotally.formats.standoff.records import (
    FIRST_END,
    RELATIONS,
    SECOND_END,
    SPANS,
    Draft,
    Record,
    Value,
)
from annotally.formats.standoff.repeated import clear_repeated
from annotally.formats.xml_documents import XmlDocument, parse_xml, qualified_name
from annotally.model.extents import Extent
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.wording import Wording

REMEDY = Wording("save the file from the annotation tool again")
NAME = "knowtator"
ANNOTATION, ADJUDICATING, CLASS = "annotation", "adjudicating", "classMention"
RELATION = "complexSlotMention"
FORMS = {
    "stringSlotMention": "",
    "integerSlotMention": f"{NAME}:integer",
    "floatSlotMention": f"{NAME}:float",
    "booleanSlotMention": f"{NAME}:boolean",
}
"""Forms of readings by the elements of their slots."""
COMMENT = "comment"
"""Slot of the comment on an annotation."""
ALL = "all"
"""Layer of the annotations of everybody."""
_NUMBER = re.compile(r"\s*([0-9]{1,15})\s*")
_GAP = re.compile(r"\s+\.\.\.\s+")
"""Stands in a stated text between the pieces of a discontinuous span."""
_ANNOTATOR = re.compile(r"<annotator\b([^<>]*)>([^<>]*)</annotator>|<annotator\b([^<>]*)/>")
_ID = re.compile(r"\bid\s*=\s*(?:\"([^\"]*)\"|'([^']*)')")


def annotators_in(text: str) -> Sequence[str]:
    """Return the annotators of a file, which may be cut off."""
    # The tags are searched for without parsing, for the text may be cut off anywhere.
    names: dict[str, None] = {}
    for match in _ANNOTATOR.finditer(text):
        identifier = _ID.search(match[1] or match[3] or "")
        name = html.unescape(match[2] or "").strip()
        names[name or (html.unescape(identifier[1] or identifier[2] or "") if identifier else "")] = None
    return list(names)


def scan(complaints: Complaints, options: ReadOptions, texts: TextsByName) -> list[Record]:
    """Return a record for each annotator of a file; linear.

    Raises InputRefused for malformed XML, another document element, and offsets that are no numbers.
    """
    return _Scan(complaints, texts).run(options)


class _Scan:
    """The scan of one file."""

    def __init__(self, complaints: Complaints, texts: TextsByName) -> None:
        self._complaints = complaints
        document = parse_xml(complaints, REMEDY)
        name = qualified_name(document.root)
        if name != ROOT:
            finding = Wording("the element {name}", name=shown(name))
            raise complaints.refusal(document.places.start[0], finding, Wording("annotations"), REMEDY)
        self._children = children_of(document)
        self._document = document_of(complaints.source)
        self._text = texts.get(self._document)
        self._list = MentionList(document)
        self._identifiers: set[str] = set()
        self._class_texts: dict[str, tuple[str, str]] = {}
        self._slots: dict[str, Child] = {}
        self._records: dict[str, Record] = {}
        self._shared: dict[str, object] = {}
        self._scale = OffsetScale(None)

    def run(self, options: ReadOptions) -> list[Record]:
        """Return the records."""
        # Classes and slots are looked up by their identifiers. Tools exist that give all mentions of a file
        # the same one: then the first annotation has the first class of that identifier, and so on.
        annotations = [child for child in self._children if child.name == ANNOTATION]
        if self._text is None:
            paths = texts_of(self._complaints.source)[self._document]
            warn_of_no_texts(self._complaints, [PurePath(paths[0]).name])
        else:
            quotes = (quote for child in annotations for quote in self._quotes(child))
            self._scale = fitting_offsets(self._text.text, quotes, OffsetUnit.UTF16)
        classes = self._classes()
        self._shared = {"ids": self._identifiers, "classes": self._class_texts}
        for child in annotations:
            identifier = child.first_id("mention")
            queue = classes[identifier]
            self._annotation(child, identifier, queue.popleft() if queue else None)
        self._objects(classes)
        records = self._everybody(options) or [Record(annotator=None)]
        for record in records:
            self._finish(record)
        return records

    def _classes(self) -> defaultdict[str, deque[Child]]:
        """Return the classes of each identifier, and note the slots."""
        classes: defaultdict[str, deque[Child]] = defaultdict(deque)
        for child in self._children:
            if child.name == ANNOTATION:
                continue
            identifier = child.identifier
            self._identifiers.add(identifier)
            # Classes of one identifier wait in a queue; of slots of one identifier the first counts.
            if child.name == CLASS:
                classes[identifier].append(child)
            elif child.name == RELATION or child.name in FORMS:
                self._slots.setdefault(identifier, child)
        return classes

    def _objects(self, classes: dict[str, deque[Child]]) -> None:
        """Take in the classes that no annotation has, nor one that is still being adjudicated."""
        for child in self._children:
            if child.name == ADJUDICATING:
                classes.pop(child.first_id("mention"), None)
        for identifier, queue in classes.items():
            for child in queue:
                self._object(child, identifier)

    def _everybody(self, options: ReadOptions) -> list[Record]:
        """Return the records of the annotators, or one of all where it is asked for."""
        # An annotator may be called like the layer of all: then the name chooses that annotator.
        records = list(self._records.values())
        names = map(str.casefold, self._records)
        if options.layer is None or options.layer.casefold() != ALL or ALL in names or not records:
            return records
        together = Record(annotator=ALL, drafts=[draft for record in records for draft in record.drafts])
        together.drafts.sort(key=lambda draft: draft.source.start)
        together.spelling = records[0].spelling
        return [together]

    def _finish(self, record: Record) -> None:
        record.range = Extent(0, len(self._complaints.source.text))
        record.document = self._document
        take_text(record, self._text, self._scale)
        record.lists = {SPANS: self._list, RELATIONS: self._list}
        record.spelling = {**record.spelling, **self._shared}
        clear_repeated(record.drafts, self._complaints)

    def _record_of(self, child: Child | None) -> Record:
        # Annotators are known by their names, and by identifiers where they have none.
        identifier = child.first_id("annotator") if child is not None else ""
        name = ((child.first_text("annotator") or "").strip() if child is not None else "") or identifier
        record = self._records.get(name)
        if record is None:
            record = self._records[name] = Record(annotator=name)
            record.spelling = {"annotator": (identifier, name)}
        return record

    # --- annotations

    def _refusal(self, at: int, finding: Wording, expected: Wording) -> Exception:
        return self._complaints.refusal(at, finding, expected, REMEDY)

    def _places(self, child: Child) -> list[tuple[int, int]]:
        places = []
        for number, span in enumerate(child.all("span")):
            start, end = span.get("start") or "", span.get("end") or ""
            if not (_NUMBER.fullmatch(start) and _NUMBER.fullmatch(end)):
                raise self._no_offset(child, number)
            places.append((int(start), int(end)))
        return places

    def _no_offset(self, child: Child, number: int) -> Exception:
        """Build the refusal of a place, for its first offset that is no number."""
        # Only now the places of elements inside the annotation are needed, which takes a second scan.
        span = list(self._list.child(child.start).all("span"))[number]
        name = "end" if _NUMBER.fullmatch(span.get("start") or "") else "start"
        finding = Wording("{value!r} as {name}", value=shown(span.get(name) or "", 30), name=name)
        return self._refusal(span.value_place(name), finding, Wording("a whole number from 0"))

    def _quotes(self, child: Child) -> Iterator[Quote]:
        places = self._places(child)
        text = child.first_text("spannedText")
        if text is not None and len(places) == 1:
            yield Quote(*places[0], text)

    def _annotation(self, child: Child, identifier: str, owner: Child | None) -> None:
        record = self._record_of(child)
        record.offsets = self._scale
        extents = [
            extent_of(record, start, end, child.start, self._complaints) for start, end in self._places(child)
        ]
        quote = child.first_text("spannedText")
        comment = (child.first_text("annotationComment") or "").strip()
        slots = [(COMMENT, (Value(comment),))] if comment else []
        source = Extent(child.start, child.end)
        draft = Draft(ANNOTATION, identifier, tuple(sorted(extents)), slots, source)
        if quote is not None and extents:
            draft.quote = _GAP.sub(" ", quote) if len(extents) > 1 else quote
        draft.list, draft.number = self._list, self._list.take(child, owner)
        record.drafts.append(draft)
        if owner is not None:
            draft.attached = (self._list.take(owner),)
            self._take_class(record, draft, owner)

    def _object(self, child: Child, identifier: str) -> None:
        """Take in a mention of a class that is at no place; it goes with the first annotator."""
        # Objects name no annotator.
        record = next(iter(self._records.values()), None) or self._record_of(None)
        draft = Draft(CLASS, identifier, (), [], Extent(child.start, child.end))
        draft.list, draft.number = self._list, self._list.take(child, child)
        record.drafts.append(draft)
        self._take_class(record, draft, child)

    def _take_class(self, record: Record, draft: Draft, owner: Child) -> None:
        """Take in the class of an annotation, and the slots that this names."""
        label = owner.first_id("mentionClass")
        if label:
            draft.type = label
            self._class_texts[draft.identifier] = (label, owner.first_text("mentionClass") or "")
        if len(owner.element) < 2:  # as most: without slots
            return
        slots, attached = list(draft.slots), list(draft.attached)
        # A slot is taken by the first class that names it, so that it is read once.
        for name in owner.all("hasSlotMention"):
            slot = self._slots.pop((name.get("id") or "").strip(), None)
            if slot is None:
                continue  # tools name slots that they then leave out
            if slot.name == RELATION:
                self._relations(record, draft, owner, slot)
            else:
                attached.append(self._list.take(slot))
                slots += _values(slot)
        draft.slots, draft.attached = slots, tuple(attached)

    def _relations(self, record: Record, draft: Draft, owner: Child, slot: Child) -> None:
        """Take in the relations of a slot, one for each mention that it leads to."""
        first = (FIRST_END, (Value(draft.identifier, draft.identifier),))
        # Attributes of a slot hold for every mention that it leads to.
        attributes = [
            (attribute.get("id") or "", (Value(attribute.text),))
            for attribute in slot.all("attribute")
            if attribute.text and attribute.get("id")
        ]
        label = slot.first_id("mentionSlot") or RELATION
        for number, value in enumerate(slot.all(VALUE)):
            target = (value.get("value") or "").strip()
            second = (SECOND_END, (Value(target, target),))
            relation = Draft(label, "", (), [first, second, *attributes], Extent(slot.start, slot.end))
            relation.list = self._list
            relation.number = self._list.take_relation(slot, Relation(owner.start, slot.start, number))
            record.drafts.append(relation)


def _values(slot: Child) -> list[tuple[str, tuple[Value, ...]]]:
    """Return the values of a slot; none where it says nothing."""
    form = FORMS[slot.name]
    # The form of a value follows from the name of its slot's element.
    values = tuple(
        Value(child.get("value") or "", form=form)
        for child in slot.element
        if child.tag != "mentionSlot" and child.get("value")
    )
    name = slot.first_id("mentionSlot")
    return [(name, values)] if values and name else []


def unread_elements(document: XmlDocument) -> Mapping[str, Sequence[Child]]:
    """Return the elements of a file that are not read, by their names."""
    children = children_of(document)
    slot_identifiers = {
        (name.get("id") or "").strip()
        for owner in children
        if owner.name == CLASS
        for name in owner.all("hasSlotMention")
    }
    passed: dict[str, list[Child]] = {}
    for child in children:
        is_slot = child.name == RELATION or child.name in FORMS
        if child.name not in (ANNOTATION, CLASS) and not (is_slot and child.identifier in slot_identifiers):
            passed.setdefault(child.name, []).append(child)
    return passed
