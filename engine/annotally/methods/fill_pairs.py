"""Comparing single fills, and pairing the fills of one slot (manual, "Template Element (TE) Scoring")."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import lru_cache

import msgspec
import msgspec.structs

from annotally.methods.prepared import PreparedFill, PreparedPart, PreparedReading, PreparedSlot
from annotally.tasks.definition import FillKind

Aligned = Callable[[str, str], bool]
"""Tells whether a key pointer's target and a response pointer's target are aligned."""

Removed = Callable[[str], bool]
"""Tells whether a key pointer's target is an optional object that nothing was aligned with (M21)."""

Compare = Callable[[PreparedFill, PreparedFill], tuple[int, str]]
"""Returns the credit of a key fill and a response fill in half points, and the rule that gave it."""

FULL, HALF, NOTHING = 2, 1, 0
"""Credit of a pair of fills in half points."""


class FillPair(msgspec.Struct, frozen=True, gc=False, order=True):
    """Two fills compared. ``credit`` in half points: 2 correct, 1 partial, 0 incorrect."""

    key: int
    response: int
    credit: int
    rule: str


class SlotMatch(msgspec.Struct, frozen=True, gc=False):
    """How a key slot and a response slot compare.

    ``key_alternative`` is the alternative compared, -1 if the key has none; fills are numbered inside it.
    ``removed`` are key fills taken out because they point to unaligned optional objects.
    """

    key_alternative: int
    response_alternative: int
    pairs: tuple[FillPair, ...]
    missing: tuple[int, ...]
    left_out: tuple[int, ...]
    """Optional key fills without a partner."""
    spurious: tuple[int, ...]
    removed: tuple[int, ...]
    half_points: int
    possible: int
    actual: int
    cor: int

    @property
    def f(self) -> Fraction:
        """F of the slot, b = 1; 0 where undefined (C2)."""
        return exact_f(self.half_points, self.possible + self.actual)


EMPTY = SlotMatch(-1, -1, (), (), (), (), (), 0, 0, 0, 0)


@lru_cache(maxsize=65536)
def exact_f(half_points: int, fills: int) -> Fraction:
    """Return F, b = 1, of a tally: (2 COR + PAR) / (POS + ACT); 0 where undefined (C2)."""
    return Fraction(half_points, fills) if fills else Fraction(0)


def compare_fills(
    key: PreparedFill, response: PreparedFill, kind: FillKind, aligned: Aligned
) -> tuple[int, str]:
    """Return credit in half points and the rule that gave it."""
    if key.simple is not None and response.simple is not None:
        if key.simple == response.simple:
            return FULL, "equal-set" if kind is FillKind.SET else "equal"
        partial = key.parts[0].readings[0].partial
        if partial and partial == response.parts[0].readings[0].partial:
            return HALF, "partial"
        return NOTHING, "different-set" if kind is FillKind.SET else "different"
    return _compare_parts(key.parts, response.parts, kind, aligned)


def _compare_parts(
    key: Sequence[PreparedPart], response: Sequence[PreparedPart], kind: FillKind, aligned: Aligned
) -> tuple[int, str]:
    required = [part for part in key if not part.optional]
    if not len(required) <= len(response) <= len(key):
        return NOTHING, "different-part"
    # Optional parts are left out from the end until the lengths agree; MUC-3/4 marks only the last one so.
    shown = list(key)
    for number in range(len(shown) - 1, -1, -1):
        if len(shown) > len(response) and shown[number].optional:
            del shown[number]
    credit, rule = FULL, ""
    for key_part, response_part in zip(shown, response, strict=True):
        part_credit, part_rule = _compare_readings(key_part, response_part, kind, aligned)
        if part_credit < credit or not rule:
            rule = part_rule
        credit = min(credit, part_credit)
    if credit == NOTHING and len(key) > 1:
        rule = "different-part"
    return credit, rule


def _compare_readings(
    key: PreparedPart, response: PreparedPart, kind: FillKind, aligned: Aligned
) -> tuple[int, str]:
    best = (NOTHING, "different-set" if kind is FillKind.SET else "different")
    for one in key.readings:
        for other in response.readings:
            credit, rule = _compare_reading(one, other, kind, aligned)
            if credit > best[0] or (credit == best[0] and rule.startswith("pointer")):
                best = (credit, rule)
            if credit == FULL:
                return best
    return best


def _compare_reading(
    key: PreparedReading, response: PreparedReading, kind: FillKind, aligned: Aligned
) -> tuple[int, str]:
    if key.target is not None or response.target is not None:
        if key.target is not None and response.target is not None and aligned(key.target, response.target):
            return FULL, "pointer-aligned"
        return NOTHING, "pointer-unaligned"
    if key.form == response.form:
        return FULL, "equal-set" if kind is FillKind.SET else "equal"
    if response.clean in key.clean and any(minimal in response.clean for minimal in key.minimal):
        return FULL, "minimal"
    if key.partial and key.partial == response.partial:
        return HALF, "partial"
    return NOTHING, "different-set" if kind is FillKind.SET else "different"


def connected_fills(_key: PreparedFill, _response: PreparedFill) -> tuple[int, str]:
    """Compare fills of objects connected as incorrect: nothing in them is right (M8)."""
    return NOTHING, "leftover"


def match_slots(
    key: PreparedSlot | None, response: PreparedSlot | None, compare: Compare, removed: Removed
) -> SlotMatch:
    """Align two slots of one name: the best key alternative against the response's fills.

    Best F first; of equal F the alternative with fewer fills, not counting removed ones, then the first
    written (M10, M21). The response holds one alternative; of several only the best counts likewise.
    """
    key_choices = _choices(key)
    response_choices = _choices(response)
    if key is not None and key.optional and not any(fills for _, fills in response_choices):
        # An optional slot left empty costs nothing; the emitter counts it once as non-committal (M9).
        return msgspec.structs.replace(EMPTY, key_alternative=key_choices[0][0])
    if len(key_choices) == 1 and len(response_choices) == 1:
        return _match(key_choices[0], response_choices[0], compare, removed)
    best: tuple[tuple[Fraction, int, int, int, int], SlotMatch] | None = None
    for key_choice in key_choices:
        for response_choice in response_choices:
            match = _match(key_choice, response_choice, compare, removed)
            rank = (
                -match.f,
                len(key_choice[1]) - len(match.removed),
                len(response_choice[1]),
                key_choice[0],
                response_choice[0],
            )
            if best is None or rank < best[0]:
                best = (rank, match)
    return best[1] if best else EMPTY


def _choices(slot: PreparedSlot | None) -> list[tuple[int, tuple[PreparedFill, ...]]]:
    return list(enumerate(slot.alternatives)) if slot is not None and slot.alternatives else [(-1, ())]


def _match(
    key_choice: tuple[int, tuple[PreparedFill, ...]],
    response_choice: tuple[int, tuple[PreparedFill, ...]],
    compare: Compare,
    removed: Removed,
) -> SlotMatch:
    key_number, key = key_choice
    response_number, response = response_choice
    if len(key) == 1 and len(response) == 1 and key[0].simple is not None and not key[0].optional:
        credit, rule = compare(key[0], response[0])
        pair = FillPair(0, 0, credit, rule)
        return SlotMatch(key_number, response_number, (pair,), (), (), (), (), credit, 1, 1, credit == FULL)
    gone = tuple(number for number, fill in enumerate(key) if _is_removed(fill, removed))
    pairs = _pair_fills(key, response, gone, compare)
    paired_keys = {pair.key for pair in pairs}
    paired_responses = {pair.response for pair in pairs}
    rest = [n for n in range(len(key)) if n not in paired_keys and n not in gone]
    missing = tuple(n for n in rest if not key[n].optional)
    left_out = tuple(n for n in rest if key[n].optional)
    spurious = tuple(n for n in range(len(response)) if n not in paired_responses)
    half_points = sum(pair.credit for pair in pairs)
    return SlotMatch(
        key_number,
        response_number,
        pairs,
        missing,
        left_out,
        spurious,
        gone,
        half_points,
        len(pairs) + len(missing),
        len(pairs) + len(spurious),
        sum(pair.credit == FULL for pair in pairs),
    )


def _is_removed(fill: PreparedFill, removed: Removed) -> bool:
    return fill.simple is None and any(
        reading.target is not None and removed(reading.target)
        for part in fill.parts
        for reading in part.readings
    )


def _pair_fills(
    key: Sequence[PreparedFill],
    response: Sequence[PreparedFill],
    gone: Sequence[int],
    compare: Compare,
) -> tuple[FillPair, ...]:
    """Pair fills greedily by credit; ties by required before optional, then by C3's order on both sides."""
    left = sorted(
        (n for n in range(len(key)) if n not in gone), key=lambda n: (key[n].optional, key[n].order)
    )
    right = sorted(range(len(response)), key=lambda n: response[n].order)
    ranked = sorted(
        (
            (-credit, place, other_place, number, other, rule)
            for place, number in enumerate(left)
            for other_place, other in enumerate(right)
            for credit, rule in (compare(key[number], response[other]),)
        ),
        key=lambda item: item[:3],
    )
    used_key: set[int] = set()
    used_response: set[int] = set()
    pairs = []
    for negative, _, _, number, other, rule in ranked:
        if number not in used_key and other not in used_response:
            used_key.add(number)
            used_response.add(other)
            pairs.append(FillPair(number, other, -negative, rule))
    return tuple(sorted(pairs))
