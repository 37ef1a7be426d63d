"""Previews of pairing two rows manually."""

from collections.abc import Sequence
from fractions import Fraction

from annotally.adjudication.decisions.pairings import joined, members_of, pair_of
from annotally.adjudication.editing.pairing_candidates import percent, score_pair
from annotally.adjudication.project.messages import Prospect
from annotally.comparison.constraints import REASON
from annotally.comparison.items import Member
from annotally.comparison.result import Nodes
from annotally.methods.registry import comparer_of
from annotally.model.diagnostics import InputRefused
from annotally.model.wording import Wording, as_sentence, sentence_of
from annotally.reports.tree.identities import OBJECTS
from annotally.workspace.facade import Workspace


def prospect(workspace: Workspace, document: str, row: int, other_row: int) -> Prospect:
    """Return the effect of pairing the annotations in or above two rows of a document."""
    nodes = workspace.unit(document).nodes
    row, other_row = _object(nodes, row), _object(nodes, other_row)
    try:
        here, there = list(members_of(nodes, row)), list(members_of(nodes, other_row))
        if len(nodes.sides) > 2:
            stay, moved = joined(nodes, row, other_row, ())
        else:
            stay, moved = ([member] for member in pair_of(nodes, row, other_row))
        points = _worth(workspace, document, stay, moved)
    except ValueError as reason:
        return Prospect(document, row, other_row, refused=sentence_of(reason))
    except InputRefused as refused:
        # The names of the two without all others mean nothing to people, who see the rows.
        finding = as_sentence(refused.diagnostics[0].found)
        reason_alone = finding.arguments.get(REASON)
        refusal = reason_alone if isinstance(reason_alone, Wording) else finding
        return Prospect(document, row, other_row, refused=refusal)
    rows = {**dict.fromkeys(there, other_row), **dict.fromkeys(here, row)}

    def placed(members: Sequence[Member]) -> tuple[tuple[int, int], ...]:
        return tuple((side, rows[side, number]) for side, number in sorted(members))

    freed = [candidate for candidate in rows if candidate not in stay and candidate not in moved]
    together = row == other_row or len({rows[joined_member] for joined_member in (*stay, *moved)}) == 1
    return Prospect(
        document,
        row,
        other_row,
        placed(stay),
        placed(moved),
        () if together else placed(freed),
        percent(points),
        together,
    )


def _object(nodes: Nodes, row: int) -> int:
    """Return the row of the annotation that a row belongs to, or the row where it belongs to none."""
    above = row
    while above >= 0 and nodes.level[above] not in OBJECTS:
        above = nodes.parent[above]
    return above if above >= 0 else row


def _worth(
    workspace: Workspace, document: str, stay: Sequence[Member], moved: Sequence[Member]
) -> Fraction | None:
    """Return the best score of two of these alone.

    Raises InputRefused where the task pairs some of them never.
    """
    # All pairs across the two groups, at most a few annotators each; the points shown are those of the best.
    task = workspace.among().task if len(workspace.side_names) > 2 else workspace.task
    comparer, instances = comparer_of(task), workspace.sides.instances(document)
    all_points = []
    for first_member in stay:
        for another in moved:
            first, second = sorted((first_member, another))
            pair_instances = instances[first[0]][first[1]], instances[second[0]][second[1]]
            all_points.append(score_pair(comparer, document, workspace.sides, pair_instances))
    scored = [points for points in all_points if points is not None]
    return max(scored, default=None)
