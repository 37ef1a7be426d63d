"""Where two versions of a text are the same for certain, and the segments between (S7).

The words of both sides are cut at runs of three or more identical words, in one chain that ascends on both
sides. What lies between is small, whatever the length of the texts, and is aligned by itself. Only the
equality of words is looked at; swapping the sides mirrors the result.
"""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import count
from typing import NamedTuple

from rapidfuzz.distance import Levenshtein

RUN = 3
"""The fewest identical words in a row that cut (S7)."""

_ANCHOR = 5
"""The identical words in a row that are believed wherever they occur once on either side.

Three words hold by themselves only beside their neighbours: real calls against a recogniser with 54 % word
errors align 0.8 % worse when runs of three found so are believed, and at the optimum with runs of five.
"""

_SAMPLE = 4
"""Of the runs every so manieth is looked at, chosen by its first word, for speed."""

_ANCHORED_FROM = 1 << 14
"""Gaps of more cells than this are searched for anchors first; smaller ones are compared at once."""

_COMPARED_UP_TO = 1 << 33
"""Gaps of more cells than this are cut in the middle where nothing anchors them, never compared."""


_UNICODE = 0x110000


class Segment(NamedTuple):
    """Words ``[ref, ref_end)`` of one side against ``[hyp, hyp_end)`` of the other."""

    ref: int
    ref_end: int
    hyp: int
    hyp_end: int

    @property
    def cells(self) -> int:
        """The words of one side times those of the other."""
        return (self.ref_end - self.ref) * (self.hyp_end - self.hyp)


def segments(ref: Sequence[str], hyp: Sequence[str], cells: int | None = None) -> list[Segment]:
    """Return what differs, in order: between any two segments stands nothing, or a run of identical words.

    Every cut is at `RUN` identical words or more, except at the very ends of the texts, where fewer do. A
    segment may hold shorter runs of identical words, and be empty on one side, never on both. With ``cells``
    segments of more words times words are cut further: at the identical words inside with the most letters,
    near the middle first; without any in the middle.
    Nearly linear where the texts are versions of each other; O(n·m/64) where they have nothing in common.
    """
    # Which of two equally good sets of cuts is found depends on the order of the sides, so that is fixed.
    if (len(ref), ref) > (len(hyp), hyp):
        return [Segment(one.hyp, one.hyp_end, one.ref, one.ref_end) for one in segments(hyp, ref, cells)]
    return _Cutter(ref, hyp, cells).cut()


def edits(ref: Sequence[str], hyp: Sequence[str], found: Iterable[Segment]) -> int:
    """Return the number of substituted, inserted and deleted words, each segment aligned one to one."""
    return sum(Levenshtein.distance(ref[a:b], hyp[c:d]) for a, b, c, d in found)


class _Equal(NamedTuple):
    """A run of identical words that begins at ``ref`` and ``hyp``."""

    ref: int
    hyp: int
    length: int


class _Cutter:
    def __init__(self, ref: Sequence[str], hyp: Sequence[str], cells: int | None) -> None:
        numbers: defaultdict[str, int] = defaultdict(count().__next__)
        self._words, self._cells = ref, cells
        self._ref, self._hyp = [numbers[word] for word in ref], [numbers[word] for word in hyp]
        # As strings rapidfuzz compares words without looking at Python objects; beyond Unicode it must.
        few = len(numbers) <= _UNICODE
        self._ref_code: Sequence[Hashable] = "".join(map(chr, self._ref)) if few else self._ref
        self._hyp_code: Sequence[Hashable] = "".join(map(chr, self._hyp)) if few else self._hyp
        self._found: list[Segment] = []

    def cut(self) -> list[Segment]:
        """Return the segments in order."""
        waiting = [Segment(0, len(self._ref), 0, len(self._hyp))]
        while waiting:
            gap = self._trimmed(waiting.pop())
            if gap.ref == gap.ref_end and gap.hyp == gap.hyp_end:
                continue
            cells = gap.cells
            if cells > _ANCHORED_FROM and (chain := self._anchors(gap)):
                waiting += reversed(list(_between(gap, chain)))
            elif cells > _COMPARED_UP_TO:
                waiting += _halves(gap)[::-1]
            else:
                self._compare(gap)
        return self._found

    def _trimmed(self, gap: Segment) -> Segment:
        """Return the gap without the words both sides begin or end with."""
        start, end, other, other_end = gap
        ref, hyp = self._ref, self._hyp
        while start < end and other < other_end and ref[start] == hyp[other]:
            start, other = start + 1, other + 1
        while start < end and other < other_end and ref[end - 1] == hyp[other_end - 1]:
            end, other_end = end - 1, other_end - 1
        return Segment(start, end, other, other_end)

    def _anchors(self, gap: Segment) -> list[tuple[int, int]]:
        """Return places, ascending on both sides, where `_ANCHOR` identical words begin."""
        ours = _runs(self._ref, self._ref_code, gap.ref, gap.ref_end)
        theirs = _runs(self._hyp, self._hyp_code, gap.hyp, gap.hyp_end)
        return _longest_chain(_occurring_once(ours, theirs) or _paired_in_order(ours, theirs))

    def _compare(self, gap: Segment) -> None:
        """Cut the gap at the runs of identical words of its best one-to-one alignment."""
        start, end, other, other_end = gap
        short: list[_Equal] = []
        if gap.cells:
            ref, hyp = self._ref_code[start:end], self._hyp_code[other:other_end]
            hint = max(end - start, other_end - other) // 4 + 1
            for operation in Levenshtein.opcodes(ref, hyp, score_hint=hint):
                if operation.tag != "equal":
                    continue
                length = operation.src_end - operation.src_start
                run = _Equal(gap.ref + operation.src_start, gap.hyp + operation.dest_start, length)
                if length < RUN:
                    short.append(run)
                    continue
                self._emit(Segment(start, run.ref, other, run.hyp), short)
                start, other, short = run.ref + length, run.hyp + length, []
        self._emit(Segment(start, end, other, other_end), short)

    def _emit(self, segment: Segment, short: Sequence[_Equal]) -> None:
        """Note a segment, cut at the identical words in it while it has too many cells."""
        waiting = [(segment, short)]
        while waiting:
            segment, short = waiting.pop()
            if self._cells is None or segment.cells <= self._cells:
                self._found.append(segment)
            elif not short:
                waiting += [(half, ()) for half in _halves(segment)[::-1]]
            else:
                at = self._best(segment, short)
                run = short[at]
                ref, hyp = run.ref + run.length, run.hyp + run.length
                waiting += [
                    (Segment(ref, segment.ref_end, hyp, segment.hyp_end), short[at + 1 :]),
                    (Segment(segment.ref, run.ref, segment.hyp, run.hyp), short[:at]),
                ]

    def _best(self, segment: Segment, short: Sequence[_Equal]) -> int:
        """Return which of the runs to cut at: of those in the middle half the one with the most letters."""
        span = segment.ref_end - segment.ref + segment.hyp_end - segment.hyp

        def worth(at: int) -> tuple[bool, int, int]:
            run = short[at]
            off = abs(2 * (run.ref - segment.ref + run.hyp - segment.hyp) - span)
            letters = sum(map(len, self._words[run.ref : run.ref + run.length]))
            return 2 * off <= span, letters, -off

        return max(range(len(short)), key=worth)


_Runs = tuple[list[int], list[Hashable]]
"""Places in order, and the run of words that begins at each."""


def _runs(numbers: Sequence[int], code: Sequence[Hashable], start: int, end: int) -> _Runs:
    """Return runs of `_ANCHOR` words: those that begin with a word of a number that `_SAMPLE` divides.

    The rest of an anchored stretch is found by comparing on from there.
    """
    places = [place for place in range(start, end - _ANCHOR + 1) if not numbers[place] % _SAMPLE]
    if isinstance(code, str):
        return places, [code[place : place + _ANCHOR] for place in places]
    return places, [tuple(code[place : place + _ANCHOR]) for place in places]


def _occurring_once(ours: _Runs, theirs: _Runs) -> list[tuple[int, int]]:
    """Return where the runs begin that occur once on either side, in order of the first."""
    last, first = _by_run(*ours)
    other_last, other_first = _by_run(*theirs)
    return [
        (place, other)
        for run, place in last.items()
        if (other := other_last.get(run)) is not None and first[run] == place and other_first[run] == other
    ]


def _by_run(places: list[int], runs: list[Hashable]) -> tuple[dict[Hashable, int], dict[Hashable, int]]:
    """Return the last and the first place of every run."""
    last = dict(zip(runs, places, strict=True))
    return last, dict(zip(reversed(runs), reversed(places), strict=True))


def _paired_in_order(ours: _Runs, theirs: _Runs) -> list[tuple[int, int]]:
    """Return pairs for texts that repeat themselves: what occurs equally often is paired in order."""
    found: list[defaultdict[Hashable, list[int]]] = []
    for places, runs in (ours, theirs):
        found.append(defaultdict(list))
        for place, run in zip(places, runs, strict=True):
            found[-1][run].append(place)
    return sorted(
        pair
        for run, own in found[0].items()
        if len(own) == len(other := found[1].get(run, ()))
        for pair in zip(own, other, strict=True)
    )


def _longest_chain(pairs: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the longest selection of pairs, given in order of the first, that ascends in the second too."""
    tails: list[int] = []
    last: list[int] = []
    before = [-1] * len(pairs)
    for index, (_, place) in enumerate(pairs):
        length = len(tails) if not tails or place > tails[-1] else bisect_left(tails, place)
        before[index] = last[length - 1] if length else -1
        if length == len(tails):
            tails.append(place)
            last.append(index)
        else:
            tails[length], last[length] = place, index
    chain = []
    index = last[-1] if last else -1
    while index >= 0:
        chain.append(pairs[index])
        index = before[index]
    return chain[::-1]


def _between(gap: Segment, chain: Sequence[tuple[int, int]]) -> Iterator[Segment]:
    """Yield what lies between the runs that begin at the pairs of the chain."""
    start, other = gap.ref, gap.hyp
    for ref, hyp in chain:
        if ref >= start and hyp >= other:
            if ref > start or hyp > other:
                yield Segment(start, ref, other, hyp)
            start, other = ref + _ANCHOR, hyp + _ANCHOR
        elif ref - start == hyp - other:  # overlaps the run before on the same diagonal
            start, other = ref + _ANCHOR, hyp + _ANCHOR
    yield Segment(start, gap.ref_end, other, gap.hyp_end)


def _halves(gap: Segment) -> list[Segment]:
    middle, other = (gap.ref + gap.ref_end) // 2, (gap.hyp + gap.hyp_end) // 2
    return [Segment(gap.ref, middle, gap.hyp, other), Segment(middle, gap.ref_end, other, gap.hyp_end)]
