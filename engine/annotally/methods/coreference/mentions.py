"""Which mention of the response goes with which of the key: one to one within a document (M15, M19)."""

from collections import defaultdict
from collections.abc import Iterable, Sequence, Set
from typing import NamedTuple

from annotally.comparison.constraints import FREE, Bound
from annotally.comparison.result import LOSERS_KEPT, Loser, Why
from annotally.matching.candidates import Pair, overlapping
from annotally.model.extents import Extent


class Mention(NamedTuple):
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


class Alignment(NamedTuple):
    """Who goes with whom, by position in the lists of mentions, and by which rule; and who else was near."""

    partner: dict[int, int]
    """Key → response."""
    rules: dict[int, str]
    """Key → the rule that let the pair be taken."""
    near: tuple[dict[int, list[Pair]], dict[int, list[Pair]]]
    """Per side, the overlapping pairs of a mention that were not taken, the nearest first."""
    eligible: Set[Pair]
    """The pairs that some rule lets go together, taken or not."""
    bound: Bound = FREE
    """What people said about pairs (C4)."""


def align(
    key: Sequence[Mention],
    response: Sequence[Mention],
    *,
    exact: bool,
    symmetric: bool,
    bound: Bound = FREE,
) -> Alignment:
    """Align mentions one to one (M15).

    ``exact``: only equal extents go together (CoNLL). Else candidates overlap, and the response has the key's
    extent, or lies in it and contains one of its minimal strings, or, where the key has none, is equal after
    cleaning. Taken are equal extents first, then the largest overlap in characters, then by C3.
    ``symmetric``: both sides are keys; a comparison that succeeds in either direction does, and ties are
    broken alike in both (M19). What ``bound`` says of mentions by their positions goes before all that (C4).
    """
    met = overlapping([(one.extent,) for one in key], [(one.extent,) for one in response])
    met += _empty_ones(key, response)
    rules = {pair: rule for pair in met if (rule := _rule(key[pair[0]], response[pair[1]], exact, symmetric))}
    if bound is not FREE:
        met = sorted(bound.pairs.union(met))
        rules = {pair: rule for pair, rule in rules.items() if pair not in bound.forbidden}
        rules |= dict.fromkeys(bound.forced.items(), "paired-by-hand")

    def order(pair: Pair) -> tuple[object, ...]:
        one, other = key[pair[0]], response[pair[1]]
        places: tuple[int, ...] = (one.extent.start, other.extent.start, one.rank, other.rank)
        if symmetric:
            places = (*sorted(places[:2]), *sorted(places[2:]))
        return one.extent != other.extent, -_shared(one.extent, other.extent), *places

    partner: dict[int, int] = {}
    taken: set[int] = set()
    ordered = sorted(rules, key=order)
    if bound is not FREE:
        ordered.sort(key=bound.is_forced, reverse=True)
    for k, r in ordered:
        if k not in partner and r not in taken:
            partner[k] = r
            taken.add(r)
    near = _near(key, response, [pair for pair in met if partner.get(pair[0]) != pair[1]])
    return Alignment(partner, {k: rules[k, r] for k, r in partner.items()}, near, rules.keys(), bound)


def _empty_ones(key: Sequence[Mention], response: Sequence[Mention]) -> Iterable[Pair]:
    """Return the pairs of equal extents without a character: they overlap nothing, but are the same."""
    places: defaultdict[Extent, list[int]] = defaultdict(list)
    for number, one in enumerate(response):
        if not len(one.extent):
            places[one.extent].append(number)
    return [(k, r) for k, one in enumerate(key) for r in places.get(one.extent, ())]


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
    return "minimal-extent" if inside and any(one in response.clean for one in key.minimal) else ""


def _shared(one: Extent, other: Extent) -> int:
    return min(one.end, other.end) - max(one.start, other.start)


def likeness(one: Extent, other: Extent) -> tuple[int, int]:
    """Return F of the characters two extents hold, as numerator and denominator."""
    return 2 * max(_shared(one, other), 0), max(len(one) + len(other), 1)


def _near(
    key: Sequence[Mention], response: Sequence[Mention], pairs: Sequence[Pair]
) -> tuple[dict[int, list[Pair]], dict[int, list[Pair]]]:
    def distance(pair: Pair) -> tuple[float, int, int]:
        shared, whole = likeness(key[pair[0]].extent, response[pair[1]].extent)
        return -shared / whole, key[pair[0]].rank, response[pair[1]].rank

    near: tuple[dict[int, list[Pair]], dict[int, list[Pair]]] = ({}, {})
    for pair in sorted(pairs, key=distance):
        for side, number in enumerate(pair):
            found = near[side].setdefault(number, [])
            if len(found) < LOSERS_KEPT:
                found.append(pair)
    return near


class Reasons:
    """The records of why mentions were aligned or were not."""

    def __init__(self, sides: tuple[Sequence[Mention], Sequence[Mention]], alignment: Alignment) -> None:
        self._sides = sides
        self._alignment = alignment
        self._taken = {r: k for k, r in alignment.partner.items()}
        self._plain: dict[str, Why] = {}

    def why(self, rule: str, key: int = -1, response: int = -1) -> Why:
        """Return the record of a pair, or of a mention alone; those without losers are shared."""
        near = (*self._alignment.near[0].get(key, ()), *self._alignment.near[1].get(response, ()))
        if not near:
            return self._plain.setdefault(rule, Why(rule))
        losers = [self._loser(pair, 1 if pair[0] == key else 0) for pair in near if pair != (key, response)]
        return Why(rule, losers=tuple(losers[:LOSERS_KEPT]))

    def _loser(self, pair: Pair, side: int) -> Loser:
        mentions = self._sides[0][pair[0]], self._sides[1][pair[1]]
        by = self._alignment.partner.get(pair[0], -1) if side == 0 else self._taken.get(pair[1], -1)
        other = self._sides[1 - side]
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
            other[by].number if by >= 0 else -1,
        )
