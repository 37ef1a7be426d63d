"""Two versions of a text and their alignment, for the tests of the panes; small and long ones."""

from array import array
from typing import NamedTuple

from annotally.methods.speech.aligned_texts import TextAligner, block_table
from annotally.model.text import Document
from annotally.tasks.presets.speech import SPEECH_NAMED_ENTITY
from annotally.text.alignment.block_table import BlockTable

REF = "And Newt Gingrich uh of Georgia\nnever said so to the press in May."
HYP = "AND NEWT GOOD RICH OF GEORGE NEVER\nSAID SO TO TO THE PRESS MAY"


class Pair(NamedTuple):
    """Both texts, and their blocks."""

    ref: str
    hyp: str
    blocks: BlockTable


def aligned(ref: str = REF, hyp: str = HYP) -> Pair:
    """Return two texts as the engine aligns them, by sound."""
    texts = Document("D", "D", ref), Document("D", "D", hyp)
    axis = TextAligner(SPEECH_NAMED_ENTITY).axis(texts, ("muc-sgml", "muc-sgml"))
    return Pair(ref, hyp, block_table(axis))


def word(number: int) -> str:
    """Return a word of that number, made of syllables."""
    return "".join("bakelimo"[2 * (number // 4**place % 4) :][:2] for place in range(6))


def long_pair(words: int, line: int = 12) -> Pair:
    """Return two texts of so many words; every tenth differs, every fiftieth is followed by ten more."""
    ref: list[str] = []
    hyp: list[str] = []
    for number in range(words):
        spoken_word = word(number * 7919 % 4096)
        ref.append(spoken_word + ("\n" if number % line == line - 1 else " "))
        heard = word(number * 7919 % 4096 + 1) if number % 10 == 9 else spoken_word
        hyp.append(heard + " ")
        if number % 50 == 49:
            hyp += ["extra "] * 10 + ["\n"]
    return aligned("".join(ref), "".join(hyp))


def with_manual(blocks: BlockTable, first: int, last: int) -> BlockTable:
    """Return the blocks with some of them marked as aligned by hand."""
    manual = bytes(first <= block <= last for block in range(len(blocks)))
    return BlockTable(blocks.a_start, blocks.a_end, blocks.b_start, blocks.b_end, blocks.kind, manual)


NOTHING = BlockTable(array("i"), array("i"), array("i"), array("i"), b"")
