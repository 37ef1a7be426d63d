"""The classes of mentions that several annotators have of one document, and which of them have to do."""

from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from annotally.comparison.items import NONE, Item, Member
from annotally.model.chains import classes, references
from annotally.model.instances import Instance


class ClassOf(NamedTuple):
    """A class of two mentions or more: whose it is, and the numbers of the items its mentions are in."""

    annotator: int
    items: tuple[int, ...]


class Component(NamedTuple):
    """Classes that have mentions in common, directly or by way of others, by annotator; and their items.

    Without classes it is one item that is in none.
    """

    classes: tuple[ClassOf, ...]
    items: tuple[int, ...]


def components(
    document: str, instances: Sequence[Sequence[Instance]], items: Sequence[Item], ref_slot: str
) -> list[Component]:
    """Return the components of a document, in the order of their first items."""
    place: dict[Member, int] = {
        member: number
        for number, item in enumerate(items)
        for member in enumerate(item.members)
        if member[1] != NONE
    }
    found: list[ClassOf] = []
    for annotator, own in enumerate(instances):
        for group in classes(references(document, own, ref_slot)):
            inside = sorted(place[annotator, one] for one in group if (annotator, one) in place)
            if len(inside) > 1:
                found.append(ClassOf(annotator, tuple(inside)))
    return _connected(len(items), found)


def _connected(count: int, found: Sequence[ClassOf]) -> list[Component]:
    links = list(range(count))
    ties: list[tuple[int, int]] = [(one.items[0], other) for one in found for other in one.items[1:]]

    def top(one: int) -> int:
        while links[one] != one:
            links[one] = links[links[one]]
            one = links[one]
        return one

    for one, other in ties:
        first, second = sorted((top(one), top(other)))
        links[second] = first
    members: defaultdict[int, list[int]] = defaultdict(list)
    for number in range(count):
        members[top(number)].append(number)
    held: defaultdict[int, list[ClassOf]] = defaultdict(list)
    for own in found:
        held[top(own.items[0])].append(own)
    return [Component(tuple(sorted(held[first])), tuple(group)) for first, group in sorted(members.items())]


def same_as(one: ClassOf, others: Sequence[ClassOf]) -> int:
    """Return how many of other annotators' classes hold the mentions of just the same items."""
    return sum(other.items == one.items for other in others if other.annotator != one.annotator)
