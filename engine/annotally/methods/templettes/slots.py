"""Slots of templettes: the alternative compared, and the mapping of its fills (HUB-4; H10, H12, H14)."""

from collections.abc import Sequence
from functools import cache
from itertools import product

import msgspec

from annotally.matching.greedy import Candidate, Merit, choose
from annotally.methods.templates.pointers import Pointers
from annotally.methods.templates.ranks import Ranks
from annotally.methods.templates.slots import exact_f
from annotally.methods.templettes.fills import (
    Outcome,
    PointerFill,
    TemplettePreparedFill,
    TextFill,
    compare_text,
    components,
)
from annotally.scoring.tally import CountColumn
from annotally.tasks.templette_rules import TempletteRules

PreparedFills = tuple[TemplettePreparedFill, ...]


class TemplettePreparedSlot(msgspec.Struct, frozen=True, gc=False):
    """A slot as compared; ``number`` is its place in ``Instance.slots``."""

    number: int
    alternatives: tuple[PreparedFills, ...]
    optional: bool


class FillMatch(msgspec.Struct, frozen=True, gc=False, order=True):
    """A pair of fills, or one alone (-1 on the other side): a column per component, and the rule."""

    key: int
    response: int
    columns: tuple[CountColumn, ...]
    rule: str


class Points(msgspec.Struct, frozen=True, gc=False):
    """Points that count: correct ones, those possible, those actual (H1)."""

    cor: int = 0
    pos: int = 0
    act: int = 0

    def __add__(self, addend: "Points") -> "Points":
        return Points(self.cor + addend.cor, self.pos + addend.pos, self.act + addend.act)

    def merit(self) -> Merit:
        """Return the merit of a pair with these points: F, then COR; no pair is ruled out (H12)."""
        return Merit(exact_f(2 * self.cor, self.pos + self.act), self.cor, 0.0, eligible=True)


NO_POINTS = Points()


class TempletteSlotMatch(msgspec.Struct, frozen=True, gc=False):
    """The comparison of two slots of one name: the key's alternative (-1: none), and the fills of both.

    ``other`` is the alternative of the response: the first, but of two keys that of the best pair (M19).
    """

    alternative: int
    fills: tuple[FillMatch, ...]
    points: Points
    response_alternative: int = 0

    @property
    def alternatives(self) -> tuple[int, int]:
        """The alternatives of either side that were compared."""
        return self.alternative, self.response_alternative


NOTHING = TempletteSlotMatch(-1, (), NO_POINTS)


class TempletteSlotMatcher:
    """Maps the fills of one pair of instance sets; ``symmetric``: those of two keys (M19)."""

    def __init__(self, rules: TempletteRules, pointers: Pointers, ranks: Ranks, *, symmetric: bool) -> None:
        self._rules = rules
        self._symmetric = symmetric
        self._pointers = pointers
        self._ranks = ranks

    def match(
        self,
        key: TemplettePreparedSlot | None,
        response: TemplettePreparedSlot | None,
        *,
        unscored: bool = False,
    ) -> TempletteSlotMatch:
        """Return the comparison of two slots by the alternative of the best F.

        Of equal F the one with more COR, then with fewer points, then the first written (C3, M10).
        ``unscored``: the slot belongs to an unmapped optional instance (H14).
        """
        if self._symmetric:
            return self._match_best_pair(key, response, unscored=unscored)
        # Of a response only the first alternative counts; of the key each one is tried.
        theirs = response.alternatives[0] if response is not None and response.alternatives else ()
        if key is None or not key.alternatives:
            return self._match(-1, (), theirs)
        matches = [
            self._match(number, fills, theirs, optional=(key.optional, False), unscored=unscored)
            for number, fills in enumerate(key.alternatives)
        ]
        if len(matches) == 1:
            return matches[0]
        return min(matches, key=lambda match: self._rank(match, key.alternatives[match.alternative]))

    def points(self, key: TemplettePreparedSlot | None, response: TemplettePreparedSlot | None) -> Points:
        """Return the points of `match`; for slots of one text fill each without making it."""
        if (
            key is not None
            and response is not None
            and len(key.alternatives) == len(response.alternatives) == 1
        ):
            key_fills, response_fills = key.alternatives[0], response.alternatives[0]
            if len(key_fills) == len(response_fills) == 1:
                outcome = self._compare(key_fills[0], response_fills[0])
                if outcome is not None:
                    return _points_of_outcome(outcome.columns)
        return self.match(key, response).points

    def _match_best_pair(
        self, key: TemplettePreparedSlot | None, response: TemplettePreparedSlot | None, *, unscored: bool
    ) -> TempletteSlotMatch:
        """Return the comparison of the slots of two keys by the best pair of alternatives (M19).

        Of equal F the pair with more COR, then with fewer points, then the first written, then by content:
        the order of the sides changes nothing.
        """
        ours, theirs = (
            list(enumerate(slot.alternatives)) if slot is not None and slot.alternatives else [(-1, ())]
            for slot in (key, response)
        )
        optional = key is not None and key.optional, response is not None and response.optional
        # Every pair of alternatives is matched, O(k r) matches; the rank is symmetric in the sides.
        ranked: list[tuple[tuple[object, ...], TempletteSlotMatch]] = []
        for (number, fills), (counterpart_number, counterparts) in product(ours, theirs):
            compared = self._match(number, fills, counterparts, optional=optional, unscored=unscored)
            match = msgspec.structs.replace(compared, response_alternative=counterpart_number)
            size = sum(len(components(fill, self._rules)) for fill in (*fills, *counterparts))
            merit, written_order = match.points.merit(), sorted((number, counterpart_number))
            contents = (
                (number, sorted(self._describe_fills(fills, 0))),
                (counterpart_number, sorted(self._describe_fills(counterparts, 1))),
            )
            ranked.append(((-merit.f, -merit.cor, size, written_order, sorted(contents)), match))
        return min(ranked, key=lambda entry: entry[0])[1]

    def _rank(self, match: TempletteSlotMatch, fills: PreparedFills) -> tuple[object, ...]:
        merit = match.points.merit()
        size = sum(len(components(fill, self._rules)) for fill in fills)
        return -merit.f, -merit.cor, size, match.alternative

    def _match(
        self,
        number: int,
        ours: PreparedFills,
        theirs: PreparedFills,
        *,
        optional: tuple[bool, bool] = (False, False),
        unscored: bool = False,
    ) -> TempletteSlotMatch:
        # Fills without a partner count alone: missing, spurious or non-committal.
        pairs = self._pair_fills(ours, theirs)
        missing = set(range(len(ours))) - {pair.key for pair in pairs}
        extra = set(range(len(theirs))) - {pair.response for pair in pairs}
        alone = [self._make_unmapped(ours[n], 0, n, optional[0], unscored) for n in sorted(missing)]
        alone += [self._make_unmapped(theirs[n], 1, n, optional[1], unscored) for n in sorted(extra)]
        fills = (
            *sorted(
                [*pairs, *alone],
                key=lambda fill_match: (fill_match.key < 0, fill_match.key, fill_match.response),
            ),
        )
        return TempletteSlotMatch(number, fills, points_of(fills))

    def _make_unmapped(
        self, fill: TemplettePreparedFill, side: int, place: int, optional: bool, unscored: bool
    ) -> FillMatch:
        """Return the outcome of an unmapped fill (H3, H14); one of the key may be optional."""
        # Only a key may leave fills open: in an unmapped optional instance, in an optional slot, or as a
        # pointer to an unmapped optional instance.
        column, rule = (CountColumn.MIS, "no-response") if side == 0 else (CountColumn.SPU, "no-key")
        if side == 0 or self._symmetric:
            if unscored:
                column, rule = CountColumn.NON, "unmapped-optional"
            elif optional:
                column, rule = CountColumn.NON, "fill-optional"
            elif self._is_removed(fill, side):
                column, rule = CountColumn.NON, "pointer-removed"
        numbers = (place, -1) if side == 0 else (-1, place)
        return FillMatch(*numbers, (column,) * len(components(fill, self._rules)), rule)

    def _is_removed(self, fill: TemplettePreparedFill, side: int) -> bool:
        return isinstance(fill, PointerFill) and self._pointers.removed(fill.target, side)

    # --- pairs

    def _pair_fills(self, ours: PreparedFills, theirs: PreparedFills) -> list[FillMatch]:
        """Return the pairs chosen greedily by F (H12). Text and pointers never pair."""
        # All pairs of one kind are compared, O(k r), then chosen greedily. Fills with removed pointers come
        # last.
        outcomes: dict[tuple[int, int], Outcome] = {}
        for (k, key_fill), (r, response_fill) in product(enumerate(ours), enumerate(theirs)):
            outcome = self._compare(key_fill, response_fill)
            if outcome is not None:
                outcomes[k, r] = outcome
        if len(ours) == len(theirs) == 1:  # nearly all slots: no competition
            return [FillMatch(*pair, *outcome) for pair, outcome in outcomes.items()]
        candidates = [
            Candidate(k, r, _points(outcome.columns).merit()) for (k, r), outcome in outcomes.items()
        ]
        ranks = tuple(self._order(fills, side) for side, fills in enumerate((ours, theirs)))
        last = [[self._is_removed(fill, side) for fill in fills] for side, fills in enumerate((ours, theirs))]

        def order(k: int, r: int) -> tuple[int, ...]:
            if self._symmetric:
                return last[0][k] + last[1][r], *sorted((ranks[0][k], ranks[1][r]))
            return last[0][k], ranks[0][k], ranks[1][r]

        choice = choose(candidates, order)
        return [FillMatch(k, c.response, *outcomes[k, c.response]) for k, c in choice.by_key.items()]

    def _compare(self, key: TemplettePreparedFill, response: TemplettePreparedFill) -> Outcome | None:
        """Return the points of two fills, None for a text and a pointer (H3, H10)."""
        if isinstance(key, TextFill):
            if not isinstance(response, TextFill):
                return None
            return compare_text(key, response, self._rules, symmetric=self._symmetric)
        if isinstance(response, TextFill):
            return None
        if self._pointers.aligned(key.target, response.target) or self._is_likely(key, response):
            return Outcome((CountColumn.COR,), "pointer-mapped")
        return Outcome((CountColumn.INC,), "pointer-unmapped")

    def _is_likely(self, key: PointerFill, response: PointerFill) -> bool:
        """Tell whether two targets that are not mapped yet, as in a circle, have equal content (H16).

        A guess used during the mapping only; once it is done no target is pending.
        """
        # Targets of equal content are of one class, so that either both are pending or neither is.
        if not self._pointers.pending(key.target, 0):
            return False
        return self._ranks.target(key.target, 0) == self._ranks.target(response.target, 1)

    def _describe_fills(self, fills: PreparedFills, side: int) -> list[tuple[object, ...]]:
        """Return the contents of fills, pointers by their targets (C3)."""
        return [
            (0, fill.order) if isinstance(fill, TextFill) else (1, self._ranks.target(fill.target, side))
            for fill in fills
        ]

    def _order(self, fills: PreparedFills, side: int) -> list[int]:
        """Return the ranks of fills by extent and content, pointers by the content of their targets (C3)."""
        if len(fills) < 2:  # nothing to put in order
            return [0] * len(fills)
        return rank_keys(self._describe_fills(fills, side))


def rank_keys(keys: Sequence[tuple[object, ...]]) -> list[int]:
    """Return dense ranks: the place of each key among the distinct keys, from 0."""
    numbers: dict[tuple[object, ...], int] = {}
    for key in sorted(keys):
        numbers.setdefault(key, len(numbers))
    return [numbers[key] for key in keys]


def points_of(fills: Sequence[FillMatch]) -> Points:
    """Return the summed points of the given fills."""
    return _points([column for fill in fills for column in fill.columns])


def _points(columns: Sequence[CountColumn]) -> Points:
    cor, inc = columns.count(CountColumn.COR), columns.count(CountColumn.INC)
    return Points(cor, cor + inc + columns.count(CountColumn.MIS), cor + inc + columns.count(CountColumn.SPU))


@cache
def _points_of_outcome(columns: tuple[CountColumn, ...]) -> Points:
    return _points(columns)
