"""Many segments at once have the moves that each has by itself (S7)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.text.alignment.segments import Segment
from annotally.text.phonetics import dense_moves as module
from annotally.text.phonetics.dense_moves import DenseAligner
from annotally.text.phonetics.pronunciation import Lexicon, Pronouncer, Sounds
from annotally.text.phonetics.segment_moves import SegmentAligner, Weights
from support.word_samples import FEW, spoken

NUMBERS = ("$29", "MILLION", "DOLLARS", "TWENTY", "NINE", "2021", "10.70%", "POINT", "SEVEN", "PERCENT", "4%")
SPEECH = st.lists(st.sampled_from(FEW + NUMBERS), min_size=1, max_size=11)
PRONOUNCERS = (
    Pronouncer(),
    Pronouncer(Sounds.LETTERS),
    Pronouncer(lexicon=Lexicon({"4%": "F IY R", "MILLION": "M IH L Y AH N"})),
)

segments_of_words = st.lists(st.tuples(SPEECH, SPEECH), min_size=1, max_size=5)


def check(words: list[tuple[list[str], list[str]]], pronouncer: Pronouncer, weights: Weights) -> None:
    """Assert that segments of these words have the same moves together as each by itself."""
    ref = spoken([word for ours, _ in words for word in ours])
    hyp = spoken([word for _, theirs in words for word in theirs])
    segments = []
    ref_place = hyp_place = 0
    for ours, theirs in words:
        ref_end, hyp_end = ref_place + len(ours), hyp_place + len(theirs)
        segments.append(Segment(ref_place, ref_end, hyp_place, hyp_end))
        ref_place, hyp_place = ref_end, hyp_end
    segments = [segment for segment in segments if segment.cells > 1]
    single = SegmentAligner(ref, hyp, pronouncer, weights)
    assert list(map(list, DenseAligner(ref, hyp, pronouncer, weights).moves(segments))) == [
        list(single.moves(segment)) for segment in segments
    ]


@given(segments_of_words, st.sampled_from(PRONOUNCERS), st.integers(0, 6), st.integers(0, 6))
def test_moves_are_those_of_each_segment(
    words: list[tuple[list[str], list[str]]], pronouncer: Pronouncer, spelling: int, group: int
) -> None:
    check(words, pronouncer, Weights(spelling, group))


@given(segments_of_words)
def test_batches_make_no_difference(words: list[tuple[list[str], list[str]]]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "_CELLS", 20)
        check(words, PRONOUNCERS[0], Weights())


def test_numbers_stand_for_up_to_eight_words_on_either_side() -> None:
    said = ["TWENTY", "NINE", "POINT", "FOUR", "TWO", "MILLION", "US", "DOLLARS"]
    check([(["$29.42", "MILLION"], said), (said, ["$29.42", "MILLION"])], PRONOUNCERS[0], Weights())
