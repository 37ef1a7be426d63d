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

    What was taken from that side stands there as it was, to the byte. A document that it does not have stands
    in the file of a side that has it, if that is of the same format and holds none that the side has.
    """
    base, documents = sets[side], dict[str, DocumentAnnotations]()
    files = _Files(base, [one for one in sets if one is not base and one.format == base.format])
    for name, final in finals.items():
        instances = tuple(one.instance for one in final.objects)
        before = base.documents.get(name) or (files.borrowed(name) if instances else None)
        if before is not None:
            documents[name] = replace(before, instances=instances)
        elif instances:
            documents[name] = DocumentAnnotations(name, instances)
    return replace(base, name="final", documents=documents, sources=tuple(files.sources))


class _Files:
    """The files that a key is written over: those of a side, and what others lend."""

    def __init__(self, base: AnnotationSet, others: Sequence[AnnotationSet]) -> None:
        self._base, self._others = base, others
        self.sources = list(base.sources)
        self._lent: dict[tuple[int, int], int] = {}
        """The place of a source that was lent: by the number of the set, and its place there."""

    def borrowed(self, name: str) -> DocumentAnnotations | None:
        """Return a document as another side has it, with its place among `sources`; None if none lends it."""
        for number, other in enumerate(self._others):
            found = other.documents.get(name)
            if found is not None and found.source < len(other.sources):
                place = self._place(number, other, found.source)
                if place is not None:
                    return replace(found, source=place)
        return None

    def _place(self, number: int, other: AnnotationSet, source: int) -> int | None:
        if (number, source) not in self._lent:
            held = [name for name, one in other.documents.items() if one.source == source]
            lent = _with_companions(other, source)
            taken = {PurePath(one.path).name for one in self.sources}
            if any(name in self._base.documents for name in held):
                return None
            if any(PurePath(one.path).name in taken for one in lent):
                return None
            self._lent[number, source] = len(self.sources)
            self.sources += lent
        return self._lent[number, source]


def _with_companions(side: AnnotationSet, source: int) -> list[Source]:
    """Return a source, and behind it those that belong to it: of the same name but for its ending."""
    found, used = side.sources[source], {one.source for one in side.documents.values()}
    stem = PurePath(found.path).with_suffix("")
    beside = (one for at, one in enumerate(side.sources) if at not in used)
    return [found, *(one for one in beside if PurePath(one.path).with_suffix("") == stem)]
