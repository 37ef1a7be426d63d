"""Alignment of the mentions of a document, one to one between key and response (M15, M19)."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence, Set
from typing import NamedTuple

import msgspec

from annotally.comparison.constraints import FREE, Bound
from annotally.comparison.result import LOSERS_KEPT, Loser, Why
from annotally.matching.candidates import IndexPair, overlapping
from annotally.model.extents import Extent


class Mention(msgspec.Struct, frozen=True, gc=False):
    """A mention as it is compared.

    ``number`` is that of its instance, ``rank`` its place among its side's by extent and content (C3).
    ``clean`` is its text after cleaning, ``minimal`` its minimal strings after cleaning (M5).
    """

    number: int
    extent: Extent
    clean: str
    minimal: tuple[str, ...]
    optional: bool
    rank: int


class MentionAlignment(NamedTuple):
    """The aligned pairs by position in the lists of mentions, their rules, and the near misses."""

    partner: dict[int, int]
    """Key → response."""
    rules: dict[int, str]
    """Key → the rule that allowed the pair."""
    near: tuple[dict[int, list[IndexPair]], dict[int, list[IndexPair]]]
    """Per side, the overlapping pairs of a mention that were not taken, the nearest first."""
    eligible: Set[IndexPair]
    """The pairs that some rule allows, taken or not."""
    bound: Bound = FREE
    """The constraints set by hand (C4)."""


def align(
    key: Sequence[Mention],
    response: Sequence[Mention],
    *,
    exact: bool,
    symmetric: bool,
    bound: Bound = FREE,
    explained: bool = True,
) -> MentionAlignment:
    """Align mentions one to one (M15).

    ``exact``: only equal extents are paired (CoNLL). Else candidates overlap, and the response has the key's
    extent, or lies in it and contains one of its minimal strings, or, where the key has none, is equal after
    cleaning. Taken are equal extents first, then the largest overlap in characters, then by C3.
    ``symmetric``: both sides are keys; a comparison that succeeds in either direction does, and ties are
    broken alike in both (M19). The constraints of ``bound``, by position, come before all that (C4). Unless
    ``explained`` no near misses are listed.
    """
    # Greedy: all allowed pairs are sorted once and taken in order while both mentions are free. Forced pairs
    # come first (the sort is stable), forbidden ones are never allowed. O(p log p) of p pairs.
    if exact and bound is FREE and not explained:
        met = _pair_equal_extents(key, enumerate(response))
    else:
        met = _list_met(key, response)
    rules = {pair: rule for pair in met if (rule := _rule(key[pair[0]], response[pair[1]], exact, symmetric))}
    if bound is not FREE:
        met = sorted(bound.pairs.union(met))
        rules = {pair: rule for pair, rule in rules.items() if pair not in bound.forbidden}
        rules |= dict.fromkeys(bound.forced.items(), "paired-by-hand")

    def order(pair: IndexPair) -> tuple[object, ...]:
        key_mention, response_mention = key[pair[0]], response[pair[1]]
        places: tuple[int, ...] = (
            key_mention.extent.start,
            response_mention.extent.start,
            key_mention.rank,
            response_mention.rank,
        )
        if symmetric:
            places = (*sorted(places[:2]), *sorted(places[2:]))
        return (
            key_mention.extent != response_mention.extent,
            -_count_shared(key_mention.extent, response_mention.extent),
            *places,
        )

    # Where each mention is in one pair, all pairs are taken, in whatever order.
    partner = dict(iter(rules))
    if not len(partner) == len(set(partner.values())) == len(rules):
        partner = _take(rules, order, bound)
    near = _list_near(key, response, [pair for pair in met if partner.get(pair[0]) != pair[1]])
    return MentionAlignment(partner, {k: rules[k, r] for k, r in partner.items()}, near, rules.keys(), bound)


def _take(
    pairs: Iterable[IndexPair], order: Callable[[IndexPair], tuple[object, ...]], bound: Bound
) -> dict[int, int]:
    """Return the pairs that are taken in order, forced ones first, while both mentions are free."""
    partner: dict[int, int] = {}
    used_responses: set[int] = set()
    ordered = sorted(pairs, key=order)
    if bound is not FREE:
        ordered.sort(key=bound.is_forced, reverse=True)
    for k, r in ordered:
        if k not in partner and r not in used_responses:
            partner[k] = r
            used_responses.add(r)
    return partner


def _list_met(key: Sequence[Mention], response: Sequence[Mention]) -> list[IndexPair]:
    """Return the pairs that share a character, and those of equal empty extents, which overlap nothing."""
    met = overlapping([(mention.extent,) for mention in key], [(mention.extent,) for mention in response])
    return met + _pair_equal_extents(key, ((n, m) for n, m in enumerate(response) if not len(m.extent)))


def _pair_equal_extents(key: Sequence[Mention], response: Iterable[tuple[int, Mention]]) -> list[IndexPair]:
    """Return the pairs of mentions with equal extents, given those of the response with their numbers."""
    places: defaultdict[Extent, list[int]] = defaultdict(list)
    for number, mention in response:
        places[mention.extent].append(number)
    return [(k, r) for k, mention in enumerate(key) for r in places.get(mention.extent, ())]


def _rule(key: Mention, response: Mention, exact: bool, symmetric: bool) -> str:
    if key.extent == response.extent:
        return "exact-extent"
    if exact:
        return ""
    return _loose_rule(key, response) or (_loose_rule(response, key) if symmetric else "")


def _loose_rule(key: Mention, response: Mention) -> str:
    if not key.minimal:
        return "equal-strings" if key.clean == response.clean else ""
    inside = key.extent.encloses(response.extent)
    return "minimal-extent" if inside and any(minimal in response.clean for minimal in key.minimal) else ""


def _count_shared(first: Extent, second: Extent) -> int:
    return min(first.end, second.end) - max(first.start, second.start)


def likeness(first: Extent, second: Extent) -> tuple[int, int]:
    """Return F of the code points of two extents, as numerator and denominator."""
    return 2 * max(_count_shared(first, second), 0), max(len(first) + len(second), 1)


def _list_near(
    key: Sequence[Mention], response: Sequence[Mention], pairs: Sequence[IndexPair]
) -> tuple[dict[int, list[IndexPair]], dict[int, list[IndexPair]]]:
    def distance(pair: IndexPair) -> tuple[float, int, int]:
        # Python rounds the quotient of two integers correctly, so equal shares are equal floats, and the
        # ranks break the tie whatever the lengths are.
        shared, whole = likeness(key[pair[0]].extent, response[pair[1]].extent)
        return -shared / whole, key[pair[0]].rank, response[pair[1]].rank

    near: tuple[dict[int, list[IndexPair]], dict[int, list[IndexPair]]] = ({}, {})
    for pair in sorted(pairs, key=distance):
        for side, number in enumerate(pair):
            nearest = near[side].setdefault(number, [])
            if len(nearest) < LOSERS_KEPT:
                nearest.append(pair)
    return near


class Reasons:
    """The records of reasons for aligned and unaligned mentions."""

    def __init__(
        self, sides: tuple[Sequence[Mention], Sequence[Mention]], alignment: MentionAlignment
    ) -> None:
        self._sides = sides
        self._alignment = alignment
        self._keys_by_response = {r: k for k, r in alignment.partner.items()}
        self._plain: dict[str, Why] = {}

    def why(self, rule: str, key: int = -1, response: int = -1) -> Why:
        """Return the reasons for a pair, or for an unaligned mention; records without losers are shared."""
        near = (*self._alignment.near[0].get(key, ()), *self._alignment.near[1].get(response, ()))
        if not near:
            return self._plain.get(rule) or self._plain.setdefault(rule, Why(rule))
        losers = [
            self._make_loser(pair, 1 if pair[0] == key else 0) for pair in near if pair != (key, response)
        ]
        return Why(rule, losers=tuple(losers[:LOSERS_KEPT]))

    def _make_loser(self, pair: IndexPair, side: int) -> Loser:
        # A near pair failed because no rule allows it ("unlike"), because a better pair came first
        # ("outdone"), or because the other mention has a partner ("taken"); constraints by hand overrule
        # these.
        mentions = self._sides[0][pair[0]], self._sides[1][pair[1]]
        by = (
            self._alignment.partner.get(pair[0], -1) if side == 0 else self._keys_by_response.get(pair[1], -1)
        )
        opposite = self._sides[1 - side]
        reason = "outdone" if pair in self._alignment.eligible else "unlike"
        if by >= 0:
            reason = "taken"
        if self._alignment.bound is not FREE:
            reason = self._alignment.bound.loss(pair, 1 - side) or reason
        return Loser(
            side,
            mentions[side].number,
            likeness(mentions[0].extent, mentions[1].extent),
            None,
            reason,
            opposite[by].number if by >= 0 else -1,
        )
