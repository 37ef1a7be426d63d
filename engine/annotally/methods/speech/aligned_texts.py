"""Two texts of one document on their common axis: words, mapped to one form, aligned (H5, H6, S7).

For methods that compare sides with different texts. The number of a document, which names it and is not
spoken, takes no part.
"""

from array import array
from collections.abc import Sequence
from itertools import pairwise

from annotally.comparison.constraints import Constraints
from annotally.comparison.result import WORDS, BlockTable, Share
from annotally.methods.speech.pins import Pinned, align_around, place_pins
from annotally.model.text import Document, Section
from annotally.scoring.tally import CountColumn
from annotally.tasks.definition import TaskDefinition
from annotally.text.alignment import one_to_one
from annotally.text.alignment.axis import Axis, SideOfAxis, axis_of
from annotally.text.alignment.block_table import (
    A_ONLY,
    A_OPTIONAL,
    B_ONLY,
    B_OPTIONAL,
    IDENTICAL,
    REGROUPED,
    SUBSTITUTED,
)
from annotally.text.alignment.blocks import Blocks
from annotally.text.alignment.glm import Mapper
from annotally.text.alignment.glm_rules import read_rules
from annotally.text.alignment.normalised import Normalised, normalised, settled
from annotally.text.alignment.rules import Aligner, Sounds
from annotally.text.alignment.words import Words, words_of
from annotally.text.phonetics import distance as phonetic
from annotally.text.phonetics.pronunciation import Pronouncer, read_lexicon

_SIDES = ("ref", "hyp")
BRACKETED = frozenset({"ctm", "stm", "trn"})
"""Formats in which round brackets stand around optional words (H7)."""


class TextAligner:
    """Aligns texts for one task. Make one per task: it caches pronunciations and mapping rules."""

    def __init__(self, task: TaskDefinition) -> None:
        """Take the rules of a task.

        Raises InputRefused for a lexicon with invalid words or phones, and for a missing voice.
        """
        rules = task.alignment
        self._by_sound = rules.aligner is Aligner.PHONETIC
        self._rules = read_rules(rules.glm, skip_damaged=True) if rules.glm is not None else None
        self._numbers = frozenset(map(str.casefold, task.reading.docnum_tags))
        lexicon = read_lexicon(rules.lexicon) if rules.lexicon is not None else None
        sounds = rules.sounds if self._by_sound else Sounds.ENGLISH
        self._pronouncer = Pronouncer(sounds, lexicon)
        self._weights = phonetic.Weights(rules.spelling, rules.group)
        self._mappers: dict[tuple[str, int], Mapper] = {}

    def axis(
        self,
        texts: tuple[Document | None, Document | None],
        formats: tuple[str, str],
        pins: Sequence[Pinned] = (),
        *,
        mapped: bool = True,
    ) -> Axis:
        """Return the axis of a reference and a hypothesis; a side without text has no words.

        ``formats`` are the names of the formats they come from: rules may be meant for some only (H5). Words
        stay as they are unless ``mapped``. No block reaches over the end of a pinned stretch.
        """
        # The document number is blanked, words are mapped to one form, alternatives of both sides are settled
        # against each other, and only then are the words aligned.
        ref, hyp = (
            self._normalise(self._blank_numbers(text), format_name, side, mapped=mapped)
            for side, (text, format_name) in enumerate(zip(texts, formats, strict=True))
        )
        ours, theirs = settled(ref, hyp)
        return axis_of(align_around(pins, ours, theirs, self._align), ours, theirs)

    def _align(self, ref: Words, hyp: Words) -> Blocks:
        if self._by_sound:
            return phonetic.align(ref, hyp, self._pronouncer, self._weights)
        return one_to_one.align(ref, hyp)

    def place_pins(
        self, constraints: Constraints, document: str, texts: tuple[Document | None, Document | None]
    ) -> list[Pinned]:
        """Return the places of the stretches of a document aligned by hand.

        Raises InputRefused for stretches with words that are missing, and for two that overlap or cross.
        """
        first_text, second_text = (text.text if text is not None else "" for text in texts)
        return place_pins(constraints.pinned, (first_text, second_text), document)

    def words(self, text: str, format_name: str, side: int) -> Normalised:
        """Return the words of a string of a side, 0 or 1, after global mapping."""
        return self._normalise(text, format_name, side)

    def spell(self, text: str, format_name: str, side: int) -> str:
        """Return a string in the form in which its words are compared, joined by single blanks."""
        return " ".join(self._normalise(text, format_name, side).words.forms)

    def _normalise(self, text: str, format_name: str, side: int, *, mapped: bool = True) -> Normalised:
        bracketed = format_name in BRACKETED
        if self._rules is None or not mapped:
            return Normalised(words_of(text, bracketed=bracketed))
        mapper = self._mappers.get((format_name, side))
        if mapper is None:
            mapper = Mapper(self._rules.for_input(format_name, _SIDES[side]))
            self._mappers[format_name, side] = mapper
        return normalised(text, mapper, bracketed=bracketed)

    def _blank_numbers(self, document: Document | None) -> str:
        """Return the text with its document number replaced by blanks, so that offsets stay the same."""
        if document is None:
            return ""
        text = document.text
        for section in document.sections:
            if section.name.casefold() in self._numbers:
                text = _blank_section(text, section)
        return text


def _blank_section(text: str, section: Section) -> str:
    start, end = section.extent.start, section.extent.end
    return text[:start] + " " * (end - start) + text[end:]


def block_table(axis: Axis, pins: Sequence[Pinned] = ()) -> BlockTable:
    """Return the blocks of an axis by their places in either text; those of ``pins`` are marked (C4)."""
    kinds = bytes(_kind(axis, block) for block in range(len(axis)))
    manual = bytearray(len(axis)) if pins else bytearray()
    for ours, theirs in pins:
        for block in (*axis.ref.blocks_in(ours), *axis.hyp.blocks_in(theirs)):
            manual[block] = 1
    return BlockTable(*_places(axis.ref), *_places(axis.hyp), kinds, bytes(manual))


def _places(side: SideOfAxis) -> "tuple[array[int], array[int]]":
    """Return the starts and ends of a side's blocks in code points, like `SideOfAxis.extent_of` of each."""
    # ``behind`` is the end of the last word so far: a block without words of this side is an empty range
    # there.
    starts, ends = array("i"), array("i")
    words, bars = side.words, side.bars
    behind = 0
    for first, after in pairwise(bars):
        if first < after:
            starts.append(words.starts[first])
            last = words.ends[first] if after == first + 1 else max(words.ends[first:after])
            ends.append(last)
            behind = words.ends[after - 1]
        else:
            starts.append(behind)
            ends.append(behind)
    return starts, ends


def _kind(axis: Axis, block: int) -> int:
    ref, hyp = axis.ref, axis.hyp
    # By the words on both sides of the block: none on one side, several on any, or one against one.
    first, after, other_first, other_after = (
        ref.bars[block],
        ref.bars[block + 1],
        hyp.bars[block],
        hyp.bars[block + 1],
    )
    if other_first == other_after:
        optional = ref.words.optional.issuperset(range(first, after))
        return A_OPTIONAL if optional else A_ONLY
    if first == after:
        optional = hyp.words.optional.issuperset(range(other_first, other_after))
        return B_OPTIONAL if optional else B_ONLY
    if after - first != 1 or other_after - other_first != 1:
        return REGROUPED
    return IDENTICAL if ref.words.forms[first] == hyp.words.forms[other_first] else SUBSTITUTED


def word_shares(axis: Axis) -> tuple[Share, ...]:
    """Return the shares of two texts in the row `WORDS`: a document's word errors.

    In a block of several words as many as both sides have count as substituted, the others as deleted or
    inserted. An optional word that was left out does not count as an error (H7).
    """
    # A block of n words against m has min(n, m) substitutions and |n - m| deletions or insertions, as in the
    # word error rate; identical words are correct.
    counts = dict.fromkeys(
        (CountColumn.COR, CountColumn.INC, CountColumn.MIS, CountColumn.SPU, CountColumn.NON), 0
    )
    for block in range(len(axis)):
        kind = _kind(axis, block)
        if kind == IDENTICAL:
            counts[CountColumn.COR] += 1
            continue
        ours, theirs = (side.bars[block + 1] - side.bars[block] for side in (axis.ref, axis.hyp))
        if kind in (A_OPTIONAL, B_OPTIONAL):
            counts[CountColumn.NON] += ours + theirs
            continue
        counts[CountColumn.INC] += min(ours, theirs)
        counts[CountColumn.MIS] += max(0, ours - theirs)
        counts[CountColumn.SPU] += max(0, theirs - ours)
    return tuple(Share(WORDS, column, count) for column, count in counts.items() if count)


def differ(texts: tuple[Document | None, Document | None]) -> bool:
    """Tell whether two texts of a document differ (C5); a missing text differs from none."""
    first, second = texts
    return first is not None and second is not None and first.text != second.text
