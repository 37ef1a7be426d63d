"""Words for the tests of alignment."""

from array import array
from collections.abc import Iterable, Sequence

from hypothesis import strategies as st
from rapidfuzz.distance import Levenshtein

from annotally.model.extents import Extent
from annotally.text.alignment.axis import Axis, SideOfAxis
from annotally.text.alignment.blocks import Blocks
from annotally.text.alignment.segments import Segment
from annotally.text.alignment.words import Words, optional_words

FEW = ("A", "THE", "NEW", "YORK", "NEWARK", "UH", "H-", "GOOD", "RICH", "GINGRICH")
"""Words that are alike, short, optional: so that a few of them already make every kind of block."""

word_lists = st.lists(st.sampled_from(FEW), max_size=12)


def spoken(text: str | Sequence[str]) -> Words:
    """Return words as they stand, one blank between any two."""
    forms = text.split() if isinstance(text, str) else list(text)
    starts, ends = array("l"), array("l")
    place = 0
    for form in forms:
        starts.append(place)
        ends.append(place + len(form))
        place += len(form) + 1
    return Words(forms, starts, ends, optional_words(forms))


def shown(blocks: Blocks, ref: Words, hyp: Words) -> str:
    """Return blocks as a person would write them: ``NEW YORK=NEWARK | H-= | OF=OF``."""
    return " | ".join(f"{' '.join(ref.forms[a:b])}={' '.join(hyp.forms[c:d])}" for a, b, c, d in blocks)


def check_cover(blocks: Blocks, ref: Words, hyp: Words) -> None:
    """Assert that blocks lie one behind the other and cover both sides."""
    place = other_number = 0
    for block in blocks:
        assert (block.ref, block.hyp) == (place, other_number)
        assert block.ref_end > place or block.hyp_end > other_number
        place, other_number = block.ref_end, block.hyp_end
    assert (place, other_number) == (len(ref), len(hyp))


def edit_count(ref: Sequence[str], hyp: Sequence[str], segments: Iterable[Segment]) -> int:
    """Return the number of substituted, inserted and deleted words, each segment aligned one to one."""
    return sum(Levenshtein.distance(ref[a:b], hyp[c:d]) for a, b, c, d in segments)


def on_hyp(axis: Axis, extent: Extent) -> Extent:
    """Return the extent of the hypothesis aligned with one of the reference; empty in place, if none."""
    return axis.hyp.extent_of(axis.ref.blocks_in(extent))


def on_ref(axis: Axis, extent: Extent) -> Extent:
    """Return the extent of the reference aligned with one of the hypothesis; empty in place, if none."""
    return axis.ref.extent_of(axis.hyp.blocks_in(extent))


def first_and_last(side: SideOfAxis, extent: Extent) -> tuple[int, int] | None:
    """Return an extent as its first and its last block, as H6 writes it; None without words."""
    blocks = side.blocks_in(extent)
    return (blocks.start, blocks.stop - 1) if blocks else None
