"""Mapping of two instance sets: instances of a type are paired greedily, best F first (HUB-4; H12, C3)."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

import msgspec

from annotally.comparison.result import LOSERS_KEPT, Loser, Why
from annotally.matching.greedy import Candidate, GreedyChoice, Merit, PairOrder, choose
from annotally.matching.merit_table import Precedence
from annotally.matching.nearest import Nearest, find_nearest
from annotally.methods.templates.pointers import Pointers, Targets
from annotally.methods.templates.prepared import NO_START
from annotally.methods.templates.ranks import Ranks
from annotally.methods.templettes.dense_merits import DENSE, tabulate
from annotally.methods.templettes.fills import PointerFill, TextFill
from annotally.methods.templettes.slots import (
    NO_POINTS,
    NOTHING,
    Points,
    TemplettePreparedSlot,
    TempletteSlotMatch,
    TempletteSlotMatcher,
    rank_keys,
)
from annotally.model.instances import Instance
from annotally.tasks.definition import ClassDefinition, TaskDefinition


class TemplettePreparedInstance(msgspec.Struct, frozen=True, gc=False):
    """An instance as compared; ``slots`` follow the class definition, None where the file has none.

    ``number`` counts inside its instance set, ``place`` inside the unit.
    """

    number: int
    place: int
    instance: Instance
    definition: ClassDefinition
    slots: tuple[TemplettePreparedSlot | None, ...]

    @property
    def optional(self) -> bool:
        """Whether it is marked as optional (H9)."""
        return self.instance.optional

    @property
    def start(self) -> int:
        """The start of its first text fill, in code points of its side."""
        return min((fill.order[0][0] for fill in self._text_fills()), default=NO_START)

    @property
    def content_key(self) -> tuple[object, ...]:
        """The extents and contents of its text fills, independent of their order in the file (C3)."""
        return tuple(sorted(fill.order for fill in self._text_fills()))

    def _text_fills(self) -> Iterator[TextFill]:
        for slot in self.slots:
            for fills in slot.alternatives if slot is not None else ():
                yield from (fill for fill in fills if isinstance(fill, TextFill))


class InstanceSet(msgspec.Struct, frozen=True):
    """The instances of one document on one side: all of them, and those that are compared."""

    instances: tuple[Instance, ...]
    prepared: tuple[TemplettePreparedInstance, ...]


class InstancePair(msgspec.Struct, frozen=True):
    """A pair of instances, or one alone, with its slots compared in the order of the class definition."""

    definition: ClassDefinition
    key: TemplettePreparedInstance | None
    response: TemplettePreparedInstance | None
    slots: tuple[TempletteSlotMatch, ...]
    why: Why


class _MappedPair(NamedTuple):
    """A pair of instances, or an unmapped one, with the reasons, before its slots are compared for good."""

    definition: ClassDefinition
    key: TemplettePreparedInstance | None
    response: TemplettePreparedInstance | None
    why: Why


class SetPair:
    """Two instance sets, mapped. Either may be empty."""

    def __init__(self, task: TaskDefinition, document: str, key: InstanceSet, response: InstanceSet) -> None:
        self._sets = (key, response)
        targets = [Targets(document, side.instances) for side in self._sets]
        self._symmetric = task.key2key
        optional = [
            {
                n
                for n, instance in enumerate(side.instances)
                if instance.optional and (number == 0 or self._symmetric)
            }
            for number, side in enumerate(self._sets)
        ]
        self._pointers = Pointers(targets, optional)
        self._ranks = Ranks(document, [key.instances, response.instances], self._pointers)
        self._slots = TempletteSlotMatcher(
            task.templettes, self._pointers, self._ranks, symmetric=self._symmetric
        )
        # Classes are sorted so that targets are mapped before their sources, except in a circle of pointers.
        # So fills are compared for good only when all mapping is done (H16).
        mapped = [pair for definition in task.classes for pair in self._map(definition)]
        for number, side in enumerate(self._sets):
            self._pointers.settle(number, range(len(side.instances)))
        self.entries = [self._make_entry(pair) for pair in mapped]
        self.points = sum((_points(entry.slots) for entry in self.entries), NO_POINTS)

    @property
    def merit(self) -> Merit:
        """The merit of the pair: from the points of all its instances, mapped or not."""
        return self.points.merit()

    def _make_entry(self, pair: "_MappedPair") -> InstancePair:
        slots = self._compare_slots(pair.key, pair.response)
        why = pair.why
        if pair.key is not None and pair.response is not None:
            why = msgspec.structs.replace(why, f=_points(slots).merit().f.as_integer_ratio())
        return InstancePair(pair.definition, pair.key, pair.response, slots, why)

    def _map(self, definition: ClassDefinition) -> Iterator["_MappedPair"]:
        """Yield the pairs of a class and its unmapped instances."""
        key, response = (
            [instance for instance in side.prepared if instance.definition is definition]
            for side in self._sets
        )
        choice, losers = self._choose(key, response)
        for k, instance in enumerate(key):
            winner = choice.by_key.get(k)
            if winner is not None:
                partner = response[winner.response]
                yield _MappedPair(definition, instance, partner, losers.why("mapped", winner))
            else:
                rule = "unmapped-optional" if instance.optional else "unmapped-key"
                yield _MappedPair(definition, instance, None, losers.why(rule, None, key=k))
        for r, instance in enumerate(response):
            if r not in choice.by_response:
                may_go = instance.optional and self._symmetric
                rule = "unmapped-optional" if may_go else "unmapped-response"
                yield _MappedPair(definition, None, instance, losers.why(rule, None, response=r))

    def _choose(
        self,
        key: Sequence[TemplettePreparedInstance],
        response: Sequence[TemplettePreparedInstance],
    ) -> tuple[GreedyChoice, "Losers"]:
        """Return the pairs chosen among the instances of a class, and the losers; enter the pairs (H16)."""
        # Chosen pairs are entered before the next class, so that pointers to them are right there.
        choice, nearest = self._choose_by_merit(key, response)
        for k, chosen in choice.by_key.items():
            self._pointers.align(key[k].number, response[chosen.response].number)
        for side, items in enumerate((key, response)):
            self._pointers.settle(side, [item.number for item in items])
        places = [[instance.place for instance in side] for side in (key, response)]
        return choice, Losers(places[0], places[1], nearest, choice)

    def _choose_by_merit(
        self, key: Sequence[TemplettePreparedInstance], response: Sequence[TemplettePreparedInstance]
    ) -> tuple[GreedyChoice, Nearest]:
        """Return the pairs chosen among the instances of a class, and the nearest losers of each."""
        # Candidates are all pairs of a type, each matched slot by slot: O(k r) matches. Of thousands of pairs
        # only slots of different contents are matched, unless a circle of pointers ranks pairs one by one.
        circular = any(
            self._is_pending(instance, side)
            for side, side_instances in enumerate((key, response))
            for instance in side_instances
        )
        if len(key) * len(response) < DENSE or circular:
            candidates = [
                Candidate(k, r, _points(self._compare_slots(key[k], response[r])).merit())
                for k, r in product(range(len(key)), range(len(response)))
            ]
            choice = choose(candidates, self._order(key, response, circular=circular))
            return choice, find_nearest(candidates, choice, LOSERS_KEPT)
        scored = [number for number, slot in enumerate(key[0].definition.slots) if slot.scored]
        table = tabulate(
            [[instance.slots[number] for number in scored] for instance in key],
            [[instance.slots[number] for number in scored] for instance in response],
            self._slots.points,
            self._precedence(key, response),
        )
        choice = table.choose()
        return choice, table.nearest(choice, LOSERS_KEPT)

    def _compare_slots(
        self, key: TemplettePreparedInstance | None, response: TemplettePreparedInstance | None
    ) -> tuple[TempletteSlotMatch, ...]:
        present = key or response
        assert present is not None
        # The slots of an unmapped optional instance of a key are non-committal (H14).
        alone = response is None or (key is None and self._symmetric)
        unscored = alone and present.optional
        matches = []
        for number, slot in enumerate(present.definition.slots):
            key_slot = key.slots[number] if key is not None else None
            response_slot = response.slots[number] if response is not None else None
            if slot.scored and (key_slot is not None or response_slot is not None):
                matches.append(self._slots.match(key_slot, response_slot, unscored=unscored))
            else:
                matches.append(NOTHING)
        return tuple(matches)

    def _is_pending(self, instance: TemplettePreparedInstance, side: int) -> bool:
        """Tell whether an instance points to one that is not mapped yet."""
        fills = (
            fill
            for slot in instance.slots
            if slot is not None
            for alternative in slot.alternatives
            for fill in alternative
        )
        return any(isinstance(f, PointerFill) and self._pointers.pending(f.target, side) for f in fills)

    def _order(
        self,
        key: Sequence[TemplettePreparedInstance],
        response: Sequence[TemplettePreparedInstance],
        *,
        circular: bool,
    ) -> PairOrder:
        """Return the tie-breaker: the order of the instances of either side.

        Where pointers lead to instances that are not mapped yet, pairs of equal content come first (H16).
        """
        # Pairs compete only where they share an instance, and then the other instances' order decides. It is
        # worked out on the first tie.
        places: list[dict[int, int]] = []
        colours = self._ranks.everything() if circular else {}

        def order(k: int, r: int) -> tuple[int, ...]:
            if not places:  # Only competing pairs need these.
                for precedence in self._precedence(key, response):
                    places.append({number: place for place, number in enumerate(precedence)})
            differ = circular and colours[0, key[k].number] != colours[1, response[r].number]
            return differ, places[0][k], places[1][r]

        return order

    def _precedence(
        self, key: Sequence[TemplettePreparedInstance], response: Sequence[TemplettePreparedInstance]
    ) -> Precedence:
        """Return the order of the instances of either side: start, then content (C3).

        In a key those that are required come ahead of optional ones (H12).
        """
        precedence = []
        ranks = self._ranks.of(key, response)
        for side, items in enumerate((key, response)):
            prints = rank_keys([instance.content_key for instance in items])
            is_key = side == 0 or self._symmetric
            order_keys = [
                (is_key and instance.optional, instance.start, prints[place], ranks[side][place])
                for place, instance in enumerate(items)
            ]
            precedence.append(sorted(range(len(items)), key=order_keys.__getitem__))
        return tuple(precedence)


def _points(slots: Sequence[TempletteSlotMatch]) -> Points:
    return sum((slot.points for slot in slots), NO_POINTS)


class Losers:
    """The losing candidates, the nearest of each instance, and the records of reasons."""

    def __init__(
        self,
        key: Sequence[int],
        response: Sequence[int],
        nearest: Nearest,
        choice: GreedyChoice,
    ) -> None:
        """Take the places in the unit of the instances of either side, as candidates number them."""
        self._places = (key, response)
        self._choice = choice
        self._nearest = nearest

    def why(self, rule: str, winner: Candidate | None, key: int = -1, response: int = -1) -> Why:
        """Return the reasons for a pair, or for an unmapped instance, with its nearest losers."""
        if winner is not None:
            key, response = winner.key, winner.response
        lost = self._nearest.merge(key, response, LOSERS_KEPT)
        f = winner.merit.f.as_integer_ratio() if winner is not None else None
        return Why(rule, f, losers=tuple(self._make_loser(*loser) for loser in lost))

    def _make_loser(self, side: int, lost: Candidate) -> Loser:
        """Return the losing instance of the other side as seen from ``side``, and its winner."""
        number = lost.response if side == 0 else lost.key
        winner = self._choice.by_response.get(number) if side == 0 else self._choice.by_key.get(number)
        by = -1
        if winner is not None:
            by = self._places[side][winner.key if side == 0 else winner.response]
        f = lost.merit.f.as_integer_ratio()
        return Loser(1 - side, self._places[1 - side][number], f, None, "taken", by)
