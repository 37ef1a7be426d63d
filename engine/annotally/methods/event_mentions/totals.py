"""The tally of a document of event mentions, without the mapping in full that its nodes need (E1-E5)."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from operator import eq
from typing import NamedTuple

from annotally.comparison.result import TOTAL, RowKey
from annotally.methods.event_mentions.mapping import GoldIndex, Overlap, TokenIds
from annotally.methods.event_mentions.sides import EventSide, Texts
from annotally.scoring.families import AnyTally
from annotally.scoring.measures import Amount, exact_sum
from annotally.scoring.mentions import MentionTally

_NO_IDS: TokenIds = frozenset()


class Partners(NamedTuple):
    """The gold mentions that the system mentions of a document map to, both by number."""

    system: Sequence[int]
    """The system mentions that map to one."""
    gold: Sequence[int]
    """The gold mention of each of these."""
    whole: frozenset[int]
    """The gold mentions with the tokens of a system mention."""
    partial: Sequence[Overlap]
    """The overlaps of the mapped system mentions that have other tokens than their gold mention."""


def tally_document(gold: EventSide, system: EventSide) -> dict[RowKey, AnyTally]:
    """Return the tallies of a document by row, as `EventUnit.table` does without constraints.

    The second side is a system, not another key.
    """
    if not len(gold) and not len(system):
        return {}
    partners = find_partners(gold.tokens, system.tokens)
    counts = _count_repeated(partners.gold)
    mapped_count = len(partners.gold) if counts is None else len(counts)
    # A system mention is the best of those that map to a gold mention, or a false positive (E1).
    tally = MentionTally(
        _credit(partners),
        len(system) - mapped_count,
        len(gold),
        len(system),
        _count_right(partners, counts, gold.kinds, system.kinds),
        _count_right(partners, counts, gold.realis, system.realis),
    )
    return {TOTAL: tally}


def find_partners(gold: Sequence[TokenIds], system: Sequence[TokenIds]) -> Partners:
    """Return which system mention maps to which gold mention; those without tokens to none (E3)."""
    # Most system mentions have the tokens of a gold mention, and map to the first that has them: no overlap
    # is greater, and of equal ones the earlier line wins. One look-up in a dictionary of token sets finds it.
    # Only for the others is there an index, of those gold mentions that share a token with one of them.
    # Linear in the tokens of the mentions.
    first_with = dict(zip(reversed(gold), range(len(gold) - 1, -1, -1), strict=True))
    first_with.pop(_NO_IDS, None)
    equal = list(map(first_with.get, system))
    mapped_system = [number for number, partner in enumerate(equal) if partner is not None]
    mapped_gold = [partner for partner in equal if partner is not None]
    whole = frozenset(mapped_gold)
    partial: list[Overlap] = []
    if len(mapped_gold) < len(system):
        # Mentions without visible tokens are left out at once.
        unequal = [number for number, partner in enumerate(equal) if partner is None and system[number]]
        wanted = _NO_IDS.union(*map(system.__getitem__, unequal))
        near = [number for number, tokens in enumerate(gold) if not tokens.isdisjoint(wanted)]
        index = GoldIndex(list(map(gold.__getitem__, near)))
        for number, candidates in zip(
            unequal, index.list_candidates(list(map(system.__getitem__, unequal))), strict=True
        ):
            if candidates:
                _, shared, size = candidates[0]
                partial.append(Overlap(near[candidates[0].gold], shared, size))
                mapped_system.append(number)
        mapped_gold += [overlap.gold for overlap in partial]
    return Partners(mapped_system, mapped_gold, whole, partial)


def _count_repeated(numbers: Sequence[int]) -> Mapping[int, int] | None:
    """Return how often each number stands among some; None if none does twice."""
    if len(set(numbers)) == len(numbers):
        return None
    counts: defaultdict[int, int] = defaultdict(int)
    for number in numbers:
        counts[number] += 1
    return counts


def _credit(partners: Partners) -> Amount:
    """Return the summed best overlaps of gold mentions (E1, E2)."""
    best: dict[int, Overlap] = {}
    for overlap in partners.partial:
        gold = overlap.gold
        if gold not in partners.whole and (gold not in best or overlap.exact > best[gold].exact):
            best[gold] = overlap
    # Numerators are added by denominator, so that few fractions are left to add.
    overlaps = defaultdict(int, {1: len(partners.whole)})
    for overlap in best.values():
        overlaps[overlap.size] += 2 * overlap.shared
    return exact_sum(overlaps)


def _count_right(
    partners: Partners, counts: Mapping[int, int] | None, gold: Sequence[Texts], system: Sequence[Texts]
) -> Amount:
    """Return the summed shares of mapped system mentions that equal their gold mention in a slot (E4).

    ``counts`` are the system mentions of each gold mention; None where none has several.
    """
    right: Iterator[bool] = map(
        eq, map(gold.__getitem__, partners.gold), map(system.__getitem__, partners.system)
    )
    if counts is None:
        return sum(right)
    shares: defaultdict[int, int] = defaultdict(int)
    for number, is_right in zip(partners.gold, right, strict=True):
        if is_right:
            shares[counts[number]] += 1
    return exact_sum(shares)
