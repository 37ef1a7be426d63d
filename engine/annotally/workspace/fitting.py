"""Fitting of annotations to a format: parts are left out so that it holds the rest, told before writing.

First goes what the format does not declare to hold (`annotally.formats.losses`). The rest is written into
memory: what the writer refuses is left out, the smallest part of an annotation that helps, and the files are
read back and compared, so that nothing is lost that is not in the list.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace as replace_options
from itertools import accumulate
from operator import is_
from typing import NamedTuple

from msgspec.structs import replace

from annotally.formats.base import Format, ReadOptions
from annotally.formats.capabilities import Capability, Unheld
from annotally.formats.contents import AnnotationContent, contents_of, describe_change
from annotally.formats.in_memory import read_contents
from annotally.formats.io import file_names, format_named, write
from annotally.formats.losses import (
    Loss,
    LossList,
    add_annotator_losses,
    add_token_losses,
    add_unread_losses,
    cut_to_format,
    shape_of,
    without_targets,
)
from annotally.formats.span_writing import has_pointers, value_slot
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations, pointer_name
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.findings import Findings
from annotally.model.instances import Instance, Reading, Slot, only_text
from annotally.model.source_diagnostics import Subject, Unwritable
from annotally.model.text import Document
from annotally.model.union_find import UnionFind
from annotally.workspace.inputs.checks import place_sets

_Scale = Callable[[int], int]
_Places = tuple[tuple[int, int], ...]
_BLOCK = 256
"""Code points of a text of which the characters but white space are counted once."""


class Fitted(NamedTuple):
    """A set as a format holds it, its files, and the losses."""

    annotations: AnnotationSet
    files: tuple[bytes, ...]
    losses: tuple[Loss, ...]


def fit(
    annotations: AnnotationSet, documents: Mapping[str, Document], options: ReadOptions, target_name: str
) -> Fitted:
    """Return a set as the files of a format hold it, and everything that these do not hold.

    A set of the same format goes into its own files again, and loses nothing. Raises InputRefused for what is
    no matter of a few annotations: formats without writer, documents without text.
    """
    target = format_named(target_name)
    if target.write is None or (annotations.format == target.name and annotations.sources):
        return Fitted(annotations, write(annotations, documents, options, target.name), ())
    losses = LossList(annotations.sources)
    add_token_losses(annotations, documents, target, losses)
    if annotations.sources:
        source_format = format_named(annotations.format)
        add_annotator_losses(annotations, source_format, options, losses)
        add_unread_losses(annotations, source_format, options, losses)
    fitting = _Fitting(documents, options, target, losses)
    fitting_set, files = fitting.write(cut_to_format(annotations, target, options, losses))
    fitting.compare(fitting_set, files)
    return Fitted(fitting_set, files, losses.losses())


class _Fitting:
    """The writing of one set into memory, in rounds without the parts that the writer refuses."""

    def __init__(
        self, documents: Mapping[str, Document], options: ReadOptions, target: Format, losses: LossList
    ) -> None:
        self._documents, self._options, self._target, self._losses = documents, options, target, losses

    def write(self, annotations: AnnotationSet) -> tuple[AnnotationSet, tuple[bytes, ...]]:
        """Return the writable part of a set, and its files. Raises InputRefused as `fit` does."""
        # The set is written whole if nothing is refused. Where an annotation is, each document is written
        # alone until it passes: as many small writings as there are documents, and annotations to change
        # times their slots.
        while True:
            try:
                return annotations, write(annotations, self._documents, self._options, self._target.name)
            except Unwritable as refusal:
                self._check_document(annotations, refusal)
                documents = {
                    name: self._fit_document(annotations, annotated)
                    for name, annotated in annotations.documents.items()
                }
                if all(map(is_, documents.values(), annotations.documents.values())):
                    raise  # only together with other documents it is refused
                annotations = replace(annotations, documents=documents)

    def _check_document(self, annotations: AnnotationSet, refusal: Unwritable) -> None:
        """Raise a refusal unless it is about an annotation of one of the documents."""
        subject = refusal.subject
        documents = (self._documents.get(name) for name in annotations.documents)
        names = {document.label for document in documents if document is not None}
        if subject.instance is None or subject.document not in {*annotations.documents, *names}:
            raise refusal

    def _refused(self, annotations: AnnotationSet, annotated: DocumentAnnotations) -> Subject | None:
        """Write a document alone; return the annotation that is refused and why, None if all pass."""
        alone = replace(annotations, documents={annotated.document: annotated})
        try:
            write(alone, self._documents, self._options, self._target.name)
        except Unwritable as refusal:
            if refusal.subject.instance is None:
                raise
            return refusal.subject
        return None

    def _fit_document(
        self, annotations: AnnotationSet, annotated: DocumentAnnotations
    ) -> DocumentAnnotations:
        """Return a document without the parts of its annotations that the writer refuses."""
        # Each round removes a slot or an annotation, so there is an end. A writer goes through a document in
        # one order; whatever it refuses next, the annotations ahead of that have passed.
        while (refused := self._refused(annotations, annotated)) is not None:
            number = _number_of(annotated, refused)
            if number is None:
                raise self._refusal_again(annotations, annotated)
            annotated = self._smaller(annotations, annotated, number, refused.finding)
        return annotated

    def _refusal_again(self, annotations: AnnotationSet, annotated: DocumentAnnotations) -> InputRefused:
        del annotated
        try:
            write(annotations, self._documents, self._options, self._target.name)
        except InputRefused as refusal:
            return refusal
        raise AssertionError  # it has been refused before

    def _smaller(
        self, annotations: AnnotationSet, annotated: DocumentAnnotations, number: int, finding: str
    ) -> DocumentAnnotations:
        """Return a document in which a refused annotation has fewer slots, or is left out."""
        # The annotation is tried bare; if that passes, its slots come back one by one, those that pass.
        instance = annotated.instances[number]
        removable = [slot for slot in instance.slots if self._is_removable(instance, slot)]
        slots = [slot for slot in instance.slots if slot not in removable]
        if not removable or not self._passes(annotations, annotated, number, slots):
            return self._without(annotated, number, finding)
        for slot in removable:
            tried = [candidate for candidate in instance.slots if candidate in slots or candidate is slot]
            if self._passes(annotations, annotated, number, tried):
                slots = tried
            else:
                kind = Capability.EVENTS if has_pointers(slot) else Capability.ATTRIBUTES
                if not instance.extents:
                    kind = Capability.RELATION_ATTRIBUTES
                self._losses.add_of(kind, annotated, instance, finding)
        return _with_slots(annotated, number, slots)

    def _is_removable(self, instance: Instance, slot: Slot) -> bool:
        if not instance.extents:
            return shape_of(instance) is not Capability.OBJECTS and not has_pointers(slot)
        return slot.name.casefold() != self._options.text_slot.casefold()

    def _passes(
        self, annotations: AnnotationSet, annotated: DocumentAnnotations, number: int, slots: list[Slot]
    ) -> bool:
        tried = _with_slots(annotated, number, slots)
        refused = self._refused(annotations, tried)
        return refused is None or _number_of(tried, refused) != number

    def _without(self, annotated: DocumentAnnotations, number: int, finding: str) -> DocumentAnnotations:
        # What pointed to it goes with it and is counted apart: the person who allows the one should see the
        # other, too.
        instance = annotated.instances[number]
        shape = shape_of(instance)
        self._losses.add_of(shape if shape is not None else Unheld.SPANS, annotated, instance, finding)
        lost_names = {pointer_name(annotated.document, instance).casefold()}
        remaining = [candidate for candidate in annotated.instances if candidate is not instance]
        pruned, dependents = without_targets(annotated.document, remaining, lost_names)
        for dependent, detail in dependents:
            self._losses.add_of(Unheld.DEPENDENTS, annotated, dependent, detail)
        return replace(annotated, instances=pruned)

    # --- what comes back

    def compare(self, annotations: AnnotationSet, files: tuple[bytes, ...]) -> None:
        """Add the annotations that come back with other content.

        Raises InputRefused where the files cannot be read. Documents may come back under other names, those
        of files or with the numbers of parts: then their order tells which is which.
        """
        # The files are read as those of a folder are; each annotation takes one of equal content out of those
        # that came back, and what finds none is lost or altered. Linear.
        names = file_names(annotations, self._target.name, len(files))
        options = replace_options(self._options, encoding=None, layer=None)
        if not any(files):
            return
        paths = (name or "all" + "".join(self._target.suffixes[:1]) for name in names)
        read_again = read_contents(
            dict(zip(paths, files, strict=True)), options, self._target.name, annotations.name
        )
        (placed,) = place_sets([read_again], self._documents, Findings())
        documents_back = {document.id: document for document in read_again.documents}
        name_back = _names_in_file(annotations, placed)
        for name, annotated in annotations.documents.items():
            back = name_back.get(name, name)
            present = placed.documents.get(back)
            scales: tuple[_Scale, _Scale] = (_unscaled, _unscaled)
            if (
                back in documents_back
                and name in self._documents
                and documents_back[back].text != self._documents[name].text
            ):
                present = read_again.annotations.documents[back]
                scales = (_inked(self._documents[name].text), _inked(documents_back[back].text))
            remaining = Counter(self._contents(present, scales[1])) if present is not None else Counter()
            self._add_what_differs(annotated, self._contents(annotated, scales[0]), remaining)

    def _add_what_differs(
        self,
        annotated: DocumentAnnotations,
        contents: Iterable[AnnotationContent],
        remaining: Counter[AnnotationContent],
    ) -> None:
        """Add the annotations of a document with contents that did not come back."""
        by_place: dict[_Places, list[AnnotationContent]] = {}
        for content in remaining:
            by_place.setdefault(content.extents, []).append(content)
        for instance, content in zip(annotated.instances, contents, strict=True):
            if remaining[content]:
                remaining[content] -= 1
                continue
            beside = [match for match in by_place.get(content.extents, ()) if remaining[match]]
            kind = Unheld.ALTERED if beside else Unheld.SPANS
            change = describe_change(content, beside[0]) if beside else ""
            self._losses.add_of(kind, annotated, instance, change)

    def _contents(self, annotated: DocumentAnnotations, scale: _Scale) -> Iterator[AnnotationContent]:
        """Return contents to compare, without slots that files say in other ways, places in a scale.

        Texts of spans and marks of optional ones follow from the rest, and names of mentions are local: a
        link counts as the class that it makes.
        """
        options = self._options
        text_slot = options.text_slot.casefold()
        if all(_is_bare_span(instance, text_slot) for instance in annotated.instances):
            return (
                AnnotationContent(
                    instance.type.casefold(),
                    tuple((scale(extent.start), scale(extent.end)) for extent in instance.extents),
                    instance.optional,
                    (),
                )
                for instance in annotated.instances
            )
        class_of = _classes(annotated, options.ref_slot.casefold(), scale)
        stripped = [
            self._without_other_ways(instance, class_of.get(number), scale)
            for number, instance in enumerate(annotated.instances)
        ]
        return contents_of(annotated.document, stripped)

    def _without_other_ways(self, instance: Instance, class_name: str | None, scale: _Scale) -> Instance:
        """Return an annotation without the slots that files say in other ways, its places in a scale."""
        # A reader makes some slots of every annotation, and a writer some of the label; both are left out on
        # both sides. Slots of pointers to names (ID, REF) stand for classes, which are compared instead.
        options, capabilities = self._options, self._target.capabilities
        aside = {options.id_slot.casefold(), options.ref_slot.casefold(), *capabilities.own_slots}
        dropped = {options.text_slot.casefold()} if instance.extents else set()
        if instance.optional:
            dropped.update(name.casefold() for name in options.status_slots)
        slots = [
            slot
            for slot in instance.slots
            if slot.name.casefold() not in dropped
            and not (slot.name.casefold() in aside and (instance.extents or has_pointers(slot)))
        ]
        if class_name is not None:
            slots.append(value_slot("class", Reading(class_name)))
        label = next((slot for slot in slots if slot.name.casefold() == capabilities.label_slot), None)
        if label is not None:
            slots.remove(label)
            instance = replace(instance, type=only_text(label))
        extents = tuple(Extent(scale(extent.start), scale(extent.end)) for extent in instance.extents)
        return replace(instance, slots=tuple(slots), extents=extents)


def _names_in_file(annotations: AnnotationSet, read_again: AnnotationSet) -> Mapping[str, str]:
    """Return the names that documents have in a file, by their own, where all have other ones."""
    if len(annotations.documents) != len(read_again.documents):
        return {}
    if any(name in read_again.documents for name in annotations.documents):
        return {}
    return dict(zip(annotations.documents, read_again.documents, strict=True))


def _unscaled(offset: int) -> int:
    return offset


def _is_bare_span(instance: Instance, text_slot: str) -> bool:
    """Tell whether an annotation has a place and no slot but that of its text, as most have."""
    return bool(instance.extents) and all(slot.name.casefold() == text_slot for slot in instance.slots)


def _inked(text: str) -> _Scale:
    """Return the function that counts the characters but white space ahead of an offset of a text.

    Formats of tokens alter white space; linear in the text once, then in a block of it for each offset.
    """
    # Blanks are taken out by `str.split`; the counts ahead of each block are summed once.
    blocks = [_count_ink(text[start : start + _BLOCK]) for start in range(0, len(text), _BLOCK)]
    counts = [0, *accumulate(blocks)]

    def scale(offset: int) -> int:
        block = min(offset, len(text)) // _BLOCK
        return counts[block] + _count_ink(text[block * _BLOCK : offset])

    return scale


def _count_ink(text: str) -> int:
    """Return how many characters of a text are no white space."""
    return len("".join(text.split()))


def _classes(annotated: DocumentAnnotations, link: str, scale: _Scale) -> dict[int, str]:
    """Return the class of each annotation that links join, named by the place of its first member."""
    # Links make a forest over the numbers of annotations; a class is named by its first place in the text, as
    # formats differ in which member links lead to.
    if not any(slot.name.casefold() == link for instance in annotated.instances for slot in instance.slots):
        return {}
    numbers = {
        pointer_name(annotated.document, instance).casefold(): number
        for number, instance in enumerate(annotated.instances)
    }
    joined = UnionFind(range(len(annotated.instances)))
    linked = set[int]()
    for number, instance in enumerate(annotated.instances):
        for slot in instance.slots:
            for reading in slot.readings() if slot.name.casefold() == link else ():
                target = numbers.get((reading.target or "").casefold())
                if target is not None and instance.extents:
                    joined.join(number, target)
                    linked |= {number, target}
    first: dict[int, str] = {}
    for number in sorted(linked, key=lambda member: annotated.instances[member].extents):
        extents = annotated.instances[number].extents
        first.setdefault(
            joined.find(number), " ".join(f"{scale(extent.start)}–{scale(extent.end)}" for extent in extents)
        )
    return {number: first[joined.find(number)] for number in linked}


def _number_of(annotated: DocumentAnnotations, subject: Subject) -> int | None:
    instance = subject.instance
    return next(
        (
            number
            for number, candidate in enumerate(annotated.instances)
            if instance is not None and (candidate.type, candidate.name) == (instance.type, instance.name)
        ),
        None,
    )


def _with_slots(annotated: DocumentAnnotations, number: int, slots: list[Slot]) -> DocumentAnnotations:
    instances = list(annotated.instances)
    instances[number] = replace(instances[number], slots=tuple(slots))
    return replace(annotated, instances=tuple(instances))
