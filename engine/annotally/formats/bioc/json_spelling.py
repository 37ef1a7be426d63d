"""Spelling of annotations and relations as objects of BioC JSON, and of new collections."""

import json
import re
from collections.abc import Mapping, Sequence

from annotally.formats.base import ReadOptions
from annotally.formats.bioc.json_scan import ANY, INFONS, ITEM, values_of
from annotally.formats.bioc.passages import ANNOTATION, END, RELATION, ROLE, TYPE
from annotally.formats.json_scan import JsonValue
from annotally.formats.standoff.json_records import from_form, to_json
from annotally.formats.standoff.records import NewDocument, Record, Statement, Value
from annotally.formats.standoff.slot_checks import lacking_slot
from annotally.model.instances import Reading
from annotally.model.wording import Wording

_NODE = re.compile(rf"({END}|{ROLE})([1-9][0-9]{{0,3}})")


def lack(entry: Statement, record: Record | None) -> Wording:
    """Name the part of a statement that no object can hold: a reserved key, or an empty value."""
    del record
    return lacking_slot(entry, TYPE)


def spell(entry: Statement, previous: str, *, record: Record, ascii_only: bool) -> str:
    """Return an object; members of the previous one that are not read stay, and so do values not changed."""
    del record
    former = json.loads(previous) if previous else {}
    return to_json(_members(entry, former), ascii_only=ascii_only)


def _members(entry: Statement, former: Mapping[str, JsonValue]) -> dict[str, object]:
    nodes = former.get("nodes")
    if entry.ends or isinstance(nodes, list):
        return _relation(entry, former)
    members: dict[str, object] = {
        "id": _identifier(entry, former),
        INFONS: _infons(entry, former, ANNOTATION, ()),
        "text": entry.text,
        "locations": _locations(entry, former),
    }
    return {**former, **members}


def _identifier(entry: Statement, former: Mapping[str, JsonValue]) -> JsonValue:
    """Return the identifier, as the number that it was where it is the same."""
    number = former.get("id")
    return number if number is not None and str(number) == entry.identifier else entry.identifier


def _locations(entry: Statement, former: Mapping[str, JsonValue]) -> JsonValue | list[dict[str, int]]:
    locations: list[dict[str, int]] = [
        {"offset": start, "length": end - start} for start, end in entry.places
    ]
    # Locations that say the same stay, with whatever members they have besides.
    before = former.get("locations")
    if isinstance(before, list) and [_place(location) for location in before] == [
        (location["offset"], location["length"]) for location in locations
    ]:
        return before
    return locations


def _place(location: JsonValue) -> tuple[JsonValue, JsonValue]:
    return (location.get("offset"), location.get("length")) if isinstance(location, dict) else (None, None)


def _relation(entry: Statement, former: Mapping[str, JsonValue]) -> dict[str, object]:
    """Return a relation; of one that joins no annotations the nodes are among the slots."""
    texts: dict[str, str] = {}
    for name, readings in entry.slots:
        if _NODE.fullmatch(name) and len(readings) == 1:
            texts[name] = readings[0].text
    # Nodes that name no annotation were read as slots: they are put back by the numbers in their names.
    targets = [end.identifier for end in entry.ends]
    if not targets:
        while (target := texts.get(f"{END}{len(targets) + 1}")) is not None:
            targets.append(target)
    nodes: JsonValue | list[dict[str, str]] = [
        {"refid": target, "role": texts.get(f"{ROLE}{number}", "")}
        for number, target in enumerate(targets, 1)
    ]
    if not targets:
        nodes = former.get("nodes")
    apart = [f"{ROLE}{number}" for number in range(1, len(targets) + 1)]
    if not entry.ends:
        apart += [f"{END}{number}" for number in range(1, len(targets) + 1)]
    infons = _infons(entry, former, RELATION, apart)
    return {**former, "id": _identifier(entry, former), INFONS: infons, "nodes": nodes}


def _infons(
    entry: Statement, former: Mapping[str, JsonValue], usual: str, apart: Sequence[str]
) -> dict[str, object]:
    """Return the infons: those there were in their places, without those that are gone, then new ones."""
    before = former.get(INFONS)
    members = before if isinstance(before, dict) else {}
    slots = {name: readings for name, readings in entry.slots if name not in apart}
    stated = entry.instance.type
    label: dict[str, object] = {TYPE: stated} if stated != usual or members.get(TYPE) else {}
    # Infons that are not read, as empty ones, stay in their places.
    infons: dict[str, object] = {}
    for key, value in members.items():
        if key == TYPE:
            infons[key] = value if not label or str(value) == stated else stated
        elif key in slots:
            infons[key] = _infon(slots[key], value)
        elif not values_of(value) or key.casefold() == "text":
            infons[key] = value
    return {**label, **infons, **{name: _infon(slots[name]) for name in slots if name not in infons}}


def _plain(reading: Reading) -> Value:
    return Value(reading.text, None, reading.form)


def _infon(readings: Sequence[Reading], former: JsonValue = None) -> object:
    """Return the value of an infon: the former one if it says the same; several values are an array."""
    if former is not None and [_plain(reading) for reading in readings] == list(values_of(former)):
        return former
    values = [_value(reading) for reading in readings]
    return values[0] if len(values) == 1 and readings[0].form != ITEM else values


def _value(reading: Reading) -> object:
    if reading.form == ANY:
        try:
            return json.loads(reading.text)
        except ValueError:
            return reading.text
    return from_form(reading)


def new_file(documents: Sequence[NewDocument], _options: ReadOptions) -> str:
    """Return the text of a new collection; each document is one passage."""
    # One passage holds the whole text, since nothing says where passages of other formats begin; relations
    # stand behind it, for they may join annotations of any passage.
    pieces = []
    for document in documents:
        passage = {
            "offset": 0,
            INFONS: {},
            "text": document.text,
            "sentences": [],
            "annotations": [_members(entry, {}) for entry in document.spans],
            "relations": [],
        }
        members: dict[str, object] = {"id": document.name, INFONS: {}, "passages": [passage]}
        members["annotations"] = []
        members["relations"] = [_members(entry, {}) for entry in document.relations]
        pieces.append(to_json(members))
    head = {"source": "", "date": "", "key": "", INFONS: {}}
    documents_text = ",\n".join(pieces)
    return f'{to_json(head)[:-1]}, "documents": [\n{documents_text}\n]}}\n'
