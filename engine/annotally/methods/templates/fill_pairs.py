"""Comparing single fills, and pairing the fills of one slot (manual, "Template Element (TE) Scoring")."""

from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec

from annotally.methods.templates.prepared import PreparedFill, PreparedPart, PreparedReading
from annotally.tasks.definition import FillKind

Aligned = Callable[[str, str], str]
"""Returns the rule by which a key pointer and a response pointer say the same, or an empty string."""

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

    What may be left out and what suffices holds whichever side says it; only a key says so (M6, M19).
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
    ways = _ways(key.parts, response.parts)
    found = [_compare_parts(one, other, kind, aligned) for one, other in ways]
    best = max(found, key=lambda credit: credit[0], default=(NOTHING, ""))
    return best if best[0] else (NOTHING, "different-part")


Parts = Sequence[PreparedPart]


def _ways(key: Parts, response: Parts) -> list[tuple[Parts, Parts]]:
    """Return what may be held against each other: as many parts on both sides, optional ones left out."""
    shortest = len(_shortened(key, 0)), len(_shortened(response, 0))
    lengths = dict.fromkeys((len(response), len(key), max(shortest)))
    ways = ((_shortened(key, length), _shortened(response, length)) for length in lengths)
    return [(one, other) for one, other in ways if len(one) == len(other)]


def _shortened(parts: Parts, length: int) -> Parts:
    """Leave out optional parts from the end until ``length`` remain; MUC-3/4 marks only the last one so."""
    shown = list(parts)
    for number in range(len(shown) - 1, -1, -1):
        if len(shown) > length and shown[number].optional:
            del shown[number]
    return shown


def _compare_parts(key: Parts, response: Parts, kind: FillKind, aligned: Aligned) -> Credit:
    """Compare as many parts; a fill is as right as its worst part."""
    credit, rule = FULL, ""
    for key_part, response_part in zip(key, response, strict=True):
        part_credit, part_rule = _compare_readings(key_part, response_part, kind, aligned)
        if part_credit < credit or not rule:
            rule = part_rule
        credit = min(credit, part_credit)
    return credit, rule


def _compare_readings(key: PreparedPart, response: PreparedPart, kind: FillKind, aligned: Aligned) -> Credit:
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
) -> Credit:
    """Compare two readings; that strings differ needs no rule here, for other readings may be equal."""
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


def _suffices(full: PreparedReading, said: PreparedReading) -> bool:
    """Tell whether what is said lies in the full string and holds one of its minimal ones (M6, M14)."""
    return said.clean in full.clean and any(minimal in said.clean for minimal in full.minimal)


# --- the fills of two alternatives

Compare = Callable[[PreparedFill, PreparedFill], Credit]


def connected_fills(_key: PreparedFill, _response: PreparedFill) -> Credit:
    """Compare fills of objects connected as incorrect: nothing in them is right (M8)."""
    return NOTHING, "leftover"


Token = tuple[str, str | int]
"""Two fills are fully right against each other if and only if their tokens are equal."""

Order = tuple[bool, int, str, tuple[tuple[str, ...], ...]]
"""Sorts the fills of a slot: required first, then start, then content (C3)."""

Ranked = tuple[Order, tuple[int, ...]]
"""The same, and behind it the ranks of what is pointed to."""


def order(fill: PreparedFill) -> Order:
    """Return what sorts fills of one slot, as far as they say it themselves."""
    return (fill.optional, *fill.order)


class Waiting(msgspec.Struct, frozen=True, gc=False):
    """The fills of one side that want partners: their numbers in the alternative, sorted by `order`.

    ``tokens`` has one for each, or is None where only a comparison can tell what is right. ``rank`` returns
    what sorts two fills that `order` does not, if they point to something.
    """

    fills: tuple[PreparedFill, ...]
    numbers: tuple[int, ...]
    tokens: tuple[Token, ...] | None
    rank: Callable[[PreparedFill], tuple[int, ...]]

    def ranked(self, numbers: Iterable[int]) -> list[tuple[Ranked, int]]:
        """Return some of the fills behind what sorts them, sorted."""
        return sorted(((order(self.fills[n]), self.rank(self.fills[n])), n) for n in numbers)


def pair_fills(key: Waiting, response: Waiting, compare: Compare) -> tuple[FillPair, ...]:
    """Pair fills greedily by credit; ties by required before optional, then by C3's order on both sides.

    Pairs compete only where they share a fill, and then the other side's decides: which side comes first
    changes nothing (M19).
    """
    if not key.numbers or not response.numbers:
        return ()
    if compare is connected_fills:
        taken = _in_order(key, response, key.numbers, response.numbers)
    elif key.tokens is not None and response.tokens is not None:
        taken = _by_token(key, response, key.tokens, response.tokens)
    else:
        taken = _by_credit(key, response, compare)
    return tuple(sorted(FillPair(k, r, *compare(key.fills[k], response.fills[r])) for k, r in taken))


def _in_order(
    key: Waiting, response: Waiting, left: Sequence[int], right: Sequence[int]
) -> list[tuple[int, int]]:
    """Pair what earns nothing."""
    if (len(left) > 1 and right) or (len(right) > 1 and left):
        left = [number for _, number in key.ranked(left)]
        right = [number for _, number in response.ranked(right)]
    return list(zip(left, right, strict=False))


def _by_token(
    key: Waiting, response: Waiting, key_tokens: Sequence[Token], response_tokens: Sequence[Token]
) -> list[tuple[int, int]]:
    """Pair what is fully right, then what is half right, then the rest, each in order.

    A fill earns the same from every fill of a token, so the best pairs come out first without a look at all.
    """
    taken: list[tuple[int, int]] = []
    left: Sequence[int] = key.numbers
    right: Sequence[int] = response.numbers
    tokens = dict(zip(left, key_tokens, strict=True)), dict(zip(right, response_tokens, strict=True))
    for own, others in (tokens, (_partial(key), _partial(response))):
        waiting: dict[object, list[int]] = {}
        for number in reversed(right):
            waiting.setdefault(others[number], []).append(number)
        for number in left:
            if own[number] and (found := waiting.get(own[number])):
                taken.append((number, found.pop()))
        left, right = _without(left, taken, 0), _without(right, taken, 1)
    return taken + _in_order(key, response, left, right)


def _partial(waiting: Waiting) -> Mapping[int, object]:
    return {number: waiting.fills[number].parts[0].readings[0].partial for number in waiting.numbers}


def _without(numbers: Iterable[int], taken: Iterable[tuple[int, int]], side: int) -> list[int]:
    used = {pair[side] for pair in taken}
    return [number for number in numbers if number not in used]


def _by_credit(key: Waiting, response: Waiting, compare: Compare) -> list[tuple[int, int]]:
    """Sort all pairs and take the best first."""
    left, right = key.ranked(key.numbers), response.ranked(response.numbers)
    ranked = sorted(
        (-compare(key.fills[number], response.fills[partner])[0], place, other, number, partner)
        for place, (_, number) in enumerate(left)
        for other, (_, partner) in enumerate(right)
    )
    used_key: set[int] = set()
    used_response: set[int] = set()
    taken = []
    for *_, number, partner in ranked:
        if number not in used_key and partner not in used_response:
            used_key.add(number)
            used_response.add(partner)
            taken.append((number, partner))
    return taken
