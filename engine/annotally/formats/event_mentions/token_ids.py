"""The ids of tokens that event mentions list."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from annotally.formats.event_mentions.mentions import (
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
        return list(map(_ids, instances.texts(TOKENS)))
    return [
        _ids(slot.value.text if isinstance(slot.value, Reading) else only_text(slot) or "")
        if slot is not None
        else _NO_TOKENS
        for slot in slots_of(instances, TOKENS)
    ]


_NO_TOKENS: frozenset[str] = frozenset()


@lru_cache(maxsize=1 << 16)
def _ids(listed: str) -> frozenset[str]:
    # Kept, because the same few ids stand in all documents.
    return frozenset(listed_ids(listed)) if listed else _NO_TOKENS


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
