"""The sides of a comparison as a caller gives them: paths, or annotations in memory."""

import os
from collections.abc import Iterator, Mapping, Sequence

from annotally.library.values import (
    NO_EXTENT,
    AnnotatedSpan,
    AnnotatedText,
    Annotations,
    FinalKey,
    SpanValue,
)
from annotally.model.diagnostics import InputRefused, error
from annotally.model.extents import Extent, hull
from annotally.model.instances import Alternative, Instance, Reading, Slot, simple_fill
from annotally.model.paths import distinct_names
from annotally.model.text import Source
from annotally.model.wording import Wording
from annotally.workspace.conversion import SPELLED_AS, ReadSide, spell_document
from annotally.workspace.facade import SideInput

PathLike = str | os.PathLike[str]
GivenSide = PathLike | AnnotatedText | Sequence[PathLike] | Sequence[AnnotatedText] | Annotations | FinalKey
"""A side: a file or folder, or several; a document in memory, or several; annotations read or made."""

_EXTENT = Wording("begin and end within the text, the end not before the begin")
_CORRECT = Wording("correct the annotation")


def paths_of(paths: PathLike | Sequence[PathLike]) -> tuple[str, ...]:
    """Return the paths that an argument names: one, or several."""
    if isinstance(paths, str | os.PathLike):
        return (os.fspath(paths),)
    return tuple(os.fspath(path) for path in paths)


def side_input(name: str, side: GivenSide, format_name: str | None, layer: str | None) -> SideInput:
    """Return a side to open under a name.

    Raises InputRefused for documents in memory that cannot be annotated so, TypeError for other values.
    """
    # What was read from files is read from them again, for each task reads in its own way; what is in memory
    # is spelled in a format that holds all of it.
    if isinstance(side, Annotations):
        before = side.side
        return SideInput(
            name, before.paths, format_name or before.format, layer or before.layer, (), before.sources
        )
    if isinstance(side, FinalKey):
        return SideInput(name, (), side.format, layer, (), side.sources)
    if isinstance(side, AnnotatedText):
        side = [side]
    if isinstance(side, str | os.PathLike):
        return SideInput(name, (os.fspath(side),), format_name, layer)
    members = list(side)
    documents = [member for member in members if isinstance(member, AnnotatedText)]
    if documents and len(documents) == len(members):
        return SideInput(name, (), SPELLED_AS, layer, (), _sources_of(documents))
    paths = [os.fspath(member) for member in members if isinstance(member, str | os.PathLike)]
    if len(paths) < len(members):
        raise TypeError(f"{name}: paths, or documents in memory (AnnotatedText), not both or anything else")
    if not paths:
        raise error(
            name,
            0,
            0,
            Wording("no files and no documents"),
            Wording("at least one"),
            Wording("give a path, or a document with an empty list of spans"),
        )
    return SideInput(name, tuple(paths), format_name, layer)


# --- into the engine


# Documents are spelled one by one: a refusal names the document and the annotation, and each has its digest
# in the signature, as a file has.


def _sources_of(documents: Sequence[AnnotatedText]) -> tuple[Source, ...]:
    names = [document.name for document in documents]
    for document in documents:
        if not document.name or names.count(document.name) > 1:
            raise _refusal(
                document.name or "''",
                Wording("a document without a name of its own"),
                Wording("documents with different names"),
                Wording("name each document"),
            )
    return tuple(
        spell_document(document.name, document.text, list(_instances(document))) for document in documents
    )


def _instances(document: AnnotatedText) -> Iterator[Instance]:
    for number, span in enumerate(document.spans, 1):
        if not span.label:
            raise _refusal(
                document.name,
                Wording("annotation {number} without a label", number=number),
                Wording("a label"),
                _CORRECT,
            )
        extents = _extents(document, span)
        slots = tuple(Slot(name, _slot_value(value)) for name, value in span.attributes.items())
        yield Instance(span.label, span.name or str(number), slots, extents)


# Offsets are checked here, in words of spans: what stands outside a text could not be spelled at all.


def _extents(document: AnnotatedText, span: AnnotatedSpan) -> tuple[Extent, ...]:
    if (span.begin, span.end) == NO_EXTENT and not span.parts:
        return ()
    parts = span.parts or ((span.begin, span.end),)
    for begin, end in parts:
        if not 0 <= begin <= end <= len(document.text):
            finding = Wording(
                "{label} from {begin} to {end} in a text of {length} characters",
                label=span.label,
                begin=begin,
                end=end,
                length=len(document.text),
            )
            raise _refusal(document.name, finding, _EXTENT, _CORRECT)
    return tuple(Extent(begin, end) for begin, end in parts)


def _slot_value(value: SpanValue) -> Reading | tuple[Alternative, ...]:
    if isinstance(value, tuple):
        return (Alternative(tuple(simple_fill(Reading(_spelled(member))) for member in value)),)
    return Reading(_spelled(value))


# Booleans as JSON writes them; numbers as Python does, which reads them again to the last digit.


def _spelled(value: str | int | float | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _refusal(name: str, finding: Wording, expected: Wording, remedy: Wording) -> InputRefused:
    return error(name, 0, 0, finding, expected, remedy)


# --- out of the engine


def documents_of(content: ReadSide) -> tuple[AnnotatedText, ...]:
    """Return annotations as plain values, document by document; one without known text has an empty one."""
    text_slot = content.options.text_slot.casefold()
    documents = []
    for name, annotated in content.annotations.documents.items():
        document = content.documents.get(name)
        text = document.text if document is not None else ""
        label = document.label if document is not None else name
        spans = tuple(_span_of(instance, text, text_slot) for instance in annotated.instances)
        documents.append(AnnotatedText(label, text, spans))
    return tuple(documents)


def _span_of(instance: Instance, text: str, text_slot: str) -> AnnotatedSpan:
    extents = instance.extents
    begin, end = NO_EXTENT
    if extents:
        covering = hull(extents)
        begin, end = covering.start, covering.end
    # Slots become attributes by their names; several fills, alternatives too, become a tuple of texts.
    attributes: dict[str, SpanValue] = {}
    for slot in instance.slots:
        values = tuple(reading.text for reading in slot.readings())
        # A reader gives the text of a span as a slot of its own: it follows from the extent.
        if extents and slot.name.casefold() == text_slot and values == (text[begin:end],):
            continue
        attributes[slot.name] = values[0] if len(values) == 1 else values
    parts = tuple((extent.start, extent.end) for extent in extents) if len(extents) > 1 else ()
    return AnnotatedSpan(begin, end, instance.type, attributes, parts, instance.name)


def named_sides(
    sides: Sequence[GivenSide], names: Sequence[str], formats: str | None, layer: str | None
) -> tuple[SideInput, ...]:
    """Return the sides of annotators under their names."""
    return tuple(side_input(name, side, formats, layer) for name, side in zip(names, sides, strict=True))


def annotator_names(sides: Sequence[GivenSide], names: Sequence[str] | None) -> list[str]:
    """Return the names of annotators: those given, else those of their files, else by number."""
    if names is not None:
        if len(names) != len(sides) or len(set(names)) < len(names) or not all(names):
            raise ValueError(f"{len(sides)} different names are needed, not {list(names)}")
        return list(names)
    paths = [side for side in sides if isinstance(side, str | os.PathLike)]
    if len(paths) == len(sides):
        return distinct_names([os.fspath(path) for path in paths])
    return [f"annotator {number}" for number in range(1, len(sides) + 1)]


def by_name(
    annotators: Mapping[str, GivenSide] | Sequence[GivenSide],
) -> tuple[list[GivenSide], list[str] | None]:
    """Return annotators, and their names where they are given by name."""
    if isinstance(annotators, Mapping):
        return list(annotators.values()), list(annotators)
    return list(annotators), None
