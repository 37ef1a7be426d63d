"""What people say about who goes with whom: entries of the ledger, and the constraints they are (C4)."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple

from annotally.adjudication.decisions.targets import Targets, address, instance_address
from annotally.adjudication.project.entries import Entry, Kind, Pairing
from annotally.adjudication.project.ledger import Key
from annotally.comparison.constraints import AmongPair, Constraints, IdPair
from annotally.comparison.equivalence import EquivalenceClasses
from annotally.comparison.items import Member
from annotally.comparison.result import Level, Nodes
from annotally.model.annotation_sets import StableId

Wanted = Mapping[Key, Pairing | None]
"""Entries as they are to be; None: gone."""


class Pairings:
    """The pairings of one document; ``identities`` are those of its instances, by side.

    ``addressed`` is what these are addressed by (`told_apart_by`), by itself their identities.
    """

    def __init__(
        self,
        document: str,
        identities: Sequence[Sequence[StableId]],
        entries: Mapping[str, Entry],
        addressed: Sequence[Sequence[StableId]] | None = None,
    ) -> None:
        self._document = document
        self._identities = identities
        self._addressed = addressed if addressed is not None else identities
        self._entries = {target: one for target, one in entries.items() if isinstance(one, Pairing)}

    def made(
        self, stay: Iterable[Member], moved: Sequence[Member], *, together: bool, by: str = "", at: str = ""
    ) -> Wanted:
        """Return the entries that pair the instances ``moved`` with all that ``stay``, or part them.

        The last word counts: what was said before and contradicts it goes. Of that as much stays as can,
        first what is not about those moved.
        """
        said = [(min(pair), max(pair)) for pair in product(stay, moved)]
        wanted: dict[Key, Pairing | None] = {}
        same = EquivalenceClasses()
        for pair in said:
            (same.tie if together else same.part)(*pair)
            one = self._entry(pair, together=together, by=by, at=at)
            known = self._entries.get(pairing_target(one))
            # Who said so first is not forgotten.
            wanted[self._key(pairing_target(one))] = (
                known if known is not None and known.together is together else one
            )
        kept = [one for one in self._members() if self._key(one[0]) not in wanted]
        for target, ends, apart in sorted(kept, key=lambda one: (not set(moved).isdisjoint(one[1]), one[0])):
            if not (same.part if apart else same.tie)(*ends):
                wanted[self._key(target)] = None
        return wanted

    def released(self, instances: Sequence[int]) -> Wanted:
        """Return the entries after which nothing is said about the instances of any side, -1 for none."""
        gone = {(side, number) for side, number in enumerate(instances) if number >= 0}
        return dict.fromkeys(
            self._key(target) for target, ends, _ in self._members() if not gone.isdisjoint(ends)
        )

    def with_entries(self, wanted: Wanted) -> "Pairings":
        """Return the pairings as they are once entries are as wanted."""
        after = {**self._entries, **{key.target: one for key, one in wanted.items()}}
        left = {target: one for target, one in after.items() if one is not None}
        return Pairings(self._document, self._identities, left, self._addressed)

    def constraints(self) -> "Found":
        """Return the constraints these are, and those about instances that are no longer there."""
        pairs: dict[bool, set[IdPair]] = {True: set(), False: set()}
        among: set[AmongPair] = set()
        known = {target: ends for target, ends, _ in self._members()}
        for target, (one, other) in known.items():
            both, together = (self._identity(one), self._identity(other)), self._entries[target].together
            if len(self._identities) > 2:
                among.add(AmongPair((one[0], other[0]), *both, together))
            else:
                pairs[together].add(both)
        lost = {target: one for target, one in sorted(self._entries.items()) if target not in known}
        said = Constraints(frozenset(pairs[True]), frozenset(pairs[False]), among=frozenset(among))
        return Found(said, lost)

    def each(self) -> Iterator[tuple[str, Pairing, "Pairings"]]:
        """Yield target, entry, and itself alone of each, whatever the order they were entered in."""
        for target, one in sorted(self._entries.items()):
            alone = Pairings(self._document, self._identities, {target: one}, self._addressed)
            yield target, one, alone

    def _members(self) -> Iterator[tuple[str, tuple[Member, Member], bool]]:
        """Yield of the entries whose instances are there: target, both, whether they are kept apart."""
        known = [
            {instance_address(one): (side, number) for number, one in enumerate(own)}
            for side, own in enumerate(self._addressed)
        ]
        for target, one in sorted(self._entries.items()):
            ends = [
                known[side].get(said) if side < len(known) else None
                for side, said in zip(one.sides, (one.first, one.second), strict=True)
            ]
            if ends[0] is not None and ends[1] is not None:
                yield target, (ends[0], ends[1]), not one.together

    def _entry(self, pair: tuple[Member, Member], *, together: bool, by: str, at: str) -> Pairing:
        first, second = (instance_address(self._addressed[side][number]) for side, number in pair)
        return Pairing(first, second, together, by, at, sides=(pair[0][0], pair[1][0]))

    def _identity(self, member: Member) -> StableId:
        side, number = member
        return self._identities[side][number]

    def _key(self, target: str) -> Key:
        return Key(Kind.PAIRING, self._document, target)


def pairing_target(one: Pairing) -> str:
    """Return the address of a pairing; that of the first two sides is without their numbers."""
    sides = () if one.sides == (0, 1) else one.sides
    return address("pairing", *sides, one.first, one.second)


class Found(NamedTuple):
    """What pairings come to: constraints, and by target what is about instances that are not there."""

    constraints: Constraints
    lost: Mapping[str, Pairing]


def rows_by_hand(nodes: Nodes, targets: Targets, entries: Mapping[str, Entry]) -> dict[int, bool]:
    """Return the rows of annotations that somebody paired, True, or else kept apart from others."""
    said: dict[tuple[int, str], bool] = {}
    for one in entries.values():
        if isinstance(one, Pairing):
            for end in zip(one.sides, (one.first, one.second), strict=True):
                said[end] = said.get(end, False) or one.together
    found: dict[int, bool] = {}
    for row, level in enumerate(nodes.level if entries else ()):
        if level in (Level.INSTANCE, Level.MENTION):
            own = [(side, arrays.instance[row]) for side, arrays in enumerate(nodes.sides)]
            there = [(side, targets.instance(side, number)) for side, number in own if number >= 0]
            told = [said[end] for end in there if end in said]
            if told:
                found[row] = any(told) and len(there) > 1
    return found


def row_of(nodes: Nodes, targets: Targets, one: Pairing) -> int:
    """Return the row where the first of two annotations stands that a pairing is about, -1 if there is none.

    It is the second's where the first is no longer there.
    """
    for side, target in zip(one.sides, (one.first, one.second), strict=True):
        for row, level in enumerate(nodes.level):
            number = nodes.sides[side].instance[row]
            annotation = level in (Level.INSTANCE, Level.MENTION) and number >= 0
            if annotation and targets.instance(side, number) == target:
                return row
    return -1


def members_of(nodes: Nodes, row: int) -> list[Member]:
    """Return the instances that a row, or the one it lies in, puts together, by side.

    Raises ValueError for rows that are about no annotations, or about several of a side.
    """
    while row >= 0 and nodes.level[row] not in (Level.INSTANCE, Level.MENTION):
        row = nodes.parent[row]
    if row < 0:
        raise ValueError("that is no annotation: choose the annotations themselves")
    if nodes.more.get(row):
        raise ValueError("it stands for several annotations: choose one of those below it")
    numbers = [(side, arrays.instance[row]) for side, arrays in enumerate(nodes.sides)]
    return [(side, number) for side, number in numbers if number >= 0]


def instances_of(nodes: Nodes, row: int) -> tuple[int, ...]:
    """Return the numbers of `members_of` by side; -1 for none."""
    numbers = dict(members_of(nodes, row))
    return tuple(numbers.get(side, -1) for side in range(len(nodes.sides)))


def pair_of(nodes: Nodes, row_a: int, row_b: int) -> tuple[Member, Member]:
    """Return the pair that two rows give: what the first side has in the one, the second in the other.

    Where both have both, it is the first row's of the first side. Raises ValueError where there is none.
    """
    a, b = instances_of(nodes, row_a), instances_of(nodes, row_b)
    for first, second in ((a[0], b[1]), (b[0], a[1])):
        if first >= 0 and second >= 0:
            return (0, first), (1, second)
    raise ValueError("both are of the same side: choose one of each")


def joined(nodes: Nodes, row: int, other: int, sides: Collection[int]) -> tuple[list[Member], list[Member]]:
    """Return what stays in a row of several annotators, and what of another row comes to it.

    That is what ``sides`` have there, or without any all that the first row has not; whose place in the first
    row it takes stays there no longer. Raises ValueError where nothing would be put together.
    """
    here, there = members_of(nodes, row), members_of(nodes, other)
    taken = {side for side, _ in here}
    moved = [one for one in there if one not in here and (one[0] in sides if sides else one[0] not in taken)]
    come = {side for side, _ in moved}
    stay = [one for one in here if one[0] not in come]
    if not moved or not stay:
        raise ValueError("both are of the same annotator: choose what another one has")
    return stay, moved


def parted(nodes: Nodes, row: int, sides: Collection[int]) -> tuple[list[Member], list[Member]]:
    """Return what stays in a row, and what of ``sides`` is to leave it; of two by itself the second.

    Raises ValueError where nothing would stay, or leave; and of more than two where nobody is named.
    """
    here = members_of(nodes, row)
    if len(here) < 2:
        raise ValueError("it is alone already")
    if not sides and len(here) > 2:
        raise ValueError("several annotators have it: say whose stands apart")
    moved = [one for one in here if one[0] in (sides or {here[1][0]})]
    stay = [one for one in here if one not in moved]
    if not moved or not stay:
        raise ValueError("that would leave together what is together: choose some of those who have it")
    return stay, moved
