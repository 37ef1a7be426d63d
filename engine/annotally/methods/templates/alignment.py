"""The objects of one class in one document: who took whom, what was left over, and the record of why."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import product
from operator import itemgetter

import msgspec
import msgspec.structs

from annotally.comparison.constraints import FREE, Bound
from annotally.comparison.result import LOSERS_KEPT, Cause, Loser, Why
from annotally.matching.greedy import Candidate, Choice, Merit, Order, by_worth, choose, rank_by_f
from annotally.methods.templates.prepared import PreparedInstance
from annotally.scoring.tally import Column
from annotally.tasks.definition import ClassDefinition

Causes = Mapping[int, tuple[Cause, ...]]
"""Why objects of one side are optional that are not marked so, by their numbers (M17)."""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One object pair, or one object alone, ready to be written down."""

    definition: ClassDefinition
    key: PreparedInstance | None
    response: PreparedInstance | None
    column: Column
    why: Why

    @property
    def optional(self) -> bool:
        """Whether this is an optional object that nothing was aligned with: all of it is non-committal."""
        return self.why.rule == "unaligned-optional"


class ClassAlignment:
    """The objects of one class in one document: candidates weighed, who took whom, what was left over."""

    def __init__(
        self,
        definition: ClassDefinition,
        key: list[PreparedInstance],
        response: list[PreparedInstance],
        *,
        unconditional: bool,
        bound: Bound = FREE,
    ) -> None:
        self.definition = definition
        self.key = key
        self.response = response
        self.unconditional = unconditional
        """Whether pairs are taken whatever they are worth: objects that stand for their documents (M7)."""
        self.bound = bound.within([one.number for one in key], [one.number for one in response])
        """What people said about pairs, by places in the two lists (C4)."""
        self.candidates: list[Candidate] = []
        self.choice = Choice((), {}, {})
        self.connected: dict[int, int] = {}

    def take(self, candidates: list[Candidate], order: Order) -> None:
        """Choose among candidates: pairs made by hand first, never those kept apart by hand (C4)."""
        forced: list[Candidate] = []
        if self.bound is not FREE:
            candidates = [self._judged(candidate) for candidate in candidates]
            forced = [one for one in candidates if self.bound.is_forced((one.key, one.response))]
        self.candidates = candidates
        self.choice = choose(candidates, order, forced)

    def _judged(self, candidate: Candidate) -> Candidate:
        if (candidate.key, candidate.response) not in self.bound.forbidden:
            return candidate
        merit = msgspec.structs.replace(candidate.merit, eligible=False, reason="apart-by-hand")
        return msgspec.structs.replace(candidate, merit=merit)

    def connect_leftovers(self, order: Order, *, everywhere: bool) -> None:
        """Pair what nobody took, best F first, as incorrect objects; optional ones never (M8).

        Where objects must share a character to be candidates (M11), only such pairs are connected; those
        kept apart by hand are not (C4).
        """
        known = {(c.key, c.response): c.merit for c in self.candidates}
        keys = {k for k, one in enumerate(self.key) if k not in self.choice.by_key and not one.optional}
        responses = {
            r for r, one in enumerate(self.response) if r not in self.choice.by_response and not one.optional
        }
        pairs = product(sorted(keys), sorted(responses)) if everywhere else iter(known)
        left = []
        for k, r in pairs:
            if k in keys and r in responses and (k, r) not in self.bound.forbidden:
                merit = known.get((k, r), _WORTHLESS)
                left.append(Candidate(k, r, Merit(merit.f, merit.cor, 0.0, eligible=True)))
        self.connected = {c.key: c.response for c in choose(left, order).pairs}

    def entries(self, causes: tuple[Causes, Causes]) -> Iterator[Entry]:
        """Yield the pairs and leftovers: key objects in file order, then response objects without one.

        ``causes`` says of both sides why objects are optional that are not marked so.
        """
        losers = _Losers(self, causes)
        definition = self.definition
        for k, item in enumerate(self.key):
            candidate = self.choice.by_key.get(k)
            if candidate is not None:
                rule = "aligned-template" if self.unconditional else "aligned"
                if self.bound.is_forced((k, candidate.response)):
                    rule = "paired-by-hand"
                why = losers.why(rule, candidate.merit, k, candidate.response)
                yield Entry(definition, item, self.response[candidate.response], Column.COR, why)
            elif k in self.connected:
                why = losers.why("leftover", None, k)
                yield Entry(definition, item, self.response[self.connected[k]], Column.INC, why)
            else:
                rule = "unaligned-optional" if item.optional else "unaligned-key"
                yield Entry(definition, item, None, Column.MIS, losers.why(rule, None, k))
        taken = set(self.choice.by_response) | set(self.connected.values())
        for r, item in enumerate(self.response):
            if r not in taken:
                rule = "unaligned-optional" if item.optional else "unaligned-response"
                yield Entry(definition, None, item, Column.SPU, losers.why(rule, None, response=r))


_WORTHLESS = Merit(Fraction(0), 0, 0.0, eligible=True)


class _Losers:
    """The candidates each object of a class was weighed against and did not get, and the records of why."""

    def __init__(self, alignment: ClassAlignment, causes: tuple[Causes, Causes]) -> None:
        self._alignment = alignment
        self._causes = causes
        self._caused = any(causes)
        self._by_key: defaultdict[int, list[Candidate]] = defaultdict(list)
        self._by_response: defaultdict[int, list[Candidate]] = defaultdict(list)
        self._ranks: dict[int, int] = {}
        """Rank of F by the id of a merit."""
        taken, by_key, by_response = alignment.choice.by_key, self._by_key, self._by_response
        for rank, alike in enumerate(by_worth(alignment.candidates, rank_by_f)):
            self._ranks |= dict.fromkeys({id(candidate.merit) for candidate in alike}, rank)
            for candidate in alike:
                key = candidate.key
                if taken.get(key) is candidate:
                    continue
                of_key, of_response = by_key[key], by_response[candidate.response]
                if len(of_key) < LOSERS_KEPT:
                    of_key.append(candidate)
                if len(of_response) < LOSERS_KEPT:
                    of_response.append(candidate)
        self._fractions: dict[int, tuple[int, int]] = {}
        """F by the id of a merit: records are many and merits few."""
        self._alone: dict[tuple[str, int], Why] = {}

    def why(self, rule: str, taken: Merit | None, key: int = -1, response: int = -1) -> Why:
        """Return the record of an object or a pair and its nearest losers; equal ones without are shared."""
        losers = self._nearest(key, response)
        causes = self._of(0, key) + self._of(1, response) if self._caused else ()
        alone = not (losers or causes)
        wanted = (rule, id(taken))
        known = self._alone.get(wanted) if alone else None
        if known is None:
            f = self._fraction(taken) if taken is not None else None
            weighted = taken.weighted if taken is not None and rule == "aligned" else None
            known = Why(rule, f, weighted, self._alignment.definition.threshold, losers, causes)
            if alone:
                self._alone[wanted] = known
        return known

    def _of(self, side: int, place: int) -> tuple[Cause, ...]:
        if place < 0:
            return ()
        items = self._alignment.key if side == 0 else self._alignment.response
        return self._causes[side].get(items[place].number, ())

    def _nearest(self, key: int, response: int) -> tuple[Loser, ...]:
        """Return the losers of a key object, then those of a response object, the nearest `LOSERS_KEPT`.

        A loser names the object on the *other* side of the one it is listed under.
        """
        of_key, of_response = self._by_key.get(key), self._by_response.get(response)
        if of_key is None and of_response is None:
            return ()
        ranks = self._ranks  # in whose order each of the two lists is
        found = [(ranks[id(c.merit)], 0, c) for c in of_key or ()]
        if of_response is not None:
            found += [(ranks[id(c.merit)], 1, c) for c in of_response]
            if of_key is not None:
                found.sort(key=itemgetter(0))
        return tuple([self._loser(side, candidate) for _, side, candidate in found[:LOSERS_KEPT]])

    def _fraction(self, merit: Merit) -> tuple[int, int]:
        known = self._fractions.get(id(merit))
        if known is None:
            known = self._fractions[id(merit)] = (merit.f.numerator, merit.f.denominator)
        return known

    def _loser(self, side: int, c: Candidate) -> Loser:
        alignment, merit = self._alignment, c.merit
        f, reason = self._fraction(merit), merit.reason
        if not reason:
            bound = alignment.bound
            # A key object is told of a response object, which is on side 1, and the other way round.
            reason = (bound.loss((c.key, c.response), side) if bound is not FREE else "") or "taken"
        if side == 0:
            taken = alignment.choice.by_response.get(c.response)
            by = alignment.key[taken.key].number if taken is not None else -1
            return Loser(1, alignment.response[c.response].number, f, merit.weighted, reason, by)
        taken = alignment.choice.by_key.get(c.key)
        by = alignment.response[taken.response].number if taken is not None else -1
        return Loser(0, alignment.key[c.key].number, f, merit.weighted, reason, by)
