"""The classes of a dense group: annotations that compare alike with all others of the group."""

from collections import defaultdict
from collections.abc import Sequence
from fractions import Fraction

from annotally.methods.similarity.annotations import AnnotationKind, Pieces, SideAnnotations
from annotally.methods.similarity.dense_groups import DenseGroup
from annotally.methods.similarity.dense_weights import (
    DenseWeights,
    KindTerms,
    PlacedWeights,
    find_meetings,
    fits,
    list_weights,
)
from annotally.methods.similarity.dimensions import EarlierPairs
from annotally.methods.similarity.measure import AnnotationSides, SimilarityMeasure
from annotally.methods.similarity.profiles import AnnotationPair, Direction


class ClassSide:
    """The classes of one side of a group, by start."""

    def __init__(
        self, side: SideAnnotations, members: Sequence[list[int]], extents: dict[int, Pieces] | None
    ) -> None:
        """Take the members of each class, and their extents unless all meet."""
        rank = side.rank
        ordered = [sorted(listed, key=rank.__getitem__) for listed in members]
        if extents is not None:
            ordered.sort(key=lambda listed: (extents[listed[0]], rank[listed[0]]))
        self.members = ordered
        """The annotations of each class, by rank."""
        self.first = [listed[0] for listed in ordered]
        """The annotation of each class that stands for all."""
        self.extents = None if extents is None else [extents[number] for number in self.first]
        self.kinds = [_kind_of(side, number) for number in self.first]
        self.lengths = [sum(end - start for start, end in side.pieces[number]) for number in self.first]


class GroupClasses:
    """The classes of both sides of a group, and their similarities: as floats by rows, exactly by pairs."""

    def __init__(
        self,
        sides: AnnotationSides,
        group: DenseGroup,
        measure: SimilarityMeasure,
        earlier_pairs: EarlierPairs,
        single: tuple[set[int], set[int]],
    ) -> None:
        """Take both sides and the pairs of earlier steps; ``single`` are in a class of their own."""
        self._annotations = sides
        self._measure = measure
        self._earlier_pairs = earlier_pairs
        kinds = [
            list({(kind := _kind_of(side, number)).number: kind for number in numbers}.values())
            for side, numbers in zip(sides, group.numbers, strict=True)
        ]
        terms = KindTerms(kinds[0], kinds[1], measure)
        reach = max((pieces[-1][1] for side in sides for pieces in side.pieces if pieces), default=0)
        by_measure = terms.by_links() or not fits(terms.bounds(), reach)
        alike_kinds = ([*range(len(kinds[0]))], [*range(len(kinds[1]))]) if by_measure else terms.alike()
        ours, theirs = (
            self._collect(side, group, single[side], _places(kinds[side], alike_kinds[side]))
            for side in (0, 1)
        )
        self.sides = ours, theirs
        meetings = find_meetings(ours.extents, theirs.extents, len(theirs.first))
        if by_measure:
            self.weights: tuple[DenseWeights, DenseWeights] = list_weights(
                meetings, len(ours.first), len(theirs.first), lambda row, column: self.compare(row, column)[0]
            )
            return
        back = find_meetings(theirs.extents, ours.extents, len(ours.first))
        rows, columns = (
            [_places(kinds[side])[kind.number] for kind in own.kinds] for side, own in enumerate(self.sides)
        )
        lengths = (ours.lengths, theirs.lengths) if sides[0].spanned(ours.first[0]) else None
        self.weights = (
            PlacedWeights(terms, (rows, columns), meetings, lengths),
            PlacedWeights(terms, (columns, rows), back, lengths and lengths[::-1], flipped=True),
        )

    def _collect(self, side: int, group: DenseGroup, single: set[int], kinds: dict[int, int]) -> ClassSide:
        """Return the classes of a side: annotations of a class have the same kind, pieces and links."""
        annotations = self._annotations[side]
        members: defaultdict[tuple[object, ...], list[int]] = defaultdict(list)
        for number in group.numbers[side]:
            content = (
                kinds[_kind_of(annotations, number).number],
                annotations.pieces[number] or annotations.places[number],
                tuple(annotations.links.get(number, {}).items()),
                number if number in single else None,
            )
            members[content].append(number)
        extents = group.extents[side] if group.extents is not None else None
        return ClassSide(annotations, list(members.values()), extents)

    def compare(self, row: int, column: int) -> tuple[Fraction, Direction]:
        """Return the exact similarity of two classes and its direction."""
        ours, theirs = self.sides
        pair = AnnotationPair(self._annotations, (ours.first[row], theirs.first[column]), self._earlier_pairs)
        numerator, denominator, direction = self._measure.compare(ours.kinds[row], theirs.kinds[column], pair)
        return Fraction(numerator, denominator), direction

    def weigh(self, row: int, column: int) -> tuple[Fraction, bool, bool]:
        """Return the value of a pair by A12's criteria: similarity, exactness, equal labels."""
        similarity, _ = self.compare(row, column)
        ours, theirs = self.sides
        return similarity, similarity == 1, ours.kinds[row].shown == theirs.kinds[column].shown


def _kind_of(side: SideAnnotations, number: int) -> AnnotationKind:
    kind = side.kinds[number]
    assert kind is not None
    return kind


def _places(kinds: Sequence[AnnotationKind], places: Sequence[int] | None = None) -> dict[int, int]:
    """Return the places of kinds in their list, or those given instead, by the number of the kind."""
    return dict(zip((kind.number for kind in kinds), places or range(len(kinds)), strict=True))
