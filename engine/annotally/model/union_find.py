"""Union-find: classes of items that grow by joining two at a time."""

from collections.abc import Iterable
from typing import Generic, TypeVar

ClassItem = TypeVar("ClassItem", int, str, tuple[int, int])
"""Items are numbers, texts, or pairs of numbers: hashable and ordered."""


class UnionFind(Generic[ClassItem]):
    """A union-find (disjoint-set forest): a partition of items, each class named after its smallest item.

    An item that is asked about for the first time is a class of its own.
    """

    # `_parents` is a forest with a tree for each class. Invariant: a parent is smaller than its child, so
    # that the root is the smallest item, whatever the order of the joins. Path halving shortens a path while
    # it is walked: amortised O(log n) a step (Tarjan and van Leeuwen, "Worst-case analysis of set union
    # algorithms", J. ACM 31, 1984), nearly constant in practice. `_next` links the items of each class of
    # two or more into a ring; to join two classes, two links are exchanged.

    def __init__(self, items: Iterable[ClassItem] = ()) -> None:
        self._parents: dict[ClassItem, ClassItem] = {item: item for item in items}
        self._next: dict[ClassItem, ClassItem] = {}

    def find(self, item: ClassItem) -> ClassItem:
        """Return the smallest item of the class that an item is in."""
        parents = self._parents
        parent = parents.setdefault(item, item)
        while parent != item:
            parents[item] = item = parents[parent]
            parent = parents[item]
        return item

    def join(self, first: ClassItem, second: ClassItem) -> bool:
        """Make one class of the classes of two items; return whether they were two."""
        root, child = self.find(first), self.find(second)
        if root == child:
            return False
        if child < root:
            root, child = child, root
        self._parents[child] = root
        links = self._next
        links[root], links[child] = links.get(child, child), links.get(root, root)
        return True

    def members(self, item: ClassItem) -> list[ClassItem]:
        """Return the items of the class that an item is in, itself first, the others in no certain order."""
        result = [item]
        following = self._next.get(item, item)
        while following != item:
            result.append(following)
            following = self._next[following]
        return result

    def classes(self) -> list[list[ClassItem]]:
        """Return the classes by their smallest items, the items of each ascending."""
        by_root: dict[ClassItem, list[ClassItem]] = {}
        for item in sorted(self._parents):
            by_root.setdefault(self.find(item), []).append(item)
        return list(by_root.values())
