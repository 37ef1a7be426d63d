"""The nodes of one document of event mentions: every mention once, in reading order (E1-E4).

A gold mention stands with all system mentions that map to it; below it every one of them has a node of its
own, with its type and its realis status as facets.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from math import gcd
from typing import NamedTuple

from annotally.comparison.constraints import FREE
from annotally.comparison.result import (
    LOSERS_KEPT,
    NO_PLACE,
    TOTAL,
    Level,
    Loser,
    NodeBuilder,
    Nodes,
    Passage,
    Place,
    Ref,
    Share,
    Why,
)
from annotally.formats.event_mentions.reader import CLASS, REALIS, TYPE, slot_of
from annotally.methods.event_mentions.mapping import Overlap
from annotally.methods.event_mentions.scores import EventUnit
from annotally.methods.event_mentions.sides import EventSide, same
from annotally.model.instances import Slot
from annotally.scoring.measures import Amount
from annotally.scoring.mentions import MentionColumn
from annotally.scoring.tally import Status

FACETS = ((TYPE, MentionColumn.TYPE), (REALIS, MentionColumn.REALIS))
"""What is compared beside the tokens, and where a right one counts."""


class EventNodeCache(NamedTuple):
    """What is kept from document to document: rows of objects that compare alike, and why they do."""

    passages: dict[object, Passage]
    reasons: dict[tuple[str, int, int], Why]


def emit(document: str, unit: EventUnit, known: EventNodeCache) -> Nodes:
    """Return the nodes of a document; instances that are no mentions stand last."""
    builder = NodeBuilder()
    builder.open(Level.DOCUMENT, document, Status.NON, (NO_PLACE, NO_PLACE))
    _Emission(builder, unit, known).emit()
    instances = unit.gold.instances, unit.system.instances
    builder.add_undeclared(instances, (unit.gold.numbers, unit.system.numbers))
    builder.close()
    return builder.finish()


_Facet = tuple[Slot | None, int]
"""A slot that is compared, and its number among those of its mention; -1 where it is not filled."""


def _compared(side: EventSide, mention: int) -> tuple[_Facet, ...]:
    """Return the slots that are compared, in the order of `FACETS`."""
    instance = side.mention(mention)
    found = (slot_of(instance, TYPE), slot_of(instance, REALIS))
    return tuple(
        (slot, instance.slots.index(slot) if slot is not None and slot.alternatives else -1) for slot in found
    )


def _start(side: EventSide, mention: int) -> int:
    """Return where a mention begins, 0 where its place is not known."""
    extents = side.mention(mention).extents
    return extents[0].start if extents else 0


def _place(side: EventSide, mention: int) -> Place:
    return (side.numbers[mention], -1, -1, -1)


def _facet_place(side: EventSide, mention: int, facet: _Facet) -> Place:
    """Return the place of one of a mention's slots, the mention's own where that is not filled."""
    slot = facet[1]
    return (side.numbers[mention], slot, 0, 0) if slot >= 0 else _place(side, mention)


class _Emission:
    """Writes the nodes of one document, in reading order."""

    def __init__(self, builder: NodeBuilder, unit: EventUnit, known: EventNodeCache) -> None:
        self._builder = builder
        self._gold, self._system, self._mapping = unit
        self._known = known
        self._missed = self._lost_to_others()

    def emit(self) -> None:
        """Append every gold mention with those that map to it, and every system mention that maps to none."""
        candidates, mapped = self._mapping.candidates, self._mapping.mapped
        entries = [(_start(self._gold, number), 0, number) for number in range(len(self._gold))]
        entries += [
            (_start(self._system, number), 1, number) for number, one in enumerate(candidates) if not one
        ]
        entries.sort()
        for _, side, number in entries:
            if side:
                self._spurious(number)
            elif len(mapped[number]) == 1:
                self._pair(number, mapped[number][0])
            elif mapped[number]:
                self._group(number, mapped[number])
            else:
                self._missing(number)

    def _lost_to_others(self) -> dict[int, list[Loser]]:
        """Return, for every gold mention nobody maps to, the system mentions that overlap it the most."""
        found: dict[int, list[tuple[Overlap, Loser]]] = {}
        mapped = self._mapping.mapped
        for number, candidates in enumerate(self._mapping.candidates):
            for one in candidates[1:]:
                if not mapped[one.gold]:
                    taken, system = self._gold.numbers[candidates[0].gold], self._system.numbers[number]
                    reason = "mapped-elsewhere" if self._mapping.one_to_one else "maps-elsewhere"
                    if self._is_by_hand(number):
                        reason = "taken-by-hand"
                    loser = Loser(1, system, _terms(one), None, reason, taken)
                    found.setdefault(one.gold, []).append((one, loser))
        for number, overlaps in self._mapping.apart.items():
            for one in overlaps:
                loser = Loser(1, self._system.numbers[number], _terms(one), None, "apart-by-hand")
                found.setdefault(one.gold, []).append((one, loser))
        return {
            gold: [loser for _, loser in sorted(losers, key=lambda pair: -pair[0].exact)[:LOSERS_KEPT]]
            for gold, losers in found.items()
        }

    def _is_by_hand(self, system: int) -> bool:
        return system in self._mapping.bound.backward

    # --- alone

    def _missing(self, number: int) -> None:
        rule = self._alone_rule("no-overlap") if self._gold.tokens[number] else "no-visible-token"
        losers = self._missed.get(number)
        if losers and any(one.reason in _BY_HAND for one in losers):
            rule = "left-by-hand"
        why = Why(rule, losers=tuple(losers)) if losers else self._reason(rule)
        self._alone(Status.MIS, (_place(self._gold, number), NO_PLACE), _MISSING, why)

    def _spurious(self, number: int) -> None:
        rule = self._alone_rule("nothing-shared") if self._system.tokens[number] else "no-visible-token"
        why = self._reason(rule)
        if beaten := self._mapping.beaten.get(number):
            why = Why(rule, losers=tuple(self._taken(number, beaten)))
        if self._mapping.apart.get(number):
            why = Why("left-by-hand", losers=tuple(self._apart(number)))
        self._alone(Status.SPU, (NO_PLACE, _place(self._system, number)), _SPURIOUS, why)

    def _alone_rule(self, rule: str) -> str:
        """Return why a mention with visible tokens is alone; of two keys neither is gold."""
        return "mention-unpaired" if self._mapping.one_to_one else rule

    def _taken(self, number: int, beaten: Sequence[Overlap]) -> Iterator[Loser]:
        """Yield the mentions of the first key that one of the second overlaps and that others have."""
        partner, bound = self._mapping.mapped, self._mapping.bound
        for one in beaten[:LOSERS_KEPT]:
            taken = partner[one.gold][0] if partner[one.gold] else -1
            reason = (bound.loss((one.gold, number), 1) if bound is not FREE else "") or "mapped-elsewhere"
            by = self._system.numbers[taken] if taken >= 0 else -1
            yield Loser(0, self._gold.numbers[one.gold], _terms(one), None, reason, by)

    def _apart(self, number: int) -> list[Loser]:
        """Return the gold mentions that a system mention is kept apart from by hand."""
        numbers, apart = self._gold.numbers, self._mapping.apart.get(number, ())
        return [
            Loser(0, numbers[one.gold], _terms(one), None, "apart-by-hand") for one in apart[:LOSERS_KEPT]
        ]

    def _alone(
        self, status: Status, places: tuple[Place, Place], shares: tuple[Share, ...], why: Why
    ) -> None:
        passage = self._known.passages.get((status, why.rule))
        if passage is not None:
            self._builder.repeat(passage, (places[0][0], places[1][0]), why)
            return
        first = self._builder.open(Level.INSTANCE, CLASS, status, places, shares, why.rule, why)
        self._builder.close()
        self._known.passages[status, why.rule] = self._builder.passage(first)

    # --- together

    def _pair(self, number: int, best: int) -> None:
        """Append a gold mention with the only one that maps to it: most do as others before them."""
        gold, system = _compared(self._gold, number), _compared(self._system, best)
        overlap = self._mapping.candidates[best][0]
        alike = (same(one[0], other[0]) for one, other in zip(gold, system, strict=True))
        places = [place for _, place in (*gold, *system)]
        rule = self._best_rule(best)
        wanted = (rule, overlap.shared, overlap.size, *alike, *places)
        passage = self._known.passages.get(wanted)
        if passage is None:
            first = len(self._builder)
            self._group(number, [best])
            self._known.passages[wanted] = self._builder.passage(first)
            return
        numbers = self._gold.numbers[number], self._system.numbers[best]
        self._builder.repeat(passage, numbers, self._why(best, rule))

    def _best_rule(self, system: int) -> str:
        if self._is_by_hand(system):
            return "paired-by-hand"
        return "mentions-paired" if self._mapping.one_to_one else "best-overlap"

    def _group(self, number: int, mapped: Sequence[int]) -> None:
        """Append a gold mention, and below it every system mention that maps to it, the best one first."""
        builder, system = self._builder, self._system
        overlap = self._mapping.candidates[mapped[0]][0]
        status = Status.COR if overlap.whole else Status.PAR
        place = _place(self._gold, number)
        best = self._best_rule(mapped[0])
        others = "also-mapped" if best == "best-overlap" else "also-mapped-by-hand"
        why = self._why(mapped[0], best)
        both = (place, _place(system, mapped[0]))
        shares = _together(overlap.shared, overlap.size, len(mapped))
        if self._mapping.one_to_one:
            shares = _paired(overlap.shared, overlap.size)
        row = builder.open(Level.INSTANCE, CLASS, status, both, shares, why.rule, why)
        builder.add_refs(row, tuple(Ref(1, system.numbers[one]) for one in mapped[1:]))
        for order, one in enumerate(mapped):
            # Why the best one is, the pair says.
            rule = others if order else ""
            own = self._why(one, rule or best) if len(mapped) > 1 else None
            outcome = Status.SPU if order else status
            builder.open(Level.MENTION, CLASS, outcome, (place, _place(system, one)), (), rule, own)
            self._facets(number, one, len(mapped))
            builder.close()
        builder.close()

    def _facets(self, number: int, mention: int, together: int) -> None:
        pairs = zip(FACETS, _compared(self._gold, number), _compared(self._system, mention), strict=True)
        for (name, column), gold, system in pairs:
            alike = same(gold[0], system[0])
            shares = _divided(column, together) if alike else ()
            status, rule = (Status.COR, "same-value") if alike else (Status.INC, "other-value")
            places = (_facet_place(self._gold, number, gold), _facet_place(self._system, mention, system))
            self._builder.leaf(Level.SLOT, name, status, places, shares, rule)

    def _why(self, system: int, rule: str) -> Why:
        best, *others = self._mapping.candidates[system]
        losers, by_hand = self._apart(system), self._is_by_hand(system)
        for one in others:
            reason = "later-line" if _terms(one) == _terms(best) else "less-overlap"
            if by_hand:
                reason = "passed-by-hand"
            elif self._mapping.one_to_one:
                reason = "mapped-elsewhere"
            losers.append(Loser(0, self._gold.numbers[one.gold], _terms(one), None, reason))
        if losers:
            return Why(rule, _terms(best), losers=tuple(losers[:LOSERS_KEPT]))
        return self._reason(rule, best.shared, best.size)

    def _reason(self, rule: str, shared: int = 0, size: int = 0) -> Why:
        """Return why, where nothing else was considered; kept once for all that say the same."""
        why = self._known.reasons.get((rule, shared, size))
        if why is None:
            terms = _terms(Overlap(-1, shared, size)) if size else None
            why = self._known.reasons[rule, shared, size] = Why(rule, terms)
        return why


def _terms(one: Overlap) -> tuple[int, int]:
    """Return the overlap in lowest terms."""
    common = gcd(2 * one.shared, one.size)
    return 2 * one.shared // common, one.size // common


def _shares(*amounts: tuple[MentionColumn, Amount]) -> tuple[Share, ...]:
    return tuple(Share(TOTAL, column, amount) for column, amount in amounts if amount)


@lru_cache(maxsize=1 << 12)
def _together(shared: int, size: int, mapped: int) -> tuple[Share, ...]:
    """Return what a gold mention adds that so many map to, the best one with that overlap (E1)."""
    best = Overlap(-1, shared, size)
    return _shares(
        (MentionColumn.TP, 1 if best.whole else best.exact),
        (MentionColumn.FP, mapped - 1),
        (MentionColumn.GOLD, 1),
        (MentionColumn.SYSTEM, mapped),
    )


@lru_cache(maxsize=1 << 12)
def _paired(shared: int, size: int) -> tuple[Share, ...]:
    """Return the tally of a pair of two keys: a part that one side lacks is false, or missed (M19)."""
    credit = Overlap(-1, shared, size).exact
    return _shares(
        (MentionColumn.TP, 1 if credit == 1 else credit),
        (MentionColumn.FP, 1 - credit),
        (MentionColumn.GOLD, 1),
        (MentionColumn.SYSTEM, 1),
    )


@lru_cache(maxsize=1 << 8)
def _divided(column: MentionColumn, together: int) -> tuple[Share, ...]:
    """Return what a right facet adds where so many map to the gold mention (E4)."""
    return _shares((column, Fraction(1, together) if together > 1 else 1))


_BY_HAND = ("apart-by-hand", "taken-by-hand")
_MISSING = _shares((MentionColumn.GOLD, 1))
_SPURIOUS = _shares((MentionColumn.FP, 1), (MentionColumn.SYSTEM, 1))
