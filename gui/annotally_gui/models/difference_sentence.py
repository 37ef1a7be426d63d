"""The one sentence above the cards: how the annotators differ in the inspected object, in plain words."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from annotally.comparison.result import Level
from annotally.model.letters import LETTERS
from annotally.reports.tree.inspection import Card, Inspection
from annotally.scoring.tally import Status
from annotally_gui.models.class_sentence import class_sentence
from annotally_gui.models.extent_words import PlacedText, card_place, extent_clause, line_place
from annotally_gui.models.number_words import listed, number_word, sentence
from annotally_gui.models.plain_names import plain_name, quoted_name
from annotally_gui.services.i18n import mark, tr
from annotally_gui.services.status_glyphs import OUTCOMES, state_title

NAMED = 3
"""Number of slots that are named; of more the rest is counted."""

_LABEL_SLOTS = frozenset({"_label", "type"})
_PLACE_SLOTS = frozenset({"_span", "extent", "text"})
_UNCOUNTED = {
    Status.NON: mark("Not counted."),
    Status.OPT: mark("Optional and not counted."),
    Status.UNS: mark("Not scored."),
    Status.REM: mark("Pointer to an optional object, not counted."),
}
"""Sentences on states that earn and cost nothing."""

_RELEVANCE = {
    "relevant": mark("All call the text relevant."),
    "irrelevant": mark("All call the text irrelevant."),
    "relevant-in-key": mark("Only A calls the text relevant."),
    "relevant-in-response": mark("Only B calls the text relevant."),
}


_REASONS = {
    Status.COR: mark("Why this counts as the same"),
    Status.PAR: mark("Why this counts as partly the same"),
    Status.INC: mark("Why this counts as different"),
    Status.MIS: mark("Why this counts as only A’s"),
    Status.SPU: mark("Why this counts as only B’s"),
    Status.NON: mark("Why this does not count"),
    Status.OPT: mark("Why this does not count"),
    Status.UNS: mark("Why this is not scored"),
    Status.REM: mark("Why this does not count"),
}


class DifferenceSentence(NamedTuple):
    """A sentence in two parts: the essence, and the details that follow it."""

    lead: str
    details: str = ""

    @property
    def whole(self) -> str:
        """Both parts."""
        return " ".join(filter(None, self))


def difference_sentence(inspection: Inspection) -> DifferenceSentence:
    """Return how the sides differ in the inspected row, A and B for their names."""
    if inspection.level == Level.DOCUMENT:
        return _document(inspection)
    if inspection.level in (Level.COMPONENT, Level.CLASS):
        is_component = inspection.level == Level.COMPONENT
        agrees = inspection.status == Status.COR
        facts = class_sentence(inspection.cards, component=is_component, agrees=agrees)
        return _joined(facts, plain_name(inspection.title))
    if len(inspection.cards) < 2:
        return DifferenceSentence(
            tr("{title}: added annotation.", title=plain_name(inspection.title)),
            tr("No side has this annotation."),
        )
    present = [side for side, card in enumerate(inspection.cards) if card.heading]
    facts = _presence(inspection, present)
    if len(present) > 1:
        one_slot = inspection.level > Level.INSTANCE
        facts += _slot_facts(inspection, present) if one_slot else _object_facts(inspection, present)
    return _joined(facts, plain_name(inspection.title))


def _joined(facts: Sequence[str], title: str) -> DifferenceSentence:
    """Return facts as a sentence that the first one leads; the title where there is none."""
    lead, *details = facts or [title]
    return DifferenceSentence(lead, " ".join(details))


# --- documents


def _document(inspection: Inspection) -> DifferenceSentence:
    facts = [tr(_RELEVANCE[inspection.rule])] if inspection.rule in _RELEVANCE else []
    if inspection.counts:
        counts = ", ".join(
            tr("{side} {count}", side=LETTERS[side], count=number_word(count))
            for side, count in enumerate(inspection.counts)
        )
        facts.append(tr("Objects: {counts}.", counts=counts))
    if inspection.open_count:
        count = number_word(inspection.open_count)
        facts.append(tr("Rows with differences: {count}.", count=count))
    else:
        facts.append(tr("Nothing differs."))
    return DifferenceSentence(tr("{document}.", document=inspection.title), " ".join(facts))


# --- presence


def _presence(inspection: Inspection, present: Sequence[int]) -> list[str]:
    """Return the sides that alone have the object, or lack it; nothing where all have it."""
    # The shorter list is named: the sides that lack the object only where they are fewer than the others.
    count = len(inspection.cards)
    if len(present) == count:
        return []
    absent = [side for side in range(count) if side not in present]
    if len(present) > 1 and len(absent) < len(present):
        template = tr("{sides} lacks this.") if len(absent) == 1 else tr("{sides} lack this.")
        return [template.format(sides=_letters(absent))]
    facts = [tr("Only {sides} has this.", sides=_letters(present))]
    if len(present) > 1:
        facts = [tr("Only {sides} have this.", sides=_letters(present))]
    label = inspection.cards[present[0]].label if len(present) == 1 else ""
    if label:
        facts = [tr("Only {side} has this {label}.", side=LETTERS[present[0]], label=plain_name(label))]
    if (status := Status(inspection.status)) in _UNCOUNTED:
        facts.append(tr(_UNCOUNTED[status]))
    return facts


def _letters(sides: Iterable[int]) -> str:
    return listed([LETTERS[side] for side in sides])


# --- objects


def _object_facts(inspection: Inspection, present: Sequence[int]) -> list[str]:
    """Return how the sides that have an object differ in label, extent and slots; or that they agree."""
    # A difference is named once: slots of labels or places count only where no fact on these stands before.
    label_fact = _label_fact(inspection.cards, present) if _is_label_open(inspection) else ""
    clauses = _extent_clauses(inspection, present)
    extents_alone = bool(clauses) and not label_fact
    facts = [label_fact] if label_fact else []
    if extents_alone:
        facts += _extents_heading(inspection, present)
    facts += clauses
    # Of several annotators whose labels are all alike the slot still differs where not all are paired.
    is_same = _label_is_same(inspection, present)
    with_labels = not label_fact and not (extents_alone and is_same)
    facts += _further_slot_facts(inspection, present, with_labels=with_labels, with_places=not clauses)
    if extents_alone and is_same:
        facts.append(tr("Labels agree."))
    return _with_verdict(facts, inspection) if len(present) == len(inspection.cards) else facts


def _is_label_open(inspection: Inspection) -> bool:
    """Tell whether labels that are spelled differently may count as a difference."""
    # Alternatives let labels agree of which the first differ.
    outcomes = (outcome for outcome in inspection.outcomes if outcome.name.casefold() in _LABEL_SLOTS)
    states = {Status(outcome.status) for outcome in outcomes}
    return not states or any(state.disagreement for state in states)


def _extents_heading(inspection: Inspection, present: Sequence[int]) -> list[str]:
    """Return ``LOC: extents differ.``, the lead of clauses on extents, where these count as different."""
    label = inspection.cards[present[0]].label
    if not label or not Status(inspection.status).disagreement:
        return []
    return [tr("{label}: extents differ.", label=plain_name(label))]


def _further_slot_facts(
    inspection: Inspection, present: Sequence[int], *, with_labels: bool, with_places: bool
) -> list[str]:
    """Return how the slots differ, and how the fills lie to each other where a single slot does."""
    slots, agreeing = _slots_that_differ(inspection, with_labels=with_labels, with_places=with_places)
    facts = _slot_fact(slots, agreeing, len(inspection.cards))
    if len(slots) == 1 and with_places:
        facts += _slot_extent(inspection, present, next(iter(slots)))
    return facts


def _with_verdict(facts: list[str], inspection: Inspection) -> list[str]:
    """Return the facts on an object of all sides, and the verdict on it where they do not say it."""
    is_pair = len(inspection.cards) == 2
    if Status(inspection.status).disagreement:
        return facts or [tr("A and B differ.") if is_pair else tr("The annotators differ.")]
    if facts:
        # Differences here count as the same: that comes first, and then how the sides differ.
        return [tr("Counts as the same."), *facts]
    return [tr("A and B agree.") if is_pair else tr("All agree.")]


def _label_fact(cards: Sequence[Card], present: Sequence[int]) -> str:
    """Return the labels of an object that has several, ``Labels differ: LOC / ORG.``, or nothing."""
    # Labels stand in the order of their first side; of more than two annotators each label names its sides.
    groups: dict[str, list[int]] = defaultdict(list)
    for side in present:
        groups[cards[side].label].append(side)
    if len(groups) < 2:
        return ""
    if len(cards) == 2:
        return tr("Labels differ: {labels}.", labels=" / ".join(map(plain_name, groups)))
    spelled = " / ".join(f"{plain_name(label)} ({_letters(sides)})" for label, sides in groups.items())
    return tr("Labels differ: {labels}.", labels=spelled)


def _label_is_same(inspection: Inspection, present: Sequence[int]) -> bool:
    labels = {inspection.cards[side].label for side in present}
    return len(labels) == 1 and labels != {""}


def _extent_clauses(inspection: Inspection, present: Sequence[int]) -> list[str]:
    """Return how the extents of an annotation differ; nothing where they do not, or are not comparable."""
    cards = inspection.cards
    places = {side: place for side in present if (place := card_place(cards[side])) is not None}
    return _grouped_clauses(places) if inspection.common_text and len(places) == len(present) else []


def _grouped_clauses(places: Mapping[int, PlacedText]) -> list[str]:
    """Return how the smaller group of sides lies to the larger one, of those that share an extent."""
    groups: dict[tuple[int, int], list[int]] = defaultdict(list)
    for side, place in places.items():
        groups[place.start, place.end].append(side)
    if len(groups) < 2:
        return []
    if len(groups) > 2:
        return [tr("Extents differ in {count} ways.", count=number_word(len(groups)))]
    # Of two groups of one size the first side is what the other is compared with.
    rivals, sides = sorted(groups.values(), key=lambda group: (-len(group), group[0]))
    clause = extent_clause(
        places[sides[0]],
        places[rivals[0]],
        subject=_letters(sides),
        rival=_letters(rivals),
        is_plural=len(sides) > 1,
    )
    return [clause]


def _slots_that_differ(
    inspection: Inspection, *, with_labels: bool, with_places: bool
) -> tuple[dict[str, int], int]:
    """Return the status of each slot that differs, and the number of those that agree.

    Slots of labels count only ``with_labels``, those of places only ``with_places``.
    """
    # A slot counts as agreeing only where a card has a line of it; slots of labels and places never do.
    lines = (line for card in inspection.cards for line in card.lines)
    filled = {line.slot.casefold() for line in lines} - _LABEL_SLOTS - _PLACE_SLOTS
    differing, agreeing = {}, 0
    for outcome in inspection.outcomes:
        name = outcome.name.casefold()
        if (name in _LABEL_SLOTS and not with_labels) or (name in _PLACE_SLOTS and not with_places):
            continue
        if Status(outcome.status).disagreement:
            differing[outcome.name] = outcome.status
        elif outcome.status == Status.COR and name in filled:
            agreeing += 1
    return differing, agreeing


def _slot_fact(slots: dict[str, int], agreeing: int, count: int) -> list[str]:
    """Return the slots that differ, those of one side alone, and the number of those that agree."""
    # Of several annotators a slot that some lack differs like any other.
    by_state: dict[int, list[str]] = defaultdict(list)
    for name, status in slots.items():
        is_alone = count == 2 and status in (Status.MIS, Status.SPU)
        by_state[status if is_alone or status == Status.PAR else Status.INC].append(quoted_name(name))
    parts = []
    if names := by_state[Status.INC]:
        parts.append(_names_differ(names))
    for status, side in ((Status.MIS, 0), (Status.SPU, 1)):
        if names := by_state[status]:
            parts.append(tr("only {side} has {names}", side=LETTERS[side], names=listed(names, NAMED)))
    if names := by_state[Status.PAR]:
        template = tr("{names} agrees in part") if len(names) == 1 else tr("{names} agree in part")
        parts.append(template.format(names=listed(names, NAMED)))
    if not parts:
        return []
    if agreeing:
        template = tr("{count} slot agrees") if agreeing == 1 else tr("{count} slots agree")
        parts.append(template.format(count=number_word(agreeing)))
    return [tr("{facts}.", facts=sentence("; ".join(parts)))]


def _names_differ(names: Sequence[str]) -> str:
    if len(names) == 1:
        return tr("{name} differs", name=names[0])
    return tr("{names} differ", names=listed(names, NAMED))


# --- slots


def _slot_facts(inspection: Inspection, present: Sequence[int]) -> list[str]:
    """Return how a slot, or a fill of it, differs."""
    # The first that holds: not counted, labels differ, one side alone; else the status and the extents.
    name, status = sentence(quoted_name(inspection.title)), Status(inspection.status)
    if status in _UNCOUNTED:
        return [tr("{name}:", name=name), tr(_UNCOUNTED[status])]
    slot_key, is_pair = inspection.title.casefold(), len(inspection.cards) == 2
    labels = _label_fact(inspection.cards, present) if slot_key in _LABEL_SLOTS else ""
    if labels and status.disagreement:
        return [labels]
    if status in (Status.MIS, Status.SPU) and is_pair:
        template = tr("Only {side} has {name}.")
        if inspection.level > Level.SLOT:
            template = tr("Only {side} has this {name}.")
        side = LETTERS[status is Status.SPU]
        return [template.format(side=side, name=quoted_name(inspection.title))]
    clauses = _extent_clauses(inspection, present) if slot_key in _PLACE_SLOTS else []
    clauses = clauses or _slot_extent(inspection, present, inspection.title)
    if status is Status.COR and clauses:
        fact = tr("{name} counts as the same.")
    elif status is Status.COR:
        fact = tr("{name} is the same in A and B.") if is_pair else tr("{name} is the same in all.")
    else:
        fact = tr("{name} agrees in part.") if status is Status.PAR else tr("{name} differs.")
    return [fact.format(name=name), *clauses]


def _slot_extent(inspection: Inspection, present: Sequence[int], slot: str) -> list[str]:
    """Return how the fills of a slot lie to each other in the text, where they overlap."""
    if not inspection.common_text or len(inspection.cards) != 2 or len(present) != 2:
        return []
    # Of a slot with several fills the current one is compared, else the first. O(lines of both cards).
    places = {}
    for side in present:
        fills = [line for line in inspection.cards[side].lines if line.slot.casefold() == slot.casefold()]
        candidates = [line for line in fills if line.current] or fills
        place = line_place(candidates[0]) if candidates else None
        if place is None:
            return []
        places[side] = place
    first, second = places.values()
    overlap = max(first.start, second.start) < min(first.end, second.end)
    return _grouped_clauses(places) if overlap else []


# --- reasons


def reasons_title(inspection: Inspection) -> str:
    """Return the question that the reasons of a state answer: ``Why it counts as incorrect``."""
    status = Status(inspection.status)
    if inspection.stateless:
        return tr("Why")
    if inspection.annotators and inspection.rule not in OUTCOMES:
        if len(inspection.cards) > 2 and status in (Status.MIS, Status.SPU):
            status = Status.INC
        return tr(_REASONS[status])
    return tr("Why this counts as {state}", state=state_title(status, inspection.rule))
