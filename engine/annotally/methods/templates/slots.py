"""Alignment of two slots of one name: the alternatives compared, and how their fills come out (M10, M19)."""

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
    EqualityToken,
    FillPair,
    PairableFills,
    compare_connected_fills,
    compare_fills,
    order,
    pair_fills,
)
from annotally.methods.templates.pointers import Pointers
from annotally.methods.templates.prepared import PreparedFill, PreparedSlot
from annotally.methods.templates.ranks import Ranks
from annotally.tasks.definition import FillKind


class UnpairedFills(msgspec.Struct, frozen=True, gc=False):
    """The fills of one side that have no partner, by their numbers inside the compared alternative.

    ``counted`` are missing or spurious, ``left_out`` optional; ``removed`` point to unaligned optional
    objects (M21).
    """

    counted: tuple[int, ...] = ()
    left_out: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()


NO_UNPAIRED = UnpairedFills()


class SlotMatch(msgspec.Struct, frozen=True, gc=False):
    """The comparison of a key slot and a response slot.

    ``alternatives`` are those compared, key first, -1 for a side that has none; fills are numbered inside.
    """

    alternatives: tuple[int, int]
    pairs: tuple[FillPair, ...]
    unpaired: tuple[UnpairedFills, UnpairedFills]
    half_points: int
    possible: int
    actual: int
    cor: int

    @property
    def f(self) -> Fraction:
        """F of the slot, b = 1; 0 where undefined (C2)."""
        return exact_f(self.half_points, self.possible + self.actual)


EMPTY = SlotMatch((-1, -1), (), (NO_UNPAIRED, NO_UNPAIRED), 0, 0, 0, 0)


@lru_cache(maxsize=65536)
def exact_f(half_points: int, fills: int) -> Fraction:
    """Return F, b = 1, of a tally: (2 COR + PAR) / (POS + ACT); 0 where undefined (C2)."""
    return Fraction(half_points, fills) if fills else Fraction(0)


FEW_PAIRS = 16
"""Up to so many pairs of alternatives are all compared."""

NumberedAlternative = tuple[int, tuple[PreparedFill, ...]]
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
        """Return the comparison of two slots by the best pair of alternatives."""
        return self._match_best(key, response, self._compare[kind])

    def connect(self, key: PreparedSlot | None, response: PreparedSlot | None) -> SlotMatch:
        """Return the comparison of slots of connected leftovers: every pair of fills is incorrect (M8)."""
        return self._match_best(key, response, compare_connected_fills)

    def token(self, slot: PreparedSlot, side: int) -> EqualityToken | None:
        """Return the token of a slot with a single pointer; None for any other slot.

        Two such slots are right against each other if and only if their tokens are equal.
        """
        if len(slot.alternatives) != 1 or len(slot.alternatives[0]) != 1 or slot.optional:
            return None
        fill = slot.alternatives[0][0]
        if fill.simple is not None or fill.optional or self._find_removed((fill,), side):
            return None
        return self._token(fill, side)

    def _match_best(
        self, key: PreparedSlot | None, response: PreparedSlot | None, compare: Compare
    ) -> SlotMatch:
        """Return the match of best F; of equal F that of fewer fills, then of the first written (M10).

        Removed pointers are no fills in this (M21). An optional slot that the other side leaves empty costs
        nothing; the emitter counts it once as non-committal (M9).
        """
        # An empty optional slot is settled first. Otherwise every promising pair of alternatives is matched
        # and the smallest rank wins; the rank is a total order, so the order of the pairs does not matter.
        choices = _list_choices(key), _list_choices(response)
        for number, (slot, opposite) in enumerate(((key, choices[1]), (response, choices[0]))):
            if slot is not None and slot.optional and not any(fills for _, fills in opposite):
                first = choices[number][0][0]
                return msgspec.structs.replace(
                    EMPTY, alternatives=(first, -1) if number == 0 else (-1, first)
                )
        if len(choices[0]) == len(choices[1]) == 1:
            return self._match(choices[0][0], choices[1][0], compare)
        best: tuple[tuple[object, ...], SlotMatch] | None = None
        for key_choice, response_choice in self._choose_pairs(choices, compare):
            match = self._match(key_choice, response_choice, compare)
            rank = self._rank(match, key_choice, response_choice)
            if best is None or rank < best[0]:
                best = (rank, match)
        return best[1] if best is not None else EMPTY

    def _choose_pairs(
        self, choices: tuple[list[NumberedAlternative], list[NumberedAlternative]], compare: Compare
    ) -> Iterable[tuple[NumberedAlternative, NumberedAlternative]]:
        """Return pairs of alternatives that include the best one: all of a few, a selection of many.

        Of alternatives with the same fills the first written is best. Pairs that share no mark have an F of
        0, and of these the first of the shortest of each side are best. An inverted index over the marks
        finds the others: its cost is that of the pairs returned, not O(k r).
        """
        if len(choices[0]) * len(choices[1]) <= FEW_PAIRS:
            return product(*choices)
        # Filling the dictionary backwards keeps the first of equal alternatives.
        different = [
            list({_count_equal_fills(fills): (n, fills) for n, fills in side[::-1]}.values())
            for side in choices
        ]
        shortest = [
            min((len(fills) - len(self._find_removed(fills, side)), n, fills) for n, fills in alternatives)[
                1:
            ]
            for side, alternatives in enumerate(different)
        ]
        if compare is compare_connected_fills:
            return [(shortest[0], shortest[1])]
        marks = [
            [self._collect_marks(fills, side) for _, fills in alternatives]
            for side, alternatives in enumerate(different)
        ]
        pairs = sharing(marks[0], marks[1])
        return [(shortest[0], shortest[1]), *((different[0][k], different[1][r]) for k, r in pairs)]

    def _collect_marks(self, fills: tuple[PreparedFill, ...], side: int) -> set[EqualityToken] | None:
        """Return the marks of an alternative; pairs that share none earn no credit; None: unknown."""
        marks: set[EqualityToken] = set()
        for fill in fills:
            token = self._token(fill, side)
            if token is None:
                return None
            marks.add(token)
            if partial_form := fill.parts[0].readings[0].partial:
                marks.add(("partial", partial_form))
        return marks

    def _rank(
        self, match: SlotMatch, key: NumberedAlternative, response: NumberedAlternative
    ) -> tuple[object, ...]:
        counts = [
            len(choice[1]) - len(unpaired.removed)
            for choice, unpaired in zip((key, response), match.unpaired, strict=True)
        ]
        if not self._symmetric:
            return (-match.f, *counts, key[0], response[0])
        # M19: between two keys neither side is first, so every figure below is symmetric.
        # Each alternative stands there by its number, then by its content.
        contents = [
            (choice[0], sorted((order(fill), self._rank_targets(fill, side)) for fill in choice[1]))
            for side, choice in enumerate((key, response))
        ]
        return (-match.f, sum(counts), sorted((key[0], response[0])), sorted(contents))

    def _match(self, key: NumberedAlternative, response: NumberedAlternative, compare: Compare) -> SlotMatch:
        # The common case, one fill against one, needs no pairing. Otherwise pointers to unaligned optional
        # objects are removed first, the remaining fills are paired, and what is left is missing or spurious.
        key_fills, response_fills = key[1], response[1]
        numbers = (key[0], response[0])
        removed = self._find_removed(key_fills, 0), self._find_removed(response_fills, 1)
        if len(key_fills) == len(response_fills) == 1 and not (removed[0] or removed[1]):
            credit, rule = compare(key_fills[0], response_fills[0])
            pair = FillPair(0, 0, credit, rule)
            return SlotMatch(numbers, (pair,), (NO_UNPAIRED, NO_UNPAIRED), credit, 1, 1, credit == FULL)
        pairable = (
            self._make_pairable(key_fills, removed[0], 0),
            self._make_pairable(response_fills, removed[1], 1),
        )
        pairs = pair_fills(*pairable, compare)
        unpaired = (
            _collect_unpaired(pairable[0], {pair.key for pair in pairs}, removed[0]),
            _collect_unpaired(pairable[1], {pair.response for pair in pairs}, removed[1]),
        )
        return SlotMatch(
            numbers,
            pairs,
            unpaired,
            sum(pair.credit for pair in pairs),
            len(pairs) + len(unpaired[0].counted),
            len(pairs) + len(unpaired[1].counted),
            sum(pair.credit == FULL for pair in pairs),
        )

    def _find_removed(self, fills: tuple[PreparedFill, ...], side: int) -> tuple[int, ...]:
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

    def _make_pairable(
        self, fills: tuple[PreparedFill, ...], removed: tuple[int, ...], side: int
    ) -> PairableFills:
        numbers = sorted(set(range(len(fills))).difference(removed), key=lambda n: order(fills[n]))
        tokens = [self._token(fills[number], side) for number in numbers]
        usable_tokens = tuple(token for token in tokens if token is not None)
        rank = partial(self._rank_targets, side=side)
        return PairableFills(
            fills, tuple(numbers), usable_tokens if len(usable_tokens) == len(tokens) else None, rank
        )

    def _token(self, fill: PreparedFill, side: int) -> EqualityToken | None:
        """Return the token of a fill: a form or a pointer target; None: only a comparison can tell."""
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


def _count_equal_fills(fills: tuple[PreparedFill, ...]) -> frozenset[tuple[PreparedFill, int]]:
    """Return the multiset of an alternative's fills: each different fill with its count."""
    return frozenset(Counter(fills).items())


def _list_choices(slot: PreparedSlot | None) -> list[NumberedAlternative]:
    return list(enumerate(slot.compared)) if slot is not None and slot.alternatives else [(-1, ())]


def _collect_unpaired(pairable: PairableFills, paired: set[int], removed: tuple[int, ...]) -> UnpairedFills:
    remaining = sorted(number for number in pairable.numbers if number not in paired)
    if not remaining and not removed:
        return NO_UNPAIRED
    optional = tuple(number for number in remaining if pairable.fills[number].optional)
    return UnpairedFills(
        tuple(number for number in remaining if not pairable.fills[number].optional), optional, removed
    )
