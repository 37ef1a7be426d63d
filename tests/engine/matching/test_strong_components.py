"""Two nodes are in one strong component where each leads to the other."""

import random

from annotally.matching.strong_components import strong_components


def reachable(successors: list[list[int]], start: int) -> set[int]:
    visited, waiting = {start}, [start]
    for node in waiting:
        for successor in successors[node]:
            if successor not in visited:
                visited.add(successor)
                waiting.append(successor)
    return visited


def test_components_are_those_of_reachability() -> None:
    for seed in range(300):
        chance = random.Random(seed)
        size = chance.randint(1, 9)
        successors = [
            [chance.randrange(size) for _ in range(chance.choice([0, 1, 1, 2]))] for _ in range(size)
        ]
        reach = [reachable(successors, node) for node in range(size)]
        expected = {
            frozenset(other for other in range(size) if other in reach[node] and node in reach[other])
            for node in range(size)
        }
        components = strong_components(successors)
        assert {frozenset(component) for component in components} == expected
        assert sum(map(len, components)) == size


def test_a_long_path_needs_no_recursion() -> None:
    size = 20_000
    circle = [[(node + 1) % size] for node in range(size)]
    assert len(strong_components(circle)) == 1
    assert len(strong_components([*circle[:-1], []])) == size
