"""Equivalence classes of annotations from statements of people, and contradictions among these.

Sameness is transitive: if x and y are the same, and y and z, then so are x and z. A class holds one
annotation of each annotator at most, for one annotator's annotations are things of their own.
"""

from collections.abc import Iterator
from itertools import combinations, product

from annotally.comparison.items import Member
from annotally.model.union_find import UnionFind


class EquivalenceClasses:
    """Classes that grow by statements, each accepted unless it contradicts the earlier ones."""

    def __init__(self) -> None:
        self._forest: UnionFind[Member] = UnionFind()
        self._apart: set[frozenset[Member]] = set()

    def tie(self, first: Member, second: Member) -> bool:
        """Take it that two annotations are the same thing; return whether that could be."""
        first_class, second_class = self.class_of(first), self.class_of(second)
        if first_class != second_class:
            # Refused: a class would hold two annotations of one annotator, or two that are apart.
            annotators = {annotator for annotator, _ in first_class}
            if any(annotator in annotators for annotator, _ in second_class) or self.are_apart(first, second):
                return False
            self._forest.join(first, second)
        return True

    def part(self, first: Member, second: Member) -> bool:
        """Take it that two annotations are not the same thing; return whether that could be."""
        if second in self.class_of(first):
            return False
        self._apart.add(frozenset((first, second)))
        return True

    def class_of(self, member: Member) -> frozenset[Member]:
        """Return the class of an annotation: all that is the same thing, itself included."""
        return frozenset(self._forest.members(member))

    def are_apart(self, first: Member, second: Member) -> bool:
        """Tell whether two annotations are not the same thing, by a statement or by inference."""
        pairs = product(self.class_of(first), self.class_of(second))
        return bool(self._apart) and any(frozenset(pair) in self._apart for pair in pairs)

    def tied_pairs(self) -> Iterator[tuple[Member, Member]]:
        """Yield every two annotations that are the same thing, the smaller first."""
        for members in self._forest.classes():
            yield from combinations(members, 2)

    def parted_pairs(self) -> Iterator[tuple[Member, Member]]:
        """Yield every two annotations that are not, of two annotators, the smaller first."""
        pairs = set[tuple[Member, Member]]()
        for first, second in map(tuple, self._apart):
            # What holds of two members holds of their whole classes.
            for first_member, second_member in product(self.class_of(first), self.class_of(second)):
                if first_member[0] != second_member[0]:
                    pairs.add((min(first_member, second_member), max(first_member, second_member)))
        yield from sorted(pairs)
