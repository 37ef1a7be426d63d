"""Items: what several annotators have of one thing, formed from comparisons of two at a time.

Pure bookkeeping over numbers; who compares the annotators, and makes the links, is of no concern here.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from fractions import Fraction
from heapq import heapify, heappop, heappush
from itertools import groupby, product
from operator import itemgetter
from typing import Any, NamedTuple

import msgspec

Member = tuple[int, int]
"""An instance of a document: the annotator's number, and that of the instance among that annotator's."""
NONE = -1
"""The instance of an annotator who has none."""


class Link(NamedTuple):
    """Two instances of two annotators that their comparison aligned, one to one.

    ``score`` is what the mapper weighed them by, ``correct`` how many of their fills are; ``agrees``: they
    differ in no scored slot; ``by_hand``: a person said that they are the same thing, or it follows.
    """

    members: tuple[Member, Member]
    score: Fraction
    correct: int
    agrees: bool
    by_hand: bool = False


class GroupConstraints(NamedTuple):
    """What people said of instances: every two that are not the same thing, and all it was said about."""

    apart: frozenset[frozenset[Member]] = frozenset()
    members: frozenset[Member] = frozenset()


NOBODY = GroupConstraints()
"""Nobody said anything."""


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

        Of annotators who agree, the one whose very content most have, then whose comes first by content.
        """
        best = [one for one, support in enumerate(self.support) if support == self.votes]
        first = min(best, key=lambda one: (-self.ranks.count(self.ranks[one]), self.ranks[one], one))
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


class Votes(msgspec.Struct, frozen=True, gc=False):
    """How annotators voted on the rows of a document, one entry a row.

    ``agreeing`` is how many agree on the value that most agree on, 0 where nobody was asked; ``asked`` how
    many annotated the document. ``majority`` is the annotator whose value more than half have, counted from
    one; `NO_MAJORITY`, or `NOT_THERE` where more than half do not have it.
    """

    agreeing: bytes
    asked: bytes
    majority: bytes

    def winner(self, row: int) -> int | None:
        """Return the annotator whose value more than half have, as `Item.majority` does.

        None too where fewer than two annotated the document: nobody agrees with anybody there.
        """
        found = self.majority[row]
        if found == NO_MAJORITY or self.asked[row] < FEWEST_VOTES:
            return None
        return NONE if found == NOT_THERE else found - 1


NO_MAJORITY, NOT_THERE = 0, 255
FEWEST_VOTES = 2
"""Annotators without whom there is nothing to vote on."""

_Said = tuple[int, int]
"""An annotator and the rank of what is said: several instances of one annotator may say the same."""

Order = Callable[[Member], tuple[int, int]]
"""Where an instance begins, and its rank by content among all of the document, whoever made it."""


def grouped(
    members: Iterable[Member], links: Iterable[Link], order: Order, said: GroupConstraints = NOBODY
) -> list[tuple[Member, ...]]:
    """Return the members of each item, in the order of the text, then of their content.

    Links made by hand come first (C4); then links are taken best score first, then most correct fills, then
    those that nothing was said about, then smallest starts, then content (C3): two groups become one where
    together they hold at most one instance of each annotator, and no two that were kept apart. Of links that
    are alike in all that, the one that makes the largest group comes first: annotators who say the same must
    not be told apart by who they are. Near-linear but for the sorting.
    """
    everyone = sorted(members)
    groups = _Groups(everyone, order, said.apart)

    def place(link: Link) -> tuple[Any, ...]:
        (start, rank), (other_start, other_rank) = map(order, link.members)
        starts, ranks = sorted((start, other_start)), sorted((rank, other_rank))
        told = not said.members.isdisjoint(link.members)
        return not link.by_hand, -link.score, -link.correct, told, starts, ranks

    ordered = sorted(links, key=place)
    pairs = _by_copy(everyone, ordered, order, said.members)
    for _, ties in groupby(zip(map(place, ordered), pairs, strict=True), key=itemgetter(0)):
        groups.merge([pair for _, pair in ties])
    return groups.in_order()


class _Groups:
    """Groups of instances that grow together."""

    def __init__(self, members: Iterable[Member], order: Order, apart: Set[frozenset[Member]]) -> None:
        self._order, self._apart = order, apart
        self._groups: dict[Member, list[Member]] = {member: [member] for member in members}

    def merge(self, pairs: Sequence[tuple[Member, Member]]) -> None:
        """Merge the groups of pairs that are alike, the largest result first, then by its content."""
        touching: defaultdict[Member, list[int]] = defaultdict(list)
        for number, pair in enumerate(pairs):
            for member in pair:
                touching[member].append(number)
        waiting = [(self._priority(pair), number) for number, pair in enumerate(pairs)]
        heapify(waiting)
        while waiting:
            priority, number = heappop(waiting)
            one, other = (self._groups[member] for member in pairs[number])
            if one is other or not self._fit(one, other) or priority != self._priority(pairs[number]):
                continue  # a group that has grown stands there once more
            one += other
            self._groups.update(dict.fromkeys(other, one))
            for again in (again for member in one for again in touching[member]):
                heappush(waiting, (self._priority(pairs[again]), again))

    def _fit(self, one: Sequence[Member], other: Sequence[Member]) -> bool:
        """Tell whether two groups can be one thing."""
        if not {annotator for annotator, _ in one}.isdisjoint(annotator for annotator, _ in other):
            return False
        return not self._apart or not any(frozenset(pair) in self._apart for pair in product(one, other))

    def _priority(self, pair: tuple[Member, Member]) -> tuple[int, list[int]]:
        union = [member for end in pair for member in self._groups[end]]
        return -len(union), sorted(self._order(member)[1] for member in union)

    def in_order(self) -> list[tuple[Member, ...]]:
        """Return the groups in the order of the text, then of their content."""
        distinct = {id(group): group for group in self._groups.values()}.values()
        return sorted((tuple(sorted(group)) for group in distinct), key=self._reading)

    def _reading(self, group: Sequence[Member]) -> list[tuple[int, int]]:
        return sorted(map(self._order, group))


def _by_copy(
    members: Sequence[Member], links: Iterable[Link], order: Order, told: Set[Member]
) -> Iterator[tuple[Member, Member]]:
    """Yield what links join, in their order, where of an annotator's instances that are alike any will do.

    Of these copies every comparison of two annotators may have taken another one. Each link gets the first
    that no better link of the same two annotators has, so that all of them speak of the same. What was
    ``told`` apart by hand is no copy of any other.
    """

    def said(member: Member) -> tuple[int, int, int]:
        return member[0], order(member)[1], member[1] if member in told else NONE

    copies: defaultdict[tuple[int, int, int], list[Member]] = defaultdict(list)
    for member in members:
        copies[said(member)].append(member)
    used: Counter[tuple[int, ...]] = Counter()
    for link in links:
        chosen = []
        for member, (other, _) in zip(link.members, link.members[::-1], strict=True):
            own = said(member)
            chosen.append(copies[own][used[*own, other]])
            used[*own, other] += 1
        yield chosen[0], chosen[1]


def items(
    members: Iterable[Member],
    links: Sequence[Link],
    order: Order,
    seen: tuple[bool, ...],
    said: GroupConstraints = NOBODY,
) -> tuple[Item, ...]:
    """Return the items of a document (`grouped`) with what their annotators agree on.

    ``members`` are the instances that are compared, in the order of their files, ``seen`` says who annotated
    the document.
    """
    agreeing = {
        frozenset((annotator, order((annotator, number))[1]) for annotator, number in link.members)
        for link in links
        if link.agrees
    }
    return tuple(_item(group, agreeing, order, seen) for group in grouped(members, links, order, said))


def _item(
    group: Sequence[Member], agreeing: set[frozenset[_Said]], order: Order, seen: tuple[bool, ...]
) -> Item:
    numbers, support, ranks = ([default] * len(seen) for default in (NONE, 0, NONE))
    pairs = set()
    said: list[_Said] = [(annotator, order((annotator, number))[1]) for annotator, number in group]
    for (annotator, number), own in zip(group, said, strict=True):
        numbers[annotator] = number
        ranks[annotator] = own[1]
        support[annotator] += 1
        for other in said:
            if frozenset((own, other)) in agreeing:
                support[annotator] += 1
                pairs.add((min(annotator, other[0]), max(annotator, other[0])))
    return Item(tuple(numbers), seen, tuple(support), frozenset(pairs), tuple(ranks))
