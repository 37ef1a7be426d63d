"""Places of one version of a text in another that differs in little: white space, spelling, some letters.

Versions that have the same words are matched word by word, others by the runs of characters that both have
(`annotally.text.alignment.carried_offsets`). Every position has a place in the other version: the beginning
of an extent falls on the first character that remains of it, its end behind the last one.
"""

import re
import unicodedata
from array import array
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate, chain
from operator import add, ne
from typing import NamedTuple

from annotally.model.extents import Extent
from annotally.text.alignment.carried_offsets import carried_offsets

_WORD = re.compile(r"\S+")
_UNSEEN = re.compile(r"[\s\ufeff\u200b\u00ad\u2060]+")
"""White space, byte-order marks, and other characters that nobody sees."""


Run = tuple[int, int, int]
"""Places in the old and in the new text, and a length, as of `CommonRun`."""


class _Gap(NamedTuple):
    """A stretch between two runs, in the old and in the new text; one of the two may be empty."""

    old: Extent
    new: Extent


class TextVersions:
    """The places of an old text in a new one. Build one with `match_versions`."""

    # Runs are kept as arrays: a position is found by binary search, in O(log runs).

    def __init__(self, old: str, new: str, runs: Sequence[Run], *, same_words: bool = False) -> None:
        """Take both texts, and the runs they share in ascending order on both sides; some may be empty.

        ``same_words``: only white space, unseen characters and Unicode form differ.
        """
        self.old, self.new, self._same_words = old, new, same_words
        starts, new_starts, lengths = zip(*runs, strict=True) if runs else ((), (), ())
        self._old: array[int] = array("q", starts)
        self._new: array[int] = array("q", new_starts)
        self._lengths: array[int] = array("q", lengths)

    def place(self, extent: Extent) -> Extent:
        """Return the extent of the new text for one of the old text; empty where nothing of it remains.

        An extent beyond the end of the old text stays as far beyond the end of the new one.
        """
        start, end = self._start(extent.start), self._end(extent.end)
        if extent.start >= extent.end:
            return Extent(start, start)
        return Extent(start, max(start, end))

    def turned(self) -> "TextVersions":
        """Return the places of the new text in the old one."""
        runs = list(zip(self._new, self._old, self._lengths, strict=True))
        return TextVersions(self.new, self.old, runs, same_words=self._same_words)

    def count_changes(self) -> int:
        """Return how many characters differ, without white space and unseen characters, in NFC.

        Of a stretch that is replaced by another the longer of the two counts.
        """
        changes = 0
        if self._same_words:
            return changes
        for gap in self._gaps():
            before = _folded(self.old[gap.old.start : gap.old.end])
            after = _folded(self.new[gap.new.start : gap.new.end])
            if before != after:
                changes += max(len(before), len(after))
        return changes

    def _gaps(self) -> Iterator[_Gap]:
        old = new = 0
        for run in range(len(self._old)):
            if self._old[run] > old or self._new[run] > new:
                yield _Gap(Extent(old, self._old[run]), Extent(new, self._new[run]))
            old, new = self._old[run] + self._lengths[run], self._new[run] + self._lengths[run]
        if len(self.old) > old or len(self.new) > new:
            yield _Gap(Extent(old, len(self.old)), Extent(new, len(self.new)))

    def _start(self, position: int) -> int:
        """Return where an extent begins that began at a position."""
        # Inside of a run the distance from its beginning is the same; between two runs see `_inside`.
        run = bisect_right(self._old, position) - 1
        if run >= 0 and position < self._old[run] + self._lengths[run]:
            return self._new[run] + position - self._old[run]
        gap = self._gap_behind(run)
        return self._inside(gap, position)

    def _end(self, position: int) -> int:
        """Return where an extent ends that ended at a position: behind the character before it."""
        # The character before an end decides, for what was inserted behind it is no part of the extent.
        run = bisect_right(self._old, position - 1) - 1
        if run >= 0 and position <= self._old[run] + self._lengths[run]:
            return self._new[run] + position - self._old[run]
        gap = self._gap_behind(run)
        return gap.new.end if position == gap.old.end else self._inside(gap, position)

    def _gap_behind(self, run: int) -> _Gap:
        """Return the stretch behind a run, of -1 that in front of all."""
        if run < 0:
            old, new = 0, 0
        else:
            old, new = self._old[run] + self._lengths[run], self._new[run] + self._lengths[run]
        if run + 1 < len(self._old):
            return _Gap(Extent(old, self._old[run + 1]), Extent(new, self._new[run + 1]))
        return _Gap(Extent(old, len(self.old)), Extent(new, len(self.new)))

    @staticmethod
    def _inside(gap: _Gap, position: int) -> int:
        """Return a position in a stretch that was replaced: as far from its beginning, at most at its end."""
        distance = position - gap.old.start
        if position > gap.old.end:  # beyond the text: it is for others to say that this is wrong
            return gap.new.end + position - gap.old.end
        return min(gap.new.start + distance, gap.new.end)


def match_versions(old: str, new: str) -> TextVersions:
    """Return the places of ``old`` in ``new``, two versions of one text. Nearly linear."""
    # Where the words are the same, in NFC, their order pairs them, and only those spelled with other code
    # points are compared by characters. This is all there is to white space and Unicode form, and needs no
    # search for what belongs together.
    first, second = old.split(), new.split()
    if first == second:
        return TextVersions(old, new, list(_word_stretches(old, new, first)), same_words=True)
    if len(first) == len(second) and _folded(old) == _folded(new):
        runs: list[Run] = []
        for before, after in zip(_WORD.finditer(old), _WORD.finditer(new), strict=True):
            if before[0] == after[0]:
                runs.append((before.start(), after.start(), len(before[0])))
            elif _folded(before[0]) == _folded(after[0]):
                runs += _word_runs(before, after)
            else:
                break
        else:
            return TextVersions(old, new, runs, same_words=True)
    return TextVersions(old, new, carried_offsets(old, new).runs)


def _word_stretches(old: str, new: str, words: Sequence[str]) -> Iterator[Run]:
    """Yield the stretches of the same words with the same characters between them in both texts."""
    # Most of what stands between words is the same: only the places where it is not are looked at one by
    # one, and nothing but sums of lengths is made for each word.
    single_spaced = " ".join(words)
    before, after = (_between(text, words, single_spaced) for text in (old, new))
    starts = list(accumulate(map(add, map(len, before), chain((0,), map(len, words)))))
    breaks = [number for number, differs in enumerate(map(ne, before, after)) if differs]
    shift = begin = 0
    for number in breaks:
        end = starts[number] - len(before[number])
        if end > begin:
            yield begin, begin + shift, end - begin
        begin = starts[number]
        shift += len(after[number]) - len(before[number])
    if len(old) > begin:
        yield begin, begin + shift, len(old) - begin


def _between(text: str, words: Sequence[str], single_spaced: str) -> Sequence[str]:
    """Return the characters ahead of each word of a text, and those behind the last one."""
    if text == single_spaced:
        return ["", *[" "] * (len(words) - 1), ""] if words else [""]
    return _WORD.split(text)


def _word_runs(before: re.Match[str], after: re.Match[str]) -> Iterator[Run]:
    """Yield the runs of one word in two forms, between empty ones at its beginning and at its end.

    The empty ones hold the word in its place where no character of it is the same.
    """
    yield before.start(), after.start(), 0
    for run in carried_offsets(before[0], after[0]).runs:
        yield run.old + before.start(), run.new + after.start(), run.length
    yield before.end(), after.end(), 0


def _folded(text: str) -> str:
    return unicodedata.normalize("NFC", _UNSEEN.sub("", text))
