"""Spelling of annotations and relations as elements of Knowtator, and of new files."""

import re
from collections.abc import Iterator, Sequence

from annotally.formats.base import ReadOptions
from annotally.formats.knowtator.mentions import LINE_BREAK, SEPARATOR
from annotally.formats.knowtator.places import ROOT, TEXTS
from annotally.formats.knowtator.scan import ANNOTATION, CLASS, COMMENT, FORMS, RELATION
from annotally.formats.standoff.records import NewDocument, Record, Statement
from annotally.formats.standoff.slot_checks import lacking_slot
from annotally.formats.xml_spelling import find_forbidden, spell_attribute, spell_tag, spell_text
from annotally.model.instances import Reading
from annotally.model.wording import NO_WORDS, Wording

_CHILD = re.compile(r"<([A-Za-z][\w.-]*)\b[^<>]*?(?:/>|>[^<>]*</\1\s*>)")
_STATED = frozenset({"mention", "annotator", "span", "spannedText", "annotationComment"})
"""Children of an annotation that are spelled anew; others are kept."""
_ELEMENTS = {form: name for name, form in FORMS.items()}
_INDENT = "    "
_NOBODY = ("annotally", "annotator")
"""Identifier and name of the annotator in a new file that names nobody."""


def lack(entry: Statement, record: Record | None) -> Wording:
    """Name the part of a statement that no element can hold: an empty name or value, a character of none."""
    del record
    wrong = lacking_slot(entry)
    if wrong:
        return wrong
    names = [name for name, _ in entry.slots]
    values = [reading.text for _, readings in entry.slots for reading in readings]
    texts = (entry.instance.type, entry.identifier, entry.text, *names, *values)
    if find_forbidden("".join(texts)) is not None:
        return Wording("a character that XML does not have")
    if any(text != text.strip() for text in (entry.instance.type, entry.identifier, *names)):
        return Wording("a name with blanks around it")
    return _lacking_comment(entry)


def _lacking_comment(entry: Statement) -> Wording:
    """Refuse in words several comments, and one with blanks around it."""
    comments = [readings for name, readings in entry.slots if name == COMMENT and not entry.ends]
    if any(
        len(readings) > 1 or readings[0].text != readings[0].text.strip() for readings in comments if readings
    ):
        return Wording("several comments, or one with blanks around it")
    return NO_WORDS


def spell(entry: Statement, previous: str, *, record: Record, ascii_only: bool) -> str:
    """Return the elements of an annotation, or a relation behind the mention that it hangs on."""
    del ascii_only
    ids = record.spelling["ids"]
    identifiers = ids if isinstance(ids, set) else set()
    annotator = record.spelling.get("annotator", _NOBODY)
    classes = record.spelling.get("classes")
    former = classes.get(entry.identifier, ("", "")) if isinstance(classes, dict) else ("", "")
    if entry.ends:
        return _relation(entry, _free(entry.identifier, identifiers))
    text = former[1] if former[0] == entry.instance.type else entry.text
    pieces = _annotation(entry, previous, annotator if isinstance(annotator, tuple) else _NOBODY)
    return LINE_BREAK.join([*pieces, *_class(entry, text, identifiers)])


def _free(identifier: str, identifiers: set[str]) -> str:
    """Return an identifier that nothing has, made of another one, and note it."""
    # Numbers are tried upwards, so that the names are the same in every run.
    number = 1
    while (name := f"{identifier}_slot_{number}") in identifiers:
        number += 1
    identifiers.add(name)
    return name


def _annotation(entry: Statement, previous: str, annotator: tuple[str, str]) -> Iterator[str]:
    """Yield the element of a place; none for an object that never had one."""
    if not entry.places and not previous.startswith(f"<{ANNOTATION}"):
        return
    pieces = {match[1]: match[0] for match in _CHILD.finditer(previous, 1)}
    identifier, name = annotator
    usual = f"<annotator id={spell_attribute(identifier)}>{spell_text(name)}</annotator>"
    comments = [readings[0].text for name, readings in entry.slots if name == COMMENT and readings]
    # The annotator, and children that are not read, stay as they are spelled; the rest is stated anew.
    children = [
        f"<mention id={spell_attribute(entry.identifier)} />",
        pieces.get("annotator", usual),
        *(f'<span start="{start}" end="{end}" />' for start, end in entry.places),
        f"<spannedText>{spell_text(entry.text)}</spannedText>",
        *(f"<annotationComment>{spell_text(comment)}</annotationComment>" for comment in comments),
        *(text for child, text in pieces.items() if child not in _STATED),
    ]
    yield _element(f"<{ANNOTATION}>", children)


def _class(entry: Statement, text: str, identifiers: set[str]) -> Iterator[str]:
    """Yield the element of a class and those of its slots."""
    # Comments on a place stand in the element of the place; those of objects can only be slots.
    comments_apart = bool(entry.places)
    slots = [
        (_free(entry.identifier, identifiers), name, readings)
        for name, readings in entry.slots
        if readings and not (comments_apart and name == COMMENT)
    ]
    children = [f"<mentionClass id={spell_attribute(entry.instance.type)}>{spell_text(text)}</mentionClass>"]
    children += [f"<hasSlotMention id={spell_attribute(identifier)} />" for identifier, _, _ in slots]
    yield _element(spell_tag(CLASS, {"id": entry.identifier}), children)
    for identifier, name, readings in slots:
        yield _slot(identifier, name, readings)


def _slot(identifier: str, name: str, readings: Sequence[Reading]) -> str:
    element = _ELEMENTS.get(readings[0].form, "stringSlotMention")
    children = [f"<mentionSlot id={spell_attribute(name)} />"]
    children += [f"<{element}Value value={spell_attribute(reading.text)} />" for reading in readings]
    return _element(spell_tag(element, {"id": identifier}), children)


def _relation(entry: Statement, identifier: str) -> str:
    owner, target = entry.ends
    children = [f"<mentionSlot id={spell_attribute(entry.instance.type)} />"]
    children += [
        f"<attribute id={spell_attribute(name)}>{spell_text(readings[0].text)}</attribute>"
        for name, readings in entry.slots
        if readings
    ]
    children.append(f"<complexSlotMentionValue value={spell_attribute(target.identifier)} />")
    return f"{owner.identifier}{SEPARATOR}{_element(spell_tag(RELATION, {'id': identifier}), children)}"


def _element(start_tag: str, children: Sequence[str]) -> str:
    # Line breaks are marks until the place in the file tells how far lines are indented.
    name = start_tag[1:].partition(" ")[0].rstrip(">")
    return LINE_BREAK.join([start_tag, *(f"{_INDENT}{child}" for child in children), f"</{name}>"])


def new_file(documents: Sequence[NewDocument], options: ReadOptions) -> str:
    """Return the text of a new file of one document, in the order in which eHOST writes it."""
    (document,) = documents
    identifiers = {entry.identifier for entry in (*document.spans, *document.relations)}
    annotator = (options.layer, options.layer) if options.layer else _NOBODY
    # A class names its relations, whose elements stand behind it: both are gathered by owner first.
    relations: dict[str, list[str]] = {}
    names_by_mention: dict[str, list[str]] = {}
    for entry in document.relations:
        identifier = _free(entry.identifier, identifiers)
        owner, _, element = _relation(entry, identifier).partition(SEPARATOR)
        relations.setdefault(owner, []).append(element)
        names_by_mention.setdefault(owner, []).append(
            f"{_INDENT}<hasSlotMention id={spell_attribute(identifier)} />{LINE_BREAK}"
        )
    pieces = [
        f'<?xml version="1.0" encoding="UTF-8"?>\n{spell_tag(ROOT, {"textSource": document.name + TEXTS})}'
    ]
    for entry in document.spans:
        text = LINE_BREAK.join([*_annotation(entry, "", annotator), *_class(entry, entry.text, identifiers)])
        names = "".join(names_by_mention.get(entry.identifier, ()))
        if names:
            text = text.replace(f"</{CLASS}>", f"{names}</{CLASS}>", 1)
        pieces += [text, *relations.get(entry.identifier, ())]
    text = LINE_BREAK.join(pieces).replace(LINE_BREAK, f"\n{_INDENT}")
    return f"{text}\n</{ROOT}>\n"
