"""The mentions of one side of a document, and the comparison of two of their slots (E3, E4, E11)."""

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import compress
from operator import not_

from annotally.formats.event_mentions.mentions import (
    CLASS,
    MOST_CACHED,
    REALIS,
    TYPE,
    MentionColumns,
    slot_numbers,
    slots_of,
)
from annotally.formats.event_mentions.token_ids import ids_of
from annotally.methods.event_mentions.mapping import TokenIds
from annotally.methods.slot_layouts import texts_of
from annotally.model.instance_columns import extents_of
from annotally.model.instances import Instance

_NO_IDS: TokenIds = frozenset()

Texts = tuple[str, ...]
"""The texts of all readings of a slot, verbatim; two slots are the same if these are (E4)."""


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
        self.tokens: Sequence[TokenIds] = ids_of(mentions)

    @cached_property
    def ids(self) -> TokenIds:
        """All tokens of the mentions, also those that were hidden since."""
        return _NO_IDS.union(*self.tokens)

    @cached_property
    def facets(self) -> tuple[Sequence[Texts], Sequence[Texts]]:
        """The texts that are compared: `kinds` and `realis`."""
        if isinstance(self._mentions, MentionColumns):
            texts = map(self._mentions.texts, (TYPE, REALIS))
            kinds, realis = (list(map(_SOLE_TEXTS.__getitem__, column)) for column in texts)
            return kinds, realis
        return self._texts(TYPE), self._texts(REALIS)

    def _texts(self, name: str) -> Sequence[Texts]:
        """Return the texts of the slot of that name of each mention, none where it has none."""
        return [_shared_texts(tuple(texts_of(slot))) for slot in slots_of(self._mentions, name)]

    @cached_property
    def places(self) -> Sequence[tuple[int, int]]:
        """The numbers of both slots of each mention among all that it has; -1 where one is not filled."""
        return list(zip(*(slot_numbers(self._mentions, name) for name in (TYPE, REALIS)), strict=True))

    @cached_property
    def starts(self) -> Sequence[int]:
        """The start of each mention in code points, 0 for an unknown place."""
        return [extents[0].start if extents else 0 for extents in extents_of(self._mentions)]

    @property
    def kinds(self) -> Sequence[Texts]:
        """The type of each mention."""
        return self.facets[0]

    @property
    def realis(self) -> Sequence[Texts]:
        """The realis status of each mention."""
        return self.facets[1]

    def __len__(self) -> int:
        return len(self.numbers)

    def hide(self, hidden: TokenIds) -> None:
        """Take tokens from all mentions."""
        if hidden:
            tokens = list(self.tokens)
            for number in compress(range(len(tokens)), map(not_, map(hidden.isdisjoint, self.tokens))):
                ids = tokens[number]
                tokens[number] = _shared_set(ids - hidden) if len(ids) > 1 else _NO_IDS
            self.tokens = tokens

    def respell(self, spelled: Mapping[str, str]) -> None:
        """Replace ids of tokens by the spelling of their table, where that differs (E11)."""
        self.tokens = [
            mention_tokens
            if mention_tokens.isdisjoint(spelled)
            else frozenset(spelled.get(name, name) for name in mention_tokens)
            for mention_tokens in self.tokens
        ]
        self.__dict__.pop("ids", None)


@lru_cache(maxsize=1 << 10)
def _shared_set(tokens: TokenIds) -> TokenIds:
    """Return one shared object for all equal sets, which saves memory: few different ones occur."""
    return tokens


@lru_cache(maxsize=1 << 12)
def _shared_texts(texts: Texts) -> Texts:
    """Return one shared object for all equal texts, as `_shared_set` does."""
    return texts


class _SoleTexts(dict[str, Texts]):
    """A cache of the texts of slots with one text alone, none if it is empty; shared in the same way."""

    def __missing__(self, text: str) -> Texts:
        if len(self) >= MOST_CACHED:
            self.clear()
        self[text] = texts = (text,) if text else ()
        return texts


_SOLE_TEXTS = _SoleTexts()
