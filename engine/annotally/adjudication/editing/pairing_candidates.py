"""Whom an annotation could be paired with instead, and what each pair would be worth."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from annotally.adjudication.decisions.pairings import instances_of, members_of
from annotally.adjudication.project.messages import Candidate
from annotally.comparison.constraints import Constraints
from annotally.comparison.items import Member
from annotally.comparison.result import Level, Nodes, Sides
from annotally.methods.registry import METHODS, Comparer
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations, stable_ids
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance
from annotally.scoring.measures import rounded
from annotally.workspace.facade import Workspace

MOST = 60
"""Candidates that are weighed: those of the same type first, then the nearest."""


def partners(workspace: Workspace, document: str, row: int) -> tuple[Candidate, ...]:
    """Return what the annotation of a row can be paired with, the best pair first.

    Where a row has both sides the first one's annotation is meant. The points of a pair are those of the two
    alone, whatever others do. Raises ValueError for rows that are about no annotation, or about several.

    Of more than two sides all annotations that could come to the row are returned, alone and with others of
    their row; see `newcomers`.
    """
    nodes = workspace.unit(document).nodes
    if len(nodes.sides) > 2:
        return newcomers(workspace, document, row)
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
            points = worth(comparer, document, workspace.sides, both)
        except InputRefused:  # the task pairs no such two
            continue
        together = number == pair[1 - side]
        found.append((points or Fraction(-1), Candidate(rows[number], percent(points), together)))
    found.sort(key=lambda one: -one[0])  # the nearest of equal ones stays first
    return tuple(candidate for _, candidate in found)


def newcomers(workspace: Workspace, document: str, row: int) -> tuple[Candidate, ...]:
    """Return which annotations of other rows could come to a row of several annotators, the best first.

    Each is one annotator's; where a row has several of annotators who are not in this one, all of them are
    together one more. The points are the best that one of them and one of this row are worth alone.
    """
    nodes, instances = workspace.unit(document).nodes, workspace.sides.instances(document)
    here = dict(members_of(nodes, row))
    weigh, found = _Weighing(workspace, document), list[tuple[Fraction, int, Candidate]]()
    near = list[tuple[tuple[bool, int], int, dict[int, int]]]()
    for other in _objects(nodes):
        there = dict(members_of(nodes, other))
        if there != here:
            far = min(_away(instances, one, another) for one in here.items() for another in there.items())
            near.append((far, other, there))
    for _, other, there in sorted(near, key=lambda one: one[:2])[:MOST]:
        worth = dict[int, Fraction]()
        for side, number in there.items():
            points = weigh.best((side, number), [one for one in here.items() if one[0] != side])
            if points is not None:
                worth[side] = points
        several = tuple(side for side in worth if side not in here)
        choices = [(several, max(worth[side] for side in several))] if len(several) > 1 else []
        choices += [((side,), points) for side, points in worth.items()]
        for sides, points in choices:
            beside = tuple(side for side in there if side not in sides)
            shown = percent(points if points >= 0 else None)
            found.append((-points, -len(sides), Candidate(other, shown, False, sides, beside)))
    return tuple(candidate for _, _, candidate in sorted(found, key=lambda one: one[:2]))


class _Weighing:
    """Says what two annotations alone are worth; asks the task once for those that say the same."""

    def __init__(self, workspace: Workspace, document: str) -> None:
        among = workspace.among()
        self._rank, self._document, self._sides = among.rank, document, workspace.sides
        self._instances = workspace.sides.instances(document)
        self._comparer = METHODS[among.task.method](among.task)
        self._known: dict[frozenset[int], Fraction | None] = {}

    def best(self, one: Member, others: Sequence[Member]) -> Fraction | None:
        """Return the most that an annotation and one of others are worth; -1 where there are no points.

        None where there are no others, or the task pairs it with one of them never.
        """
        found = [self._points(one, other) for other in others]
        known = [points for points in found if points is not None]
        return max(known) if known and len(known) == len(found) else None

    def _points(self, one: Member, other: Member) -> Fraction | None:
        key = frozenset(self._rank(self._document, who) for who in (one, other))
        if key not in self._known:
            both = self._instances[one[0]][one[1]], self._instances[other[0]][other[1]]
            try:
                points = worth(self._comparer, self._document, self._sides, both)
                self._known[key] = Fraction(-1) if points is None else points
            except InputRefused:
                self._known[key] = None
        return self._known[key]


def _objects(nodes: Nodes) -> Iterator[int]:
    for row, level in enumerate(nodes.level):
        if level in (Level.INSTANCE, Level.MENTION) and row not in nodes.more:
            yield row


def _away(instances: Sequence[Sequence[Instance]], one: Member, other: Member) -> tuple[bool, int]:
    """Return how far apart two annotations are: whether of different types, and characters."""
    mine, theirs = instances[one[0]][one[1]], instances[other[0]][other[1]]
    return mine.type != theirs.type, _distance(mine, theirs)


def _rows(nodes: Nodes, side: int) -> Iterator[tuple[int, int]]:
    """Yield the number of every instance of a side that has a row of its own, and the row."""
    arrays = nodes.sides[side]
    for row in _objects(nodes):
        if arrays.instance[row] >= 0:
            yield arrays.instance[row], row


def _distance(one: Instance, other: Instance) -> int:
    """Return how many characters lie between two annotations; none where one stands nowhere."""
    if not one.extents or not other.extents:
        return 0
    return max(0, one.extents[0].start - other.extents[-1].end, other.extents[0].start - one.extents[-1].end)


def worth(
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


def percent(points: Fraction | None) -> str:
    """Return points as they are shown; empty for none."""
    return "" if points is None else rounded(points * 100, 2)
