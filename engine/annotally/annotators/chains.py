"""Classes of mentions of several annotators in one document, and the components they make."""

from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from annotally.comparison.items import NONE, Item, Member
from annotally.model.chains import classes, references
from annotally.model.instances import Instance


class ClassOf(NamedTuple):
    """A class of two mentions or more: its annotator, and the numbers of the items of its mentions."""

    annotator: int
    items: tuple[int, ...]


class ChainComponent(NamedTuple):
    """Classes that have mentions in common, directly or by way of others, by annotator; and their items.

    Without classes it is one item that is in none.
    """

    classes: tuple[ClassOf, ...]
    items: tuple[int, ...]


def components(
    document: str, instances: Sequence[Sequence[Instance]], items: Sequence[Item], ref_slot: str
) -> list[ChainComponent]:
    """Return the components of a document, in the order of their first items."""
    # Mentions that the task does not compare are in no item and drop out; a class needs two that remain.
    place: dict[Member, int] = {
        member: number
        for number, item in enumerate(items)
        for member in enumerate(item.members)
        if member[1] != NONE
    }
    item_classes: list[ClassOf] = []
    for annotator, annotator_instances in enumerate(instances):
        for group in classes(references(document, annotator_instances, ref_slot)):
            class_items = sorted(
                place[annotator, mention] for mention in group if (annotator, mention) in place
            )
            if len(class_items) > 1:
                item_classes.append(ClassOf(annotator, tuple(class_items)))
    return _connected(len(items), item_classes)


def _connected(count: int, item_classes: Sequence[ClassOf]) -> list[ChainComponent]:
    # Union-find over items with path halving; the root is the smallest number, so that components are in
    # order of their first items. Near-linear in the number of items and mentions.
    parents = list(range(count))
    ties: list[tuple[int, int]] = [
        (owner.items[0], item) for owner in item_classes for item in owner.items[1:]
    ]

    def top(node: int) -> int:
        while parents[node] != node:
            parents[node] = parents[parents[node]]
            node = parents[node]
        return node

    for node, other_item in ties:
        first, second = sorted((top(node), top(other_item)))
        parents[second] = first
    members: defaultdict[int, list[int]] = defaultdict(list)
    for number in range(count):
        members[top(number)].append(number)
    classes_by_top: defaultdict[int, list[ClassOf]] = defaultdict(list)
    for item_class in item_classes:
        classes_by_top[top(item_class.items[0])].append(item_class)
    return [
        ChainComponent(tuple(sorted(classes_by_top[first])), tuple(group))
        for first, group in sorted(members.items())
    ]


def count_same_classes(own_class: ClassOf, candidates: Sequence[ClassOf]) -> int:
    """Return how many of other annotators' classes hold the mentions of just the same items."""
    return sum(
        candidate.items == own_class.items
        for candidate in candidates
        if candidate.annotator != own_class.annotator
    )
