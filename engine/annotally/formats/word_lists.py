"""The word lists among the resources."""

from collections.abc import Mapping, Sequence
from functools import cache

import msgspec

from annotally_resources import resource


@cache
def read_word_lists() -> Mapping[str, Mapping[str, Sequence[str]]]:
    """Return the words that stand at the edges of extents, of each kind, by language."""
    content = resource("words", "edges.json").read_bytes()
    return msgspec.json.decode(content, type=dict[str, dict[str, list[str]]])
