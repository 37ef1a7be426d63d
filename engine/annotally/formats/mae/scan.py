"""Scan of a file of MAE: its text, and the elements of TAGS as drafts of annotations.

An element with places is a span, one with arguments (``fromID`` and ``fromText``) a link, any other an object
without a place. Offsets count UTF-16 units of the text as XML has it, for the tools are written in Java and
JavaScript; code points where the texts that elements repeat stand there instead.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from annotally.formats.splicing import Edit, leading_of, line_end_of
from annotally.formats.standoff.offsets import OffsetUnit, Quote, fitting_offsets
from annotally.formats.standoff.reading import extent_of
from annotally.formats.standoff.records import (
    FIRST_END,
    RELATIONS,
    SECOND_END,
    SPANS,
    AnnotationList,
    Draft,
    Record,
    Value,
)
from annotally.formats.standoff.repeated import clear_repeated
from annotally.formats.xml_documents import parse_xml
from annotally.formats.xml_places import Element, place_elements, text_runs
from annotally.model.extents import Extent
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import SourceMap
from annotally.model.wording import Wording

REMEDY = Wording("save the file from the annotation tool again")
TEXT, TAGS = "TEXT", "TAGS"
PAIRS = (("from", "to"), ("arg0", "arg1"))
"""Names of the two arguments of a link whose ends are `FIRST_END` and `SECOND_END`: of MAE 1, of MAE 2."""
PLACES = frozenset({"spans", "start", "end"})
OWN = PLACES | {"id", "text"}
"""Attributes of an element that are no slots."""
ID, QUOTE = "ID", "Text"
"""Endings of the attributes of an argument: with its identifier, with its text."""
NO_PLACE = -1
"""Offset of an annotation that marks nothing in the text."""
_RANGE = re.compile(r"\s*(-1|[0-9]{1,15})\s*~\s*(-1|[0-9]{1,15})\s*")
_NUMBER = re.compile(r"\s*(-1|[0-9]{1,15})\s*")
_GAP = re.compile(r"\s+\.\.\.\s+")
"""Stands in a stated text between the pieces of a discontinuous span."""


def arguments_of(attributes: Iterable[str]) -> list[str]:
    """Return the names of a link's arguments, in the order of its attributes."""
    names = list(attributes)
    present = set(names)
    usual = {f"{name}{ID}" for pair in PAIRS for name in pair}
    return [
        name.removesuffix(ID)
        for name in names
        if len(name) > len(ID)
        and name.endswith(ID)
        and (name in usual or f"{name.removesuffix(ID)}{QUOTE}" in present)
    ]


def slots_of_arguments(arguments: Sequence[str]) -> dict[str, str]:
    """Return the slot of each argument: `FIRST_END` and `SECOND_END` for the usual two, else its own name."""
    if any(set(arguments) == set(pair) for pair in PAIRS):
        return {name: FIRST_END if name in ("from", "arg0") else SECOND_END for name in arguments}
    return {name: name for name in arguments}


class TagList(AnnotationList):
    """The elements of TAGS."""

    def __init__(self, text: str, root: Element) -> None:
        super().__init__()
        self._text = text
        self._root = root

    def edits(self, changed: Mapping[int, str | None], added: Sequence[str]) -> Iterator[Edit]:
        """Yield the edits; an element that is removed takes its indentation and the line end ahead along."""
        for number, element in changed.items():
            start, end = self.starts[number], self.ends[number]
            if element is None:
                start -= len(leading_of(self._text, start))
            yield start, end, element or ""
        if added:
            yield self._insertion(added)

    def _insertion(self, added: Sequence[str]) -> Edit:
        # Behind the last element, indented as it is; in TAGS without elements, or without TAGS, that too is
        # spelled.
        line_end = line_end_of(self._text)
        tags = next(self._root.all(TAGS), None)
        if tags is not None and tags.children:
            last = tags.children[-1]
            leading = leading_of(self._text, last.start)
            return last.end, last.end, "".join(f"{leading}{element}" for element in added)
        lines = "".join(f"{line_end}{element}" for element in added)
        if tags is None:
            place = self._root.closing
            return place, place, f"<{TAGS}>{lines}{line_end}</{TAGS}>{line_end}"
        if tags.empty:
            return tags.start, tags.end, f"<{TAGS}>{lines}{line_end}</{TAGS}>"
        behind = "" if self._text[tags.inside : tags.closing].startswith(("\n", "\r")) else line_end
        return tags.inside, tags.inside, f"{lines}{behind}"


def scan(complaints: Complaints) -> list[Record]:
    """Return the one record of a file; linear.

    Raises InputRefused for malformed XML, a root without one TEXT and at most one TAGS, and offsets that are
    no numbers in order.
    """
    return [_Scan(complaints).run()]


class _Scan:
    """The scan of one file."""

    def __init__(self, complaints: Complaints) -> None:
        self._complaints = complaints
        self._source_text = complaints.source.text
        self._root = place_elements(parse_xml(complaints, REMEDY))
        self._tags = TagList(self._source_text, self._root)
        self._record = Record(Extent(0, len(self._source_text)))

    def run(self) -> Record:
        # The unit of the offsets has to be known before any place is read, so the places are read twice: once
        # as numbers, to hold them against the texts that elements repeat, and then as extents.
        record = self._record
        text = self._part(TEXT)
        if text is None:
            raise self._refusal(self._root.start, Wording("no element TEXT"), Wording("the text in TEXT"))
        record.text = text.text
        runs = text_runs(self._source_text, text.inside, text.closing)
        if not runs.text:
            record.source_map = SourceMap((0,), (text.inside,))
        else:
            record.source_map = SourceMap(runs.text, runs.file)
        record.lists = {SPANS: self._tags, RELATIONS: self._tags}
        tags = self._part(TAGS)
        elements = tags.children if tags is not None else []
        pairs = {pair for pair in PAIRS for element in elements if f"{pair[0]}{ID}" in element.attributes}
        record.spelling = {"ends": min(pairs, key=PAIRS.index, default=PAIRS[0])}
        record.spelling["old"] = any("start" in element.attributes for element in elements)
        record.offsets = fitting_offsets(text.text, self._quotes(elements), OffsetUnit.UTF16)
        for element in elements:
            draft = self._draft(element)
            draft.list, draft.number = self._tags, self._tags.append(element.start, element.end)
            record.drafts.append(draft)
        clear_repeated(record.drafts, self._complaints)
        return record

    def _refusal(self, at: int, finding: Wording, expected: Wording) -> Exception:
        return self._complaints.refusal(at, finding, expected, REMEDY)

    def _part(self, name: str) -> Element | None:
        """Return the only part of the document with a name, None without one."""
        parts = list(self._root.all(name))
        if len(parts) > 1:
            finding = Wording("element {name} again", name=name)
            raise self._refusal(parts[1].start, finding, Wording("one of them"))
        return parts[0] if parts else None

    def _quotes(self, elements: Sequence[Element]) -> Iterator[Quote]:
        """Yield the texts that elements of one place repeat."""
        for element in elements:
            places = self._places(element)
            if "text" in element.attributes and len(places) == 1:
                yield Quote(*places[0], element.attributes["text"])

    def _draft(self, element: Element) -> Draft:
        # Places decide what an element is: with them its attributes are values, whatever they are called;
        # without them those that come in pairs, an identifier and a text, are the ends of a link.
        attributes = element.attributes
        extents = self._extents(element)
        placed = not PLACES.isdisjoint(attributes)
        arguments = [] if placed else arguments_of(attributes)
        names = slots_of_arguments(arguments)
        passed_over = {f"{name}{ending}" for name in arguments for ending in (ID, QUOTE)}
        passed_over |= OWN if placed else {"id"} if arguments else {"id", "text"}
        slots: list[tuple[str, tuple[Value, ...]]] = []
        for name in arguments:
            target = attributes[f"{name}{ID}"]
            if target:
                slots.append((names[name], (Value(attributes.get(f"{name}{QUOTE}", target), target),)))
        slots += [
            (name, (Value(value),)) for name, value in attributes.items() if value and name not in passed_over
        ]
        quote = attributes.get("text")
        if quote is not None and len(extents) > 1:
            quote = _GAP.sub(" ", quote)
        source = Extent(element.start, element.end)
        return Draft(element.name, attributes.get("id", ""), extents, slots, source, quote=quote)

    def _places(self, element: Element) -> list[tuple[int, int]]:
        """Return the places of an element as its attributes have them."""
        # Both ways of spelling become pairs of numbers first. MAE 1 and the campaigns have one pair, MAE 2
        # several with commas between.
        attributes = element.attributes
        pairs: list[tuple[str, str]] = []
        if attributes.get("spans", "").strip():
            for piece in attributes["spans"].split(","):
                match = _RANGE.fullmatch(piece)
                if match is None:
                    raise self._no_offset(element, "spans", attributes["spans"])
                pairs.append((match[1], match[2]))
        elif "start" in attributes or "end" in attributes:
            pairs.append((attributes.get("start", ""), attributes.get("end", "")))
            for name, value in zip(("start", "end"), pairs[0], strict=True):
                if not _NUMBER.fullmatch(value):
                    raise self._no_offset(element, name, value)
        return [(int(start), int(end)) for start, end in pairs]

    def _extents(self, element: Element) -> tuple[Extent, ...]:
        """Return the places of an element in their order; none where it has no place in the text."""
        places = self._places(element)
        if places and all(pair == (NO_PLACE, NO_PLACE) for pair in places):
            return ()
        for place in places:
            if NO_PLACE in place:
                finding = Wording("an extent from {start} to {end}", start=place[0], end=place[1])
                raise self._refusal(element.start, finding, Wording("offsets from 0 on"))
        return tuple(
            sorted(extent_of(self._record, *place, element.start, self._complaints) for place in places)
        )

    def _no_offset(self, element: Element, name: str, value: str) -> Exception:
        finding = Wording("{value!r} as {name}", value=shown(value, 30), name=name)
        return self._refusal(element.value_place(name), finding, Wording("whole numbers from 0"))
