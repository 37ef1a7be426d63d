"""The scan of spaCy's JSON: records with entities, pairs of text and entities, documents, training data."""

import json
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from annotally.formats.json_places import string_map
from annotally.formats.json_scan import JsonValue
from annotally.formats.spacy.tagged import JsonToken, TagsAndTriples, TokenTagList, place_tokens
from annotally.formats.standoff.json_records import (
    ANNOTATOR_KEYS,
    JsonList,
    MissingList,
    RecordScan,
    form_of,
    named_annotator,
)
from annotally.formats.standoff.offsets import OffsetScale
from annotally.formats.standoff.reading import extent_of
from annotally.formats.standoff.records import RELATIONS, SPANS, Draft, Record, Value
from annotally.model.extents import Extent
from annotally.model.text import SourceMap
from annotally.model.wording import Wording

ENTITIES = "entities"
"""Layer of the entities, beside which a document may have groups of spans."""
TRIPLES, OBJECTS, TAGS = "triples", "objects", "tags"
"""Shapes of annotations: start, end and label; objects with these members; tags of tokens."""
_TEXT = "text"
KNOWLEDGE = "kb_id"
"""Slot of the entry of a knowledge base that a span refers to."""
OWN = frozenset(("start", "end", "label", "text"))
_ENTITY_LISTS = ("entities", "ents")
_PAIR_A_LINE = re.compile(r'\s*\[\s*"')


@dataclass(slots=True)
class _Paragraph:
    """The members of a paragraph: its own text with the places in it, its sentences, its entities."""

    raw_map: SourceMap
    raw: str | None = None
    sentences: list[list[JsonToken]] = field(default_factory=list)
    triples: tuple[JsonList, list[JsonValue]] | None = None


class SpacyScan(RecordScan):
    """The scan of one file."""

    def run(self, layer: str | None = None) -> list[Record]:
        """Return a record for the entities of each text, and one for each group of its spans.

        Without a layer that is asked for these are the entities alone, unless there are none but groups.
        """
        records: list[Record] = []
        for begin in self._begins():
            records += self._record(begin)
        if layer is not None:
            return records
        # Documents always have a list of entities, and often empty groups, whether anything was looked for.
        # Records that are not read stay as texts without annotations, since texts are numbered.
        used = {record.annotator for record in records if record.drafts}
        people = {ENTITIES, *(record.annotator for record in records if record.spelling.get("is_person"))}
        groups = used - people
        read_layers = groups if groups and not used & people else people
        self._warn_of_groups(records, groups - read_layers)
        for record in records:
            if record.annotator not in read_layers:
                record.annotator = None
        return records

    def _warn_of_groups(self, records: Sequence[Record], groups: Collection[str | None]) -> None:
        """Warn of the first of the groups that are not read."""
        # One warning is enough: it names the first of the groups, any of which may be chosen.
        first = next((record for record in records if record.annotator in groups), None)
        if first is not None:
            finding = Wording("spans in the group {name}, beside entities", name=str(first.annotator))
            remedy = Wording("entities are read; choose the group as layer")
            at = first.drafts[0].source.start if first.drafts else first.range.start
            self._complaints.warn(at, finding, Wording("one of the two"), remedy)

    def _begins(self) -> Iterator[int]:
        # A line that is a pair begins like an array of all: what stands behind the bracket tells.
        if _PAIR_A_LINE.match(self._text) is None:
            yield from self.records()
            return
        self._space()
        while self._at < len(self._text):
            yield self._at
            self._space()

    def _record(self, begin: int) -> Iterator[Record]:
        # Null stands for no record; an array is a pair, anything else a document.
        if self._text.startswith("null", self._at):
            self._skip()
        elif self._text.startswith("[", self._at):
            yield from self._pair(begin)
        else:
            yield from self._document(begin)

    # --- documents

    def _pair(self, begin: int) -> Iterator[Record]:
        """Yield the records of a text and its annotations, right beside each other."""
        # The first item is the text, the second has the annotations as a document would; more are not read.
        record = Record(Extent(begin, begin))
        lists: dict[str, tuple[JsonList, list[JsonValue]]] = {}
        for number in self._items("a pair"):
            if number == 0:
                self._take_text(record, "text")
            elif number == 1 and self._text.startswith("{", self._at):
                for key in self._members(Wording("the annotations of a text"), set()):
                    self._take_member(record, key, lists)
            else:
                record.members[f"item {number + 1}"] = self.member()[1]
        yield from self._finish(record, begin, lists)

    def _document(self, begin: int) -> Iterator[Record]:
        record = Record(Extent(begin, begin))
        lists: dict[str, tuple[JsonList, list[JsonValue]]] = {}
        paragraphs: list[Record] | None = None
        people: dict[str, JsonValue] = {}
        # Only its members tell the shape: entities of its own, paragraphs, or pairs of text and entities.
        for key in self._members(Wording("a document"), set()):
            if key == "paragraphs" and self._text.startswith("[", self._at):
                paragraphs = [self._paragraph() for _ in self._items(key)]
            elif key == "annotations" and record.text is None and self._text.startswith("[", self._at):
                # All pairs of a file in one object, beside the names of its labels.
                for _ in self._items(key):
                    yield from self._record(self._at)
                paragraphs = paragraphs or []
            elif key in ANNOTATOR_KEYS:
                people[key], record.members[key] = self.member()
            else:
                self._take_document_member(record, key, lists)
        record.annotator = named_annotator(people)
        if paragraphs is None:
            yield from self._finish(record, begin, lists)
            return
        yield from self._named_paragraphs(record.document, paragraphs)

    def _named_paragraphs(self, document: str, paragraphs: Sequence[Record]) -> Iterator[Record]:
        """Yield paragraphs under the name of their document, numbered where there are several."""
        for number, paragraph in enumerate(paragraphs, 1):
            paragraph.document = document and (document if len(paragraphs) == 1 else f"{document}-{number}")
            yield paragraph

    def _take_document_member(
        self, record: Record, key: str, lists: dict[str, tuple[JsonList, list[JsonValue]]]
    ) -> None:
        """Take in the text of a document, its name, or its annotations; the first text counts."""
        if key == "text" and record.text is None:
            self._take_text(record, key)
        elif key == "id":
            value, place = self.member()
            record.document = self.text_of(value, place.start, key) if value is not None else ""
        else:
            self._take_member(record, key, lists)

    def _take_text(self, record: Record, key: str) -> None:
        record.text, place = self.whole_string(key)
        record.source_map = string_map(self._complaints.source, place)

    def _take_member(
        self, record: Record, key: str, lists: dict[str, tuple[JsonList, list[JsonValue]]]
    ) -> None:
        """Take in entities, or groups of spans; all other members are not read."""
        if key in _ENTITY_LISTS and self._text.startswith("[", self._at):
            lists[ENTITIES] = self.annotation_list(key)
            record.spelling["shape"] = TRIPLES if key == _ENTITY_LISTS[0] else OBJECTS
        elif key == "spans" and self._text.startswith("{", self._at):
            # A group with the name of the layer of entities is told from it by a word ahead.
            for group in self._members(Wording("the groups of spans"), set()):
                name = group if group != ENTITIES else f"spans {group}"
                lists[name] = self.annotation_list(group)
        else:
            record.members[key] = self.member()[1]

    def _finish(
        self, record: Record, begin: int, lists: Mapping[str, tuple[JsonList, list[JsonValue]]]
    ) -> Iterator[Record]:
        if record.text is None:
            finding = Wording('no "{name}" in {description}', name=_TEXT, description=Wording("a document"))
            raise self._refusal(begin, finding, Wording("this key"))
        record.range, record.offsets = Extent(begin, self._at), OffsetScale(record.text)
        # A text without any list counts as not annotated yet; its list comes into being with the first span.
        if not lists:
            record.annotator = None
            record.lists = dict.fromkeys((SPANS, RELATIONS), MissingList(self._at - 1, "ents"))
            record.spelling["shape"] = OBJECTS
            yield record
        for layer, (places, values) in lists.items():
            yield self._layer(record, layer, places, values)

    def _layer(self, record: Record, layer: str, places: JsonList, values: list[JsonValue]) -> Record:
        shape = record.spelling.get("shape", OBJECTS) if layer == ENTITIES else OBJECTS
        # The first item says more than the key that the list stands under.
        if values:
            shape = OBJECTS if isinstance(values[0], dict) else TRIPLES
        part = Record(
            record.range,
            record.document,
            (record.annotator or layer) if layer == ENTITIES else layer,
            record.text,
            record.source_map,
            record.offsets,
            members=record.members,
            lists={SPANS: places, RELATIONS: places},
            spelling={"shape": shape, "is_person": layer == ENTITIES and bool(record.annotator)},
        )
        for number, value in enumerate(values):
            source = Extent(places.starts[number], places.ends[number])
            draft = self._span(part, value, source)
            draft.list, draft.number = places, number
            part.drafts.append(draft)
        return part

    def _span(self, record: Record, value: JsonValue, source: Extent) -> Draft:
        at = source.start
        if isinstance(value, list) and len(value) in (3, 4):
            members: dict[str, JsonValue] = dict(
                zip(("start", "end", "label", KNOWLEDGE), value, strict=False)
            )
        elif isinstance(value, dict):
            members = value
        else:
            raise self.wrong(at, value, "entity", Wording("start, end and label"))
        start = self.offset_of(members.get("start"), at, "start")
        end = self.offset_of(members.get("end"), at, "end")
        label = self.text_of(members.get("label"), at, "label")
        if not label:
            raise self.wrong(at, label, "label", Wording("a label"))
        # Members with plain values become slots; lists and objects in a span are not read.
        slots = []
        for name, member in members.items():
            if name not in OWN and isinstance(member, (str, int, float)) and member != "":
                text = member if isinstance(member, str) else json.dumps(member)
                slots.append((name, (Value(self.text_of(text, at, name), form=form_of(member)),)))
        quote = members.get("text")
        extent = extent_of(record, start, end, at, self._complaints)
        return Draft(label, "", (extent,), slots, source, quote=quote if isinstance(quote, str) else None)

    # --- training data of version 2

    def _paragraph(self) -> Record:
        # Later programs write this shape with a list of entities in place of the tags of tokens.
        begin = self._at
        record = Record(Extent(begin, begin), annotator=ENTITIES)
        paragraph = self._paragraph_members(record)
        sentences, triples = paragraph.sentences, paragraph.triples
        record.text, places = place_tokens(paragraph.raw, sentences)
        # A text of its own is mapped as it is spelled, one made of tokens by where these stand.
        tokens = [token for sentence in sentences for token in sentence]
        if record.text == paragraph.raw:
            record.source_map = paragraph.raw_map
        elif places:
            forms = [token.form_at for token in tokens]
            record.source_map = SourceMap([place.start for place in places], forms)
        record.range, record.offsets = Extent(begin, self._at), OffsetScale(record.text)
        if triples is not None and not any(token.is_tagged for token in tokens):
            record.spelling["shape"] = TRIPLES
            return self._layer(record, ENTITIES, *triples)
        tags = TokenTagList(self._complaints.source.path, sentences)
        tags.take(places)
        self._fill_by_tags(record, tags, triples)
        return record

    def _paragraph_members(self, record: Record) -> _Paragraph:
        """Return the members of a paragraph that are read; others are noted in its record."""
        paragraph = _Paragraph(record.source_map)
        for key in self._members(Wording("a paragraph"), set()):
            if key == "raw" and self._text.startswith('"', self._at):
                paragraph.raw, place = self.whole_string(key)
                paragraph.raw_map = string_map(self._complaints.source, place)
            elif key == "sentences" and self._text.startswith("[", self._at):
                paragraph.sentences = [self._sentence(record) for _ in self._items(key)]
            elif key == ENTITIES and self._text.startswith("[", self._at):
                paragraph.triples = self.annotation_list(key)
            else:
                record.members[key] = self.member()[1]
        return paragraph

    def _fill_by_tags(
        self, record: Record, tags: TokenTagList, triples: tuple[JsonList, list[JsonValue]] | None
    ) -> None:
        # Tags win over a list of entities; where the two agree, both are edited when annotations change.
        entities: TokenTagList | TagsAndTriples = tags
        if triples is not None and triples[1] == [
            [tags.extent(entity).start, tags.extent(entity).end, entity.label] for entity in tags.entities
        ]:
            entities = TagsAndTriples(tags, triples[0])
        elif triples is not None:
            finding = Wording("a list of entities that differs from the tags of the tokens")
            remedy = Wording("the tags are read; correct one of the two")
            self._complaints.warn(record.range.start, finding, Wording("the same entities"), remedy)
        record.lists = {SPANS: entities, RELATIONS: entities}
        record.spelling["shape"] = TAGS
        for number, entity in enumerate(tags.entities):
            source = Extent(tags.starts[number], tags.ends[number])
            record.drafts.append(
                Draft(entity.label, "", (tags.extent(entity),), [], source, entities, number)
            )
        self._warn_of_tags(tags)

    def _warn_of_tags(self, tags: TokenTagList) -> None:
        unsound = list(tags.unsound())
        if unsound:
            finding = Wording("tag {tag!r}", tag=unsound[0].tag[:40])
            expected = Wording("O, or one of B I L U with a label, as B-PER")
            remedy = Wording("it is read as O; correct it")
            self._complaints.warn(unsound[0].place.start, finding, expected, remedy)

    def _sentence(self, record: Record) -> list[JsonToken]:
        # Members of a sentence beside its tokens are noted once for the paragraph.
        tokens: list[JsonToken] = []
        for key in self._members(Wording("a sentence"), set()):
            if key == "tokens" and self._text.startswith("[", self._at):
                tokens = [self._token() for _ in self._items(key)]
            else:
                record.members.setdefault(key, self.member()[1])
        return tokens

    def _token(self) -> JsonToken:
        # A token without a tag has the place of its form, behind which a tag would be added.
        form, tag = "", ""
        form_place, tag_place = Extent(self._at, self._at), None
        for key in self._members(Wording("a token"), {"orth"}):
            if key == "orth":
                form, form_place = self.whole_string(key)
            elif key == "ner" and self._text.startswith('"', self._at):
                tag, tag_place = self.whole_string(key)
            else:
                self._skip()
        return JsonToken(form, form_place.start + 1, tag, tag_place or form_place, tag_place is not None)
