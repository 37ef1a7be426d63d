"""Pointers of TEI into a text: identifiers of elements, and the schemes ``range`` and ``string-range``.

Source: TEI P5 Guidelines, section *TEI XPointer Schemes*. The offsets of an element begin with 0 ahead of its
first character and count code points of its text, with that of the elements in it. The schemes ``xpath`` and
``match``, and XPath in place of an identifier, are not read.
"""

import re
from collections.abc import Callable, Mapping, Sequence

from annotally.model.extents import Extent

_PIECE = re.compile(r"[^\s(),]+|[(),]|\s+")
_SCHEME = re.compile(r"#?([\w-]+)\((.*)\)", re.DOTALL)
_INNER = re.compile(r"([\w-]+)\(([^()]*)\)")
_INNER_NAME = re.compile(r"[\w-]+(?=\()")
_NUMBER = re.compile(r"[0-9]{1,9}")
_RANGE, _CHARACTERS, _XPATH, _INDEX = "range", "string-range", "xpath", "string-index"
_SCHEMES = (_RANGE, _CHARACTERS)
_POINTS = ("left", "right", _INDEX)
"""Schemes for one point of the text, as ``range`` takes them."""


def split_pointers(stated: str) -> list[str]:
    """Return the pointers in the value of an attribute; blanks in parentheses separate none. Linear."""
    return _split(stated, str.isspace)


def _split(text: str, separates: Callable[[str], bool]) -> list[str]:
    """Return the parts of a text between separators outside of parentheses; those of blanks are none."""
    parts: list[list[str]] = [[]]
    depth = 0
    for match in _PIECE.finditer(text):
        piece = match[0]
        depth = max(0, depth + (piece == "(") - (piece == ")"))
        if not depth and separates(piece):
            parts.append([])
        else:
            parts[-1].append(piece)
    return [joined for pieces in parts if (joined := "".join(pieces).strip())]


def unknown_scheme(pointer: str) -> str:
    """Return the scheme of a pointer if it is not read, ``xpath`` for a path in it; else an empty string."""
    match = _SCHEME.fullmatch(pointer)
    if match is None:
        return ""
    if match[1] not in _SCHEMES:
        return match[1]
    inner = [name for name in _INNER_NAME.findall(match[2]) if name not in _POINTS]
    return inner[0] if inner else _XPATH if "/" in match[2] else ""


class PointerTargets:
    """The places in one text that pointers lead to."""

    def __init__(self, extents: Mapping[str, Extent], length: int) -> None:
        """Take the extents of elements by their identifiers, and the length of the text in code points."""
        self._extents, self._length = extents, length

    def extents(self, pointer: str) -> Sequence[Extent]:
        """Return the extents that a pointer leads to; empty where any of them is not in the text."""
        match = _SCHEME.fullmatch(pointer)
        if match is None:
            target = self._element(pointer)
            return () if target is None else (target,)
        # Each scheme takes its arguments in groups, and each group is an extent.
        arguments = _split(match[2], ",".__eq__)
        size = 2 if match[1] == _RANGE else 3
        groups = [arguments[start : start + size] for start in range(0, len(arguments), size)]
        if match[1] not in _SCHEMES or any(len(group) != size for group in groups):
            return ()
        find = self._between if match[1] == _RANGE else self._characters
        places = [extent for group in groups if (extent := find(*group)) is not None]
        return tuple(places) if len(places) == len(groups) else ()

    def _element(self, pointer: str) -> Extent | None:
        return self._extents.get(pointer.removeprefix("#"))

    def _between(self, first: str, last: str) -> Extent | None:
        begin, end = self._point(first, is_end=False), self._point(last, is_end=True)
        return None if begin is None or end is None or end < begin else Extent(begin, end)

    def _point(self, stated: str, *, is_end: bool) -> int | None:
        """Return the offset of a point; an element as such means its own end, or its start."""
        match = _INNER.fullmatch(stated)
        if match is None:
            target = self._element(stated)
            return None if target is None else (target.end if is_end else target.start)
        scheme, argument = match[1], match[2].strip()
        if scheme == _INDEX:
            pointer, _, offset = argument.partition(",")
            place = self._characters(pointer.strip(), offset.strip(), "0")
            return None if place is None else place.start
        target = self._element(argument) if scheme in _POINTS else None
        return None if target is None else (target.start if scheme == _POINTS[0] else target.end)

    def _characters(self, pointer: str, offset: str, length: str) -> Extent | None:
        """Return a number of characters from an offset in an element on, None if the element is shorter.

        An element without characters, such as a milestone, counts the text behind it.
        """
        target = self._element(pointer)
        if target is None or not _NUMBER.fullmatch(offset) or not _NUMBER.fullmatch(length):
            return None
        start = target.start + int(offset)
        limit = target.end if target.end > target.start else self._length
        return Extent(start, start + int(length)) if start + int(length) <= limit else None
