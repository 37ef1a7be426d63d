"""The mentions of one document on either side, who maps to whom, and what it adds to the score (E1-E5)."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import lcm
from typing import NamedTuple

from annotally.comparison.constraints import FREE, Bound
from annotally.comparison.result import TOTAL, RowKey
from annotally.methods.event_mentions.mapping import Mapping as MentionMapping
from annotally.methods.event_mentions.mapping import map_mentions
from annotally.methods.event_mentions.pairs import pair_mentions
from annotally.methods.event_mentions.sides import EventSide, same
from annotally.model.instances import Slot
from annotally.scoring.families import AnyTally
from annotally.scoring.measures import Amount
from annotally.scoring.mentions import MentionTally


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
        credit = _sum(overlaps)
        # Every system mention is the best of those that map to a gold mention, or a false positive (E1). Of
        # two keys all that a mention lacks is false.
        false = len(system) - (credit if self.mapping.one_to_one else found)
        tally = MentionTally(
            credit,
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


def mapped_unit(
    gold: EventSide, system: EventSide, bound: Bound = FREE, *, one_to_one: bool = False
) -> EventUnit:
    """Map the mentions of a document by their visible tokens, under constraints on instances (C4).

    ``one_to_one``: they are those of two keys (M19).
    """
    within = bound.within(gold.numbers, system.numbers)
    if one_to_one:
        return EventUnit(gold, system, pair_mentions(gold, system, within))
    return EventUnit(gold, system, map_mentions(gold.tokens, system.tokens, within))


def _sum(numerators: Mapping[int, int]) -> Amount:
    """Return the exact sum of numerators by their denominators."""
    scale = lcm(*numerators)  # far cheaper than to add fractions
    total = sum(numerator * (scale // denominator) for denominator, numerator in numerators.items())
    return Fraction(total, scale) if total % scale else total // scale
