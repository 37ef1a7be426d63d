"""Scan of a BioC collection: the texts of its documents, annotations and relations as drafts.

A document's text is that of its passages, or of their sentences, each at its own offset. Offsets are code
points of the document.
"""

import re
from collections.abc import Iterator, Mapping, Sequence

from annotally.formats.bioc.passages import (
    ANNOTATION,
    END,
    RELATION,
    REMEDY,
    ROLE,
    TYPE,
    Passage,
    join_passages,
    number_of_home,
)
from annotally.formats.splicing import Edit, leading_of
from annotally.formats.standoff.offsets import OffsetScale
from annotally.formats.standoff.reading import extent_of
from annotally.formats.standoff.records import RELATIONS, SPANS, AnnotationList, Draft, Record, Value
from annotally.formats.standoff.repeated import clear_repeated
from annotally.formats.xml_documents import parse_xml
from annotally.formats.xml_places import Element, place_elements, text_runs
from annotally.model.extents import Extent
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.text import IDENTITY, SourceMap
from annotally.model.wording import Wording, plural

COLLECTION, DOCUMENT, PASSAGE, SENTENCE = "collection", "document", "passage", "sentence"
OFFSET = "offset"
_NUMBER = re.compile(r"\s*([0-9]{1,15})\s*")
_OFFSET = re.compile(r'<location offset="([0-9]+)"')


class ElementList(AnnotationList):
    """The annotations and relations of a document, wherever they stand in it."""

    def __init__(self, text: str, document: Element, blocks: Sequence["PassageText"]) -> None:
        super().__init__()
        self._text, self._document, self._blocks = text, document, blocks

    def edits(self, changed: Mapping[int, str | None], added: Sequence[str]) -> Iterator[Edit]:
        """Yield the edits; an element that is removed takes its indentation and the line end ahead along."""
        for number, element in changed.items():
            start, end = self.starts[number], self.ends[number]
            if element is None:
                start -= len(leading_of(self._text, start))
            yield start, end, element or ""
        for element in added:
            place, leading = self._home(element)
            yield place, place, leading + element

    def _home(self, element: str) -> tuple[int, str]:
        """Return where a new element goes, behind its like, and the white space ahead of it."""
        # A span goes into the passage of its first place, as the format has it; everything else belongs to
        # the document as a whole.
        place = _OFFSET.search(element)
        parent = self._document
        if place is not None and self._blocks:
            starts = [block.start for block in self._blocks]
            parent = self._blocks[number_of_home(starts, int(place[1]))].element
        ahead = [child for child in parent.children if place is None or child.name != RELATION]
        if not ahead:
            return parent.closing, ""
        return ahead[-1].end, leading_of(self._text, ahead[-1].start)


class PassageText:
    """A passage or a sentence with its text, which begins at ``start`` of the document."""

    def __init__(self, element: Element, text: Element | None, start: int) -> None:
        self.element, self.text, self.start = element, text, start


def scan(complaints: Complaints) -> list[Record]:
    """Return a record for each document of a file; linear.

    Raises InputRefused for malformed XML, another document element than a collection, passages that overlap,
    gaps between them longer than the file, and offsets that are no numbers.
    """
    root = place_elements(parse_xml(complaints, REMEDY))
    if root.name != COLLECTION:
        finding = Wording("the element {name}", name=shown(root.name))
        raise complaints.refusal(root.start, finding, Wording("a collection"), REMEDY)
    return [_DocumentScan(complaints, document).run() for document in root.all(DOCUMENT)]


def content_of(element: Element, name: str) -> str:
    """Return the text of the first child of a name, empty without one."""
    child = next(element.all(name), None)
    return child.text.strip() if child is not None else ""


class _DocumentScan:
    """The scan of one document."""

    def __init__(self, complaints: Complaints, document: Element) -> None:
        self._complaints, self._document = complaints, document
        self._record = Record(Extent(document.start, document.end), content_of(document, "id"))

    def run(self) -> Record:
        # The text comes first, since offsets count in it; annotations stand in passages, in sentences and
        # behind them all, and are taken in the order of the file wherever they stand.
        record, document = self._record, self._document
        blocks = list(self._blocks())
        passages = map(self._passage, blocks)
        record.text, record.source_map = join_passages(passages, document.start, self._complaints)
        record.offsets = OffsetScale(record.text)
        elements = ElementList(self._complaints.source.text, document, blocks)
        record.lists = {SPANS: elements, RELATIONS: elements}
        for element in self._annotated(document):
            draft = self._span(element) if element.name == ANNOTATION else self._relation(element)
            draft.list, draft.number = elements, elements.append(element.start, element.end)
            record.drafts.append(draft)
        clear_repeated(record.drafts, self._complaints)
        return record

    def _refusal(self, at: int, finding: Wording, expected: Wording) -> Exception:
        return self._complaints.refusal(at, finding, expected, REMEDY)

    def _annotated(self, parent: Element) -> Iterator[Element]:
        """Yield the annotations and relations of an element and of those inside, in their order."""
        for child in parent.children:
            if child.name in (ANNOTATION, RELATION):
                yield child
            elif child.name in (PASSAGE, SENTENCE):
                yield from self._annotated(child)

    # --- the text

    def _blocks(self) -> Iterator[PassageText]:
        # A passage has its own text, or sentences that have theirs; where a file has both, they say the same
        # twice, and the longer one counts.
        for passage in self._document.all(PASSAGE):
            text = next(passage.all("text"), None)
            sentences = [] if text is not None else list(passage.all(SENTENCE))
            if text is not None or not sentences:
                yield PassageText(passage, text, self._offset(passage))
            for sentence in sentences:
                yield PassageText(sentence, next(sentence.all("text"), None), self._offset(sentence))

    def _offset(self, element: Element) -> int:
        offset = next(element.all(OFFSET), None)
        stated = offset.text if offset is not None else ""
        match = _NUMBER.fullmatch(stated)
        if match is None:
            finding = Wording("{value!r} as {name}", value=shown(stated, 30), name=OFFSET)
            at = offset.start if offset is not None else element.start
            raise self._refusal(at, finding, Wording("a whole number from 0"))
        return int(match[1])

    def _passage(self, block: PassageText) -> Passage:
        """Return a block with its text and the places of its characters."""
        element, text = block.element, block.text
        if text is None or not text.text:
            return Passage(block.start, "", element.start, IDENTITY, element.start)
        runs = text_runs(self._complaints.source.text, text.inside, text.closing)
        return Passage(block.start, text.text, element.start, SourceMap(*runs), text.closing)

    # --- annotations

    def _span(self, element: Element) -> Draft:
        label, slots = self._infons(element, ANNOTATION)
        extents = tuple(sorted(self._extent(location) for location in element.all("location")))
        texts = list(element.all("text"))
        return Draft(
            label,
            (element.get("id") or "").strip(),
            extents,
            slots,
            Extent(element.start, element.end),
            quote=texts[0].text if texts and extents else None,
        )

    def _extent(self, location: Element) -> Extent:
        numbers = []
        for name in (OFFSET, "length"):
            match = _NUMBER.fullmatch(location.get(name) or "")
            if match is None:
                finding = Wording("{value!r} as {name}", value=shown(location.get(name) or "", 30), name=name)
                raise self._refusal(location.value_place(name), finding, Wording("a whole number from 0"))
            numbers.append(int(match[1]))
        start, length = numbers
        return extent_of(self._record, start, start + length, location.start, self._complaints)

    def _relation(self, element: Element) -> Draft:
        # Nodes are told apart by their order and not by their roles, which are often empty, or the same
        # twice: a role is a value beside its node, so that any relation of two is one of other formats too.
        label, slots = self._infons(element, RELATION)
        nodes = list(element.all("node"))
        ends: list[tuple[str, tuple[Value, ...]]] = []
        for number, node in enumerate(nodes, 1):
            target = (node.get("refid") or "").strip()
            ends.append((f"{END}{number}", (Value(target, target),)))
            if role := node.get("role"):
                slots.append((f"{ROLE}{number}", (Value(role),)))
        source = Extent(element.start, element.end)
        return Draft(label, (element.get("id") or "").strip(), (), [*ends, *slots], source)

    def _infons(self, element: Element, usual: str) -> tuple[str, list[tuple[str, tuple[Value, ...]]]]:
        """Return the label of an element, and its other infons as slots, each with all its values."""
        # A key that comes again has several values; a second type is refused, for an annotation has one label
        # and neither of the two may be lost.
        values: dict[str, list[Value]] = {}
        for infon in element.all("infon"):
            if infon.text:
                values.setdefault(infon.get("key") or "", []).append(Value(infon.text))
        label = values.pop(TYPE, [])
        if len(label) > 1:
            finding = plural("{count} infon of the type", "{count} infons of the type", len(label))
            raise self._refusal(element.start, finding, Wording("one type"))
        return (label[0].text if label else usual), [(key, tuple(of_key)) for key, of_key in values.items()]
