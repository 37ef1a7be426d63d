"""Places of one version of a text in another that differs in many words, by an alignment of the words.

For an edited release, a recogniser's output or another transcript. Words that correspond are matched, and in
each two of them, and in what stands between, the characters that both have
(`annotally.text.alignment.text_versions`).
"""

from collections.abc import Callable, Iterator, Sequence

from annotally.model.extents import Extent
from annotally.text.alignment.blocks import Block, Blocks
from annotally.text.alignment.carried_offsets import CommonRun, carried_offsets
from annotally.text.alignment.text_versions import Run, TextVersions
from annotally.text.alignment.words import Words, words_of

WordAligner = Callable[[Words, Words], Blocks]
"""Aligns the words of two texts."""
_Pair = tuple[Extent, Extent]
"""A stretch of the old text, and the one of the new text that corresponds."""
_OLD_WORD, _NEW_WORD = "\ue000", "\ue001"
"""Stand for the letters of words without counterpart, so that these match nothing."""


class WordVersions(TextVersions):
    """The places of an old text in a new one by the words that correspond. Build one with `match_words`."""

    blocks: Blocks | None = None
    """The alignment of the words, of the old text as the reference; None where the texts were turned."""

    def __init__(
        self,
        old: str,
        new: str,
        runs: Sequence[Run],
        words: Words,
        matched: bytes,
        stretches: Sequence[_Pair],
    ) -> None:
        """Take both texts with the runs that they share, and which ``words`` of the old text are matched.

        ``stretches`` of words correspond: the ends of one fall on those of the other, whatever its letters.
        """
        super().__init__(old, new, runs)
        self._words, self._matched, self._stretches = words, matched, stretches
        self._starts = {old_words.start: new_words.start for old_words, new_words in stretches}
        self._ends = {old_words.end: new_words.end for old_words, new_words in stretches}

    def place(self, extent: Extent) -> Extent:
        """Return the extent of the new text for one of the old; empty where no word of it has a counterpart.

        It reaches from the first to the last of its words that have one.
        """
        words = self._words
        numbers = words.numbers_in(extent)
        if not numbers:
            return super().place(extent)
        first, after = numbers.start, numbers.stop
        start, end = self._matched.find(1, first, after), self._matched.rfind(1, first, after)
        if start < 0:
            place = super().place(extent).start
            return Extent(place, place)
        own_start = extent.start if start == first else words.starts[start]
        own_end = extent.end if end == after - 1 else words.ends[end]
        moved = super().place(Extent(own_start, own_end))
        new_start = self._starts.get(own_start, moved.start)
        new_end = max(new_start, self._ends.get(own_end, moved.end))
        return self._without_blanks(Extent(new_start, new_end), own_start, own_end)

    def turned(self) -> "WordVersions":
        """Return the places of the new text in the old one, by the same words."""
        words = words_of(self.new)
        matched = bytearray(len(words))
        for _, stretch in self._stretches:
            numbers = words.numbers_in(stretch)
            matched[numbers.start : numbers.stop] = b"\x01" * len(numbers)
        runs = list(zip(self._new, self._old, self._lengths, strict=True))
        stretches = [(new_extent, old_extent) for old_extent, new_extent in self._stretches]
        return WordVersions(self.new, self.old, runs, words, bytes(matched), stretches)

    def _without_blanks(self, place: Extent, own_start: int, own_end: int) -> Extent:
        """Return a place without white space at its ends, where the extent had none there."""
        start, end = place.start, place.end
        if not self.old[own_end - 1 : own_end].isspace():
            while end > start and self.new[end - 1 : end].isspace():
                end -= 1
        if not self.old[own_start : own_start + 1].isspace():
            while start < end and self.new[start : start + 1].isspace():
                start += 1
        return Extent(start, end)


def match_words(old: str, new: str, align: WordAligner) -> tuple[WordVersions, float]:
    """Return the places of ``old`` in ``new`` by their words, and the share of words that both have.

    The share is twice the identical words that correspond, by all words of both texts: 1 for equal words.
    """
    # The blocks of the alignment cover both texts in order. Each that has words on both sides becomes runs
    # between two empty ones, which hold it in place; so do the characters between the words. O(text) beside
    # the alignment.
    old_words, new_words = words_of(old), words_of(new)
    blocks = align(old_words, new_words)
    matched, same = bytearray(len(old_words)), 0
    stretches: list[_Pair] = []
    for block in blocks:
        if block.ref == block.ref_end or block.hyp == block.hyp_end:
            continue
        matched[block.ref : block.ref_end] = b"\x01" * (block.ref_end - block.ref)
        same += _is_same(block, old_words, new_words)
        stretches.append(
            (_reach(old_words, block.ref, block.ref_end), _reach(new_words, block.hyp, block.hyp_end))
        )
    texts = _Masked(old, new, old_words, new_words)
    versions = WordVersions(old, new, list(texts.runs(stretches)), old_words, bytes(matched), stretches)
    versions.blocks = blocks
    return versions, 2 * same / max(1, len(old_words) + len(new_words))


def _is_same(block: Block, old_words: Words, new_words: Words) -> bool:
    is_of_single_words = block.ref_end - block.ref == block.hyp_end - block.hyp == 1
    return is_of_single_words and old_words.forms[block.ref] == new_words.forms[block.hyp]


def _reach(words: Words, first: int, after: int) -> Extent:
    return Extent(words.starts[first], max(words.ends[first:after]))


class _Masked:
    """Two texts, and the same without the letters of their words."""

    def __init__(self, old: str, new: str, old_words: Words, new_words: Words) -> None:
        self._old, self._new = old, new
        self._old_between = _mask(old, old_words, _OLD_WORD)
        self._new_between = _mask(new, new_words, _NEW_WORD)

    def runs(self, stretches: Sequence[_Pair]) -> Iterator[Run]:
        """Yield the runs of both texts, in order, for stretches that correspond."""
        ends = (
            (Extent(0, 0), Extent(0, 0)),
            (Extent(len(self._old), len(self._old)), Extent(len(self._new), len(self._new))),
        )
        before = ends[0]
        for stretch in (*stretches, ends[1]):
            between = Extent(before[0].end, stretch[0].start), Extent(before[1].end, stretch[1].start)
            yield from _shared(self._old_between, self._new_between, *between)
            yield stretch[0].start, stretch[1].start, 0
            yield from _shared(self._old, self._new, *stretch)
            yield stretch[0].end, stretch[1].end, 0
            before = stretch


def _mask(text: str, words: Words, sign: str) -> str:
    ends = (0, *words.ends)
    starts = (*words.starts, len(text))
    parts = [text[end:start] for end, start in zip(ends, starts, strict=True)]
    lengths = [sign * (end - start) for start, end in zip(words.starts, words.ends, strict=True)]
    return "".join(part + word for part, word in zip(parts, (*lengths, ""), strict=True))


def _shared(old: str, new: str, old_part: Extent, new_part: Extent) -> Iterator[Run]:
    """Yield the runs that two parts of texts share."""
    first, second = old[old_part.start : old_part.end], new[new_part.start : new_part.end]
    if first == second:
        runs: Sequence[CommonRun] = [CommonRun(0, 0, len(first))] if first else []
    else:
        runs = carried_offsets(first, second).runs if first and second else []
    for run in runs:
        yield run.old + old_part.start, run.new + new_part.start, run.length
