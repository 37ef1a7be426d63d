"""Spelling of annotations and relations as web annotations, and of new files."""

import json
from collections.abc import Mapping, Sequence

from annotally.formats.base import ReadOptions
from annotally.formats.json_scan import JsonValue
from annotally.formats.standoff.json_records import to_json
from annotally.formats.standoff.records import NewDocument, Record, Statement, Value
from annotally.formats.standoff.slot_checks import lacking_slot
from annotally.formats.web_annotation.bodies import (
    Body,
    as_member,
    bodies_of,
    label_of,
    spell_body,
    usual_label,
    values_by_key,
)
from annotally.formats.web_annotation.places import TEXTS, iri_of
from annotally.formats.web_annotation.scan import RELATED, identifier_of, iri_of_identifier
from annotally.formats.web_annotation.targets import (
    POSITION,
    QUOTATION,
    Searcher,
    has_selector,
    resolve,
    selected_by,
    targets_of,
)
from annotally.model.wording import Wording

CONTEXT = "http://www.w3.org/ns/anno.jsonld"


def lack(entry: Statement, record: Record | None) -> Wording:
    """Name the part of a statement that no body can hold: an empty name or value, a name that comes again."""
    del record
    return lacking_slot(entry)


def spell(entry: Statement, previous: str, *, record: Record, ascii_only: bool) -> str:
    """Return an annotation; unchanged bodies and members of the previous one stay."""
    # Bodies and target are replaced only where they say something else; all other members stay.
    former = json.loads(previous) if previous else {}
    creator, source = record.spelling.get("creator"), record.spelling.get("source")
    members = dict(former) if former else _head(entry, creator)
    members |= _bodies(entry, former)
    if members.get("body") is not None and "bodyValue" in former:
        members.pop("bodyValue", None)
    if not (former and _has_same_target(entry, former, record)):
        members.pop("hasTarget", None)
        members["target"] = _target(entry, _source_in(former, source))
    return to_json(members, ascii_only=ascii_only)


def _head(entry: Statement, creator: object) -> dict[str, object]:
    head: dict[str, object] = {"@context": CONTEXT, "id": iri_of_identifier(entry.identifier)}
    head["type"] = "Annotation"
    if entry.ends:
        head["motivation"] = RELATED
    return head if creator is None else {**head, "creator": creator}


# --- bodies


def _bodies(entry: Statement, former: Mapping[str, JsonValue]) -> dict[str, object]:
    """Return the member with the bodies, where they are not as they were."""
    # Each body that there was is kept, replaced or left out, in its place; values that none of them has come
    # behind. So whatever a body says besides, of a language or a creator, stays.
    label, before = entry.instance.type, bodies_of(former) if former else []
    values = _values_by_slot(entry)
    stated = label_of(former, before)
    former_bodies = _kept_bodies(before, label, values)
    labelled = any(body.label for body in before)
    is_usual = labelled or label == usual_label(former)
    labels: list[JsonValue] = [] if is_usual else [spell_body("", label, "", after_label=False)]
    new = _new_bodies(values, after_label=labelled or not is_usual)
    if former and not (labels or new) and stated == label and former_bodies == [body.raw for body in before]:
        return {}
    bodies = [*labels, *former_bodies, *new]
    return {"body": as_member(bodies, former.get("body"))} if bodies or former else {}


def _values_by_slot(entry: Statement) -> dict[str, list[Value]]:
    return {
        name: [Value(reading.text, None, reading.form) for reading in readings]
        for name, readings in entry.slots
    }


def _kept_bodies(bodies: Sequence[Body], label: str, values: dict[str, list[Value]]) -> list[JsonValue]:
    """Return the bodies that stay, as they are to be now; their values are taken out of ``values``."""
    former_bodies = (_kept(body, label, values) for body in bodies)
    return [body for body in former_bodies if body is not None]


def _new_bodies(values: Mapping[str, Sequence[Value]], *, after_label: bool) -> list[JsonValue]:
    """Return bodies for the values of slots."""
    return [
        spell_body(name, value.text, value.form, after_label=after_label)
        for name, remaining in values.items()
        for value in remaining
    ]


def _kept(body: Body, label: str, values: dict[str, list[Value]]) -> JsonValue:
    """Return a body as it is to be now; None where it goes. Its value is taken out of ``values``."""
    # Only the value of a label is replaced: what its body says besides stays.
    if body.label:
        if body.label == label:
            return body.raw
        if isinstance(body.raw, dict) and "value" in body.raw:
            return {**body.raw, "value": label}
        return spell_body("", label, "", after_label=False)
    remaining = [_take(slot, value, values) for slot, value in body.stated]
    if all(remaining):
        return body.raw
    if not any(remaining) or not isinstance(body.raw, dict):
        return None
    keys = [key for key, _ in values_by_key(body.raw)]  # of a data set with keys that stay and keys that go
    gone = {key for key, is_there in zip(keys, remaining, strict=True) if not is_there}
    return {key: value for key, value in body.raw.items() if key not in gone}


def _take(slot: str, value: Value, values: dict[str, list[Value]]) -> bool:
    """Take a value out of those of its slot; tell whether it was there."""
    # Each value is taken once, so that of two equal bodies the second goes where only one value is left.
    remaining = values.get(slot, [])
    is_there = value in remaining
    if is_there:
        remaining.remove(value)
    return is_there


# --- targets


def _has_same_target(entry: Statement, former: Mapping[str, JsonValue], record: Record) -> bool:
    """Tell whether the target of the former annotation is the place, or the ends, of the new one."""
    targets = targets_of(former)
    if entry.ends:
        ends = [identifier_of(iri_of(target)) for target in targets]
        return ends == [end.identifier for end in entry.ends]
    if not all(has_selector(target) for target in targets):
        return not entry.places and not any(has_selector(target) for target in targets)
    # Targets are compared as they are read, so that another spelling of the same place stays.
    searcher = Searcher(record.text) if record.text is not None else None
    places = []
    for target in targets:
        selected = selected_by(target)
        place = selected.position
        if searcher is not None and record.text is not None:
            place = resolve(selected, record.text, record.offsets, searcher)
        places.append(place)
    return places == list(entry.places)


def _source_in(former: Mapping[str, JsonValue], usual: object) -> object:
    """Return the source of an annotation's target, or the one that is usual in its document."""
    # A new target without a former one gets the source of its document, without the fragment in it.
    sources = (
        target["source"] for target in targets_of(former) if isinstance(target, dict) and "source" in target
    )
    return next(sources, usual.partition("#")[0] if isinstance(usual, str) else usual)


def _target(entry: Statement, source: object) -> JsonValue | object:
    if entry.ends:
        return [{"id": iri_of_identifier(end.identifier)} for end in entry.ends]
    source_member = {} if source is None else {"source": source}
    if not entry.places:
        return source_member or {"source": ""}
    # Each position has its quotation beside it, by which it is found in a text that was edited.
    pieces = [entry.text] if len(entry.places) == 1 else _pieces(entry)
    targets = [
        {
            **source_member,
            "selector": [
                {"type": POSITION, "start": start, "end": end},
                *([{"type": QUOTATION, "exact": piece}] if piece else []),
            ],
        }
        for (start, end), piece in zip(entry.places, pieces, strict=True)
    ]
    return targets[0] if len(targets) == 1 else targets


def _pieces(entry: Statement) -> list[str]:
    """Return the text of each place of a discontinuous annotation, which are joined by blanks in its text."""
    # Every piece is followed by one blank in the text, which belongs to no place.
    pieces, at = [], 0
    for extent in entry.instance.extents:
        length = extent.end - extent.start
        pieces.append(entry.text[at : at + length])
        at += length + 1
    return pieces


def new_file(documents: Sequence[NewDocument], options: ReadOptions) -> str:
    """Return the text of a new file of one document: a page of annotations, one on each line."""
    (document,) = documents
    creator = {"type": "Person", "name": options.layer} if options.layer else None
    source = f"{document.name}{TEXTS}"
    lines = []
    for entry in (*document.spans, *document.relations):
        members = {**_head(entry, creator), **_bodies(entry, {}), "target": _target(entry, source)}
        # The context of the page holds for all annotations in it.
        members.pop("@context")
        lines.append(to_json(members))
    page = to_json({"@context": CONTEXT, "type": "AnnotationPage"})[:-1]
    return f'{page}, "items": [\n' + ",\n".join(lines) + "\n]}\n"
