"""Strong components of a directed graph: nodes that lead to each other."""

from collections.abc import Sequence


def strong_components(successors: Sequence[Sequence[int]]) -> list[list[int]]:
    """Return the strong components of the graph, each as a list of nodes; a node alone is one too."""
    # Tarjan, "Depth-first search and linear graph algorithms", SIAM J. Computing 1, 1972, with a stack of its
    # own instead of recursion: O(nodes + arcs). `low` is the earliest open node known to be reached from a
    # node; a node that reaches none before itself closes a component, and gets an order behind all others.
    closed = len(successors)
    order, low = [-1] * closed, [0] * closed
    open_nodes: list[int] = []
    components: list[list[int]] = []
    count = 0
    for start in range(closed):
        walk = [(start, 0)] if order[start] < 0 else []
        while walk:
            node, step = walk.pop()
            if not step:
                order[node] = low[node] = count
                count += 1
                open_nodes.append(node)
            for place in range(max(step - 1, 0), len(successors[node])):
                successor = successors[node][place]
                if order[successor] < 0:
                    walk += [(node, place + 1), (successor, 0)]
                    break
                low[node] = min(low[node], low[successor] if order[successor] < closed else closed)
            else:
                if low[node] == order[node]:
                    component: list[int] = []
                    while not component or component[-1] != node:
                        component.append(open_nodes.pop())
                        order[component[-1]] = closed
                    components.append(component)
    return components
