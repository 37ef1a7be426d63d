"""Instance sets where the response is not segmented: those that overlap are mapped (HUB-4; H8, H12)."""

from collections.abc import Sequence
from itertools import product

import msgspec

from annotally.comparison.result import LOSERS_KEPT, Why
from annotally.matching.greedy import Candidate, choose
from annotally.matching.nearest import find_nearest
from annotally.methods.templates.prepared import NO_START
from annotally.methods.templettes.fills import ComparedPlace, overlaps
from annotally.methods.templettes.mapping import InstanceSet, Losers, SetPair
from annotally.methods.templettes.slots import rank_keys
from annotally.model.extents import Extent
from annotally.tasks.definition import TaskDefinition

NO_INSTANCES = InstanceSet((), ())


class PlacedSet(msgspec.Struct, frozen=True):
    """An instance set, its source document, and the place of that document, or of the set itself.

    ``start`` is in code points of its side's text, ``place`` on the common axis; None if it has no word.
    ``first`` is the place in the unit of its first instance, which identifies the set as a loser.
    """

    name: str
    instances: InstanceSet
    start: int
    place: ComparedPlace | None
    first: int


class MappedSets(msgspec.Struct, frozen=True):
    """Two mapped instance sets, or an unmapped one, named after their source documents."""

    name: str
    pair: SetPair
    sides: tuple[bool, bool]
    why: Why


def extent_of(instances: InstanceSet) -> Extent | None:
    """Return the extent from the smallest to the largest offset of a set's text fills, or None (H8)."""
    extents = [
        extent
        for item in instances.instances
        for reading in item.readings()
        if reading.target is None and reading.extent is not None
        for extent in (reading.extent, *reading.minimal_extents)
    ]
    if not extents:
        return None
    return Extent(min(item.start for item in extents), max(item.end for item in extents))


def map_sets(
    task: TaskDefinition, corpus: str, key: Sequence[PlacedSet], response: Sequence[PlacedSet]
) -> list[MappedSets]:
    """Return the instance sets of both sides, the key's first, each with the one mapped to it, if any.

    A greedy choice among the pairs that overlap, best F first; ties by COR, then by start, then by content
    (H8, C3).
    """
    # Each overlapping pair of sets is mapped in full to know its F: O(pairs) mappings of instances.
    pairs = {
        (k, r): SetPair(task, corpus, placed_set.instances, response_set.instances)
        for (k, placed_set), (r, response_set) in product(enumerate(key), enumerate(response))
        if placed_set.place is not None
        and response_set.place is not None
        and overlaps(placed_set.place, response_set.place)
    }
    candidates = [Candidate(k, r, pair.merit) for (k, r), pair in pairs.items()]
    prints = [rank_keys([_content_key(placed_set) for placed_set in side]) for side in (key, response)]
    choice = choose(candidates, lambda k, r: (key[k].start, response[r].start, prints[0][k], prints[1][r]))
    losers = Losers(
        [placed_set.first for placed_set in key],
        [placed_set.first for placed_set in response],
        find_nearest(candidates, choice, LOSERS_KEPT),
        choice,
    )
    mapped_sets = []
    for k, placed_set in enumerate(key):
        winner = choice.by_key.get(k)
        if winner is not None:
            name = f"{placed_set.name} = {response[winner.response].name}"
            why = losers.why("mapped", winner)
            mapped_sets.append(MappedSets(name, pairs[k, winner.response], (True, True), why))
        else:
            alone = SetPair(task, corpus, placed_set.instances, NO_INSTANCES)
            mapped_sets.append(
                MappedSets(placed_set.name, alone, (True, False), losers.why("set-unmapped", None, key=k))
            )
    for r, response_set in enumerate(response):
        if r not in choice.by_response:
            alone = SetPair(task, corpus, NO_INSTANCES, response_set.instances)
            why = losers.why("set-unmapped", None, response=r)
            mapped_sets.append(MappedSets(response_set.name, alone, (False, True), why))
    return mapped_sets


def _content_key(placed_set: PlacedSet) -> tuple[object, ...]:
    """Return the content and the end of a set, independent of its order in the file and its name (C3)."""
    return (
        placed_set.place or (NO_START, NO_START),
        tuple(sorted(instance.content_key for instance in placed_set.instances.prepared)),
    )
