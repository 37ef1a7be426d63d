"""Boundaries on the common axis, held against a count of words one by one (S2); types and content."""

from array import array

from hypothesis import given
from hypothesis import strategies as st

from annotally.methods.speech.components import SpokenEntity, entity_of, extents, same_content, same_type
from annotally.text.alignment.axis import Axis, SideOfAxis, axis_of
from annotally.text.alignment.blocks import Blocks
from support.builders import instance
from support.word_samples import spoken


def entity(side: SideOfAxis, words: range, *types: str) -> SpokenEntity:
    kinds = frozenset(("p", item) for item in types or ("person",))
    return SpokenEntity(0, words, side.blocks_of(words), kinds, False, ("p", ""))


@st.composite
def axes(draw: st.DrawFn) -> tuple[Axis, SpokenEntity, SpokenEntity]:
    """Return any alignment of a few words, and a stretch of words of either side."""
    sizes = st.tuples(st.integers(0, 3), st.integers(0, 3)).filter(any)
    blocks = draw(st.lists(sizes, min_size=2, max_size=6))
    forms: tuple[list[str], list[str]] = ([], [])
    bars = array("l", [0]), array("l", [0])
    for number, block in enumerate(blocks):
        same = block == (1, 1) and draw(st.booleans())
        for side, count in enumerate(block):
            forms[side].extend(f"W{number}" if same else f"{'XY'[side]}{number}" for _ in range(count))
            bars[side].append(len(forms[side]))
    axis = axis_of(Blocks(*bars), spoken(forms[0]), spoken(forms[1]))
    chosen = []
    for side, own_form in zip((axis.ref, axis.hyp), forms, strict=True):
        count = len(own_form)
        if not count:
            return draw(axes())
        start = draw(st.integers(0, count - 1))
        chosen.append(entity(side, range(start, draw(st.integers(start + 1, count)))))
    return axis, *chosen


def naive_distance(axis: Axis, ref: SpokenEntity, hyp: SpokenEntity, *, end: bool) -> tuple[int, bool]:
    """Return how far apart two boundaries are, and whether all between them are errors.

    Each word is asked for itself: it is between if it stands on one side of its own boundary and its whole
    block on the other side of the other text's.
    """

    def block_of(side: SideOfAxis, word: int) -> int:
        return next(k for k in range(len(axis)) if word in side.words_of(range(k, k + 1)))

    cut, partly, offs = [], [], []
    for side, row in ((axis.ref, ref), (axis.hyp, hyp)):
        word = row.words[-1] if end else row.words[0]
        block = block_of(side, word)
        words = side.words_of(range(block, block + 1))
        off = words.stop - 1 - word if end else word - words.start
        partly.append(block if off else None)
        offs.append(off)
        cut.append(block + 1 if end and not off else block)  # blocks ahead of the boundary, but for a cut one
    if partly[0] is not None and partly[0] == partly[1]:
        return max(1, abs(offs[0] - offs[1])), True
    counts, touched = [0, 0], set()
    for own_number, (side, row) in enumerate(((axis.ref, ref), (axis.hyp, hyp))):
        boundary = row.words.stop if end else row.words.start
        for word in range(len(side.words)):
            block = block_of(side, word)
            if block == partly[1 - own_number]:
                continue  # whether it is ahead of the other boundary nobody knows
            if (word < boundary) != (block < cut[1 - own_number]):
                counts[own_number] += 1
                touched.add(block)
    return max(counts), not any(axis.identical(block) for block in touched)


@given(axes(), st.integers(0, 4))
def test_s2_extents_agree_with_a_count_word_by_word(
    found: tuple[Axis, SpokenEntity, SpokenEntity], tolerance: int
) -> None:
    axis, ref, hyp = found
    start, start_errors = naive_distance(axis, ref, hyp, end=False)
    end, end_errors = naive_distance(axis, ref, hyp, end=True)
    result = extents(axis, ref, hyp, tolerance)
    assert (result.start, result.end) == (start, end)
    forgiven = (not start or (start <= tolerance and start_errors)) and (
        not end or (end <= tolerance and end_errors)
    )
    assert result.same is forgiven
    assert result.exact is (start == end == 0)


@given(axes(), st.integers(0, 4))
def test_s2_and_s3_do_not_ask_which_side_is_the_reference(
    found: tuple[Axis, SpokenEntity, SpokenEntity], tolerance: int
) -> None:
    axis, ref, hyp = found
    mirrored = Axis(axis.hyp, axis.ref)
    assert extents(mirrored, hyp, ref, tolerance) == extents(axis, ref, hyp, tolerance)
    assert same_content(mirrored, hyp, ref) is same_content(axis, ref, hyp)


def test_s2_two_boundaries_inside_one_block_are_at_least_one_word_apart() -> None:
    """A B C stand for X Y Z as one: which word is which nobody says, and equal offsets are no agreement."""
    axis = axis_of(Blocks(array("l", [0, 3]), array("l", [0, 3])), spoken("A B C"), spoken("X Y Z"))
    for ref, hyp, distance in ((1, 1, 1), (1, 2, 1), (2, 2, 1), (1, 0, 1), (2, 0, 2)):
        actual_extents = extents(axis, entity(axis.ref, range(ref, 3)), entity(axis.hyp, range(hyp, 3)), 1)
        assert (actual_extents.start, actual_extents.end) == (distance, 0)
        assert actual_extents.same is (distance == 1)
        ends = entity(axis.ref, range(3 - ref)), entity(axis.hyp, range(3 - hyp))
        actual_extents = extents(axis, *ends, 1)
        assert (actual_extents.start, actual_extents.end, actual_extents.same) == (0, distance, distance == 1)


def test_s2_the_words_of_the_side_that_has_more_count() -> None:
    """B of the reference stands for X Y: a tag that begins behind Y is two words of the hypothesis off."""
    axis = axis_of(Blocks(array("l", [0, 1, 2]), array("l", [0, 2, 3])), spoken("B C"), spoken("X Y C"))
    actual_extents = extents(axis, entity(axis.ref, range(2)), entity(axis.hyp, range(2, 3)), 2)
    assert (actual_extents.start, actual_extents.same) == (2, True)


def test_s8_two_entities_without_words_have_the_same_place_and_one_has_not() -> None:
    axis = axis_of(Blocks(array("l", range(4)), array("l", range(4))), spoken("A B C"), spoken("A B C"))
    ref, hyp = entity(axis.ref, range(1, 1)), entity(axis.hyp, range(3, 3))
    assert extents(axis, ref, hyp, 0) == (0, 0, True)
    word = entity(axis.ref, range(1, 2)), entity(axis.hyp, range(2, 3))
    assert not extents(axis, ref, word[1], 0).same
    assert not extents(axis, word[0], hyp, 0).same


def test_an_entity_that_stands_nowhere_has_no_words() -> None:
    axis = axis_of(Blocks(array("l", [0, 1]), array("l", [0, 1])), spoken("A"), spoken("A"))
    stated_entity = entity_of(0, instance("P", "1"), "P", "TYPE", axis.ref, may_be_optional=True)
    assert (stated_entity.words, stated_entity.blocks) == (range(0), range(0))


def test_types_are_the_same_in_class_and_value_m14() -> None:
    axis = axis_of(Blocks(array("l", [0, 1]), array("l", [0, 1])), spoken("A"), spoken("A"))
    several, first_entity, second_entity = (
        entity(axis.ref, range(1), *types) for types in (("person", "organization"), ("person",), ("date",))
    )
    assert same_type(several, first_entity)
    assert not same_type(first_entity, several)
    assert same_type(first_entity, several, either=True)
    assert not same_type(several, second_entity, either=True)
