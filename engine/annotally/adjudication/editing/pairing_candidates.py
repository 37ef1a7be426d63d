"""Candidates that an annotation could be paired with instead, and the score of each pair."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from annotally.adjudication.decisions.pairings import instances_of, members_of
from annotally.adjudication.project.messages import PairingCandidate
from annotally.comparison.constraints import Constraints
from annotally.comparison.items import Member
from annotally.comparison.result import Level, Nodes, Sides
from annotally.methods.registry import Comparer, comparer_of
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations, stable_ids
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance
from annotally.scoring.measures import rounded
from annotally.workspace.facade import Workspace

MOST = 60
"""The number of candidates that are scored: those of the same type first, then the nearest."""


def partners(workspace: Workspace, document: str, row: int) -> tuple[PairingCandidate, ...]:
    """Return the candidates for the annotation of a row, the best pair first.

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
    annotation, other_instances = instances[side][pair[side]], instances[1 - side]
    rows = dict(_rows(nodes, 1 - side))
    # Scoring a pair is a comparison of its own, so only the nearest are scored, of the same type first.
    near = sorted(
        rows,
        key=lambda number: (
            other_instances[number].type != annotation.type,
            _distance(annotation, other_instances[number]),
        ),
    )
    comparer, scored = comparer_of(workspace.task), []
    for number in near[:MOST]:
        pair_instances = (
            (annotation, other_instances[number]) if side == 0 else (other_instances[number], annotation)
        )
        try:
            points = score_pair(comparer, document, workspace.sides, pair_instances)
        except InputRefused:  # the task pairs no such two
            continue
        together = number == pair[1 - side]
        scored.append((points or Fraction(-1), PairingCandidate(rows[number], percent(points), together)))
    scored.sort(key=lambda entry: -entry[0])  # the nearest of equal ones stays first
    return tuple(candidate for _, candidate in scored)


def newcomers(workspace: Workspace, document: str, row: int) -> tuple[PairingCandidate, ...]:
    """Return the annotations of other rows that could come to a row of several annotators, the best first.

    Each is one annotator's; where a row has several of annotators who are not in this one, all of them are
    together one more. The points are the best that one of them and one of this row are worth alone.
    """
    # Rows are ordered by the distance of their nearest annotations, and only the first `MOST` are scored.
    # Each annotation of a row is a candidate alone, and those of sides without one here together as well.
    nodes, weigh = workspace.unit(document).nodes, _Weighing(workspace, document)
    here, scored = dict(members_of(nodes, row)), list[tuple[Fraction, int, PairingCandidate]]()
    for other_row, there in _nearest(nodes, workspace.sides.instances(document), here):
        points_by_side = weigh.by_side(there, here)
        several = tuple(side for side in points_by_side if side not in here)
        choices: list[tuple[tuple[int, ...], Fraction]]
        choices = [((side,), points) for side, points in points_by_side.items()]
        if len(several) > 1:
            choices.insert(0, (several, max(points_by_side[side] for side in several)))
        for sides, points in choices:
            beside = tuple(side for side in there if side not in sides)
            points_text = percent(points if points >= 0 else None)
            scored.append(
                (-points, -len(sides), PairingCandidate(other_row, points_text, False, sides, beside))
            )
    return tuple(candidate for _, _, candidate in sorted(scored, key=lambda entry: entry[:2]))


def _nearest(
    nodes: Nodes, instances: Sequence[Sequence[Instance]], here: Mapping[int, int]
) -> Iterator[tuple[int, dict[int, int]]]:
    """Yield the `MOST` rows with annotations nearest to those of a row, and their annotations by side."""
    near = list[tuple[tuple[bool, int], int, dict[int, int]]]()
    for row in _objects(nodes):
        there = dict(members_of(nodes, row))
        if there != here:
            distance = min(
                _away(instances, member, another) for member in here.items() for another in there.items()
            )
            near.append((distance, row, there))
    for _, row, there in sorted(near, key=lambda entry: entry[:2])[:MOST]:
        yield row, there


class _Weighing:
    """Scores pairs of annotations alone; asks the task once for pairs of equal content."""

    def __init__(self, workspace: Workspace, document: str) -> None:
        among = workspace.among()
        self._rank, self._document, self._sides = among.rank, document, workspace.sides
        self._instances = workspace.sides.instances(document)
        self._comparer = comparer_of(among.task)
        self._points_by_ranks: dict[frozenset[int], Fraction | None] = {}

    def by_side(self, there: Mapping[int, int], here: Mapping[int, int]) -> dict[int, Fraction]:
        """Return the best score of each annotation of a row with those of another row, as `best` has it."""
        points_by_side: dict[int, Fraction] = {}
        for side, number in there.items():
            points = self.best((side, number), [member for member in here.items() if member[0] != side])
            if points is not None:
                points_by_side[side] = points
        return points_by_side

    def best(self, member: Member, candidates: Sequence[Member]) -> Fraction | None:
        """Return the best score of an annotation with one of others; -1 where there are no points.

        None where there are no others, or where the task never pairs it with one of them.
        """
        all_points = [self._points(member, candidate) for candidate in candidates]
        scored = [points for points in all_points if points is not None]
        return max(scored) if scored and len(scored) == len(all_points) else None

    def _points(self, member: Member, other_member: Member) -> Fraction | None:
        # Cached by the unordered pair of content ranks: annotations of equal content score alike, whoever
        # made them. None is a result too, of pairs that the task refuses.
        key = frozenset(self._rank(self._document, annotation) for annotation in (member, other_member))
        if key not in self._points_by_ranks:
            pair_instances = (
                self._instances[member[0]][member[1]],
                self._instances[other_member[0]][other_member[1]],
            )
            try:
                points = score_pair(self._comparer, self._document, self._sides, pair_instances)
                self._points_by_ranks[key] = Fraction(-1) if points is None else points
            except InputRefused:
                self._points_by_ranks[key] = None
        return self._points_by_ranks[key]


def _objects(nodes: Nodes) -> Iterator[int]:
    for row, level in enumerate(nodes.level):
        if level in (Level.INSTANCE, Level.MENTION) and row not in nodes.more:
            yield row


def _away(instances: Sequence[Sequence[Instance]], member: Member, other_member: Member) -> tuple[bool, int]:
    """Return how far apart two annotations are: whether of different types, and characters."""
    mine, theirs = instances[member[0]][member[1]], instances[other_member[0]][other_member[1]]
    return mine.type != theirs.type, _distance(mine, theirs)


def _rows(nodes: Nodes, side: int) -> Iterator[tuple[int, int]]:
    """Yield the number of every instance of a side that has a row of its own, and the row."""
    arrays = nodes.sides[side]
    for row in _objects(nodes):
        if arrays.instance[row] >= 0:
            yield arrays.instance[row], row


def _distance(instance: Instance, other_instance: Instance) -> int:
    """Return how many characters lie between two annotations; none where one stands nowhere."""
    if not instance.extents or not other_instance.extents:
        return 0
    return max(
        0,
        instance.extents[0].start - other_instance.extents[-1].end,
        other_instance.extents[0].start - instance.extents[-1].end,
    )


def score_pair(
    comparer: Comparer, document: str, sides: Sides, pair_instances: tuple[Instance, Instance]
) -> Fraction | None:
    """Return the score of a pair alone; None where the method gives pairs no points.

    Raises InputRefused where the task cannot pair the two.
    """
    # The method itself compares two sides of one annotation each, under a constraint that pairs them: a
    # second formula could differ from its own.
    sets = tuple(
        AnnotationSet("", "", {document: DocumentAnnotations(document, (instance,))})
        for instance in pair_instances
    )
    first, second = (stable_ids(document, (instance,))[0] for instance in pair_instances)
    forced = Constraints(frozenset({(first, second)}))
    nodes = comparer.compare(document, Sides(sets, sides.documents), forced).nodes
    scores = [why.f for why in nodes.why.values() if why.f is not None]
    return Fraction(*scores[0]) if scores else None


def percent(points: Fraction | None) -> str:
    """Return points as they are shown; empty for none."""
    return "" if points is None else rounded(points * 100, 2)
