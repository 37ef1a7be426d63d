"""Splicing: a source with some of its ranges replaced, all other characters as they were."""

import re
from collections.abc import Iterable

Edit = tuple[int, int, str]
"""A range of the source in code points, and what takes its place."""

LINE_END = re.compile(r"\r\n|\n|\r")


def line_end_of(text: str) -> str:
    """Return how the first line of a text ends; a line feed where none ends."""
    found = LINE_END.search(text)
    return found[0] if found else "\n"


def edited(text: str, edits: Iterable[Edit]) -> str:
    """Return ``text`` with every edit made; ranges must not overlap, those at one place keep their order."""
    pieces, cursor = [], 0
    for start, end, replacement in sorted(edits, key=lambda edit: edit[:2]):
        pieces += [text[cursor:start], replacement]
        cursor = end
    return "".join(pieces) + text[cursor:]


def edited_lines(text: str, edits: Iterable[Edit]) -> str:
    """Return ``text`` with every edit made, as `edited` does, in the line ends of ``text``.

    Replacements have line feeds. What is taken out without replacement takes the line end behind it along.
    """
    line_end = line_end_of(text)
    return edited(text, [_of_lines(text, edit, line_end) for edit in edits])


def _of_lines(text: str, edit: Edit, line_end: str) -> Edit:
    start, end, replacement = edit
    behind = LINE_END.match(text, end) if start < end and not replacement else None
    return start, behind.end() if behind else end, replacement.replace("\n", line_end)
