"""Items: what several annotators have of one thing, formed from comparisons of two at a time.

Pure bookkeeping over numbers; who compares the annotators, and makes the links, is of no concern here.
"""

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

Member = tuple[int, int]
"""An instance of a document: the annotator's number, and that of the instance among that annotator's."""
NONE = -1
"""The instance of an annotator who has none."""


class Link(NamedTuple):
    """Two instances of two annotators that their comparison aligned.

    ``score`` is what the mapper weighed them by, ``correct`` how many of their fills are; ``agrees``: they
    differ in no scored slot.
    """

    members: tuple[Member, Member]
    score: Fraction
    correct: int
    agrees: bool


class Item(NamedTuple):
    """What the annotators have of one thing.

    ``members`` holds the number of each annotator's instance, `NONE` where there is none. ``seen`` says who
    annotated the document at all. ``support`` says of each annotator's instance how many have it and agree
    with it in all scored slots, its own annotator included; 0 without one. Agreement need not be transitive:
    of ``x/y``, ``x`` and ``y`` the first agrees with both others (M19).
    """

    members: tuple[int, ...]
    seen: tuple[bool, ...]
    support: tuple[int, ...]
    agreeing: frozenset[tuple[int, int]]
    """The pairs of annotators that agree, the smaller number first."""
    ranks: tuple[int, ...]
    """What sorts the instances by content, whoever made them; equal for those that say the same."""

    @property
    def having(self) -> int:
        """How many annotators have it."""
        return len(self.members) - self.members.count(NONE)

    @property
    def annotators(self) -> int:
        """How many annotators could have it: those who annotated its document."""
        return sum(self.seen)

    @property
    def votes(self) -> int:
        """How many annotators agree on the value that most agree on."""
        return max(self.support)

    def agree(self, one: int, other: int) -> bool:
        """Tell whether two annotators have it and differ in no scored slot."""
        return (min(one, other), max(one, other)) in self.agreeing

    def leading(self) -> int:
        """Return the annotator whose value most agree with, `NONE` where two such values differ.

        Of annotators who agree, the one whose instance comes first by content.
        """
        best = [one for one, support in enumerate(self.support) if support == self.votes]
        first = min(best, key=lambda one: (self.ranks[one], one))
        return first if all(one == first or self.agree(first, one) for one in best) else NONE

    def majority(self) -> int | None:
        """Return the annotator whose value more than half of the annotators have.

        `NONE`: more than half do not have the item; None: there is no majority. Who did not annotate the
        document is not counted.
        """
        if 2 * (self.annotators - self.having) > self.annotators:
            return NONE
        leading = self.leading()
        return leading if leading != NONE and 2 * self.votes > self.annotators else None


Order = Callable[[Member], tuple[int, int]]
"""Where an instance begins, and its rank by content among all of the document, whoever made it."""


def grouped(members: Iterable[Member], links: Iterable[Link], order: Order) -> list[tuple[Member, ...]]:
    """Return the members of each item, in the order of the text, then of their content.

    Links are taken best score first, then most correct fills, then smallest starts, then content (C3): two
    groups become one where together they hold at most one instance of each annotator. Near-linear but for
    the sorting.
    """
    groups: dict[Member, list[Member]] = {member: [member] for member in members}

    def place(link: Link) -> tuple[Any, ...]:
        (start, rank), (other_start, other_rank) = map(order, link.members)
        starts, ranks = sorted((start, other_start)), sorted((rank, other_rank))
        return -link.score, -link.correct, starts, ranks

    for link in sorted(links, key=place):
        one, other = (groups[member] for member in link.members)
        if one is other or not {annotator for annotator, _ in one}.isdisjoint(a for a, _ in other):
            continue
        one += other
        groups.update(dict.fromkeys(other, one))
    distinct = {id(group): group for group in groups.values()}.values()
    return sorted((tuple(sorted(group)) for group in distinct), key=lambda group: _reading(group, order))


def _reading(group: Sequence[Member], order: Order) -> tuple[int, list[tuple[int, int]]]:
    places = sorted(map(order, group))
    return places[0][0], places


def items(
    members: Iterable[Member], links: Sequence[Link], order: Order, seen: tuple[bool, ...]
) -> tuple[Item, ...]:
    """Return the items of a document (`grouped`) with what their annotators agree on.

    ``members`` are the instances that are compared, in the order of their files, ``seen`` says who annotated
    the document.
    """
    agreeing = {frozenset(link.members) for link in links if link.agrees}
    return tuple(_item(group, agreeing, order, seen) for group in grouped(members, links, order))


def _item(
    group: Sequence[Member], agreeing: set[frozenset[Member]], order: Order, seen: tuple[bool, ...]
) -> Item:
    numbers, support, ranks = ([default] * len(seen) for default in (NONE, 0, NONE))
    pairs = set()
    for annotator, number in group:
        numbers[annotator] = number
        ranks[annotator] = order((annotator, number))[1]
        support[annotator] += 1
        for other in group:
            if frozenset(((annotator, number), other)) in agreeing:
                support[annotator] += 1
                pairs.add((min(annotator, other[0]), max(annotator, other[0])))
    return Item(tuple(numbers), seen, tuple(support), frozenset(pairs), tuple(ranks))
