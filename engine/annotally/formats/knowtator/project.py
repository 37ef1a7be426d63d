"""Scan of a file of Knowtator 2: documents with annotations, and graphs of relations between these.

An annotation has its class and its spans in it. A relation is a triple between two vertices of a graph, each
of which stands for an annotation. Offsets are as in the files of Knowtator 1.
"""

import html
import re
from collections.abc import Iterator, Mapping, Sequence

from annotally.formats.base import ReadOptions, TextPlaces
from annotally.formats.companions import normal_path
from annotally.formats.knowtator.places import TEXTS, stem_of
from annotally.formats.knowtator.scan import ALL, ANNOTATION, REMEDY
from annotally.formats.splicing import Edit, leading_of, line_end_of
from annotally.formats.standoff.external_texts import TextsByName, take_text, warn_of_no_texts
from annotally.formats.standoff.offsets import OffsetScale, OffsetUnit, Quote, fitting_offsets
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
from annotally.formats.xml_places import Element, place_elements
from annotally.formats.xml_spelling import spell_attribute
from annotally.model.extents import Extent
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import Source
from annotally.model.wording import Wording

ROOT, DOCUMENT, GRAPH, VERTEX, TRIPLE = "knowtator-project", "document", "graph-space", "vertex", "triple"
SPAN_VALUES = {"motivation": "", "type": "identity"}
"""Attributes of annotations that are slots, and the values that say nothing."""
TRIPLE_VALUES = {"motivation": "", "quantifier": "", "value": "", "polarity": ""}
"""Those of triples."""
SUBJECT, OBJECT, MARK = "\1", "\2", "\0"
"""Stand in the spelling of a triple for its vertices; the mark parts it from the annotations ahead of it."""
_NUMBER = re.compile(r"\s*([0-9]{1,15})\s*")
_DOCUMENT = re.compile(rf"<{DOCUMENT}\b([^<>]*)>")
_ANNOTATOR = re.compile(r"<annotation\b[^<>]*?\bannotator\s*=\s*(?:\"([^\"<]*)\"|'([^'<]*)')")
_ATTRIBUTE = re.compile(r"\b(id|text-file)\s*=\s*(?:\"([^\"]*)\"|'([^']*)')")
_FOLDERS = ("", "../Articles/", "../articles/")


def annotators_in_project(text: str) -> Sequence[str]:
    """Return the annotators of a file, which may be cut off."""
    names = (html.unescape(match[1] or match[2] or "") for match in _ANNOTATOR.finditer(text))
    return list(dict.fromkeys(names))


def texts_of_project(source: Source) -> TextPlaces:
    """Return where the texts of the documents of a file may be."""
    # Under the name that the file states, the document's, and the file's own if it has only one document.
    tags = [dict(_attributes(match[1])) for match in _DOCUMENT.finditer(source.text)]
    stem = stem_of(source.path)
    folder = source.path[: len(source.path) - len(re.split(r"[\\/]", source.path)[-1])]
    places = {}
    for attributes in tags:
        name, file = _named(attributes, stem)
        files = [file, f"{name}{TEXTS}", *([f"{stem}{TEXTS}"] if len(tags) == 1 else [])]
        paths = [normal_path(f"{folder}{place}{path}") for place in _FOLDERS for path in files]
        places[name] = list(dict.fromkeys(paths))
    return places


def _attributes(tag: str) -> Iterator[tuple[str, str]]:
    for match in _ATTRIBUTE.finditer(tag):
        yield match[1], html.unescape(match[2] or match[3] or "")


def _named(attributes: Mapping[str, str], stem: str) -> tuple[str, str]:
    """Return the name of a document and that of the file of its text."""
    file = re.split(r"[\\/]", attributes.get("text-file") or "")[-1]
    name = file.removesuffix(TEXTS) or attributes.get("id") or stem.removesuffix(TEXTS)
    return name, file or f"{name}{TEXTS}"


class ProjectList(AnnotationList):
    """The annotations and triples of a document."""

    def __init__(self, text: str, document: Element) -> None:
        super().__init__()
        self._text, self._document = text, document
        self._annotations: dict[int, str] = {}
        """Identifiers of annotations by their numbers."""

    def take(self, element: Element) -> int:
        """Take in an annotation or a triple."""
        # Triples have no vertices of their own: only annotations are noted.
        number = self.append(element.start, element.end)
        if element.name == ANNOTATION:
            self._annotations[number] = element.get("id") or ""
        return number

    def edits(self, changed: Mapping[int, str | None], added: Sequence[str]) -> Iterator[Edit]:
        """Yield the edits; vertices of annotations that are removed go too, those of relations come in."""
        # A relation that changes is removed and put in anew, for its triple may need other vertices.
        for number, text in changed.items():
            is_kept = text is not None and MARK not in text
            yield self._replaced(self.starts[number], self.ends[number], text if is_kept else None)
        yield from self._vertex_edits({number for number, text in changed.items() if text is None})
        new = [text for text in (*changed.values(), *added) if text is not None]
        yield from self._additions([text for text in added if MARK not in text], new)

    def _vertex_edits(self, removed: set[int]) -> Iterator[Edit]:
        """Yield the edits that remove the vertices of annotations that are removed."""
        # A vertex stands for an annotation and goes with it, or relations would lead nowhere.
        gone = {identifier for number, identifier in self._annotations.items() if number in removed}
        for vertex in self._vertices():
            if vertex.get(ANNOTATION) in gone:
                yield self._replaced(vertex.start, vertex.end, None)

    def _additions(self, spans: Sequence[str], texts: Sequence[str]) -> Iterator[Edit]:
        """Yield the edits that put in new annotations, and the triples among all new texts."""
        if spans:
            yield self._behind(ANNOTATION, spans)
        # Vertices that the document has are used again.
        triples = [text for text in texts if MARK in text]
        if triples:
            vertices = {vertex.get(ANNOTATION) or "": vertex.get("id") or "" for vertex in self._vertices()}
            yield self._graph([line for text in triples for line in with_vertices(text, vertices)])

    def _vertices(self) -> Iterator[Element]:
        for graph in self._document.all(GRAPH):
            yield from graph.all(VERTEX)

    def _replaced(self, start: int, end: int, text: str | None) -> Edit:
        # An element that is removed takes the line end and the indentation ahead along.
        return (
            (start, end, text) if text is not None else (start - len(leading_of(self._text, start)), end, "")
        )

    def _behind(self, name: str, texts: Sequence[str]) -> Edit:
        """Return the edit that puts elements behind the last one of a name, or first into the document."""
        elements = list(self._document.all(name))
        at = elements[-1].end if elements else self._document.inside
        leading = leading_of(self._text, elements[-1].start) if elements else line_end_of(self._text)
        # A document that is a single tag is opened first.
        if self._document.empty:
            tag = self._text[self._document.start : self._document.end].removesuffix("/>").rstrip()
            lines = "".join(f"{leading}{text}" for text in texts)
            return self._document.start, self._document.end, f"{tag}>{lines}{leading}</{DOCUMENT}>"
        return at, at, "".join(f"{leading}{text}" for text in texts)

    def _graph(self, lines: Sequence[str]) -> Edit:
        """Return the edit that puts lines into the last graph, or into a new one."""
        graphs = list(self._document.all(GRAPH))
        # An empty graph is a single tag: a new one is put behind it.
        if not graphs or graphs[-1].empty:
            text = "\n".join([f'<{GRAPH} id="annotally">', *lines, f"</{GRAPH}>"])
            return self._document.closing, self._document.closing, f"{text}\n"
        graph = graphs[-1]
        at = graph.children[-1].end if graph.children else graph.inside
        leading = leading_of(self._text, graph.children[-1].start) if graph.children else "\n"
        return at, at, "".join(f"{leading}{line}" for line in lines)


def with_vertices(text: str, vertices: dict[str, str]) -> Iterator[str]:
    """Yield the vertices that a triple needs and are not there yet, which are noted, and the triple."""
    # A vertex is made once for each annotation and noted, so that further triples share it.
    first, second, triple = text.split(MARK)
    for annotation in (first, second):
        if annotation not in vertices:
            vertices[annotation] = f"{annotation}_vertex"
            spelled = (spell_attribute(vertices[annotation]), spell_attribute(annotation))
            yield f'<{VERTEX} annotation={spelled[1]} id={spelled[0]} x="20.0" y="20.0"/>'
    ends = (spell_attribute(vertices[first]), spell_attribute(vertices[second]))
    yield triple.replace(SUBJECT, ends[0]).replace(OBJECT, ends[1])


def scan_project(complaints: Complaints, options: ReadOptions, texts: TextsByName) -> list[Record]:
    """Return a record for each annotator of each document of a file; linear.

    Raises InputRefused for malformed XML, another document element, and offsets that are no numbers.
    """
    # The texts that are missing are told of once, ahead of the annotations that count in them.
    root = place_elements(parse_xml(complaints, REMEDY))
    if root.name != ROOT:
        finding = Wording("the element {name}", name=shown(root.name))
        raise complaints.refusal(root.start, finding, Wording("a project of Knowtator"), REMEDY)
    scans = [_DocumentScan(complaints, element, texts) for element in root.all(DOCUMENT)]
    missing = [scanned.file for scanned in scans if scanned.text is None]
    if missing:
        warn_of_no_texts(complaints, missing)
    return [record for scanned in scans for record in scanned.run(options)]


class _DocumentScan:
    """The scan of one document."""

    def __init__(self, complaints: Complaints, document: Element, texts: TextsByName) -> None:
        self._complaints, self._document = complaints, document
        self._name, self.file = _named(document.attributes, stem_of(complaints.source.path))
        self.text = texts.get(self._name)
        self._list = ProjectList(complaints.source.text, document)
        self._records: dict[str, Record] = {}
        self._classes: dict[str, str] = {}
        self._scale = OffsetScale(None)

    def run(self, options: ReadOptions) -> list[Record]:
        """Return the records; all annotators together where that is asked for."""
        # The unit of offsets shows from all quotations of a document, and is settled ahead of any place.
        annotations = list(self._document.all(ANNOTATION))
        if self.text is not None:
            quotes = (quote for element in annotations for quote in self._quotes(element))
            self._scale = fitting_offsets(self.text.text, quotes, OffsetUnit.UTF16)
        owners = {element.get("id") or "": self._annotation(element) for element in annotations}
        for graph in self._document.all(GRAPH):
            stands_for = {vertex.get("id"): vertex.get(ANNOTATION) or "" for vertex in graph.all(VERTEX)}
            for triple in graph.all(TRIPLE):
                self._triple(triple, stands_for, owners)
        records = list(self._records.values()) or [Record(annotator=None)]
        if (options.layer or "").casefold() == ALL:
            records = self._together(records)
        for record in records:
            self._finish(record)
        return records

    def _together(self, records: list[Record]) -> list[Record]:
        """Return one record of all annotators, unless one of them is called so."""
        # Records of one document share their text and lists, so that the first can take all drafts.
        if not self._records or ALL in map(str.casefold, self._records):
            return records
        records[0].drafts = [draft for record in records for draft in record.drafts]
        records[0].annotator = ALL
        return records[:1]

    def _finish(self, record: Record) -> None:
        record.range = Extent(self._document.start, self._document.end)
        record.document = self._name
        take_text(record, self.text, self._scale)
        record.lists = {SPANS: self._list, RELATIONS: self._list}
        record.spelling = {**record.spelling, "classes": self._classes}
        record.drafts.sort(key=lambda draft: draft.source.start)
        clear_repeated(record.drafts, self._complaints)

    def _record_of(self, annotator: str) -> Record:
        # The scale of a document is shared by the records of its annotators.
        record = self._records.get(annotator)
        if record is None:
            record = self._records[annotator] = Record(annotator=annotator, offsets=self._scale)
            record.spelling = {"annotator": annotator}
        return record

    def _places(self, element: Element) -> list[tuple[int, int]]:
        return [(self._offset(span, "start"), self._offset(span, "end")) for span in element.all("span")]

    def _offset(self, span: Element, name: str) -> int:
        match = _NUMBER.fullmatch(span.get(name) or "")
        if match is None:
            finding = Wording("{value!r} as {name}", value=shown(span.get(name) or "", 30), name=name)
            expected = Wording("a whole number from 0")
            raise self._complaints.refusal(span.value_place(name), finding, expected, REMEDY)
        return int(match[1])

    def _quotes(self, element: Element) -> Iterator[Quote]:
        for span, place in zip(element.all("span"), self._places(element), strict=True):
            yield Quote(*place, span.text)

    def _annotation(self, element: Element) -> Record:
        record = self._record_of(element.get("annotator") or "")
        # Spans may stand in any order; quotations are put together in that of the text.
        places = sorted(
            zip(self._places(element), element.all("span"), strict=True), key=lambda pair: pair[0]
        )
        extents = [extent_of(record, *place, element.start, self._complaints) for place, _ in places]
        kind = next(element.all("class"), None)
        label = (kind.get("id") or "").strip() if kind is not None else ""
        if label and kind is not None:
            self._classes[label] = self._complaints.source.text[kind.start : kind.end]
        slots = _slots(element, SPAN_VALUES)
        source = Extent(element.start, element.end)
        draft = Draft(label or ANNOTATION, element.get("id") or "", tuple(extents), slots, source)
        if extents and all(span.text for _, span in places):
            draft.quote = " ".join(span.text for _, span in places)
        draft.list, draft.number = self._list, self._list.take(element)
        record.drafts.append(draft)
        return record

    def _triple(
        self, triple: Element, stands_for: Mapping[str | None, str], owners: Mapping[str, Record]
    ) -> None:
        """Take in a relation; it goes with the annotation that it begins at."""
        # An end without a vertex is taken for the name of the annotation itself.
        ends = [stands_for.get(triple.get(name), triple.get(name) or "") for name in ("subject", "object")]
        record = owners.get(ends[0]) or self._record_of(triple.get("annotator") or "")
        slots: list[tuple[str, tuple[Value, ...]]] = [
            (slot, (Value(end, end),)) for slot, end in zip((FIRST_END, SECOND_END), ends, strict=True)
        ]
        slots += _slots(triple, TRIPLE_VALUES)
        source = Extent(triple.start, triple.end)
        draft = Draft(triple.get("property") or TRIPLE, triple.get("id") or "", (), slots, source)
        draft.list, draft.number = self._list, self._list.take(triple)
        record.drafts.append(draft)


def _slots(element: Element, usual: Mapping[str, str]) -> list[tuple[str, tuple[Value, ...]]]:
    # A value that says nothing is no slot.
    values = ((name, element.get(name) or "") for name in usual)
    return [(name, (Value(value),)) for name, value in values if value and value != usual[name]]
