"""Two texts of one document on their common axis: words, mapped to one form, aligned (H5, H6, S7).

What a method does whose sides need not stand on the same text. The number of a document, which names it and
is not spoken, takes no part.
"""

from array import array

from annotally.comparison import BLOCK_KINDS, BlockTable
from annotally.model.text import Document, Section
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.differing import Aligner
from annotally.textual import one_to_one, phonetic
from annotally.textual.axis import Axis, axis_of
from annotally.textual.glm import Mapper
from annotally.textual.glm_rules import read_rules
from annotally.textual.normalised import Normalised, normalised, settled
from annotally.textual.pronunciation import Pronouncer
from annotally.textual.words import words_of

_SIDES = ("ref", "hyp")
BRACKETED = frozenset({"ctm", "stm", "trn"})
"""Formats in which round brackets stand around optional words (H7)."""


class TextAligner:
    """Aligns texts for one task. Make one per task: it remembers how words sound and which rules apply."""

    def __init__(self, task: TaskDefinition) -> None:
        rules = task.alignment
        self._by_sound = rules.aligner is Aligner.PHONETIC
        self._rules = read_rules(rules.glm, skip_damaged=True) if rules.glm is not None else None
        self._number = task.reading.docnum_tag.casefold()
        self._pronouncer = Pronouncer()
        self._mappers: dict[tuple[str, int], Mapper] = {}

    def axis(self, texts: tuple[Document | None, Document | None], formats: tuple[str, str]) -> Axis:
        """Return the axis of a reference and a hypothesis; a side without text has no words.

        ``formats`` are the names of the formats they come from: rules may be meant for some only (H5).
        """
        ref, hyp = (
            self._normalised(self._spoken(text), found, side)
            for side, (text, found) in enumerate(zip(texts, formats, strict=True))
        )
        ours, theirs = settled(ref, hyp)
        if self._by_sound:
            return axis_of(phonetic.align(ours, theirs, self._pronouncer), ours, theirs)
        return axis_of(one_to_one.align(ours, theirs), ours, theirs)

    def words(self, text: str, found: str, side: int) -> Normalised:
        """Return the words of a string of a side, 0 or 1, after global mapping."""
        return self._normalised(text, found, side)

    def spelled(self, text: str, found: str, side: int) -> str:
        """Return a string as its words are compared, one blank between any two."""
        return " ".join(self._normalised(text, found, side).words.forms)

    def _normalised(self, text: str, found: str, side: int) -> Normalised:
        bracketed = found in BRACKETED
        if self._rules is None:
            return Normalised(words_of(text, bracketed=bracketed))
        mapper = self._mappers.get((found, side))
        if mapper is None:
            mapper = Mapper(self._rules.for_input(found, _SIDES[side]))
            self._mappers[found, side] = mapper
        return normalised(text, mapper, bracketed=bracketed)

    def _spoken(self, document: Document | None) -> str:
        """Return the text with blanks where its number stands, so that places stay what they are."""
        if document is None:
            return ""
        text = document.text
        for section in document.sections:
            if section.name.casefold() == self._number:
                text = _blanked(text, section)
        return text


def _blanked(text: str, section: Section) -> str:
    start, end = section.extent.start, section.extent.end
    return text[:start] + " " * (end - start) + text[end:]


_IDENTICAL, _DIFFERENT, _REF_ONLY, _HYP_ONLY = range(len(BLOCK_KINDS))


def block_table(axis: Axis) -> BlockTable:
    """Return the blocks of an axis by their places in either text."""
    columns = array("l"), array("l"), array("l"), array("l")
    kinds = bytearray()
    for block in range(len(axis)):
        span = range(block, block + 1)
        ref, hyp = axis.ref.extent_of(span), axis.hyp.extent_of(span)
        for column, place in zip(columns, (ref.start, ref.end, hyp.start, hyp.end), strict=True):
            column.append(place)
        if not axis.hyp.words_of(span):
            kinds.append(_REF_ONLY)
        elif not axis.ref.words_of(span):
            kinds.append(_HYP_ONLY)
        else:
            kinds.append(_IDENTICAL if axis.identical(block) else _DIFFERENT)
    return BlockTable(columns[0], columns[1], columns[2], columns[3], bytes(kinds))


def differ(texts: tuple[Document | None, Document | None]) -> bool:
    """Tell whether two texts of a document are not the same (C5); one that nobody has is as the other."""
    one, other = texts
    return one is not None and other is not None and one.text != other.text
