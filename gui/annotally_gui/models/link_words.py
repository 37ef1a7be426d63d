"""Links of mentions in words: what a mention goes with in the final key, and what merges too much."""

from collections.abc import Sequence

from annotally.adjudication.project.messages import Conflict, Linked
from annotally_gui.models.forest import Forest
from annotally_gui.models.letters import LETTERS
from annotally_gui.services.i18n import mark, tr

_LONGEST = 40


def mention_words(forest: Forest, document: str, row: int, side: int = -1) -> str:
    """Return the words of a mention on one line, those of a side if it has any, cut where they are long."""
    number = forest.row(document, row)
    if number is None:
        return ""
    texts = [forest.text(number, side)] if side >= 0 else []
    texts += forest.texts(number)
    words = " ".join(next((one for one in texts if one), "").split())
    return words if len(words) <= _LONGEST else f"{words[: _LONGEST - 1]}…"


def link_words(forest: Forest, linked: Linked) -> str:
    """Return what a mention goes with, whose link that is, and what the other side says instead."""
    leads = [_leads(forest, linked, lead, sides) for lead, sides in _by_lead(linked, linked.sides)]
    said = tr(", ").join(leads) if leads else tr("begins one, no link is accepted")
    parts = [tr("Class: {said}", said=said)]
    others = [side for side in range(len(linked.leads)) if side not in linked.sides]
    for lead, sides in _by_lead(linked, others):
        if lead != Linked.NOT_THERE:
            parts.append(_instead(forest, linked, lead, sides))
    if linked.said:
        parts.append(tr("link chosen by hand"))
    return " · ".join(parts)


def _instead(forest: Forest, linked: Linked, lead: int, sides: Sequence[int]) -> str:
    """Return what others say of a mention whose link is not accepted."""
    letters = _and(sides)
    if lead < 0:
        one, several = mark("{letters} lets it begin a class"), mark("{letters} let it begin a class")
        return tr(several if len(sides) > 1 else one, letters=letters)
    one, several = mark("{letters} has it with “{words}”"), mark("{letters} have it with “{words}”")
    words = mention_words(forest, linked.document, lead, sides[0])
    return tr(several if len(sides) > 1 else one, letters=letters, words=words)


def _and(sides: Sequence[int]) -> str:
    """Return letters as a list in words: ``A, B and C``."""
    *first, last = [LETTERS[side] for side in sides]
    return tr(" and ").join([*([", ".join(first)] if first else []), last])


def _by_lead(linked: Linked, sides: Sequence[int]) -> list[tuple[int, list[int]]]:
    found: dict[int, list[int]] = {}
    for side in sides:
        found.setdefault(linked.leads[side], []).append(side)
    return list(found.items())


def _leads(forest: Forest, linked: Linked, lead: int, sides: Sequence[int]) -> str:
    letters = _and(sides)
    if lead < 0:
        return tr("begins one ({letters})", letters=letters)
    words = mention_words(forest, linked.document, lead, sides[0])
    return tr("with “{words}” ({letters})", words=words, letters=letters)


def conflict_words(forest: Forest, conflict: Conflict) -> str:
    """Return which link merges which classes, in one line."""
    document = conflict.document
    classes = [_class_words(forest, conflict, row) for row in conflict.classes]
    first = mention_words(forest, document, conflict.mention, conflict.link_side)
    other = mention_words(forest, document, conflict.antecedent, conflict.link_side)
    whose = LETTERS[conflict.link_side] if conflict.link_side >= 0 else tr("written by hand")
    return tr(
        "“{mention}” with “{antecedent}” ({whose}) merges {classes} of {letter}",
        mention=first,
        antecedent=other,
        whose=whose,
        classes=tr(" and ").join(classes),
        letter=LETTERS[conflict.side],
    )


def _class_words(forest: Forest, conflict: Conflict, row: int) -> str:
    return tr("the class of “{words}”", words=mention_words(forest, conflict.document, row, conflict.side))
