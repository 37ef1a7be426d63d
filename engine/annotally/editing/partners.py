"""Whom an annotation could be paired with instead, and what each pair would be worth."""

from collections.abc import Iterator
from fractions import Fraction

from annotally.adjudication.pairings import instances_of
from annotally.adjudication.parcels import Candidate
from annotally.comparison import Level, Nodes, Sides
from annotally.constraints import Constraints
from annotally.errors import InputRefused
from annotally.methods.registry import METHODS, Comparer
from annotally.model.instances import Instance
from annotally.model.sets import AnnotationSet, DocumentAnnotations, stable_ids
from annotally.scoring.measures import rounded
from annotally.workspace import Workspace

MOST = 60
"""Candidates that are weighed: those of the same type first, then the nearest."""


def partners(workspace: Workspace, document: str, row: int) -> tuple[Candidate, ...]:
    """Return what the annotation of a row can be paired with, the best pair first.

    Where a row has both sides the first one's annotation is meant. The points of a pair are those of the two
    alone, whatever others do. Raises ValueError for rows that are about no annotation, or about several.
    """
    nodes = workspace.unit(document).nodes
    pair = instances_of(nodes, row)
    side = 0 if pair[0] >= 0 else 1
    instances = workspace.sides.instances(document)
    own, others = instances[side][pair[side]], instances[1 - side]
    rows = dict(_rows(nodes, 1 - side))
    near = sorted(rows, key=lambda number: (others[number].type != own.type, _distance(own, others[number])))
    comparer, found = METHODS[workspace.task.method](workspace.task), []
    for number in near[:MOST]:
        both = (own, others[number]) if side == 0 else (others[number], own)
        try:
            points = _points(comparer, document, workspace.sides, both)
        except InputRefused:  # the task pairs no such two
            continue
        together = number == pair[1 - side]
        found.append((points or Fraction(-1), Candidate(rows[number], _percent(points), together)))
    found.sort(key=lambda one: -one[0])  # the nearest of equal ones stays first
    return tuple(candidate for _, candidate in found)


def _rows(nodes: Nodes, side: int) -> Iterator[tuple[int, int]]:
    """Yield the number of every instance of a side that has a row of its own, and the row."""
    arrays = nodes.sides[side]
    for row, level in enumerate(nodes.level):
        if level in (Level.INSTANCE, Level.MENTION) and arrays.instance[row] >= 0 and row not in nodes.more:
            yield arrays.instance[row], row


def _distance(one: Instance, other: Instance) -> int:
    """Return how many characters lie between two annotations; none where one stands nowhere."""
    if not one.extents or not other.extents:
        return 0
    return max(0, one.extents[0].start - other.extents[-1].end, other.extents[0].start - one.extents[-1].end)


def _points(
    comparer: Comparer, document: str, sides: Sides, both: tuple[Instance, Instance]
) -> Fraction | None:
    """Return what a pair is worth alone; None where the method gives pairs no points.

    Raises InputRefused where the task cannot pair the two.
    """
    sets = tuple(AnnotationSet("", "", {document: DocumentAnnotations(document, (one,))}) for one in both)
    first, second = (stable_ids(document, (one,))[0] for one in both)
    forced = Constraints(frozenset({(first, second)}))
    nodes = comparer.compare(document, Sides(sets, sides.documents), forced).nodes
    found = [why.f for why in nodes.why.values() if why.f is not None]
    return Fraction(*found[0]) if found else None


def _percent(points: Fraction | None) -> str:
    return "" if points is None else rounded(points * 100, 2)
