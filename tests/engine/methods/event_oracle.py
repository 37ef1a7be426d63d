"""Event mention scoring as the document defines it, read off sentence by sentence: slow, and obviously so.

Section 3.1 as rulings E1 to E4 and E8 settle it. Nothing is shared with the engine.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple


class Mention(NamedTuple):
    """One mention: its visible tokens, type and realis."""

    tokens: frozenset[str]
    type: str = "Meet"
    realis: str = "Actual"


def overlap(gold: frozenset[str], system: frozenset[str]) -> Fraction:
    """Return the token-based F1 of two mentions; 0 where they share nothing (E2, E3)."""
    common_count = len(gold & system)
    if not common_count:
        return Fraction(0)
    precision, recall = Fraction(common_count, len(system)), Fraction(common_count, len(gold))
    return 2 * precision * recall / (precision + recall)


def mapping(gold: Sequence[Mention], system: Sequence[Mention]) -> list[int]:
    """Return, per system mention, the gold mention of its highest overlap, the earlier of equals, or -1."""
    chosen = []
    for first in system:
        best, place = Fraction(0), -1
        for number, second in enumerate(gold):
            if overlap(second.tokens, first.tokens) > best:
                best, place = overlap(second.tokens, first.tokens), number
        chosen.append(place)
    return chosen


class Scores(NamedTuple):
    """TP, FP, gold mentions, system mentions, right types, right realis."""

    tp: Fraction
    fp: int
    gold: int
    system: int
    type: Fraction
    realis: Fraction


def score(gold: Sequence[Mention], system: Sequence[Mention]) -> Scores:
    """Return the sums of one document (sections 3.1.2 and 3.1.3, E1, E4)."""
    chosen = mapping(gold, system)
    tp, types, realis, got = Fraction(0), Fraction(0), Fraction(0), 0
    for number, item in enumerate(gold):
        together = [second for place, second in zip(chosen, system, strict=True) if place == number]
        if together:
            got += 1
            tp += max(overlap(item.tokens, second.tokens) for second in together)
            types += Fraction(sum(item.type == second.type for second in together), len(together))
            realis += Fraction(sum(item.realis == second.realis for second in together), len(together))
    return Scores(tp, len(system) - got, len(gold), len(system), types, realis)
