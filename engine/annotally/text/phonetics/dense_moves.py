"""Blocks of many segments at once, by numpy: those of `segment_moves`, where texts are long (S7)."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, count, product
from operator import add
from typing import TYPE_CHECKING, NamedTuple

from annotally.text.alignment.dense_programming import ExtraMoves, Grids, enumerate_ranges
from annotally.text.alignment.dynamic_programming import DELETION, INSERTION, NEVER, PAIR, Move
from annotally.text.alignment.segments import Segment
from annotally.text.alignment.words import Words
from annotally.text.phonetics.numbers import Spoken
from annotally.text.phonetics.pronunciation import Pronouncer
from annotally.text.phonetics.segment_moves import GROUPS, MOST_SAID, Weights

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from annotally.text.alignment.dense_programming import Integers

_CELLS = 1 << 16
"""Cells of the segments that are crossed together, so that their arrays take tens of megabytes."""

_LARGEST = max(map(max, GROUPS))
"""The most words of a side in a group."""

_LONG = range(_LARGEST + 1, MOST_SAID + 1)
_MOVES: tuple[Move, ...] = (
    *(PAIR, INSERTION, DELETION, *GROUPS),
    *((number, words) for number in (1, 2) for words in _LONG),
    *((words, number) for number in (1, 2) for words in _LONG),
)
"""All moves in the order in which `segment_moves` prefers them; those behind the groups are of numbers."""


class _Side(NamedTuple):
    """The words of one side of a batch of segments, one segment behind the other."""

    words: list[str]
    sounds: list[str]
    starts: "Integers"
    counts: "Integers"
    weights: "Integers"
    """Cost of each word if it stands for nothing."""
    optional: "NDArray[np.bool_]"

    def ranges(self) -> list[tuple[int, int]]:
        """Return the first word of each segment, and the one behind its last."""
        return list(zip(self.starts.tolist(), (self.starts + self.counts).tolist(), strict=True))

    def segments_of(self, words: "Integers") -> "Integers":
        """Return the segments of some words."""
        import numpy as np

        return np.searchsorted(self.starts, words, side="right") - 1


class _NumberMoves(NamedTuple):
    """Moves of numbers: segment, first word and number of words of their side and the other, and cost."""

    segment: "Integers"
    place: "Integers"
    words: "Integers"
    other_place: "Integers"
    other_words: "Integers"
    costs: "Integers"


class DenseAligner:
    """Finds the moves of batches of segments of two texts."""

    def __init__(self, ref: Words, hyp: Words, pronouncer: Pronouncer, weights: Weights) -> None:
        """Take the texts, the sounds of their words, and the other costs of blocks."""
        import numpy as np

        self._ref, self._hyp = ref, hyp
        self._ref_optional, self._hyp_optional = (np.zeros(len(words), dtype=bool) for words in (ref, hyp))
        self._ref_optional[list(ref.optional)] = True
        self._hyp_optional[list(hyp.optional)] = True
        self._pronouncer, self._weights = pronouncer, weights
        self._is_number: dict[str, bool] = {}

    def moves(self, segments: Iterable[Segment]) -> Iterator[Sequence[Move]]:
        """Yield the moves of each segment, all with more than one cell."""
        # Batches of `_CELLS`, so that memory does not grow with the texts.
        batch: list[Segment] = []
        cells = 0
        for segment in segments:
            batch.append(segment)
            cells += segment.cells
            if cells >= _CELLS:
                yield from self._batch(batch)
                batch, cells = [], 0
        if batch:
            yield from self._batch(batch)

    def _batch(self, segments: Sequence[Segment]) -> list[list[Move]]:
        ref_ranges = [(segment.ref, segment.ref_end) for segment in segments]
        hyp_ranges = [(segment.hyp, segment.hyp_end) for segment in segments]
        ref = self._side(self._ref, self._ref_optional, ref_ranges)
        hyp = self._side(self._hyp, self._hyp_optional, hyp_ranges)
        grids = Grids(ref.counts, hyp.counts)
        costs = self._costs(grids, ref, hyp)
        return grids.ways(_MOVES, costs, (ref.weights, hyp.weights), self._hear_numbers(grids, ref, hyp))

    def _side(self, words: Words, may_miss: "NDArray[np.bool_]", ranges: Sequence[tuple[int, int]]) -> _Side:
        import numpy as np

        forms = list(chain.from_iterable(words.forms[start:end] for start, end in ranges))
        sounds = list(map(self._pronouncer.features, forms))
        firsts, ends = np.array(ranges, dtype=np.int64).T
        counts = ends - firsts
        weights = np.fromiter(map(len, sounds), dtype=np.int64, count=len(sounds))
        numbers, places = enumerate_ranges(counts)
        optional = may_miss[firsts[numbers] + places]
        weights[optional] = (weights[optional] + 1) // 2
        return _Side(forms, sounds, np.cumsum(counts) - counts, counts, weights, optional)

    def _costs(self, grids: Grids, ref: _Side, hyp: _Side) -> list["Integers"]:
        """Return the costs of pairs and groups for every cell."""
        import numpy as np

        segment, row, column = grids.segment, grids.row, grids.column
        table = _Distances(grids, ref, hyp)
        numbers: defaultdict[str, int] = defaultdict(count().__next__)
        ref_ids, hyp_ids = (np.array([numbers[word] for word in side.words]) for side in (ref, hyp))
        ref_word, hyp_word = ref.starts[segment] + row, hyp.starts[segment] + column
        same = ref_ids[ref_word] == hyp_ids[hyp_word]
        pairs = table.read(PAIR) + self._weights.spelling
        pairs[same] = 0
        # A group with a word that has an identical one in it, or is optional (H7), covers a barred cell.
        barred = np.flatnonzero(same | ref.optional[ref_word] | hyp.optional[hyp_word])
        segment, row, column = segment[barred], row[barred], column[barred]
        covering = {}
        for rows, columns in product(range(_LARGEST), repeat=2):
            inside = (row >= rows) & (column >= columns)
            covering[rows, columns] = grids.cells(
                segment[inside], row[inside] - rows, column[inside] - columns
            )
        costs = [pairs]
        for move in GROUPS:
            group = table.read(move) + (sum(move) - sum(PAIR)) * self._weights.group
            for rows, columns in product(range(move[0]), range(move[1])):
                group[covering[rows, columns]] = NEVER
            costs.append(group)
        return costs

    def _hear_numbers(self, grids: Grids, ref: _Side, hyp: _Side) -> ExtraMoves:
        """Return the moves of numbers for the words they are said in."""
        import numpy as np

        numbers = self._numbers(ref), self._numbers(hyp)
        number_moves = (
            self._list_number_moves(ref, numbers[0], hyp, numbers[1]),
            self._list_number_moves(hyp, numbers[1], ref, numbers[0]),
        )
        (segment, row, rows, column, columns, costs), second = number_moves
        other_segment, other_column, other_columns, other_row, other_rows, other_costs = second
        cells = grids.cells(
            np.concatenate((segment, other_segment)),
            np.concatenate((row, other_row)),
            np.concatenate((column, other_column)),
        )
        ranks = np.zeros((MOST_SAID + 1, MOST_SAID + 1), dtype=np.int64)
        for rank, move in enumerate(_MOVES):
            ranks[move] = rank
        moves = ranks[np.concatenate((rows, other_rows)), np.concatenate((columns, other_columns))]
        return ExtraMoves(cells, moves, np.concatenate((costs, other_costs)))

    def _numbers(self, side: _Side) -> list[Spoken]:
        """Return the numbers of a side, with the power behind a sum of money where the segment has it."""
        import numpy as np

        words, is_number = side.words, self._is_number
        for word in set(words).difference(is_number):
            is_number[word] = self._pronouncer.is_number(word)
        places = np.flatnonzero(np.fromiter(map(is_number.__getitem__, words), dtype=bool, count=len(words)))
        ends = (side.starts + side.counts)[side.segments_of(places)]
        return [
            Spoken(place + number.start, number.length, number.words)
            for place, end in zip(places.tolist(), ends.tolist(), strict=True)
            for number in self._pronouncer.numbers(words[place : min(place + 2, end)])
            if not number.start
        ]

    def _list_number_moves(
        self, side: _Side, numbers: list[Spoken], opposite_side: _Side, opposite_numbers: list[Spoken]
    ) -> _NumberMoves:
        """Return every number of a side for every stretch of its segment's words on the other side."""
        import numpy as np
        from rapidfuzz.distance import Indel

        starts, lengths = np.array([number[:2] for number in numbers], dtype=np.int64).reshape(-1, 2).T
        segments = side.segments_of(starts)
        stretches = _Stretches(opposite_side, np.unique(segments), opposite_numbers)
        number, place = enumerate_ranges(stretches.last[segments] - stretches.first[segments])
        stretch = stretches.first[segments[number]] + place
        sounds = ["".join(map(self._pronouncer.features, number.words)) for number in numbers]
        pairs = (
            map(sounds.__getitem__, number.tolist()),
            map(stretches.sounds.__getitem__, stretch.tolist()),
        )
        costs = np.fromiter(map(Indel.distance, *pairs), dtype=np.int64, count=len(number))
        spoken = np.array([len(number.words) for number in numbers], dtype=np.int64)
        costs += np.abs(stretches.spoken[stretch] - spoken[number]) * self._weights.group
        several = (lengths[number] > 1) | (stretches.lengths[stretch] > 1)
        number, stretch = number[several], stretch[several]
        segment = segments[number]
        return _NumberMoves(
            segment,
            starts[number] - side.starts[segment],
            lengths[number],
            stretches.starts[stretch] - opposite_side.starts[segment],
            stretches.lengths[stretch],
            costs[several],
        )


class _Stretches:
    """All stretches of words of some segments that a number may stand for, as `SegmentSide.stretches`."""

    def __init__(self, side: _Side, segments: "Integers", numbers: Sequence[Spoken]) -> None:
        import numpy as np

        segment, place = enumerate_ranges(side.counts[segments])
        words = side.starts[segments][segment] + place
        # A stretch ends ahead of the next optional word, where its segment ends, or when it is long enough.
        size = len(side.words)
        stops = np.where(side.optional, np.arange(size), size)
        stops = np.minimum.accumulate(stops[::-1])[::-1]
        ends = (side.starts + side.counts)[segments][segment]
        reach = np.minimum(np.minimum(stops[words], ends), words + MOST_SAID) - words
        start, longer = enumerate_ranges(reach)
        self.starts, self.lengths = words[start], longer + 1
        counts = np.ones(size + 1, dtype=np.int64)
        for number in reversed(numbers):  # of those that begin with one word, the number alone
            counts[number.start] = len(number.words)
        behind = self.starts + self.lengths
        before = np.cumsum(counts) - counts
        self.spoken = before[behind] - before[self.starts]
        # Sounds are cut from those of all words together.
        text = "".join(side.sounds)
        places = np.concatenate((np.zeros(1, dtype=np.int64), np.cumsum(list(map(len, side.sounds)))))
        cuts = map(slice, places[self.starts].tolist(), places[behind].tolist())
        self.sounds = list(map(text.__getitem__, cuts))
        # Stretches by segment: those of the segments that were asked for lie in order.
        borders = np.concatenate((np.zeros(1, dtype=np.int64), np.cumsum(reach)))
        word_ends = np.cumsum(side.counts[segments])
        self.first, self.last = (np.zeros(len(side.counts), dtype=np.int64) for _ in range(2))
        self.first[segments] = borders[word_ends - side.counts[segments]]
        self.last[segments] = borders[word_ends]


class _Distances:
    """The distances of the sounds of words, and of up to three neighbours, in all cells."""

    # rapidfuzz compares a list with a list by one call for each segment: single words, then two neighbours,
    # then three. The tables of all segments lie one behind the other.

    def __init__(self, grids: Grids, ref: _Side, hyp: _Side) -> None:
        import numpy as np
        from rapidfuzz.distance import Indel
        from rapidfuzz.process import cdist

        tables = [
            cdist(ref_sounds, hyp_sounds, scorer=Indel.distance).ravel()
            for ref_sounds, hyp_sounds in zip(_neighbours(ref), _neighbours(hyp), strict=True)
        ]
        self._values = np.concatenate(tables).astype(np.int64)
        sizes = np.array(list(map(len, tables)))
        self._segment = grids.segment
        width = _offsets(hyp.counts, _LARGEST + 1)
        self._row_offsets = [_offsets(ref.counts, words) * width for words in range(1, _LARGEST + 1)]
        self._column_offsets = [_offsets(hyp.counts, words) for words in range(1, _LARGEST + 1)]
        first = np.cumsum(sizes) - sizes
        self._places = first[grids.segment] + grids.row * width[grids.segment] + grids.column

    def read(self, move: Move) -> "Integers":
        """Return the distances of the words of a move; of one that does not fit some number."""
        import numpy as np

        offsets = self._row_offsets[move[0] - 1] + self._column_offsets[move[1] - 1]
        places = np.minimum(self._places + offsets[self._segment], len(self._values) - 1)
        distances: Integers = self._values[places]
        return distances


def _neighbours(side: _Side) -> Iterator[list[str]]:
    """Yield for each segment its sounds, then those of two neighbours together, then of three."""
    pairs = list(map(add, side.sounds, side.sounds[1:]))
    triples = list(map(add, pairs, side.sounds[2:]))
    for start, end in side.ranges():
        yield side.sounds[start:end] + pairs[start : end - 1] + triples[start : max(start, end - 2)]


def _offsets(counts: "Integers", words: int) -> "Integers":
    """Return how many stretches of fewer than so many neighbours segments of these sizes have."""
    import numpy as np

    offsets: Integers = sum(np.maximum(counts - less, 0) for less in range(words - 1)) + np.zeros_like(counts)
    return offsets
