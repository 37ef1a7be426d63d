"""Continua that are in print or in public tests, as annotated documents."""

from annotally.scoring.agreement.data import LabelledSpan, SpannedDocument


def annotated(*annotators: str, name: str = "d") -> SpannedDocument:
    """Return a document from a line of units ``start-end:label`` for each annotator."""
    spans = tuple(tuple(sorted(map(_span, line.split()))) for line in annotators)
    length = max((span.end for units in spans for span in units), default=0)
    return SpannedDocument(name, length, spans)


def _span(text: str) -> LabelledSpan:
    place, label = text.split(":")
    start, end = place.split("-")
    return LabelledSpan(int(start), int(end), label)


ALEX_PAUL_SUZAN = annotated(
    "2-9:1 11-17:2 24-30:5 32-36:6 36-44:6 44-60:7",
    "2-9:1 11-17:3 19-25:5 32-44:6",
    "2-9:1 11-17:4 21-27:5 32-36:6 36-40:6 40-44:6",
)
"""The example of the public tests of pygamma-agreement, with α 3 and β 1."""
