"""What people say about who goes with whom: entries of the ledger, and the constraints they are (C4)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from annotally.adjudication.entries import Entry, Kind, Pairing
from annotally.adjudication.ledger import Key
from annotally.adjudication.targets import Targets, address, instance_address
from annotally.comparison import Level, Nodes
from annotally.constraints import Constraints, IdPair
from annotally.mapping.candidates import Pair
from annotally.model.sets import StableId

Wanted = Mapping[Key, Pairing | None]
"""Entries as they are to be; None: gone."""


class Pairings:
    """The pairings of one document; ``identities`` are those of its instances, by side."""

    def __init__(
        self, document: str, identities: Sequence[Sequence[StableId]], entries: Mapping[str, Entry]
    ) -> None:
        self._document = document
        self._identities = identities
        self._entries = {target: one for target, one in entries.items() if isinstance(one, Pairing)}

    def made(self, pair: Pair, *, together: bool, by: str = "", at: str = "") -> Wanted:
        """Return the entries that pair two instances, by their numbers, or take them apart.

        Other pairs made by hand that have one of the two come apart: each has one partner.
        """
        first, second = (
            instance_address(side[number]) for side, number in zip(self._identities, pair, strict=True)
        )
        wanted: dict[Key, Pairing | None] = {}
        if together:
            wanted |= dict.fromkeys(
                self._key(target)
                for target, one in self._entries.items()
                if one.together and (one.first == first or one.second == second)
            )
        own = address("pairing", first, second)
        known = self._entries.get(own)
        said = Pairing(first, second, together, by, at)
        if known is not None and known.together is together:
            said = known  # who said so first is not forgotten
        return {**wanted, self._key(own): said}

    def released(self, instances: Sequence[int]) -> Wanted:
        """Return the entries after which nothing is said about the instances of either side, -1 for none."""
        own = [
            instance_address(side[number]) if number >= 0 else ""
            for side, number in zip(self._identities, instances, strict=True)
        ]
        return dict.fromkeys(
            self._key(target)
            for target, one in self._entries.items()
            if one.first == own[0] or one.second == own[1]
        )

    def with_entries(self, wanted: Wanted) -> "Pairings":
        """Return the pairings as they are once entries are as wanted."""
        after = {**self._entries, **{key.target: one for key, one in wanted.items()}}
        left = {target: one for target, one in after.items() if one is not None}
        return Pairings(self._document, self._identities, left)

    def constraints(self) -> "Found":
        """Return the constraints these are, and those about instances that are no longer there."""
        known = [{instance_address(one): one for one in side} for side in self._identities]
        pairs: dict[bool, set[IdPair]] = {True: set(), False: set()}
        lost: dict[str, Pairing] = {}
        for target, one in sorted(self._entries.items()):
            if one.first in known[0] and one.second in known[1]:
                pairs[one.together].add((known[0][one.first], known[1][one.second]))
            else:
                lost[target] = one
        return Found(Constraints(frozenset(pairs[True]), frozenset(pairs[False])), lost)

    def each(self) -> Iterator[tuple[str, Pairing, "Pairings"]]:
        """Yield target, entry, and itself alone of each, whatever the order they were entered in."""
        for target, one in sorted(self._entries.items()):
            yield target, one, Pairings(self._document, self._identities, {target: one})

    def _key(self, target: str) -> Key:
        return Key(Kind.PAIRING, self._document, target)


class Found(NamedTuple):
    """What pairings come to: constraints, and by target what is about instances that are not there."""

    constraints: Constraints
    lost: Mapping[str, Pairing]


def rows_by_hand(nodes: Nodes, targets: Targets, entries: Mapping[str, Entry]) -> dict[int, bool]:
    """Return the rows of annotations that somebody paired, True, or else kept apart from others."""
    said: tuple[dict[str, bool], dict[str, bool]] = ({}, {})
    for one in entries.values():
        if isinstance(one, Pairing):
            for known, target in zip(said, (one.first, one.second), strict=True):
                known[target] = known.get(target, False) or one.together
    found: dict[int, bool] = {}
    for row, level in enumerate(nodes.level if entries else ()):
        if level in (Level.INSTANCE, Level.MENTION):
            numbers = [arrays.instance[row] for arrays in nodes.sides]
            told = [
                known[target]
                for side, (known, number) in enumerate(zip(said, numbers, strict=True))
                if number >= 0 and (target := targets.instance(side, number)) in known
            ]
            if told:
                found[row] = any(told) and min(numbers) >= 0
    return found


def row_of(nodes: Nodes, targets: Targets, one: Pairing) -> int:
    """Return the row where the first of two annotations stands that a pairing is about, -1 if there is none.

    It is the second's where the first is no longer there.
    """
    for side, target in enumerate((one.first, one.second)):
        for row, level in enumerate(nodes.level):
            number = nodes.sides[side].instance[row]
            annotation = level in (Level.INSTANCE, Level.MENTION) and number >= 0
            if annotation and targets.instance(side, number) == target:
                return row
    return -1


def instances_of(nodes: Nodes, row: int) -> Pair:
    """Return the numbers of the instances that a row, or the one it lies in, pairs; -1 for none.

    Raises ValueError for rows that are about no annotations, or about several of a side.
    """
    if len(nodes.sides) > 2:
        raise ValueError("who goes with whom is said between two: open two of the annotators")
    while row >= 0 and nodes.level[row] not in (Level.INSTANCE, Level.MENTION):
        row = nodes.parent[row]
    if row < 0:
        raise ValueError("that is no annotation: choose the annotations themselves")
    if nodes.more.get(row):
        raise ValueError("it stands for several annotations: choose one of those below it")
    return nodes.sides[0].instance[row], nodes.sides[1].instance[row]


def pair_of(nodes: Nodes, row_a: int, row_b: int) -> Pair:
    """Return the pair that two rows give: what the first side has in the one, the second in the other.

    Where both have both, it is the first row's of the first side. Raises ValueError where there is none.
    """
    a, b = instances_of(nodes, row_a), instances_of(nodes, row_b)
    for first, second in ((a[0], b[1]), (b[0], a[1])):
        if first >= 0 and second >= 0:
            return first, second
    raise ValueError("both are of the same side: choose one of each")
