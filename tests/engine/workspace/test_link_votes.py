"""Votes on links, against a plain count over all pairs of mentions and all ways between them."""

from hypothesis import given
from hypothesis import strategies as st

from annotally.comparison.items import Member
from annotally.model.extents import Extent
from annotally.model.instances import Instance
from annotally.workspace.link_votes import LinkBallot, LinkVote, link_ballots
from annotally.workspace.object_votes import VotedObject
from support.coreference_strategies import corpus

_PLACES = [(0, 9), (0, 3), (2, 5), (6, 7), (8, 12), (8, 9)]
"""Where mentions stand, in reading order: the longer ones first."""
_CLASSES = st.lists(st.sampled_from([None, 0, 1, 2]), min_size=len(_PLACES), max_size=len(_PLACES))
"""The class that a side has the mention at each place in; None: it has no such mention."""


def _instances(places: list[int | None]) -> list[Instance]:
    mentions = [
        (start, end, group) for (start, end), group in zip(_PLACES, places, strict=True) if group is not None
    ]
    return list(corpus("side", mentions).documents["d"].instances)


def _objects(sides: list[list[Instance]], order: list[int]) -> list[VotedObject]:
    """Return the mentions at every place as objects, in any order; places that nobody has are left out."""
    extents = [(Extent(*_PLACES[number]),) for number in order]
    members = [
        tuple(
            tuple(number for number, instance in enumerate(side) if instance.extents == place)
            for side in sides
        )
        for place in extents
    ]
    return [VotedObject(row, numbers) for row, numbers in enumerate(members) if any(numbers)]


@given(st.lists(_CLASSES, min_size=1, max_size=4), st.permutations(range(len(_PLACES))))
def test_every_link_between_neighbours_has_one_ballot(
    classes: list[list[int | None]], order: list[int]
) -> None:
    sides = [_instances(places) for places in classes]
    objects = _objects(sides, order)
    place_of = [_place(sides, voted_object.members[0]) for voted_object in objects]
    ballots = link_ballots("d", sides, objects, "REF")
    listed = [(place_of[ballot.earlier], place_of[ballot.later], ballot.votes) for ballot in ballots]
    expected = []
    for later in range(len(_PLACES)):
        for earlier in range(later):
            if any(_are_neighbours(places, earlier, later) for places in classes):
                expected.append((earlier, later, tuple(_vote(places, earlier, later) for places in classes)))
    assert listed == expected


def _place(sides: list[list[Instance]], member: Member) -> int:
    extent = sides[member[0]][member[1]].extents[0]
    return _PLACES.index((extent.start, extent.end))


def _are_neighbours(places: list[int | None], earlier: int, later: int) -> bool:
    group = places[later]
    between = places[earlier + 1 : later]
    return group is not None and places[earlier] == group and group not in between


def _vote(places: list[int | None], earlier: int, later: int) -> str | None:
    if places[earlier] is None or places[later] is None:
        return None
    return "linked" if places[earlier] == places[later] else "apart"


@given(_CLASSES)
def test_how_a_class_is_tied_together_decides_nothing(places: list[int | None]) -> None:
    instances = _instances(places)
    objects = [VotedObject(row, ((row,),)) for row in range(len(instances))]
    linked = {
        frozenset((ballot.earlier, ballot.later))
        for ballot in link_ballots("d", [instances], objects, "REF")
        if ballot.votes == (LinkVote.LINKED,)
    }
    groups = [group for group in places if group is not None]
    # Neighbours tie every class together with one link less than it has mentions.
    assert len(linked) == len(groups) - len(set(groups))
    assert all(len({groups[number] for number in pair}) == 1 for pair in linked)


def test_mentions_that_belong_to_no_object_are_passed_over() -> None:
    instances = _instances([0, 0, None, 0, None, None])
    objects = [VotedObject(0, ((0,),)), VotedObject(1, ((2,),))]
    assert link_ballots("d", [instances], objects, "REF") == [LinkBallot(0, 1, (LinkVote.LINKED,))]
    assert link_ballots("d", [instances], objects[:1], "REF") == []
