"""Aligning two slots of one name: which alternatives are compared, how their fills come out (M10, M19)."""

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache, partial
from itertools import product

import msgspec
import msgspec.structs

from annotally.matching.candidates import sharing
from annotally.methods.templates.fill_pairs import (
    FULL,
    Compare,
    FillPair,
    Token,
    Waiting,
    compare_fills,
    connected_fills,
    order,
    pair_fills,
)
from annotally.methods.templates.pointers import Pointers
from annotally.methods.templates.prepared import PreparedFill, PreparedSlot
from annotally.methods.templates.ranks import Ranks
from annotally.tasks.definition import FillKind


class Rest(msgspec.Struct, frozen=True, gc=False):
    """The fills of one side that have no partner, by their numbers inside the compared alternative.

    ``counted`` are missing or spurious, ``left_out`` optional; ``removed`` point to unaligned optional
    objects (M21).
    """

    counted: tuple[int, ...] = ()
    left_out: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()


NO_REST = Rest()


class SlotMatch(msgspec.Struct, frozen=True, gc=False):
    """How a key slot and a response slot compare.

    ``alternatives`` are those compared, key first, -1 for a side that has none; fills are numbered inside.
    """

    alternatives: tuple[int, int]
    pairs: tuple[FillPair, ...]
    rest: tuple[Rest, Rest]
    half_points: int
    possible: int
    actual: int
    cor: int

    @property
    def f(self) -> Fraction:
        """F of the slot, b = 1; 0 where undefined (C2)."""
        return exact_f(self.half_points, self.possible + self.actual)


EMPTY = SlotMatch((-1, -1), (), (NO_REST, NO_REST), 0, 0, 0, 0)


@lru_cache(maxsize=65536)
def exact_f(half_points: int, fills: int) -> Fraction:
    """Return F, b = 1, of a tally: (2 COR + PAR) / (POS + ACT); 0 where undefined (C2)."""
    return Fraction(half_points, fills) if fills else Fraction(0)


FEW_PAIRS = 16
"""Up to so many pairs of alternatives are all compared."""

Choice = tuple[int, tuple[PreparedFill, ...]]
"""An alternative and its number, -1 if the slot has none."""


class SlotMatcher:
    """Aligns the slots of one document pair.

    ``symmetric``: both sides may have alternatives; which are compared is the same whichever side comes first
    (M19).
    """

    def __init__(self, pointers: Pointers, ranks: Ranks, *, symmetric: bool) -> None:
        self._pointers = pointers
        self._ranks = ranks
        self._symmetric = symmetric
        self._compare: dict[FillKind, Compare] = {
            kind: partial(compare_fills, kind=kind, aligned=pointers.aligned) for kind in FillKind
        }

    def match(self, key: PreparedSlot | None, response: PreparedSlot | None, kind: FillKind) -> SlotMatch:
        """Return how two slots compare, by the best pair of alternatives."""
        return self._best(key, response, self._compare[kind])

    def connect(self, key: PreparedSlot | None, response: PreparedSlot | None) -> SlotMatch:
        """Return how the slots of two connected leftovers compare: what can be paired is incorrect (M8)."""
        return self._best(key, response, connected_fills)

    def token(self, slot: PreparedSlot, side: int) -> Token | None:
        """Return what is equal in slots that hold one pointer each and say the same; None for any other."""
        if len(slot.alternatives) != 1 or len(slot.alternatives[0]) != 1 or slot.optional:
            return None
        fill = slot.alternatives[0][0]
        if fill.simple is not None or fill.optional or self._removed((fill,), side):
            return None
        return self._token(fill, side)

    def _best(self, key: PreparedSlot | None, response: PreparedSlot | None, compare: Compare) -> SlotMatch:
        """Return the match of best F; of equal F that of fewer fills, then of the first written (M10).

        Removed pointers are no fills in this (M21). An optional slot that the other side leaves empty costs
        nothing; the emitter counts it once as non-committal (M9).
        """
        choices = _choices(key), _choices(response)
        for number, (slot, others) in enumerate(((key, choices[1]), (response, choices[0]))):
            if slot is not None and slot.optional and not any(fills for _, fills in others):
                first = choices[number][0][0]
                return msgspec.structs.replace(
                    EMPTY, alternatives=(first, -1) if number == 0 else (-1, first)
                )
        if len(choices[0]) == len(choices[1]) == 1:
            return self._match(choices[0][0], choices[1][0], compare)
        best: tuple[tuple[object, ...], SlotMatch] | None = None
        for one, other in self._worth_comparing(choices, compare):
            match = self._match(one, other, compare)
            rank = self._rank(match, one, other)
            if best is None or rank < best[0]:
                best = (rank, match)
        return best[1] if best is not None else EMPTY

    def _worth_comparing(
        self, choices: tuple[list[Choice], list[Choice]], compare: Compare
    ) -> Iterable[tuple[Choice, Choice]]:
        """Return pairs of alternatives of which one is the best; where they are many, not all.

        Of alternatives that say the same the first written is best. Those that share nothing have an F of 0,
        and of these the first of the shortest of each side are best.
        """
        if len(choices[0]) * len(choices[1]) <= FEW_PAIRS:
            return product(*choices)
        different = [list({_said(fills): (n, fills) for n, fills in side[::-1]}.values()) for side in choices]
        shortest = [
            min((len(fills) - len(self._removed(fills, side)), n, fills) for n, fills in own)[1:]
            for side, own in enumerate(different)
        ]
        if compare is connected_fills:
            return [(shortest[0], shortest[1])]
        marks = [[self._marks(fills, side) for _, fills in own] for side, own in enumerate(different)]
        pairs = sharing(marks[0], marks[1])
        return [(shortest[0], shortest[1]), *((different[0][k], different[1][r]) for k, r in pairs)]

    def _marks(self, fills: tuple[PreparedFill, ...], side: int) -> set[Token] | None:
        """Return what another alternative must share to earn any credit; None: it takes a comparison."""
        marks: set[Token] = set()
        for fill in fills:
            token = self._token(fill, side)
            if token is None:
                return None
            marks.add(token)
            if partial_form := fill.parts[0].readings[0].partial:
                marks.add(("partial", partial_form))
        return marks

    def _rank(self, match: SlotMatch, key: Choice, response: Choice) -> tuple[object, ...]:
        counts = [
            len(one[1]) - len(rest.removed) for one, rest in zip((key, response), match.rest, strict=True)
        ]
        if not self._symmetric:
            return (-match.f, *counts, key[0], response[0])
        # Each alternative by its number, then by what it says: the same pair whichever side comes first.
        said = [
            (one[0], sorted((order(fill), self._rank_targets(fill, side)) for fill in one[1]))
            for side, one in enumerate((key, response))
        ]
        return (-match.f, sum(counts), sorted((key[0], response[0])), sorted(said))

    def _match(self, key: Choice, response: Choice, compare: Compare) -> SlotMatch:
        one, other = key[1], response[1]
        numbers = (key[0], response[0])
        removed = self._removed(one, 0), self._removed(other, 1)
        if len(one) == len(other) == 1 and not (removed[0] or removed[1]):
            credit, rule = compare(one[0], other[0])
            pair = FillPair(0, 0, credit, rule)
            return SlotMatch(numbers, (pair,), (NO_REST, NO_REST), credit, 1, 1, credit == FULL)
        waiting = self._waiting(one, removed[0], 0), self._waiting(other, removed[1], 1)
        pairs = pair_fills(*waiting, compare)
        rest = (
            _rest(waiting[0], {pair.key for pair in pairs}, removed[0]),
            _rest(waiting[1], {pair.response for pair in pairs}, removed[1]),
        )
        return SlotMatch(
            numbers,
            pairs,
            rest,
            sum(pair.credit for pair in pairs),
            len(pairs) + len(rest[0].counted),
            len(pairs) + len(rest[1].counted),
            sum(pair.credit == FULL for pair in pairs),
        )

    def _removed(self, fills: tuple[PreparedFill, ...], side: int) -> tuple[int, ...]:
        """Return the fills that point to optional objects that nothing was aligned with (M21)."""
        return tuple(
            number
            for number, fill in enumerate(fills)
            if fill.simple is None
            and any(
                reading.target is not None and self._pointers.removed(reading.target, side)
                for part in fill.parts
                for reading in part.readings
            )
        )

    def _waiting(self, fills: tuple[PreparedFill, ...], removed: tuple[int, ...], side: int) -> Waiting:
        numbers = sorted(set(range(len(fills))).difference(removed), key=lambda n: order(fills[n]))
        tokens = [self._token(fills[number], side) for number in numbers]
        known = tuple(token for token in tokens if token is not None)
        rank = partial(self._rank_targets, side=side)
        return Waiting(fills, tuple(numbers), known if len(known) == len(tokens) else None, rank)

    def _token(self, fill: PreparedFill, side: int) -> Token | None:
        """Return what is equal in fills that are right against each other; None: it takes a comparison."""
        if fill.simple is not None:
            return ("form", fill.simple)
        parts = fill.parts
        reading = parts[0].readings[0]
        if len(parts) > 1 or len(parts[0].readings) > 1 or reading.target is None:
            return None
        return self._pointers.token(reading.target, side)

    def _rank_targets(self, fill: PreparedFill, side: int) -> tuple[int, ...]:
        return tuple(
            self._ranks.target(reading.target, side)
            for part in fill.parts
            for reading in part.readings
            if reading.target is not None
        )


def _said(fills: tuple[PreparedFill, ...]) -> frozenset[tuple[PreparedFill, int]]:
    """Return what an alternative says, in whatever order."""
    return frozenset(Counter(fills).items())


def _choices(slot: PreparedSlot | None) -> list[Choice]:
    return list(enumerate(slot.compared)) if slot is not None and slot.alternatives else [(-1, ())]


def _rest(waiting: Waiting, paired: set[int], removed: tuple[int, ...]) -> Rest:
    left = sorted(number for number in waiting.numbers if number not in paired)
    if not left and not removed:
        return NO_REST
    optional = tuple(number for number in left if waiting.fills[number].optional)
    return Rest(tuple(number for number in left if not waiting.fills[number].optional), optional, removed)
