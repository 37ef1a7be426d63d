"""Manual pairings: entries of the ledger, and the constraints that these are (C4)."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple

from annotally.adjudication.decisions.targets import RowAddresses, address, instance_address
from annotally.adjudication.project.entries import Entry, EntryKind, Pairing
from annotally.adjudication.project.ledger import EntryKey
from annotally.comparison.constraints import AmongPair, Constraints, IdPair
from annotally.comparison.equivalence import EquivalenceClasses
from annotally.comparison.items import Member
from annotally.comparison.result import Level, Nodes
from annotally.model.annotation_sets import StableId
from annotally.model.wording import Wording

PairingChanges = Mapping[EntryKey, Pairing | None]
"""The entries to set; None removes one."""


class Pairings:
    """The pairings of one document; ``identities`` are those of its instances, by side.

    ``addressed`` are the identities in their addresses (`told_apart_by`), by default the same.
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
        self._entries = {target: entry for target, entry in entries.items() if isinstance(entry, Pairing)}

    def made(
        self, stay: Iterable[Member], moved: Sequence[Member], *, together: bool, by: str = "", at: str = ""
    ) -> PairingChanges:
        """Return the entries that pair the instances ``moved`` with all that ``stay``, or part them.

        The last entry wins: earlier ones that contradict it are removed. As many of them stay as can,
        first those that are not about the moved ones.
        """
        # The new pairs enter a union-find first; each earlier entry is then tried in it, and removed if it
        # does not fit. Near-linear in the entries, but for the sorting.
        pairs = [(min(pair), max(pair)) for pair in product(stay, moved)]
        entries: dict[EntryKey, Pairing | None] = {}
        same = EquivalenceClasses()
        for pair in pairs:
            (same.tie if together else same.part)(*pair)
            pairing = self._entry(pair, together=together, by=by, at=at)
            earlier = self._entries.get(pairing_target(pairing))
            # An equal earlier entry stays, with its author.
            entries[self._key(pairing_target(pairing))] = (
                earlier if earlier is not None and earlier.together is together else pairing
            )
        unaffected = [
            earlier_entry for earlier_entry in self._members() if self._key(earlier_entry[0]) not in entries
        ]
        for target, ends, apart in sorted(
            unaffected,
            key=lambda earlier_entry: (not set(moved).isdisjoint(earlier_entry[1]), earlier_entry[0]),
        ):
            if not (same.part if apart else same.tie)(*ends):
                entries[self._key(target)] = None
        return entries

    def released(self, instances: Sequence[int]) -> PairingChanges:
        """Return the entries that remove all pairings of instances, one of each side, -1 for none."""
        members = {(side, number) for side, number in enumerate(instances) if number >= 0}
        return dict.fromkeys(
            self._key(target) for target, ends, _ in self._members() if not members.isdisjoint(ends)
        )

    def with_entries(self, entries: PairingChanges) -> "Pairings":
        """Return the pairings after entries have been set."""
        after = {**self._entries, **{key.target: entry for key, entry in entries.items()}}
        remaining = {target: entry for target, entry in after.items() if entry is not None}
        return Pairings(self._document, self._identities, remaining, self._addressed)

    def constraints(self) -> "Found":
        """Return the constraints these are, and those about instances that are no longer there."""
        # Of two sides the pairs become forced and forbidden ones, of more the entries of `AmongPair`. Entries
        # with an instance that is not there are returned as lost.
        pairs: dict[bool, set[IdPair]] = {True: set(), False: set()}
        among: set[AmongPair] = set()
        ends_by_target = {target: ends for target, ends, _ in self._members()}
        for target, (first, second) in ends_by_target.items():
            ids, together = (self._identity(first), self._identity(second)), self._entries[target].together
            if len(self._identities) > 2:
                among.add(AmongPair((first[0], second[0]), *ids, together))
            else:
                pairs[together].add(ids)
        lost = {
            target: entry for target, entry in sorted(self._entries.items()) if target not in ends_by_target
        }
        constraints = Constraints(frozenset(pairs[True]), frozenset(pairs[False]), among=frozenset(among))
        return Found(constraints, lost)

    def each(self) -> Iterator[tuple[str, Pairing, "Pairings"]]:
        """Yield target, entry, and the pairings of it alone, whatever the order they were entered in."""
        for target, entry in sorted(self._entries.items()):
            alone = Pairings(self._document, self._identities, {target: entry}, self._addressed)
            yield target, entry, alone

    def _members(self) -> Iterator[tuple[str, tuple[Member, Member], bool]]:
        """Yield the entries with present instances: target, both instances, whether they are kept apart."""
        # Addresses of the instances of each side are looked up in a hash map made once; entries are sorted by
        # their targets, so that nothing depends on the order in which they were made.
        members_by_address = [
            {instance_address(identity): (side, number) for number, identity in enumerate(side_ids)}
            for side, side_ids in enumerate(self._addressed)
        ]
        for target, entry in sorted(self._entries.items()):
            ends = [
                members_by_address[side].get(end_address) if side < len(members_by_address) else None
                for side, end_address in zip(entry.sides, (entry.first, entry.second), strict=True)
            ]
            if ends[0] is not None and ends[1] is not None:
                yield target, (ends[0], ends[1]), not entry.together

    def _entry(self, pair: tuple[Member, Member], *, together: bool, by: str, at: str) -> Pairing:
        first, second = (instance_address(self._addressed[side][number]) for side, number in pair)
        return Pairing(first, second, together, by, at, sides=(pair[0][0], pair[1][0]))

    def _identity(self, member: Member) -> StableId:
        side, number = member
        return self._identities[side][number]

    def _key(self, target: str) -> EntryKey:
        return EntryKey(EntryKind.PAIRING, self._document, target)


def pairing_target(pairing: Pairing) -> str:
    """Return the address of a pairing; that of the first two sides is without their numbers."""
    sides = () if pairing.sides == (0, 1) else pairing.sides
    return address("pairing", *sides, pairing.first, pairing.second)


class Found(NamedTuple):
    """Constraints of pairings, and by target the pairings of instances that are not there."""

    constraints: Constraints
    lost: Mapping[str, Pairing]


def rows_by_hand(nodes: Nodes, targets: RowAddresses, entries: Mapping[str, Entry]) -> dict[int, bool]:
    """Return the rows of annotations that somebody paired, True, or else kept apart from others."""
    # One pass over the entries and one over the rows; a row counts as paired only if it has two annotations
    # and a pairing of at least one of them.
    together_by_end: dict[tuple[int, str], bool] = {}
    for entry in entries.values():
        if isinstance(entry, Pairing):
            for end in zip(entry.sides, (entry.first, entry.second), strict=True):
                together_by_end[end] = together_by_end.get(end, False) or entry.together
    states: dict[int, bool] = {}
    for row, level in enumerate(nodes.level if entries else ()):
        if level in (Level.INSTANCE, Level.MENTION):
            numbers = [(side, arrays.instance[row]) for side, arrays in enumerate(nodes.sides)]
            there = [(side, targets.instance(side, number)) for side, number in numbers if number >= 0]
            end_states = [together_by_end[end] for end in there if end in together_by_end]
            if end_states:
                states[row] = any(end_states) and len(there) > 1
    return states


def row_of(nodes: Nodes, targets: RowAddresses, pairing: Pairing) -> int:
    """Return the row of the first annotation of a pairing, -1 if there is none.

    It is the row of the second where the first is no longer there.
    """
    for side, target in zip(pairing.sides, (pairing.first, pairing.second), strict=True):
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
    # A slot or a fill is about the object above it. A row for several annotations of one side names none of
    # them.
    while row >= 0 and nodes.level[row] not in (Level.INSTANCE, Level.MENTION):
        row = nodes.parent[row]
    if row < 0:
        raise ValueError(Wording("this row is not an annotation: choose an annotation"))
    if nodes.more.get(row):
        raise ValueError(Wording("this row contains several annotations: choose one of the rows below"))
    numbers = [(side, arrays.instance[row]) for side, arrays in enumerate(nodes.sides)]
    return [(side, number) for side, number in numbers if number >= 0]


def instances_of(nodes: Nodes, row: int) -> tuple[int, ...]:
    """Return the numbers of `members_of` by side; -1 for none."""
    numbers = dict(members_of(nodes, row))
    return tuple(numbers.get(side, -1) for side in range(len(nodes.sides)))


def pair_of(nodes: Nodes, row_a: int, row_b: int) -> tuple[Member, Member]:
    """Return the pair that two rows give: the first side's instance of the one, the second's of the other.

    Where both have both, it is the first row's of the first side. Raises ValueError where there is none.
    """
    a, b = instances_of(nodes, row_a), instances_of(nodes, row_b)
    for first, second in ((a[0], b[1]), (b[0], a[1])):
        if first >= 0 and second >= 0:
            return (0, first), (1, second)
    raise ValueError(Wording("both annotations are of the same side: choose one of each side"))


def joined(
    nodes: Nodes, row: int, other_row: int, sides: Collection[int]
) -> tuple[list[Member], list[Member]]:
    """Return the members that stay in a row of several annotators, and those of another row that come to it.

    Those of ``sides`` come, or without any those of all annotators that the first row lacks; a member of the
    first row that one of them replaces stays no longer. Raises ValueError where nothing would be put
    together.
    """
    # An annotator has one annotation in a row: who comes replaces the one that was there, which leaves the
    # row.
    here, there = members_of(nodes, row), members_of(nodes, other_row)
    present_sides = {side for side, _ in here}
    moved = [
        member
        for member in there
        if member not in here and (member[0] in sides if sides else member[0] not in present_sides)
    ]
    come = {side for side, _ in moved}
    stay = [member for member in here if member[0] not in come]
    if not moved or not stay:
        raise ValueError(
            Wording("both annotations are of the same annotator: choose one of another annotator")
        )
    return stay, moved


def parted(nodes: Nodes, row: int, sides: Collection[int]) -> tuple[list[Member], list[Member]]:
    """Return the members that stay in a row, and those of ``sides`` that leave it, by default the second.

    Raises ValueError where none would stay, or leave; and of more than two where no side is named.
    """
    here = members_of(nodes, row)
    if len(here) < 2:
        raise ValueError(Wording("this annotation is not paired: choose a row of several annotators"))
    if not sides and len(here) > 2:
        raise ValueError(Wording("several annotators have this annotation: choose whose annotation to split"))
    moved = [member for member in here if member[0] in (sides or {here[1][0]})]
    stay = [member for member in here if member not in moved]
    if not moved or not stay:
        raise ValueError(Wording("this would split nothing: choose some of the annotators"))
    return stay, moved
