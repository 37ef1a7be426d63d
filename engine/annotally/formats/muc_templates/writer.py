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
from annotally.formats.splicing import Edit, apply_edits, line_end_of
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations, pointer_name
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance, Reading, Slot, slot_with
from annotally.model.source_diagnostics import shown, unwritable
from annotally.model.text import Document, Source
from annotally.model.wording import Wording

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
        return _splice_sources(annotations, options, names)
    spelled = partial(_quote_strings, options=options, form=annotations.format)
    records = [
        _record(number, spelled(number, instance), options, "\n", names)
        for number, document_annotations in annotations.documents.items()
        for instance in _refuse_repeats(number, document_annotations.instances, annotations.name)
    ]
    return ("\n".join(records),)


_QUOTING = frozenset({NAME, muc34_reading.NAME})
"""Formats with quotes around strings and none around values of closed sets."""


def _quote_strings(number: str, instance: Instance, options: ReadOptions, form: str) -> Instance:
    """Return an instance of another format with quotes as the manual's examples have them.

    Words of the text and values with blanks are strings and stand in quotes; single words do not, whatever
    quotes they had as attributes. Raises InputRefused for brackets, which would become markup (M26).
    """
    if form in _QUOTING:
        return instance

    # Quotes mean something in this format only: they are decided by the text, not by the quotes of another
    # format.
    def quote_slot(slot: Slot) -> Slot:
        is_text = slot.name.casefold() == options.text_slot.casefold()

        def quote_reading(reading: Reading) -> Reading:
            if holds_brackets(reading):
                finding = Wording("{slot} {text!r}", slot=slot.name, text=shown(reading.text))
                raise _refusal(
                    number, instance, finding, Wording("a fill that quotes and brackets leave intact")
                )
            # Numbers and single words stand bare as in the manual's examples; what came in quotes keeps them
            # unless it comes from SGML, whose attributes are always quoted and say nothing about the kind of
            # value.
            is_string = (
                is_text or len(reading.text.split()) > 1 or (reading.quote and form != sgml_reader.NAME)
            )
            return replace(reading, quote=reading.quote or '"' if is_string else "")

        return slot_with(slot, quote_reading)

    return replace(instance, slots=tuple(map(quote_slot, instance.slots)))


SlotNames = Mapping[str, AbstractSet[str]]
"""Names of slots as written, by the case-folded type of the objects that have them."""


def _slot_names(annotations: AnnotationSet) -> SlotNames:
    names: dict[str, set[str]] = {}
    for document_annotations in annotations.documents.values():
        for instance in document_annotations.instances:
            names.setdefault(instance.type.casefold(), set()).update(slot.name for slot in instance.slots)
    return names


def _splice_sources(annotations: AnnotationSet, options: ReadOptions, names: SlotNames) -> tuple[str, ...]:
    # A new document is treated as one without objects at the end of the last source.
    original = read(annotations.sources, options).annotations.documents
    edits: list[list[Edit]] = [[] for _ in annotations.sources]
    for number, document_annotations in annotations.documents.items():
        before = original.get(number)
        if before is None:
            end = len(annotations.sources[-1].text)
            before = DocumentAnnotations(number, (), len(annotations.sources) - 1)
            before_end = end
        else:
            before_end = before.range.end
        if before.instances != document_annotations.instances:
            source = annotations.sources[before.source]
            edits[before.source] += _edits(
                source, before, before_end, document_annotations.instances, options, names
            )
    return tuple(
        apply_edits(s.text, source_edits) for s, source_edits in zip(annotations.sources, edits, strict=True)
    )


def _edits(
    source: Source,
    before: DocumentAnnotations,
    end: int,
    instances: Sequence[Instance],
    options: ReadOptions,
    names: SlotNames,
) -> Iterable[Edit]:
    """Yield the edits of the source."""
    # Objects are taken out of ``after`` as the source's are gone through; what is left is new.
    line_end = line_end_of(source.text)
    after = {_key(i): i for i in _refuse_repeats(before.document, instances, source.path)}
    for old in before.instances:
        new = after.pop(_key(old), None)
        if new is None:
            yield _removal(source.text, old.source.start, old.source.end)
        elif new != old and statement(new) != statement(old):
            record = _record(before.document, new, options, line_end, names)
            yield old.source.start, old.source.end, record.removesuffix(line_end)
    added = [line_end + _record(before.document, new, options, line_end, names) for new in after.values()]
    if added:
        behind = end + len(line_end) if source.text.startswith(line_end, end) else end
        yield behind, behind, ("" if behind > end or not end else line_end) + "".join(added)


def _removal(text: str, start: int, end: int) -> Edit:
    gap = re.compile(r"[ \t]*(?:\r\n|\n|\r|$)").match(text, end)
    return start, gap.end() if gap else end, ""


def _key(instance: Instance) -> tuple[str, str]:
    return instance.type.casefold(), instance.name


def _refuse_repeats(number: str, instances: Sequence[Instance], file: str) -> Sequence[Instance]:
    keys: set[tuple[str, str]] = set()
    for instance in instances:
        if _key(instance) in keys:
            finding = Wording("a name another object has")
            raise _refusal(number, instance, finding, Wording("every object once"), file)
        keys.add(_key(instance))
    return instances


def _record(
    number: str, instance: Instance, options: ReadOptions, line_end: str, slot_names: SlotNames
) -> str:
    """Return an object as the manual prints one, line end included."""
    # The header is parsed as the reader would: type and number with hyphens would be cut elsewhere. The
    # optional mark follows the slots only where no slot says it already.
    name = pointer_name(number, instance)
    if identity(name) != (instance.type, number, instance.name):
        raise _refusal(
            number,
            instance,
            Wording("header <{name}>", name=shown(name)),
            Wording("type and number without hyphens"),
        )
    lines = [f"<{name}> :="]
    used_names: set[str] = set()
    for slot in instance.slots:
        if not _SLOT_NAME.fullmatch(slot.name) or slot.name.casefold() in used_names:
            raise _refusal(
                number,
                instance,
                Wording("slot name {slot!r}", slot=shown(slot.name)),
                Wording("one word, each once"),
            )
        used_names.add(slot.name.casefold())
        lines += _slot_lines(number, instance, slot, slot_names[instance.type.casefold()])
    mark = missing_mark(instance, options, "OBJ_STATUS", partial(_refusal, number))
    if mark:
        lines.append(f"{_INDENT}{mark[0]}: {mark[1]}")
    return line_end.join(lines) + line_end


def _slot_lines(number: str, instance: Instance, slot: Slot, slot_names: AbstractSet[str]) -> Iterable[str]:
    readings = plain_readings(slot)
    if readings is None or not all(readings):
        raise _refusal(
            number,
            instance,
            Wording("structured or empty fills in {slot}", slot=slot.name),
            Wording("plain fills"),
        )
    head = f"{_INDENT}{slot.name}:"
    mark = " /" if slot.optional else "  " if len(readings) > 1 else " "
    if not readings:
        if slot.optional:
            raise _refusal(
                number,
                instance,
                Wording("optional slot {slot} without a fill", slot=slot.name),
                Wording("a fill in it"),
            )
        yield head
        return
    # All fills stand under the first one; the last blank of the margin gives way to the slash of an
    # alternative.
    margin = " " * (len(head) + len(mark))
    for position, fills in enumerate(readings):
        for place, reading in enumerate(fills):
            # A fill in a line of its own that begins with a word could be read as a slot without colon: it
            # gets quotes.
            word, certain = slot_like(reading.text) if place else ("", False)
            quoted = certain or word in slot_names
            fill_text = _spell(number, instance, slot, reading, quoted=quoted)
            if not position and not place:
                yield f"{head}{mark}{fill_text}"
            else:
                yield f"{margin if place else margin[:-1] + '/'}{fill_text}"


def _spell(number: str, instance: Instance, slot: Slot, reading: Reading, *, quoted: bool) -> str:
    fill_text = spell_fill(reading, quoted=quoted)
    if fill_text is None:
        finding = Wording("{slot} {text!r}", slot=slot.name, text=shown(reading.text))
        raise _refusal(number, instance, finding, Wording("a fill that quotes and brackets leave intact"))
    return fill_text


def _refusal(
    number: str, instance: Instance, finding: Wording, expected: Wording, file: str = ""
) -> InputRefused:
    return unwritable(file, number, finding, expected, form=Wording("template files"), instance=instance)
