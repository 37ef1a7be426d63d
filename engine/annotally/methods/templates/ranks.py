"""The last tie-breakers of C3: extents, then content."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Protocol

from annotally.methods.templates.pointers import NOWHERE, Pointers
from annotally.model.annotation_sets import content, pointer_name
from annotally.model.instances import Fill, Instance

RankedNode = tuple[int, int]
"""A side and the number of an object there."""


class Ranked(Protocol):
    """An object to be ranked: an instance, its number within its side, and whether it is optional."""

    @property
    def number(self) -> int: ...  # noqa: D102 (a field's reader)
    @property
    def instance(self) -> Instance: ...  # noqa: D102 (a field's reader)
    @property
    def optional(self) -> bool: ...  # noqa: D102 (a field's reader)


class Ranks:
    """Ranks the objects of one document pair by content, never by their names or their order in the file.

    The content of an object is that of its slots, one pointer deep. Objects of equal content are told
    apart by colour refinement (1-dimensional Weisfeiler-Leman) over the pointers to and from them and over
    aligned pairs. Objects that are still equal are interchangeable and stay in file order.
    """

    def __init__(self, document: str, instances: Sequence[Sequence[Instance]], pointers: Pointers) -> None:
        self._document = document
        self._instances = instances
        self._pointers = pointers

    def of(self, *sides: Sequence[Ranked]) -> list[list[int]]:
        """Return the ranks of the given objects of each side; indistinguishable ones share a rank."""
        # Colour refinement costs a pass over all pointers, so it runs only if extents and contents leave
        # ties.
        keys = [self._keys(side, items) for side, items in enumerate(sides)]
        ranks = _places(keys)
        if any(len(set(side)) < len(side) for side in ranks):
            colours = self._refined(self._content)
            ranks = _places(
                [
                    [
                        (rank, colours[place, item.number])
                        for rank, item in zip(side_ranks, items, strict=True)
                    ]
                    for place, (side_ranks, items) in enumerate(zip(ranks, sides, strict=True))
                ]
            )
        return ranks

    def target(self, name: str, side: int) -> int:
        """Return the rank of a pointer's target, or `NOWHERE` for a dangling pointer."""
        number = self._pointers.targets[side].number(name)
        return NOWHERE if number == NOWHERE else self._content[side, number]

    def everything(self) -> Mapping[RankedNode, int]:
        """Return the rank of every object of both sides, by content and pointers.

        Indistinguishable objects share a rank, whichever side they are on. Alignment plays no part.
        """
        return self._content

    def _keys(self, side: int, items: Sequence[Ranked]) -> list[tuple[object, ...]]:
        """Return sort keys: extents; where these are equal, content too, required objects first."""
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
        return [
            {pointer_name(self._document, instance): instance for instance in side}
            for side in self._instances
        ]

    @cached_property
    def _content(self) -> dict[RankedNode, int]:
        """Ranks of all objects, before anything is aligned."""
        keys = {
            (side, number): (
                instance.type.casefold(),
                _span(instance),
                content(instance),
                instance.optional,
                _small_print(instance),
            )
            for side, instances in enumerate(self._instances)
            for number, instance in enumerate(instances)
        }
        return self._refined(_numbered(keys), aligned=False)

    @cached_property
    def _links(self) -> dict[RankedNode, list[tuple[str, int, int, RankedNode | None]]]:
        """The pointers from and to every object: slot, alternative, direction (0 out, 1 in), object."""
        # Each pointer is entered at both ends; a dangling one at its source only.
        links: defaultdict[RankedNode, list[tuple[str, int, int, RankedNode | None]]] = defaultdict(list)
        for side, instances in enumerate(self._instances):
            for number, instance in enumerate(instances):
                for slot in instance.slots:
                    name = slot.name.casefold()
                    for place, alternative in enumerate(slot.alternatives):
                        for target in (t for fill in alternative.fills if (t := _target(fill)) is not None):
                            linked_number = self._pointers.targets[side].number(target)
                            linked = (side, linked_number) if linked_number != NOWHERE else None
                            links[side, number].append((name, place, 0, linked))
                            if linked is not None:
                                links[linked].append((name, place, 1, (side, number)))
        return links

    def _refined(self, colours: dict[RankedNode, int], *, aligned: bool = True) -> dict[RankedNode, int]:
        """Return finer ranks by colour refinement over links and, if ``aligned``, aligned pairs."""
        links, partner = self._links, self._pointers.partner
        count = len(set(colours.values()))
        while True:
            # Each round splits ranks by the sorted ranks of the neighbours and only ever makes them finer, so
            # the number of ranks tells when it is stable: at most n rounds of O(links log links).
            keys = {}
            for node, colour in colours.items():
                side, number = node
                partner_number = partner[side].get(number, NOWHERE) if aligned else NOWHERE
                around = sorted(
                    (*link, NOWHERE if linked is None else colours[linked])
                    for *link, linked in links.get(node, ())
                )
                keys[node] = (
                    colour,
                    NOWHERE if partner_number == NOWHERE else colours[1 - side, partner_number],
                    around,
                )
            colours = _numbered(keys)
            refined = len(set(colours.values()))
            if refined == count:
                return colours
            count = refined


def _numbered(keys: Mapping[RankedNode, tuple[object, ...]]) -> dict[RankedNode, int]:
    """Return dense ranks: the place of each node's key among the distinct keys, from 0."""
    result: dict[RankedNode, int] = {}
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
    """Return the marks that content leaves out: optional slots and fills, and minimal strings."""
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
    """Return the marks of a fill; the name in a pointer is left out, since names never decide (C3)."""
    readings = (reading for part in fill.parts for reading in part.readings)
    texts = ((r.text if r.target is None else "", tuple(sorted(r.minimal))) for r in readings)
    return (fill.optional, tuple(texts))
