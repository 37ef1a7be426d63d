"""The strings inside a WebAnno TSV file: escapes, stacked values, numbers in brackets, references to units.

Everything here follows "WebAnno TSV 3.3 File format" of WebAnno's user guide; escapes of texts before
version 3.2 are Java's.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

NO_ANNOTATION = "_"
NO_VALUE = "*"
STACKED = "|"
JOINED = ";"

_RESERVED = re.compile(r"->|[\\\[\]|_;*\t\n]")
_ESCAPED = re.compile(r"\\(->|[\\\[\]|_;*tn])")
_CONTROLS = {"\t": "t", "\n": "n", "\f": "f", "\r": "r", "\b": "b"}
_BY_LETTER = {letter: control for control, letter in _CONTROLS.items()}


def escape_value(value: str) -> str:
    """Return a feature's value as a cell holds it ("Reserved Characters")."""
    return _RESERVED.sub(lambda match: "\\" + _CONTROLS.get(match[0], match[0]), value)


def unescape_value(raw: str) -> str:
    """Return the value of an escaped one; a backslash ahead of anything else stands for itself."""
    if "\\" not in raw:
        return raw
    return _ESCAPED.sub(lambda match: _BY_LETTER.get(match[1], match[1]), raw)


# An escape is a match of its own, which takes a separator behind the backslash with it. So two backslashes,
# which are one escaped, do not hide the separator that follows them.
_SEPARATORS = {mark: re.compile(rf"\\.|{re.escape(mark)}", re.DOTALL) for mark in (STACKED, JOINED)}


def split_cell(raw: str, separator: str) -> list[tuple[int, int]]:
    """Return where the pieces of a cell begin and end that one of `STACKED` and `JOINED` separates."""
    if separator not in raw:
        return [(0, len(raw))]
    result, start = [], 0
    for match in _SEPARATORS[separator].finditer(raw):
        if match[0] == separator:
            result.append((start, match.start()))
            start = match.end()
    return [*result, (start, len(raw))]


# Tried at the first of a run of backslashes only: each is looked at once.
_NUMBER = re.compile(r"(?<!\\)(\\*)\[([0-9]{1,9})\]\Z")
_LINK = re.compile(r"(?<!\\)(\\*)->([0-9]{1,9})-([0-9]{1,9})\Z")


def split_number(raw: str) -> tuple[str, int]:
    """Return a value without the number in brackets behind it, and that number, 0 if there is none."""
    if not raw.endswith("]"):
        return raw, 0
    # Of an odd number of backslashes the last one escapes the bracket, which then belongs to the value.
    match = _NUMBER.search(raw)
    if match is None or len(match[1]) % 2:
        return raw, 0
    return raw[: match.end(1)], int(match[2])


def split_link(raw: str) -> tuple[str, int, int] | None:
    """Return a chain's relation, the numbers of its chain and of the link in it; None if there are none."""
    match = _LINK.search(raw)
    if match is None or len(match[1]) % 2:
        return None
    return raw[: match.end(1)], int(match[2]), int(match[3])


class Reference(NamedTuple):
    """A token or sub-token, the number of the annotation referred to there, and that of the dependent."""

    unit: str
    number: int = 0
    dependent: int = 0

    def __str__(self) -> str:
        """Return the reference as the cell of a slot's target holds it."""
        return f"{self.unit}[{self.number}]" if self.number else self.unit

    def of_relation(self) -> str:
        """Return the reference as a relation's column has it: both numbers where either is needed."""
        return f"{self.unit}[{self.number}_{self.dependent}]" if self.number or self.dependent else self.unit


_REFERENCE = re.compile(r"([0-9]+-[0-9]+(?:\.[0-9]+)?)(?:\[([0-9]{1,9})(?:_([0-9]{1,9}))?\])?\Z")


def parse_reference(raw: str) -> Reference | None:
    """Return the reference that ``1-2``, ``1-2.1``, ``1-2[3]`` or ``1-2[3_0]`` is; None for anything else."""
    match = _REFERENCE.match(raw)
    return Reference(match[1], int(match[2] or 0), int(match[3] or 0)) if match else None


# --- texts

_IN_TEXT = re.compile("[\x00-\x08\t\n\x0c\r\x0e-\x1f\\\\]")
_TEXT_ESCAPE = re.compile("\\\\([tnfrb\\\\]|[\x00-\x07\x0e-\x1f])")
# Java writes a character beyond U+FFFF as the escapes of its two UTF-16 halves; the pair is tried first, so
# that only a half without the other is yielded as one.
_HIGH, _LOW = r"\\u+(d[89ab][0-9a-f]{2})", r"\\u+(d[c-f][0-9a-f]{2})"
_JAVA_ESCAPE = re.compile(
    rf"{_HIGH}{_LOW}|\\(?:u+([0-9a-f]{{4}})|([0-3][0-7]{{2}}|[0-7]{{1,2}})|([tnfrb\\\"']?))", re.IGNORECASE
)


def escape_text(text: str) -> str:
    """Return one line of a sentence's text as the file holds it."""
    return _IN_TEXT.sub(lambda match: "\\" + _CONTROLS.get(match[0], match[0]), text)


def text_pieces(raw: str, *, java: bool) -> Iterator[tuple[int, str]]:
    """Yield the text of a line in pieces that stand in it as they are or as one escape.

    With each comes its offset in ``raw``. ``java``: a version before 3.2. An escape of half a character that
    stands alone yields that half, which no text may keep.
    """
    # Pieces carry their offset, so that a Document text without escapes still maps to the file. The
    # expression finds escapes only; what lies between two matches is one piece, so the cost is linear.
    cursor = 0
    for match in (_JAVA_ESCAPE if java else _TEXT_ESCAPE).finditer(raw):
        if match.start() > cursor:
            yield cursor, raw[cursor : match.start()]
        yield match.start(), _java(match) if java else _BY_LETTER.get(match[1], match[1])
        cursor = match.end()
    if cursor < len(raw) or not raw:
        yield cursor, raw[cursor:]


def _java(match: re.Match[str]) -> str:
    high, low, unit, octal, letter = match.groups()
    if high:
        return chr(0x10000 + ((int(high, 16) - 0xD800) << 10) + int(low, 16) - 0xDC00)
    if unit or octal:
        return chr(int(unit, 16) if unit else int(octal, 8))
    return _BY_LETTER.get(letter, letter)
