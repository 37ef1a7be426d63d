"""The nodes of one document of event mentions: every mention once, in reading order (E1-E4).

The node of a gold mention has all system mentions that map to it; below it each of them has a node of its
own, with its type and its realis status as facets.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from math import gcd

from annotally.comparison.constraints import FREE
from annotally.comparison.node_builder import Facet, NodeBuilder, NodeCache, OutlineBuilder, one_sided
from annotally.comparison.result import (
    LOSERS_KEPT,
    TOTAL,
    Level,
    Loser,
    NodePlace,
    Nodes,
    Outline,
    Ref,
    Share,
    Why,
)
from annotally.formats.event_mentions.mentions import CLASS, REALIS, TYPE
from annotally.methods.event_mentions.mapping import Overlap
from annotally.methods.event_mentions.scores import EventUnit
from annotally.methods.event_mentions.sides import EventSide
from annotally.scoring.measures import Amount
from annotally.scoring.mentions import MentionColumn
from annotally.scoring.tally import Status

FACETS = ((TYPE, MentionColumn.TYPE), (REALIS, MentionColumn.REALIS))
"""The facets compared beside the tokens, each with the column that counts a right one."""


def emit(document: str, unit: EventUnit, cache: NodeCache) -> Nodes:
    """Return the nodes of a document; instances that are no mentions stand last."""
    builder = NodeBuilder(cache.passages)
    _append_all(builder, document, unit, cache)
    return builder.finish()


def outline(document: str, unit: EventUnit, cache: NodeCache) -> Outline:
    """Return the outline of the nodes of a document."""
    builder = OutlineBuilder(cache.passages)
    _append_all(builder, document, unit, cache)
    return builder.outline()


def _append_all(builder: NodeBuilder, document: str, unit: EventUnit, cache: NodeCache) -> None:
    builder.open_document(document)
    _Emission(builder, unit, cache).emit()
    instances = unit.gold.instances, unit.system.instances
    builder.add_undeclared(instances, (unit.gold.numbers, unit.system.numbers))
    builder.close()


def _place(side: EventSide, mention: int) -> NodePlace:
    return (side.numbers[mention], -1, -1, -1)


def _facet_place(side: EventSide, mention: int, facet: int) -> NodePlace:
    """Return the place of a slot that is compared, or that of the mention where the slot is not filled."""
    slot = side.places[mention][facet]
    return (side.numbers[mention], slot, 0, 0) if slot >= 0 else _place(side, mention)


class _Emission:
    """Writes the nodes of one document, in reading order."""

    def __init__(self, builder: NodeBuilder, unit: EventUnit, cache: NodeCache) -> None:
        self._builder = builder
        self._gold, self._system, self._mapping = unit
        self._facet_texts = unit.gold.facets, unit.system.facets
        self._cache = cache
        self._losers_of_missing = self._list_losers()

    def emit(self) -> None:
        """Append every gold mention with its system mentions, and every system mention that maps to none."""
        # A system mention that maps to a gold mention has its node below that one, so only unmapped ones get
        # an entry of their own.
        candidates, mapped = self._mapping.candidates, self._mapping.mapped
        starts = self._system.starts
        entries = [(start, 0, number) for number, start in enumerate(self._gold.starts)]
        entries += [(starts[number], 1, number) for number, overlaps in enumerate(candidates) if not overlaps]
        entries.sort()
        for _, side, number in entries:
            if side:
                self._append_spurious(number)
            elif len(mapped[number]) == 1:
                self._append_pair(number, mapped[number][0])
            elif mapped[number]:
                self._append_group(number, mapped[number])
            else:
                self._append_missing(number)

    def _list_losers(self) -> dict[int, list[Loser]]:
        """Return, for every unmapped gold mention, the system mentions with the highest overlap."""
        # Two sources: candidates that map to another gold mention, and overlaps forbidden by hand. Each list
        # is sorted by overlap and cut at `LOSERS_KEPT`.
        losers_by_gold: dict[int, list[tuple[Overlap, Loser]]] = {}
        mapped = self._mapping.mapped
        for number, candidates in enumerate(self._mapping.candidates):
            for overlap in candidates[1:]:
                if not mapped[overlap.gold]:
                    winner, system = self._gold.numbers[candidates[0].gold], self._system.numbers[number]
                    reason = "mapped-elsewhere" if self._mapping.one_to_one else "maps-elsewhere"
                    if self._is_by_hand(number):
                        reason = "taken-by-hand"
                    loser = Loser(1, system, _terms(overlap), None, reason, winner)
                    losers_by_gold.setdefault(overlap.gold, []).append((overlap, loser))
        for number, overlaps in self._mapping.apart.items():
            for overlap in overlaps:
                loser = Loser(1, self._system.numbers[number], _terms(overlap), None, "apart-by-hand")
                losers_by_gold.setdefault(overlap.gold, []).append((overlap, loser))
        return {
            gold: [loser for _, loser in sorted(losers, key=lambda pair: -pair[0].exact)[:LOSERS_KEPT]]
            for gold, losers in losers_by_gold.items()
        }

    def _is_by_hand(self, system: int) -> bool:
        return system in self._mapping.bound.backward

    # --- alone

    def _append_missing(self, number: int) -> None:
        rule = self._alone_rule("no-overlap") if self._gold.tokens[number] else "no-visible-token"
        losers = self._losers_of_missing.get(number)
        if losers and any(loser.reason in _BY_HAND for loser in losers):
            rule = "left-by-hand"
        why = Why(rule, losers=tuple(losers)) if losers else self._share_reasons(rule)
        self._append_alone(Status.MIS, one_sided(0, _place(self._gold, number)), _MISSING, why)

    def _append_spurious(self, number: int) -> None:
        rule = self._alone_rule("nothing-shared") if self._system.tokens[number] else "no-visible-token"
        why = self._share_reasons(rule)
        if beaten := self._mapping.beaten.get(number):
            why = Why(rule, losers=tuple(self._list_taken(number, beaten)))
        if self._mapping.apart.get(number):
            why = Why("left-by-hand", losers=tuple(self._list_apart(number)))
        self._append_alone(Status.SPU, one_sided(1, _place(self._system, number)), _SPURIOUS, why)

    def _alone_rule(self, rule: str) -> str:
        """Return the rule for an unmapped mention with visible tokens; between two keys neither is gold."""
        return "mention-unpaired" if self._mapping.one_to_one else rule

    def _list_taken(self, number: int, beaten: Sequence[Overlap]) -> Iterator[Loser]:
        """Yield the overlapping mentions of the first key that are paired with others."""
        partner, bound = self._mapping.mapped, self._mapping.bound
        for overlap in beaten[:LOSERS_KEPT]:
            winner = partner[overlap.gold][0] if partner[overlap.gold] else -1
            reason = (
                bound.loss((overlap.gold, number), 1) if bound is not FREE else ""
            ) or "mapped-elsewhere"
            by = self._system.numbers[winner] if winner >= 0 else -1
            yield Loser(0, self._gold.numbers[overlap.gold], _terms(overlap), None, reason, by)

    def _list_apart(self, number: int) -> list[Loser]:
        """Return the gold mentions that a system mention is kept apart from by hand."""
        numbers, forbidden = self._gold.numbers, self._mapping.apart.get(number, ())
        return [
            Loser(0, numbers[overlap.gold], _terms(overlap), None, "apart-by-hand")
            for overlap in forbidden[:LOSERS_KEPT]
        ]

    def _append_alone(
        self, status: Status, places: tuple[NodePlace, NodePlace], shares: tuple[Share, ...], why: Why
    ) -> None:
        key = status, why.rule
        if not self._builder.repeat(key, (places[0][0], places[1][0]), why):
            self._builder.pair(CLASS, status, places, (), shares, why, key=key)

    # --- together

    def _append_pair(self, number: int, best: int) -> None:
        """Append a gold mention with the only one that maps to it; repeat the rows of an equal pair."""
        # The rows depend on the rule, the overlap, equality of the facets, and the slot numbers: that is the
        # cache key.
        gold, system = self._gold, self._system
        overlap = self._mapping.candidates[best][0]
        rule = self._best_rule(best)
        (kinds, realis), (system_kinds, system_realis) = self._facet_texts
        alike = kinds[number] == system_kinds[best], realis[number] == system_realis[best]
        places = (*gold.places[number], *system.places[best])
        key = (rule, overlap.shared, overlap.size, *alike, *places)
        numbers, why = (gold.numbers[number], system.numbers[best]), self._make_reasons(best, rule)
        if not self._builder.repeat(key, numbers, why):
            self._append_group(number, [best], key)

    def _best_rule(self, system: int) -> str:
        if self._is_by_hand(system):
            return "paired-by-hand"
        return "mentions-paired" if self._mapping.one_to_one else "best-overlap"

    def _append_group(self, number: int, mapped: Sequence[int], key: object = None) -> None:
        """Append a gold mention, and below it every system mention that maps to it, the best one first."""
        builder, system = self._builder, self._system
        overlap = self._mapping.candidates[mapped[0]][0]
        status = Status.COR if overlap.whole else Status.PAR
        best = self._best_rule(mapped[0])
        other_rule = "also-mapped" if best == "best-overlap" else "also-mapped-by-hand"
        shares = _group_shares(overlap.shared, overlap.size, len(mapped))
        if self._mapping.one_to_one:
            shares = _pair_shares(overlap.shared, overlap.size)
        facets = []
        for order, mention in enumerate(mapped):
            # The reasons for the best mention are on the node of the pair.
            rule = other_rule if order else ""
            reasons = self._make_reasons(mention, rule or best) if len(mapped) > 1 else None
            outcome = Status.SPU if order else status
            below = self._facets(number, mention, len(mapped))
            places = self._places(number, mention)
            facets.append(Facet(CLASS, outcome, places, (), rule, below, Level.MENTION, reasons))
        why = self._make_reasons(mapped[0], best)
        row = builder.pair(CLASS, status, self._places(number, mapped[0]), facets, shares, why, key=key)
        builder.add_refs(row, tuple(Ref(1, system.numbers[mention]) for mention in mapped[1:]))

    def _places(self, gold: int, system: int) -> tuple[NodePlace, NodePlace]:
        return _place(self._gold, gold), _place(self._system, system)

    def _facets(self, number: int, mention: int, together: int) -> list[Facet]:
        """Return the type and the realis status of a gold mention and a system mention."""
        facets = []
        for facet, (name, column) in enumerate(FACETS):
            alike = self._facet_texts[0][facet][number] == self._facet_texts[1][facet][mention]
            shares = _facet_shares(column, together) if alike else ()
            status, rule = (Status.COR, "same-value") if alike else (Status.INC, "other-value")
            places = (_facet_place(self._gold, number, facet), _facet_place(self._system, mention, facet))
            facets.append(Facet(name, status, places, shares, rule))
        return facets

    def _make_reasons(self, system: int, rule: str) -> Why:
        best, *remaining = self._mapping.candidates[system]
        if not remaining and system not in self._mapping.apart:  # as most have it
            return self._share_reasons(rule, best.shared, best.size)
        # The losers of a mapped mention are its other candidates; of equal overlap the earlier line wins
        # (E1).
        losers, by_hand = self._list_apart(system), self._is_by_hand(system)
        for overlap in remaining:
            reason = "later-line" if _terms(overlap) == _terms(best) else "less-overlap"
            if by_hand:
                reason = "passed-by-hand"
            elif self._mapping.one_to_one:
                reason = "mapped-elsewhere"
            losers.append(Loser(0, self._gold.numbers[overlap.gold], _terms(overlap), None, reason))
        if losers:
            return Why(rule, _terms(best), losers=tuple(losers[:LOSERS_KEPT]))
        return self._share_reasons(rule, best.shared, best.size)

    def _share_reasons(self, rule: str, shared: int = 0, size: int = 0) -> Why:
        """Return the reasons of a mention without losers; one shared record for equal ones."""
        why = self._cache.reasons.get((rule, shared, size))
        if why is None:
            terms = _terms(Overlap(-1, shared, size)) if size else None
            why = self._cache.reasons[rule, shared, size] = Why(rule, terms)
        return why


def _terms(overlap: Overlap) -> tuple[int, int]:
    """Return the overlap in lowest terms."""
    common = gcd(2 * overlap.shared, overlap.size)
    return 2 * overlap.shared // common, overlap.size // common


def _shares(*amounts: tuple[MentionColumn, Amount]) -> tuple[Share, ...]:
    return tuple(Share(TOTAL, column, amount) for column, amount in amounts if amount)


@lru_cache(maxsize=1 << 12)
def _group_shares(shared: int, size: int, mapped: int) -> tuple[Share, ...]:
    """Return the shares of a gold mention with ``mapped`` system mentions, the best of that overlap (E1)."""
    best = Overlap(-1, shared, size)
    return _shares(
        (MentionColumn.TP, 1 if best.whole else best.exact),
        (MentionColumn.FP, mapped - 1),
        (MentionColumn.GOLD, 1),
        (MentionColumn.SYSTEM, mapped),
    )


@lru_cache(maxsize=1 << 12)
def _pair_shares(shared: int, size: int) -> tuple[Share, ...]:
    """Return the tally of a pair of two keys: a part that one side lacks is false, or missed (M19)."""
    credit = Overlap(-1, shared, size).exact
    return _shares(
        (MentionColumn.TP, 1 if credit == 1 else credit),
        (MentionColumn.FP, 1 - credit),
        (MentionColumn.GOLD, 1),
        (MentionColumn.SYSTEM, 1),
    )


@lru_cache(maxsize=1 << 8)
def _facet_shares(column: MentionColumn, together: int) -> tuple[Share, ...]:
    """Return the shares of a right facet, divided by the system mentions of the gold mention (E4)."""
    return _shares((column, Fraction(1, together) if together > 1 else 1))


_BY_HAND = ("apart-by-hand", "taken-by-hand")
_MISSING = _shares((MentionColumn.GOLD, 1))
_SPURIOUS = _shares((MentionColumn.FP, 1), (MentionColumn.SYSTEM, 1))
