"""The mentions of one side of a document, and whether two of their slots say the same (E3, E4, E11)."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from annotally.formats.event_reader import CLASS, compared_slots
from annotally.methods.event_mapping import Tokens
from annotally.model.instances import Instance, Reading, Slot
from annotally.textual.tokenised import ids_of


class EventSide:
    """The mentions of one side of a document: their numbers among its instances and their visible tokens.

    ``kinds`` and ``realis`` are the slots that are compared, None where a mention has none.
    """

    def __init__(self, instances: Sequence[Instance]) -> None:
        self.instances = instances
        self.numbers: Sequence[int] = range(len(instances))
        mentions = instances
        if {instance.type for instance in instances} - {CLASS}:
            self.numbers = [number for number in self.numbers if instances[number].type == CLASS]
            mentions = [instances[number] for number in self.numbers]
        tokens, self.kinds, self.realis = compared_slots(mentions)
        self.tokens: Sequence[Tokens] = ids_of(tokens)

    def __len__(self) -> int:
        return len(self.numbers)

    def hide(self, hidden: Tokens) -> None:
        """Take tokens from all mentions."""
        if hidden:
            self.tokens = [one if one.isdisjoint(hidden) else _kept(one - hidden) for one in self.tokens]

    def respell(self, spelled: Mapping[str, str]) -> None:
        """Write the ids of tokens as their table does, where it spells them otherwise (E11)."""
        self.tokens = [
            one if one.isdisjoint(spelled) else frozenset(spelled.get(name, name) for name in one)
            for one in self.tokens
        ]

    def mention(self, number: int) -> Instance:
        """Return a mention."""
        return self.instances[self.numbers[number]]


@lru_cache(maxsize=1 << 10)
def _kept(tokens: Tokens) -> Tokens:
    """Return one and the same set for all that are equal: the same few are left over in all documents."""
    return tokens


def same(one: Slot | None, other: Slot | None) -> bool:
    """Tell whether two slots say the same, verbatim (E4); a slot that is not there says nothing."""
    return one is other or _said(one) == _said(other)


def _said(slot: Slot | None) -> list[str]:
    if slot is not None and isinstance(slot.held, Reading):
        return [slot.held.text]
    return [reading.text for reading in slot.readings()] if slot is not None else []
