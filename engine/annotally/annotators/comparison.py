"""Comparisons of two to nine annotators: two at a time, and the items these make together."""

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from fractions import Fraction
from itertools import combinations
from typing import NamedTuple

from annotally.annotators.document_items import AnnotatorPair, DocumentAmong
from annotally.annotators.pair_constraints import resolve_constraints
from annotally.comparison.constraints import NONE as UNCONSTRAINED
from annotally.comparison.constraints import Constraints
from annotally.comparison.items import Item, Member
from annotally.comparison.result import Comparison, Nodes, RowKey, Sides, UnitComparison, sum_tables
from annotally.methods.registry import comparer_of
from annotally.model.wording import Wording
from annotally.reports.tables.score_tables import judged
from annotally.scoring.families import AnyTally, added, f1
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.resolve import as_keys

FEWEST, MOST = 2, 9
"""Annotators of one comparison."""


class PairScore(NamedTuple):
    """The tally of two annotators that the task is judged by, its F, and the number of their documents.

    The first annotator stands as the key.
    """

    tally: AnyTally
    f: Fraction | None
    documents: int


class MultiComparison:
    """Annotators of one corpus compared by a task as keys (M19), each with each; computed when asked for.

    ``sides`` holds an annotation set for each annotator. A document takes part in the comparisons of the
    annotators who have it; for the others it is not there, and nothing in it is missing (C6). Nothing depends
    on the order of annotators, documents or instances (C3).

    Raises ValueError for fewer than two annotators or more than nine.
    """

    def __init__(self, task: TaskDefinition, sides: Sides, documents: Sequence[str]) -> None:
        # Every annotator is a key to the others, hence the task of two keys (`as_keys`). Documents are
        # compared when first asked for; those under constraints are kept beside those without.
        if not FEWEST <= len(sides.sets) <= MOST:
            raise ValueError(
                Wording("{count} annotators; two to nine can be compared", count=len(sides.sets))
            )
        chosen = as_keys(task)
        assert isinstance(chosen, TaskDefinition)
        self.task = chosen
        self.sides = sides
        self.documents = tuple(documents)
        self._comparer = comparer_of(chosen)
        self._constraints: Mapping[str, Constraints] = {}
        self._plain: dict[str, DocumentAmong] = {}
        """Documents without constraints."""
        self._bound: dict[str, tuple[Constraints, DocumentAmong]] = {}
        """Documents under the constraints that were last asked for."""

    @property
    def annotators(self) -> tuple[str, ...]:
        """The names of the annotators."""
        return tuple(side.name for side in self.sides.sets)

    @property
    def pairs(self) -> tuple[AnnotatorPair, ...]:
        """Every two annotators."""
        return tuple(combinations(range(len(self.sides.sets)), 2))

    def annotated_by(self, document: str) -> tuple[bool, ...]:
        """Tell of each annotator whether the document is one of theirs."""
        return tuple(document in side.documents for side in self.sides.sets)

    def shared(self, *annotators: int) -> tuple[str, ...]:
        """Return the documents that all of these annotated."""
        sets = [self.sides.sets[number] for number in annotators]
        return tuple(
            document for document in self.documents if all(document in side.documents for side in sets)
        )

    # --- two at a time

    def unit(self, document: str, first: int, second: int) -> UnitComparison:
        """Return the comparison of two annotators in one document, ``first`` as the key; computed once."""
        return self._document_of(document).unit(first, second)

    def comparison(self, first: int, second: int) -> Comparison:
        """Return the comparison of two annotators in all documents that both have, ``first`` as the key.

        It has no signature.
        """
        units = {document: self.unit(document, first, second) for document in self.shared(first, second)}
        names = self.annotators[first], self.annotators[second]
        return Comparison(self.task.name, "", names, units, sum_tables([u.table for u in units.values()]))

    def score(self, pair: AnnotatorPair, documents: Sequence[str] | None = None) -> PairScore:
        """Return the score of two annotators, in all documents that both have, or in those of ``documents``.

        Ties that a method breaks by which side is the key are broken alike whoever stands first.
        """
        sets = [self.sides.sets[number] for number in pair]
        candidates = self.documents if documents is None else documents
        shared = [
            document_id for document_id in candidates if all(document_id in side.documents for side in sets)
        ]
        # Each document is compared in the order that its annotations decide, and its tally swapped back.
        total = judged(self.task, {})
        for document in shared:
            first, second = self._document_of(document).orient(pair)
            tally = judged(self.task, self.unit(document, first, second).table)
            total = added(total, tally if (first, second) == pair else tally.swapped())
        return PairScore(total, f1(total), len(shared))

    def tally(self, document: str, pair: AnnotatorPair, row: RowKey) -> AnyTally | None:
        """Return the tally of two annotators of a document in a row of the score table; None: it has none.

        The first annotator stands as the key; ties are broken as by `score`.
        """
        first, second = self._document_of(document).orient(pair)
        tally = self.unit(document, first, second).table.get(row)
        return tally if tally is None or (first, second) == pair else tally.swapped()

    def matrix(self, documents: Sequence[str] | None = None) -> dict[AnnotatorPair, PairScore]:
        """Return the score of every two annotators (`score`)."""
        # Tallies add up over documents, and the score is that of the sum: a mean of the documents' F would
        # count a document of one annotation like one of a thousand.
        return {pair: self.score(pair, documents) for pair in self.pairs}

    def pooled(self, documents: Sequence[str] | None = None) -> AnyTally:
        """Return the tallies of every two, summed."""
        total = judged(self.task, {})
        for score in self.matrix(documents).values():
            total = added(total, score.tally)
        return total

    # --- all together

    def pair_nodes(self, document: str) -> Iterator[tuple[AnnotatorPair, Nodes]]:
        """Yield the nodes of every two annotators of a document, in an order that no name decides."""
        return self._document_of(document).pair_nodes()

    def pairs_of(self, document: str) -> Iterator[AnnotatorPair]:
        """Yield every two annotators of a document, in the order that their annotations alone decide."""
        return self._document_of(document).pairs()

    def is_alone(self, document: str) -> bool:
        """Tell whether one annotator alone has a document: nobody is compared in it."""
        return self._document_of(document).is_alone

    def rank(self, document: str, member: Member) -> int:
        """Return the rank of an instance by content: equal for those that say the same, whoever made them."""
        return self._document_of(document).ranks[member]

    def items(self, document: str) -> tuple[Item, ...]:
        """Return the items of a document, in reading order; computed once.

        Instances of classes that the task does not compare belong to none.
        """
        return self._document_of(document).items

    # --- what people say

    def with_constraints(self, constraints: Mapping[str, Constraints]) -> "MultiComparison":
        """Return the same comparison under manual constraints, by document (C4).

        Both share the units without constraints. Constraints that contradict each other, or the task, are
        refused with InputRefused when their document is asked for.
        """
        # A shallow copy shares the units of documents without constraints; its own dictionary of constraints
        # is all that differs.
        constrained = copy(self)
        constrained._constraints = {
            name: document_constraints
            for name, document_constraints in constraints.items()
            if document_constraints
        }
        return constrained

    @property
    def manual(self) -> int:
        """The number of manual constraints on pairs."""
        return sum(map(len, self._constraints.values()))

    def _document_of(self, document: str) -> DocumentAmong:
        constraints = self._constraints.get(document, UNCONSTRAINED)
        plain = self._plain.get(document)
        if plain is None:
            plain = self._plain[document] = DocumentAmong(self._comparer, self.sides, document)
        if not constraints:
            return plain
        # Of each document only the last constraints are kept: it is asked for by one state of a project.
        cached = self._bound.get(document)
        if cached is None or cached[0] != constraints:
            bonds = resolve_constraints(constraints, document, self.sides)
            document_pairs = DocumentAmong(self._comparer, self.sides, document, bonds, plain)
            cached = self._bound[document] = constraints, document_pairs
        return cached[1]
