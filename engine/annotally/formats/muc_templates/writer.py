"""Writer of MUC template files: splices changed objects into the source, or writes as the manual does."""

import re
from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import partial

from msgspec.structs import replace

from annotally.formats.base import ReadOptions
from annotally.formats.equality import missing_mark, plain_readings, statement
from annotally.formats.muc34 import reader as muc34_reading
from annotally.formats.muc_templates.fills import holds_brackets, identity, slot_like, spell_fill
from annotally.formats.muc_templates.reader import NAME, read
from annotally.formats.sgml import reader as sgml_reader
from annotally.formats.splicing import Edit, edited, line_end_of
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations, pointer_name
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance, Reading, Slot, slot_with
from annotally.model.source_diagnostics import shown, unwritable
from annotally.model.text import Document, Source

_INDENT = "    "
_SLOT_NAME = re.compile(r"[^\W\d][\w-]*")


def write(
    annotations: AnnotationSet,
    documents: Mapping[str, Document],  # noqa: ARG001  # templates carry no text
    options: ReadOptions,
) -> tuple[str, ...]:
    """Write one text per template source of the set, or one text in all if it has none.

    Objects as the source has them keep their bytes, with the comments around them; changed ones are replaced
    as a whole, new ones follow the last object of their document. A document the set does not mention is left
    alone. Raises InputRefused for what templates cannot hold: names with blanks or brackets, object types and
    numbers with hyphens, fills with several parts or readings, and optional single fills.
    """
    names = _slot_names(annotations)
    if annotations.format == NAME and annotations.sources:
        return _spliced(annotations, options, names)
    spelled = partial(_as_here, options=options, form=annotations.format)
    records = [
        _record(number, spelled(number, instance), options, "\n", names)
        for number, found in annotations.documents.items()
        for instance in _once(number, found.instances, annotations.name)
    ]
    return ("\n".join(records),)


_QUOTING = frozenset({NAME, muc34_reading.NAME})
"""Formats in which strings stand in quotes and what is one of a set does not."""


def _as_here(number: str, instance: Instance, options: ReadOptions, form: str) -> Instance:
    """Return an instance of another format with quotes as the manual's examples have them.

    Words of the text and all that has blanks are strings and stand in quotes; single words do not, whatever
    stood around them as attributes. Raises InputRefused for brackets, which would become markup (M26).
    """
    if form in _QUOTING:
        return instance

    def slot(one: Slot) -> Slot:
        is_text = one.name.casefold() == options.text_slot.casefold()

        def reading(said: Reading) -> Reading:
            if holds_brackets(said):
                found = f"{one.name} {shown(said.text)!r}"
                raise _refused("", number, instance, found, "a fill that quotes and brackets leave intact")
            is_string = is_text or len(said.text.split()) > 1 or (said.quote and form != sgml_reader.NAME)
            return replace(said, quote=said.quote or '"' if is_string else "")

        return slot_with(one, reading)

    return replace(instance, slots=tuple(map(slot, instance.slots)))


SlotNames = Mapping[str, AbstractSet[str]]
"""Names of slots as written, by the case-folded type of the objects that have them."""


def _slot_names(annotations: AnnotationSet) -> SlotNames:
    names: dict[str, set[str]] = {}
    for found in annotations.documents.values():
        for instance in found.instances:
            names.setdefault(instance.type.casefold(), set()).update(slot.name for slot in instance.slots)
    return names


def _spliced(annotations: AnnotationSet, options: ReadOptions, names: SlotNames) -> tuple[str, ...]:
    original = read(annotations.sources, options).annotations.documents
    edits: list[list[Edit]] = [[] for _ in annotations.sources]
    for number, found in annotations.documents.items():
        before = original.get(number)
        if before is None:
            end = len(annotations.sources[-1].text)
            before = DocumentAnnotations(number, (), len(annotations.sources) - 1)
            before_end = end
        else:
            before_end = before.range.end
        if before.instances != found.instances:
            source = annotations.sources[before.source]
            edits[before.source] += _edits(source, before, before_end, found.instances, options, names)
    return tuple(edited(s.text, made) for s, made in zip(annotations.sources, edits, strict=True))


def _edits(
    source: Source,
    before: DocumentAnnotations,
    end: int,
    instances: Sequence[Instance],
    options: ReadOptions,
    names: SlotNames,
) -> Iterable[Edit]:
    """Yield ranges of the source and what takes their place."""
    line_end = line_end_of(source.text)
    after = {_key(i): i for i in _once(before.document, instances, source.path)}
    for old in before.instances:
        new = after.pop(_key(old), None)
        if new is None:
            yield _with_line_end(source.text, old.source.start, old.source.end)
        elif new != old and statement(new) != statement(old):
            record = _record(before.document, new, options, line_end, names)
            yield old.source.start, old.source.end, record.removesuffix(line_end)
    added = [line_end + _record(before.document, new, options, line_end, names) for new in after.values()]
    if added:
        behind = end + len(line_end) if source.text.startswith(line_end, end) else end
        yield behind, behind, ("" if behind > end or not end else line_end) + "".join(added)


def _with_line_end(text: str, start: int, end: int) -> Edit:
    gap = re.compile(r"[ \t]*(?:\r\n|\n|\r|$)").match(text, end)
    return start, gap.end() if gap else end, ""


def _key(instance: Instance) -> tuple[str, str]:
    return instance.type.casefold(), instance.name


def _once(number: str, instances: Sequence[Instance], file: str) -> Sequence[Instance]:
    seen: set[tuple[str, str]] = set()
    for instance in instances:
        if _key(instance) in seen:
            raise _refused(file, number, instance, "a name another object has", "every object once")
        seen.add(_key(instance))
    return instances


def _record(
    number: str, instance: Instance, options: ReadOptions, line_end: str, slot_names: SlotNames
) -> str:
    """Return an object as the manual prints one, line end included."""
    name = pointer_name(number, instance)
    if identity(name) != (instance.type, number, instance.name):
        raise _refused("", number, instance, f"header <{shown(name)}>", "type and number without hyphens")
    lines = [f"<{name}> :="]
    seen: set[str] = set()
    for slot in instance.slots:
        if not _SLOT_NAME.fullmatch(slot.name) or slot.name.casefold() in seen:
            raise _refused("", number, instance, f"slot name {shown(slot.name)!r}", "one word, each once")
        seen.add(slot.name.casefold())
        lines += _slot_lines(number, instance, slot, slot_names[instance.type.casefold()])
    mark = missing_mark(instance, options, "OBJ_STATUS", partial(_refused, "", number))
    if mark:
        lines.append(f"{_INDENT}{mark[0]}: {mark[1]}")
    return line_end.join(lines) + line_end


def _slot_lines(number: str, instance: Instance, slot: Slot, slot_names: AbstractSet[str]) -> Iterable[str]:
    readings = plain_readings(slot)
    if readings is None or not all(readings):
        raise _refused("", number, instance, f"structured or empty fills in {slot.name}", "plain fills")
    head = f"{_INDENT}{slot.name}:"
    mark = " /" if slot.optional else "  " if len(readings) > 1 else " "
    if not readings:
        if slot.optional:
            raise _refused("", number, instance, f"optional slot {slot.name} without a fill", "a fill in it")
        yield head
        return
    margin = " " * (len(head) + len(mark))
    for position, fills in enumerate(readings):
        for place, reading in enumerate(fills):
            word, certain = slot_like(reading.text) if place else ("", False)
            quoted = certain or word in slot_names
            written = _spelled(number, instance, slot, reading, quoted=quoted)
            if not position and not place:
                yield f"{head}{mark}{written}"
            else:
                yield f"{margin if place else margin[:-1] + '/'}{written}"


def _spelled(number: str, instance: Instance, slot: Slot, reading: Reading, *, quoted: bool) -> str:
    written = spell_fill(reading, quoted=quoted)
    if written is None:
        found = f"{slot.name} {shown(reading.text)!r}"
        raise _refused("", number, instance, found, "a fill that quotes and brackets leave intact")
    return written


def _refused(file: str, number: str, instance: Instance, found: str, expected: str) -> InputRefused:
    found = f"{instance.type} {instance.name}: {found}"
    return unwritable(file, number, found, expected, form="template files")
