"""The result of a comparison, which every view, report and test reads.

A comparison is made of units (document pairs). A unit holds its nodes flat, in preorder, in parallel arrays,
so that a corpus of a million fills costs megabytes and crosses a process boundary in one piece. `PairNode` is
a view of one row, built on demand.
"""

from array import array
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence, Set
from enum import IntEnum
from itertools import compress
from typing import NamedTuple

import msgspec

from annotally.comparison.items import Votes
from annotally.comparison.links import LINK_KINDS as LINK_KINDS
from annotally.comparison.links import Links as Links
from annotally.comparison.moved_documents import MovedDocument
from annotally.comparison.reason_codes import RULES as RULES
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.instance_columns import made
from annotally.model.instances import Instance
from annotally.model.text import Document, Section
from annotally.scoring.families import AnyColumn, added, family_of
from annotally.scoring.families import AnyTally as AnyTally
from annotally.scoring.measures import Amount
from annotally.scoring.tally import Status
from annotally.text.alignment.block_table import BLOCK_KINDS as BLOCK_KINDS
from annotally.text.alignment.block_table import BlockTable as BlockTable

RowKey = tuple[str, ...]
"""Names a row of the score table: ``("slot", "enamex", "type")``, ``("total",)``."""

TallyTable = Mapping[RowKey, AnyTally]
"""Tallies by row of the score table."""

LabelPair = tuple[str, str]
"""Labels of reference and hypothesis; empty: nothing, spurious or missing."""


class UnitTotals(NamedTuple):
    """The parts of a unit that add up over documents; a method that compares no labels has no label pairs."""

    table: TallyTable
    label_pairs: Mapping[LabelPair, int] = {}
    """How many pairs, and annotations alone, have these labels."""


TOTAL: RowKey = ("total",)
TEXT_FILTER: RowKey = ("text-filter",)
"""Whether the sides agree on which texts are relevant (M12)."""
WORDS: RowKey = ("words",)
"""The words of texts that differ, as aligned: word errors count as slots do, the error rate is S5's."""


class Level(IntEnum):
    """Kind of thing that a node pairs."""

    DOCUMENT = 0
    COMPONENT = 1
    CLASS = 2
    INSTANCE = 3
    SLOT = 4
    ALTERNATIVE = 5
    FILL = 6
    MENTION = 7


class Share(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """Contribution of a node to a cell of the table."""

    row: RowKey
    column: AnyColumn
    amount: Amount = 1


class Ref(NamedTuple):
    """A thing on one side: numbers of side and instance, and of slot, alternative and fill below it.

    ``path`` is as long as the thing is deep: empty for an instance, (slot,), (slot, alternative),
    (slot, alternative, fill).
    """

    side: int
    instance: int
    path: tuple[int, ...] = ()


class Loser(msgspec.Struct, frozen=True, gc=False):
    """A candidate that was considered and not chosen.

    ``f`` is exact, as numerator and denominator; ``weighted`` the sum of weights that is held against a
    threshold, None where there is no such thing. ``reason`` is one of the codes in `reason_codes.REASONS`.
    """

    side: int
    instance: int
    f: tuple[int, int]
    weighted: float | None
    reason: str
    taken_by: int = -1
    """The instance on the other side that took it, if one did."""


class Cause(msgspec.Struct, frozen=True, gc=False):
    """A pointer that makes an object optional which is not marked so (M17).

    ``instance`` points to the object, or is what it points to, on the same side; ``slot`` names the slot of
    the one that points. ``reason`` is one of the codes in `reason_codes.CAUSES`.
    """

    side: int
    instance: int
    slot: str
    reason: str


class DimensionValue(msgspec.Struct, frozen=True, gc=False):
    """How alike two annotations are in one dimension (MAT): ``similarity`` counts with ``weight``.

    Both are exact, as numerator and denominator. ``parts`` are the attributes that a remainder gathers; they
    have no weights of their own. ``dead``: the weight counts, though nothing is compared (A5).
    """

    name: str
    method: str
    weight: tuple[int, int]
    similarity: tuple[int, int]
    parts: "tuple[DimensionValue, ...]" = ()
    dead: bool = False


LOSERS_KEPT = 3
"""How many candidates that were not taken are recorded per instance, the nearest first."""


class Why(msgspec.Struct, frozen=True, gc=False):
    """Record of the mapper about an instance node: never recomputed by a window."""

    rule: str
    """A code in `RULES`."""
    f: tuple[int, int] | None = None
    weighted: float | None = None
    threshold: int | None = None
    losers: tuple[Loser, ...] = ()
    causes: tuple[Cause, ...] = ()
    """Why an object is optional that is not marked so; empty for all others."""
    dimensions: tuple[DimensionValue, ...] = ()
    """Dimensions a pair was compared by (MAT); ``f`` is then its similarity, which these add up to."""


class PairNode(NamedTuple):
    """A row of a unit, as a value.

    ``refs`` holds, per side, the things paired here; a side without one has an empty tuple.
    ``chosen`` is the alternative compared, per side (-1: none).
    """

    row: int
    depth: int
    level: Level
    name: str
    status: Status
    refs: tuple[tuple[Ref, ...], ...]
    chosen: tuple[int, ...]
    shares: tuple[Share, ...]
    rule: str
    why: Why | None


class SideArrays(msgspec.Struct, gc=False):
    """Where the things of one side stand, one entry per node; -1 where there is none or it is not as deep."""

    instance: "array[int]"
    slot: "array[int]"
    alternative: "array[int]"
    fill: "array[int]"


class Nodes(msgspec.Struct, gc=False):
    """The nodes of one unit, in preorder. Use `NodeBuilder` to make one.

    ``parent`` is -1 for the first node; ``end[i]`` is one past the last descendant of ``i``.
    ``share`` indexes `bundles`, ``name`` indexes `names`, ``rule`` indexes `rules`.
    """

    level: bytes
    depth: bytes
    status: bytes
    parent: "array[int]"
    end: "array[int]"
    name: "array[int]"
    share: "array[int]"
    rule: bytes
    sides: tuple[SideArrays, ...]
    names: tuple[str, ...]
    bundles: tuple[tuple[Share, ...], ...]
    rules: tuple[str, ...]
    why: Mapping[int, Why]
    more: Mapping[int, tuple[Ref, ...]] = {}
    """Of the few rows that stand for several instances of a side, all but the first of that side."""

    def __len__(self) -> int:
        return len(self.level)

    def node(self, index: int) -> PairNode:
        """Return row ``index`` as a value."""
        refs = tuple(self._refs(number, index) for number in range(len(self.sides)))
        chosen = tuple(side.alternative[index] for side in self.sides)
        return PairNode(
            index,
            self.depth[index],
            Level(self.level[index]),
            self.names[self.name[index]],
            Status(self.status[index]),
            refs,
            chosen,
            self.bundles[self.share[index]],
            self.rules[self.rule[index]],
            self.why.get(index),
        )

    def _refs(self, number: int, index: int) -> tuple[Ref, ...]:
        side = self.sides[number]
        if side.instance[index] < 0:
            return ()
        # Slot, alternative and fill down to the first -1: the path is as long as the thing is deep.
        path = []
        for step in (side.slot[index], side.alternative[index], side.fill[index]):
            if step < 0:
                break
            path.append(step)
        more = self.more.get(index, ())
        return (Ref(number, side.instance[index], tuple(path)), *(ref for ref in more if ref.side == number))

    def children(self, index: int) -> Iterator[int]:
        """Yield the direct children of row ``index``."""
        # In preorder the first child is the next row, and each further one begins where the one before ends.
        child = index + 1
        while child < self.end[index]:
            yield child
            child = self.end[child]

    def objects(self) -> Iterator[int]:
        """Yield the rows of whole annotations that lie in no other, in reading order."""
        row = 0
        while row < len(self):
            is_object = self.level[row] in (Level.INSTANCE, Level.MENTION)
            if is_object:
                yield row
            row = self.end[row] if is_object else row + 1

    def with_instances(self, members: Set[tuple[int, int]]) -> list[int]:
        """Return the rows of whole annotations that have any of these: sides and numbers of instances."""
        return [
            row
            for row, level in enumerate(self.level)
            if level in (Level.INSTANCE, Level.MENTION)
            and (
                any((number, side.instance[row]) in members for number, side in enumerate(self.sides))
                or any((ref.side, ref.instance) in members for ref in self.more.get(row, ()))
            )
        ]

    def with_share(self, row: RowKey, column: AnyColumn) -> list[int]:
        """Return the rows that add to a cell of the table, in preorder; a click on the cell shows them."""
        bundles = {
            number
            for number, bundle in enumerate(self.bundles)
            if any(share.row == row and share.column is column for share in bundle)
        }
        return [index for index, number in enumerate(self.share) if number in bundles] if bundles else []

    def with_shares(self, index: int, shares: tuple[Share, ...]) -> "Nodes":
        """Return the nodes with more shares in row ``index``."""
        if not shares:
            return self
        bundles = (*self.bundles, (*self.bundles[self.share[index]], *shares))
        numbers = array("i", self.share)
        numbers[index] = len(bundles) - 1
        return msgspec.structs.replace(self, share=numbers, bundles=bundles)

    def table(self) -> dict[RowKey, AnyTally]:
        """Return the sum of all shares by row; the family of a row is that of its shares' columns."""
        # Rows share few distinct bundles: each is added once, times the number of rows that have it.
        return sum_shares((self.bundles[number], times) for number, times in Counter(self.share).items())


def sum_shares(counted: Iterable[tuple[tuple[Share, ...], int]]) -> dict[RowKey, AnyTally]:
    """Return the sum of bundles of shares by row, each as often as it was counted."""
    amounts: dict[RowKey, list[Amount]] = {}
    families = {}
    for bundle, times in counted:
        for share in bundle:
            if share.row not in amounts:
                family = families[share.row] = family_of(share.column)
                amounts[share.row] = [0] * len(family.columns)
            amounts[share.row][share.column] += share.amount * times
    return {row: families[row].make(*values) for row, values in amounts.items()}


RowValues = tuple[int, ...]
"""A node but for its instances: level, depth, status, the numbers of rule, name and bundle of shares; its
parent and one past its last descendant, counted from the row itself; slot, alternative and fill by side."""


class Passage(msgspec.Struct, frozen=True, eq=False, gc=False):
    """The rows of one object below the document, to be repeated for objects that compare in the same way.

    ``absent`` lists by side the rows, counted from the first, that have nothing there though the object has.
    """

    rows: tuple[RowValues, ...]
    names: tuple[str, ...]
    rules: tuple[str, ...]
    bundles: tuple[tuple[Share, ...], ...]
    absent: tuple[tuple[int, ...], ...]


class Repetition(msgspec.Struct, frozen=True, gc=False):
    """An object that compares like one before it: the rows of a passage with other instances.

    ``row`` is the row of the outline ahead of which it stands, ``instances`` has a number per side, -1 where
    it has none. ``shares`` are those of the first row; None: those of the passage.
    """

    row: int
    passage: Passage
    instances: tuple[int, ...]
    why: Why
    shares: tuple[Share, ...] | None = None


class Outline(NamedTuple):
    """The nodes of a unit that repeat no others, and the objects between them that do.

    Reasons may lack their losers, and classes of mentions their shares: an outline is made for JSON, which
    shows neither.
    """

    nodes: Nodes
    repetitions: Sequence[Repetition]

    def table(self) -> dict[RowKey, AnyTally]:
        """Return the table of all nodes, as `Nodes.table` does."""
        repeated = Counter((repetition.passage, repetition.shares) for repetition in self.repetitions)
        counted = [(self.nodes.bundles[number], times) for number, times in Counter(self.nodes.share).items()]
        for (passage, shares), times in repeated.items():
            first, *below = passage.bundles
            counted += [(bundle, times) for bundle in (first if shares is None else shares, *below)]
        return sum_shares(counted)


NodePlace = tuple[int, int, int, int]
"""Where a thing stands on one side: instance, slot, alternative, fill; -1 from where it is not as deep."""

NO_PLACE: NodePlace = (-1, -1, -1, -1)


class UnitComparison(msgspec.Struct, frozen=True, eq=False):
    """The comparison of one document pair. ``table`` equals the sum of the nodes' shares.

    A method that has its table without nodes gives a function that makes them (``nodes_or_maker``). It is
    called at the first access to the nodes, or when the unit is copied or compared, and then released.
    """

    document: str
    nodes_or_maker: Nodes | Callable[[], Nodes]
    table: Mapping[RowKey, AnyTally]
    links: Links = Links()
    blocks: BlockTable | None = None
    """How the texts of the sides are aligned where they differ; None: they are the same (C5)."""
    votes: Votes | None = None
    """Of more than two annotators: how they voted, by row."""
    label_pairs: Mapping[LabelPair, int] = {}
    """How many pairs, and annotations alone, have these labels; empty for methods without labels."""
    outline_maker: Callable[[], Outline] | None = None
    """Makes the outline of the nodes as long as these are not made; None: the method has none."""

    @property
    def totals(self) -> UnitTotals:
        """The parts that add up over documents."""
        return UnitTotals(self.table, self.label_pairs)

    @property
    def nodes(self) -> Nodes:
        """The nodes, made at the first access."""
        nodes = self.nodes_or_maker
        if not isinstance(nodes, Nodes):
            nodes = nodes()
            msgspec.structs.force_setattr(self, "nodes_or_maker", nodes)
            msgspec.structs.force_setattr(self, "outline_maker", None)
        return nodes

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        parts = self.document, self.nodes, self.table, self.links, self.blocks, self.votes, self.label_pairs
        return UnitComparison, parts

    def __eq__(self, other: object) -> bool:
        # The tables are compared first: where they differ, the nodes need not be made.
        alike = isinstance(other, UnitComparison) and self.table == other.table
        return alike and self.__reduce__() == other.__reduce__()

    def __repr__(self) -> str:
        return f"UnitComparison({self.document!r}, table={self.table!r})"

    def open_count(self) -> int:
        """Return how many instance nodes disagree, or hold a fill that does, and how many class nodes do."""
        # A disagreement in a subtree is a byte in a slice of all: it is found without making the slice.
        nodes = self.nodes
        find, end = nodes.status.translate(_IS_DISAGREEMENT).find, nodes.end
        rows = compress(range(len(nodes.level)), nodes.level.translate(_IS_OBJECT))
        return sum(find(1, row, end[row]) >= 0 for row in rows)


_IS_OBJECT = bytes(level in (Level.INSTANCE, Level.CLASS) for level in range(256))
_IS_DISAGREEMENT = bytes(status in [value for value in Status if value.disagreement] for status in range(256))


_DISAGREEING = bytes(status for status in Status if status.disagreement)


def disagrees(nodes: Nodes, index: int) -> bool:
    """Tell whether row ``index`` or anything below it is PAR, INC, MIS or SPU."""
    # The subtree is one slice of bytes; removing the disagreeing statuses shortens it if there are any.
    below = nodes.status[index : nodes.end[index]]
    return len(below.translate(None, _DISAGREEING)) != len(below)


class Comparison(msgspec.Struct, frozen=True):
    """The whole result: units by document, in corpus order, and the table summed over them.

    ``manual`` is how many pairs people made or took apart in it, which its signature shows (C4).
    """

    task: str
    signature: str
    sides: tuple[str, ...]
    units: Mapping[str, UnitComparison]
    table: Mapping[RowKey, AnyTally]
    manual: int = 0


def sum_tables(tables: Sequence[Mapping[RowKey, AnyTally]]) -> dict[RowKey, AnyTally]:
    """Return the sum of tables by row."""
    total: dict[RowKey, AnyTally] = {}
    for table in tables:
        for row, tally in table.items():
            subtotal = total.get(row)
            total[row] = tally if subtotal is None else added(subtotal, tally)
    return total


class Sides(NamedTuple):
    """Inputs of a method: the annotation sets to compare, key first, and the documents they stand on."""

    sets: tuple[AnnotationSet, ...]
    documents: Mapping[str, Document]
    texts: tuple[Mapping[str, Document], ...] = ()
    """Per side the documents it stands on, where texts may differ; empty: all stand on ``documents``."""

    segments: Mapping[str, tuple[Section, ...]] = {}
    """Of a document that is a corpus, because a side is unsegmented: the key's documents in it (H8)."""

    moved: Mapping[str, Mapping[str, MovedDocument]] = {}
    """The documents in which a side is compared on another text than its files have, by its name (C5)."""

    set_aside: Collection[str] = ()
    """The documents that are not compared, because their texts are not the same (C5)."""

    not_carried: int = 0
    """How many annotations have no words in the text that is compared."""

    untrimmed: tuple[AnnotationSet, ...] = ()
    """Where edges do not count: the sets with the extents of their files; else empty."""

    @property
    def moved_documents(self) -> frozenset[str]:
        """The documents in which annotations of any side were moved to another text (C5)."""
        return frozenset(name for documents in self.moved.values() for name in documents)

    def text(self, side: int, document: str) -> Document | None:
        """Return the document a side stands on, None where there is no text of it."""
        return (self.texts[side] if self.texts else self.documents).get(document)

    def instances(self, document: str) -> tuple[Sequence[Instance], ...]:
        """Return the instances of each side in a document; none where it does not have it (C6)."""
        return tuple(map(made, self.stored_instances(document)))

    def stored_instances(self, document: str) -> tuple[Sequence[Instance], ...]:
        """Return the instances as `instances` does; those in columns stay there."""
        entries = (side.documents.get(document) for side in self.sets)
        return tuple(entry.instances if entry is not None else () for entry in entries)

    def label(self, document: str) -> str:
        """Return a document's id as users see it: as the text writes it, or the id where there is no text."""
        text = self.documents.get(document)
        return text.label if text is not None else document
