"""Comparing single fills, and pairing the fills of one slot (manual, "Template Element (TE) Scoring")."""

from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec

from annotally.methods.templates.prepared import PreparedFill, PreparedPart, PreparedReading
from annotally.tasks.definition import FillKind

Aligned = Callable[[str, str], str]
"""Returns the rule that equates a key pointer and a response pointer, or an empty string."""

FULL, HALF, NOTHING = 2, 1, 0
"""Credit of a pair of fills in half points."""

Credit = tuple[int, str]
"""Half points, and the rule that gave them."""


class FillPair(msgspec.Struct, frozen=True, gc=False, order=True):
    """Two fills compared. ``credit`` in half points: 2 correct, 1 partial, 0 incorrect."""

    key: int
    response: int
    credit: int
    rule: str


# --- two fills


def compare_fills(key: PreparedFill, response: PreparedFill, kind: FillKind, aligned: Aligned) -> Credit:
    """Return credit in half points and the rule that gave it.

    Optional parts and minimal strings of either side count; only a key has any (M6, M19).
    """
    if key.simple is not None and response.simple is not None:
        if key.simple == response.simple:
            return FULL, "equal-set" if kind is FillKind.SET else "equal"
        partial = key.parts[0].readings[0].partial
        if partial and partial == response.parts[0].readings[0].partial:
            return HALF, "partial"
        return NOTHING, "different-set" if kind is FillKind.SET else "different"
    if len(key.parts) == len(response.parts) == 1:
        return _compare_readings(key.parts[0], response.parts[0], kind, aligned)
    # Fills of several parts: optional ones may be left out on either side, so a few lengths are tried
    # and the best credit counts.
    ways = _list_comparable_parts(key.parts, response.parts)
    results = [_compare_parts(key_parts, response_parts, kind, aligned) for key_parts, response_parts in ways]
    best = max(results, key=lambda credit: credit[0], default=(NOTHING, ""))
    return best if best[0] else (NOTHING, "different-part")


FillParts = Sequence[PreparedPart]


def _list_comparable_parts(key: FillParts, response: FillParts) -> list[tuple[FillParts, FillParts]]:
    """Return the comparable pairs of part lists: equally long, with optional parts left out as needed."""
    shortest = len(_shorten(key, 0)), len(_shorten(response, 0))
    lengths = dict.fromkeys((len(response), len(key), max(shortest)))
    ways = ((_shorten(key, length), _shorten(response, length)) for length in lengths)
    return [
        (key_parts, response_parts)
        for key_parts, response_parts in ways
        if len(key_parts) == len(response_parts)
    ]


def _shorten(parts: FillParts, length: int) -> FillParts:
    """Leave out optional parts from the end until ``length`` remain; MUC-3/4 marks only the last one so."""
    remaining = list(parts)
    for number in range(len(remaining) - 1, -1, -1):
        if len(remaining) > length and remaining[number].optional:
            del remaining[number]
    return remaining


def _compare_parts(key: FillParts, response: FillParts, kind: FillKind, aligned: Aligned) -> Credit:
    """Compare two equally long lists of parts in order; the credit is that of the worst part."""
    credit, rule = FULL, ""
    for key_part, response_part in zip(key, response, strict=True):
        part_credit, part_rule = _compare_readings(key_part, response_part, kind, aligned)
        if part_credit < credit or not rule:
            rule = part_rule
        credit = min(credit, part_credit)
    return credit, rule


def _compare_readings(key: PreparedPart, response: PreparedPart, kind: FillKind, aligned: Aligned) -> Credit:
    best = (NOTHING, "different-set" if kind is FillKind.SET else "different")
    for key_reading in key.readings:
        for response_reading in response.readings:
            credit, rule = _compare_reading(key_reading, response_reading, kind, aligned)
            if credit > best[0] or (credit == best[0] and rule.startswith("pointer")):
                best = (credit, rule)
            if credit == FULL:
                return best
    return best


def _compare_reading(
    key: PreparedReading, response: PreparedReading, kind: FillKind, aligned: Aligned
) -> Credit:
    """Compare two readings; without credit the rule is empty, since other readings may be equal."""
    # Pointers only equal pointers. Strings: full credit for equal forms, then for minimal strings in either
    # direction, half for equal partial forms.
    if key.target is not None or response.target is not None:
        if key.target is not None and response.target is not None:
            rule = aligned(key.target, response.target)
            if rule:
                return FULL, rule
        return NOTHING, "pointer-unaligned"
    if key.form == response.form:
        return FULL, "equal-set" if kind is FillKind.SET else "equal"
    if _suffices(key, response) or _suffices(response, key):
        return FULL, "minimal"
    if key.partial and key.partial == response.partial:
        return HALF, "partial"
    return NOTHING, ""


def _suffices(full: PreparedReading, candidate: PreparedReading) -> bool:
    """Tell whether a candidate lies in the full string and holds one of its minimal strings (M6, M14)."""
    return candidate.clean in full.clean and any(minimal in candidate.clean for minimal in full.minimal)


# --- the fills of two alternatives

Compare = Callable[[PreparedFill, PreparedFill], Credit]


def compare_connected_fills(_key: PreparedFill, _response: PreparedFill) -> Credit:
    """Compare fills of objects connected as incorrect: nothing in them is right (M8)."""
    return NOTHING, "leftover"


EqualityToken = tuple[str, str | int]
"""A comparison key: two fills earn full credit from each other if and only if their tokens are equal."""

SlotFillOrder = tuple[bool, int, str, tuple[tuple[str, ...], ...]]
"""Sorts the fills of a slot: required first, then start, then content (C3)."""

RankedOrder = tuple[SlotFillOrder, tuple[int, ...]]
"""The sort order of a fill, then the ranks of the objects that it points to."""


def order(fill: PreparedFill) -> SlotFillOrder:
    """Return the sort key of a fill within its slot, without the ranks of the objects it points to."""
    return (fill.optional, *fill.order)


class PairableFills(msgspec.Struct, frozen=True, gc=False):
    """The fills of one side still to be paired: their numbers in the alternative, sorted by `order`.

    ``tokens`` has one for each, or is None where only a comparison can tell whether fills are right.
    ``rank`` breaks ties of `order`: it returns the ranks of the objects that a fill points to.
    """

    fills: tuple[PreparedFill, ...]
    numbers: tuple[int, ...]
    tokens: tuple[EqualityToken, ...] | None
    rank: Callable[[PreparedFill], tuple[int, ...]]

    def sort_numbers(self, numbers: Iterable[int]) -> list[tuple[RankedOrder, int]]:
        """Return the given fill numbers sorted, each behind its sort key."""
        return sorted(((order(self.fills[n]), self.rank(self.fills[n])), n) for n in numbers)


def pair_fills(key: PairableFills, response: PairableFills, compare: Compare) -> tuple[FillPair, ...]:
    """Pair fills greedily by credit; ties by required before optional, then by C3's order on both sides.

    Pairs compete only where they share a fill, and then the other side's decides: which side comes first
    changes nothing (M19).
    """
    if not key.numbers or not response.numbers:
        return ()
    # Three ways, the cheapest that applies: no credit to earn, tokens that decide, weighing all pairs.
    if compare is compare_connected_fills:
        pairs = _pair_in_order(key, response, key.numbers, response.numbers)
    elif key.tokens is not None and response.tokens is not None:
        pairs = _pair_by_token(key, response, key.tokens, response.tokens)
    else:
        pairs = _pair_by_credit(key, response, compare)
    return tuple(sorted(FillPair(k, r, *compare(key.fills[k], response.fills[r])) for k, r in pairs))


def _pair_in_order(
    key: PairableFills, response: PairableFills, key_numbers: Sequence[int], response_numbers: Sequence[int]
) -> list[tuple[int, int]]:
    """Pair fills that earn no credit, in the order of both sides; O(n log n)."""
    if (len(key_numbers) > 1 and response_numbers) or (len(response_numbers) > 1 and key_numbers):
        key_numbers = [number for _, number in key.sort_numbers(key_numbers)]
        response_numbers = [number for _, number in response.sort_numbers(response_numbers)]
    return list(zip(key_numbers, response_numbers, strict=False))


def _pair_by_token(
    key: PairableFills,
    response: PairableFills,
    key_tokens: Sequence[EqualityToken],
    response_tokens: Sequence[EqualityToken],
) -> list[tuple[int, int]]:
    """Pair the fills with full credit, then those with half, then the remaining ones, each in order.

    All fills of one token earn the same credit, so a hash join finds the best pairs: O(n) after sorting,
    where `_pair_by_credit` weighs every pair.
    """
    pairs: list[tuple[int, int]] = []
    key_numbers: Sequence[int] = key.numbers
    response_numbers: Sequence[int] = response.numbers
    tokens = (
        dict(zip(key_numbers, key_tokens, strict=True)),
        dict(zip(response_numbers, response_tokens, strict=True)),
    )
    # Two rounds: marks are first the tokens (full credit), then the partial forms (half credit).
    # The lists of a mark are filled backwards, so that `pop` takes the first in order.
    for key_marks, response_marks in (tokens, (_map_partial_forms(key), _map_partial_forms(response))):
        numbers_by_mark: dict[object, list[int]] = {}
        for number in reversed(response_numbers):
            numbers_by_mark.setdefault(response_marks[number], []).append(number)
        for number in key_numbers:
            if key_marks[number] and (partners := numbers_by_mark.get(key_marks[number])):
                pairs.append((number, partners.pop()))
        key_numbers, response_numbers = (
            _drop_paired(key_numbers, pairs, 0),
            _drop_paired(response_numbers, pairs, 1),
        )
    return pairs + _pair_in_order(key, response, key_numbers, response_numbers)


def _map_partial_forms(side: PairableFills) -> Mapping[int, object]:
    return {number: side.fills[number].parts[0].readings[0].partial for number in side.numbers}


def _drop_paired(numbers: Iterable[int], pairs: Iterable[tuple[int, int]], side: int) -> list[int]:
    used = {pair[side] for pair in pairs}
    return [number for number in numbers if number not in used]


def _pair_by_credit(key: PairableFills, response: PairableFills, compare: Compare) -> list[tuple[int, int]]:
    """Weigh every pair and take the best first: greedy matching in O(k r log(k r))."""
    key_fills, response_fills = key.sort_numbers(key.numbers), response.sort_numbers(response.numbers)
    ranked = sorted(
        (
            -compare(key.fills[key_number], response.fills[response_number])[0],
            key_rank,
            response_rank,
            key_number,
            response_number,
        )
        for key_rank, (_, key_number) in enumerate(key_fills)
        for response_rank, (_, response_number) in enumerate(response_fills)
    )
    # The ranks in the sort key make the order total, so the choice does not depend on the order of the fills.
    used_key: set[int] = set()
    used_response: set[int] = set()
    pairs = []
    for *_, key_number, response_number in ranked:
        if key_number not in used_key and response_number not in used_response:
            used_key.add(key_number)
            used_response.add(response_number)
            pairs.append((key_number, response_number))
    return pairs
