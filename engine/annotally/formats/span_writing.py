"""Helpers shared by formats of annotated spans: the slot of a span's text, plain slots, refusals."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from annotally.formats.base import ReadOptions
from annotally.formats.equality import folded_words, plain_readings
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent, hull
from annotally.model.instances import NOWHERE, Alternative, Instance, Reading, Slot, only_text, simple_fill
from annotally.model.source_diagnostics import Complaints, unwritable
from annotally.model.text import Document
from annotally.model.wording import Wording, plural


def text_slot(name: str, text: str, extents: Sequence[Extent], source: Extent) -> Slot:
    """Return the slot that holds a span's text; its reading stands over all the extents cover."""
    return value_slot(name, Reading(text, source, hull(extents)), source=source)


def value_slot(name: str, *readings: Reading, source: Extent = NOWHERE) -> Slot:
    """Return a slot with one alternative: a fill for each reading; without readings an empty slot."""
    if len(readings) == 1:
        return Slot(name, readings[0], False, source)
    fills = tuple(simple_fill(reading) for reading in readings)
    return Slot(name, (Alternative(fills),) if fills else (), False, source)


def has_pointers(slot: Slot) -> bool:
    """Tell whether a slot holds pointers."""
    return any(reading.target is not None for reading in slot.readings())


def is_marked_optional(slots: Iterable[Slot], options: ReadOptions) -> bool:
    """Tell whether the only fill of a status slot makes its instance optional (M23, M27)."""
    names, values = folded_words(options.status_slots), folded_words(options.optional_values)
    return any(slot.name.casefold() in names and only_text(slot) in values for slot in slots)


def may_be_optional(names: Iterable[str], options: ReadOptions) -> bool:
    """Tell whether any of some slots is a status slot, so that its fill may make an instance optional."""
    return not folded_words(options.status_slots).isdisjoint(map(str.casefold, names))


def covered_text(text: str, extents: Sequence[Extent]) -> str:
    """Return the text that the extents cover, the pieces of a discontinuous span joined by blanks."""
    if len(extents) == 1:  # as nearly all
        return text[extents[0].start : extents[0].end]
    return " ".join(text[extent.start : extent.end] for extent in extents)


MOST_COVERED, TIMES_COVERED = 64 * 2**20, 100
"""Code points that the spans of one file may cover in all, and how often its own text besides."""


class CoveredTexts:
    """The texts that the spans of one file cover.

    Each is a copy, so a few bytes a span could ask for more than any memory holds: beyond `MOST_COVERED` and
    `TIMES_COVERED` times the text the file is refused. Nested entities of real files cover their text a few
    times over.
    """

    def __init__(self, text: str, complaints: Complaints) -> None:
        self._text = text
        self._complaints = complaints
        self._most = self._left = MOST_COVERED + TIMES_COVERED * len(text)

    def of(self, extents: Sequence[Extent], place: int) -> str:
        """Return the text that the extents of one span cover, as `covered_text` does.

        Raises InputRefused, at the source offset ``place``, for spans that cover too much in all.
        """
        self.count(sum(extent.end - extent.start for extent in extents), place)
        return covered_text(self._text, extents)

    def holds(self, size: int) -> bool:
        """Tell whether spans that cover so many code points in all are not too much."""
        return size <= self._left

    def count(self, size: int, place: int) -> None:
        """Count a span that covers so many code points.

        Raises InputRefused, at the source offset ``place``, for spans that cover too much in all.
        """
        # Many long spans over one text would make a small file take memory without bound, quadratic in its
        # size: what all spans cover is summed up, and refused beyond a multiple of the text before any string
        # is made.
        self._left -= size
        if self._left < 0:
            raise self._complaints.refusal(
                place,
                Wording("spans that cover more than {limit:,} characters in all", limit=self._most),
                Wording(
                    "at most {limit:,}, and {times} times the text of {size:,}",
                    limit=MOST_COVERED,
                    times=TIMES_COVERED,
                    size=len(self._text),
                ),
                Wording("remove spans that cover the same text over and over"),
            )


def count_extents(instance: Instance) -> Wording:
    """Return the number of an instance's extents, as a finding says it."""
    # None is a form of its own: a language need not have a plural for it.
    if not instance.extents:
        return Wording("no extents")
    return plural("{count} extent", "{count} extents", len(instance.extents))


class Refuser:
    """Builder of a writer's refusals: file, line and column of the object that the target cannot hold."""

    def __init__(self, target: str, annotations: AnnotationSet) -> None:
        self._target = target
        self._annotations = annotations

    def refusal(
        self,
        document_annotations: DocumentAnnotations,
        instance: Instance | None,
        finding: Wording,
        expected: Wording,
    ) -> InputRefused:
        """Build the refusal of an instance, or of its document as a whole, for the caller to raise."""
        # The place is that of the instance in its source; one that was never read from a file has none.
        path, place = self._annotations.name, (0, 0)
        if document_annotations.source < len(self._annotations.sources):
            source = self._annotations.sources[document_annotations.source]
            path = source.path
            if instance is not None and instance.source != NOWHERE:
                place = source.place(instance.source.start)
        document = document_annotations.document
        return unwritable(
            path, document, finding, expected, form=self._target, instance=instance, place=place
        )

    def document(
        self, document_annotations: DocumentAnnotations, documents: Mapping[str, Document]
    ) -> Document:
        """Return the text of a document. Raises InputRefused where there is none."""
        document = documents.get(document_annotations.document)
        if document is None:
            raise self.refusal(
                document_annotations,
                None,
                Wording("a document without its text"),
                Wording("the texts it was read from"),
            )
        return document

    def in_sources(
        self, document_annotations: DocumentAnnotations, original: Mapping[str, DocumentAnnotations]
    ) -> DocumentAnnotations:
        """Return a document as the sources have it. Raises InputRefused where none of them has it."""
        before = original.get(document_annotations.document)
        if before is None:
            raise self.refusal(
                document_annotations,
                None,
                Wording("a document that is in none of the files"),
                Wording("a document of the input files"),
            )
        return before

    def check_extents(
        self, document_annotations: DocumentAnnotations, instance: Instance, text: str | None
    ) -> None:
        """Raise InputRefused for extents that are no places of the text; any will do where it is unknown."""
        for extent in instance.extents:
            if not 0 <= extent.start <= extent.end or (text is not None and extent.end > len(text)):
                finding = Wording("extent {start}–{end}", start=extent.start, end=extent.end)
                expected = Wording("offsets in order")
                if text is not None:
                    expected = Wording("offsets up to {size}", size=len(text))
                raise self.refusal(document_annotations, instance, finding, expected)

    def values(
        self, document_annotations: DocumentAnnotations, instance: Instance, slot: Slot
    ) -> tuple[Reading, ...]:
        """Return the readings of a slot, right together. Raises InputRefused for alternatives and parts."""
        readings = plain_readings(slot)
        if readings is None or len(readings) > 1 or slot.optional:
            finding = Wording("alternatives, parts or optional fills in {slot}", slot=slot.name)
            raise self.refusal(document_annotations, instance, finding, Wording("plain fills"))
        return readings[0] if readings else ()


def write_texts(
    target: tuple[str, str],
    annotations: AnnotationSet,
    documents: Mapping[str, Document],
    spliced: Callable[[Refuser], tuple[str, ...]],
    fresh: Callable[[DocumentAnnotations, Document, Refuser], str],
) -> tuple[str, ...]:
    """Return one text per source of a set that was read from ``target``, else one per document.

    ``target`` is a format: its name, and its title for refusals. Raises InputRefused for documents without
    text, and the errors of ``spliced`` and ``fresh``.
    """
    # The way of writing is decided in one place for all span formats: splicing needs the sources of the same
    # format, anything else is written afresh.
    name, title = target
    refuser = Refuser(title, annotations)
    if annotations.format == name and annotations.sources:
        return spliced(refuser)
    contents = annotations.documents.values()
    return tuple(fresh(content, refuser.document(content, documents), refuser) for content in contents)
