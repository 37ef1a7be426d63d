"""Mapping of offsets between two versions of a text, by the stretches that both have.

Both texts are cut at their identical beginnings and ends, then at runs of identical words
(`annotally.text.alignment.segments`), and the rest is compared word by word and then character by character,
where it is small. Each match is a run; an extent is carried over if all of it lies in runs that stand
side by side in both texts, so that it covers the same characters there. Nearly linear for versions of a text.
"""

import re
from array import array
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Hashable, Iterator, Sequence
from itertools import accumulate, count
from typing import NamedTuple

from annotally.model.extents import Extent
from annotally.text.alignment.segments import segments

_TOKEN = re.compile(r"\w+|\s|[^\w\s]")
_COMPARED_UP_TO = 1 << 24
"""Products of two lengths up to which a stretch is compared piece by piece; longer ones are another text."""


class CommonRun(NamedTuple):
    """A run of ``length`` characters that both texts have, at ``old`` in the one and ``new`` in the other."""

    old: int
    new: int
    length: int


class CarriedOffsets:
    """A mapping of extents from an old text to a new one and back; None where the text itself has changed."""

    def __init__(self, runs: Sequence[CommonRun]) -> None:
        """Take runs in ascending order on both sides, none of them empty."""
        self.runs = runs
        self._old = array("q", [run.old for run in runs])
        self._new = array("q", [run.new for run in runs])
        self._lengths = array("q", [run.length for run in runs])

    def to_new(self, extent: Extent) -> Extent | None:
        """Return where an extent of the old text stands in the new one."""
        return self._carried(extent, self._old, self._new)

    def to_old(self, extent: Extent) -> Extent | None:
        """Return where an extent of the new text stood in the old one."""
        return self._carried(extent, self._new, self._old)

    def _carried(self, extent: Extent, source: Sequence[int], target: Sequence[int]) -> Extent | None:
        run = bisect_right(source, extent.start) - 1
        if run < 0 or extent.end < extent.start:
            return None
        end = source[run] + self._lengths[run]
        # An empty extent belongs to the character before it, or else to the one behind it.
        if extent.start > end or (extent.start == end and len(extent)):
            return None
        shift = target[run] - source[run]
        return Extent(extent.start + shift, extent.end + shift) if extent.end <= end else None


def carried_offsets(old: str, new: str, *, end_first: bool = False) -> CarriedOffsets:
    """Return how extents of ``old`` are carried to ``new``.

    Where inserted text repeats the text beside it, either copy may be the one from before: the first counts
    as that, with ``end_first`` the last.
    """
    # Nearly always two versions differ in little: the identical beginning and end are taken off first, at the
    # cost of a few comparisons in C. The second of the two is sought only in what the first has left, so that
    # no character is in both, and the order of the two decides which copy of repeated text counts as the one
    # from before.
    if end_first:
        end = _shared(old[::-1], new[::-1])
        start = _shared(old[: len(old) - end], new[: len(new) - end])
    else:
        start = _shared(old, new)
        end = _shared(old[start:][::-1], new[start:][::-1])
    runs = [CommonRun(0, 0, start)]
    inner = old[start : len(old) - end], new[start : len(new) - end]
    runs += (CommonRun(run.old + start, run.new + start, run.length) for run in _inner_runs(*inner))
    runs.append(CommonRun(len(old) - end, len(new) - end, end))
    return CarriedOffsets(_joined(runs))


def _shared(first_text: str, second_text: str) -> int:
    """Return how many characters two texts have in common at their beginnings."""
    # Binary search on the length: slices are compared in C, in all O(n).
    shared, most = 0, min(len(first_text), len(second_text))
    while shared < most:
        middle = (shared + most + 1) // 2
        if first_text[shared:middle] == second_text[shared:middle]:
            shared = middle
        else:
            most = middle - 1
    return shared


def _joined(runs: Sequence[CommonRun]) -> list[CommonRun]:
    """Return the runs that are not empty, joined where they follow each other in both texts."""
    joined: list[CommonRun] = []
    for run in runs:
        before = joined[-1] if joined else None
        if before and (before.old + before.length, before.new + before.length) == (run.old, run.new):
            joined[-1] = CommonRun(before.old, before.new, before.length + run.length)
        elif run.length:
            joined.append(run)
    return joined


def _inner_runs(old: str, new: str) -> Iterator[CommonRun]:
    if not old or not new:
        return
    old_words, new_words = _TOKEN.findall(old), _TOKEN.findall(new)
    starts = (
        list(accumulate(map(len, old_words), initial=0)),
        list(accumulate(map(len, new_words), initial=0)),
    )
    # Runs of identical words first; in the segments between them words, and in these characters, are compared
    # by a longest common subsequence.
    at = there = 0
    for ref, ref_end, hyp, hyp_end in segments(old_words, new_words):
        yield CommonRun(starts[0][at], starts[1][there], starts[0][ref] - starts[0][at])
        for first, second, length in _token_runs(old_words[ref:ref_end], new_words[hyp:hyp_end]):
            yield from _character_runs(
                (old, new),
                (starts[0][ref + first[0]], starts[0][ref + first[1]]),
                (starts[1][hyp + second[0]], starts[1][hyp + second[1]]),
                equal=length,
            )
        at, there = ref_end, hyp_end
    yield CommonRun(starts[0][at], starts[1][there], len(old) - starts[0][at])


_Span = tuple[int, int]


def _token_runs(old_words: Sequence[str], new_words: Sequence[str]) -> Iterator[tuple[_Span, _Span, bool]]:
    """Yield ranges of words of both sides, and whether they are the same."""
    if len(old_words) * len(new_words) > _COMPARED_UP_TO:
        return
    numbers: defaultdict[str, int] = defaultdict(count().__next__)
    coded: list[Sequence[Hashable]] = [[numbers[word] for word in side] for side in (old_words, new_words)]
    yield from _blocks(*coded)


def _blocks(
    old_items: Sequence[Hashable], new_items: Sequence[Hashable]
) -> Iterator[tuple[_Span, _Span, bool]]:
    """Yield the ranges of a longest common subsequence, and those between where both have something."""
    from rapidfuzz.distance import Indel

    at = there = 0
    # Indel distance has no substitutions: its equal blocks are a longest common subsequence.
    for operation in Indel.opcodes(old_items, new_items):
        if operation.tag != "equal":
            continue
        first, second = operation.src_start, operation.dest_start
        if first > at and second > there:
            yield (at, first), (there, second), False
        at, there = operation.src_end, operation.dest_end
        yield (first, at), (second, there), True
    if len(old_items) > at and len(new_items) > there:
        yield (at, len(old_items)), (there, len(new_items)), False


def _character_runs(
    texts: tuple[str, str], old_span: _Span, new_span: _Span, *, equal: bool
) -> Iterator[CommonRun]:
    """Yield the runs in two stretches of the texts: all of them if equal, else by comparing characters."""
    # The longest common subsequence costs the product of the lengths: stretches beyond the limit have no runs
    # at all, and extents in them are not carried over.
    if equal:
        yield CommonRun(old_span[0], new_span[0], old_span[1] - old_span[0])
        return
    if (old_span[1] - old_span[0]) * (new_span[1] - new_span[0]) > _COMPARED_UP_TO:
        return
    for first, second, same in _blocks(
        texts[0][old_span[0] : old_span[1]], texts[1][new_span[0] : new_span[1]]
    ):
        if same:
            yield CommonRun(old_span[0] + first[0], new_span[0] + second[0], first[1] - first[0])
