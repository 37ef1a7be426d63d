"""Alignment by sound: words, and groups of words, that sound alike stand for each other (S7).

Each word is a string of features. A block costs the features that must be taken away and added to make the
sounds of one side into those of the other, and what `Weights` say: for two words that are spelled
differently, and for every word more than one a side, so that words are grouped only where that is markedly
cheaper. A word that stands for nothing costs its features, an optional one half of them, rounded up (H7). The
cheapest way wins.

A number in digits may stand for up to `_SAID` words of the other side, by the sound of its words in English.
Each word by which the numbers of words differ costs as much as a grouped one.
$29 MILLION stands for 29 MILLION DOLLARS as a whole.

Of equally cheap ways one word for one word goes before insertion, deletion and groups, from left to
right (S6). Optional words are never grouped, nor are words with an identical one on the other side (H7).
"""

from collections.abc import Iterator, Sequence
from itertools import product, repeat, starmap
from operator import add
from typing import NamedTuple

from rapidfuzz.distance import Indel

from annotally.text.alignment.blocks import Blocks, blocks_of
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


USUAL = Weights()
"""The weights that align real transcripts best."""

_CELLS = 100
"""Segments of more words times words are cut at identical words first."""

_GROUPS = ((1, 2), (2, 1), (1, 3), (3, 1), (2, 2), (2, 3), (3, 2))
"""The words of either side that may form one block; larger ones arise where no word is for nothing."""

_SAID = 8
"""The most words that a number in digits may stand for."""


def align(ref: Words, hyp: Words, pronouncer: Pronouncer, weights: Weights = USUAL) -> Blocks:
    """Return the blocks of two texts.

    Segments between runs of three or more identical words are aligned by themselves (`segments`).
    """
    aligner = _Aligner(ref, hyp, pronouncer, weights)
    return blocks_of(ref.forms, hyp.forms, _CELLS, aligner.moves)


class _Side(NamedTuple):
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


class _Aligner:
    def __init__(self, ref: Words, hyp: Words, pronouncer: Pronouncer, weights: Weights) -> None:
        self._ref, self._hyp, self._features = ref, hyp, pronouncer.features
        self._weights = weights
        self._numbers = pronouncer.numbers

    def moves(self, segment: Segment) -> Sequence[Move]:
        """Return the moves of the cheapest way through a segment with words on both sides."""
        ref = self._side(self._ref, segment.ref, segment.ref_end)
        hyp = self._side(self._hyp, segment.hyp, segment.hyp_end)
        if len(ref.words) == len(hyp.words) == 1:  # half of all segments, and never identical
            together = Indel.distance(ref.sounds[0], hyp.sounds[0]) + self._weights.spelling
            apart = ref.weights[0] + hyp.weights[0]
            return [PAIR] if together <= apart else [INSERTION, DELETION]
        costs = _costs(ref, hyp, self._weights)
        if ref.numbers or hyp.numbers:
            self._hear_numbers(costs, ref, hyp)
        return cheapest_moves(costs, ref.weights, hyp.weights)

    def _hear_numbers(self, costs: Costs, ref: _Side, hyp: _Side) -> None:
        """Lower the costs of moves of numbers for the words they are said in, where that is cheaper."""
        for (row, column), move, cost in self._heard(ref, hyp):
            _cheapen(costs, (row, column), move, cost, len(ref.words))
        for (column, row), (hyp_words, ref_words), cost in self._heard(hyp, ref):
            _cheapen(costs, (row, column), (ref_words, hyp_words), cost, len(ref.words))

    def _heard(self, ours: _Side, theirs: _Side) -> Iterator[tuple[tuple[int, int], Move, int]]:
        """Yield the words that our numbers may stand for: first words, numbers of words, and the cost."""
        # Every number against every stretch of the other side up to `_SAID` words: O(numbers · words ·
        # `_SAID`) distances, and few words are numbers. A stretch ends at an optional word, which is never
        # grouped.
        counts = [1] * len(theirs.words)
        for number in reversed(theirs.numbers):  # of those that begin with one word, the number alone
            counts[number.start] = len(number.words)
        for number in ours.numbers:
            sound = "".join(map(self._features, number.words))
            for first in range(len(theirs.words)):
                place, heard_sounds, spoken = (number.start, first), "", 0
                for word_count, word in enumerate(range(first, min(first + _SAID, len(theirs.words))), 1):
                    if word in theirs.optional:
                        break
                    heard_sounds, spoken = heard_sounds + theirs.sounds[word], spoken + counts[word]
                    if (number.length, word_count) != PAIR:
                        extra = abs(spoken - len(number.words)) * self._weights.group
                        yield place, (number.length, word_count), Indel.distance(sound, heard_sounds) + extra

    def _side(self, words: Words, start: int, end: int) -> _Side:
        # A word's weight is what it costs where it stands for nothing: its features, of an optional word half
        # of them, rounded up (H7). Sounds and weights are worked out once for each segment, not for each pair
        # of words.
        forms = words.forms[start:end]
        sounds = list(map(self._features, forms))
        weights = list(map(len, sounds))
        places = [n for n in range(end - start) if start + n in words.optional] if words.optional else []
        for place in places:
            weights[place] = (weights[place] + 1) // 2
        return _Side(forms, sounds, weights, places, self._numbers(forms))


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


def _costs(ref: _Side, hyp: _Side, weights: Weights) -> dict[Move, list[list[int]]]:
    # The table of every move, then what is not allowed made to cost NEVER: groups with a word that has an
    # identical one on the other side, and groups with an optional word (H7).
    rows, columns = len(ref.words), len(hyp.words)
    costs = {PAIR: _table(ref.sounds, hyp.sounds, weights.spelling, columns)}
    for ref_words, hyp_words in _GROUPS:
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


def _table(ours: list[str], theirs: list[str], extra: int, columns: int) -> list[list[int]]:
    """Return the costs of each of our sounds against each of theirs."""
    distances = starmap(Indel.distance, product(ours, theirs))
    return table(map(add, distances, repeat(extra)), len(theirs), columns)


def _forbid(costs: Costs, rows: range, columns: range) -> None:
    """Rule out the groups that hold one of the rows and one of the columns."""
    for (ref_words, hyp_words), lines in costs.items():
        if (ref_words, hyp_words) != PAIR:
            for line in lines[max(0, rows.start - ref_words + 1) : rows.stop]:
                for column in range(max(0, columns.start - hyp_words + 1), columns.stop):
                    line[column] = NEVER
