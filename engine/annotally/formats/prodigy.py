"""Prodigy's JSON Lines: a text a line, with spans, tokens, relations, the annotator and an answer.

Offsets are code points: Prodigy takes them from spaCy. Spans have no identifiers; relations name their ends
by place and label, and tokens that are no spans as well, which are read as spans of type ``token``.
"""

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

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
    form_of,
    from_form,
    named_annotator,
    to_json,
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
from annotally.model.wording import NO_WORDS, Wording, plural

NAME = "prodigy"
TOKEN = "token"  # a type of annotations
"""Type of a token that a relation joins and that is no span."""
_SESSION = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}_[0-9]{2}-[0-9]{2}-[0-9]{2}")
"""Name that Prodigy gives to a session without one: its time, which says nothing about the annotator."""
_ANNOTATORS = ("_annotator_id", "_session_id", *ANNOTATOR_KEYS)
_ANNOTATOR = re.compile(r'(?<!\\)"(?:_annotator_id|_session_id)"\s*:\s*"((?:[^"\\]|\\.)*)"')
_OWN = frozenset(("start", "end", "label", "text", "token_start", "token_end", "head", "child"))
_TOOL = frozenset(
    ("type", "source", "input_hash", "rank", "score", "pattern", "color", "answer", "head_span", "child_span")
)
_ENDS = ((FIRST_END, "head"), (SECOND_END, "child"))
_TOKEN = re.compile(r"\w+|[^\w\s]")
_SPACED = re.compile(r"\s")


class _Tokens(NamedTuple):
    """The tokens of a document: the number of each by its start, and by its end."""

    starts: Mapping[int, int]
    ends: Mapping[int, int]


class _Scan(RecordScan):
    """The scan of one file."""

    def run(self) -> list[Record]:
        records, skipped = [], 0
        times: Counter[tuple[str | None, str]] = Counter()
        first = 0
        for begin in self.records():
            record = self._document(begin)
            if record.annotator is None:
                first = first if skipped else begin
                skipped += 1
            elif record.document:
                # A text that the same annotator was shown again is another document.
                key = (record.annotator, record.document)
                times[key] += 1
                record.document += f"-{times[key]}" if times[key] > 1 else ""
            records.append(record)
        if skipped:
            finding = plural(
                "{count} document that was rejected or ignored",
                "{count} documents that were rejected or ignored",
                skipped,
            )
            remedy = Wording("their spans are not read, and they do not count as annotated")
            self._complaints.warn(first, finding, Wording('the answer "accept"'), remedy)
        return records

    def _document(self, begin: int) -> Record:
        record = Record()
        lists: dict[str, tuple[JsonList, list[JsonValue]]] = {}
        heads: dict[str, JsonValue] = {}
        end = begin
        for key in self._members(Wording("a document"), {"text"}):
            if key == "text":
                record.text, place = self.whole_string(key)
                record.source_map = string_map(self._complaints.source, place)
            elif key in (SPANS, RELATIONS) and self._text.startswith("[", self._at):
                lists[key] = self.annotation_list(key)
            else:
                value, place = self.member()
                if key in ("id", "_input_hash", "answer", *_ANNOTATORS):
                    heads[key] = value
                elif key == "tokens":
                    record.spelling[key] = (self._complaints.source, place)
                else:
                    record.members[key] = place
            end = self._at
        record.range, record.offsets = Extent(begin, self._at), OffsetScale(record.text)
        self._take_heads(record, heads)
        for kind in (SPANS, RELATIONS):
            record.lists[kind] = lists[kind][0] if kind in lists else MissingList(end, kind)
        # What was rejected or ignored is nobody's annotation.
        if record.annotator is not None:
            self._fill(record, lists)
        return record

    def _take_heads(self, record: Record, heads: Mapping[str, JsonValue]) -> None:
        at = record.range.start
        name = heads.get("id") if heads.get("id") is not None else heads.get("_input_hash")
        record.document = "" if name is None else self.text_of(name, at, "id")
        annotator = next((heads[key] for key in _ANNOTATORS[:2] if heads.get(key) is not None), None)
        person = named_annotator(heads) if annotator is None else self.text_of(annotator, at, _ANNOTATORS[0])
        record.annotator = "" if _SESSION.fullmatch(person) else person
        if heads.get("answer") in ("reject", "ignore"):
            record.annotator = None

    def _fill(self, record: Record, lists: Mapping[str, tuple[JsonList, list[JsonValue]]]) -> None:
        # Ends of relations find their spans by place and label, else by place alone; the first of equal ones.
        numbers: dict[tuple[Extent, str], int] = {}
        for kind, (places, values) in sorted(lists.items(), key=lambda item: item[0] != SPANS):
            for number, value in enumerate(values):
                source = Extent(places.starts[number], places.ends[number])
                if not isinstance(value, dict):
                    raise self.wrong(source.start, value, kind, Wording("an object"))
                if kind == SPANS:
                    draft = self._span(record, value, source)
                else:
                    draft = self._relation(record, value, source, numbers)
                draft.list, draft.number = places, number
                record.drafts.append(draft)
                for label in (draft.type, "") if kind == SPANS else ():
                    numbers.setdefault((draft.extents[0], label), len(record.drafts))

    def _span(self, record: Record, value: dict[str, JsonValue], source: Extent) -> Draft:
        slots = []
        for name, member in value.items():
            if name not in _OWN and name not in _TOOL and isinstance(member, (str, int, float)):
                text = member if isinstance(member, str) else json.dumps(member)
                slots.append((name, (Value(self.text_of(text, source.start, name), form=form_of(member)),)))
        quote = value.get("text")
        return Draft(
            self._label(value, source),
            "",
            (self._extent(record, value, source),),
            slots,
            source,
            quote=quote if isinstance(quote, str) else None,
        )

    def _extent(self, record: Record, value: Mapping[str, JsonValue], source: Extent) -> Extent:
        start = self.offset_of(value.get("start"), source.start, "start")
        end = self.offset_of(value.get("end"), source.start, "end")
        return extent_of(record, start, end, source.start, self._complaints)

    def _label(self, value: Mapping[str, JsonValue], source: Extent) -> str:
        label = value.get("label")
        return ("" if label is None else self.text_of(label, source.start, "label")) or "span"

    def _relation(
        self,
        record: Record,
        value: dict[str, JsonValue],
        source: Extent,
        numbers: dict[tuple[Extent, str], int],
    ) -> Draft:
        ends: list[tuple[str, tuple[Value, ...]]] = []
        for slot, key in _ENDS:
            place = value.get(f"{key}_span")
            if not isinstance(place, dict):
                expected = Wording("an object with start and end")
                raise self.wrong(source.start, place, f"{key}_span", expected)
            extent, label = self._extent(record, place, source), place.get("label")
            number = numbers.get((extent, label if isinstance(label, str) else "")) or numbers.get(
                (extent, "")
            )
            if number is None:
                record.drafts.append(Draft(TOKEN, "", (extent,), [], source))
                number = len(record.drafts)
                numbers[extent, ""] = number
            ends.append((slot, (Value(f"#{number}", f"#{number}"),)))
        return Draft(self._label(value, source), "", (), ends, source)


# --- spelling


def _tokens_of(record: Record) -> _Tokens | None:
    """Return the tokens of a document in its source; None where it has none."""
    stored = record.spelling.get("tokens")
    if not isinstance(stored, tuple):
        return stored if isinstance(stored, _Tokens) else None
    source, place = stored
    tokens = json.loads(source.text[place.start : place.end])
    if not isinstance(tokens, list) or not all(
        isinstance(token, dict) and isinstance(token.get("start"), int) and isinstance(token.get("end"), int)
        for token in tokens
    ):
        return None
    return _Tokens(
        {token["start"]: number for number, token in enumerate(tokens)},
        {token["end"]: number for number, token in enumerate(tokens)},
    )


def _place(start: int, end: int, tokens: _Tokens | None) -> dict[str, object]:
    members: dict[str, object] = {"start": start, "end": end}
    if tokens is not None and start in tokens.starts and end in tokens.ends:
        members |= {"token_start": tokens.starts[start], "token_end": tokens.ends[end]}
    return members


def _span_members(entry: Statement, tokens: _Tokens | None) -> dict[str, object]:
    members = {**_place(*entry.places[0], tokens), "label": entry.instance.type}
    return members | {name: from_form(values[0]) for name, values in entry.slots if values}


def _relation_members(entry: Statement, tokens: _Tokens | None) -> dict[str, object]:
    # Both ends are repeated with their places, by which the reader finds the spans again.
    members: dict[str, object] = {}
    for (_, key), end in zip(_ENDS, entry.ends, strict=True):
        extent = end.target.extents[0]
        place = _place(extent.start, extent.end, tokens)
        # Prodigy draws an arc from the last token of a span.
        members[key] = place.get("token_end")
        label = None if end.target.type == TOKEN else end.target.type
        members[f"{key}_span"] = {**place, "label": label}
    return {**members, "label": entry.instance.type}


def _spell(entry: Statement, previous: str, *, record: Record, ascii_only: bool) -> str:
    """Return a span or a relation; members that tools keep for themselves stay as they were."""
    tokens = _tokens_of(record)
    members = _relation_members(entry, tokens) if entry.ends else _span_members(entry, tokens)
    former = json.loads(previous) if previous else {}
    if "text" in former and not entry.ends:
        members["text"] = entry.text
    # Values that became slots, and places among tokens, are those of the statement alone.
    tool_members = {
        name: value
        for name, value in former.items()
        if name in members or name in _TOOL or not isinstance(value, (str, int, float))
    }
    return to_json({**tool_members, **members}, ascii_only=ascii_only)


def _lack(entry: Statement, record: Record | None) -> Wording:
    if not entry.ends:
        wrong = next((name for name, _ in entry.slots if name in _OWN | _TOOL), None)
        if wrong is not None:
            return Wording("slot {slot}, which is a part of every span", slot=wrong)
        implied = record is not None and entry.instance.type == TOKEN
        return Wording("a token without a relation") if implied else NO_WORDS
    tokens = _tokens_of(record) if record is not None else None
    if record is not None and any(
        "token_end" not in _place(end.target.extents[0].start, end.target.extents[0].end, tokens)
        for end in entry.ends
    ):
        return Wording("a relation between places that are no tokens")
    return NO_WORDS


def _cut(document: NewDocument) -> list[tuple[int, int]]:
    """Return the tokens of a new document: words and signs, cut where spans begin and end."""
    # Cuts and words both ascend: one pass over the two, linear.
    cuts = sorted({place for entry in document.spans for place in entry.places[0]})
    tokens: list[tuple[int, int]] = []
    for match in _TOKEN.finditer(document.text):
        tokens.append(match.span())
    pieces: list[tuple[int, int]] = []
    at = 0
    for start, end in tokens:
        while at < len(cuts) and cuts[at] <= start:
            at += 1
        while at < len(cuts) and cuts[at] < end:
            pieces.append((start, cuts[at]))
            start = cuts[at]  # the rest of the token is cut further
            at += 1
        pieces.append((start, end))
    return pieces


def _new_file(documents: Sequence[NewDocument], _options: ReadOptions) -> str:
    # Relations need tokens, for Prodigy draws them between tokens; texts with spans alone get theirs from
    # Prodigy, by the tokenizer of the language.
    lines = []
    for document in documents:
        members: dict[str, object] = {"id": document.name, "text": document.text}
        tokens = None
        if document.relations:
            pieces = _cut(document)
            members["tokens"] = [
                {
                    "text": document.text[start:end],
                    "start": start,
                    "end": end,
                    "id": number,
                    "ws": bool(_SPACED.match(document.text, end)),
                }
                for number, (start, end) in enumerate(pieces)
            ]
            tokens = _Tokens(
                {start: number for number, (start, _) in enumerate(pieces)},
                {end: number for number, (_, end) in enumerate(pieces)},
            )
        members[SPANS] = [_span_members(entry, tokens) for entry in document.spans]
        if document.relations:
            members[RELATIONS] = [_relation_members(entry, tokens) for entry in document.relations]
        lines.append(to_json({**members, "answer": "accept"}) + "\n")
    return "".join(lines)


TOOL = StandoffTool(
    name=NAME,
    title="Prodigy JSON Lines",
    scan=lambda complaints, _options: _Scan(complaints, "Prodigy").run(),
    spell=_spell,
    new_file=_new_file,
    values=True,
    typed=True,
    lack=_lack,
    ends_repeat_spans=True,
    read_members=_OWN | {"head_span", "child_span"},
    bookkeeping=_TOOL | {"_task_hash", "_view_id", "_timestamp", "options", "config", "versions"},
)


def find_task(beginning: str) -> int:
    """Return where the first text begins, if it has spans, or the hashes and answers that Prodigy adds."""
    at, members = first_members(beginning)
    if not members.get("text", "").startswith('"'):
        return -1
    is_prodigy = any(key in members for key in ("_input_hash", "_task_hash", "answer"))
    return at if is_prodigy or members.get(SPANS, "").startswith("[") else -1


def _annotators(text: str) -> Iterator[str]:
    # Prodigy's own members go before those that programs around it add.
    names = [match[1] for match in _ANNOTATOR.finditer(text)]
    if not names:
        names = [match[1] or match[2] or "" for match in ANNOTATOR_MEMBER.finditer(text)]
    return (name for name in names if name and not _SESSION.fullmatch(name))


FORMAT = standoff_format(TOOL, find_task, (".jsonl",), _annotators)
