"""The ids of tokens that event mentions list."""

from collections.abc import Mapping, Sequence

from annotally.formats.event_mentions.mentions import (
    MOST_CACHED,
    TOKENS,
    MentionColumns,
    listed_ids,
    only_text,
    slots_of,
)
from annotally.model.instances import Instance, Reading


def ids_of(instances: Sequence[Instance]) -> list[frozenset[str]]:
    """Return the token ids that mentions list, an empty set where the slot is missing or empty."""
    if isinstance(instances, MentionColumns):
        return list(map(_IDS.__getitem__, instances.texts(TOKENS)))
    return [
        _IDS[slot.value.text if isinstance(slot.value, Reading) else only_text(slot) or ""]
        if slot is not None
        else _NO_TOKENS
        for slot in slots_of(instances, TOKENS)
    ]


_NO_TOKENS: frozenset[str] = frozenset()


class _IdSets(dict[str, frozenset[str]]):
    """A cache of the ids by how they are listed, because the same few stand in all documents."""

    # A look-up in a dictionary costs a sixth of a call of a function that is cached.

    def __missing__(self, listed: str) -> frozenset[str]:
        if len(self) >= MOST_CACHED:
            self.clear()
        self[listed] = ids = frozenset(listed_ids(listed)) if listed else _NO_TOKENS
        return ids


_IDS = _IdSets()


def number_of(token: str, numbers: Mapping[str, int]) -> int | None:
    """Return the place of a token by its id, with or without its leading ``t`` (E11); None if it has none."""
    number = numbers.get(token)
    return numbers.get(_other_spelling(token)) if number is None else number


def _other_spelling(token: str) -> str:
    return token[1:] if token.startswith("t") else f"t{token}"


def respell_ids(ids: frozenset[str], numbers: Mapping[str, int]) -> dict[str, str]:
    """Return the spellings in a table of those ids that it spells with or without a leading ``t`` (E11)."""
    # E11: the leading ``t`` may be there on one side and missing on the other.
    spellings = ((token_id, _other_spelling(token_id)) for token_id in ids.difference(numbers))
    return {token_id: other_id for token_id, other_id in spellings if other_id in numbers}
