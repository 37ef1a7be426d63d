"""What instances say, without the names that files give them: values that are equal where content is (C3)."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import cached_property, partial
from operator import itemgetter
from typing import NamedTuple

from annotally.model.annotation_sets import pointer_name
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading, Slot

DIFFERENT = "different"
"""Stands for what a pointer leads to where not all sides have such a thing."""
PlaceKey = int | tuple[Extent, ...]
"""What stands for a place: equal where places are; false where there is none."""
SideInstance = tuple[int, int]
"""A side, and the number of one of its instances."""


class _Link(NamedTuple):
    """A pointer: the slot, and the instance it leads to, None for one that is not there."""

    slot: str
    target: SideInstance | None


class _PlainTargets(dict[str, Hashable]):
    """What stands for what pointers of a side lead to, by their names."""

    def __init__(self, usual: Iterable[tuple[str, Hashable]], find: Callable[[str], Hashable]) -> None:
        """Take what stands for most, and the function that finds it for other names."""
        super().__init__(usual)
        self._find = find

    def __missing__(self, name: str) -> Hashable:
        """Find what a name leads to, and remember it."""
        content = self[name] = self._find(name)
        return content


class Contents:
    """The contents of all sides of a document; pointers as what they lead to, at any depth."""

    def __init__(self, document: str, sides: Sequence[Sequence[Instance]], having: Sequence[int]) -> None:
        """Take the instances of all sides; ``having`` are the numbers of those that have the document."""
        self._document, self._middle = document, f"-{document}-"
        self._sides, self._having = sides, having
        self._classes: dict[SideInstance, int] = {}
        self._known_to_all: frozenset[int] = frozenset()

    def slots(self, member: SideInstance, places: Sequence[int]) -> Hashable:
        """Return what some slots of an instance say, by their names; empty slots say nothing."""
        own = self._sides[member[0]][member[1]].slots
        said = [(own[place].name.casefold(), self.slot(member[0], own[place])) for place in places]
        return tuple(sorted((one for one in said if one[1]), key=repr))

    def slot(self, side: int, slot: Slot) -> tuple[Hashable, ...]:
        """Return what a slot of an instance of a side says, whatever the order of its fills."""
        if isinstance(slot.value, Reading):
            return (self._reading(side, slot.value),)
        alternatives = []
        for alternative in slot.value:
            fills = [
                tuple(self._reading(side, one) for part in fill.parts for one in part.readings)
                for fill in alternative.fills
            ]
            alternatives.append(tuple(sorted(fills, key=repr)))
        if len(alternatives) == 1 and len(alternatives[0]) == 1:
            return alternatives[0][0]
        return tuple(alternatives)

    def plainly(self, side: int, numbers: Sequence[int]) -> list[Hashable]:
        """Return what stands for all that instances of a side say, in values that are quick to make.

        What is equal here is so by `whole` too. The converse does not hold: slots count in their order, and
        where a slot holds other than one reading, or leads to what has no place, nothing equals it.
        """
        if not numbers:
            return []
        instances, targets = self._sides[side], self._plain_targets[side]
        found: list[Hashable] = []
        for number in numbers:
            instance = instances[number]
            said: list[Hashable] = []
            for slot in instance.slots:
                held = slot.value
                if type(held) is Reading:
                    led = held.target
                    said += (slot.name, held.text if led is None else targets[led])
                elif held:
                    said.append(object())
            found.append((instance.type, instance.extents, *said))
        return found

    @cached_property
    def _plain_targets(self) -> list[_PlainTargets]:
        crowded, middle = self._crowded, self._middle
        return [
            _PlainTargets(
                [
                    (f"{one.type}{middle}{one.name}", place)
                    for place, one in zip(own, instances, strict=True)
                    if place and place not in crowded
                ],
                partial(self._plain_target, side),
            )
            for side, (own, instances) in enumerate(zip(self.places, self._sides, strict=True))
        ]

    def _plain_target(self, side: int, name: str) -> Hashable:
        """Return what stands for an instance that is pointed to: its place, if it has one.

        With the place comes what it says where others stand there too. What is not plain equals nothing.
        """
        number = self._number(side, name)
        place = self.places[side][number] if number is not None else ()
        if number is None or not place:
            return object()
        if place not in self._crowded:
            return place
        instance = self._sides[side][number]
        texts = [
            (slot.name, held.text)
            for slot in instance.slots
            if isinstance(held := slot.value, Reading) and held.target is None
        ]
        plain = len(texts) == len(instance.slots)
        return (place, instance.type, tuple(texts)) if plain else object()

    def whole(self, member: SideInstance) -> int:
        """Return what stands for all that an instance says."""
        return self._classes[member]

    def refine(self, members: Iterable[SideInstance]) -> None:
        """Tell instances apart by all they say, before anything is asked about them or their pointers.

        What is pointed to stands for its place where it has one, and for nothing where it differs itself:
        what it says is its own affair, and told of it alone. Else what stands for the content of an instance
        is a number, the same for the same content on any side.
        Contents without pointers are numbered first. Each round then tells apart what the one before tells
        apart in what is pointed to, on all sides at once; it ends when a round tells nothing new apart, so
        circles come to an end. A round is linear.
        """
        links = self._links_of(members)
        known: dict[Hashable, int] = {}
        own = {member: known.setdefault(_own(self._instance(member)), len(known)) for member in links}
        pointing = {
            member: [(slot, self._placed(target), target) for slot, target in found]
            for member, found in links.items()
            if found
        }
        values, count = own, len(known)
        chained = any(not place for pointers in pointing.values() for _, place, _ in pointers)
        while pointing:
            shared = self._shared(values) if chained else frozenset()
            fresh: dict[Hashable, int] = {}
            refined = {member: fresh.setdefault(number, len(fresh)) for member, number in own.items()}
            for member, pointers in pointing.items():
                led = [(slot, place or _led(values, one, shared)) for slot, place, one in pointers]
                several = len({slot for slot, _ in led}) < len(led)
                led.sort(key=repr if several else itemgetter(0))
                refined[member] = fresh.setdefault((own[member], tuple(led)), len(fresh))
            values, last, count = refined, count, len(fresh)
            if count <= last or not chained:
                break
        self._classes, self._known_to_all = values, self._shared(values)

    def _shared(self, values: Mapping[SideInstance, int]) -> frozenset[int]:
        """Return what stands for contents that all sides have."""
        by_side: dict[int, set[int]] = {side: set() for side in self._having}
        for (side, _), value in values.items():
            by_side[side].add(value)
        return frozenset(set.intersection(*by_side.values()))

    def _placed(self, target: SideInstance | None) -> tuple[Hashable, ...]:
        """Return where what is pointed to stands, and what it says where others stand there too."""
        if target is None or not self._instance(target).extents:
            return ()
        place = self.places[target[0]][target[1]]
        if any(place not in self._standing[side] for side in self._having):
            return (DIFFERENT,)
        if place not in self._crowded:
            return (place,)
        said = _own(self._instance(target))
        return (place, said) if (place, said) in self._crowds else (DIFFERENT,)

    @cached_property
    def places(self) -> Sequence[Sequence[PlaceKey]]:
        """What stands for the places of each side's instances, in their order; nothing for those without.

        A number stands for one extent: extents lie all over the memory, and most time would go by on the way.
        """
        return [
            [
                (extents[0].start << 32 | extents[0].end) + 1 if len(extents := one.extents) == 1 else extents
                for one in instances
            ]
            for instances in self._sides
        ]

    @cached_property
    def _standing(self) -> Sequence[set[PlaceKey]]:
        """The places of each side."""
        return [set(own) for own in self.places]

    @cached_property
    def _crowded(self) -> frozenset[PlaceKey]:
        """The places at which a side has several instances."""
        crowded: set[PlaceKey] = set()
        for own, places in zip(self.places, self._standing, strict=True):
            if len(places) < len(own) - max(0, own.count(()) - 1):
                crowded.update(place for place, count in Counter(own).items() if count > 1 and place)
        return frozenset(crowded)

    @cached_property
    def _crowds(self) -> frozenset[Hashable]:
        """What all sides say at places at which one has several instances."""
        if not self._crowded:
            return frozenset()
        sides = (
            {
                (place, _own(one))
                for place, one in zip(self.places[side], self._sides[side], strict=True)
                if place in self._crowded
            }
            for side in self._having
        )
        return frozenset(set.intersection(*sides))

    def _links_of(self, members: Iterable[SideInstance]) -> dict[SideInstance, list[_Link]]:
        """Return the pointers of instances, and of all that stand nowhere where they lead to such."""
        links: dict[SideInstance, list[_Link]] = {}
        waiting, spread = list(members), False
        while waiting:
            member = waiting.pop()
            if member not in links:
                links[member] = found = self._links(member)
                targets = (link.target for link in found if link.target is not None)
                if any(not self._instance(one).extents for one in targets) and not spread:
                    spread = True  # what one side points to and the other does not is looked at on both
                    waiting += self._unplaced()
        return links

    def _unplaced(self) -> list[SideInstance]:
        return [
            (side, number)
            for side in self._having
            for number, one in enumerate(self._sides[side])
            if not one.extents
        ]

    def _instance(self, member: SideInstance) -> Instance:
        return self._sides[member[0]][member[1]]

    def _reading(self, side: int, reading: Reading) -> Hashable:
        if reading.target is None:
            return reading.text
        target = self._target(side, reading.target)
        return "→", self._placed(target) or _led(self._classes, target, self._known_to_all)

    def _target(self, side: int, name: str) -> SideInstance | None:
        number = self._number(side, name)
        return None if number is None else (side, number)

    def _number(self, side: int, name: str) -> int | None:
        """Return the number of the instance of a side that a pointer leads to."""
        number = self._by_name[side].get(name.rpartition(self._middle)[2])
        if number is not None:  # nearly always: types with names of their own are looked up by the whole
            instance = self._sides[side][number]
            if f"{instance.type}{self._middle}{instance.name}" == name:
                return number
        return self._folded_numbers[side].get(name.casefold())

    @cached_property
    def _by_name(self) -> list[dict[str, int]]:
        return [{one.name: number for number, one in enumerate(instances)} for instances in self._sides]

    @cached_property
    def _folded_numbers(self) -> list[dict[str, int]]:
        """The numbers of instances by `pointer_name` without case."""
        return [
            {pointer_name(self._document, one).casefold(): number for number, one in enumerate(instances)}
            for instances in self._sides
        ]

    def _links(self, member: SideInstance) -> list[_Link]:
        return [
            _Link(slot.name.casefold(), self._target(member[0], reading.target))
            for slot in self._instance(member).slots
            for reading in slot.readings()
            if reading.target is not None
        ]


def _led(values: Mapping[SideInstance, int], target: SideInstance | None, shared: frozenset[int]) -> Hashable:
    """Return what a pointer to what stands nowhere leads to."""
    if target is None:
        return "nowhere"
    return values[target] if values[target] in shared else DIFFERENT


def _own(instance: Instance) -> Hashable:
    """Return what an instance says without its pointers."""
    said = sorted(
        (slot.name.casefold(), tuple(one.text for one in slot.readings() if one.target is None))
        for slot in instance.slots
    )
    return instance.type.casefold(), instance.extents, tuple(one for one in said if one[1])
