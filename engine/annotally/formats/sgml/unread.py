"""What the reader of MUC SGML passes over: text outside of documents. Other tags are text (C5)."""

from collections.abc import Iterator

from annotally.formats.base import ReadOptions, Stretch, Unread, UnreadPieces
from annotally.model.annotation_sets import AnnotationSet


def unread(_annotations: AnnotationSet, _options: ReadOptions) -> UnreadPieces:
    """Return the function that finds text ahead of a document and behind it."""
    return _pieces


def same_outside(ours: Stretch, theirs: Stretch) -> bool:
    """Tell whether two stretches say the same outside of their documents, white space apart."""
    return [piece.content for piece in _pieces(ours)] == [piece.content for piece in _pieces(theirs)]


def _pieces(stretch: Stretch) -> Iterator[Unread]:
    own = stretch.annotations.range
    for start, end in ((stretch.start, own.start), (own.end, stretch.end)):
        said = " ".join(stretch.source.text[start:end].split())
        if said:
            yield Unread("text outside of documents", said, start)
