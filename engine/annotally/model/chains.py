"""Coreference chains: mentions linked by pointers, and the equivalence classes these form (M15)."""

from collections.abc import Sequence

from annotally.model.annotation_sets import pointer_name
from annotally.model.instances import Instance


def references(document: str, instances: Sequence[Instance], slot: str) -> list[int]:
    """Return, for each instance, the number of the instance its pointer in ``slot`` leads to, or -1.

    Of several alternatives the first that leads somewhere counts.
    """
    numbers = {pointer_name(document, instance): number for number, instance in enumerate(instances)}
    spellings = {instance_slot.name for instance in instances for instance_slot in instance.slots}
    slot_names = {name for name in spellings if name.casefold() == slot.casefold()}
    return [_reference(instance, numbers, slot_names) for instance in instances]


def _reference(instance: Instance, numbers: dict[str, int], slot_names: set[str]) -> int:
    for slot in instance.slots:
        if slot.name in slot_names:
            for reading in slot.readings():
                if reading.target is not None and reading.target in numbers:
                    return numbers[reading.target]
    return -1


def classes(links: Sequence[int]) -> list[tuple[int, ...]]:
    """Return the equivalence classes of items of which item i is tied to ``links[i]`` (-1: to none).

    Each class is ascending, the classes by their first members; an item without ties is a class of one.
    Near-linear: union by smaller number, with path halving.
    """
    # Union-find: `leader` is a forest in which every root is the smallest member of its class, because
    # the greater root is hung below the smaller. Path halving shortens each path as it is walked.
    leader = list(range(len(links)))

    def find(item: int) -> int:
        while leader[item] != item:
            leader[item] = leader[leader[item]]
            item = leader[item]
        return item

    for item, linked_item in enumerate(links):
        if linked_item >= 0:
            first_leader, second_leader = find(item), find(linked_item)
            leader[max(first_leader, second_leader)] = min(first_leader, second_leader)
    members: dict[int, list[int]] = {}
    for item in range(len(links)):
        members.setdefault(find(item), []).append(item)
    return [tuple(group) for group in members.values()]
