"""Similarity of two values: spans, plain values, annotations, and sets and lists of these (A2, A6)."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from fractions import Fraction

from annotally.matching.assignment import Weight, assign
from annotally.matching.candidates import IndexPair
from annotally.methods.similarity.annotations import AnnotationTarget, Pieces
from annotally.tasks.similarity_profile import Aggregation

ZERO, ONE = Fraction(0), Fraction(1)
ValueSimilarity = Callable[[object, object], Fraction]
EarlierPairs = Mapping[int, tuple[int, Fraction]]
"""The pairs of earlier steps: by reference annotation the hypothesis one, and their similarity."""


def overlap(reference: Pieces, hypothesis: Pieces) -> tuple[int, int]:
    """Return the length that two spans share and the length that they cover, in code points (A2).

    The sum of the pieces where they are several. Spans without length overlap at the same offset only, and
    then wholly.
    """
    # Pieces of one annotation are disjoint, so the sum over all pairs of pieces counts no character twice.
    if len(reference) == 1 == len(hypothesis):
        (start, end), (other_start, other_end) = reference[0], hypothesis[0]
        shared = min(end, other_end) - max(start, other_start)
        covered = end - start + other_end - other_start
    else:
        ranges = ((max(a, c), min(b, d)) for a, b in reference for c, d in hypothesis)
        shared = sum(end - start for start, end in ranges if start < end)
        covered = sum(end - start for start, end in (*reference, *hypothesis))
    if shared > 0:
        return shared, covered - shared
    return (1, 1) if reference == hypothesis and covered == 0 and reference else (0, 1)


def apply_bounds(
    shared: int, covered: int, lower: Fraction | None, upper: Fraction | None
) -> tuple[int, int]:
    """Return an overlap as 1 strictly above the lower bound of a match, 0 strictly below the upper (A2)."""
    if lower is not None and shared * lower.denominator > covered * lower.numerator:
        return 1, 1
    if upper is not None and shared * upper.denominator < covered * upper.numerator:
        return 0, 1
    return shared, covered


def equality(reference: object, hypothesis: object) -> Fraction:
    """Return 1 for equal values, 0 for others."""
    return ONE if reference == hypothesis else ZERO


def compare_values(
    reference: Sequence[object],
    hypothesis: Sequence[object],
    aggregation: Aggregation,
    compare: ValueSimilarity = equality,
) -> Fraction:
    """Return the similarity of two attributes' values (A6).

    Absent on both sides is 1, on one 0. Sets compared by equality: the Jaccard index; by another method:
    the best assignment over the size of the larger. Lists: place by place, over the longer.
    """
    # Three forms: lists by place, single values directly, sets by the Jaccard index or by an assignment.
    if not reference or not hypothesis:
        return ONE if not reference and not hypothesis else ZERO
    if aggregation is Aggregation.LIST:
        places = zip(reference, hypothesis, strict=False)
        return sum((compare(*pair) for pair in places), ZERO) / max(len(reference), len(hypothesis))
    if aggregation is Aggregation.NONE and len(reference) == 1 == len(hypothesis):
        return compare(reference[0], hypothesis[0])
    if compare is equality:
        ours, theirs = frozenset(reference), frozenset(hypothesis)
        return Fraction(len(ours & theirs), len(ours | theirs))
    return _assign_values(reference, hypothesis, compare)


def _assign_values(
    reference: Sequence[object], hypothesis: Sequence[object], compare: ValueSimilarity
) -> Fraction:
    # Every pair of values is compared: O(n m) comparisons, then the best assignment of those above 0.
    weights: dict[IndexPair, Weight] = {}
    for row, value in enumerate(reference):
        for column, counterpart in enumerate(hypothesis):
            similarity = compare(value, counterpart)
            if similarity:
                weights[row, column] = (similarity,)
    best = sum((Fraction(weights[pair][0]) for pair in assign(weights).items()), ZERO)
    return best / max(len(reference), len(hypothesis))


def compare_links(
    reference: AnnotationTarget, hypothesis: AnnotationTarget, earlier_pairs: EarlierPairs
) -> Fraction:
    """Return the similarity of two annotation values: that of their pair, 0 if they are none (A6)."""
    pair = earlier_pairs.get(reference) if isinstance(reference, int) else None
    return pair[1] if pair is not None and pair[0] == hypothesis else ZERO


def compare_link_sets(
    reference: Sequence[AnnotationTarget], hypothesis: Sequence[AnnotationTarget], earlier_pairs: EarlierPairs
) -> Fraction:
    """Return the similarity of two sets of annotation values: the best assignment over the larger size (A6).

    Pairs made are one to one and all others are worth 0, so the pairs among the values are the best
    assignment. Both empty is 1 (A7).
    """
    ours, theirs = frozenset(reference), frozenset(hypothesis)
    if not ours and not theirs:
        return ONE
    return sum_pairs(ours, theirs, earlier_pairs) / max(len(ours), len(theirs))


def sum_pairs(
    ours: Iterable[AnnotationTarget], theirs: Collection[AnnotationTarget], earlier_pairs: EarlierPairs
) -> Fraction:
    """Return the summed similarity of the earlier pairs with both annotations among the values."""
    pairs = [earlier_pairs[link] for link in ours if isinstance(link, int) and link in earlier_pairs]
    return sum((value for partner, value in pairs if partner in theirs), ZERO)
