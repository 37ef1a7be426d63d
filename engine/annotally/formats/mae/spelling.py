"""Spelling of annotations as elements of TAGS, and of new files."""

import re
from collections.abc import Sequence

from annotally.formats.base import ReadOptions
from annotally.formats.mae.scan import (
    ID,
    NO_PLACE,
    OWN,
    PAIRS,
    QUOTE,
    TAGS,
    TEXT,
    arguments_of,
    slots_of_arguments,
)
from annotally.formats.span_writing import covered_text
from annotally.formats.standoff.records import FIRST_END, NewDocument, Record, Statement
from annotally.formats.xml_spelling import find_forbidden, spell_attribute, spell_tag, spell_text
from annotally.model.wording import NO_WORDS, Wording

_NAME = re.compile(r"[^\W\d][\w.-]*")
_TAG = re.compile(r"<([^\s/>]+)")
_ATTRIBUTE = re.compile(r"(\s+)([^\s=/>]+)(\s*=\s*)(\"[^\"]*\"|'[^']*')")
_LINE_END = re.compile(r"\r\n|\n|\r")
_SECTION, _SECTION_END = "<![CDATA[", "]]>"
_DIVIDED_END = f"]]{_SECTION_END}{_SECTION}>"
_ROOT = "TASK"
"""Name of the document element, which is that of the annotation task and says nothing."""


def lack(entry: Statement, record: Record | None) -> Wording:
    """Name the part of a statement that no element can hold: a name that is reserved or none of XML."""
    del record
    if not _NAME.fullmatch(entry.instance.type):
        return Wording("{label!r} as the name of an element", label=entry.instance.type)
    wrong = _wrong_name([name for name, _ in entry.slots])
    if wrong is not None:
        return Wording("{name!r} as the name of an attribute", name=wrong)
    values = (reading.text for _, readings in entry.slots for reading in readings)
    if any(find_forbidden(value) is not None for value in (entry.identifier, *values)):
        return Wording("a character that XML does not have")
    return NO_WORDS


def _wrong_name(names: Sequence[str]) -> str | None:
    """Return the first name that XML does not have, that says something else here, or that comes again."""
    arguments = {f"{name}{ID}" for name in arguments_of(names)}
    reserved = OWN | {f"{name}{ending}" for pair in PAIRS for name in pair for ending in (ID, QUOTE)}
    return next(
        (
            name
            for name in names
            if name in reserved or name in arguments or not _NAME.fullmatch(name) or names.count(name) > 1
        ),
        None,
    )


def spell(entry: Statement, previous: str, *, record: Record, ascii_only: bool) -> str:
    """Return the element of an annotation; attributes of the previous element keep their places and bytes."""
    del ascii_only
    attributes = {match[2]: match for match in _matches(previous)}
    arguments = slots_of_arguments(arguments_of(attributes))
    pair = record.spelling["ends"]
    names = {slot: name for name, slot in arguments.items()}
    is_old = "start" in attributes if attributes else bool(record.spelling["old"])
    values = _values(entry, record.text or "", names, pair if isinstance(pair, tuple) else PAIRS[0], is_old)
    if not previous:
        return _element(entry.instance.type, values)
    # Values that have changed are replaced, new attributes come behind the last one; an attribute without a
    # value stays, but is empty, as the tools leave those that nobody has filled.
    end = max((match.end() for match in attributes.values()), default=_end_of_name(previous))
    pieces = [f"<{entry.instance.type}"]
    for name, match in attributes.items():
        value = values.pop(name, "")
        is_kept = _plain_value(match[4]) == value
        pieces.append(match[0] if is_kept else f"{match[1]}{name}{match[3]}{spell_attribute(value)}")
    pieces += [f" {name}={spell_attribute(value)}" for name, value in values.items()]
    return _closed("".join(pieces), previous[end:], entry.instance.type)


def _matches(element: str) -> Sequence[re.Match[str]]:
    matches, at = [], _end_of_name(element)
    while (match := _ATTRIBUTE.match(element, at)) is not None:
        matches.append(match)
        at = match.end()
    return matches


def _end_of_name(element: str) -> int:
    name = _TAG.match(element)
    return name.end() if name is not None else 0


def _closed(head: str, tail: str, name: str) -> str:
    """Return an element whose end tag has its name, with the rest of it from behind its attributes."""
    closing = tail.rfind("</")
    return f"{head}{tail}" if closing < 0 else f"{head}{tail[:closing]}</{name}>"


def _plain_value(quoted: str) -> str | None:
    """Return the value of an attribute without references and line ends; None for any other."""
    value = quoted[1:-1]
    return None if any(sign in value for sign in "&\n\r\t") else value


def _values(
    entry: Statement, text: str, names: dict[str, str], pair: tuple[str, str], is_old: bool
) -> dict[str, str]:
    """Return the attributes of an element by name, in their order."""
    values = {"id": entry.identifier}
    if entry.ends:
        for end in entry.ends:
            name = names.get(end.slot, pair[end.slot != FIRST_END])
            values[f"{name}{ID}"] = end.identifier
            values[f"{name}{QUOTE}"] = _one_line(covered_text(text, end.target.extents))
    elif is_old and len(entry.places) == 1:
        ((start, end_place),) = entry.places
        values |= {"start": str(start), "end": str(end_place), "text": _one_line(entry.text)}
    elif entry.places:
        spans = ",".join(f"{start}~{end}" for start, end in entry.places)
        pieces = [_one_line(covered_text(text, [extent])) for extent in entry.instance.extents]
        values |= {"spans": spans, "text": " ... ".join(pieces)}
    elif is_old:
        values |= {"start": str(NO_PLACE), "end": str(NO_PLACE)}
    else:
        values |= {"spans": f"{NO_PLACE}~{NO_PLACE}"}
    return values | {name: readings[0].text if readings else "" for name, readings in entry.slots}


def _one_line(text: str) -> str:
    return _LINE_END.sub(" ", text)


def _element(name: str, values: dict[str, str]) -> str:
    return f"{spell_tag(name, values).removesuffix('>')} />"


def new_file(documents: Sequence[NewDocument], _options: ReadOptions) -> str:
    """Return the text of a new file of one document, with the places of spans as MedTator has them."""
    (document,) = documents
    elements = [
        _element(entry.instance.type, _values(entry, document.text, {}, PAIRS[0], is_old=False))
        for entry in (*document.spans, *document.relations)
    ]
    # A section ends with the first of its end signs: one in the text is divided among two sections. A
    # carriage return would come back as a line feed, so a text with one is spelled without sections.
    text = f"{_SECTION}{document.text.replace(_SECTION_END, _DIVIDED_END)}{_SECTION_END}"
    if "\r" in document.text:
        text = spell_text(document.text)
    lines = "".join(f"{element}\n" for element in elements)
    return (
        f'<?xml version="1.0" encoding="UTF-8" ?>\n<{_ROOT}>\n<{TEXT}>{text}</{TEXT}>\n'
        f"<{TAGS}>\n{lines}</{TAGS}>\n</{_ROOT}>\n"
    )
