"""The votes of sides on links of a document: whether two mentions are in one class.

Mentions are linked if they are in one class, however a file ties it together (M15).
"""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import pairwise
from typing import NamedTuple

from annotally.model.chains import classes, references
from annotally.model.extents import Extent, hull
from annotally.model.instances import Instance
from annotally.workspace.object_votes import VotedObject, most_frequent_extents

_Place = tuple[int, int, int]
"""Reading order: start, longer ones first, number."""


class LinkVote(StrEnum):
    """A vote on a link: both mentions are in one class, or in two."""

    LINKED = "linked"
    APART = "apart"


class LinkBallot(NamedTuple):
    """The votes on the link of two objects, by side; None: the side lacks one of them.

    ``earlier`` and ``later`` are numbers of objects, in reading order of the text.
    """

    earlier: int
    later: int
    votes: tuple[LinkVote | None, ...]


def link_ballots(
    document: str, instances: Sequence[Sequence[Instance]], objects: Sequence[VotedObject], ref_slot: str
) -> list[LinkBallot]:
    """Return the ballots on links of mentions that are neighbours in a class of any side.

    A link is one ballot, however many have it, in the order of the later object, then of the earlier.
    Neighbours are those of a class that follow each other in the text, of the instances that belong to an
    object; ``ref_slot`` has the pointers.
    """
    # A side's classes become chains of object numbers; each chain gives its neighbouring pairs, and the
    # number of the chain an object is in answers every vote: O(mentions log mentions) for a side, O(sides)
    # for a pair.
    order = {number: rank for rank, number in enumerate(_in_reading_order(instances, objects))}
    chains = [
        list(_chains(references(document, of_side, ref_slot), of_side, _object_numbers(objects, side)))
        for side, of_side in enumerate(instances)
    ]
    chain_of = [
        {number: place for place, chain in enumerate(of_side) for number in chain} for of_side in chains
    ]
    pairs = {
        (min(pair, key=order.__getitem__), max(pair, key=order.__getitem__))
        for of_side in chains
        for chain in of_side
        for pair in pairwise(chain)
        if pair[0] != pair[1]
    }
    return [
        LinkBallot(earlier, later, tuple(_vote(of_side, earlier, later) for of_side in chain_of))
        for earlier, later in sorted(pairs, key=lambda pair: (order[pair[1]], order[pair[0]]))
    ]


def _vote(chain_of: dict[int, int], earlier: int, later: int) -> LinkVote | None:
    if earlier not in chain_of or later not in chain_of:
        return None
    return LinkVote.LINKED if chain_of[earlier] == chain_of[later] else LinkVote.APART


def _object_numbers(objects: Sequence[VotedObject], side: int) -> dict[int, int]:
    """Return the object that each instance of a side belongs to."""
    return {
        instance: number
        for number, voted_object in enumerate(objects)
        for instance in voted_object.instances[side]
    }


def _chains(
    links: Sequence[int], instances: Sequence[Instance], object_of: dict[int, int]
) -> Iterator[list[int]]:
    """Yield the objects of each class of a side in reading order of its own instances."""
    for group in classes(links):
        members = sorted(
            (member for member in group if member in object_of),
            key=lambda member: _place(instances[member].extents, member),
        )
        yield [object_of[member] for member in members]


def _place(extents: Sequence[Extent], number: int) -> _Place:
    extent = hull(extents) if extents else None
    return (extent.start, -extent.end, number) if extent is not None else (-1, 0, number)


def _in_reading_order(instances: Sequence[Sequence[Instance]], objects: Sequence[VotedObject]) -> list[int]:
    """Return the numbers of objects by the extents that most sides have, whatever order they are in."""
    places = (
        _place(most_frequent_extents([instances[side][n] for side, n in voted_object.members]), number)
        for number, voted_object in enumerate(objects)
    )
    return [number for *_, number in sorted(places)]
