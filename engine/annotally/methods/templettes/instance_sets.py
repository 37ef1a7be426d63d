"""Instance sets where the response is not segmented: those that overlap are mapped (HUB-4; H8, H12)."""

from collections.abc import Sequence
from itertools import product

import msgspec

from annotally.comparison.result import Why
from annotally.matching.greedy import Candidate, choose
from annotally.methods.templates.prepared import NO_START
from annotally.methods.templettes.fills import Place, overlaps
from annotally.methods.templettes.mapping import InstanceSet, Losers, SetPair
from annotally.methods.templettes.slots import places
from annotally.model.extents import Extent
from annotally.tasks.definition import TaskDefinition

NO_INSTANCES = InstanceSet((), ())


class PlacedSet(msgspec.Struct, frozen=True):
    """An instance set, the document it was made from, and where that, or it, lies.

    ``start`` is in code points of its side's text, ``place`` on the common axis; None where it has no word.
    ``first`` is the place in the unit of its first instance, by which it is told as a loser.
    """

    name: str
    instances: InstanceSet
    start: int
    place: Place | None
    first: int


class MappedSets(msgspec.Struct, frozen=True):
    """Two instance sets that are mapped, or one alone, called by what it was made from."""

    name: str
    pair: SetPair
    sides: tuple[bool, bool]
    why: Why


def extent_of(instances: InstanceSet) -> Extent | None:
    """Return from the smallest to the largest offset of all text fills of a set, None without any (H8)."""
    extents = [
        extent
        for one in instances.instances
        for reading in one.readings()
        if reading.target is None and reading.extent is not None
        for extent in (reading.extent, *reading.minimal_extents)
    ]
    if not extents:
        return None
    return Extent(min(one.start for one in extents), max(one.end for one in extents))


def map_sets(
    task: TaskDefinition, corpus: str, key: Sequence[PlacedSet], response: Sequence[PlacedSet]
) -> list[MappedSets]:
    """Return the instance sets of both sides, the key's first, each with the one mapped to it, if any.

    Of the pairs that overlap the one with the best F is taken until none is left; ties by COR, then by where
    they begin, then by what they say (H8, C3).
    """
    pairs = {
        (k, r): SetPair(task, corpus, one.instances, other.instances)
        for (k, one), (r, other) in product(enumerate(key), enumerate(response))
        if one.place is not None and other.place is not None and overlaps(one.place, other.place)
    }
    candidates = [Candidate(k, r, pair.merit) for (k, r), pair in pairs.items()]
    prints = [places([_print(one) for one in side]) for side in (key, response)]
    choice = choose(candidates, lambda k, r: (key[k].start, response[r].start, prints[0][k], prints[1][r]))
    losers = Losers([one.first for one in key], [one.first for one in response], candidates, choice)
    found = []
    for k, one in enumerate(key):
        taken = choice.by_key.get(k)
        if taken is not None:
            name = f"{one.name} = {response[taken.response].name}"
            why = losers.why("mapped", taken)
            found.append(MappedSets(name, pairs[k, taken.response], (True, True), why))
        else:
            alone = SetPair(task, corpus, one.instances, NO_INSTANCES)
            found.append(MappedSets(one.name, alone, (True, False), losers.why("set-unmapped", None, key=k)))
    for r, other in enumerate(response):
        if r not in choice.by_response:
            alone = SetPair(task, corpus, NO_INSTANCES, other.instances)
            why = losers.why("set-unmapped", None, response=r)
            found.append(MappedSets(other.name, alone, (False, True), why))
    return found


def _print(one: PlacedSet) -> tuple[object, ...]:
    """Return what a set says and where it ends, whatever its order in the file and its name (C3)."""
    return (one.place or (NO_START, NO_START), tuple(sorted(found.print for found in one.instances.prepared)))
