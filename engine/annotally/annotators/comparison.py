"""Comparisons of two to nine annotators: two at a time, and the items these make together."""

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from fractions import Fraction
from itertools import combinations
from typing import NamedTuple

from annotally.annotators.document_items import DocumentAmong, Pair
from annotally.annotators.pair_constraints import bound
from annotally.comparison.constraints import NONE as UNCONSTRAINED
from annotally.comparison.constraints import Constraints
from annotally.comparison.items import Item, Member
from annotally.comparison.result import Comparison, Nodes, Sides, UnitComparison, sum_tables
from annotally.methods.registry import METHODS
from annotally.reports.tables.score_tables import judged
from annotally.scoring.families import AnyTally, added, f1
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.resolve import as_keys

FEWEST, MOST = 2, 9
"""Annotators of one comparison."""


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

    Raises ValueError for fewer than two annotators or more than nine.
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
        self._constraints: Mapping[str, Constraints] = {}
        self._plain: dict[str, DocumentAmong] = {}
        """Documents as nobody changed them."""
        self._bound: dict[str, tuple[Constraints, DocumentAmong]] = {}
        """Documents under what was asked for last."""

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
        return self._in(document).unit(first, second)

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
            first, second = self._in(document).oriented(pair)
            tally = judged(self.task, self.unit(document, first, second).table)
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
        return self._in(document).compared()

    def pairs_of(self, document: str) -> Iterator[Pair]:
        """Yield every two who annotated a document, who is first as their annotations alone decide."""
        return self._in(document).pairs()

    def is_alone(self, document: str) -> bool:
        """Tell whether one annotator alone has a document: nobody is compared in it."""
        return self._in(document).is_alone

    def rank(self, document: str, member: Member) -> int:
        """Return the rank of an instance by content: equal for those that say the same, whoever made them."""
        return self._in(document).ranks[member]

    def items(self, document: str) -> tuple[Item, ...]:
        """Return the items of a document, in reading order; computed once.

        Instances of classes that the task does not compare belong to none.
        """
        return self._in(document).items

    # --- what people say

    def under(self, constraints: Mapping[str, Constraints]) -> "MultiComparison":
        """Return the same comparison under what people said of the pairs of documents (C4).

        Both share what is alike in them. What contradicts itself, or the task, is refused when a document is
        asked for that it is about: InputRefused is raised then.
        """
        found = copy(self)
        found._constraints = {name: one for name, one in constraints.items() if one}
        return found

    @property
    def manual(self) -> int:
        """How much people said of pairs."""
        return sum(map(len, self._constraints.values()))

    def _in(self, document: str) -> DocumentAmong:
        constraints = self._constraints.get(document, UNCONSTRAINED)
        plain = self._plain.get(document)
        if plain is None:
            plain = self._plain[document] = DocumentAmong(self._comparer, self.sides, document)
        if not constraints:
            return plain
        known = self._bound.get(document)
        if known is None or known[0] != constraints:
            bonds = bound(constraints, document, self.sides)
            found = DocumentAmong(self._comparer, self.sides, document, bonds, plain)
            known = self._bound[document] = constraints, found
        return known[1]
