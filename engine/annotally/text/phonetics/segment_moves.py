"""Blocks of one segment by sound: the cost of each, and the cheapest way through it (S7).

A block of a word or group a side costs the distance of their sounds and what `Weights` say. The rules of
numbers and optional words are those of `distance`.
"""

from collections.abc import Iterator, Sequence
from itertools import product, repeat, starmap
from operator import add
from typing import NamedTuple

from annotally.text.alignment.dynamic_programming import (
    DELETION,
    INSERTION,
    NEVER,
    PAIR,
    Costs,
    Move,
    cheapest_moves,
    table,
)
from annotally.text.alignment.segments import Segment
from annotally.text.alignment.words import Words
from annotally.text.phonetics.numbers import Spoken
from annotally.text.phonetics.pronunciation import Pronouncer


class Weights(NamedTuple):
    """Costs of a block besides its sounds: two words spelled differently, a word more than one a side."""

    spelling: int = 1
    group: int = 4


GROUPS = ((1, 2), (2, 1), (1, 3), (3, 1), (2, 2), (2, 3), (3, 2))
"""The words of either side that may form one block; larger ones arise where no word is for nothing."""

MOST_SAID = 8
"""The most words that a number in digits may stand for."""

_ONE_FOR_ONE, _ONE_AND_ONE = (PAIR,), (INSERTION, DELETION)


class WordStretch(NamedTuple):
    """Neighbouring words of a segment: the first, how many, as how many they are said, and their sounds."""

    start: int
    length: int
    spoken: int
    sound: str


class SegmentSide(NamedTuple):
    """The words of one side of a segment."""

    words: Sequence[str]
    sounds: list[str]
    weights: list[int]
    """Cost of each word if it stands for nothing."""
    optional: list[int]
    numbers: list[Spoken]

    def joined(self, number: int) -> list[str]:
        """Return the sounds of every so many neighbours together."""
        if number == 1:
            return self.sounds
        return list(map("".join, zip(*(self.sounds[shift:] for shift in range(number)), strict=False)))

    def stretches(self) -> Iterator[WordStretch]:
        """Yield the words that a number of the other side may stand for; no optional ones (H7)."""
        counts = [1] * len(self.words)
        for number in reversed(self.numbers):  # of those that begin with one word, the number alone
            counts[number.start] = len(number.words)
        for start in range(len(self.words)):
            sound, spoken = "", 0
            for length, word in enumerate(range(start, min(start + MOST_SAID, len(self.words))), 1):
                if word in self.optional:
                    break
                sound, spoken = sound + self.sounds[word], spoken + counts[word]
                yield WordStretch(start, length, spoken, sound)


class SegmentAligner:
    """Finds the moves of one segment of two texts after the other."""

    def __init__(self, ref: Words, hyp: Words, pronouncer: Pronouncer, weights: Weights) -> None:
        """Take the texts, the sounds of their words, and the other costs of blocks."""
        self._ref, self._hyp, self._features = ref, hyp, pronouncer.features
        self._weights = weights
        self._numbers = pronouncer.numbers

    def moves(self, segment: Segment) -> Sequence[Move]:
        """Return the moves of the cheapest way through a segment with words on both sides."""
        if segment.cells == 1:
            return self._single(segment)
        ref = self._side(self._ref, segment.ref, segment.ref_end)
        hyp = self._side(self._hyp, segment.hyp, segment.hyp_end)
        costs = _costs(ref, hyp, self._weights)
        if ref.numbers or hyp.numbers:
            self._hear_numbers(costs, ref, hyp)
        return cheapest_moves(costs, ref.weights, hyp.weights)

    def _single(self, segment: Segment) -> Sequence[Move]:
        """Return the moves of one word against one: half of all segments, and never identical."""
        from rapidfuzz.distance import Indel

        ref, hyp = self._features(self._ref.forms[segment.ref]), self._features(self._hyp.forms[segment.hyp])
        apart = _alone(self._ref, segment.ref, ref) + _alone(self._hyp, segment.hyp, hyp)
        together = Indel.distance(ref, hyp) + self._weights.spelling
        return _ONE_FOR_ONE if together <= apart else _ONE_AND_ONE

    def _hear_numbers(self, costs: Costs, ref: SegmentSide, hyp: SegmentSide) -> None:
        """Lower the costs of moves of numbers for the words they are said in, where that is cheaper."""
        for (row, column), move, cost in self._list_number_moves(ref, hyp):
            _cheapen(costs, (row, column), move, cost, len(ref.words))
        for (column, row), (hyp_words, ref_words), cost in self._list_number_moves(hyp, ref):
            _cheapen(costs, (row, column), (ref_words, hyp_words), cost, len(ref.words))

    def _list_number_moves(
        self, side: SegmentSide, opposite_side: SegmentSide
    ) -> Iterator[tuple[tuple[int, int], Move, int]]:
        """Yield the words that numbers of a side may stand for: first words, how many, and the cost."""
        # Every number against every stretch of the other side: O(numbers · words · `MOST_SAID`) distances,
        # and few words are numbers.
        from rapidfuzz.distance import Indel

        stretches = list(opposite_side.stretches()) if side.numbers else []
        for number in side.numbers:
            sound = "".join(map(self._features, number.words))
            for stretch in stretches:
                if (move := (number.length, stretch.length)) != PAIR:
                    extra = abs(stretch.spoken - len(number.words)) * self._weights.group
                    yield (number.start, stretch.start), move, Indel.distance(sound, stretch.sound) + extra

    def _side(self, words: Words, start: int, end: int) -> SegmentSide:
        # Sounds and weights are worked out once for each segment, not for each pair of words.
        forms = words.forms[start:end]
        sounds = list(map(self._features, forms))
        weights = [_alone(words, start + n, sound) for n, sound in enumerate(sounds)]
        places = [n for n in range(end - start) if start + n in words.optional] if words.optional else []
        return SegmentSide(forms, sounds, weights, places, self._numbers(forms))


def _alone(words: Words, word: int, sound: str) -> int:
    """Return the cost of a word that stands for nothing: its features, or half of them, rounded up (H7)."""
    return (len(sound) + 1) // 2 if word in words.optional else len(sound)


def _cheapen(costs: Costs, place: tuple[int, int], move: Move, cost: int, rows: int) -> None:
    """Let a move from a place on cost no more than ``cost``."""
    # A move that only numbers need has no table until the first of them is met; then it is made, filled with
    # a cost that is never taken.
    row, column = place
    if move not in costs:
        width = len(costs[PAIR][0])
        costs[move] = [[NEVER] * width for _ in range(rows - move[0] + 1)]
    line = costs[move][row]
    line[column] = min(line[column], cost)


def _costs(ref: SegmentSide, hyp: SegmentSide, weights: Weights) -> dict[Move, list[list[int]]]:
    # The table of every move, then what is not allowed made to cost NEVER: groups with a word that has an
    # identical one on the other side, and groups with an optional word (H7).
    rows, columns = len(ref.words), len(hyp.words)
    costs = {PAIR: _table(ref.sounds, hyp.sounds, weights.spelling, columns)}
    for ref_words, hyp_words in GROUPS:
        if ref_words <= rows and hyp_words <= columns:
            extra = (ref_words + hyp_words - 2) * weights.group
            costs[ref_words, hyp_words] = _table(ref.joined(ref_words), hyp.joined(hyp_words), extra, columns)
    if not set(ref.words).isdisjoint(hyp.words):
        for row, column in product(range(rows), range(columns)):
            if ref.words[row] == hyp.words[column]:
                costs[PAIR][row][column] = 0
                _forbid(costs, range(row, row + 1), range(column, column + 1))
    for place in ref.optional:
        _forbid(costs, range(place, place + 1), range(columns))
    for place in hyp.optional:
        _forbid(costs, range(rows), range(place, place + 1))
    return costs


def _table(ref_sounds: list[str], hyp_sounds: list[str], extra: int, columns: int) -> list[list[int]]:
    """Return the costs of each sound of the reference against each of the hypothesis."""
    from rapidfuzz.distance import Indel

    distances = starmap(Indel.distance, product(ref_sounds, hyp_sounds))
    return table(map(add, distances, repeat(extra)), len(hyp_sounds), columns)


def _forbid(costs: Costs, rows: range, columns: range) -> None:
    """Rule out the groups that hold one of the rows and one of the columns."""
    for (ref_words, hyp_words), lines in costs.items():
        if (ref_words, hyp_words) != PAIR:
            for line in lines[max(0, rows.start - ref_words + 1) : rows.stop]:
                for column in range(max(0, columns.start - hyp_words + 1), columns.stop):
                    line[column] = NEVER
