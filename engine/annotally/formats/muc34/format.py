"""The format of MUC-3/4 templates: recognition, writer, and the `FORMAT` value; `muc34.reader` reads.

Where a set was read from files of this format the writer changes only the slots and templates that differ, so
comments, layout and the bytes of everything else stay. Without such files it writes the layout of the MUC-4
keys. Whatever it writes it reads again, and it refuses a set that does not come out the same.
"""

import itertools
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from annotally.formats.base import Format, ReadOptions
from annotally.formats.empty_files import silent_lines
from annotally.formats.muc34.fills import INAPPLICABLE, NULL, FillSyntax, fill_line
from annotally.formats.muc34.reader import (
    MESSAGE_ID,
    MESSAGE_TEMPLATE,
    NAME,
    SLOTS,
    TEMPLATE,
    Log,
    read,
    templates,
)
from annotally.formats.muc34.unread import unread
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import file_error
from annotally.model.extents import Extent
from annotally.model.instances import Fill, Instance, Slot
from annotally.model.text import Document, Source
from annotally.model.wording import Wording

FILL_COLUMN = 35
"""Where fills begin in key-tst3, counted from 0."""

_MARK = re.compile(
    r"^[ \t]*[01][^\S\r\n]*(?:\.[^\S\r\n]*)?MESSAGE[ \t]*:[ \t]*(?:ID|TEMPLATE)\b",
    re.MULTILINE | re.IGNORECASE,
)
_BLANK_LINES = re.compile(r"[ \t]*(?:\r\n|\n|\r|\Z)(?:[ \t]*(?:\r\n|\n|\r))*")
_NEWLINE = re.compile(r"\r\n|\n|\r")
_NUMBERS = {name: number for number, name in enumerate((MESSAGE_ID, MESSAGE_TEMPLATE, *SLOTS))}

Content = tuple[object, ...]
"""The content of a slot or an instance, without source ranges."""


def find_message(text: str) -> int:
    """Return where the first line stands that is the slot MESSAGE: ID or MESSAGE: TEMPLATE, or -1."""
    # Beginnings of all files are searched, and hardly any has the word; upper case folds as the pattern does.
    match = _MARK.search(text) if "MESSAGE" in text.upper() else None
    return match.start() if match else -1


def write(
    annotations: AnnotationSet, _documents: Mapping[str, Document], options: ReadOptions
) -> tuple[str, ...]:
    """Write a set as keys or responses; the `Writer` of this format.

    Instances are known by document and number; their order in the sources stays. New ones stand behind the
    others of their document, new documents at the end. Raises InputRefused for what templates cannot hold.
    """
    # The result is read again and compared (`_verify`): the grammar of fills is ambiguous enough that a proof
    # by reading is safer than one by cases. A source that came out unchanged needs none.
    _refuse_foreign(annotations)
    if annotations.format != NAME or not annotations.sources:
        text = "\n".join(
            _document(document_annotations) for document_annotations in annotations.documents.values()
        )
        texts: tuple[str, ...] = (text,)
        _verify(annotations, texts, options)
        return texts
    texts = _splice_sources(annotations, options)
    if any(text != source.text for text, source in zip(texts, annotations.sources, strict=True)):
        _verify(annotations, texts, options)
    return texts


def _refuse_foreign(annotations: AnnotationSet) -> None:
    """Raise InputRefused at the first thing that templates with numbered slots have no notation for."""
    # Checked ahead of writing, so that the refusal names the instance and not the text it would have become.
    for document in annotations.documents.values():
        names: set[str] = set()
        for instance in document.instances:
            # The parts of the place alone: it is put into words where something is refused, which is rare.
            place = {"type": instance.type, "name": instance.name, "document": document.document}
            if instance.type != TEMPLATE or instance.extents or instance.sections:
                raise _refusal(
                    annotations, place, Wording("an instance in the text"), Wording("templates only")
                )
            if instance.name in names:
                raise _refusal(
                    annotations, place, Wording("the same number twice"), Wording("one number per template")
                )
            names.add(instance.name)
            for slot in instance.slots:
                _refuse_foreign_slot(annotations, {**place, "slot": slot.name}, slot)


def _refuse_foreign_slot(annotations: AnnotationSet, place: Mapping[str, str], slot: Slot) -> None:
    if slot.optional:
        raise _refusal(annotations, place, Wording("an optional slot"), Wording("optional fills"))
    for alternative in slot.alternatives:
        for fill in alternative.fills:
            for part in fill.parts:
                for reading in part.readings:
                    if reading.target is not None:
                        raise _refusal(
                            annotations,
                            place,
                            Wording("the pointer {target}", target=reading.target),
                            Wording("text"),
                        )
                    if reading.minimal or reading.extent is not None or reading.link_file is not None:
                        raise _refusal(
                            annotations,
                            place,
                            Wording("offsets or a minimum of {text}", text=reading.text),
                            Wording("text"),
                        )


def _refusal(
    annotations: AnnotationSet, place: Mapping[str, str], finding: Wording, expected: Wording
) -> Exception:
    """Build the refusal of a document or, where ``place`` has them, of an instance, its number or a slot."""
    problem = Wording("{document}: {finding}", finding=finding, **place)
    if "name" in place:
        problem = Wording("{type} {name} of {document}: {finding}", finding=finding, **place)
    if "number" in place:
        problem = Wording("{type} {name} of {document}, number: {finding}", finding=finding, **place)
    if "slot" in place:
        problem = Wording("{type} {name} of {document}, {slot}: {finding}", finding=finding, **place)
    return file_error(annotations.name, problem, expected, Wording("write another format"))


def _verify(annotations: AnnotationSet, texts: tuple[str, ...], options: ReadOptions) -> None:
    """Read the written texts again and raise InputRefused at the first difference from the set."""
    if not annotations.documents and not any(text.strip() for text in texts):
        return
    # The grammar cannot hold all that a set may say; instead of proving it piece by piece the text is read
    # back.
    reread = read([Source(annotations.name, text) for text in texts if text.strip()], options)
    reread_documents = reread.annotations.documents
    for document in annotations.documents.values():
        reread_document = reread_documents.get(document.document)
        reread_instances = {i.name: i for i in reread_document.instances} if reread_document else {}
        if reread_document is None or set(reread_instances) != {i.name for i in document.instances}:
            raise _refusal(
                annotations,
                {"document": document.document},
                Wording("a name or number with blanks or *"),
                Wording("one word"),
            )
        for instance in document.instances:
            place = {"type": instance.type, "name": instance.name, "document": document.document}
            _verify_instance(annotations, place, instance, reread_instances[instance.name])


def _verify_instance(
    annotations: AnnotationSet, place: Mapping[str, str], expected: Instance, actual: Instance
) -> None:
    if content(expected) == content(actual):
        return
    pairs = itertools.zip_longest(expected.slots, actual.slots)
    slot = next(
        (a or b for a, b in pairs if a is None or b is None or _slot_content(a) != _slot_content(b)), None
    )
    part = {"slot": slot.name} if slot is not None else {"number": actual.name}
    finding, requirement = Wording("a fill without notation"), Wording("fills as in the manual")
    raise _refusal(annotations, {**place, **part}, finding, requirement)


def content(instance: Instance) -> Content:
    """Return the content of a template: number, slots, alternatives, fills, parts, readings; no ranges."""
    return (instance.name, instance.optional, tuple(_slot_content(slot) for slot in instance.slots))


def _slot_content(slot: Slot) -> Content:
    alternatives = tuple(tuple(_fill_content(f) for f in a.fills) for a in slot.alternatives)
    return (slot.name, alternatives)


def _fill_content(fill: Fill) -> Content:
    return (
        fill.optional,
        tuple(
            (p.role, p.joint, p.optional, tuple((r.text, bool(r.quote)) for r in p.readings))
            for p in fill.parts
        ),
    )


@dataclass(slots=True)
class _Block:
    """A template of a source, its place and its edits; None for edits removes the template."""

    instance: Instance | None
    place: Extent
    column: int
    edits: list[tuple[int, int, str]] | None


def _splice_sources(annotations: AnnotationSet, options: ReadOptions) -> tuple[str, ...]:
    """Return each source with the templates that differ replaced."""
    # Sources first, document by document; then documents that no source has, behind the source they belong
    # to.
    source_names: set[str] = set()
    texts: list[str] = []
    for source in annotations.sources:
        blocks = _blocks(source, options)
        source_names.update(blocks)
        newline = _NEWLINE.search(source.text)
        edits: list[tuple[int, int, str]] = []
        for name, document_blocks in blocks.items():
            edits += _edits(source.text, document_blocks, name, annotations.documents.get(name))
        texts.append(_apply_edits(source.text, edits, newline[0] if newline else "\n"))
    for document in annotations.documents.values():
        if document.document not in source_names:
            index = document.source if 0 <= document.source < len(texts) else -1
            newline = _NEWLINE.search(texts[index])
            text = _document(document).replace("\n", newline[0] if newline else "\n")
            texts[index] = _end_with_blank_line(texts[index], newline[0] if newline else "\n") + text
    return tuple(texts)


def _end_with_blank_line(text: str, newline: str) -> str:
    if not text or text.endswith(newline * 2):
        return text
    return text + (newline if text.endswith(newline) else newline * 2)


def _blocks(source: Source, options: ReadOptions) -> dict[str, list[_Block]]:
    log = Log()
    log.open(source)
    blocks: dict[str, list[_Block]] = {}
    for document, instance, place, fill in templates(source, options, log):
        line = source.text[max(source.text.rfind("\n", 0, fill), source.text.rfind("\r", 0, fill)) + 1 : fill]
        column = FILL_COLUMN if "\t" in line else len(line)
        blocks.setdefault(document, []).append(_Block(instance, place, column, []))
    return blocks


def _edits(
    text: str, blocks: list[_Block], name: str, target: DocumentAnnotations | None
) -> list[tuple[int, int, str]]:
    """Return the replacements, as start, end and text, that make the blocks of a document say ``target``."""
    # Each block is kept, edited or removed (``edits`` None); instances not in any block are added behind the
    # last block that stays, or in place of the first if none does. A template of asterisks goes when its
    # document, irrelevant so far, gets templates.
    added = [_template(name, instance, blocks[0].column) for instance in _edit_blocks(blocks, name, target)]
    if target is not None and not target.instances and all(block.edits is None for block in blocks):
        added = [_irrelevant(name, blocks[0].column)]
    if added:
        _add_templates(blocks, added)
    return [
        edit for block in blocks for edit in (_removal(text, block) if block.edits is None else block.edits)
    ]


def _edit_blocks(blocks: list[_Block], name: str, target: DocumentAnnotations | None) -> Iterable[Instance]:
    """Set the edits of every block; return the instances of ``target`` that stand in none."""
    new = {instance.name: instance for instance in target.instances} if target else {}
    was_irrelevant = all(block.instance is None for block in blocks)
    for block in blocks:
        if block.instance is None:
            block.edits = None if target is None or (new and was_irrelevant) else []
        else:
            block.edits = _template_edits(block, new.pop(block.instance.name, None), name)
    return new.values()


def _add_templates(blocks: list[_Block], added: Sequence[str]) -> None:
    """Add templates behind the last block that stays; where none does, in place of the first block."""
    last = next((block for block in reversed(blocks) if block.edits is not None), None)
    if last is None:
        first = blocks[0]
        first.edits = [(first.place.start, first.place.end, "\n\n".join(added))]
    else:
        end = last.place.end
        last.edits = [*(last.edits or []), (end, end, "".join(f"\n\n{text}" for text in added))]


def _removal(text: str, block: _Block) -> list[tuple[int, int, str]]:
    """Return the edit that removes a block with the blank lines behind it."""
    gap = _BLANK_LINES.match(text, block.place.end)
    return [(block.place.start, gap.end() if gap else block.place.end, "")]


def _template_edits(
    block: _Block, target: Instance | None, document: str
) -> list[tuple[int, int, str]] | None:
    """Return the edits that turn a template into ``target``: none, some slots, or all; None to remove it."""
    # Slots can be replaced one by one only if number, optionality and the names of slots are the same.
    old = block.instance
    if old is None or target is None:
        return None
    if old == target or content(old) == content(target):
        return []
    if old.optional is target.optional and [s.name for s in old.slots] == [s.name for s in target.slots]:
        return [
            (
                was.source.start,
                was.source.end,
                _slot_text(slot, _NUMBERS.get(slot.name.upper(), n), block.column),
            )
            for n, (was, slot) in enumerate(zip(old.slots, target.slots, strict=True), 2)
            if _slot_content(was) != _slot_content(slot)
        ]
    return [(block.place.start, block.place.end, _template(document, target, block.column))]


def _apply_edits(text: str, edits: Iterable[tuple[int, int, str]], newline: str) -> str:
    pieces: list[str] = []
    at = 0
    for start, end, new in sorted(edits, key=lambda edit: edit[:2]):
        pieces += [text[at:start], new.replace("\n", newline)]
        at = end
    pieces.append(text[at:])
    return "".join(pieces)


def _document(document: DocumentAnnotations) -> str:
    """Return the templates of a document, a blank line between them, in the layout of the MUC-4 keys."""
    name = document.document
    if not document.instances:
        return _irrelevant(name, FILL_COLUMN) + "\n"
    return "\n\n".join(_template(name, instance, FILL_COLUMN) for instance in document.instances) + "\n"


def _irrelevant(document: str, column: int) -> str:
    lines = [_head(0, MESSAGE_ID, column) + document]
    lines += [_head(_NUMBERS[name], name, column) + INAPPLICABLE for name in (MESSAGE_TEMPLATE, *SLOTS)]
    return "\n".join(lines)


def _template(document: str, instance: Instance, column: int) -> str:
    number = instance.name + (" (OPTIONAL)" if instance.optional else "")
    lines = [_head(0, MESSAGE_ID, column) + document, _head(1, MESSAGE_TEMPLATE, column) + number]
    strangers = itertools.count(len(_NUMBERS))
    for slot in instance.slots:
        slot_number = _NUMBERS.get(slot.name.upper())
        lines.append(_slot_text(slot, next(strangers) if slot_number is None else slot_number, column))
    return "\n".join(lines)


def _head(number: int, name: str, column: int) -> str:
    head = f"{number}.".ljust(4) + name
    return head.ljust(max(column, len(head) + 2))


def _slot_text(slot: Slot, number: int, column: int) -> str:
    kind = SLOTS.get(slot.name.upper(), FillSyntax.CROSS_REFERENCED)
    head = _head(number, slot.name, column)
    lines = _lines(slot)
    texts = [fill_line(line, kind) for line in lines] if lines else [NULL]
    return head + ("\n" + " " * len(head)).join(texts)


def _lines(slot: Slot) -> list[tuple[Fill, ...]]:
    """Return the alternatives of each line; their product is the slot's alternatives.

    Where they are no product the result has another content, which `_verify` finds.
    """
    if not slot.alternatives:
        return []
    if len(slot.alternatives) == 1:
        return [(fill,) for fill in slot.alternatives[0].fills]
    # Readers multiply the alternatives of lines out; here the factors are gathered again: in each position
    # the distinct fills. Where the product of these is another set, `_verify` refuses it.
    fills = [alternative.fills for alternative in slot.alternatives]
    if all(len(alternative_fills) == 1 for alternative_fills in fills):
        return [tuple(alternative_fills[0] for alternative_fills in fills)]
    width = min(len(alternative_fills) for alternative_fills in fills)
    columns: list[tuple[Fill, ...]] = []
    for position in range(width):
        distinct: dict[Content, Fill] = {}
        for alternative_fills in fills:
            distinct.setdefault(_fill_content(alternative_fills[position]), alternative_fills[position])
        columns.append(tuple(distinct.values()))
    return columns


FORMAT = Format(
    name=NAME,
    title="MUC-3/4 templates with numbered slots",
    carries_text=False,
    carries_annotations=True,
    sign=find_message,
    read=read,
    write=write,
    names_by_type=True,
    suffixes=(".muc4", ".response"),
    silent=silent_lines(";"),
    unread=unread,
)
