"""Similarity of annotation values that no earlier step has paired: by extent and label (A15).

A task made from the data has them where labels point to each other in a circle, or to themselves.
"""

from collections.abc import Collection, Sequence
from fractions import Fraction
from typing import NamedTuple

from annotally.matching.assignment import Weight, assign
from annotally.matching.candidates import IndexPair
from annotally.methods.similarity.annotations import AnnotationTarget, SideAnnotations
from annotally.methods.similarity.dimensions import ONE, ZERO, EarlierPairs, compare_links, overlap, sum_pairs


class LinkMeasure(NamedTuple):
    """The similarity measure for annotation values: by the pairs made, for some labels by extent."""

    sides: tuple[SideAnnotations, SideAnnotations]
    pairs_made: EarlierPairs
    labels: Collection[str]
    """The true labels of targets that are compared by extent and label."""

    def value(self, link: AnnotationTarget, counterpart: AnnotationTarget) -> Fraction:
        """Return the similarity of two annotation values."""
        if self._by_extent(0, link) and self._by_extent(1, counterpart):
            return self._alike(link, counterpart)
        return compare_links(link, counterpart, self.pairs_made)

    def pool(self, links: Sequence[AnnotationTarget], counterparts: Sequence[AnnotationTarget]) -> Fraction:
        """Return the similarity of two sets of them: the best assignment over the larger size (A6, A7).

        No value compared by extent goes with one that is not, so that both kinds are assigned by themselves.
        """
        first_links, second_links = frozenset(links), frozenset(counterparts)
        if not first_links and not second_links:
            return ONE
        # Earlier pairs are one to one, so summing them is their best assignment; only the values in circles
        # need an assignment of their own.
        in_circles = [link for link in first_links if self._by_extent(0, link)]
        opposite = [link for link in second_links if self._by_extent(1, link)]
        weights: dict[IndexPair, Weight] = {
            (row, column): (similarity,)
            for row, link in enumerate(in_circles)
            for column, counterpart in enumerate(opposite)
            if (similarity := self._alike(link, counterpart))
        }
        best = sum((Fraction(weights[pair][0]) for pair in assign(weights).items()), ZERO)
        other_sum = sum_pairs(
            first_links.difference(in_circles), second_links.difference(opposite), self.pairs_made
        )
        return (best + other_sum) / max(len(first_links), len(second_links))

    def _by_extent(self, side: int, link: AnnotationTarget) -> bool:
        kind = self.sides[side].kinds[link] if isinstance(link, int) else None
        return kind is not None and kind.true in self.labels

    def _alike(self, link: AnnotationTarget, counterpart: AnnotationTarget) -> Fraction:
        """Return the overlap of two annotations, or implied spans, of one label; 0 where the labels differ.

        Annotations without any extent stand at the same place.
        """
        assert isinstance(link, int)
        assert isinstance(counterpart, int)
        (first_side, second_side), numbers = self.sides, (link, counterpart)
        kind, other_kind = first_side.kinds[link], second_side.kinds[counterpart]
        assert kind is not None
        assert other_kind is not None
        # Own spans overlap by their pieces, implied spans by their hull; a spanned annotation never equals a
        # spanless one.
        if kind.shown != other_kind.shown or first_side.spanned(link) is not second_side.spanned(counterpart):
            return ZERO
        if first_side.spanned(link):
            return Fraction(*overlap(first_side.pieces[link], second_side.pieces[counterpart]))
        place, other_place = (side.places[number] for side, number in zip(self.sides, numbers, strict=True))
        if place is None or other_place is None:
            return ONE if place is other_place else ZERO
        return Fraction(*overlap((place,), (other_place,)))
