"""Nodes of every two sides of a workspace, by its rule of matching."""

from collections.abc import Callable, Iterable

from annotally.comparison.result import Nodes
from annotally.workspace.facade import Workspace


def nodes_of_pairs(workspace: Workspace) -> Callable[[str], Iterable[tuple[tuple[int, int], Nodes]]]:
    """Return a function that compares every two sides of a document; of two, the key comes first."""
    if len(workspace.sides.sets) > 2:
        return workspace.among().pair_nodes
    return lambda document: [((0, 1), workspace.unit(document).nodes)]
