"""Offsets as the MUC scorer counts them: from the beginning of the texts file (C1).

The texts file is what the documents were before they were annotated. Where no such file was read, it is what
remains of the annotated one without its annotation tags.
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
        """Lay out the files of ``documents``; ``sets`` know what else stands in the same files."""
        files: dict[str, dict[str, Extent]] = {document.file: {} for document in documents.values()}
        for found in sets:
            for name, one in found.documents.items():
                path = found.sources[one.source].path if found.sources else ""
                if path in files and name in documents:
                    files[path][name] = one.range
        for document in documents.values():
            whole = document.source_map
            place = Extent(whole.file[0], whole.end_to_source(len(document.text)))
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
    tags = 0
    for name, place in sorted(places.items(), key=lambda item: item[1]):
        yield name, place.start - tags
        tags += len(place) - len(documents[name].text)
