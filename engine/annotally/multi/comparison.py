"""Comparisons of two to nine annotators: two at a time, and the items these make together."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from typing import NamedTuple

from annotally.comparison import Comparison, Level, Nodes, Sides, UnitComparison, disagrees, sum_tables
from annotally.items import NONE, Item, Link, Member, items
from annotally.methods.pointers import Pointers, Targets
from annotally.methods.ranks import Ranks
from annotally.methods.registry import METHODS
from annotally.model.instances import Instance
from annotally.reports.tables import judged
from annotally.scoring.families import AnyTally, added, f1
from annotally.scoring.measures import ratio
from annotally.scoring.mentions import MentionTally
from annotally.scoring.tally import Status
from annotally.tasks.configured import as_keys
from annotally.tasks.definition import TaskDefinition

FEWEST, MOST = 2, 9
"""Annotators of one comparison."""
NO_START = 1 << 60
"""Where an instance without extent begins: behind all others."""

_NOT_COMPARED = frozenset({"undeclared-class", "ignored-label"})
"""The rules of instances that a task leaves aside."""
_LEFTOVER = "leftover"
"""The rule of objects that stand together as incorrect but are not aligned (M8)."""

Pair = tuple[int, int]
"""Two annotators by their numbers, the smaller first."""


class PairScore(NamedTuple):
    """What two annotators come to: the tally the task is judged by, its F, and over how many documents.

    The first annotator stands as the key.
    """

    tally: AnyTally
    f: Fraction | None
    documents: int


class MultiComparison:
    """Annotators of one corpus compared by a task as keys (M19), each with each; computed when asked for.

    ``sides`` holds an annotation set for each annotator. A document takes part in the comparisons of those
    who annotated it; for the others it is not there, and nothing in it is missing (C6). Nothing depends on
    the order of annotators, documents or instances (C3).

    Raises TaskError for a task that compares no two keys, ValueError for fewer than two annotators or more
    than nine.
    """

    def __init__(self, task: TaskDefinition, sides: Sides, documents: Sequence[str]) -> None:
        if not FEWEST <= len(sides.sets) <= MOST:
            raise ValueError(f"{len(sides.sets)} annotators; two to nine can be compared")
        chosen = as_keys(task)
        assert isinstance(chosen, TaskDefinition)
        self.task = chosen
        self.sides = sides
        self.documents = tuple(documents)
        self._comparer = METHODS[chosen.method](chosen)
        self._units: dict[tuple[str, int, int], UnitComparison] = {}
        self._said: dict[str, _Said] = {}
        self._items: dict[str, tuple[Item, ...]] = {}

    @property
    def annotators(self) -> tuple[str, ...]:
        """What the annotators are called."""
        return tuple(side.name for side in self.sides.sets)

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """Every two annotators."""
        return tuple(combinations(range(len(self.sides.sets)), 2))

    def seen(self, document: str) -> tuple[bool, ...]:
        """Tell of each annotator whether the document is one of theirs."""
        return tuple(document in side.documents for side in self.sides.sets)

    def shared(self, *annotators: int) -> tuple[str, ...]:
        """Return the documents that all of these annotated."""
        sets = [self.sides.sets[number] for number in annotators]
        return tuple(one for one in self.documents if all(one in side.documents for side in sets))

    # --- two at a time

    def unit(self, document: str, first: int, second: int) -> UnitComparison:
        """Return the comparison of two annotators in one document, ``first`` as the key; computed once."""
        known = self._units.get((document, first, second))
        if known is None:
            sets = (self.sides.sets[first], self.sides.sets[second])
            known = self._comparer.compare(document, Sides(sets, self.sides.documents))
            self._units[document, first, second] = known
        return known

    def comparison(self, first: int, second: int) -> Comparison:
        """Return the comparison of two annotators in all documents that both have, ``first`` as the key.

        It has no signature.
        """
        units = {one: self.unit(one, first, second) for one in self.shared(first, second)}
        names = self.annotators[first], self.annotators[second]
        return Comparison(self.task.name, "", names, units, sum_tables([u.table for u in units.values()]))

    def score(self, pair: Pair, documents: Sequence[str] | None = None) -> PairScore:
        """Return what two annotators come to, in all documents that both have, or in those of ``documents``.

        Ties that a method breaks by which side is the key are broken alike whoever stands first.
        """
        sets = [self.sides.sets[number] for number in pair]
        wanted = self.documents if documents is None else documents
        shared = [one for one in wanted if all(one in side.documents for side in sets)]
        total = judged(self.task, {})
        for document in shared:
            first, second = self._oriented(document, pair)
            tally = judged(self.task, self.unit(document, first, second).table)
            assert not isinstance(tally, MentionTally)  # such tasks compare no two keys
            total = added(total, tally if (first, second) == pair else tally.swapped())
        return PairScore(total, f1(total), len(shared))

    def matrix(self, documents: Sequence[str] | None = None) -> dict[Pair, PairScore]:
        """Return what every two annotators come to (`score`)."""
        return {pair: self.score(pair, documents) for pair in self.pairs}

    def pooled(self, documents: Sequence[str] | None = None) -> AnyTally:
        """Return the tallies of every two, summed."""
        total = judged(self.task, {})
        for score in self.matrix(documents).values():
            total = added(total, score.tally)
        return total

    # --- all together

    def compared(self, document: str) -> Iterator[tuple[Pair, Nodes]]:
        """Yield the nodes of every two who annotated a document, in an order that no name decides."""
        for pair in self.pairs_of(document):
            yield pair, self.unit(document, *pair).nodes

    def pairs_of(self, document: str) -> Iterator[Pair]:
        """Yield every two who annotated a document, who is first as their annotations alone decide."""
        having = [number for number, has in enumerate(self.seen(document)) if has]
        for pair in combinations(having, 2):
            yield self._oriented(document, pair)

    def rank(self, document: str, member: Member) -> int:
        """Return the rank of an instance by content: equal for those that say the same, whoever made them."""
        return self._content(document).ranks[member]

    def items(self, document: str) -> tuple[Item, ...]:
        """Return the items of a document, in reading order; computed once.

        Instances of classes that the task does not compare belong to none.
        """
        known = self._items.get(document)
        if known is None:
            known = self._items[document] = self._formed(document)
        return known

    def _formed(self, document: str) -> tuple[Item, ...]:
        seen = self.seen(document)
        instances = self.sides.instances(document)
        ranks = self._content(document).ranks
        links: list[Link] = []
        compared: set[Member] = set()
        for pair, nodes in self.compared(document):
            for row in objects(nodes):
                members = members_of(nodes, row, pair)
                compared.update(members)
                if len(members) == 2 and is_aligned(nodes, row):
                    links.append(_link(nodes, row, (members[0], members[1]), instances))
        starts = {
            (annotator, number): min(
                (extent.start for extent in instances[annotator][number].extents), default=NO_START
            )
            for annotator, number in compared
        }
        return items(sorted(compared), links, lambda member: (starts[member], ranks[member]), seen)

    def _content(self, document: str) -> "_Said":
        known = self._said.get(document)
        if known is None:
            instances = self.sides.instances(document)
            targets = [Targets(document, side) for side in instances]
            pointers = Pointers(targets, [frozenset()] * len(targets))
            ranks = Ranks(document, instances, pointers).everything()
            by_annotator: list[list[int]] = [[] for _ in instances]
            for (annotator, _), rank in ranks.items():
                by_annotator[annotator].append(rank)
            known = self._said[document] = _Said(ranks, [sorted(own) for own in by_annotator])
        return known

    def _oriented(self, document: str, pair: Pair) -> Pair:
        """Return two annotators in an order that their annotations alone decide.

        A method may break ties by the key's side first (A12); who is the key must not.
        """
        said = self._content(document).by_annotator
        return (pair[1], pair[0]) if said[pair[1]] < said[pair[0]] else pair


class _Said(NamedTuple):
    """What the annotators say in a document: the rank of each instance by content, and those of each."""

    ranks: Mapping[Member, int]
    by_annotator: Sequence[list[int]]


def objects(nodes: Nodes) -> Iterator[int]:
    """Yield the rows of the objects that are compared."""
    for row, level in enumerate(nodes.level):
        if level == Level.INSTANCE and nodes.rules[nodes.rule[row]] not in _NOT_COMPARED:
            yield row


def is_aligned(nodes: Nodes, row: int) -> bool:
    """Tell whether the two of a row are aligned: M8 puts objects together that are not."""
    return nodes.rules[nodes.rule[row]] != _LEFTOVER


def members_of(nodes: Nodes, row: int, pair: Pair) -> list[Member]:
    """Return what two annotators have in a row of their comparison."""
    return [
        (annotator, side.instance[row])
        for annotator, side in zip(pair, nodes.sides, strict=True)
        if side.instance[row] != NONE
    ]


def _link(
    nodes: Nodes, row: int, members: tuple[Member, Member], instances: Sequence[Sequence[Instance]]
) -> Link:
    why = nodes.why.get(row)
    one, other = (instances[annotator][number] for annotator, number in members)
    score = Fraction(*why.f) if why is not None and why.f is not None else _shared(one, other)
    below = nodes.status[row : nodes.end[row]]
    return Link(members, score, below.count(Status.COR), not disagrees(nodes, row))


def _shared(one: Instance, other: Instance) -> Fraction:
    """Return F of the characters that two instances hold: what a method without a score aligned them by."""
    places = [
        {n for extent in each.extents for n in range(extent.start, extent.end)} for each in (one, other)
    ]
    return ratio(2 * len(places[0] & places[1]), len(places[0]) + len(places[1])) or Fraction(
        one.extents == other.extents
    )
