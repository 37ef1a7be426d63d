"""Documents compared once more after a weight of the profile was changed.

A weight decides which annotations pair, and with which similarity. Readings, kinds, ranks, and the similarity
of each dimension stay, and mostly all the pairs do: then the rows of a document are those of before, and its
scores. Only the reasons, which give the similarities, are others; they are made when somebody asks for them.
"""

from collections.abc import Callable, Iterator, Mapping, Set
from dataclasses import replace
from fractions import Fraction
from itertools import compress
from typing import NamedTuple

import msgspec.structs

from annotally.comparison.result import Level, Nodes, Sides, UnitComparison, Why
from annotally.matching.candidates import IndexPair
from annotally.methods.similarity.annotations import Kinds, SideAnnotations
from annotally.methods.similarity.measure import AnnotationSides
from annotally.methods.similarity.pairing import Steps
from annotally.scoring.tally import Status
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.similarity_profile import SimilarityProfile

MOST_KEPT = 200_000
"""Annotations that are kept ready: 400 bytes each."""


class PreparedDocument(NamedTuple):
    """The annotations of a document, and the steps in which they are paired, as far as these were made."""

    sides: AnnotationSides
    steps: Steps


class PreparedDocuments:
    """The annotations of documents, made ready to be compared by any weights, and kept."""

    def __init__(self, kinds: Kinds) -> None:
        self._kinds = kinds
        self._sides: Sides | None = None
        self._prepared: dict[str, PreparedDocument] = {}
        self._count = 0

    def of(self, document: str, sides: Sides) -> PreparedDocument:
        """Return both sides of a document, from those kept if they are of the same ``sides``."""
        # The same annotations are the same object: a workspace hands its sides on to that of other weights.
        if sides is not self._sides:
            self._sides, self._count = sides, 0
            self._prepared.clear()
        prepared = self._prepared.get(document)
        if prepared is None:
            prepared = PreparedDocument(prepare(document, sides, self._kinds), {})
            self._count += sum(len(side.instances) for side in prepared.sides)
            if self._count <= MOST_KEPT:
                self._prepared[document] = prepared
        return prepared


def prepare(document: str, sides: Sides, kinds: Kinds) -> AnnotationSides:
    """Return both sides of a document, made ready to be compared."""
    reference, hypothesis = sides.instances(document)
    return SideAnnotations(document, reference, kinds), SideAnnotations(document, hypothesis, kinds)


def differ_in_weights(task: TaskDefinition, previous: TaskDefinition) -> bool:
    """Tell whether two tasks are the same but for weights above 0, names, and the order in which pairs form.

    False for tasks with functions of their owner, which may be others now.
    """
    rules = task.similarity
    neutral = replace(task, name=previous.name, title=previous.title, similarity=previous.similarity)
    return (
        neutral == previous
        and not rules.module
        and replace(rules, profile=previous.similarity.profile) == previous.similarity
        and _outline(rules.profile) == _outline(previous.similarity.profile)
    )


def _outline(profile: SimilarityProfile) -> object:
    """Return a profile without names and weights above 0, on which the rows of a document do not depend."""
    return [
        replace(
            tag_profile,
            dimensions=tuple(replace(d, weight=Fraction(bool(d.weight))) for d in tag_profile.dimensions),
        )
        for tag_profile in profile.tag_profiles
    ]


def matched_pairs(nodes: Nodes) -> dict[IndexPair, bool]:
    """Return the pairs of a document's rows, and of each whether it is a match."""
    # Annotations alone have -1 on the other side. O(rows).
    references, hypotheses = (side.instance for side in nodes.sides)
    return {
        (references[row], hypotheses[row]): nodes.status[row] == Status.COR
        for row in compress(range(len(nodes.level)), nodes.level.translate(_IS_INSTANCE))
        if references[row] >= 0 and hypotheses[row] >= 0
    }


_IS_INSTANCE = bytes(level == Level.INSTANCE for level in range(256))


def with_other_reasons(unit: UnitComparison, make: Callable[[], Mapping[int, Why]]) -> UnitComparison:
    """Return a unit of the same rows and scores; its reasons are made when they are first asked for."""
    # Reasons refer to rows by number, and rows have reasons where they had some before: the keys are known
    # without making any. Most documents are never looked at between two weights.
    nodes = unit.nodes
    reasons = _LaterReasons(frozenset(nodes.why), make)
    return msgspec.structs.replace(unit, nodes_or_maker=msgspec.structs.replace(nodes, why=reasons))


class _LaterReasons(Mapping[int, Why]):
    """The reasons for rows, made for all of them when the first one is asked for."""

    def __init__(self, rows: Set[int], make: Callable[[], Mapping[int, Why]]) -> None:
        self._rows, self._make = rows, make
        self._reasons: Mapping[int, Why] | None = None

    def __getitem__(self, row: int) -> Why:
        if row not in self._rows:
            raise KeyError(row)
        if self._reasons is None:
            self._reasons = self._make()
        return self._reasons[row]

    def __contains__(self, row: object) -> bool:
        return row in self._rows

    def __iter__(self) -> Iterator[int]:
        return iter(sorted(self._rows))

    def __len__(self) -> int:
        return len(self._rows)
