"""Coreference chains: mentions linked by pointers, and the equivalence classes these form (M15)."""

from collections.abc import Sequence

from annotally.model.annotation_sets import pointer_name
from annotally.model.instances import Instance
from annotally.model.union_find import UnionFind


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
    Near-linear: a union-find.
    """
    forest = UnionFind(range(len(links)))
    for item, linked_item in enumerate(links):
        if linked_item >= 0:
            forest.join(item, linked_item)
    return [tuple(group) for group in forest.classes()]
