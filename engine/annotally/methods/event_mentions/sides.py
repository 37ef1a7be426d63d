"""The mentions of one side of a document, and the comparison of two of their slots (E3, E4, E11)."""

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache

from annotally.formats.event_mentions.mentions import CLASS, TOKENS, MentionColumns, compared_slots, slots_of
from annotally.formats.event_mentions.token_ids import ids_of
from annotally.methods.event_mentions.mapping import TokenIds
from annotally.methods.slot_layouts import texts_of
from annotally.model.instance_columns import made
from annotally.model.instances import Instance, Slot


class EventSide:
    """The mentions of one side of a document: their numbers among its instances and their visible tokens."""

    def __init__(self, instances: Sequence[Instance]) -> None:
        self.instances = instances
        self.numbers: Sequence[int] = range(len(instances))
        mentions = instances
        if not isinstance(instances, MentionColumns) and {item.type for item in instances} - {CLASS}:
            self.numbers = [number for number in self.numbers if instances[number].type == CLASS]
            mentions = [instances[number] for number in self.numbers]
        self._mentions = mentions
        self.tokens: Sequence[TokenIds] = ids_of(slots_of(mentions, TOKENS))

    @cached_property
    def _facets(self) -> tuple[Sequence[Slot | None], Sequence[Slot | None]]:
        return compared_slots(self._mentions)

    @cached_property
    def _at_hand(self) -> Sequence[Instance]:
        return made(self.instances)

    @property
    def kinds(self) -> Sequence[Slot | None]:
        """The slot of the type of each mention, None where it has none."""
        return self._facets[0]

    @property
    def realis(self) -> Sequence[Slot | None]:
        """The slot of the realis status of each mention, None where it has none."""
        return self._facets[1]

    def __len__(self) -> int:
        return len(self.numbers)

    def hide(self, hidden: TokenIds) -> None:
        """Take tokens from all mentions."""
        if hidden:
            self.tokens = [
                mention_tokens if mention_tokens.isdisjoint(hidden) else _shared_set(mention_tokens - hidden)
                for mention_tokens in self.tokens
            ]

    def respell(self, spelled: Mapping[str, str]) -> None:
        """Replace ids of tokens by the spelling of their table, where that differs (E11)."""
        self.tokens = [
            mention_tokens
            if mention_tokens.isdisjoint(spelled)
            else frozenset(spelled.get(name, name) for name in mention_tokens)
            for mention_tokens in self.tokens
        ]

    def mention(self, number: int) -> Instance:
        """Return a mention."""
        return self._at_hand[self.numbers[number]]


@lru_cache(maxsize=1 << 10)
def _shared_set(tokens: TokenIds) -> TokenIds:
    """Return one shared object for all equal sets, which saves memory: few different ones occur."""
    return tokens


def same(first: Slot | None, second: Slot | None) -> bool:
    """Tell whether two slots have the same texts, verbatim (E4); a missing slot has none."""
    return first is second or texts_of(first) == texts_of(second)
