"""The parts of files that documents take: each up to the beginning of the next one."""

from bisect import bisect_right
from collections import defaultdict

from annotally.formats.base import FileRange
from annotally.model.annotation_sets import AnnotationSet


class FileRanges:
    """The parts of a set's sources by document."""

    def __init__(self, annotations: AnnotationSet) -> None:
        """Take the set as it was read."""
        self._annotations = annotations
        starts: defaultdict[int, list[int]] = defaultdict(list)
        for annotated in annotations.documents.values():
            if annotated.range:
                starts[annotated.source].append(annotated.range.start)
        self._starts = {number: sorted(offsets) for number, offsets in starts.items()}

    def of(self, document: str) -> FileRange | None:
        """Return the part of a document; None where no source has it."""
        annotated = self._annotations.documents.get(document)
        if annotated is None or not annotated.range or annotated.source >= len(self._annotations.sources):
            return None
        source, starts = self._annotations.sources[annotated.source], self._starts[annotated.source]
        place = bisect_right(starts, annotated.range.start)
        start = annotated.range.start if place > 1 else 0
        return FileRange(source, start, starts[place] if place < len(starts) else len(source.text), annotated)
