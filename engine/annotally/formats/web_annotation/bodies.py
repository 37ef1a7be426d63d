"""Bodies of web annotations: their label, and values of slots.

A body for classifying or tagging is the label, the first of them; what others say is a slot that is called
after their purpose, ``comment`` for comments, or after their name, which we write for other slots.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from annotally.formats.json_scan import JsonValue
from annotally.formats.standoff.records import Value
from annotally.formats.web_annotation.places import iri_of

NAME = "web-annotation"
IRI = f"{NAME}:iri"
"""Form of values that name a resource."""
USUAL = "annotation"
"""Label of annotations that say nothing about what they are."""
COMMENT, COMMENTING, TAGGING, CLASSIFYING, DESCRIBING = (
    *("comment", "commenting", "tagging"),
    *("classifying", "describing"),
)
_PURPOSES = """
assessing bookmarking describing editing highlighting identifying linking moderating questioning replying
"""
PURPOSES = frozenset(_PURPOSES.split())
"""Purposes whose names are those of slots."""
_OF_DATA_SETS = frozenset(
    ("id", "@id", "type", "@type", "@context", "purpose", "creator", "created", "modified")
)
_LABELS = (CLASSIFYING, TAGGING)
_PREFIX = re.compile(r".*[#:/]")


class Body(NamedTuple):
    """A body as the file has it, and the values that it states, each with its slot, empty for the label.

    Most state one; a data set states a value for each of its keys, and some bodies nothing that is read.
    """

    raw: JsonValue
    stated: tuple[tuple[str, Value], ...]
    label: str = ""
    """The label that it states, empty for other bodies."""


def members_of(value: JsonValue) -> list[JsonValue]:
    """Return the items of an array, or the only value; none of null."""
    if value is None:
        return []
    return value if isinstance(value, list) else [value]


def short_name(value: JsonValue) -> str:
    """Return the name of a purpose, motivation or type, without the prefix of its vocabulary."""
    # A term may be an IRI, a compact one, or an object that has one: the part behind the prefix is the same.
    if value is None:
        return ""
    if not isinstance(value, str):
        value = iri_of(next(iter(members_of(value)), None))
    return without_prefix(value) if value else ""


@lru_cache(maxsize=1024)  # annotations of a file say the same few over and over
def without_prefix(name: str) -> str:
    """Return the last part of the name of a term, behind the prefix of its vocabulary."""
    return _PREFIX.sub("", name)


def motivation_of(annotation: Mapping[str, JsonValue]) -> str:
    """Return the motivation of an annotation, empty without one."""
    return short_name(annotation.get("motivation", annotation.get("motivatedBy")))


def bodies_of(annotation: Mapping[str, JsonValue]) -> list[Body]:
    """Return the bodies of an annotation in their order, at most one of them its label."""
    raws = _members_of_body(annotation)
    # The label is the first body for classifying, else the first for tagging; all others are slots. A data
    # set states several values and is never the label.
    motivation = motivation_of(annotation)
    if len(raws) == 1 and (body := _only_label(raws[0], motivation)) is not None:
        return [body]
    purposes = [_purpose(raw, motivation) for raw in raws]
    data_sets = list(map(is_data_set, raws))
    values = [None if is_set else _value(raw) for raw, is_set in zip(raws, data_sets, strict=True)]
    label_purposes = [
        purpose if value is not None else "" for purpose, value in zip(purposes, values, strict=True)
    ]
    label = next((label_purposes.index(purpose) for purpose in _LABELS if purpose in label_purposes), -1)
    bodies = []
    for number, (raw, purpose, value) in enumerate(zip(raws, purposes, values, strict=True)):
        if value is None:
            keys = values_by_key(raw) if data_sets[number] else ()
            bodies.append(Body(raw, tuple((slot_of_key(key), item) for key, item in keys)))
        elif number == label:
            bodies.append(Body(raw, (("", value),), value.text))
        else:
            bodies.append(Body(raw, ((_slot(raw, purpose), value),)))
    return bodies


def _members_of_body(annotation: Mapping[str, JsonValue]) -> Sequence[JsonValue]:
    """Return the bodies as they are written, that of ``bodyValue`` as the text that it stands for."""
    raws = members_of(annotation.get("body", annotation.get("hasBody")))
    if isinstance(annotation.get("bodyValue"), str):
        return [*raws, {"type": "TextualBody", "value": annotation["bodyValue"]}]
    return raws


def _only_label(raw: JsonValue, motivation: str) -> Body | None:
    """Return the only body of an annotation if it is a text that is the label, as most are; else None."""
    if (
        not isinstance(raw, dict)
        or raw.get("type") != "TextualBody"
        or _purpose(raw, motivation) not in _LABELS
    ):
        return None
    value = _value(raw)
    return Body(raw, (("", value),), value.text) if value is not None else None


def label_of(annotation: Mapping[str, JsonValue], bodies: Iterable[Body]) -> str:
    """Return the label of an annotation; without one its motivation, or `USUAL`."""
    return next((body.label for body in bodies if body.label), "") or usual_label(annotation)


def usual_label(annotation: Mapping[str, JsonValue]) -> str:
    """Return the label of an annotation without a body that is one."""
    # Purposes of labels and links say nothing about what an annotation is.
    motivation = motivation_of(annotation)
    return USUAL if motivation in ("", "linking", *_LABELS) else motivation


def slots_of(bodies: Iterable[Body]) -> list[tuple[str, tuple[Value, ...]]]:
    """Return the slots of an annotation with their values."""
    # Values of one slot are gathered in the order of bodies, and slots in that of their first value.
    slots: dict[str, list[Value]] = {}
    for body in bodies:
        for slot, value in body.stated:
            if slot:
                slots.setdefault(slot, []).append(value)
    return [(name, tuple(values)) for name, values in slots.items()]


def is_data_set(raw: JsonValue) -> bool:
    """Tell whether a body is a data set: keys in vocabularies of its own, each with a value."""
    return isinstance(raw, dict) and short_name(raw.get("type")) == "Dataset"


def values_by_key(raw: JsonValue) -> Iterator[tuple[str, Value]]:
    """Yield the keys of a data set with their values, without its type and identifiers."""
    for key, value in raw.items() if isinstance(raw, dict) else ():
        if key not in _OF_DATA_SETS and isinstance(value, (str, int, float)) and value != "":
            yield key, Value(value if isinstance(value, str) else json.dumps(value))


def slot_of_key(key: str) -> str:
    """Return the slot of a key: its last part."""
    return without_prefix(key) or key


def _purpose(raw: JsonValue, motivation: str) -> str:
    stated = short_name(raw.get("purpose")) if isinstance(raw, dict) else ""
    return stated or motivation or COMMENTING


def _value(raw: JsonValue) -> Value | None:
    """Return the text of a body, or the resource that it is; None of a data set."""
    if not isinstance(raw, dict):
        return Value(raw, form=IRI) if isinstance(raw, str) and raw else None
    # A number counts as its text; an object without a value names a resource: its source, or itself.
    text = raw.get("value")
    if isinstance(text, (int, float)) and not isinstance(text, bool):
        text = str(text)
    if isinstance(text, str):
        return Value(text) if text else None
    resource = iri_of(raw.get("source")) or iri_of(raw)
    return Value(resource, form=IRI) if resource else None


def _slot(raw: JsonValue, purpose: str) -> str:
    name = raw.get("name") if isinstance(raw, dict) else None
    if purpose == DESCRIBING and isinstance(name, str) and name:
        return name
    return COMMENT if purpose == COMMENTING else purpose


def spell_body(slot: str, value: str, form: str, *, after_label: bool) -> dict[str, JsonValue]:
    """Return a new body with a value of a slot; an empty slot is the label.

    ``after_label``: whether a label stands ahead of it, so that another tag is none.
    """
    # A slot of the vocabulary is the purpose itself; any other describes, and says its name beside.
    purpose = {"": TAGGING, COMMENT: COMMENTING}.get(slot, slot if slot in PURPOSES else DESCRIBING)
    if slot == TAGGING and after_label:
        purpose = TAGGING
    body: dict[str, JsonValue] = {"type": "TextualBody", "purpose": purpose}
    if form == IRI:
        body = {"type": "SpecificResource", "purpose": purpose}
    if purpose == DESCRIBING and slot != DESCRIBING:
        body["name"] = slot
    return {**body, "source" if form == IRI else "value": value}


def as_member(bodies: Sequence[JsonValue], former: JsonValue) -> JsonValue:
    """Return bodies as the value of a member: one by itself where there was one."""
    # One body stands by itself where one stood before, so that its file changes in nothing else.
    return (
        bodies[0]
        if len(bodies) == 1 and former is not None and not isinstance(former, list)
        else list(bodies)
    )
