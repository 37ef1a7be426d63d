"""Reading of XML with annotations inside the text: elements become drafts, drafts instances."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from itertools import chain

from msgspec import structs

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.inline_xml.choice import RESPONSIBLE, ElementChoice, choice_of, folded_name
from annotally.formats.inline_xml.text import InlineText, inline_text, inner_elements
from annotally.formats.inline_xml.tool import InlinePart, InlineRecord, InlineTool
from annotally.formats.labels import layers_by_choice
from annotally.formats.standoff.reading import Loaded, load, read_records
from annotally.formats.standoff.records import Draft, Record, Value
from annotally.formats.standoff.repeated import clear_repeated
from annotally.formats.xml_documents import XmlDocument, parse_xml
from annotally.formats.xml_places import Element, place_elements
from annotally.model.extents import Extent
from annotally.model.source_diagnostics import Complaints
from annotally.model.text import Source

IDENTIFIERS = ("xml:id", "id")
"""Folded names of the attributes that name an element; they are no slots."""
_NAMESPACE = "xmlns"


@dataclass(frozen=True, slots=True)
class _Scanner:
    """A format with a choice of elements made."""

    name: str
    scan: Callable[[Complaints, ReadOptions], Sequence[Record]]
    unannotated_counts: bool = False


def _scanner(tool: InlineTool, options: ReadOptions) -> _Scanner:
    choice = choice_of(options.layer)
    return _Scanner(tool.name, lambda complaints, _options: scan(tool, choice, complaints))


def read_inline(tool: InlineTool, sources: Sequence[Source], options: ReadOptions) -> ReadResult:
    """Read the elements that ``options.layer`` chooses, or the usual ones of the format.

    Raises InputRefused for malformed XML, and what the tool's parts refuse.
    """
    # The layer chooses elements here and no annotators, so that the reading of records is not told of it.
    result = read_records(_scanner(tool, options), sources, replace(options, layer=None))
    layers = layers_by_choice(result.annotations.documents.values(), options)
    return replace(result, annotations=structs.replace(result.annotations, layers=layers))


def load_inline(tool: InlineTool, sources: Sequence[Source], options: ReadOptions) -> Loaded:
    """Return the annotations that `read_inline` reads, with the records; the same errors."""
    return load(_scanner(tool, options), sources, replace(options, layer=None))


def scan(tool: InlineTool, choice: ElementChoice, complaints: Complaints) -> list[InlineRecord]:
    """Return a record for each document of a file. Raises InputRefused for malformed XML."""
    document = parse_xml(complaints)
    root = place_elements(document)
    parts = tool.parts(complaints, root)
    texts = _texts(complaints.source.text, document, root, {id(part.content) for part in parts})
    return [_record(tool, choice, complaints, (part, texts[id(part.content)])) for part in parts]


def _texts(
    source_text: str, document: XmlDocument, root: Element, identities: Collection[int]
) -> dict[int, InlineText]:
    """Return the texts of some elements, by the identity of these."""
    # Both trees have the same elements in the same order.
    elements = zip(chain((root,), inner_elements(root)), document.root.iter("*"), strict=True)
    return {
        id(element): inline_text(source_text, element, parsed)
        for element, parsed in elements
        if id(element) in identities
    }


def _record(
    tool: InlineTool, choice: ElementChoice, complaints: Complaints, scanned: tuple[InlinePart, InlineText]
) -> InlineRecord:
    # Names are judged by all elements of the document at once, so that one name is read throughout.
    part, text = scanned
    place = part.document_element
    record = InlineRecord(Extent(place.start, place.end), part.document, inline=text, part=part)
    record.text, record.source_map = text.text, text.source_map
    usual = tool.usual_names(text.elements)
    for element, extent in zip(text.elements, text.extents, strict=True):
        name = folded_name(element)
        if choice.takes(name, usual=name in usual, is_empty=extent.start == extent.end):
            draft = draft_of(tool, element, extent)
            if choice.takes_work_of(_persons(draft)):
                record.elements.append(element)
                record.drafts.append(draft)
    # Annotations beside the text come behind those in it; their numbers tell them apart when written.
    beside = [
        (element, draft)
        for element, draft in tool.spans(record, complaints)
        if choice.takes_work_of(_persons(draft))
    ]
    record.beside = frozenset(range(len(record.drafts), len(record.drafts) + len(beside)))
    for element, draft in beside:
        record.elements.append(element)
        record.drafts.append(draft)
    clear_repeated(record.drafts, complaints)
    return record


def _persons(draft: Draft) -> list[str]:
    """Return the persons responsible for an annotation."""
    return [
        person
        for name, values in draft.slots
        if name == RESPONSIBLE
        for value in values
        for person in value.text.split()
    ]


def draft_of(tool: InlineTool, element: Element, extent: Extent) -> Draft:
    """Return the draft of an element around words."""
    # The attribute that says the label is not a slot as well.
    label = tool.label_of(element)
    slots = slots_of(element, label.attributes)
    return Draft(label.text, identifier_of(element), (extent,), slots, Extent(element.start, element.end))


def slots_of(element: Element, without: Collection[str]) -> list[tuple[str, tuple[Value, ...]]]:
    """Return the attributes of an element that have a value as slots, but for some of them."""
    # An empty attribute says nothing: it is no slot, and stays in the file.
    return [
        (name, (Value(value),))
        for name, value in element.attributes.items()
        if value and name not in without and is_slot(name)
    ]


def is_slot(name: str) -> bool:
    """Tell whether an attribute is a slot: it names neither the element nor a namespace."""
    return name.casefold() not in IDENTIFIERS and name.partition(":")[0] != _NAMESPACE


def identifier_of(element: Element) -> str:
    """Return the name that an element has in its file, empty without one."""
    return next(
        (value for name, value in element.attributes.items() if name.casefold() in IDENTIFIERS and value), ""
    )
