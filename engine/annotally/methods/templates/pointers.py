"""Pointer fills of one document pair: their targets, and the objects aligned so far."""

from collections import defaultdict
from collections.abc import Sequence, Set
from functools import cached_property

from annotally.model.annotation_sets import pointer_name
from annotally.model.instances import Instance

NOWHERE = -1
"""The number of the target of a dangling pointer."""


class Targets:
    """The objects of one side by pointer name, and the groups of identical ones (M16)."""

    def __init__(self, document: str, instances: Sequence[Instance]) -> None:
        self._document = document
        self._instances = instances
        self.twins: dict[int, int] = {}
        """The representative of each object with identical ones, by number; other objects are absent."""

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {
            pointer_name(self._document, instance).casefold(): n for n, instance in enumerate(self._instances)
        }

    def number(self, target: str) -> int:
        """Return the number of the object that a pointer names, or `NOWHERE`."""
        return self._numbers.get(target.casefold(), NOWHERE)

    def identity(self, number: int) -> int:
        """Return the number of the representative of this object and all identical ones."""
        return self.twins.get(number, number)


class Pointers:
    """The pointer targets of both sides. Holds no reference to a unit: a cycle would outlive a bulk load."""

    def __init__(self, targets: Sequence[Targets], optional: Sequence[Set[int]]) -> None:
        self.targets = targets
        self._optional = optional
        self.partner: tuple[dict[int, int], dict[int, int]] = ({}, {})
        """For each side, the number of the aligned object on the other side by the number on this one."""
        self._linked: tuple[defaultdict[int, set[int]], ...] = (defaultdict(set), defaultdict(set))
        """The same between representatives of identical objects; only filled where there are any (M16)."""
        self._settled: tuple[set[int], set[int]] = (set(), set())
        """The objects of finished classes; their alignment is final."""

    def align(self, key: int, response: int) -> None:
        """Note that two objects are aligned."""
        self.partner[0][key] = response
        self.partner[1][response] = key
        if not self._twins:
            return
        key_identity, response_identity = self.targets[0].identity(key), self.targets[1].identity(response)
        self._linked[0][key_identity].add(response_identity)
        self._linked[1][response_identity].add(key_identity)

    def settle(self, side: int, numbers: Sequence[int]) -> None:
        """Mark the alignment of these objects as final: an unaligned one stays so."""
        self._settled[side].update(numbers)

    def pending(self, target: str, side: int) -> bool:
        """Tell whether a pointer leads to an object that may still be aligned with another one."""
        number = self.targets[side].number(target)
        return number != NOWHERE and number not in self._settled[side]

    def aligned(self, key_target: str, response_target: str) -> str:
        """Return the rule that equates two pointers, or an empty string (M16).

        They do if their targets are aligned, or any objects identical with them.
        """
        # The direct partner first: it is the common case and needs no look at identical objects.
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
        """Return the response's numbers of a pointer's target; equal pointers of two sides share one."""
        number = self.targets[side].number(target)
        if number == NOWHERE:
            return frozenset()
        number = self.targets[side].identity(number)
        return {number} if side == 1 else self._links(0, number)

    @property
    def _twins(self) -> bool:
        return any(targets.twins for targets in self.targets)

    def _links(self, side: int, identity: int) -> Set[int]:
        """Return the representatives aligned with this one on the other side."""
        if self._twins:
            return self._linked[side].get(identity, frozenset())
        partner = self.partner[side].get(identity, NOWHERE)
        return frozenset() if partner == NOWHERE else frozenset((partner,))

    def token(self, target: str, side: int) -> tuple[str, int] | None:
        """Return the token of a pointer: equal for two pointers if and only if their targets are aligned.

        None where identical objects were aligned with different ones: then only `aligned` can tell.
        """
        # Both sides are named by numbers of the response, so that equality of tokens replaces a call of
        # `aligned` for every pair of pointers. A target without such a number gets its side instead: it
        # equals nothing on the other side.
        places = self.places(target, side)
        if len(places) > 1:
            return None
        return ("at", next(iter(places))) if places else ("nowhere", side)
