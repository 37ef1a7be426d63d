"""Annotations of a token-column file brought onto the text of another with as many tokens (C5)."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from annotally.model.annotation_sets import AnnotationSet
from annotally.model.extents import Extent
from annotally.model.instance_columns import PlainSpans
from annotally.model.instances import Instance, Reading, with_readings
from annotally.model.text import Document


def move_onto_tokens(
    annotations: AnnotationSet,
    documents: Iterable[Document],
    common: Mapping[str, Document],
    *,
    with_words: bool = False,
) -> AnnotationSet:
    """Return the set with the extents of its instances in code points of the ``common`` documents (C1).

    ``documents`` are those the set was read with. Where the text is the same, or one of the two has
    no tokens, or the two have not equally many, nothing is moved. Fills keep the text their file has; where
    it has no words they get those of the common text, and so they do ``with_words``: where a fill is the text
    of a span, altered tokens must make no difference.
    """
    # Tokens correspond by number, so that two maps from old to new starts and ends move every extent.
    moved = {}
    for document in documents:
        shared = common.get(document.id, document)
        mine, theirs = document.tokens, shared.tokens
        if mine is None or theirs is None or shared.text == document.text or len(mine) != len(theirs):
            continue
        annotated = annotations.documents[document.id]
        starts = dict(zip(mine.starts, theirs.starts, strict=True))
        ends = dict(zip(mine.ends, theirs.ends, strict=True))
        words = "" if mine.has_words and not with_words else shared.text
        moved[document.id] = replace(annotated, instances=_move(annotated.instances, starts, ends, words))
    if not moved:
        return annotations
    return replace(annotations, documents={**annotations.documents, **moved})


def _move(
    instances: Sequence[Instance], starts: Mapping[int, int], ends: Mapping[int, int], words: str
) -> Sequence[Instance]:
    if isinstance(instances, PlainSpans) and words:
        return instances.moved(words, starts, ends)
    return tuple(_moved(instance, starts, ends, words) for instance in instances)


def _moved(instance: Instance, starts: Mapping[int, int], ends: Mapping[int, int], words: str) -> Instance:
    def place(extent: Extent) -> Extent:
        return Extent(starts[extent.start], ends[extent.end])

    def change(reading: Reading) -> Reading:
        if reading.extent is None:
            return reading
        moved = place(reading.extent)
        return replace(reading, extent=moved, text=words[moved.start : moved.end] if words else reading.text)

    moved = with_readings(instance, change)
    return replace(moved, extents=tuple(map(place, instance.extents)))
