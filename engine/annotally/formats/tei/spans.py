"""Annotations of TEI beside the text, which point into it: spans, and the annotations of lists."""

import re
from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

from annotally.formats.inline_xml.choice import ANNOTATOR, RESPONSIBLE, folded_name
from annotally.formats.inline_xml.reading import identifier_of, slots_of
from annotally.formats.inline_xml.text import inner_elements
from annotally.formats.inline_xml.tool import InlineRecord
from annotally.formats.standoff.records import Draft, Value
from annotally.formats.tei.annotation_parts import (
    CONTENT,
    NAMES,
    STATEMENT,
    draft_of_annotation,
    unread_parts,
)
from annotally.formats.tei.pointers import PointerTargets, split_pointers, unknown_scheme
from annotally.formats.xml_places import Element
from annotally.model.extents import Extent
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.wording import Wording, plural

SPAN, GROUP, STANDOFF = "span", "spangrp", "standoff"
ANNOTATION, LIST = "annotation", "listannotation"
"""Folded names of elements."""
_PARENTS = {GROUP: SPAN, LIST: ANNOTATION, STANDOFF: ANNOTATION}
"""Elements with annotations directly inside, and the name of these."""
_TAGS = re.compile(
    r"<(/?)(?:[\w.-]+:)?(span|spanGrp|annotation|listAnnotation|respStmt|name|persName|orgName)(?=[\s/>])([^<>]*)>",
    re.IGNORECASE,
)
_VALUE = r"""\s{name}\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')"""
_RESPONSIBLE = re.compile(_VALUE.replace("{name}", RESPONSIBLE), re.IGNORECASE)
_REFERENCE = re.compile(_VALUE.replace("{name}", "ref"), re.IGNORECASE)
_PLACES = ("from", "to", "target")


class _Beside(NamedTuple):
    """An annotation beside the text, and the group it is in."""

    group: Element
    element: Element


def spans_of(record: InlineRecord, complaints: Complaints) -> Iterator[tuple[Element, Draft]]:
    """Yield the spans and annotations beside a document's text with their elements.

    Those that point to what is not in the text are passed over with a warning, and so are those whose pointer
    has a scheme that is not read, with one warning for each scheme.
    """
    # The extents of elements by identifiers are gathered only if there are spans: most files have none.
    assert record.part is not None
    annotations = [
        _Beside(group, element)
        for group in inner_elements(record.part.document_element)
        for element in group.children
        if folded_name(element) == _PARENTS.get(folded_name(group))
    ]
    if not annotations:
        return
    targets = _targets(record)
    unknown: dict[str, list[Element]] = {}
    for group, element in annotations:
        if scheme := _unknown_scheme(element):
            unknown.setdefault(scheme, []).append(element)
            continue
        places = _places(element, targets)
        if places is None:
            _warn_of_places(element, complaints)
        elif folded_name(element) == SPAN:
            yield element, _draft(group, element, places)
        else:
            yield element, draft_of_annotation(group, element, _joined(places, record.text or ""))
    for scheme, elements in unknown.items():
        _warn_of_scheme(scheme, elements, complaints)


def unread_beside(group: Element) -> Iterator[Element]:
    """Yield the elements in a part beside the text, or in a list of annotations, that are not read."""
    # A stack instead of recursion, for lists may be nested deeper than Python can call.
    waiting = group.children[::-1]
    while waiting:
        element = waiting.pop()
        if folded_name(element) == LIST:
            waiting += element.children[::-1]
        elif folded_name(element) == ANNOTATION:
            yield from unread_parts(element)
        elif folded_name(element) != GROUP:
            yield element


def annotators_of(text: str) -> list[str]:
    """Return the annotators of the annotations beside the text of a file; none where there is one or nobody.

    They are the persons of ``resp``, and those that a ``respStmt`` of an annotation refers to.
    """
    persons = dict.fromkeys(person for stated in _stated_persons(text) for person in stated.split())
    return [person for person in persons if person.startswith(ANNOTATOR)] if len(persons) > 1 else []


def _stated_persons(text: str) -> Iterator[str]:
    """Yield the persons of the annotations beside the text of a file, as attributes have them; linear."""
    # Statements of the header are about the file, so that only those in an annotation count.
    is_open = dict.fromkeys((ANNOTATION, STATEMENT), False)
    for match in _TAGS.finditer(text):
        is_end, name, attributes = bool(match[1]), match[2].casefold(), match[3]
        if name in is_open:
            is_open[name] = not is_end and not attributes.endswith("/")
        if is_end:
            continue
        stated = None
        if name in (SPAN, GROUP, ANNOTATION, LIST):
            stated = _RESPONSIBLE.search(attributes)
        elif name in NAMES and all(is_open.values()):
            stated = _REFERENCE.search(attributes)
        if stated is not None:
            yield stated[1] or stated[2] or ""


def _targets(record: InlineRecord) -> PointerTargets:
    """Return the places of the elements with an identifier in a text, with that around all of it."""
    inline = record.inline
    assert inline is not None  # it was scanned
    elements = zip(
        (inline.content, *inline.elements),
        (Extent(0, len(inline.text)), *inline.extents),
        strict=True,
    )
    extents = {identifier: extent for element, extent in elements if (identifier := identifier_of(element))}
    return PointerTargets(extents, len(inline.text))


def _stated(span: Element) -> str:
    return " ".join(f"{name}={span.get(name)}" for name in _PLACES if span.get(name))


def _unknown_scheme(element: Element) -> str:
    stated = (pointer for name in _PLACES for pointer in split_pointers(element.get(name) or ""))
    return next((scheme for pointer in stated if (scheme := unknown_scheme(pointer))), "")


def _places(element: Element, targets: PointerTargets) -> tuple[Extent, ...] | None:
    """Return the extents that an annotation points to, None where any is not there."""
    # Two ends make one extent over all between them; a list of targets makes an extent of each.
    first = element.get("from")
    if first is None:
        places = [targets.extents(pointer) for pointer in split_pointers(element.get("target") or "")]
        return tuple(sorted(chain.from_iterable(places))) if places and all(places) else None
    begin, end = targets.extents(first.strip()), targets.extents((element.get("to") or first).strip())
    if not begin or not end or end[-1].end < begin[0].start:
        return None
    return (Extent(begin[0].start, end[-1].end),)


def _joined(places: tuple[Extent, ...], text: str) -> tuple[Extent, ...]:
    """Return places with those as one that overlap, or have at most white space between them."""
    # Words in a row are pointed to one by one and mean all of it. They come in the order of their starts.
    joined = [places[0]]
    for place in places[1:]:
        last = joined[-1]
        if place.start <= last.end or text[last.end : place.start].isspace():
            joined[-1] = Extent(last.start, max(last.end, place.end))
        else:
            joined.append(place)
    return tuple(joined)


def _warn_of_places(element: Element, complaints: Complaints) -> None:
    if folded_name(element) == SPAN:
        finding = Wording("a span of {places}", places=shown(_stated(element), 40))
        remedy = Wording("the span is left out; correct it")
    else:
        finding = Wording("an annotation of {places}", places=shown(_stated(element), 40))
        remedy = Wording("the annotation is left out; correct its target")
    expected = Wording("identifiers of elements in the text, the first ahead of the last")
    complaints.warn(element.start, finding, expected, remedy)


def _warn_of_scheme(scheme: str, elements: list[Element], complaints: Complaints) -> None:
    finding = plural(
        "{count} annotation with the pointer {scheme}()",
        "{count} annotations with the pointer {scheme}(); the first is here",
        len(elements),
        scheme=shown(scheme, 20),
    )
    expected = Wording("identifiers of elements, range() or string-range()")
    remedy = Wording("left out; give the elements of the text an xml:id and point to it")
    complaints.warn(elements[0].start, finding, expected, remedy)


def _draft(group: Element, span: Element, places: tuple[Extent, ...]) -> Draft:
    # The kind of a span is its own type, else that of the group it is in.
    label = span.get("type") or group.get("type") or SPAN
    # So is who made it.
    slots = slots_of(span, (*_PLACES, "type"))
    if group.get(RESPONSIBLE) and not span.get(RESPONSIBLE):
        slots.append((RESPONSIBLE, (Value(group.get(RESPONSIBLE) or ""),)))
    if content := " ".join(span.text.split()):
        slots.append((CONTENT, (Value(content),)))
    return Draft(label, identifier_of(span), places, slots, Extent(span.start, span.end))
