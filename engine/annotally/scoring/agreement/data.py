"""Inputs of measures of agreement: labels of items, and spans, of any number of annotators.

Whoever knows the items makes these values: a comparison its aligned objects, a corpus its tokens or
sentences. Annotators are numbered alike in all documents.
"""

from collections.abc import Sequence
from dataclasses import dataclass

ItemLabel = str | None
"""Label that an annotator gives an item; None: the value is missing."""


@dataclass(frozen=True, slots=True)
class LabelledDocument:
    """The items of one document, each with a label of every annotator.

    Raises ValueError for items of unlike numbers of annotators.
    """

    document: str
    items: tuple[tuple[ItemLabel, ...], ...]

    def __post_init__(self) -> None:
        if len({len(item) for item in self.items}) > 1:
            raise ValueError(f"items of unlike numbers of annotators in {self.document}")

    def of(self, annotators: Sequence[int]) -> "LabelledDocument":
        """Return the document with these annotators only."""
        items = tuple(tuple(item[number] for number in annotators) for item in self.items)
        return LabelledDocument(self.document, items)


@dataclass(frozen=True, slots=True, order=True)
class LabelledSpan:
    """A span ``[start, end)`` in code points of the Document text (C1), with its label."""

    start: int
    end: int
    label: str

    def __len__(self) -> int:
        return self.end - self.start


@dataclass(frozen=True, slots=True)
class SpannedDocument:
    """A document of ``length`` code points: the spans of every annotator, None for one without the document.

    Raises ValueError for spans outside of the text.
    """

    document: str
    length: int
    spans: tuple[tuple[LabelledSpan, ...] | None, ...]

    def __post_init__(self) -> None:
        for spans in self.spans:
            for span in spans or ():
                if not 0 <= span.start <= span.end <= self.length:
                    raise ValueError(f"{span} is outside of {self.document}")

    def of(self, annotators: Sequence[int]) -> "SpannedDocument":
        """Return the document with these annotators only."""
        spans = tuple(self.spans[number] for number in annotators)
        return SpannedDocument(self.document, self.length, spans)
