"""Event mentions of two keys: paired one to one, for the largest overlap in all (M19).

Neither side is gold, so no mention is the best of several that map to it. Of equal overlap the pairs with
the most equal types count, then those with the most equal realis. The mapping so counts the same
whichever side comes first.
"""

from collections import defaultdict
from collections.abc import Sequence

from annotally.comparison.constraints import FREE, Bound
from annotally.matching.assignment import Weight, assign
from annotally.matching.candidates import IndexPair
from annotally.methods.event_mentions.mapping import CANDIDATES_KEPT, Mapping, Overlap, TokenIds
from annotally.methods.event_mentions.sides import EventSide


def pair_mentions(first: EventSide, second: EventSide, bound: Bound = FREE) -> Mapping:
    """Pair the mentions of a document; mentions without tokens overlap nothing (E3).

    Pairs that ``bound`` forces, by position, are made, those it forbids are not (C4).
    """
    # Only mentions that share a token are weighed (an inverted index finds them); the best assignment over
    # overlap, type, realis is a lexicographic weight. Forced pairs are taken out first.
    overlaps = overlapping(first.tokens, second.tokens)
    weights: dict[IndexPair, Weight] = {
        (k, r): (
            overlap.exact,
            int(first.kinds[k] == second.kinds[r]),
            int(first.realis[k] == second.realis[r]),
        )
        for (k, r), overlap in overlaps.items()
        if (k, r) not in bound.forbidden and not bound.touches((k, r))
    }
    partner = {**bound.forced, **assign(weights)}
    giver = {r: k for k, r in partner.items()}
    of_second: defaultdict[int, list[Overlap]] = defaultdict(list)
    for (k, r), overlap in overlaps.items():
        if giver.get(r) != k:
            of_second[r].append(overlap)
    candidates: list[Sequence[Overlap]] = []
    for r in range(len(second)):
        other_overlaps = sorted(of_second.get(r, ()), key=lambda overlap: (-overlap.exact, overlap.gold))
        partner_overlaps = [overlaps[giver[r], r]] if r in giver else []
        candidates.append((*partner_overlaps, *other_overlaps)[:CANDIDATES_KEPT] if partner_overlaps else ())
    beaten = {
        r: sorted(rivals, key=lambda overlap: (-overlap.exact, overlap.gold))[:CANDIDATES_KEPT]
        for r, rivals in of_second.items()
        if r not in giver
    }
    mapped = [(partner[k],) if k in partner else () for k in range(len(first))]
    return Mapping(candidates, mapped, {}, bound, one_to_one=True, beaten=beaten)


def overlapping(first: Sequence[TokenIds], second: Sequence[TokenIds]) -> dict[IndexPair, Overlap]:
    """Return the overlap of every two mentions that share a token."""
    having: defaultdict[str, list[int]] = defaultdict(list)
    for number, tokens in enumerate(first):
        for token in tokens:
            having[token].append(number)
    overlaps: dict[IndexPair, Overlap] = {}
    for number, tokens in enumerate(second):
        for k in sorted({k for token in tokens for k in having.get(token, ())}):
            shared = len(first[k] & tokens)
            overlaps[k, number] = Overlap(k, shared, len(first[k]) + len(tokens))
    return overlaps
