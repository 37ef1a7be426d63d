"""How annotators differ in classes of coreference, in plain words."""

from collections.abc import Sequence

from annotally.model.letters import LETTERS
from annotally.reports.tree.inspection import Card
from annotally_gui.models.number_words import listed, number_word
from annotally_gui.services.i18n import plural, tr


def class_sentence(cards: Sequence[Card], *, component: bool, agrees: bool = False) -> list[str]:
    """Return the facts on a class, or on a ``component`` of classes that share mentions; the first leads.

    The cards are those of `annotally.reports.tree.classes.class_cards`: a line for each mention, its number,
    and the class that it is in as the note. ``agrees``: the class is the same on all sides.
    """
    mentions = {line.slot for card in cards for line in card.lines}
    present = [side for side, card in enumerate(cards) if card.lines]
    if not present:
        return []
    if len(present) == 1:
        return [
            plural(
                "Only {side} has this class of {number} mention.",
                "Only {side} has this class of {number} mentions.",
                len(mentions),
                side=LETTERS[present[0]],
                number=number_word(len(mentions)),
            )
        ]
    facts = _component_facts(cards) if component else _class_facts(cards, present, agrees=agrees)
    return [*facts, *_missing_facts(cards, mentions)]


def _component_facts(cards: Sequence[Card]) -> list[str]:
    """Return how many classes each side makes of the mentions."""
    # A class is known by the note of its mentions, which names it; sides are alike if none lacks a mention.
    counts = [_class_count(card) for card in cards]
    everybody = {len(card.lines) for card in cards}
    if set(counts) == {1} and len(everybody) == 1:
        return [
            tr("A and B group these mentions alike.")
            if len(cards) == 2
            else tr("All group these mentions alike.")
        ]
    phrases = [
        tr("{side} {count}", side=letter, count=number_word(count))
        for letter, count in zip(LETTERS, counts, strict=False)
    ]
    return [tr("Classes differ: {counts}.", counts=", ".join(phrases))]


def _class_facts(cards: Sequence[Card], present: Sequence[int], *, agrees: bool) -> list[str]:
    """Return how the other sides have the mentions of one side's class."""
    # The class is of the side whose lines say nothing of other classes.
    owner = next((side for side in present if not any(line.notes for line in cards[side].lines)), present[0])
    facts = []
    for side in present:
        if side == owner:
            continue
        names = {"side": LETTERS[side], "owner": LETTERS[owner]}
        parts = _class_count(cards[side])
        if parts > 1:
            facts.append(
                tr("{side} splits this class of {owner} into {count}.", count=number_word(parts), **names)
            )
        elif len(cards[side].lines) == len(cards[owner].lines):
            same = tr("{side} has the same class as {owner}.")
            larger = tr("{side} has this class of {owner} inside a larger class.")
            facts.append((same if agrees else larger).format(**names))
        else:
            facts.append(tr("{side} has part of this class of {owner}.", **names))
    return facts


def _class_count(card: Card) -> int:
    return len({line.notes for line in card.lines})


def _missing_facts(cards: Sequence[Card], mentions: set[str]) -> list[str]:
    """Return sentences on the sides that lack mentions."""
    # A mention has the same slot on all cards, so that a side lacks those of the union that it has not.
    facts = []
    for side, card in enumerate(cards):
        count = len(mentions) - len({line.slot for line in card.lines})
        if card.lines and count:
            facts.append(
                plural(
                    "{side} lacks {number} mention.",
                    "{side} lacks {number} mentions.",
                    count,
                    side=LETTERS[side],
                    number=number_word(count),
                )
            )
    absent = [LETTERS[side] for side, card in enumerate(cards) if not card.lines]
    return [*facts, *([tr("{sides}: none of these mentions.", sides=listed(absent))] if absent else [])]
