"""The mentions of one document on either side, their mapping, and the score of both (E1-E5)."""

from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from annotally.comparison.constraints import FREE, Bound
from annotally.comparison.result import TOTAL, RowKey
from annotally.methods.event_mentions.mapping import Mapping as MentionMapping
from annotally.methods.event_mentions.mapping import map_mentions
from annotally.methods.event_mentions.pairs import pair_mentions
from annotally.methods.event_mentions.sides import EventSide, Texts
from annotally.scoring.families import AnyTally
from annotally.scoring.measures import Amount, exact_sum
from annotally.scoring.mentions import MentionTally


class EventUnit(NamedTuple):
    """A document with its mentions mapped: the source of its scores and of its nodes."""

    gold: EventSide
    system: EventSide
    mapping: MentionMapping

    def table(self) -> dict[RowKey, AnyTally]:
        """Return the tallies of the document by row; no row if it has no mention."""
        gold, system = self.gold, self.system
        if not len(gold) and not len(system):
            return {}
        candidates, mapped = self.mapping.candidates, self.mapping.mapped
        # The exact sum of F values: numerators are added by denominator, so that few fractions are left to
        # add.
        overlaps: defaultdict[int, int] = defaultdict(int)
        mapped_count = 0
        for group in mapped:
            if group:
                best = candidates[group[0]][0]
                overlaps[best.size] += 2 * best.shared
                mapped_count += 1
        credit = exact_sum(overlaps)
        # A system mention is the best of those that map to a gold mention, or a false positive (E1). Between
        # two keys the missing part of the credit is false (M19).
        false = len(system) - (credit if self.mapping.one_to_one else mapped_count)
        tally = MentionTally(
            credit,
            false,
            len(gold),
            len(system),
            self._right(gold.kinds, system.kinds),
            self._right(gold.realis, system.realis),
        )
        return {TOTAL: tally}

    def _right(self, gold: Sequence[Texts], system: Sequence[Texts]) -> Amount:
        """Return the summed shares of mapped system mentions that equal their gold mention in a slot (E4)."""
        right: defaultdict[int, int] = defaultdict(int)
        for texts, group in zip(gold, self.mapping.mapped, strict=True):
            for mention in group:
                if texts == system[mention]:
                    right[len(group)] += 1
        return exact_sum(right)


def map_unit(
    gold: EventSide, system: EventSide, bound: Bound = FREE, *, one_to_one: bool = False
) -> EventUnit:
    """Map the mentions of a document by their visible tokens, under constraints on instances (C4).

    ``one_to_one``: they are those of two keys (M19).
    """
    within = bound.within(gold.numbers, system.numbers)
    if one_to_one:
        return EventUnit(gold, system, pair_mentions(gold, system, within))
    return EventUnit(gold, system, map_mentions(gold.tokens, system.tokens, within))
