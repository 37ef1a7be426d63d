"""Segments of two versions of a text between runs of words that are the same for certain (S7).

The words of both sides are cut at runs of three or more identical words, in one chain that ascends on both
sides. The segments between are small, whatever the length of the texts, and aligned by themselves. Only the
equality of words is looked at; swapping the sides mirrors the result.
"""

import sys
from array import array
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Hashable, Iterator, Sequence
from itertools import compress, count
from typing import NamedTuple

RUN = 3
"""The fewest identical words in a row that cut (S7)."""

_ANCHOR = 5
"""The identical words in a row that are believed wherever they occur once on either side.

Three words hold by themselves only beside their neighbours: real calls against a recogniser with 54 % word
errors align 0.8 % worse when runs of three found so are believed, and at the optimum with runs of five.
"""

_SAMPLE = 4
"""Divisor of the sample: runs that begin with a word of a number it divides are looked at, for speed."""

_IN_SAMPLE = bytes(not low % _SAMPLE for low in range(256))
"""Whether a number belongs to the sample, by its lowest byte: the divisor divides 256."""

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
    """Return the differing segments in order, with nothing or a run of identical words between any two.

    Every cut is at `RUN` identical words or more, except at the very ends of the texts, where fewer do. A
    segment may hold shorter runs of identical words, and be empty on one side, never on both. With ``cells``
    segments of more words times words are cut further: at the identical words inside with the most letters,
    near the middle first; without any in the middle.
    Nearly linear where the texts are versions of each other; O(n·m/64) where they have nothing in common.
    """
    # Which of two equally good sets of cuts is found depends on the order of the sides, so that is fixed.
    if (len(ref), ref) > (len(hyp), hyp):
        return [
            Segment(segment.hyp, segment.hyp_end, segment.ref, segment.ref_end)
            for segment in segments(hyp, ref, cells)
        ]
    return _Cutter(ref, hyp, cells).cut()


class _Equal(NamedTuple):
    """A run of identical words that begins at ``ref`` and ``hyp``."""

    ref: int
    hyp: int
    length: int


class _Cutter:
    def __init__(self, ref: Sequence[str], hyp: Sequence[str], cells: int | None) -> None:
        numbers: defaultdict[str, int] = defaultdict(count().__next__)
        self._words, self._cells = ref, cells
        self._ref, self._hyp = (list(map(numbers.__getitem__, words)) for words in (ref, hyp))
        # As strings rapidfuzz compares words without looking at Python objects; beyond Unicode it must.
        fits_unicode = len(numbers) <= _UNICODE
        self._ref_code: Sequence[Hashable] = _code_points(self._ref) if fits_unicode else self._ref
        self._hyp_code: Sequence[Hashable] = _code_points(self._hyp) if fits_unicode else self._hyp
        self._ref_samples, self._hyp_samples = _mark_samples(self._ref), _mark_samples(self._hyp)
        self._found: list[Segment] = []

    def cut(self) -> list[Segment]:
        """Return the segments in order."""
        # A stack of gaps in the order of the text. A large one is cut at anchors, long runs that occur once
        # on either side, as in patience diff; one without anchors is halved, if it is too large to be
        # compared.
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
            elif self._is_final(gap, cells):
                self._found.append(gap)
            else:
                self._compare(gap)
        return self._found

    def _trimmed(self, gap: Segment) -> Segment:
        """Return the gap without the words both sides begin or end with."""
        # Anchors are sampled, so one that is found may be part of a longer run: equal words at the ends of a
        # gap belong to the runs beside it.
        ref_start, ref_end, hyp_start, hyp_end = gap
        ref, hyp = self._ref, self._hyp
        while ref_start < ref_end and hyp_start < hyp_end and ref[ref_start] == hyp[hyp_start]:
            ref_start, hyp_start = ref_start + 1, hyp_start + 1
        while ref_start < ref_end and hyp_start < hyp_end and ref[ref_end - 1] == hyp[hyp_end - 1]:
            ref_end, hyp_end = ref_end - 1, hyp_end - 1
        return Segment(ref_start, ref_end, hyp_start, hyp_end)

    def _is_final(self, gap: Segment, cells: int) -> bool:
        """Tell whether a gap is too short for a run on one of its sides, and small enough."""
        short = gap.ref_end - gap.ref < RUN or gap.hyp_end - gap.hyp < RUN
        return short and (self._cells is None or cells <= self._cells)

    def _anchors(self, gap: Segment) -> list[tuple[int, int]]:
        """Return places, ascending on both sides, where `_ANCHOR` identical words begin."""
        ref_runs = _runs(self._ref_samples, self._ref_code, gap.ref, gap.ref_end)
        hyp_runs = _runs(self._hyp_samples, self._hyp_code, gap.hyp, gap.hyp_end)
        return _longest_chain(_occurring_once(ref_runs, hyp_runs) or _paired_in_order(ref_runs, hyp_runs))

    def _compare(self, gap: Segment) -> None:
        """Cut the gap at the runs of identical words of its best one-to-one alignment."""
        from rapidfuzz.distance import Levenshtein

        ref_start, ref_end, hyp_start, hyp_end = gap
        # Runs too short to cut at are kept for `_emit`, which may have to cut a large segment further.
        short: list[_Equal] = []
        if gap.cells:
            ref, hyp = self._ref_code[ref_start:ref_end], self._hyp_code[hyp_start:hyp_end]
            hint = max(ref_end - ref_start, hyp_end - hyp_start) // 4 + 1
            for operation in Levenshtein.opcodes(ref, hyp, score_hint=hint):
                if operation.tag != "equal":
                    continue
                length = operation.src_end - operation.src_start
                run = _Equal(gap.ref + operation.src_start, gap.hyp + operation.dest_start, length)
                if length < RUN:
                    short.append(run)
                    continue
                self._emit(Segment(ref_start, run.ref, hyp_start, run.hyp), short)
                ref_start, hyp_start, short = run.ref + length, run.hyp + length, []
        self._emit(Segment(ref_start, ref_end, hyp_start, hyp_end), short)

    def _emit(self, segment: Segment, short: Sequence[_Equal]) -> None:
        """Add a segment, cut at the identical words in it while it has too many cells."""
        # A stack in place of recursion; what lies to the left of a cut is taken from it first.
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
        """Return the number of the run to cut at: in the middle half, the one with the most letters."""
        # `off` is twice the distance of a run from the middle of the segment, in words of either side.
        span = segment.ref_end - segment.ref + segment.hyp_end - segment.hyp

        def worth(at: int) -> tuple[bool, int, int]:
            run = short[at]
            off = abs(2 * (run.ref - segment.ref + run.hyp - segment.hyp) - span)
            letters = sum(map(len, self._words[run.ref : run.ref + run.length]))
            return 2 * off <= span, letters, -off

        return max(range(len(short)), key=worth)


def _code_points(numbers: Sequence[int]) -> str:
    """Return a string of these code points, surrogates included."""
    encoding = "utf-32-le" if sys.byteorder == "little" else "utf-32-be"
    return array("I", numbers).tobytes().decode(encoding, "surrogatepass")


_Runs = tuple[list[int], list[Hashable]]
"""Places in order, and the run of words that begins at each."""


def _mark_samples(numbers: Sequence[int]) -> bytes:
    """Return for every number, below 2 ** 32, whether it belongs to the sample: 1 or 0."""
    lowest = 0 if sys.byteorder == "little" else 3
    return array("I", numbers).tobytes()[lowest::4].translate(_IN_SAMPLE)


def _runs(samples: bytes, code: Sequence[Hashable], start: int, end: int) -> _Runs:
    """Return runs of `_ANCHOR` words: those that begin with a word of a number that `_SAMPLE` divides.

    ``samples`` marks these words with 1. The rest of an anchored stretch is found by comparing on from there.
    """
    # Sampling by the number of the first word, not by its place, keeps the same runs on both sides, whatever
    # was inserted ahead of them; with each n-th place they would fall out of step.
    stop = end - _ANCHOR + 1
    places = list(compress(range(start, stop), samples[start:stop]))
    if isinstance(code, str):
        return places, [code[place : place + _ANCHOR] for place in places]
    return places, [tuple(code[place : place + _ANCHOR]) for place in places]


def _occurring_once(ours: _Runs, theirs: _Runs) -> list[tuple[int, int]]:
    """Return where the runs begin that occur once on either side, in order of the first."""
    # Runs that occur once on both sides, as in a patience diff: they can hardly be matched wrongly. Two
    # dictionaries a side, of first and last places, tell in O(1) whether a run occurs once.
    ref_last, ref_first = _by_run(*ours)
    hyp_last, hyp_first = _by_run(*theirs)
    return [
        (ref_place, hyp_place)
        for run, ref_place in ref_last.items()
        if (hyp_place := hyp_last.get(run)) is not None
        and ref_first[run] == ref_place
        and hyp_first[run] == hyp_place
    ]


def _by_run(places: list[int], runs: list[Hashable]) -> tuple[dict[Hashable, int], dict[Hashable, int]]:
    """Return the last and the first place of every run."""
    last = dict(zip(runs, places, strict=True))
    return last, dict(zip(reversed(runs), reversed(places), strict=True))


def _paired_in_order(ours: _Runs, theirs: _Runs) -> list[tuple[int, int]]:
    """Return pairs for texts that repeat themselves: runs that occur equally often are paired in order."""
    # For texts in which hardly any run occurs once. Pairing the n-th with the n-th is right where nothing was
    # inserted or deleted among them, hence only runs that occur equally often.
    places_by_run: list[defaultdict[Hashable, list[int]]] = []
    for places, runs in (ours, theirs):
        places_by_run.append(defaultdict(list))
        for place, run in zip(places, runs, strict=True):
            places_by_run[-1][run].append(place)
    return sorted(
        pair
        for run, ref_places in places_by_run[0].items()
        if len(ref_places) == len(hyp_places := places_by_run[1].get(run, ()))
        for pair in zip(ref_places, hyp_places, strict=True)
    )


def _longest_chain(pairs: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the longest selection of pairs, given in order of the first, that ascends in the second too."""
    # Longest increasing subsequence by patience sorting: `tails[k]` is the smallest end of a chain of k + 1
    # pairs, `last[k]` its pair, `before` the pair ahead of each. O(n log n).
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
    """Yield the segments between the runs that begin at the pairs of the chain."""
    ref_start, hyp_start = gap.ref, gap.hyp
    for ref, hyp in chain:
        if ref >= ref_start and hyp >= hyp_start:
            if ref > ref_start or hyp > hyp_start:
                yield Segment(ref_start, ref, hyp_start, hyp)
            ref_start, hyp_start = ref + _ANCHOR, hyp + _ANCHOR
        elif ref - ref_start == hyp - hyp_start:  # overlaps the run before on the same diagonal
            ref_start, hyp_start = ref + _ANCHOR, hyp + _ANCHOR
    yield Segment(ref_start, gap.ref_end, hyp_start, gap.hyp_end)


def _halves(gap: Segment) -> list[Segment]:
    ref_middle, hyp_middle = (gap.ref + gap.ref_end) // 2, (gap.hyp + gap.hyp_end) // 2
    return [
        Segment(gap.ref, ref_middle, gap.hyp, hyp_middle),
        Segment(ref_middle, gap.ref_end, hyp_middle, gap.hyp_end),
    ]
