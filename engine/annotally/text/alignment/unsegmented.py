"""A segmented corpus as a single text, comparable with a text without segments (H8; HUB-4, "Unsegmented").

Offsets of such texts are measured from the beginning of the corpus. The instances of all documents become
those of one; the section of each names its instance set, and so do its name and its pointers.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from msgspec.structs import replace

from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations, pointer_name
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading, with_readings
from annotally.model.text import Document, Section


class Corpus(NamedTuple):
    """Documents one behind the other: as one Document, and where in it each of them stands."""

    document: Document
    segments: tuple[Section, ...]

    @property
    def starts(self) -> Mapping[str, int]:
        """Where the documents begin, by id."""
        return {segment.name: segment.extent.start for segment in self.segments}


def joined(documents: Iterable[Document], name: str) -> Corpus:
    """Return documents, in this order, as one called ``name``, each on lines of its own."""
    # ``place`` runs ahead by each text and the line break behind it: it is the shift from offsets of a
    # document to offsets of the corpus.
    pieces: list[str] = []
    segments: list[Section] = []
    sections: list[Section] = []
    place = 0
    for document in documents:
        segments.append(Section(document.id, Extent(place, place + len(document.text))))
        sections += (Section(section.name, _moved(section.extent, place)) for section in document.sections)
        pieces.append(document.text)
        place += len(document.text) + 1
    return Corpus(Document(name, name, "\n".join(pieces), tuple(sections)), tuple(segments))


def as_one(annotations: AnnotationSet, corpus: str, starts: Mapping[str, int]) -> AnnotationSet:
    """Return a set with all instances in one document, called ``corpus``.

    Extents move by where their document starts, by nothing where ``starts`` does not say. Pointers lead where
    they led, as long as that is inside their instance set.
    """
    # Names become unique in the corpus by the document's name in front; pointers are renamed with them.
    instances: list[Instance] = []
    for name, document in annotations.documents.items():
        targets = {
            pointer_name(name, instance).casefold(): pointer_name(corpus, _named(instance, name))
            for instance in document.instances
        }
        move = _Move(starts.get(name, 0), targets)
        for instance in document.instances:
            placed = with_readings(_named(instance, name), move.reading)
            extents = tuple(map(move.extent, instance.extents))
            instances.append(replace(placed, extents=extents, sections=(name, *instance.sections)))
    return replace(annotations, documents={corpus: DocumentAnnotations(corpus, tuple(instances))})


def _named(instance: Instance, document: str) -> Instance:
    return replace(instance, name=f"{document}-{instance.name}")


def _moved(extent: Extent, by: int) -> Extent:
    return Extent(extent.start + by, extent.end + by)


class _Move(NamedTuple):
    """Changes in the readings of a document: the shift of offsets, and new pointers."""

    by: int
    targets: Mapping[str, str]

    def extent(self, extent: Extent) -> Extent:
        return _moved(extent, self.by)

    def reading(self, reading: Reading) -> Reading:
        if reading.target is not None:
            return replace(reading, target=self.targets.get(reading.target.casefold(), reading.target))
        if reading.extent is None:
            return reading
        minimal = tuple(map(self.extent, reading.minimal_extents))
        return replace(reading, extent=self.extent(reading.extent), minimal_extents=minimal)
