"""Relations of several annotators that connect the same things, though these differ in something else.

A relation scores no better than its arguments do, so that annotators whose arguments differ in an attribute
agree on no relation. A vote on a relation is about its arguments, each of which counts as its item.
"""

from collections import defaultdict
from collections.abc import Sequence

from annotally.comparison.items import NONE, Item
from annotally.model.annotation_sets import content, pointer_name
from annotally.model.instances import Instance

_Statement = tuple[object, ...]


class RelationArguments:
    """The targets of the pointers in a document, as items."""

    def __init__(self, document: str, instances: Sequence[Sequence[Instance]], items: Sequence[Item]) -> None:
        self._instances = instances
        self._items: list[dict[str, int]] = [{} for _ in instances]
        """The item of each instance, by annotator and the folded name that pointers call it by."""
        for number, item in enumerate(items):
            for annotator, member in enumerate(item.members):
                if member != NONE:
                    name = pointer_name(document, instances[annotator][member]).casefold()
                    self._items[annotator][name] = number

    def majority(self, item: Item) -> tuple[int, int] | None:
        """Return an annotator with the arguments that more than half agree on, and the number of these.

        Of those who agree it is the annotator with the first content in order. None without a majority, and
        for annotations that point to nothing. Annotators without the document are not counted.
        """
        # Annotators with equal statements vote together (a hash map from statement to voters); more than half
        # can be reached by one statement at most, so the first that reaches it is the only one. The
        # representative is chosen by rank of content, not by the annotators' order (C3).
        voters: defaultdict[_Statement, list[int]] = defaultdict(list)
        for annotator, member in enumerate(item.members):
            if member != NONE:
                statement = self._statement_of(annotator, self._instances[annotator][member])
                if statement is not None:
                    voters[statement].append(annotator)
        for annotators in voters.values():
            if 2 * len(annotators) > item.annotators:
                return min(annotators, key=lambda voter: (item.ranks[voter], voter)), len(annotators)
        return None

    def _statement_of(self, annotator: int, instance: Instance) -> _Statement | None:
        """Return the statement of an instance, pointers as items; None without any, or if one is lost."""
        # Each pointer is replaced by the item of its target, so annotators whose arguments differ in an
        # attribute still agree. A target outside any item cannot be compared, and then the relation has no
        # vote.
        pointers = []
        for slot in instance.slots:
            for reading in slot.readings():
                if reading.target is not None:
                    target = self._items[annotator].get(reading.target.casefold())
                    if target is None:
                        return None
                    pointers.append((slot.name.casefold(), target))
        if not pointers:
            return None
        own_fills = tuple((name, fills) for name, fills in content(instance) if fills)
        return instance.type.casefold(), instance.extents, own_fills, tuple(sorted(pointers))
