"""The moves of a segment are the first of the cheapest, by an oracle that tries all ways (S6, S7)."""

from functools import cache

from hypothesis import given
from hypothesis import strategies as st
from rapidfuzz.distance import Indel

from annotally.text.alignment.segments import Segment
from annotally.text.phonetics.pronunciation import Pronouncer
from annotally.text.phonetics.segment_moves import GROUPS, SegmentAligner, SegmentSide, Weights, WordStretch
from support.word_samples import FEW, spoken

PRONOUNCER = Pronouncer()
words = st.lists(st.sampled_from(FEW), min_size=1, max_size=6)


def first_cheapest(ref: list[str], hyp: list[str], weights: Weights) -> list[tuple[int, int]]:
    """Return the moves of the cheapest way, of several the one that is preferred from left to right."""
    first, second = spoken(ref), spoken(hyp)

    def cost(row: int, row_end: int, column: int, column_end: int) -> int | None:
        ours, theirs = ref[row:row_end], hyp[column:column_end]
        sounds = ["".join(map(PRONOUNCER.features, part)) for part in (ours, theirs)]
        if not ours or not theirs:
            optional = (row if ours else column) in (first if ours else second).optional
            return (len("".join(sounds)) + 1) // 2 if optional else len("".join(sounds))
        if len(ours) == len(theirs) == 1:
            return Indel.distance(*sounds) + (weights.spelling if ours != theirs else 0)
        optional_words = first.optional & {*range(row, row_end)} or second.optional & {
            *range(column, column_end)
        }
        if optional_words or set(ours) & set(theirs):
            return None
        return Indel.distance(*sounds) + weights.group * (len(ours) + len(theirs) - 2)

    @cache
    def best(row: int, column: int) -> tuple[int, tuple[tuple[int, int], ...]]:
        if (row, column) == (len(ref), len(hyp)):
            return 0, ()
        ways = []
        for rank, (rows, columns) in enumerate(((1, 1), (0, 1), (1, 0), *GROUPS)):
            if row + rows <= len(ref) and column + columns <= len(hyp):
                price = cost(row, row + rows, column, column + columns)
                if price is not None:
                    behind, moves = best(row + rows, column + columns)
                    ways.append((price + behind, rank, ((rows, columns), *moves)))
        total, _, moves = min(ways)
        return total, moves

    return list(best(0, 0)[1])


@given(words, words, st.integers(0, 5), st.integers(0, 5))
def test_the_first_of_the_cheapest_ways(ref: list[str], hyp: list[str], spelling: int, group: int) -> None:
    if ref == hyp and len(ref) == 1:
        return  # no segment is one word against the same
    weights = Weights(spelling, group)
    aligner = SegmentAligner(spoken(ref), spoken(hyp), PRONOUNCER, weights)
    moves = list(aligner.moves(Segment(0, len(ref), 0, len(hyp))))
    assert moves == first_cheapest(ref, hyp, weights)


def test_stretches_end_at_optional_words_and_count_numbers_as_said() -> None:
    forms = ["PAID", "$2", "UH", "X"]
    numbers = PRONOUNCER.numbers(forms)
    side = SegmentSide(forms, ["p", "q", "r", "s"], [1, 1, 1, 1], [2], numbers)
    assert list(side.stretches()) == [
        WordStretch(0, 1, 1, "p"),
        WordStretch(0, 2, 3, "pq"),
        WordStretch(1, 1, 2, "q"),
        WordStretch(3, 1, 1, "s"),
    ]
