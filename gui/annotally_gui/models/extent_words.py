"""Differences between the places of two annotations in one text, in words."""

from typing import NamedTuple

from annotally.reports.tree.inspection import Card, CardLine
from annotally_gui.models.number_words import amount_text
from annotally_gui.services.i18n import tr


class PlacedText(NamedTuple):
    """A text and where it stands, in code points of the Document (C1)."""

    text: str
    start: int
    end: int

    @property
    def is_whole(self) -> bool:
        """Whether the text is that of its extent, character by character."""
        return len(self.text) == self.end - self.start


def line_place(line: CardLine) -> PlacedText | None:
    """Return the text and place of a fill; None where it has no place."""
    return PlacedText(line.words or line.text, line.start, line.end) if line.start >= 0 else None


def card_place(card: Card) -> PlacedText | None:
    """Return the words and place of an annotation that stands at one place of the text; else None."""
    return PlacedText(card.words, card.start, card.end) if card.start >= 0 else None


def extent_clause(
    place: PlacedText, rival_place: PlacedText, *, subject: str, rival: str, is_plural: bool
) -> str:
    """Return how ``place`` lies to ``rival_place``: ``B begins two words earlier than A.``; empty if equal.

    ``subject`` and ``rival`` name the two; ``is_plural``: the subject is more than one annotator.
    """
    # Where two extents overlap, the text between their beginnings belongs to whichever begins first, and the
    # text between their ends to whichever ends last: the Document itself is not needed.
    if (place.start, place.end) == (rival_place.start, rival_place.end):
        return ""
    names = {"subject": subject, "rival": rival}
    if place.end <= rival_place.start or rival_place.end <= place.start:
        return tr("{subject} and {rival} are at different places.", **names)
    begin, end = _begin_amount(place, rival_place), _end_amount(place, rival_place)
    verbs = tr("begin"), tr("end")
    if not is_plural:
        verbs = tr("begins"), tr("ends")
    parts = []
    if place.start != rival_place.start:
        when = tr("earlier") if place.start < rival_place.start else tr("later")
        parts.append(" ".join(filter(None, (verbs[0], begin, when))))
    if place.end != rival_place.end:
        when = tr("earlier") if place.end < rival_place.end else tr("later")
        parts.append(" ".join(filter(None, (verbs[1], end, when))))
    if len(parts) == 2:
        return tr("{subject} {first} and {second} than {rival}.", first=parts[0], second=parts[1], **names)
    return tr("{subject} {what} than {rival}.", what=parts[0], **names)


def _begin_amount(place: PlacedText, rival_place: PlacedText) -> str:
    """Return the amount of text between the beginnings; empty where it is not known."""
    # Whichever begins first has the text between the beginnings, if its text is that of its whole extent.
    earlier, length = (
        (place, rival_place.start - place.start) if place.start <= rival_place.start else (rival_place, 0)
    )
    length = length or place.start - rival_place.start
    if not earlier.is_whole or not length:
        return ""
    return amount_text(earlier.text[:length], cut=_joins(earlier.text, length))


def _end_amount(place: PlacedText, rival_place: PlacedText) -> str:
    """Return the amount of text between the ends; empty where it is not known."""
    # Whichever ends last has the text between the ends, counted from its own end.
    later, length = (place, place.end - rival_place.end) if place.end >= rival_place.end else (rival_place, 0)
    length = length or rival_place.end - place.end
    if not later.is_whole or not length:
        return ""
    at = len(later.text) - length
    return amount_text(later.text[at:], cut=_joins(later.text, at))


def _joins(text: str, at: int) -> bool:
    """Tell whether a word goes on across this place of a text."""
    return 0 < at < len(text) and text[at - 1].isalnum() and text[at].isalnum()
