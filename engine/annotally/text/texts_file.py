"""Offsets from the beginning of the texts file, as the MUC scorer counts them (C1).

The texts file holds the documents as they were before annotation. Where no such file was read, it is the
annotated one without its annotation tags.
"""

from collections.abc import Iterable, Iterator, Mapping

from annotally.model.annotation_sets import AnnotationSet
from annotally.model.extents import Extent
from annotally.model.text import Document


class TextsFileOffsets:
    """Converts extents of Documents to extents of the texts file; both count code points.

    The start of an extent is where its open tag stands, the end where its close tag does.
    """

    def __init__(self, documents: Mapping[str, Document], sets: Iterable[AnnotationSet] = ()) -> None:
        """Lay out the files of ``documents``; ``sets`` have the ranges of all documents in these files."""
        # A document may also stand in a file that its text was not read from: its tags move those behind it.
        files: dict[str, dict[str, Extent]] = {document.file: {} for document in documents.values()}
        for annotation_set in sets:
            for name, annotations in annotation_set.documents.items():
                path = annotation_set.sources[annotations.source].path if annotation_set.sources else ""
                if path in files and name in documents:
                    files[path][name] = annotations.range
        for document in documents.values():
            source_map = document.source_map
            place = Extent(source_map.file[0], source_map.end_to_source(len(document.text)))
            files[document.file].setdefault(document.id, place)
        self._bases = {
            name: base
            for path, places in files.items()
            for name, base in _bases(places, documents)
            if documents[name].file == path
        }

    def to_file(self, document: str, extent: Extent) -> Extent:
        """Return where an extent of a document stands in the texts file; without the file, unmoved."""
        base = self._bases.get(document, 0)
        return Extent(base + extent.start, base + extent.end)


def _bases(places: Mapping[str, Extent], documents: Mapping[str, Document]) -> Iterator[tuple[str, int]]:
    """Yield each document of a file with the number of characters ahead of it that are no annotation tags."""
    # From document to document: annotation tags inside one shift all that stand behind it in the file.
    tags = 0
    for name, place in sorted(places.items(), key=lambda item: item[1]):
        yield name, place.start - tags
        tags += len(place) - len(documents[name].text)
