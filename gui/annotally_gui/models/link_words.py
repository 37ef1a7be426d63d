"""Links of mentions in words: what a mention goes with in the final key, and what merges too much."""

from collections.abc import Sequence

from annotally.adjudication.parcels import Conflict, Linked
from annotally_gui.i18n import tr
from annotally_gui.models.forest import Forest

LETTERS = "AB"
_LONGEST = 40


def mention_words(forest: Forest, document: str, row: int, side: int = -1) -> str:
    """Return the words of a mention on one line, those of a side if it has any, cut where they are long."""
    number = forest.row(document, row)
    if number is None:
        return ""
    texts = [forest.text(number, side)] if side >= 0 else []
    texts += [forest.text(number, one) for one in range(len(LETTERS))]
    words = " ".join(next((one for one in texts if one), "").split())
    return words if len(words) <= _LONGEST else f"{words[: _LONGEST - 1]}…"


def link_words(forest: Forest, linked: Linked) -> str:
    """Return what a mention goes with, whose link that is, and what the other side says instead."""
    leads = [_leads(forest, linked, lead, sides) for lead, sides in _by_lead(linked, linked.sides)]
    said = tr(", ").join(leads) if leads else tr("begins one, no link is accepted")
    parts = [tr("Class: {said}", said=said)]
    others = [side for side in range(len(LETTERS)) if side not in linked.sides]
    for lead, (side, *_) in _by_lead(linked, others):
        if lead != Linked.NOT_THERE:
            words = mention_words(forest, linked.document, lead, side)
            with_words = tr("{letter} has it with “{words}”", letter=LETTERS[side], words=words)
            parts.append(
                with_words if lead >= 0 else tr("{letter} lets it begin a class", letter=LETTERS[side])
            )
    if linked.said:
        parts.append(tr("link chosen by hand"))
    return " · ".join(parts)


def _by_lead(linked: Linked, sides: Sequence[int]) -> list[tuple[int, list[int]]]:
    found: dict[int, list[int]] = {}
    for side in sides:
        found.setdefault(linked.leads[side], []).append(side)
    return list(found.items())


def _leads(forest: Forest, linked: Linked, lead: int, sides: Sequence[int]) -> str:
    letters = tr(" and ").join(LETTERS[side] for side in sides)
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
