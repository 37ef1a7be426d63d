"""Stretches that people aligned: where they stand, and an alignment that honours them (C4).

What lies ahead of a pinned stretch, inside it and behind it is aligned each by itself, so that no block
reaches over its ends. One word that a person aligned with several is one block with all of them.
"""

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Collection, Sequence
from itertools import pairwise

from annotally.comparison.constraints import Pin
from annotally.model.diagnostics import Diagnostic, InputRefused, Severity
from annotally.model.extents import Extent
from annotally.text.alignment.blocks import Blocks
from annotally.text.alignment.word_spans import Stretches
from annotally.text.alignment.words import Words

Pinned = tuple[Extent, Extent]
"""Where a pinned stretch stands in the first text, and in the second."""

Align = Callable[[Words, Words], Blocks]


def placed(pins: Collection[Pin], texts: tuple[str, str], label: str) -> list[Pinned]:
    """Return where pins stand, in order of the first text; ``label`` names the document.

    Raises InputRefused for those whose words are not there, and for two that overlap or cross.
    """
    if not pins:
        return []
    ways = [Stretches(text) for text in texts]
    found: list[tuple[Pinned, Pin]] = []
    for pin in sorted(pins):
        first, second = ways[0].extent(pin.first), ways[1].extent(pin.second)
        if first is None or second is None:
            gone = pin.first if first is None else pin.second
            raise InputRefused(_finding(label, f"“{gone.words}” is not there any more", "words of the text"))
        found.append(((first, second), pin))
    found.sort()
    for ((ours, theirs), one), ((next_ours, next_theirs), other) in pairwise(found):
        if next_ours.start < ours.end or next_theirs.start < theirs.end:
            said = f"“{one.first.words}” and “{other.first.words}”, aligned by hand, overlap or cross"
            raise InputRefused(_finding(label, said, "stretches in one order in both texts"))
    return [places for places, _ in found]


def _finding(label: str, found: str, expected: str) -> Diagnostic:
    return Diagnostic(Severity.ERROR, label, 0, 0, found, expected, "release what was aligned by hand")


def align_around(pins: Sequence[Pinned], ref: Words, hyp: Words, align: Align) -> Blocks:
    """Return the blocks of two texts in which no block reaches over the end of a pinned stretch."""
    if not pins:
        return align(ref, hyp)
    ref_bars, hyp_bars = array("l", [0]), array("l", [0])
    behind = other_behind = 0
    for ours, theirs in pins:
        first, after = _words_in(ref, ours, behind)
        other, other_after = _words_in(hyp, theirs, other_behind)
        for start, end, begin, finish, by_hand in (
            (behind, first, other_behind, other, False),
            (first, after, other, other_after, True),
        ):
            _append(ref_bars, hyp_bars, _blocks(ref, start, end, hyp, begin, finish, align, by_hand=by_hand))
        behind, other_behind = after, other_after
    rest = _blocks(ref, behind, len(ref), hyp, other_behind, len(hyp), align, by_hand=False)
    _append(ref_bars, hyp_bars, rest)
    return Blocks(ref_bars, hyp_bars)


def _words_in(words: Words, extent: Extent, at_least: int) -> tuple[int, int]:
    """Return the numbers of the first word in an extent and of the one behind it.

    Where a rule left no word there both are that of the next (H5); none goes ahead of ``at_least``.
    """
    first = max(at_least, bisect_right(words.ends, extent.start))
    return first, max(first, bisect_left(words.starts, extent.end))


def _blocks(
    ref: Words, start: int, end: int, hyp: Words, begin: int, finish: int, align: Align, *, by_hand: bool
) -> Blocks:
    """Return the blocks of a part of either text, counted from its own beginning."""
    rows, columns = end - start, finish - begin
    if by_hand and rows and columns and min(rows, columns) == 1:
        return Blocks(array("l", [0, rows]), array("l", [0, columns]))
    return align(_part(ref, start, end), _part(hyp, begin, finish))


def _part(words: Words, start: int, end: int) -> Words:
    optional = frozenset(number - start for number in words.optional if start <= number < end)
    return Words(words.forms[start:end], words.starts[start:end], words.ends[start:end], optional)


def _append(ref_bars: "array[int]", hyp_bars: "array[int]", blocks: Blocks) -> None:
    base, other_base = ref_bars[-1], hyp_bars[-1]
    ref_bars.extend(bar + base for bar in blocks.ref_bars[1:])
    hyp_bars.extend(bar + other_base for bar in blocks.hyp_bars[1:])
