"""Identities for the comparison of runs: the annotations of a document and the lowest rows below them.

They are identified by content, not by row or name, so that two trees, or a tree and a saved result, can be
laid side by side.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from annotally.comparison.result import Level, Nodes, disagrees
from annotally.model.instances import Instance
from annotally.reports.tables.content_digests import ContentDigests
from annotally.reports.tables.object_types import Types
from annotally.reports.tree.run_changes import FILL, OBJECT
from annotally.reports.tree.unit_tree import TreeTable
from annotally.scoring.tally import Status

Identity = tuple[str, str, str, str, str, int]
"""Level, side, digest of the object, slot, number or text of the fill, and rank among equals."""
KEY, RESPONSE = "key", "response"
OBJECTS = (Level.INSTANCE, Level.MENTION)
"""Levels of whole annotations."""
BELOW = (Level.SLOT, Level.ALTERNATIVE, Level.FILL)
_COUNTED = frozenset({Status.COR, Status.PAR, Status.INC, Status.MIS, Status.SPU})


class RunEntry(msgspec.Struct, frozen=True, gc=False):
    """An annotation or a lowest row below it as one run has it.

    ``status`` is None where it does not count, ``row`` -1 where it stands in a saved result.
    """

    row: int
    status: Status | None
    type: str
    slot: str
    key: str
    response: str


class Owner(msgspec.Struct, frozen=True, gc=False):
    """The annotation that an entry is, or belongs to: its type, and digests of its content on either side."""

    type: str
    key: str | None
    response: str | None


class RunEntries:
    """Gathers the entries of a document by identity, in the order of its tree."""

    def __init__(self) -> None:
        self.by_identity: dict[Identity, RunEntry] = {}
        self._ranks: Counter[tuple[str, ...]] = Counter()

    def object(
        self, owner: Owner, status: Status, *, wrong: bool, texts: Sequence[str], row: int = -1
    ) -> None:
        """Take in a whole annotation, right only where nothing of it disagrees (``wrong``)."""
        final_status = Status.INC if status is Status.COR and wrong else status
        self._add(OBJECT, owner, owner.key is not None, ("", "0"), (final_status, texts, row))

    def fill(
        self, owner: Owner, status: Status, slot: str, fill: int | None, texts: Sequence[str], row: int = -1
    ) -> None:
        """Take in a lowest row; ``fill`` is the number of the key's fill, None if the key has it not."""
        self._add(FILL, owner, fill is not None, (slot, str(fill)), (status, texts, row))

    def _add(
        self,
        level: str,
        owner: Owner,
        in_key: bool,
        place: tuple[str, str],
        details: tuple[Status, Sequence[str], int],
    ) -> None:
        """Add an entry, identified by its place if the key has it, else by its text in the response (C7)."""
        # Equal entries are told apart by their rank in the order of the tree.
        status, texts, row = details
        of_object = (owner.key if owner.key is not None else owner.response) or ""
        plain = (level, KEY if in_key else RESPONSE, of_object, place[0], place[1] if in_key else texts[1])
        rank = self._ranks[plain]
        self._ranks[plain] += 1
        counted = status if status in _COUNTED else None
        self.by_identity[*plain, rank] = RunEntry(row, counted, owner.type, place[0], texts[0], texts[1])


def run_entries(
    tree: TreeTable, instances: Sequence[Sequence[Instance]], types: Types
) -> dict[Identity, RunEntry]:
    """Return the entries of a document that is compared, in the order of its tree."""
    # Objects and leaf rows below them; rows without an owner, or below objects not scored, are left out.
    nodes, owners = tree.nodes, owners_of(tree, instances, types)
    gathered = RunEntries()
    for row, level in enumerate(nodes.level):
        lowest = is_lowest(nodes, row)
        if level not in OBJECTS and not lowest:
            continue
        above = owner_row(nodes, row)
        owner = owners.get(above)
        if owner is None or nodes.status[above] == Status.UNS:
            continue
        status, texts = Status(nodes.status[row]), (tree.texts[0][row], tree.texts[1][row])
        if lowest:
            key = nodes.sides[0]
            fill = max(key.fill[row], 0) if key.instance[row] >= 0 else None
            name = str(nodes.names[nodes.name[_slot(nodes, row)]])  # a Wording is encoded as no other text
            gathered.fill(owner, status, name, fill, texts, row)
        else:
            gathered.object(owner, status, wrong=disagrees(nodes, row), texts=texts, row=row)
    return gathered.by_identity


def owners_of(tree: TreeTable, instances: Sequence[Sequence[Instance]], types: Types) -> dict[int, Owner]:
    """Return the annotations that rows are about, by the row."""
    nodes = tree.nodes
    # The row of a pair belongs to both sides: its owner has the digest of either, None where one is missing.
    contents = [ContentDigests().of(tree.document, side) for side in instances]
    owners = {}
    for row, level in enumerate(nodes.level):
        numbers = [side.instance[row] for side in nodes.sides]
        if level not in OBJECTS or max(numbers) < 0:
            continue
        side_number = 0 if numbers[0] >= 0 else 1
        digests = [contents[side][number] if number >= 0 else None for side, number in enumerate(numbers)]
        owners[row] = Owner(types(instances[side_number][numbers[side_number]]), digests[0], digests[1])
    return owners


def is_lowest(nodes: Nodes, row: int) -> bool:
    """Tell whether a row is the lowest below an object, and not the object itself."""
    return nodes.level[row] in BELOW and nodes.end[row] == row + 1


def owner_row(nodes: Nodes, row: int) -> int:
    """Return the row of the annotation that a row is, or belongs to; the first of all where there is none."""
    return next((ancestor for ancestor in _above(nodes, row) if nodes.level[ancestor] in OBJECTS), 0)


def _slot(nodes: Nodes, row: int) -> int:
    """Return the row of the slot that a row belongs to."""
    return next((ancestor for ancestor in _above(nodes, row) if nodes.level[ancestor] == Level.SLOT), row)


def _above(nodes: Nodes, row: int) -> Iterator[int]:
    while row >= 0:
        yield row
        row = nodes.parent[row]
