"""The ids of tokens that the slots of event mentions list."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from annotally.formats.event_mentions.mentions import listed_ids, only_text
from annotally.model.instances import Reading, Slot


def ids_of(slots: Iterable[Slot | None]) -> list[frozenset[str]]:
    """Return the token ids listed in slots of mentions, an empty set for a slot that is missing or empty."""
    return [
        _ids(slot.value.text if isinstance(slot.value, Reading) else only_text(slot) or "")
        if slot is not None
        else _NO_TOKENS
        for slot in slots
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


def respell_ids(ids: Iterable[str], numbers: Mapping[str, int]) -> dict[str, str]:
    """Return the spellings in a table of those ids that it spells with or without a leading ``t`` (E11)."""
    # E11: the leading ``t`` may be there on one side and missing on the other.
    spellings = ((token_id, _other_spelling(token_id)) for token_id in ids if token_id not in numbers)
    return {token_id: other_id for token_id, other_id in spellings if other_id in numbers}
