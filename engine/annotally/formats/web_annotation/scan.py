"""Scan of web annotations: pages, collections, arrays, and an annotation a file or a line.

Positions count code points, as the recommendation has it, or UTF-16 units where the quotations beside them
stand there instead, since many tools are written in JavaScript.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from annotally.formats.base import ReadOptions
from annotally.formats.json_places import HALF
from annotally.formats.json_scan import JsonValue
from annotally.formats.splicing import LINE_END, Edit, line_end_of
from annotally.formats.standoff.external_texts import TextsByName, take_text, warn_of_no_texts
from annotally.formats.standoff.json_records import RecordScan
from annotally.formats.standoff.offsets import OffsetScale, OffsetUnit, Quote, fitting_offsets
from annotally.formats.standoff.reading import extent_of
from annotally.formats.standoff.records import RELATIONS, SPANS, AnnotationList, Draft, Record, Value
from annotally.formats.standoff.repeated import clear_repeated
from annotally.formats.web_annotation.bodies import Body, bodies_of, label_of, members_of, slots_of
from annotally.formats.web_annotation.places import TEXTS, document_of, iri_of, own_name, texts_of
from annotally.formats.web_annotation.targets import (
    MOST_SEARCHED,
    SearchCost,
    Searcher,
    Selected,
    has_selector,
    resolve,
    selected_by,
    source_of,
    targets_of,
)
from annotally.model.extents import Extent
from annotally.model.source_diagnostics import Complaints
from annotally.model.wording import Wording, plural, sentence_of

LISTS = ("items", "@graph", "contains")
"""Members of pages and collections with annotations."""
FIRST = "first"
END = "Arg"
RELATED = "linking"
_PAGE = re.compile(
    r'\{(?:\s*"[^"\\]*"\s*:\s*(?:"[^"\\]*"|[0-9]+)\s*,)*\s*"(?:items|@graph|contains)"\s*:\s*\['
)
_NOT_READ = Wording("they are not read and do not count")


def identifier_of(iri: str) -> str:
    """Return the identifier of an annotation: its IRI, or the number that we write behind a number sign."""
    return iri[1:] if iri.startswith("#") and iri[1:].isdecimal() else iri


def iri_of_identifier(identifier: str) -> str:
    """Return the IRI of an annotation of an identifier."""
    return f"#{identifier}" if identifier.isdecimal() else identifier


def creator_of(annotation: Mapping[str, JsonValue]) -> tuple[str, JsonValue]:
    """Return the name of who made an annotation, or the first of its bodies, and the value that says so."""
    # An annotation without a creator has that of the first of its bodies that states one; a person without a
    # name is known by the IRI.
    bodies: list[JsonValue] = [] if "creator" in annotation else members_of(annotation.get("body"))
    for value in (
        annotation.get("creator"),
        *(body.get("creator") for body in bodies if isinstance(body, dict)),
    ):
        for person in members_of(value):
            if isinstance(person, dict):
                names = [person.get(key) for key in ("name", "nickname")]
                name = next((name for name in names if isinstance(name, str) and name), "") or iri_of(person)
            else:
                name = iri_of(person)
            if name:
                return name, value
    return "", None


class AnnotationLines(AnnotationList):
    """Annotations that stand one behind the other, each on a line or over several."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def edits(self, changed: Mapping[int, str | None], added: Sequence[str]) -> Iterator[Edit]:
        """Yield the edits; an annotation that is removed takes its line end along."""
        for number, annotation in changed.items():
            start, end = self.starts[number], self.ends[number]
            behind = LINE_END.match(self._text, end) if annotation is None else None
            yield start, behind.end() if behind is not None else end, annotation or ""
        line_end = line_end_of(self._text)
        ahead = "" if not self._text or self._text.endswith(("\n", "\r")) else line_end
        if added:
            end = len(self._text)
            yield end, end, ahead + "".join(annotation + line_end for annotation in added)


@dataclass(slots=True)
class _Item:
    """An annotation of a file: its list and number, its place, its members."""

    places: AnnotationList
    number: int
    source: Extent
    members: dict[str, JsonValue]
    targets: Sequence[JsonValue]
    document: str = ""
    selected: list[Selected] = field(default_factory=list)


@dataclass(slots=True)
class _Text:
    """The text of a document, its offsets, and the search for quotations in it."""

    scale: OffsetScale
    searcher: Searcher | None = None


class AnnotationScan(RecordScan):
    """The scan of one file."""

    def __init__(self, complaints: Complaints, texts: TextsByName) -> None:
        super().__init__(complaints, "the annotation tool")
        self._texts = texts
        self._own = own_name(complaints.source)
        self._items_read: list[_Item] = []
        self._first_list: AnnotationList | None = None
        self._passed: dict[str, list[int]] = {}
        self._records: dict[tuple[str, str], Record] = {}
        self._known_texts: dict[str, _Text] = {}
        self._by_document: dict[str, list[_Item]] = {}
        self._missing: list[str] = []
        """Documents without their texts."""
        self._cost = SearchCost()
        self._names: dict[str, str] = {}
        self._is_whole = not any(sign in self._text for sign in ("\\ud", "\\uD"))
        """Whether no half of a character is in the file, nor escaped."""
        self._is_whole &= self._text.isascii() or HALF.search(self._text) is None

    def run(self) -> list[Record]:
        """Return a record for each annotator of each document; linear, but for the search of quotations.

        Raises InputRefused for values of other types, places outside of their texts, and quotations whose
        search would take more than `MOST_SEARCHED` characters.
        """
        # Annotations are taken in first, since what a relation joins may be behind it, and since the unit of
        # positions shows from all of a document; places are worked out then, and relations at last.
        self._take_file()
        identifiers = {iri_of(item.members): item for item in self._items_read}
        identifiers.pop("", None)
        relations = [item for item in self._items_read if _ends(item, identifiers)]
        joining = {id(item) for item in relations}
        spans = [item for item in self._items_read if id(item) not in joining]
        for item in spans:
            self._select(item)
        owners = {iri_of(item.members): self._span(item) for item in spans if item.document}
        for item in relations:
            self._relation(item, _ends(item, identifiers), owners)
        records = list(self._records.values()) or [self._empty()]
        self._warn()
        for record in records:
            record.range = Extent(0, len(self._text))
            record.drafts.sort(key=lambda draft: draft.source.start)
            clear_repeated(record.drafts, self._complaints)
        return records

    # --- annotations of a file

    def _take_file(self) -> None:
        self._space()
        if self._text[self._at : self._at + 1] == "[":
            self._take_array(0)
            self._space()
            if self._at < len(self._text):
                raise self._refusal(self._at, Wording("more after the array"), Wording("nothing"))
            return
        # A page is known by its beginning, so that it need not be decoded twice.
        lines = AnnotationLines(self._text)
        while self._at < len(self._text):
            begin = self._at
            value, end = (None, begin) if _PAGE.match(self._text, begin) else self._value()
            if end == begin or _is_container(value):
                self._take_container(1)
            else:
                self._at = end
                self._take(lines, lines.append(begin, end), value)
            self._space()
        self._first_list = self._first_list or lines

    def _take_container(self, depth: int) -> None:
        """Take in the annotations of a page, or of a collection that has its first page in it."""
        # The depth is bounded, so that pages inside of pages cannot exhaust the stack.
        for key in self._members(Wording("a page of annotations"), set()):
            sign = self._text[self._at : self._at + 1]
            if key in LISTS and sign == "[" and depth < 3:
                self._take_array(depth)
            elif key == FIRST and sign == "{" and depth < 3:
                self._take_container(depth + 1)
            else:
                self._skip()

    def _take_array(self, depth: int) -> None:
        """Take in the annotations of an array, and of the pages in it."""
        places, values = self.annotation_list("annotations")
        # Pages in the array are gone through once more from where they begin.
        behind = self._at
        self._first_list = self._first_list or places
        for number, value in enumerate(values):
            if _is_container(value):
                self._at = places.starts[number]
                self._take_container(depth + 1)
            else:
                self._take(places, number, value)
        self._at = behind

    def _take(self, places: AnnotationList, number: int, value: JsonValue) -> None:
        # Anything without a target is passed over and counted, so that one warning tells of all of it.
        source = Extent(places.starts[number], places.ends[number])
        if isinstance(value, dict) and (targets := targets_of(value)):
            self._items_read.append(_Item(places, number, source, value, targets))
        else:
            self._pass_by("other", source.start)

    def _pass_by(self, kind: str, at: int) -> None:
        self._passed.setdefault(kind, []).append(at)

    # --- places

    def _select(self, item: _Item) -> None:
        """Note the document of an annotation and the places in its selectors, if these are read."""
        # All targets have to be in one text, and every one with selectors has to have one that is read.
        names = {self._document_of(source_of(target)) for target in item.targets}
        if len(names) > 1:
            self._pass_by("several", item.source.start)
            return
        for target in item.targets:
            if not has_selector(target):
                continue
            try:
                selected = selected_by(target)
            except ValueError as problem:
                finding = Wording("{what} in a selector", what=sentence_of(problem))
                raise self._refusal(
                    item.source.start, finding, Wording("whole numbers from 0, and strings")
                ) from None
            if not selected.readable:
                self._pass_by("selector", item.source.start)
                return
            item.selected.append(selected)
        (item.document,) = names
        self._by_document.setdefault(item.document, []).append(item)

    def _document_of(self, iri: str) -> str:
        name = self._names.get(iri)
        if name is None:
            name = self._names[iri] = document_of(iri, self._own)
        return name

    def _text_of(self, document: str) -> _Text:
        # The scale of a text is worked out once, from all quotations of the document.
        text = self._known_texts.get(document)
        if text is None:
            text = self._known_texts[document] = self._new_text(document)
        return text

    def _new_text(self, document: str) -> _Text:
        text = self._texts.get(document)
        if text is None:
            self._missing.append(document)
            return _Text(OffsetScale(None))
        # Quotations show whether positions count code points or UTF-16 units.
        quotes = self._quotes(document)
        return _Text(
            fitting_offsets(text.text, quotes, OffsetUnit.CODE_POINTS), Searcher(text.text, self._cost)
        )

    def _quotes(self, document: str) -> Iterator[Quote]:
        for item in self._by_document.get(document, ()):
            quotes = (selected.quote() for selected in item.selected)
            yield from (quote for quote in quotes if quote is not None)

    def _places(self, item: _Item) -> list[tuple[int, int, str]] | None:
        """Return the places of an annotation in the unit of the file, with the quotation of each.

        None where one is not found.
        """
        # A position that its quotation contradicts is moved to the quotation, and counted for a warning.
        text, source = self._text_of(item.document), self._texts.get(item.document)
        places = []
        for selected in item.selected:
            place = selected.position
            if text.searcher is not None and source is not None:
                place = resolve(selected, source.text, text.scale, text.searcher)
                self._check_search(item)
            if place is None:
                self._pass_by("quotation", item.source.start)
                return None
            if place != selected.position and selected.position is not None:
                self._pass_by("moved", item.source.start)
            places.append((*place, selected.quotation or ""))
        return sorted(set(places))

    def _check_search(self, item: _Item) -> None:
        # Searches of many quotations in a long text would take too long: their sum is bounded for a file.
        if self._cost.searched > MOST_SEARCHED:
            finding = Wording("quotations without positions in a text of many characters")
            raise self._refusal(item.source.start, finding, Wording("positions beside the quotations"))

    # --- drafts

    def _record(self, document: str, annotator: str, item: _Item, creator: JsonValue) -> Record:
        record = self._records.get((document, annotator))
        if record is None:
            record = Record(document=document, annotator=annotator)
            take_text(record, self._texts.get(document), self._text_of(document).scale)
            record.lists = {SPANS: item.places, RELATIONS: item.places}
            record.spelling = {"creator": creator}
            self._records[document, annotator] = record
        # New annotations get the source that the first one of the record states.
        if "source" not in record.spelling:
            target = item.targets[0]
            if isinstance(target, dict) and "source" in target:
                record.spelling["source"] = target["source"]
        return record

    def _span(self, item: _Item) -> Record:
        annotator, creator = creator_of(item.members)
        record = self._record(item.document, annotator, item, creator)
        places = self._places(item)
        if places is None:
            return record
        extents = [
            extent_of(record, start, end, item.source.start, self._complaints) for start, end, _ in places
        ]
        bodies = bodies_of(item.members)
        label = self._whole(label_of(item.members, bodies), item)
        slots = self._slots(bodies, item)
        draft = Draft(label, self._identifier(item), tuple(sorted(extents)), slots, item.source)
        if all(quotation for _, _, quotation in places) and places:
            draft.quote = self._whole(" ".join(quotation for _, _, quotation in places), item)
        draft.list, draft.number = item.places, item.number
        record.drafts.append(draft)
        return record

    def _slots(self, bodies: Sequence[Body], item: _Item) -> list[tuple[str, tuple[Value, ...]]]:
        slots = slots_of(bodies)
        for name, values in slots:
            self._whole(name, item)
            for value in values:
                self._whole(value.text, item)
        return slots

    def _relation(self, item: _Item, ends: Sequence[str], owners: Mapping[str, Record]) -> None:
        """Take in a relation: it goes to its annotator's part of the document of its first end."""
        # An end may be an annotation that is not read: the first that is gives document and annotator.
        first = next((owners[end] for end in ends if end in owners), None)
        annotator, creator = creator_of(item.members)
        document = first.document if first is not None else self._own
        if not annotator and first is not None:
            annotator = first.annotator or ""
        record = self._record(document, annotator, item, creator)
        slots = [
            (f"{END}{number}", (Value(identifier_of(end), identifier_of(end)),))
            for number, end in enumerate(ends, 1)
        ]
        bodies = bodies_of(item.members)
        label = self._whole(label_of(item.members, bodies), item)
        values = [slot for slot in self._slots(bodies, item) if slot[0] != RELATED]
        draft = Draft(label, self._identifier(item), (), [*slots, *values], item.source)
        draft.list, draft.number = item.places, item.number
        record.drafts.append(draft)

    def _identifier(self, item: _Item) -> str:
        return self._whole(identifier_of(iri_of(item.members)), item)

    def _whole(self, text: str, item: _Item) -> str:
        """Return a text of whole characters. Raises InputRefused for any other."""
        return text if self._is_whole else self.text_of(text, item.source.start, "annotation")

    def _empty(self) -> Record:
        """Return the record of a file without annotations: a document in which nothing is annotated."""
        # Nothing is annotated then, in the only text that the file may have, or under the name of the file.
        names = list(texts_of(self._complaints.source))
        document = names[0] if len(names) == 1 else self._own
        record = Record(document=document, annotator=None)
        take_text(record, self._texts.get(document), self._text_of(document).scale)
        assert self._first_list is not None  # every file has one
        record.lists = {SPANS: self._first_list, RELATIONS: self._first_list}
        return record

    def _warn(self) -> None:
        """Warn of missing texts and of annotations that are not read, once for each kind."""
        if self._missing:
            names = [f"{name}{TEXTS}" for name in self._missing]
            warn_of_no_texts(self._complaints, names)
        for kind, places in self._passed.items():
            finding, expected, remedy = _PASSED[kind](len(places))
            self._complaints.warn(places[0], finding, expected, remedy)


def _is_container(value: JsonValue) -> bool:
    """Tell whether a value is a page or collection of annotations."""
    # A target tells an annotation from a page, whatever other members it has.
    if not isinstance(value, dict) or "target" in value:
        return False
    return any(isinstance(value.get(key), list) for key in LISTS) or isinstance(value.get(FIRST), dict)


def _ends(item: _Item, identifiers: Mapping[str, object]) -> list[str]:
    """Return the annotations that a relation joins: its targets, or target and body; none of others."""
    # One target that is a part of a text, or is no annotation, makes the whole a plain annotation.
    ends = []
    for target in item.targets:
        end = iri_of(target)
        if end not in identifiers or has_selector(target):
            return []
        ends.append(end)
    if len(ends) > 1:
        return ends
    bodies = [iri_of(body) for body in members_of(item.members.get("body"))]
    related = [body for body in bodies if body in identifiers]
    return [*ends, *related] if len(related) == 1 else []


def _quotation(count: int) -> tuple[Wording, Wording, Wording]:
    finding = plural(
        "{count} annotation whose place is not found in the text",
        "{count} annotations whose places are not found in the text",
        count,
    )
    return finding, Wording("a position, or a quotation that is there once"), _NOT_READ


def _moved(count: int) -> tuple[Wording, Wording, Wording]:
    finding = plural(
        "{count} position with another text than its quotation",
        "{count} positions with other texts than their quotations",
        count,
    )
    expected = Wording("the quotation at the position")
    return finding, expected, Wording("the only place of the quotation is used")


def _selector(count: int) -> tuple[Wording, Wording, Wording]:
    finding = plural(
        "{count} annotation of something else than a text",
        "{count} annotations of something else than a text",
        count,
    )
    return finding, Wording("selectors of positions or quotations in a text"), _NOT_READ


def _several(count: int) -> tuple[Wording, Wording, Wording]:
    finding = plural("{count} annotation of several texts", "{count} annotations of several texts", count)
    return finding, Wording("targets in one text"), _NOT_READ


def _other(count: int) -> tuple[Wording, Wording, Wording]:
    finding = plural("{count} value without a target", "{count} values without a target", count)
    return finding, Wording("annotations"), _NOT_READ


_PASSED = {
    "quotation": _quotation,
    "moved": _moved,
    "selector": _selector,
    "several": _several,
    "other": _other,
}


def scan(complaints: Complaints, _options: ReadOptions, texts: TextsByName) -> list[Record]:
    """Return the records of a file, as `AnnotationScan.run` does, with the same errors."""
    return AnnotationScan(complaints, texts).run()
