"""Real calls against real recognisers: how near to the optimum, and where extents end up (S7, H6)."""

import re

import pytest

from annotally.model.extents import Extent
from annotally.text.alignment.axis import Axis, axis_of
from annotally.text.alignment.segments import segments
from annotally.text.alignment.words import words_of
from annotally.text.phonetics import distance
from annotally.text.phonetics.distance import align
from annotally.text.phonetics.pronunciation import Pronouncer
from conformance.data import data
from support.word_samples import check_cover, edit_count, on_hyp, spoken

pytestmark = pytest.mark.conformance


def call_words(name: str) -> list[str]:
    text = data("earnings21", "scale", name).read_text(encoding="utf-8")
    return [word for line in text.splitlines() for word in line.rsplit("(", 1)[0].upper().split()]


@pytest.mark.parametrize(
    ("recogniser", "optimum", "share"),
    [("recogniser-20.trn", 35_772, 0.001), ("recogniser-54.trn", 97_871, 0.01)],
)
def test_eighteen_calls_as_one_text(recogniser: str, optimum: int, share: float) -> None:
    """The optimum is that of rapidfuzz on the whole text."""
    ref, hyp = call_words("reference.trn"), call_words(recogniser)
    assert len(ref) == 180_459
    actual_segments = segments(ref, hyp)
    assert optimum <= edit_count(ref, hyp, actual_segments) <= optimum * (1 + share)
    first, second = spoken(ref), spoken(hyp)
    blocks = align(first, second, Pronouncer())
    check_cover(blocks, first, second)


@pytest.mark.parametrize(
    "recogniser", ["recogniser-20.trn", pytest.param("recogniser-54.trn", marks=pytest.mark.soak)]
)
def test_numpy_gives_the_blocks_that_the_words_one_by_one_do(recogniser: str) -> None:
    """Numpy aligns texts as long as these; segment by segment the blocks are the same."""
    ref, hyp = call_words("reference.trn"), call_words(recogniser)
    first, second = spoken(ref), spoken(hyp)
    blocks = align(first, second, Pronouncer())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(distance, "_DENSE_FROM", len(ref) * len(hyp))
        patch.setattr(distance, "_DENSE_AFTER", len(ref) * len(hyp))
        assert align(first, second, Pronouncer()) == blocks


def one_call() -> tuple[str, str, Axis]:
    ref = data("earnings21", "4320211.ref.sgm").read_text(encoding="utf-8")
    hyp = data("earnings21", "4320211.google.hyp.txt").read_text(encoding="utf-8")
    first_words, second_words = words_of(ref), words_of(hyp)
    return ref, hyp, axis_of(align(first_words, second_words, Pronouncer()), first_words, second_words)


def test_entities_of_a_transcript_are_found_in_the_text_of_a_recogniser() -> None:
    ref, hyp, axis = one_call()
    values = set()
    for entity in re.finditer(r"<e [^>]*>([^<]*)</e>", ref):
        extent = Extent(*entity.span(1))
        there = on_hyp(axis, extent)
        blocks = axis.ref.blocks_in(extent)
        assert blocks
        assert axis.hyp.extent_of(blocks) == there
        assert axis.ref.extent_of(blocks).start <= extent.start  # an entity may begin inside a block
        values.add((entity[1], hyp[there.start : there.end]))
    assert values >= {
        ("Scott Stember", "Scotts Denver"),
        ("Brian D'Ambrosia,", "Brian P Ambrosia"),
        ("1%", "one percent"),
        ("44", "forty four"),
        ("0.9", "point nine"),
        ("Tennessee,", "Tennessee"),
    }


def test_every_word_of_either_text_lies_in_the_block_its_extent_says() -> None:
    _, _, axis = one_call()
    for side in (axis.ref, axis.hyp):
        for word in range(len(side.words)):
            (block,) = side.blocks_in(side.words.extent(word))
            assert word in side.words_of(range(block, block + 1))
