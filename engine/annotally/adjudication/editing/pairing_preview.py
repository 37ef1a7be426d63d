"""What would happen if a person paired two rows: said before it is done."""

from collections.abc import Sequence
from fractions import Fraction

from annotally.adjudication.decisions.pairings import joined, members_of, pair_of
from annotally.adjudication.editing.pairing_candidates import percent, worth
from annotally.adjudication.project.messages import Prospect
from annotally.comparison.items import Member
from annotally.comparison.result import Level, Nodes
from annotally.methods.registry import METHODS
from annotally.model.diagnostics import InputRefused
from annotally.workspace.facade import Workspace

CANNOT = "cannot be paired: "
"""What stands between two annotations and why a task pairs them never."""
_OBJECTS = (Level.INSTANCE, Level.MENTION)


def prospect(workspace: Workspace, document: str, row: int, other: int) -> Prospect:
    """Return what pairing what stands in two rows of a document, or above them, would do."""
    nodes = workspace.unit(document).nodes
    row, other = _object(nodes, row), _object(nodes, other)
    try:
        here, there = list(members_of(nodes, row)), list(members_of(nodes, other))
        if len(nodes.sides) > 2:
            stay, moved = joined(nodes, row, other, ())
        else:
            stay, moved = ([one] for one in pair_of(nodes, row, other))
        points = _worth(workspace, document, stay, moved)
    except ValueError as reason:
        return Prospect(document, row, other, refused=str(reason))
    except InputRefused as refused:
        # What the two are called without all others is no name for people; they see the rows.
        found = refused.diagnostics[0].found
        return Prospect(document, row, other, refused=found.partition(CANNOT)[2] or found)
    rows = {**dict.fromkeys(there, other), **dict.fromkeys(here, row)}

    def placed(members: Sequence[Member]) -> tuple[tuple[int, int], ...]:
        return tuple((side, rows[side, number]) for side, number in sorted(members))

    freed = [one for one in rows if one not in stay and one not in moved]
    together = row == other or len({rows[one] for one in (*stay, *moved)}) == 1
    return Prospect(
        document,
        row,
        other,
        placed(stay),
        placed(moved),
        () if together else placed(freed),
        percent(points),
        together,
    )


def _object(nodes: Nodes, row: int) -> int:
    """Return the row of the annotation that a row belongs to, or the row where it belongs to none."""
    above = row
    while above >= 0 and nodes.level[above] not in _OBJECTS:
        above = nodes.parent[above]
    return above if above >= 0 else row


def _worth(
    workspace: Workspace, document: str, stay: Sequence[Member], moved: Sequence[Member]
) -> Fraction | None:
    """Return the most that two of these are worth alone.

    Raises InputRefused where the task pairs some of them never.
    """
    task = workspace.among().task if len(workspace.side_names) > 2 else workspace.task
    comparer, instances = METHODS[task.method](task), workspace.sides.instances(document)
    found = []
    for one in stay:
        for another in moved:
            first, second = sorted((one, another))
            both = instances[first[0]][first[1]], instances[second[0]][second[1]]
            found.append(worth(comparer, document, workspace.sides, both))
    known = [points for points in found if points is not None]
    return max(known, default=None)
