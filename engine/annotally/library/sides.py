"""The sides of a comparison as a caller gives them: paths, or annotations in memory."""

import os
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import count

from annotally.library.values import (
    NO_EXTENT,
    AnnotatedRelation,
    AnnotatedSpan,
    AnnotatedText,
    Annotations,
    FinalKey,
    SpanEnds,
    SpanValue,
)
from annotally.model.annotation_sets import DocumentAnnotations, named_pointer, pointer_name
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
_TARGET = Wording("the name of one annotation of the document")


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


# Annotations without a name are numbered, past the names that others have. Only names that an end mentions
# have to be their own: two spans of files may have one where nothing points to them.


def _instances(document: AnnotatedText) -> Iterator[Instance]:
    annotations: tuple[AnnotatedSpan | AnnotatedRelation, ...] = (*document.spans, *document.relations)
    taken = {annotation.name for annotation in annotations}
    numbers = (str(number) for number in count(1) if str(number) not in taken)
    names = [annotation.name or next(numbers) for annotation in annotations]
    targets: dict[str, list[str]] = {}
    for annotation, name in zip(annotations, names, strict=True):
        targets.setdefault(name, []).append(annotation.label)
    for number, (annotation, name) in enumerate(zip(annotations, names, strict=True), 1):
        if not annotation.label:
            raise _refusal(
                document.name,
                Wording("annotation {number} without a label", number=number),
                Wording("a label"),
                _CORRECT,
            )
        slots = [Slot(slot, _slot_value(value)) for slot, value in annotation.attributes.items()]
        slots += _pointer_slots(document.name, annotation, targets)
        extents = _extents(document, annotation) if isinstance(annotation, AnnotatedSpan) else ()
        yield Instance(annotation.label, name, tuple(slots), extents)


def _pointer_slots(
    document: str, annotation: AnnotatedSpan | AnnotatedRelation, labels_of: Mapping[str, Sequence[str]]
) -> Iterator[Slot]:
    """Yield the slots that point to other annotations; labels by their names. Raises InputRefused."""
    if isinstance(annotation, AnnotatedRelation) and not annotation.ends:
        finding = Wording("{label} without ends", label=annotation.label)
        raise _refusal(document, finding, _TARGET, Wording("name the annotations that it joins"))
    for slot, ends in annotation.ends.items():
        readings = []
        for name in (ends,) if isinstance(ends, str) else ends:
            labels = labels_of.get(name, ())
            if len(labels) != 1:
                problem = (
                    Wording("several annotations have that name")
                    if labels
                    else Wording("no annotation has that name")
                )
                finding = Wording(
                    "{name!r} at {slot} of {label}: {found}",
                    name=name,
                    slot=slot,
                    label=annotation.label,
                    found=problem,
                )
                raise _refusal(document, finding, _TARGET, Wording("give each annotation a name of its own"))
            readings.append(Reading(name, target=named_pointer(document, labels[0], name)))
        fills = tuple(simple_fill(reading) for reading in readings)
        yield Slot(slot, readings[0] if len(readings) == 1 else (Alternative(fills),))


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
        documents.append(_plain_document(label, text, annotated, text_slot))
    return tuple(documents)


def _plain_document(label: str, text: str, annotated: DocumentAnnotations, text_slot: str) -> AnnotatedText:
    # Names that several have get their label ahead, as pointers of template files have it: an end names one.
    instances = annotated.instances
    counts = Counter(instance.name for instance in instances)
    pointers = [pointer_name(annotated.document, instance) for instance in instances]
    names = [
        instance.name if counts[instance.name] == 1 else pointer
        for instance, pointer in zip(instances, pointers, strict=True)
    ]
    name_of = {pointer.casefold(): name for pointer, name in zip(pointers, names, strict=True)}
    spans: list[AnnotatedSpan] = []
    relations: list[AnnotatedRelation] = []
    for instance, name in zip(instances, names, strict=True):
        attributes, ends = _values_of(instance, text, text_slot, name_of)
        if ends and not instance.extents:
            relations.append(AnnotatedRelation(instance.type, ends, attributes, name))
            continue
        begin, end = NO_EXTENT
        if instance.extents:
            covering = hull(instance.extents)
            begin, end = covering.start, covering.end
        places = tuple((extent.start, extent.end) for extent in instance.extents)
        parts = places if len(places) > 1 else ()
        spans.append(AnnotatedSpan(begin, end, instance.type, attributes, parts, name, ends))
    return AnnotatedText(label, text, tuple(spans), tuple(relations))


def _values_of(
    instance: Instance, text: str, text_slot: str, name_of: Mapping[str, str]
) -> tuple[dict[str, SpanValue], dict[str, SpanEnds]]:
    """Return the slots of an instance by name: those with plain values, and those that name annotations."""
    # Several fills, alternatives too, become a tuple. A pointer to nothing in the document is text.
    covered = ""
    if instance.extents:
        covering = hull(instance.extents)
        covered = text[covering.start : covering.end]
    attributes: dict[str, SpanValue] = {}
    ends: dict[str, SpanEnds] = {}
    for slot in instance.slots:
        readings = tuple(slot.readings())
        target_names = [
            name_of[target.casefold()]
            for reading in readings
            if (target := reading.target) is not None and target.casefold() in name_of
        ]
        if readings and len(target_names) == len(readings):
            ends[slot.name] = target_names[0] if len(target_names) == 1 else tuple(target_names)
            continue
        values = tuple(reading.text for reading in readings)
        # A reader gives the text of a span as a slot of its own: it follows from the extent.
        if instance.extents and slot.name.casefold() == text_slot and values == (covered,):
            continue
        attributes[slot.name] = values[0] if len(values) == 1 else values
    return attributes, ends


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
