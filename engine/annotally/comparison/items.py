"""Items: the annotations several annotators have of one thing, from comparisons of two at a time.

Bookkeeping over numbers; the annotators are compared, and the links made, by `annotally.annotators`.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from fractions import Fraction
from heapq import heapify, heappop, heappush
from itertools import groupby, product
from operator import itemgetter
from typing import Any, NamedTuple

import msgspec

from annotally.model.union_find import UnionFind

Member = tuple[int, int]
"""An instance of a document: the annotator's number, and that of the instance among that annotator's."""
NONE = -1
"""Number in place of an instance, for an annotator without one."""


class ItemLink(NamedTuple):
    """Two instances of two annotators that their comparison aligned, one to one.

    ``score`` is their weight in the mapping, ``correct`` the number of correct fills; ``agrees``: they
    differ in no scored slot; ``by_hand``: a person decided that they are the same thing, or it follows.
    """

    members: tuple[Member, Member]
    score: Fraction
    correct: int
    agrees: bool
    by_hand: bool = False


class GroupConstraints(NamedTuple):
    """Constraints by hand: pairs of instances that are not the same thing, and all instances mentioned."""

    apart: frozenset[frozenset[Member]] = frozenset()
    members: frozenset[Member] = frozenset()


NOBODY = GroupConstraints()
"""No constraints."""


class Item(NamedTuple):
    """The instances that the annotators have of one thing.

    ``members`` holds the number of each annotator's instance, `NONE` where there is none. ``annotated`` tells
    of each whether the document was annotated. ``support`` is, for each annotator's instance, the number of
    annotators who have it and agree with it in all scored slots, its own included; 0 without one. Agreement
    need not be transitive: of ``x/y``, ``x`` and ``y`` the first agrees with both others (M19).
    """

    members: tuple[int, ...]
    annotated: tuple[bool, ...]
    support: tuple[int, ...]
    agreeing: frozenset[tuple[int, int]]
    """The pairs of annotators that agree, the smaller number first."""
    ranks: tuple[int, ...]
    """Ranks of the instances by content, whoever made them; equal for equal content."""

    @property
    def present(self) -> tuple[Member, ...]:
        """The instances of it."""
        return tuple(member for member in enumerate(self.members) if member[1] != NONE)

    @property
    def having(self) -> int:
        """Number of annotators with an instance of it."""
        return len(self.members) - self.members.count(NONE)

    @property
    def annotators(self) -> int:
        """Number of annotators of its document, all of whom could have it."""
        return sum(self.annotated)

    @property
    def votes(self) -> int:
        """Number of annotators in agreement on the value that most agree on."""
        return max(self.support)

    def agree(self, first: int, second: int) -> bool:
        """Tell whether two annotators have it and differ in no scored slot."""
        return (min(first, second), max(first, second)) in self.agreeing

    def leading(self) -> int:
        """Return the annotator with the value that most agree with, `NONE` where two such values differ.

        Of annotators who agree, one with the content that most of them have, then the first by content.
        """
        # Ties are broken by content first and by the annotator's number last.
        best = [annotator for annotator, support in enumerate(self.support) if support == self.votes]
        first = min(
            best,
            key=lambda annotator: (
                -self.ranks.count(self.ranks[annotator]),
                self.ranks[annotator],
                annotator,
            ),
        )
        return (
            first if all(annotator == first or self.agree(first, annotator) for annotator in best) else NONE
        )

    def majority(self) -> int | None:
        """Return the annotator with the value that more than half of the annotators have.

        `NONE`: more than half do not have the item; None: there is no majority. Who did not annotate the
        document is not counted.
        """
        if 2 * (self.annotators - self.having) > self.annotators:
            return NONE
        leading = self.leading()
        return leading if leading != NONE and 2 * self.votes > self.annotators else None


class Votes(msgspec.Struct, frozen=True, gc=False):
    """How annotators voted on the rows of a document, one entry a row.

    ``agreeing`` is how many agree on the value that most agree on, 0 for rows without vote; ``voters`` how
    many annotated the document. ``majority`` is the annotator whose value more than half have, counted from
    one; `NO_MAJORITY`, or `NOT_THERE` where more than half do not have it.
    """

    agreeing: bytes
    voters: bytes
    majority: bytes

    def winner(self, row: int) -> int | None:
        """Return the annotator with the value that more than half have, as `Item.majority` does.

        None too where fewer than two annotated the document: then there is no vote.
        """
        majority = self.majority[row]
        if majority == NO_MAJORITY or self.voters[row] < FEWEST_VOTES:
            return None
        return NONE if majority == NOT_THERE else majority - 1


NO_MAJORITY, NOT_THERE = 0, 255
FEWEST_VOTES = 2
"""Number of annotators below which there is no vote."""

_Content = tuple[int, int]
"""An annotator and a rank by content: several instances of one annotator may have the same content."""

MemberOrder = Callable[[Member], tuple[int, int]]
"""Where an instance begins, and its rank by content among all of the document, whoever made it."""


def grouped(
    members: Iterable[Member],
    links: Iterable[ItemLink],
    order: MemberOrder,
    constraints: GroupConstraints = NOBODY,
) -> list[tuple[Member, ...]]:
    """Return the members of each item, in the order of the text, then of their content.

    Links made by hand come first (C4); then links are taken best score first, then most correct fills, then
    those without constraints, then smallest starts, then content (C3): two groups become one where
    together they hold at most one instance of each annotator, and no two that were kept apart. Of links that
    are alike in all that, the one that makes the largest group comes first: annotators of equal content must
    not be told apart by their numbers. Near-linear but for the sorting.
    """
    # Agglomerative clustering with constraints: links in the order of `place`, those of equal place together.
    everyone = sorted(members)
    groups = _Groups(everyone, order, constraints.apart)

    def place(link: ItemLink) -> tuple[Any, ...]:
        (start, rank), (other_start, other_rank) = map(order, link.members)
        starts, ranks = sorted((start, other_start)), sorted((rank, other_rank))
        constrained = not constraints.members.isdisjoint(link.members)
        return not link.by_hand, -link.score, -link.correct, constrained, starts, ranks

    ordered = sorted(links, key=place)
    pairs = _by_copy(everyone, ordered, order, constraints.members)
    for _, ties in groupby(zip(map(place, ordered), pairs, strict=True), key=itemgetter(0)):
        groups.merge([pair for _, pair in ties])
    return groups.in_order()


class _Groups:
    """Groups of instances that grow together: a union-find in which some joins are ruled out."""

    def __init__(self, members: Iterable[Member], order: MemberOrder, apart: Set[frozenset[Member]]) -> None:
        self._order, self._apart = order, apart
        self._forest = UnionFind(members)

    def merge(self, pairs: Sequence[tuple[Member, Member]]) -> None:
        """Merge the groups of pairs that are alike, the largest result first, then by its content."""
        # A heap of pairs by the group they would make. An entry is valid if its priority is still current:
        # when a group grows, the pairs at its members are put in once more and the old entries are passed
        # over.
        touching: defaultdict[Member, list[int]] = defaultdict(list)
        for number, pair in enumerate(pairs):
            for member in pair:
                touching[member].append(number)
        waiting = [(self._priority(pair), number) for number, pair in enumerate(pairs)]
        heapify(waiting)
        while waiting:
            priority, number = heappop(waiting)
            first, second = pairs[number]
            if not self._fit(first, second) or priority != self._priority(pairs[number]):
                continue  # a group that has grown stands there once more
            self._forest.join(first, second)
            for retried in (
                retried for member in self._forest.members(first) for retried in touching[member]
            ):
                heappush(waiting, (self._priority(pairs[retried]), retried))

    def _fit(self, first: Member, second: Member) -> bool:
        """Tell whether the groups of two instances can be one thing; those of one group are one already."""
        group, merged = self._forest.members(first), self._forest.members(second)
        if not {annotator for annotator, _ in group}.isdisjoint(annotator for annotator, _ in merged):
            return False
        # A group has at most one instance of each annotator, so the product is as small as the number of
        # annotators squared.
        return not self._apart or not any(frozenset(pair) in self._apart for pair in product(group, merged))

    def _priority(self, pair: tuple[Member, Member]) -> tuple[int, list[int]]:
        union = [member for end in pair for member in self._forest.members(end)]
        return -len(union), sorted(self._order(member)[1] for member in union)

    def in_order(self) -> list[tuple[Member, ...]]:
        """Return the groups in the order of the text, then of their content."""
        return sorted(map(tuple, self._forest.classes()), key=self._reading)

    def _reading(self, group: Sequence[Member]) -> list[tuple[int, int]]:
        return sorted(map(self._order, group))


def _by_copy(
    members: Sequence[Member], links: Iterable[ItemLink], order: MemberOrder, constrained: Set[Member]
) -> Iterator[tuple[Member, Member]]:
    """Yield the pairs that links join, in their order, with equal instances of an annotator exchangeable.

    Of these copies every comparison of two annotators may have taken another one. Each link gets the first
    that no better link of the same two annotators has, so that all of them speak of the same. What was
    ``constrained`` by hand is no copy of any other.
    """

    def copy_key(member: Member) -> tuple[int, int, int]:
        return member[0], order(member)[1], member[1] if member in constrained else NONE

    # The n-th link of a content with another annotator gets its n-th copy; `used` counts them.
    copies: defaultdict[tuple[int, int, int], list[Member]] = defaultdict(list)
    for member in members:
        copies[copy_key(member)].append(member)
    used: Counter[tuple[int, ...]] = Counter()
    for link in links:
        chosen = []
        for member, (other_annotator, _) in zip(link.members, link.members[::-1], strict=True):
            key = copy_key(member)
            chosen.append(copies[key][used[*key, other_annotator]])
            used[*key, other_annotator] += 1
        yield chosen[0], chosen[1]


def items(
    members: Iterable[Member],
    links: Sequence[ItemLink],
    order: MemberOrder,
    annotated: tuple[bool, ...],
    constraints: GroupConstraints = NOBODY,
) -> tuple[Item, ...]:
    """Return the items of a document (`grouped`) with the agreement of their annotators.

    ``members`` are the instances that are compared, in the order of their files, ``annotated`` tells of each
    annotator whether the document was annotated.
    """
    # Agreement is between contents, not instances: copies of a content agree with all that the copy does.
    agreeing = {
        frozenset((annotator, order((annotator, number))[1]) for annotator, number in link.members)
        for link in links
        if link.agrees
    }
    return tuple(
        _item(group, agreeing, order, annotated) for group in grouped(members, links, order, constraints)
    )


def _item(
    group: Sequence[Member],
    agreeing: set[frozenset[_Content]],
    order: MemberOrder,
    annotated: tuple[bool, ...],
) -> Item:
    # Every annotator supports the own value, and each agreeing annotator in the item adds one.
    numbers, support, ranks = ([default] * len(annotated) for default in (NONE, 0, NONE))
    pairs = set()
    contents: list[_Content] = [(annotator, order((annotator, number))[1]) for annotator, number in group]
    for (annotator, number), content in zip(group, contents, strict=True):
        numbers[annotator] = number
        ranks[annotator] = content[1]
        support[annotator] += 1
        for other_content in contents:
            if frozenset((content, other_content)) in agreeing:
                support[annotator] += 1
                pairs.add((min(annotator, other_content[0]), max(annotator, other_content[0])))
    return Item(tuple(numbers), annotated, tuple(support), frozenset(pairs), tuple(ranks))
