"""What people say is the same thing, and what is not: the classes that follow, and contradictions.

To be the same is closed: who says that x and y are, and y and z, has said it of x and z. A class holds one
annotation of each annotator at most, for one annotator's annotations are things of their own.
"""

from collections.abc import Iterator
from itertools import combinations, product

from annotally.comparison.items import Member


class EquivalenceClasses:
    """Grows by statements, each of which is taken unless it contradicts those before."""

    def __init__(self) -> None:
        self._classes: dict[Member, frozenset[Member]] = {}
        self._apart: set[frozenset[Member]] = set()

    def tie(self, one: Member, other: Member) -> bool:
        """Take it that two annotations are the same thing; return whether that could be."""
        mine, theirs = self.together(one), self.together(other)
        if mine != theirs:
            annotators = {annotator for annotator, _ in mine}
            if any(annotator in annotators for annotator, _ in theirs) or self.are_apart(one, other):
                return False
            joined = mine | theirs
            self._classes.update(dict.fromkeys(joined, joined))
        return True

    def part(self, one: Member, other: Member) -> bool:
        """Take it that two annotations are not the same thing; return whether that could be."""
        if other in self.together(one):
            return False
        self._apart.add(frozenset((one, other)))
        return True

    def together(self, one: Member) -> frozenset[Member]:
        """Return what is the same thing as an annotation, itself among it."""
        return self._classes.get(one, frozenset((one,)))

    def are_apart(self, one: Member, other: Member) -> bool:
        """Tell whether it was said, or follows, that two annotations are not the same thing."""
        both = product(self.together(one), self.together(other))
        return bool(self._apart) and any(frozenset(pair) in self._apart for pair in both)

    def tied(self) -> Iterator[tuple[Member, Member]]:
        """Yield every two annotations that are the same thing, the smaller first."""
        for found in set(self._classes.values()):
            yield from combinations(sorted(found), 2)

    def parted(self) -> Iterator[tuple[Member, Member]]:
        """Yield every two annotations that are not, of two annotators, the smaller first."""
        found = set[tuple[Member, Member]]()
        for one, other in map(tuple, self._apart):
            for mine, theirs in product(self.together(one), self.together(other)):
                if mine[0] != theirs[0]:
                    found.add((min(mine, theirs), max(mine, theirs)))
        yield from sorted(found)
