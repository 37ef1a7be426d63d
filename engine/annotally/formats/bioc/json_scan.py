"""Scan of BioC JSON: the collections, documents and lines that BioC's libraries and PubTator write.

The model is that of the XML: texts of passages or of their sentences at offsets in code points, annotations
with locations, relations with nodes, infons. Infons may have any value of JSON here.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from annotally.formats.bioc.passages import (
    ANNOTATION,
    END,
    RELATION,
    ROLE,
    TYPE,
    PassageInFile,
    join_passages,
    number_of_home,
)
from annotally.formats.json_places import string_map
from annotally.formats.json_scan import JsonValue
from annotally.formats.splicing import Edit
from annotally.formats.standoff.json_records import MissingList, RecordScan, form_of
from annotally.formats.standoff.offsets import OffsetScale
from annotally.formats.standoff.reading import extent_of
from annotally.formats.standoff.records import RELATIONS, SPANS, AnnotationList, Draft, Record, Value
from annotally.formats.standoff.repeated import clear_repeated
from annotally.model.extents import Extent
from annotally.model.source_diagnostics import Complaints
from annotally.model.text import IDENTITY
from annotally.model.wording import Wording, plural

INFONS = "infons"
_PASSAGES = "passages"
DOCUMENTS = ("documents", "PubTator3")
"""Members of a collection that are its documents."""
ITEM, ANY = "json:item", "json:value"
"""Forms of the only string of an array, and of an object or an array of anything, as JSON."""
_OF_DOCUMENTS, _OF_PASSAGES = Wording("infons of documents"), Wording("infons of passages")
CONCEPTS = ("role1", "role2")
"""Infons of PubTator's relations with the concepts that these join."""

Annotated = list[tuple[AnnotationList, list[JsonValue]]]
"""Lists of a document in the order of the file, with their annotations or relations."""


class DocumentList(AnnotationList):
    """The annotations and relations of a document, wherever they stand in it."""

    def __init__(self) -> None:
        super().__init__()
        self.homes: list[tuple[int, AnnotationList]] = []
        """The beginning of each passage, ascending, with the list of its annotations."""
        self.relations: AnnotationList | None = None
        """The list for new relations and for annotations without a place."""
        self._parts: list[tuple[AnnotationList, int]] = []

    def take(self, places: AnnotationList, number: int) -> int:
        """Take in an item of one of the lists; return its number among all."""
        self._parts.append((places, number))
        return self.append(places.starts[number], places.ends[number])

    def edits(self, changed: Mapping[int, str | None], added: Sequence[str]) -> Iterator[Edit]:
        """Yield the edits of each of the lists."""
        # Changes go to the lists that hold the items: each of these edits its own range of the file.
        changes: dict[AnnotationList, tuple[dict[int, str | None], list[str]]] = {}
        for number, text in changed.items():
            places, place = self._parts[number]
            changes.setdefault(places, ({}, []))[0][place] = text
        for text in added:
            changes.setdefault(self._home(text), ({}, []))[1].append(text)
        for places, (in_list, in_addition) in changes.items():
            yield from places.edits(in_list, in_addition)

    def _home(self, text: str) -> AnnotationList:
        """Return the list for a new item: of a span, that of the passage where it begins."""
        value = json.loads(text)
        locations = value.get("locations")
        if (not locations and "nodes" in value) or not self.homes:
            assert self.relations is not None  # every document has one
            return self.relations
        starts = [start for start, _ in self.homes]
        offset = locations[0]["offset"] if locations else 0
        return self.homes[number_of_home(starts, offset)][1]


@dataclass(slots=True)
class _Block:
    """A passage or a sentence of it."""

    begin: int
    start: int | None = None
    text: str = ""
    place: Extent | None = None
    lists: dict[str, tuple[AnnotationList, list[JsonValue]]] = field(default_factory=dict)
    sentences: list["_Block"] = field(default_factory=list)
    end: int = 0
    """The place behind the last member."""

    def annotations(self) -> AnnotationList:
        """Return the list for new annotations."""
        return self.lists["annotations"][0] if "annotations" in self.lists else self.missing("annotations")

    def missing(self, key: str) -> AnnotationList:
        """Return the list that comes into being with its first item."""
        return MissingList(self.end, key)

    def all_lists(self) -> Iterator[tuple[AnnotationList, list[JsonValue]]]:
        """Yield the lists of it, then those of its sentences."""
        yield from self.lists.values()
        for sentence in self.sentences:
            yield from sentence.lists.values()

    def blocks(self) -> list["_Block"]:
        """Return the passage, or its sentences if it has no text itself."""
        return self.sentences if self.sentences and not self.text else [self]


class BiocScan(RecordScan):
    """The scan of one file."""

    def __init__(self, complaints: Complaints) -> None:
        super().__init__(complaints, "PubTator or BioC")
        self._leading_nowhere: list[int] = []
        """Places of relations whose nodes are no annotations."""

    def run(self) -> list[Record]:
        """Return a record for each document of a file; linear.

        Raises InputRefused for values of other types, offsets that are no whole numbers, passages that
        overlap, and objects that are neither collections nor documents.
        """
        records: list[Record] = []
        begun = False
        for begin in self.records():
            begun = True
            records += self._collection_or_document(begin, DOCUMENTS)
        if not begun and not self._text.strip():
            raise self._refusal(0, Wording("a file without content"), Wording("a collection"))
        if self._leading_nowhere:
            finding = plural(
                "{count} relation whose nodes are no annotations",
                "{count} relations whose nodes are no annotations",
                len(self._leading_nowhere),
            )
            self._complaints.warn(
                self._leading_nowhere[0],
                finding,
                Wording("nodes that name annotations of the document"),
                Wording("they are read as objects without pointers"),
            )
        return records

    # --- members

    def _collection_or_document(self, begin: int, lists: Sequence[str]) -> Iterator[Record]:
        """Yield the records of the object at the current offset; ``lists`` are its members with documents."""
        # Only its members tell a collection from a document, so one loop takes the members of both. Neither
        # collections nor sentences are looked for in their like: the depth is bounded.
        whole = _Block(begin)
        record = Record()
        passages: list[_Block] = []
        is_collection = is_document = False
        documents: list[Record] = []
        for key in self._members(Wording("a document"), set()):
            at = self._at
            if key in lists and self._text.startswith("[", at):
                is_collection = True
                for _ in self._items(key):
                    documents += self._collection_or_document(self._at, ())
            elif key == _PASSAGES:
                is_document = True
                passages = [self._block(record, ("sentences",)) for _ in self._items(key)]
            elif key == "id":
                value, place = self.member()
                record.document = "" if value is None else self.text_of(value, place.start, key)
            else:
                self._member(whole, key)
                if key not in whole.lists:
                    record.members[key] = Extent(at, self._at)
            whole.end = self._at
        if is_collection:
            yield from documents
        elif is_document:
            yield self._filled(record, whole, passages)
        else:
            finding = Wording(
                'no "{name}" in {description}', name=_PASSAGES, description=Wording("a document")
            )
            raise self._refusal(begin, finding, Wording("a collection with documents, or a document"))

    def _member(self, block: _Block, key: str) -> None:
        """Take in a list of annotations or relations; move on behind any other member."""
        if key in ("annotations", "relations"):
            block.lists[key] = self.annotation_list(key)
        else:
            self._skip()

    def _block(self, record: Record, lists: Sequence[str]) -> _Block:
        """Return the passage or sentence at the current offset, and note its infons as not read.

        ``lists`` are its members with sentences.
        """
        block = _Block(self._at)
        for key in self._members(Wording("a passage"), {"offset"}):
            at = self._at
            if key == "offset":
                value, place = self.member()
                block.start = self.offset_of(value, place.start, key)
            elif key == "text" and not self._text.startswith("null", at):
                block.text, block.place = self.whole_string(key)
            elif key in lists:
                block.sentences = [self._block(record, ()) for _ in self._items(key)]
            else:
                self._member(block, key)
                if key == INFONS and self._at - at > len("{}"):
                    record.unread.append((_OF_PASSAGES, Extent(at, self._at)))
            block.end = self._at
        return block

    # --- documents

    def _filled(self, record: Record, whole: _Block, passages: Sequence[_Block]) -> Record:
        """Return the record of a document with its text and its drafts."""
        record.range = Extent(whole.begin, self._at)
        infons = record.members.pop(INFONS, None)
        if infons is not None and infons.end - infons.start > len("{}"):
            record.unread.insert(0, (_OF_DOCUMENTS, infons))
        blocks = [block for passage in passages for block in passage.blocks()]
        text, source_map = join_passages(map(self._passage, blocks), whole.begin, self._complaints)
        record.text, record.source_map, record.offsets = text, source_map, OffsetScale(text)
        places = DocumentList()
        places.homes = [(block.start or 0, block.annotations()) for block in blocks]
        places.relations = whole.lists["relations"][0] if "relations" in whole.lists else None
        places.relations = places.relations or whole.missing("relations")
        record.lists = {SPANS: places, RELATIONS: places}
        # Lists of passages come in the order of the file, those of the document behind them.
        lists = [item for passage in passages for item in passage.all_lists()]
        for annotations, values in (*lists, *whole.lists.values()):
            for number, value in enumerate(values):
                source = Extent(annotations.starts[number], annotations.ends[number])
                draft = self._draft(record, value, source)
                draft.list, draft.number = places, places.take(annotations, number)
                record.drafts.append(draft)
        clear_repeated(record.drafts, self._complaints)
        self._part_concepts(record)
        return record

    def _passage(self, block: _Block) -> PassageInFile:
        # A passage without characters still has its offset.
        start = block.start or 0
        if block.place is None or not block.text:
            return PassageInFile(start, "", block.begin, IDENTITY, block.begin)
        source_map = string_map(self._complaints.source, block.place)
        return PassageInFile(start, block.text, block.begin, source_map, block.place.end - 1)

    def _part_concepts(self, record: Record) -> None:
        """Make objects of relations whose nodes lead to no annotation: their nodes are values."""
        identifiers = {draft.identifier for draft in record.drafts if draft.identifier}
        for draft in record.drafts:
            targets = [
                value.target for _, values in draft.slots for value in values if value.target is not None
            ]
            if targets and identifiers.isdisjoint(targets):
                self._leading_nowhere.append(draft.source.start)
                draft.slots = [
                    (name, tuple(value._replace(target=None) for value in values))
                    for name, values in draft.slots
                ]

    # --- annotations

    def _draft(self, record: Record, value: JsonValue, source: Extent) -> Draft:
        if not isinstance(value, dict):
            raise self.wrong(source.start, value, "annotation", Wording("an object"))
        number = value.get("id")
        identifier = "" if number is None else self.text_of(number, source.start, "id").strip()
        if "nodes" in value:
            return self._relation(value, identifier, source)
        return self._span(record, value, identifier, source)

    def _span(self, record: Record, value: Mapping[str, JsonValue], identifier: str, source: Extent) -> Draft:
        # Without a place the text of an annotation is no quotation that could be checked.
        at = source.start
        label, slots = self._infons(value.get(INFONS), at, ANNOTATION)
        extents = tuple(sorted(self._extents(record, value.get("locations"), at)))
        text = value.get("text")
        quote = self.text_of(text, at, "text") if text is not None and extents else None
        return Draft(label, identifier, extents, slots, source, quote=quote)

    def _extents(self, record: Record, locations: JsonValue, at: int) -> Iterator[Extent]:
        if locations is None:
            return
        if not isinstance(locations, list):
            raise self.wrong(at, locations, "locations", Wording("an array"))
        for location in locations:
            if not isinstance(location, dict):
                raise self.wrong(at, location, "location", Wording("an object"))
            start = self.offset_of(location.get("offset"), at, "offset")
            length = self.offset_of(location.get("length"), at, "length")
            yield extent_of(record, start, start + length, at, self._complaints)

    def _relation(self, value: Mapping[str, JsonValue], identifier: str, source: Extent) -> Draft:
        at = source.start
        label, slots = self._infons(value.get(INFONS), at, RELATION)
        nodes = value.get("nodes")
        if not isinstance(nodes, list):
            raise self.wrong(at, nodes, "nodes", Wording("an array"))
        # PubTator numbers relations and mentions anew in the nodes of its relations, and such a number may be
        # that of an annotation by chance: what these relations join is in their infons alone.
        if {name for name, _ in slots}.issuperset(CONCEPTS):
            return Draft(label, identifier, (), slots, source)
        ends: list[tuple[str, tuple[Value, ...]]] = []
        for number, node in enumerate(nodes, 1):
            if not isinstance(node, dict):
                raise self.wrong(at, node, "node", Wording("an object"))
            target = self.text_of(node.get("refid"), at, "refid").strip()
            ends.append((f"{END}{number}", (Value(target, target),)))
            role = node.get("role")
            if role not in (None, ""):
                slots.append((f"{ROLE}{number}", (Value(self.text_of(role, at, "role")),)))
        return Draft(label, identifier, (), [*ends, *slots], source)

    def _infons(
        self, infons: JsonValue, at: int, usual: str
    ) -> tuple[str, list[tuple[str, tuple[Value, ...]]]]:
        """Return the label that infons state, and the others as slots, each with all its values."""
        # Programs in PHP write an empty array for no members.
        if infons is None or infons == []:
            return usual, []
        if not isinstance(infons, dict):
            raise self.wrong(at, infons, INFONS, Wording("an object"))
        label = infons.get(TYPE)
        slots = [(key, values_of(value)) for key, value in infons.items() if key != TYPE]
        if label is None or label == "":
            label = usual
        return self.text_of(label, at, TYPE), [slot for slot in slots if slot[1]]


def values_of(infon: JsonValue) -> tuple[Value, ...]:
    """Return the values of an infon: each of an array of plain ones, none of an empty infon."""
    if infon is None or infon == "":
        return ()
    if isinstance(infon, list) and infon and all(_is_plain(item) for item in infon):
        if len(infon) > 1:
            return tuple(_plain_value(item) for item in infon)
        # An array of one string has a form of its own, so that it is written as an array again.
        if isinstance(infon[0], str):
            return (Value(infon[0], form=ITEM),)
    return (_plain_value(infon),)


def _is_plain(value: JsonValue) -> bool:
    return isinstance(value, (str, int, float)) and value != ""


def _plain_value(value: JsonValue) -> Value:
    if isinstance(value, str):
        return Value(value)
    if isinstance(value, (bool, int, float)):
        return Value(json.dumps(value), form=form_of(value))
    return Value(json.dumps(value, ensure_ascii=False), form=ANY)
