"""Pointer fills of one document pair: what they point to, and who is aligned with whom so far."""

from collections import defaultdict
from collections.abc import Sequence, Set
from functools import cached_property

from annotally.model.annotation_sets import pointer_name
from annotally.model.instances import Instance

NOWHERE = -1
"""The number of an object that a pointer names and nobody has."""


class Targets:
    """The objects of one side by what pointers call them, and which of them count as one (M16)."""

    def __init__(self, document: str, instances: Sequence[Instance]) -> None:
        self._document = document
        self._instances = instances
        self.twins: dict[int, int] = {}
        """The object that stands for an identical one, by number; objects of their own are left out."""

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {pointer_name(self._document, one).casefold(): n for n, one in enumerate(self._instances)}

    def number(self, target: str) -> int:
        """Return the number of the object that a pointer names, or `NOWHERE`."""
        return self._numbers.get(target.casefold(), NOWHERE)

    def identity(self, number: int) -> int:
        """Return the number of the object that stands for this one and all identical ones."""
        return self.twins.get(number, number)


class Pointers:
    """Where pointers of both sides lead. Refers to no unit: a cycle would outlive it in a bulk load."""

    def __init__(self, targets: Sequence[Targets], optional: Sequence[Set[int]]) -> None:
        self.targets = targets
        self._optional = optional
        self.partner: tuple[dict[int, int], dict[int, int]] = ({}, {})
        """For each side, the other's object by its own, for all that are aligned."""
        self._linked: tuple[defaultdict[int, set[int]], ...] = (defaultdict(set), defaultdict(set))
        """The same between objects that stand for identical ones; kept where there are any (M16)."""
        self._settled: tuple[set[int], set[int]] = (set(), set())
        """Objects of classes whose alignment is done."""

    def align(self, key: int, response: int) -> None:
        """Note that two objects are aligned."""
        self.partner[0][key] = response
        self.partner[1][response] = key
        if not self._twins:
            return
        one, other = self.targets[0].identity(key), self.targets[1].identity(response)
        self._linked[0][one].add(other)
        self._linked[1][other].add(one)

    def settle(self, side: int, numbers: Sequence[int]) -> None:
        """Note that these objects will be aligned with nothing any more, if they are not yet."""
        self._settled[side].update(numbers)

    def pending(self, target: str, side: int) -> bool:
        """Tell whether a pointer leads to an object that may still be aligned with another one."""
        number = self.targets[side].number(target)
        return number != NOWHERE and number not in self._settled[side]

    def aligned(self, key_target: str, response_target: str) -> str:
        """Return the rule by which two pointers say the same, or an empty string (M16).

        They do if their targets are aligned, or any objects identical with them.
        """
        key, response = self.targets[0].number(key_target), self.targets[1].number(response_target)
        if self.partner[0].get(key) == response:
            return "pointer-aligned"
        linked = self._links(0, self.targets[0].identity(key))
        return "pointer-identical" if self.targets[1].identity(response) in linked else ""

    def removed(self, target: str, side: int) -> bool:
        """Tell whether a pointer's target is optional and nothing was aligned with it or a twin (M21)."""
        number = self.targets[side].number(target)
        return (
            number in self._optional[side]
            and number in self._settled[side]
            and not self._links(side, self.targets[side].identity(number))
        )

    def places(self, target: str, side: int) -> Set[int]:
        """Return numbers of which the targets of two pointers share one if the pointers say the same."""
        number = self.targets[side].number(target)
        if number == NOWHERE:
            return frozenset()
        number = self.targets[side].identity(number)
        return {number} if side == 1 else self._links(0, number)

    @property
    def _twins(self) -> bool:
        return any(targets.twins for targets in self.targets)

    def _links(self, side: int, identity: int) -> Set[int]:
        """Return the objects of the other side that one, or one identical with it, is aligned with."""
        if self._twins:
            return self._linked[side].get(identity, frozenset())
        other = self.partner[side].get(identity, NOWHERE)
        return frozenset() if other == NOWHERE else frozenset((other,))

    def token(self, target: str, side: int) -> tuple[str, int] | None:
        """Return what two pointers have in common if and only if they say the same.

        None where identical objects were aligned with different ones: then only `aligned` can tell.
        """
        places = self.places(target, side)
        if len(places) > 1:
            return None
        return ("at", next(iter(places))) if places else ("nowhere", side)
