"""Alignment of the objects of one class in one document: pairs, leftovers, and the reasons for both."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product

import msgspec
import msgspec.structs

from annotally.comparison.constraints import FREE, Bound
from annotally.comparison.result import LOSERS_KEPT, Cause, Loser, Why
from annotally.matching.greedy import Candidate, GreedyChoice, Merit, PairOrder, choose
from annotally.matching.merit_table import MeritTable
from annotally.matching.nearest import Nearest, find_nearest
from annotally.methods.templates.prepared import PreparedInstance
from annotally.scoring.tally import CountColumn
from annotally.tasks.definition import ClassDefinition

Causes = Mapping[int, tuple[Cause, ...]]
"""The causes of the optional objects of one side that have no mark, by their numbers (M17)."""


class EmittedPair(msgspec.Struct, frozen=True, gc=False):
    """A pair of objects, or an object without a partner, with the reasons for it."""

    definition: ClassDefinition
    key: PreparedInstance | None
    response: PreparedInstance | None
    column: CountColumn
    why: Why

    @property
    def optional(self) -> bool:
        """Whether this is an optional object that nothing was aligned with: all of it is non-committal."""
        return self.why.rule == "unaligned-optional"


class ClassAlignment:
    """The objects of one class in one document with their candidates, chosen pairs and leftovers."""

    def __init__(
        self,
        definition: ClassDefinition,
        key: Sequence[PreparedInstance],
        response: Sequence[PreparedInstance],
        *,
        unconditional: bool,
        bound: Bound = FREE,
    ) -> None:
        self.definition = definition
        self.key = key
        self.response = response
        self.unconditional = unconditional
        """Whether pairs are taken whatever their merit: objects that stand for their documents (M7)."""
        self.bound = bound.within([item.number for item in key], [item.number for item in response])
        """The constraints set by hand (forced and forbidden pairs), by places in the two lists (C4)."""
        self.candidates: list[Candidate] = []
        self._table: MeritTable | None = None
        """The candidates where they are too many for a list."""
        self.choice = GreedyChoice((), {}, {})
        self.connected: dict[int, int] = {}

    def take(self, candidates: list[Candidate], order: PairOrder) -> None:
        """Choose among candidates: pairs made by hand first, never those kept apart by hand (C4)."""
        forced: list[Candidate] = []
        if self.bound is not FREE:
            candidates = [self._forbid_apart(candidate) for candidate in candidates]
            forced = [pair for pair in candidates if self.bound.is_forced((pair.key, pair.response))]
        self.candidates = candidates
        self.choice = choose(candidates, order, forced)

    def take_table(self, table: MeritTable) -> None:
        """Choose among the candidates of a table, which is for classes without constraints set by hand."""
        self._table = table
        self.choice = table.choose()

    def nearest(self) -> Nearest:
        """Return the losing candidates, the nearest of each object."""
        if self._table is not None:
            return self._table.nearest(self.choice, LOSERS_KEPT)
        return find_nearest(self.candidates, self.choice, LOSERS_KEPT)

    def _forbid_apart(self, candidate: Candidate) -> Candidate:
        if (candidate.key, candidate.response) not in self.bound.forbidden:
            return candidate
        merit = msgspec.structs.replace(candidate.merit, eligible=False, reason="apart-by-hand")
        return msgspec.structs.replace(candidate, merit=merit)

    def connect_leftovers(self, order: PairOrder, *, everywhere: bool) -> None:
        """Pair the remaining mandatory objects as incorrect, best F first (M8).

        Where objects must share a character to be candidates (M11), only such pairs are connected; those
        kept apart by hand are not (C4).
        """
        # The greedy choice again, over the leftovers: every pair is eligible, and a pair that was never
        # weighed shares nothing and counts as F 0.
        keys = {k for k, item in enumerate(self.key) if k not in self.choice.by_key and not item.optional}
        responses = {
            r
            for r, item in enumerate(self.response)
            if r not in self.choice.by_response and not item.optional
        }
        if self._table is not None:
            self.connected = self._table.pair_leftovers(keys, responses)
            return
        merits = {(c.key, c.response): c.merit for c in self.candidates}
        pairs = product(sorted(keys), sorted(responses)) if everywhere else iter(merits)
        leftovers = []
        for k, r in pairs:
            if k in keys and r in responses and (k, r) not in self.bound.forbidden:
                merit = merits.get((k, r), _WORTHLESS)
                leftovers.append(Candidate(k, r, Merit(merit.f, merit.cor, 0.0, eligible=True)))
        self.connected = {c.key: c.response for c in choose(leftovers, order).pairs}

    def entries(self, causes: tuple[Causes, Causes] | None) -> Iterator[EmittedPair]:
        """Yield the pairs and leftovers: key objects in file order, then response objects without one.

        ``causes`` are, for both sides, those of the optional objects without a mark; None: the reasons say
        the rule alone, as is enough for scores.
        """
        # Every object is in exactly one entry: chosen, connected as a leftover, or alone.
        # The reasons of each entry come with the nearest losing candidates of its objects.
        losers = _Losers(self, causes) if causes is not None else _PlainReasons()
        definition = self.definition
        for k, item in enumerate(self.key):
            candidate = self.choice.by_key.get(k)
            if candidate is not None:
                rule = "aligned-template" if self.unconditional else "aligned"
                if self.bound.is_forced((k, candidate.response)):
                    rule = "paired-by-hand"
                why = losers.why(rule, candidate.merit, k, candidate.response)
                yield EmittedPair(definition, item, self.response[candidate.response], CountColumn.COR, why)
            elif k in self.connected:
                why = losers.why("leftover", None, k)
                yield EmittedPair(definition, item, self.response[self.connected[k]], CountColumn.INC, why)
            else:
                rule = "unaligned-optional" if item.optional else "unaligned-key"
                yield EmittedPair(definition, item, None, CountColumn.MIS, losers.why(rule, None, k))
        used_responses = set(self.choice.by_response) | set(self.connected.values())
        for r, item in enumerate(self.response):
            if r not in used_responses:
                rule = "unaligned-optional" if item.optional else "unaligned-response"
                yield EmittedPair(definition, None, item, CountColumn.SPU, losers.why(rule, None, response=r))


_WORTHLESS = Merit(Fraction(0), 0, 0.0, eligible=True)


class _PlainReasons:
    """Reasons that say the rule alone."""

    def __init__(self) -> None:
        self._reasons: dict[str, Why] = {}

    def why(self, rule: str, _merit: Merit | None, _key: int = -1, response: int = -1) -> Why:
        """Return the reason of this rule."""
        del response
        reason = self._reasons.get(rule)
        if reason is None:
            reason = self._reasons[rule] = Why(rule)
        return reason


class _Losers:
    """The losing candidates of each object of a class, and the records of reasons with them."""

    def __init__(self, alignment: ClassAlignment, causes: tuple[Causes, Causes]) -> None:
        self._alignment = alignment
        self._causes = causes
        self._caused = any(causes)
        self._nearest = alignment.nearest()
        self._fractions: dict[int, tuple[int, int]] = {}
        """F as numerator and denominator by the id of a merit: records are many and merits few."""
        self._alone: dict[tuple[str, int], Why] = {}

    def why(self, rule: str, merit: Merit | None, key: int = -1, response: int = -1) -> Why:
        """Return the reasons for a pair or an object; without losers or causes, a shared record."""
        # Records without losers and causes depend on rule and merit alone and are shared.
        losers = self._nearest_losers(key, response)
        causes = self._causes_of(0, key) + self._causes_of(1, response) if self._caused else ()
        alone = not (losers or causes)
        cache_key = (rule, id(merit))
        record = self._alone.get(cache_key) if alone else None
        if record is None:
            f = self._fraction(merit) if merit is not None else None
            weighted = merit.weighted if merit is not None and rule == "aligned" else None
            record = Why(rule, f, weighted, self._alignment.definition.threshold, losers, causes)
            if alone:
                self._alone[cache_key] = record
        return record

    def _causes_of(self, side: int, place: int) -> tuple[Cause, ...]:
        if place < 0:
            return ()
        items = self._alignment.key if side == 0 else self._alignment.response
        return self._causes[side].get(items[place].number, ())

    def _nearest_losers(self, key: int, response: int) -> tuple[Loser, ...]:
        """Return the losers of a key object, then those of a response object, the nearest `LOSERS_KEPT`.

        A loser names the object on the *other* side of the one it is listed under.
        """
        lost = self._nearest.merge(key, response, LOSERS_KEPT)
        return tuple([self._make_loser(side, candidate) for side, candidate in lost])

    def _fraction(self, merit: Merit) -> tuple[int, int]:
        fraction = self._fractions.get(id(merit))
        if fraction is None:
            fraction = self._fractions[id(merit)] = (merit.f.numerator, merit.f.denominator)
        return fraction

    def _make_loser(self, side: int, c: Candidate) -> Loser:
        alignment, merit = self._alignment, c.merit
        f, reason = self._fraction(merit), merit.reason
        if not reason:
            bound = alignment.bound
            # A key object is told of a response object, which is on side 1, and the other way round.
            reason = (bound.loss((c.key, c.response), side) if bound is not FREE else "") or "taken"
        if side == 0:
            winner = alignment.choice.by_response.get(c.response)
            by = alignment.key[winner.key].number if winner is not None else -1
            return Loser(1, alignment.response[c.response].number, f, merit.weighted, reason, by)
        winner = alignment.choice.by_key.get(c.key)
        by = alignment.response[winner.response].number if winner is not None else -1
        return Loser(0, alignment.key[c.key].number, f, merit.weighted, reason, by)
