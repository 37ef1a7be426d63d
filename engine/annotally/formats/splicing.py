"""Splicing: a source with some of its ranges replaced, all other characters as they were."""

from collections.abc import Iterable

Edit = tuple[int, int, str]
"""A range of the source in code points, and what takes its place."""


def edited(text: str, edits: Iterable[Edit]) -> str:
    """Return ``text`` with every edit made; ranges must not overlap, those at one place keep their order."""
    pieces, cursor = [], 0
    for start, end, replacement in sorted(edits, key=lambda edit: edit[:2]):
        pieces += [text[cursor:start], replacement]
        cursor = end
    return "".join(pieces) + text[cursor:]
