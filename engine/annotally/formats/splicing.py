"""Splicing: a source with some of its ranges replaced, all other characters as they were."""

import re
from collections.abc import Iterable

Edit = tuple[int, int, str]
"""A range of the source in code points, and its replacement."""

LINE_END = re.compile(r"\r\n|\n|\r")


_LEADING = re.compile(r"(?:\r\n|\n|\r)?[ \t]*\Z")


def line_end_of(text: str) -> str:
    """Return the first line end of a text; a line feed where it has none."""
    match = LINE_END.search(text)
    return match[0] if match else "\n"


def leading_of(text: str, start: int) -> str:
    """Return the line end and the blanks ahead of an element that begins at an offset."""
    at = start
    while at > 0 and text[at - 1] in " \t":
        at -= 1
    match = _LEADING.search(text, max(0, at - 2), start)
    return match[0] if match is not None else ""


def apply_edits(text: str, edits: Iterable[Edit]) -> str:
    """Return ``text`` with every edit made; ranges must not overlap, those at one place keep their order."""
    pieces, cursor = [], 0
    for start, end, replacement in sorted(edits, key=lambda edit: edit[:2]):
        pieces += [text[cursor:start], replacement]
        cursor = end
    return "".join(pieces) + text[cursor:]


def apply_line_edits(text: str, edits: Iterable[Edit]) -> str:
    """Return ``text`` with every edit made, as `apply_edits` does, in the line ends of ``text``.

    Replacements have line feeds. A range that is removed without replacement takes the line end behind it
    along.
    """
    line_end = line_end_of(text)
    return apply_edits(text, [_line_edit(text, edit, line_end) for edit in edits])


def _line_edit(text: str, edit: Edit, line_end: str) -> Edit:
    start, end, replacement = edit
    behind = LINE_END.match(text, end) if start < end and not replacement else None
    return start, behind.end() if behind else end, replacement.replace("\n", line_end)
