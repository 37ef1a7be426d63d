"""Annotations of a token-column file brought onto the text of another with as many tokens (C5)."""

from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence

from msgspec.structs import replace

from annotally.model.annotation_sets import AnnotationSet
from annotally.model.extents import Extent
from annotally.model.instance_columns import PlainSpans
from annotally.model.instances import Instance, Reading, with_readings
from annotally.model.text import Document, Tokens
from annotally.text.alignment.text_versions import match_versions


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
    # Tokens correspond by number: two maps, of starts and of ends, move all extents that end with tokens.
    moved = {}
    for document in documents:
        shared = common.get(document.id, document)
        mine, theirs = document.tokens, shared.tokens
        if mine is None or theirs is None or shared.text == document.text or len(mine) != len(theirs):
            continue
        annotated = annotations.documents[document.id]
        words = "" if mine.has_words and not with_words else shared.text
        instances = _move(annotated.instances, _TokenPlaces(document.text, shared.text, mine, theirs), words)
        moved[document.id] = replace(annotated, instances=instances)
    if not moved:
        return annotations
    return replace(annotations, documents={**annotations.documents, **moved})


class _TokenPlaces:
    """The places of one text in another with as many tokens."""

    def __init__(self, old: str, new: str, old_tokens: Tokens, new_tokens: Tokens) -> None:
        self._old, self._new, self._old_tokens, self._new_tokens = old, new, old_tokens, new_tokens
        self.starts = dict(zip(old_tokens.starts, new_tokens.starts, strict=True))
        self.ends = dict(zip(old_tokens.ends, new_tokens.ends, strict=True))

    def place(self, extent: Extent) -> Extent:
        """Return the extent of the new text for one of the old."""
        # Invariant: a place at an end of a token goes to the same end of its partner; only a place inside a
        # token needs an alignment of characters, and only of that one word.
        start, end = self.starts.get(extent.start), self.ends.get(extent.end)
        start = self._inside(extent.start, is_end=False) if start is None else start
        return Extent(start, max(start, self._inside(extent.end, is_end=True) if end is None else end))

    def _inside(self, position: int, *, is_end: bool) -> int:
        """Return a place inside a token, by the characters of both, or between two of them."""
        # The token that the place is in, or behind: one that ends at a start is not the one it is in.
        number = bisect_right(self._old_tokens.starts, position - is_end) - 1
        if number < 0:
            return min(position, self._new_tokens.starts[0]) if len(self._new_tokens) else position
        begin, end = self._old_tokens.starts[number], self._old_tokens.ends[number]
        new_begin, new_end = self._new_tokens.starts[number], self._new_tokens.ends[number]
        if position > end:
            return new_end + min(position - end, self._gap_behind(number))
        versions = match_versions(self._old[begin:end], self._new[new_begin:new_end])
        if is_end:
            return new_begin + versions.place(Extent(0, position - begin)).end
        return new_begin + versions.place(Extent(position - begin, end - begin)).start

    def _gap_behind(self, number: int) -> int:
        # White space behind a token may be shorter in the new text: no place may run into the next token.
        following = (
            self._new_tokens.starts[number + 1] if number + 1 < len(self._new_tokens) else len(self._new)
        )
        return following - self._new_tokens.ends[number]


def _move(instances: Sequence[Instance], places: _TokenPlaces, words: str) -> Sequence[Instance]:
    # Columns of plain spans move as a whole, which is many times faster than one instance after another.
    if isinstance(instances, PlainSpans) and words:
        return instances.moved(words, places.starts, places.ends)
    return tuple(_moved(instance, places.place, words) for instance in instances)


def _moved(instance: Instance, place: Callable[[Extent], Extent], words: str) -> Instance:
    def change(reading: Reading) -> Reading:
        if reading.extent is None:
            return reading
        moved = place(reading.extent)
        return replace(reading, extent=moved, text=words[moved.start : moved.end] if words else reading.text)

    moved = with_readings(instance, change)
    return replace(moved, extents=tuple(map(place, instance.extents)))
