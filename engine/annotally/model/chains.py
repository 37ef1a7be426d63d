"""Chains: mentions tied together by pointers, and the equivalence classes these make (M15)."""

from collections.abc import Sequence

from annotally.model.annotation_sets import pointer_name
from annotally.model.instances import Instance


def references(document: str, instances: Sequence[Instance], slot: str) -> list[int]:
    """Return, for each instance, the number of the one its pointer in ``slot`` leads to, -1 if none.

    Of several alternatives the first that leads somewhere counts.
    """
    numbers = {pointer_name(document, instance): number for number, instance in enumerate(instances)}
    spellings = {one.name for instance in instances for one in instance.slots}
    wanted = {name for name in spellings if name.casefold() == slot.casefold()}
    return [_reference(instance, numbers, wanted) for instance in instances]


def _reference(instance: Instance, numbers: dict[str, int], wanted: set[str]) -> int:
    for slot in instance.slots:
        if slot.name in wanted:
            for reading in slot.readings():
                if reading.target is not None and reading.target in numbers:
                    return numbers[reading.target]
    return -1


def classes(links: Sequence[int]) -> list[tuple[int, ...]]:
    """Return the equivalence classes of items of which item i is tied to ``links[i]`` (-1: to none).

    Each class is ascending, the classes by their first members; an item without ties is a class of one.
    Near-linear: union by smaller number, with path halving.
    """
    leader = list(range(len(links)))

    def find(item: int) -> int:
        while leader[item] != item:
            leader[item] = leader[leader[item]]
            item = leader[item]
        return item

    for item, other in enumerate(links):
        if other >= 0:
            one, two = find(item), find(other)
            leader[max(one, two)] = min(one, two)
    members: dict[int, list[int]] = {}
    for item in range(len(links)):
        members.setdefault(find(item), []).append(item)
    return [tuple(group) for group in members.values()]
