"""The scan of Label Studio's JSON: tasks, the parts of their annotators, regions, answers, relations.

Regions of text are spans, answers about a region (choices, text areas, ratings) are its slots, relations
point to regions. Label Studio counted UTF-16 units at first and code points since 2021: the texts that
regions repeat tell which of the two a task has.
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from annotally.formats.json_places import string_map
from annotally.formats.json_scan import JsonValue
from annotally.formats.standoff.json_records import (
    JsonList,
    MissingList,
    RecordScan,
    form_of,
)
from annotally.formats.standoff.offsets import OffsetScale, OffsetUnit, Quote, fitting_offsets, stands_there
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
from annotally.model.extents import Extent
from annotally.model.source_diagnostics import shown
from annotally.model.wording import Wording, plural

LABELS, DIRECTION = "labels", "direction"
"""Slots of labels behind the first one, and of the direction of a relation but from left to right."""
PARTS = ("annotations", "completions")
_ANSWERS = ("choices", "text", "rating", "number", "datetime", "taxonomy")
"""Members of a value that answer a question about a region."""
_REGIONS = "label"
"""Usual name of the list of regions in the short form."""
REGION, RELATION = "region", "relation"
"""Types of regions and relations without a label."""


@dataclass(slots=True)
class _Part:
    """The results of one annotator in a task."""

    results: JsonList | MissingList
    values: list[JsonValue]
    annotator: str | None
    members: dict[str, Extent] = field(default_factory=dict)


@dataclass(slots=True)
class _Task:
    """A task: its texts by the name of their field, and the parts of annotators."""

    begin: int
    number: str = ""
    texts: dict[str, tuple[str, Extent]] = field(default_factory=dict)
    parts: list[_Part] = field(default_factory=list)
    members: dict[str, Extent] = field(default_factory=dict)
    annotator: JsonValue = None
    """Of the short form."""
    is_short: bool = False
    """Whether it is of the short form."""


class TaskScan(RecordScan):
    """The scan of one file."""

    is_array = True

    def run(self) -> list[Record]:
        """Return a record for each annotator of each task."""
        self._passed: dict[str, list[int]] = {}
        records: list[Record] = []
        for begin in self.records():
            records += self._records_of(self._task(begin))
        for kind, places in self._passed.items():
            finding = plural(
                "{count} result of type {kind} that is no region of plain text",
                "{count} results of type {kind} that are no regions of plain text",
                len(places),
                kind=shown(kind, 30),
            )
            self._complaints.warn(
                places[0], finding, Wording("labels of text, answers about them, relations"), _NOT_READ
            )
        return records

    # --- members

    def _task(self, begin: int) -> _Task:
        # The short form has lists of regions among its own members, the full one inside of annotations.
        task = _Task(begin)
        short: list[_Part] = []
        end = begin
        for key in self._members(Wording("a task"), set()):
            if key in PARTS and self._text.startswith("[", self._at):
                for _ in self._items(key):
                    task.parts.append(self._part())
            elif key == "data" and self._text.startswith("{", self._at):
                for name in self._members(Wording("the data of a task"), set()):
                    self._take_text(task, name)
            elif self._text.startswith("[", self._at) and key != "predictions":
                short += self._regions(key)
            else:
                self._take_member(task, key)
            end = self._at
        self._settle_form(task, short, end)
        return task

    def _settle_form(self, task: _Task, short: list[_Part], end: int) -> None:
        """Give a task the parts of its short form unless it has those of the full one."""
        if not task.parts and not short and task.annotator is not None:
            # Somebody found nothing here: the short form has no list then.
            short.append(_Part(MissingList(end, _REGIONS), [], None))
        task.is_short = not task.parts and bool(short)
        task.parts = task.parts or short
        for part in short:
            part.annotator = self._person(task.annotator, None, task.begin)

    def _take_member(self, task: _Task, key: str) -> None:
        """Take in the number of a task, the annotator of a short one, or a member that is not read."""
        at = self._at
        if key == "id":
            value, _ = self.member()
            task.number = "" if value is None else self.text_of(value, at, key)
        elif key == "annotator":
            task.annotator = self.member()[0]
        else:
            self._take_text(task, key)
            if key != "text":
                task.members[key] = Extent(at, self._at)

    def _regions(self, key: str) -> Iterator[_Part]:
        """Yield the part that a list is in the short form, where it is one of regions."""
        # A task may have lists of other things: only objects with a start are regions.
        results, values = self.annotation_list(key)
        if values and all(isinstance(value, dict) and "start" in value for value in values):
            yield _Part(results, [{"type": LABELS, "from_name": key, "value": value} for value in values], "")

    def _take_text(self, task: _Task, name: str) -> None:
        if self._text.startswith('"', self._at):
            task.texts[name] = self.whole_string(name)
        else:
            self._skip()

    def _part(self) -> _Part:
        begin = self._at
        results, values = JsonList(self._text, begin + 1), list[JsonValue]()
        heads: dict[str, JsonValue] = {}
        members: dict[str, Extent] = {}
        for key in self._members(Wording("an annotation"), {"result"}):
            if key == "result":
                results, values = self.annotation_list(key)
            elif key in ("completed_by", "created_username", "was_cancelled"):
                heads[key] = self.member()[0]
            else:
                members[key] = self.member()[1]
        # Somebody who cancelled a task has not annotated it.
        annotator = None
        if heads.get("was_cancelled") is not True:
            annotator = self._person(heads.get("completed_by"), heads.get("created_username"), begin)
        return _Part(results, values, annotator, members)

    def _person(self, value: JsonValue, username: JsonValue, at: int) -> str:
        # An annotator is an object with an address or a number, or the number itself; a name stated beside
        # counts where there is none of these.
        if isinstance(value, dict):
            value = value.get("email") or value.get("id")
        if value is None:
            value = username
        return "" if value is None else self.text_of(value, at, "completed_by").strip()

    # --- records

    def _records_of(self, task: _Task) -> Iterator[Record]:
        """Yield a record for each annotator of a task."""
        # A person may annotate a task twice: the second time counts as another annotator, whose name has the
        # number behind it, since one side can have a document once.
        name = task.texts.get("document", (task.number, None))[0]
        text, place, offsets = self._text_of(task)
        times: Counter[str] = Counter()
        parts = task.parts or [_Part(JsonList("", 0), [], None)]
        for part in parts:
            record = Record(Extent(task.begin, self._at), name, part.annotator, text)
            record.source_map = string_map(self._complaints.source, place)
            record.offsets = offsets
            record.members = {**task.members, **part.members}
            record.lists = {SPANS: part.results, RELATIONS: part.results}
            record.spelling["short"] = task.is_short
            if part.annotator is not None:
                times[part.annotator] += 1
                if times[part.annotator] > 1:
                    record.annotator = f"{part.annotator}-{times[part.annotator]}"
                self._fill(record, part)
            yield record

    def _text_of(self, task: _Task) -> tuple[str, Extent, OffsetScale]:
        """Return the annotated text of a task: of several strings that in which most quotes stand."""
        # Each string is tried with the unit that fits it best; where nothing is annotated yet, the field that
        # is called text, else the longest string, is taken. Linear in the strings and in the quotes.
        quotes = [quote for part in task.parts for quote in map(_quote_of, part.values) if quote is not None]
        texts = {name: pair for name, pair in task.texts.items() if name != "document"}
        if not texts:
            finding = Wording("a task without a text")
            raise self._refusal(task.begin, finding, Wording("a string in its data"))
        best: tuple[tuple[int, bool, int], str, Extent, OffsetScale] | None = None
        for name, (text, place) in texts.items():
            offsets = fitting_offsets(text, quotes, OffsetUnit.CODE_POINTS)
            fitting = sum(stands_there(text, quote, offsets) for quote in quotes) if len(texts) > 1 else 0
            rank = (fitting, name == "text", len(text))
            if best is None or rank > best[0]:
                best = (rank, text, place, offsets)
        assert best is not None  # there is a text
        return best[1:]

    def _fill(self, record: Record, part: _Part) -> None:
        # Answers have the identifier of their region, so regions are made first, then slots and relations.
        regions: dict[str, Draft] = {}
        templates: dict[str, object] = {}
        regionless: list[tuple[int, dict[str, JsonValue]]] = []
        for number, value in enumerate(part.values):
            at = part.results.starts[number]
            if not isinstance(value, dict) or not isinstance(value.get("value", {}), dict):
                raise self.wrong(at, value, "result", Wording("an object"))
            templates.setdefault(str(value.get("from_name")), value)
            inner = _region_of(value)
            if inner is None:
                regionless.append((number, value))
                continue
            draft = self._region(record, value, inner, Extent(at, part.results.ends[number]))
            draft.list, draft.number = part.results, number
            record.drafts.append(draft)
            if draft.identifier:
                regions[draft.identifier] = draft
        record.spelling["templates"] = templates
        for number, value in regionless:
            if value.get("type") == RELATION:
                source = Extent(part.results.starts[number], part.results.ends[number])
                draft = self._relation(value, source)
                draft.list, draft.number = part.results, number
                record.drafts.append(draft)
            else:
                self._answer(value, part.results.starts[number], number, regions)

    def _answer(
        self, value: Mapping[str, JsonValue], at: int, number: int, regions: Mapping[str, Draft]
    ) -> None:
        """Add an answer to the slots of its region; one without a region is passed over."""
        inner, region = value.get("value"), regions.get(str(value.get("id")))
        values = _answers(inner) if isinstance(inner, dict) else ()
        if region is None or not values:
            self._passed.setdefault(str(value.get("type")), []).append(at)
            return
        region.slots = [*region.slots, (str(value.get("from_name")), values)]
        region.attached = (*region.attached, number)

    def _region(
        self, record: Record, value: Mapping[str, JsonValue], inner: dict[str, JsonValue], source: Extent
    ) -> Draft:
        at = source.start
        start = self.offset_of(inner.get("start"), at, "start")
        end = self.offset_of(inner.get("end"), at, "end")
        label, slots = self._labels(inner.get(LABELS), at, REGION)
        number = value.get("id")
        identifier = "" if number is None else self.text_of(number, at, "id")
        quote = inner.get("text")
        if not isinstance(quote, str):
            quote = None
        elif "\\n" in quote:  # as it spells line breaks at times
            quote = quote.replace("\\n", "\n")
        extent = extent_of(record, start, end, at, self._complaints)
        return Draft(label, identifier, (extent,), slots, source, quote=quote)

    def _labels(
        self, value: JsonValue, at: int, without: str
    ) -> tuple[str, list[tuple[str, tuple[Value, ...]]]]:
        """Return the first label, and a slot of the others."""
        if value is None or value == []:
            return without, []
        if not isinstance(value, list):
            raise self.wrong(at, value, LABELS, Wording("an array of strings"))
        labels = [self.text_of(label, at, LABELS) for label in value]
        if not labels[0]:
            raise self.wrong(at, value, LABELS, Wording("labels that are not empty"))
        return labels[0], [(LABELS, tuple(map(Value, labels[1:])))] if len(labels) > 1 else []

    def _relation(self, value: Mapping[str, JsonValue], source: Extent) -> Draft:
        at = source.start
        label, slots = self._labels(value.get(LABELS), at, RELATION)
        ends: list[tuple[str, tuple[Value, ...]]] = []
        for slot, key in ((FIRST_END, "from_id"), (SECOND_END, "to_id")):
            identifier = self.text_of(value.get(key), at, key)
            ends.append((slot, (Value(identifier, identifier),)))
        direction = value.get(DIRECTION)
        if direction not in (None, "right"):
            slots.append((DIRECTION, (Value(self.text_of(direction, at, DIRECTION)),)))
        return Draft(label, "", (), [*ends, *slots], source)


_NOT_READ = Wording("it is not read and does not count")


def _region_of(value: Mapping[str, JsonValue]) -> dict[str, JsonValue] | None:
    """Return the region that a result is; None where it is none of plain text, but of HTML, say."""
    inner = value.get("value")
    if not isinstance(inner, dict) or LABELS not in inner or "start" not in inner:
        return None
    return None if "startOffset" in inner or "globalOffsets" in inner else inner


def _quote_of(value: JsonValue) -> Quote | None:
    inner = value.get("value") if isinstance(value, dict) else None
    if not isinstance(inner, dict):
        return None
    start, end, text = inner.get("start"), inner.get("end"), inner.get("text")
    if type(start) is int and type(end) is int and isinstance(text, str):
        return Quote(start, end, text.replace("\\n", "\n"))
    return None


def _answers(inner: Mapping[str, JsonValue]) -> tuple[Value, ...]:
    """Return the values of an answer: choices, lines of a text area, a rating, paths of a taxonomy."""
    key = next((key for key in _ANSWERS if isinstance(inner.get(key), list)), "") or next(
        (key for key in _ANSWERS if key in inner and key != "text"), ""
    )
    answer = inner.get(key)
    answers = answer if isinstance(answer, list) else [answer]
    values = []
    for value in answers if key else ():
        if isinstance(value, str):
            values.append(Value(value))
        elif isinstance(value, (int, float)):
            values.append(Value(json.dumps(value), form=form_of(value)))
        else:  # a path of a taxonomy
            values.append(Value(json.dumps(value), form="json:value"))
    return tuple(values)
