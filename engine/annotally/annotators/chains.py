"""Classes of mentions of several annotators in one document, and the components they make."""

from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from annotally.comparison.items import NONE, Item, Member
from annotally.model.chains import classes, references
from annotally.model.instances import Instance
from annotally.model.union_find import UnionFind


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
    # A union-find over the items: those of one class are joined. Near-linear in items and mentions.
    forest = UnionFind(range(count))
    for item_class in item_classes:
        for item in item_class.items[1:]:
            forest.join(item_class.items[0], item)
    classes_by_root: defaultdict[int, list[ClassOf]] = defaultdict(list)
    for item_class in item_classes:
        classes_by_root[forest.find(item_class.items[0])].append(item_class)
    return [
        ChainComponent(tuple(sorted(classes_by_root[group[0]])), tuple(group)) for group in forest.classes()
    ]


def count_same_classes(own_class: ClassOf, candidates: Sequence[ClassOf]) -> int:
    """Return how many of other annotators' classes hold the mentions of just the same items."""
    # Items in order make classes comparable by their numbers alone, whoever's mentions they are.
    return sum(
        candidate.items == own_class.items
        for candidate in candidates
        if candidate.annotator != own_class.annotator
    )
