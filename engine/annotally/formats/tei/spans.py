"""Spans of TEI: annotations beside the text, which point to elements of it by their identifiers."""

import re
from collections.abc import Iterator, Mapping

from annotally.formats.inline_xml.choice import ANNOTATOR, RESPONSIBLE, folded_name
from annotally.formats.inline_xml.reading import identifier_of, slots_of
from annotally.formats.inline_xml.text import inner_elements
from annotally.formats.inline_xml.tool import InlineRecord
from annotally.formats.standoff.records import Draft, Value
from annotally.formats.xml_places import Element
from annotally.model.extents import Extent
from annotally.model.source_diagnostics import Complaints, shown
from annotally.model.wording import Wording

SPAN, GROUP, STANDOFF = "span", "spangrp", "standoff"
"""Folded names of elements."""
CONTENT = "content"
"""The slot with the words inside a span, which say what it is."""
_RESPONSIBLE = re.compile(
    rf"""<(?:[\w.-]+:)?span(?:Grp)?\s(?:[^<>]*?\s)?{RESPONSIBLE}\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')""",
    re.IGNORECASE,
)
"""The persons of a span, or of a group of them."""
_PLACES = frozenset({"from", "to", "target"})


def spans_of(record: InlineRecord, complaints: Complaints) -> Iterator[tuple[Element, Draft]]:
    """Yield the spans of a document with their elements.

    Those that point to what is not in the text are passed over with a warning.
    """
    # The extents of elements by identifiers are gathered only if there are spans: most files have none.
    assert record.part is not None
    assert record.inline is not None  # it was scanned
    spans = [
        (group, span)
        for group in inner_elements(record.part.document_element)
        if folded_name(group) == GROUP
        for span in group.children
        if folded_name(span) == SPAN
    ]
    if not spans:
        return
    extents = {
        identifier: extent
        for element, extent in zip(record.inline.elements, record.inline.extents, strict=True)
        if (identifier := identifier_of(element))
    }
    for group, span in spans:
        places = _places(span, extents)
        if places is None:
            finding = Wording("a span of {places}", places=shown(_stated(span), 40))
            expected = Wording("identifiers of elements in the text, the first ahead of the last")
            complaints.warn(span.start, finding, expected, Wording("the span is left out; correct it"))
        else:
            yield span, _draft(group, span, places)


def annotators_of(text: str) -> list[str]:
    """Return the annotators of the spans in the text of a file; none where there is one or nobody."""
    persons = dict.fromkeys(
        person for match in _RESPONSIBLE.finditer(text) for person in (match[1] or match[2]).split()
    )
    return [person for person in persons if person.startswith(ANNOTATOR)] if len(persons) > 1 else []


def _stated(span: Element) -> str:
    return " ".join(f"{name}={span.get(name)}" for name in ("from", "to", "target") if span.get(name))


def _places(span: Element, extents: Mapping[str, Extent]) -> tuple[Extent, ...] | None:
    """Return the extents that a span points to, None where one is not there."""
    # Two ends make one extent over all between them; a list of targets makes an extent of each.
    first = span.get("from")
    if first is None:
        names = (span.get("target") or "").split()
        targets = [extents.get(name.removeprefix("#")) for name in names]
        placed = [target for target in targets if target is not None]
        return tuple(sorted(placed)) if placed and len(placed) == len(names) else None
    begin = extents.get(first.removeprefix("#"))
    end = extents.get((span.get("to") or first).removeprefix("#"))
    if begin is None or end is None or end.end < begin.start:
        return None
    return (Extent(begin.start, end.end),)


def _draft(group: Element, span: Element, places: tuple[Extent, ...]) -> Draft:
    # The kind of a span is its own type, else that of the group it is in.
    label = span.get("type") or group.get("type") or SPAN
    # So is who made it.
    slots = slots_of(span, _PLACES | {"type"})
    if group.get(RESPONSIBLE) and not span.get(RESPONSIBLE):
        slots.append((RESPONSIBLE, (Value(group.get(RESPONSIBLE) or ""),)))
    if content := " ".join(span.text.split()):
        slots.append((CONTENT, (Value(content),)))
    return Draft(label, identifier_of(span), places, slots, Extent(span.start, span.end))
