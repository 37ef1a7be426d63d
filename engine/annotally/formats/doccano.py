"""doccano's JSON Lines: a document a line, in each of the shapes that its versions have exported.

``label`` or ``labels`` is a list of start, end and label; ``entities`` and ``relations`` have identifiers;
``annotations``, of the oldest versions, name the user. Offsets are code points: doccano counts in Python.
"""

import re
from collections.abc import Iterator, Mapping, Sequence

from annotally.formats.base import ReadOptions
from annotally.formats.json_places import string_map
from annotally.formats.json_scan import JsonValue
from annotally.formats.standoff.format import standoff_format
from annotally.formats.standoff.json_records import (
    ANNOTATOR_KEYS,
    ANNOTATOR_MEMBER,
    JsonList,
    MissingList,
    RecordScan,
    first_members,
    named_annotator,
    to_json,
    updated,
)
from annotally.formats.standoff.offsets import OffsetScale
from annotally.formats.standoff.reading import extent_of
from annotally.formats.standoff.records import (
    FIRST_END,
    RELATIONS,
    SECOND_END,
    SPANS,
    Draft,
    NewDocument,
    Record,
    StandoffTool,
    Statement,
    Value,
)
from annotally.model.extents import Extent
from annotally.model.wording import NO_WORDS, Wording

NAME = "doccano"
_TRIPLES = ("label", "labels")
_TEXTS = ("text", "data")
_RELATION_NAME = "R"
"""Begins the name of a relation, whose identifiers are numbered apart from those of entities."""
_WHOLE = re.compile(r"0|[1-9][0-9]{0,15}")


class _Scan(RecordScan):
    """The scan of one file."""

    def run(self) -> list[Record]:
        records: list[Record] = []
        for begin in self.records():
            records += self._document(begin)
        return records

    def _document(self, begin: int) -> Iterator[Record]:
        # Members may come in any order: annotations are kept until the text is known.
        record = Record()
        lists: dict[str, tuple[JsonList, list[JsonValue]]] = {}
        people: dict[str, JsonValue] = {}
        end = begin
        for key in self._members(Wording("a document"), set()):
            if key in _TEXTS and record.text is None:
                record.text, place = self.whole_string(key)
                record.source_map = string_map(self._complaints.source, place)
            elif key == "id":
                value, place = self.member()
                record.document = self.text_of(value, place.start, key) if value is not None else ""
            elif key in (*_TRIPLES, "entities", "relations", "annotations"):
                lists[key] = self.annotation_list(key)
            elif key in ANNOTATOR_KEYS:
                people[key], record.members[key] = self.member()
            else:
                record.members[key] = self.member()[1]
            end = self._at
        if record.text is None:
            finding = Wording(
                'no "{name}" in {description}', name=_TEXTS[0], description=Wording("a document")
            )
            raise self._refusal(begin, finding, Wording("this key"))
        record.range, record.offsets = Extent(begin, self._at), OffsetScale(record.text)
        record.annotator = named_annotator(people)
        if "annotations" in lists:
            yield from self._by_user(record, *lists["annotations"])
            return
        self._fill(record, lists, end)
        yield record

    def _fill(self, record: Record, lists: Mapping[str, tuple[JsonList, list[JsonValue]]], end: int) -> None:
        # The first of the shapes that is there counts; without any the document has not been annotated yet.
        shape = next((key for key in ("entities", *_TRIPLES) if key in lists), "")
        if not shape:
            record.annotator = None
            shape = "label"
        record.spelling["shape"] = shape
        record.lists[SPANS] = lists[shape][0] if shape in lists else MissingList(end, shape)
        record.lists[RELATIONS] = (
            lists["relations"][0] if "relations" in lists else MissingList(end, "relations")
        )
        for key, (places, values) in lists.items():
            for number, value in enumerate(values):
                source = Extent(places.starts[number], places.ends[number])
                if key == "relations":
                    draft = self._relation(value, source)
                elif key == shape:
                    draft = self._span(record, value, source)
                else:
                    finding = Wording("{first} and {second} in a document", first=shape, second=key)
                    raise self._refusal(source.start, finding, Wording("one of the two"))
                draft.list, draft.number = places, number
                record.drafts.append(draft)
        record.drafts.sort(key=lambda draft: not draft.extents)

    def _span(self, record: Record, value: JsonValue, source: Extent) -> Draft:
        if isinstance(value, list):
            if len(value) != 3:
                raise self.wrong(source.start, value, "label", Wording("start, end and label"))
            members = dict(zip(("start_offset", "end_offset", "label"), value, strict=True))
        elif isinstance(value, dict):
            members = value
        else:
            expected = Wording("start, end and label: labels of whole documents cannot be compared here")
            raise self.wrong(source.start, value, "label", expected)
        at = source.start
        start = self.offset_of(members.get("start_offset"), at, "start_offset")
        end = self.offset_of(members.get("end_offset"), at, "end_offset")
        label = members.get("label_name")
        label = self.text_of(members.get("label") if label is None else label, at, "label")
        if not label:
            raise self.wrong(at, label, "label", Wording("a label"))
        number = members.get("id")
        identifier = "" if number is None else self.text_of(number, at, "id")
        extent = extent_of(record, start, end, at, self._complaints)
        return Draft(label, identifier, (extent,), [], source)

    def _relation(self, value: JsonValue, source: Extent) -> Draft:
        at = source.start
        if not isinstance(value, dict):
            raise self.wrong(at, value, "relation", Wording("an object"))
        label = self.text_of(value.get("type"), at, "type")
        ends: list[tuple[str, tuple[Value, ...]]] = []
        for slot, key in ((FIRST_END, "from_id"), (SECOND_END, "to_id")):
            identifier = self.text_of(value.get(key), at, key)
            ends.append((slot, (Value(identifier, identifier),)))
        number = value.get("id")
        identifier = "" if number is None else _RELATION_NAME + self.text_of(number, at, "id")
        return Draft(label or "relation", identifier, (), ends, source)

    def _by_user(self, record: Record, places: JsonList, values: list[JsonValue]) -> Iterator[Record]:
        """Yield the part of each user in a document of the oldest shape."""
        # All parts share the list, in which the annotations of users take turns: a part that is written again
        # changes its own items only.
        parts: dict[str, Record] = {}
        labels: dict[str, object] = {}
        for number, value in enumerate(values):
            source = Extent(places.starts[number], places.ends[number])
            if not isinstance(value, dict):
                raise self.wrong(source.start, value, "annotation", Wording("an object"))
            draft = self._span(record, value, source)
            draft.list, draft.number = places, number
            labels[draft.type] = value.get("label")
            user = value.get("user")
            annotator = "" if user is None else self.text_of(user, source.start, "user")
            part = parts.get(annotator)
            if part is None:
                part = parts[annotator] = Record(
                    record.range, record.document, annotator, record.text, record.source_map, record.offsets
                )
                part.lists = {SPANS: places, RELATIONS: places}
                part.members = record.members
                part.spelling = {"shape": "annotations", "labels": labels, "user": user}
                part.spelling["user_name"] = value.get("user_name")
            part.drafts.append(draft)
        if not parts:
            record.annotator = None
            parts[""] = record
        yield from parts.values()


def _lack(entry: Statement, record: Record | None) -> Wording:
    shape = record.spelling["shape"] if record is not None else "entities"
    if entry.ends and shape != "entities":
        return Wording("a relation in a file without entities")
    if record is not None and shape == "annotations":
        labels = record.spelling["labels"]
        if isinstance(labels, dict) and entry.instance.type not in labels:
            return Wording(
                "label {label}, whose number the document does not have", label=entry.instance.type
            )
    return NO_WORDS


def _number(identifier: str) -> int | str:
    return int(identifier) if _WHOLE.fullmatch(identifier) else identifier


def _span_members(entry: Statement) -> dict[str, object]:
    ((start, end),) = entry.places
    places = {"label": entry.instance.type, "start_offset": start, "end_offset": end}
    return {"id": _number(entry.identifier), **places}


def _relation_members(entry: Statement) -> dict[str, object]:
    number = _number(entry.identifier.removeprefix(_RELATION_NAME))
    ends = {key: _number(end.identifier) for key, end in zip(("from_id", "to_id"), entry.ends, strict=True)}
    return {"id": number, **ends, "type": entry.instance.type}


def _spell(entry: Statement, previous: str, *, record: Record, ascii_only: bool) -> str:
    """Return an annotation in the shape of its document; other members of the former one are kept."""
    shape = record.spelling["shape"]
    if shape in _TRIPLES:
        return to_json([*entry.places[0], entry.instance.type], ascii_only=ascii_only)
    members = _relation_members(entry) if entry.ends else _span_members(entry)
    if shape == "annotations":
        labels = record.spelling["labels"]
        label = labels.get(entry.instance.type) if isinstance(labels, dict) else None
        members |= {"label": label, "user": record.spelling["user"]}
        if label != entry.instance.type and str(label) != entry.instance.type:
            members["label_name"] = entry.instance.type
    return updated(previous, members, ascii_only)


def _new_file(documents: Sequence[NewDocument], _options: ReadOptions) -> str:
    # Without relations the shape is that of doccano's sequence labelling, which more tools read.
    related = any(document.relations for document in documents)
    lines = []
    for document in documents:
        members: dict[str, object] = {"id": _number(document.name), "text": document.text}
        if related:
            members["entities"] = [_span_members(entry) for entry in document.spans]
            members["relations"] = [_relation_members(entry) for entry in document.relations]
        else:
            members["label"] = [[*entry.places[0], entry.instance.type] for entry in document.spans]
        lines.append(to_json(members) + "\n")
    return "".join(lines)


TOOL = StandoffTool(
    name=NAME,
    title="doccano JSON Lines",
    scan=lambda complaints, _options: _Scan(complaints, "doccano").run(),
    spell=_spell,
    new_file=_new_file,
    lack=_lack,
    read_members=frozenset(
        ("id", "label", "label_name", "start_offset", "end_offset", "from_id", "to_id", "type", "user")
    ),
    bookkeeping=frozenset(
        (*ANNOTATOR_KEYS, "user_name", "annotation_approver", "created_at", "updated_at", "prob", "document")
    ),
)


def find_document(beginning: str) -> int:
    """Return where the first document begins, if it has a text and annotations as doccano writes them."""
    at, members = first_members(beginning)
    if not any(members.get(key, "").startswith('"') for key in _TEXTS):
        return -1
    if "tokens" in members or "_input_hash" in members:
        return -1
    triples = any(re.match(r"\[\s*(?:\[|\])", members.get(key, "")) for key in _TRIPLES)
    objects = re.match(r"\[\s*(?:\{|\])", members.get("entities", ""))
    users = '"start_offset"' in beginning and members.get("annotations", "").startswith("[")
    return at if triples or objects or users else -1


def _users(text: str) -> Iterator[str]:
    return (match[1] or match[2] for match in ANNOTATOR_MEMBER.finditer(text) if match[1] or match[2])


FORMAT = standoff_format(TOOL, find_document, (".jsonl",), _users)
