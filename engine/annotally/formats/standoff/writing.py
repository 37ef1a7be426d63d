"""Writing of stand-off formats: over a set's own sources, unchanged parts byte for byte, or anew."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from annotally.formats.base import ReadOptions
from annotally.formats.equality import missing_mark, statement
from annotally.formats.json_places import HALF
from annotally.formats.span_writing import Refuser, count_extents, covered_text, has_pointers
from annotally.formats.splicing import apply_edits
from annotally.formats.standoff.offsets import OffsetScale
from annotally.formats.standoff.reading import load
from annotally.formats.standoff.records import (
    FIRST_END,
    RELATIONS,
    SECOND_END,
    SPANS,
    AnnotationList,
    Draft,
    End,
    NewDocument,
    Record,
    StandoffTool,
    Statement,
)
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations, pointer_name
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance, Reading, Slot
from annotally.model.source_diagnostics import shown
from annotally.model.text import Document, Source
from annotally.model.wording import NO_WORDS, Wording

_PLAIN = Wording("labels and places alone")


def write_records(
    tool: StandoffTool,
    annotations: AnnotationSet,
    documents: Mapping[str, Document],
    options: ReadOptions,
) -> tuple[str, ...]:
    """Write one text per source of a set that was read from the format, else one text of all documents.

    Raises InputRefused for what the format cannot hold: alternatives, pointers that lead nowhere, events, and
    the structures and values that ``tool`` does not declare.
    """
    refuser = Refuser(tool.title, annotations)
    if annotations.format == tool.name and annotations.sources:
        return _splice_sources(tool, annotations, documents, options, refuser)
    new_documents = []
    for document_annotations in annotations.documents.values():
        document = refuser.document(document_annotations, documents)
        # New files are UTF-8, in which half a character cannot be written.
        half = HALF.search(document.text)
        if half is not None:
            finding = Wording("half a character at offset {offset}", offset=half.start())
            raise refuser.refusal(document_annotations, None, finding, Wording("whole characters"))
        writing = _DocumentWriter(tool, document_annotations, document.text, None, options, refuser)
        statements = [writing.statement(instance) for instance in document_annotations.instances]
        new_documents.append(
            NewDocument(
                document.id,
                document.text,
                [entry for entry in statements if not entry.ends],
                [entry for entry in statements if entry.ends],
            )
        )
    if tool.one_document_a_file:
        return tuple(tool.new_file([document], options) for document in new_documents)
    return (tool.new_file(new_documents, options),)


@dataclass(slots=True)
class _ListChanges:
    """The changes to one list of a source."""

    changed: dict[int, str | None] = field(default_factory=dict)
    added: list[str] = field(default_factory=list)


def _splice_sources(
    tool: StandoffTool,
    annotations: AnnotationSet,
    documents: Mapping[str, Document],
    options: ReadOptions,
    refuser: Refuser,
) -> tuple[str, ...]:
    # Changes are gathered list by list, since several documents may share a list, and become edits at last:
    # where commas go shows only when all changes to a list are known.
    original = load(tool, annotations.sources, options)
    changes: dict[int, dict[AnnotationList, _ListChanges]] = {}
    for name, document_annotations in annotations.documents.items():
        before = refuser.in_sources(document_annotations, original.annotations)
        if before.instances == document_annotations.instances:
            continue
        source = annotations.sources[before.source]
        record = original.records[name]
        text = record.text
        if text is None and name in documents:  # of formats that have none
            text = documents[name].text
        writing = _DocumentWriter(tool, document_annotations, text, record, options, refuser)
        writing.gather(record, before, source, changes.setdefault(before.source, {}))
    result = [source.text for source in annotations.sources]
    for number, lists in changes.items():
        edits = [edit for places, list_changes in lists.items() for edit in _edits(places, list_changes)]
        result[number] = apply_edits(result[number], edits)
    return tuple(result)


def _edits(places: AnnotationList, changes: _ListChanges) -> Iterator[tuple[int, int, str]]:
    return places.edits(changes.changed, changes.added)


class _DocumentWriter:
    """The statements of a document to write: identifiers first, then relations between them."""

    def __init__(
        self,
        tool: StandoffTool,
        document_annotations: DocumentAnnotations,
        text: str | None,
        record: Record | None,
        options: ReadOptions,
        refuser: Refuser,
    ) -> None:
        self._tool, self._document_annotations, self._text = tool, document_annotations, text
        self._options, self._refuser, self._record = options, refuser, record
        self._offsets = record.offsets if record is not None else OffsetScale(text, tool.unit)
        self._drafts = record.drafts if record is not None else []
        self._identifiers = self._name_all(document_annotations.instances)
        self._by_pointer = {
            pointer_name(document_annotations.document, instance).casefold(): instance
            for instance in document_annotations.instances
        }

    def _name_all(self, instances: Iterable[Instance]) -> dict[str, str]:
        """Return the identifier of each instance by its name: the file's own, else a number that is free."""
        # In a new file all are numbered by their order; in a source the numbers go on behind its own.
        identifiers = {draft.identifier for draft in self._drafts if draft.identifier}
        numbers = [int(name) for name in identifiers if name.isascii() and name.isdigit() and len(name) < 16]
        following = max(numbers, default=0) + 1
        result: dict[str, str] = {}
        for instance in instances:
            if instance.name in result:
                raise self._refusal(
                    instance, Wording("a name that another instance has"), Wording("every name once")
                )
            if instance.name in identifiers:
                result[instance.name] = instance.name
            else:
                result[instance.name] = str(following)
                following += 1
        return result

    def _refusal(self, instance: Instance, finding: Wording, expected: Wording) -> InputRefused:
        return self._refuser.refusal(self._document_annotations, instance, finding, expected)

    # --- changes to a source

    def gather(
        self,
        record: Record,
        before: DocumentAnnotations,
        source: Source,
        changes: dict[AnnotationList, _ListChanges],
    ) -> None:
        """Add the changes of the document's lists to ``changes``."""
        # Old instances are taken out of ``after`` one by one; what is left in it is new. An annotation that
        # is implied by others (a token that a relation joins) stands in no list and needs no change.
        spell = partial(self._tool.spell, record=record, ascii_only=source.text.isascii())
        after = {instance.name: instance for instance in self._document_annotations.instances}
        moved = self._changed_spans(before, after) if self._tool.ends_repeat_spans else frozenset()
        for draft, old in zip(self._drafts, before.instances, strict=True):
            new = after.pop(old.name, None)
            if draft.list is None or (new is not None and _is_kept(old, new, moved)):
                continue
            list_changes = changes.setdefault(draft.list, _ListChanges())
            list_changes.changed |= dict.fromkeys((draft.number, *draft.attached))
            if new is None:
                continue
            entry = self.statement(new)
            if bool(entry.ends) == _is_relation(draft):
                previous = source.text[draft.source.start : draft.source.end]
                list_changes.changed[draft.number] = spell(entry, previous)
            else:
                after[new.name] = new
        for new in after.values():
            entry = self.statement(new)
            places = record.lists[RELATIONS if entry.ends else SPANS]
            added = changes.setdefault(places, _ListChanges()).added
            added.append(spell(entry, ""))

    def _changed_spans(self, before: DocumentAnnotations, after: Mapping[str, Instance]) -> frozenset[str]:
        """Return the pointers to spans that stand elsewhere than before, or have another label."""
        return frozenset(
            pointer_name(before.document, instance).casefold()
            for old in before.instances
            if (new := after.get(old.name)) is not None and (old.extents, old.type) != (new.extents, new.type)
            for instance in (old, new)
        )

    # --- statements

    def statement(self, instance: Instance) -> Statement:
        """Return the statement of an annotation. Raises InputRefused if the format cannot hold it."""
        pointers = [slot for slot in instance.slots if has_pointers(slot)]
        self._check_structure(instance, pointers)
        is_object = self._tool.objects and not pointers
        ends = () if instance.extents or is_object else self._ends(instance, pointers)
        slots = [(slot.name, self._values(instance, slot)) for slot in self._valued(instance)]
        mark = missing_mark(instance, self._options, "STATUS", self._refusal)
        slots += [(mark[0], (Reading(mark[1]),))] if mark else []
        if slots and not (self._tool.relation_values if ends else self._tool.values):
            raise self._refusal(instance, Wording("slot {slot}", slot=slots[0][0]), _PLAIN)
        places = [self._offsets.spelled(extent) for extent in instance.extents]
        identifier = self._identifiers[instance.name]
        entry = Statement(instance, identifier, places, self._covered(instance), slots, ends)
        lack = self._tool.lack(entry, self._record) if self._tool.lack is not None else NO_WORDS
        if lack:
            raise self._refusal(instance, lack, Wording("annotations that the format can hold"))
        return entry

    def _check_structure(self, instance: Instance, pointers: Sequence[Slot]) -> None:
        """Raise InputRefused for types, extents and pointers that the format does not have."""
        self._refuser.check_extents(self._document_annotations, instance, self._text)
        if not instance.type and not self._tool.unnamed:
            raise self._refusal(instance, Wording("an empty type"), Wording("a label"))
        if HALF.search(instance.type):
            raise self._refusal(
                instance, Wording("half a character in the type"), Wording("whole characters")
            )
        if instance.extents and pointers:
            finding = Wording("pointers in {slot}", slot=pointers[0].name)
            raise self._refusal(instance, finding, Wording("spans without pointers, and relations"))
        if len(instance.extents) > 1 and not self._tool.discontinuous:
            raise self._refusal(instance, count_extents(instance), Wording("one extent"))

    def _covered(self, instance: Instance) -> str:
        if self._text is not None:
            return covered_text(self._text, instance.extents)
        slot = instance.slot(self._options.text_slot)
        readings = list(slot.readings()) if slot is not None else []
        return readings[0].text if readings else ""

    def _valued(self, instance: Instance) -> Iterator[Slot]:
        """Yield the slots with values but that of the text, which the document has."""
        text_name = self._options.text_slot.casefold()
        for slot in instance.slots:
            if not has_pointers(slot) and not (instance.extents and slot.name.casefold() == text_name):
                yield slot

    def _values(self, instance: Instance, slot: Slot) -> Sequence[Reading]:
        readings = self._refuser.values(self._document_annotations, instance, slot)
        if len(readings) > 1 and not self._tool.several_values:
            raise self._refusal(
                instance, Wording("several fills in {slot}", slot=slot.name), Wording("one value")
            )
        wrong = next((reading.text for reading in readings if HALF.search(reading.text)), None)
        if wrong is not None:
            finding = Wording("half a character in {slot}", slot=slot.name)
            raise self._refusal(instance, finding, Wording("whole characters"))
        return readings

    def _ends(self, instance: Instance, pointers: Sequence[Slot]) -> Sequence[End]:
        """Return the two ends of a relation. Raises InputRefused for anything else without an extent."""
        expected = Wording(
            "an extent, or pointers in {first} and {second}", first=FIRST_END, second=SECOND_END
        )
        if not self._tool.relations:
            raise self._refusal(instance, count_extents(instance), Wording("an extent"))
        by_name = {slot.name.casefold(): slot for slot in pointers}
        if by_name.keys() != {FIRST_END.casefold(), SECOND_END.casefold()} or len(pointers) != 2:
            names = ", ".join(slot.name for slot in pointers)
            finding = Wording("pointers in {slot}", slot=names) if names else count_extents(instance)
            raise self._refusal(instance, finding, expected)
        return [self._end(instance, by_name[name.casefold()]) for name in (FIRST_END, SECOND_END)]

    def _end(self, instance: Instance, slot: Slot) -> End:
        readings = self._refuser.values(self._document_annotations, instance, slot)
        if len(readings) != 1:
            raise self._refusal(
                instance, Wording("several fills in {slot}", slot=slot.name), Wording("one pointer")
            )
        target = self._by_pointer.get((readings[0].target or "").casefold())
        if target is None or not target.extents:
            finding = Wording("{slot} points to {text!r}", slot=slot.name, text=shown(readings[0].text))
            raise self._refusal(instance, finding, Wording("pointers to spans of this document"))
        return End(slot.name, target, self._identifiers[target.name])


def _is_relation(draft: Draft) -> bool:
    return not draft.extents and any(
        value.target is not None for _, values in draft.slots for value in values
    )


def _is_kept(old: Instance, new: Instance, moved: frozenset[str]) -> bool:
    """Tell whether an annotation says the same; one that points to moved spans does not."""
    if moved and any((reading.target or "").casefold() in moved for reading in new.pointers()):
        return False
    return old.type == new.type and statement(old) == statement(new)
