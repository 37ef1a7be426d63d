"""The parts of an ``annotation`` of TEI: its label, its persons, and its body."""

from collections.abc import Iterator

from annotally.formats.inline_xml.choice import RESPONSIBLE, folded_name
from annotally.formats.inline_xml.reading import identifier_of, slots_of
from annotally.formats.inline_xml.text import inner_elements
from annotally.formats.standoff.records import Draft, Value
from annotally.formats.xml_places import Element
from annotally.model.extents import Extent

CONTENT = "content"
"""The slot with the words inside an annotation beside the text, which say what it is."""
REFERENCE = "ref"
"""The slot with what the body refers to, and the attribute of most elements that do."""
STATEMENT = "respstmt"
BODY = frozenset({"note", "rs", "ref", "ptr", "desc", "name", "persname", "placename", "orgname"})
NAMES = frozenset({"name", "persname", "orgname"})
"""Folded names of elements: the statement of persons, parts of a body, and names of persons."""
_TYPE, _ANALYSIS, _MOTIVATION, _TARGET = "type", "ana", "motivation", "target"
_UNNAMED = "annotation"


def draft_of_annotation(group: Element, annotation: Element, places: tuple[Extent, ...]) -> Draft:
    """Return the draft of an annotation at its places; ``group`` is the list it is in."""
    label, attribute = _label(group, annotation)
    slots = dict(slots_of(annotation, {_TARGET, attribute}))
    if RESPONSIBLE not in slots and (persons := _persons(annotation) or group.get(RESPONSIBLE)):
        slots[RESPONSIBLE] = (Value(persons),)
    body = [child for child in annotation.children if folded_name(child) in BODY]
    references = [child.get(REFERENCE) or child.get(_TARGET) or "" for child in body]
    for name, values in ((REFERENCE, references), (CONTENT, map(_words, body))):
        distinct = dict.fromkeys(value for value in values if value)
        if distinct and name not in slots:
            slots[name] = tuple(map(Value, distinct))
    source = Extent(annotation.start, annotation.end)
    return Draft(label, identifier_of(annotation), places, [*slots.items()], source)


def unread_parts(annotation: Element) -> Iterator[Element]:
    """Yield the elements in an annotation that are not read, such as its licence."""
    return (child for child in annotation.children if folded_name(child) not in {*BODY, STATEMENT})


def _label(group: Element, annotation: Element) -> tuple[str, str]:
    """Return the label of an annotation, and the name of its attribute for that, empty if it is none.

    In this order: its type, the category that its ``ana`` points to, the only type in its body, the type of
    its list, its motivation.
    """
    if kind := annotation.get(_TYPE):
        return kind, _TYPE
    categories = (annotation.get(_ANALYSIS) or "").split()
    if len(categories) == 1 and (category := categories[0].rpartition("#")[2]):
        return category, _ANALYSIS
    types = {
        kind for child in annotation.children if (kind := child.get(_TYPE)) and folded_name(child) in BODY
    }
    if len(types) == 1:
        return types.pop(), ""
    if kind := group.get(_TYPE):
        return kind, ""
    motivation = annotation.get(_MOTIVATION)
    return (motivation, _MOTIVATION) if motivation else (_UNNAMED, "")


def _persons(annotation: Element) -> str:
    """Return the persons that an annotation's statements name: references, or names without any."""
    names = (
        name
        for statement in annotation.children
        if folded_name(statement) == STATEMENT
        for name in statement.children
        if folded_name(name) in NAMES
    )
    return " ".join(filter(None, (name.get(REFERENCE) or _words(name) for name in names)))


def _words(element: Element) -> str:
    """Return the characters in an element on one line; those of elements in it come behind its own."""
    pieces = (part.text for part in (element, *inner_elements(element)))
    return " ".join(" ".join(pieces).split())
