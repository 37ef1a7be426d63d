"""RowAddresses of entries: rows of a comparison, addressed by content and never by a number (C7).

The address of a row is a digest of its place among the others: the document, the identities of the instances
it pairs, below these the slots and the texts of the fills of either side. The same row has the same address
however files are ordered, objects numbered and documents read again; a row with changed content is
another one.
"""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from hashlib import blake2b

import msgspec

from annotally.comparison.result import Level, Links, Nodes, Sides, UnitComparison
from annotally.model.annotation_sets import StableId, pointer_name, stable_ids
from annotally.model.instances import Instance, fill_text
from annotally.reports.tree.identities import OBJECTS

_SIZE = 16
"""Bytes of an address: with 10^9 rows the odds that two share one are 1 in 10^20."""


def address(*content: object) -> str:
    """Return the address of ``content``: strings, numbers, tuples, StableIds."""
    return blake2b(msgspec.json.encode(content), digest_size=_SIZE).hexdigest()


NOTES = "comment"
"""The folded name of the slot in which files keep remarks about an object: no part of its identity."""


def told_apart_by(document: str, instances: Sequence[Instance]) -> tuple[StableId, ...]:
    """Return the identities (C7) by which instances of a document are addressed, without remarks of files.

    Somebody may write one beside an object in its file, or change it, and entries about the object
    still fit it.
    """
    return stable_ids(document, [without_notes(instance) for instance in instances])


def without_notes(instance: Instance) -> Instance:
    """Return an instance without its remarks; itself where it has none."""
    slots = [slot for slot in instance.slots if slot.name.casefold() != NOTES]
    if len(slots) == len(instance.slots):
        return instance
    return msgspec.structs.replace(instance, slots=tuple(slots))


Addressing = Callable[[str, Sequence[Instance]], tuple[StableId, ...]]
"""A function that returns the identities by which instances of a document are addressed."""


def instance_address(identity: StableId) -> str:
    """Return the address of one instance of one side, whatever it is paired with."""
    return address("instance", identity)


class _Ranks:
    """Distinguishes rows that would have one address, by their order."""

    def __init__(self) -> None:
        self._seen: defaultdict[str, int] = defaultdict(int)

    def told_apart(self, candidate: str) -> str:
        """Return an address that no row before has."""
        # Rows of one address have the same content, so an entry fits each of them equally well; the number
        # only keeps two of them from sharing an entry. Rows come in preorder, which fixes the numbers.
        rank = self._seen[candidate]
        self._seen[candidate] += 1
        return address(candidate, rank) if rank else candidate


class RowAddresses:
    """The addresses of the rows of one unit."""

    def __init__(self, unit: UnitComparison, sides: Sides, addressing: Addressing = told_apart_by) -> None:
        """Take a unit; ``addressing`` gives the identities of instances, as `told_apart_by` does."""
        self.document = unit.document
        self._addressing = addressing
        self._unit = unit
        self._instances = sides.instances(unit.document)

    @property
    def links(self) -> Links:
        """The links between the rows."""
        return self._unit.links

    @cached_property
    def _identities(self) -> list[tuple[StableId, ...]]:
        """The identities of instances, as rules compare them."""
        return [stable_ids(self.document, side) for side in self._instances]

    @cached_property
    def _addressed(self) -> list[tuple[StableId, ...]]:
        """The identities that address the instances."""
        return [self._addressing(self.document, side) for side in self._instances]

    def address(self, row: int) -> str:
        """Return the address of a row.

        Addresses are made when asked for: those of whole objects alone cost a third of all.
        """
        known_address = self._whole.get(row)
        return self.addresses[row] if known_address is None else known_address

    def row(self, target: str) -> int | None:
        """Return the row of an address, None where the comparison has none."""
        number = self._objects.get(target)
        return self._rows.get(target) if number is None else number

    @cached_property
    def addresses(self) -> Sequence[str]:
        """The addresses by row."""
        return self._all()

    @cached_property
    def _rows(self) -> Mapping[str, int]:
        return {target: row for row, target in enumerate(self.addresses)}

    @cached_property
    def _objects(self) -> Mapping[str, int]:
        return {target: row for row, target in self._whole.items()}

    def identity(self, side: int, number: int) -> StableId:
        """Return the identity of an instance of one side, with its number among equal ones."""
        return self._identities[side][number]

    def instance(self, side: int, number: int) -> str:
        """Return the address of an instance of one side."""
        return instance_address(self._addressed[side][number])

    @cached_property
    def _whole(self) -> Mapping[int, str]:
        """The addresses of the rows that stand for a document, for objects, or for sets of them."""
        # Each address is a digest of content alone; equal content is told apart by its order. O(rows).
        nodes, members, ranks = self._unit.nodes, self._members(), _Ranks()
        addresses: dict[int, str] = {}
        for row, level in enumerate(nodes.level):
            if level == Level.DOCUMENT:
                addresses[row] = ranks.told_apart(address(self.document))
            elif row in members:
                addresses[row] = ranks.told_apart(address(self.document, level, members[row]))
            elif level in OBJECTS:
                addresses[row] = ranks.told_apart(address(self.document, level, self._paired(nodes, row)))
        return addresses

    def _all(self) -> list[str]:
        # Preorder: the address of the row above is known before those below it are made, and each digest
        # contains it. Texts are spelled with pointers by their targets' addresses, since names are a file's
        # own (C3).
        nodes, whole, ranks = self._unit.nodes, self._whole, _Ranks()
        addresses: list[str] = []
        spelled = [self._spelling(side) for side in range(len(self._instances))]
        for row, level in enumerate(nodes.level):
            target = whole.get(row)
            if target is None:
                parent = addresses[nodes.parent[row]] if nodes.parent[row] >= 0 else ""
                texts = [self._said(nodes, row, side, spelled[side]) for side in range(len(self._instances))]
                name = nodes.names[nodes.name[row]].casefold()
                target = ranks.told_apart(address(parent, level, name, texts))
            addresses.append(target)
        return addresses

    def _paired(self, nodes: Nodes, row: int) -> list[list[StableId]]:
        merged_refs, identities = nodes.more.get(row, ()), list[list[StableId]]()
        for side, arrays in enumerate(nodes.sides):
            first = arrays.instance[row]
            if not merged_refs:  # as of most rows: nothing to sort
                identities.append([self._addressed[side][first]] if first >= 0 else [])
                continue
            numbers = [first] if first >= 0 else []
            numbers += [ref.instance for ref in merged_refs if ref.side == side]
            identities.append(sorted(self._addressed[side][number] for number in numbers))
        return identities

    def _members(self) -> dict[int, list[list[tuple[int, StableId]]]]:
        """Return the mentions of classes, and of components by their classes, of either side."""
        # The mentions of a class are collected from the links in one pass; a component is the sorted list of
        # its classes, so that the order of files and annotators does not matter.
        nodes = self._unit.nodes
        members_by_group: defaultdict[int, list[tuple[int, StableId]]] = defaultdict(list)
        for mention, group in self._unit.links.of("member"):
            for refs in nodes.node(mention).refs:
                for ref in refs:
                    member = (ref.side, self._addressed[ref.side][ref.instance])
                    members_by_group[group].append(member)
        members_by_row: dict[int, list[list[tuple[int, StableId]]]] = {}
        for row, level in enumerate(nodes.level):
            if level == Level.CLASS:
                members_by_row[row] = [sorted(members_by_group[row])]
            elif level == Level.COMPONENT:
                inside = range(row + 1, nodes.end[row])
                members_by_row[row] = sorted(
                    sorted(members_by_group[at]) for at in inside if nodes.level[at] == Level.CLASS
                )
        return members_by_row

    def _spelling(self, side: int) -> dict[str, str]:
        """Return the spelling of pointers: by their targets, for names are a file's own."""
        return {
            pointer_name(self.document, instance).casefold(): instance_address(identity)
            for instance, identity in zip(self._instances[side], self._addressed[side], strict=True)
        }

    def _said(self, nodes: Nodes, row: int, side: int, spelled: Mapping[str, str]) -> list[list[str]]:
        arrays = nodes.sides[side]
        if arrays.instance[row] < 0:
            return []
        return _fills(
            self._instances[side][arrays.instance[row]],
            arrays.slot[row],
            arrays.alternative[row],
            arrays.fill[row],
            spelled,
        )


def _fills(
    instance: Instance, slot: int, alternative: int, fill: int, spelled: Mapping[str, str]
) -> list[list[str]]:
    """Return the texts of a slot's alternatives, of one of them, or of one fill of it."""
    # Sorted on both levels, so that neither the order of fills nor that of alternatives is part of the
    # address.
    if slot < 0:
        return [[""]]
    alternatives = instance.slots[slot].alternatives
    chosen = alternatives if alternative < 0 else alternatives[alternative : alternative + 1]
    fills = [
        alternative_part.fills if fill < 0 else alternative_part.fills[fill : fill + 1]
        for alternative_part in chosen
    ]
    return sorted(sorted(fill_text(text_fill, spelled) for text_fill in group) for group in fills)
