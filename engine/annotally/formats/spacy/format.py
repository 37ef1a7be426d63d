"""spaCy's JSON and JSON Lines, in each of the shapes that are in use."""

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from annotally.formats.base import ReadOptions
from annotally.formats.spacy.scan import ENTITIES, KNOWLEDGE, OBJECTS, OWN, TAGS, TRIPLES, SpacyScan
from annotally.formats.spacy.tagged import TITLE, TagsAndTriples, TokenTagList
from annotally.formats.standoff.format import standoff_format
from annotally.formats.standoff.json_records import (
    ANNOTATOR_KEYS,
    ANNOTATOR_MEMBER,
    first_members,
    from_form,
    to_json,
)
from annotally.formats.standoff.records import SPANS, NewDocument, Record, StandoffTool, Statement
from annotally.model.wording import NO_WORDS, Wording

NAME = "spacy-json"
_PAIR = re.compile(r'\s*(?:\[\s*)?\[\s*"(?:[^"\\]|\\.)*"\s*,\s*\{\s*"(?:entities|cats|spans|links)"')
_TRIPLES_OR_OBJECTS = re.compile(r'\[\s*(?:\[\s*[0-9]|\{\s*"(?:start|end|label|text)")')
_SOME_TRIPLES = re.compile(r'"entities"\s*:\s*\[\s*\[\s*[0-9]')
_GROUP = re.compile(r'"spans"\s*:\s*\{\s*"((?:[^"\\]|\\.)*)"\s*:')
_ENTITY = re.compile(r'"(?:entities|ents)"\s*:\s*\[\s*[\[{]')


def _members(entry: Statement) -> dict[str, object]:
    # A span of this format has exactly one place, which the writer has checked.
    ((start, end),) = entry.places
    values = {name: from_form(readings[0]) for name, readings in entry.slots if readings}
    return {"start": start, "end": end, "label": entry.instance.type, **values}


def _spell(entry: Statement, previous: str, *, record: Record, ascii_only: bool) -> str:
    """Return a span in the shape of its document."""
    ((start, end),) = entry.places
    if record.spelling["shape"] == TAGS:
        return f"{start}\t{end}\t{entry.instance.type}"
    members = _members(entry)
    if record.spelling["shape"] == TRIPLES:
        return to_json([start, end, entry.instance.type, *_knowledge(members)], ascii_only=ascii_only)
    former = json.loads(previous) if previous else {}
    if "text" in former:
        members["text"] = entry.text
    # Values are those of the statement; lists, objects and what is empty, which are not read, stay.
    unread = {
        name: value
        for name, value in former.items()
        if name in members or value == "" or not isinstance(value, (str, int, float))
    }
    return to_json({**unread, **members}, ascii_only=ascii_only)


def _knowledge(members: dict[str, object]) -> list[object]:
    return [members[KNOWLEDGE]] if KNOWLEDGE in members else []


def _lack(entry: Statement, record: Record | None) -> Wording:
    shape = record.spelling["shape"] if record is not None else OBJECTS
    names = [name for name, _ in entry.slots]
    if shape == TAGS:
        return _lack_of_tags(entry, names, record)
    wrong = next((name for name in names if name in OWN or (shape == TRIPLES and name != KNOWLEDGE)), None)
    if wrong is not None:
        return Wording("slot {slot}, which lists of start, end and label do not have", slot=wrong)
    return NO_WORDS


def _lack_of_tags(entry: Statement, names: Sequence[str], record: Record | None) -> Wording:
    """Return the feature of a span that tags of tokens cannot hold; no words for a span that they can."""
    if names:
        return Wording("slot {slot}, which tags of tokens do not have", slot=names[0])
    if not entry.instance.type.strip():
        return Wording("an empty type")
    if record is not None:
        entities = record.lists[SPANS]
        tags = entities.tags if isinstance(entities, TagsAndTriples) else entities
        assert isinstance(tags, TokenTagList)  # as the scan has set it
        if not tags.fits(*entry.places[0]):
            return Wording("an extent that begins or ends inside a token")
    return NO_WORDS


def _new_file(documents: Sequence[NewDocument], _options: ReadOptions) -> str:
    lines = [
        to_json({"id": document.name, "text": document.text, "ents": [*map(_members, document.spans)]}) + "\n"
        for document in documents
    ]
    return "".join(lines)


TOOL = StandoffTool(
    name=NAME,
    title=TITLE,
    scan=lambda complaints, options: SpacyScan(complaints, "spaCy").run(options.layer),
    spell=_spell,
    new_file=_new_file,
    relations=False,
    values=True,
    typed=True,
    lack=_lack,
    read_members=OWN | {KNOWLEDGE},
    bookkeeping=frozenset(
        (*ANNOTATOR_KEYS, "tokens", "sents", "has_unknown_spaces", "token_start", "token_end")
    ),
)


def find_document(beginning: str) -> int:
    """Return where the first text begins, if its entities are in one of spaCy's shapes; -1 in other files."""
    # The first object shows the shape: a pair, paragraphs, all pairs of a file, or a text with a member of
    # spaCy's. Files of Prodigy have a hash beside it and are left to their own reader.
    pair = _PAIR.match(beginning)
    if pair is not None:
        return len(beginning) - len(beginning.lstrip())
    at, members = first_members(beginning)
    if "paragraphs" in members and '"sentences"' in beginning:
        return at
    if "text" not in members and re.match(r'\[\s*\[\s*"', members.get("annotations", "")):
        return at
    if not members.get("text", "").startswith('"') or "_input_hash" in members:
        return -1
    entities = members.get("entities", "")
    is_spacy = (
        members.get("ents", "").startswith("[")
        or members.get("spans", "").startswith("{")
        or _TRIPLES_OR_OBJECTS.match(entities) is not None
        or (entities.startswith("[]") and _SOME_TRIPLES.search(beginning) is not None)
    )
    return at if is_spacy else -1


def _layers(text: str) -> Iterator[str]:
    # Groups of spans are layers behind those of entities, and the only ones where there are no entities.
    groups = list(dict.fromkeys(match[1] for match in _GROUP.finditer(text)))
    if groups and _ENTITY.search(text) is None:
        yield from groups
        return
    people = [match[1] or match[2] for match in ANNOTATOR_MEMBER.finditer(text) if match[1] or match[2]]
    yield from people or [ENTITIES]
    yield from groups


FORMAT = replace(standoff_format(TOOL, find_document, (".jsonl", ".json"), _layers), claims_suffixes=False)
