"""Pointer fills of one document pair: what they point to, and who is aligned with whom so far."""

from collections.abc import Sequence
from functools import cached_property

from annotally.model.instances import Instance
from annotally.model.sets import pointer_name


class Pointers:
    """The objects that pointers lead to. Refers to no unit: a cycle would outlive it in a bulk load."""

    def __init__(self, document: str, instances: Sequence[Sequence[Instance]]) -> None:
        self._document = document
        self._instances = instances
        self.partner: dict[int, int] = {}
        """The response's object by the key's, for all that are aligned."""
        self.aligned_classes: set[str] = set()
        """Case-folded classes whose objects have been aligned."""

    @cached_property
    def _numbers(self) -> list[dict[str, int]]:
        """Instances by what pointers call them, a table per side."""
        return [
            {pointer_name(self._document, item).casefold(): number for number, item in enumerate(side)}
            for side in self._instances
        ]

    def aligned(self, key_target: str, response_target: str) -> bool:
        """Tell whether the targets of two pointers are aligned with each other."""
        key = self._numbers[0].get(key_target.casefold())
        response = self._numbers[1].get(response_target.casefold())
        return key is not None and response is not None and self.partner.get(key) == response

    def removed(self, key_target: str) -> bool:
        """Tell whether a key pointer's target is optional and was left unaligned (M21)."""
        number = self._numbers[0].get(key_target.casefold())
        if number is None:
            return False
        target = self._instances[0][number]
        return (
            target.optional
            and target.type.casefold() in self.aligned_classes
            and number not in self.partner
        )

    def place(self, target: str, side: int) -> int:
        """Return a number that the targets of two pointers share if they are aligned; -1 for nowhere."""
        number = self._numbers[side].get(target.casefold(), -1)
        return number if side == 1 else self.partner.get(number, -1)
