"""Annotations of the text itself: the label of every token, and the spans of each annotator."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence

from annotally.annotators.comparison import MultiComparison
from annotally.comparison.items import Member
from annotally.methods.similarity.units import tokens_of
from annotally.model.extents import Extent
from annotally.model.instances import Instance
from annotally.reports.tables.object_types import Types
from annotally.scoring.agreement.data import LabelledDocument, LabelledSpan, SpannedDocument
from annotally.scoring.segmentation.boundaries import lengths_between
from annotally.tasks.similarity.labels import TOKEN_LABEL

OUTSIDE = "O"
"""The label of a token that an annotator leaves alone."""


class TextLabels:
    """Tokens and spans of the documents of a comparison, by the types their annotators give."""

    def __init__(self, comparison: MultiComparison) -> None:
        self._comparison = comparison
        self._types = Types(comparison.task)

    def tokens(self, document: str, only: str | None = None) -> LabelledDocument:
        """Return the label that each annotator gives each token.

        Tokens are those the document lists, else annotations of the label ``lex``, else runs of non-space
        (A14). A token has the type of what covers any of its characters; of several types all, by name.
        An annotator without the document has no label in it. ``only``: no other type is looked at.
        """
        text = self._comparison.sides.documents.get(document)
        if text is None:
            return LabelledDocument(document, ())
        sides = self._comparison.sides.instances(document)
        # Of annotators with tokens of their own those with most decide, whoever comes first.
        starts, ends = tokens_of(text, sorted(sides, key=_lex, reverse=True))
        annotated = self._comparison.annotated_by(document)
        columns = [
            self._labels(side, starts, ends, only) if has else [None] * len(starts)
            for side, has in zip(sides, annotated, strict=True)
        ]
        return LabelledDocument(document, tuple(zip(*columns, strict=True)))

    def _labels(
        self, instances: Sequence[Instance], starts: Sequence[int], ends: Sequence[int], only: str | None
    ) -> list[str | None]:
        # Two bisections find the tokens that an extent overlaps: O(log tokens) for each extent.
        types: dict[int, set[str]] = {}
        for _, instance in self._compared(instances):
            kind = self._types(instance)
            if only is not None and kind != only:
                continue
            for extent in instance.extents:
                for token in _covered(extent, starts, ends):
                    types.setdefault(token, set()).add(kind)
        return ["+".join(sorted(types[token])) if token in types else OUTSIDE for token in range(len(starts))]

    def token_members(self, document: str) -> list[set[Member]]:
        """Return the instances that cover each token, as `tokens` has them."""
        text = self._comparison.sides.documents.get(document)
        if text is None:
            return []
        sides = self._comparison.sides.instances(document)
        starts, ends = tokens_of(text, sorted(sides, key=_lex, reverse=True))
        members: list[set[Member]] = [set() for _ in starts]
        for annotator, side in enumerate(sides):
            for number, instance in self._compared(side):
                for extent in instance.extents:
                    for token in _covered(extent, starts, ends):
                        members[token].add((annotator, number))
        return members

    def segments(self, document: str) -> list[tuple[int, ...] | None]:
        """Return the lengths in tokens of the segments that each annotator's spans make of a document.

        A boundary is between two tokens where a span begins or ends; what no span covers is a segment, too.
        None for an annotator without the document, and for all where its text is not known or has no tokens.
        """
        count, by_annotator = self.boundaries(document)
        return [lengths_between(places, count) if places is not None else None for places in by_annotator]

    def boundaries(self, document: str) -> tuple[int, list[dict[int, set[int]] | None]]:
        """Return the number of tokens, and of each annotator the instances that make a boundary, by place.

        A boundary's place is the number of tokens before it. None for an annotator without the document, and
        for all where its text is not known or has no tokens.
        """
        # A span that begins or ends within a token makes the boundary before or after that token.
        text = self._comparison.sides.documents.get(document)
        sides = self._comparison.sides.instances(document)
        starts, ends = (
            tokens_of(text, sorted(sides, key=_lex, reverse=True)) if text is not None else ((), ())
        )
        count = len(starts)
        if not count:
            return 0, [None] * len(sides)
        by_annotator: list[dict[int, set[int]] | None] = []
        for side, has in zip(sides, self._comparison.annotated_by(document), strict=True):
            places: dict[int, set[int]] = {}
            for number, instance in self._compared(side):
                for extent in instance.extents:
                    for place in (bisect_right(ends, extent.start), bisect_left(starts, extent.end)):
                        if 0 < place < count:
                            places.setdefault(place, set()).add(number)
            by_annotator.append(places if has else None)
        return count, by_annotator

    def _compared(self, instances: Sequence[Instance]) -> Iterator[tuple[int, Instance]]:
        return ((number, each) for number, each in enumerate(instances) if self._types.compares(each))

    def span_members(self, document: str) -> dict[tuple[int, LabelledSpan], set[Member]]:
        """Return the instances behind each annotator's spans, as `spans` has them."""
        members: dict[tuple[int, LabelledSpan], set[Member]] = {}
        for annotator, side in enumerate(self._comparison.sides.instances(document)):
            for number, instance in self._compared(side):
                for extent in instance.extents:
                    span = LabelledSpan(extent.start, extent.end, self._types(instance))
                    members.setdefault((annotator, span), set()).add((annotator, number))
        return members

    def spans(self, document: str) -> SpannedDocument:
        """Return the spans of each annotator, None for an annotator without the document.

        Of an annotation in pieces every piece is a span. A document whose text is not known is as long as
        the spans reach.
        """
        # Spans are taken as they are, nested and overlapping ones too.
        sides = zip(
            self._comparison.sides.instances(document), self._comparison.annotated_by(document), strict=True
        )
        spans = tuple(
            tuple(
                LabelledSpan(extent.start, extent.end, self._types(instance))
                for _, instance in self._compared(side)
                for extent in instance.extents
            )
            if has
            else None
            for side, has in sides
        )
        text = self._comparison.sides.documents.get(document)
        furthest = max((span.end for annotator_spans in spans for span in annotator_spans or ()), default=0)
        return SpannedDocument(document, max(furthest, len(text.text) if text is not None else 0), spans)


def _covered(extent: Extent, starts: Sequence[int], ends: Sequence[int]) -> range:
    """Return the places of the tokens of which an extent covers any character."""
    return range(bisect_right(ends, extent.start), bisect_left(starts, extent.end))


def _lex(instances: Sequence[Instance]) -> tuple[int, list[tuple[int, int]]]:
    # More tokens first, and of as many the later places: an order that no name decides.
    ranges = [
        (e.start, e.end) for instance in instances if instance.type == TOKEN_LABEL for e in instance.extents
    ]
    return len(ranges), sorted(ranges)


def spans_of_type(document: SpannedDocument, name: str) -> SpannedDocument:
    """Return a document with the spans of one type alone."""
    # A document without a span of the type stays, as one in which nobody has any.
    spans = tuple(
        None if annotator_spans is None else tuple(span for span in annotator_spans if span.label == name)
        for annotator_spans in document.spans
    )
    return SpannedDocument(document.document, document.length, spans)
