"""Two texts made from tokens, compared by token position where they have equally many (C5)."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading, with_readings
from annotally.model.sets import AnnotationSet, DocumentAnnotations
from annotally.model.text import Document


def same_tokens(one: Document, other: Document) -> bool:
    """Tell whether both texts were made from tokens, and from equally many."""
    return len(one.tokens) == len(other.tokens) > 0


def altered(one: Document, other: Document) -> Iterator[tuple[int, str, str]]:
    """Yield number, reading here and reading there of every token, of equally many, that differs."""
    for number, (start, end, other_start, other_end) in enumerate(
        zip(one.tokens, _ends(one), other.tokens, _ends(other), strict=True)
    ):
        here, there = one.text[start:end], other.text[other_start:other_end]
        if here != there:
            yield number, here, there


def by_position(
    annotations: AnnotationSet, own: Mapping[str, Document], common: Mapping[str, Document]
) -> AnnotationSet:
    """Return a set with its extents on the tokens of ``common`` that have the same position in ``own``.

    The text that stands at an extent is that of ``common``, so that altered tokens make no difference.
    Documents whose text is the common one stay as they are.
    """
    moved = {
        name: _Moving(document, common[name]).document(annotations.documents[name])
        for name, document in own.items()
        if name in annotations.documents
        and name in common
        and document.text != common[name].text
        and same_tokens(document, common[name])
    }
    return replace(annotations, documents={**annotations.documents, **moved}) if moved else annotations


def _ends(document: Document) -> list[int]:
    return [*(start - 1 for start in document.tokens[1:]), len(document.text)]


class _Moving:
    """Moves what stands on the tokens of one text to those of another."""

    def __init__(self, own: Document, common: Document) -> None:
        self._own = own
        self._common = common
        self._own_ends, self._ends = _ends(own), _ends(common)

    def document(self, found: DocumentAnnotations) -> DocumentAnnotations:
        """Return the annotations of a document, moved."""
        return replace(found, instances=tuple(map(self._instance, found.instances)))

    def _instance(self, instance: Instance) -> Instance:
        extents = tuple(map(self._extent, instance.extents))
        return replace(with_readings(instance, self._reading), extents=extents)

    def _extent(self, extent: Extent) -> Extent:
        first = bisect_right(self._own.tokens, extent.start) - 1
        last = max(first, bisect_left(self._own_ends, extent.end))
        return Extent(self._common.tokens[first], self._ends[last])

    def _reading(self, reading: Reading) -> Reading:
        if reading.extent is None:
            return reading
        extent = self._extent(reading.extent)
        return replace(reading, extent=extent, text=self._common.text[extent.start : extent.end])
