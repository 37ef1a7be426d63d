"""The order in which objects are gone through: by reading, by agreement, or by the doubts of a model."""

from collections import Counter
from collections.abc import Iterator
from enum import StrEnum

from annotally.comparison.result import Nodes, UnitComparison
from annotally.scoring.aggregation.likelihood import DAWID_SKENE
from annotally.scoring.tally import Status
from annotally.workspace.facade import Workspace
from annotally.workspace.label_opinions import ModelOpinions

MODEL = DAWID_SKENE
"""The model whose doubts are asked for."""
_DIFFERENT = frozenset({Status.INC, Status.MIS, Status.SPU})
_FULL, _NO_AGREEMENT = 1.0, 0.0


class QueueOrder(StrEnum):
    """An order of objects."""

    READING = "reading"
    AGREEMENT = "agreement"
    """Those that annotators agree on least come first."""
    MODEL = "model"
    """Those whose label a model of the annotators doubts most come first."""


def queue_places(workspace: Workspace, order: QueueOrder, opinions: ModelOpinions) -> list[tuple[str, int]]:
    """Return the objects of a workspace in an order, as documents and rows; ties in reading order.

    By agreement: first by the share of annotators who agree on the most frequent content, if there are more
    than two, then by the share of what is the same in the object's slots. By the model: first by the entropy
    of the label, objects without an opinion last, then by agreement.
    """
    # One pass over the rows of all units, and a stable sort: O(rows + objects log objects).
    doubts: dict[tuple[str, int], float] = {}
    if order is QueueOrder.MODEL:
        doubts = {place: opinion.entropy for place, opinion in opinions.of(MODEL).by_row.items()}
    places = [
        ((document, row), agreement)
        for document in workspace.document_ids
        for row, agreement in _agreements(workspace.unit(document))
    ]
    if order is not QueueOrder.READING:
        places.sort(key=lambda entry: (-doubts.get(entry[0], -1.0), entry[1]))
    return [place for place, _ in places]


def _agreements(unit: UnitComparison) -> Iterator[tuple[int, tuple[float, float]]]:
    """Yield the objects of a unit with the shares that they are ordered by."""
    votes = unit.votes
    # Documents that one side alone has have no votes: nobody disagrees there, so they come last.
    for row in unit.nodes.objects():
        share = _FULL
        if votes is not None and votes.voters[row]:
            share = votes.agreeing[row] / votes.voters[row]
        yield row, (share, _same_share(unit.nodes, row))


def _same_share(nodes: Nodes, row: int) -> float:
    """Return the share of the lowest rows of an object that are the same; partly the same is half.

    Rows without a state, in documents that one side alone has, are no disagreement.
    """
    counts = Counter(Status(nodes.status[at]) for at in range(row, nodes.end[row]) if nodes.end[at] == at + 1)
    same, partly = counts[Status.COR], counts[Status.PAR]
    counted = same + partly + sum(counts[status] for status in _DIFFERENT)
    if counted:
        return (same + partly / 2) / counted
    return _NO_AGREEMENT if Status(nodes.status[row]).disagreement else _FULL
