"""Links of mentions in words: a mention's class in the final key, and links that merge too much."""

from collections.abc import Sequence

from annotally.adjudication.project.messages import Conflict, Linked
from annotally.model.letters import LETTERS
from annotally_gui.models.forest import Forest
from annotally_gui.services.i18n import mark, tr

_LONGEST = 40


def mention_words(forest: Forest, document: str, row: int, side: int = -1) -> str:
    """Return the words of a mention on one line, those of a side if it has any, cut where they are long."""
    number = forest.row(document, row)
    if number is None:
        return ""
    texts = [forest.text(number, side)] if side >= 0 else []
    texts += forest.texts(number)
    words = " ".join(next((text for text in texts if text), "").split())
    return words if len(words) <= _LONGEST else f"{words[: _LONGEST - 1]}…"


def link_words(forest: Forest, linked: Linked) -> str:
    """Return the words for a mention's class in the final key, the sides of its link, other links."""
    leads = [_lead_words(forest, linked, lead, sides) for lead, sides in _sides_by_lead(linked, linked.sides)]
    classes = tr(", ").join(leads) if leads else tr("new class, no link is accepted")
    parts = [tr("Class: {said}", said=classes)]
    rejected = [side for side in range(len(linked.leads)) if side not in linked.sides]
    for lead, sides in _sides_by_lead(linked, rejected):
        if lead != Linked.NOT_THERE:
            parts.append(_rejected_words(forest, linked, lead, sides))
    if linked.decided:
        parts.append(tr("link chosen manually"))
    return " · ".join(parts)


def _rejected_words(forest: Forest, linked: Linked, lead: int, sides: Sequence[int]) -> str:
    """Return the words for the links of sides that were not accepted for a mention."""
    letters = _join_letters(sides)
    if lead < 0:
        singular, plural = mark("{letters} begins a new class"), mark("{letters} begin a new class")
        return tr(plural if len(sides) > 1 else singular, letters=letters)
    singular, plural = mark("{letters} has a link to “{words}”"), mark("{letters} have a link to “{words}”")
    words = mention_words(forest, linked.document, lead, sides[0])
    return tr(plural if len(sides) > 1 else singular, letters=letters, words=words)


def _join_letters(sides: Sequence[int]) -> str:
    """Return letters as a list in words: ``A, B and C``."""
    *first, last = [LETTERS[side] for side in sides]
    return tr(" and ").join([*([", ".join(first)] if first else []), last])


def _sides_by_lead(linked: Linked, sides: Sequence[int]) -> list[tuple[int, list[int]]]:
    # Sides with the same antecedent are told together; a dictionary keeps the order in which they occur.
    sides_by_lead: dict[int, list[int]] = {}
    for side in sides:
        sides_by_lead.setdefault(linked.leads[side], []).append(side)
    return list(sides_by_lead.items())


def _lead_words(forest: Forest, linked: Linked, lead: int, sides: Sequence[int]) -> str:
    letters = _join_letters(sides)
    if lead < 0:
        return tr("new class ({letters})", letters=letters)
    words = mention_words(forest, linked.document, lead, sides[0])
    return tr("with “{words}” ({letters})", words=words, letters=letters)


def conflict_words(forest: Forest, conflict: Conflict) -> str:
    """Return a line about a conflict: the two mentions, the annotator of the link, the classes it merges."""
    document = conflict.document
    classes = [_class_words(forest, conflict, row) for row in conflict.classes]
    mention = mention_words(forest, document, conflict.mention, conflict.link_side)
    antecedent = mention_words(forest, document, conflict.antecedent, conflict.link_side)
    annotator = LETTERS[conflict.link_side] if conflict.link_side >= 0 else tr("edited")
    return tr(
        "“{mention}” with “{antecedent}” ({whose}) merges {classes} of {letter}",
        mention=mention,
        antecedent=antecedent,
        whose=annotator,
        classes=tr(" and ").join(classes),
        letter=LETTERS[conflict.side],
    )


def _class_words(forest: Forest, conflict: Conflict, row: int) -> str:
    return tr("the class of “{words}”", words=mention_words(forest, conflict.document, row, conflict.side))
