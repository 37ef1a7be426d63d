"""Parts that the MUC SGML reader passes over: text outside of documents. Other tags are text (C5)."""

from collections.abc import Iterator

from annotally.formats.base import FileRange, ReadOptions, Unread, UnreadPieces
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.wording import Wording

_OUTSIDE = Wording("text outside of documents")


def unread(_annotations: AnnotationSet, _options: ReadOptions) -> UnreadPieces:
    """Return the function that finds text ahead of a document and behind it."""
    return _pieces


def same_outside(ours: FileRange, theirs: FileRange) -> bool:
    """Tell whether two stretches say the same outside of their documents, white space apart."""
    return [piece.content for piece in _pieces(ours)] == [piece.content for piece in _pieces(theirs)]


def _pieces(stretch: FileRange) -> Iterator[Unread]:
    document_range = stretch.annotations.range
    for start, end in ((stretch.start, document_range.start), (document_range.end, stretch.end)):
        text = " ".join(stretch.source.text[start:end].split())
        if text:
            yield Unread(_OUTSIDE, text, start)
