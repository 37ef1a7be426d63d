"""The alignment of the plain words of two texts by those that global mapping makes of them (H5)."""

from array import array
from collections.abc import Callable, Iterator, Sequence

from annotally.model.extents import Extent
from annotally.text.alignment.blocks import Block, Blocks
from annotally.text.alignment.glm import Mapper
from annotally.text.alignment.normalised import normalised, settled
from annotally.text.alignment.words import Words

_WordAligner = Callable[[Words, Words], Blocks]


def align_mapped(
    texts: tuple[str, str], words: tuple[Words, Words], mappers: tuple[Mapper, Mapper], align: _WordAligner
) -> Blocks:
    """Return the blocks of the ``words`` of two texts, aligned as the rules of each side spell them.

    Words that a rule put together, or made of one, are in one block with all that they correspond to.
    """
    # Mapped words keep the extents of those that they were made of: a block of mapped words is the block of
    # all plain words in these extents. Two that share a word are one; what lies between is left alone.
    first, second = settled(*(normalised(text, mapper) for text, mapper in zip(texts, mappers, strict=True)))
    joined: list[Block] = []
    for block in align(first, second):
        if block.ref == block.ref_end or block.hyp == block.hyp_end:
            continue
        old = words[0].numbers_in(_reach(first, block.ref, block.ref_end))
        new = words[1].numbers_in(_reach(second, block.hyp, block.hyp_end))
        plain = Block(old.start, old.stop, new.start, new.stop)
        while joined and (plain.ref < joined[-1].ref_end or plain.hyp < joined[-1].hyp_end):
            plain = _joined(joined.pop(), plain)
        joined.append(plain)
    return _covering(joined, len(words[0]), len(words[1]))


def _joined(block: Block, next_block: Block) -> Block:
    """Return the block of all words from the first of either block to the last."""
    return Block(
        min(block.ref, next_block.ref),
        max(block.ref_end, next_block.ref_end),
        min(block.hyp, next_block.hyp),
        max(block.hyp_end, next_block.hyp_end),
    )


def _reach(words: Words, first: int, after: int) -> Extent:
    return Extent(words.starts[first], max(words.ends[first:after]))


def _covering(blocks: Sequence[Block], old_count: int, new_count: int) -> Blocks:
    """Return blocks with one for each word between them that stands alone."""
    ref_bars, hyp_bars = array("l", [0]), array("l", [0])
    for ref, hyp in _bars(blocks, old_count, new_count):
        if (ref, hyp) != (ref_bars[-1], hyp_bars[-1]):
            ref_bars.append(ref)
            hyp_bars.append(hyp)
    return Blocks(ref_bars, hyp_bars)


def _bars(blocks: Sequence[Block], old_count: int, new_count: int) -> Iterator[tuple[int, int]]:
    ref = hyp = 0
    for block in (*blocks, Block(old_count, old_count, new_count, new_count)):
        for number in range(ref + 1, block.ref + 1):
            yield number, hyp
        for number in range(hyp + 1, block.hyp + 1):
            yield block.ref, number
        ref, hyp = block.ref_end, block.hyp_end
        yield ref, hyp
