"""Places of one version of a text in another that differs in little: white space, spelling, some letters.

Versions that have the same words are matched word by word, others by the runs of characters that both have
(`annotally.text.alignment.carried_offsets`). Every position has a place in the other version: the beginning
of an extent falls on the first character that remains of it, its end behind the last one.
"""

import re
import sys
import unicodedata
from array import array
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from annotally.model.extents import Extent
from annotally.text.alignment.carried_offsets import carried_offsets

_WORD = re.compile(r"\S+")
_UNSEEN = re.compile(r"[\s\ufeff\u200b\u00ad\u2060]+")
"""White space, byte-order marks, and other characters that nobody sees."""
_ODD_SIGNS = ("  ", *(chr(code) for code in range(0x3001) if chr(code).isspace() and chr(code) != " "))
"""Two blanks, and each character of white space but the blank."""
_NOWHERE = sys.maxsize
"""A place behind the end of any text."""

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
        # Nearly all extents lie within one run, which is found by one search.
        run = bisect_right(self._old, extent.start) - 1
        if run >= 0 and extent.start < extent.end <= self._old[run] + self._lengths[run]:
            shift = self._new[run] - self._old[run]
            return Extent(extent.start + shift, extent.end + shift)
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
    stretches = _word_stretches(old, new)
    if stretches is not None:
        return TextVersions(old, new, stretches, same_words=True)
    if len(old.split()) == len(new.split()) and _folded(old) == _folded(new):
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


def _word_stretches(old: str, new: str) -> list[Run] | None:
    """Return the stretches of the same words with the same blanks between them in both texts.

    None where the words, parted by white space, are not the same.
    """
    # No word is made, and the texts are not walked by their characters: blanks that differ are looked for,
    # and what stands between two of them is compared as a whole. Where all of this is alike the words are,
    # too. O(length), with few steps of Python beside those for blanks.
    end, new_end = len(old.rstrip()), len(new.rstrip())
    if not end or not new_end:
        blank_alike = [(0, 0, len(old))] if old and old == new else []
        return None if end or new_end else blank_alike
    begin, new_begin = len(old) - len(old.lstrip()), len(new) - len(new.lstrip())
    differing = _differing_blanks((old, new), (begin, new_begin), (end, new_end))
    if differing is None:
        return None
    if old[:begin] == new[:new_begin]:
        begin = new_begin = 0
    stretches: list[Run] = []
    for start, behind, new_start, new_behind in differing:
        if old[begin:start] != new[new_begin:new_start]:
            return None
        stretches.append((begin, new_begin, start - begin))
        begin, new_begin = behind, new_behind
    if old[begin:end] != new[new_begin:new_end]:
        return None
    if old[end:] == new[new_end:]:
        end = len(old)
    return [*stretches, (begin, new_begin, end - begin)]


def _differing_blanks(
    texts: tuple[str, str], begins: tuple[int, int], ends: tuple[int, int]
) -> list[tuple[int, int, int, int]] | None:
    """Return the blanks that differ between the first and the last word: their ends in both texts, in order.

    None where white space of one text has no counterpart, so that the words are not the same. Where they are
    not the same otherwise, the blanks are any.
    """
    # A merge of the odd blanks of both texts: the shift says where a place of the old one lies in the new
    # one. Where only one of the texts has an odd blank, a single one must stand in the other.
    old, new = texts
    remaining = iter([*_odd_blanks(old, begins[0], ends[0]), (2 * _NOWHERE, 0)])
    start, behind = next(remaining)
    shift = begins[1] - begins[0]
    differing: list[tuple[int, int, int, int]] = []
    for new_start, new_behind in [*_odd_blanks(new, begins[1], ends[1]), (_NOWHERE, 0)]:
        while start + shift < new_start:
            place = start + shift
            if new[place : place + 1] != " ":
                return None
            differing.append((start, behind, place, place + 1))
            shift = place + 1 - behind
            start, behind = next(remaining)
        if new_start == _NOWHERE:
            break
        blank = new_start - shift, new_start - shift + 1
        if start + shift == new_start:
            blank = start, behind
            start, behind = next(remaining)
        elif old[blank[0] : blank[1]] != " ":
            return None
        if old[blank[0] : blank[1]] != new[new_start:new_behind]:
            differing.append((*blank, new_start, new_behind))
            shift = new_behind - blank[1]
    return differing


def _odd_blanks(text: str, begin: int, end: int) -> list[tuple[int, int]]:
    """Return the ends of white space between words that is no single blank, in order.

    A word must stand at the beginning and ahead of the end.
    """
    # Searching for each of the few characters takes a third of the time of a regular expression, which looks
    # at every character in turn. White space of several characters is found by each of them, and counts once.
    starts = []
    for sign in _ODD_SIGNS:
        at = text.find(sign, begin, end)
        while at >= 0:
            starts.append(at)
            at = text.find(sign, at + 1, end)
    starts.sort()
    blanks, behind = list[tuple[int, int]](), begin
    for at in starts:
        if at >= behind:
            start, behind = at - (text[at - 1] == " "), at + 1
            while text[behind].isspace():
                behind += 1
            blanks.append((start, behind))
    return blanks


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
