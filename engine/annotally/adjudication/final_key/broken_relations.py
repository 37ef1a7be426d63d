"""Relations of a final key that lost an end, because the object at that end is not in the key.

A relation is an object without a place of its own that points to two things or more. Without one of its
roles, or with fewer than two ends, it has no meaning: either it is left out together with the object it
pointed to, or that object stays in the key. Objects of template files point without being relations; they
stay, without the pointer.
"""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterator
from typing import NamedTuple

from annotally.adjudication.final_key.document import FinalDocument
from annotally.adjudication.final_key.pointers import DroppedPointer, FinalObject
from annotally.model.instances import Instance

_ENDS = 2
"""The fewest ends of a relation."""


class BrokenRelation(NamedTuple):
    """A relation that lost ends: its row, its number among the objects added manually, and each lost pointer.

    ``added`` is a number in the order of those objects, -1 for one of a row; ``row`` is -1 for those.
    """

    document: str
    row: int
    added: int
    instance: Instance
    lost: tuple[DroppedPointer, ...]


Without = Callable[[Collection[int], Collection[int]], FinalDocument]
"""A function that makes a document of the final key without the objects of some rows and some added ones."""


def broken_relations(make: Without) -> tuple[BrokenRelation, ...]:
    """Return the relations of a document that lost an end, and those that point to such a relation.

    Leaving a relation out may break another one: the document is made again until no relation is broken.
    """
    # A fixed-point iteration: each round leaves out what is broken and looks again. Every round but the last
    # removes a relation, so it ends.
    relations: list[BrokenRelation] = []
    rows, added = set[int](), set[int]()
    while True:
        final = make(rows, added)
        newly_broken = list(_broken(final, added)) if final.dropped else []
        if not newly_broken:
            return tuple(relations)
        relations += newly_broken
        rows |= {candidate.row for candidate in newly_broken if candidate.row >= 0}
        added |= {candidate.added for candidate in newly_broken if candidate.row < 0}


def _broken(final: FinalDocument, without: Collection[int]) -> Iterator[BrokenRelation]:
    lost: defaultdict[int, list[DroppedPointer]] = defaultdict(list)
    for pointer in final.dropped:
        lost[pointer.row].append(pointer)
    by_hand = (number for number in range(len(final.objects) + len(without)) if number not in without)
    reported_rows = set[int]()
    for candidate in final.objects:
        number = next(by_hand) if candidate.row < 0 else -1
        pointers = lost.get(candidate.row, [])
        if pointers and candidate.row not in reported_rows and _is_broken(candidate, pointers):
            reported_rows |= {candidate.row} - {-1}  # both sides' objects of a row go together
            yield BrokenRelation(final.document, candidate.row, number, candidate.instance, tuple(pointers))


def _is_broken(candidate: FinalObject, lost: Collection[DroppedPointer]) -> bool:
    instance = candidate.instance
    ends = sum(reading.target is not None for reading in instance.readings())
    if instance.extents or ends + len(lost) < _ENDS:
        return False
    return ends < _ENDS or any(instance.slot(pointer.slot) is None for pointer in lost)
