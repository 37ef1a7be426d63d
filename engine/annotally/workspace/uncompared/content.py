"""Contents of instances without the names that files give them: equal values mean equal content (C3)."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import cached_property, partial
from operator import itemgetter
from typing import NamedTuple

from annotally.model.annotation_sets import pointer_name
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading, Slot

DIFFERENT = "different"
"""The value of a pointer with a target that is not on all sides."""
PlaceKey = int | tuple[Extent, ...]
"""A value for a place: equal where places are; false where there is none."""
SideInstance = tuple[int, int]
"""A side, and the number of one of its instances."""


class _Link(NamedTuple):
    """A pointer: the slot, and the instance it leads to, None for one that is not there."""

    slot: str
    target: SideInstance | None


class _PlainTargets(dict[str, Hashable]):
    """Values for the targets of a side's pointers, by their names."""

    def __init__(self, usual: Iterable[tuple[str, Hashable]], find: Callable[[str], Hashable]) -> None:
        """Take the values of most targets, and the function that finds the value for other names."""
        super().__init__(usual)
        self._find = find

    def __missing__(self, name: str) -> Hashable:
        """Find the value for a name and cache it."""
        content = self[name] = self._find(name)
        return content


class Contents:
    """The contents of all sides of a document, with pointers followed to their targets, at any depth."""

    def __init__(self, document: str, sides: Sequence[Sequence[Instance]], having: Sequence[int]) -> None:
        """Take the instances of all sides; ``having`` are the numbers of those that have the document."""
        self._document, self._middle = document, f"-{document}-"
        self._sides, self._having = sides, having
        self._classes: dict[SideInstance, int] = {}
        self._on_all_sides: frozenset[int] = frozenset()

    def slots(self, member: SideInstance, places: Sequence[int]) -> Hashable:
        """Return the contents of some slots of an instance, by name and without the empty ones."""
        instance_slots = self._sides[member[0]][member[1]].slots
        contents = [
            (instance_slots[place].name.casefold(), self.slot(member[0], instance_slots[place]))
            for place in places
        ]
        return tuple(sorted((content for content in contents if content[1]), key=repr))

    def slot(self, side: int, slot: Slot) -> tuple[Hashable, ...]:
        """Return the content of a slot of an instance of a side, whatever the order of its fills."""
        # The order of fills says nothing, so they are sorted; readings of different kinds have no order of
        # their own, hence by ``repr``. A slot with a single fill gets the same value whether it is stored
        # compactly or not.
        if isinstance(slot.value, Reading):
            return (self._reading(side, slot.value),)
        alternatives = []
        for alternative in slot.value:
            fills = [
                tuple(self._reading(side, reading) for part in fill.parts for reading in part.readings)
                for fill in alternative.fills
            ]
            alternatives.append(tuple(sorted(fills, key=repr)))
        if len(alternatives) == 1 and len(alternatives[0]) == 1:
            return alternatives[0][0]
        return tuple(alternatives)

    def plain_values(self, side: int, numbers: Sequence[int]) -> list[Hashable]:
        """Return values for the whole content of instances of a side, which are quick to make.

        Equal values here are equal by `whole` too. The converse does not hold: slots count in their order,
        and a slot of other than one reading, or with a target without place, equals nothing.
        """
        # A filter ahead of `refine`, which is exact and costly: whatever is equal here cancels at once.
        # ``object()`` equals nothing, itself apart, and so leaves a doubtful instance to the exact
        # comparison.
        if not numbers:
            return []
        instances, targets = self._sides[side], self._plain_targets[side]
        values: list[Hashable] = []
        for number in numbers:
            instance = instances[number]
            parts: list[Hashable] = []
            for slot in instance.slots:
                content = slot.value
                if type(content) is Reading:
                    target = content.target
                    parts += (slot.name, content.text if target is None else targets[target])
                elif content:
                    parts.append(object())
            values.append((instance.type, instance.extents, *parts))
        return values

    @cached_property
    def _plain_targets(self) -> list[_PlainTargets]:
        # The usual targets, alone at their place, are filled in at once; the rare others are worked out when
        # asked for (`_PlainTargets.__missing__`).
        crowded, middle = self._crowded, self._middle
        return [
            _PlainTargets(
                [
                    (f"{instance.type}{middle}{instance.name}", place)
                    for place, instance in zip(side_places, instances, strict=True)
                    if place and place not in crowded
                ],
                partial(self._plain_target, side),
            )
            for side, (side_places, instances) in enumerate(zip(self.places, self._sides, strict=True))
        ]

    def _plain_target(self, side: int, name: str) -> Hashable:
        """Return the value for an instance that is pointed to: its place, if it has one.

        Where others share the place its content is added. Content that is not plain equals nothing.
        """
        number = self._number(side, name)
        place = self.places[side][number] if number is not None else ()
        if number is None or not place:
            return object()
        if place not in self._crowded:
            return place
        instance = self._sides[side][number]
        texts = [
            (slot.name, content.text)
            for slot in instance.slots
            if isinstance(content := slot.value, Reading) and content.target is None
        ]
        plain = len(texts) == len(instance.slots)
        return (place, instance.type, tuple(texts)) if plain else object()

    def whole(self, member: SideInstance) -> int:
        """Return the number of the content of an instance: equal numbers mean equal content."""
        return self._classes[member]

    def refine(self, members: Iterable[SideInstance]) -> None:
        """Assign numbers to the contents of instances, before they are asked for.

        The target of a pointer is represented by its place where it has one, and by nothing where it differs:
        its content is reported for the target alone. Other contents are represented by a number,
        the same for the same content on any side.
        Contents without pointers are numbered first. This is partition refinement: each round then splits
        contents by the numbers of their targets in the round before, on all sides at once; it ends when a
        round splits nothing, so circles come to an end. A round is linear.
        """
        # ``values`` holds the number of each content by member. Each round numbers pairs of own content and
        # the values of targets anew, and the last is the one that yields no more numbers.
        links = self._links_of(members)
        numbers: dict[Hashable, int] = {}
        own_numbers = {
            member: numbers.setdefault(_content_without_pointers(self._instance(member)), len(numbers))
            for member in links
        }
        pointing = {
            member: [(slot, self._place_value(target), target) for slot, target in pointers_of_member]
            for member, pointers_of_member in links.items()
            if pointers_of_member
        }
        values, count = own_numbers, len(numbers)
        chained = any(not place for pointers in pointing.values() for _, place, _ in pointers)
        while pointing:
            shared = self._shared(values) if chained else frozenset()
            last = count
            values, count = _refine_once(own_numbers, pointing, values, shared)
            if count <= last or not chained:
                break
        self._classes, self._on_all_sides = values, self._shared(values)

    def _shared(self, values: Mapping[SideInstance, int]) -> frozenset[int]:
        """Return the values of contents that all sides have."""
        by_side: dict[int, set[int]] = {side: set() for side in self._having}
        for (side, _), value in values.items():
            by_side[side].add(value)
        return frozenset(set.intersection(*by_side.values()))

    def _place_value(self, target: SideInstance | None) -> tuple[Hashable, ...]:
        """Return the place of a pointer's target, with its content where others share the place."""
        if target is None or not self._instance(target).extents:
            return ()
        place = self.places[target[0]][target[1]]
        if any(place not in self._standing[side] for side in self._having):
            return (DIFFERENT,)
        if place not in self._crowded:
            return (place,)
        own_content = _content_without_pointers(self._instance(target))
        return (place, own_content) if (place, own_content) in self._crowds else (DIFFERENT,)

    @cached_property
    def places(self) -> Sequence[Sequence[PlaceKey]]:
        """Values for the places of each side's instances, in their order; empty for those without.

        A number stands for one extent: extents lie all over the memory, and most time would go by on the way.
        """
        return [
            [
                (extents[0].start << 32 | extents[0].end) + 1
                if len(extents := instance.extents) == 1
                else extents
                for instance in instances
            ]
            for instances in self._sides
        ]

    @cached_property
    def _standing(self) -> Sequence[set[PlaceKey]]:
        """The places of each side."""
        return [set(side_places) for side_places in self.places]

    @cached_property
    def _crowded(self) -> frozenset[PlaceKey]:
        """The places at which a side has several instances."""
        crowded: set[PlaceKey] = set()
        for side_places, places in zip(self.places, self._standing, strict=True):
            if len(places) < len(side_places) - max(0, side_places.count(()) - 1):
                crowded.update(place for place, count in Counter(side_places).items() if count > 1 and place)
        return frozenset(crowded)

    @cached_property
    def _crowds(self) -> frozenset[Hashable]:
        """The contents that all sides have at places at which a side has several instances."""
        # Where several instances share a place, the place does not tell which is meant: contents are added,
        # and only those that all sides have there can be the same.
        if not self._crowded:
            return frozenset()
        sides = (
            {
                (place, _content_without_pointers(instance))
                for place, instance in zip(self.places[side], self._sides[side], strict=True)
                if place in self._crowded
            }
            for side in self._having
        )
        return frozenset(set.intersection(*sides))

    def _links_of(self, members: Iterable[SideInstance]) -> dict[SideInstance, list[_Link]]:
        """Return the pointers of instances; if one leads to an instance without place, those of all such."""
        links: dict[SideInstance, list[_Link]] = {}
        waiting, spread = list(members), False
        while waiting:
            member = waiting.pop()
            if member not in links:
                links[member] = pointers = self._links(member)
                targets = (link.target for link in pointers if link.target is not None)
                if any(not self._instance(target).extents for target in targets) and not spread:
                    spread = True  # a target that only one side points to is looked at on both
                    waiting += self._members_without_place()
        return links

    def _members_without_place(self) -> list[SideInstance]:
        return [
            (side, number)
            for side in self._having
            for number, instance in enumerate(self._sides[side])
            if not instance.extents
        ]

    def _instance(self, member: SideInstance) -> Instance:
        return self._sides[member[0]][member[1]]

    def _reading(self, side: int, reading: Reading) -> Hashable:
        if reading.target is None:
            return reading.text
        target = self._target(side, reading.target)
        return "→", self._place_value(target) or _target_value(self._classes, target, self._on_all_sides)

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
        return [
            {instance.name: number for number, instance in enumerate(instances)} for instances in self._sides
        ]

    @cached_property
    def _folded_numbers(self) -> list[dict[str, int]]:
        """The numbers of instances by `pointer_name` without case."""
        return [
            {
                pointer_name(self._document, instance).casefold(): number
                for number, instance in enumerate(instances)
            }
            for instances in self._sides
        ]

    def _links(self, member: SideInstance) -> list[_Link]:
        return [
            _Link(slot.name.casefold(), self._target(member[0], reading.target))
            for slot in self._instance(member).slots
            for reading in slot.readings()
            if reading.target is not None
        ]


def _refine_once(
    own_numbers: Mapping[SideInstance, int],
    pointing: Mapping[SideInstance, Sequence[tuple[str, tuple[Hashable, ...], SideInstance | None]]],
    values: Mapping[SideInstance, int],
    shared: frozenset[int],
) -> tuple[dict[SideInstance, int], int]:
    """Return the numbers of contents after a round of `Contents.refine`, and how many there are.

    ``pointing`` has the slot, the value of the place and the target of each pointer; ``values`` are those
    of the round before, ``shared`` those that all sides have.
    """
    fresh: dict[Hashable, int] = {}
    refined = {member: fresh.setdefault(number, len(fresh)) for member, number in own_numbers.items()}
    for member, pointers in pointing.items():
        led = [(slot, place or _target_value(values, end, shared)) for slot, place, end in pointers]
        # Slots alone order the values; where a slot has several pointers, only the values can.
        several = len({slot for slot, _ in led}) < len(led)
        led.sort(key=repr if several else itemgetter(0))
        refined[member] = fresh.setdefault((own_numbers[member], tuple(led)), len(fresh))
    return refined, len(fresh)


def _target_value(
    values: Mapping[SideInstance, int], target: SideInstance | None, shared: frozenset[int]
) -> Hashable:
    """Return the value of a pointer to a target without place."""
    if target is None:
        return "nowhere"
    return values[target] if values[target] in shared else DIFFERENT


def _content_without_pointers(instance: Instance) -> Hashable:
    """Return the content of an instance without its pointers."""
    contents = sorted(
        (slot.name.casefold(), tuple(reading.text for reading in slot.readings() if reading.target is None))
        for slot in instance.slots
    )
    return instance.type.casefold(), instance.extents, tuple(content for content in contents if content[1])
