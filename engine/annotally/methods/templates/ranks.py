"""The last tie-breakers of C3: extents, then content."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Protocol

from annotally.methods.templates.pointers import NOWHERE, Pointers
from annotally.model.annotation_sets import content, pointer_name
from annotally.model.instances import Fill, Instance

Node = tuple[int, int]
"""A side and the number of an object there."""


class Ranked(Protocol):
    """What is ranked: an instance, its number among those of its side, and whether it may be left out."""

    @property
    def number(self) -> int: ...  # noqa: D102 (a field's reader)
    @property
    def instance(self) -> Instance: ...  # noqa: D102 (a field's reader)
    @property
    def optional(self) -> bool: ...  # noqa: D102 (a field's reader)


class Ranks:
    """Ranks the objects of one document pair by what they say, never by what they are called or their place.

    What an object says is what its slots hold, one pointer deep; of objects that say the same, what is found
    by following pointers, to it and from it, and by who is aligned with whom. What is still alike then is
    interchangeable, and stands in file order.
    """

    def __init__(self, document: str, instances: Sequence[Sequence[Instance]], pointers: Pointers) -> None:
        self._document = document
        self._instances = instances
        self._pointers = pointers

    def of(self, *sides: Sequence[Ranked]) -> list[list[int]]:
        """Return the ranks of some objects of each side; those that nothing tells apart share one."""
        keys = [self._keys(side, items) for side, items in enumerate(sides)]
        ranks = _places(keys)
        if any(len(set(side)) < len(side) for side in ranks):
            colours = self._refined(self._content)
            ranks = _places(
                [
                    [(rank, colours[number, item.number]) for rank, item in zip(own, items, strict=True)]
                    for number, (own, items) in enumerate(zip(ranks, sides, strict=True))
                ]
            )
        return ranks

    def target(self, name: str, side: int) -> int:
        """Return the rank of what a pointer names, by what it says and who it has to do with."""
        number = self._pointers.targets[side].number(name)
        return NOWHERE if number == NOWHERE else self._content[side, number]

    def everything(self) -> Mapping[Node, int]:
        """Return the rank of every object of every side, by what it says and who it has to do with.

        Objects that nothing tells apart share one, whichever side they are of. Nothing has to be aligned.
        """
        return self._content

    def _keys(self, side: int, items: Sequence[Ranked]) -> list[tuple[object, ...]]:
        """Return extents; where they do not decide, content too, required objects before optional ones."""
        spans = [_span(item.instance) for item in items]
        counts = Counter(spans)
        return [
            (span, content(item.instance, self._by_name[side]), item.optional, _small_print(item.instance))
            if counts[span] > 1
            else (span,)
            for span, item in zip(spans, items, strict=True)
        ]

    @cached_property
    def _by_name(self) -> list[Mapping[str, Instance]]:
        return [{pointer_name(self._document, one): one for one in side} for side in self._instances]

    @cached_property
    def _content(self) -> dict[Node, int]:
        """Ranks of all objects, before anything is aligned."""
        keys = {
            (side, number): (
                one.type.casefold(),
                _span(one),
                content(one),
                one.optional,
                _small_print(one),
            )
            for side, instances in enumerate(self._instances)
            for number, one in enumerate(instances)
        }
        return self._refined(_numbered(keys), aligned=False)

    @cached_property
    def _links(self) -> dict[Node, list[tuple[str, int, int, Node | None]]]:
        """For every object the pointers from it and to it: slot, alternative, direction, the other object."""
        links: defaultdict[Node, list[tuple[str, int, int, Node | None]]] = defaultdict(list)
        for side, instances in enumerate(self._instances):
            for number, instance in enumerate(instances):
                for slot in instance.slots:
                    name = slot.name.casefold()
                    for place, alternative in enumerate(slot.alternatives):
                        for target in (t for fill in alternative.fills if (t := _target(fill)) is not None):
                            other = self._pointers.targets[side].number(target)
                            there = (side, other) if other != NOWHERE else None
                            links[side, number].append((name, place, 0, there))
                            if there is not None:
                                links[there].append((name, place, 1, (side, number)))
        return links

    def _refined(self, colours: dict[Node, int], *, aligned: bool = True) -> dict[Node, int]:
        """Return finer ranks: by those of whoever an object has to do with, again and again."""
        links, partner = self._links, self._pointers.partner
        count = len(set(colours.values()))
        while True:
            keys = {}
            for node, colour in colours.items():
                side, number = node
                other = partner[side].get(number, NOWHERE) if aligned else NOWHERE
                around = sorted(
                    (*link, NOWHERE if there is None else colours[there])
                    for *link, there in links.get(node, ())
                )
                keys[node] = (colour, NOWHERE if other == NOWHERE else colours[1 - side, other], around)
            colours = _numbered(keys)
            refined = len(set(colours.values()))
            if refined == count:
                return colours
            count = refined


def _numbered(keys: Mapping[Node, tuple[object, ...]]) -> dict[Node, int]:
    """Return the place of each key among all different ones."""
    result: dict[Node, int] = {}
    place, last = -1, None
    for node in sorted(keys, key=keys.__getitem__):
        if keys[node] != last:
            place, last = place + 1, keys[node]
        result[node] = place
    return result


def _places(sides: Sequence[Sequence[tuple[object, ...]]]) -> list[list[int]]:
    nodes = {(side, place): key for side, keys in enumerate(sides) for place, key in enumerate(keys)}
    numbers = _numbered(nodes)
    return [[numbers[side, place] for place in range(len(keys))] for side, keys in enumerate(sides)]


def _target(fill: Fill) -> str | None:
    readings = (reading for part in fill.parts for reading in part.readings)
    return next((reading.target for reading in readings if reading.target is not None), None)


def _span(instance: Instance) -> tuple[tuple[int, int], ...]:
    return tuple((extent.start, extent.end) for extent in instance.extents)


def _small_print(instance: Instance) -> tuple[object, ...]:
    """Return what in an instance is optional, and its minimal strings: what its content does not tell."""
    return tuple(
        sorted(
            (
                slot.name.casefold(),
                slot.optional,
                tuple(
                    tuple(sorted(map(_fill_print, alternative.fills))) for alternative in slot.alternatives
                ),
            )
            for slot in instance.slots
        )
    )


def _fill_print(fill: Fill) -> tuple[object, ...]:
    """Return a fill's small print; how a pointer is written is a name, which never decides (C3)."""
    readings = (reading for part in fill.parts for reading in part.readings)
    said = ((r.text if r.target is None else "", tuple(sorted(r.minimal))) for r in readings)
    return (fill.optional, tuple(said))
