"""The words of a text after global mapping, each with its place in the text (H5, H7).

Where a rule writes alternatives, as ``{ CAN NOT / CANNOT }``, the words are those of the one that fits the
other text best.
"""

import re
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate, chain, islice
from typing import NamedTuple

import msgspec

from annotally.model.extents import Extent
from annotally.text.alignment.glm import Mapper
from annotally.text.alignment.one_to_one import ALONE, SUBSTITUTION
from annotally.text.alignment.segments import Segment, segments
from annotally.text.alignment.words import Words, words_of

_CELLS = 400
"""Size of the surroundings of a choice to look at, where texts differ at length: words times words."""


class Word(NamedTuple):
    """A word as it is compared, and whether it may be left out."""

    form: str
    optional: bool


class WordChoice(msgspec.Struct, frozen=True):
    """Alternatives that a rule wrote for an extent of the text.

    Words ``[first, end)`` are those of the first alternative.
    """

    first: int
    end: int
    readings: tuple[tuple[Word, ...], ...]
    extent: Extent


class Normalised(msgspec.Struct, frozen=True):
    """The words of a text, of alternatives the first, and where others could stand."""

    words: Words
    choices: tuple[WordChoice, ...] = ()


def normalised(text: str, mapper: Mapper, *, bracketed: bool = False) -> Normalised:
    """Return the words of a text that global mapping rules were applied to.

    Rules see the words in upper case, one blank between any two and at both ends, and the hyphens inside
    them. What a rule wrote has the extent of the words it replaced, even in part. Optional is what `words_of`
    says, before or after mapping, and what a rule wrote in round brackets (H7). A text without words
    stays without.
    """
    plain = words_of(text, bracketed=bracketed)
    return _Collector(text, plain, mapper).collect() if plain.forms else Normalised(plain)


class _Gathered:
    """A list of words under construction."""

    def __init__(self) -> None:
        self.forms: list[str] = []
        self._starts, self._ends = array("l"), array("l")
        self._optional: list[int] = []

    def add(self, word: Word, extent: Extent) -> None:
        """Add one word."""
        if word.optional:
            self._optional.append(len(self.forms))
        self.forms.append(word.form)
        self._starts.append(extent.start)
        self._ends.append(extent.end)

    def copy(self, words: Words, first: int, end: int, optional: Sequence[int]) -> None:
        """Add the words ``[first, end)`` of others; ``optional`` are theirs, ascending."""
        # Lists are extended by whole slices, because most words are touched by no rule. ``optional`` is
        # ascending, so that binary search finds those of the slice.
        shift = len(self.forms) - first
        may_miss = optional[bisect_left(optional, first) : bisect_left(optional, end)]
        self._optional += (number + shift for number in may_miss)
        self.forms += words.forms[first:end]
        self._starts += words.starts[first:end]
        self._ends += words.ends[first:end]

    def words(self) -> Words:
        """Return all words."""
        return Words(self.forms, self._starts, self._ends, frozenset(self._optional))


class _Collector:
    def __init__(self, text: str, plain: Words, mapper: Mapper) -> None:
        self._plain = plain
        # The words are joined with one sign between any two and one at either end, so the places of words
        # follow from the lengths of their forms alone: ``_places`` holds where each begins, and binary search
        # leads from a place to its word.
        between = (
            "-" if text[end:start] == "-" else " "
            for end, start in zip(plain.ends, islice(plain.starts, 1, None), strict=False)
        )
        joined = " " + "".join(chain.from_iterable(zip(plain.forms, chain(between, " "), strict=True)))
        self._places = array("l", accumulate((len(form) + 1 for form in plain.forms), initial=1))
        self._rewritten = mapper.apply(joined)
        self._optional = sorted(plain.optional)
        self._gathered = _Gathered()
        self._choices: list[WordChoice] = []

    def collect(self) -> Normalised:
        """Return the words and choices of the whole text."""
        # Words that no rule touched are copied in slices; only the changed stretches are cut into words anew.
        behind = 0
        for begin, end, source, source_end in self._changed():
            first = bisect_left(self._places, source)
            self._gathered.copy(self._plain, behind, first, self._optional)
            self._add_changed(begin, end)
            behind = min(bisect_left(self._places, source_end), len(self._plain))
        self._gathered.copy(self._plain, behind, len(self._plain), self._optional)
        return Normalised(self._gathered.words(), tuple(self._choices))

    def _changed(self) -> Iterator[tuple[int, int, int, int]]:
        """Yield the ranges that rules wrote, up to the next blanks, with the ranges they come from."""
        # A rule may write part of a word: each piece is widened to the blanks around it, in the text and in
        # its source alike, and pieces that then touch are yielded as one.
        text, starts, sources, by_rule = msgspec.structs.astuple(self._rewritten)
        pending: tuple[int, int, int, int] | None = None
        for piece, from_rule in enumerate(by_rule):
            if not from_rule:
                continue
            begin = text.rfind(" ", 0, starts[piece]) + 1
            end = text.find(" ", starts[piece + 1])
            end = len(text) if end < 0 else end
            source = sources[piece] - (starts[piece] - begin)
            source_end = sources[piece + 1] + (end - starts[piece + 1])
            if pending and begin <= pending[1]:
                begin, source = pending[0], pending[2]
                end, source_end = max(end, pending[1]), max(source_end, pending[3])
            elif pending:
                yield pending
            pending = begin, end, source, source_end
        if pending:
            yield pending

    def _add_changed(self, start: int, stop: int) -> None:
        """Add the words of a part of the rewritten text."""
        # Only the outermost braces are cut out here; those inside are taken apart with their choice. What
        # lies between two of them is plain words.
        text = self._rewritten.text
        depth, begin = 0, start
        for brace in re.compile(r"[{}]").finditer(text, start, stop):
            if not depth:
                self._add_plain(begin, brace.start())
                begin = brace.start()
            depth += 1 if brace[0] == "{" else -1
            if not depth:
                self._add_choice(begin, brace.end())
                begin = brace.end()
        self._add_plain(begin, stop)

    def _add_plain(self, begin: int, end: int) -> None:
        for word, extent in self._words(begin, end):
            self._gathered.add(word, extent)

    def _add_choice(self, begin: int, end: int) -> None:
        # The first alternative stands for the choice until `settled` has weighed them all: its words number
        # the text, so that choices can be named by places in it. ``@`` is an alternative without a word.
        text = self._rewritten.text
        extent = self._extent(*self._source(begin, end))
        readings = []
        for reading in _readings(text[begin:end]):
            stretches = (self._words(begin + start, begin + stop) for start, stop in reading)
            readings.append(tuple(word for words in stretches for word, _ in words if word.form != "@"))
        first = len(self._gathered.forms)
        for word in readings[0]:
            self._gathered.add(word, extent)
        self._choices.append(WordChoice(first, len(self._gathered.forms), tuple(readings), extent))

    def _words(self, begin: int, end: int) -> Iterator[tuple[Word, Extent]]:
        """Yield the words of a part of the rewritten text, each with the extent it comes from."""
        part = self._rewritten.text[begin:end]
        words = words_of(part, bracketed=True)
        for number, (form, start, stop) in enumerate(zip(words.forms, words.starts, words.ends, strict=True)):
            first, last = self._source(begin + start, begin + stop)
            optional = number in words.optional or any(
                word in self._plain.optional for word in range(first, last + 1)
            )
            yield Word(form, optional), self._extent(first, last)

    def _source(self, start: int, end: int) -> tuple[int, int]:
        """Return the first and the last of the words that a part of the rewritten text comes from.

        Text that a rule wrote for nothing but a blank comes from the word behind it, or the last.
        """
        source = self._rewritten.source(start, end)
        first = min(bisect_right(self._places, source.start + 1), len(self._plain)) - 1
        return first, max(first, bisect_left(self._places, source.end) - 1)

    def _extent(self, first: int, last: int) -> Extent:
        return Extent(self._plain.starts[first], self._plain.ends[last])


_MARK = re.compile(r"[{}/]")


def _readings(text: str) -> list[list[tuple[int, int]]]:
    """Return the ways through alternatives in braces, in the order written: the stretches of text of each."""
    readings, _ = _alternatives(text, 1)
    return readings


def _alternatives(text: str, place: int) -> tuple[list[list[tuple[int, int]]], int]:
    """Return the ways through the alternatives in the brace ahead of ``place``, and the place behind them."""
    # Recursive descent: `ways` are those through the alternative at hand, multiplied by those of a brace
    # inside it, `finished` those of the alternatives before. How many there may be is limited by `glm_rules`.
    finished: list[list[tuple[int, int]]] = []
    ways: list[list[tuple[int, int]]] = [[]]
    begin = place
    while True:
        mark = _MARK.search(text, place)
        assert mark is not None, "rules with braces that do not match are refused"
        stretch = [(begin, mark.start())] if mark.start() > begin else []
        ways = [way + stretch for way in ways]
        place = begin = mark.end()
        if mark[0] == "{":
            inner, place = _alternatives(text, place)
            ways = [way + inner_way for way in ways for inner_way in inner]
            begin = place
        else:
            finished += ways
            ways = [[]]
            if mark[0] == "}":
                return finished, place


def settled(ref: Normalised, hyp: Normalised) -> tuple[Words, Words]:
    """Return the words of both texts, each choice made so that they differ least.

    Differences are counted at the costs of `one_to_one` between the identical words around a choice,
    choice by choice from left to right, the reference's first; of equally good alternatives the first written
    is taken (S6).
    """
    # Trying all combinations would be exponential in the choices. They are made one by one instead, against
    # what is chosen so far on the other side (a greedy choice), and only inside the segments between
    # identical words.
    if not ref.choices and not hyp.choices:
        return ref.words, hyp.words
    cuts = segments(ref.words.forms, hyp.words.forms, _CELLS)
    ours, theirs = _Side(ref), _Side(hyp)
    turned = [Segment(segment.hyp, segment.hyp_end, segment.ref, segment.ref_end) for segment in cuts]
    for side, opposite, segments_of_side in ((ours, theirs, cuts), (theirs, ours, turned)):
        side.settle(opposite, segments_of_side)
    return ours.words(), theirs.words()


class _Side:
    """The words of one text while choices are made in it."""

    def __init__(self, text: Normalised) -> None:
        self._text = text
        self._firsts = [choice.first for choice in text.choices]
        self._taken = [0] * len(text.choices)

    def settle(self, opposite: "_Side", cuts: Sequence[Segment]) -> None:
        """Make every choice that a segment touches; the first of a segment is this side's."""
        # The alternatives are weighed on the words of all segments that touch the choice; words of a choice
        # that reach beyond these are identical on the other side and are taken along on both.
        reach = [cut.ref_end for cut in cuts]
        for number, choice in enumerate(self._text.choices):
            first = bisect_left(reach, choice.first)
            touching = []
            while first < len(cuts) and cuts[first].ref <= choice.end:
                touching.append(cuts[first])
                first += 1
            if not touching:
                continue
            ahead = max(0, touching[0].ref - choice.first)
            behind = max(0, choice.end - touching[-1].ref_end)
            opposite_forms = opposite.forms(touching[0].hyp - ahead, touching[-1].hyp_end + behind)
            start, end = touching[0].ref - ahead, touching[-1].ref_end + behind
            if not opposite_forms:
                self._taken[number] = min(range(len(choice.readings)), key=lambda n: len(choice.readings[n]))
                continue
            costs = []
            for reading in range(len(choice.readings)):
                self._taken[number] = reading
                costs.append(_cost(self.forms(start, end), opposite_forms))
            self._taken[number] = costs.index(min(costs))

    def forms(self, start: int, end: int) -> list[str]:
        """Return the words ``[start, end)``, numbered by the first alternatives, as chosen so far."""
        # Binary search finds the choices inside the range; their words are replaced by those of the
        # alternative taken, and the words between them are copied.
        words = self._text.words.forms
        first, last = bisect_left(self._firsts, start), bisect_right(self._firsts, end)
        forms: list[str] = []
        place = start
        for choice, reading in zip(self._text.choices[first:last], self._taken[first:last], strict=True):
            if choice.end > end:
                break
            forms += words[place : choice.first]
            forms += (word.form for word in choice.readings[reading])
            place = choice.end
        return forms + list(words[place:end])

    def words(self) -> Words:
        """Return all words as chosen."""
        gathered, words, place = _Gathered(), self._text.words, 0
        optional = sorted(words.optional)
        for choice, reading in zip(self._text.choices, self._taken, strict=True):
            gathered.copy(words, place, choice.first, optional)
            for word in choice.readings[reading]:
                gathered.add(word, choice.extent)
            place = choice.end
        gathered.copy(words, place, len(words), optional)
        return gathered.words()


def _cost(ref: Sequence[str], hyp: Sequence[str]) -> int:
    from rapidfuzz.distance import Levenshtein

    return Levenshtein.distance(ref, hyp, weights=(ALONE, ALONE, SUBSTITUTION))
