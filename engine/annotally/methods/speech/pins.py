"""Stretches aligned by hand: their places, and an alignment of words that keeps to them (C4).

The words ahead of a pinned stretch, inside it and behind it are aligned each by themselves, so that no block
crosses its ends. A word aligned by hand with several words is one block with all of them.
"""

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Collection, Sequence
from itertools import pairwise

from annotally.comparison.constraints import Pin
from annotally.model.diagnostics import Diagnostic, InputRefused, Severity
from annotally.model.extents import Extent
from annotally.model.wording import Wording
from annotally.text.alignment.blocks import Blocks
from annotally.text.alignment.word_spans import Stretches
from annotally.text.alignment.word_versions import WordAligner
from annotally.text.alignment.words import Words

Pinned = tuple[Extent, Extent]
"""The extents of a pinned stretch in the first and in the second text, in code points."""


def place_pins(pins: Collection[Pin], texts: tuple[str, str], label: str) -> list[Pinned]:
    """Return the places of pins in order of the first text; ``label`` names the document.

    Raises InputRefused for pins with words that are missing, and for two that overlap or cross.
    """
    if not pins:
        return []
    # Sorting by the first text and looking at neighbours suffices: if any two pins cross, two neighbours do.
    stretches = [Stretches(text) for text in texts]
    placed_pins: list[tuple[Pinned, Pin]] = []
    for pin in sorted(pins):
        first, second = stretches[0].extent(pin.first), stretches[1].extent(pin.second)
        if first is None or second is None:
            missing = pin.first if first is None else pin.second
            raise InputRefused(
                _finding(
                    label,
                    Wording("“{words}” no longer exists", words=missing.words),
                    Wording("words of the text"),
                )
            )
        placed_pins.append(((first, second), pin))
    placed_pins.sort()
    for ((ours, theirs), earlier), ((next_ours, next_theirs), later) in pairwise(placed_pins):
        if next_ours.start < ours.end or next_theirs.start < theirs.end:
            message = Wording(
                "the manual alignments “{first}” and “{second}” overlap or cross",
                first=earlier.first.words,
                second=later.first.words,
            )
            raise InputRefused(_finding(label, message, Wording("words in the same order in both texts")))
    return [places for places, _ in placed_pins]


def _finding(label: str, message: Wording, expected: Wording) -> Diagnostic:
    return Diagnostic(Severity.ERROR, label, 0, 0, message, expected, Wording("remove the manual alignments"))


def align_around(pins: Sequence[Pinned], ref: Words, hyp: Words, align: WordAligner) -> Blocks:
    """Return the blocks of two texts; no block crosses an end of a pinned stretch."""
    if not pins:
        return align(ref, hyp)
    # Between two pins a stretch without a pin, then the pinned stretch: each is aligned by itself and its
    # blocks appended. Word numbers only grow, so the stretches cover both texts without overlap.
    ref_bars, hyp_bars = array("l", [0]), array("l", [0])
    behind = other_behind = 0
    for ours, theirs in pins:
        first, after = _words_in(ref, ours, behind)
        other_first, other_after = _words_in(hyp, theirs, other_behind)
        for start, end, begin, finish, by_hand in (
            (behind, first, other_behind, other_first, False),
            (first, after, other_first, other_after, True),
        ):
            _append(ref_bars, hyp_bars, _blocks(ref, start, end, hyp, begin, finish, align, by_hand=by_hand))
        behind, other_behind = after, other_after
    blocks = _blocks(ref, behind, len(ref), hyp, other_behind, len(hyp), align, by_hand=False)
    _append(ref_bars, hyp_bars, blocks)
    return Blocks(ref_bars, hyp_bars)


def _words_in(words: Words, extent: Extent, at_least: int) -> tuple[int, int]:
    """Return the number of the first word in an extent and that of the first word behind it.

    Both are equal where a rule left no word there (H5); neither is less than ``at_least``.
    """
    first = max(at_least, bisect_right(words.ends, extent.start))
    return first, max(first, bisect_left(words.starts, extent.end))


def _blocks(
    ref: Words,
    start: int,
    end: int,
    hyp: Words,
    begin: int,
    finish: int,
    align: WordAligner,
    *,
    by_hand: bool,
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
    # The first bar of a part is the last one of the blocks ahead: entered again it would close a block
    # without words on either side.
    base, other_base = ref_bars[-1], hyp_bars[-1]
    ref_bars.extend(bar + base for bar in blocks.ref_bars[1:])
    hyp_bars.extend(bar + other_base for bar in blocks.hyp_bars[1:])
