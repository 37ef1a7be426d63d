"""The mentions of one document on either side, who maps to whom, and what it adds to the score (E1-E5)."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from math import lcm
from typing import NamedTuple

from annotally.comparison import TOTAL, RowKey
from annotally.constraints import FREE, Bound
from annotally.formats.event_reader import CLASS, compared_slots
from annotally.methods.event_mapping import Mapping as MentionMapping
from annotally.methods.event_mapping import Tokens, map_mentions
from annotally.model.instances import Instance, Reading, Slot
from annotally.scoring.families import AnyTally
from annotally.scoring.measures import Amount
from annotally.scoring.mentions import MentionTally
from annotally.textual.tokenised import ids_of


class EventSide:
    """The mentions of one side of a document: their numbers among its instances and their visible tokens.

    ``kinds`` and ``realis`` are the slots that are compared, None where a mention has none.
    """

    def __init__(self, instances: Sequence[Instance]) -> None:
        self.instances = instances
        self.numbers: Sequence[int] = range(len(instances))
        mentions = instances
        if {instance.type for instance in instances} - {CLASS}:
            self.numbers = [number for number in self.numbers if instances[number].type == CLASS]
            mentions = [instances[number] for number in self.numbers]
        tokens, self.kinds, self.realis = compared_slots(mentions)
        self.tokens: Sequence[Tokens] = ids_of(tokens)

    def __len__(self) -> int:
        return len(self.numbers)

    def hide(self, hidden: Tokens) -> None:
        """Take tokens from all mentions."""
        if hidden:
            self.tokens = [one if one.isdisjoint(hidden) else _kept(one - hidden) for one in self.tokens]

    def respell(self, spelled: Mapping[str, str]) -> None:
        """Write the ids of tokens as their table does, where it spells them otherwise (E11)."""
        self.tokens = [
            one if one.isdisjoint(spelled) else frozenset(spelled.get(name, name) for name in one)
            for one in self.tokens
        ]

    def mention(self, number: int) -> Instance:
        """Return a mention."""
        return self.instances[self.numbers[number]]


@lru_cache(maxsize=1 << 10)
def _kept(tokens: Tokens) -> Tokens:
    """Return one and the same set for all that are equal: the same few are left over in all documents."""
    return tokens


class EventUnit(NamedTuple):
    """What is known of a document once its mentions are mapped: its scores, and all that its nodes say."""

    gold: EventSide
    system: EventSide
    mapping: MentionMapping

    def table(self) -> dict[RowKey, AnyTally]:
        """Return what the document adds to the score, no row where it has no mention."""
        gold, system = self.gold, self.system
        if not len(gold) and not len(system):
            return {}
        candidates, mapped = self.mapping.candidates, self.mapping.mapped
        overlaps: defaultdict[int, int] = defaultdict(int)
        found = 0
        for together in mapped:
            if together:
                best = candidates[together[0]][0]
                overlaps[best.size] += 2 * best.shared
                found += 1
        # Every system mention is the best of those that map to a gold mention, or a false positive (E1).
        false = len(system) - found
        tally = MentionTally(
            _sum(overlaps),
            false,
            len(gold),
            len(system),
            self._right(gold.kinds, system.kinds),
            self._right(gold.realis, system.realis),
        )
        return {TOTAL: tally}

    def _right(self, gold: Sequence[Slot | None], system: Sequence[Slot | None]) -> Amount:
        """Return the shares of mapped system mentions that say the same as their gold mention (E4)."""
        right: defaultdict[int, int] = defaultdict(int)
        for slot, together in zip(gold, self.mapping.mapped, strict=True):
            for one in together:
                if slot is system[one] or same(slot, system[one]):
                    right[len(together)] += 1
        return _sum(right)


def mapped_unit(gold: EventSide, system: EventSide, bound: Bound = FREE) -> EventUnit:
    """Map the mentions of a document by their visible tokens, and by what was said of instances (C4)."""
    within = bound.within(gold.numbers, system.numbers)
    return EventUnit(gold, system, map_mentions(gold.tokens, system.tokens, within))


def same(one: Slot | None, other: Slot | None) -> bool:
    """Tell whether two slots say the same, verbatim (E4); a slot that is not there says nothing."""
    return one is other or _said(one) == _said(other)


def _said(slot: Slot | None) -> list[str]:
    if slot is not None and isinstance(slot.held, Reading):
        return [slot.held.text]
    return [reading.text for reading in slot.readings()] if slot is not None else []


def _sum(numerators: Mapping[int, int]) -> Amount:
    """Return the exact sum of numerators by their denominators."""
    scale = lcm(*numerators)  # far cheaper than to add fractions
    total = sum(numerator * (scale // denominator) for denominator, numerator in numerators.items())
    return Fraction(total, scale) if total % scale else total // scale
