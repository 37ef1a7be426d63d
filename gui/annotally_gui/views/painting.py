"""Looks of states for the views, and the spans of characters in which two fills differ."""

from typing import NamedTuple, Protocol

from PySide6.QtGui import QColor, QPixmap
from rapidfuzz.distance import Levenshtein


class StatePainter(Protocol):
    """The look of states (`Status` as a plain int), so that views name no colour themselves."""

    def glyph(self, status: int, size: int, dpr: float, filled: bool = True) -> QPixmap:
        """Return the glyph, ``size`` logical pixels wide and high, for a screen of pixel ratio ``dpr``.

        ``filled`` False outlines it, as the state of a row that is not decided.
        """

    def color(self, status: int) -> QColor:
        """Return the colour of the state's lines and marks in the theme in force."""

    def text(self, status: int) -> str:
        """Return the state's name in full, in the user's language: ``incorrect``."""


Spans = tuple[tuple[int, int], ...]
"""Half-open ranges of code points, ascending and apart."""

EXACT_LIMIT = 2_000
"""Code points up to which two strings are aligned in full, which takes quadratic time."""


class DifferenceSpans(NamedTuple):
    """Where two strings differ: the ranges to mark in each; either may be empty."""

    a: Spans
    b: Spans


def difference_spans(a: str, b: str) -> DifferenceSpans:
    """Return the ranges of code points (C1) of ``a`` and of ``b`` that differ.

    The text outside them is the same in both. The edits are those of the Levenshtein distance (not `difflib`,
    which takes minutes over some strings of this length), and the text between two edits is marked with
    them if it is no longer than either: O(n²) time. Strings longer than `EXACT_LIMIT` are only compared from
    both ends, in O(n): one range, from the first to the last difference.
    """
    if a == b:
        return DifferenceSpans((), ())
    if max(len(a), len(b)) > EXACT_LIMIT:
        return _between_common_ends(a, b)
    # Edits come in order, so only the last two can be joined; each is joined away once: O(edits).
    edits: list[_Edit] = []
    for code in Levenshtein.opcodes(a, b):
        if code.tag != "equal":
            edits.append(_Edit(code.src_start, code.src_end, code.dest_start, code.dest_end))
            _gather(edits)
    return DifferenceSpans(
        tuple((edit.a, edit.a_end) for edit in edits if edit.a < edit.a_end),
        tuple((edit.b, edit.b_end) for edit in edits if edit.b < edit.b_end),
    )


class _Edit(NamedTuple):
    a: int
    a_end: int
    b: int
    b_end: int

    @property
    def size(self) -> int:
        return max(self.a_end - self.a, self.b_end - self.b)


def _gather(edits: list[_Edit]) -> None:
    """Join the last two edits while the text between them is no longer than the smaller one."""
    while len(edits) > 1:
        first, second = edits[-2:]
        if second.a - first.a_end > min(first.size, second.size):
            return
        edits[-2:] = [_Edit(first.a, second.a_end, first.b, second.b_end)]


def _between_common_ends(a: str, b: str) -> DifferenceSpans:
    shorter = min(len(a), len(b))
    start = _common_prefix(a, b, shorter)
    # The common end is searched behind the common beginning only: the two never overlap.
    behind = _common_prefix(a[::-1], b[::-1], shorter - start)
    return DifferenceSpans(_span(start, len(a) - behind), _span(start, len(b) - behind))


def _common_prefix(a: str, b: str, limit: int) -> int:
    for position in range(limit):
        if a[position] != b[position]:
            return position
    return limit


def _span(start: int, end: int) -> Spans:
    return ((start, end),) if start < end else ()
