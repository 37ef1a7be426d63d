"""One instance set against another: instances of a type mapped greedily, best F first (HUB-4; H12, C3)."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

import msgspec

from annotally.comparison.result import LOSERS_KEPT, Loser, Why
from annotally.matching.greedy import Candidate, Choice, Merit, Order, choose
from annotally.methods.templates.pointers import Pointers, Targets
from annotally.methods.templates.prepared import NO_START
from annotally.methods.templates.ranks import Ranks
from annotally.methods.templettes.fills import PointerFill, TextFill
from annotally.methods.templettes.slots import (
    NO_POINTS,
    NOTHING,
    Points,
    PreparedSlot,
    SlotMatch,
    SlotMatcher,
    places,
)
from annotally.model.instances import Instance
from annotally.tasks.definition import ClassDefinition, TaskDefinition


class PreparedInstance(msgspec.Struct, frozen=True, gc=False):
    """An instance as compared; ``slots`` follow the class definition, None where the file has none.

    ``number`` counts inside its instance set, ``place`` inside the unit.
    """

    number: int
    place: int
    instance: Instance
    definition: ClassDefinition
    slots: tuple[PreparedSlot | None, ...]

    @property
    def optional(self) -> bool:
        """Whether it is marked as one that may be left out (H9)."""
        return self.instance.optional

    @property
    def start(self) -> int:
        """Where the first of its text fills begins."""
        return min((fill.order[0][0] for fill in self._text_fills()), default=NO_START)

    @property
    def print(self) -> tuple[object, ...]:
        """What its text fills say and where, whatever their order in the file (C3)."""
        return tuple(sorted(fill.order for fill in self._text_fills()))

    def _text_fills(self) -> Iterator[TextFill]:
        for slot in self.slots:
            for fills in slot.alternatives if slot is not None else ():
                yield from (fill for fill in fills if isinstance(fill, TextFill))


class InstanceSet(msgspec.Struct, frozen=True):
    """The instances of one document on one side: all of them, and those that are compared."""

    instances: tuple[Instance, ...]
    prepared: tuple[PreparedInstance, ...]


class Entry(msgspec.Struct, frozen=True):
    """A pair of instances, or one alone, with its slots compared in the order of the class definition."""

    definition: ClassDefinition
    key: PreparedInstance | None
    response: PreparedInstance | None
    slots: tuple[SlotMatch, ...]
    why: Why


class _Mapped(NamedTuple):
    """A pair of instances, or a single one, as it was mapped, with the targets its pointers had."""

    definition: ClassDefinition
    key: PreparedInstance | None
    response: PreparedInstance | None
    why: Why


class SetPair:
    """Two instance sets, mapped. Either may be empty."""

    def __init__(self, task: TaskDefinition, document: str, key: InstanceSet, response: InstanceSet) -> None:
        self._sets = (key, response)
        targets = [Targets(document, side.instances) for side in self._sets]
        self._symmetric = task.key2key
        optional = [
            {n for n, one in enumerate(side.instances) if one.optional and (number == 0 or self._symmetric)}
            for number, side in enumerate(self._sets)
        ]
        self._pointers = Pointers(targets, optional)
        self._ranks = Ranks(document, [key.instances, response.instances], self._pointers)
        self._slots = SlotMatcher(task.templettes, self._pointers, self._ranks, symmetric=self._symmetric)
        # Classes stand so that what is pointed to is mapped first; where pointers lead in a circle, none
        # can. So fills are compared, for good, when all mapping is done (H16).
        mapped = [pair for definition in task.classes for pair in self._map(definition)]
        for number, side in enumerate(self._sets):
            self._pointers.settle(number, range(len(side.instances)))
        self.entries = [self._entry(pair) for pair in mapped]
        self.points = sum((_points(entry.slots) for entry in self.entries), NO_POINTS)

    @property
    def merit(self) -> Merit:
        """What the pair is worth: the points of all instances, those of nothing included."""
        return self.points.merit()

    def _entry(self, pair: "_Mapped") -> Entry:
        slots = self._compared(pair.key, pair.response)
        why = pair.why
        if pair.key is not None and pair.response is not None:
            why = msgspec.structs.replace(why, f=_points(slots).merit().f.as_integer_ratio())
        return Entry(pair.definition, pair.key, pair.response, slots, why)

    def _map(self, definition: ClassDefinition) -> Iterator["_Mapped"]:
        key, response = (
            [one for one in side.prepared if one.definition is definition] for side in self._sets
        )
        candidates = [
            Candidate(k, r, _points(self._compared(key[k], response[r])).merit())
            for k, r in product(range(len(key)), range(len(response)))
        ]
        choice = choose(candidates, self._order(key, response))
        for k, taken in choice.by_key.items():
            self._pointers.align(key[k].number, response[taken.response].number)
        for side, items in enumerate((key, response)):
            self._pointers.settle(side, [item.number for item in items])
        losers = Losers([one.place for one in key], [one.place for one in response], candidates, choice)
        for k, one in enumerate(key):
            found = choice.by_key.get(k)
            other = response[found.response] if found is not None else None
            rule = "mapped" if other else "unmapped-optional" if one.optional else "unmapped-key"
            why = losers.why(rule, found) if found else losers.why(rule, None, key=k)
            yield _Mapped(definition, one, other, why)
        for r, alone in enumerate(response):
            if r not in choice.by_response:
                may_go = alone.optional and self._symmetric
                rule = "unmapped-optional" if may_go else "unmapped-response"
                why = losers.why(rule, None, response=r)
                yield _Mapped(definition, None, alone, why)

    def _compared(
        self, key: PreparedInstance | None, response: PreparedInstance | None
    ) -> tuple[SlotMatch, ...]:
        one = key or response
        assert one is not None
        alone = response is None or (key is None and self._symmetric)
        unscored = alone and one.optional
        found = []
        for number, slot in enumerate(one.definition.slots):
            own = key.slots[number] if key is not None else None
            other = response.slots[number] if response is not None else None
            if slot.scored and (own is not None or other is not None):
                found.append(self._slots.match(own, other, unscored=unscored))
            else:
                found.append(NOTHING)
        return tuple(found)

    def _is_pending(self, one: PreparedInstance, side: int) -> bool:
        """Tell whether an instance points to one that is not mapped yet."""
        fills = (
            fill for slot in one.slots if slot is not None for each in slot.alternatives for fill in each
        )
        return any(isinstance(f, PointerFill) and self._pointers.pending(f.target, side) for f in fills)

    def _order(self, key: Sequence[PreparedInstance], response: Sequence[PreparedInstance]) -> Order:
        """Return what breaks ties: required before optional, starts, what they say (C3, H12).

        Where pointers lead to instances that are not mapped yet, those that say the same come first (H16).
        """
        known: list[list[int]] = []
        circular = any(self._is_pending(one, side) for side, own in enumerate((key, response)) for one in own)
        colours = self._ranks.everything() if circular else {}

        def order(k: int, r: int) -> tuple[int, ...]:
            if not known:  # Only where pairs compete does anybody ask.
                for side in (key, response):
                    known.append([one.start for one in side])
                    known.append(places([one.print for one in side]))
                known.extend(self._ranks.of(key, response))
            starts, prints, other_starts, other_prints, ranks, other_ranks = known
            differ = circular and colours[0, key[k].number] != colours[1, response[r].number]
            if self._symmetric:
                pairs = (starts[k], other_starts[r]), (prints[k], other_prints[r]), (ranks[k], other_ranks[r])
                told = tuple(number for pair in pairs for number in sorted(pair))
                return differ, key[k].optional + response[r].optional, *told
            told = (prints[k], other_prints[r], ranks[k], other_ranks[r])
            return differ, key[k].optional, starts[k], other_starts[r], *told

        return order


def _points(slots: Sequence[SlotMatch]) -> Points:
    return sum((slot.points for slot in slots), NO_POINTS)


class Losers:
    """The candidates that were not taken, the nearest of each instance, and the records of why."""

    def __init__(
        self,
        key: Sequence[int],
        response: Sequence[int],
        candidates: Sequence[Candidate],
        choice: Choice,
    ) -> None:
        """Take the places in the unit of the instances of either side, as candidates number them."""
        self._places = (key, response)
        self._choice = choice
        self._lost: tuple[dict[int, list[Candidate]], ...] = ({}, {})
        for candidate in sorted(candidates, key=lambda one: -one.merit.f):
            if choice.by_key.get(candidate.key) is candidate:
                continue
            for side, number in enumerate((candidate.key, candidate.response)):
                own = self._lost[side].setdefault(number, [])
                if len(own) < LOSERS_KEPT:
                    own.append(candidate)

    def why(self, rule: str, taken: Candidate | None, key: int = -1, response: int = -1) -> Why:
        """Return the record of a pair, or of an instance alone, with its nearest losers."""
        if taken is not None:
            key, response = taken.key, taken.response
        lost = [(side, one) for side, n in enumerate((key, response)) for one in self._lost[side].get(n, ())]
        lost.sort(key=lambda found: -found[1].merit.f)
        f = taken.merit.f.as_integer_ratio() if taken is not None else None
        return Why(rule, f, losers=tuple(self._loser(*one) for one in lost[:LOSERS_KEPT]))

    def _loser(self, side: int, lost: Candidate) -> Loser:
        """Return the instance of the other side that one of ``side`` did not get, and who took it."""
        number = lost.response if side == 0 else lost.key
        taken = self._choice.by_response.get(number) if side == 0 else self._choice.by_key.get(number)
        by = -1
        if taken is not None:
            by = self._places[side][taken.key if side == 0 else taken.response]
        f = lost.merit.f.as_integer_ratio()
        return Loser(1 - side, self._places[1 - side][number], f, None, "taken", by)
