"""How alike two values are: spans, plain values, annotations, and sets and lists of these (A2, A6)."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from fractions import Fraction

from annotally.matching.assignment import Weight, assign
from annotally.matching.candidates import Pair
from annotally.methods.similarity.annotations import Link, Pieces
from annotally.tasks.similarity_profile import Aggregation

ZERO, ONE = Fraction(0), Fraction(1)
Alike = Callable[[object, object], Fraction]
Made = Mapping[int, tuple[int, Fraction]]
"""Pairs made so far: by the reference's annotation the hypothesis' one, and their similarity."""


def overlap(one: Pieces, other: Pieces) -> tuple[int, int]:
    """Return the length two spans share and the length of all they cover (A2).

    The sum of the pieces where they are several. Spans without length overlap at the same offset only, and
    then wholly.
    """
    if len(one) == 1 == len(other):
        (start, end), (other_start, other_end) = one[0], other[0]
        shared = min(end, other_end) - max(start, other_start)
        covered = end - start + other_end - other_start
    else:
        ranges = ((max(a, c), min(b, d)) for a, b in one for c, d in other)
        shared = sum(end - start for start, end in ranges if start < end)
        covered = sum(end - start for start, end in (*one, *other))
    if shared > 0:
        return shared, covered - shared
    return (1, 1) if one == other and covered == 0 and one else (0, 1)


def bounded(shared: int, covered: int, lower: Fraction | None, upper: Fraction | None) -> tuple[int, int]:
    """Return an overlap as 1 strictly above the lower bound of a match, 0 strictly below the upper (A2)."""
    if lower is not None and shared * lower.denominator > covered * lower.numerator:
        return 1, 1
    if upper is not None and shared * upper.denominator < covered * upper.numerator:
        return 0, 1
    return shared, covered


def equality(one: object, other: object) -> Fraction:
    """Return 1 for equal values, 0 for others."""
    return ONE if one == other else ZERO


def alike(
    one: Sequence[object], other: Sequence[object], aggregation: Aggregation, compare: Alike = equality
) -> Fraction:
    """Return the similarity of two attributes' values (A6).

    Absent on both sides is 1, on one 0. Sets compared by equality: what they share of all they hold; by
    another method: the best assignment over the size of the larger. Lists: place by place, over the longer.
    """
    if not one or not other:
        return ONE if not one and not other else ZERO
    if aggregation is Aggregation.LIST:
        places = zip(one, other, strict=False)
        return sum((compare(*pair) for pair in places), ZERO) / max(len(one), len(other))
    if aggregation is Aggregation.NONE and len(one) == 1 == len(other):
        return compare(one[0], other[0])
    if compare is equality:
        ours, theirs = frozenset(one), frozenset(other)
        return Fraction(len(ours & theirs), len(ours | theirs))
    return _assigned(one, other, compare)


def _assigned(one: Sequence[object], other: Sequence[object], compare: Alike) -> Fraction:
    weights: dict[Pair, Weight] = {}
    for row, value in enumerate(one):
        for column, counterpart in enumerate(other):
            similarity = compare(value, counterpart)
            if similarity:
                weights[row, column] = (similarity,)
    best = sum((Fraction(weights[pair][0]) for pair in assign(weights).items()), ZERO)
    return best / max(len(one), len(other))


def linked(one: Link, other: Link, made: Made) -> Fraction:
    """Return the similarity of two annotation values: that of their pair, 0 if they are none (A6)."""
    pair = made.get(one) if isinstance(one, int) else None
    return pair[1] if pair is not None and pair[0] == other else ZERO


def pooled(one: Sequence[Link], other: Sequence[Link], made: Made) -> Fraction:
    """Return the similarity of two sets of annotation values: the best assignment over the larger size (A6).

    Pairs made are one to one and all others are worth 0, so the pairs among the values are the best
    assignment. Both empty is 1 (A7).
    """
    ours, theirs = frozenset(one), frozenset(other)
    if not ours and not theirs:
        return ONE
    return paired_sum(ours, theirs, made) / max(len(ours), len(theirs))


def paired_sum(ours: Iterable[Link], theirs: Collection[Link], made: Made) -> Fraction:
    """Return the sum of the similarities of the pairs made of which both annotations are among the values."""
    pairs = [made[link] for link in ours if isinstance(link, int) and link in made]
    return sum((value for partner, value in pairs if partner in theirs), ZERO)
