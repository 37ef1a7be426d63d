"""Documents of several annotators: the comparisons of every two, and the items these make."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import combinations

from annotally.annotators.pair_constraints import UNBOUND, PairConstraints
from annotally.comparison.items import NONE, Item, ItemLink, Member, items
from annotally.comparison.result import Level, Nodes, Sides, UnitComparison, disagrees
from annotally.methods.registry import Comparer
from annotally.methods.templates.pointers import Pointers, Targets
from annotally.methods.templates.prepared import NO_START
from annotally.methods.templates.ranks import Ranks
from annotally.model.instances import Instance
from annotally.scoring.measures import ratio
from annotally.scoring.tally import Status

NOT_COMPARED = frozenset({"undeclared-class", "ignored-label"})
"""The rules of instances that a task leaves aside."""
_LEFTOVER = "leftover"
"""The rule of objects that stand together as incorrect but are not aligned (M8)."""

AnnotatorPair = tuple[int, int]
"""Two annotators by their numbers, the smaller first."""


class DocumentAmong:
    """A document under manual constraints, compared two annotators at a time when asked for."""

    def __init__(
        self,
        comparer: Comparer,
        sides: Sides,
        document: str,
        bonds: PairConstraints = UNBOUND,
        plain: "DocumentAmong | None" = None,
    ) -> None:
        """Take the document without constraints as ``plain``: it has the units that no constraint touches."""
        self._comparer, self._sides, self.document = comparer, sides, document
        # n annotators make n(n-1)/2 pairs. Pairs are compared when they are asked for, and of those without a
        # constraint the unit of ``plain`` is taken.
        self._bonds, self._plain = bonds, plain
        self._units: dict[AnnotatorPair, UnitComparison] = {}
        self.annotated_by = tuple(document in side.documents for side in sides.sets)

    def unit(self, first: int, second: int) -> UnitComparison:
        """Return the comparison of two annotators, ``first`` as the key; computed once.

        Raises InputRefused for manual pairs that the task never pairs.
        """
        unit = self._units.get((first, second))
        if unit is None:
            unit = self._units[first, second] = self._compare(first, second)
        return unit

    def _compare(self, first: int, second: int) -> UnitComparison:
        constraints = self._bonds.between(first, second)
        if self._plain is not None and not constraints:
            return self._plain.unit(first, second)
        sets = (self._sides.sets[first], self._sides.sets[second])
        return self._comparer.compare(self.document, Sides(sets, self._sides.documents), constraints)

    def pairs(self) -> Iterator[AnnotatorPair]:
        """Yield every two of its annotators, in the order that their annotations alone decide."""
        having = [number for number, has in enumerate(self.annotated_by) if has]
        for pair in combinations(having, 2):
            yield self.orient(pair)

    def pair_nodes(self) -> Iterator[tuple[AnnotatorPair, Nodes]]:
        """Yield the nodes of every two of its annotators, in an order that no name decides.

        Of one annotator alone those beside nothing: they say which annotations the task compares.
        """
        for pair in [self._beside_nothing] if self.is_alone else self.pairs():
            yield pair, self.unit(*pair).nodes

    @property
    def is_alone(self) -> bool:
        """Whether one annotator alone has it: nobody is compared in it."""
        return sum(self.annotated_by) == 1

    @property
    def _beside_nothing(self) -> AnnotatorPair:
        """The only annotator of the document, and an annotator without it."""
        return self.annotated_by.index(True), self.annotated_by.index(False)

    def orient(self, pair: AnnotatorPair) -> AnnotatorPair:
        """Return two annotators in an order that their annotations alone decide.

        A method may break ties by the key's side first (A12); who is the key must not.
        """
        # Content decides, by ranks in place of names: renaming an annotator changes no figure.
        ranks = self._ranks_by_annotator
        return (pair[1], pair[0]) if ranks[pair[1]] < ranks[pair[0]] else pair

    @cached_property
    def ranks(self) -> Mapping[Member, int]:
        """The rank of each instance by content: equal for those that say the same, whoever made them."""
        if self._plain is not None:
            return self._plain.ranks
        instances = self._sides.instances(self.document)
        targets = [Targets(self.document, side) for side in instances]
        pointers = Pointers(targets, [frozenset()] * len(targets))
        return Ranks(self.document, instances, pointers).everything()

    @cached_property
    def _ranks_by_annotator(self) -> list[list[int]]:
        """The sorted ranks of the instances of each annotator."""
        ranks: list[list[int]] = [[] for _ in self._sides.sets]
        for (annotator, _), rank in self.ranks.items():
            ranks[annotator].append(rank)
        return [sorted(annotator_ranks) for annotator_ranks in ranks]

    @cached_property
    def items(self) -> tuple[Item, ...]:
        """The items, in reading order. Instances of classes that the task does not compare belong to none."""
        instances = self._sides.instances(self.document)
        # Every aligned row of a comparison of two is a link of two instances; `grouped` merges links into
        # items of at most one instance of each annotator. Linear in the rows, but for the sorting.
        links: list[ItemLink] = []
        compared: set[Member] = set()
        for pair, nodes in self.pair_nodes():
            for row in objects(nodes):
                members = members_of(nodes, row, pair)
                compared.update(members)
                if len(members) == 2 and is_aligned(nodes, row):
                    link = _link(nodes, row, (members[0], members[1]), instances)
                    links.append(link._replace(by_hand=frozenset(members) in self._bonds.together))
        starts = {
            (annotator, number): min(
                (extent.start for extent in instances[annotator][number].extents), default=NO_START
            )
            for annotator, number in compared
        }
        ranks, constraints = self.ranks, self._bonds.manual
        return items(
            sorted(compared),
            links,
            lambda member: (starts[member], ranks[member]),
            self.annotated_by,
            constraints,
        )


def objects(nodes: Nodes) -> Iterator[int]:
    """Yield the rows of the objects that are compared."""
    for row, level in enumerate(nodes.level):
        if level == Level.INSTANCE and nodes.rules[nodes.rule[row]] not in NOT_COMPARED:
            yield row


def is_aligned(nodes: Nodes, row: int) -> bool:
    """Tell whether the two of a row are aligned: M8 puts objects together that are not."""
    return nodes.rules[nodes.rule[row]] != _LEFTOVER


def members_of(nodes: Nodes, row: int, pair: AnnotatorPair) -> list[Member]:
    """Return the members of a row in the comparison of two annotators."""
    return [
        (annotator, side.instance[row])
        for annotator, side in zip(pair, nodes.sides, strict=True)
        if side.instance[row] != NONE
    ]


def _link(
    nodes: Nodes, row: int, members: tuple[Member, Member], instances: Sequence[Sequence[Instance]]
) -> ItemLink:
    # The weight of a link when items are made: the score that the mapping recorded, else F over the
    # characters that both cover, for methods whose pairs have none. A subtree is one range of rows, so its
    # correct fills are counted in C.
    why = nodes.why.get(row)
    instance, other_instance = (instances[annotator][number] for annotator, number in members)
    score = (
        Fraction(*why.f) if why is not None and why.f is not None else _character_f(instance, other_instance)
    )
    below = nodes.status[row : nodes.end[row]]
    return ItemLink(members, score, below.count(Status.COR), not disagrees(nodes, row))


def _character_f(instance: Instance, other_instance: Instance) -> Fraction:
    """Return F of the characters of two instances: the score where the method has none of its own."""
    places = [
        {n for extent in covering.extents for n in range(extent.start, extent.end)}
        for covering in (instance, other_instance)
    ]
    return ratio(2 * len(places[0] & places[1]), len(places[0]) + len(places[1])) or Fraction(
        instance.extents == other_instance.extents
    )
