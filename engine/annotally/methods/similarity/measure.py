"""Similarity of two annotations as an exact fraction: the measure by which they are paired (A3, A5)."""

from fractions import Fraction
from typing import NamedTuple

from annotally.matching.candidates import IndexPair
from annotally.methods.similarity.annotations import AnnotationKind, Pieces, SideAnnotations
from annotally.methods.similarity.profiles import (
    AnnotationPair,
    Direction,
    LinkSimilarity,
    PlaceSimilarity,
    TagProfiles,
)

MOST_KNOWN = 500_000
"""Pairs of kinds in the cache: enough for any corpus but one with free text in every attribute."""

_ONE_PLACE = ((0, 1),)

AnnotationSides = tuple[SideAnnotations, SideAnnotations]
SimilarityRatio = tuple[int, int]
"""A fraction as numerator and denominator, not in lowest terms."""
KindPair = tuple[AnnotationKind, AnnotationKind]
PlacePair = tuple[tuple[int, int], tuple[int, int]]
"""The starts and ends of two annotations of one piece, or the first token and that behind the last."""


class CompiledKinds(NamedTuple):
    """A direction compiled for two kinds: the sum that depends on these alone, and the remaining terms."""

    direction: Direction
    base: SimilarityRatio
    places: tuple[tuple[int, PlaceSimilarity], ...]
    links: tuple[tuple[int, LinkSimilarity], ...]


class SimilarityMeasure:
    """Similarities of annotations, with a cache of the sums that depend on kinds alone."""

    def __init__(self, profiles: TagProfiles) -> None:
        self._profiles = profiles
        self._compiled: dict[tuple[int, int], tuple[CompiledKinds, ...]] = {}
        self._twin_directions: dict[int, Direction | None] = {}

    def twin_direction(self, kind: AnnotationKind) -> Direction | None:
        """Return the direction of any two annotations of a kind with one extent, the same.

        None unless their similarity is 1.
        """
        # An overlap that is whole is 1, or what the bounds make of 1, however long it is.
        if kind.number not in self._twin_directions:
            if len(self._twin_directions) >= MOST_KNOWN:
                self._twin_directions.clear()
            compiled = self.compile_kinds(kind, kind)
            is_same = all(
                not terms.links
                and Fraction(*terms.base)
                + sum(weight * Fraction(*place(_ONE_PLACE, _ONE_PLACE)) for weight, place in terms.places)
                == terms.direction.total
                for terms in compiled
            )
            self._twin_directions[kind.number] = compiled[0].direction if is_same else None
        return self._twin_directions[kind.number]

    def compare(
        self, reference: AnnotationKind, hypothesis: AnnotationKind, pair: AnnotationPair
    ) -> tuple[int, int, Direction]:
        """Return the similarity of two annotations (numerator, denominator) and its direction.

        The smaller similarity of two directions counts (A5), of equal ones the reference's.
        """
        compiled = self._recall_kinds(reference, hypothesis)
        # Fractions are compared by cross-multiplication; denominators are positive.
        numerator, denominator = self._sum_direction(compiled[0], pair)
        direction = compiled[0].direction
        for further in compiled[1:]:
            above, below = self._sum_direction(further, pair)
            if above * denominator < numerator * below:
                numerator, denominator, direction = above, below, further.direction
        return numerator, denominator, direction

    def compare_places(self, kinds: KindPair, places: PlacePair) -> SimilarityRatio | None:
        """Return the similarity of two annotations at some places, as `compare` does.

        None where it takes more than kinds and places.
        """
        least: SimilarityRatio | None = None
        for terms in self._recall_kinds(*kinds):
            if terms.links:
                return None
            above, below = _sum_places(terms, places[:1], places[1:])
            below *= terms.direction.total
            if least is None or above * least[1] < least[0] * below:
                least = above, below
        return least

    def _recall_kinds(
        self, reference: AnnotationKind, hypothesis: AnnotationKind
    ) -> tuple[CompiledKinds, ...]:
        """Return the compiled kinds of a pair from the cache, compiled at its first use."""
        compiled = self._compiled.get((reference.number, hypothesis.number))
        if compiled is None:
            if len(self._compiled) >= MOST_KNOWN:
                self._compiled.clear()
            compiled = self.compile_kinds(reference, hypothesis)
            self._compiled[reference.number, hypothesis.number] = compiled
        return compiled

    def _sum_direction(self, compiled: CompiledKinds, pair: AnnotationPair) -> SimilarityRatio:
        # Integer arithmetic on an unreduced fraction: a `Fraction` would reduce at each step, and this is the
        # innermost loop of a comparison.
        sides, (reference, hypothesis) = pair.sides, pair.numbers
        numerator, denominator = _sum_places(
            compiled, sides[0].pieces[reference], sides[1].pieces[hypothesis]
        )
        for weight, links in compiled.links:
            similarity = links(pair)
            if similarity:
                numerator = numerator * similarity.denominator + weight * similarity.numerator * denominator
                denominator *= similarity.denominator
        return numerator, denominator * compiled.direction.total

    def compile_kinds(
        self, reference: AnnotationKind, hypothesis: AnnotationKind
    ) -> tuple[CompiledKinds, ...]:
        """Return the directions of two kinds, each with the sum that depends on the kinds alone."""
        compiled = []
        for direction in self._profiles.directions(reference.label, hypothesis.label):
            base = direction.sum_by_kinds(reference, hypothesis)
            ratio = base.numerator, base.denominator
            compiled.append(CompiledKinds(direction, ratio, direction.by_places, direction.by_links))
        return tuple(compiled)


def _sum_places(compiled: CompiledKinds, reference: Pieces, hypothesis: Pieces) -> SimilarityRatio:
    """Return the sum of the terms that depend on kinds and places."""
    numerator, denominator = compiled.base
    for weight, place in compiled.places:
        shared, covered = place(reference, hypothesis)
        if shared:
            numerator = numerator * covered + weight * shared * denominator
            denominator *= covered
    return numerator, denominator


class ScoredPair(NamedTuple):
    """A pair, or a candidate for one: both numbers, their similarity, and its direction."""

    numbers: IndexPair
    similarity: Fraction
    direction: Direction
