"""How alike annotation values are that no earlier step has paired: by extent and label (A15).

A task made from the data has them where labels point to each other in a circle, or to themselves.
"""

from collections.abc import Collection, Sequence
from fractions import Fraction
from typing import NamedTuple

from annotally.mapping.assignment import Weight, assign
from annotally.mapping.candidates import Pair
from annotally.methods.similarity_annotations import Link, SideAnnotations
from annotally.methods.similarity_dimensions import ONE, ZERO, Made, linked, overlap, paired_sum


class LinkMeasure(NamedTuple):
    """Compares annotation values of two annotations: by the pairs made, those of some labels by extent."""

    sides: tuple[SideAnnotations, SideAnnotations]
    made: Made
    labels: Collection[str]
    """The true labels of targets that are compared by extent and label."""

    def value(self, link: Link, counterpart: Link) -> Fraction:
        """Return the similarity of two annotation values."""
        if self._by_extent(0, link) and self._by_extent(1, counterpart):
            return self._alike(link, counterpart)
        return linked(link, counterpart, self.made)

    def pool(self, links: Sequence[Link], counterparts: Sequence[Link]) -> Fraction:
        """Return the similarity of two sets of them: the best assignment over the larger size (A6, A7).

        No value compared by extent goes with one that is not, so that both kinds are assigned by themselves.
        """
        ours, theirs = frozenset(links), frozenset(counterparts)
        if not ours and not theirs:
            return ONE
        in_circles = [link for link in ours if self._by_extent(0, link)]
        opposite = [link for link in theirs if self._by_extent(1, link)]
        weights: dict[Pair, Weight] = {
            (row, column): (similarity,)
            for row, link in enumerate(in_circles)
            for column, counterpart in enumerate(opposite)
            if (similarity := self._alike(link, counterpart))
        }
        best = sum((Fraction(weights[pair][0]) for pair in assign(weights).items()), ZERO)
        others = paired_sum(ours.difference(in_circles), theirs.difference(opposite), self.made)
        return (best + others) / max(len(ours), len(theirs))

    def _by_extent(self, side: int, link: Link) -> bool:
        kind = self.sides[side].kinds[link] if isinstance(link, int) else None
        return kind is not None and kind.true in self.labels

    def _alike(self, link: Link, counterpart: Link) -> Fraction:
        """Return the overlap of two annotations, or implied spans, of one label; 0 where the labels differ.

        Annotations without any extent stand at the same place.
        """
        assert isinstance(link, int)
        assert isinstance(counterpart, int)
        (ours, theirs), numbers = self.sides, (link, counterpart)
        kind, other_kind = ours.kinds[link], theirs.kinds[counterpart]
        assert kind is not None
        assert other_kind is not None
        if kind.shown != other_kind.shown or ours.spanned(link) is not theirs.spanned(counterpart):
            return ZERO
        if ours.spanned(link):
            return Fraction(*overlap(ours.pieces[link], theirs.pieces[counterpart]))
        place, other_place = (side.places[number] for side, number in zip(self.sides, numbers, strict=True))
        if place is None or other_place is None:
            return ONE if place is other_place else ZERO
        return Fraction(*overlap((place,), (other_place,)))
