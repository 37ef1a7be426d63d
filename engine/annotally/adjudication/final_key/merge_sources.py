"""A final key over the files of one side, and over those of others for documents that it does not have."""

from collections.abc import Mapping, Sequence
from pathlib import PurePath

from msgspec.structs import replace

from annotally.adjudication.final_key.document import FinalDocument
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.text import Source


def merge_over_sources(
    sets: Sequence[AnnotationSet], side: int, finals: Mapping[str, FinalDocument]
) -> AnnotationSet:
    """Return final keys of documents as a set to be written over the sources of a side.

    Annotations taken from that side stand there as they were, to the byte. A document that it does not have
    stands in the file of a side that has it, if that is of the same format and holds none that the side has.
    """
    # Sources are numbered by their place in the list: those of the side stay in front, borrowed ones follow.
    base, documents = sets[side], dict[str, DocumentAnnotations]()
    files = _Files(
        base,
        [
            annotation_set
            for annotation_set in sets
            if annotation_set is not base and annotation_set.format == base.format
        ],
    )
    for name, final in finals.items():
        instances = tuple(final_object.instance for final_object in final.objects)
        before = base.documents.get(name) or (files.borrowed(name) if instances else None)
        if before is not None:
            documents[name] = replace(before, instances=instances)
        elif instances:
            documents[name] = DocumentAnnotations(name, instances)
    return replace(base, name="final", documents=documents, sources=tuple(files.sources))


class _Files:
    """The files that a key is written over: those of a side, and those borrowed from others."""

    def __init__(self, base: AnnotationSet, lenders: Sequence[AnnotationSet]) -> None:
        self._base, self._others = base, lenders
        self.sources = list(base.sources)
        self._lent: dict[tuple[int, int], int] = {}
        """The place of a source that was lent: by the number of the set, and its place there."""

    def borrowed(self, name: str) -> DocumentAnnotations | None:
        """Return a document as another side has it, with its place among `sources`; None if none lends it."""
        for number, lender in enumerate(self._others):
            annotated = lender.documents.get(name)
            if annotated is not None and annotated.source < len(lender.sources):
                place = self._place(number, lender, annotated.source)
                if place is not None:
                    return replace(annotated, source=place)
        return None

    def _place(self, number: int, lender: AnnotationSet, source: int) -> int | None:
        # A borrowed file brings all its documents, and must not be taken if the base has one of them, or a
        # file of its name: written beside each other one would replace the other.
        if (number, source) not in self._lent:
            documents = [
                name for name, annotations in lender.documents.items() if annotations.source == source
            ]
            lent = with_companions(lender, source)
            used_names = {PurePath(present_source.path).name for present_source in self.sources}
            if any(name in self._base.documents for name in documents):
                return None
            if any(PurePath(lent_source.path).name in used_names for lent_source in lent):
                return None
            self._lent[number, source] = len(self.sources)
            self.sources += lent
        return self._lent[number, source]


def with_companions(side: AnnotationSet, source: int) -> list[Source]:
    """Return a source, and behind it those that belong to it: of the same name but for its ending."""
    main, used = side.sources[source], {annotations.source for annotations in side.documents.values()}
    stem = PurePath(main.path).with_suffix("")
    beside = (companion for at, companion in enumerate(side.sources) if at not in used)
    return [main, *(companion for companion in beside if PurePath(companion.path).with_suffix("") == stem)]
