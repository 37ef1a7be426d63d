"""Comparing two named entities on the common axis: type, extent within a tolerance, content (S1-S3)."""

from typing import NamedTuple

from annotally.methods.slot_layouts import texts_of
from annotally.model.instances import Instance
from annotally.text.alignment.axis import Axis, SideOfAxis


class SpokenEntity(NamedTuple):
    """A named entity of one side: its number among the instances, its words and blocks, its types.

    ``types`` are pairs of class and type, case-folded; several where the reference allows for several (M14).
    """

    number: int
    words: range
    blocks: range
    types: frozenset[tuple[str, str]]
    optional: bool
    label: tuple[str, str]
    """Class and type as the score table names them; the type is empty where the tag says it all."""

    @property
    def order(self) -> tuple[int, int, tuple[tuple[str, str], ...], bool]:
        """The sort key of the entities of a side: reading order, then content (C3)."""
        return self.words.start, self.words.stop, tuple(sorted(self.types)), self.optional


def entity_of(
    number: int, instance: Instance, name: str, type_slot: str, side: SideOfAxis, *, may_be_optional: bool
) -> SpokenEntity:
    """Return an instance of the class ``name`` as an entity, with the words inside its tag.

    A word that the tag cuts belongs to it as a whole.
    """
    words = side.words_in(instance.extents[0]) if instance.extents else range(0)
    # Without a type there is the empty one, so that every entity has a label and equals others without.
    texts = [stripped for text in texts_of(instance.slot(type_slot)) if (stripped := text.strip())] or [""]
    types = frozenset((name.casefold(), text.casefold()) for text in texts)
    optional = instance.optional and may_be_optional
    return SpokenEntity(number, words, side.blocks_of(words), types, optional, (name, texts[0].casefold()))


def same_type(ref: SpokenEntity, hyp: SpokenEntity, *, either: bool = False) -> bool:
    """Tell whether the hypothesis has only types of the reference.

    ``either``: both are references, and one type in common suffices (M19).
    """
    return bool(ref.types & hyp.types) if either else hyp.types <= ref.types


def same_content(axis: Axis, ref: SpokenEntity, hyp: SpokenEntity) -> bool:
    """Tell whether no word error lies in the blocks that both entities span (S3).

    A word that may be left out is none where it stands alone (H7).
    """
    shared = range(max(ref.blocks.start, hyp.blocks.start), min(ref.blocks.stop, hyp.blocks.stop))
    return all(axis.identical(block) or _only_optional(axis, block) for block in shared)


def _only_optional(axis: Axis, block: int) -> bool:
    span = range(block, block + 1)
    ref, hyp = axis.ref.words_of(span), axis.hyp.words_of(span)
    if ref and hyp:
        return False
    return axis.ref.words.optional.issuperset(ref) and axis.hyp.words.optional.issuperset(hyp)


class Boundary(NamedTuple):
    """A boundary of an entity: the word behind it, and the bars around it; both are equal at a bar.

    ``off``: the number of words to the bar ahead of a start, or behind an end; 0 at the bar (S2).
    """

    word: int
    low: int
    high: int
    off: int


def _start(side: SideOfAxis, words: range) -> Boundary:
    bar, off = side.start_of(words)
    return Boundary(words.start, bar, bar + bool(off), off)


def _end(side: SideOfAxis, words: range) -> Boundary:
    bar, off = side.end_of(words)
    return Boundary(words.stop, bar - bool(off), bar, off)


class Extents(NamedTuple):
    """The distances of two entities' starts and ends, in words; ``same`` within the tolerance (S2)."""

    start: int
    end: int
    same: bool

    @property
    def exact(self) -> bool:
        """Whether both boundaries are at the same bar."""
        return self.start == self.end == 0


def extents(axis: Axis, ref: SpokenEntity, hyp: SpokenEntity, tolerance: int) -> Extents:
    """Return the comparison of two extents; two entities without words have the same place (S8)."""
    if not ref.words and not hyp.words:
        return Extents(0, 0, True)
    starts = _start(axis.ref, ref.words), _start(axis.hyp, hyp.words)
    ends = _end(axis.ref, ref.words), _end(axis.hyp, hyp.words)
    start, end = distance(axis, *starts), distance(axis, *ends)
    same = all(
        not words or (words <= tolerance and _all_errors(axis, *pair))
        for words, pair in ((start, starts), (end, ends))
    )
    return Extents(start, end, same)


def distance(axis: Axis, ref: Boundary, hyp: Boundary) -> int:
    """Return the distance of two boundaries in words, on the side with more between them; 0: one bar.

    Inside a block no word corresponds to a certain other one: a boundary there is off by its words to the bar
    that is nearer to the other boundary, and two in one block are at least one word apart (S2).
    """
    if ref.low == hyp.low and ref.off and hyp.off:
        return max(1, abs(ref.off - hyp.off))
    if ref.high <= hyp.low:
        return max(axis.ref.bars[hyp.low] - ref.word, hyp.word - axis.hyp.bars[ref.high])
    return max(ref.word - axis.ref.bars[hyp.high], axis.hyp.bars[ref.low] - hyp.word)


def _all_errors(axis: Axis, ref: Boundary, hyp: Boundary) -> bool:
    between = range(min(ref.low, hyp.low), max(ref.high, hyp.high))
    return not any(axis.identical(block) for block in between)
