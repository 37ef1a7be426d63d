"""Blocks of several words, aligned by hand in real calls: how many of them the aligners find (S7)."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from annotally.text.alignment import one_to_one
from annotally.text.alignment.blocks import Block, Blocks
from annotally.text.alignment.words import Words, words_of
from annotally.text.phonetics import distance as phonetic
from annotally.text.phonetics.pronunciation import Pronouncer
from conformance.data import data

pytestmark = pytest.mark.conformance
SAMPLE = Path(__file__).parent / "hand_aligned.tsv"


class Region(NamedTuple):
    """A passage of a call whose blocks are known."""

    call: str
    recogniser: str
    blocks: tuple[Block, ...]


class Found(NamedTuple):
    """How many blocks of several words an aligner made, how many there are, how many of them are the same."""

    made: int
    there: int
    same: int

    def __str__(self) -> str:
        precision = f"{100 * self.same / self.made:.1f}" if self.made else "none made"
        return f"precision {precision}, recall {100 * self.same / self.there:.1f} ({self.same}/{self.there})"


def regions() -> Iterator[Region]:
    for line in SAMPLE.read_text("utf-8").splitlines():
        if not line.startswith("#"):
            call, recogniser, ref, hyp, moves = line.split("\t")
            yield Region(call, recogniser, tuple(placed(int(ref), int(hyp), moves.split())))


def placed(ref: int, hyp: int, moves: Iterable[str]) -> Iterator[Block]:
    for move in moves:
        down, along = map(int, move.split(":"))
        yield Block(ref, ref + down, hyp, hyp + along)
        ref, hyp = ref + down, hyp + along


def many(blocks: Iterable[Block]) -> set[Block]:
    """Return the blocks of several words: with words on both sides, and on one of them more than one."""
    return {
        block
        for block in blocks
        if block.ref < block.ref_end and block.hyp < block.hyp_end and sum(sizes(block)) > 2
    }


def sizes(block: Block) -> tuple[int, int]:
    return block.ref_end - block.ref, block.hyp_end - block.hyp


def joined(blocks: Iterable[Block], first_words: Words, second_words: Words) -> Iterator[Block]:
    """Yield runs of blocks that differ as one block each: all that one to one says of several words."""
    waiting: list[Block] = []
    for block in blocks:
        same = first_words.forms[block.ref : block.ref_end] == second_words.forms[block.hyp : block.hyp_end]
        if not same:
            waiting.append(block)
            continue
        if waiting:
            yield Block(waiting[0].ref, waiting[-1].ref_end, waiting[0].hyp, waiting[-1].hyp_end)
        waiting = []
        yield block
    if waiting:
        yield Block(waiting[0].ref, waiting[-1].ref_end, waiting[0].hyp, waiting[-1].hyp_end)


Text = tuple[str, str]


@pytest.fixture(scope="module")
def texts() -> dict[Text, tuple[Words, Words]]:
    """The words of both sides, by call and recogniser."""
    values = {}
    for call, recogniser in dict.fromkeys((region.call, region.recogniser) for region in regions()):
        files = f"{call}.ref.sgm", f"{call}.{recogniser}.hyp.txt"
        first_words, second_words = (words_of(data("earnings21", file).read_text("utf-8")) for file in files)
        values[call, recogniser] = first_words, second_words
    return values


def tried(texts: dict[Text, tuple[Words, Words]], align: Callable[[Words, Words], Iterable[Block]]) -> Found:
    """Compare what an aligner makes of whole calls with the sample, in the regions of this alone."""
    blocks = {text: list(align(*words)) for text, words in texts.items()}
    number = there = same = 0
    for region in regions():
        first, last = region.blocks[0], region.blocks[-1]
        inside = [
            block
            for block in blocks[region.call, region.recogniser]
            if first.ref <= block.ref and block.ref_end <= last.ref_end
            if first.hyp <= block.hyp and block.hyp_end <= last.hyp_end
        ]
        ours, second = many(inside), many(region.blocks)
        number, there, same = number + len(ours), there + len(second), same + len(ours & second)
    return Found(number, there, same)


def test_the_sample_is_one_of_whole_regions(texts: dict[Text, tuple[Words, Words]]) -> None:
    """Each begins and ends where the texts differ, inside them; identical runs of three are in none."""
    actual_regions = list(regions())
    assert len(actual_regions) == 217
    assert sum(len(many(actual_region.blocks)) for actual_region in actual_regions) == 139
    for region in actual_regions:
        ours, second = texts[region.call, region.recogniser]
        first, last = region.blocks[0], region.blocks[-1]
        assert ours.forms[first.ref - 1] == second.forms[first.hyp - 1]
        assert ours.forms[last.ref_end] == second.forms[last.hyp_end]
        assert max(last.ref_end - first.ref, last.hyp_end - first.hyp) <= 9


def test_s7_most_blocks_of_several_words_are_found_by_sound(texts: dict[Text, tuple[Words, Words]]) -> None:
    """One to one makes none; where its neighbouring errors are taken together, fewer are right."""
    speaker = Pronouncer()

    def by_sound(first_words: Words, second_words: Words) -> Blocks:
        return phonetic.align(first_words, second_words, speaker)

    def together(first: Words, second: Words) -> Iterator[Block]:
        return joined(one_to_one.align(first, second), first, second)

    sound, plain, runs = (tried(texts, item) for item in (by_sound, one_to_one.align, together))
    print(f"\nby sound: {sound}\none to one: {plain}\none to one, runs together: {runs}")
    assert plain == Found(0, sound.there, 0)
    assert (runs.made, runs.same) == (193, 74)
    assert sound.same >= 124
    assert sound.same / sound.made >= 0.89
