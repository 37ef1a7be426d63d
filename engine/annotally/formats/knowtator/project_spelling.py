"""Spelling of annotations and triples for projects of Knowtator 2, and of new files."""

from collections.abc import Mapping, Sequence

from annotally.formats.base import ReadOptions
from annotally.formats.knowtator.places import TEXTS
from annotally.formats.knowtator.project import (
    DOCUMENT,
    GRAPH,
    MARK,
    OBJECT,
    ROOT,
    SPAN_VALUES,
    SUBJECT,
    TRIPLE,
    TRIPLE_VALUES,
    with_vertices,
)
from annotally.formats.knowtator.scan import ANNOTATION
from annotally.formats.standoff.records import NewDocument, Record, Statement
from annotally.formats.standoff.slot_checks import lacking_slot
from annotally.formats.xml_spelling import find_forbidden, spell_attribute, spell_tag, spell_text
from annotally.model.wording import Wording

_NOBODY = "annotator"


def lack(entry: Statement, record: Record | None) -> Wording:
    """Name the part of a statement that no attribute can hold."""
    # Attributes are a closed list: any further slot is lost. Values have to be characters of XML.
    del record
    attributes = TRIPLE_VALUES if entry.ends else SPAN_VALUES
    wrong = next((name for name, _ in entry.slots if name not in attributes), None)
    if wrong is not None:
        return Wording("slot {slot}, for which there is no attribute", slot=wrong)
    values = [reading.text for _, readings in entry.slots for reading in readings]
    texts = (entry.instance.type, entry.identifier, entry.text, *values)
    if any(find_forbidden(text) is not None for text in texts):
        return Wording("a character that XML does not have")
    if entry.instance.type != entry.instance.type.strip():
        return Wording("a name with blanks around it")
    return lacking_slot(entry)


def spell(entry: Statement, previous: str, *, record: Record, ascii_only: bool) -> str:
    """Return an annotation, or a triple behind the annotations that it joins."""
    del previous, ascii_only
    classes = record.spelling.get("classes")
    annotator = str(record.spelling.get("annotator") or _NOBODY)
    if entry.ends:
        return _triple(entry, annotator)
    return _annotation(entry, annotator, classes if isinstance(classes, dict) else {})


def _annotation(entry: Statement, annotator: str, classes: Mapping[str, str]) -> str:
    label = spell_attribute(entry.instance.type)
    values = {"annotator": annotator, "id": entry.identifier, **_values(entry, SPAN_VALUES)}
    pieces = [
        spell_tag(ANNOTATION, values),
        classes.get(entry.instance.type, f"<class id={label} label={label}/>"),
    ]
    # The text of a discontinuous annotation has one blank between its pieces, which no span has.
    at = 0
    for number, ((start, end), extent) in enumerate(
        zip(entry.places, entry.instance.extents, strict=True), 1
    ):
        length = extent.end - extent.start
        identifier = spell_attribute(f"{entry.identifier}_span_{number}")
        text = spell_text(entry.text[at : at + length])
        pieces.append(f'<span end="{end}" id={identifier} start="{start}">{text}</span>')
        at += length + 1
    return "".join([*pieces, f"</{ANNOTATION}>"])


def _triple(entry: Statement, annotator: str) -> str:
    values = {"annotator": annotator, "id": entry.identifier, **_values(entry, TRIPLE_VALUES)}
    tag = spell_tag(TRIPLE, {**values, "property": entry.instance.type}).removesuffix(">")
    ends = MARK.join(end.identifier for end in entry.ends)
    return f"{ends}{MARK}{tag} object={OBJECT} subject={SUBJECT}/>"


def _values(entry: Statement, usual: Mapping[str, str]) -> dict[str, str]:
    # Every attribute is stated, with the value that says nothing where there is no slot.
    stated = {name: readings[0].text for name, readings in entry.slots if readings}
    return {name: stated.get(name, value) for name, value in usual.items()}


def new_file(documents: Sequence[NewDocument], options: ReadOptions) -> str:
    """Return the text of a new file of one document, with a graph where there are relations."""
    (document,) = documents
    annotator = options.layer or _NOBODY
    vertices: dict[str, str] = {}
    lines = [
        line for entry in document.relations for line in with_vertices(_triple(entry, annotator), vertices)
    ]
    # All triples share one graph, in which each vertex stands ahead of the first triple that needs it.
    graph = [f'<{GRAPH} id="annotally">', *(f"    {line}" for line in lines), f"</{GRAPH}>"] if lines else []
    inside = [*(_annotation(entry, annotator, {}) for entry in document.spans), *graph]
    tag = spell_tag(DOCUMENT, {"id": document.name, "text-file": document.name + TEXTS})
    body = "".join(f"        {line}\n" for line in inside)
    head = '<?xml version="1.0" encoding="UTF-8" standalone="no"?>'
    return f"{head}\n<{ROOT}>\n    {tag}\n{body}    </{DOCUMENT}>\n</{ROOT}>\n"
